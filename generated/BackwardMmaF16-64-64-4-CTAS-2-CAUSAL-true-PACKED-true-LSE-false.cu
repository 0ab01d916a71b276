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
#line 140 "fa-kernels/src/attention/options/packed.rs"
    const u32 next = batch_2 + 1u;
    const u64 t11 = (u64)batch_2;
#line 141 "fa-kernels/src/attention/options/packed.rs"
    const u64 t12 = t11 * cu_seqlens_q_stride0;
#line 141 "fa-kernels/src/attention/options/packed.rs"
    const u64 t13 = t12 * 4ull;
#line 141 "fa-kernels/src/attention/options/packed.rs"
    const u64 t14 = cu_seqlens_q + t13;
#line 141 "fa-kernels/src/attention/options/packed.rs"
    u32 first_query;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query) : "l"(t14) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u64 t16 = (u64)next;
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u64 t17 = t16 * cu_seqlens_q_stride0;
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u64 t18 = t17 * 4ull;
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u64 t19 = cu_seqlens_q + t18;
#line 142 "fa-kernels/src/attention/options/packed.rs"
    u32 t20;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t20) : "l"(t19) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u32 queries = t20 - first_query;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const bool t22 = least_queries <= queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const bool t23 = queries <= most_queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const bool t24 = t22 & t23;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const u32 seq_q_2 = t24 ? queries : 0u;
#line 152 "fa-kernels/src/attention/options/packed.rs"
    const u64 t26 = (u64)batch_2;
#line 152 "fa-kernels/src/attention/options/packed.rs"
    const u64 t27 = t26 * cu_seqlens_k_stride0;
#line 152 "fa-kernels/src/attention/options/packed.rs"
    const u64 t28 = t27 * 4ull;
#line 152 "fa-kernels/src/attention/options/packed.rs"
    const u64 t29 = cu_seqlens_k + t28;
#line 152 "fa-kernels/src/attention/options/packed.rs"
    u32 first;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first) : "l"(t29) : "memory");
#line 153 "fa-kernels/src/attention/options/packed.rs"
    const u64 t31 = (u64)next;
#line 153 "fa-kernels/src/attention/options/packed.rs"
    const u64 t32 = t31 * cu_seqlens_k_stride0;
#line 153 "fa-kernels/src/attention/options/packed.rs"
    const u64 t33 = t32 * 4ull;
#line 153 "fa-kernels/src/attention/options/packed.rs"
    const u64 t34 = cu_seqlens_k + t33;
#line 153 "fa-kernels/src/attention/options/packed.rs"
    u32 t35;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t35) : "l"(t34) : "memory");
#line 153 "fa-kernels/src/attention/options/packed.rs"
    const u32 seq_k_2 = t35 - first;
#line 54 "fa-kernels/src/attention/backward/work.rs"
    const u32 t37 = t6 % kv_heads;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 t38 = seq_q_2 + 63u;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t38 >> 6u;
#line 119 "fa-kernels/src/attention/query_blocks.rs"
    u32 low = 0u;
    u32 high = count;
    while (true) {
#line 121 "fa-kernels/src/attention/query_blocks.rs"
        const bool t40 = low < high;
        if (!t40) break;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t41 = low + high;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 middle = t41 >> 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t43 = middle << 6u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t44 = t43 + 63u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t45 = seq_q_2 - 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t46 = t44 < t45 ? t44 : t45;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t47 = t46 + seq_k_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end = t47 + 1u;
        const u32 t49 = end > seq_q_2 ? end : seq_q_2;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t50 = t49 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_2 = t50 < seq_k_2 ? t50 : seq_k_2;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool found = t8 < end_2;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t53 = middle + 1u;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t54 = found ? low : t53;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        low = t54;
        const u32 t55 = found ? middle : high;
#line 125 "fa-kernels/src/attention/query_blocks.rs"
        high = t55;
    }
#line 59 "fa-kernels/src/attention/query_blocks.rs"
    const u32 first_2 = low;
#line 90 "fa-kernels/src/attention/backward/mma/mod.rs"
    const bool t57 = t8 < seq_k_2;
#line 90 "fa-kernels/src/attention/backward/mma/mod.rs"
    if (t57) {
#line 96 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 thread = threadIdx.x;
        const u32 lane = thread & 31u;
        const u32 t60 = thread >> 5u;
#line 98 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 warp;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t60));
#line 99 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 102 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t63 = smem_1 + 16384u;
        const u32 share = warp >> 2u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t65 = warp & 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t66 = t65 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t67 = smem_1 + 8192u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t68 = t63 + 8192u;
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
        const u32 t69 = warp & 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t70 = t69 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t71 = warp >> 2u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t72 = share << 6u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t73 = lane & 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t74 = t72 + t73;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t75 = lane >> 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t76 = t75 << 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t77 = t74 + t76;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t78 = lane >> 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t79 = t78 & 1u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t80 = t77 & 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t81 = t79 ^ t80;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t82 = t77 << 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t83 = t81 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t84 = t82 + t83;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t85 = lane & 15u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t86 = lane >> 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t87 = t85 & 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t88 = t86 ^ t87;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t89 = t85 << 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t90 = t88 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t91 = t89 + t90;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t92 = 0ull * k_stride0;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t93 = t92 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t94 = k + t93;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t95 = (u64)first;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t96 = t95 * k_stride1;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t97 = t96 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t98 = t94 + t97;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t99 = (u64)t37;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t100 = t99 * k_stride2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t101 = t100 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t102 = t98 + t101;
        const u32 t103 = (u32)k_stride1;
#line 137 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t104 = t103 << 1u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t105 = thread >> 3u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t106 = thread & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t107 = t105 & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t108 = t106 ^ t107;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t109 = t105 << 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t110 = t108 << 4u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t111 = t109 + t110;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t112 = (u64)t105 * t104;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t113 = t102 + t112;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t114 = (u64)t106 * 16u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t115 = t113 + t114;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t116 = (u64)t104 * 16u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t117 = head_dim >> 3u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t118 = smem_1 + t111;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t119 = (u64)t8 * t104;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t120 = t115 + t119;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t121 = t120 + t116;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t122 = t121 + t116;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t123 = t122 + t116;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t124 = t8 + t105;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t125 = t124 < seq_k_2;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t126 = t106 < t117;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t127 = t125 & t126;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t128 = t127 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t118), "l"(t120), "r"(t128) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t129 = t8 + t105;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t130 = t129 + 16u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t131 = t130 < seq_k_2;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t132 = t106 < t117;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t133 = t131 & t132;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t134 = t133 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t118), "l"(t121), "r"(t134) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t135 = t8 + t105;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t136 = t135 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t137 = t136 < seq_k_2;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t138 = t106 < t117;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t139 = t137 & t138;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t140 = t139 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t118), "l"(t122), "r"(t140) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t141 = t8 + t105;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t142 = t141 + 48u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t143 = t142 < seq_k_2;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t144 = t106 < t117;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t145 = t143 & t144;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t146 = t145 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t118), "l"(t123), "r"(t146) : "memory");
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t147 = 0ull * v_stride0;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t148 = t147 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t149 = v + t148;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t150 = (u64)first;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t151 = t150 * v_stride1;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t152 = t151 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t153 = t149 + t152;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t154 = (u64)t37;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t155 = t154 * v_stride2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t156 = t155 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t157 = t153 + t156;
        const u32 t158 = (u32)v_stride1;
#line 137 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t159 = t158 << 1u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t160 = thread >> 3u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t161 = thread & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t162 = t160 & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t163 = t161 ^ t162;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t164 = t160 << 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t165 = t163 << 4u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t166 = t164 + t165;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t167 = (u64)t160 * t159;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t168 = t157 + t167;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t169 = (u64)t161 * 16u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t170 = t168 + t169;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t171 = (u64)t159 * 16u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t172 = head_dim >> 3u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t173 = t67 + t166;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t174 = (u64)t8 * t159;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t175 = t170 + t174;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t176 = t175 + t171;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t177 = t176 + t171;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t178 = t177 + t171;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t179 = t8 + t160;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t180 = t179 < seq_k_2;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t181 = t161 < t172;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t182 = t180 & t181;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t183 = t182 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t173), "l"(t175), "r"(t183) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t184 = t8 + t160;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t185 = t184 + 16u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t186 = t185 < seq_k_2;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t187 = t161 < t172;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t188 = t186 & t187;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t189 = t188 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t173), "l"(t176), "r"(t189) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t190 = t8 + t160;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t191 = t190 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t192 = t191 < seq_k_2;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t193 = t161 < t172;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t194 = t192 & t193;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t195 = t194 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t173), "l"(t177), "r"(t195) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t196 = t8 + t160;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t197 = t196 + 48u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t198 = t197 < seq_k_2;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t199 = t161 < t172;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t200 = t198 & t199;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t201 = t200 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t173), "l"(t178), "r"(t201) : "memory");
#line 153 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 smem_2 = smem_1 + 24576u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t203 = smem_2 + 8192u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t204 = smem_2 + 16384u;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t205 = 0ull * q_stride0;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t206 = t205 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t207 = q + t206;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t208 = (u64)first_query;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t209 = t208 * q_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t210 = t209 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t211 = t207 + t210;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t212 = (u32)q_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t213 = t212 << 1u;
        const u32 t214 = thread >> 3u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t215 = thread & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t216 = t214 & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t217 = t215 ^ t216;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t218 = t214 << 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t219 = t217 << 4u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t220 = t218 + t219;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t221 = (u64)t214 * t213;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t222 = t211 + t221;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t223 = (u64)t215 * 16u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t224 = t222 + t223;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t225 = (u64)t213 * 16u;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t226 = 0ull * d_o_stride0;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t227 = t226 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t228 = d_o + t227;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t229 = (u64)first_query;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t230 = t229 * d_o_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t231 = t230 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t232 = t228 + t231;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t233 = (u32)d_o_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t234 = t233 << 1u;
        const u32 t235 = thread >> 3u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t236 = thread & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t237 = t235 & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t238 = t236 ^ t237;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t239 = t235 << 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t240 = t238 << 4u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t241 = t239 + t240;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t242 = (u64)t235 * t234;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t243 = t232 + t242;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t244 = (u64)t236 * 16u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t245 = t243 + t244;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t246 = (u64)t234 * 16u;
#line 93 "fa-kernels/src/attention/backward/work.rs"
        const u32 t247 = count - first_2;
#line 93 "fa-kernels/src/attention/backward/work.rs"
        const u32 count_2 = t247 * group;
#line 128 "fa-kernels/src/attention/backward/work.rs"
        const u32 t249 = t37 * group;
#line 132 "fa-kernels/src/attention/backward/work.rs"
        u32 head = t249;
        u32 block = first_2;
        const bool t250 = count_2 != 0u;
#line 156 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t250) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t251 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t252 = (u32)q_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t253 = t252 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_2 = (u64)head * t253;
            const u64 of_head = t211 + head_2;
            const u32 t256 = block << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t257 = (u64)t215 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t258 = smem_2 + t220;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t259 = t256 + t214;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t260 = seq_q_2 > 1u ? seq_q_2 : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t261 = t260 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t262 = t259 < t261 ? t259 : t261;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t263 = (u64)t262 * t213;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t264 = of_head + t263;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t265 = t264 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t266 = t256 + t214;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t267 = t266 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t268 = seq_q_2 > 1u ? seq_q_2 : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t269 = t268 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t270 = t267 < t269 ? t267 : t269;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t271 = (u64)t270 * t213;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t272 = of_head + t271;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t273 = t272 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t274 = t256 + t214;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t275 = t274 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t276 = seq_q_2 > 1u ? seq_q_2 : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t277 = t276 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t278 = t275 < t277 ? t275 : t277;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t279 = (u64)t278 * t213;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t280 = of_head + t279;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t281 = t280 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t282 = t256 + t214;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t283 = t282 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t284 = seq_q_2 > 1u ? seq_q_2 : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t285 = t284 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t286 = t283 < t285 ? t283 : t285;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t287 = (u64)t286 * t213;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t288 = of_head + t287;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t289 = t288 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t290 = t256 + t214;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t291 = t290 < seq_q_2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t292 = t215 < t251;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t293 = t291 & t292;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t294 = t293 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t258), "l"(t265), "r"(t294) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t295 = t256 + t214;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t296 = t295 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t297 = t296 < seq_q_2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t298 = t215 < t251;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t299 = t297 & t298;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t300 = t299 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t258), "l"(t273), "r"(t300) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t301 = t256 + t214;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t302 = t301 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t303 = t302 < seq_q_2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t304 = t215 < t251;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t305 = t303 & t304;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t306 = t305 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t258), "l"(t281), "r"(t306) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t307 = t256 + t214;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t308 = t307 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t309 = t308 < seq_q_2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t310 = t215 < t251;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t311 = t309 & t310;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t312 = t311 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t258), "l"(t289), "r"(t312) : "memory");
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t313 = thread < 32u;
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            if (t313) {
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t314 = batch_2 * heads;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t315 = t314 + head;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t316 = t315 * padded;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t317 = block << 6u;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 row = t316 + t317;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t319 = thread << 1u;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 row_2 = row + t319;
                const u32 t321 = thread << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t322 = t204 + t321;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t323 = (u64)row_2;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t324 = t323 * statistics_stride0;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t325 = t324 * 4ull;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t326 = statistics + t325;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t322), "l"(t326) : "memory");
            }
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t327 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t328 = (u32)d_o_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t329 = t328 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_3 = (u64)head * t329;
            const u64 of_head_2 = t232 + head_3;
            const u32 t332 = block << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t333 = (u64)t236 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t334 = t203 + t241;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t335 = t332 + t235;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t336 = seq_q_2 > 1u ? seq_q_2 : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t337 = t336 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t338 = t335 < t337 ? t335 : t337;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t339 = (u64)t338 * t234;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t340 = of_head_2 + t339;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t341 = t340 + t333;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t342 = t332 + t235;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t343 = t342 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t344 = seq_q_2 > 1u ? seq_q_2 : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t345 = t344 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t346 = t343 < t345 ? t343 : t345;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t347 = (u64)t346 * t234;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t348 = of_head_2 + t347;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t349 = t348 + t333;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t350 = t332 + t235;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t351 = t350 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t352 = seq_q_2 > 1u ? seq_q_2 : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t353 = t352 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t354 = t351 < t353 ? t351 : t353;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t355 = (u64)t354 * t234;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t356 = of_head_2 + t355;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t357 = t356 + t333;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t358 = t332 + t235;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t359 = t358 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t360 = seq_q_2 > 1u ? seq_q_2 : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t361 = t360 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t362 = t359 < t361 ? t359 : t361;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t363 = (u64)t362 * t234;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t364 = of_head_2 + t363;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t365 = t364 + t333;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t366 = t332 + t235;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t367 = t366 < seq_q_2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t368 = t236 < t327;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t369 = t367 & t368;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t370 = t369 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t334), "l"(t341), "r"(t370) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t371 = t332 + t235;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t372 = t371 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t373 = t372 < seq_q_2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t374 = t236 < t327;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t375 = t373 & t374;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t376 = t375 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t334), "l"(t349), "r"(t376) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t377 = t332 + t235;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t378 = t377 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t379 = t378 < seq_q_2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t380 = t236 < t327;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t381 = t379 & t380;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t382 = t381 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t334), "l"(t357), "r"(t382) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t383 = t332 + t235;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t384 = t383 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t385 = t384 < seq_q_2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t386 = t236 < t327;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t387 = t385 & t386;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t388 = t387 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t334), "l"(t365), "r"(t388) : "memory");
        }
