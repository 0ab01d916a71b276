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
    const u32 padded)
{
#line 41 "fa-kernels/src/attention/backward/work.rs"
    const u32 t1 = seq_k + 127u;
#line 41 "fa-kernels/src/attention/backward/work.rs"
    const u32 blocks = t1 >> 7u;
    const u32 t3 = blockIdx.x;
#line 42 "fa-kernels/src/attention/backward/work.rs"
    const u32 t4 = t3 % blocks;
#line 42 "fa-kernels/src/attention/backward/work.rs"
    const u32 t5 = blockIdx.x;
#line 42 "fa-kernels/src/attention/backward/work.rs"
    const u32 t6 = t5 / blocks;
#line 46 "fa-kernels/src/attention/backward/work.rs"
    const u32 kv_heads = heads / group;
    const u32 t8 = t4 << 7u;
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
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool found = t8 < end_2;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t26 = middle + 1u;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t27 = found ? low : t26;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        low = t27;
        const u32 t28 = found ? middle : high;
#line 125 "fa-kernels/src/attention/query_blocks.rs"
        high = t28;
    }
#line 59 "fa-kernels/src/attention/query_blocks.rs"
    const u32 first = low;
#line 96 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t32 = thread >> 5u;
#line 98 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t32));
#line 99 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 102 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t35 = smem_1 + 65536u;
    const u32 share = warp >> 2u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t37 = warp & 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t38 = t37 << 5u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t39 = smem_1 + 32768u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t40 = t35 + 16384u;
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
    const u32 t41 = warp & 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t42 = t41 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t43 = warp >> 2u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t44 = share << 5u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t45 = lane & 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t46 = t44 + t45;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t47 = lane >> 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t48 = t47 << 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t49 = t46 + t48;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t50 = lane >> 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t51 = t50 & 1u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t52 = t49 & 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t53 = t51 ^ t52;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t54 = t49 << 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t55 = t53 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t56 = t54 + t55;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t57 = lane & 15u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t58 = lane >> 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t59 = t57 & 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t60 = t58 ^ t59;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t61 = t57 << 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t62 = t60 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t63 = t61 + t62;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t64 = (u64)batch_2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t65 = t64 * k_stride0;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t66 = t65 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t67 = k + t66;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t68 = 0ull * k_stride1;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t69 = t68 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t70 = t67 + t69;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t71 = (u64)t10;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t72 = t71 * k_stride2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t73 = t72 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t74 = t70 + t73;
    const u32 t75 = (u32)k_stride1;
#line 137 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t76 = t75 << 1u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t77 = thread >> 3u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t78 = thread & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t79 = t77 & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t80 = t78 ^ t79;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t81 = t77 << 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t82 = t80 << 4u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t83 = t81 + t82;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t84 = (u64)t77 * t76;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t85 = t74 + t84;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t86 = (u64)t78 * 16u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t87 = t85 + t86;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t88 = (u64)t76 * 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t89 = head_dim >> 3u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t90 = smem_1 + t83;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t91 = (u64)t8 * t76;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t92 = t87 + t91;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t93 = t92 + t88;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t94 = t93 + t88;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t95 = t94 + t88;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t96 = t8 + t77;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t97 = t96 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t98 = t78 < t89;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t99 = t97 & t98;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t100 = t99 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t90), "l"(t92), "r"(t100) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t101 = t8 + t77;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t102 = t101 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t103 = t102 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t104 = t78 < t89;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t105 = t103 & t104;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t106 = t105 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t90), "l"(t93), "r"(t106) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t107 = t8 + t77;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t108 = t107 + 64u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t109 = t108 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t110 = t78 < t89;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t111 = t109 & t110;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t112 = t111 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t90), "l"(t94), "r"(t112) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t113 = t8 + t77;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t114 = t113 + 96u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t115 = t114 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t116 = t78 < t89;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t117 = t115 & t116;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t118 = t117 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t90), "l"(t95), "r"(t118) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t119 = t92 + 128ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t120 = t8 + t77;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t121 = t120 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t122 = t78 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t123 = t122 < t89;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t124 = t121 & t123;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t125 = t124 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t90), "l"(t119), "r"(t125) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t126 = t93 + 128ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t127 = t8 + t77;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t128 = t127 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t129 = t128 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t130 = t78 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t131 = t130 < t89;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t132 = t129 & t131;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t133 = t132 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t90), "l"(t126), "r"(t133) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t134 = t94 + 128ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t135 = t8 + t77;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t136 = t135 + 64u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t137 = t136 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t138 = t78 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t139 = t138 < t89;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t140 = t137 & t139;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t141 = t140 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t90), "l"(t134), "r"(t141) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t142 = t95 + 128ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t143 = t8 + t77;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t144 = t143 + 96u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t145 = t144 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t146 = t78 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t147 = t146 < t89;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t148 = t145 & t147;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t149 = t148 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t90), "l"(t142), "r"(t149) : "memory");
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t150 = (u64)batch_2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t151 = t150 * v_stride0;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t152 = t151 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t153 = v + t152;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t154 = 0ull * v_stride1;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t155 = t154 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t156 = t153 + t155;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t157 = (u64)t10;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t158 = t157 * v_stride2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t159 = t158 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t160 = t156 + t159;
    const u32 t161 = (u32)v_stride1;
#line 137 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t162 = t161 << 1u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t163 = thread >> 3u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t164 = thread & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t165 = t163 & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t166 = t164 ^ t165;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t167 = t163 << 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t168 = t166 << 4u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t169 = t167 + t168;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t170 = (u64)t163 * t162;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t171 = t160 + t170;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t172 = (u64)t164 * 16u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t173 = t171 + t172;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t174 = (u64)t162 * 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t175 = head_dim >> 3u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t176 = t39 + t169;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t177 = (u64)t8 * t162;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t178 = t173 + t177;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t179 = t178 + t174;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t180 = t179 + t174;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t181 = t180 + t174;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t182 = t8 + t163;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t183 = t182 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t184 = t164 < t175;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t185 = t183 & t184;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t186 = t185 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t176), "l"(t178), "r"(t186) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t187 = t8 + t163;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t188 = t187 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t189 = t188 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t190 = t164 < t175;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t191 = t189 & t190;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t192 = t191 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t176), "l"(t179), "r"(t192) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t193 = t8 + t163;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t194 = t193 + 64u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t195 = t194 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t196 = t164 < t175;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t197 = t195 & t196;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t198 = t197 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t176), "l"(t180), "r"(t198) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t199 = t8 + t163;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t200 = t199 + 96u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t201 = t200 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t202 = t164 < t175;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t203 = t201 & t202;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t204 = t203 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t176), "l"(t181), "r"(t204) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t205 = t178 + 128ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t206 = t8 + t163;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t207 = t206 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t208 = t164 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t209 = t208 < t175;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t210 = t207 & t209;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t211 = t210 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t176), "l"(t205), "r"(t211) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t212 = t179 + 128ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t213 = t8 + t163;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t214 = t213 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t215 = t214 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t216 = t164 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t217 = t216 < t175;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t218 = t215 & t217;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t219 = t218 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t176), "l"(t212), "r"(t219) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t220 = t180 + 128ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t221 = t8 + t163;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t222 = t221 + 64u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t223 = t222 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t224 = t164 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t225 = t224 < t175;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t226 = t223 & t225;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t227 = t226 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t176), "l"(t220), "r"(t227) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t228 = t181 + 128ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t229 = t8 + t163;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t230 = t229 + 96u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t231 = t230 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t232 = t164 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t233 = t232 < t175;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t234 = t231 & t233;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t235 = t234 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t176), "l"(t228), "r"(t235) : "memory");
#line 153 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 smem_2 = smem_1 + 98304u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t237 = smem_2 + 32768u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t238 = smem_2 + 65536u;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t239 = (u64)batch_2;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t240 = t239 * q_stride0;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t241 = t240 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t242 = q + t241;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t243 = 0ull * q_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t244 = t243 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t245 = t242 + t244;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t246 = (u32)q_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t247 = t246 << 1u;
    const u32 t248 = thread >> 3u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t249 = thread & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t250 = t248 & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t251 = t249 ^ t250;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t252 = t248 << 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t253 = t251 << 4u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t254 = t252 + t253;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t255 = (u64)t248 * t247;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t256 = t245 + t255;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t257 = (u64)t249 * 16u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t258 = t256 + t257;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t259 = (u64)t247 * 32u;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t260 = (u64)batch_2;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t261 = t260 * d_o_stride0;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t262 = t261 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t263 = d_o + t262;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t264 = 0ull * d_o_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t265 = t264 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t266 = t263 + t265;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t267 = (u32)d_o_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t268 = t267 << 1u;
    const u32 t269 = thread >> 3u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t270 = thread & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t271 = t269 & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t272 = t270 ^ t271;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t273 = t269 << 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t274 = t272 << 4u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t275 = t273 + t274;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t276 = (u64)t269 * t268;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t277 = t266 + t276;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t278 = (u64)t270 * 16u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t279 = t277 + t278;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t280 = (u64)t268 * 32u;
#line 93 "fa-kernels/src/attention/backward/work.rs"
    const u32 t281 = count - first;
#line 93 "fa-kernels/src/attention/backward/work.rs"
    const u32 count_2 = t281 * group;
#line 128 "fa-kernels/src/attention/backward/work.rs"
    const u32 t283 = t10 * group;
#line 132 "fa-kernels/src/attention/backward/work.rs"
    u32 head = t283;
    u32 block = first;
    const bool t284 = count_2 != 0u;
#line 156 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t284) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t285 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t286 = (u32)q_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t287 = t286 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 head_2 = (u64)head * t287;
        const u64 of_head = t245 + head_2;
        const u32 t290 = block << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t291 = (u64)t249 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t292 = smem_2 + t254;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t293 = t290 + t248;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t294 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t295 = t294 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t296 = t293 < t295 ? t293 : t295;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t297 = (u64)t296 * t247;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t298 = of_head + t297;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t299 = t298 + t291;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t300 = t290 + t248;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t301 = t300 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t302 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t303 = t302 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t304 = t301 < t303 ? t301 : t303;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t305 = (u64)t304 * t247;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t306 = of_head + t305;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t307 = t306 + t291;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t308 = t290 + t248;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t309 = t308 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t310 = t249 < t285;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t311 = t309 & t310;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t312 = t311 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t292), "l"(t299), "r"(t312) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t313 = t290 + t248;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t314 = t313 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t315 = t314 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t316 = t249 < t285;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t317 = t315 & t316;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t318 = t317 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t292), "l"(t307), "r"(t318) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t319 = t299 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t320 = t290 + t248;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t321 = t320 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t322 = t249 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t323 = t322 < t285;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t324 = t321 & t323;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t325 = t324 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t292), "l"(t319), "r"(t325) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t326 = t307 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t327 = t290 + t248;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t328 = t327 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t329 = t328 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t330 = t249 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t331 = t330 < t285;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t332 = t329 & t331;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t333 = t332 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t292), "l"(t326), "r"(t333) : "memory");
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t334 = thread < 32u;
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
        if (t334) {
#line 224 "fa-kernels/src/attention/backward/work.rs"
            const u32 t335 = batch_2 * heads;
#line 224 "fa-kernels/src/attention/backward/work.rs"
            const u32 t336 = t335 + head;
#line 224 "fa-kernels/src/attention/backward/work.rs"
            const u32 t337 = t336 * padded;
#line 224 "fa-kernels/src/attention/backward/work.rs"
            const u32 t338 = block << 6u;
#line 224 "fa-kernels/src/attention/backward/work.rs"
            const u32 row = t337 + t338;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t340 = thread << 1u;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 row_2 = row + t340;
            const u32 t342 = thread << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t343 = t238 + t342;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t344 = (u64)row_2;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t345 = t344 * statistics_stride0;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t346 = t345 * 4ull;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t347 = statistics + t346;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t343), "l"(t347) : "memory");
        }
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t348 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t349 = (u32)d_o_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t350 = t349 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 head_3 = (u64)head * t350;
        const u64 of_head_2 = t266 + head_3;
        const u32 t353 = block << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t354 = (u64)t270 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t355 = t237 + t275;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t356 = t353 + t269;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t357 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t358 = t357 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t359 = t356 < t358 ? t356 : t358;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t360 = (u64)t359 * t268;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t361 = of_head_2 + t360;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t362 = t361 + t354;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t363 = t353 + t269;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t364 = t363 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t365 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t366 = t365 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t367 = t364 < t366 ? t364 : t366;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t368 = (u64)t367 * t268;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t369 = of_head_2 + t368;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t370 = t369 + t354;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t371 = t353 + t269;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t372 = t371 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t373 = t270 < t348;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t374 = t372 & t373;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t375 = t374 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t355), "l"(t362), "r"(t375) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t376 = t353 + t269;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t377 = t376 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t378 = t377 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t379 = t270 < t348;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t380 = t378 & t379;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t381 = t380 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t355), "l"(t370), "r"(t381) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t382 = t362 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t383 = t353 + t269;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t384 = t383 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t385 = t270 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t386 = t385 < t348;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t387 = t384 & t386;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t388 = t387 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t355), "l"(t382), "r"(t388) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t389 = t370 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t390 = t353 + t269;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t391 = t390 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t392 = t391 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t393 = t270 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t394 = t393 < t348;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t395 = t392 & t394;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t396 = t395 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t355), "l"(t389), "r"(t396) : "memory");
    }
