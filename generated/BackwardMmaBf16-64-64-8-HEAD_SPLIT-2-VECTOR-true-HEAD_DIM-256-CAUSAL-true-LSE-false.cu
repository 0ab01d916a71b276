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
    const u32 t38 = t37 << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t39 = smem_1 + 32768u;
#line 103 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t40 = t35 + 8192u;
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
    const u32 t94 = t12 + t77;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t95 = t94 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t96 = t78 < t89;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t97 = t95 & t96;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t98 = t97 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t90), "l"(t92), "r"(t98) : "memory");
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t99 = t12 + t77;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t100 = t99 + 32u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t101 = t100 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t102 = t78 < t89;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t103 = t101 & t102;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t104 = t103 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t90), "l"(t93), "r"(t104) : "memory");
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t105 = t92 + 128ull;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t106 = t12 + t77;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t107 = t106 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t108 = t78 + 8u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t109 = t108 < t89;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t110 = t107 & t109;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t111 = t110 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t90), "l"(t105), "r"(t111) : "memory");
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t112 = t93 + 128ull;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t113 = t12 + t77;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t114 = t113 + 32u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t115 = t114 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t116 = t78 + 8u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t117 = t116 < t89;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t118 = t115 & t117;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t119 = t118 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t90), "l"(t112), "r"(t119) : "memory");
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t120 = t92 + 256ull;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t121 = t12 + t77;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t122 = t121 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t123 = t78 + 16u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t124 = t123 < t89;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t125 = t122 & t124;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t126 = t125 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t90), "l"(t120), "r"(t126) : "memory");
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t127 = t93 + 256ull;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t128 = t12 + t77;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t129 = t128 + 32u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t130 = t129 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t131 = t78 + 16u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t132 = t131 < t89;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t133 = t130 & t132;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t134 = t133 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t90), "l"(t127), "r"(t134) : "memory");
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t135 = t92 + 384ull;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t136 = t12 + t77;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t137 = t136 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t138 = t78 + 24u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t139 = t138 < t89;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t140 = t137 & t139;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t141 = t140 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t90), "l"(t135), "r"(t141) : "memory");
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t142 = t93 + 384ull;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t143 = t12 + t77;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t144 = t143 + 32u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t145 = t144 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t146 = t78 + 24u;
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
    const u32 t180 = t12 + t163;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t181 = t180 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t182 = t164 < t175;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t183 = t181 & t182;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t184 = t183 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t176), "l"(t178), "r"(t184) : "memory");
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t185 = t12 + t163;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t186 = t185 + 32u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t187 = t186 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t188 = t164 < t175;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t189 = t187 & t188;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t190 = t189 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t176), "l"(t179), "r"(t190) : "memory");
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t191 = t178 + 128ull;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t192 = t12 + t163;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t193 = t192 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t194 = t164 + 8u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t195 = t194 < t175;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t196 = t193 & t195;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t197 = t196 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t176), "l"(t191), "r"(t197) : "memory");
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t198 = t179 + 128ull;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t199 = t12 + t163;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t200 = t199 + 32u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t201 = t200 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t202 = t164 + 8u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t203 = t202 < t175;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t204 = t201 & t203;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t205 = t204 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t176), "l"(t198), "r"(t205) : "memory");
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t206 = t178 + 256ull;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t207 = t12 + t163;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t208 = t207 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t209 = t164 + 16u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t210 = t209 < t175;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t211 = t208 & t210;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t212 = t211 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t176), "l"(t206), "r"(t212) : "memory");
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t213 = t179 + 256ull;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t214 = t12 + t163;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t215 = t214 + 32u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t216 = t215 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t217 = t164 + 16u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t218 = t217 < t175;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t219 = t216 & t218;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t220 = t219 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t176), "l"(t213), "r"(t220) : "memory");
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t221 = t178 + 384ull;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t222 = t12 + t163;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t223 = t222 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t224 = t164 + 24u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t225 = t224 < t175;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t226 = t223 & t225;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t227 = t226 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t176), "l"(t221), "r"(t227) : "memory");
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t228 = t179 + 384ull;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t229 = t12 + t163;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t230 = t229 + 32u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t231 = t230 < seq_k;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t232 = t164 + 24u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t233 = t232 < t175;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t234 = t231 & t233;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t235 = t234 ? 16u : 0u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t176), "l"(t228), "r"(t235) : "memory");
#line 145 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 smem_2 = smem_1 + 81920u;
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
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t328 = t293 + 256ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t329 = t284 + t245;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t330 = t329 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t331 = t246 + 16u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t332 = t331 < t279;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t333 = t330 & t332;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t334 = t333 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t286), "l"(t328), "r"(t334) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t335 = t301 + 256ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t336 = t284 + t245;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t337 = t336 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t338 = t337 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t339 = t246 + 16u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t340 = t339 < t279;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t341 = t338 & t340;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t342 = t341 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t286), "l"(t335), "r"(t342) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t343 = t293 + 384ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t344 = t284 + t245;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t345 = t344 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t346 = t246 + 24u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t347 = t346 < t279;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t348 = t345 & t347;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t349 = t348 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t286), "l"(t343), "r"(t349) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t350 = t301 + 384ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t351 = t284 + t245;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t352 = t351 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t353 = t352 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t354 = t246 + 24u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t355 = t354 < t279;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t356 = t353 & t355;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t357 = t356 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t286), "l"(t350), "r"(t357) : "memory");
#line 104 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t358 = thread < 32u;
#line 104 "fa-kernels/src/attention/backward/mma/queries.rs"
        if (t358) {
            const u32 t359 = t14 * heads;
#line 105 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 head_3 = t359 + head;
            const u32 t361 = head_3 * padded;
#line 106 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t362 = block << 6u;
#line 106 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t363 = t361 + t362;
#line 106 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t364 = thread << 1u;
#line 106 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 row = t363 + t364;
            const u32 t366 = thread << 4u;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t367 = t238 + t366;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t368 = (u64)row;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t369 = t368 * statistics_stride0;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t370 = t369 * 4ull;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t371 = statistics + t370;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t367), "l"(t371) : "memory");
        }
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t372 = head_dim >> 3u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t373 = (u32)d_o_stride2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t374 = t373 << 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 head_4 = (u64)head * t374;
        const u64 of_head_2 = t260 + head_4;
        const u32 t377 = block << 6u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t378 = (u64)t264 * 16u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t379 = t237 + t269;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t380 = t377 + t263;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t381 = seq_q > 1u ? seq_q : 1u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t382 = t381 - 1u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t383 = t380 < t382 ? t380 : t382;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t384 = (u64)t383 * t262;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t385 = of_head_2 + t384;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t386 = t385 + t378;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t387 = t377 + t263;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t388 = t387 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t389 = seq_q > 1u ? seq_q : 1u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t390 = t389 - 1u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t391 = t388 < t390 ? t388 : t390;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t392 = (u64)t391 * t262;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t393 = of_head_2 + t392;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t394 = t393 + t378;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t395 = t377 + t263;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t396 = t395 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t397 = t264 < t372;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t398 = t396 & t397;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t399 = t398 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t379), "l"(t386), "r"(t399) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t400 = t377 + t263;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t401 = t400 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t402 = t401 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t403 = t264 < t372;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t404 = t402 & t403;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t405 = t404 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t379), "l"(t394), "r"(t405) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t406 = t386 + 128ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t407 = t377 + t263;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t408 = t407 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t409 = t264 + 8u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t410 = t409 < t372;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t411 = t408 & t410;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t412 = t411 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t379), "l"(t406), "r"(t412) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t413 = t394 + 128ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t414 = t377 + t263;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t415 = t414 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t416 = t415 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t417 = t264 + 8u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t418 = t417 < t372;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t419 = t416 & t418;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t420 = t419 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t379), "l"(t413), "r"(t420) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t421 = t386 + 256ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t422 = t377 + t263;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t423 = t422 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t424 = t264 + 16u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t425 = t424 < t372;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t426 = t423 & t425;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t427 = t426 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t379), "l"(t421), "r"(t427) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t428 = t394 + 256ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t429 = t377 + t263;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t430 = t429 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t431 = t430 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t432 = t264 + 16u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t433 = t432 < t372;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t434 = t431 & t433;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t435 = t434 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t379), "l"(t428), "r"(t435) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t436 = t386 + 384ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t437 = t377 + t263;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t438 = t437 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t439 = t264 + 24u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t440 = t439 < t372;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t441 = t438 & t440;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t442 = t441 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t379), "l"(t436), "r"(t442) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t443 = t394 + 384ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t444 = t377 + t263;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t445 = t444 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t446 = t445 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t447 = t264 + 24u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t448 = t447 < t372;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t449 = t446 & t448;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t450 = t449 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t379), "l"(t443), "r"(t450) : "memory");
    }
#line 156 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
    #pragma unroll 1
    for (u32 i = 0u; i < count_2; i += 1u) {
        const u32 t451 = block + 1u;
#line 159 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool wraps = t451 == count;
        const u32 t453 = head + 1u;
#line 160 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t454 = wraps ? t453 : head;
#line 160 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t455 = block + 1u;
#line 160 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t456 = wraps ? first : t455;
#line 164 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t457 = i + 1u;
#line 164 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool more = t457 < count_2;
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
        const u32 t459 = lane & 15u;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t460 = t38 + t459;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t461 = lane >> 4u;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t462 = t460 & 7u;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t463 = t461 ^ t462;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t464 = t460 << 7u;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t465 = t463 << 4u;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t466 = t464 + t465;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t467 = smem_1 + t466;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t468;
        asm volatile("mov.b32 %0, %1;" : "=r"(t468) : "r"(t56));
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t469 = t468 ^ 32u;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t470 = t468 ^ 64u;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t471 = t468 ^ 96u;
        const u32 t472 = smem_2 + t468;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t473;
        asm volatile("mov.b32 %0, %1;" : "=r"(t473) : "r"(t467));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t473) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t472) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t472) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t474 = smem_2 + t469;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t475;
        asm volatile("mov.b32 %0, %1;" : "=r"(t475) : "r"(t467));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t476 = t475 ^ 32u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t476) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t474) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_17), "r"(m_18));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_19), "r"(m_20));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t474) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_21), "r"(m_22));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_23), "r"(m_24));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t477 = smem_2 + t470;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t478;
        asm volatile("mov.b32 %0, %1;" : "=r"(t478) : "r"(t467));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t479 = t478 ^ 64u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t479) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t477) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_29), "r"(m_30));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_31), "r"(m_32));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t477) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_33), "r"(m_34));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_35), "r"(m_36));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t480 = smem_2 + t471;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t481;
        asm volatile("mov.b32 %0, %1;" : "=r"(t481) : "r"(t467));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t482 = t481 ^ 96u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t482) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t480) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_41), "r"(m_42));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_43), "r"(m_44));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t480) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_45), "r"(m_46));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_47), "r"(m_48));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t483;
        asm volatile("mov.b32 %0, %1;" : "=r"(t483) : "r"(t467));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t483) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t472) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_53), "r"(m_54));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_55), "r"(m_56));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t472) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_57), "r"(m_58));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_59), "r"(m_60));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t484;
        asm volatile("mov.b32 %0, %1;" : "=r"(t484) : "r"(t467));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t485 = t484 ^ 32u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t485) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t474) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t474) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t486;
        asm volatile("mov.b32 %0, %1;" : "=r"(t486) : "r"(t467));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t487 = t486 ^ 64u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t487) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t477) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_77), "r"(m_78));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_79), "r"(m_80));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t477) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_81), "r"(m_82));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_83), "r"(m_84));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t488;
        asm volatile("mov.b32 %0, %1;" : "=r"(t488) : "r"(t467));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t489 = t488 ^ 96u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t489) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t480) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_89), "r"(m_90));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_91), "r"(m_92));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t480) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_93), "r"(m_94));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_95), "r"(m_96));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t490;
        asm volatile("mov.b32 %0, %1;" : "=r"(t490) : "r"(t467));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t490) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t472) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_101), "r"(m_102));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_103), "r"(m_104));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t472) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_105), "r"(m_106));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_107), "r"(m_108));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t491;
        asm volatile("mov.b32 %0, %1;" : "=r"(t491) : "r"(t467));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t492 = t491 ^ 32u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t492) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t474) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_113), "r"(m_114));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_115), "r"(m_116));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t474) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_117), "r"(m_118));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_119), "r"(m_120));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t493;
        asm volatile("mov.b32 %0, %1;" : "=r"(t493) : "r"(t467));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t494 = t493 ^ 64u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t494) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t477) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t477) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t495;
        asm volatile("mov.b32 %0, %1;" : "=r"(t495) : "r"(t467));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t496 = t495 ^ 96u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t496) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t480) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_137), "r"(m_138));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_139), "r"(m_140));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t480) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_141), "r"(m_142));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_143), "r"(m_144));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t497;
        asm volatile("mov.b32 %0, %1;" : "=r"(t497) : "r"(t467));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t497) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t472) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_149), "r"(m_150));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_151), "r"(m_152));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+26624];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t472) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_153), "r"(m_154));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_155), "r"(m_156));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t498;
        asm volatile("mov.b32 %0, %1;" : "=r"(t498) : "r"(t467));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t499 = t498 ^ 32u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t499) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t474) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_161), "r"(m_162));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_163), "r"(m_164));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+26624];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t474) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_165), "r"(m_166));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_167), "r"(m_168));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t500;
        asm volatile("mov.b32 %0, %1;" : "=r"(t500) : "r"(t467));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t501 = t500 ^ 64u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t501) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t477) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_173), "r"(m_174));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_175), "r"(m_176));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+26624];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t477) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_177), "r"(m_178));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_179), "r"(m_180));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t502;
        asm volatile("mov.b32 %0, %1;" : "=r"(t502) : "r"(t467));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t503 = t502 ^ 96u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t503) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t480) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_185), "r"(m_186));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_187), "r"(m_188));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+26624];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t480) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_189), "r"(m_190));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_191), "r"(m_192));
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
        const u32 t504 = lane & 15u;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t505 = t38 + t504;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t506 = lane >> 4u;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t507 = t505 & 7u;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t508 = t506 ^ t507;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t509 = t505 << 7u;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t510 = t508 << 4u;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t511 = t509 + t510;
