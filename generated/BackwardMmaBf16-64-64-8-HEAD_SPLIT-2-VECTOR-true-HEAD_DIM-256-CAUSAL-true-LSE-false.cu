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
    const u32 t38 = t37 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t39 = smem_1 + 32768u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t40 = t35 + 8192u;
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
    const u32 t94 = t8 + t77;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t95 = t94 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t96 = t78 < t89;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t97 = t95 & t96;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t98 = t97 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t90), "l"(t92), "r"(t98) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t99 = t8 + t77;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t100 = t99 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t101 = t100 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t102 = t78 < t89;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t103 = t101 & t102;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t104 = t103 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t90), "l"(t93), "r"(t104) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t105 = t92 + 128ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t106 = t8 + t77;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t107 = t106 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t108 = t78 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t109 = t108 < t89;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t110 = t107 & t109;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t111 = t110 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t90), "l"(t105), "r"(t111) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t112 = t93 + 128ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t113 = t8 + t77;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t114 = t113 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t115 = t114 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t116 = t78 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t117 = t116 < t89;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t118 = t115 & t117;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t119 = t118 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t90), "l"(t112), "r"(t119) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t120 = t92 + 256ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t121 = t8 + t77;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t122 = t121 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t123 = t78 + 16u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t124 = t123 < t89;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t125 = t122 & t124;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t126 = t125 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t90), "l"(t120), "r"(t126) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t127 = t93 + 256ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t128 = t8 + t77;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t129 = t128 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t130 = t129 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t131 = t78 + 16u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t132 = t131 < t89;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t133 = t130 & t132;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t134 = t133 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t90), "l"(t127), "r"(t134) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t135 = t92 + 384ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t136 = t8 + t77;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t137 = t136 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t138 = t78 + 24u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t139 = t138 < t89;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t140 = t137 & t139;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t141 = t140 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t90), "l"(t135), "r"(t141) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t142 = t93 + 384ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t143 = t8 + t77;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t144 = t143 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t145 = t144 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t146 = t78 + 24u;
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
    const u32 t180 = t8 + t163;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t181 = t180 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t182 = t164 < t175;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t183 = t181 & t182;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t184 = t183 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t176), "l"(t178), "r"(t184) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t185 = t8 + t163;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t186 = t185 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t187 = t186 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t188 = t164 < t175;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t189 = t187 & t188;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t190 = t189 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t176), "l"(t179), "r"(t190) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t191 = t178 + 128ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t192 = t8 + t163;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t193 = t192 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t194 = t164 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t195 = t194 < t175;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t196 = t193 & t195;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t197 = t196 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t176), "l"(t191), "r"(t197) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t198 = t179 + 128ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t199 = t8 + t163;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t200 = t199 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t201 = t200 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t202 = t164 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t203 = t202 < t175;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t204 = t201 & t203;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t205 = t204 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t176), "l"(t198), "r"(t205) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t206 = t178 + 256ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t207 = t8 + t163;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t208 = t207 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t209 = t164 + 16u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t210 = t209 < t175;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t211 = t208 & t210;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t212 = t211 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t176), "l"(t206), "r"(t212) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t213 = t179 + 256ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t214 = t8 + t163;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t215 = t214 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t216 = t215 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t217 = t164 + 16u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t218 = t217 < t175;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t219 = t216 & t218;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t220 = t219 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t176), "l"(t213), "r"(t220) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t221 = t178 + 384ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t222 = t8 + t163;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t223 = t222 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t224 = t164 + 24u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t225 = t224 < t175;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t226 = t223 & t225;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t227 = t226 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t176), "l"(t221), "r"(t227) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t228 = t179 + 384ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t229 = t8 + t163;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t230 = t229 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t231 = t230 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t232 = t164 + 24u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t233 = t232 < t175;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t234 = t231 & t233;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t235 = t234 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t176), "l"(t228), "r"(t235) : "memory");
#line 153 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 smem_2 = smem_1 + 81920u;
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
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t334 = t299 + 256ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t335 = t290 + t248;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t336 = t335 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t337 = t249 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t338 = t337 < t285;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t339 = t336 & t338;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t340 = t339 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t292), "l"(t334), "r"(t340) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t341 = t307 + 256ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t342 = t290 + t248;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t343 = t342 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t344 = t343 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t345 = t249 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t346 = t345 < t285;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t347 = t344 & t346;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t348 = t347 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t292), "l"(t341), "r"(t348) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t349 = t299 + 384ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t350 = t290 + t248;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t351 = t350 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t352 = t249 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t353 = t352 < t285;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t354 = t351 & t353;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t355 = t354 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t292), "l"(t349), "r"(t355) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t356 = t307 + 384ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t357 = t290 + t248;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t358 = t357 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t359 = t358 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t360 = t249 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t361 = t360 < t285;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t362 = t359 & t361;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t363 = t362 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t292), "l"(t356), "r"(t363) : "memory");
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t364 = thread < 32u;
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
        if (t364) {
#line 224 "fa-kernels/src/attention/backward/work.rs"
            const u32 t365 = batch_2 * heads;
#line 224 "fa-kernels/src/attention/backward/work.rs"
            const u32 t366 = t365 + head;
#line 224 "fa-kernels/src/attention/backward/work.rs"
            const u32 t367 = t366 * padded;
#line 224 "fa-kernels/src/attention/backward/work.rs"
            const u32 t368 = block << 6u;
#line 224 "fa-kernels/src/attention/backward/work.rs"
            const u32 row = t367 + t368;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t370 = thread << 1u;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 row_2 = row + t370;
            const u32 t372 = thread << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t373 = t238 + t372;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t374 = (u64)row_2;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t375 = t374 * statistics_stride0;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t376 = t375 * 4ull;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t377 = statistics + t376;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t373), "l"(t377) : "memory");
        }
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t378 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t379 = (u32)d_o_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t380 = t379 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 head_3 = (u64)head * t380;
        const u64 of_head_2 = t266 + head_3;
        const u32 t383 = block << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t384 = (u64)t270 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t385 = t237 + t275;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t386 = t383 + t269;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t387 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t388 = t387 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t389 = t386 < t388 ? t386 : t388;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t390 = (u64)t389 * t268;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t391 = of_head_2 + t390;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t392 = t391 + t384;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t393 = t383 + t269;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t394 = t393 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t395 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t396 = t395 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t397 = t394 < t396 ? t394 : t396;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t398 = (u64)t397 * t268;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t399 = of_head_2 + t398;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t400 = t399 + t384;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t401 = t383 + t269;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t402 = t401 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t403 = t270 < t378;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t404 = t402 & t403;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t405 = t404 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t385), "l"(t392), "r"(t405) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t406 = t383 + t269;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t407 = t406 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t408 = t407 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t409 = t270 < t378;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t410 = t408 & t409;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t411 = t410 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t385), "l"(t400), "r"(t411) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t412 = t392 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t413 = t383 + t269;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t414 = t413 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t415 = t270 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t416 = t415 < t378;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t417 = t414 & t416;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t418 = t417 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t385), "l"(t412), "r"(t418) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t419 = t400 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t420 = t383 + t269;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t421 = t420 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t422 = t421 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t423 = t270 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t424 = t423 < t378;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t425 = t422 & t424;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t426 = t425 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t385), "l"(t419), "r"(t426) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t427 = t392 + 256ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t428 = t383 + t269;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t429 = t428 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t430 = t270 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t431 = t430 < t378;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t432 = t429 & t431;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t433 = t432 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t385), "l"(t427), "r"(t433) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t434 = t400 + 256ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t435 = t383 + t269;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t436 = t435 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t437 = t436 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t438 = t270 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t439 = t438 < t378;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t440 = t437 & t439;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t441 = t440 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t385), "l"(t434), "r"(t441) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t442 = t392 + 384ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t443 = t383 + t269;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t444 = t443 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t445 = t270 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t446 = t445 < t378;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t447 = t444 & t446;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t448 = t447 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t385), "l"(t442), "r"(t448) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t449 = t400 + 384ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t450 = t383 + t269;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t451 = t450 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t452 = t451 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t453 = t270 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t454 = t453 < t378;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t455 = t452 & t454;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t456 = t455 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t385), "l"(t449), "r"(t456) : "memory");
    }
