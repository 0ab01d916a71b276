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
#line 93 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t3 = thread >> 5u;
#line 95 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t3));
#line 62 "fa-kernels/src/attention/backward/mma/work.rs"
    const u32 t5 = seq_k + 127u;
#line 62 "fa-kernels/src/attention/backward/mma/work.rs"
    const u32 blocks = t5 >> 7u;
    const u32 t7 = blockIdx.x;
#line 63 "fa-kernels/src/attention/backward/mma/work.rs"
    const u32 t8 = t7 % blocks;
#line 63 "fa-kernels/src/attention/backward/mma/work.rs"
    const u32 t9 = blockIdx.x;
#line 63 "fa-kernels/src/attention/backward/mma/work.rs"
    const u32 t10 = t9 / blocks;
    const u32 kv_heads = heads / group;
    const u32 t12 = t8 << 7u;
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
#line 99 "fa-kernels/src/attention/query_blocks.rs"
        const bool found = t12 < end_2;
#line 91 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t30 = middle + 1u;
#line 91 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t31 = found ? low : t30;
#line 91 "fa-kernels/src/attention/query_blocks.rs"
        low = t31;
        const u32 t32 = found ? middle : high;
#line 92 "fa-kernels/src/attention/query_blocks.rs"
        high = t32;
    }
#line 45 "fa-kernels/src/attention/query_blocks.rs"
    const u32 first = low;
#line 97 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 100 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t35 = smem_1 + 65536u;
    const u32 share = warp >> 2u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t37 = warp & 3u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t38 = t37 << 5u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t39 = smem_1 + 32768u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t40 = t35 + 16384u;
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
    f32 dk_34 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_35 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_36 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_37 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_38 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_39 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_40 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_41 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_42 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_43 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_44 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_45 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_46 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_47 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_48 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_49 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_50 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_51 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_52 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_53 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_54 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_55 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_56 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_57 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_58 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_59 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_60 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_61 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_62 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_63 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_64 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_65 = 0.0f;
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
    f32 dv_34 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_35 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_36 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_37 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_38 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_39 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_40 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_41 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_42 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_43 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_44 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_45 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_46 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_47 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_48 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_49 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_50 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_51 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_52 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_53 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_54 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_55 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_56 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_57 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_58 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_59 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_60 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_61 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_62 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_63 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_64 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_65 = 0.0f;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t41 = warp & 3u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t42 = t41 << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t43 = warp >> 2u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t44 = share << 5u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t45 = lane & 7u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t46 = t44 + t45;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t47 = lane >> 4u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t48 = t47 << 3u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t49 = t46 + t48;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t50 = lane >> 3u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t51 = t50 & 1u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t52 = t49 & 7u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t53 = t51 ^ t52;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t54 = t49 << 7u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t55 = t53 << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t56 = t54 + t55;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t57 = lane & 15u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t58 = lane >> 4u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t59 = t57 & 7u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t60 = t58 ^ t59;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t61 = t57 << 7u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t62 = t60 << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t63 = t61 + t62;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t64 = (u64)t14;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t65 = t64 * k_stride0;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t66 = t65 * 2ull;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t67 = k + t66;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t68 = 0ull * k_stride1;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t69 = t68 * 2ull;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t70 = t67 + t69;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t71 = (u64)t13;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t72 = t71 * k_stride2;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t73 = t72 * 2ull;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t74 = t70 + t73;
    const u32 t75 = (u32)k_stride1;
#line 134 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t76 = t75 << 1u;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t77 = thread >> 3u;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t78 = thread & 7u;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t79 = t77 & 7u;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t80 = t78 ^ t79;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t81 = t77 << 7u;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t82 = t80 << 4u;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t83 = t81 + t82;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t84 = (u64)t77 * t76;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t85 = t74 + t84;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t86 = (u64)t78 * 16u;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t87 = t85 + t86;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t88 = (u64)t76 * 32u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t89 = head_dim >> 3u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t90 = smem_1 + t83;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t91 = (u64)t12 * t76;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t92 = t87 + t91;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t93 = t92 + t88;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t94 = t93 + t88;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t95 = t94 + t88;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t96 = t12 + t77;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t97 = t96 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t98 = t78 < t89;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t99 = t97 & t98;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t100 = t99 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t90), "l"(t92), "r"(t100) : "memory");
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t101 = t12 + t77;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t102 = t101 + 32u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t103 = t102 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t104 = t78 < t89;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t105 = t103 & t104;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t106 = t105 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t90), "l"(t93), "r"(t106) : "memory");
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t107 = t12 + t77;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t108 = t107 + 64u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t109 = t108 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t110 = t78 < t89;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t111 = t109 & t110;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t112 = t111 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t90), "l"(t94), "r"(t112) : "memory");
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t113 = t12 + t77;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t114 = t113 + 96u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t115 = t114 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t116 = t78 < t89;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t117 = t115 & t116;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t118 = t117 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t90), "l"(t95), "r"(t118) : "memory");
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t119 = t92 + 128ull;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t120 = t12 + t77;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t121 = t120 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t122 = t78 + 8u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t123 = t122 < t89;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t124 = t121 & t123;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t125 = t124 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t90), "l"(t119), "r"(t125) : "memory");
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t126 = t93 + 128ull;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t127 = t12 + t77;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t128 = t127 + 32u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t129 = t128 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t130 = t78 + 8u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t131 = t130 < t89;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t132 = t129 & t131;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t133 = t132 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t90), "l"(t126), "r"(t133) : "memory");
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t134 = t94 + 128ull;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t135 = t12 + t77;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t136 = t135 + 64u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t137 = t136 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t138 = t78 + 8u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t139 = t138 < t89;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t140 = t137 & t139;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t141 = t140 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t90), "l"(t134), "r"(t141) : "memory");
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t142 = t95 + 128ull;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t143 = t12 + t77;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t144 = t143 + 96u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t145 = t144 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t146 = t78 + 8u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t147 = t146 < t89;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t148 = t145 & t147;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t149 = t148 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t90), "l"(t142), "r"(t149) : "memory");
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t150 = (u64)t14;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t151 = t150 * v_stride0;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t152 = t151 * 2ull;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t153 = v + t152;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t154 = 0ull * v_stride1;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t155 = t154 * 2ull;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t156 = t153 + t155;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t157 = (u64)t13;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t158 = t157 * v_stride2;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t159 = t158 * 2ull;
#line 133 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t160 = t156 + t159;
    const u32 t161 = (u32)v_stride1;
#line 134 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t162 = t161 << 1u;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t163 = thread >> 3u;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t164 = thread & 7u;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t165 = t163 & 7u;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t166 = t164 ^ t165;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t167 = t163 << 7u;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t168 = t166 << 4u;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t169 = t167 + t168;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t170 = (u64)t163 * t162;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t171 = t160 + t170;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t172 = (u64)t164 * 16u;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t173 = t171 + t172;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t174 = (u64)t162 * 32u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t175 = head_dim >> 3u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t176 = t39 + t169;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t177 = (u64)t12 * t162;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t178 = t173 + t177;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t179 = t178 + t174;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t180 = t179 + t174;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t181 = t180 + t174;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t182 = t12 + t163;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t183 = t182 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t184 = t164 < t175;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t185 = t183 & t184;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t186 = t185 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t176), "l"(t178), "r"(t186) : "memory");
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t187 = t12 + t163;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t188 = t187 + 32u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t189 = t188 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t190 = t164 < t175;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t191 = t189 & t190;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t192 = t191 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t176), "l"(t179), "r"(t192) : "memory");
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t193 = t12 + t163;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t194 = t193 + 64u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t195 = t194 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t196 = t164 < t175;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t197 = t195 & t196;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t198 = t197 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t176), "l"(t180), "r"(t198) : "memory");
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t199 = t12 + t163;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t200 = t199 + 96u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t201 = t200 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t202 = t164 < t175;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t203 = t201 & t202;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t204 = t203 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t176), "l"(t181), "r"(t204) : "memory");
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t205 = t178 + 128ull;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t206 = t12 + t163;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t207 = t206 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t208 = t164 + 8u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t209 = t208 < t175;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t210 = t207 & t209;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t211 = t210 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t176), "l"(t205), "r"(t211) : "memory");
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t212 = t179 + 128ull;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t213 = t12 + t163;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t214 = t213 + 32u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t215 = t214 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t216 = t164 + 8u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t217 = t216 < t175;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t218 = t215 & t217;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t219 = t218 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t176), "l"(t212), "r"(t219) : "memory");
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t220 = t180 + 128ull;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t221 = t12 + t163;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t222 = t221 + 64u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t223 = t222 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t224 = t164 + 8u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t225 = t224 < t175;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t226 = t223 & t225;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t227 = t226 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t176), "l"(t220), "r"(t227) : "memory");
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t228 = t181 + 128ull;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t229 = t12 + t163;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t230 = t229 + 96u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t231 = t230 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t232 = t164 + 8u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t233 = t232 < t175;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t234 = t231 & t233;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t235 = t234 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t176), "l"(t228), "r"(t235) : "memory");
#line 145 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 smem_2 = smem_1 + 98304u;
#line 58 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t237 = smem_2 + 32768u;
#line 58 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t238 = smem_2 + 65536u;
#line 51 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t239 = (u64)t14;
#line 51 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t240 = t239 * q_stride0;
#line 51 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t241 = t240 * 2ull;
#line 51 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t242 = q + t241;
#line 51 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t243 = (u32)q_stride1;
#line 51 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t244 = t243 << 1u;
    const u32 t245 = thread >> 3u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t246 = thread & 7u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t247 = t245 & 7u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t248 = t246 ^ t247;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t249 = t245 << 7u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t250 = t248 << 4u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t251 = t249 + t250;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t252 = (u64)t245 * t244;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t253 = t242 + t252;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t254 = (u64)t246 * 16u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t255 = t253 + t254;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t256 = (u64)t244 * 32u;
#line 51 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t257 = (u64)t14;
#line 51 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t258 = t257 * d_o_stride0;
#line 51 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t259 = t258 * 2ull;
#line 51 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t260 = d_o + t259;
#line 51 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t261 = (u32)d_o_stride1;
#line 51 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t262 = t261 << 1u;
    const u32 t263 = thread >> 3u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t264 = thread & 7u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t265 = t263 & 7u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t266 = t264 ^ t265;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t267 = t263 << 7u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t268 = t266 << 4u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t269 = t267 + t268;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t270 = (u64)t263 * t262;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t271 = t260 + t270;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t272 = (u64)t264 * 16u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t273 = t271 + t272;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t274 = (u64)t262 * 32u;
#line 148 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t275 = count - first;
#line 148 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 count_2 = t275 * group;
    const u32 t277 = t13 * group;
#line 149 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 head = t277;
    u32 block = first;
    const bool t278 = count_2 != 0u;
#line 151 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t278) {
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t279 = head_dim >> 3u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t280 = (u32)q_stride2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t281 = t280 << 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 head_2 = (u64)head * t281;
        const u64 of_head = t242 + head_2;
        const u32 t284 = block << 6u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t285 = (u64)t246 * 16u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t286 = smem_2 + t251;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t287 = t284 + t245;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t288 = seq_q > 1u ? seq_q : 1u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t289 = t288 - 1u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t290 = t287 < t289 ? t287 : t289;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t291 = (u64)t290 * t244;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t292 = of_head + t291;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t293 = t292 + t285;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t294 = t284 + t245;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t295 = t294 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t296 = seq_q > 1u ? seq_q : 1u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t297 = t296 - 1u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t298 = t295 < t297 ? t295 : t297;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t299 = (u64)t298 * t244;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t300 = of_head + t299;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t301 = t300 + t285;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t302 = t284 + t245;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t303 = t302 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t304 = t246 < t279;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t305 = t303 & t304;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t306 = t305 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t286), "l"(t293), "r"(t306) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t307 = t284 + t245;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t308 = t307 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t309 = t308 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t310 = t246 < t279;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t311 = t309 & t310;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t312 = t311 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t286), "l"(t301), "r"(t312) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t313 = t293 + 128ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t314 = t284 + t245;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t315 = t314 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t316 = t246 + 8u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t317 = t316 < t279;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t318 = t315 & t317;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t319 = t318 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t286), "l"(t313), "r"(t319) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t320 = t301 + 128ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t321 = t284 + t245;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t322 = t321 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t323 = t322 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t324 = t246 + 8u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t325 = t324 < t279;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t326 = t323 & t325;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t327 = t326 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t286), "l"(t320), "r"(t327) : "memory");
#line 104 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t328 = thread < 32u;
#line 104 "fa-kernels/src/attention/backward/mma/queries.rs"
        if (t328) {
            const u32 t329 = t14 * heads;
#line 105 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 head_3 = t329 + head;
            const u32 t331 = head_3 * padded;
#line 106 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t332 = block << 6u;
#line 106 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t333 = t331 + t332;
#line 106 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t334 = thread << 1u;
#line 106 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 row = t333 + t334;
            const u32 t336 = thread << 4u;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t337 = t238 + t336;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t338 = (u64)row;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t339 = t338 * statistics_stride0;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t340 = t339 * 4ull;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t341 = statistics + t340;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t337), "l"(t341) : "memory");
        }
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t342 = head_dim >> 3u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t343 = (u32)d_o_stride2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t344 = t343 << 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 head_4 = (u64)head * t344;
        const u64 of_head_2 = t260 + head_4;
        const u32 t347 = block << 6u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t348 = (u64)t264 * 16u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t349 = t237 + t269;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t350 = t347 + t263;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t351 = seq_q > 1u ? seq_q : 1u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t352 = t351 - 1u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t353 = t350 < t352 ? t350 : t352;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t354 = (u64)t353 * t262;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t355 = of_head_2 + t354;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t356 = t355 + t348;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t357 = t347 + t263;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t358 = t357 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t359 = seq_q > 1u ? seq_q : 1u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t360 = t359 - 1u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t361 = t358 < t360 ? t358 : t360;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t362 = (u64)t361 * t262;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t363 = of_head_2 + t362;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t364 = t363 + t348;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t365 = t347 + t263;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t366 = t365 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t367 = t264 < t342;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t368 = t366 & t367;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t369 = t368 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t349), "l"(t356), "r"(t369) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t370 = t347 + t263;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t371 = t370 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t372 = t371 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t373 = t264 < t342;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t374 = t372 & t373;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t375 = t374 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t349), "l"(t364), "r"(t375) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t376 = t356 + 128ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t377 = t347 + t263;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t378 = t377 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t379 = t264 + 8u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t380 = t379 < t342;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t381 = t378 & t380;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t382 = t381 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t349), "l"(t376), "r"(t382) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t383 = t364 + 128ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t384 = t347 + t263;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t385 = t384 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t386 = t385 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t387 = t264 + 8u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t388 = t387 < t342;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t389 = t386 & t388;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t390 = t389 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t349), "l"(t383), "r"(t390) : "memory");
    }
