typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

extern "C" __global__ void __launch_bounds__(128, 2)
backward_mma_f16(
    const u64 q /* f16 */,
    const u64 q_stride0,
    const u64 q_stride1,
    const u64 q_stride2,
    const u64 q_stride3,
    const u64 k /* f16 */,
    const u64 k_stride0,
    const u64 k_stride1,
    const u64 k_stride2,
    const u64 k_stride3,
    const u64 v /* f16 */,
    const u64 v_stride0,
    const u64 v_stride1,
    const u64 v_stride2,
    const u64 v_stride3,
    const u64 d_o /* f16 */,
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
    const u64 dk /* f16, written */,
    const u64 dk_stride0,
    const u64 dk_stride1,
    const u64 dk_stride2,
    const u64 dk_stride3,
    const u64 dv /* f16, written */,
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
    const u64 cu_seqlens_q /* u32 */,
    const u64 cu_seqlens_q_stride0,
    const u64 cu_seqlens_q_stride1,
    const u64 cu_seqlens_q_stride2,
    const u64 cu_seqlens_q_stride3,
    const u64 cu_seqlens_k /* u32 */,
    const u64 cu_seqlens_k_stride0,
    const u64 cu_seqlens_k_stride1,
    const u64 cu_seqlens_k_stride2,
    const u64 cu_seqlens_k_stride3,
    const u32 least_queries,
    const u32 most_queries,
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
#line 140 "fa-kernels/src/attention/options/packed.rs"
    const u32 next = batch_2 + 1u;
    const u64 t20 = (u64)batch_2;
#line 141 "fa-kernels/src/attention/options/packed.rs"
    const u64 t21 = t20 * cu_seqlens_q_stride0;
#line 141 "fa-kernels/src/attention/options/packed.rs"
    const u64 t22 = t21 * 4ull;
#line 141 "fa-kernels/src/attention/options/packed.rs"
    const u64 t23 = cu_seqlens_q + t22;
#line 141 "fa-kernels/src/attention/options/packed.rs"
    u32 first_query;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query) : "l"(t23) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u64 t25 = (u64)next;
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u64 t26 = t25 * cu_seqlens_q_stride0;
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u64 t27 = t26 * 4ull;
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u64 t28 = cu_seqlens_q + t27;
#line 142 "fa-kernels/src/attention/options/packed.rs"
    u32 t29;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t29) : "l"(t28) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u32 queries = t29 - first_query;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const bool t31 = least_queries <= queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const bool t32 = queries <= most_queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const bool t33 = t31 & t32;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const u32 seq_q_2 = t33 ? queries : 0u;
#line 152 "fa-kernels/src/attention/options/packed.rs"
    const u64 t35 = (u64)batch_2;
#line 152 "fa-kernels/src/attention/options/packed.rs"
    const u64 t36 = t35 * cu_seqlens_k_stride0;
#line 152 "fa-kernels/src/attention/options/packed.rs"
    const u64 t37 = t36 * 4ull;
#line 152 "fa-kernels/src/attention/options/packed.rs"
    const u64 t38 = cu_seqlens_k + t37;
#line 152 "fa-kernels/src/attention/options/packed.rs"
    u32 first_2;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_2) : "l"(t38) : "memory");
#line 153 "fa-kernels/src/attention/options/packed.rs"
    const u64 t40 = (u64)next;
#line 153 "fa-kernels/src/attention/options/packed.rs"
    const u64 t41 = t40 * cu_seqlens_k_stride0;
#line 153 "fa-kernels/src/attention/options/packed.rs"
    const u64 t42 = t41 * 4ull;
#line 153 "fa-kernels/src/attention/options/packed.rs"
    const u64 t43 = cu_seqlens_k + t42;
#line 153 "fa-kernels/src/attention/options/packed.rs"
    u32 t44;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t44) : "l"(t43) : "memory");
#line 153 "fa-kernels/src/attention/options/packed.rs"
    const u32 seq_k_2 = t44 - first_2;
#line 62 "fa-kernels/src/attention/backward/work.rs"
    const u32 t46 = t15 % kv_heads;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 t47 = seq_q_2 + 63u;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t47 >> 6u;
#line 119 "fa-kernels/src/attention/query_blocks.rs"
    u32 low = 0u;
    u32 high = count;
    while (true) {
#line 121 "fa-kernels/src/attention/query_blocks.rs"
        const bool t49 = low < high;
        if (!t49) break;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t50 = low + high;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 middle = t50 >> 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t52 = middle << 6u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t53 = t52 + 63u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t54 = seq_q_2 - 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t55 = t53 < t54 ? t53 : t54;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t56 = t55 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end = t56 + 1u;
        const u32 t58 = end > seq_q_2 ? end : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t59 = t58 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_2 = t59 < seq_k_2 ? t59 : seq_k_2;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool found = t17 < end_2;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t62 = middle + 1u;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t63 = found ? low : t62;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        low = t63;
        const u32 t64 = found ? middle : high;
#line 125 "fa-kernels/src/attention/query_blocks.rs"
        high = t64;
    }
#line 59 "fa-kernels/src/attention/query_blocks.rs"
    const u32 first_3 = low;
#line 90 "fa-kernels/src/attention/backward/mma/mod.rs"
    const bool t66 = t17 < seq_k_2;
#line 90 "fa-kernels/src/attention/backward/mma/mod.rs"
    if (t66) {
#line 96 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 thread = threadIdx.x;
        const u32 lane = thread & 31u;
        const u32 t69 = thread >> 5u;
#line 98 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 warp;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t69));
#line 99 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 102 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t72 = smem_1 + 16384u;
        const u32 share = warp >> 2u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t74 = warp & 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t75 = t74 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t76 = smem_1 + 8192u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t77 = t72 + 8192u;
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
        const u32 t78 = warp & 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t79 = t78 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t80 = warp >> 2u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t81 = share << 6u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t82 = lane & 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t83 = t81 + t82;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t84 = lane >> 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t85 = t84 << 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t86 = t83 + t85;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t87 = lane >> 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t88 = t87 & 1u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t89 = t86 & 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t90 = t88 ^ t89;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t91 = t86 << 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t92 = t90 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t93 = t91 + t92;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t94 = lane & 15u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t95 = lane >> 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t96 = t94 & 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t97 = t95 ^ t96;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t98 = t94 << 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t99 = t97 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t100 = t98 + t99;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t101 = 0ull * k_stride0;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t102 = t101 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t103 = k + t102;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t104 = (u64)first_2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t105 = t104 * k_stride1;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t106 = t105 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t107 = t103 + t106;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t108 = (u64)t46;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t109 = t108 * k_stride2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t110 = t109 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t111 = t107 + t110;
        const u32 t112 = (u32)k_stride1;
#line 137 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t113 = t112 << 1u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t114 = thread >> 3u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t115 = thread & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t116 = t114 & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t117 = t115 ^ t116;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t118 = t114 << 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t119 = t117 << 4u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t120 = t118 + t119;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t121 = (u64)t114 * t113;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t122 = t111 + t121;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t123 = (u64)t115 * 16u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t124 = t122 + t123;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t125 = (u64)t113 * 16u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t126 = head_dim >> 3u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t127 = smem_1 + t120;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t128 = (u64)t17 * t113;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t129 = t124 + t128;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t130 = t129 + t125;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t131 = t130 + t125;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t132 = t131 + t125;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t133 = t17 + t114;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t134 = t133 < seq_k_2;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t135 = t115 < t126;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t136 = t134 & t135;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t137 = t136 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t127), "l"(t129), "r"(t137) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t138 = t17 + t114;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t139 = t138 + 16u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t140 = t139 < seq_k_2;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t141 = t115 < t126;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t142 = t140 & t141;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t143 = t142 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t127), "l"(t130), "r"(t143) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t144 = t17 + t114;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t145 = t144 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t146 = t145 < seq_k_2;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t147 = t115 < t126;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t148 = t146 & t147;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t149 = t148 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t127), "l"(t131), "r"(t149) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t150 = t17 + t114;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t151 = t150 + 48u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t152 = t151 < seq_k_2;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t153 = t115 < t126;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t154 = t152 & t153;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t155 = t154 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t127), "l"(t132), "r"(t155) : "memory");
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t156 = 0ull * v_stride0;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t157 = t156 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t158 = v + t157;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t159 = (u64)first_2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t160 = t159 * v_stride1;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t161 = t160 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t162 = t158 + t161;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t163 = (u64)t46;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t164 = t163 * v_stride2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t165 = t164 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t166 = t162 + t165;
        const u32 t167 = (u32)v_stride1;
#line 137 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t168 = t167 << 1u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t169 = thread >> 3u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t170 = thread & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t171 = t169 & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t172 = t170 ^ t171;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t173 = t169 << 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t174 = t172 << 4u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t175 = t173 + t174;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t176 = (u64)t169 * t168;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t177 = t166 + t176;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t178 = (u64)t170 * 16u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t179 = t177 + t178;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t180 = (u64)t168 * 16u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t181 = head_dim >> 3u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t182 = t76 + t175;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t183 = (u64)t17 * t168;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t184 = t179 + t183;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t185 = t184 + t180;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t186 = t185 + t180;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t187 = t186 + t180;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t188 = t17 + t169;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t189 = t188 < seq_k_2;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t190 = t170 < t181;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t191 = t189 & t190;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t192 = t191 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t182), "l"(t184), "r"(t192) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t193 = t17 + t169;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t194 = t193 + 16u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t195 = t194 < seq_k_2;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t196 = t170 < t181;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t197 = t195 & t196;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t198 = t197 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t182), "l"(t185), "r"(t198) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t199 = t17 + t169;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t200 = t199 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t201 = t200 < seq_k_2;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t202 = t170 < t181;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t203 = t201 & t202;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t204 = t203 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t182), "l"(t186), "r"(t204) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t205 = t17 + t169;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t206 = t205 + 48u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t207 = t206 < seq_k_2;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t208 = t170 < t181;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t209 = t207 & t208;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t210 = t209 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t182), "l"(t187), "r"(t210) : "memory");
#line 153 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 smem_2 = smem_1 + 24576u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t212 = smem_2 + 8192u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t213 = smem_2 + 16384u;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t214 = 0ull * q_stride0;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t215 = t214 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t216 = q + t215;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t217 = (u64)first_query;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t218 = t217 * q_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t219 = t218 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t220 = t216 + t219;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t221 = (u32)q_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t222 = t221 << 1u;
        const u32 t223 = thread >> 3u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t224 = thread & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t225 = t223 & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t226 = t224 ^ t225;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t227 = t223 << 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t228 = t226 << 4u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t229 = t227 + t228;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t230 = (u64)t223 * t222;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t231 = t220 + t230;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t232 = (u64)t224 * 16u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t233 = t231 + t232;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t234 = (u64)t222 * 16u;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t235 = 0ull * d_o_stride0;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t236 = t235 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t237 = d_o + t236;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t238 = (u64)first_query;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t239 = t238 * d_o_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t240 = t239 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t241 = t237 + t240;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t242 = (u32)d_o_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t243 = t242 << 1u;
        const u32 t244 = thread >> 3u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t245 = thread & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t246 = t244 & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t247 = t245 ^ t246;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t248 = t244 << 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t249 = t247 << 4u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t250 = t248 + t249;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t251 = (u64)t244 * t243;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t252 = t241 + t251;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t253 = (u64)t245 * 16u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t254 = t252 + t253;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t255 = (u64)t243 * 16u;
#line 104 "fa-kernels/src/attention/backward/work.rs"
        const u32 t256 = count - first_3;
#line 104 "fa-kernels/src/attention/backward/work.rs"
        const u32 count_2 = t256 * group;
#line 139 "fa-kernels/src/attention/backward/work.rs"
        const u32 t258 = t46 * group;
#line 143 "fa-kernels/src/attention/backward/work.rs"
        u32 head = t258;
        u32 block = first_3;
        const bool t259 = count_2 != 0u;
#line 156 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t259) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t260 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t261 = (u32)q_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t262 = t261 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_2 = (u64)head * t262;
            const u64 of_head = t220 + head_2;
            const u32 t265 = block << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t266 = (u64)t224 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t267 = smem_2 + t229;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t268 = t265 + t223;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t269 = seq_q_2 > 1u ? seq_q_2 : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t270 = t269 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t271 = t268 < t270 ? t268 : t270;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t272 = (u64)t271 * t222;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t273 = of_head + t272;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t274 = t273 + t266;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t275 = t265 + t223;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t276 = t275 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t277 = seq_q_2 > 1u ? seq_q_2 : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t278 = t277 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t279 = t276 < t278 ? t276 : t278;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t280 = (u64)t279 * t222;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t281 = of_head + t280;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t282 = t281 + t266;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t283 = t265 + t223;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t284 = t283 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t285 = seq_q_2 > 1u ? seq_q_2 : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t286 = t285 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t287 = t284 < t286 ? t284 : t286;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t288 = (u64)t287 * t222;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t289 = of_head + t288;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t290 = t289 + t266;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t291 = t265 + t223;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t292 = t291 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t293 = seq_q_2 > 1u ? seq_q_2 : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t294 = t293 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t295 = t292 < t294 ? t292 : t294;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t296 = (u64)t295 * t222;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t297 = of_head + t296;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t298 = t297 + t266;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t299 = t265 + t223;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t300 = t299 < seq_q_2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t301 = t224 < t260;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t302 = t300 & t301;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t303 = t302 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t267), "l"(t274), "r"(t303) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t304 = t265 + t223;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t305 = t304 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t306 = t305 < seq_q_2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t307 = t224 < t260;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t308 = t306 & t307;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t309 = t308 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t267), "l"(t282), "r"(t309) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t310 = t265 + t223;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t311 = t310 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t312 = t311 < seq_q_2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t313 = t224 < t260;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t314 = t312 & t313;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t315 = t314 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t267), "l"(t290), "r"(t315) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t316 = t265 + t223;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t317 = t316 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t318 = t317 < seq_q_2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t319 = t224 < t260;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t320 = t318 & t319;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t321 = t320 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t267), "l"(t298), "r"(t321) : "memory");
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t322 = thread < 32u;
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            if (t322) {
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t323 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t324 = t323 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t325 = t324 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t326 = block << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row = t325 + t326;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t328 = thread << 1u;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 row_2 = row + t328;
                const u32 t330 = thread << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t331 = t213 + t330;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t332 = (u64)row_2;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t333 = t332 * statistics_stride0;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t334 = t333 * 4ull;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t335 = statistics + t334;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t331), "l"(t335) : "memory");
            }
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t336 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t337 = (u32)d_o_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t338 = t337 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_3 = (u64)head * t338;
            const u64 of_head_2 = t241 + head_3;
            const u32 t341 = block << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t342 = (u64)t245 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t343 = t212 + t250;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t344 = t341 + t244;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t345 = seq_q_2 > 1u ? seq_q_2 : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t346 = t345 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t347 = t344 < t346 ? t344 : t346;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t348 = (u64)t347 * t243;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t349 = of_head_2 + t348;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t350 = t349 + t342;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t351 = t341 + t244;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t352 = t351 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t353 = seq_q_2 > 1u ? seq_q_2 : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t354 = t353 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t355 = t352 < t354 ? t352 : t354;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t356 = (u64)t355 * t243;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t357 = of_head_2 + t356;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t358 = t357 + t342;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t359 = t341 + t244;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t360 = t359 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t361 = seq_q_2 > 1u ? seq_q_2 : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t362 = t361 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t363 = t360 < t362 ? t360 : t362;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t364 = (u64)t363 * t243;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t365 = of_head_2 + t364;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t366 = t365 + t342;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t367 = t341 + t244;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t368 = t367 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t369 = seq_q_2 > 1u ? seq_q_2 : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t370 = t369 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t371 = t368 < t370 ? t368 : t370;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t372 = (u64)t371 * t243;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t373 = of_head_2 + t372;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t374 = t373 + t342;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t375 = t341 + t244;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t376 = t375 < seq_q_2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t377 = t245 < t336;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t378 = t376 & t377;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t379 = t378 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t343), "l"(t350), "r"(t379) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t380 = t341 + t244;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t381 = t380 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t382 = t381 < seq_q_2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t383 = t245 < t336;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t384 = t382 & t383;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t385 = t384 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t343), "l"(t358), "r"(t385) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t386 = t341 + t244;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t387 = t386 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t388 = t387 < seq_q_2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t389 = t245 < t336;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t390 = t388 & t389;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t391 = t390 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t343), "l"(t366), "r"(t391) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t392 = t341 + t244;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t393 = t392 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t394 = t393 < seq_q_2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t395 = t245 < t336;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t396 = t394 & t395;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t397 = t396 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t343), "l"(t374), "r"(t397) : "memory");
        }