#line 160 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 135 "fa-kernels/src/attention/backward/work.rs"
    #pragma unroll 1
    for (u32 i = 0u; i < count_2; i += 1u) {
#line 139 "fa-kernels/src/attention/backward/work.rs"
        const u32 t457 = block + 1u;
#line 139 "fa-kernels/src/attention/backward/work.rs"
        const bool wraps = t457 == count;
        const u32 t459 = head + 1u;
#line 140 "fa-kernels/src/attention/backward/work.rs"
        const u32 t460 = wraps ? t459 : head;
#line 140 "fa-kernels/src/attention/backward/work.rs"
        const u32 t461 = block + 1u;
#line 140 "fa-kernels/src/attention/backward/work.rs"
        const u32 t462 = wraps ? first : t461;
#line 147 "fa-kernels/src/attention/backward/work.rs"
        const u32 t463 = i + 1u;
#line 147 "fa-kernels/src/attention/backward/work.rs"
        const bool more = t463 < count_2;
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
        const u32 t465 = lane & 15u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t466 = t38 + t465;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t467 = lane >> 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t468 = t466 & 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t469 = t467 ^ t468;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t470 = t466 << 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t471 = t469 << 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t472 = t470 + t471;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t473 = smem_1 + t472;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t474;
        asm volatile("mov.b32 %0, %1;" : "=r"(t474) : "r"(t56));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t475 = t474 ^ 32u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t476 = t474 ^ 64u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t477 = t474 ^ 96u;
        const u32 t478 = smem_2 + t474;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t479;
        asm volatile("mov.b32 %0, %1;" : "=r"(t479) : "r"(t473));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t479) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t478) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t478) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t480 = smem_2 + t475;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t481;
        asm volatile("mov.b32 %0, %1;" : "=r"(t481) : "r"(t473));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t482 = t481 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t482) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t480) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_17), "r"(m_18));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_19), "r"(m_20));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t480) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_21), "r"(m_22));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_23), "r"(m_24));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t483 = smem_2 + t476;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t484;
        asm volatile("mov.b32 %0, %1;" : "=r"(t484) : "r"(t473));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t485 = t484 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t485) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t483) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_29), "r"(m_30));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_31), "r"(m_32));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t483) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_33), "r"(m_34));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_35), "r"(m_36));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t486 = smem_2 + t477;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t487;
        asm volatile("mov.b32 %0, %1;" : "=r"(t487) : "r"(t473));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t488 = t487 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t488) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t486) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_41), "r"(m_42));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_43), "r"(m_44));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t486) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_45), "r"(m_46));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_47), "r"(m_48));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t489;
        asm volatile("mov.b32 %0, %1;" : "=r"(t489) : "r"(t473));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t489) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t478) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_53), "r"(m_54));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_55), "r"(m_56));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t478) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_57), "r"(m_58));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_59), "r"(m_60));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t490;
        asm volatile("mov.b32 %0, %1;" : "=r"(t490) : "r"(t473));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t491 = t490 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t491) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t480) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t480) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t492;
        asm volatile("mov.b32 %0, %1;" : "=r"(t492) : "r"(t473));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t493 = t492 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t493) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t483) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_77), "r"(m_78));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_79), "r"(m_80));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t483) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_81), "r"(m_82));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_83), "r"(m_84));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t494;
        asm volatile("mov.b32 %0, %1;" : "=r"(t494) : "r"(t473));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t495 = t494 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t495) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t486) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_89), "r"(m_90));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_91), "r"(m_92));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t486) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_93), "r"(m_94));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_95), "r"(m_96));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t496;
        asm volatile("mov.b32 %0, %1;" : "=r"(t496) : "r"(t473));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t496) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t478) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_101), "r"(m_102));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_103), "r"(m_104));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t478) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_105), "r"(m_106));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_107), "r"(m_108));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t497;
        asm volatile("mov.b32 %0, %1;" : "=r"(t497) : "r"(t473));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t498 = t497 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t498) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t480) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_113), "r"(m_114));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_115), "r"(m_116));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t480) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_117), "r"(m_118));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_119), "r"(m_120));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t499;
        asm volatile("mov.b32 %0, %1;" : "=r"(t499) : "r"(t473));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t500 = t499 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t500) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t483) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t483) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t501;
        asm volatile("mov.b32 %0, %1;" : "=r"(t501) : "r"(t473));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t502 = t501 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t502) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t486) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_137), "r"(m_138));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_139), "r"(m_140));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t486) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_141), "r"(m_142));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_143), "r"(m_144));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t503;
        asm volatile("mov.b32 %0, %1;" : "=r"(t503) : "r"(t473));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t503) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t478) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_149), "r"(m_150));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_151), "r"(m_152));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+26624];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t478) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_153), "r"(m_154));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_155), "r"(m_156));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t504;
        asm volatile("mov.b32 %0, %1;" : "=r"(t504) : "r"(t473));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t505 = t504 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t505) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t480) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_161), "r"(m_162));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_163), "r"(m_164));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+26624];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t480) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_165), "r"(m_166));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_167), "r"(m_168));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t506;
        asm volatile("mov.b32 %0, %1;" : "=r"(t506) : "r"(t473));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t507 = t506 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t507) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t483) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_173), "r"(m_174));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_175), "r"(m_176));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+26624];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t483) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_177), "r"(m_178));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_179), "r"(m_180));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t508;
        asm volatile("mov.b32 %0, %1;" : "=r"(t508) : "r"(t473));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t509 = t508 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t509) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t486) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_185), "r"(m_186));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_187), "r"(m_188));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+26624];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t486) : "memory");
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
        const u32 t510 = lane & 15u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t511 = t38 + t510;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t512 = lane >> 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t513 = t511 & 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t514 = t512 ^ t513;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t515 = t511 << 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t516 = t514 << 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t517 = t515 + t516;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t518 = t39 + t517;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t519;
        asm volatile("mov.b32 %0, %1;" : "=r"(t519) : "r"(t56));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t520 = t519 ^ 32u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t521 = t519 ^ 64u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t522 = t519 ^ 96u;
        const u32 t523 = t237 + t519;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t524;
        asm volatile("mov.b32 %0, %1;" : "=r"(t524) : "r"(t518));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t524) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t523) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_197), "r"(m_198));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_199), "r"(m_200));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t523) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_201), "r"(m_202));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_203), "r"(m_204));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t525 = t237 + t520;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t526;
        asm volatile("mov.b32 %0, %1;" : "=r"(t526) : "r"(t518));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t527 = t526 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t527) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t525) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_209), "r"(m_210));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_211), "r"(m_212));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t525) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_213), "r"(m_214));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_215), "r"(m_216));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t528 = t237 + t521;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t529;
        asm volatile("mov.b32 %0, %1;" : "=r"(t529) : "r"(t518));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t530 = t529 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t530) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t528) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_217), "r"(m_218), "r"(m_219), "r"(m_220), "r"(m_221), "r"(m_222));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_217), "r"(m_218), "r"(m_219), "r"(m_220), "r"(m_223), "r"(m_224));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t528) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_217), "r"(m_218), "r"(m_219), "r"(m_220), "r"(m_225), "r"(m_226));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_217), "r"(m_218), "r"(m_219), "r"(m_220), "r"(m_227), "r"(m_228));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t531 = t237 + t522;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t532;
        asm volatile("mov.b32 %0, %1;" : "=r"(t532) : "r"(t518));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t533 = t532 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t533) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t531) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_229), "r"(m_230), "r"(m_231), "r"(m_232), "r"(m_233), "r"(m_234));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_229), "r"(m_230), "r"(m_231), "r"(m_232), "r"(m_235), "r"(m_236));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t531) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_229), "r"(m_230), "r"(m_231), "r"(m_232), "r"(m_237), "r"(m_238));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_229), "r"(m_230), "r"(m_231), "r"(m_232), "r"(m_239), "r"(m_240));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t534;
        asm volatile("mov.b32 %0, %1;" : "=r"(t534) : "r"(t518));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t534) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t523) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_245), "r"(m_246));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_247), "r"(m_248));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t523) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_249), "r"(m_250));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_251), "r"(m_252));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t535;
        asm volatile("mov.b32 %0, %1;" : "=r"(t535) : "r"(t518));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t536 = t535 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t536) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t525) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_257), "r"(m_258));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_259), "r"(m_260));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t525) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_261), "r"(m_262));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_263), "r"(m_264));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t537;
        asm volatile("mov.b32 %0, %1;" : "=r"(t537) : "r"(t518));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t538 = t537 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t538) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t528) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_265), "r"(m_266), "r"(m_267), "r"(m_268), "r"(m_269), "r"(m_270));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_265), "r"(m_266), "r"(m_267), "r"(m_268), "r"(m_271), "r"(m_272));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t528) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_265), "r"(m_266), "r"(m_267), "r"(m_268), "r"(m_273), "r"(m_274));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_265), "r"(m_266), "r"(m_267), "r"(m_268), "r"(m_275), "r"(m_276));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t539;
        asm volatile("mov.b32 %0, %1;" : "=r"(t539) : "r"(t518));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t540 = t539 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t540) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t531) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_277), "r"(m_278), "r"(m_279), "r"(m_280), "r"(m_281), "r"(m_282));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_277), "r"(m_278), "r"(m_279), "r"(m_280), "r"(m_283), "r"(m_284));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t531) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_277), "r"(m_278), "r"(m_279), "r"(m_280), "r"(m_285), "r"(m_286));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_277), "r"(m_278), "r"(m_279), "r"(m_280), "r"(m_287), "r"(m_288));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t541;
        asm volatile("mov.b32 %0, %1;" : "=r"(t541) : "r"(t518));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_289;
        u32 m_290;
        u32 m_291;
        u32 m_292;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t541) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_293;
        u32 m_294;
        u32 m_295;
        u32 m_296;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t523) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_293), "r"(m_294));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_295), "r"(m_296));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_297;
        u32 m_298;
        u32 m_299;
        u32 m_300;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t523) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_297), "r"(m_298));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_299), "r"(m_300));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t542;
        asm volatile("mov.b32 %0, %1;" : "=r"(t542) : "r"(t518));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t543 = t542 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_301;
        u32 m_302;
        u32 m_303;
        u32 m_304;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t543) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_305;
        u32 m_306;
        u32 m_307;
        u32 m_308;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t525) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_301), "r"(m_302), "r"(m_303), "r"(m_304), "r"(m_305), "r"(m_306));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_301), "r"(m_302), "r"(m_303), "r"(m_304), "r"(m_307), "r"(m_308));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_309;
        u32 m_310;
        u32 m_311;
        u32 m_312;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t525) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_301), "r"(m_302), "r"(m_303), "r"(m_304), "r"(m_309), "r"(m_310));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_301), "r"(m_302), "r"(m_303), "r"(m_304), "r"(m_311), "r"(m_312));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t544;
        asm volatile("mov.b32 %0, %1;" : "=r"(t544) : "r"(t518));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t545 = t544 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_313;
        u32 m_314;
        u32 m_315;
        u32 m_316;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t545) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_317;
        u32 m_318;
        u32 m_319;
        u32 m_320;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t528) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_317), "r"(m_318));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_319), "r"(m_320));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_321;
        u32 m_322;
        u32 m_323;
        u32 m_324;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t528) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_321), "r"(m_322));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_323), "r"(m_324));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t546;
        asm volatile("mov.b32 %0, %1;" : "=r"(t546) : "r"(t518));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t547 = t546 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_325;
        u32 m_326;
        u32 m_327;
        u32 m_328;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t547) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_329;
        u32 m_330;
        u32 m_331;
        u32 m_332;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t531) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_329), "r"(m_330));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_331), "r"(m_332));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_333;
        u32 m_334;
        u32 m_335;
        u32 m_336;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t531) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_333), "r"(m_334));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_335), "r"(m_336));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t548;
        asm volatile("mov.b32 %0, %1;" : "=r"(t548) : "r"(t518));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_337;
        u32 m_338;
        u32 m_339;
        u32 m_340;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t548) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_341;
        u32 m_342;
        u32 m_343;
        u32 m_344;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t523) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_337), "r"(m_338), "r"(m_339), "r"(m_340), "r"(m_341), "r"(m_342));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_337), "r"(m_338), "r"(m_339), "r"(m_340), "r"(m_343), "r"(m_344));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_345;
        u32 m_346;
        u32 m_347;
        u32 m_348;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+26624];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t523) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_337), "r"(m_338), "r"(m_339), "r"(m_340), "r"(m_345), "r"(m_346));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_337), "r"(m_338), "r"(m_339), "r"(m_340), "r"(m_347), "r"(m_348));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t549;
        asm volatile("mov.b32 %0, %1;" : "=r"(t549) : "r"(t518));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t550 = t549 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_349;
        u32 m_350;
        u32 m_351;
        u32 m_352;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t550) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_353;
        u32 m_354;
        u32 m_355;
        u32 m_356;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t525) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_353), "r"(m_354));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_355), "r"(m_356));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_357;
        u32 m_358;
        u32 m_359;
        u32 m_360;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+26624];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t525) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_357), "r"(m_358));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_359), "r"(m_360));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t551;
        asm volatile("mov.b32 %0, %1;" : "=r"(t551) : "r"(t518));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t552 = t551 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_361;
        u32 m_362;
        u32 m_363;
        u32 m_364;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t552) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_365;
        u32 m_366;
        u32 m_367;
        u32 m_368;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t528) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_361), "r"(m_362), "r"(m_363), "r"(m_364), "r"(m_365), "r"(m_366));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_361), "r"(m_362), "r"(m_363), "r"(m_364), "r"(m_367), "r"(m_368));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_369;
        u32 m_370;
        u32 m_371;
        u32 m_372;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+26624];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t528) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_361), "r"(m_362), "r"(m_363), "r"(m_364), "r"(m_369), "r"(m_370));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_361), "r"(m_362), "r"(m_363), "r"(m_364), "r"(m_371), "r"(m_372));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t553;
        asm volatile("mov.b32 %0, %1;" : "=r"(t553) : "r"(t518));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t554 = t553 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_373;
        u32 m_374;
        u32 m_375;
        u32 m_376;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t554) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_377;
        u32 m_378;
        u32 m_379;
        u32 m_380;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t531) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_377), "r"(m_378));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_379), "r"(m_380));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_381;
        u32 m_382;
        u32 m_383;
        u32 m_384;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+26624];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t531) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_381), "r"(m_382));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_383), "r"(m_384));
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t555 = block << 6u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t556 = share << 5u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_query = t555 + t556;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t558 = block << 6u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t559 = t558 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_3 = t559 + 1u;
        const u32 t561 = end_3 > seq_q ? end_3 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t562 = t561 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_4 = t562 < seq_k ? t562 : seq_k;
#line 99 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t564 = t8 + 64u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool right = end_4 < t564;
#line 495 "fa-kernels/src/attention/kernel_problem.rs"
        if (right) {
            const u32 t566 = t8 + t38;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t567 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = t566 + t567;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t569 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t570 = t569 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t571 = first_query + t570;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t572 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t573 = t572 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t574 = first_query + t573;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t575 = t574 + 1u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t576 = t571 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_5 = t576 + 1u;
            const u32 t578 = end_5 > seq_q ? end_5 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t579 = t578 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_6 = t579 < seq_k ? t579 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t581 = end_6 > column ? end_6 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_7 = t581 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t584 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t584;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t586 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t586;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t587 = t575 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_8 = t587 + 1u;
            const u32 t589 = end_8 > seq_q ? end_8 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t590 = t589 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_9 = t590 < seq_k ? t590 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t592 = end_9 > column ? end_9 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_10 = t592 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t595 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t595;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t597 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t597;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t598 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t599 = t598 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t600 = first_query + t599;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t601 = t600 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t602 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t603 = t602 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t604 = first_query + t603;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t605 = t604 + 9u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t606 = t601 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t606 + 1u;
            const u32 t608 = end_11 > seq_q ? end_11 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t609 = t608 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_12 = t609 < seq_k ? t609 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t611 = end_12 > column ? end_12 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_13 = t611 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t614 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t614;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t616 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t616;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t617 = t605 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_14 = t617 + 1u;
            const u32 t619 = end_14 > seq_q ? end_14 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t620 = t619 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_15 = t620 < seq_k ? t620 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t622 = end_15 > column ? end_15 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_16 = t622 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t625 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t625;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t627 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t627;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t628 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t629 = t628 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t630 = first_query + t629;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t631 = t630 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t632 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t633 = t632 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t634 = first_query + t633;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t635 = t634 + 17u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t636 = t631 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_17 = t636 + 1u;
            const u32 t638 = end_17 > seq_q ? end_17 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t639 = t638 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_18 = t639 < seq_k ? t639 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t641 = end_18 > column ? end_18 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_19 = t641 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 0u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t644 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t644;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 8u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t646 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t646;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t647 = t635 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_20 = t647 + 1u;
            const u32 t649 = end_20 > seq_q ? end_20 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t650 = t649 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_21 = t650 < seq_k ? t650 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t652 = end_21 > column ? end_21 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_22 = t652 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 0u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t655 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t655;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 8u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t657 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t657;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t658 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t659 = t658 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t660 = first_query + t659;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t661 = t660 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t662 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t663 = t662 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t664 = first_query + t663;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t665 = t664 + 25u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t666 = t661 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_23 = t666 + 1u;
            const u32 t668 = end_23 > seq_q ? end_23 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t669 = t668 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_24 = t669 < seq_k ? t669 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t671 = end_24 > column ? end_24 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_25 = t671 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 0u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t674 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t674;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 8u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t676 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t676;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t677 = t665 + seq_k;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_26 = t677 + 1u;
            const u32 t679 = end_26 > seq_q ? end_26 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t680 = t679 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_27 = t680 < seq_k ? t680 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t682 = end_27 > column ? end_27 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_28 = t682 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 0u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t685 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t685;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 8u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t687 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t687;
        }