#line 240 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t512 = t39 + t511;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t513;
        asm volatile("mov.b32 %0, %1;" : "=r"(t513) : "r"(t56));
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t514 = t513 ^ 32u;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t515 = t513 ^ 64u;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t516 = t513 ^ 96u;
        const u32 t517 = t237 + t513;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t518;
        asm volatile("mov.b32 %0, %1;" : "=r"(t518) : "r"(t512));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t518) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t517) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_197), "r"(m_198));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_199), "r"(m_200));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t517) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_201), "r"(m_202));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_203), "r"(m_204));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t519 = t237 + t514;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t520;
        asm volatile("mov.b32 %0, %1;" : "=r"(t520) : "r"(t512));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t521 = t520 ^ 32u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t521) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t519) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_209), "r"(m_210));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_211), "r"(m_212));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t519) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_213), "r"(m_214));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_215), "r"(m_216));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t522 = t237 + t515;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t523;
        asm volatile("mov.b32 %0, %1;" : "=r"(t523) : "r"(t512));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t524 = t523 ^ 64u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t524) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t522) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_217), "r"(m_218), "r"(m_219), "r"(m_220), "r"(m_221), "r"(m_222));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_217), "r"(m_218), "r"(m_219), "r"(m_220), "r"(m_223), "r"(m_224));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t522) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_217), "r"(m_218), "r"(m_219), "r"(m_220), "r"(m_225), "r"(m_226));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_217), "r"(m_218), "r"(m_219), "r"(m_220), "r"(m_227), "r"(m_228));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t525 = t237 + t516;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t526;
        asm volatile("mov.b32 %0, %1;" : "=r"(t526) : "r"(t512));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t527 = t526 ^ 96u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t527) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t525) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_229), "r"(m_230), "r"(m_231), "r"(m_232), "r"(m_233), "r"(m_234));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_229), "r"(m_230), "r"(m_231), "r"(m_232), "r"(m_235), "r"(m_236));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t525) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_229), "r"(m_230), "r"(m_231), "r"(m_232), "r"(m_237), "r"(m_238));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_229), "r"(m_230), "r"(m_231), "r"(m_232), "r"(m_239), "r"(m_240));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t528;
        asm volatile("mov.b32 %0, %1;" : "=r"(t528) : "r"(t512));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t528) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t517) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_245), "r"(m_246));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_247), "r"(m_248));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t517) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_249), "r"(m_250));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_251), "r"(m_252));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t529;
        asm volatile("mov.b32 %0, %1;" : "=r"(t529) : "r"(t512));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t530 = t529 ^ 32u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t530) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t519) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_257), "r"(m_258));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_259), "r"(m_260));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t519) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_261), "r"(m_262));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_263), "r"(m_264));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t531;
        asm volatile("mov.b32 %0, %1;" : "=r"(t531) : "r"(t512));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t532 = t531 ^ 64u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t532) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t522) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_265), "r"(m_266), "r"(m_267), "r"(m_268), "r"(m_269), "r"(m_270));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_265), "r"(m_266), "r"(m_267), "r"(m_268), "r"(m_271), "r"(m_272));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t522) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_265), "r"(m_266), "r"(m_267), "r"(m_268), "r"(m_273), "r"(m_274));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_265), "r"(m_266), "r"(m_267), "r"(m_268), "r"(m_275), "r"(m_276));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t533;
        asm volatile("mov.b32 %0, %1;" : "=r"(t533) : "r"(t512));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t534 = t533 ^ 96u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t534) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t525) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_277), "r"(m_278), "r"(m_279), "r"(m_280), "r"(m_281), "r"(m_282));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_277), "r"(m_278), "r"(m_279), "r"(m_280), "r"(m_283), "r"(m_284));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t525) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_277), "r"(m_278), "r"(m_279), "r"(m_280), "r"(m_285), "r"(m_286));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_277), "r"(m_278), "r"(m_279), "r"(m_280), "r"(m_287), "r"(m_288));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t535;
        asm volatile("mov.b32 %0, %1;" : "=r"(t535) : "r"(t512));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_289;
        u32 m_290;
        u32 m_291;
        u32 m_292;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t535) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_293;
        u32 m_294;
        u32 m_295;
        u32 m_296;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t517) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_293), "r"(m_294));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_295), "r"(m_296));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_297;
        u32 m_298;
        u32 m_299;
        u32 m_300;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t517) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_297), "r"(m_298));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_299), "r"(m_300));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t536;
        asm volatile("mov.b32 %0, %1;" : "=r"(t536) : "r"(t512));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t537 = t536 ^ 32u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_301;
        u32 m_302;
        u32 m_303;
        u32 m_304;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t537) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_305;
        u32 m_306;
        u32 m_307;
        u32 m_308;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t519) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_301), "r"(m_302), "r"(m_303), "r"(m_304), "r"(m_305), "r"(m_306));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_301), "r"(m_302), "r"(m_303), "r"(m_304), "r"(m_307), "r"(m_308));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_309;
        u32 m_310;
        u32 m_311;
        u32 m_312;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t519) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_301), "r"(m_302), "r"(m_303), "r"(m_304), "r"(m_309), "r"(m_310));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_301), "r"(m_302), "r"(m_303), "r"(m_304), "r"(m_311), "r"(m_312));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t538;
        asm volatile("mov.b32 %0, %1;" : "=r"(t538) : "r"(t512));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t539 = t538 ^ 64u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_313;
        u32 m_314;
        u32 m_315;
        u32 m_316;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t539) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_317;
        u32 m_318;
        u32 m_319;
        u32 m_320;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t522) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_317), "r"(m_318));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_319), "r"(m_320));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_321;
        u32 m_322;
        u32 m_323;
        u32 m_324;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t522) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_321), "r"(m_322));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_323), "r"(m_324));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t540;
        asm volatile("mov.b32 %0, %1;" : "=r"(t540) : "r"(t512));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t541 = t540 ^ 96u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_325;
        u32 m_326;
        u32 m_327;
        u32 m_328;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t541) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_329;
        u32 m_330;
        u32 m_331;
        u32 m_332;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t525) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_329), "r"(m_330));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_331), "r"(m_332));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_333;
        u32 m_334;
        u32 m_335;
        u32 m_336;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+18432];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t525) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_333), "r"(m_334));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_335), "r"(m_336));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t542;
        asm volatile("mov.b32 %0, %1;" : "=r"(t542) : "r"(t512));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_337;
        u32 m_338;
        u32 m_339;
        u32 m_340;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t542) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_341;
        u32 m_342;
        u32 m_343;
        u32 m_344;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t517) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_337), "r"(m_338), "r"(m_339), "r"(m_340), "r"(m_341), "r"(m_342));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_337), "r"(m_338), "r"(m_339), "r"(m_340), "r"(m_343), "r"(m_344));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_345;
        u32 m_346;
        u32 m_347;
        u32 m_348;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+26624];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t517) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_337), "r"(m_338), "r"(m_339), "r"(m_340), "r"(m_345), "r"(m_346));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_337), "r"(m_338), "r"(m_339), "r"(m_340), "r"(m_347), "r"(m_348));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t543;
        asm volatile("mov.b32 %0, %1;" : "=r"(t543) : "r"(t512));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t544 = t543 ^ 32u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_349;
        u32 m_350;
        u32 m_351;
        u32 m_352;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t544) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_353;
        u32 m_354;
        u32 m_355;
        u32 m_356;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t519) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_353), "r"(m_354));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_355), "r"(m_356));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_357;
        u32 m_358;
        u32 m_359;
        u32 m_360;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+26624];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t519) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_357), "r"(m_358));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_359), "r"(m_360));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t545;
        asm volatile("mov.b32 %0, %1;" : "=r"(t545) : "r"(t512));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t546 = t545 ^ 64u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_361;
        u32 m_362;
        u32 m_363;
        u32 m_364;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t546) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_365;
        u32 m_366;
        u32 m_367;
        u32 m_368;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t522) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_361), "r"(m_362), "r"(m_363), "r"(m_364), "r"(m_365), "r"(m_366));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_361), "r"(m_362), "r"(m_363), "r"(m_364), "r"(m_367), "r"(m_368));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_369;
        u32 m_370;
        u32 m_371;
        u32 m_372;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+26624];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t522) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_361), "r"(m_362), "r"(m_363), "r"(m_364), "r"(m_369), "r"(m_370));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_361), "r"(m_362), "r"(m_363), "r"(m_364), "r"(m_371), "r"(m_372));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t547;
        asm volatile("mov.b32 %0, %1;" : "=r"(t547) : "r"(t512));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t548 = t547 ^ 96u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_373;
        u32 m_374;
        u32 m_375;
        u32 m_376;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t548) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_377;
        u32 m_378;
        u32 m_379;
        u32 m_380;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t525) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_377), "r"(m_378));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_379), "r"(m_380));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_381;
        u32 m_382;
        u32 m_383;
        u32 m_384;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+26624];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t525) : "memory");
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_381), "r"(m_382));
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_383), "r"(m_384));
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t549 = block << 6u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t550 = share << 5u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_query = t549 + t550;
#line 65 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t552 = block << 6u;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t553 = t552 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_3 = t553 + 1u;
        const u32 t555 = end_3 > seq_q ? end_3 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t556 = t555 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_4 = t556 < seq_k ? t556 : seq_k;
#line 66 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t558 = t12 + 64u;
#line 99 "fa-kernels/src/attention/query_blocks.rs"
        const bool right = end_4 < t558;
#line 365 "fa-kernels/src/attention/kernel_problem.rs"
        if (right) {
            const u32 t560 = t12 + t38;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t561 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = t560 + t561;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t563 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t564 = t563 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t565 = first_query + t564;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t566 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t567 = t566 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t568 = first_query + t567;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t569 = t568 + 1u;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t570 = t565 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_5 = t570 + 1u;
            const u32 t572 = end_5 > seq_q ? end_5 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t573 = t572 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_6 = t573 < seq_k ? t573 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t575 = end_6 > column ? end_6 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_7 = t575 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t578 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t578;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t580 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t580;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t581 = t569 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_8 = t581 + 1u;
            const u32 t583 = end_8 > seq_q ? end_8 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t584 = t583 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_9 = t584 < seq_k ? t584 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t586 = end_9 > column ? end_9 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_10 = t586 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t589 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t589;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t591 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t591;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t592 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t593 = t592 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t594 = first_query + t593;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t595 = t594 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t596 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t597 = t596 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t598 = first_query + t597;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t599 = t598 + 9u;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t600 = t595 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t600 + 1u;
            const u32 t602 = end_11 > seq_q ? end_11 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t603 = t602 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_12 = t603 < seq_k ? t603 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t605 = end_12 > column ? end_12 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_13 = t605 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t608 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t608;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t610 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t610;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t611 = t599 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_14 = t611 + 1u;
            const u32 t613 = end_14 > seq_q ? end_14 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t614 = t613 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_15 = t614 < seq_k ? t614 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t616 = end_15 > column ? end_15 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_16 = t616 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t619 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t619;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t621 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t621;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t622 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t623 = t622 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t624 = first_query + t623;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t625 = t624 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t626 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t627 = t626 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t628 = first_query + t627;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t629 = t628 + 17u;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t630 = t625 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_17 = t630 + 1u;
            const u32 t632 = end_17 > seq_q ? end_17 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t633 = t632 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_18 = t633 < seq_k ? t633 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t635 = end_18 > column ? end_18 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_19 = t635 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 0u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t638 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t638;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 8u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t640 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t640;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t641 = t629 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_20 = t641 + 1u;
            const u32 t643 = end_20 > seq_q ? end_20 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t644 = t643 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_21 = t644 < seq_k ? t644 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t646 = end_21 > column ? end_21 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_22 = t646 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 0u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t649 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t649;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 8u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t651 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t651;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t652 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t653 = t652 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t654 = first_query + t653;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t655 = t654 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t656 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t657 = t656 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t658 = first_query + t657;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t659 = t658 + 25u;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t660 = t655 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_23 = t660 + 1u;
            const u32 t662 = end_23 > seq_q ? end_23 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t663 = t662 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_24 = t663 < seq_k ? t663 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t665 = end_24 > column ? end_24 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_25 = t665 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 0u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t668 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t668;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 8u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t670 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t670;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t671 = t659 + seq_k;
#line 259 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_26 = t671 + 1u;
            const u32 t673 = end_26 > seq_q ? end_26 : seq_q;
#line 260 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t674 = t673 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_27 = t674 < seq_k ? t674 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t676 = end_27 > column ? end_27 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_28 = t676 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 0u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t679 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t679;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 8u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t681 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t681;
        }
