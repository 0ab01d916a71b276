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
    const u32 head_dim,
    const f32 scale,
    const u32 padded,
    const u32 section)
{
#line 43 "fa-kernels/src/attention/backward/work.rs"
    const u32 t1 = seq_k + 127u;
#line 43 "fa-kernels/src/attention/backward/work.rs"
    const u32 blocks = t1 >> 7u;
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
    const u32 t17 = t13 << 7u;
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
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool found = t17 < end_2;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t35 = middle + 1u;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t36 = found ? low : t35;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        low = t36;
        const u32 t37 = found ? middle : high;
#line 125 "fa-kernels/src/attention/query_blocks.rs"
        high = t37;
    }
#line 59 "fa-kernels/src/attention/query_blocks.rs"
    const u32 first_2 = low;
#line 96 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t41 = thread >> 5u;
#line 98 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t41));
#line 99 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 102 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t44 = smem_1 + 65536u;
    const u32 share = warp >> 2u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t46 = warp & 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t47 = t46 << 5u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t48 = smem_1 + 32768u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t49 = t44 + 16384u;
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
    f32 dk_34 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_35 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_36 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_37 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_38 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_39 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_40 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_41 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_42 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_43 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_44 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_45 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_46 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_47 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_48 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_49 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_50 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_51 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_52 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_53 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_54 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_55 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_56 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_57 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_58 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_59 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_60 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_61 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_62 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_63 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_64 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_65 = 0.0f;
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
    f32 dv_34 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_35 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_36 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_37 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_38 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_39 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_40 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_41 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_42 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_43 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_44 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_45 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_46 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_47 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_48 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_49 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_50 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_51 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_52 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_53 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_54 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_55 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_56 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_57 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_58 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_59 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_60 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_61 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_62 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_63 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_64 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_65 = 0.0f;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t50 = warp & 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t51 = t50 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t52 = warp >> 2u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t53 = share << 5u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t54 = lane & 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t55 = t53 + t54;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t56 = lane >> 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t57 = t56 << 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t58 = t55 + t57;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t59 = lane >> 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t60 = t59 & 1u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t61 = t58 & 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t62 = t60 ^ t61;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t63 = t58 << 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t64 = t62 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t65 = t63 + t64;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t66 = lane & 15u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t67 = lane >> 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t68 = t66 & 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t69 = t67 ^ t68;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t70 = t66 << 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t71 = t69 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t72 = t70 + t71;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t73 = (u64)batch_2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t74 = t73 * k_stride0;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t75 = t74 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t76 = k + t75;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t77 = 0ull * k_stride1;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t78 = t77 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t79 = t76 + t78;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t80 = (u64)t19;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t81 = t80 * k_stride2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t82 = t81 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t83 = t79 + t82;
    const u32 t84 = (u32)k_stride1;
#line 137 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t85 = t84 << 1u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t86 = thread >> 3u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t87 = thread & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t88 = t86 & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t89 = t87 ^ t88;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t90 = t86 << 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t91 = t89 << 4u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t92 = t90 + t91;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t93 = (u64)t86 * t85;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t94 = t83 + t93;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t95 = (u64)t87 * 16u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t96 = t94 + t95;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t97 = (u64)t85 * 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t98 = head_dim >> 3u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t99 = smem_1 + t92;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t100 = (u64)t17 * t85;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t101 = t96 + t100;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t102 = t101 + t97;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t103 = t102 + t97;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t104 = t103 + t97;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t105 = t17 + t86;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t106 = t105 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t107 = t87 < t98;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t108 = t106 & t107;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t109 = t108 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t99), "l"(t101), "r"(t109) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t110 = t17 + t86;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t111 = t110 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t112 = t111 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t113 = t87 < t98;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t114 = t112 & t113;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t115 = t114 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t99), "l"(t102), "r"(t115) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t116 = t17 + t86;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t117 = t116 + 64u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t118 = t117 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t119 = t87 < t98;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t120 = t118 & t119;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t121 = t120 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t99), "l"(t103), "r"(t121) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t122 = t17 + t86;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t123 = t122 + 96u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t124 = t123 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t125 = t87 < t98;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t126 = t124 & t125;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t127 = t126 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t99), "l"(t104), "r"(t127) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t128 = t101 + 128ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t129 = t17 + t86;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t130 = t129 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t131 = t87 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t132 = t131 < t98;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t133 = t130 & t132;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t134 = t133 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t99), "l"(t128), "r"(t134) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t135 = t102 + 128ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t136 = t17 + t86;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t137 = t136 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t138 = t137 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t139 = t87 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t140 = t139 < t98;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t141 = t138 & t140;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t142 = t141 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t99), "l"(t135), "r"(t142) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t143 = t103 + 128ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t144 = t17 + t86;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t145 = t144 + 64u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t146 = t145 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t147 = t87 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t148 = t147 < t98;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t149 = t146 & t148;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t150 = t149 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t99), "l"(t143), "r"(t150) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t151 = t104 + 128ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t152 = t17 + t86;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t153 = t152 + 96u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t154 = t153 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t155 = t87 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t156 = t155 < t98;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t157 = t154 & t156;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t158 = t157 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t99), "l"(t151), "r"(t158) : "memory");
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t159 = (u64)batch_2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t160 = t159 * v_stride0;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t161 = t160 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t162 = v + t161;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t163 = 0ull * v_stride1;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t164 = t163 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t165 = t162 + t164;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t166 = (u64)t19;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t167 = t166 * v_stride2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t168 = t167 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t169 = t165 + t168;
    const u32 t170 = (u32)v_stride1;
#line 137 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t171 = t170 << 1u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t172 = thread >> 3u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t173 = thread & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t174 = t172 & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t175 = t173 ^ t174;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t176 = t172 << 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t177 = t175 << 4u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t178 = t176 + t177;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t179 = (u64)t172 * t171;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t180 = t169 + t179;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t181 = (u64)t173 * 16u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t182 = t180 + t181;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t183 = (u64)t171 * 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t184 = head_dim >> 3u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t185 = t48 + t178;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t186 = (u64)t17 * t171;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t187 = t182 + t186;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t188 = t187 + t183;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t189 = t188 + t183;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t190 = t189 + t183;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t191 = t17 + t172;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t192 = t191 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t193 = t173 < t184;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t194 = t192 & t193;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t195 = t194 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t185), "l"(t187), "r"(t195) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t196 = t17 + t172;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t197 = t196 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t198 = t197 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t199 = t173 < t184;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t200 = t198 & t199;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t201 = t200 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t185), "l"(t188), "r"(t201) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t202 = t17 + t172;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t203 = t202 + 64u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t204 = t203 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t205 = t173 < t184;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t206 = t204 & t205;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t207 = t206 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t185), "l"(t189), "r"(t207) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t208 = t17 + t172;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t209 = t208 + 96u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t210 = t209 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t211 = t173 < t184;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t212 = t210 & t211;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t213 = t212 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t185), "l"(t190), "r"(t213) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t214 = t187 + 128ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t215 = t17 + t172;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t216 = t215 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t217 = t173 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t218 = t217 < t184;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t219 = t216 & t218;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t220 = t219 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t185), "l"(t214), "r"(t220) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t221 = t188 + 128ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t222 = t17 + t172;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t223 = t222 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t224 = t223 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t225 = t173 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t226 = t225 < t184;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t227 = t224 & t226;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t228 = t227 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t185), "l"(t221), "r"(t228) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t229 = t189 + 128ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t230 = t17 + t172;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t231 = t230 + 64u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t232 = t231 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t233 = t173 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t234 = t233 < t184;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t235 = t232 & t234;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t236 = t235 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t185), "l"(t229), "r"(t236) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t237 = t190 + 128ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t238 = t17 + t172;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t239 = t238 + 96u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t240 = t239 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t241 = t173 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t242 = t241 < t184;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t243 = t240 & t242;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t244 = t243 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t185), "l"(t237), "r"(t244) : "memory");
#line 153 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 smem_2 = smem_1 + 98304u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t246 = smem_2 + 32768u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t247 = smem_2 + 65536u;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t248 = (u64)batch_2;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t249 = t248 * q_stride0;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t250 = t249 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t251 = q + t250;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t252 = 0ull * q_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t253 = t252 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t254 = t251 + t253;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t255 = (u32)q_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t256 = t255 << 1u;
    const u32 t257 = thread >> 3u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t258 = thread & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t259 = t257 & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t260 = t258 ^ t259;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t261 = t257 << 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t262 = t260 << 4u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t263 = t261 + t262;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t264 = (u64)t257 * t256;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t265 = t254 + t264;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t266 = (u64)t258 * 16u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t267 = t265 + t266;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t268 = (u64)t256 * 32u;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t269 = (u64)batch_2;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t270 = t269 * d_o_stride0;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t271 = t270 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t272 = d_o + t271;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t273 = 0ull * d_o_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t274 = t273 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t275 = t272 + t274;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t276 = (u32)d_o_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t277 = t276 << 1u;
    const u32 t278 = thread >> 3u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t279 = thread & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t280 = t278 & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t281 = t279 ^ t280;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t282 = t278 << 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t283 = t281 << 4u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t284 = t282 + t283;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t285 = (u64)t278 * t277;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t286 = t275 + t285;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t287 = (u64)t279 * 16u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t288 = t286 + t287;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t289 = (u64)t277 * 32u;
#line 104 "fa-kernels/src/attention/backward/work.rs"
    const u32 t290 = count - first_2;
#line 104 "fa-kernels/src/attention/backward/work.rs"
    const u32 count_2 = t290 * group;
#line 139 "fa-kernels/src/attention/backward/work.rs"
    const u32 t292 = t19 * group;
#line 143 "fa-kernels/src/attention/backward/work.rs"
    u32 head = t292;
    u32 block = first_2;
    const bool t293 = count_2 != 0u;
#line 156 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t293) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t294 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t295 = (u32)q_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t296 = t295 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 head_2 = (u64)head * t296;
        const u64 of_head = t254 + head_2;
        const u32 t299 = block << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t300 = (u64)t258 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t301 = smem_2 + t263;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t302 = t299 + t257;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t303 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t304 = t303 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t305 = t302 < t304 ? t302 : t304;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t306 = (u64)t305 * t256;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t307 = of_head + t306;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t308 = t307 + t300;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t309 = t299 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t310 = t309 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t311 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t312 = t311 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t313 = t310 < t312 ? t310 : t312;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t314 = (u64)t313 * t256;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t315 = of_head + t314;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t316 = t315 + t300;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t317 = t299 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t318 = t317 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t319 = t258 < t294;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t320 = t318 & t319;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t321 = t320 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t301), "l"(t308), "r"(t321) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t322 = t299 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t323 = t322 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t324 = t323 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t325 = t258 < t294;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t326 = t324 & t325;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t327 = t326 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t301), "l"(t316), "r"(t327) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t328 = t308 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t329 = t299 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t330 = t329 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t331 = t258 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t332 = t331 < t294;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t333 = t330 & t332;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t334 = t333 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t301), "l"(t328), "r"(t334) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t335 = t316 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t336 = t299 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t337 = t336 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t338 = t337 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t339 = t258 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t340 = t339 < t294;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t341 = t338 & t340;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t342 = t341 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t301), "l"(t335), "r"(t342) : "memory");
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t343 = thread < 32u;
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
        if (t343) {
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t344 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t345 = t344 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t346 = t345 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t347 = block << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 row = t346 + t347;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t349 = thread << 1u;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 row_2 = row + t349;
            const u32 t351 = thread << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t352 = t247 + t351;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t353 = (u64)row_2;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t354 = t353 * statistics_stride0;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t355 = t354 * 4ull;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t356 = statistics + t355;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t352), "l"(t356) : "memory");
        }
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t357 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t358 = (u32)d_o_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t359 = t358 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 head_3 = (u64)head * t359;
        const u64 of_head_2 = t275 + head_3;
        const u32 t362 = block << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t363 = (u64)t279 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t364 = t246 + t284;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t365 = t362 + t278;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t366 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t367 = t366 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t368 = t365 < t367 ? t365 : t367;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t369 = (u64)t368 * t277;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t370 = of_head_2 + t369;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t371 = t370 + t363;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t372 = t362 + t278;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t373 = t372 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t374 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t375 = t374 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t376 = t373 < t375 ? t373 : t375;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t377 = (u64)t376 * t277;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t378 = of_head_2 + t377;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t379 = t378 + t363;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t380 = t362 + t278;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t381 = t380 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t382 = t279 < t357;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t383 = t381 & t382;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t384 = t383 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t364), "l"(t371), "r"(t384) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t385 = t362 + t278;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t386 = t385 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t387 = t386 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t388 = t279 < t357;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t389 = t387 & t388;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t390 = t389 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t364), "l"(t379), "r"(t390) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t391 = t371 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t392 = t362 + t278;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t393 = t392 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t394 = t279 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t395 = t394 < t357;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t396 = t393 & t395;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t397 = t396 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t364), "l"(t391), "r"(t397) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t398 = t379 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t399 = t362 + t278;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t400 = t399 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t401 = t400 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t402 = t279 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t403 = t402 < t357;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t404 = t401 & t403;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t405 = t404 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t364), "l"(t398), "r"(t405) : "memory");
    }