#line 160 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 135 "fa-kernels/src/attention/backward/work.rs"
    #pragma unroll 1
    for (u32 i = 0u; i < count_2; i += 1u) {
#line 139 "fa-kernels/src/attention/backward/work.rs"
        const u32 t397 = block + 1u;
#line 139 "fa-kernels/src/attention/backward/work.rs"
        const bool wraps = t397 == count;
        const u32 t399 = head + 1u;
#line 140 "fa-kernels/src/attention/backward/work.rs"
        const u32 t400 = wraps ? t399 : head;
#line 140 "fa-kernels/src/attention/backward/work.rs"
        const u32 t401 = block + 1u;
#line 140 "fa-kernels/src/attention/backward/work.rs"
        const u32 t402 = wraps ? first : t401;
#line 147 "fa-kernels/src/attention/backward/work.rs"
        const u32 t403 = i + 1u;
#line 147 "fa-kernels/src/attention/backward/work.rs"
        const bool more = t403 < count_2;
#line 179 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 183 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (more) {
            const u32 t405 = i + 1u;
#line 95 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t406 = t405 & 1u;
#line 95 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t407 = t406 << 14u;
#line 95 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t408 = smem_2 + t407;
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t409 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t410 = (u32)q_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t411 = t410 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_4 = (u64)t400 * t411;
            const u64 of_head_3 = t245 + head_4;
            const u32 t414 = t402 << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t415 = (u64)t249 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t416 = t408 + t254;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t417 = t414 + t248;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t418 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t419 = t418 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t420 = t417 < t419 ? t417 : t419;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t421 = (u64)t420 * t247;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t422 = of_head_3 + t421;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t423 = t422 + t415;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t424 = t414 + t248;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t425 = t424 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t426 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t427 = t426 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t428 = t425 < t427 ? t425 : t427;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t429 = (u64)t428 * t247;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t430 = of_head_3 + t429;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t431 = t430 + t415;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t432 = t414 + t248;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t433 = t432 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t434 = t249 < t409;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t435 = t433 & t434;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t436 = t435 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t416), "l"(t423), "r"(t436) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t437 = t414 + t248;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t438 = t437 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t439 = t438 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t440 = t249 < t409;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t441 = t439 & t440;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t442 = t441 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t416), "l"(t431), "r"(t442) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t443 = t423 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t444 = t414 + t248;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t445 = t444 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t446 = t249 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t447 = t446 < t409;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t448 = t445 & t447;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t449 = t448 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t416), "l"(t443), "r"(t449) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t450 = t431 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t451 = t414 + t248;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t452 = t451 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t453 = t452 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t454 = t249 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t455 = t454 < t409;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t456 = t453 & t455;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t457 = t456 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t416), "l"(t450), "r"(t457) : "memory");
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t458 = thread < 32u;
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            if (t458) {
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t459 = batch_2 * heads;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t460 = t459 + t400;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t461 = t460 * padded;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t462 = t402 << 6u;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_3 = t461 + t462;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t464 = thread << 1u;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 row_4 = row_3 + t464;
                const u32 t466 = t405 & 1u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t467 = t466 << 9u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t468 = t238 + t467;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t469 = thread << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t470 = t468 + t469;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t471 = (u64)row_4;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t472 = t471 * statistics_stride0;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t473 = t472 * 4ull;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t474 = statistics + t473;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t470), "l"(t474) : "memory");
            }
#line 185 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t475 = i + 1u;
#line 113 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t476 = t475 & 1u;
#line 113 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t477 = t476 << 14u;
#line 113 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t478 = t237 + t477;
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t479 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t480 = (u32)d_o_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t481 = t480 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_5 = (u64)t400 * t481;
            const u64 of_head_4 = t266 + head_5;
            const u32 t484 = t402 << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t485 = (u64)t270 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t486 = t478 + t275;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t487 = t484 + t269;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t488 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t489 = t488 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t490 = t487 < t489 ? t487 : t489;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t491 = (u64)t490 * t268;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t492 = of_head_4 + t491;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t493 = t492 + t485;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t494 = t484 + t269;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t495 = t494 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t496 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t497 = t496 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t498 = t495 < t497 ? t495 : t497;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t499 = (u64)t498 * t268;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t500 = of_head_4 + t499;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t501 = t500 + t485;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t502 = t484 + t269;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t503 = t502 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t504 = t270 < t479;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t505 = t503 & t504;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t506 = t505 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t486), "l"(t493), "r"(t506) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t507 = t484 + t269;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t508 = t507 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t509 = t508 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t510 = t270 < t479;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t511 = t509 & t510;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t512 = t511 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t486), "l"(t501), "r"(t512) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t513 = t493 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t514 = t484 + t269;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t515 = t514 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t516 = t270 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t517 = t516 < t479;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t518 = t515 & t517;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t519 = t518 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t486), "l"(t513), "r"(t519) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t520 = t501 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t521 = t484 + t269;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t522 = t521 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t523 = t522 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t524 = t270 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t525 = t524 < t479;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t526 = t523 & t525;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t527 = t526 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t486), "l"(t520), "r"(t527) : "memory");
        }
#line 187 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 189 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t528 = i & 1u;
#line 189 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t529 = t528 << 14u;
#line 189 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t530 = smem_2 + t529;
#line 189 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t531 = i & 1u;
#line 189 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t532 = t531 << 14u;
#line 189 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t533 = t237 + t532;
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
        const u32 t534 = lane & 15u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t535 = t38 + t534;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t536 = lane >> 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t537 = t535 & 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t538 = t536 ^ t537;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t539 = t535 << 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t540 = t538 << 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t541 = t539 + t540;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t542 = smem_1 + t541;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t543;
        asm volatile("mov.b32 %0, %1;" : "=r"(t543) : "r"(t56));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t544 = t543 ^ 32u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t545 = t543 ^ 64u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t546 = t543 ^ 96u;
        const u32 t547 = t530 + t543;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t548;
        asm volatile("mov.b32 %0, %1;" : "=r"(t548) : "r"(t542));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t548) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t548) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t547) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t547) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_13), "r"(m_14));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_15), "r"(m_16));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_13), "r"(m_14));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_15), "r"(m_16));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t549 = t530 + t544;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t550;
        asm volatile("mov.b32 %0, %1;" : "=r"(t550) : "r"(t542));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t551 = t550 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t551) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t551) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t549) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t549) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_29), "r"(m_30));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_31), "r"(m_32));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_29), "r"(m_30));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_31), "r"(m_32));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t552 = t530 + t545;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t553;
        asm volatile("mov.b32 %0, %1;" : "=r"(t553) : "r"(t542));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t554 = t553 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t554) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t554) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t552) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t552) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_33), "r"(m_34), "r"(m_35), "r"(m_36), "r"(m_45), "r"(m_46));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_33), "r"(m_34), "r"(m_35), "r"(m_36), "r"(m_47), "r"(m_48));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_45), "r"(m_46));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_47), "r"(m_48));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t555 = t530 + t546;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t556;
        asm volatile("mov.b32 %0, %1;" : "=r"(t556) : "r"(t542));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t557 = t556 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t557) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t557) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t555) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t555) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_61), "r"(m_62));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_63), "r"(m_64));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_53), "r"(m_54), "r"(m_55), "r"(m_56), "r"(m_61), "r"(m_62));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_53), "r"(m_54), "r"(m_55), "r"(m_56), "r"(m_63), "r"(m_64));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t558;
        asm volatile("mov.b32 %0, %1;" : "=r"(t558) : "r"(t542));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t558) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t558) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t547) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t547) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_65), "r"(m_66), "r"(m_67), "r"(m_68), "r"(m_77), "r"(m_78));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_65), "r"(m_66), "r"(m_67), "r"(m_68), "r"(m_79), "r"(m_80));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_69), "r"(m_70), "r"(m_71), "r"(m_72), "r"(m_77), "r"(m_78));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_69), "r"(m_70), "r"(m_71), "r"(m_72), "r"(m_79), "r"(m_80));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t559;
        asm volatile("mov.b32 %0, %1;" : "=r"(t559) : "r"(t542));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t560 = t559 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t560) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t560) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t549) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t549) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_93), "r"(m_94));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_95), "r"(m_96));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_93), "r"(m_94));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_95), "r"(m_96));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t561;
        asm volatile("mov.b32 %0, %1;" : "=r"(t561) : "r"(t542));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t562 = t561 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t562) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t562) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t552) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t552) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_109), "r"(m_110));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_111), "r"(m_112));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_109), "r"(m_110));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_111), "r"(m_112));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t563;
        asm volatile("mov.b32 %0, %1;" : "=r"(t563) : "r"(t542));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t564 = t563 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t564) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t564) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t555) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t555) : "memory");
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
        const u32 t565 = lane & 15u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t566 = t38 + t565;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t567 = lane >> 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t568 = t566 & 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t569 = t567 ^ t568;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t570 = t566 << 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t571 = t569 << 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t572 = t570 + t571;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t573 = t39 + t572;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t574;
        asm volatile("mov.b32 %0, %1;" : "=r"(t574) : "r"(t56));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t575 = t574 ^ 32u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t576 = t574 ^ 64u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t577 = t574 ^ 96u;
        const u32 t578 = t533 + t574;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t579;
        asm volatile("mov.b32 %0, %1;" : "=r"(t579) : "r"(t573));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t579) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t579) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t578) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t578) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_129), "r"(m_130), "r"(m_131), "r"(m_132), "r"(m_141), "r"(m_142));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_129), "r"(m_130), "r"(m_131), "r"(m_132), "r"(m_143), "r"(m_144));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_141), "r"(m_142));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_143), "r"(m_144));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t580 = t533 + t575;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t581;
        asm volatile("mov.b32 %0, %1;" : "=r"(t581) : "r"(t573));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t582 = t581 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t582) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t582) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t580) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t580) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_157), "r"(m_158));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_159), "r"(m_160));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_149), "r"(m_150), "r"(m_151), "r"(m_152), "r"(m_157), "r"(m_158));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_149), "r"(m_150), "r"(m_151), "r"(m_152), "r"(m_159), "r"(m_160));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t583 = t533 + t576;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t584;
        asm volatile("mov.b32 %0, %1;" : "=r"(t584) : "r"(t573));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t585 = t584 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t585) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t585) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t583) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t583) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_173), "r"(m_174));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_175), "r"(m_176));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_173), "r"(m_174));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_175), "r"(m_176));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t586 = t533 + t577;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t587;
        asm volatile("mov.b32 %0, %1;" : "=r"(t587) : "r"(t573));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t588 = t587 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t588) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t588) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t586) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t586) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_177), "r"(m_178), "r"(m_179), "r"(m_180), "r"(m_189), "r"(m_190));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_177), "r"(m_178), "r"(m_179), "r"(m_180), "r"(m_191), "r"(m_192));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_189), "r"(m_190));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_191), "r"(m_192));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t589;
        asm volatile("mov.b32 %0, %1;" : "=r"(t589) : "r"(t573));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t589) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t589) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t578) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t578) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_205), "r"(m_206));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_207), "r"(m_208));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_197), "r"(m_198), "r"(m_199), "r"(m_200), "r"(m_205), "r"(m_206));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_197), "r"(m_198), "r"(m_199), "r"(m_200), "r"(m_207), "r"(m_208));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t590;
        asm volatile("mov.b32 %0, %1;" : "=r"(t590) : "r"(t573));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t591 = t590 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t591) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t591) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t580) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t580) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_209), "r"(m_210), "r"(m_211), "r"(m_212), "r"(m_221), "r"(m_222));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_209), "r"(m_210), "r"(m_211), "r"(m_212), "r"(m_223), "r"(m_224));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_221), "r"(m_222));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_223), "r"(m_224));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t592;
        asm volatile("mov.b32 %0, %1;" : "=r"(t592) : "r"(t573));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t593 = t592 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t593) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t593) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t583) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t583) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_225), "r"(m_226), "r"(m_227), "r"(m_228), "r"(m_237), "r"(m_238));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_225), "r"(m_226), "r"(m_227), "r"(m_228), "r"(m_239), "r"(m_240));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_229), "r"(m_230), "r"(m_231), "r"(m_232), "r"(m_237), "r"(m_238));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_229), "r"(m_230), "r"(m_231), "r"(m_232), "r"(m_239), "r"(m_240));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t594;
        asm volatile("mov.b32 %0, %1;" : "=r"(t594) : "r"(t573));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t595 = t594 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t595) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t595) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t586) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t586) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_253), "r"(m_254));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_255), "r"(m_256));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_253), "r"(m_254));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_255), "r"(m_256));
