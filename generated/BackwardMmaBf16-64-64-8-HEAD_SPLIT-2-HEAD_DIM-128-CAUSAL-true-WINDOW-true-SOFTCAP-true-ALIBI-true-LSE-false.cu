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
    const u32 padded)
{
#line 41 "fa-kernels/src/attention/backward/work.rs"
    const u32 t1 = seq_k + 63u;
#line 41 "fa-kernels/src/attention/backward/work.rs"
    const u32 blocks = t1 >> 6u;
    const u32 t3 = blockIdx.x;
#line 42 "fa-kernels/src/attention/backward/work.rs"
    const u32 t4 = t3 % blocks;
#line 42 "fa-kernels/src/attention/backward/work.rs"
    const u32 t5 = blockIdx.x;
#line 42 "fa-kernels/src/attention/backward/work.rs"
    const u32 t6 = t5 / blocks;
#line 46 "fa-kernels/src/attention/backward/work.rs"
    const u32 kv_heads = heads / group;
    const u32 t8 = t4 << 6u;
#line 52 "fa-kernels/src/attention/backward/work.rs"
    const u32 batch_2 = t6 / kv_heads;
#line 54 "fa-kernels/src/attention/backward/work.rs"
    const u32 t10 = t6 % kv_heads;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 t11 = seq_q + 63u;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t11 >> 6u;
#line 119 "fa-kernels/src/attention/query_blocks.rs"
    u32 low = 0u;
    u32 high = count;
    while (true) {
#line 121 "fa-kernels/src/attention/query_blocks.rs"
        const bool t13 = low < high;
        if (!t13) break;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t14 = low + high;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 middle = t14 >> 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t16 = middle << 6u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t17 = t16 + 63u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t18 = seq_q - 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t19 = t17 < t18 ? t17 : t18;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t20 = t19 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end = t20 + 1u;
        const u32 t22 = end > seq_q ? end : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t23 = t22 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_2 = t23 < seq_k ? t23 : seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_3 = t19 + seq_k;
        const u32 t26 = end_3 > seq_q ? end_3 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position = t26 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t28 = position > window_left ? position : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t29 = t28 - window_left;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t30 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 begin = t29 < t30 ? t29 : t30;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool found = t8 < end_2;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t33 = middle + 1u;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t34 = found ? low : t33;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        low = t34;
        const u32 t35 = found ? middle : high;
#line 125 "fa-kernels/src/attention/query_blocks.rs"
        high = t35;
    }
#line 59 "fa-kernels/src/attention/query_blocks.rs"
    const u32 first = low;
#line 119 "fa-kernels/src/attention/query_blocks.rs"
    u32 low_2 = 0u;
    u32 high_2 = count;
    while (true) {
#line 121 "fa-kernels/src/attention/query_blocks.rs"
        const bool t37 = low_2 < high_2;
        if (!t37) break;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t38 = low_2 + high_2;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 middle_2 = t38 >> 1u;
#line 65 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t40 = middle_2 << 6u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t41 = t40 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_4 = t41 + 1u;
        const u32 t43 = end_4 > seq_q ? end_4 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t44 = t43 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_5 = t44 < seq_k ? t44 : seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_6 = t40 + seq_k;
        const u32 t47 = end_6 > seq_q ? end_6 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position_2 = t47 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t49 = position_2 > window_left ? position_2 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t50 = t49 - window_left;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t51 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 begin_2 = t50 < t51 ? t50 : t51;
#line 67 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t53 = t8 + 64u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool t54 = begin_2 < t53;
#line 67 "fa-kernels/src/attention/query_blocks.rs"
        const bool found_2 = !t54;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t56 = middle_2 + 1u;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t57 = found_2 ? low_2 : t56;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        low_2 = t57;
        const u32 t58 = found_2 ? middle_2 : high_2;
#line 125 "fa-kernels/src/attention/query_blocks.rs"
        high_2 = t58;
    }
#line 64 "fa-kernels/src/attention/query_blocks.rs"
    const u32 end_7 = low_2;
#line 69 "fa-kernels/src/attention/query_blocks.rs"
    const u32 end_8 = end_7 > first ? end_7 : first;
#line 96 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t63 = thread >> 5u;
#line 98 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t63));
#line 99 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 102 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t66 = smem_1 + 32768u;
    const u32 share = warp >> 2u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t68 = warp & 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t69 = t68 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t70 = smem_1 + 16384u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t71 = t66 + 8192u;
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
    const u32 t72 = warp & 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t73 = t72 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t74 = warp >> 2u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t75 = share << 5u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t76 = lane & 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t77 = t75 + t76;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t78 = lane >> 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t79 = t78 << 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t80 = t77 + t79;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t81 = lane >> 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t82 = t81 & 1u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t83 = t80 & 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t84 = t82 ^ t83;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t85 = t80 << 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t86 = t84 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t87 = t85 + t86;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t88 = lane & 15u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t89 = lane >> 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t90 = t88 & 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t91 = t89 ^ t90;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t92 = t88 << 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t93 = t91 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t94 = t92 + t93;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t95 = (u64)batch_2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t96 = t95 * k_stride0;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t97 = t96 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t98 = k + t97;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t99 = 0ull * k_stride1;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t100 = t99 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t101 = t98 + t100;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t102 = (u64)t10;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t103 = t102 * k_stride2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t104 = t103 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t105 = t101 + t104;
    const u32 t106 = (u32)k_stride1;
#line 137 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t107 = t106 << 1u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t108 = thread >> 3u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t109 = thread & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t110 = t108 & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t111 = t109 ^ t110;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t112 = t108 << 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t113 = t111 << 4u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t114 = t112 + t113;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t115 = (u64)t108 * t107;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t116 = t105 + t115;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t117 = (u64)t109 * 16u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t118 = t116 + t117;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t119 = (u64)t107 * 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t120 = head_dim >> 3u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t121 = smem_1 + t114;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t122 = (u64)t8 * t107;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t123 = t118 + t122;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t124 = t123 + t119;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t125 = t8 + t108;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t126 = t125 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t127 = t109 < t120;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t128 = t126 & t127;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t129 = t128 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t121), "l"(t123), "r"(t129) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t130 = t8 + t108;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t131 = t130 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t132 = t131 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t133 = t109 < t120;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t134 = t132 & t133;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t135 = t134 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t121), "l"(t124), "r"(t135) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t136 = t123 + 128ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t137 = t8 + t108;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t138 = t137 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t139 = t109 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t140 = t139 < t120;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t141 = t138 & t140;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t142 = t141 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t121), "l"(t136), "r"(t142) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t143 = t124 + 128ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t144 = t8 + t108;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t145 = t144 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t146 = t145 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t147 = t109 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t148 = t147 < t120;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t149 = t146 & t148;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t150 = t149 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t121), "l"(t143), "r"(t150) : "memory");
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t151 = (u64)batch_2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t152 = t151 * v_stride0;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t153 = t152 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t154 = v + t153;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t155 = 0ull * v_stride1;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t156 = t155 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t157 = t154 + t156;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t158 = (u64)t10;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t159 = t158 * v_stride2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t160 = t159 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t161 = t157 + t160;
    const u32 t162 = (u32)v_stride1;
#line 137 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t163 = t162 << 1u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t164 = thread >> 3u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t165 = thread & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t166 = t164 & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t167 = t165 ^ t166;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t168 = t164 << 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t169 = t167 << 4u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t170 = t168 + t169;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t171 = (u64)t164 * t163;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t172 = t161 + t171;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t173 = (u64)t165 * 16u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t174 = t172 + t173;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t175 = (u64)t163 * 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t176 = head_dim >> 3u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t177 = t70 + t170;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t178 = (u64)t8 * t163;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t179 = t174 + t178;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t180 = t179 + t175;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t181 = t8 + t164;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t182 = t181 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t183 = t165 < t176;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t184 = t182 & t183;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t185 = t184 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t177), "l"(t179), "r"(t185) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t186 = t8 + t164;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t187 = t186 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t188 = t187 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t189 = t165 < t176;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t190 = t188 & t189;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t191 = t190 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t177), "l"(t180), "r"(t191) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t192 = t179 + 128ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t193 = t8 + t164;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t194 = t193 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t195 = t165 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t196 = t195 < t176;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t197 = t194 & t196;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t198 = t197 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t177), "l"(t192), "r"(t198) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t199 = t180 + 128ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t200 = t8 + t164;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t201 = t200 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t202 = t201 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t203 = t165 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t204 = t203 < t176;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t205 = t202 & t204;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t206 = t205 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t177), "l"(t199), "r"(t206) : "memory");
#line 153 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 smem_2 = smem_1 + 49152u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t208 = smem_2 + 16384u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t209 = smem_2 + 32768u;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t210 = (u64)batch_2;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t211 = t210 * q_stride0;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t212 = t211 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t213 = q + t212;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t214 = 0ull * q_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t215 = t214 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t216 = t213 + t215;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t217 = (u32)q_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t218 = t217 << 1u;
    const u32 t219 = thread >> 3u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t220 = thread & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t221 = t219 & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t222 = t220 ^ t221;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t223 = t219 << 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t224 = t222 << 4u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t225 = t223 + t224;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t226 = (u64)t219 * t218;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t227 = t216 + t226;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t228 = (u64)t220 * 16u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t229 = t227 + t228;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t230 = (u64)t218 * 32u;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t231 = (u64)batch_2;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t232 = t231 * d_o_stride0;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t233 = t232 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t234 = d_o + t233;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t235 = 0ull * d_o_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t236 = t235 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t237 = t234 + t236;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t238 = (u32)d_o_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t239 = t238 << 1u;
    const u32 t240 = thread >> 3u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t241 = thread & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t242 = t240 & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t243 = t241 ^ t242;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t244 = t240 << 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t245 = t243 << 4u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t246 = t244 + t245;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t247 = (u64)t240 * t239;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t248 = t237 + t247;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t249 = (u64)t241 * 16u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t250 = t248 + t249;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t251 = (u64)t239 * 32u;
#line 93 "fa-kernels/src/attention/backward/work.rs"
    const u32 t252 = end_8 - first;
#line 93 "fa-kernels/src/attention/backward/work.rs"
    const u32 count_2 = t252 * group;
#line 128 "fa-kernels/src/attention/backward/work.rs"
    const u32 t254 = t10 * group;
#line 132 "fa-kernels/src/attention/backward/work.rs"
    u32 head = t254;
    u32 block = first;
    const bool t255 = count_2 != 0u;
#line 156 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t255) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t256 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t257 = (u32)q_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t258 = t257 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 head_2 = (u64)head * t258;
        const u64 of_head = t216 + head_2;
        const u32 t261 = block << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t262 = (u64)t220 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t263 = smem_2 + t225;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t264 = t261 + t219;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t265 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t266 = t265 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t267 = t264 < t266 ? t264 : t266;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t268 = (u64)t267 * t218;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t269 = of_head + t268;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t270 = t269 + t262;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t271 = t261 + t219;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t272 = t271 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t273 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t274 = t273 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t275 = t272 < t274 ? t272 : t274;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t276 = (u64)t275 * t218;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t277 = of_head + t276;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t278 = t277 + t262;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t279 = t261 + t219;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t280 = t279 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t281 = t220 < t256;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t282 = t280 & t281;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t283 = t282 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t263), "l"(t270), "r"(t283) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t284 = t261 + t219;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t285 = t284 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t286 = t285 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t287 = t220 < t256;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t288 = t286 & t287;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t289 = t288 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t263), "l"(t278), "r"(t289) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t290 = t270 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t291 = t261 + t219;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t292 = t291 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t293 = t220 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t294 = t293 < t256;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t295 = t292 & t294;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t296 = t295 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t263), "l"(t290), "r"(t296) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t297 = t278 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t298 = t261 + t219;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t299 = t298 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t300 = t299 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t301 = t220 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t302 = t301 < t256;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t303 = t300 & t302;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t304 = t303 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t263), "l"(t297), "r"(t304) : "memory");
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t305 = thread < 32u;
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
        if (t305) {
#line 224 "fa-kernels/src/attention/backward/work.rs"
            const u32 t306 = batch_2 * heads;
#line 224 "fa-kernels/src/attention/backward/work.rs"
            const u32 t307 = t306 + head;
#line 224 "fa-kernels/src/attention/backward/work.rs"
            const u32 t308 = t307 * padded;
#line 224 "fa-kernels/src/attention/backward/work.rs"
            const u32 t309 = block << 6u;
#line 224 "fa-kernels/src/attention/backward/work.rs"
            const u32 row = t308 + t309;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t311 = thread << 1u;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 row_2 = row + t311;
            const u32 t313 = thread << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t314 = t209 + t313;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t315 = (u64)row_2;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t316 = t315 * statistics_stride0;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t317 = t316 * 4ull;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t318 = statistics + t317;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t314), "l"(t318) : "memory");
        }
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t319 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t320 = (u32)d_o_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t321 = t320 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 head_3 = (u64)head * t321;
        const u64 of_head_2 = t237 + head_3;
        const u32 t324 = block << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t325 = (u64)t241 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t326 = t208 + t246;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t327 = t324 + t240;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t328 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t329 = t328 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t330 = t327 < t329 ? t327 : t329;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t331 = (u64)t330 * t239;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t332 = of_head_2 + t331;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t333 = t332 + t325;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t334 = t324 + t240;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t335 = t334 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t336 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t337 = t336 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t338 = t335 < t337 ? t335 : t337;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t339 = (u64)t338 * t239;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t340 = of_head_2 + t339;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t341 = t340 + t325;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t342 = t324 + t240;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t343 = t342 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t344 = t241 < t319;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t345 = t343 & t344;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t346 = t345 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t326), "l"(t333), "r"(t346) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t347 = t324 + t240;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t348 = t347 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t349 = t348 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t350 = t241 < t319;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t351 = t349 & t350;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t352 = t351 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t326), "l"(t341), "r"(t352) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t353 = t333 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t354 = t324 + t240;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t355 = t354 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t356 = t241 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t357 = t356 < t319;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t358 = t355 & t357;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t359 = t358 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t326), "l"(t353), "r"(t359) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t360 = t341 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t361 = t324 + t240;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t362 = t361 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t363 = t362 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t364 = t241 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t365 = t364 < t319;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t366 = t363 & t365;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t367 = t366 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t326), "l"(t360), "r"(t367) : "memory");
    }