#line 286 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_2 = share << 8u;
        const u32 t689 = t238 + first_2;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t690 = lane & 3u;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t691 = t690 << 4u;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t692 = t689 + t691;
        u32 row_3;
        u32 row_4;
        u32 row_5;
        u32 row_6;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_3), "=r"(row_4), "=r"(row_5), "=r"(row_6) : "r"(t692) : "memory");
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t693;
        asm("mov.b32 %0, %1;" : "=f"(t693) : "r"(row_3));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t694;
        asm("mov.b32 %0, %1;" : "=f"(t694) : "r"(row_4));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t695;
        asm("mov.b32 %0, %1;" : "=f"(t695) : "r"(row_5));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t696;
        asm("mov.b32 %0, %1;" : "=f"(t696) : "r"(row_6));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t697 = -t693;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t698;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t698) : "f"(s), "f"(scale_log2), "f"(t697));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p) : "f"(t698));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t700 = dp - t694;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds = p * t700;
        dp = ds;
        s = p;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t702 = -t695;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t703;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t703) : "f"(s_2), "f"(scale_log2), "f"(t702));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_2) : "f"(t703));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t705 = dp_2 - t696;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_2 = p_2 * t705;
        dp_2 = ds_2;
        s_2 = p_2;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t707 = -t693;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t708;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t708) : "f"(s_3), "f"(scale_log2), "f"(t707));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_3) : "f"(t708));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t710 = dp_3 - t694;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_3 = p_3 * t710;
        dp_3 = ds_3;
        s_3 = p_3;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t712 = -t695;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t713;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t713) : "f"(s_4), "f"(scale_log2), "f"(t712));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_4) : "f"(t713));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t715 = dp_4 - t696;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_4 = p_4 * t715;
        dp_4 = ds_4;
        s_4 = p_4;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_7;
        u32 row_8;
        u32 row_9;
        u32 row_10;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_7), "=r"(row_8), "=r"(row_9), "=r"(row_10) : "r"(t692) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t717;
        asm("mov.b32 %0, %1;" : "=f"(t717) : "r"(row_7));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t718;
        asm("mov.b32 %0, %1;" : "=f"(t718) : "r"(row_8));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t719;
        asm("mov.b32 %0, %1;" : "=f"(t719) : "r"(row_9));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t720;
        asm("mov.b32 %0, %1;" : "=f"(t720) : "r"(row_10));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t721 = -t717;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t722;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t722) : "f"(s_5), "f"(scale_log2), "f"(t721));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_5;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_5) : "f"(t722));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t724 = dp_5 - t718;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_5 = p_5 * t724;
        dp_5 = ds_5;
        s_5 = p_5;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t726 = -t719;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t727;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t727) : "f"(s_6), "f"(scale_log2), "f"(t726));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_6;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_6) : "f"(t727));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t729 = dp_6 - t720;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_6 = p_6 * t729;
        dp_6 = ds_6;
        s_6 = p_6;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t731 = -t717;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t732;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t732) : "f"(s_7), "f"(scale_log2), "f"(t731));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_7;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_7) : "f"(t732));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t734 = dp_7 - t718;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_7 = p_7 * t734;
        dp_7 = ds_7;
        s_7 = p_7;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t736 = -t719;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t737;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t737) : "f"(s_8), "f"(scale_log2), "f"(t736));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_8;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_8) : "f"(t737));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t739 = dp_8 - t720;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_8 = p_8 * t739;
        dp_8 = ds_8;
        s_8 = p_8;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_11;
        u32 row_12;
        u32 row_13;
        u32 row_14;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_11), "=r"(row_12), "=r"(row_13), "=r"(row_14) : "r"(t692) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t741;
        asm("mov.b32 %0, %1;" : "=f"(t741) : "r"(row_11));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t742;
        asm("mov.b32 %0, %1;" : "=f"(t742) : "r"(row_12));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t743;
        asm("mov.b32 %0, %1;" : "=f"(t743) : "r"(row_13));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t744;
        asm("mov.b32 %0, %1;" : "=f"(t744) : "r"(row_14));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t745 = -t741;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t746;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t746) : "f"(s_9), "f"(scale_log2), "f"(t745));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_9;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_9) : "f"(t746));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t748 = dp_9 - t742;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_9 = p_9 * t748;
        dp_9 = ds_9;
        s_9 = p_9;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t750 = -t743;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t751;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t751) : "f"(s_10), "f"(scale_log2), "f"(t750));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_10;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_10) : "f"(t751));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t753 = dp_10 - t744;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_10 = p_10 * t753;
        dp_10 = ds_10;
        s_10 = p_10;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t755 = -t741;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t756;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t756) : "f"(s_11), "f"(scale_log2), "f"(t755));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_11;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_11) : "f"(t756));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t758 = dp_11 - t742;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_11 = p_11 * t758;
        dp_11 = ds_11;
        s_11 = p_11;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t760 = -t743;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t761;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t761) : "f"(s_12), "f"(scale_log2), "f"(t760));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_12;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_12) : "f"(t761));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t763 = dp_12 - t744;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_12 = p_12 * t763;
        dp_12 = ds_12;
        s_12 = p_12;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_15;
        u32 row_16;
        u32 row_17;
        u32 row_18;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_15), "=r"(row_16), "=r"(row_17), "=r"(row_18) : "r"(t692) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t765;
        asm("mov.b32 %0, %1;" : "=f"(t765) : "r"(row_15));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t766;
        asm("mov.b32 %0, %1;" : "=f"(t766) : "r"(row_16));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t767;
        asm("mov.b32 %0, %1;" : "=f"(t767) : "r"(row_17));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t768;
        asm("mov.b32 %0, %1;" : "=f"(t768) : "r"(row_18));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t769 = -t765;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t770;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t770) : "f"(s_13), "f"(scale_log2), "f"(t769));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_13;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_13) : "f"(t770));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t772 = dp_13 - t766;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_13 = p_13 * t772;
        dp_13 = ds_13;
        s_13 = p_13;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t774 = -t767;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t775;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t775) : "f"(s_14), "f"(scale_log2), "f"(t774));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_14;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_14) : "f"(t775));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t777 = dp_14 - t768;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_14 = p_14 * t777;
        dp_14 = ds_14;
        s_14 = p_14;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t779 = -t765;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t780;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t780) : "f"(s_15), "f"(scale_log2), "f"(t779));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_15;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_15) : "f"(t780));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t782 = dp_15 - t766;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_15 = p_15 * t782;
        dp_15 = ds_15;
        s_15 = p_15;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t784 = -t767;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t785;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t785) : "f"(s_16), "f"(scale_log2), "f"(t784));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_16;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_16) : "f"(t785));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t787 = dp_16 - t768;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_16 = p_16 * t787;
        dp_16 = ds_16;
        s_16 = p_16;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t789 = share << 12u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t790 = t35 + t789;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t791;
        asm volatile("mov.b32 %0, %1;" : "=r"(t791) : "r"(lane));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t792 = t791 >> 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t793 = t38 + t792;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t794 = t793 >> 1u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t795 = t794 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t796 = 0u ^ t795;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t797 = t793 << 6u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t798 = t796 << 4u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t799 = t797 + t798;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t800 = t791 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t801 = t800 << 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t802 = t799 + t801;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t803;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t803) : "f"(dp), "f"(dp_2));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t804 = t790 + t802;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t804), "r"(t803) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t805;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t805) : "f"(dp_5), "f"(dp_6));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t806 = t802 ^ 16u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t807 = t790 + t806;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t807), "r"(t805) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t808;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t808) : "f"(dp_9), "f"(dp_10));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t809 = t802 ^ 32u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t810 = t790 + t809;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t810), "r"(t808) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t811;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t811) : "f"(dp_13), "f"(dp_14));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t812 = t802 ^ 48u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t813 = t790 + t812;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t813), "r"(t811) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t814 = t791 >> 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t815 = t38 + t814;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t816 = t815 + 8u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t817 = t816 >> 1u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t818 = t817 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t819 = 0u ^ t818;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t820 = t816 << 6u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t821 = t819 << 4u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t822 = t820 + t821;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t823 = t791 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t824 = t823 << 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t825 = t822 + t824;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t826;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t826) : "f"(dp_3), "f"(dp_4));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t827 = t790 + t825;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t827), "r"(t826) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t828;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t828) : "f"(dp_7), "f"(dp_8));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t829 = t825 ^ 16u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t830 = t790 + t829;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t830), "r"(t828) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t831;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t831) : "f"(dp_11), "f"(dp_12));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t832 = t825 ^ 32u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t833 = t790 + t832;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t833), "r"(t831) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t834;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t834) : "f"(dp_15), "f"(dp_16));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t835 = t825 ^ 48u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t836 = t790 + t835;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t836), "r"(t834) : "memory");
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t837 = share << 12u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t838 = t40 + t837;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t839;
        asm volatile("mov.b32 %0, %1;" : "=r"(t839) : "r"(lane));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t840 = t839 >> 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t841 = t38 + t840;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t842 = t841 >> 1u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t843 = t842 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t844 = 0u ^ t843;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t845 = t841 << 6u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t846 = t844 << 4u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t847 = t845 + t846;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t848 = t839 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t849 = t848 << 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t850 = t847 + t849;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t851;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t851) : "f"(s), "f"(s_2));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t852 = t838 + t850;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t852), "r"(t851) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t853;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t853) : "f"(s_5), "f"(s_6));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t854 = t850 ^ 16u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t855 = t838 + t854;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t855), "r"(t853) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t856;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t856) : "f"(s_9), "f"(s_10));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t857 = t850 ^ 32u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t858 = t838 + t857;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t858), "r"(t856) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t859;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t859) : "f"(s_13), "f"(s_14));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t860 = t850 ^ 48u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t861 = t838 + t860;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t861), "r"(t859) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t862 = t839 >> 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t863 = t38 + t862;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t864 = t863 + 8u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t865 = t864 >> 1u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t866 = t865 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t867 = 0u ^ t866;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t868 = t864 << 6u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t869 = t867 << 4u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t870 = t868 + t869;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t871 = t839 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t872 = t871 << 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t873 = t870 + t872;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t874;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t874) : "f"(s_3), "f"(s_4));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t875 = t838 + t873;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t875), "r"(t874) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t876;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t876) : "f"(s_7), "f"(s_8));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t877 = t873 ^ 16u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t878 = t838 + t877;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t878), "r"(t876) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t879;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t879) : "f"(s_11), "f"(s_12));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t880 = t873 ^ 32u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t881 = t838 + t880;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t881), "r"(t879) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t882;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t882) : "f"(s_15), "f"(s_16));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t883 = t873 ^ 48u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t884 = t838 + t883;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t884), "r"(t882) : "memory");