#line 160 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 146 "fa-kernels/src/attention/backward/work.rs"
        #pragma unroll 1
        for (u32 i = 0u; i < count_2; i += 1u) {
#line 150 "fa-kernels/src/attention/backward/work.rs"
            const u32 t398 = block + 1u;
#line 150 "fa-kernels/src/attention/backward/work.rs"
            const bool wraps = t398 == count;
            const u32 t400 = head + 1u;
#line 151 "fa-kernels/src/attention/backward/work.rs"
            const u32 t401 = wraps ? t400 : head;
#line 151 "fa-kernels/src/attention/backward/work.rs"
            const u32 t402 = block + 1u;
#line 151 "fa-kernels/src/attention/backward/work.rs"
            const u32 t403 = wraps ? first_3 : t402;
#line 158 "fa-kernels/src/attention/backward/work.rs"
            const u32 t404 = i + 1u;
#line 158 "fa-kernels/src/attention/backward/work.rs"
            const bool more = t404 < count_2;
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
            const u32 t406 = lane & 15u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t407 = t75 + t406;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t408 = lane >> 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t409 = t407 & 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t410 = t408 ^ t409;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t411 = t407 << 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t412 = t410 << 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t413 = t411 + t412;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t414 = smem_1 + t413;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t415;
            asm volatile("mov.b32 %0, %1;" : "=r"(t415) : "r"(t93));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t416 = t415 ^ 32u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t417 = t415 ^ 64u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t418 = t415 ^ 96u;
            const u32 t419 = smem_2 + t415;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t420;
            asm volatile("mov.b32 %0, %1;" : "=r"(t420) : "r"(t414));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m;
            u32 m_2;
            u32 m_3;
            u32 m_4;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t420) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_5;
            u32 m_6;
            u32 m_7;
            u32 m_8;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t419) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_9;
            u32 m_10;
            u32 m_11;
            u32 m_12;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t419) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_13;
            u32 m_14;
            u32 m_15;
            u32 m_16;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t419) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_13), "r"(m_14));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_15), "r"(m_16));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_17;
            u32 m_18;
            u32 m_19;
            u32 m_20;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t419) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t421 = smem_2 + t416;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t422;
            asm volatile("mov.b32 %0, %1;" : "=r"(t422) : "r"(t414));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t423 = t422 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_21;
            u32 m_22;
            u32 m_23;
            u32 m_24;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t423) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_25;
            u32 m_26;
            u32 m_27;
            u32 m_28;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t421) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_25), "r"(m_26));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_27), "r"(m_28));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_29;
            u32 m_30;
            u32 m_31;
            u32 m_32;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t421) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_29), "r"(m_30));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_31), "r"(m_32));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_33;
            u32 m_34;
            u32 m_35;
            u32 m_36;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t421) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_33), "r"(m_34));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_35), "r"(m_36));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_37;
            u32 m_38;
            u32 m_39;
            u32 m_40;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t421) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_37), "r"(m_38));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_39), "r"(m_40));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t424 = smem_2 + t417;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t425;
            asm volatile("mov.b32 %0, %1;" : "=r"(t425) : "r"(t414));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t426 = t425 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_41;
            u32 m_42;
            u32 m_43;
            u32 m_44;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t426) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_45;
            u32 m_46;
            u32 m_47;
            u32 m_48;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t424) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_45), "r"(m_46));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_47), "r"(m_48));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_49;
            u32 m_50;
            u32 m_51;
            u32 m_52;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t424) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_49), "r"(m_50));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_51), "r"(m_52));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_53;
            u32 m_54;
            u32 m_55;
            u32 m_56;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t424) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_53), "r"(m_54));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_55), "r"(m_56));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_57;
            u32 m_58;
            u32 m_59;
            u32 m_60;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t424) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_57), "r"(m_58));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_59), "r"(m_60));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t427 = smem_2 + t418;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t428;
            asm volatile("mov.b32 %0, %1;" : "=r"(t428) : "r"(t414));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t429 = t428 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_61;
            u32 m_62;
            u32 m_63;
            u32 m_64;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t429) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_65;
            u32 m_66;
            u32 m_67;
            u32 m_68;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t427) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_69;
            u32 m_70;
            u32 m_71;
            u32 m_72;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t427) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_73;
            u32 m_74;
            u32 m_75;
            u32 m_76;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t427) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_73), "r"(m_74));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_75), "r"(m_76));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_77;
            u32 m_78;
            u32 m_79;
            u32 m_80;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t427) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_77), "r"(m_78));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_79), "r"(m_80));
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
            const u32 t430 = lane & 15u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t431 = t75 + t430;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t432 = lane >> 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t433 = t431 & 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t434 = t432 ^ t433;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t435 = t431 << 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t436 = t434 << 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t437 = t435 + t436;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t438 = t76 + t437;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t439;
            asm volatile("mov.b32 %0, %1;" : "=r"(t439) : "r"(t93));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t440 = t439 ^ 32u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t441 = t439 ^ 64u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t442 = t439 ^ 96u;
            const u32 t443 = t212 + t439;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t444;
            asm volatile("mov.b32 %0, %1;" : "=r"(t444) : "r"(t438));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_81;
            u32 m_82;
            u32 m_83;
            u32 m_84;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t444) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_85;
            u32 m_86;
            u32 m_87;
            u32 m_88;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t443) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_85), "r"(m_86));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_87), "r"(m_88));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_89;
            u32 m_90;
            u32 m_91;
            u32 m_92;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t443) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_89), "r"(m_90));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_91), "r"(m_92));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_93;
            u32 m_94;
            u32 m_95;
            u32 m_96;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t443) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_93), "r"(m_94));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_95), "r"(m_96));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_97;
            u32 m_98;
            u32 m_99;
            u32 m_100;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t443) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_97), "r"(m_98));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_99), "r"(m_100));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t445 = t212 + t440;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t446;
            asm volatile("mov.b32 %0, %1;" : "=r"(t446) : "r"(t438));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t447 = t446 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_101;
            u32 m_102;
            u32 m_103;
            u32 m_104;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t447) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_105;
            u32 m_106;
            u32 m_107;
            u32 m_108;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t445) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_105), "r"(m_106));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_107), "r"(m_108));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_109;
            u32 m_110;
            u32 m_111;
            u32 m_112;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t445) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_109), "r"(m_110));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_111), "r"(m_112));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_113;
            u32 m_114;
            u32 m_115;
            u32 m_116;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t445) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_113), "r"(m_114));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_115), "r"(m_116));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_117;
            u32 m_118;
            u32 m_119;
            u32 m_120;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t445) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_117), "r"(m_118));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_119), "r"(m_120));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t448 = t212 + t441;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t449;
            asm volatile("mov.b32 %0, %1;" : "=r"(t449) : "r"(t438));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t450 = t449 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_121;
            u32 m_122;
            u32 m_123;
            u32 m_124;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t450) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_125;
            u32 m_126;
            u32 m_127;
            u32 m_128;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t448) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_129;
            u32 m_130;
            u32 m_131;
            u32 m_132;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t448) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_133;
            u32 m_134;
            u32 m_135;
            u32 m_136;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t448) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_133), "r"(m_134));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_135), "r"(m_136));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_137;
            u32 m_138;
            u32 m_139;
            u32 m_140;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t448) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_137), "r"(m_138));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_139), "r"(m_140));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t451 = t212 + t442;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t452;
            asm volatile("mov.b32 %0, %1;" : "=r"(t452) : "r"(t438));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t453 = t452 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_141;
            u32 m_142;
            u32 m_143;
            u32 m_144;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t453) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_145;
            u32 m_146;
            u32 m_147;
            u32 m_148;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t451) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_145), "r"(m_146));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_147), "r"(m_148));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_149;
            u32 m_150;
            u32 m_151;
            u32 m_152;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t451) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_149), "r"(m_150));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_151), "r"(m_152));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_153;
            u32 m_154;
            u32 m_155;
            u32 m_156;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t451) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_153), "r"(m_154));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_155), "r"(m_156));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_157;
            u32 m_158;
            u32 m_159;
            u32 m_160;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t451) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_157), "r"(m_158));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_159), "r"(m_160));
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t454 = block << 6u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t455 = share << 6u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 first_query_2 = t454 + t455;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
            const u32 t457 = block << 6u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t458 = t457 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_3 = t458 + 1u;
            const u32 t460 = end_3 > seq_q_2 ? end_3 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t461 = t460 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_4 = t461 < seq_k_2 ? t461 : seq_k_2;