#line 160 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 135 "fa-kernels/src/attention/backward/work.rs"
    #pragma unroll 1
    for (u32 i = 0u; i < count_2; i += 1u) {
#line 139 "fa-kernels/src/attention/backward/work.rs"
        const u32 t368 = block + 1u;
#line 139 "fa-kernels/src/attention/backward/work.rs"
        const bool wraps = t368 == end_8;
        const u32 t370 = head + 1u;
#line 140 "fa-kernels/src/attention/backward/work.rs"
        const u32 t371 = wraps ? t370 : head;
#line 140 "fa-kernels/src/attention/backward/work.rs"
        const u32 t372 = block + 1u;
#line 140 "fa-kernels/src/attention/backward/work.rs"
        const u32 t373 = wraps ? first : t372;
#line 147 "fa-kernels/src/attention/backward/work.rs"
        const u32 t374 = i + 1u;
#line 147 "fa-kernels/src/attention/backward/work.rs"
        const bool more = t374 < count_2;
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
        const u32 t376 = lane & 15u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t377 = t69 + t376;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t378 = lane >> 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t379 = t377 & 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t380 = t378 ^ t379;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t381 = t377 << 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t382 = t380 << 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t383 = t381 + t382;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t384 = smem_1 + t383;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t385;
        asm volatile("mov.b32 %0, %1;" : "=r"(t385) : "r"(t87));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t386 = t385 ^ 32u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t387 = t385 ^ 64u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t388 = t385 ^ 96u;
        const u32 t389 = smem_2 + t385;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t390;
        asm volatile("mov.b32 %0, %1;" : "=r"(t390) : "r"(t384));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t390) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t389) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t389) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t391 = smem_2 + t386;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t392;
        asm volatile("mov.b32 %0, %1;" : "=r"(t392) : "r"(t384));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t393 = t392 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t393) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t391) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_17), "r"(m_18));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_19), "r"(m_20));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t391) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_21), "r"(m_22));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_23), "r"(m_24));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t394 = smem_2 + t387;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t395;
        asm volatile("mov.b32 %0, %1;" : "=r"(t395) : "r"(t384));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t396 = t395 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t396) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t394) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_29), "r"(m_30));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_31), "r"(m_32));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t394) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_33), "r"(m_34));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_35), "r"(m_36));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t397 = smem_2 + t388;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t398;
        asm volatile("mov.b32 %0, %1;" : "=r"(t398) : "r"(t384));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t399 = t398 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t399) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t397) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_41), "r"(m_42));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_43), "r"(m_44));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t397) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_45), "r"(m_46));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_47), "r"(m_48));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t400;
        asm volatile("mov.b32 %0, %1;" : "=r"(t400) : "r"(t384));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t400) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t389) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_53), "r"(m_54));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_55), "r"(m_56));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t389) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_57), "r"(m_58));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_59), "r"(m_60));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t401;
        asm volatile("mov.b32 %0, %1;" : "=r"(t401) : "r"(t384));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t402 = t401 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t402) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t391) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t391) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t403;
        asm volatile("mov.b32 %0, %1;" : "=r"(t403) : "r"(t384));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t404 = t403 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t404) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t394) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_77), "r"(m_78));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_79), "r"(m_80));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t394) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_81), "r"(m_82));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_83), "r"(m_84));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t405;
        asm volatile("mov.b32 %0, %1;" : "=r"(t405) : "r"(t384));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t406 = t405 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t406) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t397) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_89), "r"(m_90));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_91), "r"(m_92));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t397) : "memory");
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
        const u32 t407 = lane & 15u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t408 = t69 + t407;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t409 = lane >> 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t410 = t408 & 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t411 = t409 ^ t410;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t412 = t408 << 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t413 = t411 << 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t414 = t412 + t413;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t415 = t70 + t414;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t416;
        asm volatile("mov.b32 %0, %1;" : "=r"(t416) : "r"(t87));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t417 = t416 ^ 32u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t418 = t416 ^ 64u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t419 = t416 ^ 96u;
        const u32 t420 = t208 + t416;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t421;
        asm volatile("mov.b32 %0, %1;" : "=r"(t421) : "r"(t415));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t421) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t420) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_101), "r"(m_102));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_103), "r"(m_104));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t420) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_105), "r"(m_106));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_107), "r"(m_108));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t422 = t208 + t417;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t423;
        asm volatile("mov.b32 %0, %1;" : "=r"(t423) : "r"(t415));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t424 = t423 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t424) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t422) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_113), "r"(m_114));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_115), "r"(m_116));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t422) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_117), "r"(m_118));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_119), "r"(m_120));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t425 = t208 + t418;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t426;
        asm volatile("mov.b32 %0, %1;" : "=r"(t426) : "r"(t415));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t427 = t426 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t427) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t425) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t425) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t428 = t208 + t419;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t429;
        asm volatile("mov.b32 %0, %1;" : "=r"(t429) : "r"(t415));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t430 = t429 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t430) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t428) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_137), "r"(m_138));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_139), "r"(m_140));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t428) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_141), "r"(m_142));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_143), "r"(m_144));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t431;
        asm volatile("mov.b32 %0, %1;" : "=r"(t431) : "r"(t415));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t431) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t420) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_149), "r"(m_150));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_151), "r"(m_152));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t420) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_153), "r"(m_154));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_155), "r"(m_156));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t432;
        asm volatile("mov.b32 %0, %1;" : "=r"(t432) : "r"(t415));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t433 = t432 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t433) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t422) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_161), "r"(m_162));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_163), "r"(m_164));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t422) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_165), "r"(m_166));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_167), "r"(m_168));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t434;
        asm volatile("mov.b32 %0, %1;" : "=r"(t434) : "r"(t415));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t435 = t434 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t435) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t425) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_173), "r"(m_174));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_175), "r"(m_176));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t425) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_177), "r"(m_178));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_179), "r"(m_180));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t436;
        asm volatile("mov.b32 %0, %1;" : "=r"(t436) : "r"(t415));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t437 = t436 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t437) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t428) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_185), "r"(m_186));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_187), "r"(m_188));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t428) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_189), "r"(m_190));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_191), "r"(m_192));
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t438 = block << 6u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t439 = share << 5u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_query = t438 + t439;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t441 = (u64)batch_2;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t442 = t441 * alibi_slopes_stride0;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t443 = t442 * 4ull;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t444 = alibi_slopes + t443;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t445 = (u64)head;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t446 = t445 * alibi_slopes_stride1;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t447 = t446 * 4ull;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        const u64 t448 = t444 + t447;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
        f32 slope;
        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(slope) : "l"(t448) : "memory");
#line 91 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t450 = slope * 1.442695f;
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t451;
        asm("abs.f32 %0, %1;" : "=f"(t451) : "f"(s));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t452;
        asm("abs.f32 %0, %1;" : "=f"(t452) : "f"(s_2));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t453;
        asm("abs.f32 %0, %1;" : "=f"(t453) : "f"(s_3));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t454;
        asm("abs.f32 %0, %1;" : "=f"(t454) : "f"(s_4));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t455;
        asm("abs.f32 %0, %1;" : "=f"(t455) : "f"(s_5));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t456;
        asm("max.f32 %0, %1, %2;" : "=f"(t456) : "f"(t451), "f"(t455));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t457;
        asm("abs.f32 %0, %1;" : "=f"(t457) : "f"(s_6));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t458;
        asm("max.f32 %0, %1, %2;" : "=f"(t458) : "f"(t452), "f"(t457));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t459;
        asm("abs.f32 %0, %1;" : "=f"(t459) : "f"(s_7));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t460;
        asm("max.f32 %0, %1, %2;" : "=f"(t460) : "f"(t453), "f"(t459));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t461;
        asm("abs.f32 %0, %1;" : "=f"(t461) : "f"(s_8));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t462;
        asm("max.f32 %0, %1, %2;" : "=f"(t462) : "f"(t454), "f"(t461));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t463;
        asm("abs.f32 %0, %1;" : "=f"(t463) : "f"(s_9));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t464;
        asm("max.f32 %0, %1, %2;" : "=f"(t464) : "f"(t456), "f"(t463));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t465;
        asm("abs.f32 %0, %1;" : "=f"(t465) : "f"(s_10));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t466;
        asm("max.f32 %0, %1, %2;" : "=f"(t466) : "f"(t458), "f"(t465));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t467;
        asm("abs.f32 %0, %1;" : "=f"(t467) : "f"(s_11));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t468;
        asm("max.f32 %0, %1, %2;" : "=f"(t468) : "f"(t460), "f"(t467));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t469;
        asm("abs.f32 %0, %1;" : "=f"(t469) : "f"(s_12));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t470;
        asm("max.f32 %0, %1, %2;" : "=f"(t470) : "f"(t462), "f"(t469));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t471;
        asm("abs.f32 %0, %1;" : "=f"(t471) : "f"(s_13));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t472;
        asm("max.f32 %0, %1, %2;" : "=f"(t472) : "f"(t464), "f"(t471));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t473;
        asm("abs.f32 %0, %1;" : "=f"(t473) : "f"(s_14));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t474;
        asm("max.f32 %0, %1, %2;" : "=f"(t474) : "f"(t466), "f"(t473));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t475;
        asm("abs.f32 %0, %1;" : "=f"(t475) : "f"(s_15));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t476;
        asm("max.f32 %0, %1, %2;" : "=f"(t476) : "f"(t468), "f"(t475));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t477;
        asm("abs.f32 %0, %1;" : "=f"(t477) : "f"(s_16));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t478;
        asm("max.f32 %0, %1, %2;" : "=f"(t478) : "f"(t470), "f"(t477));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t479;
        asm("max.f32 %0, %1, %2;" : "=f"(t479) : "f"(t472), "f"(t474));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 t480;
        asm("max.f32 %0, %1, %2;" : "=f"(t480) : "f"(t476), "f"(t478));