#line 283 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_2 = share << 8u;
        const u32 t683 = t238 + first_2;
#line 284 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t684 = lane & 3u;
#line 284 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t685 = t684 << 4u;
#line 284 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 of_lane = t683 + t685;
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
        const f32 t691 = -rows;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t692;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t692) : "f"(s), "f"(scale_log2), "f"(t691));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p) : "f"(t692));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t694 = dp - rows_2;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds = p * t694;
        dp = ds;
        s = p;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t696 = -rows_3;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t697;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t697) : "f"(s_2), "f"(scale_log2), "f"(t696));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_2) : "f"(t697));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t699 = dp_2 - rows_4;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_2 = p_2 * t699;
        dp_2 = ds_2;
        s_2 = p_2;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t701 = -rows;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t702;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t702) : "f"(s_3), "f"(scale_log2), "f"(t701));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_3) : "f"(t702));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t704 = dp_3 - rows_2;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_3 = p_3 * t704;
        dp_3 = ds_3;
        s_3 = p_3;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t706 = -rows_3;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t707;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t707) : "f"(s_4), "f"(scale_log2), "f"(t706));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_4) : "f"(t707));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t709 = dp_4 - rows_4;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_4 = p_4 * t709;
        dp_4 = ds_4;
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
        const f32 t715 = -rows_5;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t716;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t716) : "f"(s_5), "f"(scale_log2), "f"(t715));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_5;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_5) : "f"(t716));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t718 = dp_5 - rows_6;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_5 = p_5 * t718;
        dp_5 = ds_5;
        s_5 = p_5;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t720 = -rows_7;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t721;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t721) : "f"(s_6), "f"(scale_log2), "f"(t720));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_6;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_6) : "f"(t721));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t723 = dp_6 - rows_8;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_6 = p_6 * t723;
        dp_6 = ds_6;
        s_6 = p_6;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t725 = -rows_5;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t726;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t726) : "f"(s_7), "f"(scale_log2), "f"(t725));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_7;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_7) : "f"(t726));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t728 = dp_7 - rows_6;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_7 = p_7 * t728;
        dp_7 = ds_7;
        s_7 = p_7;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t730 = -rows_7;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t731;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t731) : "f"(s_8), "f"(scale_log2), "f"(t730));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_8;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_8) : "f"(t731));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t733 = dp_8 - rows_8;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_8 = p_8 * t733;
        dp_8 = ds_8;
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
        const f32 t739 = -rows_9;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t740;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t740) : "f"(s_9), "f"(scale_log2), "f"(t739));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_9;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_9) : "f"(t740));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t742 = dp_9 - rows_10;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_9 = p_9 * t742;
        dp_9 = ds_9;
        s_9 = p_9;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t744 = -rows_11;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t745;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t745) : "f"(s_10), "f"(scale_log2), "f"(t744));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_10;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_10) : "f"(t745));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t747 = dp_10 - rows_12;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_10 = p_10 * t747;
        dp_10 = ds_10;
        s_10 = p_10;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t749 = -rows_9;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t750;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t750) : "f"(s_11), "f"(scale_log2), "f"(t749));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_11;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_11) : "f"(t750));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t752 = dp_11 - rows_10;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_11 = p_11 * t752;
        dp_11 = ds_11;
        s_11 = p_11;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t754 = -rows_11;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t755;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t755) : "f"(s_12), "f"(scale_log2), "f"(t754));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_12;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_12) : "f"(t755));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t757 = dp_12 - rows_12;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_12 = p_12 * t757;
        dp_12 = ds_12;
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
        const f32 t763 = -rows_13;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t764;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t764) : "f"(s_13), "f"(scale_log2), "f"(t763));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_13;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_13) : "f"(t764));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t766 = dp_13 - rows_14;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_13 = p_13 * t766;
        dp_13 = ds_13;
        s_13 = p_13;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t768 = -rows_15;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t769;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t769) : "f"(s_14), "f"(scale_log2), "f"(t768));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_14;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_14) : "f"(t769));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t771 = dp_14 - rows_16;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_14 = p_14 * t771;
        dp_14 = ds_14;
        s_14 = p_14;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t773 = -rows_13;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t774;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t774) : "f"(s_15), "f"(scale_log2), "f"(t773));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_15;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_15) : "f"(t774));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t776 = dp_15 - rows_14;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_15 = p_15 * t776;
        dp_15 = ds_15;
        s_15 = p_15;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t778 = -rows_15;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t779;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t779) : "f"(s_16), "f"(scale_log2), "f"(t778));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_16;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_16) : "f"(t779));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t781 = dp_16 - rows_16;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_16 = p_16 * t781;
        dp_16 = ds_16;
        s_16 = p_16;
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t783 = share << 12u;
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t784 = t35 + t783;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t785;
        asm volatile("mov.b32 %0, %1;" : "=r"(t785) : "r"(lane));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t786 = t785 >> 2u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t787 = t38 + t786;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t788 = t787 >> 1u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t789 = t788 & 3u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t790 = 0u ^ t789;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t791 = t787 << 6u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t792 = t790 << 4u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t793 = t791 + t792;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t794 = t785 & 3u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t795 = t794 << 2u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t796 = t793 + t795;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t797;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t797) : "f"(dp), "f"(dp_2));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t798 = t784 + t796;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t798), "r"(t797) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t799;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t799) : "f"(dp_5), "f"(dp_6));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t800 = t796 ^ 16u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t801 = t784 + t800;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t801), "r"(t799) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t802;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t802) : "f"(dp_9), "f"(dp_10));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t803 = t796 ^ 32u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t804 = t784 + t803;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t804), "r"(t802) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t805;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t805) : "f"(dp_13), "f"(dp_14));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t806 = t796 ^ 48u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t807 = t784 + t806;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t807), "r"(t805) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t808 = t785 >> 2u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t809 = t38 + t808;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t810 = t809 + 8u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t811 = t810 >> 1u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t812 = t811 & 3u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t813 = 0u ^ t812;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t814 = t810 << 6u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t815 = t813 << 4u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t816 = t814 + t815;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t817 = t785 & 3u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t818 = t817 << 2u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t819 = t816 + t818;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t820;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t820) : "f"(dp_3), "f"(dp_4));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t821 = t784 + t819;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t821), "r"(t820) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t822;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t822) : "f"(dp_7), "f"(dp_8));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t823 = t819 ^ 16u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t824 = t784 + t823;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t824), "r"(t822) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t825;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t825) : "f"(dp_11), "f"(dp_12));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t826 = t819 ^ 32u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t827 = t784 + t826;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t827), "r"(t825) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t828;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t828) : "f"(dp_15), "f"(dp_16));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t829 = t819 ^ 48u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t830 = t784 + t829;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t830), "r"(t828) : "memory");
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t831 = share << 12u;
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t832 = t40 + t831;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t833;
        asm volatile("mov.b32 %0, %1;" : "=r"(t833) : "r"(lane));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t834 = t833 >> 2u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t835 = t38 + t834;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t836 = t835 >> 1u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t837 = t836 & 3u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t838 = 0u ^ t837;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t839 = t835 << 6u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t840 = t838 << 4u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t841 = t839 + t840;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t842 = t833 & 3u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t843 = t842 << 2u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t844 = t841 + t843;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t845;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t845) : "f"(s), "f"(s_2));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t846 = t832 + t844;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t846), "r"(t845) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t847;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t847) : "f"(s_5), "f"(s_6));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t848 = t844 ^ 16u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t849 = t832 + t848;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t849), "r"(t847) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t850;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t850) : "f"(s_9), "f"(s_10));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t851 = t844 ^ 32u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t852 = t832 + t851;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t852), "r"(t850) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t853;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t853) : "f"(s_13), "f"(s_14));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t854 = t844 ^ 48u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t855 = t832 + t854;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t855), "r"(t853) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t856 = t833 >> 2u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t857 = t38 + t856;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t858 = t857 + 8u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t859 = t858 >> 1u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t860 = t859 & 3u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t861 = 0u ^ t860;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t862 = t858 << 6u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t863 = t861 << 4u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t864 = t862 + t863;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t865 = t833 & 3u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t866 = t865 << 2u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t867 = t864 + t866;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t868;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t868) : "f"(s_3), "f"(s_4));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t869 = t832 + t867;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t869), "r"(t868) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t870;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t870) : "f"(s_7), "f"(s_8));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t871 = t867 ^ 16u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t872 = t832 + t871;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t872), "r"(t870) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t873;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t873) : "f"(s_11), "f"(s_12));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t874 = t867 ^ 32u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t875 = t832 + t874;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t875), "r"(t873) : "memory");
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t876;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t876) : "f"(s_15), "f"(s_16));
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t877 = t867 ^ 48u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t878 = t832 + t877;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t878), "r"(t876) : "memory");
#line 206 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 261 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 lane_2;
        asm volatile("mov.b32 %0, %1;" : "=r"(lane_2) : "r"(lane));
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t880 = lane_2 & 15u;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t881 = t38 + t880;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t882 = lane_2 >> 4u;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t883 = t881 >> 1u;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t884 = t883 & 3u;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t885 = t882 ^ t884;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t886 = t881 << 6u;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t887 = t885 << 4u;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t888 = t886 + t887;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t889 = t40 + t888;
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t890 = share << 14u;
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t891 = t237 + t890;
#line 250 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t892;
        asm volatile("mov.b32 %0, %1;" : "=r"(t892) : "r"(t63));