#line 160 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 135 "fa-kernels/src/attention/backward/work.rs"
        #pragma unroll 1
        for (u32 i = 0u; i < count_2; i += 1u) {
#line 139 "fa-kernels/src/attention/backward/work.rs"
            const u32 t389 = block + 1u;
#line 139 "fa-kernels/src/attention/backward/work.rs"
            const bool wraps = t389 == count;
            const u32 t391 = head + 1u;
#line 140 "fa-kernels/src/attention/backward/work.rs"
            const u32 t392 = wraps ? t391 : head;
#line 140 "fa-kernels/src/attention/backward/work.rs"
            const u32 t393 = block + 1u;
#line 140 "fa-kernels/src/attention/backward/work.rs"
            const u32 t394 = wraps ? first_2 : t393;
#line 147 "fa-kernels/src/attention/backward/work.rs"
            const u32 t395 = i + 1u;
#line 147 "fa-kernels/src/attention/backward/work.rs"
            const bool more = t395 < count_2;
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
            const u32 t397 = lane & 15u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t398 = t66 + t397;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t399 = lane >> 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t400 = t398 & 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t401 = t399 ^ t400;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t402 = t398 << 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t403 = t401 << 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t404 = t402 + t403;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t405 = smem_1 + t404;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t406;
            asm volatile("mov.b32 %0, %1;" : "=r"(t406) : "r"(t84));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t407 = t406 ^ 32u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t408 = t406 ^ 64u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t409 = t406 ^ 96u;
            const u32 t410 = smem_2 + t406;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t411;
            asm volatile("mov.b32 %0, %1;" : "=r"(t411) : "r"(t405));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m;
            u32 m_2;
            u32 m_3;
            u32 m_4;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t411) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_5;
            u32 m_6;
            u32 m_7;
            u32 m_8;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t410) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_9;
            u32 m_10;
            u32 m_11;
            u32 m_12;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t410) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_13;
            u32 m_14;
            u32 m_15;
            u32 m_16;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t410) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_13), "r"(m_14));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_15), "r"(m_16));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_17;
            u32 m_18;
            u32 m_19;
            u32 m_20;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t410) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t412 = smem_2 + t407;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t413;
            asm volatile("mov.b32 %0, %1;" : "=r"(t413) : "r"(t405));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t414 = t413 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_21;
            u32 m_22;
            u32 m_23;
            u32 m_24;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t414) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_25;
            u32 m_26;
            u32 m_27;
            u32 m_28;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t412) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_25), "r"(m_26));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_27), "r"(m_28));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_29;
            u32 m_30;
            u32 m_31;
            u32 m_32;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t412) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_29), "r"(m_30));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_31), "r"(m_32));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_33;
            u32 m_34;
            u32 m_35;
            u32 m_36;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t412) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_33), "r"(m_34));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_35), "r"(m_36));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_37;
            u32 m_38;
            u32 m_39;
            u32 m_40;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t412) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_37), "r"(m_38));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_39), "r"(m_40));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t415 = smem_2 + t408;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t416;
            asm volatile("mov.b32 %0, %1;" : "=r"(t416) : "r"(t405));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t417 = t416 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_41;
            u32 m_42;
            u32 m_43;
            u32 m_44;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t417) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_45;
            u32 m_46;
            u32 m_47;
            u32 m_48;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t415) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_45), "r"(m_46));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_47), "r"(m_48));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_49;
            u32 m_50;
            u32 m_51;
            u32 m_52;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t415) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_49), "r"(m_50));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_51), "r"(m_52));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_53;
            u32 m_54;
            u32 m_55;
            u32 m_56;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t415) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_53), "r"(m_54));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_55), "r"(m_56));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_57;
            u32 m_58;
            u32 m_59;
            u32 m_60;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t415) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_57), "r"(m_58));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_59), "r"(m_60));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t418 = smem_2 + t409;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t419;
            asm volatile("mov.b32 %0, %1;" : "=r"(t419) : "r"(t405));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t420 = t419 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_61;
            u32 m_62;
            u32 m_63;
            u32 m_64;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t420) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_65;
            u32 m_66;
            u32 m_67;
            u32 m_68;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t418) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_69;
            u32 m_70;
            u32 m_71;
            u32 m_72;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t418) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_73;
            u32 m_74;
            u32 m_75;
            u32 m_76;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t418) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_73), "r"(m_74));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_75), "r"(m_76));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_77;
            u32 m_78;
            u32 m_79;
            u32 m_80;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t418) : "memory");
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
            const u32 t421 = lane & 15u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t422 = t66 + t421;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t423 = lane >> 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t424 = t422 & 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t425 = t423 ^ t424;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t426 = t422 << 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t427 = t425 << 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t428 = t426 + t427;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t429 = t67 + t428;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t430;
            asm volatile("mov.b32 %0, %1;" : "=r"(t430) : "r"(t84));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t431 = t430 ^ 32u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t432 = t430 ^ 64u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t433 = t430 ^ 96u;
            const u32 t434 = t203 + t430;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t435;
            asm volatile("mov.b32 %0, %1;" : "=r"(t435) : "r"(t429));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_81;
            u32 m_82;
            u32 m_83;
            u32 m_84;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t435) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_85;
            u32 m_86;
            u32 m_87;
            u32 m_88;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t434) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_85), "r"(m_86));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_87), "r"(m_88));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_89;
            u32 m_90;
            u32 m_91;
            u32 m_92;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t434) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_89), "r"(m_90));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_91), "r"(m_92));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_93;
            u32 m_94;
            u32 m_95;
            u32 m_96;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t434) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_93), "r"(m_94));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_95), "r"(m_96));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_97;
            u32 m_98;
            u32 m_99;
            u32 m_100;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t434) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_97), "r"(m_98));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_99), "r"(m_100));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t436 = t203 + t431;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t437;
            asm volatile("mov.b32 %0, %1;" : "=r"(t437) : "r"(t429));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t438 = t437 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_101;
            u32 m_102;
            u32 m_103;
            u32 m_104;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t438) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_105;
            u32 m_106;
            u32 m_107;
            u32 m_108;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t436) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_105), "r"(m_106));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_107), "r"(m_108));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_109;
            u32 m_110;
            u32 m_111;
            u32 m_112;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t436) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_109), "r"(m_110));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_111), "r"(m_112));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_113;
            u32 m_114;
            u32 m_115;
            u32 m_116;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t436) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_113), "r"(m_114));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_115), "r"(m_116));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_117;
            u32 m_118;
            u32 m_119;
            u32 m_120;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t436) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_117), "r"(m_118));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_119), "r"(m_120));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t439 = t203 + t432;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t440;
            asm volatile("mov.b32 %0, %1;" : "=r"(t440) : "r"(t429));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t441 = t440 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_121;
            u32 m_122;
            u32 m_123;
            u32 m_124;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t441) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_125;
            u32 m_126;
            u32 m_127;
            u32 m_128;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t439) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_129;
            u32 m_130;
            u32 m_131;
            u32 m_132;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t439) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_133;
            u32 m_134;
            u32 m_135;
            u32 m_136;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t439) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_133), "r"(m_134));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_135), "r"(m_136));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_137;
            u32 m_138;
            u32 m_139;
            u32 m_140;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t439) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_137), "r"(m_138));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_139), "r"(m_140));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t442 = t203 + t433;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t443;
            asm volatile("mov.b32 %0, %1;" : "=r"(t443) : "r"(t429));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t444 = t443 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_141;
            u32 m_142;
            u32 m_143;
            u32 m_144;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t444) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_145;
            u32 m_146;
            u32 m_147;
            u32 m_148;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t442) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_145), "r"(m_146));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_147), "r"(m_148));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_149;
            u32 m_150;
            u32 m_151;
            u32 m_152;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t442) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_149), "r"(m_150));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_151), "r"(m_152));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_153;
            u32 m_154;
            u32 m_155;
            u32 m_156;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t442) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_153), "r"(m_154));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_155), "r"(m_156));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_157;
            u32 m_158;
            u32 m_159;
            u32 m_160;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t442) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_157), "r"(m_158));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_159), "r"(m_160));
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t445 = block << 6u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t446 = share << 6u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 first_query_2 = t445 + t446;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
            const u32 t448 = block << 6u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t449 = t448 + seq_k_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_3 = t449 + 1u;
            const u32 t451 = end_3 > seq_q_2 ? end_3 : seq_q_2;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t452 = t451 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_4 = t452 < seq_k_2 ? t452 : seq_k_2;