#line 182 "fa-kernels/src/attention/options/softcap.rs"
        f32 largest;
        asm("max.f32 %0, %1, %2;" : "=f"(largest) : "f"(t479), "f"(t480));
#line 68 "fa-kernels/src/attention/options/small.rs"
        const bool is_small = largest < small;
        const bool t483 = !is_small;
#line 69 "fa-kernels/src/attention/options/small.rs"
        const bool t484 = __any_sync(0xffffffffu, t483);
#line 183 "fa-kernels/src/attention/options/softcap.rs"
        if (t484) {
#line 68 "fa-kernels/src/attention/options/small.rs"
            const bool is_small_2 = largest < small_2;
            const bool t486 = !is_small_2;
#line 69 "fa-kernels/src/attention/options/small.rs"
            const bool t487 = __any_sync(0xffffffffu, t486);
#line 184 "fa-kernels/src/attention/options/softcap.rs"
            if (t487) {
                const f32 t488 = softcap_scale * -2.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t489 = s * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t490;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t490) : "f"(t489));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t491 = t490 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t492;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t492) : "f"(t491));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t493;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t493) : "f"(t492), "f"(t488), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s = t493;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t494 = s_2 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t495;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t495) : "f"(t494));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t496 = t495 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t497;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t497) : "f"(t496));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t498;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t498) : "f"(t497), "f"(t488), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_2 = t498;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t499 = s_3 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t500;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t500) : "f"(t499));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t501 = t500 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t502;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t502) : "f"(t501));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t503;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t503) : "f"(t502), "f"(t488), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_3 = t503;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t504 = s_4 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t505;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t505) : "f"(t504));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t506 = t505 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t507;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t507) : "f"(t506));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t508;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t508) : "f"(t507), "f"(t488), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_4 = t508;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t509 = s_5 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t510;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t510) : "f"(t509));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t511 = t510 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t512;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t512) : "f"(t511));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t513;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t513) : "f"(t512), "f"(t488), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_5 = t513;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t514 = s_6 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t515;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t515) : "f"(t514));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t516 = t515 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t517;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t517) : "f"(t516));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t518;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t518) : "f"(t517), "f"(t488), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_6 = t518;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t519 = s_7 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t520;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t520) : "f"(t519));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t521 = t520 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t522;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t522) : "f"(t521));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t523;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t523) : "f"(t522), "f"(t488), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_7 = t523;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t524 = s_8 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t525;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t525) : "f"(t524));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t526 = t525 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t527;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t527) : "f"(t526));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t528;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t528) : "f"(t527), "f"(t488), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_8 = t528;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t529 = s_9 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t530;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t530) : "f"(t529));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t531 = t530 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t532;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t532) : "f"(t531));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t533;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t533) : "f"(t532), "f"(t488), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_9 = t533;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t534 = s_10 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t535;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t535) : "f"(t534));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t536 = t535 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t537;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t537) : "f"(t536));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t538;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t538) : "f"(t537), "f"(t488), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_10 = t538;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t539 = s_11 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t540;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t540) : "f"(t539));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t541 = t540 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t542;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t542) : "f"(t541));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t543;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t543) : "f"(t542), "f"(t488), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_11 = t543;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t544 = s_12 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t545;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t545) : "f"(t544));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t546 = t545 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t547;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t547) : "f"(t546));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t548;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t548) : "f"(t547), "f"(t488), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_12 = t548;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t549 = s_13 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t550;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t550) : "f"(t549));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t551 = t550 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t552;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t552) : "f"(t551));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t553;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t553) : "f"(t552), "f"(t488), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_13 = t553;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t554 = s_14 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t555;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t555) : "f"(t554));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t556 = t555 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t557;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t557) : "f"(t556));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t558;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t558) : "f"(t557), "f"(t488), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_14 = t558;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t559 = s_15 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t560;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t560) : "f"(t559));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t561 = t560 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t562;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t562) : "f"(t561));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t563;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t563) : "f"(t562), "f"(t488), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_15 = t563;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t564 = s_16 * softcap;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t565;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t565) : "f"(t564));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t566 = t565 + 1.0f;
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t567;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t567) : "f"(t566));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                f32 t568;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t568) : "f"(t567), "f"(t488), "f"(softcap_scale));
#line 185 "fa-kernels/src/attention/options/softcap.rs"
                s_16 = t568;
            } else {
                const f32 t569 = s * s;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t570;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t570) : "f"(coefficient_4), "f"(t569), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t571;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t571) : "f"(t570), "f"(t569), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t572;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t572) : "f"(t571), "f"(t569), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t573;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t573) : "f"(t572), "f"(t569), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t574 = s * t573;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s = t574;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t575 = s_2 * s_2;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t576;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t576) : "f"(coefficient_4), "f"(t575), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t577;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t577) : "f"(t576), "f"(t575), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t578;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t578) : "f"(t577), "f"(t575), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t579;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t579) : "f"(t578), "f"(t575), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t580 = s_2 * t579;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_2 = t580;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t581 = s_3 * s_3;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t582;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t582) : "f"(coefficient_4), "f"(t581), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t583;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t583) : "f"(t582), "f"(t581), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t584;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t584) : "f"(t583), "f"(t581), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t585;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t585) : "f"(t584), "f"(t581), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t586 = s_3 * t585;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_3 = t586;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t587 = s_4 * s_4;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t588;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t588) : "f"(coefficient_4), "f"(t587), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t589;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t589) : "f"(t588), "f"(t587), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t590;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t590) : "f"(t589), "f"(t587), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t591;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t591) : "f"(t590), "f"(t587), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t592 = s_4 * t591;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_4 = t592;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t593 = s_5 * s_5;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t594;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t594) : "f"(coefficient_4), "f"(t593), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t595;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t595) : "f"(t594), "f"(t593), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t596;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t596) : "f"(t595), "f"(t593), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t597;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t597) : "f"(t596), "f"(t593), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t598 = s_5 * t597;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_5 = t598;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t599 = s_6 * s_6;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t600;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t600) : "f"(coefficient_4), "f"(t599), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t601;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t601) : "f"(t600), "f"(t599), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t602;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t602) : "f"(t601), "f"(t599), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t603;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t603) : "f"(t602), "f"(t599), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t604 = s_6 * t603;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_6 = t604;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t605 = s_7 * s_7;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t606;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t606) : "f"(coefficient_4), "f"(t605), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t607;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t607) : "f"(t606), "f"(t605), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t608;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t608) : "f"(t607), "f"(t605), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t609;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t609) : "f"(t608), "f"(t605), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t610 = s_7 * t609;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_7 = t610;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t611 = s_8 * s_8;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t612;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t612) : "f"(coefficient_4), "f"(t611), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t613;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t613) : "f"(t612), "f"(t611), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t614;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t614) : "f"(t613), "f"(t611), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t615;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t615) : "f"(t614), "f"(t611), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t616 = s_8 * t615;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_8 = t616;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t617 = s_9 * s_9;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t618;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t618) : "f"(coefficient_4), "f"(t617), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t619;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t619) : "f"(t618), "f"(t617), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t620;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t620) : "f"(t619), "f"(t617), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t621;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t621) : "f"(t620), "f"(t617), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t622 = s_9 * t621;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_9 = t622;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t623 = s_10 * s_10;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t624;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t624) : "f"(coefficient_4), "f"(t623), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t625;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t625) : "f"(t624), "f"(t623), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t626;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t626) : "f"(t625), "f"(t623), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t627;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t627) : "f"(t626), "f"(t623), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t628 = s_10 * t627;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_10 = t628;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t629 = s_11 * s_11;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t630;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t630) : "f"(coefficient_4), "f"(t629), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t631;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t631) : "f"(t630), "f"(t629), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t632;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t632) : "f"(t631), "f"(t629), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t633;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t633) : "f"(t632), "f"(t629), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t634 = s_11 * t633;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_11 = t634;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t635 = s_12 * s_12;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t636;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t636) : "f"(coefficient_4), "f"(t635), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t637;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t637) : "f"(t636), "f"(t635), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t638;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t638) : "f"(t637), "f"(t635), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t639;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t639) : "f"(t638), "f"(t635), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t640 = s_12 * t639;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_12 = t640;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t641 = s_13 * s_13;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t642;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t642) : "f"(coefficient_4), "f"(t641), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t643;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t643) : "f"(t642), "f"(t641), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t644;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t644) : "f"(t643), "f"(t641), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t645;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t645) : "f"(t644), "f"(t641), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t646 = s_13 * t645;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_13 = t646;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t647 = s_14 * s_14;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t648;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t648) : "f"(coefficient_4), "f"(t647), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t649;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t649) : "f"(t648), "f"(t647), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t650;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t650) : "f"(t649), "f"(t647), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t651;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t651) : "f"(t650), "f"(t647), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t652 = s_14 * t651;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_14 = t652;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t653 = s_15 * s_15;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t654;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t654) : "f"(coefficient_4), "f"(t653), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t655;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t655) : "f"(t654), "f"(t653), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t656;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t656) : "f"(t655), "f"(t653), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t657;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t657) : "f"(t656), "f"(t653), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t658 = s_15 * t657;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_15 = t658;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t659 = s_16 * s_16;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t660;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t660) : "f"(coefficient_4), "f"(t659), "f"(coefficient_5));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t661;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t661) : "f"(t660), "f"(t659), "f"(coefficient_6));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t662;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t662) : "f"(t661), "f"(t659), "f"(coefficient_7));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                f32 t663;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t663) : "f"(t662), "f"(t659), "f"(coefficient_8));
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                const f32 t664 = s_16 * t663;
#line 187 "fa-kernels/src/attention/options/softcap.rs"
                s_16 = t664;
            }
        } else {
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t665 = s * s;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t666;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t666) : "f"(coefficient), "f"(t665), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t667;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t667) : "f"(t666), "f"(t665), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t668 = s * t667;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s = t668;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t669 = s_2 * s_2;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t670;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t670) : "f"(coefficient), "f"(t669), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t671;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t671) : "f"(t670), "f"(t669), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t672 = s_2 * t671;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_2 = t672;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t673 = s_3 * s_3;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t674;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t674) : "f"(coefficient), "f"(t673), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t675;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t675) : "f"(t674), "f"(t673), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t676 = s_3 * t675;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_3 = t676;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t677 = s_4 * s_4;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t678;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t678) : "f"(coefficient), "f"(t677), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t679;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t679) : "f"(t678), "f"(t677), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t680 = s_4 * t679;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_4 = t680;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t681 = s_5 * s_5;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t682;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t682) : "f"(coefficient), "f"(t681), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t683;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t683) : "f"(t682), "f"(t681), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t684 = s_5 * t683;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_5 = t684;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t685 = s_6 * s_6;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t686;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t686) : "f"(coefficient), "f"(t685), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t687;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t687) : "f"(t686), "f"(t685), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t688 = s_6 * t687;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_6 = t688;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t689 = s_7 * s_7;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t690;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t690) : "f"(coefficient), "f"(t689), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t691;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t691) : "f"(t690), "f"(t689), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t692 = s_7 * t691;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_7 = t692;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t693 = s_8 * s_8;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t694;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t694) : "f"(coefficient), "f"(t693), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t695;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t695) : "f"(t694), "f"(t693), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t696 = s_8 * t695;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_8 = t696;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t697 = s_9 * s_9;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t698;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t698) : "f"(coefficient), "f"(t697), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t699;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t699) : "f"(t698), "f"(t697), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t700 = s_9 * t699;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_9 = t700;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t701 = s_10 * s_10;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t702;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t702) : "f"(coefficient), "f"(t701), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t703;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t703) : "f"(t702), "f"(t701), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t704 = s_10 * t703;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_10 = t704;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t705 = s_11 * s_11;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t706;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t706) : "f"(coefficient), "f"(t705), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t707;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t707) : "f"(t706), "f"(t705), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t708 = s_11 * t707;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_11 = t708;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t709 = s_12 * s_12;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t710;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t710) : "f"(coefficient), "f"(t709), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t711;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t711) : "f"(t710), "f"(t709), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t712 = s_12 * t711;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_12 = t712;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t713 = s_13 * s_13;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t714;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t714) : "f"(coefficient), "f"(t713), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t715;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t715) : "f"(t714), "f"(t713), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t716 = s_13 * t715;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_13 = t716;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t717 = s_14 * s_14;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t718;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t718) : "f"(coefficient), "f"(t717), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t719;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t719) : "f"(t718), "f"(t717), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t720 = s_14 * t719;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_14 = t720;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t721 = s_15 * s_15;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t722;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t722) : "f"(coefficient), "f"(t721), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t723;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t723) : "f"(t722), "f"(t721), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t724 = s_15 * t723;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_15 = t724;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t725 = s_16 * s_16;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t726;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t726) : "f"(coefficient), "f"(t725), "f"(coefficient_2));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            f32 t727;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t727) : "f"(t726), "f"(t725), "f"(coefficient_3));
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            const f32 t728 = s_16 * t727;
#line 191 "fa-kernels/src/attention/options/softcap.rs"
            s_16 = t728;
        }