#line 250 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t893 = t892 ^ 32u;
#line 250 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t894 = t892 ^ 64u;
#line 250 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t895 = t892 ^ 96u;
        const u32 t896 = t891 + t892;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t897 = t891 + t893;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t898 = t891 + t894;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t899 = t891 + t895;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t900;
        asm volatile("mov.b32 %0, %1;" : "=r"(t900) : "r"(t889));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_385;
        u32 m_386;
        u32 m_387;
        u32 m_388;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t900) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_389;
        u32 m_390;
        u32 m_391;
        u32 m_392;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t896) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_389), "r"(m_390));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_391), "r"(m_392));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_393;
        u32 m_394;
        u32 m_395;
        u32 m_396;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t897) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_393), "r"(m_394));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_395), "r"(m_396));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_397;
        u32 m_398;
        u32 m_399;
        u32 m_400;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t898) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_397), "r"(m_398));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_399), "r"(m_400));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_401;
        u32 m_402;
        u32 m_403;
        u32 m_404;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t899) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_401), "r"(m_402));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_403), "r"(m_404));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_405;
        u32 m_406;
        u32 m_407;
        u32 m_408;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t896) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_405), "r"(m_406));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_407), "r"(m_408));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_409;
        u32 m_410;
        u32 m_411;
        u32 m_412;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t897) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_409), "r"(m_410));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_411), "r"(m_412));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_413;
        u32 m_414;
        u32 m_415;
        u32 m_416;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t898) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_413), "r"(m_414));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_415), "r"(m_416));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_417;
        u32 m_418;
        u32 m_419;
        u32 m_420;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t899) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_417), "r"(m_418));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(m_385), "r"(m_386), "r"(m_387), "r"(m_388), "r"(m_419), "r"(m_420));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t901;
        asm volatile("mov.b32 %0, %1;" : "=r"(t901) : "r"(t889));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t902 = t901 ^ 32u;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_421;
        u32 m_422;
        u32 m_423;
        u32 m_424;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t902) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_425;
        u32 m_426;
        u32 m_427;
        u32 m_428;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t896) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_425), "r"(m_426));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_427), "r"(m_428));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_429;
        u32 m_430;
        u32 m_431;
        u32 m_432;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t897) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_429), "r"(m_430));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_431), "r"(m_432));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_433;
        u32 m_434;
        u32 m_435;
        u32 m_436;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t898) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_433), "r"(m_434));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_435), "r"(m_436));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_437;
        u32 m_438;
        u32 m_439;
        u32 m_440;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t899) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_437), "r"(m_438));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_439), "r"(m_440));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_441;
        u32 m_442;
        u32 m_443;
        u32 m_444;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t896) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_441), "r"(m_442));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_443), "r"(m_444));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_445;
        u32 m_446;
        u32 m_447;
        u32 m_448;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t897) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_445), "r"(m_446));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_447), "r"(m_448));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_449;
        u32 m_450;
        u32 m_451;
        u32 m_452;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t898) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_449), "r"(m_450));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_451), "r"(m_452));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_453;
        u32 m_454;
        u32 m_455;
        u32 m_456;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t899) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_453), "r"(m_454));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(m_421), "r"(m_422), "r"(m_423), "r"(m_424), "r"(m_455), "r"(m_456));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t903;
        asm volatile("mov.b32 %0, %1;" : "=r"(t903) : "r"(t889));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_457;
        u32 m_458;
        u32 m_459;
        u32 m_460;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t903) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_461;
        u32 m_462;
        u32 m_463;
        u32 m_464;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t896) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_461), "r"(m_462));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_463), "r"(m_464));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_465;
        u32 m_466;
        u32 m_467;
        u32 m_468;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t897) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_465), "r"(m_466));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_467), "r"(m_468));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_469;
        u32 m_470;
        u32 m_471;
        u32 m_472;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t898) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_469), "r"(m_470));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_471), "r"(m_472));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_473;
        u32 m_474;
        u32 m_475;
        u32 m_476;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t899) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_473), "r"(m_474));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_475), "r"(m_476));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_477;
        u32 m_478;
        u32 m_479;
        u32 m_480;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t896) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_477), "r"(m_478));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_479), "r"(m_480));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_481;
        u32 m_482;
        u32 m_483;
        u32 m_484;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t897) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_481), "r"(m_482));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_483), "r"(m_484));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_485;
        u32 m_486;
        u32 m_487;
        u32 m_488;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t898) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_485), "r"(m_486));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_487), "r"(m_488));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_489;
        u32 m_490;
        u32 m_491;
        u32 m_492;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t899) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_489), "r"(m_490));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(m_457), "r"(m_458), "r"(m_459), "r"(m_460), "r"(m_491), "r"(m_492));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t904;
        asm volatile("mov.b32 %0, %1;" : "=r"(t904) : "r"(t889));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t905 = t904 ^ 32u;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_493;
        u32 m_494;
        u32 m_495;
        u32 m_496;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t905) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_497;
        u32 m_498;
        u32 m_499;
        u32 m_500;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t896) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_497), "r"(m_498));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_499), "r"(m_500));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_501;
        u32 m_502;
        u32 m_503;
        u32 m_504;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t897) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_501), "r"(m_502));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_503), "r"(m_504));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_505;
        u32 m_506;
        u32 m_507;
        u32 m_508;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t898) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_505), "r"(m_506));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_507), "r"(m_508));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_509;
        u32 m_510;
        u32 m_511;
        u32 m_512;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t899) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_509), "r"(m_510));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_511), "r"(m_512));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_513;
        u32 m_514;
        u32 m_515;
        u32 m_516;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t896) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_34), "+f"(dv_35), "+f"(dv_36), "+f"(dv_37) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_513), "r"(m_514));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_38), "+f"(dv_39), "+f"(dv_40), "+f"(dv_41) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_515), "r"(m_516));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_517;
        u32 m_518;
        u32 m_519;
        u32 m_520;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t897) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_42), "+f"(dv_43), "+f"(dv_44), "+f"(dv_45) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_517), "r"(m_518));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_46), "+f"(dv_47), "+f"(dv_48), "+f"(dv_49) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_519), "r"(m_520));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_521;
        u32 m_522;
        u32 m_523;
        u32 m_524;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t898) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_50), "+f"(dv_51), "+f"(dv_52), "+f"(dv_53) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_521), "r"(m_522));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_54), "+f"(dv_55), "+f"(dv_56), "+f"(dv_57) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_523), "r"(m_524));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_525;
        u32 m_526;
        u32 m_527;
        u32 m_528;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t899) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_58), "+f"(dv_59), "+f"(dv_60), "+f"(dv_61) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_525), "r"(m_526));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_62), "+f"(dv_63), "+f"(dv_64), "+f"(dv_65) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_527), "r"(m_528));
#line 261 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 lane_3;
        asm volatile("mov.b32 %0, %1;" : "=r"(lane_3) : "r"(lane));
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t907 = lane_3 & 15u;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t908 = t38 + t907;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t909 = lane_3 >> 4u;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t910 = t908 >> 1u;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t911 = t910 & 3u;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t912 = t909 ^ t911;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t913 = t908 << 6u;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t914 = t912 << 4u;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t915 = t913 + t914;
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t916 = t35 + t915;
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t917 = share << 14u;
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t918 = smem_2 + t917;
#line 250 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t919;
        asm volatile("mov.b32 %0, %1;" : "=r"(t919) : "r"(t63));
#line 250 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t920 = t919 ^ 32u;
#line 250 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t921 = t919 ^ 64u;
#line 250 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t922 = t919 ^ 96u;
        const u32 t923 = t918 + t919;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t924 = t918 + t920;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t925 = t918 + t921;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t926 = t918 + t922;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t927;
        asm volatile("mov.b32 %0, %1;" : "=r"(t927) : "r"(t916));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_529;
        u32 m_530;
        u32 m_531;
        u32 m_532;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t927) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_533;
        u32 m_534;
        u32 m_535;
        u32 m_536;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t923) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_533), "r"(m_534));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_535), "r"(m_536));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_537;
        u32 m_538;
        u32 m_539;
        u32 m_540;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t924) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_537), "r"(m_538));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_539), "r"(m_540));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_541;
        u32 m_542;
        u32 m_543;
        u32 m_544;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t925) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_541), "r"(m_542));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_543), "r"(m_544));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_545;
        u32 m_546;
        u32 m_547;
        u32 m_548;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t926) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_545), "r"(m_546));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_547), "r"(m_548));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_549;
        u32 m_550;
        u32 m_551;
        u32 m_552;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t923) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_549), "r"(m_550));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_551), "r"(m_552));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_553;
        u32 m_554;
        u32 m_555;
        u32 m_556;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t924) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_553), "r"(m_554));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_555), "r"(m_556));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_557;
        u32 m_558;
        u32 m_559;
        u32 m_560;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t925) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_557), "r"(m_558));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_559), "r"(m_560));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_561;
        u32 m_562;
        u32 m_563;
        u32 m_564;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t926) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_561), "r"(m_562));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(m_529), "r"(m_530), "r"(m_531), "r"(m_532), "r"(m_563), "r"(m_564));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t928;
        asm volatile("mov.b32 %0, %1;" : "=r"(t928) : "r"(t916));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t929 = t928 ^ 32u;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_565;
        u32 m_566;
        u32 m_567;
        u32 m_568;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t929) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_569;
        u32 m_570;
        u32 m_571;
        u32 m_572;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t923) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_569), "r"(m_570));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_571), "r"(m_572));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_573;
        u32 m_574;
        u32 m_575;
        u32 m_576;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t924) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_573), "r"(m_574));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_575), "r"(m_576));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_577;
        u32 m_578;
        u32 m_579;
        u32 m_580;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_577), "=r"(m_578), "=r"(m_579), "=r"(m_580) : "r"(t925) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_577), "r"(m_578));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_579), "r"(m_580));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_581;
        u32 m_582;
        u32 m_583;
        u32 m_584;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_581), "=r"(m_582), "=r"(m_583), "=r"(m_584) : "r"(t926) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_581), "r"(m_582));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_583), "r"(m_584));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_585;
        u32 m_586;
        u32 m_587;
        u32 m_588;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_585), "=r"(m_586), "=r"(m_587), "=r"(m_588) : "r"(t923) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_585), "r"(m_586));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_587), "r"(m_588));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_589;
        u32 m_590;
        u32 m_591;
        u32 m_592;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_589), "=r"(m_590), "=r"(m_591), "=r"(m_592) : "r"(t924) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_589), "r"(m_590));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_591), "r"(m_592));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_593;
        u32 m_594;
        u32 m_595;
        u32 m_596;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_593), "=r"(m_594), "=r"(m_595), "=r"(m_596) : "r"(t925) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_593), "r"(m_594));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_595), "r"(m_596));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_597;
        u32 m_598;
        u32 m_599;
        u32 m_600;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_597), "=r"(m_598), "=r"(m_599), "=r"(m_600) : "r"(t926) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_597), "r"(m_598));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_599), "r"(m_600));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t930;
        asm volatile("mov.b32 %0, %1;" : "=r"(t930) : "r"(t916));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_601;
        u32 m_602;
        u32 m_603;
        u32 m_604;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_601), "=r"(m_602), "=r"(m_603), "=r"(m_604) : "r"(t930) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_605;
        u32 m_606;
        u32 m_607;
        u32 m_608;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_605), "=r"(m_606), "=r"(m_607), "=r"(m_608) : "r"(t923) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_605), "r"(m_606));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_607), "r"(m_608));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_609;
        u32 m_610;
        u32 m_611;
        u32 m_612;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_609), "=r"(m_610), "=r"(m_611), "=r"(m_612) : "r"(t924) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_609), "r"(m_610));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_611), "r"(m_612));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_613;
        u32 m_614;
        u32 m_615;
        u32 m_616;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_613), "=r"(m_614), "=r"(m_615), "=r"(m_616) : "r"(t925) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_613), "r"(m_614));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_615), "r"(m_616));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_617;
        u32 m_618;
        u32 m_619;
        u32 m_620;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_617), "=r"(m_618), "=r"(m_619), "=r"(m_620) : "r"(t926) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_617), "r"(m_618));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_619), "r"(m_620));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_621;
        u32 m_622;
        u32 m_623;
        u32 m_624;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_621), "=r"(m_622), "=r"(m_623), "=r"(m_624) : "r"(t923) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_621), "r"(m_622));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_623), "r"(m_624));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_625;
        u32 m_626;
        u32 m_627;
        u32 m_628;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_625), "=r"(m_626), "=r"(m_627), "=r"(m_628) : "r"(t924) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_625), "r"(m_626));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_627), "r"(m_628));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_629;
        u32 m_630;
        u32 m_631;
        u32 m_632;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_629), "=r"(m_630), "=r"(m_631), "=r"(m_632) : "r"(t925) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_629), "r"(m_630));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_631), "r"(m_632));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_633;
        u32 m_634;
        u32 m_635;
        u32 m_636;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_633), "=r"(m_634), "=r"(m_635), "=r"(m_636) : "r"(t926) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_633), "r"(m_634));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(m_601), "r"(m_602), "r"(m_603), "r"(m_604), "r"(m_635), "r"(m_636));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t931;
        asm volatile("mov.b32 %0, %1;" : "=r"(t931) : "r"(t916));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t932 = t931 ^ 32u;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_637;
        u32 m_638;
        u32 m_639;
        u32 m_640;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_637), "=r"(m_638), "=r"(m_639), "=r"(m_640) : "r"(t932) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_641;
        u32 m_642;
        u32 m_643;
        u32 m_644;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_641), "=r"(m_642), "=r"(m_643), "=r"(m_644) : "r"(t923) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_641), "r"(m_642));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_643), "r"(m_644));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_645;
        u32 m_646;
        u32 m_647;
        u32 m_648;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_645), "=r"(m_646), "=r"(m_647), "=r"(m_648) : "r"(t924) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_645), "r"(m_646));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_647), "r"(m_648));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_649;
        u32 m_650;
        u32 m_651;
        u32 m_652;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_649), "=r"(m_650), "=r"(m_651), "=r"(m_652) : "r"(t925) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_649), "r"(m_650));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_651), "r"(m_652));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_653;
        u32 m_654;
        u32 m_655;
        u32 m_656;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_653), "=r"(m_654), "=r"(m_655), "=r"(m_656) : "r"(t926) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_653), "r"(m_654));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_655), "r"(m_656));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_657;
        u32 m_658;
        u32 m_659;
        u32 m_660;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_657), "=r"(m_658), "=r"(m_659), "=r"(m_660) : "r"(t923) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_34), "+f"(dk_35), "+f"(dk_36), "+f"(dk_37) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_657), "r"(m_658));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_38), "+f"(dk_39), "+f"(dk_40), "+f"(dk_41) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_659), "r"(m_660));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_661;
        u32 m_662;
        u32 m_663;
        u32 m_664;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_661), "=r"(m_662), "=r"(m_663), "=r"(m_664) : "r"(t924) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_42), "+f"(dk_43), "+f"(dk_44), "+f"(dk_45) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_661), "r"(m_662));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_46), "+f"(dk_47), "+f"(dk_48), "+f"(dk_49) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_663), "r"(m_664));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_665;
        u32 m_666;
        u32 m_667;
        u32 m_668;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_665), "=r"(m_666), "=r"(m_667), "=r"(m_668) : "r"(t925) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_50), "+f"(dk_51), "+f"(dk_52), "+f"(dk_53) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_665), "r"(m_666));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_54), "+f"(dk_55), "+f"(dk_56), "+f"(dk_57) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_667), "r"(m_668));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_669;
        u32 m_670;
        u32 m_671;
        u32 m_672;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_669), "=r"(m_670), "=r"(m_671), "=r"(m_672) : "r"(t926) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_58), "+f"(dk_59), "+f"(dk_60), "+f"(dk_61) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_669), "r"(m_670));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_62), "+f"(dk_63), "+f"(dk_64), "+f"(dk_65) : "r"(m_637), "r"(m_638), "r"(m_639), "r"(m_640), "r"(m_671), "r"(m_672));
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t933 = t43 << 14u;
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t934 = smem_1 + t933;
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
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_33 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_34 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_35 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_36 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_37 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_38 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_39 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_40 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_41 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_42 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_43 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_44 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_45 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_46 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_47 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_48 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_49 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_50 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_51 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_52 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_53 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_54 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_55 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_56 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_57 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_58 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_59 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_60 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_61 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_62 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_63 = 0.0f;
#line 346 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_64 = 0.0f;
        u32 lane_4;
        asm volatile("mov.b32 %0, %1;" : "=r"(lane_4) : "r"(lane));
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t936 = lane_4 & 7u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t937 = lane_4 >> 4u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t938 = t937 << 3u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t939 = t936 + t938;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t940 = t42 >> 3u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t941 = lane_4 >> 3u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t942 = t941 & 1u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t943 = t940 + t942;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t944 = t943 >> 2u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t945 = t943 & 3u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t946 = t944 << 12u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t947 = t35 + t946;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t948 = t939 >> 1u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t949 = t948 & 3u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t950 = t945 ^ t949;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t951 = t939 << 6u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t952 = t950 << 4u;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t953 = t951 + t952;
#line 348 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t954 = t947 + t953;
#line 250 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t955;
        asm volatile("mov.b32 %0, %1;" : "=r"(t955) : "r"(t63));