#line 156 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
    #pragma unroll 1
    for (u32 i = 0u; i < count_2; i += 1u) {
        const u32 t391 = block + 1u;
#line 159 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool wraps = t391 == count;
        const u32 t393 = head + 1u;
#line 160 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t394 = wraps ? t393 : head;
#line 160 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t395 = block + 1u;
#line 160 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t396 = wraps ? first : t395;
#line 164 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t397 = i + 1u;
#line 164 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool more = t397 < count_2;
#line 184 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 188 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (more) {
            const u32 t399 = i + 1u;
#line 101 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t400 = t399 & 1u;
#line 101 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t401 = t400 << 14u;
#line 101 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t402 = smem_2 + t401;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t403 = head_dim >> 3u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t404 = (u32)q_stride2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t405 = t404 << 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_5 = (u64)t394 * t405;
            const u64 of_head_3 = t242 + head_5;
            const u32 t408 = t396 << 6u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t409 = (u64)t246 * 16u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t410 = t402 + t251;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t411 = t408 + t245;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t412 = seq_q > 1u ? seq_q : 1u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t413 = t412 - 1u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t414 = t411 < t413 ? t411 : t413;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t415 = (u64)t414 * t244;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t416 = of_head_3 + t415;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t417 = t416 + t409;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t418 = t408 + t245;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t419 = t418 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t420 = seq_q > 1u ? seq_q : 1u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t421 = t420 - 1u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t422 = t419 < t421 ? t419 : t421;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t423 = (u64)t422 * t244;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t424 = of_head_3 + t423;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t425 = t424 + t409;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t426 = t408 + t245;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t427 = t426 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t428 = t246 < t403;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t429 = t427 & t428;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t430 = t429 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t410), "l"(t417), "r"(t430) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t431 = t408 + t245;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t432 = t431 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t433 = t432 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t434 = t246 < t403;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t435 = t433 & t434;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t436 = t435 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t410), "l"(t425), "r"(t436) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t437 = t417 + 128ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t438 = t408 + t245;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t439 = t438 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t440 = t246 + 8u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t441 = t440 < t403;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t442 = t439 & t441;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t443 = t442 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t410), "l"(t437), "r"(t443) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t444 = t425 + 128ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t445 = t408 + t245;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t446 = t445 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t447 = t446 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t448 = t246 + 8u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t449 = t448 < t403;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t450 = t447 & t449;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t451 = t450 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t410), "l"(t444), "r"(t451) : "memory");
#line 104 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t452 = thread < 32u;
#line 104 "fa-kernels/src/attention/backward/mma/queries.rs"
            if (t452) {
                const u32 t453 = t14 * heads;
#line 105 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 head_6 = t453 + t394;
                const u32 t455 = head_6 * padded;
#line 106 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t456 = t396 << 6u;
#line 106 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t457 = t455 + t456;
#line 106 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t458 = thread << 1u;
#line 106 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 row_2 = t457 + t458;
                const u32 t460 = t399 & 1u;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t461 = t460 << 9u;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t462 = t238 + t461;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t463 = thread << 4u;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t464 = t462 + t463;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t465 = (u64)row_2;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t466 = t465 * statistics_stride0;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t467 = t466 * 4ull;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t468 = statistics + t467;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t464), "l"(t468) : "memory");
            }
#line 190 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t469 = i + 1u;
#line 117 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t470 = t469 & 1u;
#line 117 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t471 = t470 << 14u;
#line 117 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t472 = t237 + t471;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t473 = head_dim >> 3u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t474 = (u32)d_o_stride2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t475 = t474 << 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_7 = (u64)t394 * t475;
            const u64 of_head_4 = t260 + head_7;
            const u32 t478 = t396 << 6u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t479 = (u64)t264 * 16u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t480 = t472 + t269;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t481 = t478 + t263;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t482 = seq_q > 1u ? seq_q : 1u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t483 = t482 - 1u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t484 = t481 < t483 ? t481 : t483;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t485 = (u64)t484 * t262;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t486 = of_head_4 + t485;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t487 = t486 + t479;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t488 = t478 + t263;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t489 = t488 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t490 = seq_q > 1u ? seq_q : 1u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t491 = t490 - 1u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t492 = t489 < t491 ? t489 : t491;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t493 = (u64)t492 * t262;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t494 = of_head_4 + t493;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t495 = t494 + t479;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t496 = t478 + t263;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t497 = t496 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t498 = t264 < t473;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t499 = t497 & t498;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t500 = t499 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t480), "l"(t487), "r"(t500) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t501 = t478 + t263;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t502 = t501 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t503 = t502 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t504 = t264 < t473;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t505 = t503 & t504;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t506 = t505 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t480), "l"(t495), "r"(t506) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t507 = t487 + 128ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t508 = t478 + t263;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t509 = t508 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t510 = t264 + 8u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t511 = t510 < t473;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t512 = t509 & t511;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t513 = t512 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t480), "l"(t507), "r"(t513) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t514 = t495 + 128ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t515 = t478 + t263;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t516 = t515 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t517 = t516 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t518 = t264 + 8u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t519 = t518 < t473;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t520 = t517 & t519;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t521 = t520 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t480), "l"(t514), "r"(t521) : "memory");
        }
#line 192 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 194 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t522 = i & 1u;
#line 194 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t523 = t522 << 14u;
#line 194 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t524 = smem_2 + t523;
#line 194 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t525 = i & 1u;
#line 194 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t526 = t525 << 14u;
#line 194 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t527 = t237 + t526;
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
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_17 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_18 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_19 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_20 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_21 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_22 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_23 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_24 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_25 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_26 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_27 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_28 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_29 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_30 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_31 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_32 = 0.0f;
        const u32 t528 = lane & 15u;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t529 = t38 + t528;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t530 = lane >> 4u;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t531 = t529 & 7u;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t532 = t530 ^ t531;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t533 = t529 << 7u;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t534 = t532 << 4u;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t535 = t533 + t534;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t536 = smem_1 + t535;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t537;
        asm volatile("mov.b32 %0, %1;" : "=r"(t537) : "r"(t56));
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t538 = t537 ^ 32u;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t539 = t537 ^ 64u;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t540 = t537 ^ 96u;
        const u32 t541 = t524 + t537;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t542;
        asm volatile("mov.b32 %0, %1;" : "=r"(t542) : "r"(t536));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t542) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t542) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t541) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_9), "r"(m_10));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_11), "r"(m_12));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t541) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_13), "r"(m_14));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_15), "r"(m_16));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_13), "r"(m_14));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_15), "r"(m_16));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t543 = t524 + t538;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t544;
        asm volatile("mov.b32 %0, %1;" : "=r"(t544) : "r"(t536));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t545 = t544 ^ 32u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t545) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t545) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t543) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_25), "r"(m_26));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_27), "r"(m_28));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_25), "r"(m_26));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_27), "r"(m_28));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t543) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_29), "r"(m_30));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_31), "r"(m_32));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_29), "r"(m_30));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_31), "r"(m_32));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t546 = t524 + t539;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t547;
        asm volatile("mov.b32 %0, %1;" : "=r"(t547) : "r"(t536));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t548 = t547 ^ 64u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t548) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t548) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t546) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_33), "r"(m_34), "r"(m_35), "r"(m_36), "r"(m_41), "r"(m_42));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_33), "r"(m_34), "r"(m_35), "r"(m_36), "r"(m_43), "r"(m_44));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_41), "r"(m_42));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_43), "r"(m_44));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t546) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_33), "r"(m_34), "r"(m_35), "r"(m_36), "r"(m_45), "r"(m_46));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_33), "r"(m_34), "r"(m_35), "r"(m_36), "r"(m_47), "r"(m_48));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_45), "r"(m_46));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_47), "r"(m_48));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t549 = t524 + t540;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t550;
        asm volatile("mov.b32 %0, %1;" : "=r"(t550) : "r"(t536));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t551 = t550 ^ 96u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t551) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t551) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t549) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_57), "r"(m_58));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_59), "r"(m_60));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_53), "r"(m_54), "r"(m_55), "r"(m_56), "r"(m_57), "r"(m_58));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_53), "r"(m_54), "r"(m_55), "r"(m_56), "r"(m_59), "r"(m_60));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t549) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_61), "r"(m_62));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_63), "r"(m_64));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_53), "r"(m_54), "r"(m_55), "r"(m_56), "r"(m_61), "r"(m_62));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_53), "r"(m_54), "r"(m_55), "r"(m_56), "r"(m_63), "r"(m_64));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t552;
        asm volatile("mov.b32 %0, %1;" : "=r"(t552) : "r"(t536));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t552) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t552) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t541) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_65), "r"(m_66), "r"(m_67), "r"(m_68), "r"(m_73), "r"(m_74));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_65), "r"(m_66), "r"(m_67), "r"(m_68), "r"(m_75), "r"(m_76));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_69), "r"(m_70), "r"(m_71), "r"(m_72), "r"(m_73), "r"(m_74));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_69), "r"(m_70), "r"(m_71), "r"(m_72), "r"(m_75), "r"(m_76));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t541) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_65), "r"(m_66), "r"(m_67), "r"(m_68), "r"(m_77), "r"(m_78));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_65), "r"(m_66), "r"(m_67), "r"(m_68), "r"(m_79), "r"(m_80));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_69), "r"(m_70), "r"(m_71), "r"(m_72), "r"(m_77), "r"(m_78));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_69), "r"(m_70), "r"(m_71), "r"(m_72), "r"(m_79), "r"(m_80));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t553;
        asm volatile("mov.b32 %0, %1;" : "=r"(t553) : "r"(t536));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t554 = t553 ^ 32u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t554) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t554) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t543) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_89), "r"(m_90));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_91), "r"(m_92));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_89), "r"(m_90));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_91), "r"(m_92));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t543) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_93), "r"(m_94));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_95), "r"(m_96));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_93), "r"(m_94));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_95), "r"(m_96));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t555;
        asm volatile("mov.b32 %0, %1;" : "=r"(t555) : "r"(t536));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t556 = t555 ^ 64u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t556) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t556) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t546) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_105), "r"(m_106));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_107), "r"(m_108));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_105), "r"(m_106));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_107), "r"(m_108));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t546) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_109), "r"(m_110));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_111), "r"(m_112));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_109), "r"(m_110));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_111), "r"(m_112));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t557;
        asm volatile("mov.b32 %0, %1;" : "=r"(t557) : "r"(t536));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t558 = t557 ^ 96u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t558) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t558) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t549) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_113), "r"(m_114), "r"(m_115), "r"(m_116), "r"(m_121), "r"(m_122));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_113), "r"(m_114), "r"(m_115), "r"(m_116), "r"(m_123), "r"(m_124));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_117), "r"(m_118), "r"(m_119), "r"(m_120), "r"(m_121), "r"(m_122));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_117), "r"(m_118), "r"(m_119), "r"(m_120), "r"(m_123), "r"(m_124));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t549) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_113), "r"(m_114), "r"(m_115), "r"(m_116), "r"(m_125), "r"(m_126));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_113), "r"(m_114), "r"(m_115), "r"(m_116), "r"(m_127), "r"(m_128));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_117), "r"(m_118), "r"(m_119), "r"(m_120), "r"(m_125), "r"(m_126));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_117), "r"(m_118), "r"(m_119), "r"(m_120), "r"(m_127), "r"(m_128));
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
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_17 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_18 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_19 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_20 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_21 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_22 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_23 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_24 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_25 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_26 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_27 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_28 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_29 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_30 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_31 = 0.0f;
#line 239 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_32 = 0.0f;
        const u32 t559 = lane & 15u;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t560 = t38 + t559;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t561 = lane >> 4u;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t562 = t560 & 7u;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t563 = t561 ^ t562;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t564 = t560 << 7u;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t565 = t563 << 4u;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t566 = t564 + t565;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t567 = t39 + t566;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t568;
        asm volatile("mov.b32 %0, %1;" : "=r"(t568) : "r"(t56));
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t569 = t568 ^ 32u;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t570 = t568 ^ 64u;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t571 = t568 ^ 96u;
        const u32 t572 = t527 + t568;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t573;
        asm volatile("mov.b32 %0, %1;" : "=r"(t573) : "r"(t567));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t573) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t573) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t572) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_129), "r"(m_130), "r"(m_131), "r"(m_132), "r"(m_137), "r"(m_138));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_129), "r"(m_130), "r"(m_131), "r"(m_132), "r"(m_139), "r"(m_140));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_137), "r"(m_138));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_139), "r"(m_140));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t572) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_129), "r"(m_130), "r"(m_131), "r"(m_132), "r"(m_141), "r"(m_142));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_129), "r"(m_130), "r"(m_131), "r"(m_132), "r"(m_143), "r"(m_144));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_141), "r"(m_142));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_143), "r"(m_144));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t574 = t527 + t569;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t575;
        asm volatile("mov.b32 %0, %1;" : "=r"(t575) : "r"(t567));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t576 = t575 ^ 32u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t576) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t576) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t574) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_153), "r"(m_154));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_155), "r"(m_156));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_149), "r"(m_150), "r"(m_151), "r"(m_152), "r"(m_153), "r"(m_154));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_149), "r"(m_150), "r"(m_151), "r"(m_152), "r"(m_155), "r"(m_156));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t574) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_157), "r"(m_158));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_159), "r"(m_160));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_149), "r"(m_150), "r"(m_151), "r"(m_152), "r"(m_157), "r"(m_158));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_149), "r"(m_150), "r"(m_151), "r"(m_152), "r"(m_159), "r"(m_160));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t577 = t527 + t570;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t578;
        asm volatile("mov.b32 %0, %1;" : "=r"(t578) : "r"(t567));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t579 = t578 ^ 64u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t579) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t579) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t577) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_169), "r"(m_170));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_171), "r"(m_172));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_169), "r"(m_170));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_171), "r"(m_172));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t577) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_173), "r"(m_174));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_175), "r"(m_176));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_173), "r"(m_174));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_175), "r"(m_176));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t580 = t527 + t571;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t581;
        asm volatile("mov.b32 %0, %1;" : "=r"(t581) : "r"(t567));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t582 = t581 ^ 96u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t582) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t582) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t580) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_177), "r"(m_178), "r"(m_179), "r"(m_180), "r"(m_185), "r"(m_186));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_177), "r"(m_178), "r"(m_179), "r"(m_180), "r"(m_187), "r"(m_188));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_185), "r"(m_186));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_187), "r"(m_188));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t580) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_177), "r"(m_178), "r"(m_179), "r"(m_180), "r"(m_189), "r"(m_190));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_177), "r"(m_178), "r"(m_179), "r"(m_180), "r"(m_191), "r"(m_192));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_189), "r"(m_190));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_191), "r"(m_192));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t583;
        asm volatile("mov.b32 %0, %1;" : "=r"(t583) : "r"(t567));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t583) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t583) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t572) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_201), "r"(m_202));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_203), "r"(m_204));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_197), "r"(m_198), "r"(m_199), "r"(m_200), "r"(m_201), "r"(m_202));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_197), "r"(m_198), "r"(m_199), "r"(m_200), "r"(m_203), "r"(m_204));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t572) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_205), "r"(m_206));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_207), "r"(m_208));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_197), "r"(m_198), "r"(m_199), "r"(m_200), "r"(m_205), "r"(m_206));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_197), "r"(m_198), "r"(m_199), "r"(m_200), "r"(m_207), "r"(m_208));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t584;
        asm volatile("mov.b32 %0, %1;" : "=r"(t584) : "r"(t567));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t585 = t584 ^ 32u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t585) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t585) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t574) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_209), "r"(m_210), "r"(m_211), "r"(m_212), "r"(m_217), "r"(m_218));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_209), "r"(m_210), "r"(m_211), "r"(m_212), "r"(m_219), "r"(m_220));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_217), "r"(m_218));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_219), "r"(m_220));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t574) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_209), "r"(m_210), "r"(m_211), "r"(m_212), "r"(m_221), "r"(m_222));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_209), "r"(m_210), "r"(m_211), "r"(m_212), "r"(m_223), "r"(m_224));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_221), "r"(m_222));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_223), "r"(m_224));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t586;
        asm volatile("mov.b32 %0, %1;" : "=r"(t586) : "r"(t567));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t587 = t586 ^ 64u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t587) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t587) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t577) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_225), "r"(m_226), "r"(m_227), "r"(m_228), "r"(m_233), "r"(m_234));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_225), "r"(m_226), "r"(m_227), "r"(m_228), "r"(m_235), "r"(m_236));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_229), "r"(m_230), "r"(m_231), "r"(m_232), "r"(m_233), "r"(m_234));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_229), "r"(m_230), "r"(m_231), "r"(m_232), "r"(m_235), "r"(m_236));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t577) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_225), "r"(m_226), "r"(m_227), "r"(m_228), "r"(m_237), "r"(m_238));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_225), "r"(m_226), "r"(m_227), "r"(m_228), "r"(m_239), "r"(m_240));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_229), "r"(m_230), "r"(m_231), "r"(m_232), "r"(m_237), "r"(m_238));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_229), "r"(m_230), "r"(m_231), "r"(m_232), "r"(m_239), "r"(m_240));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t588;
        asm volatile("mov.b32 %0, %1;" : "=r"(t588) : "r"(t567));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t589 = t588 ^ 96u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t589) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t589) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t580) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_249), "r"(m_250));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_251), "r"(m_252));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_249), "r"(m_250));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_251), "r"(m_252));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t580) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_253), "r"(m_254));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_255), "r"(m_256));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_253), "r"(m_254));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_255), "r"(m_256));
