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
    const u32 t47 = t46 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t48 = smem_1 + 32768u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t49 = t44 + 8192u;
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
    const u32 t103 = t17 + t86;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t104 = t103 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t105 = t87 < t98;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t106 = t104 & t105;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t107 = t106 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t99), "l"(t101), "r"(t107) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t108 = t17 + t86;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t109 = t108 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t110 = t109 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t111 = t87 < t98;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t112 = t110 & t111;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t113 = t112 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t99), "l"(t102), "r"(t113) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t114 = t101 + 128ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t115 = t17 + t86;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t116 = t115 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t117 = t87 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t118 = t117 < t98;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t119 = t116 & t118;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t120 = t119 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t99), "l"(t114), "r"(t120) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t121 = t102 + 128ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t122 = t17 + t86;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t123 = t122 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t124 = t123 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t125 = t87 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t126 = t125 < t98;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t127 = t124 & t126;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t128 = t127 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t99), "l"(t121), "r"(t128) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t129 = t101 + 256ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t130 = t17 + t86;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t131 = t130 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t132 = t87 + 16u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t133 = t132 < t98;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t134 = t131 & t133;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t135 = t134 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t99), "l"(t129), "r"(t135) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t136 = t102 + 256ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t137 = t17 + t86;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t138 = t137 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t139 = t138 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t140 = t87 + 16u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t141 = t140 < t98;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t142 = t139 & t141;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t143 = t142 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t99), "l"(t136), "r"(t143) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t144 = t101 + 384ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t145 = t17 + t86;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t146 = t145 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t147 = t87 + 24u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t148 = t147 < t98;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t149 = t146 & t148;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t150 = t149 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t99), "l"(t144), "r"(t150) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t151 = t102 + 384ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t152 = t17 + t86;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t153 = t152 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t154 = t153 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t155 = t87 + 24u;
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
    const u32 t189 = t17 + t172;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t190 = t189 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t191 = t173 < t184;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t192 = t190 & t191;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t193 = t192 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t185), "l"(t187), "r"(t193) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t194 = t17 + t172;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t195 = t194 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t196 = t195 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t197 = t173 < t184;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t198 = t196 & t197;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t199 = t198 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t185), "l"(t188), "r"(t199) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t200 = t187 + 128ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t201 = t17 + t172;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t202 = t201 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t203 = t173 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t204 = t203 < t184;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t205 = t202 & t204;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t206 = t205 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t185), "l"(t200), "r"(t206) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t207 = t188 + 128ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t208 = t17 + t172;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t209 = t208 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t210 = t209 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t211 = t173 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t212 = t211 < t184;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t213 = t210 & t212;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t214 = t213 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t185), "l"(t207), "r"(t214) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t215 = t187 + 256ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t216 = t17 + t172;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t217 = t216 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t218 = t173 + 16u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t219 = t218 < t184;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t220 = t217 & t219;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t221 = t220 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t185), "l"(t215), "r"(t221) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t222 = t188 + 256ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t223 = t17 + t172;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t224 = t223 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t225 = t224 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t226 = t173 + 16u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t227 = t226 < t184;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t228 = t225 & t227;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t229 = t228 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t185), "l"(t222), "r"(t229) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t230 = t187 + 384ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t231 = t17 + t172;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t232 = t231 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t233 = t173 + 24u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t234 = t233 < t184;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t235 = t232 & t234;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t236 = t235 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t185), "l"(t230), "r"(t236) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t237 = t188 + 384ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t238 = t17 + t172;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t239 = t238 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t240 = t239 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t241 = t173 + 24u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t242 = t241 < t184;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t243 = t240 & t242;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t244 = t243 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t185), "l"(t237), "r"(t244) : "memory");
#line 153 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 smem_2 = smem_1 + 81920u;
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
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t343 = t308 + 256ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t344 = t299 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t345 = t344 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t346 = t258 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t347 = t346 < t294;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t348 = t345 & t347;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t349 = t348 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t301), "l"(t343), "r"(t349) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t350 = t316 + 256ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t351 = t299 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t352 = t351 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t353 = t352 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t354 = t258 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t355 = t354 < t294;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t356 = t353 & t355;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t357 = t356 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t301), "l"(t350), "r"(t357) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t358 = t308 + 384ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t359 = t299 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t360 = t359 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t361 = t258 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t362 = t361 < t294;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t363 = t360 & t362;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t364 = t363 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t301), "l"(t358), "r"(t364) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t365 = t316 + 384ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t366 = t299 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t367 = t366 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t368 = t367 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t369 = t258 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t370 = t369 < t294;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t371 = t368 & t370;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t372 = t371 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t301), "l"(t365), "r"(t372) : "memory");
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t373 = thread < 32u;
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
        if (t373) {
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t374 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t375 = t374 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t376 = t375 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t377 = block << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 row = t376 + t377;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t379 = thread << 1u;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 row_2 = row + t379;
            const u32 t381 = thread << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t382 = t247 + t381;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t383 = (u64)row_2;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t384 = t383 * statistics_stride0;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t385 = t384 * 4ull;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t386 = statistics + t385;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t382), "l"(t386) : "memory");
        }
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t387 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t388 = (u32)d_o_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t389 = t388 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 head_3 = (u64)head * t389;
        const u64 of_head_2 = t275 + head_3;
        const u32 t392 = block << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t393 = (u64)t279 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t394 = t246 + t284;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t395 = t392 + t278;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t396 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t397 = t396 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t398 = t395 < t397 ? t395 : t397;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t399 = (u64)t398 * t277;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t400 = of_head_2 + t399;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t401 = t400 + t393;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t402 = t392 + t278;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t403 = t402 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t404 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t405 = t404 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t406 = t403 < t405 ? t403 : t405;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t407 = (u64)t406 * t277;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t408 = of_head_2 + t407;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t409 = t408 + t393;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t410 = t392 + t278;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t411 = t410 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t412 = t279 < t387;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t413 = t411 & t412;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t414 = t413 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t394), "l"(t401), "r"(t414) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t415 = t392 + t278;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t416 = t415 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t417 = t416 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t418 = t279 < t387;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t419 = t417 & t418;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t420 = t419 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t394), "l"(t409), "r"(t420) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t421 = t401 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t422 = t392 + t278;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t423 = t422 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t424 = t279 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t425 = t424 < t387;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t426 = t423 & t425;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t427 = t426 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t394), "l"(t421), "r"(t427) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t428 = t409 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t429 = t392 + t278;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t430 = t429 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t431 = t430 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t432 = t279 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t433 = t432 < t387;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t434 = t431 & t433;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t435 = t434 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t394), "l"(t428), "r"(t435) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t436 = t401 + 256ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t437 = t392 + t278;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t438 = t437 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t439 = t279 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t440 = t439 < t387;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t441 = t438 & t440;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t442 = t441 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t394), "l"(t436), "r"(t442) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t443 = t409 + 256ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t444 = t392 + t278;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t445 = t444 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t446 = t445 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t447 = t279 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t448 = t447 < t387;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t449 = t446 & t448;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t450 = t449 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t394), "l"(t443), "r"(t450) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t451 = t401 + 384ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t452 = t392 + t278;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t453 = t452 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t454 = t279 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t455 = t454 < t387;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t456 = t453 & t455;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t457 = t456 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t394), "l"(t451), "r"(t457) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t458 = t409 + 384ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t459 = t392 + t278;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t460 = t459 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t461 = t460 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t462 = t279 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t463 = t462 < t387;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t464 = t461 & t463;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t465 = t464 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t394), "l"(t458), "r"(t465) : "memory");
    }