#line 160 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 146 "fa-kernels/src/attention/backward/work.rs"
    #pragma unroll 1
    for (u32 i = 0u; i < count_2; i += 1u) {
#line 150 "fa-kernels/src/attention/backward/work.rs"
        const u32 t406 = block + 1u;
#line 150 "fa-kernels/src/attention/backward/work.rs"
        const bool wraps = t406 == count;
        const u32 t408 = head + 1u;
#line 151 "fa-kernels/src/attention/backward/work.rs"
        const u32 t409 = wraps ? t408 : head;
#line 151 "fa-kernels/src/attention/backward/work.rs"
        const u32 t410 = block + 1u;
#line 151 "fa-kernels/src/attention/backward/work.rs"
        const u32 t411 = wraps ? first_2 : t410;
#line 158 "fa-kernels/src/attention/backward/work.rs"
        const u32 t412 = i + 1u;
#line 158 "fa-kernels/src/attention/backward/work.rs"
        const bool more = t412 < count_2;
#line 179 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 183 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (more) {
            const u32 t414 = i + 1u;
#line 95 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t415 = t414 & 1u;
#line 95 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t416 = t415 << 14u;
#line 95 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t417 = smem_2 + t416;
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t418 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t419 = (u32)q_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t420 = t419 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_4 = (u64)t409 * t420;
            const u64 of_head_3 = t254 + head_4;
            const u32 t423 = t411 << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t424 = (u64)t258 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t425 = t417 + t263;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t426 = t423 + t257;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t427 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t428 = t427 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t429 = t426 < t428 ? t426 : t428;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t430 = (u64)t429 * t256;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t431 = of_head_3 + t430;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t432 = t431 + t424;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t433 = t423 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t434 = t433 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t435 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t436 = t435 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t437 = t434 < t436 ? t434 : t436;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t438 = (u64)t437 * t256;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t439 = of_head_3 + t438;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t440 = t439 + t424;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t441 = t423 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t442 = t441 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t443 = t258 < t418;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t444 = t442 & t443;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t445 = t444 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t425), "l"(t432), "r"(t445) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t446 = t423 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t447 = t446 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t448 = t447 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t449 = t258 < t418;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t450 = t448 & t449;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t451 = t450 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t425), "l"(t440), "r"(t451) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t452 = t432 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t453 = t423 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t454 = t453 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t455 = t258 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t456 = t455 < t418;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t457 = t454 & t456;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t458 = t457 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t425), "l"(t452), "r"(t458) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t459 = t440 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t460 = t423 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t461 = t460 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t462 = t461 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t463 = t258 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t464 = t463 < t418;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t465 = t462 & t464;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t466 = t465 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t425), "l"(t459), "r"(t466) : "memory");
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t467 = thread < 32u;
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            if (t467) {
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t468 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t469 = t468 + t409;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t470 = t469 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t471 = t411 << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_3 = t470 + t471;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t473 = thread << 1u;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 row_4 = row_3 + t473;
                const u32 t475 = t414 & 1u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t476 = t475 << 9u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t477 = t247 + t476;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t478 = thread << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t479 = t477 + t478;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t480 = (u64)row_4;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t481 = t480 * statistics_stride0;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t482 = t481 * 4ull;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t483 = statistics + t482;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t479), "l"(t483) : "memory");
            }
#line 185 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t484 = i + 1u;
#line 113 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t485 = t484 & 1u;
#line 113 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t486 = t485 << 14u;
#line 113 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t487 = t246 + t486;
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t488 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t489 = (u32)d_o_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t490 = t489 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_5 = (u64)t409 * t490;
            const u64 of_head_4 = t275 + head_5;
            const u32 t493 = t411 << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t494 = (u64)t279 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t495 = t487 + t284;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t496 = t493 + t278;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t497 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t498 = t497 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t499 = t496 < t498 ? t496 : t498;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t500 = (u64)t499 * t277;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t501 = of_head_4 + t500;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t502 = t501 + t494;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t503 = t493 + t278;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t504 = t503 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t505 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t506 = t505 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t507 = t504 < t506 ? t504 : t506;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t508 = (u64)t507 * t277;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t509 = of_head_4 + t508;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t510 = t509 + t494;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t511 = t493 + t278;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t512 = t511 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t513 = t279 < t488;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t514 = t512 & t513;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t515 = t514 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t495), "l"(t502), "r"(t515) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t516 = t493 + t278;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t517 = t516 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t518 = t517 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t519 = t279 < t488;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t520 = t518 & t519;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t521 = t520 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t495), "l"(t510), "r"(t521) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t522 = t502 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t523 = t493 + t278;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t524 = t523 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t525 = t279 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t526 = t525 < t488;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t527 = t524 & t526;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t528 = t527 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t495), "l"(t522), "r"(t528) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t529 = t510 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t530 = t493 + t278;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t531 = t530 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t532 = t531 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t533 = t279 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t534 = t533 < t488;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t535 = t532 & t534;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t536 = t535 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t495), "l"(t529), "r"(t536) : "memory");
        }
#line 187 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 189 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t537 = i & 1u;
#line 189 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t538 = t537 << 14u;
#line 189 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t539 = smem_2 + t538;
#line 189 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t540 = i & 1u;
#line 189 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t541 = t540 << 14u;
#line 189 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t542 = t246 + t541;
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
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_17 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_18 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_19 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_20 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_21 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_22 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_23 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_24 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_25 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_26 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_27 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_28 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_29 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_30 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_31 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_32 = 0.0f;
        const u32 t543 = lane & 15u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t544 = t47 + t543;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t545 = lane >> 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t546 = t544 & 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t547 = t545 ^ t546;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t548 = t544 << 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t549 = t547 << 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t550 = t548 + t549;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t551 = smem_1 + t550;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t552;
        asm volatile("mov.b32 %0, %1;" : "=r"(t552) : "r"(t65));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t553 = t552 ^ 32u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t554 = t552 ^ 64u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t555 = t552 ^ 96u;
        const u32 t556 = t539 + t552;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t557;
        asm volatile("mov.b32 %0, %1;" : "=r"(t557) : "r"(t551));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t557) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t557) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t556) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_9), "r"(m_10));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_11), "r"(m_12));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t556) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_13), "r"(m_14));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_15), "r"(m_16));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_13), "r"(m_14));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_15), "r"(m_16));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t558 = t539 + t553;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t559;
        asm volatile("mov.b32 %0, %1;" : "=r"(t559) : "r"(t551));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t560 = t559 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t560) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t560) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t558) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_25), "r"(m_26));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_27), "r"(m_28));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_25), "r"(m_26));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_27), "r"(m_28));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t558) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_29), "r"(m_30));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_31), "r"(m_32));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_29), "r"(m_30));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_31), "r"(m_32));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t561 = t539 + t554;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t562;
        asm volatile("mov.b32 %0, %1;" : "=r"(t562) : "r"(t551));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t563 = t562 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t563) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t563) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t561) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_33), "r"(m_34), "r"(m_35), "r"(m_36), "r"(m_41), "r"(m_42));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_33), "r"(m_34), "r"(m_35), "r"(m_36), "r"(m_43), "r"(m_44));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_41), "r"(m_42));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_43), "r"(m_44));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t561) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_33), "r"(m_34), "r"(m_35), "r"(m_36), "r"(m_45), "r"(m_46));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_33), "r"(m_34), "r"(m_35), "r"(m_36), "r"(m_47), "r"(m_48));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_45), "r"(m_46));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_47), "r"(m_48));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t564 = t539 + t555;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t565;
        asm volatile("mov.b32 %0, %1;" : "=r"(t565) : "r"(t551));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t566 = t565 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t566) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t566) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t564) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_57), "r"(m_58));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_59), "r"(m_60));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_53), "r"(m_54), "r"(m_55), "r"(m_56), "r"(m_57), "r"(m_58));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_53), "r"(m_54), "r"(m_55), "r"(m_56), "r"(m_59), "r"(m_60));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t564) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_61), "r"(m_62));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_63), "r"(m_64));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_53), "r"(m_54), "r"(m_55), "r"(m_56), "r"(m_61), "r"(m_62));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_53), "r"(m_54), "r"(m_55), "r"(m_56), "r"(m_63), "r"(m_64));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t567;
        asm volatile("mov.b32 %0, %1;" : "=r"(t567) : "r"(t551));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t567) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t567) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t556) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_65), "r"(m_66), "r"(m_67), "r"(m_68), "r"(m_73), "r"(m_74));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_65), "r"(m_66), "r"(m_67), "r"(m_68), "r"(m_75), "r"(m_76));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_69), "r"(m_70), "r"(m_71), "r"(m_72), "r"(m_73), "r"(m_74));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_69), "r"(m_70), "r"(m_71), "r"(m_72), "r"(m_75), "r"(m_76));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t556) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_65), "r"(m_66), "r"(m_67), "r"(m_68), "r"(m_77), "r"(m_78));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_65), "r"(m_66), "r"(m_67), "r"(m_68), "r"(m_79), "r"(m_80));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_69), "r"(m_70), "r"(m_71), "r"(m_72), "r"(m_77), "r"(m_78));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_69), "r"(m_70), "r"(m_71), "r"(m_72), "r"(m_79), "r"(m_80));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t568;
        asm volatile("mov.b32 %0, %1;" : "=r"(t568) : "r"(t551));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t569 = t568 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t569) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t569) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t558) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_89), "r"(m_90));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_91), "r"(m_92));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_89), "r"(m_90));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_91), "r"(m_92));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t558) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_93), "r"(m_94));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_95), "r"(m_96));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_93), "r"(m_94));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_95), "r"(m_96));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t570;
        asm volatile("mov.b32 %0, %1;" : "=r"(t570) : "r"(t551));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t571 = t570 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t571) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t571) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t561) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_105), "r"(m_106));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_107), "r"(m_108));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_105), "r"(m_106));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_107), "r"(m_108));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t561) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_109), "r"(m_110));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_111), "r"(m_112));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_109), "r"(m_110));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_111), "r"(m_112));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t572;
        asm volatile("mov.b32 %0, %1;" : "=r"(t572) : "r"(t551));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t573 = t572 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t573) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t573) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t564) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_113), "r"(m_114), "r"(m_115), "r"(m_116), "r"(m_121), "r"(m_122));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_113), "r"(m_114), "r"(m_115), "r"(m_116), "r"(m_123), "r"(m_124));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_117), "r"(m_118), "r"(m_119), "r"(m_120), "r"(m_121), "r"(m_122));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_117), "r"(m_118), "r"(m_119), "r"(m_120), "r"(m_123), "r"(m_124));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t564) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_113), "r"(m_114), "r"(m_115), "r"(m_116), "r"(m_125), "r"(m_126));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_113), "r"(m_114), "r"(m_115), "r"(m_116), "r"(m_127), "r"(m_128));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_117), "r"(m_118), "r"(m_119), "r"(m_120), "r"(m_125), "r"(m_126));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_117), "r"(m_118), "r"(m_119), "r"(m_120), "r"(m_127), "r"(m_128));
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
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_17 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_18 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_19 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_20 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_21 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_22 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_23 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_24 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_25 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_26 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_27 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_28 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_29 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_30 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_31 = 0.0f;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_32 = 0.0f;
        const u32 t574 = lane & 15u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t575 = t47 + t574;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t576 = lane >> 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t577 = t575 & 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t578 = t576 ^ t577;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t579 = t575 << 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t580 = t578 << 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t581 = t579 + t580;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t582 = t48 + t581;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t583;
        asm volatile("mov.b32 %0, %1;" : "=r"(t583) : "r"(t65));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t584 = t583 ^ 32u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t585 = t583 ^ 64u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t586 = t583 ^ 96u;
        const u32 t587 = t542 + t583;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t588;
        asm volatile("mov.b32 %0, %1;" : "=r"(t588) : "r"(t582));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t588) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t588) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t587) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_129), "r"(m_130), "r"(m_131), "r"(m_132), "r"(m_137), "r"(m_138));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_129), "r"(m_130), "r"(m_131), "r"(m_132), "r"(m_139), "r"(m_140));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_137), "r"(m_138));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_139), "r"(m_140));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t587) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_129), "r"(m_130), "r"(m_131), "r"(m_132), "r"(m_141), "r"(m_142));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_129), "r"(m_130), "r"(m_131), "r"(m_132), "r"(m_143), "r"(m_144));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_141), "r"(m_142));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_143), "r"(m_144));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t589 = t542 + t584;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t590;
        asm volatile("mov.b32 %0, %1;" : "=r"(t590) : "r"(t582));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t591 = t590 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t591) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t591) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t589) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_153), "r"(m_154));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_155), "r"(m_156));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_149), "r"(m_150), "r"(m_151), "r"(m_152), "r"(m_153), "r"(m_154));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_149), "r"(m_150), "r"(m_151), "r"(m_152), "r"(m_155), "r"(m_156));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t589) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_157), "r"(m_158));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_159), "r"(m_160));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_149), "r"(m_150), "r"(m_151), "r"(m_152), "r"(m_157), "r"(m_158));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_149), "r"(m_150), "r"(m_151), "r"(m_152), "r"(m_159), "r"(m_160));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t592 = t542 + t585;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t593;
        asm volatile("mov.b32 %0, %1;" : "=r"(t593) : "r"(t582));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t594 = t593 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t594) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t594) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t592) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_169), "r"(m_170));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_171), "r"(m_172));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_169), "r"(m_170));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_171), "r"(m_172));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t592) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_173), "r"(m_174));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_175), "r"(m_176));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_173), "r"(m_174));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_175), "r"(m_176));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t595 = t542 + t586;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t596;
        asm volatile("mov.b32 %0, %1;" : "=r"(t596) : "r"(t582));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t597 = t596 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t597) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t597) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t595) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_177), "r"(m_178), "r"(m_179), "r"(m_180), "r"(m_185), "r"(m_186));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_177), "r"(m_178), "r"(m_179), "r"(m_180), "r"(m_187), "r"(m_188));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_185), "r"(m_186));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_187), "r"(m_188));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t595) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_177), "r"(m_178), "r"(m_179), "r"(m_180), "r"(m_189), "r"(m_190));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_177), "r"(m_178), "r"(m_179), "r"(m_180), "r"(m_191), "r"(m_192));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_189), "r"(m_190));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_191), "r"(m_192));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t598;
        asm volatile("mov.b32 %0, %1;" : "=r"(t598) : "r"(t582));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t598) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t598) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t587) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_201), "r"(m_202));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_203), "r"(m_204));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_197), "r"(m_198), "r"(m_199), "r"(m_200), "r"(m_201), "r"(m_202));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_197), "r"(m_198), "r"(m_199), "r"(m_200), "r"(m_203), "r"(m_204));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t587) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_205), "r"(m_206));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_207), "r"(m_208));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_197), "r"(m_198), "r"(m_199), "r"(m_200), "r"(m_205), "r"(m_206));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_197), "r"(m_198), "r"(m_199), "r"(m_200), "r"(m_207), "r"(m_208));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t599;
        asm volatile("mov.b32 %0, %1;" : "=r"(t599) : "r"(t582));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t600 = t599 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t600) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t600) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t589) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_209), "r"(m_210), "r"(m_211), "r"(m_212), "r"(m_217), "r"(m_218));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_209), "r"(m_210), "r"(m_211), "r"(m_212), "r"(m_219), "r"(m_220));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_217), "r"(m_218));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_219), "r"(m_220));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t589) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_209), "r"(m_210), "r"(m_211), "r"(m_212), "r"(m_221), "r"(m_222));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_209), "r"(m_210), "r"(m_211), "r"(m_212), "r"(m_223), "r"(m_224));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_221), "r"(m_222));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_223), "r"(m_224));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t601;
        asm volatile("mov.b32 %0, %1;" : "=r"(t601) : "r"(t582));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t602 = t601 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t602) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t602) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t592) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_225), "r"(m_226), "r"(m_227), "r"(m_228), "r"(m_233), "r"(m_234));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_225), "r"(m_226), "r"(m_227), "r"(m_228), "r"(m_235), "r"(m_236));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_229), "r"(m_230), "r"(m_231), "r"(m_232), "r"(m_233), "r"(m_234));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_229), "r"(m_230), "r"(m_231), "r"(m_232), "r"(m_235), "r"(m_236));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t592) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_225), "r"(m_226), "r"(m_227), "r"(m_228), "r"(m_237), "r"(m_238));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_225), "r"(m_226), "r"(m_227), "r"(m_228), "r"(m_239), "r"(m_240));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_229), "r"(m_230), "r"(m_231), "r"(m_232), "r"(m_237), "r"(m_238));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_229), "r"(m_230), "r"(m_231), "r"(m_232), "r"(m_239), "r"(m_240));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t603;
        asm volatile("mov.b32 %0, %1;" : "=r"(t603) : "r"(t582));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t604 = t603 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t604) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t604) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t595) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_249), "r"(m_250));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_251), "r"(m_252));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_249), "r"(m_250));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_251), "r"(m_252));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t595) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_253), "r"(m_254));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_255), "r"(m_256));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_253), "r"(m_254));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_255), "r"(m_256));