#line 192 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t596 = i & 1u;
#line 192 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t597 = t596 << 9u;
#line 192 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t598 = t238 + t597;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t599 = block << 6u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t600 = share << 5u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_query = t599 + t600;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t602 = block << 6u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t603 = t602 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_3 = t603 + 1u;
        const u32 t605 = end_3 > seq_q ? end_3 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t606 = t605 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_4 = t606 < seq_k ? t606 : seq_k;
#line 99 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t608 = t8 + 128u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool right = end_4 < t608;
#line 495 "fa-kernels/src/attention/kernel_problem.rs"
        if (right) {
            const u32 t610 = t8 + t38;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t611 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = t610 + t611;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t613 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t614 = t613 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t615 = first_query + t614;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t616 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t617 = t616 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t618 = first_query + t617;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t619 = t618 + 1u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t620 = t615 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_5 = t620 + 1u;
            const u32 t622 = end_5 > seq_q ? end_5 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t623 = t622 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_6 = t623 < seq_k ? t623 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t625 = end_6 > column ? end_6 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_7 = t625 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t628 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t628;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t630 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t630;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 16u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t632 = visible_3 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_17 = t632;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 24u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t634 = visible_4 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_19 = t634;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t635 = t619 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_8 = t635 + 1u;
            const u32 t637 = end_8 > seq_q ? end_8 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t638 = t637 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_9 = t638 < seq_k ? t638 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t640 = end_9 > column ? end_9 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_10 = t640 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t643 = visible_5 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t643;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t645 = visible_6 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t645;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 16u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t647 = visible_7 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_18 = t647;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 24u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t649 = visible_8 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_20 = t649;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t650 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t651 = t650 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t652 = first_query + t651;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t653 = t652 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t654 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t655 = t654 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t656 = first_query + t655;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t657 = t656 + 9u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t658 = t653 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t658 + 1u;
            const u32 t660 = end_11 > seq_q ? end_11 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t661 = t660 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_12 = t661 < seq_k ? t661 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t663 = end_12 > column ? end_12 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_13 = t663 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t666 = visible_9 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t666;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t668 = visible_10 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t668;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 16u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t670 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_21 = t670;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 24u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t672 = visible_12 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_23 = t672;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t673 = t657 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_14 = t673 + 1u;
            const u32 t675 = end_14 > seq_q ? end_14 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t676 = t675 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_15 = t676 < seq_k ? t676 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t678 = end_15 > column ? end_15 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_16 = t678 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t681 = visible_13 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t681;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t683 = visible_14 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t683;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 16u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t685 = visible_15 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_22 = t685;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 24u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t687 = visible_16 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_24 = t687;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t688 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t689 = t688 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t690 = first_query + t689;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t691 = t690 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t692 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t693 = t692 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t694 = first_query + t693;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t695 = t694 + 17u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t696 = t691 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_17 = t696 + 1u;
            const u32 t698 = end_17 > seq_q ? end_17 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t699 = t698 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_18 = t699 < seq_k ? t699 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t701 = end_18 > column ? end_18 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_19 = t701 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 0u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t704 = visible_17 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t704;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 8u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t706 = visible_18 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t706;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 16u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t708 = visible_19 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_25 = t708;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 24u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t710 = visible_20 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_27 = t710;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t711 = t695 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_20 = t711 + 1u;
            const u32 t713 = end_20 > seq_q ? end_20 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t714 = t713 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_21 = t714 < seq_k ? t714 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t716 = end_21 > column ? end_21 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_22 = t716 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 0u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t719 = visible_21 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t719;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 8u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t721 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t721;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 16u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t723 = visible_23 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_26 = t723;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 24u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t725 = visible_24 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_28 = t725;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t726 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t727 = t726 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t728 = first_query + t727;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t729 = t728 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t730 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t731 = t730 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t732 = first_query + t731;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t733 = t732 + 25u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t734 = t729 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_23 = t734 + 1u;
            const u32 t736 = end_23 > seq_q ? end_23 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t737 = t736 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_24 = t737 < seq_k ? t737 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t739 = end_24 > column ? end_24 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_25 = t739 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 0u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t742 = visible_25 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t742;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 8u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t744 = visible_26 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t744;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 16u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t746 = visible_27 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_29 = t746;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 24u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t748 = visible_28 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_31 = t748;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t749 = t733 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_26 = t749 + 1u;
            const u32 t751 = end_26 > seq_q ? end_26 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t752 = t751 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_27 = t752 < seq_k ? t752 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t754 = end_27 > column ? end_27 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_28 = t754 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 0u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t757 = visible_29 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t757;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 8u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t759 = visible_30 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t759;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 16u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t761 = visible_31 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_30 = t761;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 24u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t763 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_32 = t763;
        }