#line 160 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 146 "fa-kernels/src/attention/backward/work.rs"
    #pragma unroll 1
    for (u32 i = 0u; i < count_2; i += 1u) {
#line 150 "fa-kernels/src/attention/backward/work.rs"
        const u32 t466 = block + 1u;
#line 150 "fa-kernels/src/attention/backward/work.rs"
        const bool wraps = t466 == count;
        const u32 t468 = head + 1u;
#line 151 "fa-kernels/src/attention/backward/work.rs"
        const u32 t469 = wraps ? t468 : head;
#line 151 "fa-kernels/src/attention/backward/work.rs"
        const u32 t470 = block + 1u;
#line 151 "fa-kernels/src/attention/backward/work.rs"
        const u32 t471 = wraps ? first_2 : t470;
#line 158 "fa-kernels/src/attention/backward/work.rs"
        const u32 t472 = i + 1u;
#line 158 "fa-kernels/src/attention/backward/work.rs"
        const bool more = t472 < count_2;
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
        const u32 t474 = lane & 15u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t475 = t47 + t474;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t476 = lane >> 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t477 = t475 & 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t478 = t476 ^ t477;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t479 = t475 << 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t480 = t478 << 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t481 = t479 + t480;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t482 = smem_1 + t481;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t483;
        asm volatile("mov.b32 %0, %1;" : "=r"(t483) : "r"(t65));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t484 = t483 ^ 32u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t485 = t483 ^ 64u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t486 = t483 ^ 96u;
        const u32 t487 = smem_2 + t483;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t488;
        asm volatile("mov.b32 %0, %1;" : "=r"(t488) : "r"(t482));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t488) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t487) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t487) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t489 = smem_2 + t484;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t490;
        asm volatile("mov.b32 %0, %1;" : "=r"(t490) : "r"(t482));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t491 = t490 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t491) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t489) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_17), "r"(m_18));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_19), "r"(m_20));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t489) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_21), "r"(m_22));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_23), "r"(m_24));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t492 = smem_2 + t485;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t493;
        asm volatile("mov.b32 %0, %1;" : "=r"(t493) : "r"(t482));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t494 = t493 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t494) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t492) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_29), "r"(m_30));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_31), "r"(m_32));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t492) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_33), "r"(m_34));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_35), "r"(m_36));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t495 = smem_2 + t486;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t496;
        asm volatile("mov.b32 %0, %1;" : "=r"(t496) : "r"(t482));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t497 = t496 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t497) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t495) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_41), "r"(m_42));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_43), "r"(m_44));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t495) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_45), "r"(m_46));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_47), "r"(m_48));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t498;
        asm volatile("mov.b32 %0, %1;" : "=r"(t498) : "r"(t482));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t498) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t487) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_53), "r"(m_54));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_55), "r"(m_56));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t487) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_57), "r"(m_58));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_59), "r"(m_60));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t499;
        asm volatile("mov.b32 %0, %1;" : "=r"(t499) : "r"(t482));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t500 = t499 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t500) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t489) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t489) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t501;
        asm volatile("mov.b32 %0, %1;" : "=r"(t501) : "r"(t482));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t502 = t501 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t502) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t492) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_77), "r"(m_78));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_79), "r"(m_80));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t492) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_81), "r"(m_82));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_83), "r"(m_84));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t503;
        asm volatile("mov.b32 %0, %1;" : "=r"(t503) : "r"(t482));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t504 = t503 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t504) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t495) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_89), "r"(m_90));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_91), "r"(m_92));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t495) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_93), "r"(m_94));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_95), "r"(m_96));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t505;
        asm volatile("mov.b32 %0, %1;" : "=r"(t505) : "r"(t482));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t505) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t487) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_101), "r"(m_102));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_103), "r"(m_104));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t487) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_105), "r"(m_106));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_107), "r"(m_108));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t506;
        asm volatile("mov.b32 %0, %1;" : "=r"(t506) : "r"(t482));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t507 = t506 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t507) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t489) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_113), "r"(m_114));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_115), "r"(m_116));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t489) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_117), "r"(m_118));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_119), "r"(m_120));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t508;
        asm volatile("mov.b32 %0, %1;" : "=r"(t508) : "r"(t482));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t509 = t508 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t509) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t492) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t492) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t510;
        asm volatile("mov.b32 %0, %1;" : "=r"(t510) : "r"(t482));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t511 = t510 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t511) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t495) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_137), "r"(m_138));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_139), "r"(m_140));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t495) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_141), "r"(m_142));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_143), "r"(m_144));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t512;
        asm volatile("mov.b32 %0, %1;" : "=r"(t512) : "r"(t482));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t512) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t487) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_149), "r"(m_150));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_151), "r"(m_152));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+26624];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t487) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_153), "r"(m_154));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_155), "r"(m_156));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t513;
        asm volatile("mov.b32 %0, %1;" : "=r"(t513) : "r"(t482));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t514 = t513 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t514) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t489) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_161), "r"(m_162));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_163), "r"(m_164));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+26624];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t489) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_165), "r"(m_166));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_167), "r"(m_168));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t515;
        asm volatile("mov.b32 %0, %1;" : "=r"(t515) : "r"(t482));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t516 = t515 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t516) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t492) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_173), "r"(m_174));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_175), "r"(m_176));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+26624];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t492) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_177), "r"(m_178));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_179), "r"(m_180));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t517;
        asm volatile("mov.b32 %0, %1;" : "=r"(t517) : "r"(t482));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t518 = t517 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t518) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t495) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_185), "r"(m_186));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_187), "r"(m_188));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+26624];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t495) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_189), "r"(m_190));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_191), "r"(m_192));
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
        const u32 t519 = lane & 15u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t520 = t47 + t519;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t521 = lane >> 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t522 = t520 & 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t523 = t521 ^ t522;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t524 = t520 << 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t525 = t523 << 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t526 = t524 + t525;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t527 = t48 + t526;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t528;
        asm volatile("mov.b32 %0, %1;" : "=r"(t528) : "r"(t65));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t529 = t528 ^ 32u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t530 = t528 ^ 64u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t531 = t528 ^ 96u;
        const u32 t532 = t246 + t528;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t533;
        asm volatile("mov.b32 %0, %1;" : "=r"(t533) : "r"(t527));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t533) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t532) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_197), "r"(m_198));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_199), "r"(m_200));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t532) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_201), "r"(m_202));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_203), "r"(m_204));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t534 = t246 + t529;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t535;
        asm volatile("mov.b32 %0, %1;" : "=r"(t535) : "r"(t527));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t536 = t535 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t536) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t534) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_209), "r"(m_210));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_211), "r"(m_212));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t534) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_213), "r"(m_214));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_215), "r"(m_216));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t537 = t246 + t530;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t538;
        asm volatile("mov.b32 %0, %1;" : "=r"(t538) : "r"(t527));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t539 = t538 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t539) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t537) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_217), "r"(m_218), "r"(m_219), "r"(m_220), "r"(m_221), "r"(m_222));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_217), "r"(m_218), "r"(m_219), "r"(m_220), "r"(m_223), "r"(m_224));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t537) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_217), "r"(m_218), "r"(m_219), "r"(m_220), "r"(m_225), "r"(m_226));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_217), "r"(m_218), "r"(m_219), "r"(m_220), "r"(m_227), "r"(m_228));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t540 = t246 + t531;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t541;
        asm volatile("mov.b32 %0, %1;" : "=r"(t541) : "r"(t527));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t542 = t541 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t542) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t540) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_229), "r"(m_230), "r"(m_231), "r"(m_232), "r"(m_233), "r"(m_234));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_229), "r"(m_230), "r"(m_231), "r"(m_232), "r"(m_235), "r"(m_236));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t540) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_229), "r"(m_230), "r"(m_231), "r"(m_232), "r"(m_237), "r"(m_238));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_229), "r"(m_230), "r"(m_231), "r"(m_232), "r"(m_239), "r"(m_240));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t543;
        asm volatile("mov.b32 %0, %1;" : "=r"(t543) : "r"(t527));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t543) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t532) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_245), "r"(m_246));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_247), "r"(m_248));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t532) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_249), "r"(m_250));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_251), "r"(m_252));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t544;
        asm volatile("mov.b32 %0, %1;" : "=r"(t544) : "r"(t527));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t545 = t544 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t545) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t534) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_257), "r"(m_258));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_259), "r"(m_260));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t534) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_261), "r"(m_262));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_263), "r"(m_264));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t546;
        asm volatile("mov.b32 %0, %1;" : "=r"(t546) : "r"(t527));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t547 = t546 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t547) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t537) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_265), "r"(m_266), "r"(m_267), "r"(m_268), "r"(m_269), "r"(m_270));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_265), "r"(m_266), "r"(m_267), "r"(m_268), "r"(m_271), "r"(m_272));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t537) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_265), "r"(m_266), "r"(m_267), "r"(m_268), "r"(m_273), "r"(m_274));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_265), "r"(m_266), "r"(m_267), "r"(m_268), "r"(m_275), "r"(m_276));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t548;
        asm volatile("mov.b32 %0, %1;" : "=r"(t548) : "r"(t527));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t549 = t548 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t549) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t540) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_277), "r"(m_278), "r"(m_279), "r"(m_280), "r"(m_281), "r"(m_282));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_277), "r"(m_278), "r"(m_279), "r"(m_280), "r"(m_283), "r"(m_284));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t540) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_277), "r"(m_278), "r"(m_279), "r"(m_280), "r"(m_285), "r"(m_286));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_277), "r"(m_278), "r"(m_279), "r"(m_280), "r"(m_287), "r"(m_288));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t550;
        asm volatile("mov.b32 %0, %1;" : "=r"(t550) : "r"(t527));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_289;
        u32 m_290;
        u32 m_291;
        u32 m_292;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t550) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_293;
        u32 m_294;
        u32 m_295;
        u32 m_296;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t532) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_293), "r"(m_294));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_295), "r"(m_296));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_297;
        u32 m_298;
        u32 m_299;
        u32 m_300;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t532) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_297), "r"(m_298));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_299), "r"(m_300));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t551;
        asm volatile("mov.b32 %0, %1;" : "=r"(t551) : "r"(t527));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t552 = t551 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_301;
        u32 m_302;
        u32 m_303;
        u32 m_304;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t552) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_305;
        u32 m_306;
        u32 m_307;
        u32 m_308;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t534) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_301), "r"(m_302), "r"(m_303), "r"(m_304), "r"(m_305), "r"(m_306));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_301), "r"(m_302), "r"(m_303), "r"(m_304), "r"(m_307), "r"(m_308));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_309;
        u32 m_310;
        u32 m_311;
        u32 m_312;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t534) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_301), "r"(m_302), "r"(m_303), "r"(m_304), "r"(m_309), "r"(m_310));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_301), "r"(m_302), "r"(m_303), "r"(m_304), "r"(m_311), "r"(m_312));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t553;
        asm volatile("mov.b32 %0, %1;" : "=r"(t553) : "r"(t527));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t554 = t553 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_313;
        u32 m_314;
        u32 m_315;
        u32 m_316;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t554) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_317;
        u32 m_318;
        u32 m_319;
        u32 m_320;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t537) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_317), "r"(m_318));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_319), "r"(m_320));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_321;
        u32 m_322;
        u32 m_323;
        u32 m_324;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t537) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_321), "r"(m_322));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_323), "r"(m_324));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t555;
        asm volatile("mov.b32 %0, %1;" : "=r"(t555) : "r"(t527));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t556 = t555 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_325;
        u32 m_326;
        u32 m_327;
        u32 m_328;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t556) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_329;
        u32 m_330;
        u32 m_331;
        u32 m_332;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t540) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_329), "r"(m_330));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_331), "r"(m_332));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_333;
        u32 m_334;
        u32 m_335;
        u32 m_336;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t540) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_333), "r"(m_334));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_335), "r"(m_336));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t557;
        asm volatile("mov.b32 %0, %1;" : "=r"(t557) : "r"(t527));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_337;
        u32 m_338;
        u32 m_339;
        u32 m_340;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t557) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_341;
        u32 m_342;
        u32 m_343;
        u32 m_344;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t532) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_337), "r"(m_338), "r"(m_339), "r"(m_340), "r"(m_341), "r"(m_342));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_337), "r"(m_338), "r"(m_339), "r"(m_340), "r"(m_343), "r"(m_344));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_345;
        u32 m_346;
        u32 m_347;
        u32 m_348;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+26624];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t532) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_337), "r"(m_338), "r"(m_339), "r"(m_340), "r"(m_345), "r"(m_346));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_337), "r"(m_338), "r"(m_339), "r"(m_340), "r"(m_347), "r"(m_348));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t558;
        asm volatile("mov.b32 %0, %1;" : "=r"(t558) : "r"(t527));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t559 = t558 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_349;
        u32 m_350;
        u32 m_351;
        u32 m_352;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t559) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_353;
        u32 m_354;
        u32 m_355;
        u32 m_356;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t534) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_353), "r"(m_354));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_355), "r"(m_356));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_357;
        u32 m_358;
        u32 m_359;
        u32 m_360;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+26624];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t534) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_357), "r"(m_358));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_359), "r"(m_360));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t560;
        asm volatile("mov.b32 %0, %1;" : "=r"(t560) : "r"(t527));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t561 = t560 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_361;
        u32 m_362;
        u32 m_363;
        u32 m_364;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t561) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_365;
        u32 m_366;
        u32 m_367;
        u32 m_368;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t537) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_361), "r"(m_362), "r"(m_363), "r"(m_364), "r"(m_365), "r"(m_366));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_361), "r"(m_362), "r"(m_363), "r"(m_364), "r"(m_367), "r"(m_368));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_369;
        u32 m_370;
        u32 m_371;
        u32 m_372;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+26624];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t537) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_361), "r"(m_362), "r"(m_363), "r"(m_364), "r"(m_369), "r"(m_370));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_361), "r"(m_362), "r"(m_363), "r"(m_364), "r"(m_371), "r"(m_372));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t562;
        asm volatile("mov.b32 %0, %1;" : "=r"(t562) : "r"(t527));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t563 = t562 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_373;
        u32 m_374;
        u32 m_375;
        u32 m_376;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t563) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_377;
        u32 m_378;
        u32 m_379;
        u32 m_380;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t540) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_377), "r"(m_378));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_379), "r"(m_380));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_381;
        u32 m_382;
        u32 m_383;
        u32 m_384;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+26624];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t540) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_381), "r"(m_382));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_383), "r"(m_384));
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t564 = block << 6u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t565 = share << 5u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_query = t564 + t565;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t567 = block << 6u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t568 = t567 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_3 = t568 + 1u;
        const u32 t570 = end_3 > seq_q ? end_3 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t571 = t570 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_4 = t571 < seq_k ? t571 : seq_k;
#line 99 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t573 = t17 + 64u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool right = end_4 < t573;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        if (right) {
            const u32 t575 = t17 + t47;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t576 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = t575 + t576;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t578 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t579 = t578 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t580 = first_query + t579;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t581 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t582 = t581 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t583 = first_query + t582;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t584 = t583 + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t585 = t580 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_5 = t585 + 1u;
            const u32 t587 = end_5 > seq_q ? end_5 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t588 = t587 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_6 = t588 < seq_k ? t588 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t590 = end_6 > column ? end_6 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_7 = t590 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t593 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t593;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t595 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t595;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t596 = t584 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_8 = t596 + 1u;
            const u32 t598 = end_8 > seq_q ? end_8 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t599 = t598 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_9 = t599 < seq_k ? t599 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t601 = end_9 > column ? end_9 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_10 = t601 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t604 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t604;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t606 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t606;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t607 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t608 = t607 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t609 = first_query + t608;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t610 = t609 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t611 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t612 = t611 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t613 = first_query + t612;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t614 = t613 + 9u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t615 = t610 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t615 + 1u;
            const u32 t617 = end_11 > seq_q ? end_11 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t618 = t617 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_12 = t618 < seq_k ? t618 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t620 = end_12 > column ? end_12 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_13 = t620 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t623 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t623;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t625 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t625;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t626 = t614 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_14 = t626 + 1u;
            const u32 t628 = end_14 > seq_q ? end_14 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t629 = t628 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_15 = t629 < seq_k ? t629 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t631 = end_15 > column ? end_15 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_16 = t631 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t634 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t634;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t636 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t636;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t637 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t638 = t637 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t639 = first_query + t638;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t640 = t639 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t641 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t642 = t641 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t643 = first_query + t642;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t644 = t643 + 17u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t645 = t640 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_17 = t645 + 1u;
            const u32 t647 = end_17 > seq_q ? end_17 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t648 = t647 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_18 = t648 < seq_k ? t648 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t650 = end_18 > column ? end_18 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_19 = t650 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 0u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t653 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t653;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 8u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t655 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t655;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t656 = t644 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_20 = t656 + 1u;
            const u32 t658 = end_20 > seq_q ? end_20 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t659 = t658 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_21 = t659 < seq_k ? t659 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t661 = end_21 > column ? end_21 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_22 = t661 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 0u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t664 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t664;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 8u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t666 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t666;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t667 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t668 = t667 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t669 = first_query + t668;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t670 = t669 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t671 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t672 = t671 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t673 = first_query + t672;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t674 = t673 + 25u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t675 = t670 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_23 = t675 + 1u;
            const u32 t677 = end_23 > seq_q ? end_23 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t678 = t677 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_24 = t678 < seq_k ? t678 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t680 = end_24 > column ? end_24 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_25 = t680 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 0u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t683 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t683;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 8u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t685 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t685;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t686 = t674 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_26 = t686 + 1u;
            const u32 t688 = end_26 > seq_q ? end_26 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t689 = t688 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_27 = t689 < seq_k ? t689 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t691 = end_27 > column ? end_27 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_28 = t691 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 0u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t694 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t694;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 8u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t696 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t696;
        }