#line 197 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t590 = i & 1u;
#line 197 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t591 = t590 << 9u;
#line 197 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t592 = t238 + t591;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t593 = block << 6u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t594 = share << 5u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_query = t593 + t594;
#line 65 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t596 = block << 6u;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t597 = t596 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_3 = t597 + 1u;
        const u32 t599 = end_3 > seq_q ? end_3 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t600 = t599 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_4 = t600 < seq_k ? t600 : seq_k;
#line 66 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t602 = t12 + 128u;
#line 99 "fa-kernels/src/attention/query_blocks.rs"
        const bool right = end_4 < t602;
#line 365 "fa-kernels/src/attention/kernel_problem.rs"
        if (right) {
            const u32 t604 = t12 + t38;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t605 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = t604 + t605;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t607 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t608 = t607 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t609 = first_query + t608;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t610 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t611 = t610 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t612 = first_query + t611;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t613 = t612 + 1u;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t614 = t609 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_5 = t614 + 1u;
            const u32 t616 = end_5 > seq_q ? end_5 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t617 = t616 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_6 = t617 < seq_k ? t617 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t619 = end_6 > column ? end_6 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_7 = t619 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t622 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t622;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t624 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t624;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 16u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t626 = visible_3 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_17 = t626;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 24u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t628 = visible_4 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_19 = t628;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t629 = t613 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_8 = t629 + 1u;
            const u32 t631 = end_8 > seq_q ? end_8 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t632 = t631 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_9 = t632 < seq_k ? t632 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t634 = end_9 > column ? end_9 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_10 = t634 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t637 = visible_5 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t637;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t639 = visible_6 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t639;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 16u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t641 = visible_7 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_18 = t641;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 24u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t643 = visible_8 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_20 = t643;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t644 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t645 = t644 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t646 = first_query + t645;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t647 = t646 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t648 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t649 = t648 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t650 = first_query + t649;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t651 = t650 + 9u;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t652 = t647 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t652 + 1u;
            const u32 t654 = end_11 > seq_q ? end_11 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t655 = t654 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_12 = t655 < seq_k ? t655 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t657 = end_12 > column ? end_12 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_13 = t657 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t660 = visible_9 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t660;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t662 = visible_10 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t662;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 16u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t664 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_21 = t664;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 24u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t666 = visible_12 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_23 = t666;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t667 = t651 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_14 = t667 + 1u;
            const u32 t669 = end_14 > seq_q ? end_14 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t670 = t669 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_15 = t670 < seq_k ? t670 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t672 = end_15 > column ? end_15 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_16 = t672 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t675 = visible_13 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t675;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t677 = visible_14 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t677;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 16u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t679 = visible_15 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_22 = t679;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 24u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t681 = visible_16 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_24 = t681;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t682 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t683 = t682 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t684 = first_query + t683;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t685 = t684 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t686 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t687 = t686 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t688 = first_query + t687;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t689 = t688 + 17u;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t690 = t685 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_17 = t690 + 1u;
            const u32 t692 = end_17 > seq_q ? end_17 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t693 = t692 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_18 = t693 < seq_k ? t693 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t695 = end_18 > column ? end_18 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_19 = t695 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 0u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t698 = visible_17 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t698;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 8u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t700 = visible_18 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t700;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 16u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t702 = visible_19 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_25 = t702;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 24u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t704 = visible_20 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_27 = t704;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t705 = t689 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_20 = t705 + 1u;
            const u32 t707 = end_20 > seq_q ? end_20 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t708 = t707 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_21 = t708 < seq_k ? t708 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t710 = end_21 > column ? end_21 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_22 = t710 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 0u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t713 = visible_21 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t713;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 8u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t715 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t715;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 16u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t717 = visible_23 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_26 = t717;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 24u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t719 = visible_24 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_28 = t719;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t720 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t721 = t720 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t722 = first_query + t721;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t723 = t722 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t724 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t725 = t724 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t726 = first_query + t725;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t727 = t726 + 25u;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t728 = t723 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_23 = t728 + 1u;
            const u32 t730 = end_23 > seq_q ? end_23 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t731 = t730 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_24 = t731 < seq_k ? t731 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t733 = end_24 > column ? end_24 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_25 = t733 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 0u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t736 = visible_25 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t736;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 8u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t738 = visible_26 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t738;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 16u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t740 = visible_27 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_29 = t740;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 24u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t742 = visible_28 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_31 = t742;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t743 = t727 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_26 = t743 + 1u;
            const u32 t745 = end_26 > seq_q ? end_26 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t746 = t745 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_27 = t746 < seq_k ? t746 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t748 = end_27 > column ? end_27 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_28 = t748 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 0u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t751 = visible_29 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t751;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 8u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t753 = visible_30 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t753;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 16u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t755 = visible_31 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_30 = t755;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 24u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t757 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_32 = t757;
        }
#line 283 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_2 = share << 8u;
        const u32 t759 = t592 + first_2;