#line 201 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 265 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 lane_2;
        asm volatile("mov.b32 %0, %1;" : "=r"(lane_2) : "r"(lane));
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t886 = lane_2 & 15u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t887 = t38 + t886;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t888 = lane_2 >> 4u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t889 = t887 >> 1u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t890 = t889 & 3u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t891 = t888 ^ t890;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t892 = t887 << 6u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t893 = t891 << 4u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t894 = t892 + t893;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t895 = t40 + t894;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t896 = share << 14u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t897 = t237 + t896;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t898;
        asm volatile("mov.b32 %0, %1;" : "=r"(t898) : "r"(t63));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t899 = t898 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t900 = t898 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t901 = t898 ^ 96u;
        const u32 t902 = t897 + t898;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t903 = t897 + t899;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t904 = t897 + t900;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t905 = t897 + t901;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t906;
        asm volatile("mov.b32 %0, %1;" : "=r"(t906) : "r"(t895));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_385;
        u32 m_386;
        u32 m_387;
        u32 m_388;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t906) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_389;
        u32 m_390;
        u32 m_391;
        u32 m_392;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t902) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_389), "r"(m_390));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_391), "r"(m_392));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_393;
        u32 m_394;
        u32 m_395;
        u32 m_396;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t903) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_393), "r"(m_394));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_395), "r"(m_396));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_397;
        u32 m_398;
        u32 m_399;
        u32 m_400;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t904) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_397), "r"(m_398));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_399), "r"(m_400));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_401;
        u32 m_402;
        u32 m_403;
        u32 m_404;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t905) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_401), "r"(m_402));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_403), "r"(m_404));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_405;
        u32 m_406;
        u32 m_407;
        u32 m_408;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t902) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_405), "r"(m_406));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_407), "r"(m_408));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_409;
        u32 m_410;
        u32 m_411;
        u32 m_412;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t903) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_409), "r"(m_410));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_411), "r"(m_412));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_413;
        u32 m_414;
        u32 m_415;
        u32 m_416;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t904) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_413), "r"(m_414));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_415), "r"(m_416));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_417;
        u32 m_418;
        u32 m_419;
        u32 m_420;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t905) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_417), "r"(m_418));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_419), "r"(m_420));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t907;
        asm volatile("mov.b32 %0, %1;" : "=r"(t907) : "r"(t895));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t908 = t907 ^ 32u;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_421;
        u32 m_422;
        u32 m_423;
        u32 m_424;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t908) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_425;
        u32 m_426;
        u32 m_427;
        u32 m_428;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t902) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_425), "r"(m_426));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_427), "r"(m_428));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_429;
        u32 m_430;
        u32 m_431;
        u32 m_432;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t903) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_429), "r"(m_430));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_431), "r"(m_432));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_433;
        u32 m_434;
        u32 m_435;
        u32 m_436;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t904) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_433), "r"(m_434));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_435), "r"(m_436));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_437;
        u32 m_438;
        u32 m_439;
        u32 m_440;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t905) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_437), "r"(m_438));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_439), "r"(m_440));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_441;
        u32 m_442;
        u32 m_443;
        u32 m_444;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t902) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_441), "r"(m_442));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_443), "r"(m_444));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_445;
        u32 m_446;
        u32 m_447;
        u32 m_448;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t903) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_445), "r"(m_446));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_447), "r"(m_448));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_449;
        u32 m_450;
        u32 m_451;
        u32 m_452;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t904) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_449), "r"(m_450));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_451), "r"(m_452));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_453;
        u32 m_454;
        u32 m_455;
        u32 m_456;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t905) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_453), "r"(m_454));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_455), "r"(m_456));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t909;
        asm volatile("mov.b32 %0, %1;" : "=r"(t909) : "r"(t895));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_457;
        u32 m_458;
        u32 m_459;
        u32 m_460;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t909) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_461;
        u32 m_462;
        u32 m_463;
        u32 m_464;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t902) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_461), "r"(m_462));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_463), "r"(m_464));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_465;
        u32 m_466;
        u32 m_467;
        u32 m_468;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t903) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_465), "r"(m_466));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_467), "r"(m_468));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_469;
        u32 m_470;
        u32 m_471;
        u32 m_472;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t904) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_469), "r"(m_470));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_471), "r"(m_472));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_473;
        u32 m_474;
        u32 m_475;
        u32 m_476;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t905) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_473), "r"(m_474));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_475), "r"(m_476));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_477;
        u32 m_478;
        u32 m_479;
        u32 m_480;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t902) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_477), "r"(m_478));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_479), "r"(m_480));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_481;
        u32 m_482;
        u32 m_483;
        u32 m_484;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t903) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_481), "r"(m_482));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_483), "r"(m_484));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_485;
        u32 m_486;
        u32 m_487;
        u32 m_488;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t904) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_485), "r"(m_486));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_487), "r"(m_488));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_489;
        u32 m_490;
        u32 m_491;
        u32 m_492;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t905) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_489), "r"(m_490));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_491), "r"(m_492));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t910;
        asm volatile("mov.b32 %0, %1;" : "=r"(t910) : "r"(t895));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t911 = t910 ^ 32u;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_493;
        u32 m_494;
        u32 m_495;
        u32 m_496;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t911) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_497;
        u32 m_498;
        u32 m_499;
        u32 m_500;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t902) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_497), "r"(m_498));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_499), "r"(m_500));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_501;
        u32 m_502;
        u32 m_503;
        u32 m_504;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t903) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_501), "r"(m_502));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_503), "r"(m_504));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_505;
        u32 m_506;
        u32 m_507;
        u32 m_508;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t904) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_505), "r"(m_506));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_507), "r"(m_508));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_509;
        u32 m_510;
        u32 m_511;
        u32 m_512;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t905) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_509), "r"(m_510));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_511), "r"(m_512));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_513;
        u32 m_514;
        u32 m_515;
        u32 m_516;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t902) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_513), "r"(m_514));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_515), "r"(m_516));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_517;
        u32 m_518;
        u32 m_519;
        u32 m_520;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t903) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_517), "r"(m_518));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_519), "r"(m_520));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_521;
        u32 m_522;
        u32 m_523;
        u32 m_524;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t904) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_521), "r"(m_522));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_523), "r"(m_524));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_525;
        u32 m_526;
        u32 m_527;
        u32 m_528;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t905) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_525), "r"(m_526));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_527), "r"(m_528));