#line 192 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t605 = i & 1u;
#line 192 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t606 = t605 << 9u;
#line 192 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t607 = t247 + t606;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t608 = block << 6u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t609 = share << 5u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_query = t608 + t609;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t611 = block << 6u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t612 = t611 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_3 = t612 + 1u;
        const u32 t614 = end_3 > seq_q ? end_3 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t615 = t614 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_4 = t615 < seq_k ? t615 : seq_k;
#line 99 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t617 = t17 + 128u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool right = end_4 < t617;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        if (right) {
            const u32 t619 = t17 + t47;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t620 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = t619 + t620;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t622 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t623 = t622 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t624 = first_query + t623;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t625 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t626 = t625 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t627 = first_query + t626;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t628 = t627 + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t629 = t624 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_5 = t629 + 1u;
            const u32 t631 = end_5 > seq_q ? end_5 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t632 = t631 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_6 = t632 < seq_k ? t632 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t634 = end_6 > column ? end_6 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_7 = t634 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t637 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t637;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t639 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t639;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 16u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t641 = visible_3 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_17 = t641;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 24u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t643 = visible_4 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_19 = t643;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t644 = t628 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_8 = t644 + 1u;
            const u32 t646 = end_8 > seq_q ? end_8 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t647 = t646 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_9 = t647 < seq_k ? t647 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t649 = end_9 > column ? end_9 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_10 = t649 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t652 = visible_5 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t652;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t654 = visible_6 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t654;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 16u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t656 = visible_7 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_18 = t656;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 24u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t658 = visible_8 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_20 = t658;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t659 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t660 = t659 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t661 = first_query + t660;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t662 = t661 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t663 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t664 = t663 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t665 = first_query + t664;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t666 = t665 + 9u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t667 = t662 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t667 + 1u;
            const u32 t669 = end_11 > seq_q ? end_11 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t670 = t669 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_12 = t670 < seq_k ? t670 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t672 = end_12 > column ? end_12 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_13 = t672 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t675 = visible_9 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t675;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t677 = visible_10 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t677;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 16u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t679 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_21 = t679;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 24u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t681 = visible_12 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_23 = t681;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t682 = t666 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_14 = t682 + 1u;
            const u32 t684 = end_14 > seq_q ? end_14 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t685 = t684 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_15 = t685 < seq_k ? t685 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t687 = end_15 > column ? end_15 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_16 = t687 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t690 = visible_13 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t690;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t692 = visible_14 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t692;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 16u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t694 = visible_15 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_22 = t694;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 24u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t696 = visible_16 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_24 = t696;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t697 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t698 = t697 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t699 = first_query + t698;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t700 = t699 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t701 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t702 = t701 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t703 = first_query + t702;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t704 = t703 + 17u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t705 = t700 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_17 = t705 + 1u;
            const u32 t707 = end_17 > seq_q ? end_17 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t708 = t707 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_18 = t708 < seq_k ? t708 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t710 = end_18 > column ? end_18 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_19 = t710 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 0u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t713 = visible_17 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t713;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 8u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t715 = visible_18 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t715;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 16u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t717 = visible_19 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_25 = t717;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 24u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t719 = visible_20 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_27 = t719;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t720 = t704 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_20 = t720 + 1u;
            const u32 t722 = end_20 > seq_q ? end_20 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t723 = t722 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_21 = t723 < seq_k ? t723 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t725 = end_21 > column ? end_21 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_22 = t725 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 0u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t728 = visible_21 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t728;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 8u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t730 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t730;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 16u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t732 = visible_23 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_26 = t732;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 24u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t734 = visible_24 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_28 = t734;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t735 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t736 = t735 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t737 = first_query + t736;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t738 = t737 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t739 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t740 = t739 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t741 = first_query + t740;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t742 = t741 + 25u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t743 = t738 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_23 = t743 + 1u;
            const u32 t745 = end_23 > seq_q ? end_23 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t746 = t745 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_24 = t746 < seq_k ? t746 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t748 = end_24 > column ? end_24 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_25 = t748 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 0u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t751 = visible_25 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t751;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 8u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t753 = visible_26 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t753;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 16u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t755 = visible_27 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_29 = t755;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 24u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t757 = visible_28 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_31 = t757;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t758 = t742 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_26 = t758 + 1u;
            const u32 t760 = end_26 > seq_q ? end_26 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t761 = t760 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_27 = t761 < seq_k ? t761 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t763 = end_27 > column ? end_27 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_28 = t763 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 0u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t766 = visible_29 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t766;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 8u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t768 = visible_30 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t768;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 16u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t770 = visible_31 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_30 = t770;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 24u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t772 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_32 = t772;
        }