#line 284 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t760 = lane & 3u;
#line 284 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t761 = t760 << 4u;
#line 284 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 of_lane = t759 + t761;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_3;
        u32 row_4;
        u32 row_5;
        u32 row_6;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_3), "=r"(row_4), "=r"(row_5), "=r"(row_6) : "r"(of_lane) : "memory");
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 rows;
        asm("mov.b32 %0, %1;" : "=f"(rows) : "r"(row_3));
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 rows_2;
        asm("mov.b32 %0, %1;" : "=f"(rows_2) : "r"(row_4));
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 rows_3;
        asm("mov.b32 %0, %1;" : "=f"(rows_3) : "r"(row_5));
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 rows_4;
        asm("mov.b32 %0, %1;" : "=f"(rows_4) : "r"(row_6));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t767 = -rows;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t768;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t768) : "f"(s), "f"(scale_log2), "f"(t767));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p) : "f"(t768));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t770 = dp - rows_2;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds = p * t770;
        dp = ds;
        s = p;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t772 = -rows_3;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t773;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t773) : "f"(s_2), "f"(scale_log2), "f"(t772));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_2) : "f"(t773));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t775 = dp_2 - rows_4;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_2 = p_2 * t775;
        dp_2 = ds_2;
        s_2 = p_2;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t777 = -rows;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t778;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t778) : "f"(s_3), "f"(scale_log2), "f"(t777));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_3) : "f"(t778));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t780 = dp_3 - rows_2;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_3 = p_3 * t780;
        dp_3 = ds_3;
        s_3 = p_3;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t782 = -rows_3;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t783;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t783) : "f"(s_4), "f"(scale_log2), "f"(t782));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_4) : "f"(t783));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t785 = dp_4 - rows_4;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_4 = p_4 * t785;
        dp_4 = ds_4;
        s_4 = p_4;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t787 = -rows;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t788;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t788) : "f"(s_17), "f"(scale_log2), "f"(t787));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_5;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_5) : "f"(t788));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t790 = dp_17 - rows_2;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_5 = p_5 * t790;
        dp_17 = ds_5;
        s_17 = p_5;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t792 = -rows_3;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t793;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t793) : "f"(s_18), "f"(scale_log2), "f"(t792));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_6;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_6) : "f"(t793));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t795 = dp_18 - rows_4;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_6 = p_6 * t795;
        dp_18 = ds_6;
        s_18 = p_6;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t797 = -rows;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t798;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t798) : "f"(s_19), "f"(scale_log2), "f"(t797));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_7;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_7) : "f"(t798));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t800 = dp_19 - rows_2;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_7 = p_7 * t800;
        dp_19 = ds_7;
        s_19 = p_7;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t802 = -rows_3;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t803;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t803) : "f"(s_20), "f"(scale_log2), "f"(t802));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_8;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_8) : "f"(t803));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t805 = dp_20 - rows_4;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_8 = p_8 * t805;
        dp_20 = ds_8;
        s_20 = p_8;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_7;
        u32 row_8;
        u32 row_9;
        u32 row_10;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_7), "=r"(row_8), "=r"(row_9), "=r"(row_10) : "r"(of_lane) : "memory");
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 rows_5;
        asm("mov.b32 %0, %1;" : "=f"(rows_5) : "r"(row_7));
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 rows_6;
        asm("mov.b32 %0, %1;" : "=f"(rows_6) : "r"(row_8));
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 rows_7;
        asm("mov.b32 %0, %1;" : "=f"(rows_7) : "r"(row_9));
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 rows_8;
        asm("mov.b32 %0, %1;" : "=f"(rows_8) : "r"(row_10));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t811 = -rows_5;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t812;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t812) : "f"(s_5), "f"(scale_log2), "f"(t811));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_9;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_9) : "f"(t812));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t814 = dp_5 - rows_6;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_9 = p_9 * t814;
        dp_5 = ds_9;
        s_5 = p_9;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t816 = -rows_7;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t817;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t817) : "f"(s_6), "f"(scale_log2), "f"(t816));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_10;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_10) : "f"(t817));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t819 = dp_6 - rows_8;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_10 = p_10 * t819;
        dp_6 = ds_10;
        s_6 = p_10;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t821 = -rows_5;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t822;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t822) : "f"(s_7), "f"(scale_log2), "f"(t821));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_11;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_11) : "f"(t822));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t824 = dp_7 - rows_6;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_11 = p_11 * t824;
        dp_7 = ds_11;
        s_7 = p_11;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t826 = -rows_7;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t827;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t827) : "f"(s_8), "f"(scale_log2), "f"(t826));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_12;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_12) : "f"(t827));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t829 = dp_8 - rows_8;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_12 = p_12 * t829;
        dp_8 = ds_12;
        s_8 = p_12;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t831 = -rows_5;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t832;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t832) : "f"(s_21), "f"(scale_log2), "f"(t831));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_13;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_13) : "f"(t832));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t834 = dp_21 - rows_6;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_13 = p_13 * t834;
        dp_21 = ds_13;
        s_21 = p_13;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t836 = -rows_7;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t837;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t837) : "f"(s_22), "f"(scale_log2), "f"(t836));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_14;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_14) : "f"(t837));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t839 = dp_22 - rows_8;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_14 = p_14 * t839;
        dp_22 = ds_14;
        s_22 = p_14;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t841 = -rows_5;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t842;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t842) : "f"(s_23), "f"(scale_log2), "f"(t841));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_15;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_15) : "f"(t842));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t844 = dp_23 - rows_6;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_15 = p_15 * t844;
        dp_23 = ds_15;
        s_23 = p_15;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t846 = -rows_7;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t847;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t847) : "f"(s_24), "f"(scale_log2), "f"(t846));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_16;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_16) : "f"(t847));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t849 = dp_24 - rows_8;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_16 = p_16 * t849;
        dp_24 = ds_16;
        s_24 = p_16;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_11;
        u32 row_12;
        u32 row_13;
        u32 row_14;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_11), "=r"(row_12), "=r"(row_13), "=r"(row_14) : "r"(of_lane) : "memory");
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 rows_9;
        asm("mov.b32 %0, %1;" : "=f"(rows_9) : "r"(row_11));
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 rows_10;
        asm("mov.b32 %0, %1;" : "=f"(rows_10) : "r"(row_12));
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 rows_11;
        asm("mov.b32 %0, %1;" : "=f"(rows_11) : "r"(row_13));
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 rows_12;
        asm("mov.b32 %0, %1;" : "=f"(rows_12) : "r"(row_14));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t855 = -rows_9;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t856;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t856) : "f"(s_9), "f"(scale_log2), "f"(t855));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_17;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_17) : "f"(t856));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t858 = dp_9 - rows_10;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_17 = p_17 * t858;
        dp_9 = ds_17;
        s_9 = p_17;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t860 = -rows_11;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t861;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t861) : "f"(s_10), "f"(scale_log2), "f"(t860));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_18;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_18) : "f"(t861));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t863 = dp_10 - rows_12;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_18 = p_18 * t863;
        dp_10 = ds_18;
        s_10 = p_18;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t865 = -rows_9;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t866;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t866) : "f"(s_11), "f"(scale_log2), "f"(t865));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_19;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_19) : "f"(t866));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t868 = dp_11 - rows_10;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_19 = p_19 * t868;
        dp_11 = ds_19;
        s_11 = p_19;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t870 = -rows_11;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t871;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t871) : "f"(s_12), "f"(scale_log2), "f"(t870));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_20;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_20) : "f"(t871));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t873 = dp_12 - rows_12;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_20 = p_20 * t873;
        dp_12 = ds_20;
        s_12 = p_20;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t875 = -rows_9;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t876;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t876) : "f"(s_25), "f"(scale_log2), "f"(t875));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_21;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_21) : "f"(t876));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t878 = dp_25 - rows_10;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_21 = p_21 * t878;
        dp_25 = ds_21;
        s_25 = p_21;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t880 = -rows_11;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t881;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t881) : "f"(s_26), "f"(scale_log2), "f"(t880));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_22;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_22) : "f"(t881));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t883 = dp_26 - rows_12;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_22 = p_22 * t883;
        dp_26 = ds_22;
        s_26 = p_22;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t885 = -rows_9;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t886;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t886) : "f"(s_27), "f"(scale_log2), "f"(t885));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_23;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_23) : "f"(t886));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t888 = dp_27 - rows_10;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_23 = p_23 * t888;
        dp_27 = ds_23;
        s_27 = p_23;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t890 = -rows_11;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t891;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t891) : "f"(s_28), "f"(scale_log2), "f"(t890));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_24;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_24) : "f"(t891));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t893 = dp_28 - rows_12;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_24 = p_24 * t893;
        dp_28 = ds_24;
        s_28 = p_24;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_15;
        u32 row_16;
        u32 row_17;
        u32 row_18;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_15), "=r"(row_16), "=r"(row_17), "=r"(row_18) : "r"(of_lane) : "memory");
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 rows_13;
        asm("mov.b32 %0, %1;" : "=f"(rows_13) : "r"(row_15));
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 rows_14;
        asm("mov.b32 %0, %1;" : "=f"(rows_14) : "r"(row_16));
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 rows_15;
        asm("mov.b32 %0, %1;" : "=f"(rows_15) : "r"(row_17));
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 rows_16;
        asm("mov.b32 %0, %1;" : "=f"(rows_16) : "r"(row_18));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t899 = -rows_13;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t900;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t900) : "f"(s_13), "f"(scale_log2), "f"(t899));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_25;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_25) : "f"(t900));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t902 = dp_13 - rows_14;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_25 = p_25 * t902;
        dp_13 = ds_25;
        s_13 = p_25;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t904 = -rows_15;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t905;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t905) : "f"(s_14), "f"(scale_log2), "f"(t904));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_26;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_26) : "f"(t905));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t907 = dp_14 - rows_16;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_26 = p_26 * t907;
        dp_14 = ds_26;
        s_14 = p_26;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t909 = -rows_13;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t910;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t910) : "f"(s_15), "f"(scale_log2), "f"(t909));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_27;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_27) : "f"(t910));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t912 = dp_15 - rows_14;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_27 = p_27 * t912;
        dp_15 = ds_27;
        s_15 = p_27;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t914 = -rows_15;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t915;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t915) : "f"(s_16), "f"(scale_log2), "f"(t914));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_28;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_28) : "f"(t915));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t917 = dp_16 - rows_16;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_28 = p_28 * t917;
        dp_16 = ds_28;
        s_16 = p_28;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t919 = -rows_13;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t920;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t920) : "f"(s_29), "f"(scale_log2), "f"(t919));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_29;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_29) : "f"(t920));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t922 = dp_29 - rows_14;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_29 = p_29 * t922;
        dp_29 = ds_29;
        s_29 = p_29;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t924 = -rows_15;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t925;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t925) : "f"(s_30), "f"(scale_log2), "f"(t924));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_30;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_30) : "f"(t925));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t927 = dp_30 - rows_16;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_30 = p_30 * t927;
        dp_30 = ds_30;
        s_30 = p_30;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t929 = -rows_13;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t930;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t930) : "f"(s_31), "f"(scale_log2), "f"(t929));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_31;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_31) : "f"(t930));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t932 = dp_31 - rows_14;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_31 = p_31 * t932;
        dp_31 = ds_31;
        s_31 = p_31;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t934 = -rows_15;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t935;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t935) : "f"(s_32), "f"(scale_log2), "f"(t934));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_32;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_32) : "f"(t935));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t937 = dp_32 - rows_16;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_32 = p_32 * t937;
        dp_32 = ds_32;
        s_32 = p_32;
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t939 = share << 13u;
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t940 = t35 + t939;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t941;
        asm volatile("mov.b32 %0, %1;" : "=r"(t941) : "r"(lane));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t942 = t941 >> 2u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t943 = t38 + t942;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t944 = t943 >> 1u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t945 = t944 & 3u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t946 = 0u ^ t945;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t947 = t943 << 6u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t948 = t946 << 4u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t949 = t947 + t948;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t950 = t941 & 3u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t951 = t950 << 2u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t952 = t949 + t951;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t953;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t953) : "f"(dp), "f"(dp_2));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t954 = t940 + t952;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t954), "r"(t953) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t955;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t955) : "f"(dp_5), "f"(dp_6));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t956 = t952 ^ 16u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t957 = t940 + t956;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t957), "r"(t955) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t958;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t958) : "f"(dp_9), "f"(dp_10));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t959 = t952 ^ 32u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t960 = t940 + t959;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t960), "r"(t958) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t961;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t961) : "f"(dp_13), "f"(dp_14));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t962 = t952 ^ 48u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t963 = t940 + t962;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t963), "r"(t961) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t964 = t941 >> 2u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t965 = t38 + t964;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t966 = t965 + 8u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t967 = t966 >> 1u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t968 = t967 & 3u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t969 = 0u ^ t968;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t970 = t966 << 6u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t971 = t969 << 4u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t972 = t970 + t971;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t973 = t941 & 3u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t974 = t973 << 2u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t975 = t972 + t974;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t976;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t976) : "f"(dp_3), "f"(dp_4));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t977 = t940 + t975;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t977), "r"(t976) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t978;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t978) : "f"(dp_7), "f"(dp_8));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t979 = t975 ^ 16u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t980 = t940 + t979;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t980), "r"(t978) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t981;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t981) : "f"(dp_11), "f"(dp_12));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t982 = t975 ^ 32u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t983 = t940 + t982;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t983), "r"(t981) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t984;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t984) : "f"(dp_15), "f"(dp_16));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t985 = t975 ^ 48u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t986 = t940 + t985;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t986), "r"(t984) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t987 = t941 >> 2u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t988 = t38 + t987;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t989 = t988 + 16u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t990 = t989 >> 1u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t991 = t990 & 3u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t992 = 0u ^ t991;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t993 = t989 << 6u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t994 = t992 << 4u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t995 = t993 + t994;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t996 = t941 & 3u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t997 = t996 << 2u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t998 = t995 + t997;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t999;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t999) : "f"(dp_17), "f"(dp_18));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1000 = t940 + t998;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1000), "r"(t999) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1001;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1001) : "f"(dp_21), "f"(dp_22));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1002 = t998 ^ 16u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1003 = t940 + t1002;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1003), "r"(t1001) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1004;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1004) : "f"(dp_25), "f"(dp_26));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1005 = t998 ^ 32u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1006 = t940 + t1005;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1006), "r"(t1004) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1007;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1007) : "f"(dp_29), "f"(dp_30));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1008 = t998 ^ 48u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1009 = t940 + t1008;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1009), "r"(t1007) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1010 = t941 >> 2u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1011 = t38 + t1010;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1012 = t1011 + 24u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1013 = t1012 >> 1u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1014 = t1013 & 3u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1015 = 0u ^ t1014;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1016 = t1012 << 6u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1017 = t1015 << 4u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1018 = t1016 + t1017;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1019 = t941 & 3u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1020 = t1019 << 2u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1021 = t1018 + t1020;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1022;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1022) : "f"(dp_19), "f"(dp_20));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1023 = t940 + t1021;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1023), "r"(t1022) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1024;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1024) : "f"(dp_23), "f"(dp_24));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1025 = t1021 ^ 16u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1026 = t940 + t1025;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1026), "r"(t1024) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1027;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1027) : "f"(dp_27), "f"(dp_28));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1028 = t1021 ^ 32u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1029 = t940 + t1028;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1029), "r"(t1027) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1030;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1030) : "f"(dp_31), "f"(dp_32));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1031 = t1021 ^ 48u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1032 = t940 + t1031;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1032), "r"(t1030) : "memory");
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1033 = share << 13u;
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1034 = t40 + t1033;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1035;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1035) : "r"(lane));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1036 = t1035 >> 2u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1037 = t38 + t1036;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1038 = t1037 >> 1u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1039 = t1038 & 3u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1040 = 0u ^ t1039;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1041 = t1037 << 6u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1042 = t1040 << 4u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1043 = t1041 + t1042;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1044 = t1035 & 3u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1045 = t1044 << 2u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1046 = t1043 + t1045;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1047;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1047) : "f"(s), "f"(s_2));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1048 = t1034 + t1046;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1048), "r"(t1047) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1049;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1049) : "f"(s_5), "f"(s_6));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1050 = t1046 ^ 16u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1051 = t1034 + t1050;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1051), "r"(t1049) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1052;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1052) : "f"(s_9), "f"(s_10));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1053 = t1046 ^ 32u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1054 = t1034 + t1053;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1054), "r"(t1052) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1055;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1055) : "f"(s_13), "f"(s_14));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1056 = t1046 ^ 48u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1057 = t1034 + t1056;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1057), "r"(t1055) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1058 = t1035 >> 2u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1059 = t38 + t1058;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1060 = t1059 + 8u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1061 = t1060 >> 1u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1062 = t1061 & 3u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1063 = 0u ^ t1062;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1064 = t1060 << 6u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1065 = t1063 << 4u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1066 = t1064 + t1065;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1067 = t1035 & 3u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1068 = t1067 << 2u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1069 = t1066 + t1068;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1070;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1070) : "f"(s_3), "f"(s_4));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1071 = t1034 + t1069;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1071), "r"(t1070) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1072;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1072) : "f"(s_7), "f"(s_8));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1073 = t1069 ^ 16u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1074 = t1034 + t1073;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1074), "r"(t1072) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1075;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1075) : "f"(s_11), "f"(s_12));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1076 = t1069 ^ 32u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1077 = t1034 + t1076;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1077), "r"(t1075) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1078;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1078) : "f"(s_15), "f"(s_16));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1079 = t1069 ^ 48u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1080 = t1034 + t1079;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1080), "r"(t1078) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1081 = t1035 >> 2u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1082 = t38 + t1081;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1083 = t1082 + 16u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1084 = t1083 >> 1u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1085 = t1084 & 3u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1086 = 0u ^ t1085;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1087 = t1083 << 6u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1088 = t1086 << 4u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1089 = t1087 + t1088;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1090 = t1035 & 3u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1091 = t1090 << 2u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1092 = t1089 + t1091;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1093;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1093) : "f"(s_17), "f"(s_18));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1094 = t1034 + t1092;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1094), "r"(t1093) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1095;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1095) : "f"(s_21), "f"(s_22));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1096 = t1092 ^ 16u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1097 = t1034 + t1096;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1097), "r"(t1095) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1098;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1098) : "f"(s_25), "f"(s_26));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1099 = t1092 ^ 32u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1100 = t1034 + t1099;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1100), "r"(t1098) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1101;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1101) : "f"(s_29), "f"(s_30));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1102 = t1092 ^ 48u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1103 = t1034 + t1102;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1103), "r"(t1101) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1104 = t1035 >> 2u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1105 = t38 + t1104;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1106 = t1105 + 24u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1107 = t1106 >> 1u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1108 = t1107 & 3u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1109 = 0u ^ t1108;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1110 = t1106 << 6u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1111 = t1109 << 4u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1112 = t1110 + t1111;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1113 = t1035 & 3u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1114 = t1113 << 2u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1115 = t1112 + t1114;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1116;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1116) : "f"(s_19), "f"(s_20));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1117 = t1034 + t1115;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1117), "r"(t1116) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1118;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1118) : "f"(s_23), "f"(s_24));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1119 = t1115 ^ 16u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1120 = t1034 + t1119;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1120), "r"(t1118) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1121;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1121) : "f"(s_27), "f"(s_28));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1122 = t1115 ^ 32u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1123 = t1034 + t1122;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1123), "r"(t1121) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1124;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1124) : "f"(s_31), "f"(s_32));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1125 = t1115 ^ 48u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1126 = t1034 + t1125;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1126), "r"(t1124) : "memory");
#line 206 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 261 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 lane_2;
        asm volatile("mov.b32 %0, %1;" : "=r"(lane_2) : "r"(lane));
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1128 = lane_2 & 15u;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1129 = t38 + t1128;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1130 = lane_2 >> 4u;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1131 = t1129 >> 1u;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1132 = t1131 & 3u;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1133 = t1130 ^ t1132;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1134 = t1129 << 6u;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1135 = t1133 << 4u;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1136 = t1134 + t1135;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1137 = t40 + t1136;
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1138 = share << 13u;
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1139 = t527 + t1138;
#line 250 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1140;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1140) : "r"(t63));
#line 250 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1141 = t1140 ^ 32u;
#line 250 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1142 = t1140 ^ 64u;
#line 250 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1143 = t1140 ^ 96u;
        const u32 t1144 = t1139 + t1140;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1145 = t1139 + t1141;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1146 = t1139 + t1142;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1147 = t1139 + t1143;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1148;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1148) : "r"(t1137));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1148) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1148) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1144) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_257), "r"(m_258), "r"(m_259), "r"(m_260), "r"(m_265), "r"(m_266));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_257), "r"(m_258), "r"(m_259), "r"(m_260), "r"(m_267), "r"(m_268));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37) : "r"(m_261), "r"(m_262), "r"(m_263), "r"(m_264), "r"(m_265), "r"(m_266));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41) : "r"(m_261), "r"(m_262), "r"(m_263), "r"(m_264), "r"(m_267), "r"(m_268));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1145) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_257), "r"(m_258), "r"(m_259), "r"(m_260), "r"(m_269), "r"(m_270));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_257), "r"(m_258), "r"(m_259), "r"(m_260), "r"(m_271), "r"(m_272));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45) : "r"(m_261), "r"(m_262), "r"(m_263), "r"(m_264), "r"(m_269), "r"(m_270));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49) : "r"(m_261), "r"(m_262), "r"(m_263), "r"(m_264), "r"(m_271), "r"(m_272));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1146) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_257), "r"(m_258), "r"(m_259), "r"(m_260), "r"(m_273), "r"(m_274));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_257), "r"(m_258), "r"(m_259), "r"(m_260), "r"(m_275), "r"(m_276));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53) : "r"(m_261), "r"(m_262), "r"(m_263), "r"(m_264), "r"(m_273), "r"(m_274));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57) : "r"(m_261), "r"(m_262), "r"(m_263), "r"(m_264), "r"(m_275), "r"(m_276));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1147) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_257), "r"(m_258), "r"(m_259), "r"(m_260), "r"(m_277), "r"(m_278));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_257), "r"(m_258), "r"(m_259), "r"(m_260), "r"(m_279), "r"(m_280));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61) : "r"(m_261), "r"(m_262), "r"(m_263), "r"(m_264), "r"(m_277), "r"(m_278));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(m_261), "r"(m_262), "r"(m_263), "r"(m_264), "r"(m_279), "r"(m_280));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1149;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1149) : "r"(t1137));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1150 = t1149 ^ 32u;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1150) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1150) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_289;
        u32 m_290;
        u32 m_291;
        u32 m_292;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1144) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_281), "r"(m_282), "r"(m_283), "r"(m_284), "r"(m_289), "r"(m_290));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_281), "r"(m_282), "r"(m_283), "r"(m_284), "r"(m_291), "r"(m_292));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37) : "r"(m_285), "r"(m_286), "r"(m_287), "r"(m_288), "r"(m_289), "r"(m_290));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41) : "r"(m_285), "r"(m_286), "r"(m_287), "r"(m_288), "r"(m_291), "r"(m_292));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_293;
        u32 m_294;
        u32 m_295;
        u32 m_296;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1145) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_281), "r"(m_282), "r"(m_283), "r"(m_284), "r"(m_293), "r"(m_294));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_281), "r"(m_282), "r"(m_283), "r"(m_284), "r"(m_295), "r"(m_296));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45) : "r"(m_285), "r"(m_286), "r"(m_287), "r"(m_288), "r"(m_293), "r"(m_294));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49) : "r"(m_285), "r"(m_286), "r"(m_287), "r"(m_288), "r"(m_295), "r"(m_296));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_297;
        u32 m_298;
        u32 m_299;
        u32 m_300;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1146) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_281), "r"(m_282), "r"(m_283), "r"(m_284), "r"(m_297), "r"(m_298));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_281), "r"(m_282), "r"(m_283), "r"(m_284), "r"(m_299), "r"(m_300));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53) : "r"(m_285), "r"(m_286), "r"(m_287), "r"(m_288), "r"(m_297), "r"(m_298));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57) : "r"(m_285), "r"(m_286), "r"(m_287), "r"(m_288), "r"(m_299), "r"(m_300));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_301;
        u32 m_302;
        u32 m_303;
        u32 m_304;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1147) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_281), "r"(m_282), "r"(m_283), "r"(m_284), "r"(m_301), "r"(m_302));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_281), "r"(m_282), "r"(m_283), "r"(m_284), "r"(m_303), "r"(m_304));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61) : "r"(m_285), "r"(m_286), "r"(m_287), "r"(m_288), "r"(m_301), "r"(m_302));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(m_285), "r"(m_286), "r"(m_287), "r"(m_288), "r"(m_303), "r"(m_304));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1151;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1151) : "r"(t1137));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_305;
        u32 m_306;
        u32 m_307;
        u32 m_308;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1151) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_309;
        u32 m_310;
        u32 m_311;
        u32 m_312;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1151) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_313;
        u32 m_314;
        u32 m_315;
        u32 m_316;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1144) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_305), "r"(m_306), "r"(m_307), "r"(m_308), "r"(m_313), "r"(m_314));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_305), "r"(m_306), "r"(m_307), "r"(m_308), "r"(m_315), "r"(m_316));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_313), "r"(m_314));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_315), "r"(m_316));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_317;
        u32 m_318;
        u32 m_319;
        u32 m_320;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1145) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_305), "r"(m_306), "r"(m_307), "r"(m_308), "r"(m_317), "r"(m_318));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_305), "r"(m_306), "r"(m_307), "r"(m_308), "r"(m_319), "r"(m_320));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_317), "r"(m_318));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_319), "r"(m_320));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_321;
        u32 m_322;
        u32 m_323;
        u32 m_324;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1146) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_305), "r"(m_306), "r"(m_307), "r"(m_308), "r"(m_321), "r"(m_322));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_305), "r"(m_306), "r"(m_307), "r"(m_308), "r"(m_323), "r"(m_324));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_321), "r"(m_322));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_323), "r"(m_324));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_325;
        u32 m_326;
        u32 m_327;
        u32 m_328;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1147) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_305), "r"(m_306), "r"(m_307), "r"(m_308), "r"(m_325), "r"(m_326));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_305), "r"(m_306), "r"(m_307), "r"(m_308), "r"(m_327), "r"(m_328));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_325), "r"(m_326));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_327), "r"(m_328));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1152;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1152) : "r"(t1137));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1153 = t1152 ^ 32u;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_329;
        u32 m_330;
        u32 m_331;
        u32 m_332;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1153) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_333;
        u32 m_334;
        u32 m_335;
        u32 m_336;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1153) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_337;
        u32 m_338;
        u32 m_339;
        u32 m_340;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1144) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_337), "r"(m_338));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_339), "r"(m_340));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_337), "r"(m_338));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_339), "r"(m_340));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_341;
        u32 m_342;
        u32 m_343;
        u32 m_344;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1145) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_341), "r"(m_342));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_343), "r"(m_344));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_341), "r"(m_342));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_343), "r"(m_344));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_345;
        u32 m_346;
        u32 m_347;
        u32 m_348;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1146) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_345), "r"(m_346));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_347), "r"(m_348));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_345), "r"(m_346));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_347), "r"(m_348));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_349;
        u32 m_350;
        u32 m_351;
        u32 m_352;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1147) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_349), "r"(m_350));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_351), "r"(m_352));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_349), "r"(m_350));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_351), "r"(m_352));