#line 265 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 lane_3;
        asm volatile("mov.b32 %0, %1;" : "=r"(lane_3) : "r"(lane));
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t913 = lane_3 & 15u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t914 = t38 + t913;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t915 = lane_3 >> 4u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t916 = t914 >> 1u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t917 = t916 & 3u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t918 = t915 ^ t917;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t919 = t914 << 6u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t920 = t918 << 4u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t921 = t919 + t920;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t922 = t35 + t921;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t923 = share << 14u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t924 = smem_2 + t923;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t925;
        asm volatile("mov.b32 %0, %1;" : "=r"(t925) : "r"(t63));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t926 = t925 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t927 = t925 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t928 = t925 ^ 96u;
        const u32 t929 = t924 + t925;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t930 = t924 + t926;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t931 = t924 + t927;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t932 = t924 + t928;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t933;
        asm volatile("mov.b32 %0, %1;" : "=r"(t933) : "r"(t922));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_529;
        u32 m_530;
        u32 m_531;
        u32 m_532;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t933) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_533;
        u32 m_534;
        u32 m_535;
        u32 m_536;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t929) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_533), "r"(m_534));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_535), "r"(m_536));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_537;
        u32 m_538;
        u32 m_539;
        u32 m_540;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t930) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_537), "r"(m_538));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_539), "r"(m_540));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_541;
        u32 m_542;
        u32 m_543;
        u32 m_544;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t931) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_541), "r"(m_542));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_543), "r"(m_544));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_545;
        u32 m_546;
        u32 m_547;
        u32 m_548;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t932) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_545), "r"(m_546));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_547), "r"(m_548));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_549;
        u32 m_550;
        u32 m_551;
        u32 m_552;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t929) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_549), "r"(m_550));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_551), "r"(m_552));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_553;
        u32 m_554;
        u32 m_555;
        u32 m_556;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t930) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_553), "r"(m_554));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_555), "r"(m_556));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_557;
        u32 m_558;
        u32 m_559;
        u32 m_560;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t931) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_557), "r"(m_558));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_559), "r"(m_560));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_561;
        u32 m_562;
        u32 m_563;
        u32 m_564;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t932) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_561), "r"(m_562));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_563), "r"(m_564));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t934;
        asm volatile("mov.b32 %0, %1;" : "=r"(t934) : "r"(t922));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t935 = t934 ^ 32u;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_565;
        u32 m_566;
        u32 m_567;
        u32 m_568;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t935) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_569;
        u32 m_570;
        u32 m_571;
        u32 m_572;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t929) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_569), "r"(m_570));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_571), "r"(m_572));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_573;
        u32 m_574;
        u32 m_575;
        u32 m_576;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t930) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_573), "r"(m_574));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_575), "r"(m_576));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_577;
        u32 m_578;
        u32 m_579;
        u32 m_580;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_577), "=r"(m_578), "=r"(m_579), "=r"(m_580) : "r"(t931) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_577), "r"(m_578));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_579), "r"(m_580));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_581;
        u32 m_582;
        u32 m_583;
        u32 m_584;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_581), "=r"(m_582), "=r"(m_583), "=r"(m_584) : "r"(t932) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_581), "r"(m_582));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_583), "r"(m_584));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_585;
        u32 m_586;
        u32 m_587;
        u32 m_588;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_585), "=r"(m_586), "=r"(m_587), "=r"(m_588) : "r"(t929) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_585), "r"(m_586));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_587), "r"(m_588));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_589;
        u32 m_590;
        u32 m_591;
        u32 m_592;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_589), "=r"(m_590), "=r"(m_591), "=r"(m_592) : "r"(t930) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_589), "r"(m_590));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_591), "r"(m_592));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_593;
        u32 m_594;
        u32 m_595;
        u32 m_596;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_593), "=r"(m_594), "=r"(m_595), "=r"(m_596) : "r"(t931) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_593), "r"(m_594));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_595), "r"(m_596));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_597;
        u32 m_598;
        u32 m_599;
        u32 m_600;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_597), "=r"(m_598), "=r"(m_599), "=r"(m_600) : "r"(t932) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_597), "r"(m_598));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_599), "r"(m_600));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t936;
        asm volatile("mov.b32 %0, %1;" : "=r"(t936) : "r"(t922));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_601;
        u32 m_602;
        u32 m_603;
        u32 m_604;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_601), "=r"(m_602), "=r"(m_603), "=r"(m_604) : "r"(t936) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_605;
        u32 m_606;
        u32 m_607;
        u32 m_608;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_605), "=r"(m_606), "=r"(m_607), "=r"(m_608) : "r"(t929) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_605), "r"(m_606));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_607), "r"(m_608));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_609;
        u32 m_610;
        u32 m_611;
        u32 m_612;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_609), "=r"(m_610), "=r"(m_611), "=r"(m_612) : "r"(t930) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_609), "r"(m_610));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_611), "r"(m_612));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_613;
        u32 m_614;
        u32 m_615;
        u32 m_616;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_613), "=r"(m_614), "=r"(m_615), "=r"(m_616) : "r"(t931) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_613), "r"(m_614));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_615), "r"(m_616));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_617;
        u32 m_618;
        u32 m_619;
        u32 m_620;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_617), "=r"(m_618), "=r"(m_619), "=r"(m_620) : "r"(t932) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_617), "r"(m_618));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_619), "r"(m_620));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_621;
        u32 m_622;
        u32 m_623;
        u32 m_624;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_621), "=r"(m_622), "=r"(m_623), "=r"(m_624) : "r"(t929) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_621), "r"(m_622));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_623), "r"(m_624));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_625;
        u32 m_626;
        u32 m_627;
        u32 m_628;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_625), "=r"(m_626), "=r"(m_627), "=r"(m_628) : "r"(t930) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_625), "r"(m_626));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_627), "r"(m_628));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_629;
        u32 m_630;
        u32 m_631;
        u32 m_632;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_629), "=r"(m_630), "=r"(m_631), "=r"(m_632) : "r"(t931) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_629), "r"(m_630));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_631), "r"(m_632));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_633;
        u32 m_634;
        u32 m_635;
        u32 m_636;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_633), "=r"(m_634), "=r"(m_635), "=r"(m_636) : "r"(t932) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_633), "r"(m_634));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_635), "r"(m_636));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t937;
        asm volatile("mov.b32 %0, %1;" : "=r"(t937) : "r"(t922));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t938 = t937 ^ 32u;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_637;
        u32 m_638;
        u32 m_639;
        u32 m_640;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_637), "=r"(m_638), "=r"(m_639), "=r"(m_640) : "r"(t938) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_641;
        u32 m_642;
        u32 m_643;
        u32 m_644;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_641), "=r"(m_642), "=r"(m_643), "=r"(m_644) : "r"(t929) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_641), "r"(m_642));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_643), "r"(m_644));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_645;
        u32 m_646;
        u32 m_647;
        u32 m_648;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_645), "=r"(m_646), "=r"(m_647), "=r"(m_648) : "r"(t930) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_645), "r"(m_646));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_647), "r"(m_648));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_649;
        u32 m_650;
        u32 m_651;
        u32 m_652;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_649), "=r"(m_650), "=r"(m_651), "=r"(m_652) : "r"(t931) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_649), "r"(m_650));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_651), "r"(m_652));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_653;
        u32 m_654;
        u32 m_655;
        u32 m_656;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_653), "=r"(m_654), "=r"(m_655), "=r"(m_656) : "r"(t932) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_653), "r"(m_654));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_655), "r"(m_656));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_657;
        u32 m_658;
        u32 m_659;
        u32 m_660;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_657), "=r"(m_658), "=r"(m_659), "=r"(m_660) : "r"(t929) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_657), "r"(m_658));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_659), "r"(m_660));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_661;
        u32 m_662;
        u32 m_663;
        u32 m_664;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_661), "=r"(m_662), "=r"(m_663), "=r"(m_664) : "r"(t930) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_661), "r"(m_662));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_663), "r"(m_664));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_665;
        u32 m_666;
        u32 m_667;
        u32 m_668;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_665), "=r"(m_666), "=r"(m_667), "=r"(m_668) : "r"(t931) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_665), "r"(m_666));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_667), "r"(m_668));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_669;
        u32 m_670;
        u32 m_671;
        u32 m_672;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_669), "=r"(m_670), "=r"(m_671), "=r"(m_672) : "r"(t932) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_669), "r"(m_670));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_671), "r"(m_672));
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t939 = t43 << 14u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t940 = smem_1 + t939;
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
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_33 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_34 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_35 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_36 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_37 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_38 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_39 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_40 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_41 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_42 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_43 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_44 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_45 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_46 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_47 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_48 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_49 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_50 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_51 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_52 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_53 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_54 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_55 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_56 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_57 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_58 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_59 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_60 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_61 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_62 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_63 = 0.0f;
#line 330 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_64 = 0.0f;
        u32 lane_4;
        asm volatile("mov.b32 %0, %1;" : "=r"(lane_4) : "r"(lane));
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t942 = lane_4 & 7u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t943 = lane_4 >> 4u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t944 = t943 << 3u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t945 = t942 + t944;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t946 = t42 >> 3u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t947 = lane_4 >> 3u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t948 = t947 & 1u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t949 = t946 + t948;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t950 = t949 >> 2u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t951 = t949 & 3u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t952 = t950 << 12u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t953 = t35 + t952;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t954 = t945 >> 1u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t955 = t954 & 3u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t956 = t951 ^ t955;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t957 = t945 << 6u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t958 = t956 << 4u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t959 = t957 + t958;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t960 = t953 + t959;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t961;
        asm volatile("mov.b32 %0, %1;" : "=r"(t961) : "r"(t63));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t962 = t961 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t963 = t961 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t964 = t961 ^ 96u;
        const u32 t965 = t940 + t961;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t966 = t940 + t962;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t967 = t940 + t963;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t968 = t940 + t964;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_673;
        u32 m_674;
        u32 m_675;
        u32 m_676;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_673), "=r"(m_674), "=r"(m_675), "=r"(m_676) : "r"(t960) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_677;
        u32 m_678;
        u32 m_679;
        u32 m_680;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_677), "=r"(m_678), "=r"(m_679), "=r"(m_680) : "r"(t965) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_677), "r"(m_678));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_679), "r"(m_680));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_681;
        u32 m_682;
        u32 m_683;
        u32 m_684;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_681), "=r"(m_682), "=r"(m_683), "=r"(m_684) : "r"(t966) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_681), "r"(m_682));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_683), "r"(m_684));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_685;
        u32 m_686;
        u32 m_687;
        u32 m_688;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_685), "=r"(m_686), "=r"(m_687), "=r"(m_688) : "r"(t967) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_685), "r"(m_686));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_687), "r"(m_688));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_689;
        u32 m_690;
        u32 m_691;
        u32 m_692;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_689), "=r"(m_690), "=r"(m_691), "=r"(m_692) : "r"(t968) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_689), "r"(m_690));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_691), "r"(m_692));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_693;
        u32 m_694;
        u32 m_695;
        u32 m_696;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_693), "=r"(m_694), "=r"(m_695), "=r"(m_696) : "r"(t965) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_33), "+f"(dq_34), "+f"(dq_35), "+f"(dq_36) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_693), "r"(m_694));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_37), "+f"(dq_38), "+f"(dq_39), "+f"(dq_40) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_695), "r"(m_696));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_697;
        u32 m_698;
        u32 m_699;
        u32 m_700;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_697), "=r"(m_698), "=r"(m_699), "=r"(m_700) : "r"(t966) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_41), "+f"(dq_42), "+f"(dq_43), "+f"(dq_44) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_697), "r"(m_698));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_45), "+f"(dq_46), "+f"(dq_47), "+f"(dq_48) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_699), "r"(m_700));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_701;
        u32 m_702;
        u32 m_703;
        u32 m_704;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_701), "=r"(m_702), "=r"(m_703), "=r"(m_704) : "r"(t967) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_49), "+f"(dq_50), "+f"(dq_51), "+f"(dq_52) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_701), "r"(m_702));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_53), "+f"(dq_54), "+f"(dq_55), "+f"(dq_56) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_703), "r"(m_704));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_705;
        u32 m_706;
        u32 m_707;
        u32 m_708;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_705), "=r"(m_706), "=r"(m_707), "=r"(m_708) : "r"(t968) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_57), "+f"(dq_58), "+f"(dq_59), "+f"(dq_60) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_705), "r"(m_706));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_61), "+f"(dq_62), "+f"(dq_63), "+f"(dq_64) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_707), "r"(m_708));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_709;
        u32 m_710;
        u32 m_711;
        u32 m_712;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_709), "=r"(m_710), "=r"(m_711), "=r"(m_712) : "r"(t960) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_713;
        u32 m_714;
        u32 m_715;
        u32 m_716;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_713), "=r"(m_714), "=r"(m_715), "=r"(m_716) : "r"(t965) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_713), "r"(m_714));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_715), "r"(m_716));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_717;
        u32 m_718;
        u32 m_719;
        u32 m_720;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_717), "=r"(m_718), "=r"(m_719), "=r"(m_720) : "r"(t966) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_717), "r"(m_718));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_719), "r"(m_720));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_721;
        u32 m_722;
        u32 m_723;
        u32 m_724;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_721), "=r"(m_722), "=r"(m_723), "=r"(m_724) : "r"(t967) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_721), "r"(m_722));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_723), "r"(m_724));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_725;
        u32 m_726;
        u32 m_727;
        u32 m_728;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_725), "=r"(m_726), "=r"(m_727), "=r"(m_728) : "r"(t968) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_725), "r"(m_726));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_727), "r"(m_728));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_729;
        u32 m_730;
        u32 m_731;
        u32 m_732;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_729), "=r"(m_730), "=r"(m_731), "=r"(m_732) : "r"(t965) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_33), "+f"(dq_34), "+f"(dq_35), "+f"(dq_36) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_729), "r"(m_730));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_37), "+f"(dq_38), "+f"(dq_39), "+f"(dq_40) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_731), "r"(m_732));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_733;
        u32 m_734;
        u32 m_735;
        u32 m_736;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_733), "=r"(m_734), "=r"(m_735), "=r"(m_736) : "r"(t966) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_41), "+f"(dq_42), "+f"(dq_43), "+f"(dq_44) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_733), "r"(m_734));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_45), "+f"(dq_46), "+f"(dq_47), "+f"(dq_48) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_735), "r"(m_736));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_737;
        u32 m_738;
        u32 m_739;
        u32 m_740;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_737), "=r"(m_738), "=r"(m_739), "=r"(m_740) : "r"(t967) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_49), "+f"(dq_50), "+f"(dq_51), "+f"(dq_52) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_737), "r"(m_738));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_53), "+f"(dq_54), "+f"(dq_55), "+f"(dq_56) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_739), "r"(m_740));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_741;
        u32 m_742;
        u32 m_743;
        u32 m_744;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_741), "=r"(m_742), "=r"(m_743), "=r"(m_744) : "r"(t968) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_57), "+f"(dq_58), "+f"(dq_59), "+f"(dq_60) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_741), "r"(m_742));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_61), "+f"(dq_62), "+f"(dq_63), "+f"(dq_64) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_743), "r"(m_744));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_745;
        u32 m_746;
        u32 m_747;
        u32 m_748;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_745), "=r"(m_746), "=r"(m_747), "=r"(m_748) : "r"(t960) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_749;
        u32 m_750;
        u32 m_751;
        u32 m_752;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_749), "=r"(m_750), "=r"(m_751), "=r"(m_752) : "r"(t965) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_749), "r"(m_750));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_751), "r"(m_752));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_753;
        u32 m_754;
        u32 m_755;
        u32 m_756;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_753), "=r"(m_754), "=r"(m_755), "=r"(m_756) : "r"(t966) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_753), "r"(m_754));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_755), "r"(m_756));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_757;
        u32 m_758;
        u32 m_759;
        u32 m_760;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_757), "=r"(m_758), "=r"(m_759), "=r"(m_760) : "r"(t967) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_757), "r"(m_758));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_759), "r"(m_760));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_761;
        u32 m_762;
        u32 m_763;
        u32 m_764;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_761), "=r"(m_762), "=r"(m_763), "=r"(m_764) : "r"(t968) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_761), "r"(m_762));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_763), "r"(m_764));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_765;
        u32 m_766;
        u32 m_767;
        u32 m_768;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_765), "=r"(m_766), "=r"(m_767), "=r"(m_768) : "r"(t965) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_33), "+f"(dq_34), "+f"(dq_35), "+f"(dq_36) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_765), "r"(m_766));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_37), "+f"(dq_38), "+f"(dq_39), "+f"(dq_40) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_767), "r"(m_768));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_769;
        u32 m_770;
        u32 m_771;
        u32 m_772;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_769), "=r"(m_770), "=r"(m_771), "=r"(m_772) : "r"(t966) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_41), "+f"(dq_42), "+f"(dq_43), "+f"(dq_44) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_769), "r"(m_770));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_45), "+f"(dq_46), "+f"(dq_47), "+f"(dq_48) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_771), "r"(m_772));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_773;
        u32 m_774;
        u32 m_775;
        u32 m_776;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_773), "=r"(m_774), "=r"(m_775), "=r"(m_776) : "r"(t967) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_49), "+f"(dq_50), "+f"(dq_51), "+f"(dq_52) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_773), "r"(m_774));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_53), "+f"(dq_54), "+f"(dq_55), "+f"(dq_56) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_775), "r"(m_776));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_777;
        u32 m_778;
        u32 m_779;
        u32 m_780;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_777), "=r"(m_778), "=r"(m_779), "=r"(m_780) : "r"(t968) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_57), "+f"(dq_58), "+f"(dq_59), "+f"(dq_60) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_777), "r"(m_778));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_61), "+f"(dq_62), "+f"(dq_63), "+f"(dq_64) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_779), "r"(m_780));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_781;
        u32 m_782;
        u32 m_783;
        u32 m_784;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_781), "=r"(m_782), "=r"(m_783), "=r"(m_784) : "r"(t960) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_785;
        u32 m_786;
        u32 m_787;
        u32 m_788;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_785), "=r"(m_786), "=r"(m_787), "=r"(m_788) : "r"(t965) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_785), "r"(m_786));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_787), "r"(m_788));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_789;
        u32 m_790;
        u32 m_791;
        u32 m_792;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_789), "=r"(m_790), "=r"(m_791), "=r"(m_792) : "r"(t966) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_789), "r"(m_790));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_791), "r"(m_792));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_793;
        u32 m_794;
        u32 m_795;
        u32 m_796;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_793), "=r"(m_794), "=r"(m_795), "=r"(m_796) : "r"(t967) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_793), "r"(m_794));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_795), "r"(m_796));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_797;
        u32 m_798;
        u32 m_799;
        u32 m_800;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_797), "=r"(m_798), "=r"(m_799), "=r"(m_800) : "r"(t968) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_797), "r"(m_798));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_799), "r"(m_800));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_801;
        u32 m_802;
        u32 m_803;
        u32 m_804;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_801), "=r"(m_802), "=r"(m_803), "=r"(m_804) : "r"(t965) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_33), "+f"(dq_34), "+f"(dq_35), "+f"(dq_36) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_801), "r"(m_802));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_37), "+f"(dq_38), "+f"(dq_39), "+f"(dq_40) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_803), "r"(m_804));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_805;
        u32 m_806;
        u32 m_807;
        u32 m_808;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_805), "=r"(m_806), "=r"(m_807), "=r"(m_808) : "r"(t966) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_41), "+f"(dq_42), "+f"(dq_43), "+f"(dq_44) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_805), "r"(m_806));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_45), "+f"(dq_46), "+f"(dq_47), "+f"(dq_48) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_807), "r"(m_808));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_809;
        u32 m_810;
        u32 m_811;
        u32 m_812;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_809), "=r"(m_810), "=r"(m_811), "=r"(m_812) : "r"(t967) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_49), "+f"(dq_50), "+f"(dq_51), "+f"(dq_52) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_809), "r"(m_810));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_53), "+f"(dq_54), "+f"(dq_55), "+f"(dq_56) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_811), "r"(m_812));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_813;
        u32 m_814;
        u32 m_815;
        u32 m_816;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_813), "=r"(m_814), "=r"(m_815), "=r"(m_816) : "r"(t968) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_57), "+f"(dq_58), "+f"(dq_59), "+f"(dq_60) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_813), "r"(m_814));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_61), "+f"(dq_62), "+f"(dq_63), "+f"(dq_64) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_815), "r"(m_816));
#line 224 "fa-kernels/src/attention/backward/work.rs"
        const u32 t969 = batch_2 * heads;
#line 224 "fa-kernels/src/attention/backward/work.rs"
        const u32 t970 = t969 + head;
#line 224 "fa-kernels/src/attention/backward/work.rs"
        const u32 t971 = t970 * padded;