#line 286 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_3 = share << 8u;
        const u32 t774 = t607 + first_3;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t775 = lane & 3u;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t776 = t775 << 4u;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t777 = t774 + t776;
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t777) : "memory");
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t778;
        asm("mov.b32 %0, %1;" : "=f"(t778) : "r"(row_5));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t779;
        asm("mov.b32 %0, %1;" : "=f"(t779) : "r"(row_6));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t780;
        asm("mov.b32 %0, %1;" : "=f"(t780) : "r"(row_7));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t781;
        asm("mov.b32 %0, %1;" : "=f"(t781) : "r"(row_8));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t782 = -t778;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t783;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t783) : "f"(s), "f"(scale_log2), "f"(t782));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p) : "f"(t783));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t785 = dp - t779;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds = p * t785;
        dp = ds;
        s = p;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t787 = -t780;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t788;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t788) : "f"(s_2), "f"(scale_log2), "f"(t787));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_2) : "f"(t788));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t790 = dp_2 - t781;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_2 = p_2 * t790;
        dp_2 = ds_2;
        s_2 = p_2;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t792 = -t778;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t793;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t793) : "f"(s_3), "f"(scale_log2), "f"(t792));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_3) : "f"(t793));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t795 = dp_3 - t779;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_3 = p_3 * t795;
        dp_3 = ds_3;
        s_3 = p_3;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t797 = -t780;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t798;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t798) : "f"(s_4), "f"(scale_log2), "f"(t797));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_4) : "f"(t798));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t800 = dp_4 - t781;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_4 = p_4 * t800;
        dp_4 = ds_4;
        s_4 = p_4;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t802 = -t778;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t803;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t803) : "f"(s_17), "f"(scale_log2), "f"(t802));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_5;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_5) : "f"(t803));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t805 = dp_17 - t779;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_5 = p_5 * t805;
        dp_17 = ds_5;
        s_17 = p_5;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t807 = -t780;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t808;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t808) : "f"(s_18), "f"(scale_log2), "f"(t807));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_6;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_6) : "f"(t808));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t810 = dp_18 - t781;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_6 = p_6 * t810;
        dp_18 = ds_6;
        s_18 = p_6;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t812 = -t778;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t813;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t813) : "f"(s_19), "f"(scale_log2), "f"(t812));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_7;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_7) : "f"(t813));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t815 = dp_19 - t779;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_7 = p_7 * t815;
        dp_19 = ds_7;
        s_19 = p_7;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t817 = -t780;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t818;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t818) : "f"(s_20), "f"(scale_log2), "f"(t817));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_8;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_8) : "f"(t818));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t820 = dp_20 - t781;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_8 = p_8 * t820;
        dp_20 = ds_8;
        s_20 = p_8;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t777) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t822;
        asm("mov.b32 %0, %1;" : "=f"(t822) : "r"(row_9));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t823;
        asm("mov.b32 %0, %1;" : "=f"(t823) : "r"(row_10));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t824;
        asm("mov.b32 %0, %1;" : "=f"(t824) : "r"(row_11));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t825;
        asm("mov.b32 %0, %1;" : "=f"(t825) : "r"(row_12));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t826 = -t822;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t827;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t827) : "f"(s_5), "f"(scale_log2), "f"(t826));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_9;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_9) : "f"(t827));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t829 = dp_5 - t823;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_9 = p_9 * t829;
        dp_5 = ds_9;
        s_5 = p_9;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t831 = -t824;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t832;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t832) : "f"(s_6), "f"(scale_log2), "f"(t831));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_10;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_10) : "f"(t832));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t834 = dp_6 - t825;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_10 = p_10 * t834;
        dp_6 = ds_10;
        s_6 = p_10;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t836 = -t822;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t837;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t837) : "f"(s_7), "f"(scale_log2), "f"(t836));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_11;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_11) : "f"(t837));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t839 = dp_7 - t823;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_11 = p_11 * t839;
        dp_7 = ds_11;
        s_7 = p_11;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t841 = -t824;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t842;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t842) : "f"(s_8), "f"(scale_log2), "f"(t841));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_12;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_12) : "f"(t842));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t844 = dp_8 - t825;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_12 = p_12 * t844;
        dp_8 = ds_12;
        s_8 = p_12;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t846 = -t822;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t847;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t847) : "f"(s_21), "f"(scale_log2), "f"(t846));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_13;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_13) : "f"(t847));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t849 = dp_21 - t823;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_13 = p_13 * t849;
        dp_21 = ds_13;
        s_21 = p_13;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t851 = -t824;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t852;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t852) : "f"(s_22), "f"(scale_log2), "f"(t851));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_14;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_14) : "f"(t852));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t854 = dp_22 - t825;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_14 = p_14 * t854;
        dp_22 = ds_14;
        s_22 = p_14;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t856 = -t822;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t857;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t857) : "f"(s_23), "f"(scale_log2), "f"(t856));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_15;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_15) : "f"(t857));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t859 = dp_23 - t823;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_15 = p_15 * t859;
        dp_23 = ds_15;
        s_23 = p_15;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t861 = -t824;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t862;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t862) : "f"(s_24), "f"(scale_log2), "f"(t861));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_16;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_16) : "f"(t862));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t864 = dp_24 - t825;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_16 = p_16 * t864;
        dp_24 = ds_16;
        s_24 = p_16;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t777) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t866;
        asm("mov.b32 %0, %1;" : "=f"(t866) : "r"(row_13));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t867;
        asm("mov.b32 %0, %1;" : "=f"(t867) : "r"(row_14));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t868;
        asm("mov.b32 %0, %1;" : "=f"(t868) : "r"(row_15));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t869;
        asm("mov.b32 %0, %1;" : "=f"(t869) : "r"(row_16));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t870 = -t866;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t871;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t871) : "f"(s_9), "f"(scale_log2), "f"(t870));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_17;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_17) : "f"(t871));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t873 = dp_9 - t867;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_17 = p_17 * t873;
        dp_9 = ds_17;
        s_9 = p_17;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t875 = -t868;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t876;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t876) : "f"(s_10), "f"(scale_log2), "f"(t875));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_18;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_18) : "f"(t876));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t878 = dp_10 - t869;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_18 = p_18 * t878;
        dp_10 = ds_18;
        s_10 = p_18;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t880 = -t866;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t881;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t881) : "f"(s_11), "f"(scale_log2), "f"(t880));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_19;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_19) : "f"(t881));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t883 = dp_11 - t867;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_19 = p_19 * t883;
        dp_11 = ds_19;
        s_11 = p_19;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t885 = -t868;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t886;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t886) : "f"(s_12), "f"(scale_log2), "f"(t885));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_20;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_20) : "f"(t886));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t888 = dp_12 - t869;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_20 = p_20 * t888;
        dp_12 = ds_20;
        s_12 = p_20;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t890 = -t866;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t891;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t891) : "f"(s_25), "f"(scale_log2), "f"(t890));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_21;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_21) : "f"(t891));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t893 = dp_25 - t867;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_21 = p_21 * t893;
        dp_25 = ds_21;
        s_25 = p_21;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t895 = -t868;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t896;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t896) : "f"(s_26), "f"(scale_log2), "f"(t895));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_22;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_22) : "f"(t896));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t898 = dp_26 - t869;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_22 = p_22 * t898;
        dp_26 = ds_22;
        s_26 = p_22;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t900 = -t866;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t901;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t901) : "f"(s_27), "f"(scale_log2), "f"(t900));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_23;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_23) : "f"(t901));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t903 = dp_27 - t867;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_23 = p_23 * t903;
        dp_27 = ds_23;
        s_27 = p_23;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t905 = -t868;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t906;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t906) : "f"(s_28), "f"(scale_log2), "f"(t905));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_24;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_24) : "f"(t906));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t908 = dp_28 - t869;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_24 = p_24 * t908;
        dp_28 = ds_24;
        s_28 = p_24;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_17;
        u32 row_18;
        u32 row_19;
        u32 row_20;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t777) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t910;
        asm("mov.b32 %0, %1;" : "=f"(t910) : "r"(row_17));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t911;
        asm("mov.b32 %0, %1;" : "=f"(t911) : "r"(row_18));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t912;
        asm("mov.b32 %0, %1;" : "=f"(t912) : "r"(row_19));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t913;
        asm("mov.b32 %0, %1;" : "=f"(t913) : "r"(row_20));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t914 = -t910;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t915;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t915) : "f"(s_13), "f"(scale_log2), "f"(t914));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_25;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_25) : "f"(t915));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t917 = dp_13 - t911;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_25 = p_25 * t917;
        dp_13 = ds_25;
        s_13 = p_25;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t919 = -t912;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t920;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t920) : "f"(s_14), "f"(scale_log2), "f"(t919));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_26;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_26) : "f"(t920));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t922 = dp_14 - t913;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_26 = p_26 * t922;
        dp_14 = ds_26;
        s_14 = p_26;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t924 = -t910;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t925;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t925) : "f"(s_15), "f"(scale_log2), "f"(t924));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_27;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_27) : "f"(t925));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t927 = dp_15 - t911;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_27 = p_27 * t927;
        dp_15 = ds_27;
        s_15 = p_27;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t929 = -t912;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t930;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t930) : "f"(s_16), "f"(scale_log2), "f"(t929));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_28;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_28) : "f"(t930));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t932 = dp_16 - t913;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_28 = p_28 * t932;
        dp_16 = ds_28;
        s_16 = p_28;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t934 = -t910;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t935;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t935) : "f"(s_29), "f"(scale_log2), "f"(t934));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_29;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_29) : "f"(t935));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t937 = dp_29 - t911;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_29 = p_29 * t937;
        dp_29 = ds_29;
        s_29 = p_29;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t939 = -t912;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t940;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t940) : "f"(s_30), "f"(scale_log2), "f"(t939));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_30;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_30) : "f"(t940));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t942 = dp_30 - t913;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_30 = p_30 * t942;
        dp_30 = ds_30;
        s_30 = p_30;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t944 = -t910;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t945;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t945) : "f"(s_31), "f"(scale_log2), "f"(t944));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_31;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_31) : "f"(t945));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t947 = dp_31 - t911;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_31 = p_31 * t947;
        dp_31 = ds_31;
        s_31 = p_31;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t949 = -t912;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t950;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t950) : "f"(s_32), "f"(scale_log2), "f"(t949));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_32;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_32) : "f"(t950));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t952 = dp_32 - t913;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_32 = p_32 * t952;
        dp_32 = ds_32;
        s_32 = p_32;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t954 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t955 = t44 + t954;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t956;
        asm volatile("mov.b32 %0, %1;" : "=r"(t956) : "r"(lane));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t957 = t956 >> 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t958 = t47 + t957;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t959 = t958 >> 1u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t960 = t959 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t961 = 0u ^ t960;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t962 = t958 << 6u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t963 = t961 << 4u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t964 = t962 + t963;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t965 = t956 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t966 = t965 << 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t967 = t964 + t966;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t968;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t968) : "f"(dp), "f"(dp_2));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t969 = t955 + t967;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t969), "r"(t968) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t970;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t970) : "f"(dp_5), "f"(dp_6));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t971 = t967 ^ 16u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t972 = t955 + t971;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t972), "r"(t970) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t973;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t973) : "f"(dp_9), "f"(dp_10));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t974 = t967 ^ 32u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t975 = t955 + t974;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t975), "r"(t973) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t976;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t976) : "f"(dp_13), "f"(dp_14));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t977 = t967 ^ 48u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t978 = t955 + t977;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t978), "r"(t976) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t979 = t956 >> 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t980 = t47 + t979;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t981 = t980 + 8u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t982 = t981 >> 1u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t983 = t982 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t984 = 0u ^ t983;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t985 = t981 << 6u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t986 = t984 << 4u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t987 = t985 + t986;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t988 = t956 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t989 = t988 << 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t990 = t987 + t989;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t991;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t991) : "f"(dp_3), "f"(dp_4));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t992 = t955 + t990;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t992), "r"(t991) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t993;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t993) : "f"(dp_7), "f"(dp_8));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t994 = t990 ^ 16u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t995 = t955 + t994;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t995), "r"(t993) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t996;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t996) : "f"(dp_11), "f"(dp_12));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t997 = t990 ^ 32u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t998 = t955 + t997;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t998), "r"(t996) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t999;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t999) : "f"(dp_15), "f"(dp_16));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1000 = t990 ^ 48u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1001 = t955 + t1000;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1001), "r"(t999) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1002 = t956 >> 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1003 = t47 + t1002;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1004 = t1003 + 16u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1005 = t1004 >> 1u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1006 = t1005 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1007 = 0u ^ t1006;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1008 = t1004 << 6u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1009 = t1007 << 4u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1010 = t1008 + t1009;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1011 = t956 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1012 = t1011 << 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1013 = t1010 + t1012;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1014;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1014) : "f"(dp_17), "f"(dp_18));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1015 = t955 + t1013;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1015), "r"(t1014) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1016;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1016) : "f"(dp_21), "f"(dp_22));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1017 = t1013 ^ 16u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1018 = t955 + t1017;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1018), "r"(t1016) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1019;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1019) : "f"(dp_25), "f"(dp_26));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1020 = t1013 ^ 32u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1021 = t955 + t1020;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1021), "r"(t1019) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1022;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1022) : "f"(dp_29), "f"(dp_30));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1023 = t1013 ^ 48u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1024 = t955 + t1023;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1024), "r"(t1022) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1025 = t956 >> 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1026 = t47 + t1025;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1027 = t1026 + 24u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1028 = t1027 >> 1u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1029 = t1028 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1030 = 0u ^ t1029;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1031 = t1027 << 6u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1032 = t1030 << 4u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1033 = t1031 + t1032;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1034 = t956 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1035 = t1034 << 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1036 = t1033 + t1035;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1037;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1037) : "f"(dp_19), "f"(dp_20));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1038 = t955 + t1036;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1038), "r"(t1037) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1039;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1039) : "f"(dp_23), "f"(dp_24));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1040 = t1036 ^ 16u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1041 = t955 + t1040;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1041), "r"(t1039) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1042;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1042) : "f"(dp_27), "f"(dp_28));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1043 = t1036 ^ 32u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1044 = t955 + t1043;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1044), "r"(t1042) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1045;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1045) : "f"(dp_31), "f"(dp_32));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1046 = t1036 ^ 48u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1047 = t955 + t1046;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1047), "r"(t1045) : "memory");
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1048 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1049 = t49 + t1048;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1050;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1050) : "r"(lane));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1051 = t1050 >> 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1052 = t47 + t1051;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1053 = t1052 >> 1u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1054 = t1053 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1055 = 0u ^ t1054;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1056 = t1052 << 6u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1057 = t1055 << 4u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1058 = t1056 + t1057;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1059 = t1050 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1060 = t1059 << 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1061 = t1058 + t1060;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1062;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1062) : "f"(s), "f"(s_2));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1063 = t1049 + t1061;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1063), "r"(t1062) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1064;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1064) : "f"(s_5), "f"(s_6));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1065 = t1061 ^ 16u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1066 = t1049 + t1065;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1066), "r"(t1064) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1067;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1067) : "f"(s_9), "f"(s_10));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1068 = t1061 ^ 32u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1069 = t1049 + t1068;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1069), "r"(t1067) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1070;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1070) : "f"(s_13), "f"(s_14));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1071 = t1061 ^ 48u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1072 = t1049 + t1071;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1072), "r"(t1070) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1073 = t1050 >> 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1074 = t47 + t1073;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1075 = t1074 + 8u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1076 = t1075 >> 1u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1077 = t1076 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1078 = 0u ^ t1077;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1079 = t1075 << 6u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1080 = t1078 << 4u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1081 = t1079 + t1080;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1082 = t1050 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1083 = t1082 << 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1084 = t1081 + t1083;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1085;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1085) : "f"(s_3), "f"(s_4));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1086 = t1049 + t1084;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1086), "r"(t1085) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1087;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1087) : "f"(s_7), "f"(s_8));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1088 = t1084 ^ 16u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1089 = t1049 + t1088;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1089), "r"(t1087) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1090;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1090) : "f"(s_11), "f"(s_12));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1091 = t1084 ^ 32u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1092 = t1049 + t1091;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1092), "r"(t1090) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1093;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1093) : "f"(s_15), "f"(s_16));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1094 = t1084 ^ 48u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1095 = t1049 + t1094;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1095), "r"(t1093) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1096 = t1050 >> 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1097 = t47 + t1096;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1098 = t1097 + 16u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1099 = t1098 >> 1u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1100 = t1099 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1101 = 0u ^ t1100;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1102 = t1098 << 6u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1103 = t1101 << 4u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1104 = t1102 + t1103;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1105 = t1050 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1106 = t1105 << 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1107 = t1104 + t1106;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1108;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1108) : "f"(s_17), "f"(s_18));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1109 = t1049 + t1107;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1109), "r"(t1108) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1110;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1110) : "f"(s_21), "f"(s_22));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1111 = t1107 ^ 16u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1112 = t1049 + t1111;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1112), "r"(t1110) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1113;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1113) : "f"(s_25), "f"(s_26));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1114 = t1107 ^ 32u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1115 = t1049 + t1114;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1115), "r"(t1113) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1116;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1116) : "f"(s_29), "f"(s_30));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1117 = t1107 ^ 48u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1118 = t1049 + t1117;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1118), "r"(t1116) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1119 = t1050 >> 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1120 = t47 + t1119;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1121 = t1120 + 24u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1122 = t1121 >> 1u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1123 = t1122 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1124 = 0u ^ t1123;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1125 = t1121 << 6u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1126 = t1124 << 4u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1127 = t1125 + t1126;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1128 = t1050 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1129 = t1128 << 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1130 = t1127 + t1129;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1131;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1131) : "f"(s_19), "f"(s_20));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1132 = t1049 + t1130;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1132), "r"(t1131) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1133;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1133) : "f"(s_23), "f"(s_24));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1134 = t1130 ^ 16u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1135 = t1049 + t1134;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1135), "r"(t1133) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1136;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1136) : "f"(s_27), "f"(s_28));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1137 = t1130 ^ 32u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1138 = t1049 + t1137;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1138), "r"(t1136) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1139;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1139) : "f"(s_31), "f"(s_32));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1140 = t1130 ^ 48u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1141 = t1049 + t1140;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1141), "r"(t1139) : "memory");
#line 201 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 265 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 lane_2;
        asm volatile("mov.b32 %0, %1;" : "=r"(lane_2) : "r"(lane));
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1143 = lane_2 & 15u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1144 = t47 + t1143;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1145 = lane_2 >> 4u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1146 = t1144 >> 1u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1147 = t1146 & 3u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1148 = t1145 ^ t1147;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1149 = t1144 << 6u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1150 = t1148 << 4u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1151 = t1149 + t1150;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1152 = t49 + t1151;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1153 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1154 = t542 + t1153;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1155;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1155) : "r"(t72));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1156 = t1155 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1157 = t1155 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1158 = t1155 ^ 96u;
        const u32 t1159 = t1154 + t1155;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1160 = t1154 + t1156;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1161 = t1154 + t1157;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1162 = t1154 + t1158;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1163;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1163) : "r"(t1152));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1163) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1163) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1159) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_257), "r"(m_258), "r"(m_259), "r"(m_260), "r"(m_265), "r"(m_266));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_257), "r"(m_258), "r"(m_259), "r"(m_260), "r"(m_267), "r"(m_268));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37) : "r"(m_261), "r"(m_262), "r"(m_263), "r"(m_264), "r"(m_265), "r"(m_266));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41) : "r"(m_261), "r"(m_262), "r"(m_263), "r"(m_264), "r"(m_267), "r"(m_268));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1160) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_257), "r"(m_258), "r"(m_259), "r"(m_260), "r"(m_269), "r"(m_270));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_257), "r"(m_258), "r"(m_259), "r"(m_260), "r"(m_271), "r"(m_272));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45) : "r"(m_261), "r"(m_262), "r"(m_263), "r"(m_264), "r"(m_269), "r"(m_270));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49) : "r"(m_261), "r"(m_262), "r"(m_263), "r"(m_264), "r"(m_271), "r"(m_272));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1161) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_257), "r"(m_258), "r"(m_259), "r"(m_260), "r"(m_273), "r"(m_274));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_257), "r"(m_258), "r"(m_259), "r"(m_260), "r"(m_275), "r"(m_276));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53) : "r"(m_261), "r"(m_262), "r"(m_263), "r"(m_264), "r"(m_273), "r"(m_274));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57) : "r"(m_261), "r"(m_262), "r"(m_263), "r"(m_264), "r"(m_275), "r"(m_276));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1162) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_257), "r"(m_258), "r"(m_259), "r"(m_260), "r"(m_277), "r"(m_278));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_257), "r"(m_258), "r"(m_259), "r"(m_260), "r"(m_279), "r"(m_280));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61) : "r"(m_261), "r"(m_262), "r"(m_263), "r"(m_264), "r"(m_277), "r"(m_278));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(m_261), "r"(m_262), "r"(m_263), "r"(m_264), "r"(m_279), "r"(m_280));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1164;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1164) : "r"(t1152));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1165 = t1164 ^ 32u;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1165) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1165) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_289;
        u32 m_290;
        u32 m_291;
        u32 m_292;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1159) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_281), "r"(m_282), "r"(m_283), "r"(m_284), "r"(m_289), "r"(m_290));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_281), "r"(m_282), "r"(m_283), "r"(m_284), "r"(m_291), "r"(m_292));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37) : "r"(m_285), "r"(m_286), "r"(m_287), "r"(m_288), "r"(m_289), "r"(m_290));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41) : "r"(m_285), "r"(m_286), "r"(m_287), "r"(m_288), "r"(m_291), "r"(m_292));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_293;
        u32 m_294;
        u32 m_295;
        u32 m_296;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1160) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_281), "r"(m_282), "r"(m_283), "r"(m_284), "r"(m_293), "r"(m_294));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_281), "r"(m_282), "r"(m_283), "r"(m_284), "r"(m_295), "r"(m_296));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45) : "r"(m_285), "r"(m_286), "r"(m_287), "r"(m_288), "r"(m_293), "r"(m_294));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49) : "r"(m_285), "r"(m_286), "r"(m_287), "r"(m_288), "r"(m_295), "r"(m_296));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_297;
        u32 m_298;
        u32 m_299;
        u32 m_300;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1161) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_281), "r"(m_282), "r"(m_283), "r"(m_284), "r"(m_297), "r"(m_298));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_281), "r"(m_282), "r"(m_283), "r"(m_284), "r"(m_299), "r"(m_300));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53) : "r"(m_285), "r"(m_286), "r"(m_287), "r"(m_288), "r"(m_297), "r"(m_298));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57) : "r"(m_285), "r"(m_286), "r"(m_287), "r"(m_288), "r"(m_299), "r"(m_300));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_301;
        u32 m_302;
        u32 m_303;
        u32 m_304;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1162) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_281), "r"(m_282), "r"(m_283), "r"(m_284), "r"(m_301), "r"(m_302));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_281), "r"(m_282), "r"(m_283), "r"(m_284), "r"(m_303), "r"(m_304));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61) : "r"(m_285), "r"(m_286), "r"(m_287), "r"(m_288), "r"(m_301), "r"(m_302));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(m_285), "r"(m_286), "r"(m_287), "r"(m_288), "r"(m_303), "r"(m_304));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1166;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1166) : "r"(t1152));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_305;
        u32 m_306;
        u32 m_307;
        u32 m_308;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1166) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_309;
        u32 m_310;
        u32 m_311;
        u32 m_312;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1166) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_313;
        u32 m_314;
        u32 m_315;
        u32 m_316;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1159) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_305), "r"(m_306), "r"(m_307), "r"(m_308), "r"(m_313), "r"(m_314));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_305), "r"(m_306), "r"(m_307), "r"(m_308), "r"(m_315), "r"(m_316));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_313), "r"(m_314));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_315), "r"(m_316));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_317;
        u32 m_318;
        u32 m_319;
        u32 m_320;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1160) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_305), "r"(m_306), "r"(m_307), "r"(m_308), "r"(m_317), "r"(m_318));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_305), "r"(m_306), "r"(m_307), "r"(m_308), "r"(m_319), "r"(m_320));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_317), "r"(m_318));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_319), "r"(m_320));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_321;
        u32 m_322;
        u32 m_323;
        u32 m_324;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1161) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_305), "r"(m_306), "r"(m_307), "r"(m_308), "r"(m_321), "r"(m_322));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_305), "r"(m_306), "r"(m_307), "r"(m_308), "r"(m_323), "r"(m_324));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_321), "r"(m_322));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_323), "r"(m_324));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_325;
        u32 m_326;
        u32 m_327;
        u32 m_328;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1162) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_305), "r"(m_306), "r"(m_307), "r"(m_308), "r"(m_325), "r"(m_326));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_305), "r"(m_306), "r"(m_307), "r"(m_308), "r"(m_327), "r"(m_328));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_325), "r"(m_326));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_327), "r"(m_328));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1167;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1167) : "r"(t1152));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1168 = t1167 ^ 32u;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_329;
        u32 m_330;
        u32 m_331;
        u32 m_332;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1168) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_333;
        u32 m_334;
        u32 m_335;
        u32 m_336;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1168) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_337;
        u32 m_338;
        u32 m_339;
        u32 m_340;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1159) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_337), "r"(m_338));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_339), "r"(m_340));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_337), "r"(m_338));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_339), "r"(m_340));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_341;
        u32 m_342;
        u32 m_343;
        u32 m_344;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1160) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_341), "r"(m_342));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_343), "r"(m_344));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_341), "r"(m_342));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_343), "r"(m_344));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_345;
        u32 m_346;
        u32 m_347;
        u32 m_348;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1161) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_345), "r"(m_346));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_347), "r"(m_348));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_345), "r"(m_346));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_347), "r"(m_348));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_349;
        u32 m_350;
        u32 m_351;
        u32 m_352;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1162) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_349), "r"(m_350));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_351), "r"(m_352));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_349), "r"(m_350));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_351), "r"(m_352));