#line 286 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_2 = share << 8u;
        const u32 t765 = t598 + first_2;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t766 = lane & 3u;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t767 = t766 << 4u;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t768 = t765 + t767;
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t768) : "memory");
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t769;
        asm("mov.b32 %0, %1;" : "=f"(t769) : "r"(row_5));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t770;
        asm("mov.b32 %0, %1;" : "=f"(t770) : "r"(row_6));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t771;
        asm("mov.b32 %0, %1;" : "=f"(t771) : "r"(row_7));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t772;
        asm("mov.b32 %0, %1;" : "=f"(t772) : "r"(row_8));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t773 = -t769;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t774;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t774) : "f"(s), "f"(scale_log2), "f"(t773));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p) : "f"(t774));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t776 = dp - t770;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds = p * t776;
        dp = ds;
        s = p;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t778 = -t771;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t779;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t779) : "f"(s_2), "f"(scale_log2), "f"(t778));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_2) : "f"(t779));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t781 = dp_2 - t772;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_2 = p_2 * t781;
        dp_2 = ds_2;
        s_2 = p_2;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t783 = -t769;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t784;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t784) : "f"(s_3), "f"(scale_log2), "f"(t783));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_3) : "f"(t784));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t786 = dp_3 - t770;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_3 = p_3 * t786;
        dp_3 = ds_3;
        s_3 = p_3;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t788 = -t771;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t789;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t789) : "f"(s_4), "f"(scale_log2), "f"(t788));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_4) : "f"(t789));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t791 = dp_4 - t772;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_4 = p_4 * t791;
        dp_4 = ds_4;
        s_4 = p_4;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t793 = -t769;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t794;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t794) : "f"(s_17), "f"(scale_log2), "f"(t793));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_5;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_5) : "f"(t794));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t796 = dp_17 - t770;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_5 = p_5 * t796;
        dp_17 = ds_5;
        s_17 = p_5;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t798 = -t771;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t799;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t799) : "f"(s_18), "f"(scale_log2), "f"(t798));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_6;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_6) : "f"(t799));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t801 = dp_18 - t772;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_6 = p_6 * t801;
        dp_18 = ds_6;
        s_18 = p_6;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t803 = -t769;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t804;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t804) : "f"(s_19), "f"(scale_log2), "f"(t803));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_7;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_7) : "f"(t804));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t806 = dp_19 - t770;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_7 = p_7 * t806;
        dp_19 = ds_7;
        s_19 = p_7;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t808 = -t771;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t809;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t809) : "f"(s_20), "f"(scale_log2), "f"(t808));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_8;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_8) : "f"(t809));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t811 = dp_20 - t772;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_8 = p_8 * t811;
        dp_20 = ds_8;
        s_20 = p_8;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t768) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t813;
        asm("mov.b32 %0, %1;" : "=f"(t813) : "r"(row_9));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t814;
        asm("mov.b32 %0, %1;" : "=f"(t814) : "r"(row_10));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t815;
        asm("mov.b32 %0, %1;" : "=f"(t815) : "r"(row_11));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t816;
        asm("mov.b32 %0, %1;" : "=f"(t816) : "r"(row_12));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t817 = -t813;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t818;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t818) : "f"(s_5), "f"(scale_log2), "f"(t817));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_9;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_9) : "f"(t818));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t820 = dp_5 - t814;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_9 = p_9 * t820;
        dp_5 = ds_9;
        s_5 = p_9;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t822 = -t815;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t823;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t823) : "f"(s_6), "f"(scale_log2), "f"(t822));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_10;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_10) : "f"(t823));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t825 = dp_6 - t816;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_10 = p_10 * t825;
        dp_6 = ds_10;
        s_6 = p_10;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t827 = -t813;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t828;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t828) : "f"(s_7), "f"(scale_log2), "f"(t827));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_11;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_11) : "f"(t828));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t830 = dp_7 - t814;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_11 = p_11 * t830;
        dp_7 = ds_11;
        s_7 = p_11;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t832 = -t815;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t833;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t833) : "f"(s_8), "f"(scale_log2), "f"(t832));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_12;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_12) : "f"(t833));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t835 = dp_8 - t816;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_12 = p_12 * t835;
        dp_8 = ds_12;
        s_8 = p_12;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t837 = -t813;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t838;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t838) : "f"(s_21), "f"(scale_log2), "f"(t837));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_13;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_13) : "f"(t838));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t840 = dp_21 - t814;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_13 = p_13 * t840;
        dp_21 = ds_13;
        s_21 = p_13;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t842 = -t815;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t843;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t843) : "f"(s_22), "f"(scale_log2), "f"(t842));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_14;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_14) : "f"(t843));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t845 = dp_22 - t816;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_14 = p_14 * t845;
        dp_22 = ds_14;
        s_22 = p_14;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t847 = -t813;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t848;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t848) : "f"(s_23), "f"(scale_log2), "f"(t847));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_15;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_15) : "f"(t848));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t850 = dp_23 - t814;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_15 = p_15 * t850;
        dp_23 = ds_15;
        s_23 = p_15;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t852 = -t815;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t853;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t853) : "f"(s_24), "f"(scale_log2), "f"(t852));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_16;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_16) : "f"(t853));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t855 = dp_24 - t816;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_16 = p_16 * t855;
        dp_24 = ds_16;
        s_24 = p_16;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t768) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t857;
        asm("mov.b32 %0, %1;" : "=f"(t857) : "r"(row_13));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t858;
        asm("mov.b32 %0, %1;" : "=f"(t858) : "r"(row_14));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t859;
        asm("mov.b32 %0, %1;" : "=f"(t859) : "r"(row_15));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t860;
        asm("mov.b32 %0, %1;" : "=f"(t860) : "r"(row_16));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t861 = -t857;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t862;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t862) : "f"(s_9), "f"(scale_log2), "f"(t861));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_17;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_17) : "f"(t862));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t864 = dp_9 - t858;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_17 = p_17 * t864;
        dp_9 = ds_17;
        s_9 = p_17;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t866 = -t859;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t867;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t867) : "f"(s_10), "f"(scale_log2), "f"(t866));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_18;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_18) : "f"(t867));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t869 = dp_10 - t860;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_18 = p_18 * t869;
        dp_10 = ds_18;
        s_10 = p_18;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t871 = -t857;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t872;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t872) : "f"(s_11), "f"(scale_log2), "f"(t871));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_19;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_19) : "f"(t872));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t874 = dp_11 - t858;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_19 = p_19 * t874;
        dp_11 = ds_19;
        s_11 = p_19;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t876 = -t859;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t877;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t877) : "f"(s_12), "f"(scale_log2), "f"(t876));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_20;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_20) : "f"(t877));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t879 = dp_12 - t860;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_20 = p_20 * t879;
        dp_12 = ds_20;
        s_12 = p_20;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t881 = -t857;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t882;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t882) : "f"(s_25), "f"(scale_log2), "f"(t881));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_21;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_21) : "f"(t882));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t884 = dp_25 - t858;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_21 = p_21 * t884;
        dp_25 = ds_21;
        s_25 = p_21;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t886 = -t859;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t887;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t887) : "f"(s_26), "f"(scale_log2), "f"(t886));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_22;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_22) : "f"(t887));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t889 = dp_26 - t860;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_22 = p_22 * t889;
        dp_26 = ds_22;
        s_26 = p_22;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t891 = -t857;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t892;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t892) : "f"(s_27), "f"(scale_log2), "f"(t891));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_23;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_23) : "f"(t892));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t894 = dp_27 - t858;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_23 = p_23 * t894;
        dp_27 = ds_23;
        s_27 = p_23;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t896 = -t859;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t897;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t897) : "f"(s_28), "f"(scale_log2), "f"(t896));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_24;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_24) : "f"(t897));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t899 = dp_28 - t860;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_24 = p_24 * t899;
        dp_28 = ds_24;
        s_28 = p_24;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_17;
        u32 row_18;
        u32 row_19;
        u32 row_20;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t768) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t901;
        asm("mov.b32 %0, %1;" : "=f"(t901) : "r"(row_17));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t902;
        asm("mov.b32 %0, %1;" : "=f"(t902) : "r"(row_18));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t903;
        asm("mov.b32 %0, %1;" : "=f"(t903) : "r"(row_19));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t904;
        asm("mov.b32 %0, %1;" : "=f"(t904) : "r"(row_20));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t905 = -t901;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t906;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t906) : "f"(s_13), "f"(scale_log2), "f"(t905));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_25;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_25) : "f"(t906));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t908 = dp_13 - t902;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_25 = p_25 * t908;
        dp_13 = ds_25;
        s_13 = p_25;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t910 = -t903;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t911;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t911) : "f"(s_14), "f"(scale_log2), "f"(t910));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_26;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_26) : "f"(t911));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t913 = dp_14 - t904;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_26 = p_26 * t913;
        dp_14 = ds_26;
        s_14 = p_26;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t915 = -t901;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t916;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t916) : "f"(s_15), "f"(scale_log2), "f"(t915));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_27;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_27) : "f"(t916));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t918 = dp_15 - t902;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_27 = p_27 * t918;
        dp_15 = ds_27;
        s_15 = p_27;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t920 = -t903;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t921;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t921) : "f"(s_16), "f"(scale_log2), "f"(t920));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_28;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_28) : "f"(t921));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t923 = dp_16 - t904;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_28 = p_28 * t923;
        dp_16 = ds_28;
        s_16 = p_28;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t925 = -t901;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t926;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t926) : "f"(s_29), "f"(scale_log2), "f"(t925));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_29;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_29) : "f"(t926));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t928 = dp_29 - t902;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_29 = p_29 * t928;
        dp_29 = ds_29;
        s_29 = p_29;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t930 = -t903;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t931;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t931) : "f"(s_30), "f"(scale_log2), "f"(t930));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_30;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_30) : "f"(t931));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t933 = dp_30 - t904;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_30 = p_30 * t933;
        dp_30 = ds_30;
        s_30 = p_30;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t935 = -t901;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t936;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t936) : "f"(s_31), "f"(scale_log2), "f"(t935));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_31;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_31) : "f"(t936));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t938 = dp_31 - t902;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_31 = p_31 * t938;
        dp_31 = ds_31;
        s_31 = p_31;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t940 = -t903;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t941;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t941) : "f"(s_32), "f"(scale_log2), "f"(t940));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_32;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_32) : "f"(t941));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t943 = dp_32 - t904;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_32 = p_32 * t943;
        dp_32 = ds_32;
        s_32 = p_32;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t945 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t946 = t35 + t945;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t947;
        asm volatile("mov.b32 %0, %1;" : "=r"(t947) : "r"(lane));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t948 = t947 >> 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t949 = t38 + t948;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t950 = t949 >> 1u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t951 = t950 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t952 = 0u ^ t951;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t953 = t949 << 6u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t954 = t952 << 4u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t955 = t953 + t954;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t956 = t947 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t957 = t956 << 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t958 = t955 + t957;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t959;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t959) : "f"(dp), "f"(dp_2));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t960 = t946 + t958;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t960), "r"(t959) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t961;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t961) : "f"(dp_5), "f"(dp_6));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t962 = t958 ^ 16u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t963 = t946 + t962;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t963), "r"(t961) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t964;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t964) : "f"(dp_9), "f"(dp_10));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t965 = t958 ^ 32u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t966 = t946 + t965;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t966), "r"(t964) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t967;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t967) : "f"(dp_13), "f"(dp_14));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t968 = t958 ^ 48u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t969 = t946 + t968;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t969), "r"(t967) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t970 = t947 >> 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t971 = t38 + t970;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t972 = t971 + 8u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t973 = t972 >> 1u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t974 = t973 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t975 = 0u ^ t974;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t976 = t972 << 6u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t977 = t975 << 4u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t978 = t976 + t977;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t979 = t947 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t980 = t979 << 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t981 = t978 + t980;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t982;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t982) : "f"(dp_3), "f"(dp_4));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t983 = t946 + t981;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t983), "r"(t982) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t984;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t984) : "f"(dp_7), "f"(dp_8));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t985 = t981 ^ 16u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t986 = t946 + t985;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t986), "r"(t984) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t987;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t987) : "f"(dp_11), "f"(dp_12));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t988 = t981 ^ 32u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t989 = t946 + t988;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t989), "r"(t987) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t990;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t990) : "f"(dp_15), "f"(dp_16));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t991 = t981 ^ 48u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t992 = t946 + t991;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t992), "r"(t990) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t993 = t947 >> 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t994 = t38 + t993;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t995 = t994 + 16u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t996 = t995 >> 1u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t997 = t996 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t998 = 0u ^ t997;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t999 = t995 << 6u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1000 = t998 << 4u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1001 = t999 + t1000;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1002 = t947 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1003 = t1002 << 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1004 = t1001 + t1003;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1005;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1005) : "f"(dp_17), "f"(dp_18));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1006 = t946 + t1004;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1006), "r"(t1005) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1007;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1007) : "f"(dp_21), "f"(dp_22));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1008 = t1004 ^ 16u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1009 = t946 + t1008;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1009), "r"(t1007) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1010;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1010) : "f"(dp_25), "f"(dp_26));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1011 = t1004 ^ 32u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1012 = t946 + t1011;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1012), "r"(t1010) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1013;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1013) : "f"(dp_29), "f"(dp_30));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1014 = t1004 ^ 48u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1015 = t946 + t1014;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1015), "r"(t1013) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1016 = t947 >> 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1017 = t38 + t1016;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1018 = t1017 + 24u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1019 = t1018 >> 1u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1020 = t1019 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1021 = 0u ^ t1020;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1022 = t1018 << 6u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1023 = t1021 << 4u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1024 = t1022 + t1023;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1025 = t947 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1026 = t1025 << 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1027 = t1024 + t1026;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1028;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1028) : "f"(dp_19), "f"(dp_20));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1029 = t946 + t1027;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1029), "r"(t1028) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1030;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1030) : "f"(dp_23), "f"(dp_24));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1031 = t1027 ^ 16u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1032 = t946 + t1031;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1032), "r"(t1030) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1033;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1033) : "f"(dp_27), "f"(dp_28));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1034 = t1027 ^ 32u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1035 = t946 + t1034;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1035), "r"(t1033) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1036;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1036) : "f"(dp_31), "f"(dp_32));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1037 = t1027 ^ 48u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1038 = t946 + t1037;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1038), "r"(t1036) : "memory");
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1039 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1040 = t40 + t1039;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1041;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1041) : "r"(lane));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1042 = t1041 >> 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1043 = t38 + t1042;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1044 = t1043 >> 1u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1045 = t1044 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1046 = 0u ^ t1045;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1047 = t1043 << 6u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1048 = t1046 << 4u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1049 = t1047 + t1048;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1050 = t1041 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1051 = t1050 << 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1052 = t1049 + t1051;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1053;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1053) : "f"(s), "f"(s_2));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1054 = t1040 + t1052;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1054), "r"(t1053) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1055;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1055) : "f"(s_5), "f"(s_6));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1056 = t1052 ^ 16u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1057 = t1040 + t1056;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1057), "r"(t1055) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1058;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1058) : "f"(s_9), "f"(s_10));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1059 = t1052 ^ 32u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1060 = t1040 + t1059;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1060), "r"(t1058) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1061;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1061) : "f"(s_13), "f"(s_14));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1062 = t1052 ^ 48u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1063 = t1040 + t1062;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1063), "r"(t1061) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1064 = t1041 >> 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1065 = t38 + t1064;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1066 = t1065 + 8u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1067 = t1066 >> 1u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1068 = t1067 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1069 = 0u ^ t1068;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1070 = t1066 << 6u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1071 = t1069 << 4u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1072 = t1070 + t1071;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1073 = t1041 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1074 = t1073 << 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1075 = t1072 + t1074;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1076;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1076) : "f"(s_3), "f"(s_4));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1077 = t1040 + t1075;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1077), "r"(t1076) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1078;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1078) : "f"(s_7), "f"(s_8));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1079 = t1075 ^ 16u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1080 = t1040 + t1079;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1080), "r"(t1078) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1081;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1081) : "f"(s_11), "f"(s_12));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1082 = t1075 ^ 32u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1083 = t1040 + t1082;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1083), "r"(t1081) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1084;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1084) : "f"(s_15), "f"(s_16));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1085 = t1075 ^ 48u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1086 = t1040 + t1085;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1086), "r"(t1084) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1087 = t1041 >> 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1088 = t38 + t1087;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1089 = t1088 + 16u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1090 = t1089 >> 1u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1091 = t1090 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1092 = 0u ^ t1091;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1093 = t1089 << 6u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1094 = t1092 << 4u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1095 = t1093 + t1094;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1096 = t1041 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1097 = t1096 << 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1098 = t1095 + t1097;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1099;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1099) : "f"(s_17), "f"(s_18));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1100 = t1040 + t1098;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1100), "r"(t1099) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1101;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1101) : "f"(s_21), "f"(s_22));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1102 = t1098 ^ 16u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1103 = t1040 + t1102;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1103), "r"(t1101) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1104;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1104) : "f"(s_25), "f"(s_26));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1105 = t1098 ^ 32u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1106 = t1040 + t1105;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1106), "r"(t1104) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1107;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1107) : "f"(s_29), "f"(s_30));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1108 = t1098 ^ 48u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1109 = t1040 + t1108;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1109), "r"(t1107) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1110 = t1041 >> 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1111 = t38 + t1110;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1112 = t1111 + 24u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1113 = t1112 >> 1u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1114 = t1113 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1115 = 0u ^ t1114;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1116 = t1112 << 6u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1117 = t1115 << 4u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1118 = t1116 + t1117;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1119 = t1041 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1120 = t1119 << 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1121 = t1118 + t1120;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1122;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1122) : "f"(s_19), "f"(s_20));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1123 = t1040 + t1121;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1123), "r"(t1122) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1124;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1124) : "f"(s_23), "f"(s_24));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1125 = t1121 ^ 16u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1126 = t1040 + t1125;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1126), "r"(t1124) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1127;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1127) : "f"(s_27), "f"(s_28));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1128 = t1121 ^ 32u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1129 = t1040 + t1128;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1129), "r"(t1127) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1130;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1130) : "f"(s_31), "f"(s_32));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1131 = t1121 ^ 48u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1132 = t1040 + t1131;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1132), "r"(t1130) : "memory");
#line 201 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 265 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 lane_2;
        asm volatile("mov.b32 %0, %1;" : "=r"(lane_2) : "r"(lane));
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1134 = lane_2 & 15u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1135 = t38 + t1134;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1136 = lane_2 >> 4u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1137 = t1135 >> 1u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1138 = t1137 & 3u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1139 = t1136 ^ t1138;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1140 = t1135 << 6u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1141 = t1139 << 4u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1142 = t1140 + t1141;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1143 = t40 + t1142;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1144 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1145 = t533 + t1144;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1146;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1146) : "r"(t63));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1147 = t1146 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1148 = t1146 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1149 = t1146 ^ 96u;
        const u32 t1150 = t1145 + t1146;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1151 = t1145 + t1147;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1152 = t1145 + t1148;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1153 = t1145 + t1149;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1154;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1154) : "r"(t1143));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1154) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1154) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1150) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1151) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1152) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1153) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_257), "r"(m_258), "r"(m_259), "r"(m_260), "r"(m_277), "r"(m_278));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_257), "r"(m_258), "r"(m_259), "r"(m_260), "r"(m_279), "r"(m_280));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61) : "r"(m_261), "r"(m_262), "r"(m_263), "r"(m_264), "r"(m_277), "r"(m_278));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(m_261), "r"(m_262), "r"(m_263), "r"(m_264), "r"(m_279), "r"(m_280));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1155;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1155) : "r"(t1143));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1156 = t1155 ^ 32u;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1156) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1156) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_289;
        u32 m_290;
        u32 m_291;
        u32 m_292;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1150) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1151) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1152) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1153) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_281), "r"(m_282), "r"(m_283), "r"(m_284), "r"(m_301), "r"(m_302));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_281), "r"(m_282), "r"(m_283), "r"(m_284), "r"(m_303), "r"(m_304));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61) : "r"(m_285), "r"(m_286), "r"(m_287), "r"(m_288), "r"(m_301), "r"(m_302));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(m_285), "r"(m_286), "r"(m_287), "r"(m_288), "r"(m_303), "r"(m_304));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1157;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1157) : "r"(t1143));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_305;
        u32 m_306;
        u32 m_307;
        u32 m_308;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1157) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_309;
        u32 m_310;
        u32 m_311;
        u32 m_312;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1157) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_313;
        u32 m_314;
        u32 m_315;
        u32 m_316;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1150) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1151) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1152) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1153) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_305), "r"(m_306), "r"(m_307), "r"(m_308), "r"(m_325), "r"(m_326));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_305), "r"(m_306), "r"(m_307), "r"(m_308), "r"(m_327), "r"(m_328));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_325), "r"(m_326));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_327), "r"(m_328));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1158;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1158) : "r"(t1143));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1159 = t1158 ^ 32u;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_329;
        u32 m_330;
        u32 m_331;
        u32 m_332;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1159) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_333;
        u32 m_334;
        u32 m_335;
        u32 m_336;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1159) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_337;
        u32 m_338;
        u32 m_339;
        u32 m_340;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1150) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1151) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1152) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1153) : "memory");
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
        const u32 t1161 = lane_3 & 15u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1162 = t38 + t1161;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1163 = lane_3 >> 4u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1164 = t1162 >> 1u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1165 = t1164 & 3u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1166 = t1163 ^ t1165;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1167 = t1162 << 6u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1168 = t1166 << 4u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1169 = t1167 + t1168;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1170 = t35 + t1169;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1171 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1172 = t530 + t1171;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1173;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1173) : "r"(t63));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1174 = t1173 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1175 = t1173 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1176 = t1173 ^ 96u;
        const u32 t1177 = t1172 + t1173;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1178 = t1172 + t1174;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1179 = t1172 + t1175;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1180 = t1172 + t1176;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1181;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1181) : "r"(t1170));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_353;
        u32 m_354;
        u32 m_355;
        u32 m_356;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1181) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_357;
        u32 m_358;
        u32 m_359;
        u32 m_360;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1181) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_361;
        u32 m_362;
        u32 m_363;
        u32 m_364;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1177) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1178) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1179) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t1180) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_373), "r"(m_374));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_375), "r"(m_376));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61) : "r"(m_357), "r"(m_358), "r"(m_359), "r"(m_360), "r"(m_373), "r"(m_374));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(m_357), "r"(m_358), "r"(m_359), "r"(m_360), "r"(m_375), "r"(m_376));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1182;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1182) : "r"(t1170));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1183 = t1182 ^ 32u;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_377;
        u32 m_378;
        u32 m_379;
        u32 m_380;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t1183) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_381;
        u32 m_382;
        u32 m_383;
        u32 m_384;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t1183) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_385;
        u32 m_386;
        u32 m_387;
        u32 m_388;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t1177) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1178) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t1179) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t1180) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_377), "r"(m_378), "r"(m_379), "r"(m_380), "r"(m_397), "r"(m_398));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_377), "r"(m_378), "r"(m_379), "r"(m_380), "r"(m_399), "r"(m_400));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61) : "r"(m_381), "r"(m_382), "r"(m_383), "r"(m_384), "r"(m_397), "r"(m_398));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(m_381), "r"(m_382), "r"(m_383), "r"(m_384), "r"(m_399), "r"(m_400));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1184;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1184) : "r"(t1170));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_401;
        u32 m_402;
        u32 m_403;
        u32 m_404;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t1184) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_405;
        u32 m_406;
        u32 m_407;
        u32 m_408;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t1184) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_409;
        u32 m_410;
        u32 m_411;
        u32 m_412;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1177) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1178) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t1179) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t1180) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_421), "r"(m_422));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_423), "r"(m_424));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_421), "r"(m_422));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_423), "r"(m_424));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1185;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1185) : "r"(t1170));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1186 = t1185 ^ 32u;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_425;
        u32 m_426;
        u32 m_427;
        u32 m_428;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t1186) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_429;
        u32 m_430;
        u32 m_431;
        u32 m_432;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1186) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_433;
        u32 m_434;
        u32 m_435;
        u32 m_436;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t1177) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t1178) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t1179) : "memory");
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t1180) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_425), "r"(m_426), "r"(m_427), "r"(m_428), "r"(m_445), "r"(m_446));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_425), "r"(m_426), "r"(m_427), "r"(m_428), "r"(m_447), "r"(m_448));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_445), "r"(m_446));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_447), "r"(m_448));
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1187 = t43 << 14u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1188 = smem_1 + t1187;
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
        const u32 t1190 = lane_4 & 7u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1191 = lane_4 >> 4u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1192 = t1191 << 3u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1193 = t1190 + t1192;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1194 = t42 >> 3u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1195 = lane_4 >> 3u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1196 = t1195 & 1u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1197 = t1194 + t1196;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1198 = t1197 >> 2u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1199 = t1197 & 3u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1200 = t1198 << 13u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1201 = t35 + t1200;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1202 = t1193 >> 1u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1203 = t1202 & 3u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1204 = t1199 ^ t1203;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1205 = t1193 << 6u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1206 = t1204 << 4u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1207 = t1205 + t1206;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1208 = t1201 + t1207;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1209;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1209) : "r"(t63));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1210 = t1209 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1211 = t1209 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1212 = t1209 ^ 96u;
        const u32 t1213 = t1188 + t1209;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1214 = t1188 + t1210;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1215 = t1188 + t1211;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1216 = t1188 + t1212;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_449;
        u32 m_450;
        u32 m_451;
        u32 m_452;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t1208) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_453;
        u32 m_454;
        u32 m_455;
        u32 m_456;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t1213) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_449), "r"(m_450), "r"(m_451), "r"(m_452), "r"(m_453), "r"(m_454));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_449), "r"(m_450), "r"(m_451), "r"(m_452), "r"(m_455), "r"(m_456));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_457;
        u32 m_458;
        u32 m_459;
        u32 m_460;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t1214) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_449), "r"(m_450), "r"(m_451), "r"(m_452), "r"(m_457), "r"(m_458));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_449), "r"(m_450), "r"(m_451), "r"(m_452), "r"(m_459), "r"(m_460));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_461;
        u32 m_462;
        u32 m_463;
        u32 m_464;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t1215) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_449), "r"(m_450), "r"(m_451), "r"(m_452), "r"(m_461), "r"(m_462));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_449), "r"(m_450), "r"(m_451), "r"(m_452), "r"(m_463), "r"(m_464));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_465;
        u32 m_466;
        u32 m_467;
        u32 m_468;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t1216) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_449), "r"(m_450), "r"(m_451), "r"(m_452), "r"(m_465), "r"(m_466));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_449), "r"(m_450), "r"(m_451), "r"(m_452), "r"(m_467), "r"(m_468));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_469;
        u32 m_470;
        u32 m_471;
        u32 m_472;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t1208) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_473;
        u32 m_474;
        u32 m_475;
        u32 m_476;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t1213) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_469), "r"(m_470), "r"(m_471), "r"(m_472), "r"(m_473), "r"(m_474));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_469), "r"(m_470), "r"(m_471), "r"(m_472), "r"(m_475), "r"(m_476));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_477;
        u32 m_478;
        u32 m_479;
        u32 m_480;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t1214) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_469), "r"(m_470), "r"(m_471), "r"(m_472), "r"(m_477), "r"(m_478));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_469), "r"(m_470), "r"(m_471), "r"(m_472), "r"(m_479), "r"(m_480));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_481;
        u32 m_482;
        u32 m_483;
        u32 m_484;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t1215) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_469), "r"(m_470), "r"(m_471), "r"(m_472), "r"(m_481), "r"(m_482));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_469), "r"(m_470), "r"(m_471), "r"(m_472), "r"(m_483), "r"(m_484));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_485;
        u32 m_486;
        u32 m_487;
        u32 m_488;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t1216) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_469), "r"(m_470), "r"(m_471), "r"(m_472), "r"(m_485), "r"(m_486));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_469), "r"(m_470), "r"(m_471), "r"(m_472), "r"(m_487), "r"(m_488));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_489;
        u32 m_490;
        u32 m_491;
        u32 m_492;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t1208) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_493;
        u32 m_494;
        u32 m_495;
        u32 m_496;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t1213) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_493), "r"(m_494));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_495), "r"(m_496));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_497;
        u32 m_498;
        u32 m_499;
        u32 m_500;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t1214) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_497), "r"(m_498));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_499), "r"(m_500));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_501;
        u32 m_502;
        u32 m_503;
        u32 m_504;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t1215) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_501), "r"(m_502));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_503), "r"(m_504));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_505;
        u32 m_506;
        u32 m_507;
        u32 m_508;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t1216) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_505), "r"(m_506));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_507), "r"(m_508));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_509;
        u32 m_510;
        u32 m_511;
        u32 m_512;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t1208) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_513;
        u32 m_514;
        u32 m_515;
        u32 m_516;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t1213) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_509), "r"(m_510), "r"(m_511), "r"(m_512), "r"(m_513), "r"(m_514));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_509), "r"(m_510), "r"(m_511), "r"(m_512), "r"(m_515), "r"(m_516));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_517;
        u32 m_518;
        u32 m_519;
        u32 m_520;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t1214) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_509), "r"(m_510), "r"(m_511), "r"(m_512), "r"(m_517), "r"(m_518));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_509), "r"(m_510), "r"(m_511), "r"(m_512), "r"(m_519), "r"(m_520));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_521;
        u32 m_522;
        u32 m_523;
        u32 m_524;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t1215) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_509), "r"(m_510), "r"(m_511), "r"(m_512), "r"(m_521), "r"(m_522));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_509), "r"(m_510), "r"(m_511), "r"(m_512), "r"(m_523), "r"(m_524));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_525;
        u32 m_526;
        u32 m_527;
        u32 m_528;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t1216) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_509), "r"(m_510), "r"(m_511), "r"(m_512), "r"(m_525), "r"(m_526));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_509), "r"(m_510), "r"(m_511), "r"(m_512), "r"(m_527), "r"(m_528));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_529;
        u32 m_530;
        u32 m_531;
        u32 m_532;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t1208) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_533;
        u32 m_534;
        u32 m_535;
        u32 m_536;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t1213) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_533), "r"(m_534));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_535), "r"(m_536));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_537;
        u32 m_538;
        u32 m_539;
        u32 m_540;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t1214) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_537), "r"(m_538));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_539), "r"(m_540));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_541;
        u32 m_542;
        u32 m_543;
        u32 m_544;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t1215) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_541), "r"(m_542));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_543), "r"(m_544));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_545;
        u32 m_546;
        u32 m_547;
        u32 m_548;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t1216) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_545), "r"(m_546));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_547), "r"(m_548));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_549;
        u32 m_550;
        u32 m_551;
        u32 m_552;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+5120];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t1208) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_553;
        u32 m_554;
        u32 m_555;
        u32 m_556;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t1213) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_549), "r"(m_550), "r"(m_551), "r"(m_552), "r"(m_553), "r"(m_554));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_549), "r"(m_550), "r"(m_551), "r"(m_552), "r"(m_555), "r"(m_556));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_557;
        u32 m_558;
        u32 m_559;
        u32 m_560;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t1214) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_549), "r"(m_550), "r"(m_551), "r"(m_552), "r"(m_557), "r"(m_558));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_549), "r"(m_550), "r"(m_551), "r"(m_552), "r"(m_559), "r"(m_560));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_561;
        u32 m_562;
        u32 m_563;
        u32 m_564;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t1215) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_549), "r"(m_550), "r"(m_551), "r"(m_552), "r"(m_561), "r"(m_562));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_549), "r"(m_550), "r"(m_551), "r"(m_552), "r"(m_563), "r"(m_564));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_565;
        u32 m_566;
        u32 m_567;
        u32 m_568;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t1216) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_549), "r"(m_550), "r"(m_551), "r"(m_552), "r"(m_565), "r"(m_566));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_549), "r"(m_550), "r"(m_551), "r"(m_552), "r"(m_567), "r"(m_568));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_569;
        u32 m_570;
        u32 m_571;
        u32 m_572;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t1208) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_573;
        u32 m_574;
        u32 m_575;
        u32 m_576;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t1213) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_573), "r"(m_574));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_575), "r"(m_576));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_577;
        u32 m_578;
        u32 m_579;
        u32 m_580;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_577), "=r"(m_578), "=r"(m_579), "=r"(m_580) : "r"(t1214) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_577), "r"(m_578));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_579), "r"(m_580));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_581;
        u32 m_582;
        u32 m_583;
        u32 m_584;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_581), "=r"(m_582), "=r"(m_583), "=r"(m_584) : "r"(t1215) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_581), "r"(m_582));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_583), "r"(m_584));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_585;
        u32 m_586;
        u32 m_587;
        u32 m_588;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_585), "=r"(m_586), "=r"(m_587), "=r"(m_588) : "r"(t1216) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_585), "r"(m_586));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_587), "r"(m_588));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_589;
        u32 m_590;
        u32 m_591;
        u32 m_592;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+7168];" : "=r"(m_589), "=r"(m_590), "=r"(m_591), "=r"(m_592) : "r"(t1208) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_593;
        u32 m_594;
        u32 m_595;
        u32 m_596;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_593), "=r"(m_594), "=r"(m_595), "=r"(m_596) : "r"(t1213) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_589), "r"(m_590), "r"(m_591), "r"(m_592), "r"(m_593), "r"(m_594));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_589), "r"(m_590), "r"(m_591), "r"(m_592), "r"(m_595), "r"(m_596));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_597;
        u32 m_598;
        u32 m_599;
        u32 m_600;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_597), "=r"(m_598), "=r"(m_599), "=r"(m_600) : "r"(t1214) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_589), "r"(m_590), "r"(m_591), "r"(m_592), "r"(m_597), "r"(m_598));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_589), "r"(m_590), "r"(m_591), "r"(m_592), "r"(m_599), "r"(m_600));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_601;
        u32 m_602;
        u32 m_603;
        u32 m_604;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_601), "=r"(m_602), "=r"(m_603), "=r"(m_604) : "r"(t1215) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_589), "r"(m_590), "r"(m_591), "r"(m_592), "r"(m_601), "r"(m_602));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_589), "r"(m_590), "r"(m_591), "r"(m_592), "r"(m_603), "r"(m_604));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_605;
        u32 m_606;
        u32 m_607;
        u32 m_608;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_605), "=r"(m_606), "=r"(m_607), "=r"(m_608) : "r"(t1216) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_589), "r"(m_590), "r"(m_591), "r"(m_592), "r"(m_605), "r"(m_606));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_589), "r"(m_590), "r"(m_591), "r"(m_592), "r"(m_607), "r"(m_608));