#line 99 "fa-kernels/src/attention/query_blocks.rs"
            const u32 t454 = t8 + 64u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
            const bool right = end_4 < t454;
#line 495 "fa-kernels/src/attention/kernel_problem.rs"
            if (right) {
                const u32 t456 = t8 + t66;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t457 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column = t456 + t457;
#line 28 "fa-kernels/src/attention/mask.rs"
                const u32 t459 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                const u32 t460 = t459 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                const u32 t461 = first_query_2 + t460;
#line 28 "fa-kernels/src/attention/mask.rs"
                const u32 t462 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                const u32 t463 = t462 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                const u32 t464 = first_query_2 + t463;
#line 28 "fa-kernels/src/attention/mask.rs"
                const u32 t465 = t464 + 1u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t466 = t461 + seq_k_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_5 = t466 + 1u;
                const u32 t468 = end_5 > seq_q_2 ? end_5 : seq_q_2;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t469 = t468 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_6 = t469 < seq_k_2 ? t469 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t471 = end_6 > column ? end_6 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_7 = t471 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t474 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t474;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_2 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t476 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t476;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t477 = t465 + seq_k_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_8 = t477 + 1u;
                const u32 t479 = end_8 > seq_q_2 ? end_8 : seq_q_2;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t480 = t479 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_9 = t480 < seq_k_2 ? t480 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t482 = end_9 > column ? end_9 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_10 = t482 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_3 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t485 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t485;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_4 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t487 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t487;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t488 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t489 = t488 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t490 = first_query_2 + t489;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t491 = t490 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t492 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t493 = t492 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t494 = first_query_2 + t493;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t495 = t494 + 9u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t496 = t491 + seq_k_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_11 = t496 + 1u;
                const u32 t498 = end_11 > seq_q_2 ? end_11 : seq_q_2;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t499 = t498 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_12 = t499 < seq_k_2 ? t499 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t501 = end_12 > column ? end_12 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_13 = t501 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_5 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t504 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t504;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_6 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t506 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t506;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t507 = t495 + seq_k_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_14 = t507 + 1u;
                const u32 t509 = end_14 > seq_q_2 ? end_14 : seq_q_2;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t510 = t509 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_15 = t510 < seq_k_2 ? t510 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t512 = end_15 > column ? end_15 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_16 = t512 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_7 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t515 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t515;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_8 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t517 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t517;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t518 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t519 = t518 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t520 = first_query_2 + t519;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t521 = t520 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t522 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t523 = t522 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t524 = first_query_2 + t523;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t525 = t524 + 17u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t526 = t521 + seq_k_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_17 = t526 + 1u;
                const u32 t528 = end_17 > seq_q_2 ? end_17 : seq_q_2;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t529 = t528 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_18 = t529 < seq_k_2 ? t529 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t531 = end_18 > column ? end_18 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_19 = t531 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 0u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t534 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t534;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 8u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t536 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t536;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t537 = t525 + seq_k_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_20 = t537 + 1u;
                const u32 t539 = end_20 > seq_q_2 ? end_20 : seq_q_2;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t540 = t539 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_21 = t540 < seq_k_2 ? t540 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t542 = end_21 > column ? end_21 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_22 = t542 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 0u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t545 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t545;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 8u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t547 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t547;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t548 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t549 = t548 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t550 = first_query_2 + t549;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t551 = t550 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t552 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t553 = t552 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t554 = first_query_2 + t553;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t555 = t554 + 25u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t556 = t551 + seq_k_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_23 = t556 + 1u;
                const u32 t558 = end_23 > seq_q_2 ? end_23 : seq_q_2;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t559 = t558 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_24 = t559 < seq_k_2 ? t559 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t561 = end_24 > column ? end_24 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_25 = t561 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 0u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t564 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t564;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 8u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t566 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t566;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t567 = t555 + seq_k_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_26 = t567 + 1u;
                const u32 t569 = end_26 > seq_q_2 ? end_26 : seq_q_2;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t570 = t569 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_27 = t570 < seq_k_2 ? t570 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t572 = end_27 > column ? end_27 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_28 = t572 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 0u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t575 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t575;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 8u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t577 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t577;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t578 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t579 = t578 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t580 = first_query_2 + t579;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t581 = t580 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t582 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t583 = t582 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t584 = first_query_2 + t583;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t585 = t584 + 33u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t586 = t581 + seq_k_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_29 = t586 + 1u;
                const u32 t588 = end_29 > seq_q_2 ? end_29 : seq_q_2;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t589 = t588 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_30 = t589 < seq_k_2 ? t589 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t591 = end_30 > column ? end_30 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_31 = t591 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 0u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t594 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t594;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = 8u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t596 = visible_18 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t596;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t597 = t585 + seq_k_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_32 = t597 + 1u;
                const u32 t599 = end_32 > seq_q_2 ? end_32 : seq_q_2;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t600 = t599 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_33 = t600 < seq_k_2 ? t600 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t602 = end_33 > column ? end_33 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_34 = t602 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = 0u < end_34;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t605 = visible_19 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t605;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = 8u < end_34;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t607 = visible_20 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t607;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t608 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t609 = t608 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t610 = first_query_2 + t609;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t611 = t610 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t612 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t613 = t612 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t614 = first_query_2 + t613;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t615 = t614 + 41u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t616 = t611 + seq_k_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_35 = t616 + 1u;
                const u32 t618 = end_35 > seq_q_2 ? end_35 : seq_q_2;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t619 = t618 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_36 = t619 < seq_k_2 ? t619 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t621 = end_36 > column ? end_36 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_37 = t621 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = 0u < end_37;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t624 = visible_21 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t624;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = 8u < end_37;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t626 = visible_22 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t626;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t627 = t615 + seq_k_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_38 = t627 + 1u;
                const u32 t629 = end_38 > seq_q_2 ? end_38 : seq_q_2;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t630 = t629 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_39 = t630 < seq_k_2 ? t630 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t632 = end_39 > column ? end_39 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_40 = t632 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = 0u < end_40;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t635 = visible_23 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t635;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = 8u < end_40;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t637 = visible_24 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t637;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t638 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t639 = t638 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t640 = first_query_2 + t639;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t641 = t640 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t642 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t643 = t642 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t644 = first_query_2 + t643;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t645 = t644 + 49u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t646 = t641 + seq_k_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_41 = t646 + 1u;
                const u32 t648 = end_41 > seq_q_2 ? end_41 : seq_q_2;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t649 = t648 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_42 = t649 < seq_k_2 ? t649 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t651 = end_42 > column ? end_42 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_43 = t651 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = 0u < end_43;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t654 = visible_25 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t654;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = 8u < end_43;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t656 = visible_26 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t656;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t657 = t645 + seq_k_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_44 = t657 + 1u;
                const u32 t659 = end_44 > seq_q_2 ? end_44 : seq_q_2;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t660 = t659 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_45 = t660 < seq_k_2 ? t660 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t662 = end_45 > column ? end_45 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_46 = t662 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = 0u < end_46;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t665 = visible_27 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t665;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = 8u < end_46;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t667 = visible_28 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t667;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t668 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t669 = t668 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t670 = first_query_2 + t669;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t671 = t670 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t672 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t673 = t672 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t674 = first_query_2 + t673;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t675 = t674 + 57u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t676 = t671 + seq_k_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_47 = t676 + 1u;
                const u32 t678 = end_47 > seq_q_2 ? end_47 : seq_q_2;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t679 = t678 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_48 = t679 < seq_k_2 ? t679 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t681 = end_48 > column ? end_48 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_49 = t681 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = 0u < end_49;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t684 = visible_29 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t684;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = 8u < end_49;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t686 = visible_30 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t686;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t687 = t675 + seq_k_2;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_50 = t687 + 1u;
                const u32 t689 = end_50 > seq_q_2 ? end_50 : seq_q_2;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t690 = t689 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_51 = t690 < seq_k_2 ? t690 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t692 = end_51 > column ? end_51 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_52 = t692 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = 0u < end_52;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t695 = visible_31 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t695;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = 8u < end_52;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t697 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t697;
            }