#line 250 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t956 = t955 ^ 32u;
#line 250 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t957 = t955 ^ 64u;
#line 250 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t958 = t955 ^ 96u;
        const u32 t959 = t934 + t955;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t960 = t934 + t956;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t961 = t934 + t957;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t962 = t934 + t958;
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_673;
        u32 m_674;
        u32 m_675;
        u32 m_676;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_673), "=r"(m_674), "=r"(m_675), "=r"(m_676) : "r"(t954) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_677;
        u32 m_678;
        u32 m_679;
        u32 m_680;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_677), "=r"(m_678), "=r"(m_679), "=r"(m_680) : "r"(t959) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_677), "r"(m_678));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_679), "r"(m_680));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_681;
        u32 m_682;
        u32 m_683;
        u32 m_684;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_681), "=r"(m_682), "=r"(m_683), "=r"(m_684) : "r"(t960) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_681), "r"(m_682));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_683), "r"(m_684));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_685;
        u32 m_686;
        u32 m_687;
        u32 m_688;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_685), "=r"(m_686), "=r"(m_687), "=r"(m_688) : "r"(t961) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_685), "r"(m_686));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_687), "r"(m_688));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_689;
        u32 m_690;
        u32 m_691;
        u32 m_692;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_689), "=r"(m_690), "=r"(m_691), "=r"(m_692) : "r"(t962) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_689), "r"(m_690));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_691), "r"(m_692));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_693;
        u32 m_694;
        u32 m_695;
        u32 m_696;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_693), "=r"(m_694), "=r"(m_695), "=r"(m_696) : "r"(t959) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_33), "+f"(dq_34), "+f"(dq_35), "+f"(dq_36) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_693), "r"(m_694));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_37), "+f"(dq_38), "+f"(dq_39), "+f"(dq_40) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_695), "r"(m_696));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_697;
        u32 m_698;
        u32 m_699;
        u32 m_700;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_697), "=r"(m_698), "=r"(m_699), "=r"(m_700) : "r"(t960) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_41), "+f"(dq_42), "+f"(dq_43), "+f"(dq_44) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_697), "r"(m_698));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_45), "+f"(dq_46), "+f"(dq_47), "+f"(dq_48) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_699), "r"(m_700));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_701;
        u32 m_702;
        u32 m_703;
        u32 m_704;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_701), "=r"(m_702), "=r"(m_703), "=r"(m_704) : "r"(t961) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_49), "+f"(dq_50), "+f"(dq_51), "+f"(dq_52) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_701), "r"(m_702));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_53), "+f"(dq_54), "+f"(dq_55), "+f"(dq_56) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_703), "r"(m_704));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_705;
        u32 m_706;
        u32 m_707;
        u32 m_708;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_705), "=r"(m_706), "=r"(m_707), "=r"(m_708) : "r"(t962) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_57), "+f"(dq_58), "+f"(dq_59), "+f"(dq_60) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_705), "r"(m_706));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_61), "+f"(dq_62), "+f"(dq_63), "+f"(dq_64) : "r"(m_673), "r"(m_674), "r"(m_675), "r"(m_676), "r"(m_707), "r"(m_708));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_709;
        u32 m_710;
        u32 m_711;
        u32 m_712;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_709), "=r"(m_710), "=r"(m_711), "=r"(m_712) : "r"(t954) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_713;
        u32 m_714;
        u32 m_715;
        u32 m_716;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_713), "=r"(m_714), "=r"(m_715), "=r"(m_716) : "r"(t959) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_713), "r"(m_714));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_715), "r"(m_716));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_717;
        u32 m_718;
        u32 m_719;
        u32 m_720;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_717), "=r"(m_718), "=r"(m_719), "=r"(m_720) : "r"(t960) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_717), "r"(m_718));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_719), "r"(m_720));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_721;
        u32 m_722;
        u32 m_723;
        u32 m_724;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_721), "=r"(m_722), "=r"(m_723), "=r"(m_724) : "r"(t961) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_721), "r"(m_722));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_723), "r"(m_724));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_725;
        u32 m_726;
        u32 m_727;
        u32 m_728;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_725), "=r"(m_726), "=r"(m_727), "=r"(m_728) : "r"(t962) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_725), "r"(m_726));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_727), "r"(m_728));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_729;
        u32 m_730;
        u32 m_731;
        u32 m_732;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_729), "=r"(m_730), "=r"(m_731), "=r"(m_732) : "r"(t959) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_33), "+f"(dq_34), "+f"(dq_35), "+f"(dq_36) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_729), "r"(m_730));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_37), "+f"(dq_38), "+f"(dq_39), "+f"(dq_40) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_731), "r"(m_732));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_733;
        u32 m_734;
        u32 m_735;
        u32 m_736;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_733), "=r"(m_734), "=r"(m_735), "=r"(m_736) : "r"(t960) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_41), "+f"(dq_42), "+f"(dq_43), "+f"(dq_44) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_733), "r"(m_734));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_45), "+f"(dq_46), "+f"(dq_47), "+f"(dq_48) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_735), "r"(m_736));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_737;
        u32 m_738;
        u32 m_739;
        u32 m_740;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_737), "=r"(m_738), "=r"(m_739), "=r"(m_740) : "r"(t961) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_49), "+f"(dq_50), "+f"(dq_51), "+f"(dq_52) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_737), "r"(m_738));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_53), "+f"(dq_54), "+f"(dq_55), "+f"(dq_56) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_739), "r"(m_740));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_741;
        u32 m_742;
        u32 m_743;
        u32 m_744;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_741), "=r"(m_742), "=r"(m_743), "=r"(m_744) : "r"(t962) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_57), "+f"(dq_58), "+f"(dq_59), "+f"(dq_60) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_741), "r"(m_742));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_61), "+f"(dq_62), "+f"(dq_63), "+f"(dq_64) : "r"(m_709), "r"(m_710), "r"(m_711), "r"(m_712), "r"(m_743), "r"(m_744));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_745;
        u32 m_746;
        u32 m_747;
        u32 m_748;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_745), "=r"(m_746), "=r"(m_747), "=r"(m_748) : "r"(t954) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_749;
        u32 m_750;
        u32 m_751;
        u32 m_752;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_749), "=r"(m_750), "=r"(m_751), "=r"(m_752) : "r"(t959) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_749), "r"(m_750));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_751), "r"(m_752));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_753;
        u32 m_754;
        u32 m_755;
        u32 m_756;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_753), "=r"(m_754), "=r"(m_755), "=r"(m_756) : "r"(t960) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_753), "r"(m_754));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_755), "r"(m_756));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_757;
        u32 m_758;
        u32 m_759;
        u32 m_760;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_757), "=r"(m_758), "=r"(m_759), "=r"(m_760) : "r"(t961) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_757), "r"(m_758));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_759), "r"(m_760));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_761;
        u32 m_762;
        u32 m_763;
        u32 m_764;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_761), "=r"(m_762), "=r"(m_763), "=r"(m_764) : "r"(t962) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_761), "r"(m_762));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_763), "r"(m_764));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_765;
        u32 m_766;
        u32 m_767;
        u32 m_768;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_765), "=r"(m_766), "=r"(m_767), "=r"(m_768) : "r"(t959) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_33), "+f"(dq_34), "+f"(dq_35), "+f"(dq_36) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_765), "r"(m_766));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_37), "+f"(dq_38), "+f"(dq_39), "+f"(dq_40) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_767), "r"(m_768));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_769;
        u32 m_770;
        u32 m_771;
        u32 m_772;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_769), "=r"(m_770), "=r"(m_771), "=r"(m_772) : "r"(t960) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_41), "+f"(dq_42), "+f"(dq_43), "+f"(dq_44) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_769), "r"(m_770));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_45), "+f"(dq_46), "+f"(dq_47), "+f"(dq_48) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_771), "r"(m_772));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_773;
        u32 m_774;
        u32 m_775;
        u32 m_776;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_773), "=r"(m_774), "=r"(m_775), "=r"(m_776) : "r"(t961) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_49), "+f"(dq_50), "+f"(dq_51), "+f"(dq_52) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_773), "r"(m_774));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_53), "+f"(dq_54), "+f"(dq_55), "+f"(dq_56) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_775), "r"(m_776));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_777;
        u32 m_778;
        u32 m_779;
        u32 m_780;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_777), "=r"(m_778), "=r"(m_779), "=r"(m_780) : "r"(t962) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_57), "+f"(dq_58), "+f"(dq_59), "+f"(dq_60) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_777), "r"(m_778));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_61), "+f"(dq_62), "+f"(dq_63), "+f"(dq_64) : "r"(m_745), "r"(m_746), "r"(m_747), "r"(m_748), "r"(m_779), "r"(m_780));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_781;
        u32 m_782;
        u32 m_783;
        u32 m_784;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_781), "=r"(m_782), "=r"(m_783), "=r"(m_784) : "r"(t954) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_785;
        u32 m_786;
        u32 m_787;
        u32 m_788;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_785), "=r"(m_786), "=r"(m_787), "=r"(m_788) : "r"(t959) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_785), "r"(m_786));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_787), "r"(m_788));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_789;
        u32 m_790;
        u32 m_791;
        u32 m_792;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_789), "=r"(m_790), "=r"(m_791), "=r"(m_792) : "r"(t960) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_789), "r"(m_790));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_791), "r"(m_792));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_793;
        u32 m_794;
        u32 m_795;
        u32 m_796;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_793), "=r"(m_794), "=r"(m_795), "=r"(m_796) : "r"(t961) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_793), "r"(m_794));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_795), "r"(m_796));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_797;
        u32 m_798;
        u32 m_799;
        u32 m_800;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_797), "=r"(m_798), "=r"(m_799), "=r"(m_800) : "r"(t962) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_797), "r"(m_798));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_799), "r"(m_800));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_801;
        u32 m_802;
        u32 m_803;
        u32 m_804;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_801), "=r"(m_802), "=r"(m_803), "=r"(m_804) : "r"(t959) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_33), "+f"(dq_34), "+f"(dq_35), "+f"(dq_36) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_801), "r"(m_802));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_37), "+f"(dq_38), "+f"(dq_39), "+f"(dq_40) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_803), "r"(m_804));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_805;
        u32 m_806;
        u32 m_807;
        u32 m_808;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_805), "=r"(m_806), "=r"(m_807), "=r"(m_808) : "r"(t960) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_41), "+f"(dq_42), "+f"(dq_43), "+f"(dq_44) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_805), "r"(m_806));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_45), "+f"(dq_46), "+f"(dq_47), "+f"(dq_48) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_807), "r"(m_808));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_809;
        u32 m_810;
        u32 m_811;
        u32 m_812;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_809), "=r"(m_810), "=r"(m_811), "=r"(m_812) : "r"(t961) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_49), "+f"(dq_50), "+f"(dq_51), "+f"(dq_52) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_809), "r"(m_810));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_53), "+f"(dq_54), "+f"(dq_55), "+f"(dq_56) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_811), "r"(m_812));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_813;
        u32 m_814;
        u32 m_815;
        u32 m_816;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_813), "=r"(m_814), "=r"(m_815), "=r"(m_816) : "r"(t962) : "memory");
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_57), "+f"(dq_58), "+f"(dq_59), "+f"(dq_60) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_813), "r"(m_814));
#line 251 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_61), "+f"(dq_62), "+f"(dq_63), "+f"(dq_64) : "r"(m_781), "r"(m_782), "r"(m_783), "r"(m_784), "r"(m_815), "r"(m_816));
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t963 = t14 * heads;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 head_5 = t963 + head;
        const u32 t965 = head_5 * padded;
#line 351 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t966 = block << 6u;
#line 351 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t967 = t965 + t966;
#line 351 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 row_18 = t967 + t42;
        const u64 t969 = (u64)row_18;