#line 224 "fa-kernels/src/attention/backward/work.rs"
        const u32 t1217 = batch_2 * heads;
#line 224 "fa-kernels/src/attention/backward/work.rs"
        const u32 t1218 = t1217 + head;
#line 224 "fa-kernels/src/attention/backward/work.rs"
        const u32 t1219 = t1218 * padded;
#line 224 "fa-kernels/src/attention/backward/work.rs"
        const u32 t1220 = block << 6u;
#line 224 "fa-kernels/src/attention/backward/work.rs"
        const u32 row_21 = t1219 + t1220;
#line 337 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 row_22 = row_21 + t42;
        const u64 t1223 = (u64)row_22;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1224 = t1223 * sums_stride0;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1225 = t1224 * 4ull;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1226 = sums + t1225;
        const u32 t1227 = t43 << 10u;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1228 = (u64)t1227 * 4u;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1229 = t1226 + t1228;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        const u32 t1230 = lane << 2u;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        const u64 t1231 = (u64)t1230 * 4u;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        const u64 t1232 = t1229 + t1231;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1232), "f"(dq), "f"(dq_2), "f"(dq_3), "f"(dq_4) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t1232), "f"(dq_5), "f"(dq_6), "f"(dq_7), "f"(dq_8) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(t1232), "f"(dq_9), "f"(dq_10), "f"(dq_11), "f"(dq_12) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(t1232), "f"(dq_13), "f"(dq_14), "f"(dq_15), "f"(dq_16) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(t1232), "f"(dq_17), "f"(dq_18), "f"(dq_19), "f"(dq_20) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(t1232), "f"(dq_21), "f"(dq_22), "f"(dq_23), "f"(dq_24) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(t1232), "f"(dq_25), "f"(dq_26), "f"(dq_27), "f"(dq_28) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(t1232), "f"(dq_29), "f"(dq_30), "f"(dq_31), "f"(dq_32) : "memory");