#line 286 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_3 = share << 8u;
        const u32 t698 = t247 + first_3;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t699 = lane & 3u;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t700 = t699 << 4u;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t701 = t698 + t700;
        u32 row_3;
        u32 row_4;
        u32 row_5;
        u32 row_6;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_3), "=r"(row_4), "=r"(row_5), "=r"(row_6) : "r"(t701) : "memory");
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t702;
        asm("mov.b32 %0, %1;" : "=f"(t702) : "r"(row_3));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t703;
        asm("mov.b32 %0, %1;" : "=f"(t703) : "r"(row_4));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t704;
        asm("mov.b32 %0, %1;" : "=f"(t704) : "r"(row_5));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t705;
        asm("mov.b32 %0, %1;" : "=f"(t705) : "r"(row_6));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t706 = -t702;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t707;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t707) : "f"(s), "f"(scale_log2), "f"(t706));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p) : "f"(t707));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t709 = dp - t703;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds = p * t709;
        dp = ds;
        s = p;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t711 = -t704;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t712;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t712) : "f"(s_2), "f"(scale_log2), "f"(t711));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_2) : "f"(t712));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t714 = dp_2 - t705;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_2 = p_2 * t714;
        dp_2 = ds_2;
        s_2 = p_2;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t716 = -t702;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t717;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t717) : "f"(s_3), "f"(scale_log2), "f"(t716));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_3) : "f"(t717));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t719 = dp_3 - t703;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_3 = p_3 * t719;
        dp_3 = ds_3;
        s_3 = p_3;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t721 = -t704;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t722;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t722) : "f"(s_4), "f"(scale_log2), "f"(t721));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_4) : "f"(t722));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t724 = dp_4 - t705;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_4 = p_4 * t724;
        dp_4 = ds_4;
        s_4 = p_4;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_7;
        u32 row_8;
        u32 row_9;
        u32 row_10;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_7), "=r"(row_8), "=r"(row_9), "=r"(row_10) : "r"(t701) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t726;
        asm("mov.b32 %0, %1;" : "=f"(t726) : "r"(row_7));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t727;
        asm("mov.b32 %0, %1;" : "=f"(t727) : "r"(row_8));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t728;
        asm("mov.b32 %0, %1;" : "=f"(t728) : "r"(row_9));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t729;
        asm("mov.b32 %0, %1;" : "=f"(t729) : "r"(row_10));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t730 = -t726;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t731;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t731) : "f"(s_5), "f"(scale_log2), "f"(t730));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_5;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_5) : "f"(t731));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t733 = dp_5 - t727;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_5 = p_5 * t733;
        dp_5 = ds_5;
        s_5 = p_5;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t735 = -t728;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t736;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t736) : "f"(s_6), "f"(scale_log2), "f"(t735));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_6;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_6) : "f"(t736));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t738 = dp_6 - t729;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_6 = p_6 * t738;
        dp_6 = ds_6;
        s_6 = p_6;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t740 = -t726;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t741;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t741) : "f"(s_7), "f"(scale_log2), "f"(t740));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_7;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_7) : "f"(t741));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t743 = dp_7 - t727;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_7 = p_7 * t743;
        dp_7 = ds_7;
        s_7 = p_7;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t745 = -t728;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t746;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t746) : "f"(s_8), "f"(scale_log2), "f"(t745));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_8;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_8) : "f"(t746));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t748 = dp_8 - t729;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_8 = p_8 * t748;
        dp_8 = ds_8;
        s_8 = p_8;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_11;
        u32 row_12;
        u32 row_13;
        u32 row_14;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_11), "=r"(row_12), "=r"(row_13), "=r"(row_14) : "r"(t701) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t750;
        asm("mov.b32 %0, %1;" : "=f"(t750) : "r"(row_11));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t751;
        asm("mov.b32 %0, %1;" : "=f"(t751) : "r"(row_12));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t752;
        asm("mov.b32 %0, %1;" : "=f"(t752) : "r"(row_13));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t753;
        asm("mov.b32 %0, %1;" : "=f"(t753) : "r"(row_14));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t754 = -t750;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t755;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t755) : "f"(s_9), "f"(scale_log2), "f"(t754));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_9;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_9) : "f"(t755));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t757 = dp_9 - t751;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_9 = p_9 * t757;
        dp_9 = ds_9;
        s_9 = p_9;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t759 = -t752;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t760;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t760) : "f"(s_10), "f"(scale_log2), "f"(t759));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_10;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_10) : "f"(t760));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t762 = dp_10 - t753;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_10 = p_10 * t762;
        dp_10 = ds_10;
        s_10 = p_10;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t764 = -t750;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t765;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t765) : "f"(s_11), "f"(scale_log2), "f"(t764));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_11;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_11) : "f"(t765));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t767 = dp_11 - t751;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_11 = p_11 * t767;
        dp_11 = ds_11;
        s_11 = p_11;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t769 = -t752;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t770;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t770) : "f"(s_12), "f"(scale_log2), "f"(t769));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_12;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_12) : "f"(t770));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t772 = dp_12 - t753;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_12 = p_12 * t772;
        dp_12 = ds_12;
        s_12 = p_12;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_15;
        u32 row_16;
        u32 row_17;
        u32 row_18;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_15), "=r"(row_16), "=r"(row_17), "=r"(row_18) : "r"(t701) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t774;
        asm("mov.b32 %0, %1;" : "=f"(t774) : "r"(row_15));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t775;
        asm("mov.b32 %0, %1;" : "=f"(t775) : "r"(row_16));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t776;
        asm("mov.b32 %0, %1;" : "=f"(t776) : "r"(row_17));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t777;
        asm("mov.b32 %0, %1;" : "=f"(t777) : "r"(row_18));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t778 = -t774;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t779;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t779) : "f"(s_13), "f"(scale_log2), "f"(t778));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_13;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_13) : "f"(t779));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t781 = dp_13 - t775;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_13 = p_13 * t781;
        dp_13 = ds_13;
        s_13 = p_13;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t783 = -t776;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t784;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t784) : "f"(s_14), "f"(scale_log2), "f"(t783));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_14;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_14) : "f"(t784));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t786 = dp_14 - t777;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_14 = p_14 * t786;
        dp_14 = ds_14;
        s_14 = p_14;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t788 = -t774;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t789;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t789) : "f"(s_15), "f"(scale_log2), "f"(t788));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_15;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_15) : "f"(t789));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t791 = dp_15 - t775;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_15 = p_15 * t791;
        dp_15 = ds_15;
        s_15 = p_15;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t793 = -t776;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t794;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t794) : "f"(s_16), "f"(scale_log2), "f"(t793));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_16;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_16) : "f"(t794));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t796 = dp_16 - t777;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_16 = p_16 * t796;
        dp_16 = ds_16;
        s_16 = p_16;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t798 = share << 12u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t799 = t44 + t798;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t800;
        asm volatile("mov.b32 %0, %1;" : "=r"(t800) : "r"(lane));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t801 = t800 >> 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t802 = t47 + t801;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t803 = t802 >> 1u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t804 = t803 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t805 = 0u ^ t804;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t806 = t802 << 6u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t807 = t805 << 4u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t808 = t806 + t807;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t809 = t800 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t810 = t809 << 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t811 = t808 + t810;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t812;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t812) : "f"(dp), "f"(dp_2));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t813 = t799 + t811;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t813), "r"(t812) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t814;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t814) : "f"(dp_5), "f"(dp_6));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t815 = t811 ^ 16u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t816 = t799 + t815;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t816), "r"(t814) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t817;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t817) : "f"(dp_9), "f"(dp_10));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t818 = t811 ^ 32u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t819 = t799 + t818;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t819), "r"(t817) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t820;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t820) : "f"(dp_13), "f"(dp_14));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t821 = t811 ^ 48u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t822 = t799 + t821;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t822), "r"(t820) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t823 = t800 >> 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t824 = t47 + t823;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t825 = t824 + 8u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t826 = t825 >> 1u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t827 = t826 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t828 = 0u ^ t827;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t829 = t825 << 6u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t830 = t828 << 4u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t831 = t829 + t830;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t832 = t800 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t833 = t832 << 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t834 = t831 + t833;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t835;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t835) : "f"(dp_3), "f"(dp_4));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t836 = t799 + t834;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t836), "r"(t835) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t837;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t837) : "f"(dp_7), "f"(dp_8));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t838 = t834 ^ 16u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t839 = t799 + t838;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t839), "r"(t837) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t840;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t840) : "f"(dp_11), "f"(dp_12));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t841 = t834 ^ 32u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t842 = t799 + t841;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t842), "r"(t840) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t843;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t843) : "f"(dp_15), "f"(dp_16));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t844 = t834 ^ 48u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t845 = t799 + t844;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t845), "r"(t843) : "memory");
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t846 = share << 12u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t847 = t49 + t846;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t848;
        asm volatile("mov.b32 %0, %1;" : "=r"(t848) : "r"(lane));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t849 = t848 >> 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t850 = t47 + t849;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t851 = t850 >> 1u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t852 = t851 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t853 = 0u ^ t852;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t854 = t850 << 6u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t855 = t853 << 4u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t856 = t854 + t855;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t857 = t848 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t858 = t857 << 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t859 = t856 + t858;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t860;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t860) : "f"(s), "f"(s_2));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t861 = t847 + t859;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t861), "r"(t860) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t862;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t862) : "f"(s_5), "f"(s_6));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t863 = t859 ^ 16u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t864 = t847 + t863;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t864), "r"(t862) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t865;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t865) : "f"(s_9), "f"(s_10));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t866 = t859 ^ 32u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t867 = t847 + t866;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t867), "r"(t865) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t868;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t868) : "f"(s_13), "f"(s_14));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t869 = t859 ^ 48u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t870 = t847 + t869;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t870), "r"(t868) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t871 = t848 >> 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t872 = t47 + t871;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t873 = t872 + 8u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t874 = t873 >> 1u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t875 = t874 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t876 = 0u ^ t875;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t877 = t873 << 6u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t878 = t876 << 4u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t879 = t877 + t878;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t880 = t848 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t881 = t880 << 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t882 = t879 + t881;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t883;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t883) : "f"(s_3), "f"(s_4));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t884 = t847 + t882;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t884), "r"(t883) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t885;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t885) : "f"(s_7), "f"(s_8));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t886 = t882 ^ 16u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t887 = t847 + t886;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t887), "r"(t885) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t888;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t888) : "f"(s_11), "f"(s_12));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t889 = t882 ^ 32u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t890 = t847 + t889;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t890), "r"(t888) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t891;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t891) : "f"(s_15), "f"(s_16));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t892 = t882 ^ 48u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t893 = t847 + t892;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t893), "r"(t891) : "memory");