#line 352 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t970 = t969 * sums_stride0;
#line 352 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t971 = t970 * 4ull;
#line 352 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t972 = sums + t971;
        const u32 t973 = t43 << 11u;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t974 = (u64)t973 * 4u;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t975 = t972 + t974;
        const u32 t976 = lane << 2u;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t977 = (u64)t976 * 4u;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t978 = t975 + t977;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t978), "f"(dq), "f"(dq_2), "f"(dq_3), "f"(dq_4) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t978), "f"(dq_5), "f"(dq_6), "f"(dq_7), "f"(dq_8) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(t978), "f"(dq_9), "f"(dq_10), "f"(dq_11), "f"(dq_12) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(t978), "f"(dq_13), "f"(dq_14), "f"(dq_15), "f"(dq_16) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(t978), "f"(dq_17), "f"(dq_18), "f"(dq_19), "f"(dq_20) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(t978), "f"(dq_21), "f"(dq_22), "f"(dq_23), "f"(dq_24) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(t978), "f"(dq_25), "f"(dq_26), "f"(dq_27), "f"(dq_28) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(t978), "f"(dq_29), "f"(dq_30), "f"(dq_31), "f"(dq_32) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+4096], {%1, %2, %3, %4};" :  : "l"(t978), "f"(dq_33), "f"(dq_34), "f"(dq_35), "f"(dq_36) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+4608], {%1, %2, %3, %4};" :  : "l"(t978), "f"(dq_37), "f"(dq_38), "f"(dq_39), "f"(dq_40) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+5120], {%1, %2, %3, %4};" :  : "l"(t978), "f"(dq_41), "f"(dq_42), "f"(dq_43), "f"(dq_44) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+5632], {%1, %2, %3, %4};" :  : "l"(t978), "f"(dq_45), "f"(dq_46), "f"(dq_47), "f"(dq_48) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+6144], {%1, %2, %3, %4};" :  : "l"(t978), "f"(dq_49), "f"(dq_50), "f"(dq_51), "f"(dq_52) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+6656], {%1, %2, %3, %4};" :  : "l"(t978), "f"(dq_53), "f"(dq_54), "f"(dq_55), "f"(dq_56) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+7168], {%1, %2, %3, %4};" :  : "l"(t978), "f"(dq_57), "f"(dq_58), "f"(dq_59), "f"(dq_60) : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0+7680], {%1, %2, %3, %4};" :  : "l"(t978), "f"(dq_61), "f"(dq_62), "f"(dq_63), "f"(dq_64) : "memory");
#line 215 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 229 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (more) {
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t979 = head_dim >> 3u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t980 = (u32)q_stride2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t981 = t980 << 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_6 = (u64)t454 * t981;
            const u64 of_head_3 = t242 + head_6;
            const u32 t984 = t456 << 6u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t985 = (u64)t246 * 16u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t986 = smem_2 + t251;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t987 = t984 + t245;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t988 = seq_q > 1u ? seq_q : 1u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t989 = t988 - 1u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t990 = t987 < t989 ? t987 : t989;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t991 = (u64)t990 * t244;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t992 = of_head_3 + t991;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t993 = t992 + t985;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t994 = t984 + t245;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t995 = t994 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t996 = seq_q > 1u ? seq_q : 1u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t997 = t996 - 1u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t998 = t995 < t997 ? t995 : t997;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t999 = (u64)t998 * t244;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1000 = of_head_3 + t999;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1001 = t1000 + t985;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1002 = t984 + t245;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1003 = t1002 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1004 = t246 < t979;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1005 = t1003 & t1004;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1006 = t1005 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t986), "l"(t993), "r"(t1006) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1007 = t984 + t245;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1008 = t1007 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1009 = t1008 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1010 = t246 < t979;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1011 = t1009 & t1010;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1012 = t1011 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t986), "l"(t1001), "r"(t1012) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1013 = t993 + 128ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1014 = t984 + t245;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1015 = t1014 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1016 = t246 + 8u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1017 = t1016 < t979;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1018 = t1015 & t1017;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1019 = t1018 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t986), "l"(t1013), "r"(t1019) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1020 = t1001 + 128ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1021 = t984 + t245;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1022 = t1021 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1023 = t1022 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1024 = t246 + 8u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1025 = t1024 < t979;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1026 = t1023 & t1025;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1027 = t1026 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t986), "l"(t1020), "r"(t1027) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1028 = t993 + 256ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1029 = t984 + t245;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1030 = t1029 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1031 = t246 + 16u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1032 = t1031 < t979;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1033 = t1030 & t1032;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1034 = t1033 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t986), "l"(t1028), "r"(t1034) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1035 = t1001 + 256ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1036 = t984 + t245;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1037 = t1036 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1038 = t1037 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1039 = t246 + 16u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1040 = t1039 < t979;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1041 = t1038 & t1040;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1042 = t1041 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t986), "l"(t1035), "r"(t1042) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1043 = t993 + 384ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1044 = t984 + t245;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1045 = t1044 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1046 = t246 + 24u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1047 = t1046 < t979;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1048 = t1045 & t1047;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1049 = t1048 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t986), "l"(t1043), "r"(t1049) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1050 = t1001 + 384ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1051 = t984 + t245;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1052 = t1051 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1053 = t1052 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1054 = t246 + 24u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1055 = t1054 < t979;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1056 = t1053 & t1055;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1057 = t1056 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t986), "l"(t1050), "r"(t1057) : "memory");
#line 104 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1058 = thread < 32u;
#line 104 "fa-kernels/src/attention/backward/mma/queries.rs"
            if (t1058) {
                const u32 t1059 = t14 * heads;
#line 105 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 head_7 = t1059 + t454;
                const u32 t1061 = head_7 * padded;
#line 106 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1062 = t456 << 6u;
#line 106 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1063 = t1061 + t1062;
#line 106 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1064 = thread << 1u;
#line 106 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 row_19 = t1063 + t1064;
                const u32 t1066 = thread << 4u;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1067 = t238 + t1066;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1068 = (u64)row_19;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1069 = t1068 * statistics_stride0;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1070 = t1069 * 4ull;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1071 = statistics + t1070;
#line 107 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t1067), "l"(t1071) : "memory");
            }
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1072 = head_dim >> 3u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1073 = (u32)d_o_stride2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1074 = t1073 << 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_8 = (u64)t454 * t1074;
            const u64 of_head_4 = t260 + head_8;
            const u32 t1077 = t456 << 6u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1078 = (u64)t264 * 16u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1079 = t237 + t269;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1080 = t1077 + t263;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1081 = seq_q > 1u ? seq_q : 1u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1082 = t1081 - 1u;
#line 129 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1083 = t1080 < t1082 ? t1080 : t1082;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1084 = (u64)t1083 * t262;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1085 = of_head_4 + t1084;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1086 = t1085 + t1078;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1087 = t1077 + t263;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1088 = t1087 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1089 = seq_q > 1u ? seq_q : 1u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1090 = t1089 - 1u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1091 = t1088 < t1090 ? t1088 : t1090;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1092 = (u64)t1091 * t262;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1093 = of_head_4 + t1092;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1094 = t1093 + t1078;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1095 = t1077 + t263;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1096 = t1095 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1097 = t264 < t1072;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1098 = t1096 & t1097;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1099 = t1098 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1079), "l"(t1086), "r"(t1099) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1100 = t1077 + t263;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1101 = t1100 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1102 = t1101 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1103 = t264 < t1072;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1104 = t1102 & t1103;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1105 = t1104 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1079), "l"(t1094), "r"(t1105) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1106 = t1086 + 128ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1107 = t1077 + t263;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1108 = t1107 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1109 = t264 + 8u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1110 = t1109 < t1072;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1111 = t1108 & t1110;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1112 = t1111 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1079), "l"(t1106), "r"(t1112) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1113 = t1094 + 128ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1114 = t1077 + t263;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1115 = t1114 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1116 = t1115 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1117 = t264 + 8u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1118 = t1117 < t1072;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1119 = t1116 & t1118;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1120 = t1119 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1079), "l"(t1113), "r"(t1120) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1121 = t1086 + 256ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1122 = t1077 + t263;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1123 = t1122 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1124 = t264 + 16u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1125 = t1124 < t1072;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1126 = t1123 & t1125;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1127 = t1126 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t1079), "l"(t1121), "r"(t1127) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1128 = t1094 + 256ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1129 = t1077 + t263;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1130 = t1129 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1131 = t1130 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1132 = t264 + 16u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1133 = t1132 < t1072;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1134 = t1131 & t1133;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1135 = t1134 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t1079), "l"(t1128), "r"(t1135) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1136 = t1086 + 384ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1137 = t1077 + t263;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1138 = t1137 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1139 = t264 + 24u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1140 = t1139 < t1072;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1141 = t1138 & t1140;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1142 = t1141 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t1079), "l"(t1136), "r"(t1142) : "memory");
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1143 = t1094 + 384ull;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1144 = t1077 + t263;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1145 = t1144 + 32u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1146 = t1145 < seq_q;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1147 = t264 + 24u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1148 = t1147 < t1072;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1149 = t1146 & t1148;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1150 = t1149 ? 16u : 0u;
#line 131 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t1079), "l"(t1143), "r"(t1150) : "memory");
        }