#line 149 "fa-kernels/src/attention/backward/work.rs"
        head = t400;
        block = t402;
    }
#line 164 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 166 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1233 = dk_2 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_2 = t1233;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1234 = dk_3 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_3 = t1234;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1235 = dk_4 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_4 = t1235;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1236 = dk_5 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_5 = t1236;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1237 = dk_6 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_6 = t1237;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1238 = dk_7 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_7 = t1238;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1239 = dk_8 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_8 = t1239;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1240 = dk_9 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_9 = t1240;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1241 = dk_10 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_10 = t1241;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1242 = dk_11 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_11 = t1242;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1243 = dk_12 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_12 = t1243;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1244 = dk_13 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_13 = t1244;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1245 = dk_14 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_14 = t1245;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1246 = dk_15 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_15 = t1246;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1247 = dk_16 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_16 = t1247;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1248 = dk_17 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_17 = t1248;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1249 = dk_18 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_18 = t1249;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1250 = dk_19 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_19 = t1250;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1251 = dk_20 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_20 = t1251;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1252 = dk_21 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_21 = t1252;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1253 = dk_22 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_22 = t1253;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1254 = dk_23 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_23 = t1254;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1255 = dk_24 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_24 = t1255;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1256 = dk_25 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_25 = t1256;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1257 = dk_26 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_26 = t1257;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1258 = dk_27 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_27 = t1258;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1259 = dk_28 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_28 = t1259;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1260 = dk_29 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_29 = t1260;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1261 = dk_30 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_30 = t1261;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1262 = dk_31 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_31 = t1262;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1263 = dk_32 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_32 = t1263;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1264 = dk_33 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_33 = t1264;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1265 = dk_34 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_34 = t1265;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1266 = dk_35 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_35 = t1266;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1267 = dk_36 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_36 = t1267;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1268 = dk_37 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_37 = t1268;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1269 = dk_38 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_38 = t1269;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1270 = dk_39 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_39 = t1270;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1271 = dk_40 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_40 = t1271;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1272 = dk_41 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_41 = t1272;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1273 = dk_42 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_42 = t1273;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1274 = dk_43 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_43 = t1274;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1275 = dk_44 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_44 = t1275;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1276 = dk_45 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_45 = t1276;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1277 = dk_46 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_46 = t1277;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1278 = dk_47 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_47 = t1278;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1279 = dk_48 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_48 = t1279;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1280 = dk_49 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_49 = t1280;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1281 = dk_50 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_50 = t1281;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1282 = dk_51 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_51 = t1282;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1283 = dk_52 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_52 = t1283;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1284 = dk_53 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_53 = t1284;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1285 = dk_54 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_54 = t1285;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1286 = dk_55 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_55 = t1286;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1287 = dk_56 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_56 = t1287;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1288 = dk_57 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_57 = t1288;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1289 = dk_58 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_58 = t1289;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1290 = dk_59 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_59 = t1290;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1291 = dk_60 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_60 = t1291;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1292 = dk_61 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_61 = t1292;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1293 = dk_62 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_62 = t1293;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1294 = dk_63 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_63 = t1294;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1295 = dk_64 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_64 = t1295;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1296 = dk_65 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_65 = t1296;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1297 = share << 14u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1298 = smem_1 + t1297;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1299 = lane >> 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1300 = t38 + t1299;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1301 = t1300 & 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1302 = 0u ^ t1301;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1303 = t1300 << 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1304 = t1302 << 4u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1305 = t1303 + t1304;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1306 = lane & 3u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1307 = t1306 << 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1308 = t1305 + t1307;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1309;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1309) : "f"(dk_2), "f"(dk_3));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1310 = t1298 + t1308;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1310), "r"(t1309) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1311;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1311) : "f"(dk_6), "f"(dk_7));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1312 = t1308 ^ 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1313 = t1298 + t1312;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1313), "r"(t1311) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1314;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1314) : "f"(dk_10), "f"(dk_11));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1315 = t1308 ^ 32u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1316 = t1298 + t1315;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1316), "r"(t1314) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1317;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1317) : "f"(dk_14), "f"(dk_15));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1318 = t1308 ^ 48u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1319 = t1298 + t1318;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1319), "r"(t1317) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1320;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1320) : "f"(dk_18), "f"(dk_19));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1321 = t1308 ^ 64u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1322 = t1298 + t1321;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1322), "r"(t1320) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1323;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1323) : "f"(dk_22), "f"(dk_23));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1324 = t1308 ^ 80u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1325 = t1298 + t1324;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1325), "r"(t1323) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1326;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1326) : "f"(dk_26), "f"(dk_27));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1327 = t1308 ^ 96u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1328 = t1298 + t1327;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1328), "r"(t1326) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1329;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1329) : "f"(dk_30), "f"(dk_31));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1330 = t1308 ^ 112u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1331 = t1298 + t1330;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1331), "r"(t1329) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1332 = lane >> 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1333 = t38 + t1332;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1334 = t1333 + 8u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1335 = t1334 & 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1336 = 0u ^ t1335;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1337 = t1334 << 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1338 = t1336 << 4u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1339 = t1337 + t1338;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1340 = lane & 3u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1341 = t1340 << 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1342 = t1339 + t1341;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1343;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1343) : "f"(dk_4), "f"(dk_5));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1344 = t1298 + t1342;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1344), "r"(t1343) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1345;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1345) : "f"(dk_8), "f"(dk_9));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1346 = t1342 ^ 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1347 = t1298 + t1346;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1347), "r"(t1345) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1348;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1348) : "f"(dk_12), "f"(dk_13));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1349 = t1342 ^ 32u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1350 = t1298 + t1349;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1350), "r"(t1348) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1351;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1351) : "f"(dk_16), "f"(dk_17));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1352 = t1342 ^ 48u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1353 = t1298 + t1352;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1353), "r"(t1351) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1354;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1354) : "f"(dk_20), "f"(dk_21));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1355 = t1342 ^ 64u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1356 = t1298 + t1355;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1356), "r"(t1354) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1357;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1357) : "f"(dk_24), "f"(dk_25));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1358 = t1342 ^ 80u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1359 = t1298 + t1358;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1359), "r"(t1357) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1360;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1360) : "f"(dk_28), "f"(dk_29));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1361 = t1342 ^ 96u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1362 = t1298 + t1361;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1362), "r"(t1360) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1363;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1363) : "f"(dk_32), "f"(dk_33));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1364 = t1342 ^ 112u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1365 = t1298 + t1364;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1365), "r"(t1363) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1366 = lane >> 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1367 = t38 + t1366;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1368 = t1367 + 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1369 = t1368 & 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1370 = 0u ^ t1369;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1371 = t1368 << 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1372 = t1370 << 4u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1373 = t1371 + t1372;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1374 = lane & 3u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1375 = t1374 << 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1376 = t1373 + t1375;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1377;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1377) : "f"(dk_34), "f"(dk_35));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1378 = t1298 + t1376;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1378), "r"(t1377) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1379;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1379) : "f"(dk_38), "f"(dk_39));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1380 = t1376 ^ 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1381 = t1298 + t1380;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1381), "r"(t1379) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1382;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1382) : "f"(dk_42), "f"(dk_43));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1383 = t1376 ^ 32u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1384 = t1298 + t1383;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1384), "r"(t1382) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1385;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1385) : "f"(dk_46), "f"(dk_47));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1386 = t1376 ^ 48u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1387 = t1298 + t1386;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1387), "r"(t1385) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1388;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1388) : "f"(dk_50), "f"(dk_51));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1389 = t1376 ^ 64u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1390 = t1298 + t1389;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1390), "r"(t1388) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1391;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1391) : "f"(dk_54), "f"(dk_55));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1392 = t1376 ^ 80u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1393 = t1298 + t1392;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1393), "r"(t1391) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1394;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1394) : "f"(dk_58), "f"(dk_59));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1395 = t1376 ^ 96u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1396 = t1298 + t1395;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1396), "r"(t1394) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1397;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1397) : "f"(dk_62), "f"(dk_63));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1398 = t1376 ^ 112u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1399 = t1298 + t1398;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1399), "r"(t1397) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1400 = lane >> 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1401 = t38 + t1400;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1402 = t1401 + 24u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1403 = t1402 & 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1404 = 0u ^ t1403;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1405 = t1402 << 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1406 = t1404 << 4u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1407 = t1405 + t1406;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1408 = lane & 3u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1409 = t1408 << 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1410 = t1407 + t1409;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1411;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1411) : "f"(dk_36), "f"(dk_37));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1412 = t1298 + t1410;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1412), "r"(t1411) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1413;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1413) : "f"(dk_40), "f"(dk_41));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1414 = t1410 ^ 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1415 = t1298 + t1414;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1415), "r"(t1413) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1416;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1416) : "f"(dk_44), "f"(dk_45));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1417 = t1410 ^ 32u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1418 = t1298 + t1417;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1418), "r"(t1416) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1419;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1419) : "f"(dk_48), "f"(dk_49));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1420 = t1410 ^ 48u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1421 = t1298 + t1420;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1421), "r"(t1419) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1422;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1422) : "f"(dk_52), "f"(dk_53));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1423 = t1410 ^ 64u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1424 = t1298 + t1423;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1424), "r"(t1422) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1425;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1425) : "f"(dk_56), "f"(dk_57));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1426 = t1410 ^ 80u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1427 = t1298 + t1426;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1427), "r"(t1425) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1428;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1428) : "f"(dk_60), "f"(dk_61));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1429 = t1410 ^ 96u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1430 = t1298 + t1429;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1430), "r"(t1428) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1431;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1431) : "f"(dk_64), "f"(dk_65));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1432 = t1410 ^ 112u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1433 = t1298 + t1432;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1433), "r"(t1431) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 367 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 first_column = share << 6u;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1435 = (u64)batch_2;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1436 = t1435 * dk_stride0;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1437 = t1436 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1438 = dk + t1437;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1439 = (u64)t8;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1440 = t1439 * dk_stride1;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1441 = t1440 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1442 = t1438 + t1441;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1443 = (u64)t10;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1444 = t1443 * dk_stride2;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1445 = t1444 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1446 = t1442 + t1445;
    const u32 end_29 = head_dim > first_column ? head_dim : first_column;
    const u32 t1448 = seq_k - t8;