#line 201 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 265 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 lane_2;
        asm volatile("mov.b32 %0, %1;" : "=r"(lane_2) : "r"(lane));
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t895 = lane_2 & 15u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t896 = t47 + t895;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t897 = lane_2 >> 4u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t898 = t896 >> 1u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t899 = t898 & 3u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t900 = t897 ^ t899;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t901 = t896 << 6u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t902 = t900 << 4u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t903 = t901 + t902;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t904 = t49 + t903;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t905 = share << 14u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t906 = t246 + t905;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t907;
        asm volatile("mov.b32 %0, %1;" : "=r"(t907) : "r"(t72));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t908 = t907 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t909 = t907 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t910 = t907 ^ 96u;
        const u32 t911 = t906 + t907;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t912 = t906 + t908;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t913 = t906 + t909;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t914 = t906 + t910;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t915;
        asm volatile("mov.b32 %0, %1;" : "=r"(t915) : "r"(t904));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_385;
        u32 m_386;
        u32 m_387;
        u32 m_388;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t915) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_389;
        u32 m_390;
        u32 m_391;
        u32 m_392;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t911) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_389), "r"(m_390));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_391), "r"(m_392));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_393;
        u32 m_394;
        u32 m_395;
        u32 m_396;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t912) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_393), "r"(m_394));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_395), "r"(m_396));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_397;
        u32 m_398;
        u32 m_399;
        u32 m_400;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t913) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_397), "r"(m_398));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_399), "r"(m_400));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_401;
        u32 m_402;
        u32 m_403;
        u32 m_404;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t914) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_401), "r"(m_402));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_403), "r"(m_404));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_405;
        u32 m_406;
        u32 m_407;
        u32 m_408;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t911) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_405), "r"(m_406));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_407), "r"(m_408));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_409;
        u32 m_410;
        u32 m_411;
        u32 m_412;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t912) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_409), "r"(m_410));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_411), "r"(m_412));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_413;
        u32 m_414;
        u32 m_415;
        u32 m_416;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t913) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_413), "r"(m_414));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_415), "r"(m_416));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_417;
        u32 m_418;
        u32 m_419;
        u32 m_420;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t914) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_417), "r"(m_418));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_419), "r"(m_420));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t916;
        asm volatile("mov.b32 %0, %1;" : "=r"(t916) : "r"(t904));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t917 = t916 ^ 32u;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_421;
        u32 m_422;
        u32 m_423;
        u32 m_424;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t917) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_425;
        u32 m_426;
        u32 m_427;
        u32 m_428;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t911) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_425), "r"(m_426));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_427), "r"(m_428));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_429;
        u32 m_430;
        u32 m_431;
        u32 m_432;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t912) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_429), "r"(m_430));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_431), "r"(m_432));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_433;
        u32 m_434;
        u32 m_435;
        u32 m_436;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t913) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_433), "r"(m_434));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_435), "r"(m_436));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_437;
        u32 m_438;
        u32 m_439;
        u32 m_440;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t914) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_437), "r"(m_438));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_439), "r"(m_440));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_441;
        u32 m_442;
        u32 m_443;
        u32 m_444;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t911) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_441), "r"(m_442));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_443), "r"(m_444));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_445;
        u32 m_446;
        u32 m_447;
        u32 m_448;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t912) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_445), "r"(m_446));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_447), "r"(m_448));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_449;
        u32 m_450;
        u32 m_451;
        u32 m_452;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t913) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_449), "r"(m_450));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_451), "r"(m_452));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_453;
        u32 m_454;
        u32 m_455;
        u32 m_456;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t914) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_453), "r"(m_454));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_455), "r"(m_456));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t918;
        asm volatile("mov.b32 %0, %1;" : "=r"(t918) : "r"(t904));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_457;
        u32 m_458;
        u32 m_459;
        u32 m_460;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t918) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_461;
        u32 m_462;
        u32 m_463;
        u32 m_464;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t911) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_461), "r"(m_462));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_463), "r"(m_464));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_465;
        u32 m_466;
        u32 m_467;
        u32 m_468;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t912) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_465), "r"(m_466));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_467), "r"(m_468));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_469;
        u32 m_470;
        u32 m_471;
        u32 m_472;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t913) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_469), "r"(m_470));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_471), "r"(m_472));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_473;
        u32 m_474;
        u32 m_475;
        u32 m_476;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t914) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_473), "r"(m_474));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_475), "r"(m_476));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_477;
        u32 m_478;
        u32 m_479;
        u32 m_480;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t911) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_477), "r"(m_478));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_479), "r"(m_480));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_481;
        u32 m_482;
        u32 m_483;
        u32 m_484;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t912) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_481), "r"(m_482));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_483), "r"(m_484));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_485;
        u32 m_486;
        u32 m_487;
        u32 m_488;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t913) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_485), "r"(m_486));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_487), "r"(m_488));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_489;
        u32 m_490;
        u32 m_491;
        u32 m_492;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t914) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_489), "r"(m_490));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_491), "r"(m_492));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t919;
        asm volatile("mov.b32 %0, %1;" : "=r"(t919) : "r"(t904));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t920 = t919 ^ 32u;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_493;
        u32 m_494;
        u32 m_495;
        u32 m_496;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t920) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_497;
        u32 m_498;
        u32 m_499;
        u32 m_500;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t911) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_497), "r"(m_498));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_499), "r"(m_500));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_501;
        u32 m_502;
        u32 m_503;
        u32 m_504;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t912) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_501), "r"(m_502));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_503), "r"(m_504));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_505;
        u32 m_506;
        u32 m_507;
        u32 m_508;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t913) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_505), "r"(m_506));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_507), "r"(m_508));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_509;
        u32 m_510;
        u32 m_511;
        u32 m_512;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t914) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_509), "r"(m_510));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_511), "r"(m_512));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_513;
        u32 m_514;
        u32 m_515;
        u32 m_516;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t911) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_513), "r"(m_514));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_515), "r"(m_516));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_517;
        u32 m_518;
        u32 m_519;
        u32 m_520;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t912) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_517), "r"(m_518));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_519), "r"(m_520));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_521;
        u32 m_522;
        u32 m_523;
        u32 m_524;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t913) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_521), "r"(m_522));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_523), "r"(m_524));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_525;
        u32 m_526;
        u32 m_527;
        u32 m_528;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t914) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_525), "r"(m_526));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_527), "r"(m_528));