#line 232 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 166 "fa-kernels/src/attention/backward/mma/tile.rs"
        head = t454;
        block = t456;
    }
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 171 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1151 = dk_2 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_2 = t1151;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1152 = dk_3 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_3 = t1152;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1153 = dk_4 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_4 = t1153;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1154 = dk_5 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_5 = t1154;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1155 = dk_6 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_6 = t1155;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1156 = dk_7 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_7 = t1156;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1157 = dk_8 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_8 = t1157;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1158 = dk_9 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_9 = t1158;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1159 = dk_10 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_10 = t1159;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1160 = dk_11 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_11 = t1160;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1161 = dk_12 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_12 = t1161;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1162 = dk_13 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_13 = t1162;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1163 = dk_14 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_14 = t1163;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1164 = dk_15 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_15 = t1164;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1165 = dk_16 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_16 = t1165;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1166 = dk_17 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_17 = t1166;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1167 = dk_18 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_18 = t1167;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1168 = dk_19 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_19 = t1168;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1169 = dk_20 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_20 = t1169;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1170 = dk_21 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_21 = t1170;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1171 = dk_22 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_22 = t1171;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1172 = dk_23 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_23 = t1172;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1173 = dk_24 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_24 = t1173;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1174 = dk_25 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_25 = t1174;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1175 = dk_26 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_26 = t1175;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1176 = dk_27 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_27 = t1176;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1177 = dk_28 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_28 = t1177;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1178 = dk_29 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_29 = t1178;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1179 = dk_30 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_30 = t1179;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1180 = dk_31 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_31 = t1180;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1181 = dk_32 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_32 = t1181;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1182 = dk_33 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_33 = t1182;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1183 = dk_34 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_34 = t1183;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1184 = dk_35 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_35 = t1184;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1185 = dk_36 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_36 = t1185;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1186 = dk_37 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_37 = t1186;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1187 = dk_38 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_38 = t1187;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1188 = dk_39 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_39 = t1188;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1189 = dk_40 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_40 = t1189;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1190 = dk_41 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_41 = t1190;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1191 = dk_42 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_42 = t1191;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1192 = dk_43 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_43 = t1192;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1193 = dk_44 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_44 = t1193;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1194 = dk_45 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_45 = t1194;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1195 = dk_46 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_46 = t1195;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1196 = dk_47 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_47 = t1196;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1197 = dk_48 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_48 = t1197;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1198 = dk_49 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_49 = t1198;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1199 = dk_50 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_50 = t1199;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1200 = dk_51 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_51 = t1200;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1201 = dk_52 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_52 = t1201;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1202 = dk_53 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_53 = t1202;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1203 = dk_54 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_54 = t1203;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1204 = dk_55 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_55 = t1204;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1205 = dk_56 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_56 = t1205;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1206 = dk_57 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_57 = t1206;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1207 = dk_58 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_58 = t1207;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1208 = dk_59 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_59 = t1208;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1209 = dk_60 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_60 = t1209;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1210 = dk_61 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_61 = t1210;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1211 = dk_62 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_62 = t1211;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1212 = dk_63 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_63 = t1212;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1213 = dk_64 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_64 = t1213;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1214 = dk_65 * scale;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_65 = t1214;
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1215 = share << 14u;
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1216 = smem_1 + t1215;
#line 374 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1217 = t1216 + 8192u;
    const u32 t1218 = lane >> 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1219 = t38 + t1218;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1220 = t1219 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1221 = 0u ^ t1220;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1222 = t1219 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1223 = t1221 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1224 = t1222 + t1223;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1225 = lane & 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1226 = t1225 << 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1227 = t1224 + t1226;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1228;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1228) : "f"(dk_2), "f"(dk_3));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1229 = t1216 + t1227;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1229), "r"(t1228) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1230;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1230) : "f"(dk_6), "f"(dk_7));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1231 = t1227 ^ 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1232 = t1216 + t1231;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1232), "r"(t1230) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1233;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1233) : "f"(dk_10), "f"(dk_11));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1234 = t1227 ^ 32u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1235 = t1216 + t1234;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1235), "r"(t1233) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1236;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1236) : "f"(dk_14), "f"(dk_15));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1237 = t1227 ^ 48u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1238 = t1216 + t1237;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1238), "r"(t1236) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1239;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1239) : "f"(dk_18), "f"(dk_19));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1240 = t1227 ^ 64u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1241 = t1216 + t1240;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1241), "r"(t1239) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1242;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1242) : "f"(dk_22), "f"(dk_23));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1243 = t1227 ^ 80u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1244 = t1216 + t1243;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1244), "r"(t1242) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1245;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1245) : "f"(dk_26), "f"(dk_27));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1246 = t1227 ^ 96u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1247 = t1216 + t1246;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1247), "r"(t1245) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1248;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1248) : "f"(dk_30), "f"(dk_31));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1249 = t1227 ^ 112u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1250 = t1216 + t1249;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1250), "r"(t1248) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1251 = t1219 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1252 = 0u ^ t1251;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1253 = t1219 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1254 = t1252 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1255 = t1253 + t1254;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1256 = lane & 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1257 = t1256 << 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1258 = t1255 + t1257;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1259;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1259) : "f"(dk_34), "f"(dk_35));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1260 = t1217 + t1258;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1260), "r"(t1259) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1261;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1261) : "f"(dk_38), "f"(dk_39));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1262 = t1258 ^ 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1263 = t1217 + t1262;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1263), "r"(t1261) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1264;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1264) : "f"(dk_42), "f"(dk_43));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1265 = t1258 ^ 32u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1266 = t1217 + t1265;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1266), "r"(t1264) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1267;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1267) : "f"(dk_46), "f"(dk_47));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1268 = t1258 ^ 48u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1269 = t1217 + t1268;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1269), "r"(t1267) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1270;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1270) : "f"(dk_50), "f"(dk_51));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1271 = t1258 ^ 64u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1272 = t1217 + t1271;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1272), "r"(t1270) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1273;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1273) : "f"(dk_54), "f"(dk_55));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1274 = t1258 ^ 80u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1275 = t1217 + t1274;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1275), "r"(t1273) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1276;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1276) : "f"(dk_58), "f"(dk_59));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1277 = t1258 ^ 96u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1278 = t1217 + t1277;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1278), "r"(t1276) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1279;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1279) : "f"(dk_62), "f"(dk_63));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1280 = t1258 ^ 112u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1281 = t1217 + t1280;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1281), "r"(t1279) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1282 = lane >> 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1283 = t38 + t1282;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1284 = t1283 + 8u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1285 = t1284 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1286 = 0u ^ t1285;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1287 = t1284 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1288 = t1286 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1289 = t1287 + t1288;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1290 = lane & 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1291 = t1290 << 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1292 = t1289 + t1291;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1293;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1293) : "f"(dk_4), "f"(dk_5));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1294 = t1216 + t1292;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1294), "r"(t1293) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1295;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1295) : "f"(dk_8), "f"(dk_9));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1296 = t1292 ^ 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1297 = t1216 + t1296;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1297), "r"(t1295) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1298;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1298) : "f"(dk_12), "f"(dk_13));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1299 = t1292 ^ 32u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1300 = t1216 + t1299;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1300), "r"(t1298) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1301;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1301) : "f"(dk_16), "f"(dk_17));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1302 = t1292 ^ 48u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1303 = t1216 + t1302;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1303), "r"(t1301) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1304;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1304) : "f"(dk_20), "f"(dk_21));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1305 = t1292 ^ 64u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1306 = t1216 + t1305;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1306), "r"(t1304) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1307;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1307) : "f"(dk_24), "f"(dk_25));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1308 = t1292 ^ 80u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1309 = t1216 + t1308;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1309), "r"(t1307) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1310;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1310) : "f"(dk_28), "f"(dk_29));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1311 = t1292 ^ 96u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1312 = t1216 + t1311;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1312), "r"(t1310) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1313;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1313) : "f"(dk_32), "f"(dk_33));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1314 = t1292 ^ 112u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1315 = t1216 + t1314;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1315), "r"(t1313) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1316 = t1284 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1317 = 0u ^ t1316;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1318 = t1284 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1319 = t1317 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1320 = t1318 + t1319;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1321 = lane & 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1322 = t1321 << 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1323 = t1320 + t1322;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1324;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1324) : "f"(dk_36), "f"(dk_37));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1325 = t1217 + t1323;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1325), "r"(t1324) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1326;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1326) : "f"(dk_40), "f"(dk_41));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1327 = t1323 ^ 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1328 = t1217 + t1327;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1328), "r"(t1326) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1329;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1329) : "f"(dk_44), "f"(dk_45));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1330 = t1323 ^ 32u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1331 = t1217 + t1330;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1331), "r"(t1329) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1332;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1332) : "f"(dk_48), "f"(dk_49));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1333 = t1323 ^ 48u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1334 = t1217 + t1333;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1334), "r"(t1332) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1335;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1335) : "f"(dk_52), "f"(dk_53));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1336 = t1323 ^ 64u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1337 = t1217 + t1336;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1337), "r"(t1335) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1338;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1338) : "f"(dk_56), "f"(dk_57));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1339 = t1323 ^ 80u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1340 = t1217 + t1339;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1340), "r"(t1338) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1341;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1341) : "f"(dk_60), "f"(dk_61));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1342 = t1323 ^ 96u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1343 = t1217 + t1342;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1343), "r"(t1341) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1344;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1344) : "f"(dk_64), "f"(dk_65));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1345 = t1323 ^ 112u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1346 = t1217 + t1345;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1346), "r"(t1344) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 378 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 first_column = share << 7u;
    const u64 t1348 = (u64)t14;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1349 = t1348 * dk_stride0;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1350 = t1349 * 2ull;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1351 = dk + t1350;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1352 = (u64)t12;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1353 = t1352 * dk_stride1;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1354 = t1353 * 2ull;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1355 = t1351 + t1354;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1356 = (u64)t13;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1357 = t1356 * dk_stride2;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1358 = t1357 * 2ull;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1359 = t1355 + t1358;
    const u32 end_29 = head_dim > first_column ? head_dim : first_column;
    const u32 t1361 = seq_k - t12;
#line 381 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1362 = end_29 - first_column;
#line 381 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1363 = t1362 >> 3u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1364 = (u64)first_column * 2u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1365 = t1359 + t1364;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1366 = (u32)dk_stride1;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1367 = t1366 << 1u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1368 = lane >> 3u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1369 = t38 + t1368;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1370 = lane & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1371 = t1369 < t1361;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1372 = t1370 < t1363;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1373 = t1371 & t1372;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1373) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1374 = t1369 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1375 = t1370 ^ t1374;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1376 = t1369 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1377 = t1375 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1378 = t1376 + t1377;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1379 = t1216 + t1378;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_20;
        u32 row_21;
        u32 row_22;
        u32 row_23;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_20), "=r"(row_21), "=r"(row_22), "=r"(row_23) : "r"(t1379) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1380 = (u64)t1369 * t1367;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1381 = t1365 + t1380;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1382 = (u64)t1370 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1383 = t1381 + t1382;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1383), "r"(row_20), "r"(row_21), "r"(row_22), "r"(row_23) : "memory");
    }
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1384 = t1369 + 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1385 = t1384 < t1361;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1386 = t1370 < t1363;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1387 = t1385 & t1386;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1387) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1388 = t1384 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1389 = t1370 ^ t1388;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1390 = t1384 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1391 = t1389 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1392 = t1390 + t1391;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1393 = t1216 + t1392;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_24;
        u32 row_25;
        u32 row_26;
        u32 row_27;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_24), "=r"(row_25), "=r"(row_26), "=r"(row_27) : "r"(t1393) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1394 = (u64)t1384 * t1367;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1395 = t1365 + t1394;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1396 = (u64)t1370 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1397 = t1395 + t1396;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1397), "r"(row_24), "r"(row_25), "r"(row_26), "r"(row_27) : "memory");
    }
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1398 = t1369 + 8u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1399 = t1398 < t1361;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1400 = t1370 < t1363;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1401 = t1399 & t1400;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1401) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1402 = t1398 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1403 = t1370 ^ t1402;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1404 = t1398 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1405 = t1403 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1406 = t1404 + t1405;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1407 = t1216 + t1406;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_28;
        u32 row_29;
        u32 row_30;
        u32 row_31;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_28), "=r"(row_29), "=r"(row_30), "=r"(row_31) : "r"(t1407) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1408 = (u64)t1398 * t1367;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1409 = t1365 + t1408;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1410 = (u64)t1370 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1411 = t1409 + t1410;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1411), "r"(row_28), "r"(row_29), "r"(row_30), "r"(row_31) : "memory");
    }
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1412 = t1369 + 12u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1413 = t1412 < t1361;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1414 = t1370 < t1363;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1415 = t1413 & t1414;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1415) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1416 = t1412 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1417 = t1370 ^ t1416;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1418 = t1412 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1419 = t1417 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1420 = t1418 + t1419;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1421 = t1216 + t1420;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_32;
        u32 row_33;
        u32 row_34;
        u32 row_35;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_32), "=r"(row_33), "=r"(row_34), "=r"(row_35) : "r"(t1421) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1422 = (u64)t1412 * t1367;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1423 = t1365 + t1422;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1424 = (u64)t1370 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1425 = t1423 + t1424;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1425), "r"(row_32), "r"(row_33), "r"(row_34), "r"(row_35) : "memory");
    }
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1426 = t1216 + 8192u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1427 = t1369 < t1361;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1428 = t1370 + 8u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1429 = t1428 < t1363;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1430 = t1427 & t1429;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1430) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1431 = t1369 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1432 = t1370 ^ t1431;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1433 = t1369 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1434 = t1432 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1435 = t1433 + t1434;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1436 = t1426 + t1435;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_36;
        u32 row_37;
        u32 row_38;
        u32 row_39;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_36), "=r"(row_37), "=r"(row_38), "=r"(row_39) : "r"(t1436) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1437 = (u64)t1369 * t1367;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1438 = t1365 + t1437;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1439 = (u64)t1370 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1440 = t1438 + t1439;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1440), "r"(row_36), "r"(row_37), "r"(row_38), "r"(row_39) : "memory");
    }
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1441 = t1369 + 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1442 = t1441 < t1361;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1443 = t1370 + 8u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1444 = t1443 < t1363;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1445 = t1442 & t1444;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1445) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1446 = t1441 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1447 = t1370 ^ t1446;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1448 = t1441 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1449 = t1447 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1450 = t1448 + t1449;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1451 = t1426 + t1450;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_40;
        u32 row_41;
        u32 row_42;
        u32 row_43;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_40), "=r"(row_41), "=r"(row_42), "=r"(row_43) : "r"(t1451) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1452 = (u64)t1441 * t1367;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1453 = t1365 + t1452;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1454 = (u64)t1370 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1455 = t1453 + t1454;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1455), "r"(row_40), "r"(row_41), "r"(row_42), "r"(row_43) : "memory");
    }
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1456 = t1369 + 8u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1457 = t1456 < t1361;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1458 = t1370 + 8u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1459 = t1458 < t1363;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1460 = t1457 & t1459;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1460) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1461 = t1456 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1462 = t1370 ^ t1461;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1463 = t1456 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1464 = t1462 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1465 = t1463 + t1464;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1466 = t1426 + t1465;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_44;
        u32 row_45;
        u32 row_46;
        u32 row_47;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_44), "=r"(row_45), "=r"(row_46), "=r"(row_47) : "r"(t1466) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1467 = (u64)t1456 * t1367;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1468 = t1365 + t1467;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1469 = (u64)t1370 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1470 = t1468 + t1469;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1470), "r"(row_44), "r"(row_45), "r"(row_46), "r"(row_47) : "memory");
    }
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1471 = t1369 + 12u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1472 = t1471 < t1361;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1473 = t1370 + 8u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1474 = t1473 < t1363;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1475 = t1472 & t1474;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1475) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1476 = t1471 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1477 = t1370 ^ t1476;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1478 = t1471 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1479 = t1477 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1480 = t1478 + t1479;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1481 = t1426 + t1480;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_48;
        u32 row_49;
        u32 row_50;
        u32 row_51;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_48), "=r"(row_49), "=r"(row_50), "=r"(row_51) : "r"(t1481) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1482 = (u64)t1471 * t1367;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1483 = t1365 + t1482;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1484 = (u64)t1370 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1485 = t1483 + t1484;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1485), "r"(row_48), "r"(row_49), "r"(row_50), "r"(row_51) : "memory");
    }
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1486 = share << 14u;
#line 271 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1487 = t39 + t1486;
#line 374 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1488 = t1487 + 8192u;
    const u32 t1489 = lane >> 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1490 = t38 + t1489;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1491 = t1490 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1492 = 0u ^ t1491;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1493 = t1490 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1494 = t1492 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1495 = t1493 + t1494;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1496 = lane & 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1497 = t1496 << 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1498 = t1495 + t1497;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1499;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1499) : "f"(dv_2), "f"(dv_3));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1500 = t1487 + t1498;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1500), "r"(t1499) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1501;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1501) : "f"(dv_6), "f"(dv_7));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1502 = t1498 ^ 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1503 = t1487 + t1502;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1503), "r"(t1501) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1504;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1504) : "f"(dv_10), "f"(dv_11));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1505 = t1498 ^ 32u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1506 = t1487 + t1505;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1506), "r"(t1504) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1507;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1507) : "f"(dv_14), "f"(dv_15));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1508 = t1498 ^ 48u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1509 = t1487 + t1508;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1509), "r"(t1507) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1510;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1510) : "f"(dv_18), "f"(dv_19));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1511 = t1498 ^ 64u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1512 = t1487 + t1511;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1512), "r"(t1510) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1513;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1513) : "f"(dv_22), "f"(dv_23));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1514 = t1498 ^ 80u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1515 = t1487 + t1514;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1515), "r"(t1513) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1516;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1516) : "f"(dv_26), "f"(dv_27));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1517 = t1498 ^ 96u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1518 = t1487 + t1517;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1518), "r"(t1516) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1519;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1519) : "f"(dv_30), "f"(dv_31));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1520 = t1498 ^ 112u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1521 = t1487 + t1520;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1521), "r"(t1519) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1522 = t1490 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1523 = 0u ^ t1522;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1524 = t1490 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1525 = t1523 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1526 = t1524 + t1525;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1527 = lane & 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1528 = t1527 << 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1529 = t1526 + t1528;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1530;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1530) : "f"(dv_34), "f"(dv_35));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1531 = t1488 + t1529;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1531), "r"(t1530) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1532;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1532) : "f"(dv_38), "f"(dv_39));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1533 = t1529 ^ 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1534 = t1488 + t1533;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1534), "r"(t1532) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1535;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1535) : "f"(dv_42), "f"(dv_43));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1536 = t1529 ^ 32u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1537 = t1488 + t1536;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1537), "r"(t1535) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1538;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1538) : "f"(dv_46), "f"(dv_47));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1539 = t1529 ^ 48u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1540 = t1488 + t1539;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1540), "r"(t1538) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1541;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1541) : "f"(dv_50), "f"(dv_51));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1542 = t1529 ^ 64u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1543 = t1488 + t1542;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1543), "r"(t1541) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1544;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1544) : "f"(dv_54), "f"(dv_55));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1545 = t1529 ^ 80u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1546 = t1488 + t1545;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1546), "r"(t1544) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1547;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1547) : "f"(dv_58), "f"(dv_59));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1548 = t1529 ^ 96u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1549 = t1488 + t1548;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1549), "r"(t1547) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1550;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1550) : "f"(dv_62), "f"(dv_63));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1551 = t1529 ^ 112u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1552 = t1488 + t1551;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1552), "r"(t1550) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1553 = lane >> 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1554 = t38 + t1553;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1555 = t1554 + 8u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1556 = t1555 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1557 = 0u ^ t1556;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1558 = t1555 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1559 = t1557 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1560 = t1558 + t1559;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1561 = lane & 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1562 = t1561 << 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1563 = t1560 + t1562;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1564;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1564) : "f"(dv_4), "f"(dv_5));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1565 = t1487 + t1563;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1565), "r"(t1564) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1566;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1566) : "f"(dv_8), "f"(dv_9));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1567 = t1563 ^ 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1568 = t1487 + t1567;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1568), "r"(t1566) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1569;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1569) : "f"(dv_12), "f"(dv_13));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1570 = t1563 ^ 32u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1571 = t1487 + t1570;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1571), "r"(t1569) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1572;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1572) : "f"(dv_16), "f"(dv_17));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1573 = t1563 ^ 48u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1574 = t1487 + t1573;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1574), "r"(t1572) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1575;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1575) : "f"(dv_20), "f"(dv_21));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1576 = t1563 ^ 64u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1577 = t1487 + t1576;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1577), "r"(t1575) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1578;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1578) : "f"(dv_24), "f"(dv_25));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1579 = t1563 ^ 80u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1580 = t1487 + t1579;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1580), "r"(t1578) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1581;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1581) : "f"(dv_28), "f"(dv_29));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1582 = t1563 ^ 96u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1583 = t1487 + t1582;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1583), "r"(t1581) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1584;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1584) : "f"(dv_32), "f"(dv_33));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1585 = t1563 ^ 112u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1586 = t1487 + t1585;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1586), "r"(t1584) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1587 = t1555 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1588 = 0u ^ t1587;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1589 = t1555 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1590 = t1588 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1591 = t1589 + t1590;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1592 = lane & 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1593 = t1592 << 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1594 = t1591 + t1593;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1595;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1595) : "f"(dv_36), "f"(dv_37));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1596 = t1488 + t1594;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1596), "r"(t1595) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1597;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1597) : "f"(dv_40), "f"(dv_41));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1598 = t1594 ^ 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1599 = t1488 + t1598;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1599), "r"(t1597) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1600;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1600) : "f"(dv_44), "f"(dv_45));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1601 = t1594 ^ 32u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1602 = t1488 + t1601;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1602), "r"(t1600) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1603;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1603) : "f"(dv_48), "f"(dv_49));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1604 = t1594 ^ 48u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1605 = t1488 + t1604;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1605), "r"(t1603) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1606;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1606) : "f"(dv_52), "f"(dv_53));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1607 = t1594 ^ 64u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1608 = t1488 + t1607;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1608), "r"(t1606) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1609;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1609) : "f"(dv_56), "f"(dv_57));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1610 = t1594 ^ 80u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1611 = t1488 + t1610;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1611), "r"(t1609) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1612;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1612) : "f"(dv_60), "f"(dv_61));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1613 = t1594 ^ 96u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1614 = t1488 + t1613;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1614), "r"(t1612) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1615;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1615) : "f"(dv_64), "f"(dv_65));
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1616 = t1594 ^ 112u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1617 = t1488 + t1616;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1617), "r"(t1615) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 378 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 first_column_2 = share << 7u;
    const u64 t1619 = (u64)t14;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1620 = t1619 * dv_stride0;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1621 = t1620 * 2ull;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1622 = dv + t1621;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1623 = (u64)t12;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1624 = t1623 * dv_stride1;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1625 = t1624 * 2ull;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1626 = t1622 + t1625;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1627 = (u64)t13;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1628 = t1627 * dv_stride2;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1629 = t1628 * 2ull;