#line 286 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 first_3 = share << 9u;
            const u32 t699 = t204 + first_3;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t700 = lane & 3u;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t701 = t700 << 4u;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t702 = t699 + t701;
            u32 row_3;
            u32 row_4;
            u32 row_5;
            u32 row_6;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_3), "=r"(row_4), "=r"(row_5), "=r"(row_6) : "r"(t702) : "memory");
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t703;
            asm("mov.b32 %0, %1;" : "=f"(t703) : "r"(row_3));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t704;
            asm("mov.b32 %0, %1;" : "=f"(t704) : "r"(row_4));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t705;
            asm("mov.b32 %0, %1;" : "=f"(t705) : "r"(row_5));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t706;
            asm("mov.b32 %0, %1;" : "=f"(t706) : "r"(row_6));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t707 = -t703;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t708;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t708) : "f"(s), "f"(scale_log2), "f"(t707));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p) : "f"(t708));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t710 = dp - t704;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds = p * t710;
            dp = ds;
            s = p;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t712 = -t705;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t713;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t713) : "f"(s_2), "f"(scale_log2), "f"(t712));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_2) : "f"(t713));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t715 = dp_2 - t706;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_2 = p_2 * t715;
            dp_2 = ds_2;
            s_2 = p_2;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t717 = -t703;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t718;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t718) : "f"(s_3), "f"(scale_log2), "f"(t717));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_3) : "f"(t718));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t720 = dp_3 - t704;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_3 = p_3 * t720;
            dp_3 = ds_3;
            s_3 = p_3;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t722 = -t705;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t723;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t723) : "f"(s_4), "f"(scale_log2), "f"(t722));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_4) : "f"(t723));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t725 = dp_4 - t706;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_4 = p_4 * t725;
            dp_4 = ds_4;
            s_4 = p_4;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_7;
            u32 row_8;
            u32 row_9;
            u32 row_10;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_7), "=r"(row_8), "=r"(row_9), "=r"(row_10) : "r"(t702) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t727;
            asm("mov.b32 %0, %1;" : "=f"(t727) : "r"(row_7));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t728;
            asm("mov.b32 %0, %1;" : "=f"(t728) : "r"(row_8));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t729;
            asm("mov.b32 %0, %1;" : "=f"(t729) : "r"(row_9));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t730;
            asm("mov.b32 %0, %1;" : "=f"(t730) : "r"(row_10));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t731 = -t727;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t732;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t732) : "f"(s_5), "f"(scale_log2), "f"(t731));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_5;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_5) : "f"(t732));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t734 = dp_5 - t728;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_5 = p_5 * t734;
            dp_5 = ds_5;
            s_5 = p_5;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t736 = -t729;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t737;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t737) : "f"(s_6), "f"(scale_log2), "f"(t736));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_6;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_6) : "f"(t737));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t739 = dp_6 - t730;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_6 = p_6 * t739;
            dp_6 = ds_6;
            s_6 = p_6;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t741 = -t727;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t742;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t742) : "f"(s_7), "f"(scale_log2), "f"(t741));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_7;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_7) : "f"(t742));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t744 = dp_7 - t728;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_7 = p_7 * t744;
            dp_7 = ds_7;
            s_7 = p_7;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t746 = -t729;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t747;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t747) : "f"(s_8), "f"(scale_log2), "f"(t746));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_8;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_8) : "f"(t747));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t749 = dp_8 - t730;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_8 = p_8 * t749;
            dp_8 = ds_8;
            s_8 = p_8;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_11;
            u32 row_12;
            u32 row_13;
            u32 row_14;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_11), "=r"(row_12), "=r"(row_13), "=r"(row_14) : "r"(t702) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t751;
            asm("mov.b32 %0, %1;" : "=f"(t751) : "r"(row_11));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t752;
            asm("mov.b32 %0, %1;" : "=f"(t752) : "r"(row_12));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t753;
            asm("mov.b32 %0, %1;" : "=f"(t753) : "r"(row_13));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t754;
            asm("mov.b32 %0, %1;" : "=f"(t754) : "r"(row_14));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t755 = -t751;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t756;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t756) : "f"(s_9), "f"(scale_log2), "f"(t755));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_9;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_9) : "f"(t756));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t758 = dp_9 - t752;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_9 = p_9 * t758;
            dp_9 = ds_9;
            s_9 = p_9;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t760 = -t753;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t761;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t761) : "f"(s_10), "f"(scale_log2), "f"(t760));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_10;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_10) : "f"(t761));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t763 = dp_10 - t754;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_10 = p_10 * t763;
            dp_10 = ds_10;
            s_10 = p_10;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t765 = -t751;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t766;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t766) : "f"(s_11), "f"(scale_log2), "f"(t765));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_11;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_11) : "f"(t766));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t768 = dp_11 - t752;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_11 = p_11 * t768;
            dp_11 = ds_11;
            s_11 = p_11;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t770 = -t753;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t771;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t771) : "f"(s_12), "f"(scale_log2), "f"(t770));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_12;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_12) : "f"(t771));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t773 = dp_12 - t754;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_12 = p_12 * t773;
            dp_12 = ds_12;
            s_12 = p_12;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_15;
            u32 row_16;
            u32 row_17;
            u32 row_18;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_15), "=r"(row_16), "=r"(row_17), "=r"(row_18) : "r"(t702) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t775;
            asm("mov.b32 %0, %1;" : "=f"(t775) : "r"(row_15));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t776;
            asm("mov.b32 %0, %1;" : "=f"(t776) : "r"(row_16));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t777;
            asm("mov.b32 %0, %1;" : "=f"(t777) : "r"(row_17));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t778;
            asm("mov.b32 %0, %1;" : "=f"(t778) : "r"(row_18));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t779 = -t775;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t780;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t780) : "f"(s_13), "f"(scale_log2), "f"(t779));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_13;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_13) : "f"(t780));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t782 = dp_13 - t776;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_13 = p_13 * t782;
            dp_13 = ds_13;
            s_13 = p_13;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t784 = -t777;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t785;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t785) : "f"(s_14), "f"(scale_log2), "f"(t784));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_14;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_14) : "f"(t785));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t787 = dp_14 - t778;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_14 = p_14 * t787;
            dp_14 = ds_14;
            s_14 = p_14;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t789 = -t775;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t790;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t790) : "f"(s_15), "f"(scale_log2), "f"(t789));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_15;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_15) : "f"(t790));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t792 = dp_15 - t776;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_15 = p_15 * t792;
            dp_15 = ds_15;
            s_15 = p_15;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t794 = -t777;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t795;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t795) : "f"(s_16), "f"(scale_log2), "f"(t794));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_16;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_16) : "f"(t795));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t797 = dp_16 - t778;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_16 = p_16 * t797;
            dp_16 = ds_16;
            s_16 = p_16;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_19;
            u32 row_20;
            u32 row_21;
            u32 row_22;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_19), "=r"(row_20), "=r"(row_21), "=r"(row_22) : "r"(t702) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t799;
            asm("mov.b32 %0, %1;" : "=f"(t799) : "r"(row_19));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t800;
            asm("mov.b32 %0, %1;" : "=f"(t800) : "r"(row_20));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t801;
            asm("mov.b32 %0, %1;" : "=f"(t801) : "r"(row_21));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t802;
            asm("mov.b32 %0, %1;" : "=f"(t802) : "r"(row_22));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t803 = -t799;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t804;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t804) : "f"(s_17), "f"(scale_log2), "f"(t803));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_17;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_17) : "f"(t804));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t806 = dp_17 - t800;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_17 = p_17 * t806;
            dp_17 = ds_17;
            s_17 = p_17;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t808 = -t801;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t809;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t809) : "f"(s_18), "f"(scale_log2), "f"(t808));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_18;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_18) : "f"(t809));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t811 = dp_18 - t802;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_18 = p_18 * t811;
            dp_18 = ds_18;
            s_18 = p_18;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t813 = -t799;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t814;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t814) : "f"(s_19), "f"(scale_log2), "f"(t813));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_19;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_19) : "f"(t814));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t816 = dp_19 - t800;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_19 = p_19 * t816;
            dp_19 = ds_19;
            s_19 = p_19;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t818 = -t801;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t819;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t819) : "f"(s_20), "f"(scale_log2), "f"(t818));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_20;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_20) : "f"(t819));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t821 = dp_20 - t802;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_20 = p_20 * t821;
            dp_20 = ds_20;
            s_20 = p_20;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_23;
            u32 row_24;
            u32 row_25;
            u32 row_26;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_23), "=r"(row_24), "=r"(row_25), "=r"(row_26) : "r"(t702) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t823;
            asm("mov.b32 %0, %1;" : "=f"(t823) : "r"(row_23));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t824;
            asm("mov.b32 %0, %1;" : "=f"(t824) : "r"(row_24));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t825;
            asm("mov.b32 %0, %1;" : "=f"(t825) : "r"(row_25));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t826;
            asm("mov.b32 %0, %1;" : "=f"(t826) : "r"(row_26));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t827 = -t823;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t828;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t828) : "f"(s_21), "f"(scale_log2), "f"(t827));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_21;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_21) : "f"(t828));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t830 = dp_21 - t824;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_21 = p_21 * t830;
            dp_21 = ds_21;
            s_21 = p_21;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t832 = -t825;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t833;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t833) : "f"(s_22), "f"(scale_log2), "f"(t832));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_22;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_22) : "f"(t833));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t835 = dp_22 - t826;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_22 = p_22 * t835;
            dp_22 = ds_22;
            s_22 = p_22;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t837 = -t823;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t838;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t838) : "f"(s_23), "f"(scale_log2), "f"(t837));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_23;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_23) : "f"(t838));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t840 = dp_23 - t824;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_23 = p_23 * t840;
            dp_23 = ds_23;
            s_23 = p_23;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t842 = -t825;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t843;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t843) : "f"(s_24), "f"(scale_log2), "f"(t842));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_24;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_24) : "f"(t843));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t845 = dp_24 - t826;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_24 = p_24 * t845;
            dp_24 = ds_24;
            s_24 = p_24;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_27;
            u32 row_28;
            u32 row_29;
            u32 row_30;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_27), "=r"(row_28), "=r"(row_29), "=r"(row_30) : "r"(t702) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t847;
            asm("mov.b32 %0, %1;" : "=f"(t847) : "r"(row_27));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t848;
            asm("mov.b32 %0, %1;" : "=f"(t848) : "r"(row_28));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t849;
            asm("mov.b32 %0, %1;" : "=f"(t849) : "r"(row_29));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t850;
            asm("mov.b32 %0, %1;" : "=f"(t850) : "r"(row_30));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t851 = -t847;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t852;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t852) : "f"(s_25), "f"(scale_log2), "f"(t851));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_25;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_25) : "f"(t852));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t854 = dp_25 - t848;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_25 = p_25 * t854;
            dp_25 = ds_25;
            s_25 = p_25;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t856 = -t849;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t857;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t857) : "f"(s_26), "f"(scale_log2), "f"(t856));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_26;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_26) : "f"(t857));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t859 = dp_26 - t850;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_26 = p_26 * t859;
            dp_26 = ds_26;
            s_26 = p_26;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t861 = -t847;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t862;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t862) : "f"(s_27), "f"(scale_log2), "f"(t861));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_27;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_27) : "f"(t862));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t864 = dp_27 - t848;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_27 = p_27 * t864;
            dp_27 = ds_27;
            s_27 = p_27;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t866 = -t849;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t867;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t867) : "f"(s_28), "f"(scale_log2), "f"(t866));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_28;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_28) : "f"(t867));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t869 = dp_28 - t850;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_28 = p_28 * t869;
            dp_28 = ds_28;
            s_28 = p_28;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_31;
            u32 row_32;
            u32 row_33;
            u32 row_34;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_31), "=r"(row_32), "=r"(row_33), "=r"(row_34) : "r"(t702) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t871;
            asm("mov.b32 %0, %1;" : "=f"(t871) : "r"(row_31));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t872;
            asm("mov.b32 %0, %1;" : "=f"(t872) : "r"(row_32));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t873;
            asm("mov.b32 %0, %1;" : "=f"(t873) : "r"(row_33));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t874;
            asm("mov.b32 %0, %1;" : "=f"(t874) : "r"(row_34));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t875 = -t871;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t876;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t876) : "f"(s_29), "f"(scale_log2), "f"(t875));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_29;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_29) : "f"(t876));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t878 = dp_29 - t872;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_29 = p_29 * t878;
            dp_29 = ds_29;
            s_29 = p_29;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t880 = -t873;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t881;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t881) : "f"(s_30), "f"(scale_log2), "f"(t880));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_30;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_30) : "f"(t881));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t883 = dp_30 - t874;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_30 = p_30 * t883;
            dp_30 = ds_30;
            s_30 = p_30;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t885 = -t871;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t886;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t886) : "f"(s_31), "f"(scale_log2), "f"(t885));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_31;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_31) : "f"(t886));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t888 = dp_31 - t872;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_31 = p_31 * t888;
            dp_31 = ds_31;
            s_31 = p_31;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t890 = -t873;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t891;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t891) : "f"(s_32), "f"(scale_log2), "f"(t890));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_32;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_32) : "f"(t891));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t893 = dp_32 - t874;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_32 = p_32 * t893;
            dp_32 = ds_32;
            s_32 = p_32;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t895 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t896 = t63 + t895;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t897;
            asm volatile("mov.b32 %0, %1;" : "=r"(t897) : "r"(lane));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t898 = t897 >> 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t899 = t66 + t898;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t900 = t899 & 7u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t901 = 0u ^ t900;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t902 = t899 << 7u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t903 = t901 << 4u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t904 = t902 + t903;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t905 = t897 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t906 = t905 << 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t907 = t904 + t906;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t908;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t908) : "f"(dp), "f"(dp_2));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t909 = t896 + t907;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t909), "r"(t908) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t910;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t910) : "f"(dp_5), "f"(dp_6));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t911 = t907 ^ 16u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t912 = t896 + t911;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t912), "r"(t910) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t913;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t913) : "f"(dp_9), "f"(dp_10));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t914 = t907 ^ 32u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t915 = t896 + t914;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t915), "r"(t913) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t916;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t916) : "f"(dp_13), "f"(dp_14));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t917 = t907 ^ 48u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t918 = t896 + t917;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t918), "r"(t916) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t919;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t919) : "f"(dp_17), "f"(dp_18));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t920 = t907 ^ 64u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t921 = t896 + t920;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t921), "r"(t919) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t922;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t922) : "f"(dp_21), "f"(dp_22));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t923 = t907 ^ 80u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t924 = t896 + t923;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t924), "r"(t922) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t925;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t925) : "f"(dp_25), "f"(dp_26));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t926 = t907 ^ 96u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t927 = t896 + t926;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t927), "r"(t925) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t928;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t928) : "f"(dp_29), "f"(dp_30));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t929 = t907 ^ 112u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t930 = t896 + t929;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t930), "r"(t928) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t931 = t897 >> 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t932 = t66 + t931;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t933 = t932 + 8u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t934 = t933 & 7u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t935 = 0u ^ t934;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t936 = t933 << 7u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t937 = t935 << 4u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t938 = t936 + t937;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t939 = t897 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t940 = t939 << 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t941 = t938 + t940;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t942;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t942) : "f"(dp_3), "f"(dp_4));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t943 = t896 + t941;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t943), "r"(t942) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t944;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t944) : "f"(dp_7), "f"(dp_8));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t945 = t941 ^ 16u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t946 = t896 + t945;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t946), "r"(t944) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t947;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t947) : "f"(dp_11), "f"(dp_12));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t948 = t941 ^ 32u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t949 = t896 + t948;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t949), "r"(t947) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t950;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t950) : "f"(dp_15), "f"(dp_16));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t951 = t941 ^ 48u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t952 = t896 + t951;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t952), "r"(t950) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t953;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t953) : "f"(dp_19), "f"(dp_20));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t954 = t941 ^ 64u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t955 = t896 + t954;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t955), "r"(t953) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t956;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t956) : "f"(dp_23), "f"(dp_24));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t957 = t941 ^ 80u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t958 = t896 + t957;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t958), "r"(t956) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t959;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t959) : "f"(dp_27), "f"(dp_28));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t960 = t941 ^ 96u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t961 = t896 + t960;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t961), "r"(t959) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t962;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t962) : "f"(dp_31), "f"(dp_32));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t963 = t941 ^ 112u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t964 = t896 + t963;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t964), "r"(t962) : "memory");
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t965;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t965) : "f"(s), "f"(s_2));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t966;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t966) : "f"(s_3), "f"(s_4));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t967;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t967) : "f"(s_5), "f"(s_6));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t968;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t968) : "f"(s_7), "f"(s_8));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t969;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t969) : "f"(s_9), "f"(s_10));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t970;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t970) : "f"(s_11), "f"(s_12));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t971;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t971) : "f"(s_13), "f"(s_14));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t972;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t972) : "f"(s_15), "f"(s_16));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t973;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t973) : "f"(s_17), "f"(s_18));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t974;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t974) : "f"(s_19), "f"(s_20));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t975;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t975) : "f"(s_21), "f"(s_22));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t976;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t976) : "f"(s_23), "f"(s_24));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t977;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t977) : "f"(s_25), "f"(s_26));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t978;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t978) : "f"(s_27), "f"(s_28));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t979;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t979) : "f"(s_29), "f"(s_30));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t980;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t980) : "f"(s_31), "f"(s_32));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t981;
            asm volatile("mov.b32 %0, %1;" : "=r"(t981) : "r"(t91));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t982 = t981 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t983 = t981 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t984 = t981 ^ 96u;
            const u32 t985 = t203 + t981;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t986 = t203 + t982;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t987 = t203 + t983;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t988 = t203 + t984;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_161;
            u32 m_162;
            u32 m_163;
            u32 m_164;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t985) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(t965), "r"(t966), "r"(t967), "r"(t968), "r"(m_161), "r"(m_162));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(t965), "r"(t966), "r"(t967), "r"(t968), "r"(m_163), "r"(m_164));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_165;
            u32 m_166;
            u32 m_167;
            u32 m_168;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t986) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(t965), "r"(t966), "r"(t967), "r"(t968), "r"(m_165), "r"(m_166));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(t965), "r"(t966), "r"(t967), "r"(t968), "r"(m_167), "r"(m_168));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_169;
            u32 m_170;
            u32 m_171;
            u32 m_172;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t987) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(t965), "r"(t966), "r"(t967), "r"(t968), "r"(m_169), "r"(m_170));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(t965), "r"(t966), "r"(t967), "r"(t968), "r"(m_171), "r"(m_172));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_173;
            u32 m_174;
            u32 m_175;
            u32 m_176;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t988) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(t965), "r"(t966), "r"(t967), "r"(t968), "r"(m_173), "r"(m_174));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t965), "r"(t966), "r"(t967), "r"(t968), "r"(m_175), "r"(m_176));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_177;
            u32 m_178;
            u32 m_179;
            u32 m_180;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t985) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(t969), "r"(t970), "r"(t971), "r"(t972), "r"(m_177), "r"(m_178));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(t969), "r"(t970), "r"(t971), "r"(t972), "r"(m_179), "r"(m_180));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_181;
            u32 m_182;
            u32 m_183;
            u32 m_184;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t986) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(t969), "r"(t970), "r"(t971), "r"(t972), "r"(m_181), "r"(m_182));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(t969), "r"(t970), "r"(t971), "r"(t972), "r"(m_183), "r"(m_184));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_185;
            u32 m_186;
            u32 m_187;
            u32 m_188;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t987) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(t969), "r"(t970), "r"(t971), "r"(t972), "r"(m_185), "r"(m_186));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(t969), "r"(t970), "r"(t971), "r"(t972), "r"(m_187), "r"(m_188));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_189;
            u32 m_190;
            u32 m_191;
            u32 m_192;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t988) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(t969), "r"(t970), "r"(t971), "r"(t972), "r"(m_189), "r"(m_190));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t969), "r"(t970), "r"(t971), "r"(t972), "r"(m_191), "r"(m_192));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_193;
            u32 m_194;
            u32 m_195;
            u32 m_196;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t985) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(t973), "r"(t974), "r"(t975), "r"(t976), "r"(m_193), "r"(m_194));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(t973), "r"(t974), "r"(t975), "r"(t976), "r"(m_195), "r"(m_196));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_197;
            u32 m_198;
            u32 m_199;
            u32 m_200;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t986) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(t973), "r"(t974), "r"(t975), "r"(t976), "r"(m_197), "r"(m_198));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(t973), "r"(t974), "r"(t975), "r"(t976), "r"(m_199), "r"(m_200));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_201;
            u32 m_202;
            u32 m_203;
            u32 m_204;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t987) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(t973), "r"(t974), "r"(t975), "r"(t976), "r"(m_201), "r"(m_202));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(t973), "r"(t974), "r"(t975), "r"(t976), "r"(m_203), "r"(m_204));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_205;
            u32 m_206;
            u32 m_207;
            u32 m_208;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t988) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(t973), "r"(t974), "r"(t975), "r"(t976), "r"(m_205), "r"(m_206));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t973), "r"(t974), "r"(t975), "r"(t976), "r"(m_207), "r"(m_208));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_209;
            u32 m_210;
            u32 m_211;
            u32 m_212;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t985) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(t977), "r"(t978), "r"(t979), "r"(t980), "r"(m_209), "r"(m_210));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(t977), "r"(t978), "r"(t979), "r"(t980), "r"(m_211), "r"(m_212));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_213;
            u32 m_214;
            u32 m_215;
            u32 m_216;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t986) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(t977), "r"(t978), "r"(t979), "r"(t980), "r"(m_213), "r"(m_214));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(t977), "r"(t978), "r"(t979), "r"(t980), "r"(m_215), "r"(m_216));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_217;
            u32 m_218;
            u32 m_219;
            u32 m_220;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t987) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(t977), "r"(t978), "r"(t979), "r"(t980), "r"(m_217), "r"(m_218));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(t977), "r"(t978), "r"(t979), "r"(t980), "r"(m_219), "r"(m_220));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_221;
            u32 m_222;
            u32 m_223;
            u32 m_224;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t988) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(t977), "r"(t978), "r"(t979), "r"(t980), "r"(m_221), "r"(m_222));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t977), "r"(t978), "r"(t979), "r"(t980), "r"(m_223), "r"(m_224));