#line 175 "fa-kernels/src/attention/backward/work.rs"
        f32 t729;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t729) : "f"(softcap_scale));
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t730 = s * t729;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t731 = -t730;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        f32 t732;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t732) : "f"(t730), "f"(t731), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t733 = s_2 * t729;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t734 = -t733;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        f32 t735;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t735) : "f"(t733), "f"(t734), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t736 = s_3 * t729;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t737 = -t736;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        f32 t738;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t738) : "f"(t736), "f"(t737), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t739 = s_4 * t729;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t740 = -t739;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        f32 t741;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t741) : "f"(t739), "f"(t740), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t742 = s_5 * t729;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t743 = -t742;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        f32 t744;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t744) : "f"(t742), "f"(t743), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t745 = s_6 * t729;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t746 = -t745;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        f32 t747;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t747) : "f"(t745), "f"(t746), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t748 = s_7 * t729;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t749 = -t748;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        f32 t750;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t750) : "f"(t748), "f"(t749), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t751 = s_8 * t729;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t752 = -t751;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        f32 t753;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t753) : "f"(t751), "f"(t752), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t754 = s_9 * t729;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t755 = -t754;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        f32 t756;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t756) : "f"(t754), "f"(t755), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t757 = s_10 * t729;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t758 = -t757;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        f32 t759;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t759) : "f"(t757), "f"(t758), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t760 = s_11 * t729;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t761 = -t760;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        f32 t762;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t762) : "f"(t760), "f"(t761), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t763 = s_12 * t729;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t764 = -t763;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        f32 t765;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t765) : "f"(t763), "f"(t764), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t766 = s_13 * t729;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t767 = -t766;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        f32 t768;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t768) : "f"(t766), "f"(t767), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t769 = s_14 * t729;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t770 = -t769;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        f32 t771;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t771) : "f"(t769), "f"(t770), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t772 = s_15 * t729;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t773 = -t772;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        f32 t774;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t774) : "f"(t772), "f"(t773), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t775 = s_16 * t729;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t776 = -t775;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        f32 t777;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t777) : "f"(t775), "f"(t776), "f"(1.0f));
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t778 = t8 + t69;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t779 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t780 = t778 + t779;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t781 = t780 + seq_q;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
        const f32 column = (f32)t781;
        const u32 t783 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t784 = t783 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t785 = first_query + t784;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t786 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t787 = t786 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t788 = first_query + t787;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t789 = t788 + 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t790 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t791 = t790 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t792 = first_query + t791;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t793 = t792 + 8u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t794 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t795 = t794 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t796 = first_query + t795;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t797 = t796 + 9u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t798 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t799 = t798 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t800 = first_query + t799;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t801 = t800 + 16u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t802 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t803 = t802 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t804 = first_query + t803;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t805 = t804 + 17u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t806 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t807 = t806 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t808 = first_query + t807;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t809 = t808 + 24u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t810 = lane & 3u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t811 = t810 << 1u;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t812 = first_query + t811;
#line 114 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t813 = t812 + 25u;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t814 = t785 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t815 = (f32)t814;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_2 = t815 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance = first_2 + 0.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t818 = -t450;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t819;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t819) : "f"(distance), "f"(t818), "f"(s));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s = t819;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_2 = first_2 + -8.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t821 = -t450;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t822;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t822) : "f"(distance_2), "f"(t821), "f"(s_3));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_3 = t822;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t823 = t789 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t824 = (f32)t823;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_3 = t824 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_3 = first_3 + 0.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t827 = -t450;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t828;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t828) : "f"(distance_3), "f"(t827), "f"(s_2));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_2 = t828;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_4 = first_3 + -8.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t830 = -t450;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t831;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t831) : "f"(distance_4), "f"(t830), "f"(s_4));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_4 = t831;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t832 = t793 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t833 = (f32)t832;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_4 = t833 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_5 = first_4 + 0.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t836 = -t450;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t837;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t837) : "f"(distance_5), "f"(t836), "f"(s_5));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_5 = t837;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_6 = first_4 + -8.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t839 = -t450;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t840;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t840) : "f"(distance_6), "f"(t839), "f"(s_7));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_7 = t840;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t841 = t797 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t842 = (f32)t841;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_5 = t842 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_7 = first_5 + 0.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t845 = -t450;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t846;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t846) : "f"(distance_7), "f"(t845), "f"(s_6));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_6 = t846;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_8 = first_5 + -8.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t848 = -t450;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t849;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t849) : "f"(distance_8), "f"(t848), "f"(s_8));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_8 = t849;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t850 = t801 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t851 = (f32)t850;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_6 = t851 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_9 = first_6 + 0.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t854 = -t450;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t855;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t855) : "f"(distance_9), "f"(t854), "f"(s_9));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_9 = t855;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_10 = first_6 + -8.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t857 = -t450;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t858;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t858) : "f"(distance_10), "f"(t857), "f"(s_11));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_11 = t858;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t859 = t805 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t860 = (f32)t859;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_7 = t860 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_11 = first_7 + 0.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t863 = -t450;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t864;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t864) : "f"(distance_11), "f"(t863), "f"(s_10));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_10 = t864;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_12 = first_7 + -8.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t866 = -t450;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t867;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t867) : "f"(distance_12), "f"(t866), "f"(s_12));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_12 = t867;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t868 = t809 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t869 = (f32)t868;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_8 = t869 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_13 = first_8 + 0.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t872 = -t450;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t873;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t873) : "f"(distance_13), "f"(t872), "f"(s_13));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_13 = t873;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_14 = first_8 + -8.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t875 = -t450;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t876;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t876) : "f"(distance_14), "f"(t875), "f"(s_15));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_15 = t876;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t877 = t813 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t878 = (f32)t877;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_9 = t878 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_15 = first_9 + 0.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t881 = -t450;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t882;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t882) : "f"(distance_15), "f"(t881), "f"(s_14));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_14 = t882;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_16 = first_9 + -8.0f;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t884 = -t450;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t885;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t885) : "f"(distance_16), "f"(t884), "f"(s_16));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_16 = t885;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t886 = block << 6u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t887 = t886 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_9 = t887 + 1u;
        const u32 t889 = end_9 > seq_q ? end_9 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t890 = t889 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_10 = t890 < seq_k ? t890 : seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_11 = t886 + seq_k;
        const u32 t893 = end_11 > seq_q ? end_11 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position_3 = t893 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t895 = position_3 > window_left ? position_3 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t896 = t895 - window_left;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t897 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 begin_3 = t896 < t897 ? t896 : t897;
#line 99 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t899 = t8 + 64u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool right = end_10 < t899;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t901 = block << 6u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t902 = t901 + 63u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t903 = seq_q - 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t904 = t902 < t903 ? t902 : t903;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t905 = t904 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_12 = t905 + 1u;
        const u32 t907 = end_12 > seq_q ? end_12 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t908 = t907 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_13 = t908 < seq_k ? t908 : seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_14 = t904 + seq_k;
        const u32 t911 = end_14 > seq_q ? end_14 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 position_4 = t911 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t913 = position_4 > window_left ? position_4 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 t914 = t913 - window_left;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t915 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
        const u32 begin_4 = t914 < t915 ? t914 : t915;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool t917 = t8 < begin_4;
#line 103 "fa-kernels/src/attention/query_blocks.rs"
        const bool t918 = right | t917;