#line 265 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 lane_3;
        asm volatile("mov.b32 %0, %1;" : "=r"(lane_3) : "r"(lane));
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t922 = lane_3 & 15u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t923 = t47 + t922;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t924 = lane_3 >> 4u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t925 = t923 >> 1u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t926 = t925 & 3u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t927 = t924 ^ t926;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t928 = t923 << 6u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t929 = t927 << 4u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t930 = t928 + t929;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t931 = t44 + t930;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t932 = share << 14u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t933 = smem_2 + t932;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t934;
        asm volatile("mov.b32 %0, %1;" : "=r"(t934) : "r"(t72));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t935 = t934 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t936 = t934 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t937 = t934 ^ 96u;
        const u32 t938 = t933 + t934;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t939 = t933 + t935;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t940 = t933 + t936;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t941 = t933 + t937;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t942;
        asm volatile("mov.b32 %0, %1;" : "=r"(t942) : "r"(t931));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_529;
        u32 m_530;
        u32 m_531;
        u32 m_532;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t942) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_533;
        u32 m_534;
        u32 m_535;
        u32 m_536;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t938) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_533), "r"(m_534));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_535), "r"(m_536));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_537;
        u32 m_538;
        u32 m_539;
        u32 m_540;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t939) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_537), "r"(m_538));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_539), "r"(m_540));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_541;
        u32 m_542;
        u32 m_543;
        u32 m_544;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t940) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_541), "r"(m_542));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_543), "r"(m_544));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_545;
        u32 m_546;
        u32 m_547;
        u32 m_548;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t941) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_545), "r"(m_546));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_547), "r"(m_548));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_549;
        u32 m_550;
        u32 m_551;
        u32 m_552;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t938) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_549), "r"(m_550));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_551), "r"(m_552));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_553;
        u32 m_554;
        u32 m_555;
        u32 m_556;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t939) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_553), "r"(m_554));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_555), "r"(m_556));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_557;
        u32 m_558;
        u32 m_559;
        u32 m_560;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t940) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_557), "r"(m_558));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_559), "r"(m_560));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_561;
        u32 m_562;
        u32 m_563;
        u32 m_564;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t941) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_561), "r"(m_562));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_563), "r"(m_564));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t943;
        asm volatile("mov.b32 %0, %1;" : "=r"(t943) : "r"(t931));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t944 = t943 ^ 32u;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_565;
        u32 m_566;
        u32 m_567;
        u32 m_568;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t944) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_569;
        u32 m_570;
        u32 m_571;
        u32 m_572;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t938) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_569), "r"(m_570));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_571), "r"(m_572));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_573;
        u32 m_574;
        u32 m_575;
        u32 m_576;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t939) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_573), "r"(m_574));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_575), "r"(m_576));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_577;
        u32 m_578;
        u32 m_579;
        u32 m_580;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_577), "=r"(m_578), "=r"(m_579), "=r"(m_580) : "r"(t940) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_577), "r"(m_578));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_579), "r"(m_580));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_581;
        u32 m_582;
        u32 m_583;
        u32 m_584;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_581), "=r"(m_582), "=r"(m_583), "=r"(m_584) : "r"(t941) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_581), "r"(m_582));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_583), "r"(m_584));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_585;
        u32 m_586;
        u32 m_587;
        u32 m_588;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_585), "=r"(m_586), "=r"(m_587), "=r"(m_588) : "r"(t938) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_585), "r"(m_586));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_587), "r"(m_588));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_589;
        u32 m_590;
        u32 m_591;
        u32 m_592;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_589), "=r"(m_590), "=r"(m_591), "=r"(m_592) : "r"(t939) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_589), "r"(m_590));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_591), "r"(m_592));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_593;
        u32 m_594;
        u32 m_595;
        u32 m_596;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_593), "=r"(m_594), "=r"(m_595), "=r"(m_596) : "r"(t940) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_593), "r"(m_594));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_595), "r"(m_596));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_597;
        u32 m_598;
        u32 m_599;
        u32 m_600;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_597), "=r"(m_598), "=r"(m_599), "=r"(m_600) : "r"(t941) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_597), "r"(m_598));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_599), "r"(m_600));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t945;
        asm volatile("mov.b32 %0, %1;" : "=r"(t945) : "r"(t931));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_601;
        u32 m_602;
        u32 m_603;
        u32 m_604;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_601), "=r"(m_602), "=r"(m_603), "=r"(m_604) : "r"(t945) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_605;
        u32 m_606;
        u32 m_607;
        u32 m_608;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_605), "=r"(m_606), "=r"(m_607), "=r"(m_608) : "r"(t938) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_605), "r"(m_606));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_607), "r"(m_608));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_609;
        u32 m_610;
        u32 m_611;
        u32 m_612;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_609), "=r"(m_610), "=r"(m_611), "=r"(m_612) : "r"(t939) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_609), "r"(m_610));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_611), "r"(m_612));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_613;
        u32 m_614;
        u32 m_615;
        u32 m_616;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_613), "=r"(m_614), "=r"(m_615), "=r"(m_616) : "r"(t940) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_613), "r"(m_614));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_615), "r"(m_616));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_617;
        u32 m_618;
        u32 m_619;
        u32 m_620;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_617), "=r"(m_618), "=r"(m_619), "=r"(m_620) : "r"(t941) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_617), "r"(m_618));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_619), "r"(m_620));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_621;
        u32 m_622;
        u32 m_623;
        u32 m_624;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_621), "=r"(m_622), "=r"(m_623), "=r"(m_624) : "r"(t938) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_621), "r"(m_622));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_623), "r"(m_624));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_625;
        u32 m_626;
        u32 m_627;
        u32 m_628;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_625), "=r"(m_626), "=r"(m_627), "=r"(m_628) : "r"(t939) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_625), "r"(m_626));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_627), "r"(m_628));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_629;
        u32 m_630;
        u32 m_631;
        u32 m_632;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_629), "=r"(m_630), "=r"(m_631), "=r"(m_632) : "r"(t940) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_629), "r"(m_630));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_631), "r"(m_632));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_633;
        u32 m_634;
        u32 m_635;
        u32 m_636;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_633), "=r"(m_634), "=r"(m_635), "=r"(m_636) : "r"(t941) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_633), "r"(m_634));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_635), "r"(m_636));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t946;
        asm volatile("mov.b32 %0, %1;" : "=r"(t946) : "r"(t931));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t947 = t946 ^ 32u;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_637;
        u32 m_638;
        u32 m_639;
        u32 m_640;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_637), "=r"(m_638), "=r"(m_639), "=r"(m_640) : "r"(t947) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_641;
        u32 m_642;
        u32 m_643;
        u32 m_644;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_641), "=r"(m_642), "=r"(m_643), "=r"(m_644) : "r"(t938) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_641), "r"(m_642));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_643), "r"(m_644));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_645;
        u32 m_646;
        u32 m_647;
        u32 m_648;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_645), "=r"(m_646), "=r"(m_647), "=r"(m_648) : "r"(t939) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_645), "r"(m_646));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_647), "r"(m_648));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_649;
        u32 m_650;
        u32 m_651;
        u32 m_652;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_649), "=r"(m_650), "=r"(m_651), "=r"(m_652) : "r"(t940) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_649), "r"(m_650));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_651), "r"(m_652));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_653;
        u32 m_654;
        u32 m_655;
        u32 m_656;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_653), "=r"(m_654), "=r"(m_655), "=r"(m_656) : "r"(t941) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_653), "r"(m_654));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_655), "r"(m_656));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_657;
        u32 m_658;
        u32 m_659;
        u32 m_660;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_657), "=r"(m_658), "=r"(m_659), "=r"(m_660) : "r"(t938) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_657), "r"(m_658));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_659), "r"(m_660));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_661;
        u32 m_662;
        u32 m_663;
        u32 m_664;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_661), "=r"(m_662), "=r"(m_663), "=r"(m_664) : "r"(t939) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_661), "r"(m_662));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_663), "r"(m_664));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_665;
        u32 m_666;
        u32 m_667;
        u32 m_668;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_665), "=r"(m_666), "=r"(m_667), "=r"(m_668) : "r"(t940) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_665), "r"(m_666));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_667), "r"(m_668));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_669;
        u32 m_670;
        u32 m_671;
        u32 m_672;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_669), "=r"(m_670), "=r"(m_671), "=r"(m_672) : "r"(t941) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_669), "r"(m_670));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_671), "r"(m_672));
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t948 = t52 << 14u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t949 = smem_1 + t948;
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
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_33 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_34 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_35 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_36 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_37 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_38 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_39 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_40 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_41 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_42 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_43 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_44 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_45 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_46 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_47 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_48 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_49 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_50 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_51 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_52 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_53 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_54 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_55 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_56 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_57 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_58 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_59 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_60 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_61 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_62 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_63 = 0.0f;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_64 = 0.0f;
        u32 lane_4;
        asm volatile("mov.b32 %0, %1;" : "=r"(lane_4) : "r"(lane));
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t951 = lane_4 & 7u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t952 = lane_4 >> 4u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t953 = t952 << 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t954 = t951 + t953;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t955 = t51 >> 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t956 = lane_4 >> 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t957 = t956 & 1u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t958 = t955 + t957;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t959 = t958 >> 2u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t960 = t958 & 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t961 = t959 << 12u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t962 = t44 + t961;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t963 = t954 >> 1u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t964 = t963 & 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t965 = t960 ^ t964;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t966 = t954 << 6u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t967 = t965 << 4u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t968 = t966 + t967;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t969 = t962 + t968;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t970;
        asm volatile("mov.b32 %0, %1;" : "=r"(t970) : "r"(t72));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t971 = t970 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t972 = t970 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t973 = t970 ^ 96u;
        const u32 t974 = t949 + t970;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t975 = t949 + t971;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t976 = t949 + t972;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t977 = t949 + t973;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_673;
        u32 m_674;
        u32 m_675;
        u32 m_676;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_673), "=r"(m_674), "=r"(m_675), "=r"(m_676) : "r"(t969) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_677;
        u32 m_678;
        u32 m_679;
        u32 m_680;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_677), "=r"(m_678), "=r"(m_679), "=r"(m_680) : "r"(t974) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_677), "r"(m_678));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_679), "r"(m_680));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_681;
        u32 m_682;
        u32 m_683;
        u32 m_684;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_681), "=r"(m_682), "=r"(m_683), "=r"(m_684) : "r"(t975) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_681), "r"(m_682));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_683), "r"(m_684));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_685;
        u32 m_686;
        u32 m_687;
        u32 m_688;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_685), "=r"(m_686), "=r"(m_687), "=r"(m_688) : "r"(t976) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_685), "r"(m_686));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_687), "r"(m_688));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_689;
        u32 m_690;
        u32 m_691;
        u32 m_692;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_689), "=r"(m_690), "=r"(m_691), "=r"(m_692) : "r"(t977) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_689), "r"(m_690));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_691), "r"(m_692));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_693;
        u32 m_694;
        u32 m_695;
        u32 m_696;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_693), "=r"(m_694), "=r"(m_695), "=r"(m_696) : "r"(t974) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_33), "+f"(dq_34), "+f"(dq_35), "+f"(dq_36) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_693), "r"(m_694));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_37), "+f"(dq_38), "+f"(dq_39), "+f"(dq_40) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_695), "r"(m_696));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_697;
        u32 m_698;
        u32 m_699;
        u32 m_700;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_697), "=r"(m_698), "=r"(m_699), "=r"(m_700) : "r"(t975) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_41), "+f"(dq_42), "+f"(dq_43), "+f"(dq_44) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_697), "r"(m_698));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_45), "+f"(dq_46), "+f"(dq_47), "+f"(dq_48) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_699), "r"(m_700));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_701;
        u32 m_702;
        u32 m_703;
        u32 m_704;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_701), "=r"(m_702), "=r"(m_703), "=r"(m_704) : "r"(t976) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_49), "+f"(dq_50), "+f"(dq_51), "+f"(dq_52) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_701), "r"(m_702));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_53), "+f"(dq_54), "+f"(dq_55), "+f"(dq_56) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_703), "r"(m_704));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_705;
        u32 m_706;
        u32 m_707;
        u32 m_708;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_705), "=r"(m_706), "=r"(m_707), "=r"(m_708) : "r"(t977) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_57), "+f"(dq_58), "+f"(dq_59), "+f"(dq_60) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_705), "r"(m_706));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_61), "+f"(dq_62), "+f"(dq_63), "+f"(dq_64) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_707), "r"(m_708));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_709;
        u32 m_710;
        u32 m_711;
        u32 m_712;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_709), "=r"(m_710), "=r"(m_711), "=r"(m_712) : "r"(t969) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_713;
        u32 m_714;
        u32 m_715;
        u32 m_716;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_713), "=r"(m_714), "=r"(m_715), "=r"(m_716) : "r"(t974) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_713), "r"(m_714));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_715), "r"(m_716));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_717;
        u32 m_718;
        u32 m_719;
        u32 m_720;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_717), "=r"(m_718), "=r"(m_719), "=r"(m_720) : "r"(t975) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_717), "r"(m_718));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_719), "r"(m_720));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_721;
        u32 m_722;
        u32 m_723;
        u32 m_724;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_721), "=r"(m_722), "=r"(m_723), "=r"(m_724) : "r"(t976) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_721), "r"(m_722));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_723), "r"(m_724));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_725;
        u32 m_726;
        u32 m_727;
        u32 m_728;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_725), "=r"(m_726), "=r"(m_727), "=r"(m_728) : "r"(t977) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_725), "r"(m_726));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_727), "r"(m_728));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_729;
        u32 m_730;
        u32 m_731;
        u32 m_732;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_729), "=r"(m_730), "=r"(m_731), "=r"(m_732) : "r"(t974) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_33), "+f"(dq_34), "+f"(dq_35), "+f"(dq_36) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_729), "r"(m_730));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_37), "+f"(dq_38), "+f"(dq_39), "+f"(dq_40) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_731), "r"(m_732));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_733;
        u32 m_734;
        u32 m_735;
        u32 m_736;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_733), "=r"(m_734), "=r"(m_735), "=r"(m_736) : "r"(t975) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_41), "+f"(dq_42), "+f"(dq_43), "+f"(dq_44) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_733), "r"(m_734));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_45), "+f"(dq_46), "+f"(dq_47), "+f"(dq_48) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_735), "r"(m_736));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_737;
        u32 m_738;
        u32 m_739;
        u32 m_740;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_737), "=r"(m_738), "=r"(m_739), "=r"(m_740) : "r"(t976) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_49), "+f"(dq_50), "+f"(dq_51), "+f"(dq_52) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_737), "r"(m_738));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_53), "+f"(dq_54), "+f"(dq_55), "+f"(dq_56) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_739), "r"(m_740));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_741;
        u32 m_742;
        u32 m_743;
        u32 m_744;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_741), "=r"(m_742), "=r"(m_743), "=r"(m_744) : "r"(t977) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_57), "+f"(dq_58), "+f"(dq_59), "+f"(dq_60) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_741), "r"(m_742));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_61), "+f"(dq_62), "+f"(dq_63), "+f"(dq_64) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_743), "r"(m_744));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_745;
        u32 m_746;
        u32 m_747;
        u32 m_748;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_745), "=r"(m_746), "=r"(m_747), "=r"(m_748) : "r"(t969) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_749;
        u32 m_750;
        u32 m_751;
        u32 m_752;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_749), "=r"(m_750), "=r"(m_751), "=r"(m_752) : "r"(t974) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_749), "r"(m_750));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_751), "r"(m_752));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_753;
        u32 m_754;
        u32 m_755;
        u32 m_756;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_753), "=r"(m_754), "=r"(m_755), "=r"(m_756) : "r"(t975) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_753), "r"(m_754));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_755), "r"(m_756));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_757;
        u32 m_758;
        u32 m_759;
        u32 m_760;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_757), "=r"(m_758), "=r"(m_759), "=r"(m_760) : "r"(t976) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_757), "r"(m_758));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_759), "r"(m_760));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_761;
        u32 m_762;
        u32 m_763;
        u32 m_764;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_761), "=r"(m_762), "=r"(m_763), "=r"(m_764) : "r"(t977) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_761), "r"(m_762));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_763), "r"(m_764));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_765;
        u32 m_766;
        u32 m_767;
        u32 m_768;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_765), "=r"(m_766), "=r"(m_767), "=r"(m_768) : "r"(t974) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_33), "+f"(dq_34), "+f"(dq_35), "+f"(dq_36) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_765), "r"(m_766));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_37), "+f"(dq_38), "+f"(dq_39), "+f"(dq_40) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_767), "r"(m_768));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_769;
        u32 m_770;
        u32 m_771;
        u32 m_772;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_769), "=r"(m_770), "=r"(m_771), "=r"(m_772) : "r"(t975) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_41), "+f"(dq_42), "+f"(dq_43), "+f"(dq_44) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_769), "r"(m_770));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_45), "+f"(dq_46), "+f"(dq_47), "+f"(dq_48) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_771), "r"(m_772));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_773;
        u32 m_774;
        u32 m_775;
        u32 m_776;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_773), "=r"(m_774), "=r"(m_775), "=r"(m_776) : "r"(t976) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_49), "+f"(dq_50), "+f"(dq_51), "+f"(dq_52) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_773), "r"(m_774));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_53), "+f"(dq_54), "+f"(dq_55), "+f"(dq_56) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_775), "r"(m_776));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_777;
        u32 m_778;
        u32 m_779;
        u32 m_780;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_777), "=r"(m_778), "=r"(m_779), "=r"(m_780) : "r"(t977) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_57), "+f"(dq_58), "+f"(dq_59), "+f"(dq_60) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_777), "r"(m_778));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_61), "+f"(dq_62), "+f"(dq_63), "+f"(dq_64) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_779), "r"(m_780));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_781;
        u32 m_782;
        u32 m_783;
        u32 m_784;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_781), "=r"(m_782), "=r"(m_783), "=r"(m_784) : "r"(t969) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_785;
        u32 m_786;
        u32 m_787;
        u32 m_788;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_785), "=r"(m_786), "=r"(m_787), "=r"(m_788) : "r"(t974) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_785), "r"(m_786));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_787), "r"(m_788));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_789;
        u32 m_790;
        u32 m_791;
        u32 m_792;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_789), "=r"(m_790), "=r"(m_791), "=r"(m_792) : "r"(t975) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_789), "r"(m_790));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_791), "r"(m_792));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_793;
        u32 m_794;
        u32 m_795;
        u32 m_796;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_793), "=r"(m_794), "=r"(m_795), "=r"(m_796) : "r"(t976) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_793), "r"(m_794));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_795), "r"(m_796));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_797;
        u32 m_798;
        u32 m_799;
        u32 m_800;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_797), "=r"(m_798), "=r"(m_799), "=r"(m_800) : "r"(t977) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_797), "r"(m_798));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_799), "r"(m_800));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_801;
        u32 m_802;
        u32 m_803;
        u32 m_804;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_801), "=r"(m_802), "=r"(m_803), "=r"(m_804) : "r"(t974) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_33), "+f"(dq_34), "+f"(dq_35), "+f"(dq_36) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_801), "r"(m_802));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_37), "+f"(dq_38), "+f"(dq_39), "+f"(dq_40) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_803), "r"(m_804));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_805;
        u32 m_806;
        u32 m_807;
        u32 m_808;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_805), "=r"(m_806), "=r"(m_807), "=r"(m_808) : "r"(t975) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_41), "+f"(dq_42), "+f"(dq_43), "+f"(dq_44) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_805), "r"(m_806));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_45), "+f"(dq_46), "+f"(dq_47), "+f"(dq_48) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_807), "r"(m_808));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_809;
        u32 m_810;
        u32 m_811;
        u32 m_812;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_809), "=r"(m_810), "=r"(m_811), "=r"(m_812) : "r"(t976) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_49), "+f"(dq_50), "+f"(dq_51), "+f"(dq_52) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_809), "r"(m_810));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_53), "+f"(dq_54), "+f"(dq_55), "+f"(dq_56) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_811), "r"(m_812));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_813;
        u32 m_814;
        u32 m_815;
        u32 m_816;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_813), "=r"(m_814), "=r"(m_815), "=r"(m_816) : "r"(t977) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_57), "+f"(dq_58), "+f"(dq_59), "+f"(dq_60) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_813), "r"(m_814));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_61), "+f"(dq_62), "+f"(dq_63), "+f"(dq_64) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_815), "r"(m_816));
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t978 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t979 = t978 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t980 = t979 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t981 = block << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 row_19 = t980 + t981;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 row_20 = row_19 + t51;
        const u64 t984 = (u64)row_20;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t985 = t984 * sums_stride0;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t986 = t985 * 4ull;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t987 = sums + t986;
        const u32 t988 = t52 << 11u;