#line 99 "fa-kernels/src/attention/query_blocks.rs"
            const u32 t463 = t17 + 64u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
            const bool right = end_4 < t463;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            if (right) {
                const u32 t465 = t17 + t75;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t466 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column = t465 + t466;
#line 28 "fa-kernels/src/attention/mask.rs"
                const u32 t468 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                const u32 t469 = t468 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                const u32 t470 = first_query_2 + t469;
#line 28 "fa-kernels/src/attention/mask.rs"
                const u32 t471 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                const u32 t472 = t471 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                const u32 t473 = first_query_2 + t472;
#line 28 "fa-kernels/src/attention/mask.rs"
                const u32 t474 = t473 + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t475 = t470 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_5 = t475 + 1u;
                const u32 t477 = end_5 > seq_q_2 ? end_5 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t478 = t477 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_6 = t478 < seq_k_2 ? t478 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t480 = end_6 > column ? end_6 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_7 = t480 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t483 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t483;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_2 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t485 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t485;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t486 = t474 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_8 = t486 + 1u;
                const u32 t488 = end_8 > seq_q_2 ? end_8 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t489 = t488 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_9 = t489 < seq_k_2 ? t489 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t491 = end_9 > column ? end_9 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_10 = t491 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_3 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t494 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t494;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_4 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t496 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t496;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t497 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t498 = t497 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t499 = first_query_2 + t498;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t500 = t499 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t501 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t502 = t501 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t503 = first_query_2 + t502;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t504 = t503 + 9u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t505 = t500 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_11 = t505 + 1u;
                const u32 t507 = end_11 > seq_q_2 ? end_11 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t508 = t507 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_12 = t508 < seq_k_2 ? t508 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t510 = end_12 > column ? end_12 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_13 = t510 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_5 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t513 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t513;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_6 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t515 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t515;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t516 = t504 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_14 = t516 + 1u;
                const u32 t518 = end_14 > seq_q_2 ? end_14 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t519 = t518 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_15 = t519 < seq_k_2 ? t519 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t521 = end_15 > column ? end_15 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_16 = t521 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_7 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t524 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t524;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_8 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t526 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t526;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t527 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t528 = t527 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t529 = first_query_2 + t528;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t530 = t529 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t531 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t532 = t531 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t533 = first_query_2 + t532;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t534 = t533 + 17u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t535 = t530 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_17 = t535 + 1u;
                const u32 t537 = end_17 > seq_q_2 ? end_17 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t538 = t537 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_18 = t538 < seq_k_2 ? t538 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t540 = end_18 > column ? end_18 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_19 = t540 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 0u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t543 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t543;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 8u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t545 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t545;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t546 = t534 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_20 = t546 + 1u;
                const u32 t548 = end_20 > seq_q_2 ? end_20 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t549 = t548 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_21 = t549 < seq_k_2 ? t549 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t551 = end_21 > column ? end_21 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_22 = t551 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 0u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t554 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t554;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 8u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t556 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t556;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t557 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t558 = t557 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t559 = first_query_2 + t558;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t560 = t559 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t561 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t562 = t561 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t563 = first_query_2 + t562;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t564 = t563 + 25u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t565 = t560 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_23 = t565 + 1u;
                const u32 t567 = end_23 > seq_q_2 ? end_23 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t568 = t567 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_24 = t568 < seq_k_2 ? t568 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t570 = end_24 > column ? end_24 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_25 = t570 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 0u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t573 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t573;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 8u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t575 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t575;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t576 = t564 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_26 = t576 + 1u;
                const u32 t578 = end_26 > seq_q_2 ? end_26 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t579 = t578 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_27 = t579 < seq_k_2 ? t579 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t581 = end_27 > column ? end_27 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_28 = t581 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 0u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t584 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t584;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 8u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t586 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t586;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t587 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t588 = t587 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t589 = first_query_2 + t588;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t590 = t589 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t591 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t592 = t591 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t593 = first_query_2 + t592;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t594 = t593 + 33u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t595 = t590 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_29 = t595 + 1u;
                const u32 t597 = end_29 > seq_q_2 ? end_29 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t598 = t597 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_30 = t598 < seq_k_2 ? t598 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t600 = end_30 > column ? end_30 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_31 = t600 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 0u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t603 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t603;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = 8u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t605 = visible_18 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t605;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t606 = t594 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_32 = t606 + 1u;
                const u32 t608 = end_32 > seq_q_2 ? end_32 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t609 = t608 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_33 = t609 < seq_k_2 ? t609 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t611 = end_33 > column ? end_33 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_34 = t611 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = 0u < end_34;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t614 = visible_19 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t614;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = 8u < end_34;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t616 = visible_20 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t616;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t617 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t618 = t617 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t619 = first_query_2 + t618;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t620 = t619 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t621 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t622 = t621 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t623 = first_query_2 + t622;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t624 = t623 + 41u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t625 = t620 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_35 = t625 + 1u;
                const u32 t627 = end_35 > seq_q_2 ? end_35 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t628 = t627 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_36 = t628 < seq_k_2 ? t628 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t630 = end_36 > column ? end_36 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_37 = t630 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = 0u < end_37;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t633 = visible_21 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t633;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = 8u < end_37;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t635 = visible_22 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t635;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t636 = t624 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_38 = t636 + 1u;
                const u32 t638 = end_38 > seq_q_2 ? end_38 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t639 = t638 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_39 = t639 < seq_k_2 ? t639 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t641 = end_39 > column ? end_39 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_40 = t641 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = 0u < end_40;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t644 = visible_23 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t644;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = 8u < end_40;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t646 = visible_24 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t646;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t647 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t648 = t647 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t649 = first_query_2 + t648;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t650 = t649 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t651 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t652 = t651 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t653 = first_query_2 + t652;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t654 = t653 + 49u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t655 = t650 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_41 = t655 + 1u;
                const u32 t657 = end_41 > seq_q_2 ? end_41 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t658 = t657 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_42 = t658 < seq_k_2 ? t658 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t660 = end_42 > column ? end_42 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_43 = t660 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = 0u < end_43;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t663 = visible_25 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t663;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = 8u < end_43;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t665 = visible_26 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t665;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t666 = t654 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_44 = t666 + 1u;
                const u32 t668 = end_44 > seq_q_2 ? end_44 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t669 = t668 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_45 = t669 < seq_k_2 ? t669 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t671 = end_45 > column ? end_45 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_46 = t671 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = 0u < end_46;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t674 = visible_27 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t674;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = 8u < end_46;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t676 = visible_28 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t676;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t677 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t678 = t677 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t679 = first_query_2 + t678;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t680 = t679 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t681 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t682 = t681 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t683 = first_query_2 + t682;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t684 = t683 + 57u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t685 = t680 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_47 = t685 + 1u;
                const u32 t687 = end_47 > seq_q_2 ? end_47 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t688 = t687 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_48 = t688 < seq_k_2 ? t688 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t690 = end_48 > column ? end_48 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_49 = t690 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = 0u < end_49;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t693 = visible_29 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t693;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = 8u < end_49;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t695 = visible_30 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t695;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t696 = t684 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_50 = t696 + 1u;
                const u32 t698 = end_50 > seq_q_2 ? end_50 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t699 = t698 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_51 = t699 < seq_k_2 ? t699 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t701 = end_51 > column ? end_51 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_52 = t701 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = 0u < end_52;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t704 = visible_31 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t704;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = 8u < end_52;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t706 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t706;
            }