#line 495 "fa-kernels/src/attention/kernel_problem.rs"
        if (t918) {
            const u32 t919 = t8 + t69;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t920 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column_2 = t919 + t920;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t922 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t923 = t922 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t924 = first_query + t923;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t925 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t926 = t925 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t927 = first_query + t926;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t928 = t927 + 1u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t929 = t924 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_15 = t929 + 1u;
            const u32 t931 = end_15 > seq_q ? end_15 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t932 = t931 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_16 = t932 < seq_k ? t932 : seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_17 = t924 + seq_k;
            const u32 t935 = end_17 > seq_q ? end_17 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_5 = t935 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t937 = position_5 > window_left ? position_5 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t938 = t937 - window_left;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t939 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_5 = t938 < t939 ? t938 : t939;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t941 = end_16 > column_2 ? end_16 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_18 = t941 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t943 = begin_5 > column_2 ? begin_5 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t944 = t943 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t945 = 0u < end_18;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t946 = t944 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible = t945 & t946;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t948 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t948;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t949 = 8u < end_18;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t950 = t944 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = t949 & t950;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t952 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t952;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t953 = t928 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_19 = t953 + 1u;
            const u32 t955 = end_19 > seq_q ? end_19 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t956 = t955 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_20 = t956 < seq_k ? t956 : seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_21 = t928 + seq_k;
            const u32 t959 = end_21 > seq_q ? end_21 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_6 = t959 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t961 = position_6 > window_left ? position_6 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t962 = t961 - window_left;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t963 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_6 = t962 < t963 ? t962 : t963;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t965 = end_20 > column_2 ? end_20 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_22 = t965 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t967 = begin_6 > column_2 ? begin_6 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t968 = t967 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t969 = 0u < end_22;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t970 = t968 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = t969 & t970;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t972 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t972;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t973 = 8u < end_22;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t974 = t968 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = t973 & t974;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t976 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t976;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t977 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t978 = t977 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t979 = first_query + t978;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t980 = t979 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t981 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t982 = t981 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t983 = first_query + t982;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t984 = t983 + 9u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t985 = t980 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_23 = t985 + 1u;
            const u32 t987 = end_23 > seq_q ? end_23 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t988 = t987 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_24 = t988 < seq_k ? t988 : seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_25 = t980 + seq_k;
            const u32 t991 = end_25 > seq_q ? end_25 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_7 = t991 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t993 = position_7 > window_left ? position_7 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t994 = t993 - window_left;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t995 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_7 = t994 < t995 ? t994 : t995;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t997 = end_24 > column_2 ? end_24 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_26 = t997 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t999 = begin_7 > column_2 ? begin_7 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1000 = t999 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1001 = 0u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1002 = t1000 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = t1001 & t1002;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1004 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t1004;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1005 = 8u < end_26;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1006 = t1000 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = t1005 & t1006;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1008 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t1008;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1009 = t984 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_27 = t1009 + 1u;
            const u32 t1011 = end_27 > seq_q ? end_27 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1012 = t1011 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_28 = t1012 < seq_k ? t1012 : seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_29 = t984 + seq_k;
            const u32 t1015 = end_29 > seq_q ? end_29 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_8 = t1015 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1017 = position_8 > window_left ? position_8 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1018 = t1017 - window_left;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1019 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_8 = t1018 < t1019 ? t1018 : t1019;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1021 = end_28 > column_2 ? end_28 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_30 = t1021 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1023 = begin_8 > column_2 ? begin_8 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1024 = t1023 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1025 = 0u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1026 = t1024 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = t1025 & t1026;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1028 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t1028;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1029 = 8u < end_30;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1030 = t1024 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = t1029 & t1030;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1032 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t1032;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1033 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1034 = t1033 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1035 = first_query + t1034;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1036 = t1035 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1037 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1038 = t1037 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1039 = first_query + t1038;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1040 = t1039 + 17u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1041 = t1036 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_31 = t1041 + 1u;
            const u32 t1043 = end_31 > seq_q ? end_31 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1044 = t1043 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_32 = t1044 < seq_k ? t1044 : seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_33 = t1036 + seq_k;
            const u32 t1047 = end_33 > seq_q ? end_33 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_9 = t1047 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1049 = position_9 > window_left ? position_9 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1050 = t1049 - window_left;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1051 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_9 = t1050 < t1051 ? t1050 : t1051;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1053 = end_32 > column_2 ? end_32 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_34 = t1053 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1055 = begin_9 > column_2 ? begin_9 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1056 = t1055 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1057 = 0u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1058 = t1056 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = t1057 & t1058;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1060 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t1060;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1061 = 8u < end_34;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1062 = t1056 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = t1061 & t1062;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1064 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t1064;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1065 = t1040 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_35 = t1065 + 1u;
            const u32 t1067 = end_35 > seq_q ? end_35 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1068 = t1067 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_36 = t1068 < seq_k ? t1068 : seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_37 = t1040 + seq_k;
            const u32 t1071 = end_37 > seq_q ? end_37 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_10 = t1071 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1073 = position_10 > window_left ? position_10 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1074 = t1073 - window_left;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1075 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_10 = t1074 < t1075 ? t1074 : t1075;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1077 = end_36 > column_2 ? end_36 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_38 = t1077 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1079 = begin_10 > column_2 ? begin_10 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1080 = t1079 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1081 = 0u < end_38;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1082 = t1080 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = t1081 & t1082;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1084 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t1084;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1085 = 8u < end_38;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1086 = t1080 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = t1085 & t1086;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1088 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t1088;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1089 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1090 = t1089 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1091 = first_query + t1090;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1092 = t1091 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1093 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1094 = t1093 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1095 = first_query + t1094;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1096 = t1095 + 25u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1097 = t1092 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_39 = t1097 + 1u;
            const u32 t1099 = end_39 > seq_q ? end_39 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1100 = t1099 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_40 = t1100 < seq_k ? t1100 : seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_41 = t1092 + seq_k;
            const u32 t1103 = end_41 > seq_q ? end_41 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_11 = t1103 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1105 = position_11 > window_left ? position_11 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1106 = t1105 - window_left;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1107 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_11 = t1106 < t1107 ? t1106 : t1107;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1109 = end_40 > column_2 ? end_40 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_42 = t1109 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1111 = begin_11 > column_2 ? begin_11 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1112 = t1111 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1113 = 0u < end_42;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1114 = t1112 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = t1113 & t1114;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1116 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t1116;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1117 = 8u < end_42;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1118 = t1112 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = t1117 & t1118;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1120 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t1120;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1121 = t1096 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_43 = t1121 + 1u;
            const u32 t1123 = end_43 > seq_q ? end_43 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1124 = t1123 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_44 = t1124 < seq_k ? t1124 : seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_45 = t1096 + seq_k;
            const u32 t1127 = end_45 > seq_q ? end_45 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 position_12 = t1127 - seq_q;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1129 = position_12 > window_left ? position_12 : window_left;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 t1130 = t1129 - window_left;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1131 = seq_k - 1u;
#line 202 "fa-kernels/src/attention/options/window.rs"
            const u32 begin_12 = t1130 < t1131 ? t1130 : t1131;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1133 = end_44 > column_2 ? end_44 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_46 = t1133 - column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1135 = begin_12 > column_2 ? begin_12 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1136 = t1135 - column_2;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1137 = 0u < end_46;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1138 = t1136 <= 0u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = t1137 & t1138;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1140 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t1140;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1141 = 8u < end_46;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool t1142 = t1136 <= 8u;
#line 51 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = t1141 & t1142;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1144 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t1144;
        }
#line 286 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_10 = share << 8u;
        const u32 t1146 = t209 + first_10;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1147 = lane & 3u;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1148 = t1147 << 4u;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1149 = t1146 + t1148;
        u32 row_3;
        u32 row_4;
        u32 row_5;
        u32 row_6;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_3), "=r"(row_4), "=r"(row_5), "=r"(row_6) : "r"(t1149) : "memory");
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1150;
        asm("mov.b32 %0, %1;" : "=f"(t1150) : "r"(row_3));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1151;
        asm("mov.b32 %0, %1;" : "=f"(t1151) : "r"(row_4));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1152;
        asm("mov.b32 %0, %1;" : "=f"(t1152) : "r"(row_5));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1153;
        asm("mov.b32 %0, %1;" : "=f"(t1153) : "r"(row_6));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1154 = -t1150;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1155 = s + t1154;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p) : "f"(t1155));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1157 = dp - t1151;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds = p * t1157;
        const f32 t1159 = ds * t732;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp = t1159;
        s = p;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1160 = -t1152;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1161 = s_2 + t1160;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_2) : "f"(t1161));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1163 = dp_2 - t1153;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_2 = p_2 * t1163;
        const f32 t1165 = ds_2 * t735;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_2 = t1165;
        s_2 = p_2;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1166 = -t1150;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1167 = s_3 + t1166;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_3) : "f"(t1167));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1169 = dp_3 - t1151;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_3 = p_3 * t1169;
        const f32 t1171 = ds_3 * t738;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_3 = t1171;
        s_3 = p_3;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1172 = -t1152;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1173 = s_4 + t1172;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_4) : "f"(t1173));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1175 = dp_4 - t1153;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_4 = p_4 * t1175;
        const f32 t1177 = ds_4 * t741;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_4 = t1177;
        s_4 = p_4;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_7;
        u32 row_8;
        u32 row_9;
        u32 row_10;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_7), "=r"(row_8), "=r"(row_9), "=r"(row_10) : "r"(t1149) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1178;
        asm("mov.b32 %0, %1;" : "=f"(t1178) : "r"(row_7));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1179;
        asm("mov.b32 %0, %1;" : "=f"(t1179) : "r"(row_8));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1180;
        asm("mov.b32 %0, %1;" : "=f"(t1180) : "r"(row_9));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1181;
        asm("mov.b32 %0, %1;" : "=f"(t1181) : "r"(row_10));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1182 = -t1178;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1183 = s_5 + t1182;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_5;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_5) : "f"(t1183));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1185 = dp_5 - t1179;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_5 = p_5 * t1185;
        const f32 t1187 = ds_5 * t744;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_5 = t1187;
        s_5 = p_5;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1188 = -t1180;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1189 = s_6 + t1188;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_6;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_6) : "f"(t1189));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1191 = dp_6 - t1181;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_6 = p_6 * t1191;
        const f32 t1193 = ds_6 * t747;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_6 = t1193;
        s_6 = p_6;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1194 = -t1178;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1195 = s_7 + t1194;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_7;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_7) : "f"(t1195));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1197 = dp_7 - t1179;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_7 = p_7 * t1197;
        const f32 t1199 = ds_7 * t750;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_7 = t1199;
        s_7 = p_7;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1200 = -t1180;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1201 = s_8 + t1200;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_8;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_8) : "f"(t1201));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1203 = dp_8 - t1181;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_8 = p_8 * t1203;
        const f32 t1205 = ds_8 * t753;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_8 = t1205;
        s_8 = p_8;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_11;
        u32 row_12;
        u32 row_13;
        u32 row_14;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_11), "=r"(row_12), "=r"(row_13), "=r"(row_14) : "r"(t1149) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1206;
        asm("mov.b32 %0, %1;" : "=f"(t1206) : "r"(row_11));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1207;
        asm("mov.b32 %0, %1;" : "=f"(t1207) : "r"(row_12));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1208;
        asm("mov.b32 %0, %1;" : "=f"(t1208) : "r"(row_13));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1209;
        asm("mov.b32 %0, %1;" : "=f"(t1209) : "r"(row_14));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1210 = -t1206;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1211 = s_9 + t1210;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_9;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_9) : "f"(t1211));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1213 = dp_9 - t1207;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_9 = p_9 * t1213;
        const f32 t1215 = ds_9 * t756;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_9 = t1215;
        s_9 = p_9;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1216 = -t1208;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1217 = s_10 + t1216;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_10;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_10) : "f"(t1217));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1219 = dp_10 - t1209;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_10 = p_10 * t1219;
        const f32 t1221 = ds_10 * t759;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_10 = t1221;
        s_10 = p_10;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1222 = -t1206;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1223 = s_11 + t1222;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_11;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_11) : "f"(t1223));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1225 = dp_11 - t1207;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_11 = p_11 * t1225;
        const f32 t1227 = ds_11 * t762;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_11 = t1227;
        s_11 = p_11;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1228 = -t1208;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1229 = s_12 + t1228;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_12;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_12) : "f"(t1229));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1231 = dp_12 - t1209;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_12 = p_12 * t1231;
        const f32 t1233 = ds_12 * t765;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_12 = t1233;
        s_12 = p_12;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_15;
        u32 row_16;
        u32 row_17;
        u32 row_18;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_15), "=r"(row_16), "=r"(row_17), "=r"(row_18) : "r"(t1149) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1234;
        asm("mov.b32 %0, %1;" : "=f"(t1234) : "r"(row_15));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1235;
        asm("mov.b32 %0, %1;" : "=f"(t1235) : "r"(row_16));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1236;
        asm("mov.b32 %0, %1;" : "=f"(t1236) : "r"(row_17));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1237;
        asm("mov.b32 %0, %1;" : "=f"(t1237) : "r"(row_18));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1238 = -t1234;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1239 = s_13 + t1238;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_13;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_13) : "f"(t1239));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1241 = dp_13 - t1235;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_13 = p_13 * t1241;
        const f32 t1243 = ds_13 * t768;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_13 = t1243;
        s_13 = p_13;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1244 = -t1236;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1245 = s_14 + t1244;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_14;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_14) : "f"(t1245));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1247 = dp_14 - t1237;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_14 = p_14 * t1247;
        const f32 t1249 = ds_14 * t771;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_14 = t1249;
        s_14 = p_14;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1250 = -t1234;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1251 = s_15 + t1250;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_15;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_15) : "f"(t1251));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1253 = dp_15 - t1235;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_15 = p_15 * t1253;
        const f32 t1255 = ds_15 * t774;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_15 = t1255;
        s_15 = p_15;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1256 = -t1236;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1257 = s_16 + t1256;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_16;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_16) : "f"(t1257));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1259 = dp_16 - t1237;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_16 = p_16 * t1259;
        const f32 t1261 = ds_16 * t777;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_16 = t1261;
        s_16 = p_16;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1262 = share << 12u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1263 = t66 + t1262;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1264;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1264) : "r"(lane));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1265 = t1264 >> 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1266 = t69 + t1265;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1267 = t1266 >> 1u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1268 = t1267 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1269 = 0u ^ t1268;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1270 = t1266 << 6u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1271 = t1269 << 4u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1272 = t1270 + t1271;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1273 = t1264 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1274 = t1273 << 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1275 = t1272 + t1274;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1276;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1276) : "f"(dp), "f"(dp_2));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1277 = t1263 + t1275;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1277), "r"(t1276) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1278;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1278) : "f"(dp_5), "f"(dp_6));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1279 = t1275 ^ 16u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1280 = t1263 + t1279;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1280), "r"(t1278) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1281;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1281) : "f"(dp_9), "f"(dp_10));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1282 = t1275 ^ 32u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1283 = t1263 + t1282;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1283), "r"(t1281) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1284;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1284) : "f"(dp_13), "f"(dp_14));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1285 = t1275 ^ 48u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1286 = t1263 + t1285;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1286), "r"(t1284) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1287 = t1264 >> 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1288 = t69 + t1287;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1289 = t1288 + 8u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1290 = t1289 >> 1u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1291 = t1290 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1292 = 0u ^ t1291;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1293 = t1289 << 6u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1294 = t1292 << 4u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1295 = t1293 + t1294;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1296 = t1264 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1297 = t1296 << 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1298 = t1295 + t1297;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1299;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1299) : "f"(dp_3), "f"(dp_4));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1300 = t1263 + t1298;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1300), "r"(t1299) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1301;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1301) : "f"(dp_7), "f"(dp_8));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1302 = t1298 ^ 16u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1303 = t1263 + t1302;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1303), "r"(t1301) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1304;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1304) : "f"(dp_11), "f"(dp_12));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1305 = t1298 ^ 32u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1306 = t1263 + t1305;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1306), "r"(t1304) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1307;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1307) : "f"(dp_15), "f"(dp_16));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1308 = t1298 ^ 48u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1309 = t1263 + t1308;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1309), "r"(t1307) : "memory");
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1310 = share << 12u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1311 = t71 + t1310;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1312;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1312) : "r"(lane));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1313 = t1312 >> 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1314 = t69 + t1313;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1315 = t1314 >> 1u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1316 = t1315 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1317 = 0u ^ t1316;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1318 = t1314 << 6u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1319 = t1317 << 4u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1320 = t1318 + t1319;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1321 = t1312 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1322 = t1321 << 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1323 = t1320 + t1322;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1324;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1324) : "f"(s), "f"(s_2));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1325 = t1311 + t1323;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1325), "r"(t1324) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1326;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1326) : "f"(s_5), "f"(s_6));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1327 = t1323 ^ 16u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1328 = t1311 + t1327;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1328), "r"(t1326) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1329;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1329) : "f"(s_9), "f"(s_10));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1330 = t1323 ^ 32u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1331 = t1311 + t1330;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1331), "r"(t1329) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1332;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1332) : "f"(s_13), "f"(s_14));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1333 = t1323 ^ 48u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1334 = t1311 + t1333;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1334), "r"(t1332) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1335 = t1312 >> 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1336 = t69 + t1335;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1337 = t1336 + 8u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1338 = t1337 >> 1u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1339 = t1338 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1340 = 0u ^ t1339;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1341 = t1337 << 6u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1342 = t1340 << 4u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1343 = t1341 + t1342;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1344 = t1312 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1345 = t1344 << 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1346 = t1343 + t1345;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1347;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1347) : "f"(s_3), "f"(s_4));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1348 = t1311 + t1346;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1348), "r"(t1347) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1349;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1349) : "f"(s_7), "f"(s_8));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1350 = t1346 ^ 16u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1351 = t1311 + t1350;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1351), "r"(t1349) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1352;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1352) : "f"(s_11), "f"(s_12));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1353 = t1346 ^ 32u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1354 = t1311 + t1353;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1354), "r"(t1352) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1355;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1355) : "f"(s_15), "f"(s_16));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1356 = t1346 ^ 48u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1357 = t1311 + t1356;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1357), "r"(t1355) : "memory");
#line 201 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 265 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 lane_2;
        asm volatile("mov.b32 %0, %1;" : "=r"(lane_2) : "r"(lane));
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1359 = lane_2 & 15u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1360 = t69 + t1359;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1361 = lane_2 >> 4u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1362 = t1360 >> 1u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1363 = t1362 & 3u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1364 = t1361 ^ t1363;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1365 = t1360 << 6u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1366 = t1364 << 4u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1367 = t1365 + t1366;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1368 = t71 + t1367;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1369 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1370 = t208 + t1369;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1371;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1371) : "r"(t94));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1372 = t1371 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1373 = t1371 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1374 = t1371 ^ 96u;
        const u32 t1375 = t1370 + t1371;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1376 = t1370 + t1372;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1377 = t1370 + t1373;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1378 = t1370 + t1374;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1379;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1379) : "r"(t1368));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t1379) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t1375) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_197), "r"(m_198));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_199), "r"(m_200));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t1376) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_201), "r"(m_202));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_203), "r"(m_204));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t1377) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_205), "r"(m_206));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_207), "r"(m_208));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t1378) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_209), "r"(m_210));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_211), "r"(m_212));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1380;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1380) : "r"(t1368));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1381 = t1380 ^ 32u;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t1381) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t1375) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_217), "r"(m_218));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_219), "r"(m_220));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t1376) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_221), "r"(m_222));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_223), "r"(m_224));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t1377) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_225), "r"(m_226));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_227), "r"(m_228));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t1378) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_229), "r"(m_230));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_231), "r"(m_232));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1382;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1382) : "r"(t1368));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t1382) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t1375) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_237), "r"(m_238));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_239), "r"(m_240));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1376) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_241), "r"(m_242));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_243), "r"(m_244));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1377) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_245), "r"(m_246));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_247), "r"(m_248));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1378) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_249), "r"(m_250));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_251), "r"(m_252));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1383;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1383) : "r"(t1368));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1384 = t1383 ^ 32u;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1384) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1375) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_257), "r"(m_258));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_259), "r"(m_260));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1376) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_261), "r"(m_262));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_263), "r"(m_264));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1377) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_265), "r"(m_266));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_267), "r"(m_268));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1378) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_269), "r"(m_270));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_271), "r"(m_272));