#line 261 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 lane_3;
        asm volatile("mov.b32 %0, %1;" : "=r"(lane_3) : "r"(lane));
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1155 = lane_3 & 15u;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1156 = t38 + t1155;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1157 = lane_3 >> 4u;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1158 = t1156 >> 1u;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1159 = t1158 & 3u;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1160 = t1157 ^ t1159;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1161 = t1156 << 6u;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1162 = t1160 << 4u;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1163 = t1161 + t1162;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1164 = t35 + t1163;
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1165 = share << 13u;
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1166 = t524 + t1165;
#line 250 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1167;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1167) : "r"(t63));
#line 250 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1168 = t1167 ^ 32u;
#line 250 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1169 = t1167 ^ 64u;
#line 250 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1170 = t1167 ^ 96u;
        const u32 t1171 = t1166 + t1167;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1172 = t1166 + t1168;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1173 = t1166 + t1169;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1174 = t1166 + t1170;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1175;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1175) : "r"(t1164));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_353;
        u32 m_354;
        u32 m_355;
        u32 m_356;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1175) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_357;
        u32 m_358;
        u32 m_359;
        u32 m_360;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1175) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_361;
        u32 m_362;
        u32 m_363;
        u32 m_364;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1171) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_361), "r"(m_362));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_363), "r"(m_364));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37) : "r"(m_357), "r"(m_358), "r"(m_359), "r"(m_360), "r"(m_361), "r"(m_362));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41) : "r"(m_357), "r"(m_358), "r"(m_359), "r"(m_360), "r"(m_363), "r"(m_364));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_365;
        u32 m_366;
        u32 m_367;
        u32 m_368;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1172) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_365), "r"(m_366));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_367), "r"(m_368));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45) : "r"(m_357), "r"(m_358), "r"(m_359), "r"(m_360), "r"(m_365), "r"(m_366));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49) : "r"(m_357), "r"(m_358), "r"(m_359), "r"(m_360), "r"(m_367), "r"(m_368));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_369;
        u32 m_370;
        u32 m_371;
        u32 m_372;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1173) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_369), "r"(m_370));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_371), "r"(m_372));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53) : "r"(m_357), "r"(m_358), "r"(m_359), "r"(m_360), "r"(m_369), "r"(m_370));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57) : "r"(m_357), "r"(m_358), "r"(m_359), "r"(m_360), "r"(m_371), "r"(m_372));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_373;
        u32 m_374;
        u32 m_375;
        u32 m_376;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t1174) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_373), "r"(m_374));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_375), "r"(m_376));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61) : "r"(m_357), "r"(m_358), "r"(m_359), "r"(m_360), "r"(m_373), "r"(m_374));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(m_357), "r"(m_358), "r"(m_359), "r"(m_360), "r"(m_375), "r"(m_376));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1176;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1176) : "r"(t1164));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1177 = t1176 ^ 32u;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_377;
        u32 m_378;
        u32 m_379;
        u32 m_380;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t1177) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_381;
        u32 m_382;
        u32 m_383;
        u32 m_384;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t1177) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_385;
        u32 m_386;
        u32 m_387;
        u32 m_388;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t1171) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_377), "r"(m_378), "r"(m_379), "r"(m_380), "r"(m_385), "r"(m_386));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_377), "r"(m_378), "r"(m_379), "r"(m_380), "r"(m_387), "r"(m_388));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37) : "r"(m_381), "r"(m_382), "r"(m_383), "r"(m_384), "r"(m_385), "r"(m_386));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41) : "r"(m_381), "r"(m_382), "r"(m_383), "r"(m_384), "r"(m_387), "r"(m_388));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_389;
        u32 m_390;
        u32 m_391;
        u32 m_392;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1172) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_377), "r"(m_378), "r"(m_379), "r"(m_380), "r"(m_389), "r"(m_390));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_377), "r"(m_378), "r"(m_379), "r"(m_380), "r"(m_391), "r"(m_392));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45) : "r"(m_381), "r"(m_382), "r"(m_383), "r"(m_384), "r"(m_389), "r"(m_390));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49) : "r"(m_381), "r"(m_382), "r"(m_383), "r"(m_384), "r"(m_391), "r"(m_392));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_393;
        u32 m_394;
        u32 m_395;
        u32 m_396;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t1173) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_377), "r"(m_378), "r"(m_379), "r"(m_380), "r"(m_393), "r"(m_394));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_377), "r"(m_378), "r"(m_379), "r"(m_380), "r"(m_395), "r"(m_396));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53) : "r"(m_381), "r"(m_382), "r"(m_383), "r"(m_384), "r"(m_393), "r"(m_394));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57) : "r"(m_381), "r"(m_382), "r"(m_383), "r"(m_384), "r"(m_395), "r"(m_396));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_397;
        u32 m_398;
        u32 m_399;
        u32 m_400;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t1174) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_377), "r"(m_378), "r"(m_379), "r"(m_380), "r"(m_397), "r"(m_398));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_377), "r"(m_378), "r"(m_379), "r"(m_380), "r"(m_399), "r"(m_400));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61) : "r"(m_381), "r"(m_382), "r"(m_383), "r"(m_384), "r"(m_397), "r"(m_398));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(m_381), "r"(m_382), "r"(m_383), "r"(m_384), "r"(m_399), "r"(m_400));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1178;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1178) : "r"(t1164));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_401;
        u32 m_402;
        u32 m_403;
        u32 m_404;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t1178) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_405;
        u32 m_406;
        u32 m_407;
        u32 m_408;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t1178) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_409;
        u32 m_410;
        u32 m_411;
        u32 m_412;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1171) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_409), "r"(m_410));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_411), "r"(m_412));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_409), "r"(m_410));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_411), "r"(m_412));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_413;
        u32 m_414;
        u32 m_415;
        u32 m_416;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1172) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_413), "r"(m_414));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_415), "r"(m_416));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_413), "r"(m_414));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_415), "r"(m_416));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_417;
        u32 m_418;
        u32 m_419;
        u32 m_420;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t1173) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_417), "r"(m_418));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_419), "r"(m_420));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_417), "r"(m_418));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_419), "r"(m_420));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_421;
        u32 m_422;
        u32 m_423;
        u32 m_424;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t1174) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_421), "r"(m_422));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_423), "r"(m_424));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_421), "r"(m_422));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_423), "r"(m_424));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1179;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1179) : "r"(t1164));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1180 = t1179 ^ 32u;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_425;
        u32 m_426;
        u32 m_427;
        u32 m_428;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t1180) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_429;
        u32 m_430;
        u32 m_431;
        u32 m_432;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1180) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_433;
        u32 m_434;
        u32 m_435;
        u32 m_436;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t1171) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_425), "r"(m_426), "r"(m_427), "r"(m_428), "r"(m_433), "r"(m_434));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_425), "r"(m_426), "r"(m_427), "r"(m_428), "r"(m_435), "r"(m_436));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_433), "r"(m_434));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_435), "r"(m_436));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_437;
        u32 m_438;
        u32 m_439;
        u32 m_440;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t1172) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_425), "r"(m_426), "r"(m_427), "r"(m_428), "r"(m_437), "r"(m_438));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_425), "r"(m_426), "r"(m_427), "r"(m_428), "r"(m_439), "r"(m_440));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_437), "r"(m_438));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_439), "r"(m_440));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_441;
        u32 m_442;
        u32 m_443;
        u32 m_444;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t1173) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_425), "r"(m_426), "r"(m_427), "r"(m_428), "r"(m_441), "r"(m_442));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_425), "r"(m_426), "r"(m_427), "r"(m_428), "r"(m_443), "r"(m_444));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_441), "r"(m_442));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_443), "r"(m_444));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_445;
        u32 m_446;
        u32 m_447;
        u32 m_448;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t1174) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_425), "r"(m_426), "r"(m_427), "r"(m_428), "r"(m_445), "r"(m_446));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_425), "r"(m_426), "r"(m_427), "r"(m_428), "r"(m_447), "r"(m_448));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_445), "r"(m_446));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_447), "r"(m_448));
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1181 = t43 << 14u;
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1182 = smem_1 + t1181;
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
        const u32 t1184 = lane_4 & 7u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1185 = lane_4 >> 4u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1186 = t1185 << 3u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1187 = t1184 + t1186;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1188 = t42 >> 3u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1189 = lane_4 >> 3u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1190 = t1189 & 1u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1191 = t1188 + t1190;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1192 = t1191 >> 2u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1193 = t1191 & 3u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1194 = t1192 << 13u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1195 = t35 + t1194;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1196 = t1187 >> 1u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1197 = t1196 & 3u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1198 = t1193 ^ t1197;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1199 = t1187 << 6u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1200 = t1198 << 4u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1201 = t1199 + t1200;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1202 = t1195 + t1201;