#line 286 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 first_4 = share << 9u;
            const u32 t708 = t213 + first_4;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t709 = lane & 3u;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t710 = t709 << 4u;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t711 = t708 + t710;
            u32 row_3;
            u32 row_4;
            u32 row_5;
            u32 row_6;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_3), "=r"(row_4), "=r"(row_5), "=r"(row_6) : "r"(t711) : "memory");
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t712;
            asm("mov.b32 %0, %1;" : "=f"(t712) : "r"(row_3));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t713;
            asm("mov.b32 %0, %1;" : "=f"(t713) : "r"(row_4));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t714;
            asm("mov.b32 %0, %1;" : "=f"(t714) : "r"(row_5));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t715;
            asm("mov.b32 %0, %1;" : "=f"(t715) : "r"(row_6));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t716 = -t712;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t717;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t717) : "f"(s), "f"(scale_log2), "f"(t716));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p) : "f"(t717));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t719 = dp - t713;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds = p * t719;
            dp = ds;
            s = p;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t721 = -t714;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t722;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t722) : "f"(s_2), "f"(scale_log2), "f"(t721));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_2) : "f"(t722));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t724 = dp_2 - t715;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_2 = p_2 * t724;
            dp_2 = ds_2;
            s_2 = p_2;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t726 = -t712;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t727;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t727) : "f"(s_3), "f"(scale_log2), "f"(t726));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_3) : "f"(t727));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t729 = dp_3 - t713;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_3 = p_3 * t729;
            dp_3 = ds_3;
            s_3 = p_3;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t731 = -t714;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t732;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t732) : "f"(s_4), "f"(scale_log2), "f"(t731));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_4) : "f"(t732));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t734 = dp_4 - t715;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_4 = p_4 * t734;
            dp_4 = ds_4;
            s_4 = p_4;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_7;
            u32 row_8;
            u32 row_9;
            u32 row_10;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_7), "=r"(row_8), "=r"(row_9), "=r"(row_10) : "r"(t711) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t736;
            asm("mov.b32 %0, %1;" : "=f"(t736) : "r"(row_7));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t737;
            asm("mov.b32 %0, %1;" : "=f"(t737) : "r"(row_8));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t738;
            asm("mov.b32 %0, %1;" : "=f"(t738) : "r"(row_9));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t739;
            asm("mov.b32 %0, %1;" : "=f"(t739) : "r"(row_10));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t740 = -t736;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t741;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t741) : "f"(s_5), "f"(scale_log2), "f"(t740));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_5;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_5) : "f"(t741));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t743 = dp_5 - t737;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_5 = p_5 * t743;
            dp_5 = ds_5;
            s_5 = p_5;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t745 = -t738;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t746;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t746) : "f"(s_6), "f"(scale_log2), "f"(t745));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_6;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_6) : "f"(t746));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t748 = dp_6 - t739;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_6 = p_6 * t748;
            dp_6 = ds_6;
            s_6 = p_6;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t750 = -t736;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t751;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t751) : "f"(s_7), "f"(scale_log2), "f"(t750));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_7;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_7) : "f"(t751));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t753 = dp_7 - t737;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_7 = p_7 * t753;
            dp_7 = ds_7;
            s_7 = p_7;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t755 = -t738;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t756;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t756) : "f"(s_8), "f"(scale_log2), "f"(t755));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_8;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_8) : "f"(t756));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t758 = dp_8 - t739;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_8 = p_8 * t758;
            dp_8 = ds_8;
            s_8 = p_8;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_11;
            u32 row_12;
            u32 row_13;
            u32 row_14;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_11), "=r"(row_12), "=r"(row_13), "=r"(row_14) : "r"(t711) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t760;
            asm("mov.b32 %0, %1;" : "=f"(t760) : "r"(row_11));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t761;
            asm("mov.b32 %0, %1;" : "=f"(t761) : "r"(row_12));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t762;
            asm("mov.b32 %0, %1;" : "=f"(t762) : "r"(row_13));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t763;
            asm("mov.b32 %0, %1;" : "=f"(t763) : "r"(row_14));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t764 = -t760;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t765;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t765) : "f"(s_9), "f"(scale_log2), "f"(t764));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_9;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_9) : "f"(t765));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t767 = dp_9 - t761;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_9 = p_9 * t767;
            dp_9 = ds_9;
            s_9 = p_9;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t769 = -t762;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t770;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t770) : "f"(s_10), "f"(scale_log2), "f"(t769));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_10;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_10) : "f"(t770));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t772 = dp_10 - t763;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_10 = p_10 * t772;
            dp_10 = ds_10;
            s_10 = p_10;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t774 = -t760;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t775;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t775) : "f"(s_11), "f"(scale_log2), "f"(t774));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_11;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_11) : "f"(t775));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t777 = dp_11 - t761;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_11 = p_11 * t777;
            dp_11 = ds_11;
            s_11 = p_11;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t779 = -t762;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t780;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t780) : "f"(s_12), "f"(scale_log2), "f"(t779));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_12;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_12) : "f"(t780));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t782 = dp_12 - t763;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_12 = p_12 * t782;
            dp_12 = ds_12;
            s_12 = p_12;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_15;
            u32 row_16;
            u32 row_17;
            u32 row_18;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_15), "=r"(row_16), "=r"(row_17), "=r"(row_18) : "r"(t711) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t784;
            asm("mov.b32 %0, %1;" : "=f"(t784) : "r"(row_15));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t785;
            asm("mov.b32 %0, %1;" : "=f"(t785) : "r"(row_16));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t786;
            asm("mov.b32 %0, %1;" : "=f"(t786) : "r"(row_17));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t787;
            asm("mov.b32 %0, %1;" : "=f"(t787) : "r"(row_18));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t788 = -t784;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t789;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t789) : "f"(s_13), "f"(scale_log2), "f"(t788));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_13;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_13) : "f"(t789));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t791 = dp_13 - t785;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_13 = p_13 * t791;
            dp_13 = ds_13;
            s_13 = p_13;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t793 = -t786;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t794;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t794) : "f"(s_14), "f"(scale_log2), "f"(t793));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_14;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_14) : "f"(t794));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t796 = dp_14 - t787;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_14 = p_14 * t796;
            dp_14 = ds_14;
            s_14 = p_14;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t798 = -t784;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t799;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t799) : "f"(s_15), "f"(scale_log2), "f"(t798));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_15;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_15) : "f"(t799));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t801 = dp_15 - t785;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_15 = p_15 * t801;
            dp_15 = ds_15;
            s_15 = p_15;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t803 = -t786;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t804;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t804) : "f"(s_16), "f"(scale_log2), "f"(t803));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_16;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_16) : "f"(t804));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t806 = dp_16 - t787;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_16 = p_16 * t806;
            dp_16 = ds_16;
            s_16 = p_16;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_19;
            u32 row_20;
            u32 row_21;
            u32 row_22;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_19), "=r"(row_20), "=r"(row_21), "=r"(row_22) : "r"(t711) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t808;
            asm("mov.b32 %0, %1;" : "=f"(t808) : "r"(row_19));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t809;
            asm("mov.b32 %0, %1;" : "=f"(t809) : "r"(row_20));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t810;
            asm("mov.b32 %0, %1;" : "=f"(t810) : "r"(row_21));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t811;
            asm("mov.b32 %0, %1;" : "=f"(t811) : "r"(row_22));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t812 = -t808;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t813;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t813) : "f"(s_17), "f"(scale_log2), "f"(t812));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_17;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_17) : "f"(t813));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t815 = dp_17 - t809;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_17 = p_17 * t815;
            dp_17 = ds_17;
            s_17 = p_17;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t817 = -t810;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t818;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t818) : "f"(s_18), "f"(scale_log2), "f"(t817));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_18;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_18) : "f"(t818));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t820 = dp_18 - t811;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_18 = p_18 * t820;
            dp_18 = ds_18;
            s_18 = p_18;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t822 = -t808;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t823;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t823) : "f"(s_19), "f"(scale_log2), "f"(t822));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_19;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_19) : "f"(t823));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t825 = dp_19 - t809;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_19 = p_19 * t825;
            dp_19 = ds_19;
            s_19 = p_19;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t827 = -t810;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t828;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t828) : "f"(s_20), "f"(scale_log2), "f"(t827));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_20;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_20) : "f"(t828));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t830 = dp_20 - t811;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_20 = p_20 * t830;
            dp_20 = ds_20;
            s_20 = p_20;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_23;
            u32 row_24;
            u32 row_25;
            u32 row_26;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_23), "=r"(row_24), "=r"(row_25), "=r"(row_26) : "r"(t711) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t832;
            asm("mov.b32 %0, %1;" : "=f"(t832) : "r"(row_23));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t833;
            asm("mov.b32 %0, %1;" : "=f"(t833) : "r"(row_24));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t834;
            asm("mov.b32 %0, %1;" : "=f"(t834) : "r"(row_25));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t835;
            asm("mov.b32 %0, %1;" : "=f"(t835) : "r"(row_26));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t836 = -t832;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t837;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t837) : "f"(s_21), "f"(scale_log2), "f"(t836));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_21;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_21) : "f"(t837));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t839 = dp_21 - t833;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_21 = p_21 * t839;
            dp_21 = ds_21;
            s_21 = p_21;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t841 = -t834;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t842;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t842) : "f"(s_22), "f"(scale_log2), "f"(t841));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_22;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_22) : "f"(t842));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t844 = dp_22 - t835;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_22 = p_22 * t844;
            dp_22 = ds_22;
            s_22 = p_22;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t846 = -t832;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t847;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t847) : "f"(s_23), "f"(scale_log2), "f"(t846));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_23;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_23) : "f"(t847));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t849 = dp_23 - t833;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_23 = p_23 * t849;
            dp_23 = ds_23;
            s_23 = p_23;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t851 = -t834;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t852;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t852) : "f"(s_24), "f"(scale_log2), "f"(t851));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_24;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_24) : "f"(t852));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t854 = dp_24 - t835;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_24 = p_24 * t854;
            dp_24 = ds_24;
            s_24 = p_24;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_27;
            u32 row_28;
            u32 row_29;
            u32 row_30;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_27), "=r"(row_28), "=r"(row_29), "=r"(row_30) : "r"(t711) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t856;
            asm("mov.b32 %0, %1;" : "=f"(t856) : "r"(row_27));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t857;
            asm("mov.b32 %0, %1;" : "=f"(t857) : "r"(row_28));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t858;
            asm("mov.b32 %0, %1;" : "=f"(t858) : "r"(row_29));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t859;
            asm("mov.b32 %0, %1;" : "=f"(t859) : "r"(row_30));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t860 = -t856;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t861;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t861) : "f"(s_25), "f"(scale_log2), "f"(t860));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_25;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_25) : "f"(t861));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t863 = dp_25 - t857;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_25 = p_25 * t863;
            dp_25 = ds_25;
            s_25 = p_25;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t865 = -t858;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t866;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t866) : "f"(s_26), "f"(scale_log2), "f"(t865));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_26;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_26) : "f"(t866));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t868 = dp_26 - t859;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_26 = p_26 * t868;
            dp_26 = ds_26;
            s_26 = p_26;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t870 = -t856;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t871;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t871) : "f"(s_27), "f"(scale_log2), "f"(t870));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_27;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_27) : "f"(t871));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t873 = dp_27 - t857;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_27 = p_27 * t873;
            dp_27 = ds_27;
            s_27 = p_27;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t875 = -t858;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t876;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t876) : "f"(s_28), "f"(scale_log2), "f"(t875));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_28;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_28) : "f"(t876));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t878 = dp_28 - t859;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_28 = p_28 * t878;
            dp_28 = ds_28;
            s_28 = p_28;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_31;
            u32 row_32;
            u32 row_33;
            u32 row_34;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_31), "=r"(row_32), "=r"(row_33), "=r"(row_34) : "r"(t711) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t880;
            asm("mov.b32 %0, %1;" : "=f"(t880) : "r"(row_31));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t881;
            asm("mov.b32 %0, %1;" : "=f"(t881) : "r"(row_32));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t882;
            asm("mov.b32 %0, %1;" : "=f"(t882) : "r"(row_33));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t883;
            asm("mov.b32 %0, %1;" : "=f"(t883) : "r"(row_34));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t884 = -t880;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t885;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t885) : "f"(s_29), "f"(scale_log2), "f"(t884));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_29;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_29) : "f"(t885));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t887 = dp_29 - t881;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_29 = p_29 * t887;
            dp_29 = ds_29;
            s_29 = p_29;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t889 = -t882;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t890;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t890) : "f"(s_30), "f"(scale_log2), "f"(t889));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_30;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_30) : "f"(t890));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t892 = dp_30 - t883;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_30 = p_30 * t892;
            dp_30 = ds_30;
            s_30 = p_30;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t894 = -t880;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t895;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t895) : "f"(s_31), "f"(scale_log2), "f"(t894));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_31;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_31) : "f"(t895));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t897 = dp_31 - t881;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_31 = p_31 * t897;
            dp_31 = ds_31;
            s_31 = p_31;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t899 = -t882;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t900;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t900) : "f"(s_32), "f"(scale_log2), "f"(t899));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_32;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_32) : "f"(t900));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t902 = dp_32 - t883;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_32 = p_32 * t902;
            dp_32 = ds_32;
            s_32 = p_32;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t904 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t905 = t72 + t904;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t906;
            asm volatile("mov.b32 %0, %1;" : "=r"(t906) : "r"(lane));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t907 = t906 >> 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t908 = t75 + t907;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t909 = t908 & 7u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t910 = 0u ^ t909;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t911 = t908 << 7u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t912 = t910 << 4u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t913 = t911 + t912;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t914 = t906 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t915 = t914 << 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t916 = t913 + t915;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t917;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t917) : "f"(dp), "f"(dp_2));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t918 = t905 + t916;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t918), "r"(t917) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t919;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t919) : "f"(dp_5), "f"(dp_6));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t920 = t916 ^ 16u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t921 = t905 + t920;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t921), "r"(t919) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t922;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t922) : "f"(dp_9), "f"(dp_10));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t923 = t916 ^ 32u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t924 = t905 + t923;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t924), "r"(t922) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t925;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t925) : "f"(dp_13), "f"(dp_14));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t926 = t916 ^ 48u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t927 = t905 + t926;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t927), "r"(t925) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t928;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t928) : "f"(dp_17), "f"(dp_18));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t929 = t916 ^ 64u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t930 = t905 + t929;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t930), "r"(t928) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t931;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t931) : "f"(dp_21), "f"(dp_22));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t932 = t916 ^ 80u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t933 = t905 + t932;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t933), "r"(t931) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t934;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t934) : "f"(dp_25), "f"(dp_26));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t935 = t916 ^ 96u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t936 = t905 + t935;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t936), "r"(t934) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t937;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t937) : "f"(dp_29), "f"(dp_30));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t938 = t916 ^ 112u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t939 = t905 + t938;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t939), "r"(t937) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t940 = t906 >> 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t941 = t75 + t940;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t942 = t941 + 8u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t943 = t942 & 7u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t944 = 0u ^ t943;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t945 = t942 << 7u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t946 = t944 << 4u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t947 = t945 + t946;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t948 = t906 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t949 = t948 << 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t950 = t947 + t949;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t951;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t951) : "f"(dp_3), "f"(dp_4));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t952 = t905 + t950;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t952), "r"(t951) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t953;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t953) : "f"(dp_7), "f"(dp_8));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t954 = t950 ^ 16u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t955 = t905 + t954;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t955), "r"(t953) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t956;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t956) : "f"(dp_11), "f"(dp_12));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t957 = t950 ^ 32u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t958 = t905 + t957;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t958), "r"(t956) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t959;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t959) : "f"(dp_15), "f"(dp_16));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t960 = t950 ^ 48u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t961 = t905 + t960;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t961), "r"(t959) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t962;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t962) : "f"(dp_19), "f"(dp_20));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t963 = t950 ^ 64u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t964 = t905 + t963;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t964), "r"(t962) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t965;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t965) : "f"(dp_23), "f"(dp_24));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t966 = t950 ^ 80u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t967 = t905 + t966;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t967), "r"(t965) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t968;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t968) : "f"(dp_27), "f"(dp_28));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t969 = t950 ^ 96u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t970 = t905 + t969;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t970), "r"(t968) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t971;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t971) : "f"(dp_31), "f"(dp_32));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t972 = t950 ^ 112u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t973 = t905 + t972;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t973), "r"(t971) : "memory");
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t974;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t974) : "f"(s), "f"(s_2));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t975;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t975) : "f"(s_3), "f"(s_4));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t976;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t976) : "f"(s_5), "f"(s_6));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t977;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t977) : "f"(s_7), "f"(s_8));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t978;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t978) : "f"(s_9), "f"(s_10));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t979;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t979) : "f"(s_11), "f"(s_12));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t980;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t980) : "f"(s_13), "f"(s_14));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t981;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t981) : "f"(s_15), "f"(s_16));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t982;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t982) : "f"(s_17), "f"(s_18));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t983;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t983) : "f"(s_19), "f"(s_20));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t984;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t984) : "f"(s_21), "f"(s_22));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t985;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t985) : "f"(s_23), "f"(s_24));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t986;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t986) : "f"(s_25), "f"(s_26));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t987;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t987) : "f"(s_27), "f"(s_28));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t988;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t988) : "f"(s_29), "f"(s_30));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t989;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t989) : "f"(s_31), "f"(s_32));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t990;
            asm volatile("mov.b32 %0, %1;" : "=r"(t990) : "r"(t100));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t991 = t990 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t992 = t990 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t993 = t990 ^ 96u;
            const u32 t994 = t212 + t990;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t995 = t212 + t991;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t996 = t212 + t992;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t997 = t212 + t993;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_161;
            u32 m_162;
            u32 m_163;
            u32 m_164;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t994) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(t974), "r"(t975), "r"(t976), "r"(t977), "r"(m_161), "r"(m_162));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(t974), "r"(t975), "r"(t976), "r"(t977), "r"(m_163), "r"(m_164));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_165;
            u32 m_166;
            u32 m_167;
            u32 m_168;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t995) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(t974), "r"(t975), "r"(t976), "r"(t977), "r"(m_165), "r"(m_166));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(t974), "r"(t975), "r"(t976), "r"(t977), "r"(m_167), "r"(m_168));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_169;
            u32 m_170;
            u32 m_171;
            u32 m_172;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t996) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(t974), "r"(t975), "r"(t976), "r"(t977), "r"(m_169), "r"(m_170));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(t974), "r"(t975), "r"(t976), "r"(t977), "r"(m_171), "r"(m_172));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_173;
            u32 m_174;
            u32 m_175;
            u32 m_176;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t997) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(t974), "r"(t975), "r"(t976), "r"(t977), "r"(m_173), "r"(m_174));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t974), "r"(t975), "r"(t976), "r"(t977), "r"(m_175), "r"(m_176));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_177;
            u32 m_178;
            u32 m_179;
            u32 m_180;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t994) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(t978), "r"(t979), "r"(t980), "r"(t981), "r"(m_177), "r"(m_178));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(t978), "r"(t979), "r"(t980), "r"(t981), "r"(m_179), "r"(m_180));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_181;
            u32 m_182;
            u32 m_183;
            u32 m_184;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t995) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(t978), "r"(t979), "r"(t980), "r"(t981), "r"(m_181), "r"(m_182));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(t978), "r"(t979), "r"(t980), "r"(t981), "r"(m_183), "r"(m_184));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_185;
            u32 m_186;
            u32 m_187;
            u32 m_188;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t996) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(t978), "r"(t979), "r"(t980), "r"(t981), "r"(m_185), "r"(m_186));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(t978), "r"(t979), "r"(t980), "r"(t981), "r"(m_187), "r"(m_188));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_189;
            u32 m_190;
            u32 m_191;
            u32 m_192;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t997) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(t978), "r"(t979), "r"(t980), "r"(t981), "r"(m_189), "r"(m_190));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t978), "r"(t979), "r"(t980), "r"(t981), "r"(m_191), "r"(m_192));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_193;
            u32 m_194;
            u32 m_195;
            u32 m_196;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t994) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(t982), "r"(t983), "r"(t984), "r"(t985), "r"(m_193), "r"(m_194));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(t982), "r"(t983), "r"(t984), "r"(t985), "r"(m_195), "r"(m_196));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_197;
            u32 m_198;
            u32 m_199;
            u32 m_200;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t995) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(t982), "r"(t983), "r"(t984), "r"(t985), "r"(m_197), "r"(m_198));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(t982), "r"(t983), "r"(t984), "r"(t985), "r"(m_199), "r"(m_200));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_201;
            u32 m_202;
            u32 m_203;
            u32 m_204;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t996) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(t982), "r"(t983), "r"(t984), "r"(t985), "r"(m_201), "r"(m_202));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(t982), "r"(t983), "r"(t984), "r"(t985), "r"(m_203), "r"(m_204));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_205;
            u32 m_206;
            u32 m_207;
            u32 m_208;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t997) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(t982), "r"(t983), "r"(t984), "r"(t985), "r"(m_205), "r"(m_206));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t982), "r"(t983), "r"(t984), "r"(t985), "r"(m_207), "r"(m_208));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_209;
            u32 m_210;
            u32 m_211;
            u32 m_212;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t994) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(t986), "r"(t987), "r"(t988), "r"(t989), "r"(m_209), "r"(m_210));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(t986), "r"(t987), "r"(t988), "r"(t989), "r"(m_211), "r"(m_212));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_213;
            u32 m_214;
            u32 m_215;
            u32 m_216;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t995) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(t986), "r"(t987), "r"(t988), "r"(t989), "r"(m_213), "r"(m_214));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(t986), "r"(t987), "r"(t988), "r"(t989), "r"(m_215), "r"(m_216));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_217;
            u32 m_218;
            u32 m_219;
            u32 m_220;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t996) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(t986), "r"(t987), "r"(t988), "r"(t989), "r"(m_217), "r"(m_218));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(t986), "r"(t987), "r"(t988), "r"(t989), "r"(m_219), "r"(m_220));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_221;
            u32 m_222;
            u32 m_223;
            u32 m_224;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t997) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(t986), "r"(t987), "r"(t988), "r"(t989), "r"(m_221), "r"(m_222));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t986), "r"(t987), "r"(t988), "r"(t989), "r"(m_223), "r"(m_224));