#line 201 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 233 "fa-kernels/src/attention/backward/mma/tile.rs"
            if (more) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t989 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t990 = (u32)d_o_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t991 = t990 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 head_4 = (u64)t392 * t991;
                const u64 of_head_3 = t232 + head_4;
                const u32 t994 = t394 << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t995 = (u64)t236 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t996 = t203 + t241;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t997 = t994 + t235;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t998 = seq_q_2 > 1u ? seq_q_2 : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t999 = t998 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1000 = t997 < t999 ? t997 : t999;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1001 = (u64)t1000 * t234;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1002 = of_head_3 + t1001;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1003 = t1002 + t995;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1004 = t994 + t235;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1005 = t1004 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1006 = seq_q_2 > 1u ? seq_q_2 : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1007 = t1006 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1008 = t1005 < t1007 ? t1005 : t1007;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1009 = (u64)t1008 * t234;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1010 = of_head_3 + t1009;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1011 = t1010 + t995;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1012 = t994 + t235;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1013 = t1012 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1014 = seq_q_2 > 1u ? seq_q_2 : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1015 = t1014 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1016 = t1013 < t1015 ? t1013 : t1015;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1017 = (u64)t1016 * t234;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1018 = of_head_3 + t1017;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1019 = t1018 + t995;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1020 = t994 + t235;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1021 = t1020 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1022 = seq_q_2 > 1u ? seq_q_2 : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1023 = t1022 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1024 = t1021 < t1023 ? t1021 : t1023;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1025 = (u64)t1024 * t234;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1026 = of_head_3 + t1025;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1027 = t1026 + t995;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1028 = t994 + t235;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1029 = t1028 < seq_q_2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1030 = t236 < t989;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1031 = t1029 & t1030;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1032 = t1031 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t996), "l"(t1003), "r"(t1032) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1033 = t994 + t235;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1034 = t1033 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1035 = t1034 < seq_q_2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1036 = t236 < t989;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1037 = t1035 & t1036;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1038 = t1037 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t996), "l"(t1011), "r"(t1038) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1039 = t994 + t235;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1040 = t1039 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1041 = t1040 < seq_q_2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1042 = t236 < t989;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1043 = t1041 & t1042;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1044 = t1043 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t996), "l"(t1019), "r"(t1044) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1045 = t994 + t235;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1046 = t1045 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1047 = t1046 < seq_q_2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1048 = t236 < t989;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1049 = t1047 & t1048;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1050 = t1049 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t996), "l"(t1027), "r"(t1050) : "memory");
            }