#line 265 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 lane_3;
        asm volatile("mov.b32 %0, %1;" : "=r"(lane_3) : "r"(lane));
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1386 = lane_3 & 15u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1387 = t69 + t1386;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1388 = lane_3 >> 4u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1389 = t1387 >> 1u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1390 = t1389 & 3u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1391 = t1388 ^ t1390;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1392 = t1387 << 6u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1393 = t1391 << 4u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1394 = t1392 + t1393;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1395 = t66 + t1394;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1396 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1397 = smem_2 + t1396;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1398;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1398) : "r"(t94));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1399 = t1398 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1400 = t1398 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1401 = t1398 ^ 96u;
        const u32 t1402 = t1397 + t1398;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1403 = t1397 + t1399;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1404 = t1397 + t1400;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1405 = t1397 + t1401;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1406;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1406) : "r"(t1395));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1406) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1402) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_277), "r"(m_278));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_279), "r"(m_280));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1403) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_281), "r"(m_282));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_283), "r"(m_284));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1404) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_285), "r"(m_286));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_287), "r"(m_288));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_289;
        u32 m_290;
        u32 m_291;
        u32 m_292;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1405) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_289), "r"(m_290));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_291), "r"(m_292));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1407;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1407) : "r"(t1395));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1408 = t1407 ^ 32u;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_293;
        u32 m_294;
        u32 m_295;
        u32 m_296;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1408) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_297;
        u32 m_298;
        u32 m_299;
        u32 m_300;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1402) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_297), "r"(m_298));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_299), "r"(m_300));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_301;
        u32 m_302;
        u32 m_303;
        u32 m_304;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1403) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_301), "r"(m_302));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_303), "r"(m_304));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_305;
        u32 m_306;
        u32 m_307;
        u32 m_308;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1404) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_305), "r"(m_306));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_307), "r"(m_308));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_309;
        u32 m_310;
        u32 m_311;
        u32 m_312;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1405) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_309), "r"(m_310));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_311), "r"(m_312));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1409;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1409) : "r"(t1395));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_313;
        u32 m_314;
        u32 m_315;
        u32 m_316;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1409) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_317;
        u32 m_318;
        u32 m_319;
        u32 m_320;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1402) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_317), "r"(m_318));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_319), "r"(m_320));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_321;
        u32 m_322;
        u32 m_323;
        u32 m_324;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1403) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_321), "r"(m_322));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_323), "r"(m_324));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_325;
        u32 m_326;
        u32 m_327;
        u32 m_328;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1404) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_325), "r"(m_326));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_327), "r"(m_328));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_329;
        u32 m_330;
        u32 m_331;
        u32 m_332;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1405) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_329), "r"(m_330));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_331), "r"(m_332));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1410;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1410) : "r"(t1395));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1411 = t1410 ^ 32u;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_333;
        u32 m_334;
        u32 m_335;
        u32 m_336;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1411) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_337;
        u32 m_338;
        u32 m_339;
        u32 m_340;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1402) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_337), "r"(m_338));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_339), "r"(m_340));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_341;
        u32 m_342;
        u32 m_343;
        u32 m_344;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1403) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_341), "r"(m_342));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_343), "r"(m_344));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_345;
        u32 m_346;
        u32 m_347;
        u32 m_348;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1404) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_345), "r"(m_346));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_347), "r"(m_348));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_349;
        u32 m_350;
        u32 m_351;
        u32 m_352;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1405) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_349), "r"(m_350));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_351), "r"(m_352));
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1412 = t74 << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1413 = smem_1 + t1412;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_2 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_3 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_4 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_5 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_6 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_7 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_8 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_9 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_10 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_11 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_12 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_13 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_14 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_15 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_16 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_17 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_18 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_19 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_20 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_21 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_22 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_23 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_24 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_25 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_26 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_27 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_28 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_29 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_30 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_31 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_32 = 0.0f;
        u32 lane_4;
        asm volatile("mov.b32 %0, %1;" : "=r"(lane_4) : "r"(lane));
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1415 = lane_4 & 7u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1416 = lane_4 >> 4u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1417 = t1416 << 3u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1418 = t1415 + t1417;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1419 = t73 >> 3u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1420 = lane_4 >> 3u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1421 = t1420 & 1u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1422 = t1419 + t1421;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1423 = t1422 >> 2u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1424 = t1422 & 3u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1425 = t1423 << 12u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1426 = t66 + t1425;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1427 = t1418 >> 1u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1428 = t1427 & 3u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1429 = t1424 ^ t1428;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1430 = t1418 << 6u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1431 = t1429 << 4u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1432 = t1430 + t1431;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1433 = t1426 + t1432;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1434;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1434) : "r"(t94));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1435 = t1434 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1436 = t1434 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1437 = t1434 ^ 96u;
        const u32 t1438 = t1413 + t1434;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1439 = t1413 + t1435;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1440 = t1413 + t1436;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1441 = t1413 + t1437;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_353;
        u32 m_354;
        u32 m_355;
        u32 m_356;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1433) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_357;
        u32 m_358;
        u32 m_359;
        u32 m_360;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1438) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_357), "r"(m_358));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_359), "r"(m_360));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_361;
        u32 m_362;
        u32 m_363;
        u32 m_364;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1439) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_361), "r"(m_362));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_363), "r"(m_364));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_365;
        u32 m_366;
        u32 m_367;
        u32 m_368;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1440) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_365), "r"(m_366));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_367), "r"(m_368));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_369;
        u32 m_370;
        u32 m_371;
        u32 m_372;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1441) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_369), "r"(m_370));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_371), "r"(m_372));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_373;
        u32 m_374;
        u32 m_375;
        u32 m_376;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t1433) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_377;
        u32 m_378;
        u32 m_379;
        u32 m_380;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t1438) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_377), "r"(m_378));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_379), "r"(m_380));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_381;
        u32 m_382;
        u32 m_383;
        u32 m_384;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t1439) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_381), "r"(m_382));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_383), "r"(m_384));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_385;
        u32 m_386;
        u32 m_387;
        u32 m_388;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t1440) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_385), "r"(m_386));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_387), "r"(m_388));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_389;
        u32 m_390;
        u32 m_391;
        u32 m_392;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1441) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_389), "r"(m_390));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_391), "r"(m_392));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_393;
        u32 m_394;
        u32 m_395;
        u32 m_396;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t1433) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_397;
        u32 m_398;
        u32 m_399;
        u32 m_400;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t1438) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_397), "r"(m_398));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_399), "r"(m_400));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_401;
        u32 m_402;
        u32 m_403;
        u32 m_404;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t1439) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_401), "r"(m_402));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_403), "r"(m_404));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_405;
        u32 m_406;
        u32 m_407;
        u32 m_408;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t1440) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_405), "r"(m_406));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_407), "r"(m_408));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_409;
        u32 m_410;
        u32 m_411;
        u32 m_412;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1441) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_409), "r"(m_410));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_411), "r"(m_412));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_413;
        u32 m_414;
        u32 m_415;
        u32 m_416;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1433) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_417;
        u32 m_418;
        u32 m_419;
        u32 m_420;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t1438) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_417), "r"(m_418));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_419), "r"(m_420));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_421;
        u32 m_422;
        u32 m_423;
        u32 m_424;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t1439) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_421), "r"(m_422));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_423), "r"(m_424));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_425;
        u32 m_426;
        u32 m_427;
        u32 m_428;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t1440) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_425), "r"(m_426));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_427), "r"(m_428));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_429;
        u32 m_430;
        u32 m_431;
        u32 m_432;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1441) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_429), "r"(m_430));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_431), "r"(m_432));