#line 201 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 233 "fa-kernels/src/attention/backward/mma/tile.rs"
            if (more) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t998 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t999 = (u32)d_o_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1000 = t999 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 head_4 = (u64)t401 * t1000;
                const u64 of_head_3 = t241 + head_4;
                const u32 t1003 = t403 << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1004 = (u64)t245 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1005 = t212 + t250;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1006 = t1003 + t244;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1007 = seq_q_2 > 1u ? seq_q_2 : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1008 = t1007 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1009 = t1006 < t1008 ? t1006 : t1008;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1010 = (u64)t1009 * t243;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1011 = of_head_3 + t1010;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1012 = t1011 + t1004;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1013 = t1003 + t244;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1014 = t1013 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1015 = seq_q_2 > 1u ? seq_q_2 : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1016 = t1015 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1017 = t1014 < t1016 ? t1014 : t1016;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1018 = (u64)t1017 * t243;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1019 = of_head_3 + t1018;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1020 = t1019 + t1004;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1021 = t1003 + t244;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1022 = t1021 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1023 = seq_q_2 > 1u ? seq_q_2 : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1024 = t1023 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1025 = t1022 < t1024 ? t1022 : t1024;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1026 = (u64)t1025 * t243;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1027 = of_head_3 + t1026;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1028 = t1027 + t1004;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1029 = t1003 + t244;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1030 = t1029 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1031 = seq_q_2 > 1u ? seq_q_2 : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1032 = t1031 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1033 = t1030 < t1032 ? t1030 : t1032;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1034 = (u64)t1033 * t243;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1035 = of_head_3 + t1034;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1036 = t1035 + t1004;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1037 = t1003 + t244;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1038 = t1037 < seq_q_2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1039 = t245 < t998;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1040 = t1038 & t1039;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1041 = t1040 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1005), "l"(t1012), "r"(t1041) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1042 = t1003 + t244;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1043 = t1042 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1044 = t1043 < seq_q_2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1045 = t245 < t998;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1046 = t1044 & t1045;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1047 = t1046 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1005), "l"(t1020), "r"(t1047) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1048 = t1003 + t244;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1049 = t1048 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1050 = t1049 < seq_q_2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1051 = t245 < t998;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1052 = t1050 & t1051;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1053 = t1052 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1005), "l"(t1028), "r"(t1053) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1054 = t1003 + t244;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1055 = t1054 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1056 = t1055 < seq_q_2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1057 = t245 < t998;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1058 = t1056 & t1057;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1059 = t1058 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1005), "l"(t1036), "r"(t1059) : "memory");
            }