#line 265 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 lane_3;
        asm volatile("mov.b32 %0, %1;" : "=r"(lane_3) : "r"(lane));
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1170 = lane_3 & 15u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1171 = t47 + t1170;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1172 = lane_3 >> 4u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1173 = t1171 >> 1u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1174 = t1173 & 3u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1175 = t1172 ^ t1174;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1176 = t1171 << 6u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1177 = t1175 << 4u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1178 = t1176 + t1177;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1179 = t44 + t1178;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1180 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1181 = t539 + t1180;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1182;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1182) : "r"(t72));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1183 = t1182 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1184 = t1182 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1185 = t1182 ^ 96u;
        const u32 t1186 = t1181 + t1182;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1187 = t1181 + t1183;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1188 = t1181 + t1184;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1189 = t1181 + t1185;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1190;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1190) : "r"(t1179));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_353;
        u32 m_354;
        u32 m_355;
        u32 m_356;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1190) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_357;
        u32 m_358;
        u32 m_359;
        u32 m_360;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1190) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_361;
        u32 m_362;
        u32 m_363;
        u32 m_364;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1186) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_361), "r"(m_362));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_363), "r"(m_364));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37) : "r"(m_357), "r"(m_358), "r"(m_359), "r"(m_360), "r"(m_361), "r"(m_362));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41) : "r"(m_357), "r"(m_358), "r"(m_359), "r"(m_360), "r"(m_363), "r"(m_364));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_365;
        u32 m_366;
        u32 m_367;
        u32 m_368;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1187) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_365), "r"(m_366));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_367), "r"(m_368));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45) : "r"(m_357), "r"(m_358), "r"(m_359), "r"(m_360), "r"(m_365), "r"(m_366));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49) : "r"(m_357), "r"(m_358), "r"(m_359), "r"(m_360), "r"(m_367), "r"(m_368));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_369;
        u32 m_370;
        u32 m_371;
        u32 m_372;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1188) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_369), "r"(m_370));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_371), "r"(m_372));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53) : "r"(m_357), "r"(m_358), "r"(m_359), "r"(m_360), "r"(m_369), "r"(m_370));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57) : "r"(m_357), "r"(m_358), "r"(m_359), "r"(m_360), "r"(m_371), "r"(m_372));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_373;
        u32 m_374;
        u32 m_375;
        u32 m_376;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t1189) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_373), "r"(m_374));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_375), "r"(m_376));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61) : "r"(m_357), "r"(m_358), "r"(m_359), "r"(m_360), "r"(m_373), "r"(m_374));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(m_357), "r"(m_358), "r"(m_359), "r"(m_360), "r"(m_375), "r"(m_376));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1191;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1191) : "r"(t1179));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1192 = t1191 ^ 32u;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_377;
        u32 m_378;
        u32 m_379;
        u32 m_380;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t1192) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_381;
        u32 m_382;
        u32 m_383;
        u32 m_384;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t1192) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_385;
        u32 m_386;
        u32 m_387;
        u32 m_388;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t1186) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_377), "r"(m_378), "r"(m_379), "r"(m_380), "r"(m_385), "r"(m_386));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_377), "r"(m_378), "r"(m_379), "r"(m_380), "r"(m_387), "r"(m_388));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37) : "r"(m_381), "r"(m_382), "r"(m_383), "r"(m_384), "r"(m_385), "r"(m_386));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41) : "r"(m_381), "r"(m_382), "r"(m_383), "r"(m_384), "r"(m_387), "r"(m_388));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_389;
        u32 m_390;
        u32 m_391;
        u32 m_392;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1187) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_377), "r"(m_378), "r"(m_379), "r"(m_380), "r"(m_389), "r"(m_390));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_377), "r"(m_378), "r"(m_379), "r"(m_380), "r"(m_391), "r"(m_392));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45) : "r"(m_381), "r"(m_382), "r"(m_383), "r"(m_384), "r"(m_389), "r"(m_390));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49) : "r"(m_381), "r"(m_382), "r"(m_383), "r"(m_384), "r"(m_391), "r"(m_392));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_393;
        u32 m_394;
        u32 m_395;
        u32 m_396;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t1188) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_377), "r"(m_378), "r"(m_379), "r"(m_380), "r"(m_393), "r"(m_394));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_377), "r"(m_378), "r"(m_379), "r"(m_380), "r"(m_395), "r"(m_396));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53) : "r"(m_381), "r"(m_382), "r"(m_383), "r"(m_384), "r"(m_393), "r"(m_394));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57) : "r"(m_381), "r"(m_382), "r"(m_383), "r"(m_384), "r"(m_395), "r"(m_396));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_397;
        u32 m_398;
        u32 m_399;
        u32 m_400;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t1189) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_377), "r"(m_378), "r"(m_379), "r"(m_380), "r"(m_397), "r"(m_398));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_377), "r"(m_378), "r"(m_379), "r"(m_380), "r"(m_399), "r"(m_400));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61) : "r"(m_381), "r"(m_382), "r"(m_383), "r"(m_384), "r"(m_397), "r"(m_398));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(m_381), "r"(m_382), "r"(m_383), "r"(m_384), "r"(m_399), "r"(m_400));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1193;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1193) : "r"(t1179));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_401;
        u32 m_402;
        u32 m_403;
        u32 m_404;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t1193) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_405;
        u32 m_406;
        u32 m_407;
        u32 m_408;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t1193) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_409;
        u32 m_410;
        u32 m_411;
        u32 m_412;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1186) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_409), "r"(m_410));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_411), "r"(m_412));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_409), "r"(m_410));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_411), "r"(m_412));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_413;
        u32 m_414;
        u32 m_415;
        u32 m_416;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1187) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_413), "r"(m_414));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_415), "r"(m_416));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_413), "r"(m_414));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_415), "r"(m_416));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_417;
        u32 m_418;
        u32 m_419;
        u32 m_420;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t1188) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_417), "r"(m_418));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_419), "r"(m_420));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_417), "r"(m_418));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_419), "r"(m_420));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_421;
        u32 m_422;
        u32 m_423;
        u32 m_424;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t1189) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_421), "r"(m_422));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_423), "r"(m_424));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_421), "r"(m_422));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_423), "r"(m_424));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1194;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1194) : "r"(t1179));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1195 = t1194 ^ 32u;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_425;
        u32 m_426;
        u32 m_427;
        u32 m_428;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t1195) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_429;
        u32 m_430;
        u32 m_431;
        u32 m_432;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1195) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_433;
        u32 m_434;
        u32 m_435;
        u32 m_436;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t1186) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_425), "r"(m_426), "r"(m_427), "r"(m_428), "r"(m_433), "r"(m_434));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_425), "r"(m_426), "r"(m_427), "r"(m_428), "r"(m_435), "r"(m_436));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_433), "r"(m_434));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_435), "r"(m_436));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_437;
        u32 m_438;
        u32 m_439;
        u32 m_440;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t1187) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_425), "r"(m_426), "r"(m_427), "r"(m_428), "r"(m_437), "r"(m_438));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_425), "r"(m_426), "r"(m_427), "r"(m_428), "r"(m_439), "r"(m_440));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_437), "r"(m_438));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_439), "r"(m_440));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_441;
        u32 m_442;
        u32 m_443;
        u32 m_444;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t1188) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_425), "r"(m_426), "r"(m_427), "r"(m_428), "r"(m_441), "r"(m_442));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_425), "r"(m_426), "r"(m_427), "r"(m_428), "r"(m_443), "r"(m_444));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_441), "r"(m_442));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_443), "r"(m_444));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_445;
        u32 m_446;
        u32 m_447;
        u32 m_448;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t1189) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_425), "r"(m_426), "r"(m_427), "r"(m_428), "r"(m_445), "r"(m_446));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_425), "r"(m_426), "r"(m_427), "r"(m_428), "r"(m_447), "r"(m_448));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_445), "r"(m_446));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_447), "r"(m_448));
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1196 = t52 << 14u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1197 = smem_1 + t1196;
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
        const u32 t1199 = lane_4 & 7u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1200 = lane_4 >> 4u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1201 = t1200 << 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1202 = t1199 + t1201;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1203 = t51 >> 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1204 = lane_4 >> 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1205 = t1204 & 1u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1206 = t1203 + t1205;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1207 = t1206 >> 2u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1208 = t1206 & 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1209 = t1207 << 13u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1210 = t44 + t1209;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1211 = t1202 >> 1u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1212 = t1211 & 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1213 = t1208 ^ t1212;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1214 = t1202 << 6u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1215 = t1213 << 4u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1216 = t1214 + t1215;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1217 = t1210 + t1216;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1218;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1218) : "r"(t72));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1219 = t1218 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1220 = t1218 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1221 = t1218 ^ 96u;
        const u32 t1222 = t1197 + t1218;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1223 = t1197 + t1219;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1224 = t1197 + t1220;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1225 = t1197 + t1221;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_449;
        u32 m_450;
        u32 m_451;
        u32 m_452;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t1217) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_453;
        u32 m_454;
        u32 m_455;
        u32 m_456;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t1222) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_449), "r"(m_450), "r"(m_451), "r"(m_452), "r"(m_453), "r"(m_454));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_449), "r"(m_450), "r"(m_451), "r"(m_452), "r"(m_455), "r"(m_456));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_457;
        u32 m_458;
        u32 m_459;
        u32 m_460;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t1223) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_449), "r"(m_450), "r"(m_451), "r"(m_452), "r"(m_457), "r"(m_458));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_449), "r"(m_450), "r"(m_451), "r"(m_452), "r"(m_459), "r"(m_460));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_461;
        u32 m_462;
        u32 m_463;
        u32 m_464;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t1224) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_449), "r"(m_450), "r"(m_451), "r"(m_452), "r"(m_461), "r"(m_462));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_449), "r"(m_450), "r"(m_451), "r"(m_452), "r"(m_463), "r"(m_464));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_465;
        u32 m_466;
        u32 m_467;
        u32 m_468;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t1225) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_449), "r"(m_450), "r"(m_451), "r"(m_452), "r"(m_465), "r"(m_466));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_449), "r"(m_450), "r"(m_451), "r"(m_452), "r"(m_467), "r"(m_468));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_469;
        u32 m_470;
        u32 m_471;
        u32 m_472;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t1217) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_473;
        u32 m_474;
        u32 m_475;
        u32 m_476;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t1222) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_469), "r"(m_470), "r"(m_471), "r"(m_472), "r"(m_473), "r"(m_474));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_469), "r"(m_470), "r"(m_471), "r"(m_472), "r"(m_475), "r"(m_476));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_477;
        u32 m_478;
        u32 m_479;
        u32 m_480;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t1223) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_469), "r"(m_470), "r"(m_471), "r"(m_472), "r"(m_477), "r"(m_478));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_469), "r"(m_470), "r"(m_471), "r"(m_472), "r"(m_479), "r"(m_480));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_481;
        u32 m_482;
        u32 m_483;
        u32 m_484;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t1224) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_469), "r"(m_470), "r"(m_471), "r"(m_472), "r"(m_481), "r"(m_482));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_469), "r"(m_470), "r"(m_471), "r"(m_472), "r"(m_483), "r"(m_484));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_485;
        u32 m_486;
        u32 m_487;
        u32 m_488;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t1225) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_469), "r"(m_470), "r"(m_471), "r"(m_472), "r"(m_485), "r"(m_486));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_469), "r"(m_470), "r"(m_471), "r"(m_472), "r"(m_487), "r"(m_488));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_489;
        u32 m_490;
        u32 m_491;
        u32 m_492;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t1217) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_493;
        u32 m_494;
        u32 m_495;
        u32 m_496;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t1222) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_493), "r"(m_494));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_495), "r"(m_496));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_497;
        u32 m_498;
        u32 m_499;
        u32 m_500;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t1223) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_497), "r"(m_498));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_499), "r"(m_500));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_501;
        u32 m_502;
        u32 m_503;
        u32 m_504;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t1224) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_501), "r"(m_502));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_503), "r"(m_504));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_505;
        u32 m_506;
        u32 m_507;
        u32 m_508;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t1225) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_505), "r"(m_506));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_507), "r"(m_508));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_509;
        u32 m_510;
        u32 m_511;
        u32 m_512;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t1217) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_513;
        u32 m_514;
        u32 m_515;
        u32 m_516;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t1222) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_509), "r"(m_510), "r"(m_511), "r"(m_512), "r"(m_513), "r"(m_514));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_509), "r"(m_510), "r"(m_511), "r"(m_512), "r"(m_515), "r"(m_516));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_517;
        u32 m_518;
        u32 m_519;
        u32 m_520;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t1223) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_509), "r"(m_510), "r"(m_511), "r"(m_512), "r"(m_517), "r"(m_518));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_509), "r"(m_510), "r"(m_511), "r"(m_512), "r"(m_519), "r"(m_520));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_521;
        u32 m_522;
        u32 m_523;
        u32 m_524;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t1224) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_509), "r"(m_510), "r"(m_511), "r"(m_512), "r"(m_521), "r"(m_522));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_509), "r"(m_510), "r"(m_511), "r"(m_512), "r"(m_523), "r"(m_524));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_525;
        u32 m_526;
        u32 m_527;
        u32 m_528;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t1225) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_509), "r"(m_510), "r"(m_511), "r"(m_512), "r"(m_525), "r"(m_526));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_509), "r"(m_510), "r"(m_511), "r"(m_512), "r"(m_527), "r"(m_528));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_529;
        u32 m_530;
        u32 m_531;
        u32 m_532;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t1217) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_533;
        u32 m_534;
        u32 m_535;
        u32 m_536;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t1222) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_533), "r"(m_534));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_535), "r"(m_536));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_537;
        u32 m_538;
        u32 m_539;
        u32 m_540;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t1223) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_537), "r"(m_538));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_539), "r"(m_540));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_541;
        u32 m_542;
        u32 m_543;
        u32 m_544;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t1224) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_541), "r"(m_542));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_543), "r"(m_544));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_545;
        u32 m_546;
        u32 m_547;
        u32 m_548;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t1225) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_545), "r"(m_546));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_547), "r"(m_548));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_549;
        u32 m_550;
        u32 m_551;
        u32 m_552;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+5120];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t1217) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_553;
        u32 m_554;
        u32 m_555;
        u32 m_556;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t1222) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_549), "r"(m_550), "r"(m_551), "r"(m_552), "r"(m_553), "r"(m_554));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_549), "r"(m_550), "r"(m_551), "r"(m_552), "r"(m_555), "r"(m_556));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_557;
        u32 m_558;
        u32 m_559;
        u32 m_560;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t1223) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_549), "r"(m_550), "r"(m_551), "r"(m_552), "r"(m_557), "r"(m_558));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_549), "r"(m_550), "r"(m_551), "r"(m_552), "r"(m_559), "r"(m_560));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_561;
        u32 m_562;
        u32 m_563;
        u32 m_564;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t1224) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_549), "r"(m_550), "r"(m_551), "r"(m_552), "r"(m_561), "r"(m_562));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_549), "r"(m_550), "r"(m_551), "r"(m_552), "r"(m_563), "r"(m_564));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_565;
        u32 m_566;
        u32 m_567;
        u32 m_568;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t1225) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_549), "r"(m_550), "r"(m_551), "r"(m_552), "r"(m_565), "r"(m_566));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_549), "r"(m_550), "r"(m_551), "r"(m_552), "r"(m_567), "r"(m_568));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_569;
        u32 m_570;
        u32 m_571;
        u32 m_572;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t1217) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_573;
        u32 m_574;
        u32 m_575;
        u32 m_576;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t1222) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_573), "r"(m_574));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_575), "r"(m_576));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_577;
        u32 m_578;
        u32 m_579;
        u32 m_580;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_577), "=r"(m_578), "=r"(m_579), "=r"(m_580) : "r"(t1223) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_577), "r"(m_578));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_579), "r"(m_580));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_581;
        u32 m_582;
        u32 m_583;
        u32 m_584;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_581), "=r"(m_582), "=r"(m_583), "=r"(m_584) : "r"(t1224) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_581), "r"(m_582));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_583), "r"(m_584));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_585;
        u32 m_586;
        u32 m_587;
        u32 m_588;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_585), "=r"(m_586), "=r"(m_587), "=r"(m_588) : "r"(t1225) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_585), "r"(m_586));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_587), "r"(m_588));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_589;
        u32 m_590;
        u32 m_591;
        u32 m_592;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+7168];" : "=r"(m_589), "=r"(m_590), "=r"(m_591), "=r"(m_592) : "r"(t1217) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_593;
        u32 m_594;
        u32 m_595;
        u32 m_596;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_593), "=r"(m_594), "=r"(m_595), "=r"(m_596) : "r"(t1222) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_589), "r"(m_590), "r"(m_591), "r"(m_592), "r"(m_593), "r"(m_594));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_589), "r"(m_590), "r"(m_591), "r"(m_592), "r"(m_595), "r"(m_596));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_597;
        u32 m_598;
        u32 m_599;
        u32 m_600;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_597), "=r"(m_598), "=r"(m_599), "=r"(m_600) : "r"(t1223) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_589), "r"(m_590), "r"(m_591), "r"(m_592), "r"(m_597), "r"(m_598));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_589), "r"(m_590), "r"(m_591), "r"(m_592), "r"(m_599), "r"(m_600));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_601;
        u32 m_602;
        u32 m_603;
        u32 m_604;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_601), "=r"(m_602), "=r"(m_603), "=r"(m_604) : "r"(t1224) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_589), "r"(m_590), "r"(m_591), "r"(m_592), "r"(m_601), "r"(m_602));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_589), "r"(m_590), "r"(m_591), "r"(m_592), "r"(m_603), "r"(m_604));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_605;
        u32 m_606;
        u32 m_607;
        u32 m_608;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_605), "=r"(m_606), "=r"(m_607), "=r"(m_608) : "r"(t1225) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_589), "r"(m_590), "r"(m_591), "r"(m_592), "r"(m_605), "r"(m_606));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_589), "r"(m_590), "r"(m_591), "r"(m_592), "r"(m_607), "r"(m_608));
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t1226 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t1227 = t1226 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t1228 = t1227 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t1229 = block << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 row_21 = t1228 + t1229;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 row_22 = row_21 + t51;
        const u64 t1232 = (u64)row_22;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1233 = t1232 * sums_stride0;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1234 = t1233 * 4ull;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1235 = sums + t1234;
        const u32 t1236 = t52 << 10u;