#line 236 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1051;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1051) : "f"(dp), "f"(dp_2));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1052;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1052) : "f"(dp_3), "f"(dp_4));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1053;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1053) : "f"(dp_5), "f"(dp_6));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1054;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1054) : "f"(dp_7), "f"(dp_8));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1055;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1055) : "f"(dp_9), "f"(dp_10));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1056;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1056) : "f"(dp_11), "f"(dp_12));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1057;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1057) : "f"(dp_13), "f"(dp_14));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1058;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1058) : "f"(dp_15), "f"(dp_16));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1059;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1059) : "f"(dp_17), "f"(dp_18));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1060;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1060) : "f"(dp_19), "f"(dp_20));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1061;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1061) : "f"(dp_21), "f"(dp_22));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1062;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1062) : "f"(dp_23), "f"(dp_24));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1063;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1063) : "f"(dp_25), "f"(dp_26));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1064;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1064) : "f"(dp_27), "f"(dp_28));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1065;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1065) : "f"(dp_29), "f"(dp_30));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1066;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1066) : "f"(dp_31), "f"(dp_32));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1067;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1067) : "r"(t91));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1068 = t1067 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1069 = t1067 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1070 = t1067 ^ 96u;
            const u32 t1071 = smem_2 + t1067;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1072 = smem_2 + t1068;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1073 = smem_2 + t1069;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1074 = smem_2 + t1070;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_225;
            u32 m_226;
            u32 m_227;
            u32 m_228;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t1071) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(t1051), "r"(t1052), "r"(t1053), "r"(t1054), "r"(m_225), "r"(m_226));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(t1051), "r"(t1052), "r"(t1053), "r"(t1054), "r"(m_227), "r"(m_228));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_229;
            u32 m_230;
            u32 m_231;
            u32 m_232;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t1072) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(t1051), "r"(t1052), "r"(t1053), "r"(t1054), "r"(m_229), "r"(m_230));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(t1051), "r"(t1052), "r"(t1053), "r"(t1054), "r"(m_231), "r"(m_232));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_233;
            u32 m_234;
            u32 m_235;
            u32 m_236;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t1073) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(t1051), "r"(t1052), "r"(t1053), "r"(t1054), "r"(m_233), "r"(m_234));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(t1051), "r"(t1052), "r"(t1053), "r"(t1054), "r"(m_235), "r"(m_236));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_237;
            u32 m_238;
            u32 m_239;
            u32 m_240;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t1074) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(t1051), "r"(t1052), "r"(t1053), "r"(t1054), "r"(m_237), "r"(m_238));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(t1051), "r"(t1052), "r"(t1053), "r"(t1054), "r"(m_239), "r"(m_240));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_241;
            u32 m_242;
            u32 m_243;
            u32 m_244;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1071) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(t1055), "r"(t1056), "r"(t1057), "r"(t1058), "r"(m_241), "r"(m_242));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(t1055), "r"(t1056), "r"(t1057), "r"(t1058), "r"(m_243), "r"(m_244));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_245;
            u32 m_246;
            u32 m_247;
            u32 m_248;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1072) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(t1055), "r"(t1056), "r"(t1057), "r"(t1058), "r"(m_245), "r"(m_246));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(t1055), "r"(t1056), "r"(t1057), "r"(t1058), "r"(m_247), "r"(m_248));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_249;
            u32 m_250;
            u32 m_251;
            u32 m_252;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1073) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(t1055), "r"(t1056), "r"(t1057), "r"(t1058), "r"(m_249), "r"(m_250));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(t1055), "r"(t1056), "r"(t1057), "r"(t1058), "r"(m_251), "r"(m_252));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_253;
            u32 m_254;
            u32 m_255;
            u32 m_256;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1074) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(t1055), "r"(t1056), "r"(t1057), "r"(t1058), "r"(m_253), "r"(m_254));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(t1055), "r"(t1056), "r"(t1057), "r"(t1058), "r"(m_255), "r"(m_256));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_257;
            u32 m_258;
            u32 m_259;
            u32 m_260;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1071) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(t1059), "r"(t1060), "r"(t1061), "r"(t1062), "r"(m_257), "r"(m_258));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(t1059), "r"(t1060), "r"(t1061), "r"(t1062), "r"(m_259), "r"(m_260));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_261;
            u32 m_262;
            u32 m_263;
            u32 m_264;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1072) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(t1059), "r"(t1060), "r"(t1061), "r"(t1062), "r"(m_261), "r"(m_262));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(t1059), "r"(t1060), "r"(t1061), "r"(t1062), "r"(m_263), "r"(m_264));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_265;
            u32 m_266;
            u32 m_267;
            u32 m_268;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1073) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(t1059), "r"(t1060), "r"(t1061), "r"(t1062), "r"(m_265), "r"(m_266));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(t1059), "r"(t1060), "r"(t1061), "r"(t1062), "r"(m_267), "r"(m_268));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_269;
            u32 m_270;
            u32 m_271;
            u32 m_272;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1074) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(t1059), "r"(t1060), "r"(t1061), "r"(t1062), "r"(m_269), "r"(m_270));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(t1059), "r"(t1060), "r"(t1061), "r"(t1062), "r"(m_271), "r"(m_272));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_273;
            u32 m_274;
            u32 m_275;
            u32 m_276;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1071) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(t1063), "r"(t1064), "r"(t1065), "r"(t1066), "r"(m_273), "r"(m_274));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(t1063), "r"(t1064), "r"(t1065), "r"(t1066), "r"(m_275), "r"(m_276));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_277;
            u32 m_278;
            u32 m_279;
            u32 m_280;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1072) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(t1063), "r"(t1064), "r"(t1065), "r"(t1066), "r"(m_277), "r"(m_278));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(t1063), "r"(t1064), "r"(t1065), "r"(t1066), "r"(m_279), "r"(m_280));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_281;
            u32 m_282;
            u32 m_283;
            u32 m_284;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1073) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(t1063), "r"(t1064), "r"(t1065), "r"(t1066), "r"(m_281), "r"(m_282));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(t1063), "r"(t1064), "r"(t1065), "r"(t1066), "r"(m_283), "r"(m_284));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_285;
            u32 m_286;
            u32 m_287;
            u32 m_288;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1074) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(t1063), "r"(t1064), "r"(t1065), "r"(t1066), "r"(m_285), "r"(m_286));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(t1063), "r"(t1064), "r"(t1065), "r"(t1066), "r"(m_287), "r"(m_288));
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1075 = t71 << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1076 = smem_1 + t1075;
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
            u32 lane_2;
            asm volatile("mov.b32 %0, %1;" : "=r"(lane_2) : "r"(lane));
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1078 = lane_2 & 7u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1079 = lane_2 >> 4u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1080 = t1079 << 3u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1081 = t1078 + t1080;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1082 = t70 >> 3u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1083 = lane_2 >> 3u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1084 = t1083 & 1u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1085 = t1082 + t1084;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1086 = t1085 >> 3u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1087 = t1085 & 7u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1088 = t1086 << 13u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1089 = t63 + t1088;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1090 = t1081 & 7u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1091 = t1087 ^ t1090;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1092 = t1081 << 7u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1093 = t1091 << 4u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1094 = t1092 + t1093;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1095 = t1089 + t1094;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1096;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1096) : "r"(t91));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1097 = t1096 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1098 = t1096 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1099 = t1096 ^ 96u;
            const u32 t1100 = t1076 + t1096;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1101 = t1076 + t1097;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1102 = t1076 + t1098;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1103 = t1076 + t1099;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_289;
            u32 m_290;
            u32 m_291;
            u32 m_292;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1095) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_293;
            u32 m_294;
            u32 m_295;
            u32 m_296;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1100) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_293), "r"(m_294));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_295), "r"(m_296));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_297;
            u32 m_298;
            u32 m_299;
            u32 m_300;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1101) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_297), "r"(m_298));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_299), "r"(m_300));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_301;
            u32 m_302;
            u32 m_303;
            u32 m_304;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1102) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_301), "r"(m_302));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_303), "r"(m_304));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_305;
            u32 m_306;
            u32 m_307;
            u32 m_308;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1103) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_305), "r"(m_306));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_307), "r"(m_308));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_309;
            u32 m_310;
            u32 m_311;
            u32 m_312;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1095) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_313;
            u32 m_314;
            u32 m_315;
            u32 m_316;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1100) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_313), "r"(m_314));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_315), "r"(m_316));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_317;
            u32 m_318;
            u32 m_319;
            u32 m_320;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1101) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_317), "r"(m_318));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_319), "r"(m_320));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_321;
            u32 m_322;
            u32 m_323;
            u32 m_324;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1102) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_321), "r"(m_322));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_323), "r"(m_324));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_325;
            u32 m_326;
            u32 m_327;
            u32 m_328;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1103) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_325), "r"(m_326));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_327), "r"(m_328));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_329;
            u32 m_330;
            u32 m_331;
            u32 m_332;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1095) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_333;
            u32 m_334;
            u32 m_335;
            u32 m_336;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1100) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_333), "r"(m_334));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_335), "r"(m_336));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_337;
            u32 m_338;
            u32 m_339;
            u32 m_340;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1101) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_337), "r"(m_338));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_339), "r"(m_340));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_341;
            u32 m_342;
            u32 m_343;
            u32 m_344;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1102) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_341), "r"(m_342));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_343), "r"(m_344));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_345;
            u32 m_346;
            u32 m_347;
            u32 m_348;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1103) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_345), "r"(m_346));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_347), "r"(m_348));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_349;
            u32 m_350;
            u32 m_351;
            u32 m_352;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1095) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_353;
            u32 m_354;
            u32 m_355;
            u32 m_356;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1100) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_353), "r"(m_354));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_355), "r"(m_356));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_357;
            u32 m_358;
            u32 m_359;
            u32 m_360;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1101) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_357), "r"(m_358));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_359), "r"(m_360));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_361;
            u32 m_362;
            u32 m_363;
            u32 m_364;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1102) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_361), "r"(m_362));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_363), "r"(m_364));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_365;
            u32 m_366;
            u32 m_367;
            u32 m_368;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1103) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_365), "r"(m_366));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_367), "r"(m_368));