#line 224 "fa-kernels/src/attention/backward/work.rs"
        const u32 t972 = block << 6u;
#line 224 "fa-kernels/src/attention/backward/work.rs"
        const u32 row_19 = t971 + t972;
#line 337 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 row_20 = row_19 + t42;
        const u64 t975 = (u64)row_20;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t976 = t975 * sums_stride0;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t977 = t976 * 4ull;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t978 = sums + t977;
        const u32 t979 = t43 << 11u;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t980 = (u64)t979 * 4u;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t981 = t978 + t980;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        const u32 t982 = lane << 2u;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        const u64 t983 = (u64)t982 * 4u;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        const u64 t984 = t981 + t983;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t984), "f"(dq), "f"(dq_2), "f"(dq_3), "f"(dq_4) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t984), "f"(dq_5), "f"(dq_6), "f"(dq_7), "f"(dq_8) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(t984), "f"(dq_9), "f"(dq_10), "f"(dq_11), "f"(dq_12) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(t984), "f"(dq_13), "f"(dq_14), "f"(dq_15), "f"(dq_16) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(t984), "f"(dq_17), "f"(dq_18), "f"(dq_19), "f"(dq_20) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(t984), "f"(dq_21), "f"(dq_22), "f"(dq_23), "f"(dq_24) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(t984), "f"(dq_25), "f"(dq_26), "f"(dq_27), "f"(dq_28) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(t984), "f"(dq_29), "f"(dq_30), "f"(dq_31), "f"(dq_32) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+4096], {%1, %2, %3, %4};" :  : "l"(t984), "f"(dq_33), "f"(dq_34), "f"(dq_35), "f"(dq_36) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+4608], {%1, %2, %3, %4};" :  : "l"(t984), "f"(dq_37), "f"(dq_38), "f"(dq_39), "f"(dq_40) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+5120], {%1, %2, %3, %4};" :  : "l"(t984), "f"(dq_41), "f"(dq_42), "f"(dq_43), "f"(dq_44) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+5632], {%1, %2, %3, %4};" :  : "l"(t984), "f"(dq_45), "f"(dq_46), "f"(dq_47), "f"(dq_48) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+6144], {%1, %2, %3, %4};" :  : "l"(t984), "f"(dq_49), "f"(dq_50), "f"(dq_51), "f"(dq_52) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+6656], {%1, %2, %3, %4};" :  : "l"(t984), "f"(dq_53), "f"(dq_54), "f"(dq_55), "f"(dq_56) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+7168], {%1, %2, %3, %4};" :  : "l"(t984), "f"(dq_57), "f"(dq_58), "f"(dq_59), "f"(dq_60) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+7680], {%1, %2, %3, %4};" :  : "l"(t984), "f"(dq_61), "f"(dq_62), "f"(dq_63), "f"(dq_64) : "memory");
#line 214 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 233 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (more) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t985 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t986 = (u32)q_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t987 = t986 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_4 = (u64)t460 * t987;
            const u64 of_head_3 = t245 + head_4;
            const u32 t990 = t462 << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t991 = (u64)t249 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t992 = smem_2 + t254;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t993 = t990 + t248;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t994 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t995 = t994 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t996 = t993 < t995 ? t993 : t995;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t997 = (u64)t996 * t247;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t998 = of_head_3 + t997;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t999 = t998 + t991;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1000 = t990 + t248;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1001 = t1000 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1002 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1003 = t1002 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1004 = t1001 < t1003 ? t1001 : t1003;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1005 = (u64)t1004 * t247;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1006 = of_head_3 + t1005;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1007 = t1006 + t991;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1008 = t990 + t248;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1009 = t1008 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1010 = t249 < t985;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1011 = t1009 & t1010;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1012 = t1011 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t992), "l"(t999), "r"(t1012) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1013 = t990 + t248;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1014 = t1013 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1015 = t1014 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1016 = t249 < t985;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1017 = t1015 & t1016;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1018 = t1017 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t992), "l"(t1007), "r"(t1018) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1019 = t999 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1020 = t990 + t248;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1021 = t1020 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1022 = t249 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1023 = t1022 < t985;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1024 = t1021 & t1023;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1025 = t1024 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t992), "l"(t1019), "r"(t1025) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1026 = t1007 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1027 = t990 + t248;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1028 = t1027 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1029 = t1028 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1030 = t249 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1031 = t1030 < t985;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1032 = t1029 & t1031;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1033 = t1032 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t992), "l"(t1026), "r"(t1033) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1034 = t999 + 256ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1035 = t990 + t248;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1036 = t1035 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1037 = t249 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1038 = t1037 < t985;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1039 = t1036 & t1038;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1040 = t1039 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t992), "l"(t1034), "r"(t1040) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1041 = t1007 + 256ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1042 = t990 + t248;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1043 = t1042 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1044 = t1043 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1045 = t249 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1046 = t1045 < t985;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1047 = t1044 & t1046;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1048 = t1047 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t992), "l"(t1041), "r"(t1048) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1049 = t999 + 384ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1050 = t990 + t248;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1051 = t1050 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1052 = t249 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1053 = t1052 < t985;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1054 = t1051 & t1053;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1055 = t1054 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t992), "l"(t1049), "r"(t1055) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1056 = t1007 + 384ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1057 = t990 + t248;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1058 = t1057 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1059 = t1058 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1060 = t249 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1061 = t1060 < t985;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1062 = t1059 & t1061;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1063 = t1062 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t992), "l"(t1056), "r"(t1063) : "memory");
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1064 = thread < 32u;
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            if (t1064) {
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1065 = batch_2 * heads;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1066 = t1065 + t460;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1067 = t1066 * padded;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1068 = t462 << 6u;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_21 = t1067 + t1068;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1070 = thread << 1u;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 row_22 = row_21 + t1070;
                const u32 t1072 = thread << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1073 = t238 + t1072;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1074 = (u64)row_22;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1075 = t1074 * statistics_stride0;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1076 = t1075 * 4ull;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1077 = statistics + t1076;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t1073), "l"(t1077) : "memory");
            }
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1078 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1079 = (u32)d_o_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1080 = t1079 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_5 = (u64)t460 * t1080;
            const u64 of_head_4 = t266 + head_5;
            const u32 t1083 = t462 << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1084 = (u64)t270 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1085 = t237 + t275;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1086 = t1083 + t269;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1087 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1088 = t1087 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1089 = t1086 < t1088 ? t1086 : t1088;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1090 = (u64)t1089 * t268;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1091 = of_head_4 + t1090;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1092 = t1091 + t1084;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1093 = t1083 + t269;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1094 = t1093 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1095 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1096 = t1095 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1097 = t1094 < t1096 ? t1094 : t1096;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1098 = (u64)t1097 * t268;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1099 = of_head_4 + t1098;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1100 = t1099 + t1084;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1101 = t1083 + t269;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1102 = t1101 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1103 = t270 < t1078;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1104 = t1102 & t1103;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1105 = t1104 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1085), "l"(t1092), "r"(t1105) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1106 = t1083 + t269;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1107 = t1106 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1108 = t1107 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1109 = t270 < t1078;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1110 = t1108 & t1109;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1111 = t1110 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1085), "l"(t1100), "r"(t1111) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1112 = t1092 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1113 = t1083 + t269;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1114 = t1113 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1115 = t270 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1116 = t1115 < t1078;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1117 = t1114 & t1116;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1118 = t1117 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1085), "l"(t1112), "r"(t1118) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1119 = t1100 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1120 = t1083 + t269;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1121 = t1120 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1122 = t1121 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1123 = t270 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1124 = t1123 < t1078;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1125 = t1122 & t1124;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1126 = t1125 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1085), "l"(t1119), "r"(t1126) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1127 = t1092 + 256ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1128 = t1083 + t269;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1129 = t1128 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1130 = t270 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1131 = t1130 < t1078;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1132 = t1129 & t1131;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1133 = t1132 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t1085), "l"(t1127), "r"(t1133) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1134 = t1100 + 256ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1135 = t1083 + t269;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1136 = t1135 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1137 = t1136 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1138 = t270 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1139 = t1138 < t1078;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1140 = t1137 & t1139;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1141 = t1140 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t1085), "l"(t1134), "r"(t1141) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1142 = t1092 + 384ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1143 = t1083 + t269;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1144 = t1143 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1145 = t270 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1146 = t1145 < t1078;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1147 = t1144 & t1146;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1148 = t1147 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t1085), "l"(t1142), "r"(t1148) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1149 = t1100 + 384ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1150 = t1083 + t269;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1151 = t1150 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1152 = t1151 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1153 = t270 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1154 = t1153 < t1078;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1155 = t1152 & t1154;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1156 = t1155 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t1085), "l"(t1149), "r"(t1156) : "memory");
        }
#line 236 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 149 "fa-kernels/src/attention/backward/work.rs"
        head = t460;
        block = t462;
    }