#line 236 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1060;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1060) : "f"(dp), "f"(dp_2));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1061;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1061) : "f"(dp_3), "f"(dp_4));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1062;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1062) : "f"(dp_5), "f"(dp_6));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1063;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1063) : "f"(dp_7), "f"(dp_8));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1064;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1064) : "f"(dp_9), "f"(dp_10));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1065;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1065) : "f"(dp_11), "f"(dp_12));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1066;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1066) : "f"(dp_13), "f"(dp_14));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1067;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1067) : "f"(dp_15), "f"(dp_16));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1068;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1068) : "f"(dp_17), "f"(dp_18));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1069;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1069) : "f"(dp_19), "f"(dp_20));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1070;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1070) : "f"(dp_21), "f"(dp_22));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1071;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1071) : "f"(dp_23), "f"(dp_24));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1072;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1072) : "f"(dp_25), "f"(dp_26));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1073;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1073) : "f"(dp_27), "f"(dp_28));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1074;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1074) : "f"(dp_29), "f"(dp_30));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1075;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1075) : "f"(dp_31), "f"(dp_32));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1076;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1076) : "r"(t100));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1077 = t1076 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1078 = t1076 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1079 = t1076 ^ 96u;
            const u32 t1080 = smem_2 + t1076;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1081 = smem_2 + t1077;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1082 = smem_2 + t1078;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1083 = smem_2 + t1079;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_225;
            u32 m_226;
            u32 m_227;
            u32 m_228;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t1080) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(t1060), "r"(t1061), "r"(t1062), "r"(t1063), "r"(m_225), "r"(m_226));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(t1060), "r"(t1061), "r"(t1062), "r"(t1063), "r"(m_227), "r"(m_228));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_229;
            u32 m_230;
            u32 m_231;
            u32 m_232;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t1081) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(t1060), "r"(t1061), "r"(t1062), "r"(t1063), "r"(m_229), "r"(m_230));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(t1060), "r"(t1061), "r"(t1062), "r"(t1063), "r"(m_231), "r"(m_232));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_233;
            u32 m_234;
            u32 m_235;
            u32 m_236;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t1082) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(t1060), "r"(t1061), "r"(t1062), "r"(t1063), "r"(m_233), "r"(m_234));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(t1060), "r"(t1061), "r"(t1062), "r"(t1063), "r"(m_235), "r"(m_236));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_237;
            u32 m_238;
            u32 m_239;
            u32 m_240;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t1083) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(t1060), "r"(t1061), "r"(t1062), "r"(t1063), "r"(m_237), "r"(m_238));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(t1060), "r"(t1061), "r"(t1062), "r"(t1063), "r"(m_239), "r"(m_240));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_241;
            u32 m_242;
            u32 m_243;
            u32 m_244;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1080) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(t1064), "r"(t1065), "r"(t1066), "r"(t1067), "r"(m_241), "r"(m_242));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(t1064), "r"(t1065), "r"(t1066), "r"(t1067), "r"(m_243), "r"(m_244));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_245;
            u32 m_246;
            u32 m_247;
            u32 m_248;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1081) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(t1064), "r"(t1065), "r"(t1066), "r"(t1067), "r"(m_245), "r"(m_246));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(t1064), "r"(t1065), "r"(t1066), "r"(t1067), "r"(m_247), "r"(m_248));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_249;
            u32 m_250;
            u32 m_251;
            u32 m_252;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1082) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(t1064), "r"(t1065), "r"(t1066), "r"(t1067), "r"(m_249), "r"(m_250));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(t1064), "r"(t1065), "r"(t1066), "r"(t1067), "r"(m_251), "r"(m_252));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_253;
            u32 m_254;
            u32 m_255;
            u32 m_256;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1083) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(t1064), "r"(t1065), "r"(t1066), "r"(t1067), "r"(m_253), "r"(m_254));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(t1064), "r"(t1065), "r"(t1066), "r"(t1067), "r"(m_255), "r"(m_256));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_257;
            u32 m_258;
            u32 m_259;
            u32 m_260;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1080) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(t1068), "r"(t1069), "r"(t1070), "r"(t1071), "r"(m_257), "r"(m_258));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(t1068), "r"(t1069), "r"(t1070), "r"(t1071), "r"(m_259), "r"(m_260));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_261;
            u32 m_262;
            u32 m_263;
            u32 m_264;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1081) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(t1068), "r"(t1069), "r"(t1070), "r"(t1071), "r"(m_261), "r"(m_262));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(t1068), "r"(t1069), "r"(t1070), "r"(t1071), "r"(m_263), "r"(m_264));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_265;
            u32 m_266;
            u32 m_267;
            u32 m_268;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1082) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(t1068), "r"(t1069), "r"(t1070), "r"(t1071), "r"(m_265), "r"(m_266));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(t1068), "r"(t1069), "r"(t1070), "r"(t1071), "r"(m_267), "r"(m_268));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_269;
            u32 m_270;
            u32 m_271;
            u32 m_272;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1083) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(t1068), "r"(t1069), "r"(t1070), "r"(t1071), "r"(m_269), "r"(m_270));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(t1068), "r"(t1069), "r"(t1070), "r"(t1071), "r"(m_271), "r"(m_272));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_273;
            u32 m_274;
            u32 m_275;
            u32 m_276;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1080) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(t1072), "r"(t1073), "r"(t1074), "r"(t1075), "r"(m_273), "r"(m_274));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(t1072), "r"(t1073), "r"(t1074), "r"(t1075), "r"(m_275), "r"(m_276));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_277;
            u32 m_278;
            u32 m_279;
            u32 m_280;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1081) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(t1072), "r"(t1073), "r"(t1074), "r"(t1075), "r"(m_277), "r"(m_278));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(t1072), "r"(t1073), "r"(t1074), "r"(t1075), "r"(m_279), "r"(m_280));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_281;
            u32 m_282;
            u32 m_283;
            u32 m_284;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1082) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(t1072), "r"(t1073), "r"(t1074), "r"(t1075), "r"(m_281), "r"(m_282));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(t1072), "r"(t1073), "r"(t1074), "r"(t1075), "r"(m_283), "r"(m_284));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_285;
            u32 m_286;
            u32 m_287;
            u32 m_288;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1083) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(t1072), "r"(t1073), "r"(t1074), "r"(t1075), "r"(m_285), "r"(m_286));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(t1072), "r"(t1073), "r"(t1074), "r"(t1075), "r"(m_287), "r"(m_288));
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1084 = t80 << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1085 = smem_1 + t1084;
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
            u32 lane_2;
            asm volatile("mov.b32 %0, %1;" : "=r"(lane_2) : "r"(lane));
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1087 = lane_2 & 7u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1088 = lane_2 >> 4u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1089 = t1088 << 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1090 = t1087 + t1089;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1091 = t79 >> 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1092 = lane_2 >> 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1093 = t1092 & 1u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1094 = t1091 + t1093;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1095 = t1094 >> 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1096 = t1094 & 7u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1097 = t1095 << 13u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1098 = t72 + t1097;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1099 = t1090 & 7u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1100 = t1096 ^ t1099;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1101 = t1090 << 7u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1102 = t1100 << 4u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1103 = t1101 + t1102;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1104 = t1098 + t1103;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1105;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1105) : "r"(t100));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1106 = t1105 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1107 = t1105 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1108 = t1105 ^ 96u;
            const u32 t1109 = t1085 + t1105;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1110 = t1085 + t1106;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1111 = t1085 + t1107;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1112 = t1085 + t1108;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_289;
            u32 m_290;
            u32 m_291;
            u32 m_292;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1104) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_293;
            u32 m_294;
            u32 m_295;
            u32 m_296;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1109) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_293), "r"(m_294));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_295), "r"(m_296));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_297;
            u32 m_298;
            u32 m_299;
            u32 m_300;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1110) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_297), "r"(m_298));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_299), "r"(m_300));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_301;
            u32 m_302;
            u32 m_303;
            u32 m_304;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1111) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_301), "r"(m_302));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_303), "r"(m_304));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_305;
            u32 m_306;
            u32 m_307;
            u32 m_308;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1112) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_305), "r"(m_306));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_307), "r"(m_308));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_309;
            u32 m_310;
            u32 m_311;
            u32 m_312;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1104) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_313;
            u32 m_314;
            u32 m_315;
            u32 m_316;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1109) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_313), "r"(m_314));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_315), "r"(m_316));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_317;
            u32 m_318;
            u32 m_319;
            u32 m_320;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1110) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_317), "r"(m_318));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_319), "r"(m_320));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_321;
            u32 m_322;
            u32 m_323;
            u32 m_324;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1111) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_321), "r"(m_322));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_323), "r"(m_324));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_325;
            u32 m_326;
            u32 m_327;
            u32 m_328;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1112) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_325), "r"(m_326));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_327), "r"(m_328));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_329;
            u32 m_330;
            u32 m_331;
            u32 m_332;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1104) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_333;
            u32 m_334;
            u32 m_335;
            u32 m_336;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1109) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_333), "r"(m_334));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_335), "r"(m_336));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_337;
            u32 m_338;
            u32 m_339;
            u32 m_340;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1110) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_337), "r"(m_338));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_339), "r"(m_340));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_341;
            u32 m_342;
            u32 m_343;
            u32 m_344;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1111) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_341), "r"(m_342));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_343), "r"(m_344));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_345;
            u32 m_346;
            u32 m_347;
            u32 m_348;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1112) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_345), "r"(m_346));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_347), "r"(m_348));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_349;
            u32 m_350;
            u32 m_351;
            u32 m_352;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1104) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_353;
            u32 m_354;
            u32 m_355;
            u32 m_356;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1109) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_353), "r"(m_354));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_355), "r"(m_356));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_357;
            u32 m_358;
            u32 m_359;
            u32 m_360;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1110) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_357), "r"(m_358));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_359), "r"(m_360));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_361;
            u32 m_362;
            u32 m_363;
            u32 m_364;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1111) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_361), "r"(m_362));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_363), "r"(m_364));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_365;
            u32 m_366;
            u32 m_367;
            u32 m_368;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1112) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_365), "r"(m_366));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_367), "r"(m_368));
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t1113 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t1114 = t1113 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t1115 = t1114 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t1116 = block << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 row_35 = t1115 + t1116;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 row_36 = row_35 + t79;
            const u64 t1119 = (u64)row_36;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1120 = t1119 * sums_stride0;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1121 = t1120 * 4ull;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1122 = sums + t1121;
            const u32 t1123 = t80 << 10u;