#line 250 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1203;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1203) : "r"(t63));
#line 250 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1204 = t1203 ^ 32u;
#line 250 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1205 = t1203 ^ 64u;
#line 250 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1206 = t1203 ^ 96u;
        const u32 t1207 = t1182 + t1203;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1208 = t1182 + t1204;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1209 = t1182 + t1205;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1210 = t1182 + t1206;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_449;
        u32 m_450;
        u32 m_451;
        u32 m_452;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t1202) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_453;
        u32 m_454;
        u32 m_455;
        u32 m_456;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t1207) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_449), "r"(m_450), "r"(m_451), "r"(m_452), "r"(m_453), "r"(m_454));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_449), "r"(m_450), "r"(m_451), "r"(m_452), "r"(m_455), "r"(m_456));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_457;
        u32 m_458;
        u32 m_459;
        u32 m_460;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t1208) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_449), "r"(m_450), "r"(m_451), "r"(m_452), "r"(m_457), "r"(m_458));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_449), "r"(m_450), "r"(m_451), "r"(m_452), "r"(m_459), "r"(m_460));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_461;
        u32 m_462;
        u32 m_463;
        u32 m_464;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t1209) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_449), "r"(m_450), "r"(m_451), "r"(m_452), "r"(m_461), "r"(m_462));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_449), "r"(m_450), "r"(m_451), "r"(m_452), "r"(m_463), "r"(m_464));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_465;
        u32 m_466;
        u32 m_467;
        u32 m_468;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t1210) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_449), "r"(m_450), "r"(m_451), "r"(m_452), "r"(m_465), "r"(m_466));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_449), "r"(m_450), "r"(m_451), "r"(m_452), "r"(m_467), "r"(m_468));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_469;
        u32 m_470;
        u32 m_471;
        u32 m_472;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t1202) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_473;
        u32 m_474;
        u32 m_475;
        u32 m_476;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t1207) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_469), "r"(m_470), "r"(m_471), "r"(m_472), "r"(m_473), "r"(m_474));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_469), "r"(m_470), "r"(m_471), "r"(m_472), "r"(m_475), "r"(m_476));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_477;
        u32 m_478;
        u32 m_479;
        u32 m_480;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t1208) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_469), "r"(m_470), "r"(m_471), "r"(m_472), "r"(m_477), "r"(m_478));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_469), "r"(m_470), "r"(m_471), "r"(m_472), "r"(m_479), "r"(m_480));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_481;
        u32 m_482;
        u32 m_483;
        u32 m_484;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t1209) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_469), "r"(m_470), "r"(m_471), "r"(m_472), "r"(m_481), "r"(m_482));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_469), "r"(m_470), "r"(m_471), "r"(m_472), "r"(m_483), "r"(m_484));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_485;
        u32 m_486;
        u32 m_487;
        u32 m_488;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t1210) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_469), "r"(m_470), "r"(m_471), "r"(m_472), "r"(m_485), "r"(m_486));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_469), "r"(m_470), "r"(m_471), "r"(m_472), "r"(m_487), "r"(m_488));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_489;
        u32 m_490;
        u32 m_491;
        u32 m_492;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t1202) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_493;
        u32 m_494;
        u32 m_495;
        u32 m_496;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t1207) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_493), "r"(m_494));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_495), "r"(m_496));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_497;
        u32 m_498;
        u32 m_499;
        u32 m_500;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t1208) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_497), "r"(m_498));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_499), "r"(m_500));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_501;
        u32 m_502;
        u32 m_503;
        u32 m_504;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t1209) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_501), "r"(m_502));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_503), "r"(m_504));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_505;
        u32 m_506;
        u32 m_507;
        u32 m_508;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t1210) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_505), "r"(m_506));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_507), "r"(m_508));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_509;
        u32 m_510;
        u32 m_511;
        u32 m_512;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t1202) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_513;
        u32 m_514;
        u32 m_515;
        u32 m_516;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t1207) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_509), "r"(m_510), "r"(m_511), "r"(m_512), "r"(m_513), "r"(m_514));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_509), "r"(m_510), "r"(m_511), "r"(m_512), "r"(m_515), "r"(m_516));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_517;
        u32 m_518;
        u32 m_519;
        u32 m_520;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t1208) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_509), "r"(m_510), "r"(m_511), "r"(m_512), "r"(m_517), "r"(m_518));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_509), "r"(m_510), "r"(m_511), "r"(m_512), "r"(m_519), "r"(m_520));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_521;
        u32 m_522;
        u32 m_523;
        u32 m_524;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t1209) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_509), "r"(m_510), "r"(m_511), "r"(m_512), "r"(m_521), "r"(m_522));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_509), "r"(m_510), "r"(m_511), "r"(m_512), "r"(m_523), "r"(m_524));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_525;
        u32 m_526;
        u32 m_527;
        u32 m_528;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t1210) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_509), "r"(m_510), "r"(m_511), "r"(m_512), "r"(m_525), "r"(m_526));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_509), "r"(m_510), "r"(m_511), "r"(m_512), "r"(m_527), "r"(m_528));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_529;
        u32 m_530;
        u32 m_531;
        u32 m_532;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t1202) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_533;
        u32 m_534;
        u32 m_535;
        u32 m_536;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t1207) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_533), "r"(m_534));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_535), "r"(m_536));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_537;
        u32 m_538;
        u32 m_539;
        u32 m_540;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t1208) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_537), "r"(m_538));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_539), "r"(m_540));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_541;
        u32 m_542;
        u32 m_543;
        u32 m_544;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t1209) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_541), "r"(m_542));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_543), "r"(m_544));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_545;
        u32 m_546;
        u32 m_547;
        u32 m_548;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t1210) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_545), "r"(m_546));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_547), "r"(m_548));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_549;
        u32 m_550;
        u32 m_551;
        u32 m_552;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+5120];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t1202) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_553;
        u32 m_554;
        u32 m_555;
        u32 m_556;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t1207) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_549), "r"(m_550), "r"(m_551), "r"(m_552), "r"(m_553), "r"(m_554));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_549), "r"(m_550), "r"(m_551), "r"(m_552), "r"(m_555), "r"(m_556));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_557;
        u32 m_558;
        u32 m_559;
        u32 m_560;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t1208) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_549), "r"(m_550), "r"(m_551), "r"(m_552), "r"(m_557), "r"(m_558));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_549), "r"(m_550), "r"(m_551), "r"(m_552), "r"(m_559), "r"(m_560));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_561;
        u32 m_562;
        u32 m_563;
        u32 m_564;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t1209) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_549), "r"(m_550), "r"(m_551), "r"(m_552), "r"(m_561), "r"(m_562));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_549), "r"(m_550), "r"(m_551), "r"(m_552), "r"(m_563), "r"(m_564));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_565;
        u32 m_566;
        u32 m_567;
        u32 m_568;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t1210) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_549), "r"(m_550), "r"(m_551), "r"(m_552), "r"(m_565), "r"(m_566));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_549), "r"(m_550), "r"(m_551), "r"(m_552), "r"(m_567), "r"(m_568));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_569;
        u32 m_570;
        u32 m_571;
        u32 m_572;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t1202) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_573;
        u32 m_574;
        u32 m_575;
        u32 m_576;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t1207) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_573), "r"(m_574));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_575), "r"(m_576));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_577;
        u32 m_578;
        u32 m_579;
        u32 m_580;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_577), "=r"(m_578), "=r"(m_579), "=r"(m_580) : "r"(t1208) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_577), "r"(m_578));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_579), "r"(m_580));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_581;
        u32 m_582;
        u32 m_583;
        u32 m_584;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_581), "=r"(m_582), "=r"(m_583), "=r"(m_584) : "r"(t1209) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_581), "r"(m_582));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_583), "r"(m_584));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_585;
        u32 m_586;
        u32 m_587;
        u32 m_588;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_585), "=r"(m_586), "=r"(m_587), "=r"(m_588) : "r"(t1210) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_585), "r"(m_586));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_587), "r"(m_588));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_589;
        u32 m_590;
        u32 m_591;
        u32 m_592;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+7168];" : "=r"(m_589), "=r"(m_590), "=r"(m_591), "=r"(m_592) : "r"(t1202) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_593;
        u32 m_594;
        u32 m_595;
        u32 m_596;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_593), "=r"(m_594), "=r"(m_595), "=r"(m_596) : "r"(t1207) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_589), "r"(m_590), "r"(m_591), "r"(m_592), "r"(m_593), "r"(m_594));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_589), "r"(m_590), "r"(m_591), "r"(m_592), "r"(m_595), "r"(m_596));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_597;
        u32 m_598;
        u32 m_599;
        u32 m_600;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_597), "=r"(m_598), "=r"(m_599), "=r"(m_600) : "r"(t1208) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_589), "r"(m_590), "r"(m_591), "r"(m_592), "r"(m_597), "r"(m_598));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_589), "r"(m_590), "r"(m_591), "r"(m_592), "r"(m_599), "r"(m_600));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_601;
        u32 m_602;
        u32 m_603;
        u32 m_604;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_601), "=r"(m_602), "=r"(m_603), "=r"(m_604) : "r"(t1209) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_589), "r"(m_590), "r"(m_591), "r"(m_592), "r"(m_601), "r"(m_602));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_589), "r"(m_590), "r"(m_591), "r"(m_592), "r"(m_603), "r"(m_604));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_605;
        u32 m_606;
        u32 m_607;
        u32 m_608;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_605), "=r"(m_606), "=r"(m_607), "=r"(m_608) : "r"(t1210) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_589), "r"(m_590), "r"(m_591), "r"(m_592), "r"(m_605), "r"(m_606));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_589), "r"(m_590), "r"(m_591), "r"(m_592), "r"(m_607), "r"(m_608));
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1211 = t14 * heads;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 head_8 = t1211 + head;
        const u32 t1213 = head_8 * padded;
#line 351 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1214 = block << 6u;
#line 351 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1215 = t1213 + t1214;
#line 351 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 row_19 = t1215 + t42;
        const u64 t1217 = (u64)row_19;
#line 352 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1218 = t1217 * sums_stride0;
#line 352 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1219 = t1218 * 4ull;
#line 352 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1220 = sums + t1219;
        const u32 t1221 = t43 << 10u;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1222 = (u64)t1221 * 4u;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1223 = t1220 + t1222;
        const u32 t1224 = lane << 2u;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1225 = (u64)t1224 * 4u;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1226 = t1223 + t1225;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1226), "f"(dq), "f"(dq_2), "f"(dq_3), "f"(dq_4) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t1226), "f"(dq_5), "f"(dq_6), "f"(dq_7), "f"(dq_8) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(t1226), "f"(dq_9), "f"(dq_10), "f"(dq_11), "f"(dq_12) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(t1226), "f"(dq_13), "f"(dq_14), "f"(dq_15), "f"(dq_16) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(t1226), "f"(dq_17), "f"(dq_18), "f"(dq_19), "f"(dq_20) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(t1226), "f"(dq_21), "f"(dq_22), "f"(dq_23), "f"(dq_24) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(t1226), "f"(dq_25), "f"(dq_26), "f"(dq_27), "f"(dq_28) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(t1226), "f"(dq_29), "f"(dq_30), "f"(dq_31), "f"(dq_32) : "memory");