#line 371 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1449 = end_29 - first_column;
#line 371 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1450 = t1449 >> 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1451 = (u64)first_column * 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1452 = t1446 + t1451;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1453 = (u32)dk_stride1;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1454 = t1453 << 1u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1455 = lane >> 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1456 = t38 + t1455;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1457 = lane & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1458 = t1456 < t1448;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1459 = t1457 < t1450;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1460 = t1458 & t1459;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1460) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1461 = t1456 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1462 = t1457 ^ t1461;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1463 = t1456 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1464 = t1462 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1465 = t1463 + t1464;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1466 = t1298 + t1465;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_23;
        u32 row_24;
        u32 row_25;
        u32 row_26;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_23), "=r"(row_24), "=r"(row_25), "=r"(row_26) : "r"(t1466) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1467 = (u64)t1456 * t1454;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1468 = t1452 + t1467;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1469 = (u64)t1457 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1470 = t1468 + t1469;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1470), "r"(row_23), "r"(row_24), "r"(row_25), "r"(row_26) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1471 = t1456 + 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1472 = t1471 < t1448;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1473 = t1457 < t1450;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1474 = t1472 & t1473;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1474) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1475 = t1471 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1476 = t1457 ^ t1475;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1477 = t1471 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1478 = t1476 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1479 = t1477 + t1478;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1480 = t1298 + t1479;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_27;
        u32 row_28;
        u32 row_29;
        u32 row_30;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_27), "=r"(row_28), "=r"(row_29), "=r"(row_30) : "r"(t1480) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1481 = (u64)t1471 * t1454;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1482 = t1452 + t1481;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1483 = (u64)t1457 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1484 = t1482 + t1483;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1484), "r"(row_27), "r"(row_28), "r"(row_29), "r"(row_30) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1485 = t1456 + 8u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1486 = t1485 < t1448;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1487 = t1457 < t1450;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1488 = t1486 & t1487;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1488) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1489 = t1485 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1490 = t1457 ^ t1489;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1491 = t1485 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1492 = t1490 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1493 = t1491 + t1492;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1494 = t1298 + t1493;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_31;
        u32 row_32;
        u32 row_33;
        u32 row_34;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_31), "=r"(row_32), "=r"(row_33), "=r"(row_34) : "r"(t1494) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1495 = (u64)t1485 * t1454;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1496 = t1452 + t1495;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1497 = (u64)t1457 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1498 = t1496 + t1497;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1498), "r"(row_31), "r"(row_32), "r"(row_33), "r"(row_34) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1499 = t1456 + 12u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1500 = t1499 < t1448;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1501 = t1457 < t1450;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1502 = t1500 & t1501;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1502) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1503 = t1499 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1504 = t1457 ^ t1503;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1505 = t1499 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1506 = t1504 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1507 = t1505 + t1506;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1508 = t1298 + t1507;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_35;
        u32 row_36;
        u32 row_37;
        u32 row_38;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_35), "=r"(row_36), "=r"(row_37), "=r"(row_38) : "r"(t1508) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1509 = (u64)t1499 * t1454;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1510 = t1452 + t1509;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1511 = (u64)t1457 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1512 = t1510 + t1511;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1512), "r"(row_35), "r"(row_36), "r"(row_37), "r"(row_38) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1513 = t1456 + 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1514 = t1513 < t1448;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1515 = t1457 < t1450;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1516 = t1514 & t1515;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1516) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1517 = t1513 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1518 = t1457 ^ t1517;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1519 = t1513 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1520 = t1518 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1521 = t1519 + t1520;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1522 = t1298 + t1521;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_39;
        u32 row_40;
        u32 row_41;
        u32 row_42;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_39), "=r"(row_40), "=r"(row_41), "=r"(row_42) : "r"(t1522) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1523 = (u64)t1513 * t1454;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1524 = t1452 + t1523;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1525 = (u64)t1457 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1526 = t1524 + t1525;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1526), "r"(row_39), "r"(row_40), "r"(row_41), "r"(row_42) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1527 = t1456 + 20u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1528 = t1527 < t1448;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1529 = t1457 < t1450;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1530 = t1528 & t1529;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1530) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1531 = t1527 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1532 = t1457 ^ t1531;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1533 = t1527 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1534 = t1532 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1535 = t1533 + t1534;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1536 = t1298 + t1535;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_43;
        u32 row_44;
        u32 row_45;
        u32 row_46;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_43), "=r"(row_44), "=r"(row_45), "=r"(row_46) : "r"(t1536) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1537 = (u64)t1527 * t1454;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1538 = t1452 + t1537;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1539 = (u64)t1457 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1540 = t1538 + t1539;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1540), "r"(row_43), "r"(row_44), "r"(row_45), "r"(row_46) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1541 = t1456 + 24u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1542 = t1541 < t1448;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1543 = t1457 < t1450;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1544 = t1542 & t1543;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1544) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1545 = t1541 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1546 = t1457 ^ t1545;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1547 = t1541 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1548 = t1546 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1549 = t1547 + t1548;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1550 = t1298 + t1549;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_47;
        u32 row_48;
        u32 row_49;
        u32 row_50;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_47), "=r"(row_48), "=r"(row_49), "=r"(row_50) : "r"(t1550) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1551 = (u64)t1541 * t1454;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1552 = t1452 + t1551;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1553 = (u64)t1457 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1554 = t1552 + t1553;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1554), "r"(row_47), "r"(row_48), "r"(row_49), "r"(row_50) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1555 = t1456 + 28u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1556 = t1555 < t1448;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1557 = t1457 < t1450;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1558 = t1556 & t1557;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1558) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1559 = t1555 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1560 = t1457 ^ t1559;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1561 = t1555 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1562 = t1560 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1563 = t1561 + t1562;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1564 = t1298 + t1563;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_51;
        u32 row_52;
        u32 row_53;
        u32 row_54;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_51), "=r"(row_52), "=r"(row_53), "=r"(row_54) : "r"(t1564) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1565 = (u64)t1555 * t1454;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1566 = t1452 + t1565;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1567 = (u64)t1457 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1568 = t1566 + t1567;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1568), "r"(row_51), "r"(row_52), "r"(row_53), "r"(row_54) : "memory");
    }
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1569 = share << 14u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1570 = t39 + t1569;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1571 = lane >> 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1572 = t38 + t1571;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1573 = t1572 & 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1574 = 0u ^ t1573;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1575 = t1572 << 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1576 = t1574 << 4u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1577 = t1575 + t1576;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1578 = lane & 3u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1579 = t1578 << 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1580 = t1577 + t1579;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1581;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1581) : "f"(dv_2), "f"(dv_3));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1582 = t1570 + t1580;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1582), "r"(t1581) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1583;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1583) : "f"(dv_6), "f"(dv_7));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1584 = t1580 ^ 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1585 = t1570 + t1584;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1585), "r"(t1583) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1586;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1586) : "f"(dv_10), "f"(dv_11));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1587 = t1580 ^ 32u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1588 = t1570 + t1587;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1588), "r"(t1586) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1589;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1589) : "f"(dv_14), "f"(dv_15));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1590 = t1580 ^ 48u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1591 = t1570 + t1590;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1591), "r"(t1589) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1592;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1592) : "f"(dv_18), "f"(dv_19));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1593 = t1580 ^ 64u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1594 = t1570 + t1593;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1594), "r"(t1592) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1595;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1595) : "f"(dv_22), "f"(dv_23));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1596 = t1580 ^ 80u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1597 = t1570 + t1596;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1597), "r"(t1595) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1598;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1598) : "f"(dv_26), "f"(dv_27));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1599 = t1580 ^ 96u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1600 = t1570 + t1599;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1600), "r"(t1598) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1601;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1601) : "f"(dv_30), "f"(dv_31));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1602 = t1580 ^ 112u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1603 = t1570 + t1602;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1603), "r"(t1601) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1604 = lane >> 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1605 = t38 + t1604;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1606 = t1605 + 8u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1607 = t1606 & 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1608 = 0u ^ t1607;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1609 = t1606 << 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1610 = t1608 << 4u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1611 = t1609 + t1610;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1612 = lane & 3u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1613 = t1612 << 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1614 = t1611 + t1613;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1615;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1615) : "f"(dv_4), "f"(dv_5));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1616 = t1570 + t1614;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1616), "r"(t1615) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1617;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1617) : "f"(dv_8), "f"(dv_9));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1618 = t1614 ^ 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1619 = t1570 + t1618;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1619), "r"(t1617) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1620;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1620) : "f"(dv_12), "f"(dv_13));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1621 = t1614 ^ 32u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1622 = t1570 + t1621;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1622), "r"(t1620) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1623;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1623) : "f"(dv_16), "f"(dv_17));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1624 = t1614 ^ 48u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1625 = t1570 + t1624;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1625), "r"(t1623) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1626;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1626) : "f"(dv_20), "f"(dv_21));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1627 = t1614 ^ 64u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1628 = t1570 + t1627;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1628), "r"(t1626) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1629;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1629) : "f"(dv_24), "f"(dv_25));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1630 = t1614 ^ 80u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1631 = t1570 + t1630;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1631), "r"(t1629) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1632;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1632) : "f"(dv_28), "f"(dv_29));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1633 = t1614 ^ 96u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1634 = t1570 + t1633;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1634), "r"(t1632) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1635;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1635) : "f"(dv_32), "f"(dv_33));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1636 = t1614 ^ 112u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1637 = t1570 + t1636;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1637), "r"(t1635) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1638 = lane >> 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1639 = t38 + t1638;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1640 = t1639 + 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1641 = t1640 & 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1642 = 0u ^ t1641;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1643 = t1640 << 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1644 = t1642 << 4u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1645 = t1643 + t1644;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1646 = lane & 3u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1647 = t1646 << 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1648 = t1645 + t1647;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1649;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1649) : "f"(dv_34), "f"(dv_35));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1650 = t1570 + t1648;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1650), "r"(t1649) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1651;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1651) : "f"(dv_38), "f"(dv_39));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1652 = t1648 ^ 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1653 = t1570 + t1652;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1653), "r"(t1651) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1654;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1654) : "f"(dv_42), "f"(dv_43));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1655 = t1648 ^ 32u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1656 = t1570 + t1655;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1656), "r"(t1654) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1657;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1657) : "f"(dv_46), "f"(dv_47));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1658 = t1648 ^ 48u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1659 = t1570 + t1658;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1659), "r"(t1657) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1660;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1660) : "f"(dv_50), "f"(dv_51));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1661 = t1648 ^ 64u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1662 = t1570 + t1661;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1662), "r"(t1660) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1663;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1663) : "f"(dv_54), "f"(dv_55));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1664 = t1648 ^ 80u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1665 = t1570 + t1664;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1665), "r"(t1663) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1666;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1666) : "f"(dv_58), "f"(dv_59));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1667 = t1648 ^ 96u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1668 = t1570 + t1667;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1668), "r"(t1666) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1669;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1669) : "f"(dv_62), "f"(dv_63));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1670 = t1648 ^ 112u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1671 = t1570 + t1670;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1671), "r"(t1669) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1672 = lane >> 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1673 = t38 + t1672;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1674 = t1673 + 24u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1675 = t1674 & 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1676 = 0u ^ t1675;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1677 = t1674 << 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1678 = t1676 << 4u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1679 = t1677 + t1678;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1680 = lane & 3u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1681 = t1680 << 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1682 = t1679 + t1681;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1683;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1683) : "f"(dv_36), "f"(dv_37));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1684 = t1570 + t1682;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1684), "r"(t1683) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1685;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1685) : "f"(dv_40), "f"(dv_41));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1686 = t1682 ^ 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1687 = t1570 + t1686;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1687), "r"(t1685) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1688;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1688) : "f"(dv_44), "f"(dv_45));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1689 = t1682 ^ 32u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1690 = t1570 + t1689;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1690), "r"(t1688) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1691;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1691) : "f"(dv_48), "f"(dv_49));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1692 = t1682 ^ 48u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1693 = t1570 + t1692;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1693), "r"(t1691) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1694;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1694) : "f"(dv_52), "f"(dv_53));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1695 = t1682 ^ 64u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1696 = t1570 + t1695;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1696), "r"(t1694) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1697;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1697) : "f"(dv_56), "f"(dv_57));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1698 = t1682 ^ 80u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1699 = t1570 + t1698;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1699), "r"(t1697) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1700;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1700) : "f"(dv_60), "f"(dv_61));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1701 = t1682 ^ 96u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1702 = t1570 + t1701;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1702), "r"(t1700) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1703;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1703) : "f"(dv_64), "f"(dv_65));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1704 = t1682 ^ 112u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1705 = t1570 + t1704;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1705), "r"(t1703) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 367 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 first_column_2 = share << 6u;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1707 = (u64)batch_2;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1708 = t1707 * dv_stride0;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1709 = t1708 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1710 = dv + t1709;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1711 = (u64)t8;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1712 = t1711 * dv_stride1;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1713 = t1712 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1714 = t1710 + t1713;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1715 = (u64)t10;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1716 = t1715 * dv_stride2;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1717 = t1716 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1718 = t1714 + t1717;
    const u32 end_30 = head_dim > first_column_2 ? head_dim : first_column_2;
    const u32 t1720 = seq_k - t8;