#line 340 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1237 = (u64)t1236 * 4u;
#line 340 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1238 = t1235 + t1237;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        const u32 t1239 = lane << 2u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        const u64 t1240 = (u64)t1239 * 4u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        const u64 t1241 = t1238 + t1240;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1241), "f"(dq), "f"(dq_2), "f"(dq_3), "f"(dq_4) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t1241), "f"(dq_5), "f"(dq_6), "f"(dq_7), "f"(dq_8) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(t1241), "f"(dq_9), "f"(dq_10), "f"(dq_11), "f"(dq_12) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(t1241), "f"(dq_13), "f"(dq_14), "f"(dq_15), "f"(dq_16) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(t1241), "f"(dq_17), "f"(dq_18), "f"(dq_19), "f"(dq_20) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(t1241), "f"(dq_21), "f"(dq_22), "f"(dq_23), "f"(dq_24) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(t1241), "f"(dq_25), "f"(dq_26), "f"(dq_27), "f"(dq_28) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(t1241), "f"(dq_29), "f"(dq_30), "f"(dq_31), "f"(dq_32) : "memory");
#line 160 "fa-kernels/src/attention/backward/work.rs"
        head = t409;
        block = t411;
    }
#line 164 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 166 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1242 = dk_2 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_2 = t1242;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1243 = dk_3 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_3 = t1243;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1244 = dk_4 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_4 = t1244;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1245 = dk_5 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_5 = t1245;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1246 = dk_6 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_6 = t1246;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1247 = dk_7 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_7 = t1247;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1248 = dk_8 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_8 = t1248;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1249 = dk_9 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_9 = t1249;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1250 = dk_10 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_10 = t1250;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1251 = dk_11 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_11 = t1251;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1252 = dk_12 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_12 = t1252;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1253 = dk_13 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_13 = t1253;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1254 = dk_14 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_14 = t1254;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1255 = dk_15 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_15 = t1255;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1256 = dk_16 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_16 = t1256;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1257 = dk_17 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_17 = t1257;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1258 = dk_18 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_18 = t1258;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1259 = dk_19 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_19 = t1259;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1260 = dk_20 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_20 = t1260;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1261 = dk_21 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_21 = t1261;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1262 = dk_22 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_22 = t1262;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1263 = dk_23 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_23 = t1263;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1264 = dk_24 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_24 = t1264;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1265 = dk_25 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_25 = t1265;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1266 = dk_26 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_26 = t1266;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1267 = dk_27 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_27 = t1267;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1268 = dk_28 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_28 = t1268;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1269 = dk_29 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_29 = t1269;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1270 = dk_30 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_30 = t1270;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1271 = dk_31 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_31 = t1271;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1272 = dk_32 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_32 = t1272;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1273 = dk_33 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_33 = t1273;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1274 = dk_34 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_34 = t1274;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1275 = dk_35 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_35 = t1275;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1276 = dk_36 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_36 = t1276;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1277 = dk_37 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_37 = t1277;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1278 = dk_38 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_38 = t1278;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1279 = dk_39 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_39 = t1279;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1280 = dk_40 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_40 = t1280;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1281 = dk_41 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_41 = t1281;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1282 = dk_42 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_42 = t1282;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1283 = dk_43 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_43 = t1283;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1284 = dk_44 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_44 = t1284;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1285 = dk_45 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_45 = t1285;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1286 = dk_46 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_46 = t1286;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1287 = dk_47 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_47 = t1287;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1288 = dk_48 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_48 = t1288;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1289 = dk_49 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_49 = t1289;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1290 = dk_50 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_50 = t1290;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1291 = dk_51 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_51 = t1291;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1292 = dk_52 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_52 = t1292;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1293 = dk_53 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_53 = t1293;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1294 = dk_54 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_54 = t1294;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1295 = dk_55 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_55 = t1295;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1296 = dk_56 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_56 = t1296;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1297 = dk_57 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_57 = t1297;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1298 = dk_58 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_58 = t1298;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1299 = dk_59 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_59 = t1299;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1300 = dk_60 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_60 = t1300;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1301 = dk_61 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_61 = t1301;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1302 = dk_62 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_62 = t1302;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1303 = dk_63 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_63 = t1303;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1304 = dk_64 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_64 = t1304;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1305 = dk_65 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_65 = t1305;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1306 = share << 14u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1307 = smem_1 + t1306;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1308 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1309 = t47 + t1308;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1310 = t1309 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1311 = 0u ^ t1310;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1312 = t1309 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1313 = t1311 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1314 = t1312 + t1313;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1315 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1316 = t1315 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1317 = t1314 + t1316;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1318;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1318) : "f"(dk_2), "f"(dk_3));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1319 = t1307 + t1317;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1319), "r"(t1318) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1320;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1320) : "f"(dk_6), "f"(dk_7));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1321 = t1317 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1322 = t1307 + t1321;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1322), "r"(t1320) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1323;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1323) : "f"(dk_10), "f"(dk_11));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1324 = t1317 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1325 = t1307 + t1324;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1325), "r"(t1323) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1326;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1326) : "f"(dk_14), "f"(dk_15));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1327 = t1317 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1328 = t1307 + t1327;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1328), "r"(t1326) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1329;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1329) : "f"(dk_18), "f"(dk_19));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1330 = t1317 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1331 = t1307 + t1330;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1331), "r"(t1329) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1332;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1332) : "f"(dk_22), "f"(dk_23));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1333 = t1317 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1334 = t1307 + t1333;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1334), "r"(t1332) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1335;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1335) : "f"(dk_26), "f"(dk_27));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1336 = t1317 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1337 = t1307 + t1336;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1337), "r"(t1335) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1338;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1338) : "f"(dk_30), "f"(dk_31));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1339 = t1317 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1340 = t1307 + t1339;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1340), "r"(t1338) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1341 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1342 = t47 + t1341;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1343 = t1342 + 8u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1344 = t1343 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1345 = 0u ^ t1344;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1346 = t1343 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1347 = t1345 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1348 = t1346 + t1347;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1349 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1350 = t1349 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1351 = t1348 + t1350;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1352;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1352) : "f"(dk_4), "f"(dk_5));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1353 = t1307 + t1351;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1353), "r"(t1352) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1354;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1354) : "f"(dk_8), "f"(dk_9));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1355 = t1351 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1356 = t1307 + t1355;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1356), "r"(t1354) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1357;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1357) : "f"(dk_12), "f"(dk_13));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1358 = t1351 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1359 = t1307 + t1358;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1359), "r"(t1357) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1360;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1360) : "f"(dk_16), "f"(dk_17));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1361 = t1351 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1362 = t1307 + t1361;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1362), "r"(t1360) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1363;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1363) : "f"(dk_20), "f"(dk_21));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1364 = t1351 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1365 = t1307 + t1364;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1365), "r"(t1363) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1366;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1366) : "f"(dk_24), "f"(dk_25));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1367 = t1351 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1368 = t1307 + t1367;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1368), "r"(t1366) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1369;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1369) : "f"(dk_28), "f"(dk_29));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1370 = t1351 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1371 = t1307 + t1370;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1371), "r"(t1369) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1372;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1372) : "f"(dk_32), "f"(dk_33));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1373 = t1351 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1374 = t1307 + t1373;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1374), "r"(t1372) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1375 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1376 = t47 + t1375;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1377 = t1376 + 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1378 = t1377 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1379 = 0u ^ t1378;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1380 = t1377 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1381 = t1379 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1382 = t1380 + t1381;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1383 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1384 = t1383 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1385 = t1382 + t1384;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1386;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1386) : "f"(dk_34), "f"(dk_35));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1387 = t1307 + t1385;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1387), "r"(t1386) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1388;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1388) : "f"(dk_38), "f"(dk_39));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1389 = t1385 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1390 = t1307 + t1389;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1390), "r"(t1388) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1391;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1391) : "f"(dk_42), "f"(dk_43));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1392 = t1385 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1393 = t1307 + t1392;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1393), "r"(t1391) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1394;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1394) : "f"(dk_46), "f"(dk_47));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1395 = t1385 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1396 = t1307 + t1395;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1396), "r"(t1394) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1397;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1397) : "f"(dk_50), "f"(dk_51));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1398 = t1385 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1399 = t1307 + t1398;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1399), "r"(t1397) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1400;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1400) : "f"(dk_54), "f"(dk_55));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1401 = t1385 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1402 = t1307 + t1401;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1402), "r"(t1400) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1403;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1403) : "f"(dk_58), "f"(dk_59));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1404 = t1385 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1405 = t1307 + t1404;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1405), "r"(t1403) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1406;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1406) : "f"(dk_62), "f"(dk_63));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1407 = t1385 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1408 = t1307 + t1407;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1408), "r"(t1406) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1409 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1410 = t47 + t1409;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1411 = t1410 + 24u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1412 = t1411 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1413 = 0u ^ t1412;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1414 = t1411 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1415 = t1413 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1416 = t1414 + t1415;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1417 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1418 = t1417 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1419 = t1416 + t1418;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1420;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1420) : "f"(dk_36), "f"(dk_37));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1421 = t1307 + t1419;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1421), "r"(t1420) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1422;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1422) : "f"(dk_40), "f"(dk_41));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1423 = t1419 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1424 = t1307 + t1423;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1424), "r"(t1422) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1425;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1425) : "f"(dk_44), "f"(dk_45));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1426 = t1419 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1427 = t1307 + t1426;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1427), "r"(t1425) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1428;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1428) : "f"(dk_48), "f"(dk_49));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1429 = t1419 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1430 = t1307 + t1429;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1430), "r"(t1428) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1431;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1431) : "f"(dk_52), "f"(dk_53));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1432 = t1419 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1433 = t1307 + t1432;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1433), "r"(t1431) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1434;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1434) : "f"(dk_56), "f"(dk_57));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1435 = t1419 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1436 = t1307 + t1435;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1436), "r"(t1434) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1437;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1437) : "f"(dk_60), "f"(dk_61));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1438 = t1419 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1439 = t1307 + t1438;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1439), "r"(t1437) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1440;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1440) : "f"(dk_64), "f"(dk_65));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1441 = t1419 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1442 = t1307 + t1441;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1442), "r"(t1440) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 368 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 first_column = share << 6u;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1444 = (u64)batch_2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1445 = t1444 * dk_stride0;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1446 = t1445 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1447 = dk + t1446;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1448 = (u64)t17;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1449 = t1448 * dk_stride1;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1450 = t1449 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1451 = t1447 + t1450;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1452 = (u64)t19;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1453 = t1452 * dk_stride2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1454 = t1453 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1455 = t1451 + t1454;
    const u32 end_29 = head_dim > first_column ? head_dim : first_column;
    const u32 t1457 = seq_k - t17;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1458 = end_29 - first_column;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1459 = t1458 >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1460 = (u64)first_column * 2u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1461 = t1455 + t1460;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1462 = (u32)dk_stride1;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1463 = t1462 << 1u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1464 = lane >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1465 = t47 + t1464;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1466 = lane & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1467 = t1465 < t1457;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1468 = t1466 < t1459;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1469 = t1467 & t1468;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1469) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1470 = t1465 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1471 = t1466 ^ t1470;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1472 = t1465 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1473 = t1471 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1474 = t1472 + t1473;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1475 = t1307 + t1474;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_23;
        u32 row_24;
        u32 row_25;
        u32 row_26;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_23), "=r"(row_24), "=r"(row_25), "=r"(row_26) : "r"(t1475) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1476 = (u64)t1465 * t1463;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1477 = t1461 + t1476;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1478 = (u64)t1466 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1479 = t1477 + t1478;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1479), "r"(row_23), "r"(row_24), "r"(row_25), "r"(row_26) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1480 = t1465 + 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1481 = t1480 < t1457;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1482 = t1466 < t1459;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1483 = t1481 & t1482;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1483) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1484 = t1480 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1485 = t1466 ^ t1484;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1486 = t1480 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1487 = t1485 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1488 = t1486 + t1487;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1489 = t1307 + t1488;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_27;
        u32 row_28;
        u32 row_29;
        u32 row_30;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_27), "=r"(row_28), "=r"(row_29), "=r"(row_30) : "r"(t1489) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1490 = (u64)t1480 * t1463;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1491 = t1461 + t1490;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1492 = (u64)t1466 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1493 = t1491 + t1492;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1493), "r"(row_27), "r"(row_28), "r"(row_29), "r"(row_30) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1494 = t1465 + 8u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1495 = t1494 < t1457;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1496 = t1466 < t1459;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1497 = t1495 & t1496;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1497) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1498 = t1494 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1499 = t1466 ^ t1498;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1500 = t1494 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1501 = t1499 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1502 = t1500 + t1501;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1503 = t1307 + t1502;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_31;
        u32 row_32;
        u32 row_33;
        u32 row_34;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_31), "=r"(row_32), "=r"(row_33), "=r"(row_34) : "r"(t1503) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1504 = (u64)t1494 * t1463;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1505 = t1461 + t1504;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1506 = (u64)t1466 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1507 = t1505 + t1506;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1507), "r"(row_31), "r"(row_32), "r"(row_33), "r"(row_34) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1508 = t1465 + 12u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1509 = t1508 < t1457;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1510 = t1466 < t1459;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1511 = t1509 & t1510;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1511) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1512 = t1508 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1513 = t1466 ^ t1512;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1514 = t1508 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1515 = t1513 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1516 = t1514 + t1515;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1517 = t1307 + t1516;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_35;
        u32 row_36;
        u32 row_37;
        u32 row_38;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_35), "=r"(row_36), "=r"(row_37), "=r"(row_38) : "r"(t1517) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1518 = (u64)t1508 * t1463;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1519 = t1461 + t1518;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1520 = (u64)t1466 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1521 = t1519 + t1520;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1521), "r"(row_35), "r"(row_36), "r"(row_37), "r"(row_38) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1522 = t1465 + 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1523 = t1522 < t1457;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1524 = t1466 < t1459;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1525 = t1523 & t1524;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1525) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1526 = t1522 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1527 = t1466 ^ t1526;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1528 = t1522 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1529 = t1527 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1530 = t1528 + t1529;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1531 = t1307 + t1530;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_39;
        u32 row_40;
        u32 row_41;
        u32 row_42;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_39), "=r"(row_40), "=r"(row_41), "=r"(row_42) : "r"(t1531) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1532 = (u64)t1522 * t1463;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1533 = t1461 + t1532;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1534 = (u64)t1466 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1535 = t1533 + t1534;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1535), "r"(row_39), "r"(row_40), "r"(row_41), "r"(row_42) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1536 = t1465 + 20u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1537 = t1536 < t1457;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1538 = t1466 < t1459;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1539 = t1537 & t1538;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1539) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1540 = t1536 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1541 = t1466 ^ t1540;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1542 = t1536 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1543 = t1541 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1544 = t1542 + t1543;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1545 = t1307 + t1544;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_43;
        u32 row_44;
        u32 row_45;
        u32 row_46;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_43), "=r"(row_44), "=r"(row_45), "=r"(row_46) : "r"(t1545) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1546 = (u64)t1536 * t1463;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1547 = t1461 + t1546;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1548 = (u64)t1466 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1549 = t1547 + t1548;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1549), "r"(row_43), "r"(row_44), "r"(row_45), "r"(row_46) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1550 = t1465 + 24u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1551 = t1550 < t1457;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1552 = t1466 < t1459;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1553 = t1551 & t1552;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1553) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1554 = t1550 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1555 = t1466 ^ t1554;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1556 = t1550 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1557 = t1555 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1558 = t1556 + t1557;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1559 = t1307 + t1558;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_47;
        u32 row_48;
        u32 row_49;
        u32 row_50;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_47), "=r"(row_48), "=r"(row_49), "=r"(row_50) : "r"(t1559) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1560 = (u64)t1550 * t1463;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1561 = t1461 + t1560;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1562 = (u64)t1466 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1563 = t1561 + t1562;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1563), "r"(row_47), "r"(row_48), "r"(row_49), "r"(row_50) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1564 = t1465 + 28u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1565 = t1564 < t1457;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1566 = t1466 < t1459;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1567 = t1565 & t1566;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1567) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1568 = t1564 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1569 = t1466 ^ t1568;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1570 = t1564 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1571 = t1569 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1572 = t1570 + t1571;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1573 = t1307 + t1572;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_51;
        u32 row_52;
        u32 row_53;
        u32 row_54;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_51), "=r"(row_52), "=r"(row_53), "=r"(row_54) : "r"(t1573) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1574 = (u64)t1564 * t1463;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1575 = t1461 + t1574;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1576 = (u64)t1466 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1577 = t1575 + t1576;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1577), "r"(row_51), "r"(row_52), "r"(row_53), "r"(row_54) : "memory");
    }
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1578 = share << 14u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1579 = t48 + t1578;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1580 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1581 = t47 + t1580;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1582 = t1581 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1583 = 0u ^ t1582;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1584 = t1581 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1585 = t1583 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1586 = t1584 + t1585;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1587 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1588 = t1587 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1589 = t1586 + t1588;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1590;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1590) : "f"(dv_2), "f"(dv_3));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1591 = t1579 + t1589;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1591), "r"(t1590) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1592;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1592) : "f"(dv_6), "f"(dv_7));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1593 = t1589 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1594 = t1579 + t1593;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1594), "r"(t1592) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1595;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1595) : "f"(dv_10), "f"(dv_11));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1596 = t1589 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1597 = t1579 + t1596;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1597), "r"(t1595) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1598;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1598) : "f"(dv_14), "f"(dv_15));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1599 = t1589 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1600 = t1579 + t1599;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1600), "r"(t1598) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1601;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1601) : "f"(dv_18), "f"(dv_19));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1602 = t1589 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1603 = t1579 + t1602;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1603), "r"(t1601) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1604;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1604) : "f"(dv_22), "f"(dv_23));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1605 = t1589 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1606 = t1579 + t1605;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1606), "r"(t1604) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1607;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1607) : "f"(dv_26), "f"(dv_27));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1608 = t1589 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1609 = t1579 + t1608;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1609), "r"(t1607) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1610;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1610) : "f"(dv_30), "f"(dv_31));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1611 = t1589 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1612 = t1579 + t1611;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1612), "r"(t1610) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1613 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1614 = t47 + t1613;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1615 = t1614 + 8u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1616 = t1615 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1617 = 0u ^ t1616;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1618 = t1615 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1619 = t1617 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1620 = t1618 + t1619;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1621 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1622 = t1621 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1623 = t1620 + t1622;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1624;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1624) : "f"(dv_4), "f"(dv_5));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1625 = t1579 + t1623;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1625), "r"(t1624) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1626;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1626) : "f"(dv_8), "f"(dv_9));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1627 = t1623 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1628 = t1579 + t1627;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1628), "r"(t1626) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1629;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1629) : "f"(dv_12), "f"(dv_13));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1630 = t1623 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1631 = t1579 + t1630;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1631), "r"(t1629) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1632;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1632) : "f"(dv_16), "f"(dv_17));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1633 = t1623 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1634 = t1579 + t1633;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1634), "r"(t1632) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1635;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1635) : "f"(dv_20), "f"(dv_21));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1636 = t1623 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1637 = t1579 + t1636;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1637), "r"(t1635) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1638;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1638) : "f"(dv_24), "f"(dv_25));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1639 = t1623 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1640 = t1579 + t1639;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1640), "r"(t1638) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1641;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1641) : "f"(dv_28), "f"(dv_29));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1642 = t1623 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1643 = t1579 + t1642;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1643), "r"(t1641) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1644;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1644) : "f"(dv_32), "f"(dv_33));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1645 = t1623 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1646 = t1579 + t1645;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1646), "r"(t1644) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1647 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1648 = t47 + t1647;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1649 = t1648 + 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1650 = t1649 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1651 = 0u ^ t1650;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1652 = t1649 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1653 = t1651 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1654 = t1652 + t1653;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1655 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1656 = t1655 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1657 = t1654 + t1656;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1658;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1658) : "f"(dv_34), "f"(dv_35));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1659 = t1579 + t1657;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1659), "r"(t1658) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1660;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1660) : "f"(dv_38), "f"(dv_39));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1661 = t1657 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1662 = t1579 + t1661;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1662), "r"(t1660) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1663;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1663) : "f"(dv_42), "f"(dv_43));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1664 = t1657 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1665 = t1579 + t1664;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1665), "r"(t1663) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1666;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1666) : "f"(dv_46), "f"(dv_47));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1667 = t1657 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1668 = t1579 + t1667;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1668), "r"(t1666) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1669;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1669) : "f"(dv_50), "f"(dv_51));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1670 = t1657 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1671 = t1579 + t1670;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1671), "r"(t1669) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1672;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1672) : "f"(dv_54), "f"(dv_55));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1673 = t1657 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1674 = t1579 + t1673;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1674), "r"(t1672) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1675;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1675) : "f"(dv_58), "f"(dv_59));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1676 = t1657 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1677 = t1579 + t1676;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1677), "r"(t1675) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1678;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1678) : "f"(dv_62), "f"(dv_63));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1679 = t1657 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1680 = t1579 + t1679;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1680), "r"(t1678) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1681 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1682 = t47 + t1681;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1683 = t1682 + 24u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1684 = t1683 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1685 = 0u ^ t1684;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1686 = t1683 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1687 = t1685 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1688 = t1686 + t1687;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1689 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1690 = t1689 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1691 = t1688 + t1690;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1692;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1692) : "f"(dv_36), "f"(dv_37));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1693 = t1579 + t1691;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1693), "r"(t1692) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1694;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1694) : "f"(dv_40), "f"(dv_41));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1695 = t1691 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1696 = t1579 + t1695;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1696), "r"(t1694) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1697;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1697) : "f"(dv_44), "f"(dv_45));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1698 = t1691 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1699 = t1579 + t1698;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1699), "r"(t1697) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1700;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1700) : "f"(dv_48), "f"(dv_49));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1701 = t1691 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1702 = t1579 + t1701;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1702), "r"(t1700) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1703;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1703) : "f"(dv_52), "f"(dv_53));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1704 = t1691 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1705 = t1579 + t1704;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1705), "r"(t1703) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1706;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1706) : "f"(dv_56), "f"(dv_57));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1707 = t1691 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1708 = t1579 + t1707;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1708), "r"(t1706) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1709;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1709) : "f"(dv_60), "f"(dv_61));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1710 = t1691 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1711 = t1579 + t1710;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1711), "r"(t1709) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1712;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1712) : "f"(dv_64), "f"(dv_65));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1713 = t1691 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1714 = t1579 + t1713;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1714), "r"(t1712) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 368 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 first_column_2 = share << 6u;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1716 = (u64)batch_2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1717 = t1716 * dv_stride0;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1718 = t1717 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1719 = dv + t1718;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1720 = (u64)t17;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1721 = t1720 * dv_stride1;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1722 = t1721 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1723 = t1719 + t1722;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1724 = (u64)t19;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1725 = t1724 * dv_stride2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1726 = t1725 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1727 = t1723 + t1726;
    const u32 end_30 = head_dim > first_column_2 ? head_dim : first_column_2;
    const u32 t1729 = seq_k - t17;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1730 = end_30 - first_column_2;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1731 = t1730 >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1732 = (u64)first_column_2 * 2u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1733 = t1727 + t1732;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1734 = (u32)dv_stride1;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1735 = t1734 << 1u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1736 = lane >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1737 = t47 + t1736;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1738 = lane & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1739 = t1737 < t1729;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1740 = t1738 < t1731;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1741 = t1739 & t1740;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1741) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1742 = t1737 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1743 = t1738 ^ t1742;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1744 = t1737 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1745 = t1743 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1746 = t1744 + t1745;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1747 = t1579 + t1746;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_55;
        u32 row_56;
        u32 row_57;
        u32 row_58;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_55), "=r"(row_56), "=r"(row_57), "=r"(row_58) : "r"(t1747) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1748 = (u64)t1737 * t1735;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1749 = t1733 + t1748;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1750 = (u64)t1738 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1751 = t1749 + t1750;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1751), "r"(row_55), "r"(row_56), "r"(row_57), "r"(row_58) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1752 = t1737 + 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1753 = t1752 < t1729;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1754 = t1738 < t1731;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1755 = t1753 & t1754;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1755) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1756 = t1752 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1757 = t1738 ^ t1756;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1758 = t1752 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1759 = t1757 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1760 = t1758 + t1759;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1761 = t1579 + t1760;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_59;
        u32 row_60;
        u32 row_61;
        u32 row_62;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_59), "=r"(row_60), "=r"(row_61), "=r"(row_62) : "r"(t1761) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1762 = (u64)t1752 * t1735;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1763 = t1733 + t1762;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1764 = (u64)t1738 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1765 = t1763 + t1764;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1765), "r"(row_59), "r"(row_60), "r"(row_61), "r"(row_62) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1766 = t1737 + 8u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1767 = t1766 < t1729;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1768 = t1738 < t1731;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1769 = t1767 & t1768;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1769) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1770 = t1766 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1771 = t1738 ^ t1770;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1772 = t1766 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1773 = t1771 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1774 = t1772 + t1773;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1775 = t1579 + t1774;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_63;
        u32 row_64;
        u32 row_65;
        u32 row_66;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_63), "=r"(row_64), "=r"(row_65), "=r"(row_66) : "r"(t1775) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1776 = (u64)t1766 * t1735;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1777 = t1733 + t1776;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1778 = (u64)t1738 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1779 = t1777 + t1778;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1779), "r"(row_63), "r"(row_64), "r"(row_65), "r"(row_66) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1780 = t1737 + 12u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1781 = t1780 < t1729;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1782 = t1738 < t1731;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1783 = t1781 & t1782;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1783) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1784 = t1780 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1785 = t1738 ^ t1784;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1786 = t1780 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1787 = t1785 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1788 = t1786 + t1787;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1789 = t1579 + t1788;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_67;
        u32 row_68;
        u32 row_69;
        u32 row_70;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_67), "=r"(row_68), "=r"(row_69), "=r"(row_70) : "r"(t1789) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1790 = (u64)t1780 * t1735;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1791 = t1733 + t1790;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1792 = (u64)t1738 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1793 = t1791 + t1792;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1793), "r"(row_67), "r"(row_68), "r"(row_69), "r"(row_70) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1794 = t1737 + 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1795 = t1794 < t1729;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1796 = t1738 < t1731;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1797 = t1795 & t1796;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1797) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1798 = t1794 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1799 = t1738 ^ t1798;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1800 = t1794 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1801 = t1799 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1802 = t1800 + t1801;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1803 = t1579 + t1802;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_71;
        u32 row_72;
        u32 row_73;
        u32 row_74;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_71), "=r"(row_72), "=r"(row_73), "=r"(row_74) : "r"(t1803) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1804 = (u64)t1794 * t1735;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1805 = t1733 + t1804;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1806 = (u64)t1738 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1807 = t1805 + t1806;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1807), "r"(row_71), "r"(row_72), "r"(row_73), "r"(row_74) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1808 = t1737 + 20u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1809 = t1808 < t1729;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1810 = t1738 < t1731;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1811 = t1809 & t1810;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1811) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1812 = t1808 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1813 = t1738 ^ t1812;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1814 = t1808 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1815 = t1813 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1816 = t1814 + t1815;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1817 = t1579 + t1816;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_75;
        u32 row_76;
        u32 row_77;
        u32 row_78;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_75), "=r"(row_76), "=r"(row_77), "=r"(row_78) : "r"(t1817) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1818 = (u64)t1808 * t1735;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1819 = t1733 + t1818;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1820 = (u64)t1738 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1821 = t1819 + t1820;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1821), "r"(row_75), "r"(row_76), "r"(row_77), "r"(row_78) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1822 = t1737 + 24u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1823 = t1822 < t1729;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1824 = t1738 < t1731;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1825 = t1823 & t1824;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1825) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1826 = t1822 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1827 = t1738 ^ t1826;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1828 = t1822 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1829 = t1827 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1830 = t1828 + t1829;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1831 = t1579 + t1830;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_79;
        u32 row_80;
        u32 row_81;
        u32 row_82;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_79), "=r"(row_80), "=r"(row_81), "=r"(row_82) : "r"(t1831) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1832 = (u64)t1822 * t1735;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1833 = t1733 + t1832;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1834 = (u64)t1738 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1835 = t1833 + t1834;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1835), "r"(row_79), "r"(row_80), "r"(row_81), "r"(row_82) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1836 = t1737 + 28u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1837 = t1836 < t1729;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1838 = t1738 < t1731;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1839 = t1837 & t1838;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1839) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1840 = t1836 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1841 = t1738 ^ t1840;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1842 = t1836 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1843 = t1841 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1844 = t1842 + t1843;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1845 = t1579 + t1844;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_83;
        u32 row_84;
        u32 row_85;
        u32 row_86;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_83), "=r"(row_84), "=r"(row_85), "=r"(row_86) : "r"(t1845) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1846 = (u64)t1836 * t1735;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1847 = t1733 + t1846;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1848 = (u64)t1738 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1849 = t1847 + t1848;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1849), "r"(row_83), "r"(row_84), "r"(row_85), "r"(row_86) : "memory");
    }
}