#line 340 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t989 = (u64)t988 * 4u;
#line 340 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t990 = t987 + t989;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        const u32 t991 = lane << 2u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        const u64 t992 = (u64)t991 * 4u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        const u64 t993 = t990 + t992;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t993), "f"(dq), "f"(dq_2), "f"(dq_3), "f"(dq_4) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t993), "f"(dq_5), "f"(dq_6), "f"(dq_7), "f"(dq_8) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(t993), "f"(dq_9), "f"(dq_10), "f"(dq_11), "f"(dq_12) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(t993), "f"(dq_13), "f"(dq_14), "f"(dq_15), "f"(dq_16) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(t993), "f"(dq_17), "f"(dq_18), "f"(dq_19), "f"(dq_20) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(t993), "f"(dq_21), "f"(dq_22), "f"(dq_23), "f"(dq_24) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(t993), "f"(dq_25), "f"(dq_26), "f"(dq_27), "f"(dq_28) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(t993), "f"(dq_29), "f"(dq_30), "f"(dq_31), "f"(dq_32) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+4096], {%1, %2, %3, %4};" :  : "l"(t993), "f"(dq_33), "f"(dq_34), "f"(dq_35), "f"(dq_36) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+4608], {%1, %2, %3, %4};" :  : "l"(t993), "f"(dq_37), "f"(dq_38), "f"(dq_39), "f"(dq_40) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+5120], {%1, %2, %3, %4};" :  : "l"(t993), "f"(dq_41), "f"(dq_42), "f"(dq_43), "f"(dq_44) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+5632], {%1, %2, %3, %4};" :  : "l"(t993), "f"(dq_45), "f"(dq_46), "f"(dq_47), "f"(dq_48) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+6144], {%1, %2, %3, %4};" :  : "l"(t993), "f"(dq_49), "f"(dq_50), "f"(dq_51), "f"(dq_52) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+6656], {%1, %2, %3, %4};" :  : "l"(t993), "f"(dq_53), "f"(dq_54), "f"(dq_55), "f"(dq_56) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+7168], {%1, %2, %3, %4};" :  : "l"(t993), "f"(dq_57), "f"(dq_58), "f"(dq_59), "f"(dq_60) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+7680], {%1, %2, %3, %4};" :  : "l"(t993), "f"(dq_61), "f"(dq_62), "f"(dq_63), "f"(dq_64) : "memory");
#line 214 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 233 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (more) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t994 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t995 = (u32)q_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t996 = t995 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_4 = (u64)t469 * t996;
            const u64 of_head_3 = t254 + head_4;
            const u32 t999 = t471 << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1000 = (u64)t258 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1001 = smem_2 + t263;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1002 = t999 + t257;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1003 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1004 = t1003 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1005 = t1002 < t1004 ? t1002 : t1004;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1006 = (u64)t1005 * t256;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1007 = of_head_3 + t1006;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1008 = t1007 + t1000;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1009 = t999 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1010 = t1009 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1011 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1012 = t1011 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1013 = t1010 < t1012 ? t1010 : t1012;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1014 = (u64)t1013 * t256;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1015 = of_head_3 + t1014;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1016 = t1015 + t1000;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1017 = t999 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1018 = t1017 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1019 = t258 < t994;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1020 = t1018 & t1019;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1021 = t1020 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1001), "l"(t1008), "r"(t1021) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1022 = t999 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1023 = t1022 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1024 = t1023 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1025 = t258 < t994;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1026 = t1024 & t1025;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1027 = t1026 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1001), "l"(t1016), "r"(t1027) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1028 = t1008 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1029 = t999 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1030 = t1029 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1031 = t258 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1032 = t1031 < t994;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1033 = t1030 & t1032;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1034 = t1033 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1001), "l"(t1028), "r"(t1034) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1035 = t1016 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1036 = t999 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1037 = t1036 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1038 = t1037 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1039 = t258 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1040 = t1039 < t994;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1041 = t1038 & t1040;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1042 = t1041 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1001), "l"(t1035), "r"(t1042) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1043 = t1008 + 256ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1044 = t999 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1045 = t1044 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1046 = t258 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1047 = t1046 < t994;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1048 = t1045 & t1047;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1049 = t1048 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t1001), "l"(t1043), "r"(t1049) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1050 = t1016 + 256ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1051 = t999 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1052 = t1051 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1053 = t1052 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1054 = t258 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1055 = t1054 < t994;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1056 = t1053 & t1055;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1057 = t1056 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t1001), "l"(t1050), "r"(t1057) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1058 = t1008 + 384ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1059 = t999 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1060 = t1059 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1061 = t258 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1062 = t1061 < t994;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1063 = t1060 & t1062;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1064 = t1063 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t1001), "l"(t1058), "r"(t1064) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1065 = t1016 + 384ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1066 = t999 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1067 = t1066 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1068 = t1067 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1069 = t258 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1070 = t1069 < t994;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1071 = t1068 & t1070;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1072 = t1071 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t1001), "l"(t1065), "r"(t1072) : "memory");
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1073 = thread < 32u;
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            if (t1073) {
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1074 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1075 = t1074 + t469;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1076 = t1075 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1077 = t471 << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_21 = t1076 + t1077;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1079 = thread << 1u;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 row_22 = row_21 + t1079;
                const u32 t1081 = thread << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1082 = t247 + t1081;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1083 = (u64)row_22;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1084 = t1083 * statistics_stride0;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1085 = t1084 * 4ull;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1086 = statistics + t1085;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t1082), "l"(t1086) : "memory");
            }
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1087 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1088 = (u32)d_o_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1089 = t1088 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_5 = (u64)t469 * t1089;
            const u64 of_head_4 = t275 + head_5;
            const u32 t1092 = t471 << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1093 = (u64)t279 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1094 = t246 + t284;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1095 = t1092 + t278;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1096 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1097 = t1096 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1098 = t1095 < t1097 ? t1095 : t1097;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1099 = (u64)t1098 * t277;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1100 = of_head_4 + t1099;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1101 = t1100 + t1093;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1102 = t1092 + t278;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1103 = t1102 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1104 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1105 = t1104 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1106 = t1103 < t1105 ? t1103 : t1105;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1107 = (u64)t1106 * t277;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1108 = of_head_4 + t1107;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1109 = t1108 + t1093;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1110 = t1092 + t278;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1111 = t1110 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1112 = t279 < t1087;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1113 = t1111 & t1112;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1114 = t1113 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1094), "l"(t1101), "r"(t1114) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1115 = t1092 + t278;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1116 = t1115 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1117 = t1116 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1118 = t279 < t1087;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1119 = t1117 & t1118;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1120 = t1119 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1094), "l"(t1109), "r"(t1120) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1121 = t1101 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1122 = t1092 + t278;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1123 = t1122 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1124 = t279 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1125 = t1124 < t1087;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1126 = t1123 & t1125;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1127 = t1126 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1094), "l"(t1121), "r"(t1127) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1128 = t1109 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1129 = t1092 + t278;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1130 = t1129 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1131 = t1130 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1132 = t279 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1133 = t1132 < t1087;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1134 = t1131 & t1133;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1135 = t1134 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1094), "l"(t1128), "r"(t1135) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1136 = t1101 + 256ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1137 = t1092 + t278;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1138 = t1137 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1139 = t279 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1140 = t1139 < t1087;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1141 = t1138 & t1140;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1142 = t1141 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t1094), "l"(t1136), "r"(t1142) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1143 = t1109 + 256ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1144 = t1092 + t278;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1145 = t1144 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1146 = t1145 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1147 = t279 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1148 = t1147 < t1087;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1149 = t1146 & t1148;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1150 = t1149 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t1094), "l"(t1143), "r"(t1150) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1151 = t1101 + 384ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1152 = t1092 + t278;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1153 = t1152 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1154 = t279 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1155 = t1154 < t1087;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1156 = t1153 & t1155;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1157 = t1156 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t1094), "l"(t1151), "r"(t1157) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1158 = t1109 + 384ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1159 = t1092 + t278;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1160 = t1159 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1161 = t1160 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1162 = t279 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1163 = t1162 < t1087;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1164 = t1161 & t1163;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1165 = t1164 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t1094), "l"(t1158), "r"(t1165) : "memory");
        }
#line 236 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 160 "fa-kernels/src/attention/backward/work.rs"
        head = t469;
        block = t471;
    }