#line 224 "fa-kernels/src/attention/backward/work.rs"
        const u32 t1442 = batch_2 * heads;
#line 224 "fa-kernels/src/attention/backward/work.rs"
        const u32 t1443 = t1442 + head;
#line 224 "fa-kernels/src/attention/backward/work.rs"
        const u32 t1444 = t1443 * padded;
#line 224 "fa-kernels/src/attention/backward/work.rs"
        const u32 t1445 = block << 6u;
#line 224 "fa-kernels/src/attention/backward/work.rs"
        const u32 row_19 = t1444 + t1445;
#line 337 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 row_20 = row_19 + t73;
        const u64 t1448 = (u64)row_20;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1449 = t1448 * sums_stride0;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1450 = t1449 * 4ull;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1451 = sums + t1450;
        const u32 t1452 = t74 << 10u;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1453 = (u64)t1452 * 4u;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1454 = t1451 + t1453;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        const u64 t1455 = (u64)lane * 4u;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        const u64 t1456 = t1454 + t1455;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1456), "f"(dq) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+128], %1;" :  : "l"(t1456), "f"(dq_2) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+256], %1;" :  : "l"(t1456), "f"(dq_3) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+384], %1;" :  : "l"(t1456), "f"(dq_4) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+512], %1;" :  : "l"(t1456), "f"(dq_5) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+640], %1;" :  : "l"(t1456), "f"(dq_6) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+768], %1;" :  : "l"(t1456), "f"(dq_7) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+896], %1;" :  : "l"(t1456), "f"(dq_8) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1024], %1;" :  : "l"(t1456), "f"(dq_9) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1152], %1;" :  : "l"(t1456), "f"(dq_10) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1280], %1;" :  : "l"(t1456), "f"(dq_11) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1408], %1;" :  : "l"(t1456), "f"(dq_12) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1536], %1;" :  : "l"(t1456), "f"(dq_13) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1664], %1;" :  : "l"(t1456), "f"(dq_14) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1792], %1;" :  : "l"(t1456), "f"(dq_15) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1920], %1;" :  : "l"(t1456), "f"(dq_16) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2048], %1;" :  : "l"(t1456), "f"(dq_17) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2176], %1;" :  : "l"(t1456), "f"(dq_18) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2304], %1;" :  : "l"(t1456), "f"(dq_19) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2432], %1;" :  : "l"(t1456), "f"(dq_20) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2560], %1;" :  : "l"(t1456), "f"(dq_21) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2688], %1;" :  : "l"(t1456), "f"(dq_22) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2816], %1;" :  : "l"(t1456), "f"(dq_23) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2944], %1;" :  : "l"(t1456), "f"(dq_24) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3072], %1;" :  : "l"(t1456), "f"(dq_25) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3200], %1;" :  : "l"(t1456), "f"(dq_26) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3328], %1;" :  : "l"(t1456), "f"(dq_27) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3456], %1;" :  : "l"(t1456), "f"(dq_28) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3584], %1;" :  : "l"(t1456), "f"(dq_29) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3712], %1;" :  : "l"(t1456), "f"(dq_30) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3840], %1;" :  : "l"(t1456), "f"(dq_31) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3968], %1;" :  : "l"(t1456), "f"(dq_32) : "memory");
#line 214 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 233 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (more) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1457 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1458 = (u32)q_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1459 = t1458 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_4 = (u64)t371 * t1459;
            const u64 of_head_3 = t216 + head_4;
            const u32 t1462 = t373 << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1463 = (u64)t220 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1464 = smem_2 + t225;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1465 = t1462 + t219;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1466 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1467 = t1466 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1468 = t1465 < t1467 ? t1465 : t1467;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1469 = (u64)t1468 * t218;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1470 = of_head_3 + t1469;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1471 = t1470 + t1463;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1472 = t1462 + t219;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1473 = t1472 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1474 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1475 = t1474 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1476 = t1473 < t1475 ? t1473 : t1475;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1477 = (u64)t1476 * t218;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1478 = of_head_3 + t1477;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1479 = t1478 + t1463;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1480 = t1462 + t219;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1481 = t1480 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1482 = t220 < t1457;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1483 = t1481 & t1482;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1484 = t1483 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1464), "l"(t1471), "r"(t1484) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1485 = t1462 + t219;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1486 = t1485 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1487 = t1486 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1488 = t220 < t1457;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1489 = t1487 & t1488;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1490 = t1489 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1464), "l"(t1479), "r"(t1490) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1491 = t1471 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1492 = t1462 + t219;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1493 = t1492 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1494 = t220 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1495 = t1494 < t1457;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1496 = t1493 & t1495;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1497 = t1496 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1464), "l"(t1491), "r"(t1497) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1498 = t1479 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1499 = t1462 + t219;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1500 = t1499 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1501 = t1500 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1502 = t220 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1503 = t1502 < t1457;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1504 = t1501 & t1503;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1505 = t1504 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1464), "l"(t1498), "r"(t1505) : "memory");
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1506 = thread < 32u;
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            if (t1506) {
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1507 = batch_2 * heads;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1508 = t1507 + t371;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1509 = t1508 * padded;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1510 = t373 << 6u;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_21 = t1509 + t1510;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1512 = thread << 1u;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 row_22 = row_21 + t1512;
                const u32 t1514 = thread << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1515 = t209 + t1514;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1516 = (u64)row_22;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1517 = t1516 * statistics_stride0;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1518 = t1517 * 4ull;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1519 = statistics + t1518;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t1515), "l"(t1519) : "memory");
            }
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1520 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1521 = (u32)d_o_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1522 = t1521 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_5 = (u64)t371 * t1522;
            const u64 of_head_4 = t237 + head_5;
            const u32 t1525 = t373 << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1526 = (u64)t241 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1527 = t208 + t246;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1528 = t1525 + t240;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1529 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1530 = t1529 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1531 = t1528 < t1530 ? t1528 : t1530;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1532 = (u64)t1531 * t239;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1533 = of_head_4 + t1532;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1534 = t1533 + t1526;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1535 = t1525 + t240;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1536 = t1535 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1537 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1538 = t1537 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1539 = t1536 < t1538 ? t1536 : t1538;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1540 = (u64)t1539 * t239;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1541 = of_head_4 + t1540;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1542 = t1541 + t1526;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1543 = t1525 + t240;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1544 = t1543 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1545 = t241 < t1520;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1546 = t1544 & t1545;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1547 = t1546 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1527), "l"(t1534), "r"(t1547) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1548 = t1525 + t240;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1549 = t1548 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1550 = t1549 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1551 = t241 < t1520;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1552 = t1550 & t1551;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1553 = t1552 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1527), "l"(t1542), "r"(t1553) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1554 = t1534 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1555 = t1525 + t240;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1556 = t1555 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1557 = t241 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1558 = t1557 < t1520;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1559 = t1556 & t1558;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1560 = t1559 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1527), "l"(t1554), "r"(t1560) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1561 = t1542 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1562 = t1525 + t240;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1563 = t1562 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1564 = t1563 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1565 = t241 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1566 = t1565 < t1520;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1567 = t1564 & t1566;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1568 = t1567 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1527), "l"(t1561), "r"(t1568) : "memory");
        }
#line 236 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 149 "fa-kernels/src/attention/backward/work.rs"
        head = t371;
        block = t373;
    }
#line 164 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 166 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1569 = dk_2 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_2 = t1569;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1570 = dk_3 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_3 = t1570;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1571 = dk_4 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_4 = t1571;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1572 = dk_5 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_5 = t1572;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1573 = dk_6 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_6 = t1573;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1574 = dk_7 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_7 = t1574;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1575 = dk_8 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_8 = t1575;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1576 = dk_9 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_9 = t1576;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1577 = dk_10 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_10 = t1577;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1578 = dk_11 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_11 = t1578;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1579 = dk_12 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_12 = t1579;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1580 = dk_13 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_13 = t1580;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1581 = dk_14 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_14 = t1581;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1582 = dk_15 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_15 = t1582;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1583 = dk_16 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_16 = t1583;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1584 = dk_17 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_17 = t1584;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1585 = dk_18 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_18 = t1585;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1586 = dk_19 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_19 = t1586;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1587 = dk_20 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_20 = t1587;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1588 = dk_21 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_21 = t1588;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1589 = dk_22 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_22 = t1589;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1590 = dk_23 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_23 = t1590;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1591 = dk_24 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_24 = t1591;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1592 = dk_25 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_25 = t1592;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1593 = dk_26 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_26 = t1593;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1594 = dk_27 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_27 = t1594;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1595 = dk_28 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_28 = t1595;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1596 = dk_29 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_29 = t1596;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1597 = dk_30 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_30 = t1597;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1598 = dk_31 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_31 = t1598;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1599 = dk_32 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_32 = t1599;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1600 = dk_33 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_33 = t1600;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1601 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1602 = smem_1 + t1601;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1603 = lane >> 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1604 = t69 + t1603;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1605 = t1604 & 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1606 = 0u ^ t1605;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1607 = t1604 << 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1608 = t1606 << 4u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1609 = t1607 + t1608;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1610 = lane & 3u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1611 = t1610 << 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1612 = t1609 + t1611;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1613;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1613) : "f"(dk_2), "f"(dk_3));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1614 = t1602 + t1612;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1614), "r"(t1613) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1615;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1615) : "f"(dk_6), "f"(dk_7));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1616 = t1612 ^ 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1617 = t1602 + t1616;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1617), "r"(t1615) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1618;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1618) : "f"(dk_10), "f"(dk_11));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1619 = t1612 ^ 32u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1620 = t1602 + t1619;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1620), "r"(t1618) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1621;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1621) : "f"(dk_14), "f"(dk_15));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1622 = t1612 ^ 48u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1623 = t1602 + t1622;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1623), "r"(t1621) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1624;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1624) : "f"(dk_18), "f"(dk_19));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1625 = t1612 ^ 64u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1626 = t1602 + t1625;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1626), "r"(t1624) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1627;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1627) : "f"(dk_22), "f"(dk_23));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1628 = t1612 ^ 80u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1629 = t1602 + t1628;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1629), "r"(t1627) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1630;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1630) : "f"(dk_26), "f"(dk_27));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1631 = t1612 ^ 96u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1632 = t1602 + t1631;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1632), "r"(t1630) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1633;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1633) : "f"(dk_30), "f"(dk_31));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1634 = t1612 ^ 112u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1635 = t1602 + t1634;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1635), "r"(t1633) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1636 = lane >> 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1637 = t69 + t1636;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1638 = t1637 + 8u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1639 = t1638 & 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1640 = 0u ^ t1639;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1641 = t1638 << 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1642 = t1640 << 4u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1643 = t1641 + t1642;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1644 = lane & 3u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1645 = t1644 << 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1646 = t1643 + t1645;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1647;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1647) : "f"(dk_4), "f"(dk_5));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1648 = t1602 + t1646;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1648), "r"(t1647) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1649;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1649) : "f"(dk_8), "f"(dk_9));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1650 = t1646 ^ 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1651 = t1602 + t1650;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1651), "r"(t1649) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1652;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1652) : "f"(dk_12), "f"(dk_13));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1653 = t1646 ^ 32u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1654 = t1602 + t1653;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1654), "r"(t1652) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1655;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1655) : "f"(dk_16), "f"(dk_17));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1656 = t1646 ^ 48u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1657 = t1602 + t1656;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1657), "r"(t1655) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1658;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1658) : "f"(dk_20), "f"(dk_21));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1659 = t1646 ^ 64u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1660 = t1602 + t1659;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1660), "r"(t1658) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1661;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1661) : "f"(dk_24), "f"(dk_25));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1662 = t1646 ^ 80u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1663 = t1602 + t1662;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1663), "r"(t1661) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1664;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1664) : "f"(dk_28), "f"(dk_29));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1665 = t1646 ^ 96u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1666 = t1602 + t1665;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1666), "r"(t1664) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1667;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1667) : "f"(dk_32), "f"(dk_33));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1668 = t1646 ^ 112u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1669 = t1602 + t1668;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1669), "r"(t1667) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 367 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 first_column = share << 6u;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1671 = (u64)batch_2;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1672 = t1671 * dk_stride0;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1673 = t1672 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1674 = dk + t1673;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1675 = (u64)t8;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1676 = t1675 * dk_stride1;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1677 = t1676 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1678 = t1674 + t1677;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1679 = (u64)t10;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1680 = t1679 * dk_stride2;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1681 = t1680 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1682 = t1678 + t1681;
    const u32 end_47 = head_dim > first_column ? head_dim : first_column;
    const u32 t1684 = seq_k - t8;