#line 379 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1630 = t1626 + t1629;
    const u32 end_30 = head_dim > first_column_2 ? head_dim : first_column_2;
    const u32 t1632 = seq_k - t12;
#line 381 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1633 = end_30 - first_column_2;
#line 381 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1634 = t1633 >> 3u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1635 = (u64)first_column_2 * 2u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1636 = t1630 + t1635;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1637 = (u32)dv_stride1;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1638 = t1637 << 1u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1639 = lane >> 3u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1640 = t38 + t1639;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1641 = lane & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1642 = t1640 < t1632;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1643 = t1641 < t1634;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1644 = t1642 & t1643;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1644) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1645 = t1640 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1646 = t1641 ^ t1645;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1647 = t1640 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1648 = t1646 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1649 = t1647 + t1648;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1650 = t1487 + t1649;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_52;
        u32 row_53;
        u32 row_54;
        u32 row_55;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_52), "=r"(row_53), "=r"(row_54), "=r"(row_55) : "r"(t1650) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1651 = (u64)t1640 * t1638;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1652 = t1636 + t1651;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1653 = (u64)t1641 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1654 = t1652 + t1653;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1654), "r"(row_52), "r"(row_53), "r"(row_54), "r"(row_55) : "memory");
    }
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1655 = t1640 + 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1656 = t1655 < t1632;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1657 = t1641 < t1634;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1658 = t1656 & t1657;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1658) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1659 = t1655 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1660 = t1641 ^ t1659;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1661 = t1655 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1662 = t1660 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1663 = t1661 + t1662;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1664 = t1487 + t1663;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_56;
        u32 row_57;
        u32 row_58;
        u32 row_59;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_56), "=r"(row_57), "=r"(row_58), "=r"(row_59) : "r"(t1664) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1665 = (u64)t1655 * t1638;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1666 = t1636 + t1665;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1667 = (u64)t1641 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1668 = t1666 + t1667;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1668), "r"(row_56), "r"(row_57), "r"(row_58), "r"(row_59) : "memory");
    }
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1669 = t1640 + 8u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1670 = t1669 < t1632;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1671 = t1641 < t1634;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1672 = t1670 & t1671;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1672) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1673 = t1669 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1674 = t1641 ^ t1673;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1675 = t1669 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1676 = t1674 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1677 = t1675 + t1676;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1678 = t1487 + t1677;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_60;
        u32 row_61;
        u32 row_62;
        u32 row_63;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_60), "=r"(row_61), "=r"(row_62), "=r"(row_63) : "r"(t1678) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1679 = (u64)t1669 * t1638;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1680 = t1636 + t1679;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1681 = (u64)t1641 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1682 = t1680 + t1681;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1682), "r"(row_60), "r"(row_61), "r"(row_62), "r"(row_63) : "memory");
    }
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1683 = t1640 + 12u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1684 = t1683 < t1632;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1685 = t1641 < t1634;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1686 = t1684 & t1685;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1686) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1687 = t1683 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1688 = t1641 ^ t1687;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1689 = t1683 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1690 = t1688 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1691 = t1689 + t1690;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1692 = t1487 + t1691;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_64;
        u32 row_65;
        u32 row_66;
        u32 row_67;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_64), "=r"(row_65), "=r"(row_66), "=r"(row_67) : "r"(t1692) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1693 = (u64)t1683 * t1638;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1694 = t1636 + t1693;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1695 = (u64)t1641 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1696 = t1694 + t1695;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1696), "r"(row_64), "r"(row_65), "r"(row_66), "r"(row_67) : "memory");
    }
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1697 = t1487 + 8192u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1698 = t1640 < t1632;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1699 = t1641 + 8u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1700 = t1699 < t1634;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1701 = t1698 & t1700;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1701) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1702 = t1640 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1703 = t1641 ^ t1702;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1704 = t1640 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1705 = t1703 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1706 = t1704 + t1705;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1707 = t1697 + t1706;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_68;
        u32 row_69;
        u32 row_70;
        u32 row_71;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_68), "=r"(row_69), "=r"(row_70), "=r"(row_71) : "r"(t1707) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1708 = (u64)t1640 * t1638;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1709 = t1636 + t1708;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1710 = (u64)t1641 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1711 = t1709 + t1710;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1711), "r"(row_68), "r"(row_69), "r"(row_70), "r"(row_71) : "memory");
    }
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1712 = t1640 + 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1713 = t1712 < t1632;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1714 = t1641 + 8u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1715 = t1714 < t1634;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1716 = t1713 & t1715;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1716) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1717 = t1712 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1718 = t1641 ^ t1717;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1719 = t1712 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1720 = t1718 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1721 = t1719 + t1720;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1722 = t1697 + t1721;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_72;
        u32 row_73;
        u32 row_74;
        u32 row_75;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_72), "=r"(row_73), "=r"(row_74), "=r"(row_75) : "r"(t1722) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1723 = (u64)t1712 * t1638;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1724 = t1636 + t1723;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1725 = (u64)t1641 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1726 = t1724 + t1725;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1726), "r"(row_72), "r"(row_73), "r"(row_74), "r"(row_75) : "memory");
    }
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1727 = t1640 + 8u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1728 = t1727 < t1632;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1729 = t1641 + 8u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1730 = t1729 < t1634;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1731 = t1728 & t1730;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1731) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1732 = t1727 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1733 = t1641 ^ t1732;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1734 = t1727 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1735 = t1733 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1736 = t1734 + t1735;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1737 = t1697 + t1736;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_76;
        u32 row_77;
        u32 row_78;
        u32 row_79;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_76), "=r"(row_77), "=r"(row_78), "=r"(row_79) : "r"(t1737) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1738 = (u64)t1727 * t1638;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1739 = t1636 + t1738;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1740 = (u64)t1641 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1741 = t1739 + t1740;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1741), "r"(row_76), "r"(row_77), "r"(row_78), "r"(row_79) : "memory");
    }
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1742 = t1640 + 12u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1743 = t1742 < t1632;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1744 = t1641 + 8u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1745 = t1744 < t1634;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1746 = t1743 & t1745;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1746) {
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1747 = t1742 & 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1748 = t1641 ^ t1747;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1749 = t1742 << 7u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1750 = t1748 << 4u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1751 = t1749 + t1750;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1752 = t1697 + t1751;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_80;
        u32 row_81;
        u32 row_82;
        u32 row_83;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_80), "=r"(row_81), "=r"(row_82), "=r"(row_83) : "r"(t1752) : "memory");
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1753 = (u64)t1742 * t1638;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1754 = t1636 + t1753;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1755 = (u64)t1641 * 16u;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1756 = t1754 + t1755;
#line 385 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1756), "r"(row_80), "r"(row_81), "r"(row_82), "r"(row_83) : "memory");
    }
}