#line 340 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1124 = (u64)t1123 * 4u;
#line 340 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1125 = t1122 + t1124;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            const u64 t1126 = (u64)lane * 4u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            const u64 t1127 = t1125 + t1126;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1127), "f"(dq) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+128], %1;" :  : "l"(t1127), "f"(dq_2) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+256], %1;" :  : "l"(t1127), "f"(dq_3) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+384], %1;" :  : "l"(t1127), "f"(dq_4) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+512], %1;" :  : "l"(t1127), "f"(dq_5) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+640], %1;" :  : "l"(t1127), "f"(dq_6) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+768], %1;" :  : "l"(t1127), "f"(dq_7) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+896], %1;" :  : "l"(t1127), "f"(dq_8) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1024], %1;" :  : "l"(t1127), "f"(dq_9) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1152], %1;" :  : "l"(t1127), "f"(dq_10) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1280], %1;" :  : "l"(t1127), "f"(dq_11) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1408], %1;" :  : "l"(t1127), "f"(dq_12) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1536], %1;" :  : "l"(t1127), "f"(dq_13) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1664], %1;" :  : "l"(t1127), "f"(dq_14) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1792], %1;" :  : "l"(t1127), "f"(dq_15) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1920], %1;" :  : "l"(t1127), "f"(dq_16) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2048], %1;" :  : "l"(t1127), "f"(dq_17) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2176], %1;" :  : "l"(t1127), "f"(dq_18) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2304], %1;" :  : "l"(t1127), "f"(dq_19) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2432], %1;" :  : "l"(t1127), "f"(dq_20) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2560], %1;" :  : "l"(t1127), "f"(dq_21) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2688], %1;" :  : "l"(t1127), "f"(dq_22) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2816], %1;" :  : "l"(t1127), "f"(dq_23) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2944], %1;" :  : "l"(t1127), "f"(dq_24) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3072], %1;" :  : "l"(t1127), "f"(dq_25) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3200], %1;" :  : "l"(t1127), "f"(dq_26) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3328], %1;" :  : "l"(t1127), "f"(dq_27) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3456], %1;" :  : "l"(t1127), "f"(dq_28) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3584], %1;" :  : "l"(t1127), "f"(dq_29) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3712], %1;" :  : "l"(t1127), "f"(dq_30) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3840], %1;" :  : "l"(t1127), "f"(dq_31) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3968], %1;" :  : "l"(t1127), "f"(dq_32) : "memory");
#line 214 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 233 "fa-kernels/src/attention/backward/mma/tile.rs"
            if (more) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1128 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1129 = (u32)q_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1130 = t1129 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 head_5 = (u64)t401 * t1130;
                const u64 of_head_4 = t220 + head_5;
                const u32 t1133 = t403 << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1134 = (u64)t224 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1135 = smem_2 + t229;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1136 = t1133 + t223;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1137 = seq_q_2 > 1u ? seq_q_2 : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1138 = t1137 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1139 = t1136 < t1138 ? t1136 : t1138;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1140 = (u64)t1139 * t222;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1141 = of_head_4 + t1140;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1142 = t1141 + t1134;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1143 = t1133 + t223;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1144 = t1143 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1145 = seq_q_2 > 1u ? seq_q_2 : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1146 = t1145 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1147 = t1144 < t1146 ? t1144 : t1146;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1148 = (u64)t1147 * t222;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1149 = of_head_4 + t1148;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1150 = t1149 + t1134;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1151 = t1133 + t223;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1152 = t1151 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1153 = seq_q_2 > 1u ? seq_q_2 : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1154 = t1153 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1155 = t1152 < t1154 ? t1152 : t1154;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1156 = (u64)t1155 * t222;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1157 = of_head_4 + t1156;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1158 = t1157 + t1134;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1159 = t1133 + t223;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1160 = t1159 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1161 = seq_q_2 > 1u ? seq_q_2 : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1162 = t1161 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1163 = t1160 < t1162 ? t1160 : t1162;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1164 = (u64)t1163 * t222;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1165 = of_head_4 + t1164;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1166 = t1165 + t1134;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1167 = t1133 + t223;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1168 = t1167 < seq_q_2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1169 = t224 < t1128;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1170 = t1168 & t1169;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1171 = t1170 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1135), "l"(t1142), "r"(t1171) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1172 = t1133 + t223;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1173 = t1172 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1174 = t1173 < seq_q_2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1175 = t224 < t1128;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1176 = t1174 & t1175;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1177 = t1176 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1135), "l"(t1150), "r"(t1177) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1178 = t1133 + t223;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1179 = t1178 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1180 = t1179 < seq_q_2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1181 = t224 < t1128;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1182 = t1180 & t1181;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1183 = t1182 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1135), "l"(t1158), "r"(t1183) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1184 = t1133 + t223;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1185 = t1184 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1186 = t1185 < seq_q_2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1187 = t224 < t1128;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1188 = t1186 & t1187;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1189 = t1188 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1135), "l"(t1166), "r"(t1189) : "memory");
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1190 = thread < 32u;
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
                if (t1190) {
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1191 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1192 = t1191 + t401;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1193 = t1192 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1194 = t403 << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 row_37 = t1193 + t1194;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                    const u32 t1196 = thread << 1u;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                    const u32 row_38 = row_37 + t1196;
                    const u32 t1198 = thread << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                    const u32 t1199 = t213 + t1198;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                    const u64 t1200 = (u64)row_38;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                    const u64 t1201 = t1200 * statistics_stride0;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                    const u64 t1202 = t1201 * 4ull;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                    const u64 t1203 = statistics + t1202;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t1199), "l"(t1203) : "memory");
                }
            }
#line 236 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 160 "fa-kernels/src/attention/backward/work.rs"
            head = t401;
            block = t403;
        }