#line 371 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1685 = end_47 - first_column;
#line 371 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1686 = t1685 >> 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1687 = (u64)first_column * 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1688 = t1682 + t1687;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1689 = (u32)dk_stride1;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1690 = t1689 << 1u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1691 = lane >> 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1692 = t69 + t1691;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1693 = lane & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1694 = t1692 < t1684;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1695 = t1693 < t1686;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1696 = t1694 & t1695;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1696) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1697 = t1692 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1698 = t1693 ^ t1697;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1699 = t1692 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1700 = t1698 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1701 = t1699 + t1700;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1702 = t1602 + t1701;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_23;
        u32 row_24;
        u32 row_25;
        u32 row_26;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_23), "=r"(row_24), "=r"(row_25), "=r"(row_26) : "r"(t1702) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1703 = (u64)t1692 * t1690;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1704 = t1688 + t1703;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1705 = (u64)t1693 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1706 = t1704 + t1705;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1706), "r"(row_23), "r"(row_24), "r"(row_25), "r"(row_26) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1707 = t1692 + 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1708 = t1707 < t1684;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1709 = t1693 < t1686;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1710 = t1708 & t1709;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1710) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1711 = t1707 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1712 = t1693 ^ t1711;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1713 = t1707 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1714 = t1712 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1715 = t1713 + t1714;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1716 = t1602 + t1715;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_27;
        u32 row_28;
        u32 row_29;
        u32 row_30;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_27), "=r"(row_28), "=r"(row_29), "=r"(row_30) : "r"(t1716) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1717 = (u64)t1707 * t1690;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1718 = t1688 + t1717;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1719 = (u64)t1693 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1720 = t1718 + t1719;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1720), "r"(row_27), "r"(row_28), "r"(row_29), "r"(row_30) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1721 = t1692 + 8u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1722 = t1721 < t1684;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1723 = t1693 < t1686;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1724 = t1722 & t1723;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1724) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1725 = t1721 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1726 = t1693 ^ t1725;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1727 = t1721 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1728 = t1726 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1729 = t1727 + t1728;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1730 = t1602 + t1729;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_31;
        u32 row_32;
        u32 row_33;
        u32 row_34;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_31), "=r"(row_32), "=r"(row_33), "=r"(row_34) : "r"(t1730) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1731 = (u64)t1721 * t1690;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1732 = t1688 + t1731;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1733 = (u64)t1693 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1734 = t1732 + t1733;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1734), "r"(row_31), "r"(row_32), "r"(row_33), "r"(row_34) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1735 = t1692 + 12u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1736 = t1735 < t1684;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1737 = t1693 < t1686;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1738 = t1736 & t1737;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1738) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1739 = t1735 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1740 = t1693 ^ t1739;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1741 = t1735 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1742 = t1740 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1743 = t1741 + t1742;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1744 = t1602 + t1743;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_35;
        u32 row_36;
        u32 row_37;
        u32 row_38;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_35), "=r"(row_36), "=r"(row_37), "=r"(row_38) : "r"(t1744) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1745 = (u64)t1735 * t1690;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1746 = t1688 + t1745;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1747 = (u64)t1693 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1748 = t1746 + t1747;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1748), "r"(row_35), "r"(row_36), "r"(row_37), "r"(row_38) : "memory");
    }
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1749 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1750 = t70 + t1749;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1751 = lane >> 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1752 = t69 + t1751;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1753 = t1752 & 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1754 = 0u ^ t1753;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1755 = t1752 << 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1756 = t1754 << 4u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1757 = t1755 + t1756;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1758 = lane & 3u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1759 = t1758 << 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1760 = t1757 + t1759;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1761;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1761) : "f"(dv_2), "f"(dv_3));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1762 = t1750 + t1760;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1762), "r"(t1761) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1763;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1763) : "f"(dv_6), "f"(dv_7));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1764 = t1760 ^ 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1765 = t1750 + t1764;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1765), "r"(t1763) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1766;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1766) : "f"(dv_10), "f"(dv_11));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1767 = t1760 ^ 32u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1768 = t1750 + t1767;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1768), "r"(t1766) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1769;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1769) : "f"(dv_14), "f"(dv_15));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1770 = t1760 ^ 48u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1771 = t1750 + t1770;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1771), "r"(t1769) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1772;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1772) : "f"(dv_18), "f"(dv_19));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1773 = t1760 ^ 64u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1774 = t1750 + t1773;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1774), "r"(t1772) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1775;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1775) : "f"(dv_22), "f"(dv_23));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1776 = t1760 ^ 80u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1777 = t1750 + t1776;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1777), "r"(t1775) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1778;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1778) : "f"(dv_26), "f"(dv_27));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1779 = t1760 ^ 96u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1780 = t1750 + t1779;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1780), "r"(t1778) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1781;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1781) : "f"(dv_30), "f"(dv_31));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1782 = t1760 ^ 112u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1783 = t1750 + t1782;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1783), "r"(t1781) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1784 = lane >> 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1785 = t69 + t1784;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1786 = t1785 + 8u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1787 = t1786 & 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1788 = 0u ^ t1787;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1789 = t1786 << 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1790 = t1788 << 4u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1791 = t1789 + t1790;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1792 = lane & 3u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1793 = t1792 << 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1794 = t1791 + t1793;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1795;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1795) : "f"(dv_4), "f"(dv_5));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1796 = t1750 + t1794;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1796), "r"(t1795) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1797;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1797) : "f"(dv_8), "f"(dv_9));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1798 = t1794 ^ 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1799 = t1750 + t1798;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1799), "r"(t1797) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1800;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1800) : "f"(dv_12), "f"(dv_13));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1801 = t1794 ^ 32u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1802 = t1750 + t1801;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1802), "r"(t1800) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1803;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1803) : "f"(dv_16), "f"(dv_17));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1804 = t1794 ^ 48u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1805 = t1750 + t1804;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1805), "r"(t1803) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1806;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1806) : "f"(dv_20), "f"(dv_21));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1807 = t1794 ^ 64u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1808 = t1750 + t1807;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1808), "r"(t1806) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1809;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1809) : "f"(dv_24), "f"(dv_25));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1810 = t1794 ^ 80u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1811 = t1750 + t1810;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1811), "r"(t1809) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1812;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1812) : "f"(dv_28), "f"(dv_29));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1813 = t1794 ^ 96u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1814 = t1750 + t1813;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1814), "r"(t1812) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1815;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1815) : "f"(dv_32), "f"(dv_33));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1816 = t1794 ^ 112u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1817 = t1750 + t1816;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1817), "r"(t1815) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 367 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 first_column_2 = share << 6u;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1819 = (u64)batch_2;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1820 = t1819 * dv_stride0;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1821 = t1820 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1822 = dv + t1821;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1823 = (u64)t8;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1824 = t1823 * dv_stride1;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1825 = t1824 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1826 = t1822 + t1825;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1827 = (u64)t10;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1828 = t1827 * dv_stride2;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1829 = t1828 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1830 = t1826 + t1829;
    const u32 end_48 = head_dim > first_column_2 ? head_dim : first_column_2;
    const u32 t1832 = seq_k - t8;
#line 371 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1833 = end_48 - first_column_2;
#line 371 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1834 = t1833 >> 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1835 = (u64)first_column_2 * 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1836 = t1830 + t1835;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1837 = (u32)dv_stride1;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1838 = t1837 << 1u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1839 = lane >> 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1840 = t69 + t1839;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1841 = lane & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1842 = t1840 < t1832;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1843 = t1841 < t1834;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1844 = t1842 & t1843;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1844) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1845 = t1840 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1846 = t1841 ^ t1845;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1847 = t1840 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1848 = t1846 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1849 = t1847 + t1848;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1850 = t1750 + t1849;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_39;
        u32 row_40;
        u32 row_41;
        u32 row_42;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_39), "=r"(row_40), "=r"(row_41), "=r"(row_42) : "r"(t1850) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1851 = (u64)t1840 * t1838;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1852 = t1836 + t1851;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1853 = (u64)t1841 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1854 = t1852 + t1853;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1854), "r"(row_39), "r"(row_40), "r"(row_41), "r"(row_42) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1855 = t1840 + 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1856 = t1855 < t1832;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1857 = t1841 < t1834;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1858 = t1856 & t1857;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1858) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1859 = t1855 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1860 = t1841 ^ t1859;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1861 = t1855 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1862 = t1860 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1863 = t1861 + t1862;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1864 = t1750 + t1863;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_43;
        u32 row_44;
        u32 row_45;
        u32 row_46;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_43), "=r"(row_44), "=r"(row_45), "=r"(row_46) : "r"(t1864) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1865 = (u64)t1855 * t1838;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1866 = t1836 + t1865;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1867 = (u64)t1841 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1868 = t1866 + t1867;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1868), "r"(row_43), "r"(row_44), "r"(row_45), "r"(row_46) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1869 = t1840 + 8u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1870 = t1869 < t1832;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1871 = t1841 < t1834;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1872 = t1870 & t1871;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1872) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1873 = t1869 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1874 = t1841 ^ t1873;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1875 = t1869 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1876 = t1874 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1877 = t1875 + t1876;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1878 = t1750 + t1877;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_47;
        u32 row_48;
        u32 row_49;
        u32 row_50;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_47), "=r"(row_48), "=r"(row_49), "=r"(row_50) : "r"(t1878) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1879 = (u64)t1869 * t1838;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1880 = t1836 + t1879;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1881 = (u64)t1841 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1882 = t1880 + t1881;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1882), "r"(row_47), "r"(row_48), "r"(row_49), "r"(row_50) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1883 = t1840 + 12u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1884 = t1883 < t1832;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1885 = t1841 < t1834;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1886 = t1884 & t1885;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1886) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1887 = t1883 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1888 = t1841 ^ t1887;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1889 = t1883 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1890 = t1888 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1891 = t1889 + t1890;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1892 = t1750 + t1891;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_51;
        u32 row_52;
        u32 row_53;
        u32 row_54;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_51), "=r"(row_52), "=r"(row_53), "=r"(row_54) : "r"(t1892) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1893 = (u64)t1883 * t1838;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1894 = t1836 + t1893;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1895 = (u64)t1841 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1896 = t1894 + t1895;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1896), "r"(row_51), "r"(row_52), "r"(row_53), "r"(row_54) : "memory");
    }
}