#line 224 "fa-kernels/src/attention/backward/work.rs"
            const u32 t1104 = batch_2 * heads;
#line 224 "fa-kernels/src/attention/backward/work.rs"
            const u32 t1105 = t1104 + head;
#line 224 "fa-kernels/src/attention/backward/work.rs"
            const u32 t1106 = t1105 * padded;
#line 224 "fa-kernels/src/attention/backward/work.rs"
            const u32 t1107 = block << 6u;
#line 224 "fa-kernels/src/attention/backward/work.rs"
            const u32 row_35 = t1106 + t1107;
#line 337 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 row_36 = row_35 + t70;
            const u64 t1110 = (u64)row_36;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1111 = t1110 * sums_stride0;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1112 = t1111 * 4ull;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1113 = sums + t1112;
            const u32 t1114 = t71 << 10u;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1115 = (u64)t1114 * 4u;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1116 = t1113 + t1115;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            const u64 t1117 = (u64)lane * 4u;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            const u64 t1118 = t1116 + t1117;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1118), "f"(dq) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+128], %1;" :  : "l"(t1118), "f"(dq_2) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+256], %1;" :  : "l"(t1118), "f"(dq_3) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+384], %1;" :  : "l"(t1118), "f"(dq_4) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+512], %1;" :  : "l"(t1118), "f"(dq_5) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+640], %1;" :  : "l"(t1118), "f"(dq_6) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+768], %1;" :  : "l"(t1118), "f"(dq_7) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+896], %1;" :  : "l"(t1118), "f"(dq_8) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1024], %1;" :  : "l"(t1118), "f"(dq_9) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1152], %1;" :  : "l"(t1118), "f"(dq_10) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1280], %1;" :  : "l"(t1118), "f"(dq_11) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1408], %1;" :  : "l"(t1118), "f"(dq_12) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1536], %1;" :  : "l"(t1118), "f"(dq_13) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1664], %1;" :  : "l"(t1118), "f"(dq_14) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1792], %1;" :  : "l"(t1118), "f"(dq_15) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1920], %1;" :  : "l"(t1118), "f"(dq_16) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2048], %1;" :  : "l"(t1118), "f"(dq_17) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2176], %1;" :  : "l"(t1118), "f"(dq_18) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2304], %1;" :  : "l"(t1118), "f"(dq_19) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2432], %1;" :  : "l"(t1118), "f"(dq_20) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2560], %1;" :  : "l"(t1118), "f"(dq_21) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2688], %1;" :  : "l"(t1118), "f"(dq_22) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2816], %1;" :  : "l"(t1118), "f"(dq_23) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2944], %1;" :  : "l"(t1118), "f"(dq_24) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3072], %1;" :  : "l"(t1118), "f"(dq_25) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3200], %1;" :  : "l"(t1118), "f"(dq_26) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3328], %1;" :  : "l"(t1118), "f"(dq_27) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3456], %1;" :  : "l"(t1118), "f"(dq_28) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3584], %1;" :  : "l"(t1118), "f"(dq_29) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3712], %1;" :  : "l"(t1118), "f"(dq_30) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3840], %1;" :  : "l"(t1118), "f"(dq_31) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3968], %1;" :  : "l"(t1118), "f"(dq_32) : "memory");
#line 214 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 233 "fa-kernels/src/attention/backward/mma/tile.rs"
            if (more) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1119 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1120 = (u32)q_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1121 = t1120 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 head_5 = (u64)t392 * t1121;
                const u64 of_head_4 = t211 + head_5;
                const u32 t1124 = t394 << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1125 = (u64)t215 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1126 = smem_2 + t220;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1127 = t1124 + t214;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1128 = seq_q_2 > 1u ? seq_q_2 : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1129 = t1128 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1130 = t1127 < t1129 ? t1127 : t1129;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1131 = (u64)t1130 * t213;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1132 = of_head_4 + t1131;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1133 = t1132 + t1125;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1134 = t1124 + t214;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1135 = t1134 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1136 = seq_q_2 > 1u ? seq_q_2 : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1137 = t1136 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1138 = t1135 < t1137 ? t1135 : t1137;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1139 = (u64)t1138 * t213;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1140 = of_head_4 + t1139;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1141 = t1140 + t1125;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1142 = t1124 + t214;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1143 = t1142 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1144 = seq_q_2 > 1u ? seq_q_2 : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1145 = t1144 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1146 = t1143 < t1145 ? t1143 : t1145;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1147 = (u64)t1146 * t213;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1148 = of_head_4 + t1147;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1149 = t1148 + t1125;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1150 = t1124 + t214;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1151 = t1150 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1152 = seq_q_2 > 1u ? seq_q_2 : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1153 = t1152 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1154 = t1151 < t1153 ? t1151 : t1153;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1155 = (u64)t1154 * t213;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1156 = of_head_4 + t1155;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1157 = t1156 + t1125;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1158 = t1124 + t214;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1159 = t1158 < seq_q_2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1160 = t215 < t1119;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1161 = t1159 & t1160;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1162 = t1161 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1126), "l"(t1133), "r"(t1162) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1163 = t1124 + t214;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1164 = t1163 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1165 = t1164 < seq_q_2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1166 = t215 < t1119;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1167 = t1165 & t1166;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1168 = t1167 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1126), "l"(t1141), "r"(t1168) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1169 = t1124 + t214;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1170 = t1169 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1171 = t1170 < seq_q_2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1172 = t215 < t1119;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1173 = t1171 & t1172;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1174 = t1173 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1126), "l"(t1149), "r"(t1174) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1175 = t1124 + t214;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1176 = t1175 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1177 = t1176 < seq_q_2;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1178 = t215 < t1119;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1179 = t1177 & t1178;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1180 = t1179 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1126), "l"(t1157), "r"(t1180) : "memory");
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1181 = thread < 32u;
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
                if (t1181) {
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1182 = batch_2 * heads;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1183 = t1182 + t392;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1184 = t1183 * padded;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1185 = t394 << 6u;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 row_37 = t1184 + t1185;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                    const u32 t1187 = thread << 1u;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                    const u32 row_38 = row_37 + t1187;
                    const u32 t1189 = thread << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                    const u32 t1190 = t204 + t1189;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                    const u64 t1191 = (u64)row_38;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                    const u64 t1192 = t1191 * statistics_stride0;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                    const u64 t1193 = t1192 * 4ull;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                    const u64 t1194 = statistics + t1193;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t1190), "l"(t1194) : "memory");
                }
            }
#line 236 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 149 "fa-kernels/src/attention/backward/work.rs"
            head = t392;
            block = t394;
        }
#line 164 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 166 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1195 = dk_2 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_2 = t1195;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1196 = dk_3 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_3 = t1196;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1197 = dk_4 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_4 = t1197;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1198 = dk_5 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_5 = t1198;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1199 = dk_6 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_6 = t1199;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1200 = dk_7 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_7 = t1200;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1201 = dk_8 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_8 = t1201;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1202 = dk_9 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_9 = t1202;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1203 = dk_10 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_10 = t1203;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1204 = dk_11 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_11 = t1204;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1205 = dk_12 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_12 = t1205;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1206 = dk_13 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_13 = t1206;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1207 = dk_14 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_14 = t1207;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1208 = dk_15 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_15 = t1208;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1209 = dk_16 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_16 = t1209;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1210 = dk_17 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_17 = t1210;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1211 = dk_18 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_18 = t1211;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1212 = dk_19 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_19 = t1212;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1213 = dk_20 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_20 = t1213;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1214 = dk_21 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_21 = t1214;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1215 = dk_22 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_22 = t1215;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1216 = dk_23 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_23 = t1216;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1217 = dk_24 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_24 = t1217;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1218 = dk_25 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_25 = t1218;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1219 = dk_26 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_26 = t1219;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1220 = dk_27 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_27 = t1220;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1221 = dk_28 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_28 = t1221;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1222 = dk_29 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_29 = t1222;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1223 = dk_30 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_30 = t1223;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1224 = dk_31 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_31 = t1224;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1225 = dk_32 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_32 = t1225;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1226 = dk_33 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_33 = t1226;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1227 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1228 = smem_1 + t1227;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1229 = lane >> 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1230 = t66 + t1229;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1231 = t1230 & 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1232 = 0u ^ t1231;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1233 = t1230 << 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1234 = t1232 << 4u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1235 = t1233 + t1234;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1236 = lane & 3u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1237 = t1236 << 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1238 = t1235 + t1237;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1239;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1239) : "f"(dk_2), "f"(dk_3));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1240 = t1228 + t1238;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1240), "r"(t1239) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1241;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1241) : "f"(dk_6), "f"(dk_7));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1242 = t1238 ^ 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1243 = t1228 + t1242;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1243), "r"(t1241) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1244;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1244) : "f"(dk_10), "f"(dk_11));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1245 = t1238 ^ 32u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1246 = t1228 + t1245;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1246), "r"(t1244) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1247;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1247) : "f"(dk_14), "f"(dk_15));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1248 = t1238 ^ 48u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1249 = t1228 + t1248;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1249), "r"(t1247) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1250;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1250) : "f"(dk_18), "f"(dk_19));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1251 = t1238 ^ 64u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1252 = t1228 + t1251;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1252), "r"(t1250) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1253;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1253) : "f"(dk_22), "f"(dk_23));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1254 = t1238 ^ 80u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1255 = t1228 + t1254;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1255), "r"(t1253) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1256;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1256) : "f"(dk_26), "f"(dk_27));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1257 = t1238 ^ 96u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1258 = t1228 + t1257;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1258), "r"(t1256) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1259;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1259) : "f"(dk_30), "f"(dk_31));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1260 = t1238 ^ 112u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1261 = t1228 + t1260;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1261), "r"(t1259) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1262 = lane >> 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1263 = t66 + t1262;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1264 = t1263 + 8u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1265 = t1264 & 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1266 = 0u ^ t1265;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1267 = t1264 << 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1268 = t1266 << 4u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1269 = t1267 + t1268;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1270 = lane & 3u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1271 = t1270 << 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1272 = t1269 + t1271;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1273;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1273) : "f"(dk_4), "f"(dk_5));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1274 = t1228 + t1272;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1274), "r"(t1273) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1275;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1275) : "f"(dk_8), "f"(dk_9));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1276 = t1272 ^ 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1277 = t1228 + t1276;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1277), "r"(t1275) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1278;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1278) : "f"(dk_12), "f"(dk_13));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1279 = t1272 ^ 32u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1280 = t1228 + t1279;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1280), "r"(t1278) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1281;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1281) : "f"(dk_16), "f"(dk_17));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1282 = t1272 ^ 48u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1283 = t1228 + t1282;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1283), "r"(t1281) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1284;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1284) : "f"(dk_20), "f"(dk_21));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1285 = t1272 ^ 64u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1286 = t1228 + t1285;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1286), "r"(t1284) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1287;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1287) : "f"(dk_24), "f"(dk_25));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1288 = t1272 ^ 80u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1289 = t1228 + t1288;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1289), "r"(t1287) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1290;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1290) : "f"(dk_28), "f"(dk_29));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1291 = t1272 ^ 96u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1292 = t1228 + t1291;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1292), "r"(t1290) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1293;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1293) : "f"(dk_32), "f"(dk_33));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1294 = t1272 ^ 112u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1295 = t1228 + t1294;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1295), "r"(t1293) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 367 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_column = share << 6u;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1297 = first + t8;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1298 = 0ull * dk_stride0;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1299 = t1298 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1300 = dk + t1299;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1301 = (u64)t1297;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1302 = t1301 * dk_stride1;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1303 = t1302 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1304 = t1300 + t1303;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1305 = (u64)t37;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1306 = t1305 * dk_stride2;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1307 = t1306 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1308 = t1304 + t1307;
        const u32 end_53 = head_dim > first_column ? head_dim : first_column;
        const u32 t1310 = seq_k_2 - t8;