#line 371 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1721 = end_30 - first_column_2;
#line 371 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1722 = t1721 >> 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1723 = (u64)first_column_2 * 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1724 = t1718 + t1723;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1725 = (u32)dv_stride1;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1726 = t1725 << 1u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1727 = lane >> 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1728 = t38 + t1727;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1729 = lane & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1730 = t1728 < t1720;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1731 = t1729 < t1722;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1732 = t1730 & t1731;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1732) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1733 = t1728 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1734 = t1729 ^ t1733;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1735 = t1728 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1736 = t1734 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1737 = t1735 + t1736;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1738 = t1570 + t1737;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_55;
        u32 row_56;
        u32 row_57;
        u32 row_58;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_55), "=r"(row_56), "=r"(row_57), "=r"(row_58) : "r"(t1738) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1739 = (u64)t1728 * t1726;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1740 = t1724 + t1739;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1741 = (u64)t1729 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1742 = t1740 + t1741;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1742), "r"(row_55), "r"(row_56), "r"(row_57), "r"(row_58) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1743 = t1728 + 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1744 = t1743 < t1720;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1745 = t1729 < t1722;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1746 = t1744 & t1745;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1746) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1747 = t1743 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1748 = t1729 ^ t1747;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1749 = t1743 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1750 = t1748 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1751 = t1749 + t1750;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1752 = t1570 + t1751;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_59;
        u32 row_60;
        u32 row_61;
        u32 row_62;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_59), "=r"(row_60), "=r"(row_61), "=r"(row_62) : "r"(t1752) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1753 = (u64)t1743 * t1726;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1754 = t1724 + t1753;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1755 = (u64)t1729 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1756 = t1754 + t1755;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1756), "r"(row_59), "r"(row_60), "r"(row_61), "r"(row_62) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1757 = t1728 + 8u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1758 = t1757 < t1720;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1759 = t1729 < t1722;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1760 = t1758 & t1759;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1760) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1761 = t1757 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1762 = t1729 ^ t1761;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1763 = t1757 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1764 = t1762 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1765 = t1763 + t1764;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1766 = t1570 + t1765;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_63;
        u32 row_64;
        u32 row_65;
        u32 row_66;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_63), "=r"(row_64), "=r"(row_65), "=r"(row_66) : "r"(t1766) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1767 = (u64)t1757 * t1726;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1768 = t1724 + t1767;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1769 = (u64)t1729 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1770 = t1768 + t1769;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1770), "r"(row_63), "r"(row_64), "r"(row_65), "r"(row_66) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1771 = t1728 + 12u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1772 = t1771 < t1720;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1773 = t1729 < t1722;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1774 = t1772 & t1773;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1774) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1775 = t1771 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1776 = t1729 ^ t1775;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1777 = t1771 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1778 = t1776 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1779 = t1777 + t1778;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1780 = t1570 + t1779;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_67;
        u32 row_68;
        u32 row_69;
        u32 row_70;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_67), "=r"(row_68), "=r"(row_69), "=r"(row_70) : "r"(t1780) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1781 = (u64)t1771 * t1726;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1782 = t1724 + t1781;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1783 = (u64)t1729 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1784 = t1782 + t1783;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1784), "r"(row_67), "r"(row_68), "r"(row_69), "r"(row_70) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1785 = t1728 + 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1786 = t1785 < t1720;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1787 = t1729 < t1722;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1788 = t1786 & t1787;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1788) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1789 = t1785 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1790 = t1729 ^ t1789;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1791 = t1785 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1792 = t1790 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1793 = t1791 + t1792;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1794 = t1570 + t1793;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_71;
        u32 row_72;
        u32 row_73;
        u32 row_74;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_71), "=r"(row_72), "=r"(row_73), "=r"(row_74) : "r"(t1794) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1795 = (u64)t1785 * t1726;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1796 = t1724 + t1795;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1797 = (u64)t1729 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1798 = t1796 + t1797;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1798), "r"(row_71), "r"(row_72), "r"(row_73), "r"(row_74) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1799 = t1728 + 20u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1800 = t1799 < t1720;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1801 = t1729 < t1722;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1802 = t1800 & t1801;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1802) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1803 = t1799 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1804 = t1729 ^ t1803;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1805 = t1799 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1806 = t1804 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1807 = t1805 + t1806;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1808 = t1570 + t1807;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_75;
        u32 row_76;
        u32 row_77;
        u32 row_78;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_75), "=r"(row_76), "=r"(row_77), "=r"(row_78) : "r"(t1808) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1809 = (u64)t1799 * t1726;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1810 = t1724 + t1809;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1811 = (u64)t1729 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1812 = t1810 + t1811;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1812), "r"(row_75), "r"(row_76), "r"(row_77), "r"(row_78) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1813 = t1728 + 24u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1814 = t1813 < t1720;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1815 = t1729 < t1722;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1816 = t1814 & t1815;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1816) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1817 = t1813 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1818 = t1729 ^ t1817;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1819 = t1813 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1820 = t1818 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1821 = t1819 + t1820;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1822 = t1570 + t1821;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_79;
        u32 row_80;
        u32 row_81;
        u32 row_82;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_79), "=r"(row_80), "=r"(row_81), "=r"(row_82) : "r"(t1822) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1823 = (u64)t1813 * t1726;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1824 = t1724 + t1823;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1825 = (u64)t1729 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1826 = t1824 + t1825;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1826), "r"(row_79), "r"(row_80), "r"(row_81), "r"(row_82) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1827 = t1728 + 28u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1828 = t1827 < t1720;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1829 = t1729 < t1722;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1830 = t1828 & t1829;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1830) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1831 = t1827 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1832 = t1729 ^ t1831;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1833 = t1827 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1834 = t1832 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1835 = t1833 + t1834;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1836 = t1570 + t1835;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_83;
        u32 row_84;
        u32 row_85;
        u32 row_86;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_83), "=r"(row_84), "=r"(row_85), "=r"(row_86) : "r"(t1836) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1837 = (u64)t1827 * t1726;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1838 = t1724 + t1837;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1839 = (u64)t1729 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1840 = t1838 + t1839;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1840), "r"(row_83), "r"(row_84), "r"(row_85), "r"(row_86) : "memory");
    }
}