#line 164 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 166 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1166 = dk_2 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_2 = t1166;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1167 = dk_3 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_3 = t1167;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1168 = dk_4 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_4 = t1168;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1169 = dk_5 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_5 = t1169;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1170 = dk_6 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_6 = t1170;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1171 = dk_7 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_7 = t1171;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1172 = dk_8 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_8 = t1172;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1173 = dk_9 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_9 = t1173;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1174 = dk_10 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_10 = t1174;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1175 = dk_11 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_11 = t1175;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1176 = dk_12 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_12 = t1176;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1177 = dk_13 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_13 = t1177;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1178 = dk_14 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_14 = t1178;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1179 = dk_15 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_15 = t1179;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1180 = dk_16 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_16 = t1180;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1181 = dk_17 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_17 = t1181;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1182 = dk_18 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_18 = t1182;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1183 = dk_19 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_19 = t1183;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1184 = dk_20 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_20 = t1184;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1185 = dk_21 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_21 = t1185;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1186 = dk_22 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_22 = t1186;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1187 = dk_23 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_23 = t1187;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1188 = dk_24 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_24 = t1188;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1189 = dk_25 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_25 = t1189;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1190 = dk_26 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_26 = t1190;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1191 = dk_27 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_27 = t1191;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1192 = dk_28 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_28 = t1192;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1193 = dk_29 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_29 = t1193;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1194 = dk_30 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_30 = t1194;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1195 = dk_31 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_31 = t1195;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1196 = dk_32 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_32 = t1196;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1197 = dk_33 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_33 = t1197;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1198 = dk_34 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_34 = t1198;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1199 = dk_35 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_35 = t1199;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1200 = dk_36 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_36 = t1200;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1201 = dk_37 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_37 = t1201;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1202 = dk_38 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_38 = t1202;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1203 = dk_39 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_39 = t1203;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1204 = dk_40 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_40 = t1204;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1205 = dk_41 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_41 = t1205;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1206 = dk_42 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_42 = t1206;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1207 = dk_43 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_43 = t1207;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1208 = dk_44 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_44 = t1208;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1209 = dk_45 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_45 = t1209;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1210 = dk_46 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_46 = t1210;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1211 = dk_47 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_47 = t1211;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1212 = dk_48 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_48 = t1212;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1213 = dk_49 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_49 = t1213;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1214 = dk_50 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_50 = t1214;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1215 = dk_51 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_51 = t1215;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1216 = dk_52 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_52 = t1216;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1217 = dk_53 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_53 = t1217;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1218 = dk_54 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_54 = t1218;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1219 = dk_55 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_55 = t1219;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1220 = dk_56 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_56 = t1220;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1221 = dk_57 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_57 = t1221;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1222 = dk_58 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_58 = t1222;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1223 = dk_59 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_59 = t1223;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1224 = dk_60 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_60 = t1224;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1225 = dk_61 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_61 = t1225;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1226 = dk_62 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_62 = t1226;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1227 = dk_63 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_63 = t1227;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1228 = dk_64 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_64 = t1228;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1229 = dk_65 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_65 = t1229;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1230 = share << 14u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1231 = smem_1 + t1230;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1232 = t1231 + 8192u;
    const u32 t1233 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1234 = t47 + t1233;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1235 = t1234 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1236 = 0u ^ t1235;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1237 = t1234 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1238 = t1236 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1239 = t1237 + t1238;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1240 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1241 = t1240 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1242 = t1239 + t1241;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1243;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1243) : "f"(dk_2), "f"(dk_3));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1244 = t1231 + t1242;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1244), "r"(t1243) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1245;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1245) : "f"(dk_6), "f"(dk_7));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1246 = t1242 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1247 = t1231 + t1246;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1247), "r"(t1245) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1248;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1248) : "f"(dk_10), "f"(dk_11));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1249 = t1242 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1250 = t1231 + t1249;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1250), "r"(t1248) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1251;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1251) : "f"(dk_14), "f"(dk_15));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1252 = t1242 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1253 = t1231 + t1252;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1253), "r"(t1251) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1254;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1254) : "f"(dk_18), "f"(dk_19));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1255 = t1242 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1256 = t1231 + t1255;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1256), "r"(t1254) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1257;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1257) : "f"(dk_22), "f"(dk_23));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1258 = t1242 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1259 = t1231 + t1258;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1259), "r"(t1257) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1260;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1260) : "f"(dk_26), "f"(dk_27));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1261 = t1242 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1262 = t1231 + t1261;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1262), "r"(t1260) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1263;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1263) : "f"(dk_30), "f"(dk_31));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1264 = t1242 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1265 = t1231 + t1264;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1265), "r"(t1263) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1266 = t1234 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1267 = 0u ^ t1266;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1268 = t1234 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1269 = t1267 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1270 = t1268 + t1269;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1271 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1272 = t1271 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1273 = t1270 + t1272;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1274;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1274) : "f"(dk_34), "f"(dk_35));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1275 = t1232 + t1273;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1275), "r"(t1274) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1276;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1276) : "f"(dk_38), "f"(dk_39));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1277 = t1273 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1278 = t1232 + t1277;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1278), "r"(t1276) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1279;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1279) : "f"(dk_42), "f"(dk_43));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1280 = t1273 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1281 = t1232 + t1280;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1281), "r"(t1279) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1282;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1282) : "f"(dk_46), "f"(dk_47));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1283 = t1273 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1284 = t1232 + t1283;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1284), "r"(t1282) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1285;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1285) : "f"(dk_50), "f"(dk_51));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1286 = t1273 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1287 = t1232 + t1286;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1287), "r"(t1285) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1288;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1288) : "f"(dk_54), "f"(dk_55));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1289 = t1273 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1290 = t1232 + t1289;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1290), "r"(t1288) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1291;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1291) : "f"(dk_58), "f"(dk_59));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1292 = t1273 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1293 = t1232 + t1292;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1293), "r"(t1291) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1294;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1294) : "f"(dk_62), "f"(dk_63));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1295 = t1273 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1296 = t1232 + t1295;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1296), "r"(t1294) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1297 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1298 = t47 + t1297;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1299 = t1298 + 8u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1300 = t1299 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1301 = 0u ^ t1300;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1302 = t1299 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1303 = t1301 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1304 = t1302 + t1303;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1305 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1306 = t1305 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1307 = t1304 + t1306;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1308;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1308) : "f"(dk_4), "f"(dk_5));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1309 = t1231 + t1307;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1309), "r"(t1308) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1310;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1310) : "f"(dk_8), "f"(dk_9));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1311 = t1307 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1312 = t1231 + t1311;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1312), "r"(t1310) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1313;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1313) : "f"(dk_12), "f"(dk_13));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1314 = t1307 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1315 = t1231 + t1314;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1315), "r"(t1313) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1316;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1316) : "f"(dk_16), "f"(dk_17));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1317 = t1307 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1318 = t1231 + t1317;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1318), "r"(t1316) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1319;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1319) : "f"(dk_20), "f"(dk_21));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1320 = t1307 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1321 = t1231 + t1320;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1321), "r"(t1319) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1322;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1322) : "f"(dk_24), "f"(dk_25));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1323 = t1307 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1324 = t1231 + t1323;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1324), "r"(t1322) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1325;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1325) : "f"(dk_28), "f"(dk_29));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1326 = t1307 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1327 = t1231 + t1326;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1327), "r"(t1325) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1328;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1328) : "f"(dk_32), "f"(dk_33));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1329 = t1307 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1330 = t1231 + t1329;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1330), "r"(t1328) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1331 = t1299 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1332 = 0u ^ t1331;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1333 = t1299 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1334 = t1332 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1335 = t1333 + t1334;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1336 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1337 = t1336 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1338 = t1335 + t1337;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1339;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1339) : "f"(dk_36), "f"(dk_37));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1340 = t1232 + t1338;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1340), "r"(t1339) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1341;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1341) : "f"(dk_40), "f"(dk_41));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1342 = t1338 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1343 = t1232 + t1342;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1343), "r"(t1341) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1344;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1344) : "f"(dk_44), "f"(dk_45));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1345 = t1338 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1346 = t1232 + t1345;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1346), "r"(t1344) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1347;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1347) : "f"(dk_48), "f"(dk_49));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1348 = t1338 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1349 = t1232 + t1348;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1349), "r"(t1347) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1350;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1350) : "f"(dk_52), "f"(dk_53));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1351 = t1338 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1352 = t1232 + t1351;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1352), "r"(t1350) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1353;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1353) : "f"(dk_56), "f"(dk_57));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1354 = t1338 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1355 = t1232 + t1354;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1355), "r"(t1353) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1356;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1356) : "f"(dk_60), "f"(dk_61));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1357 = t1338 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1358 = t1232 + t1357;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1358), "r"(t1356) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1359;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1359) : "f"(dk_64), "f"(dk_65));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1360 = t1338 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1361 = t1232 + t1360;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1361), "r"(t1359) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 368 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 first_column = share << 7u;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1363 = (u64)batch_2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1364 = t1363 * dk_stride0;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1365 = t1364 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1366 = dk + t1365;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1367 = (u64)t17;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1368 = t1367 * dk_stride1;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1369 = t1368 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1370 = t1366 + t1369;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1371 = (u64)t19;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1372 = t1371 * dk_stride2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1373 = t1372 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1374 = t1370 + t1373;
    const u32 end_29 = head_dim > first_column ? head_dim : first_column;
    const u32 t1376 = seq_k - t17;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1377 = end_29 - first_column;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1378 = t1377 >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1379 = (u64)first_column * 2u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1380 = t1374 + t1379;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1381 = (u32)dk_stride1;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1382 = t1381 << 1u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1383 = lane >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1384 = t47 + t1383;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1385 = lane & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1386 = t1384 < t1376;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1387 = t1385 < t1378;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1388 = t1386 & t1387;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1388) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1389 = t1384 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1390 = t1385 ^ t1389;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1391 = t1384 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1392 = t1390 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1393 = t1391 + t1392;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1394 = t1231 + t1393;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_23;
        u32 row_24;
        u32 row_25;
        u32 row_26;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_23), "=r"(row_24), "=r"(row_25), "=r"(row_26) : "r"(t1394) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1395 = (u64)t1384 * t1382;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1396 = t1380 + t1395;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1397 = (u64)t1385 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1398 = t1396 + t1397;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1398), "r"(row_23), "r"(row_24), "r"(row_25), "r"(row_26) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1399 = t1384 + 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1400 = t1399 < t1376;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1401 = t1385 < t1378;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1402 = t1400 & t1401;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1402) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1403 = t1399 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1404 = t1385 ^ t1403;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1405 = t1399 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1406 = t1404 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1407 = t1405 + t1406;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1408 = t1231 + t1407;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_27;
        u32 row_28;
        u32 row_29;
        u32 row_30;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_27), "=r"(row_28), "=r"(row_29), "=r"(row_30) : "r"(t1408) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1409 = (u64)t1399 * t1382;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1410 = t1380 + t1409;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1411 = (u64)t1385 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1412 = t1410 + t1411;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1412), "r"(row_27), "r"(row_28), "r"(row_29), "r"(row_30) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1413 = t1384 + 8u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1414 = t1413 < t1376;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1415 = t1385 < t1378;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1416 = t1414 & t1415;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1416) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1417 = t1413 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1418 = t1385 ^ t1417;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1419 = t1413 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1420 = t1418 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1421 = t1419 + t1420;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1422 = t1231 + t1421;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_31;
        u32 row_32;
        u32 row_33;
        u32 row_34;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_31), "=r"(row_32), "=r"(row_33), "=r"(row_34) : "r"(t1422) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1423 = (u64)t1413 * t1382;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1424 = t1380 + t1423;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1425 = (u64)t1385 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1426 = t1424 + t1425;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1426), "r"(row_31), "r"(row_32), "r"(row_33), "r"(row_34) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1427 = t1384 + 12u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1428 = t1427 < t1376;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1429 = t1385 < t1378;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1430 = t1428 & t1429;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1430) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1431 = t1427 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1432 = t1385 ^ t1431;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1433 = t1427 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1434 = t1432 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1435 = t1433 + t1434;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1436 = t1231 + t1435;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_35;
        u32 row_36;
        u32 row_37;
        u32 row_38;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_35), "=r"(row_36), "=r"(row_37), "=r"(row_38) : "r"(t1436) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1437 = (u64)t1427 * t1382;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1438 = t1380 + t1437;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1439 = (u64)t1385 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1440 = t1438 + t1439;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1440), "r"(row_35), "r"(row_36), "r"(row_37), "r"(row_38) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1441 = t1231 + 8192u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1442 = t1384 < t1376;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1443 = t1385 + 8u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1444 = t1443 < t1378;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1445 = t1442 & t1444;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1445) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1446 = t1384 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1447 = t1385 ^ t1446;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1448 = t1384 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1449 = t1447 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1450 = t1448 + t1449;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1451 = t1441 + t1450;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_39;
        u32 row_40;
        u32 row_41;
        u32 row_42;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_39), "=r"(row_40), "=r"(row_41), "=r"(row_42) : "r"(t1451) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1452 = (u64)t1384 * t1382;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1453 = t1380 + t1452;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1454 = (u64)t1385 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1455 = t1453 + t1454;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1455), "r"(row_39), "r"(row_40), "r"(row_41), "r"(row_42) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1456 = t1384 + 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1457 = t1456 < t1376;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1458 = t1385 + 8u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1459 = t1458 < t1378;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1460 = t1457 & t1459;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1460) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1461 = t1456 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1462 = t1385 ^ t1461;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1463 = t1456 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1464 = t1462 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1465 = t1463 + t1464;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1466 = t1441 + t1465;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_43;
        u32 row_44;
        u32 row_45;
        u32 row_46;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_43), "=r"(row_44), "=r"(row_45), "=r"(row_46) : "r"(t1466) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1467 = (u64)t1456 * t1382;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1468 = t1380 + t1467;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1469 = (u64)t1385 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1470 = t1468 + t1469;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1470), "r"(row_43), "r"(row_44), "r"(row_45), "r"(row_46) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1471 = t1384 + 8u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1472 = t1471 < t1376;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1473 = t1385 + 8u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1474 = t1473 < t1378;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1475 = t1472 & t1474;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1475) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1476 = t1471 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1477 = t1385 ^ t1476;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1478 = t1471 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1479 = t1477 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1480 = t1478 + t1479;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1481 = t1441 + t1480;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_47;
        u32 row_48;
        u32 row_49;
        u32 row_50;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_47), "=r"(row_48), "=r"(row_49), "=r"(row_50) : "r"(t1481) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1482 = (u64)t1471 * t1382;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1483 = t1380 + t1482;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1484 = (u64)t1385 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1485 = t1483 + t1484;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1485), "r"(row_47), "r"(row_48), "r"(row_49), "r"(row_50) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1486 = t1384 + 12u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1487 = t1486 < t1376;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1488 = t1385 + 8u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1489 = t1488 < t1378;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1490 = t1487 & t1489;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1490) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1491 = t1486 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1492 = t1385 ^ t1491;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1493 = t1486 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1494 = t1492 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1495 = t1493 + t1494;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1496 = t1441 + t1495;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_51;
        u32 row_52;
        u32 row_53;
        u32 row_54;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_51), "=r"(row_52), "=r"(row_53), "=r"(row_54) : "r"(t1496) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1497 = (u64)t1486 * t1382;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1498 = t1380 + t1497;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1499 = (u64)t1385 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1500 = t1498 + t1499;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1500), "r"(row_51), "r"(row_52), "r"(row_53), "r"(row_54) : "memory");
    }
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1501 = share << 14u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1502 = t48 + t1501;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1503 = t1502 + 8192u;
    const u32 t1504 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1505 = t47 + t1504;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1506 = t1505 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1507 = 0u ^ t1506;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1508 = t1505 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1509 = t1507 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1510 = t1508 + t1509;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1511 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1512 = t1511 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1513 = t1510 + t1512;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1514;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1514) : "f"(dv_2), "f"(dv_3));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1515 = t1502 + t1513;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1515), "r"(t1514) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1516;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1516) : "f"(dv_6), "f"(dv_7));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1517 = t1513 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1518 = t1502 + t1517;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1518), "r"(t1516) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1519;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1519) : "f"(dv_10), "f"(dv_11));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1520 = t1513 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1521 = t1502 + t1520;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1521), "r"(t1519) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1522;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1522) : "f"(dv_14), "f"(dv_15));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1523 = t1513 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1524 = t1502 + t1523;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1524), "r"(t1522) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1525;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1525) : "f"(dv_18), "f"(dv_19));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1526 = t1513 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1527 = t1502 + t1526;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1527), "r"(t1525) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1528;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1528) : "f"(dv_22), "f"(dv_23));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1529 = t1513 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1530 = t1502 + t1529;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1530), "r"(t1528) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1531;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1531) : "f"(dv_26), "f"(dv_27));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1532 = t1513 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1533 = t1502 + t1532;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1533), "r"(t1531) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1534;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1534) : "f"(dv_30), "f"(dv_31));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1535 = t1513 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1536 = t1502 + t1535;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1536), "r"(t1534) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1537 = t1505 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1538 = 0u ^ t1537;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1539 = t1505 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1540 = t1538 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1541 = t1539 + t1540;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1542 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1543 = t1542 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1544 = t1541 + t1543;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1545;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1545) : "f"(dv_34), "f"(dv_35));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1546 = t1503 + t1544;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1546), "r"(t1545) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1547;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1547) : "f"(dv_38), "f"(dv_39));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1548 = t1544 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1549 = t1503 + t1548;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1549), "r"(t1547) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1550;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1550) : "f"(dv_42), "f"(dv_43));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1551 = t1544 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1552 = t1503 + t1551;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1552), "r"(t1550) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1553;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1553) : "f"(dv_46), "f"(dv_47));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1554 = t1544 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1555 = t1503 + t1554;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1555), "r"(t1553) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1556;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1556) : "f"(dv_50), "f"(dv_51));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1557 = t1544 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1558 = t1503 + t1557;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1558), "r"(t1556) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1559;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1559) : "f"(dv_54), "f"(dv_55));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1560 = t1544 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1561 = t1503 + t1560;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1561), "r"(t1559) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1562;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1562) : "f"(dv_58), "f"(dv_59));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1563 = t1544 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1564 = t1503 + t1563;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1564), "r"(t1562) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1565;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1565) : "f"(dv_62), "f"(dv_63));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1566 = t1544 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1567 = t1503 + t1566;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1567), "r"(t1565) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1568 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1569 = t47 + t1568;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1570 = t1569 + 8u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1571 = t1570 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1572 = 0u ^ t1571;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1573 = t1570 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1574 = t1572 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1575 = t1573 + t1574;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1576 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1577 = t1576 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1578 = t1575 + t1577;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1579;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1579) : "f"(dv_4), "f"(dv_5));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1580 = t1502 + t1578;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1580), "r"(t1579) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1581;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1581) : "f"(dv_8), "f"(dv_9));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1582 = t1578 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1583 = t1502 + t1582;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1583), "r"(t1581) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1584;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1584) : "f"(dv_12), "f"(dv_13));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1585 = t1578 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1586 = t1502 + t1585;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1586), "r"(t1584) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1587;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1587) : "f"(dv_16), "f"(dv_17));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1588 = t1578 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1589 = t1502 + t1588;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1589), "r"(t1587) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1590;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1590) : "f"(dv_20), "f"(dv_21));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1591 = t1578 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1592 = t1502 + t1591;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1592), "r"(t1590) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1593;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1593) : "f"(dv_24), "f"(dv_25));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1594 = t1578 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1595 = t1502 + t1594;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1595), "r"(t1593) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1596;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1596) : "f"(dv_28), "f"(dv_29));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1597 = t1578 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1598 = t1502 + t1597;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1598), "r"(t1596) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1599;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1599) : "f"(dv_32), "f"(dv_33));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1600 = t1578 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1601 = t1502 + t1600;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1601), "r"(t1599) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1602 = t1570 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1603 = 0u ^ t1602;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1604 = t1570 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1605 = t1603 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1606 = t1604 + t1605;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1607 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1608 = t1607 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1609 = t1606 + t1608;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1610;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1610) : "f"(dv_36), "f"(dv_37));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1611 = t1503 + t1609;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1611), "r"(t1610) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1612;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1612) : "f"(dv_40), "f"(dv_41));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1613 = t1609 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1614 = t1503 + t1613;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1614), "r"(t1612) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1615;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1615) : "f"(dv_44), "f"(dv_45));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1616 = t1609 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1617 = t1503 + t1616;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1617), "r"(t1615) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1618;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1618) : "f"(dv_48), "f"(dv_49));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1619 = t1609 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1620 = t1503 + t1619;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1620), "r"(t1618) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1621;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1621) : "f"(dv_52), "f"(dv_53));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1622 = t1609 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1623 = t1503 + t1622;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1623), "r"(t1621) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1624;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1624) : "f"(dv_56), "f"(dv_57));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1625 = t1609 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1626 = t1503 + t1625;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1626), "r"(t1624) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1627;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1627) : "f"(dv_60), "f"(dv_61));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1628 = t1609 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1629 = t1503 + t1628;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1629), "r"(t1627) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1630;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1630) : "f"(dv_64), "f"(dv_65));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1631 = t1609 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1632 = t1503 + t1631;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1632), "r"(t1630) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 368 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 first_column_2 = share << 7u;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1634 = (u64)batch_2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1635 = t1634 * dv_stride0;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1636 = t1635 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1637 = dv + t1636;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1638 = (u64)t17;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1639 = t1638 * dv_stride1;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1640 = t1639 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1641 = t1637 + t1640;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1642 = (u64)t19;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1643 = t1642 * dv_stride2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1644 = t1643 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1645 = t1641 + t1644;
    const u32 end_30 = head_dim > first_column_2 ? head_dim : first_column_2;
    const u32 t1647 = seq_k - t17;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1648 = end_30 - first_column_2;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1649 = t1648 >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1650 = (u64)first_column_2 * 2u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1651 = t1645 + t1650;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1652 = (u32)dv_stride1;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1653 = t1652 << 1u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1654 = lane >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1655 = t47 + t1654;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1656 = lane & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1657 = t1655 < t1647;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1658 = t1656 < t1649;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1659 = t1657 & t1658;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1659) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1660 = t1655 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1661 = t1656 ^ t1660;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1662 = t1655 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1663 = t1661 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1664 = t1662 + t1663;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1665 = t1502 + t1664;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_55;
        u32 row_56;
        u32 row_57;
        u32 row_58;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_55), "=r"(row_56), "=r"(row_57), "=r"(row_58) : "r"(t1665) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1666 = (u64)t1655 * t1653;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1667 = t1651 + t1666;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1668 = (u64)t1656 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1669 = t1667 + t1668;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1669), "r"(row_55), "r"(row_56), "r"(row_57), "r"(row_58) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1670 = t1655 + 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1671 = t1670 < t1647;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1672 = t1656 < t1649;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1673 = t1671 & t1672;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1673) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1674 = t1670 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1675 = t1656 ^ t1674;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1676 = t1670 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1677 = t1675 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1678 = t1676 + t1677;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1679 = t1502 + t1678;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_59;
        u32 row_60;
        u32 row_61;
        u32 row_62;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_59), "=r"(row_60), "=r"(row_61), "=r"(row_62) : "r"(t1679) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1680 = (u64)t1670 * t1653;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1681 = t1651 + t1680;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1682 = (u64)t1656 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1683 = t1681 + t1682;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1683), "r"(row_59), "r"(row_60), "r"(row_61), "r"(row_62) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1684 = t1655 + 8u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1685 = t1684 < t1647;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1686 = t1656 < t1649;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1687 = t1685 & t1686;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1687) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1688 = t1684 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1689 = t1656 ^ t1688;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1690 = t1684 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1691 = t1689 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1692 = t1690 + t1691;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1693 = t1502 + t1692;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_63;
        u32 row_64;
        u32 row_65;
        u32 row_66;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_63), "=r"(row_64), "=r"(row_65), "=r"(row_66) : "r"(t1693) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1694 = (u64)t1684 * t1653;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1695 = t1651 + t1694;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1696 = (u64)t1656 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1697 = t1695 + t1696;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1697), "r"(row_63), "r"(row_64), "r"(row_65), "r"(row_66) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1698 = t1655 + 12u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1699 = t1698 < t1647;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1700 = t1656 < t1649;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1701 = t1699 & t1700;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1701) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1702 = t1698 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1703 = t1656 ^ t1702;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1704 = t1698 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1705 = t1703 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1706 = t1704 + t1705;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1707 = t1502 + t1706;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_67;
        u32 row_68;
        u32 row_69;
        u32 row_70;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_67), "=r"(row_68), "=r"(row_69), "=r"(row_70) : "r"(t1707) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1708 = (u64)t1698 * t1653;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1709 = t1651 + t1708;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1710 = (u64)t1656 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1711 = t1709 + t1710;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1711), "r"(row_67), "r"(row_68), "r"(row_69), "r"(row_70) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1712 = t1502 + 8192u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1713 = t1655 < t1647;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1714 = t1656 + 8u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1715 = t1714 < t1649;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1716 = t1713 & t1715;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1716) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1717 = t1655 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1718 = t1656 ^ t1717;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1719 = t1655 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1720 = t1718 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1721 = t1719 + t1720;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1722 = t1712 + t1721;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_71;
        u32 row_72;
        u32 row_73;
        u32 row_74;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_71), "=r"(row_72), "=r"(row_73), "=r"(row_74) : "r"(t1722) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1723 = (u64)t1655 * t1653;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1724 = t1651 + t1723;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1725 = (u64)t1656 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1726 = t1724 + t1725;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1726), "r"(row_71), "r"(row_72), "r"(row_73), "r"(row_74) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1727 = t1655 + 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1728 = t1727 < t1647;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1729 = t1656 + 8u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1730 = t1729 < t1649;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1731 = t1728 & t1730;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1731) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1732 = t1727 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1733 = t1656 ^ t1732;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1734 = t1727 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1735 = t1733 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1736 = t1734 + t1735;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1737 = t1712 + t1736;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_75;
        u32 row_76;
        u32 row_77;
        u32 row_78;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_75), "=r"(row_76), "=r"(row_77), "=r"(row_78) : "r"(t1737) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1738 = (u64)t1727 * t1653;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1739 = t1651 + t1738;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1740 = (u64)t1656 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1741 = t1739 + t1740;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1741), "r"(row_75), "r"(row_76), "r"(row_77), "r"(row_78) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1742 = t1655 + 8u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1743 = t1742 < t1647;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1744 = t1656 + 8u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1745 = t1744 < t1649;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1746 = t1743 & t1745;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1746) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1747 = t1742 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1748 = t1656 ^ t1747;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1749 = t1742 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1750 = t1748 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1751 = t1749 + t1750;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1752 = t1712 + t1751;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_79;
        u32 row_80;
        u32 row_81;
        u32 row_82;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_79), "=r"(row_80), "=r"(row_81), "=r"(row_82) : "r"(t1752) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1753 = (u64)t1742 * t1653;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1754 = t1651 + t1753;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1755 = (u64)t1656 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1756 = t1754 + t1755;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1756), "r"(row_79), "r"(row_80), "r"(row_81), "r"(row_82) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1757 = t1655 + 12u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1758 = t1757 < t1647;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1759 = t1656 + 8u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1760 = t1759 < t1649;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1761 = t1758 & t1760;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1761) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1762 = t1757 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1763 = t1656 ^ t1762;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1764 = t1757 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1765 = t1763 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1766 = t1764 + t1765;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1767 = t1712 + t1766;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_83;
        u32 row_84;
        u32 row_85;
        u32 row_86;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_83), "=r"(row_84), "=r"(row_85), "=r"(row_86) : "r"(t1767) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1768 = (u64)t1757 * t1653;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1769 = t1651 + t1768;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1770 = (u64)t1656 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1771 = t1769 + t1770;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1771), "r"(row_83), "r"(row_84), "r"(row_85), "r"(row_86) : "memory");
    }
}