#line 166 "fa-kernels/src/attention/backward/mma/tile.rs"
        head = t394;
        block = t396;
    }
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 171 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1227 = dk_2 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_2 = t1227;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1228 = dk_3 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_3 = t1228;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1229 = dk_4 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_4 = t1229;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1230 = dk_5 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_5 = t1230;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1231 = dk_6 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_6 = t1231;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1232 = dk_7 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_7 = t1232;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1233 = dk_8 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_8 = t1233;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1234 = dk_9 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_9 = t1234;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1235 = dk_10 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_10 = t1235;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1236 = dk_11 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_11 = t1236;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1237 = dk_12 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_12 = t1237;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1238 = dk_13 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_13 = t1238;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1239 = dk_14 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_14 = t1239;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1240 = dk_15 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_15 = t1240;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1241 = dk_16 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_16 = t1241;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1242 = dk_17 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_17 = t1242;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1243 = dk_18 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_18 = t1243;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1244 = dk_19 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_19 = t1244;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1245 = dk_20 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_20 = t1245;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1246 = dk_21 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_21 = t1246;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1247 = dk_22 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_22 = t1247;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1248 = dk_23 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_23 = t1248;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1249 = dk_24 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_24 = t1249;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1250 = dk_25 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_25 = t1250;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1251 = dk_26 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_26 = t1251;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1252 = dk_27 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_27 = t1252;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1253 = dk_28 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_28 = t1253;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1254 = dk_29 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_29 = t1254;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1255 = dk_30 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_30 = t1255;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1256 = dk_31 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_31 = t1256;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1257 = dk_32 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_32 = t1257;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1258 = dk_33 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_33 = t1258;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1259 = dk_34 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_34 = t1259;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1260 = dk_35 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_35 = t1260;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1261 = dk_36 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_36 = t1261;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1262 = dk_37 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_37 = t1262;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1263 = dk_38 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_38 = t1263;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1264 = dk_39 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_39 = t1264;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1265 = dk_40 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_40 = t1265;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1266 = dk_41 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_41 = t1266;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1267 = dk_42 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_42 = t1267;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1268 = dk_43 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_43 = t1268;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1269 = dk_44 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_44 = t1269;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1270 = dk_45 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_45 = t1270;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1271 = dk_46 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_46 = t1271;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1272 = dk_47 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_47 = t1272;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1273 = dk_48 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_48 = t1273;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1274 = dk_49 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_49 = t1274;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1275 = dk_50 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_50 = t1275;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1276 = dk_51 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_51 = t1276;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1277 = dk_52 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_52 = t1277;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1278 = dk_53 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_53 = t1278;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1279 = dk_54 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_54 = t1279;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1280 = dk_55 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_55 = t1280;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1281 = dk_56 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_56 = t1281;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1282 = dk_57 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_57 = t1282;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1283 = dk_58 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_58 = t1283;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1284 = dk_59 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_59 = t1284;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1285 = dk_60 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_60 = t1285;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1286 = dk_61 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_61 = t1286;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1287 = dk_62 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_62 = t1287;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1288 = dk_63 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_63 = t1288;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1289 = dk_64 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_64 = t1289;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1290 = dk_65 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_65 = t1290;
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1291 = share << 14u;
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1292 = smem_1 + t1291;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1293 = lane >> 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1294 = t38 + t1293;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1295 = t1294 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1296 = 0u ^ t1295;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1297 = t1294 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1298 = t1296 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1299 = t1297 + t1298;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1300 = lane & 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1301 = t1300 << 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1302 = t1299 + t1301;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1303;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1303) : "f"(dk_2), "f"(dk_3));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1304 = t1292 + t1302;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1304), "r"(t1303) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1305;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1305) : "f"(dk_6), "f"(dk_7));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1306 = t1302 ^ 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1307 = t1292 + t1306;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1307), "r"(t1305) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1308;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1308) : "f"(dk_10), "f"(dk_11));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1309 = t1302 ^ 32u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1310 = t1292 + t1309;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1310), "r"(t1308) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1311;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1311) : "f"(dk_14), "f"(dk_15));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1312 = t1302 ^ 48u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1313 = t1292 + t1312;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1313), "r"(t1311) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1314;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1314) : "f"(dk_18), "f"(dk_19));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1315 = t1302 ^ 64u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1316 = t1292 + t1315;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1316), "r"(t1314) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1317;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1317) : "f"(dk_22), "f"(dk_23));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1318 = t1302 ^ 80u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1319 = t1292 + t1318;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1319), "r"(t1317) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1320;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1320) : "f"(dk_26), "f"(dk_27));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1321 = t1302 ^ 96u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1322 = t1292 + t1321;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1322), "r"(t1320) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1323;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1323) : "f"(dk_30), "f"(dk_31));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1324 = t1302 ^ 112u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1325 = t1292 + t1324;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1325), "r"(t1323) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1326 = lane >> 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1327 = t38 + t1326;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1328 = t1327 + 8u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1329 = t1328 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1330 = 0u ^ t1329;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1331 = t1328 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1332 = t1330 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1333 = t1331 + t1332;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1334 = lane & 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1335 = t1334 << 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1336 = t1333 + t1335;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1337;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1337) : "f"(dk_4), "f"(dk_5));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1338 = t1292 + t1336;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1338), "r"(t1337) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1339;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1339) : "f"(dk_8), "f"(dk_9));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1340 = t1336 ^ 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1341 = t1292 + t1340;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1341), "r"(t1339) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1342;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1342) : "f"(dk_12), "f"(dk_13));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1343 = t1336 ^ 32u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1344 = t1292 + t1343;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1344), "r"(t1342) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1345;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1345) : "f"(dk_16), "f"(dk_17));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1346 = t1336 ^ 48u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1347 = t1292 + t1346;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1347), "r"(t1345) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1348;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1348) : "f"(dk_20), "f"(dk_21));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1349 = t1336 ^ 64u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1350 = t1292 + t1349;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1350), "r"(t1348) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1351;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1351) : "f"(dk_24), "f"(dk_25));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1352 = t1336 ^ 80u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1353 = t1292 + t1352;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1353), "r"(t1351) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1354;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1354) : "f"(dk_28), "f"(dk_29));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1355 = t1336 ^ 96u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1356 = t1292 + t1355;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1356), "r"(t1354) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1357;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1357) : "f"(dk_32), "f"(dk_33));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1358 = t1336 ^ 112u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1359 = t1292 + t1358;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1359), "r"(t1357) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1360 = lane >> 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1361 = t38 + t1360;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1362 = t1361 + 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1363 = t1362 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1364 = 0u ^ t1363;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1365 = t1362 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1366 = t1364 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1367 = t1365 + t1366;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1368 = lane & 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1369 = t1368 << 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1370 = t1367 + t1369;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1371;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1371) : "f"(dk_34), "f"(dk_35));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1372 = t1292 + t1370;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1372), "r"(t1371) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1373;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1373) : "f"(dk_38), "f"(dk_39));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1374 = t1370 ^ 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1375 = t1292 + t1374;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1375), "r"(t1373) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1376;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1376) : "f"(dk_42), "f"(dk_43));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1377 = t1370 ^ 32u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1378 = t1292 + t1377;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1378), "r"(t1376) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1379;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1379) : "f"(dk_46), "f"(dk_47));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1380 = t1370 ^ 48u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1381 = t1292 + t1380;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1381), "r"(t1379) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1382;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1382) : "f"(dk_50), "f"(dk_51));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1383 = t1370 ^ 64u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1384 = t1292 + t1383;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1384), "r"(t1382) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1385;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1385) : "f"(dk_54), "f"(dk_55));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1386 = t1370 ^ 80u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1387 = t1292 + t1386;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1387), "r"(t1385) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1388;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1388) : "f"(dk_58), "f"(dk_59));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1389 = t1370 ^ 96u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1390 = t1292 + t1389;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1390), "r"(t1388) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1391;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1391) : "f"(dk_62), "f"(dk_63));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1392 = t1370 ^ 112u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1393 = t1292 + t1392;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1393), "r"(t1391) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1394 = lane >> 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1395 = t38 + t1394;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1396 = t1395 + 24u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1397 = t1396 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1398 = 0u ^ t1397;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1399 = t1396 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1400 = t1398 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1401 = t1399 + t1400;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1402 = lane & 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1403 = t1402 << 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1404 = t1401 + t1403;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1405;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1405) : "f"(dk_36), "f"(dk_37));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1406 = t1292 + t1404;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1406), "r"(t1405) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1407;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1407) : "f"(dk_40), "f"(dk_41));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1408 = t1404 ^ 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1409 = t1292 + t1408;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1409), "r"(t1407) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1410;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1410) : "f"(dk_44), "f"(dk_45));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1411 = t1404 ^ 32u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1412 = t1292 + t1411;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1412), "r"(t1410) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1413;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1413) : "f"(dk_48), "f"(dk_49));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1414 = t1404 ^ 48u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1415 = t1292 + t1414;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1415), "r"(t1413) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1416;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1416) : "f"(dk_52), "f"(dk_53));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1417 = t1404 ^ 64u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1418 = t1292 + t1417;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1418), "r"(t1416) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1419;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1419) : "f"(dk_56), "f"(dk_57));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1420 = t1404 ^ 80u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1421 = t1292 + t1420;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1421), "r"(t1419) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1422;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1422) : "f"(dk_60), "f"(dk_61));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1423 = t1404 ^ 96u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1424 = t1292 + t1423;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1424), "r"(t1422) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1425;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1425) : "f"(dk_64), "f"(dk_65));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1426 = t1404 ^ 112u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1427 = t1292 + t1426;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1427), "r"(t1425) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 378 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 first_column = share << 6u;
    const u64 t1429 = (u64)t14;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1430 = t1429 * dk_stride0;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1431 = t1430 * 2ull;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1432 = dk + t1431;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1433 = (u64)t12;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1434 = t1433 * dk_stride1;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1435 = t1434 * 2ull;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1436 = t1432 + t1435;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1437 = (u64)t13;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1438 = t1437 * dk_stride2;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1439 = t1438 * 2ull;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1440 = t1436 + t1439;
    const u32 end_29 = head_dim > first_column ? head_dim : first_column;
    const u32 t1442 = seq_k - t12;