#line 164 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 166 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1157 = dk_2 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_2 = t1157;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1158 = dk_3 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_3 = t1158;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1159 = dk_4 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_4 = t1159;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1160 = dk_5 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_5 = t1160;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1161 = dk_6 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_6 = t1161;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1162 = dk_7 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_7 = t1162;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1163 = dk_8 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_8 = t1163;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1164 = dk_9 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_9 = t1164;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1165 = dk_10 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_10 = t1165;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1166 = dk_11 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_11 = t1166;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1167 = dk_12 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_12 = t1167;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1168 = dk_13 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_13 = t1168;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1169 = dk_14 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_14 = t1169;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1170 = dk_15 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_15 = t1170;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1171 = dk_16 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_16 = t1171;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1172 = dk_17 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_17 = t1172;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1173 = dk_18 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_18 = t1173;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1174 = dk_19 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_19 = t1174;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1175 = dk_20 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_20 = t1175;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1176 = dk_21 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_21 = t1176;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1177 = dk_22 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_22 = t1177;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1178 = dk_23 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_23 = t1178;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1179 = dk_24 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_24 = t1179;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1180 = dk_25 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_25 = t1180;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1181 = dk_26 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_26 = t1181;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1182 = dk_27 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_27 = t1182;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1183 = dk_28 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_28 = t1183;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1184 = dk_29 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_29 = t1184;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1185 = dk_30 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_30 = t1185;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1186 = dk_31 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_31 = t1186;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1187 = dk_32 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_32 = t1187;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1188 = dk_33 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_33 = t1188;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1189 = dk_34 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_34 = t1189;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1190 = dk_35 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_35 = t1190;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1191 = dk_36 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_36 = t1191;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1192 = dk_37 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_37 = t1192;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1193 = dk_38 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_38 = t1193;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1194 = dk_39 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_39 = t1194;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1195 = dk_40 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_40 = t1195;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1196 = dk_41 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_41 = t1196;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1197 = dk_42 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_42 = t1197;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1198 = dk_43 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_43 = t1198;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1199 = dk_44 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_44 = t1199;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1200 = dk_45 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_45 = t1200;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1201 = dk_46 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_46 = t1201;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1202 = dk_47 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_47 = t1202;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1203 = dk_48 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_48 = t1203;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1204 = dk_49 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_49 = t1204;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1205 = dk_50 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_50 = t1205;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1206 = dk_51 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_51 = t1206;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1207 = dk_52 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_52 = t1207;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1208 = dk_53 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_53 = t1208;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1209 = dk_54 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_54 = t1209;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1210 = dk_55 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_55 = t1210;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1211 = dk_56 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_56 = t1211;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1212 = dk_57 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_57 = t1212;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1213 = dk_58 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_58 = t1213;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1214 = dk_59 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_59 = t1214;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1215 = dk_60 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_60 = t1215;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1216 = dk_61 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_61 = t1216;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1217 = dk_62 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_62 = t1217;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1218 = dk_63 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_63 = t1218;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1219 = dk_64 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_64 = t1219;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1220 = dk_65 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_65 = t1220;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1221 = share << 14u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1222 = smem_1 + t1221;
#line 363 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1223 = t1222 + 8192u;
    const u32 t1224 = lane >> 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1225 = t38 + t1224;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1226 = t1225 & 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1227 = 0u ^ t1226;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1228 = t1225 << 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1229 = t1227 << 4u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1230 = t1228 + t1229;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1231 = lane & 3u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1232 = t1231 << 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1233 = t1230 + t1232;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1234;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1234) : "f"(dk_2), "f"(dk_3));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1235 = t1222 + t1233;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1235), "r"(t1234) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1236;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1236) : "f"(dk_6), "f"(dk_7));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1237 = t1233 ^ 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1238 = t1222 + t1237;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1238), "r"(t1236) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1239;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1239) : "f"(dk_10), "f"(dk_11));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1240 = t1233 ^ 32u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1241 = t1222 + t1240;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1241), "r"(t1239) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1242;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1242) : "f"(dk_14), "f"(dk_15));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1243 = t1233 ^ 48u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1244 = t1222 + t1243;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1244), "r"(t1242) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1245;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1245) : "f"(dk_18), "f"(dk_19));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1246 = t1233 ^ 64u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1247 = t1222 + t1246;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1247), "r"(t1245) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1248;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1248) : "f"(dk_22), "f"(dk_23));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1249 = t1233 ^ 80u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1250 = t1222 + t1249;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1250), "r"(t1248) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1251;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1251) : "f"(dk_26), "f"(dk_27));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1252 = t1233 ^ 96u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1253 = t1222 + t1252;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1253), "r"(t1251) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1254;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1254) : "f"(dk_30), "f"(dk_31));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1255 = t1233 ^ 112u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1256 = t1222 + t1255;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1256), "r"(t1254) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1257 = t1225 & 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1258 = 0u ^ t1257;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1259 = t1225 << 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1260 = t1258 << 4u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1261 = t1259 + t1260;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1262 = lane & 3u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1263 = t1262 << 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1264 = t1261 + t1263;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1265;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1265) : "f"(dk_34), "f"(dk_35));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1266 = t1223 + t1264;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1266), "r"(t1265) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1267;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1267) : "f"(dk_38), "f"(dk_39));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1268 = t1264 ^ 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1269 = t1223 + t1268;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1269), "r"(t1267) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1270;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1270) : "f"(dk_42), "f"(dk_43));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1271 = t1264 ^ 32u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1272 = t1223 + t1271;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1272), "r"(t1270) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1273;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1273) : "f"(dk_46), "f"(dk_47));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1274 = t1264 ^ 48u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1275 = t1223 + t1274;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1275), "r"(t1273) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1276;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1276) : "f"(dk_50), "f"(dk_51));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1277 = t1264 ^ 64u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1278 = t1223 + t1277;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1278), "r"(t1276) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1279;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1279) : "f"(dk_54), "f"(dk_55));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1280 = t1264 ^ 80u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1281 = t1223 + t1280;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1281), "r"(t1279) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1282;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1282) : "f"(dk_58), "f"(dk_59));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1283 = t1264 ^ 96u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1284 = t1223 + t1283;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1284), "r"(t1282) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1285;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1285) : "f"(dk_62), "f"(dk_63));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1286 = t1264 ^ 112u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1287 = t1223 + t1286;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1287), "r"(t1285) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1288 = lane >> 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1289 = t38 + t1288;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1290 = t1289 + 8u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1291 = t1290 & 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1292 = 0u ^ t1291;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1293 = t1290 << 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1294 = t1292 << 4u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1295 = t1293 + t1294;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1296 = lane & 3u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1297 = t1296 << 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1298 = t1295 + t1297;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1299;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1299) : "f"(dk_4), "f"(dk_5));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1300 = t1222 + t1298;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1300), "r"(t1299) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1301;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1301) : "f"(dk_8), "f"(dk_9));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1302 = t1298 ^ 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1303 = t1222 + t1302;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1303), "r"(t1301) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1304;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1304) : "f"(dk_12), "f"(dk_13));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1305 = t1298 ^ 32u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1306 = t1222 + t1305;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1306), "r"(t1304) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1307;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1307) : "f"(dk_16), "f"(dk_17));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1308 = t1298 ^ 48u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1309 = t1222 + t1308;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1309), "r"(t1307) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1310;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1310) : "f"(dk_20), "f"(dk_21));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1311 = t1298 ^ 64u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1312 = t1222 + t1311;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1312), "r"(t1310) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1313;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1313) : "f"(dk_24), "f"(dk_25));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1314 = t1298 ^ 80u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1315 = t1222 + t1314;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1315), "r"(t1313) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1316;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1316) : "f"(dk_28), "f"(dk_29));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1317 = t1298 ^ 96u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1318 = t1222 + t1317;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1318), "r"(t1316) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1319;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1319) : "f"(dk_32), "f"(dk_33));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1320 = t1298 ^ 112u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1321 = t1222 + t1320;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1321), "r"(t1319) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1322 = t1290 & 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1323 = 0u ^ t1322;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1324 = t1290 << 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1325 = t1323 << 4u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1326 = t1324 + t1325;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1327 = lane & 3u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1328 = t1327 << 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1329 = t1326 + t1328;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1330;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1330) : "f"(dk_36), "f"(dk_37));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1331 = t1223 + t1329;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1331), "r"(t1330) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1332;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1332) : "f"(dk_40), "f"(dk_41));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1333 = t1329 ^ 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1334 = t1223 + t1333;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1334), "r"(t1332) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1335;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1335) : "f"(dk_44), "f"(dk_45));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1336 = t1329 ^ 32u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1337 = t1223 + t1336;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1337), "r"(t1335) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1338;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1338) : "f"(dk_48), "f"(dk_49));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1339 = t1329 ^ 48u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1340 = t1223 + t1339;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1340), "r"(t1338) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1341;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1341) : "f"(dk_52), "f"(dk_53));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1342 = t1329 ^ 64u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1343 = t1223 + t1342;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1343), "r"(t1341) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1344;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1344) : "f"(dk_56), "f"(dk_57));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1345 = t1329 ^ 80u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1346 = t1223 + t1345;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1346), "r"(t1344) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1347;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1347) : "f"(dk_60), "f"(dk_61));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1348 = t1329 ^ 96u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1349 = t1223 + t1348;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1349), "r"(t1347) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1350;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1350) : "f"(dk_64), "f"(dk_65));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1351 = t1329 ^ 112u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1352 = t1223 + t1351;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1352), "r"(t1350) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 367 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 first_column = share << 7u;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1354 = (u64)batch_2;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1355 = t1354 * dk_stride0;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1356 = t1355 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1357 = dk + t1356;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1358 = (u64)t8;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1359 = t1358 * dk_stride1;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1360 = t1359 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1361 = t1357 + t1360;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1362 = (u64)t10;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1363 = t1362 * dk_stride2;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1364 = t1363 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1365 = t1361 + t1364;
    const u32 end_29 = head_dim > first_column ? head_dim : first_column;
    const u32 t1367 = seq_k - t8;
#line 371 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1368 = end_29 - first_column;
#line 371 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1369 = t1368 >> 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1370 = (u64)first_column * 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1371 = t1365 + t1370;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1372 = (u32)dk_stride1;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1373 = t1372 << 1u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1374 = lane >> 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1375 = t38 + t1374;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1376 = lane & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1377 = t1375 < t1367;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1378 = t1376 < t1369;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1379 = t1377 & t1378;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1379) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1380 = t1375 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1381 = t1376 ^ t1380;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1382 = t1375 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1383 = t1381 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1384 = t1382 + t1383;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1385 = t1222 + t1384;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_23;
        u32 row_24;
        u32 row_25;
        u32 row_26;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_23), "=r"(row_24), "=r"(row_25), "=r"(row_26) : "r"(t1385) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1386 = (u64)t1375 * t1373;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1387 = t1371 + t1386;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1388 = (u64)t1376 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1389 = t1387 + t1388;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1389), "r"(row_23), "r"(row_24), "r"(row_25), "r"(row_26) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1390 = t1375 + 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1391 = t1390 < t1367;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1392 = t1376 < t1369;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1393 = t1391 & t1392;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1393) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1394 = t1390 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1395 = t1376 ^ t1394;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1396 = t1390 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1397 = t1395 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1398 = t1396 + t1397;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1399 = t1222 + t1398;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_27;
        u32 row_28;
        u32 row_29;
        u32 row_30;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_27), "=r"(row_28), "=r"(row_29), "=r"(row_30) : "r"(t1399) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1400 = (u64)t1390 * t1373;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1401 = t1371 + t1400;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1402 = (u64)t1376 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1403 = t1401 + t1402;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1403), "r"(row_27), "r"(row_28), "r"(row_29), "r"(row_30) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1404 = t1375 + 8u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1405 = t1404 < t1367;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1406 = t1376 < t1369;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1407 = t1405 & t1406;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1407) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1408 = t1404 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1409 = t1376 ^ t1408;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1410 = t1404 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1411 = t1409 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1412 = t1410 + t1411;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1413 = t1222 + t1412;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_31;
        u32 row_32;
        u32 row_33;
        u32 row_34;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_31), "=r"(row_32), "=r"(row_33), "=r"(row_34) : "r"(t1413) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1414 = (u64)t1404 * t1373;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1415 = t1371 + t1414;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1416 = (u64)t1376 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1417 = t1415 + t1416;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1417), "r"(row_31), "r"(row_32), "r"(row_33), "r"(row_34) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1418 = t1375 + 12u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1419 = t1418 < t1367;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1420 = t1376 < t1369;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1421 = t1419 & t1420;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1421) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1422 = t1418 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1423 = t1376 ^ t1422;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1424 = t1418 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1425 = t1423 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1426 = t1424 + t1425;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1427 = t1222 + t1426;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_35;
        u32 row_36;
        u32 row_37;
        u32 row_38;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_35), "=r"(row_36), "=r"(row_37), "=r"(row_38) : "r"(t1427) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1428 = (u64)t1418 * t1373;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1429 = t1371 + t1428;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1430 = (u64)t1376 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1431 = t1429 + t1430;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1431), "r"(row_35), "r"(row_36), "r"(row_37), "r"(row_38) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1432 = t1222 + 8192u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1433 = t1375 < t1367;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1434 = t1376 + 8u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1435 = t1434 < t1369;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1436 = t1433 & t1435;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1436) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1437 = t1375 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1438 = t1376 ^ t1437;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1439 = t1375 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1440 = t1438 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1441 = t1439 + t1440;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1442 = t1432 + t1441;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_39;
        u32 row_40;
        u32 row_41;
        u32 row_42;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_39), "=r"(row_40), "=r"(row_41), "=r"(row_42) : "r"(t1442) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1443 = (u64)t1375 * t1373;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1444 = t1371 + t1443;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1445 = (u64)t1376 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1446 = t1444 + t1445;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1446), "r"(row_39), "r"(row_40), "r"(row_41), "r"(row_42) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1447 = t1375 + 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1448 = t1447 < t1367;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1449 = t1376 + 8u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1450 = t1449 < t1369;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1451 = t1448 & t1450;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1451) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1452 = t1447 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1453 = t1376 ^ t1452;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1454 = t1447 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1455 = t1453 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1456 = t1454 + t1455;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1457 = t1432 + t1456;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_43;
        u32 row_44;
        u32 row_45;
        u32 row_46;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_43), "=r"(row_44), "=r"(row_45), "=r"(row_46) : "r"(t1457) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1458 = (u64)t1447 * t1373;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1459 = t1371 + t1458;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1460 = (u64)t1376 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1461 = t1459 + t1460;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1461), "r"(row_43), "r"(row_44), "r"(row_45), "r"(row_46) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1462 = t1375 + 8u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1463 = t1462 < t1367;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1464 = t1376 + 8u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1465 = t1464 < t1369;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1466 = t1463 & t1465;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1466) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1467 = t1462 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1468 = t1376 ^ t1467;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1469 = t1462 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1470 = t1468 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1471 = t1469 + t1470;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1472 = t1432 + t1471;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_47;
        u32 row_48;
        u32 row_49;
        u32 row_50;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_47), "=r"(row_48), "=r"(row_49), "=r"(row_50) : "r"(t1472) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1473 = (u64)t1462 * t1373;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1474 = t1371 + t1473;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1475 = (u64)t1376 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1476 = t1474 + t1475;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1476), "r"(row_47), "r"(row_48), "r"(row_49), "r"(row_50) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1477 = t1375 + 12u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1478 = t1477 < t1367;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1479 = t1376 + 8u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1480 = t1479 < t1369;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1481 = t1478 & t1480;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1481) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1482 = t1477 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1483 = t1376 ^ t1482;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1484 = t1477 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1485 = t1483 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1486 = t1484 + t1485;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1487 = t1432 + t1486;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_51;
        u32 row_52;
        u32 row_53;
        u32 row_54;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_51), "=r"(row_52), "=r"(row_53), "=r"(row_54) : "r"(t1487) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1488 = (u64)t1477 * t1373;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1489 = t1371 + t1488;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1490 = (u64)t1376 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1491 = t1489 + t1490;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1491), "r"(row_51), "r"(row_52), "r"(row_53), "r"(row_54) : "memory");
    }
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1492 = share << 14u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1493 = t39 + t1492;
#line 363 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1494 = t1493 + 8192u;
    const u32 t1495 = lane >> 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1496 = t38 + t1495;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1497 = t1496 & 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1498 = 0u ^ t1497;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1499 = t1496 << 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1500 = t1498 << 4u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1501 = t1499 + t1500;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1502 = lane & 3u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1503 = t1502 << 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1504 = t1501 + t1503;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1505;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1505) : "f"(dv_2), "f"(dv_3));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1506 = t1493 + t1504;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1506), "r"(t1505) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1507;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1507) : "f"(dv_6), "f"(dv_7));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1508 = t1504 ^ 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1509 = t1493 + t1508;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1509), "r"(t1507) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1510;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1510) : "f"(dv_10), "f"(dv_11));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1511 = t1504 ^ 32u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1512 = t1493 + t1511;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1512), "r"(t1510) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1513;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1513) : "f"(dv_14), "f"(dv_15));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1514 = t1504 ^ 48u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1515 = t1493 + t1514;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1515), "r"(t1513) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1516;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1516) : "f"(dv_18), "f"(dv_19));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1517 = t1504 ^ 64u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1518 = t1493 + t1517;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1518), "r"(t1516) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1519;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1519) : "f"(dv_22), "f"(dv_23));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1520 = t1504 ^ 80u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1521 = t1493 + t1520;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1521), "r"(t1519) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1522;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1522) : "f"(dv_26), "f"(dv_27));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1523 = t1504 ^ 96u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1524 = t1493 + t1523;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1524), "r"(t1522) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1525;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1525) : "f"(dv_30), "f"(dv_31));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1526 = t1504 ^ 112u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1527 = t1493 + t1526;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1527), "r"(t1525) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1528 = t1496 & 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1529 = 0u ^ t1528;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1530 = t1496 << 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1531 = t1529 << 4u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1532 = t1530 + t1531;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1533 = lane & 3u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1534 = t1533 << 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1535 = t1532 + t1534;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1536;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1536) : "f"(dv_34), "f"(dv_35));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1537 = t1494 + t1535;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1537), "r"(t1536) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1538;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1538) : "f"(dv_38), "f"(dv_39));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1539 = t1535 ^ 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1540 = t1494 + t1539;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1540), "r"(t1538) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1541;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1541) : "f"(dv_42), "f"(dv_43));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1542 = t1535 ^ 32u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1543 = t1494 + t1542;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1543), "r"(t1541) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1544;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1544) : "f"(dv_46), "f"(dv_47));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1545 = t1535 ^ 48u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1546 = t1494 + t1545;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1546), "r"(t1544) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1547;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1547) : "f"(dv_50), "f"(dv_51));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1548 = t1535 ^ 64u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1549 = t1494 + t1548;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1549), "r"(t1547) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1550;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1550) : "f"(dv_54), "f"(dv_55));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1551 = t1535 ^ 80u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1552 = t1494 + t1551;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1552), "r"(t1550) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1553;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1553) : "f"(dv_58), "f"(dv_59));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1554 = t1535 ^ 96u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1555 = t1494 + t1554;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1555), "r"(t1553) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1556;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1556) : "f"(dv_62), "f"(dv_63));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1557 = t1535 ^ 112u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1558 = t1494 + t1557;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1558), "r"(t1556) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1559 = lane >> 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1560 = t38 + t1559;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1561 = t1560 + 8u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1562 = t1561 & 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1563 = 0u ^ t1562;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1564 = t1561 << 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1565 = t1563 << 4u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1566 = t1564 + t1565;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1567 = lane & 3u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1568 = t1567 << 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1569 = t1566 + t1568;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1570;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1570) : "f"(dv_4), "f"(dv_5));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1571 = t1493 + t1569;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1571), "r"(t1570) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1572;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1572) : "f"(dv_8), "f"(dv_9));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1573 = t1569 ^ 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1574 = t1493 + t1573;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1574), "r"(t1572) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1575;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1575) : "f"(dv_12), "f"(dv_13));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1576 = t1569 ^ 32u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1577 = t1493 + t1576;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1577), "r"(t1575) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1578;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1578) : "f"(dv_16), "f"(dv_17));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1579 = t1569 ^ 48u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1580 = t1493 + t1579;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1580), "r"(t1578) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1581;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1581) : "f"(dv_20), "f"(dv_21));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1582 = t1569 ^ 64u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1583 = t1493 + t1582;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1583), "r"(t1581) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1584;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1584) : "f"(dv_24), "f"(dv_25));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1585 = t1569 ^ 80u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1586 = t1493 + t1585;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1586), "r"(t1584) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1587;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1587) : "f"(dv_28), "f"(dv_29));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1588 = t1569 ^ 96u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1589 = t1493 + t1588;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1589), "r"(t1587) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1590;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1590) : "f"(dv_32), "f"(dv_33));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1591 = t1569 ^ 112u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1592 = t1493 + t1591;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1592), "r"(t1590) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1593 = t1561 & 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1594 = 0u ^ t1593;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1595 = t1561 << 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1596 = t1594 << 4u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1597 = t1595 + t1596;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1598 = lane & 3u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1599 = t1598 << 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1600 = t1597 + t1599;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1601;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1601) : "f"(dv_36), "f"(dv_37));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1602 = t1494 + t1600;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1602), "r"(t1601) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1603;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1603) : "f"(dv_40), "f"(dv_41));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1604 = t1600 ^ 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1605 = t1494 + t1604;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1605), "r"(t1603) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1606;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1606) : "f"(dv_44), "f"(dv_45));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1607 = t1600 ^ 32u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1608 = t1494 + t1607;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1608), "r"(t1606) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1609;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1609) : "f"(dv_48), "f"(dv_49));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1610 = t1600 ^ 48u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1611 = t1494 + t1610;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1611), "r"(t1609) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1612;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1612) : "f"(dv_52), "f"(dv_53));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1613 = t1600 ^ 64u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1614 = t1494 + t1613;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1614), "r"(t1612) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1615;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1615) : "f"(dv_56), "f"(dv_57));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1616 = t1600 ^ 80u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1617 = t1494 + t1616;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1617), "r"(t1615) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1618;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1618) : "f"(dv_60), "f"(dv_61));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1619 = t1600 ^ 96u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1620 = t1494 + t1619;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1620), "r"(t1618) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1621;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1621) : "f"(dv_64), "f"(dv_65));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1622 = t1600 ^ 112u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1623 = t1494 + t1622;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1623), "r"(t1621) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 367 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 first_column_2 = share << 7u;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1625 = (u64)batch_2;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1626 = t1625 * dv_stride0;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1627 = t1626 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1628 = dv + t1627;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1629 = (u64)t8;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1630 = t1629 * dv_stride1;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1631 = t1630 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1632 = t1628 + t1631;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1633 = (u64)t10;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1634 = t1633 * dv_stride2;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1635 = t1634 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1636 = t1632 + t1635;
    const u32 end_30 = head_dim > first_column_2 ? head_dim : first_column_2;
    const u32 t1638 = seq_k - t8;