#line 164 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 166 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1204 = dk_2 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_2 = t1204;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1205 = dk_3 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_3 = t1205;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1206 = dk_4 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_4 = t1206;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1207 = dk_5 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_5 = t1207;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1208 = dk_6 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_6 = t1208;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1209 = dk_7 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_7 = t1209;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1210 = dk_8 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_8 = t1210;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1211 = dk_9 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_9 = t1211;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1212 = dk_10 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_10 = t1212;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1213 = dk_11 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_11 = t1213;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1214 = dk_12 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_12 = t1214;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1215 = dk_13 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_13 = t1215;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1216 = dk_14 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_14 = t1216;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1217 = dk_15 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_15 = t1217;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1218 = dk_16 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_16 = t1218;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1219 = dk_17 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_17 = t1219;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1220 = dk_18 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_18 = t1220;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1221 = dk_19 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_19 = t1221;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1222 = dk_20 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_20 = t1222;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1223 = dk_21 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_21 = t1223;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1224 = dk_22 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_22 = t1224;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1225 = dk_23 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_23 = t1225;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1226 = dk_24 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_24 = t1226;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1227 = dk_25 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_25 = t1227;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1228 = dk_26 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_26 = t1228;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1229 = dk_27 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_27 = t1229;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1230 = dk_28 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_28 = t1230;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1231 = dk_29 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_29 = t1231;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1232 = dk_30 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_30 = t1232;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1233 = dk_31 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_31 = t1233;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1234 = dk_32 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_32 = t1234;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1235 = dk_33 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_33 = t1235;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1236 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1237 = smem_1 + t1236;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1238 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1239 = t75 + t1238;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1240 = t1239 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1241 = 0u ^ t1240;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1242 = t1239 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1243 = t1241 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1244 = t1242 + t1243;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1245 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1246 = t1245 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1247 = t1244 + t1246;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1248;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1248) : "f"(dk_2), "f"(dk_3));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1249 = t1237 + t1247;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1249), "r"(t1248) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1250;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1250) : "f"(dk_6), "f"(dk_7));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1251 = t1247 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1252 = t1237 + t1251;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1252), "r"(t1250) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1253;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1253) : "f"(dk_10), "f"(dk_11));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1254 = t1247 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1255 = t1237 + t1254;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1255), "r"(t1253) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1256;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1256) : "f"(dk_14), "f"(dk_15));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1257 = t1247 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1258 = t1237 + t1257;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1258), "r"(t1256) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1259;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1259) : "f"(dk_18), "f"(dk_19));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1260 = t1247 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1261 = t1237 + t1260;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1261), "r"(t1259) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1262;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1262) : "f"(dk_22), "f"(dk_23));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1263 = t1247 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1264 = t1237 + t1263;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1264), "r"(t1262) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1265;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1265) : "f"(dk_26), "f"(dk_27));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1266 = t1247 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1267 = t1237 + t1266;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1267), "r"(t1265) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1268;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1268) : "f"(dk_30), "f"(dk_31));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1269 = t1247 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1270 = t1237 + t1269;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1270), "r"(t1268) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1271 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1272 = t75 + t1271;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1273 = t1272 + 8u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1274 = t1273 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1275 = 0u ^ t1274;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1276 = t1273 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1277 = t1275 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1278 = t1276 + t1277;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1279 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1280 = t1279 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1281 = t1278 + t1280;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1282;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1282) : "f"(dk_4), "f"(dk_5));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1283 = t1237 + t1281;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1283), "r"(t1282) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1284;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1284) : "f"(dk_8), "f"(dk_9));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1285 = t1281 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1286 = t1237 + t1285;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1286), "r"(t1284) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1287;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1287) : "f"(dk_12), "f"(dk_13));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1288 = t1281 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1289 = t1237 + t1288;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1289), "r"(t1287) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1290;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1290) : "f"(dk_16), "f"(dk_17));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1291 = t1281 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1292 = t1237 + t1291;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1292), "r"(t1290) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1293;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1293) : "f"(dk_20), "f"(dk_21));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1294 = t1281 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1295 = t1237 + t1294;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1295), "r"(t1293) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1296;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1296) : "f"(dk_24), "f"(dk_25));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1297 = t1281 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1298 = t1237 + t1297;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1298), "r"(t1296) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1299;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1299) : "f"(dk_28), "f"(dk_29));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1300 = t1281 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1301 = t1237 + t1300;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1301), "r"(t1299) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1302;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1302) : "f"(dk_32), "f"(dk_33));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1303 = t1281 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1304 = t1237 + t1303;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1304), "r"(t1302) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 368 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_column = share << 6u;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1306 = first_2 + t17;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1307 = 0ull * dk_stride0;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1308 = t1307 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1309 = dk + t1308;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1310 = (u64)t1306;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1311 = t1310 * dk_stride1;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1312 = t1311 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1313 = t1309 + t1312;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1314 = (u64)t46;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1315 = t1314 * dk_stride2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1316 = t1315 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1317 = t1313 + t1316;
        const u32 end_53 = head_dim > first_column ? head_dim : first_column;
        const u32 t1319 = seq_k_2 - t17;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1320 = end_53 - first_column;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1321 = t1320 >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1322 = (u64)first_column * 2u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1323 = t1317 + t1322;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1324 = (u32)dk_stride1;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1325 = t1324 << 1u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1326 = lane >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1327 = t75 + t1326;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1328 = lane & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1329 = t1327 < t1319;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1330 = t1328 < t1321;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1331 = t1329 & t1330;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1331) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1332 = t1327 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1333 = t1328 ^ t1332;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1334 = t1327 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1335 = t1333 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1336 = t1334 + t1335;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1337 = t1237 + t1336;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_39;
            u32 row_40;
            u32 row_41;
            u32 row_42;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_39), "=r"(row_40), "=r"(row_41), "=r"(row_42) : "r"(t1337) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1338 = (u64)t1327 * t1325;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1339 = t1323 + t1338;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1340 = (u64)t1328 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1341 = t1339 + t1340;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1341), "r"(row_39), "r"(row_40), "r"(row_41), "r"(row_42) : "memory");
        }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1342 = t1327 + 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1343 = t1342 < t1319;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1344 = t1328 < t1321;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1345 = t1343 & t1344;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1345) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1346 = t1342 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1347 = t1328 ^ t1346;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1348 = t1342 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1349 = t1347 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1350 = t1348 + t1349;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1351 = t1237 + t1350;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_43;
            u32 row_44;
            u32 row_45;
            u32 row_46;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_43), "=r"(row_44), "=r"(row_45), "=r"(row_46) : "r"(t1351) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1352 = (u64)t1342 * t1325;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1353 = t1323 + t1352;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1354 = (u64)t1328 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1355 = t1353 + t1354;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1355), "r"(row_43), "r"(row_44), "r"(row_45), "r"(row_46) : "memory");
        }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1356 = t1327 + 8u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1357 = t1356 < t1319;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1358 = t1328 < t1321;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1359 = t1357 & t1358;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1359) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1360 = t1356 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1361 = t1328 ^ t1360;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1362 = t1356 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1363 = t1361 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1364 = t1362 + t1363;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1365 = t1237 + t1364;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_47;
            u32 row_48;
            u32 row_49;
            u32 row_50;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_47), "=r"(row_48), "=r"(row_49), "=r"(row_50) : "r"(t1365) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1366 = (u64)t1356 * t1325;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1367 = t1323 + t1366;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1368 = (u64)t1328 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1369 = t1367 + t1368;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1369), "r"(row_47), "r"(row_48), "r"(row_49), "r"(row_50) : "memory");
        }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1370 = t1327 + 12u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1371 = t1370 < t1319;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1372 = t1328 < t1321;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1373 = t1371 & t1372;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1373) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1374 = t1370 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1375 = t1328 ^ t1374;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1376 = t1370 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1377 = t1375 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1378 = t1376 + t1377;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1379 = t1237 + t1378;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_51;
            u32 row_52;
            u32 row_53;
            u32 row_54;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_51), "=r"(row_52), "=r"(row_53), "=r"(row_54) : "r"(t1379) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1380 = (u64)t1370 * t1325;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1381 = t1323 + t1380;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1382 = (u64)t1328 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1383 = t1381 + t1382;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1383), "r"(row_51), "r"(row_52), "r"(row_53), "r"(row_54) : "memory");
        }
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1384 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1385 = t76 + t1384;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1386 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1387 = t75 + t1386;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1388 = t1387 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1389 = 0u ^ t1388;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1390 = t1387 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1391 = t1389 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1392 = t1390 + t1391;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1393 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1394 = t1393 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1395 = t1392 + t1394;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1396;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1396) : "f"(dv_2), "f"(dv_3));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1397 = t1385 + t1395;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1397), "r"(t1396) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1398;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1398) : "f"(dv_6), "f"(dv_7));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1399 = t1395 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1400 = t1385 + t1399;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1400), "r"(t1398) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1401;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1401) : "f"(dv_10), "f"(dv_11));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1402 = t1395 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1403 = t1385 + t1402;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1403), "r"(t1401) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1404;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1404) : "f"(dv_14), "f"(dv_15));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1405 = t1395 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1406 = t1385 + t1405;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1406), "r"(t1404) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1407;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1407) : "f"(dv_18), "f"(dv_19));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1408 = t1395 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1409 = t1385 + t1408;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1409), "r"(t1407) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1410;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1410) : "f"(dv_22), "f"(dv_23));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1411 = t1395 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1412 = t1385 + t1411;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1412), "r"(t1410) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1413;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1413) : "f"(dv_26), "f"(dv_27));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1414 = t1395 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1415 = t1385 + t1414;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1415), "r"(t1413) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1416;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1416) : "f"(dv_30), "f"(dv_31));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1417 = t1395 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1418 = t1385 + t1417;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1418), "r"(t1416) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1419 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1420 = t75 + t1419;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1421 = t1420 + 8u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1422 = t1421 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1423 = 0u ^ t1422;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1424 = t1421 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1425 = t1423 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1426 = t1424 + t1425;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1427 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1428 = t1427 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1429 = t1426 + t1428;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1430;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1430) : "f"(dv_4), "f"(dv_5));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1431 = t1385 + t1429;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1431), "r"(t1430) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1432;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1432) : "f"(dv_8), "f"(dv_9));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1433 = t1429 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1434 = t1385 + t1433;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1434), "r"(t1432) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1435;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1435) : "f"(dv_12), "f"(dv_13));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1436 = t1429 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1437 = t1385 + t1436;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1437), "r"(t1435) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1438;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1438) : "f"(dv_16), "f"(dv_17));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1439 = t1429 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1440 = t1385 + t1439;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1440), "r"(t1438) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1441;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1441) : "f"(dv_20), "f"(dv_21));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1442 = t1429 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1443 = t1385 + t1442;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1443), "r"(t1441) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1444;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1444) : "f"(dv_24), "f"(dv_25));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1445 = t1429 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1446 = t1385 + t1445;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1446), "r"(t1444) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1447;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1447) : "f"(dv_28), "f"(dv_29));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1448 = t1429 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1449 = t1385 + t1448;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1449), "r"(t1447) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1450;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1450) : "f"(dv_32), "f"(dv_33));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1451 = t1429 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1452 = t1385 + t1451;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1452), "r"(t1450) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 368 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_column_2 = share << 6u;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1454 = first_2 + t17;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1455 = 0ull * dv_stride0;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1456 = t1455 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1457 = dv + t1456;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1458 = (u64)t1454;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1459 = t1458 * dv_stride1;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1460 = t1459 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1461 = t1457 + t1460;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1462 = (u64)t46;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1463 = t1462 * dv_stride2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1464 = t1463 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1465 = t1461 + t1464;
        const u32 end_54 = head_dim > first_column_2 ? head_dim : first_column_2;
        const u32 t1467 = seq_k_2 - t17;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1468 = end_54 - first_column_2;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1469 = t1468 >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1470 = (u64)first_column_2 * 2u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1471 = t1465 + t1470;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1472 = (u32)dv_stride1;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1473 = t1472 << 1u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1474 = lane >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1475 = t75 + t1474;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1476 = lane & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1477 = t1475 < t1467;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1478 = t1476 < t1469;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1479 = t1477 & t1478;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1479) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1480 = t1475 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1481 = t1476 ^ t1480;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1482 = t1475 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1483 = t1481 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1484 = t1482 + t1483;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1485 = t1385 + t1484;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_55;
            u32 row_56;
            u32 row_57;
            u32 row_58;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_55), "=r"(row_56), "=r"(row_57), "=r"(row_58) : "r"(t1485) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1486 = (u64)t1475 * t1473;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1487 = t1471 + t1486;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1488 = (u64)t1476 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1489 = t1487 + t1488;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1489), "r"(row_55), "r"(row_56), "r"(row_57), "r"(row_58) : "memory");
        }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1490 = t1475 + 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1491 = t1490 < t1467;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1492 = t1476 < t1469;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1493 = t1491 & t1492;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1493) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1494 = t1490 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1495 = t1476 ^ t1494;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1496 = t1490 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1497 = t1495 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1498 = t1496 + t1497;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1499 = t1385 + t1498;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_59;
            u32 row_60;
            u32 row_61;
            u32 row_62;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_59), "=r"(row_60), "=r"(row_61), "=r"(row_62) : "r"(t1499) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1500 = (u64)t1490 * t1473;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1501 = t1471 + t1500;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1502 = (u64)t1476 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1503 = t1501 + t1502;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1503), "r"(row_59), "r"(row_60), "r"(row_61), "r"(row_62) : "memory");
        }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1504 = t1475 + 8u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1505 = t1504 < t1467;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1506 = t1476 < t1469;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1507 = t1505 & t1506;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1507) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1508 = t1504 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1509 = t1476 ^ t1508;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1510 = t1504 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1511 = t1509 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1512 = t1510 + t1511;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1513 = t1385 + t1512;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_63;
            u32 row_64;
            u32 row_65;
            u32 row_66;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_63), "=r"(row_64), "=r"(row_65), "=r"(row_66) : "r"(t1513) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1514 = (u64)t1504 * t1473;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1515 = t1471 + t1514;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1516 = (u64)t1476 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1517 = t1515 + t1516;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1517), "r"(row_63), "r"(row_64), "r"(row_65), "r"(row_66) : "memory");
        }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1518 = t1475 + 12u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1519 = t1518 < t1467;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1520 = t1476 < t1469;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1521 = t1519 & t1520;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1521) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1522 = t1518 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1523 = t1476 ^ t1522;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1524 = t1518 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1525 = t1523 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1526 = t1524 + t1525;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1527 = t1385 + t1526;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_67;
            u32 row_68;
            u32 row_69;
            u32 row_70;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_67), "=r"(row_68), "=r"(row_69), "=r"(row_70) : "r"(t1527) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1528 = (u64)t1518 * t1473;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1529 = t1471 + t1528;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1530 = (u64)t1476 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1531 = t1529 + t1530;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1531), "r"(row_67), "r"(row_68), "r"(row_69), "r"(row_70) : "memory");
        }
    }
}