#line 381 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1443 = end_29 - first_column;
#line 381 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1444 = t1443 >> 3u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1445 = (u64)first_column * 2u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1446 = t1440 + t1445;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1447 = (u32)dk_stride1;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1448 = t1447 << 1u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1449 = lane >> 3u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1450 = t38 + t1449;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1451 = lane & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1452 = t1450 < t1442;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1453 = t1451 < t1444;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1454 = t1452 & t1453;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1454) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1455 = t1450 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1456 = t1451 ^ t1455;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1457 = t1450 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1458 = t1456 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1459 = t1457 + t1458;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1460 = t1292 + t1459;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_20;
        u32 row_21;
        u32 row_22;
        u32 row_23;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_20), "=r"(row_21), "=r"(row_22), "=r"(row_23) : "r"(t1460) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1461 = (u64)t1450 * t1448;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1462 = t1446 + t1461;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1463 = (u64)t1451 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1464 = t1462 + t1463;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1464), "r"(row_20), "r"(row_21), "r"(row_22), "r"(row_23) : "memory");
    }
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1465 = t1450 + 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1466 = t1465 < t1442;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1467 = t1451 < t1444;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1468 = t1466 & t1467;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1468) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1469 = t1465 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1470 = t1451 ^ t1469;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1471 = t1465 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1472 = t1470 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1473 = t1471 + t1472;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1474 = t1292 + t1473;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_24;
        u32 row_25;
        u32 row_26;
        u32 row_27;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_24), "=r"(row_25), "=r"(row_26), "=r"(row_27) : "r"(t1474) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1475 = (u64)t1465 * t1448;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1476 = t1446 + t1475;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1477 = (u64)t1451 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1478 = t1476 + t1477;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1478), "r"(row_24), "r"(row_25), "r"(row_26), "r"(row_27) : "memory");
    }
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1479 = t1450 + 8u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1480 = t1479 < t1442;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1481 = t1451 < t1444;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1482 = t1480 & t1481;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1482) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1483 = t1479 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1484 = t1451 ^ t1483;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1485 = t1479 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1486 = t1484 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1487 = t1485 + t1486;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1488 = t1292 + t1487;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_28;
        u32 row_29;
        u32 row_30;
        u32 row_31;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_28), "=r"(row_29), "=r"(row_30), "=r"(row_31) : "r"(t1488) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1489 = (u64)t1479 * t1448;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1490 = t1446 + t1489;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1491 = (u64)t1451 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1492 = t1490 + t1491;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1492), "r"(row_28), "r"(row_29), "r"(row_30), "r"(row_31) : "memory");
    }
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1493 = t1450 + 12u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1494 = t1493 < t1442;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1495 = t1451 < t1444;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1496 = t1494 & t1495;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1496) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1497 = t1493 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1498 = t1451 ^ t1497;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1499 = t1493 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1500 = t1498 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1501 = t1499 + t1500;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1502 = t1292 + t1501;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_32;
        u32 row_33;
        u32 row_34;
        u32 row_35;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_32), "=r"(row_33), "=r"(row_34), "=r"(row_35) : "r"(t1502) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1503 = (u64)t1493 * t1448;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1504 = t1446 + t1503;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1505 = (u64)t1451 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1506 = t1504 + t1505;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1506), "r"(row_32), "r"(row_33), "r"(row_34), "r"(row_35) : "memory");
    }
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1507 = t1450 + 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1508 = t1507 < t1442;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1509 = t1451 < t1444;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1510 = t1508 & t1509;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1510) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1511 = t1507 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1512 = t1451 ^ t1511;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1513 = t1507 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1514 = t1512 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1515 = t1513 + t1514;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1516 = t1292 + t1515;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_36;
        u32 row_37;
        u32 row_38;
        u32 row_39;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_36), "=r"(row_37), "=r"(row_38), "=r"(row_39) : "r"(t1516) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1517 = (u64)t1507 * t1448;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1518 = t1446 + t1517;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1519 = (u64)t1451 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1520 = t1518 + t1519;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1520), "r"(row_36), "r"(row_37), "r"(row_38), "r"(row_39) : "memory");
    }
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1521 = t1450 + 20u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1522 = t1521 < t1442;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1523 = t1451 < t1444;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1524 = t1522 & t1523;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1524) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1525 = t1521 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1526 = t1451 ^ t1525;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1527 = t1521 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1528 = t1526 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1529 = t1527 + t1528;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1530 = t1292 + t1529;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_40;
        u32 row_41;
        u32 row_42;
        u32 row_43;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_40), "=r"(row_41), "=r"(row_42), "=r"(row_43) : "r"(t1530) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1531 = (u64)t1521 * t1448;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1532 = t1446 + t1531;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1533 = (u64)t1451 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1534 = t1532 + t1533;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1534), "r"(row_40), "r"(row_41), "r"(row_42), "r"(row_43) : "memory");
    }
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1535 = t1450 + 24u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1536 = t1535 < t1442;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1537 = t1451 < t1444;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1538 = t1536 & t1537;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1538) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1539 = t1535 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1540 = t1451 ^ t1539;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1541 = t1535 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1542 = t1540 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1543 = t1541 + t1542;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1544 = t1292 + t1543;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_44;
        u32 row_45;
        u32 row_46;
        u32 row_47;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_44), "=r"(row_45), "=r"(row_46), "=r"(row_47) : "r"(t1544) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1545 = (u64)t1535 * t1448;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1546 = t1446 + t1545;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1547 = (u64)t1451 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1548 = t1546 + t1547;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1548), "r"(row_44), "r"(row_45), "r"(row_46), "r"(row_47) : "memory");
    }
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1549 = t1450 + 28u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1550 = t1549 < t1442;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1551 = t1451 < t1444;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1552 = t1550 & t1551;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1552) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1553 = t1549 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1554 = t1451 ^ t1553;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1555 = t1549 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1556 = t1554 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1557 = t1555 + t1556;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1558 = t1292 + t1557;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_48;
        u32 row_49;
        u32 row_50;
        u32 row_51;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_48), "=r"(row_49), "=r"(row_50), "=r"(row_51) : "r"(t1558) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1559 = (u64)t1549 * t1448;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1560 = t1446 + t1559;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1561 = (u64)t1451 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1562 = t1560 + t1561;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1562), "r"(row_48), "r"(row_49), "r"(row_50), "r"(row_51) : "memory");
    }
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1563 = share << 14u;
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1564 = t39 + t1563;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1565 = lane >> 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1566 = t38 + t1565;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1567 = t1566 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1568 = 0u ^ t1567;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1569 = t1566 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1570 = t1568 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1571 = t1569 + t1570;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1572 = lane & 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1573 = t1572 << 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1574 = t1571 + t1573;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1575;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1575) : "f"(dv_2), "f"(dv_3));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1576 = t1564 + t1574;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1576), "r"(t1575) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1577;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1577) : "f"(dv_6), "f"(dv_7));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1578 = t1574 ^ 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1579 = t1564 + t1578;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1579), "r"(t1577) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1580;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1580) : "f"(dv_10), "f"(dv_11));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1581 = t1574 ^ 32u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1582 = t1564 + t1581;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1582), "r"(t1580) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1583;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1583) : "f"(dv_14), "f"(dv_15));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1584 = t1574 ^ 48u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1585 = t1564 + t1584;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1585), "r"(t1583) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1586;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1586) : "f"(dv_18), "f"(dv_19));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1587 = t1574 ^ 64u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1588 = t1564 + t1587;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1588), "r"(t1586) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1589;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1589) : "f"(dv_22), "f"(dv_23));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1590 = t1574 ^ 80u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1591 = t1564 + t1590;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1591), "r"(t1589) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1592;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1592) : "f"(dv_26), "f"(dv_27));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1593 = t1574 ^ 96u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1594 = t1564 + t1593;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1594), "r"(t1592) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1595;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1595) : "f"(dv_30), "f"(dv_31));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1596 = t1574 ^ 112u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1597 = t1564 + t1596;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1597), "r"(t1595) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1598 = lane >> 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1599 = t38 + t1598;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1600 = t1599 + 8u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1601 = t1600 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1602 = 0u ^ t1601;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1603 = t1600 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1604 = t1602 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1605 = t1603 + t1604;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1606 = lane & 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1607 = t1606 << 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1608 = t1605 + t1607;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1609;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1609) : "f"(dv_4), "f"(dv_5));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1610 = t1564 + t1608;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1610), "r"(t1609) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1611;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1611) : "f"(dv_8), "f"(dv_9));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1612 = t1608 ^ 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1613 = t1564 + t1612;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1613), "r"(t1611) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1614;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1614) : "f"(dv_12), "f"(dv_13));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1615 = t1608 ^ 32u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1616 = t1564 + t1615;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1616), "r"(t1614) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1617;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1617) : "f"(dv_16), "f"(dv_17));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1618 = t1608 ^ 48u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1619 = t1564 + t1618;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1619), "r"(t1617) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1620;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1620) : "f"(dv_20), "f"(dv_21));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1621 = t1608 ^ 64u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1622 = t1564 + t1621;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1622), "r"(t1620) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1623;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1623) : "f"(dv_24), "f"(dv_25));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1624 = t1608 ^ 80u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1625 = t1564 + t1624;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1625), "r"(t1623) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1626;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1626) : "f"(dv_28), "f"(dv_29));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1627 = t1608 ^ 96u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1628 = t1564 + t1627;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1628), "r"(t1626) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1629;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1629) : "f"(dv_32), "f"(dv_33));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1630 = t1608 ^ 112u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1631 = t1564 + t1630;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1631), "r"(t1629) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1632 = lane >> 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1633 = t38 + t1632;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1634 = t1633 + 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1635 = t1634 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1636 = 0u ^ t1635;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1637 = t1634 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1638 = t1636 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1639 = t1637 + t1638;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1640 = lane & 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1641 = t1640 << 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1642 = t1639 + t1641;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1643;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1643) : "f"(dv_34), "f"(dv_35));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1644 = t1564 + t1642;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1644), "r"(t1643) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1645;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1645) : "f"(dv_38), "f"(dv_39));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1646 = t1642 ^ 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1647 = t1564 + t1646;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1647), "r"(t1645) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1648;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1648) : "f"(dv_42), "f"(dv_43));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1649 = t1642 ^ 32u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1650 = t1564 + t1649;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1650), "r"(t1648) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1651;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1651) : "f"(dv_46), "f"(dv_47));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1652 = t1642 ^ 48u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1653 = t1564 + t1652;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1653), "r"(t1651) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1654;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1654) : "f"(dv_50), "f"(dv_51));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1655 = t1642 ^ 64u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1656 = t1564 + t1655;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1656), "r"(t1654) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1657;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1657) : "f"(dv_54), "f"(dv_55));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1658 = t1642 ^ 80u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1659 = t1564 + t1658;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1659), "r"(t1657) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1660;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1660) : "f"(dv_58), "f"(dv_59));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1661 = t1642 ^ 96u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1662 = t1564 + t1661;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1662), "r"(t1660) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1663;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1663) : "f"(dv_62), "f"(dv_63));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1664 = t1642 ^ 112u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1665 = t1564 + t1664;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1665), "r"(t1663) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1666 = lane >> 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1667 = t38 + t1666;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1668 = t1667 + 24u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1669 = t1668 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1670 = 0u ^ t1669;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1671 = t1668 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1672 = t1670 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1673 = t1671 + t1672;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1674 = lane & 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1675 = t1674 << 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1676 = t1673 + t1675;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1677;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1677) : "f"(dv_36), "f"(dv_37));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1678 = t1564 + t1676;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1678), "r"(t1677) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1679;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1679) : "f"(dv_40), "f"(dv_41));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1680 = t1676 ^ 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1681 = t1564 + t1680;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1681), "r"(t1679) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1682;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1682) : "f"(dv_44), "f"(dv_45));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1683 = t1676 ^ 32u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1684 = t1564 + t1683;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1684), "r"(t1682) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1685;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1685) : "f"(dv_48), "f"(dv_49));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1686 = t1676 ^ 48u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1687 = t1564 + t1686;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1687), "r"(t1685) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1688;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1688) : "f"(dv_52), "f"(dv_53));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1689 = t1676 ^ 64u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1690 = t1564 + t1689;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1690), "r"(t1688) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1691;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1691) : "f"(dv_56), "f"(dv_57));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1692 = t1676 ^ 80u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1693 = t1564 + t1692;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1693), "r"(t1691) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1694;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1694) : "f"(dv_60), "f"(dv_61));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1695 = t1676 ^ 96u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1696 = t1564 + t1695;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1696), "r"(t1694) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1697;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1697) : "f"(dv_64), "f"(dv_65));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1698 = t1676 ^ 112u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1699 = t1564 + t1698;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1699), "r"(t1697) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 378 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 first_column_2 = share << 6u;
    const u64 t1701 = (u64)t14;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1702 = t1701 * dv_stride0;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1703 = t1702 * 2ull;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1704 = dv + t1703;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1705 = (u64)t12;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1706 = t1705 * dv_stride1;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1707 = t1706 * 2ull;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1708 = t1704 + t1707;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1709 = (u64)t13;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1710 = t1709 * dv_stride2;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1711 = t1710 * 2ull;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1712 = t1708 + t1711;
    const u32 end_30 = head_dim > first_column_2 ? head_dim : first_column_2;
    const u32 t1714 = seq_k - t12;
#line 381 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1715 = end_30 - first_column_2;
#line 381 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1716 = t1715 >> 3u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1717 = (u64)first_column_2 * 2u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1718 = t1712 + t1717;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1719 = (u32)dv_stride1;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1720 = t1719 << 1u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1721 = lane >> 3u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1722 = t38 + t1721;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1723 = lane & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1724 = t1722 < t1714;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1725 = t1723 < t1716;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1726 = t1724 & t1725;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1726) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1727 = t1722 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1728 = t1723 ^ t1727;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1729 = t1722 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1730 = t1728 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1731 = t1729 + t1730;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1732 = t1564 + t1731;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_52;
        u32 row_53;
        u32 row_54;
        u32 row_55;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_52), "=r"(row_53), "=r"(row_54), "=r"(row_55) : "r"(t1732) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1733 = (u64)t1722 * t1720;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1734 = t1718 + t1733;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1735 = (u64)t1723 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1736 = t1734 + t1735;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1736), "r"(row_52), "r"(row_53), "r"(row_54), "r"(row_55) : "memory");
    }
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1737 = t1722 + 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1738 = t1737 < t1714;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1739 = t1723 < t1716;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1740 = t1738 & t1739;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1740) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1741 = t1737 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1742 = t1723 ^ t1741;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1743 = t1737 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1744 = t1742 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1745 = t1743 + t1744;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1746 = t1564 + t1745;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_56;
        u32 row_57;
        u32 row_58;
        u32 row_59;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_56), "=r"(row_57), "=r"(row_58), "=r"(row_59) : "r"(t1746) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1747 = (u64)t1737 * t1720;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1748 = t1718 + t1747;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1749 = (u64)t1723 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1750 = t1748 + t1749;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1750), "r"(row_56), "r"(row_57), "r"(row_58), "r"(row_59) : "memory");
    }
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1751 = t1722 + 8u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1752 = t1751 < t1714;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1753 = t1723 < t1716;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1754 = t1752 & t1753;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1754) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1755 = t1751 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1756 = t1723 ^ t1755;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1757 = t1751 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1758 = t1756 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1759 = t1757 + t1758;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1760 = t1564 + t1759;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_60;
        u32 row_61;
        u32 row_62;
        u32 row_63;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_60), "=r"(row_61), "=r"(row_62), "=r"(row_63) : "r"(t1760) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1761 = (u64)t1751 * t1720;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1762 = t1718 + t1761;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1763 = (u64)t1723 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1764 = t1762 + t1763;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1764), "r"(row_60), "r"(row_61), "r"(row_62), "r"(row_63) : "memory");
    }
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1765 = t1722 + 12u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1766 = t1765 < t1714;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1767 = t1723 < t1716;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1768 = t1766 & t1767;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1768) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1769 = t1765 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1770 = t1723 ^ t1769;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1771 = t1765 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1772 = t1770 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1773 = t1771 + t1772;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1774 = t1564 + t1773;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_64;
        u32 row_65;
        u32 row_66;
        u32 row_67;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_64), "=r"(row_65), "=r"(row_66), "=r"(row_67) : "r"(t1774) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1775 = (u64)t1765 * t1720;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1776 = t1718 + t1775;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1777 = (u64)t1723 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1778 = t1776 + t1777;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1778), "r"(row_64), "r"(row_65), "r"(row_66), "r"(row_67) : "memory");
    }
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1779 = t1722 + 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1780 = t1779 < t1714;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1781 = t1723 < t1716;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1782 = t1780 & t1781;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1782) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1783 = t1779 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1784 = t1723 ^ t1783;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1785 = t1779 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1786 = t1784 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1787 = t1785 + t1786;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1788 = t1564 + t1787;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_68;
        u32 row_69;
        u32 row_70;
        u32 row_71;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_68), "=r"(row_69), "=r"(row_70), "=r"(row_71) : "r"(t1788) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1789 = (u64)t1779 * t1720;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1790 = t1718 + t1789;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1791 = (u64)t1723 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1792 = t1790 + t1791;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1792), "r"(row_68), "r"(row_69), "r"(row_70), "r"(row_71) : "memory");
    }
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1793 = t1722 + 20u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1794 = t1793 < t1714;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1795 = t1723 < t1716;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1796 = t1794 & t1795;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1796) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1797 = t1793 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1798 = t1723 ^ t1797;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1799 = t1793 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1800 = t1798 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1801 = t1799 + t1800;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1802 = t1564 + t1801;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_72;
        u32 row_73;
        u32 row_74;
        u32 row_75;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_72), "=r"(row_73), "=r"(row_74), "=r"(row_75) : "r"(t1802) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1803 = (u64)t1793 * t1720;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1804 = t1718 + t1803;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1805 = (u64)t1723 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1806 = t1804 + t1805;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1806), "r"(row_72), "r"(row_73), "r"(row_74), "r"(row_75) : "memory");
    }
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1807 = t1722 + 24u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1808 = t1807 < t1714;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1809 = t1723 < t1716;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1810 = t1808 & t1809;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1810) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1811 = t1807 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1812 = t1723 ^ t1811;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1813 = t1807 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1814 = t1812 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1815 = t1813 + t1814;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1816 = t1564 + t1815;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_76;
        u32 row_77;
        u32 row_78;
        u32 row_79;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_76), "=r"(row_77), "=r"(row_78), "=r"(row_79) : "r"(t1816) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1817 = (u64)t1807 * t1720;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1818 = t1718 + t1817;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1819 = (u64)t1723 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1820 = t1818 + t1819;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1820), "r"(row_76), "r"(row_77), "r"(row_78), "r"(row_79) : "memory");
    }
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1821 = t1722 + 28u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1822 = t1821 < t1714;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1823 = t1723 < t1716;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1824 = t1822 & t1823;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1824) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1825 = t1821 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1826 = t1723 ^ t1825;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1827 = t1821 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1828 = t1826 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1829 = t1827 + t1828;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1830 = t1564 + t1829;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_80;
        u32 row_81;
        u32 row_82;
        u32 row_83;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_80), "=r"(row_81), "=r"(row_82), "=r"(row_83) : "r"(t1830) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1831 = (u64)t1821 * t1720;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1832 = t1718 + t1831;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1833 = (u64)t1723 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1834 = t1832 + t1833;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1834), "r"(row_80), "r"(row_81), "r"(row_82), "r"(row_83) : "memory");
    }
}