#line 371 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1639 = end_30 - first_column_2;
#line 371 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1640 = t1639 >> 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1641 = (u64)first_column_2 * 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1642 = t1636 + t1641;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1643 = (u32)dv_stride1;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1644 = t1643 << 1u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1645 = lane >> 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1646 = t38 + t1645;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1647 = lane & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1648 = t1646 < t1638;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1649 = t1647 < t1640;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1650 = t1648 & t1649;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1650) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1651 = t1646 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1652 = t1647 ^ t1651;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1653 = t1646 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1654 = t1652 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1655 = t1653 + t1654;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1656 = t1493 + t1655;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_55;
        u32 row_56;
        u32 row_57;
        u32 row_58;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_55), "=r"(row_56), "=r"(row_57), "=r"(row_58) : "r"(t1656) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1657 = (u64)t1646 * t1644;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1658 = t1642 + t1657;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1659 = (u64)t1647 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1660 = t1658 + t1659;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1660), "r"(row_55), "r"(row_56), "r"(row_57), "r"(row_58) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1661 = t1646 + 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1662 = t1661 < t1638;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1663 = t1647 < t1640;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1664 = t1662 & t1663;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1664) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1665 = t1661 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1666 = t1647 ^ t1665;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1667 = t1661 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1668 = t1666 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1669 = t1667 + t1668;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1670 = t1493 + t1669;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_59;
        u32 row_60;
        u32 row_61;
        u32 row_62;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_59), "=r"(row_60), "=r"(row_61), "=r"(row_62) : "r"(t1670) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1671 = (u64)t1661 * t1644;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1672 = t1642 + t1671;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1673 = (u64)t1647 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1674 = t1672 + t1673;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1674), "r"(row_59), "r"(row_60), "r"(row_61), "r"(row_62) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1675 = t1646 + 8u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1676 = t1675 < t1638;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1677 = t1647 < t1640;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1678 = t1676 & t1677;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1678) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1679 = t1675 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1680 = t1647 ^ t1679;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1681 = t1675 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1682 = t1680 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1683 = t1681 + t1682;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1684 = t1493 + t1683;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_63;
        u32 row_64;
        u32 row_65;
        u32 row_66;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_63), "=r"(row_64), "=r"(row_65), "=r"(row_66) : "r"(t1684) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1685 = (u64)t1675 * t1644;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1686 = t1642 + t1685;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1687 = (u64)t1647 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1688 = t1686 + t1687;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1688), "r"(row_63), "r"(row_64), "r"(row_65), "r"(row_66) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1689 = t1646 + 12u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1690 = t1689 < t1638;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1691 = t1647 < t1640;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1692 = t1690 & t1691;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1692) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1693 = t1689 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1694 = t1647 ^ t1693;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1695 = t1689 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1696 = t1694 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1697 = t1695 + t1696;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1698 = t1493 + t1697;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_67;
        u32 row_68;
        u32 row_69;
        u32 row_70;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_67), "=r"(row_68), "=r"(row_69), "=r"(row_70) : "r"(t1698) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1699 = (u64)t1689 * t1644;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1700 = t1642 + t1699;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1701 = (u64)t1647 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1702 = t1700 + t1701;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1702), "r"(row_67), "r"(row_68), "r"(row_69), "r"(row_70) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1703 = t1493 + 8192u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1704 = t1646 < t1638;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1705 = t1647 + 8u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1706 = t1705 < t1640;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1707 = t1704 & t1706;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1707) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1708 = t1646 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1709 = t1647 ^ t1708;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1710 = t1646 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1711 = t1709 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1712 = t1710 + t1711;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1713 = t1703 + t1712;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_71;
        u32 row_72;
        u32 row_73;
        u32 row_74;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_71), "=r"(row_72), "=r"(row_73), "=r"(row_74) : "r"(t1713) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1714 = (u64)t1646 * t1644;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1715 = t1642 + t1714;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1716 = (u64)t1647 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1717 = t1715 + t1716;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1717), "r"(row_71), "r"(row_72), "r"(row_73), "r"(row_74) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1718 = t1646 + 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1719 = t1718 < t1638;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1720 = t1647 + 8u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1721 = t1720 < t1640;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1722 = t1719 & t1721;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1722) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1723 = t1718 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1724 = t1647 ^ t1723;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1725 = t1718 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1726 = t1724 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1727 = t1725 + t1726;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1728 = t1703 + t1727;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_75;
        u32 row_76;
        u32 row_77;
        u32 row_78;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_75), "=r"(row_76), "=r"(row_77), "=r"(row_78) : "r"(t1728) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1729 = (u64)t1718 * t1644;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1730 = t1642 + t1729;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1731 = (u64)t1647 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1732 = t1730 + t1731;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1732), "r"(row_75), "r"(row_76), "r"(row_77), "r"(row_78) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1733 = t1646 + 8u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1734 = t1733 < t1638;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1735 = t1647 + 8u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1736 = t1735 < t1640;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1737 = t1734 & t1736;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1737) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1738 = t1733 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1739 = t1647 ^ t1738;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1740 = t1733 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1741 = t1739 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1742 = t1740 + t1741;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1743 = t1703 + t1742;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_79;
        u32 row_80;
        u32 row_81;
        u32 row_82;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_79), "=r"(row_80), "=r"(row_81), "=r"(row_82) : "r"(t1743) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1744 = (u64)t1733 * t1644;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1745 = t1642 + t1744;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1746 = (u64)t1647 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1747 = t1745 + t1746;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1747), "r"(row_79), "r"(row_80), "r"(row_81), "r"(row_82) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1748 = t1646 + 12u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1749 = t1748 < t1638;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1750 = t1647 + 8u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1751 = t1750 < t1640;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1752 = t1749 & t1751;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1752) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1753 = t1748 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1754 = t1647 ^ t1753;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1755 = t1748 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1756 = t1754 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1757 = t1755 + t1756;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1758 = t1703 + t1757;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_83;
        u32 row_84;
        u32 row_85;
        u32 row_86;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_83), "=r"(row_84), "=r"(row_85), "=r"(row_86) : "r"(t1758) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1759 = (u64)t1748 * t1644;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1760 = t1642 + t1759;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1761 = (u64)t1647 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1762 = t1760 + t1761;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1762), "r"(row_83), "r"(row_84), "r"(row_85), "r"(row_86) : "memory");
    }
}