#line 371 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1311 = end_53 - first_column;
#line 371 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1312 = t1311 >> 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1313 = (u64)first_column * 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1314 = t1308 + t1313;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1315 = (u32)dk_stride1;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1316 = t1315 << 1u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1317 = lane >> 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1318 = t66 + t1317;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1319 = lane & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1320 = t1318 < t1310;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1321 = t1319 < t1312;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1322 = t1320 & t1321;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1322) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1323 = t1318 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1324 = t1319 ^ t1323;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1325 = t1318 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1326 = t1324 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1327 = t1325 + t1326;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1328 = t1228 + t1327;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_39;
            u32 row_40;
            u32 row_41;
            u32 row_42;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_39), "=r"(row_40), "=r"(row_41), "=r"(row_42) : "r"(t1328) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1329 = (u64)t1318 * t1316;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1330 = t1314 + t1329;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1331 = (u64)t1319 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1332 = t1330 + t1331;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1332), "r"(row_39), "r"(row_40), "r"(row_41), "r"(row_42) : "memory");
        }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1333 = t1318 + 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1334 = t1333 < t1310;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1335 = t1319 < t1312;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1336 = t1334 & t1335;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1336) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1337 = t1333 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1338 = t1319 ^ t1337;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1339 = t1333 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1340 = t1338 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1341 = t1339 + t1340;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1342 = t1228 + t1341;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_43;
            u32 row_44;
            u32 row_45;
            u32 row_46;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_43), "=r"(row_44), "=r"(row_45), "=r"(row_46) : "r"(t1342) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1343 = (u64)t1333 * t1316;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1344 = t1314 + t1343;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1345 = (u64)t1319 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1346 = t1344 + t1345;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1346), "r"(row_43), "r"(row_44), "r"(row_45), "r"(row_46) : "memory");
        }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1347 = t1318 + 8u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1348 = t1347 < t1310;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1349 = t1319 < t1312;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1350 = t1348 & t1349;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1350) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1351 = t1347 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1352 = t1319 ^ t1351;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1353 = t1347 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1354 = t1352 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1355 = t1353 + t1354;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1356 = t1228 + t1355;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_47;
            u32 row_48;
            u32 row_49;
            u32 row_50;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_47), "=r"(row_48), "=r"(row_49), "=r"(row_50) : "r"(t1356) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1357 = (u64)t1347 * t1316;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1358 = t1314 + t1357;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1359 = (u64)t1319 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1360 = t1358 + t1359;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1360), "r"(row_47), "r"(row_48), "r"(row_49), "r"(row_50) : "memory");
        }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1361 = t1318 + 12u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1362 = t1361 < t1310;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1363 = t1319 < t1312;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1364 = t1362 & t1363;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1364) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1365 = t1361 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1366 = t1319 ^ t1365;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1367 = t1361 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1368 = t1366 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1369 = t1367 + t1368;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1370 = t1228 + t1369;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_51;
            u32 row_52;
            u32 row_53;
            u32 row_54;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_51), "=r"(row_52), "=r"(row_53), "=r"(row_54) : "r"(t1370) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1371 = (u64)t1361 * t1316;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1372 = t1314 + t1371;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1373 = (u64)t1319 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1374 = t1372 + t1373;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1374), "r"(row_51), "r"(row_52), "r"(row_53), "r"(row_54) : "memory");
        }
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1375 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1376 = t67 + t1375;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1377 = lane >> 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1378 = t66 + t1377;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1379 = t1378 & 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1380 = 0u ^ t1379;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1381 = t1378 << 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1382 = t1380 << 4u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1383 = t1381 + t1382;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1384 = lane & 3u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1385 = t1384 << 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1386 = t1383 + t1385;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1387;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1387) : "f"(dv_2), "f"(dv_3));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1388 = t1376 + t1386;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1388), "r"(t1387) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1389;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1389) : "f"(dv_6), "f"(dv_7));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1390 = t1386 ^ 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1391 = t1376 + t1390;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1391), "r"(t1389) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1392;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1392) : "f"(dv_10), "f"(dv_11));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1393 = t1386 ^ 32u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1394 = t1376 + t1393;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1394), "r"(t1392) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1395;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1395) : "f"(dv_14), "f"(dv_15));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1396 = t1386 ^ 48u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1397 = t1376 + t1396;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1397), "r"(t1395) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1398;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1398) : "f"(dv_18), "f"(dv_19));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1399 = t1386 ^ 64u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1400 = t1376 + t1399;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1400), "r"(t1398) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1401;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1401) : "f"(dv_22), "f"(dv_23));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1402 = t1386 ^ 80u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1403 = t1376 + t1402;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1403), "r"(t1401) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1404;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1404) : "f"(dv_26), "f"(dv_27));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1405 = t1386 ^ 96u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1406 = t1376 + t1405;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1406), "r"(t1404) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1407;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1407) : "f"(dv_30), "f"(dv_31));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1408 = t1386 ^ 112u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1409 = t1376 + t1408;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1409), "r"(t1407) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1410 = lane >> 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1411 = t66 + t1410;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1412 = t1411 + 8u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1413 = t1412 & 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1414 = 0u ^ t1413;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1415 = t1412 << 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1416 = t1414 << 4u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1417 = t1415 + t1416;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1418 = lane & 3u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1419 = t1418 << 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1420 = t1417 + t1419;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1421;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1421) : "f"(dv_4), "f"(dv_5));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1422 = t1376 + t1420;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1422), "r"(t1421) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1423;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1423) : "f"(dv_8), "f"(dv_9));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1424 = t1420 ^ 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1425 = t1376 + t1424;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1425), "r"(t1423) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1426;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1426) : "f"(dv_12), "f"(dv_13));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1427 = t1420 ^ 32u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1428 = t1376 + t1427;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1428), "r"(t1426) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1429;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1429) : "f"(dv_16), "f"(dv_17));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1430 = t1420 ^ 48u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1431 = t1376 + t1430;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1431), "r"(t1429) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1432;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1432) : "f"(dv_20), "f"(dv_21));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1433 = t1420 ^ 64u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1434 = t1376 + t1433;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1434), "r"(t1432) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1435;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1435) : "f"(dv_24), "f"(dv_25));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1436 = t1420 ^ 80u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1437 = t1376 + t1436;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1437), "r"(t1435) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1438;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1438) : "f"(dv_28), "f"(dv_29));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1439 = t1420 ^ 96u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1440 = t1376 + t1439;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1440), "r"(t1438) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1441;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1441) : "f"(dv_32), "f"(dv_33));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1442 = t1420 ^ 112u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1443 = t1376 + t1442;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1443), "r"(t1441) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 367 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_column_2 = share << 6u;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1445 = first + t8;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1446 = 0ull * dv_stride0;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1447 = t1446 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1448 = dv + t1447;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1449 = (u64)t1445;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1450 = t1449 * dv_stride1;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1451 = t1450 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1452 = t1448 + t1451;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1453 = (u64)t37;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1454 = t1453 * dv_stride2;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1455 = t1454 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1456 = t1452 + t1455;
        const u32 end_54 = head_dim > first_column_2 ? head_dim : first_column_2;
        const u32 t1458 = seq_k_2 - t8;
#line 371 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1459 = end_54 - first_column_2;
#line 371 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1460 = t1459 >> 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1461 = (u64)first_column_2 * 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1462 = t1456 + t1461;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1463 = (u32)dv_stride1;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1464 = t1463 << 1u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1465 = lane >> 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1466 = t66 + t1465;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1467 = lane & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1468 = t1466 < t1458;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1469 = t1467 < t1460;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1470 = t1468 & t1469;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1470) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1471 = t1466 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1472 = t1467 ^ t1471;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1473 = t1466 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1474 = t1472 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1475 = t1473 + t1474;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1476 = t1376 + t1475;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_55;
            u32 row_56;
            u32 row_57;
            u32 row_58;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_55), "=r"(row_56), "=r"(row_57), "=r"(row_58) : "r"(t1476) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1477 = (u64)t1466 * t1464;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1478 = t1462 + t1477;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1479 = (u64)t1467 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1480 = t1478 + t1479;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1480), "r"(row_55), "r"(row_56), "r"(row_57), "r"(row_58) : "memory");
        }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1481 = t1466 + 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1482 = t1481 < t1458;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1483 = t1467 < t1460;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1484 = t1482 & t1483;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1484) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1485 = t1481 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1486 = t1467 ^ t1485;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1487 = t1481 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1488 = t1486 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1489 = t1487 + t1488;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1490 = t1376 + t1489;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_59;
            u32 row_60;
            u32 row_61;
            u32 row_62;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_59), "=r"(row_60), "=r"(row_61), "=r"(row_62) : "r"(t1490) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1491 = (u64)t1481 * t1464;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1492 = t1462 + t1491;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1493 = (u64)t1467 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1494 = t1492 + t1493;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1494), "r"(row_59), "r"(row_60), "r"(row_61), "r"(row_62) : "memory");
        }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1495 = t1466 + 8u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1496 = t1495 < t1458;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1497 = t1467 < t1460;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1498 = t1496 & t1497;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1498) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1499 = t1495 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1500 = t1467 ^ t1499;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1501 = t1495 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1502 = t1500 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1503 = t1501 + t1502;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1504 = t1376 + t1503;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_63;
            u32 row_64;
            u32 row_65;
            u32 row_66;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_63), "=r"(row_64), "=r"(row_65), "=r"(row_66) : "r"(t1504) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1505 = (u64)t1495 * t1464;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1506 = t1462 + t1505;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1507 = (u64)t1467 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1508 = t1506 + t1507;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1508), "r"(row_63), "r"(row_64), "r"(row_65), "r"(row_66) : "memory");
        }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1509 = t1466 + 12u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1510 = t1509 < t1458;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1511 = t1467 < t1460;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1512 = t1510 & t1511;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1512) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1513 = t1509 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1514 = t1467 ^ t1513;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1515 = t1509 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1516 = t1514 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1517 = t1515 + t1516;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1518 = t1376 + t1517;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_67;
            u32 row_68;
            u32 row_69;
            u32 row_70;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_67), "=r"(row_68), "=r"(row_69), "=r"(row_70) : "r"(t1518) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1519 = (u64)t1509 * t1464;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1520 = t1462 + t1519;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1521 = (u64)t1467 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1522 = t1520 + t1521;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1522), "r"(row_67), "r"(row_68), "r"(row_69), "r"(row_70) : "memory");
        }
    }
}
