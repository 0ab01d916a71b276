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
    const u64 seqused_k /* u32 */,
    const u64 seqused_k_stride0,
    const u64 seqused_k_stride1,
    const u64 seqused_k_stride2,
    const u64 seqused_k_stride3,
    const u32 added_k,
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
#line 91 "fa-kernels/src/attention/options/cache.rs"
    const bool as_queries = added_k == 4294967295u;
    const u32 added = as_queries ? seq_q : added_k;
    const u64 t21 = (u64)batch_2;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u64 t22 = t21 * seqused_k_stride0;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u64 t23 = t22 * 4ull;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u64 t24 = seqused_k + t23;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    u32 t25;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t25) : "l"(t24) : "memory");
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u32 used = (int)t25 > (int)0u ? t25 : 0u;
    const u32 used_2 = used < seq_k ? used : seq_k;
    const u32 t28 = used_2 + added;
#line 95 "fa-kernels/src/attention/options/cache.rs"
    const u32 t29 = t28 < seq_k ? t28 : seq_k;
#line 62 "fa-kernels/src/attention/backward/work.rs"
    const u32 t30 = t15 % kv_heads;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 t31 = seq_q + 63u;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t31 >> 6u;
#line 119 "fa-kernels/src/attention/query_blocks.rs"
    u32 low = 0u;
    u32 high = count;
    while (true) {
#line 121 "fa-kernels/src/attention/query_blocks.rs"
        const bool t33 = low < high;
        if (!t33) break;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t34 = low + high;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 middle = t34 >> 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t36 = middle << 6u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t37 = t36 + 63u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t38 = seq_q - 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t39 = t37 < t38 ? t37 : t38;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t40 = t39 + t29;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end = t40 + 1u;
        const u32 t42 = end > seq_q ? end : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t43 = t42 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_2 = t43 < t29 ? t43 : t29;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool found = t17 < end_2;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t46 = middle + 1u;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t47 = found ? low : t46;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        low = t47;
        const u32 t48 = found ? middle : high;
#line 125 "fa-kernels/src/attention/query_blocks.rs"
        high = t48;
    }
#line 59 "fa-kernels/src/attention/query_blocks.rs"
    const u32 first_2 = low;
#line 22 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 t50 = threadIdx.x;
#line 22 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 t51 = t50 & 7u;
#line 22 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 element = t51 << 3u;
#line 24 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 t53 = t17 + 64u;
#line 24 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 end_3 = seq_k < t53 ? seq_k : t53;
    const u32 t55 = t17 > t29 ? t17 : t29;
#line 25 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 t56 = threadIdx.x;
#line 25 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 t57 = t56 >> 3u;
#line 25 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 first_3 = t55 + t57;
    #pragma unroll 1
    for (u32 i = first_3; i < end_3; i += 16u) {
#line 27 "fa-kernels/src/attention/backward/unused_keys.rs"
        const bool t59 = element < head_dim;
#line 27 "fa-kernels/src/attention/backward/unused_keys.rs"
        if (t59) {
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t60 = (u64)batch_2;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t61 = t60 * dk_stride0;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t62 = t61 * 2ull;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t63 = dk + t62;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t64 = (u64)i;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t65 = t64 * dk_stride1;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t66 = t65 * 2ull;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t67 = t63 + t66;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t68 = (u64)t30;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t69 = t68 * dk_stride2;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t70 = t69 * 2ull;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t71 = t67 + t70;
            const u64 t72 = (u64)element * 2u;
#line 30 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t73 = t71 + t72;
#line 30 "fa-kernels/src/attention/backward/unused_keys.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t73), "r"(0u), "r"(0u), "r"(0u), "r"(0u) : "memory");
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t74 = (u64)batch_2;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t75 = t74 * dv_stride0;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t76 = t75 * 2ull;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t77 = dv + t76;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t78 = (u64)i;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t79 = t78 * dv_stride1;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t80 = t79 * 2ull;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t81 = t77 + t80;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t82 = (u64)t30;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t83 = t82 * dv_stride2;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t84 = t83 * 2ull;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t85 = t81 + t84;
            const u64 t86 = (u64)element * 2u;
#line 30 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t87 = t85 + t86;
#line 30 "fa-kernels/src/attention/backward/unused_keys.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t87), "r"(0u), "r"(0u), "r"(0u), "r"(0u) : "memory");
        }
    }
#line 90 "fa-kernels/src/attention/backward/mma/mod.rs"
    const bool t88 = t17 < t29;
#line 90 "fa-kernels/src/attention/backward/mma/mod.rs"
    if (t88) {
#line 96 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 thread = threadIdx.x;
        const u32 lane = thread & 31u;
        const u32 t91 = thread >> 5u;
#line 98 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 warp;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t91));
#line 99 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 102 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t94 = smem_1 + 16384u;
        const u32 share = warp >> 2u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t96 = warp & 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t97 = t96 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t98 = smem_1 + 8192u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t99 = t94 + 8192u;
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
        const u32 t100 = warp & 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t101 = t100 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t102 = warp >> 2u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t103 = share << 6u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t104 = lane & 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t105 = t103 + t104;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t106 = lane >> 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t107 = t106 << 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t108 = t105 + t107;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t109 = lane >> 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t110 = t109 & 1u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t111 = t108 & 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t112 = t110 ^ t111;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t113 = t108 << 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t114 = t112 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t115 = t113 + t114;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t116 = lane & 15u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t117 = lane >> 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t118 = t116 & 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t119 = t117 ^ t118;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t120 = t116 << 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t121 = t119 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t122 = t120 + t121;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t123 = (u64)batch_2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t124 = t123 * k_stride0;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t125 = t124 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t126 = k + t125;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t127 = 0ull * k_stride1;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t128 = t127 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t129 = t126 + t128;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t130 = (u64)t30;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t131 = t130 * k_stride2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t132 = t131 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t133 = t129 + t132;
        const u32 t134 = (u32)k_stride1;
#line 137 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t135 = t134 << 1u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t136 = thread >> 3u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t137 = thread & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t138 = t136 & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t139 = t137 ^ t138;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t140 = t136 << 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t141 = t139 << 4u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t142 = t140 + t141;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t143 = (u64)t136 * t135;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t144 = t133 + t143;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t145 = (u64)t137 * 16u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t146 = t144 + t145;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t147 = (u64)t135 * 16u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t148 = head_dim >> 3u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t149 = smem_1 + t142;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t150 = (u64)t17 * t135;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t151 = t146 + t150;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t152 = t151 + t147;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t153 = t152 + t147;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t154 = t153 + t147;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t155 = t17 + t136;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t156 = t155 < t29;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t157 = t137 < t148;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t158 = t156 & t157;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t159 = t158 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t149), "l"(t151), "r"(t159) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t160 = t17 + t136;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t161 = t160 + 16u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t162 = t161 < t29;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t163 = t137 < t148;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t164 = t162 & t163;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t165 = t164 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t149), "l"(t152), "r"(t165) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t166 = t17 + t136;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t167 = t166 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t168 = t167 < t29;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t169 = t137 < t148;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t170 = t168 & t169;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t171 = t170 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t149), "l"(t153), "r"(t171) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t172 = t17 + t136;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t173 = t172 + 48u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t174 = t173 < t29;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t175 = t137 < t148;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t176 = t174 & t175;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t177 = t176 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t149), "l"(t154), "r"(t177) : "memory");
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t178 = (u64)batch_2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t179 = t178 * v_stride0;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t180 = t179 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t181 = v + t180;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t182 = 0ull * v_stride1;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t183 = t182 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t184 = t181 + t183;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t185 = (u64)t30;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t186 = t185 * v_stride2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t187 = t186 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t188 = t184 + t187;
        const u32 t189 = (u32)v_stride1;
#line 137 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t190 = t189 << 1u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t191 = thread >> 3u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t192 = thread & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t193 = t191 & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t194 = t192 ^ t193;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t195 = t191 << 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t196 = t194 << 4u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t197 = t195 + t196;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t198 = (u64)t191 * t190;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t199 = t188 + t198;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t200 = (u64)t192 * 16u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t201 = t199 + t200;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t202 = (u64)t190 * 16u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t203 = head_dim >> 3u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t204 = t98 + t197;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t205 = (u64)t17 * t190;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t206 = t201 + t205;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t207 = t206 + t202;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t208 = t207 + t202;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t209 = t208 + t202;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t210 = t17 + t191;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t211 = t210 < t29;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t212 = t192 < t203;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t213 = t211 & t212;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t214 = t213 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t204), "l"(t206), "r"(t214) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t215 = t17 + t191;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t216 = t215 + 16u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t217 = t216 < t29;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t218 = t192 < t203;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t219 = t217 & t218;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t220 = t219 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t204), "l"(t207), "r"(t220) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t221 = t17 + t191;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t222 = t221 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t223 = t222 < t29;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t224 = t192 < t203;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t225 = t223 & t224;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t226 = t225 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t204), "l"(t208), "r"(t226) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t227 = t17 + t191;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t228 = t227 + 48u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t229 = t228 < t29;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t230 = t192 < t203;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t231 = t229 & t230;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t232 = t231 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t204), "l"(t209), "r"(t232) : "memory");
#line 153 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 smem_2 = smem_1 + 24576u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t234 = smem_2 + 8192u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t235 = smem_2 + 16384u;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t236 = (u64)batch_2;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t237 = t236 * q_stride0;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t238 = t237 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t239 = q + t238;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t240 = 0ull * q_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t241 = t240 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t242 = t239 + t241;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t243 = (u32)q_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t244 = t243 << 1u;
        const u32 t245 = thread >> 3u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t246 = thread & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t247 = t245 & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t248 = t246 ^ t247;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t249 = t245 << 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t250 = t248 << 4u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t251 = t249 + t250;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t252 = (u64)t245 * t244;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t253 = t242 + t252;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t254 = (u64)t246 * 16u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t255 = t253 + t254;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t256 = (u64)t244 * 16u;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t257 = (u64)batch_2;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t258 = t257 * d_o_stride0;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t259 = t258 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t260 = d_o + t259;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t261 = 0ull * d_o_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t262 = t261 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t263 = t260 + t262;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t264 = (u32)d_o_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t265 = t264 << 1u;
        const u32 t266 = thread >> 3u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t267 = thread & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t268 = t266 & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t269 = t267 ^ t268;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t270 = t266 << 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t271 = t269 << 4u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t272 = t270 + t271;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t273 = (u64)t266 * t265;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t274 = t263 + t273;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t275 = (u64)t267 * 16u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t276 = t274 + t275;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t277 = (u64)t265 * 16u;
#line 104 "fa-kernels/src/attention/backward/work.rs"
        const u32 t278 = count - first_2;
#line 104 "fa-kernels/src/attention/backward/work.rs"
        const u32 count_2 = t278 * group;
#line 139 "fa-kernels/src/attention/backward/work.rs"
        const u32 t280 = t30 * group;
#line 143 "fa-kernels/src/attention/backward/work.rs"
        u32 head = t280;
        u32 block = first_2;
        const bool t281 = count_2 != 0u;
#line 156 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t281) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t282 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t283 = (u32)q_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t284 = t283 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_2 = (u64)head * t284;
            const u64 of_head = t242 + head_2;
            const u32 t287 = block << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t288 = (u64)t246 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t289 = smem_2 + t251;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t290 = t287 + t245;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t291 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t292 = t291 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t293 = t290 < t292 ? t290 : t292;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t294 = (u64)t293 * t244;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t295 = of_head + t294;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t296 = t295 + t288;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t297 = t287 + t245;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t298 = t297 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t299 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t300 = t299 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t301 = t298 < t300 ? t298 : t300;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t302 = (u64)t301 * t244;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t303 = of_head + t302;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t304 = t303 + t288;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t305 = t287 + t245;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t306 = t305 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t307 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t308 = t307 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t309 = t306 < t308 ? t306 : t308;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t310 = (u64)t309 * t244;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t311 = of_head + t310;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t312 = t311 + t288;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t313 = t287 + t245;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t314 = t313 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t315 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t316 = t315 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t317 = t314 < t316 ? t314 : t316;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t318 = (u64)t317 * t244;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t319 = of_head + t318;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t320 = t319 + t288;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t321 = t287 + t245;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t322 = t321 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t323 = t246 < t282;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t324 = t322 & t323;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t325 = t324 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t289), "l"(t296), "r"(t325) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t326 = t287 + t245;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t327 = t326 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t328 = t327 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t329 = t246 < t282;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t330 = t328 & t329;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t331 = t330 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t289), "l"(t304), "r"(t331) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t332 = t287 + t245;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t333 = t332 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t334 = t333 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t335 = t246 < t282;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t336 = t334 & t335;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t337 = t336 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t289), "l"(t312), "r"(t337) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t338 = t287 + t245;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t339 = t338 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t340 = t339 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t341 = t246 < t282;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t342 = t340 & t341;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t343 = t342 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t289), "l"(t320), "r"(t343) : "memory");
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t344 = thread < 32u;
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            if (t344) {
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t345 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t346 = t345 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t347 = t346 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t348 = block << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row = t347 + t348;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t350 = thread << 1u;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 row_2 = row + t350;
                const u32 t352 = thread << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t353 = t235 + t352;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t354 = (u64)row_2;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t355 = t354 * statistics_stride0;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t356 = t355 * 4ull;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t357 = statistics + t356;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t353), "l"(t357) : "memory");
            }
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t358 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t359 = (u32)d_o_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t360 = t359 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_3 = (u64)head * t360;
            const u64 of_head_2 = t263 + head_3;
            const u32 t363 = block << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t364 = (u64)t267 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t365 = t234 + t272;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t366 = t363 + t266;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t367 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t368 = t367 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t369 = t366 < t368 ? t366 : t368;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t370 = (u64)t369 * t265;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t371 = of_head_2 + t370;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t372 = t371 + t364;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t373 = t363 + t266;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t374 = t373 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t375 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t376 = t375 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t377 = t374 < t376 ? t374 : t376;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t378 = (u64)t377 * t265;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t379 = of_head_2 + t378;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t380 = t379 + t364;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t381 = t363 + t266;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t382 = t381 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t383 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t384 = t383 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t385 = t382 < t384 ? t382 : t384;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t386 = (u64)t385 * t265;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t387 = of_head_2 + t386;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t388 = t387 + t364;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t389 = t363 + t266;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t390 = t389 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t391 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t392 = t391 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t393 = t390 < t392 ? t390 : t392;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t394 = (u64)t393 * t265;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t395 = of_head_2 + t394;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t396 = t395 + t364;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t397 = t363 + t266;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t398 = t397 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t399 = t267 < t358;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t400 = t398 & t399;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t401 = t400 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t365), "l"(t372), "r"(t401) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t402 = t363 + t266;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t403 = t402 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t404 = t403 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t405 = t267 < t358;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t406 = t404 & t405;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t407 = t406 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t365), "l"(t380), "r"(t407) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t408 = t363 + t266;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t409 = t408 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t410 = t409 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t411 = t267 < t358;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t412 = t410 & t411;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t413 = t412 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t365), "l"(t388), "r"(t413) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t414 = t363 + t266;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t415 = t414 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t416 = t415 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t417 = t267 < t358;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t418 = t416 & t417;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t419 = t418 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t365), "l"(t396), "r"(t419) : "memory");
        }
#line 160 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 146 "fa-kernels/src/attention/backward/work.rs"
        #pragma unroll 1
        for (u32 i_2 = 0u; i_2 < count_2; i_2 += 1u) {
#line 150 "fa-kernels/src/attention/backward/work.rs"
            const u32 t420 = block + 1u;
#line 150 "fa-kernels/src/attention/backward/work.rs"
            const bool wraps = t420 == count;
            const u32 t422 = head + 1u;
#line 151 "fa-kernels/src/attention/backward/work.rs"
            const u32 t423 = wraps ? t422 : head;
#line 151 "fa-kernels/src/attention/backward/work.rs"
            const u32 t424 = block + 1u;
#line 151 "fa-kernels/src/attention/backward/work.rs"
            const u32 t425 = wraps ? first_2 : t424;
#line 158 "fa-kernels/src/attention/backward/work.rs"
            const u32 t426 = i_2 + 1u;
#line 158 "fa-kernels/src/attention/backward/work.rs"
            const bool more = t426 < count_2;
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
            const u32 t428 = lane & 15u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t429 = t97 + t428;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t430 = lane >> 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t431 = t429 & 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t432 = t430 ^ t431;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t433 = t429 << 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t434 = t432 << 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t435 = t433 + t434;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t436 = smem_1 + t435;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t437;
            asm volatile("mov.b32 %0, %1;" : "=r"(t437) : "r"(t115));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t438 = t437 ^ 32u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t439 = t437 ^ 64u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t440 = t437 ^ 96u;
            const u32 t441 = smem_2 + t437;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t442;
            asm volatile("mov.b32 %0, %1;" : "=r"(t442) : "r"(t436));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m;
            u32 m_2;
            u32 m_3;
            u32 m_4;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t442) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_5;
            u32 m_6;
            u32 m_7;
            u32 m_8;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t441) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_9;
            u32 m_10;
            u32 m_11;
            u32 m_12;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t441) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_13;
            u32 m_14;
            u32 m_15;
            u32 m_16;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t441) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_13), "r"(m_14));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_15), "r"(m_16));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_17;
            u32 m_18;
            u32 m_19;
            u32 m_20;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t441) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t443 = smem_2 + t438;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t444;
            asm volatile("mov.b32 %0, %1;" : "=r"(t444) : "r"(t436));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t445 = t444 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_21;
            u32 m_22;
            u32 m_23;
            u32 m_24;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t445) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_25;
            u32 m_26;
            u32 m_27;
            u32 m_28;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t443) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_25), "r"(m_26));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_27), "r"(m_28));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_29;
            u32 m_30;
            u32 m_31;
            u32 m_32;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t443) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_29), "r"(m_30));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_31), "r"(m_32));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_33;
            u32 m_34;
            u32 m_35;
            u32 m_36;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t443) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_33), "r"(m_34));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_35), "r"(m_36));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_37;
            u32 m_38;
            u32 m_39;
            u32 m_40;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t443) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_37), "r"(m_38));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_39), "r"(m_40));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t446 = smem_2 + t439;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t447;
            asm volatile("mov.b32 %0, %1;" : "=r"(t447) : "r"(t436));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t448 = t447 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_41;
            u32 m_42;
            u32 m_43;
            u32 m_44;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t448) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_45;
            u32 m_46;
            u32 m_47;
            u32 m_48;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t446) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_45), "r"(m_46));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_47), "r"(m_48));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_49;
            u32 m_50;
            u32 m_51;
            u32 m_52;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t446) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_49), "r"(m_50));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_51), "r"(m_52));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_53;
            u32 m_54;
            u32 m_55;
            u32 m_56;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t446) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_53), "r"(m_54));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_55), "r"(m_56));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_57;
            u32 m_58;
            u32 m_59;
            u32 m_60;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t446) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_57), "r"(m_58));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_59), "r"(m_60));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t449 = smem_2 + t440;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t450;
            asm volatile("mov.b32 %0, %1;" : "=r"(t450) : "r"(t436));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t451 = t450 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_61;
            u32 m_62;
            u32 m_63;
            u32 m_64;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t451) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_65;
            u32 m_66;
            u32 m_67;
            u32 m_68;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t449) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_69;
            u32 m_70;
            u32 m_71;
            u32 m_72;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t449) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_73;
            u32 m_74;
            u32 m_75;
            u32 m_76;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t449) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_73), "r"(m_74));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_75), "r"(m_76));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_77;
            u32 m_78;
            u32 m_79;
            u32 m_80;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t449) : "memory");
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
            const u32 t452 = lane & 15u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t453 = t97 + t452;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t454 = lane >> 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t455 = t453 & 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t456 = t454 ^ t455;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t457 = t453 << 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t458 = t456 << 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t459 = t457 + t458;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t460 = t98 + t459;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t461;
            asm volatile("mov.b32 %0, %1;" : "=r"(t461) : "r"(t115));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t462 = t461 ^ 32u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t463 = t461 ^ 64u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t464 = t461 ^ 96u;
            const u32 t465 = t234 + t461;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t466;
            asm volatile("mov.b32 %0, %1;" : "=r"(t466) : "r"(t460));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_81;
            u32 m_82;
            u32 m_83;
            u32 m_84;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t466) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_85;
            u32 m_86;
            u32 m_87;
            u32 m_88;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t465) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_85), "r"(m_86));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_87), "r"(m_88));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_89;
            u32 m_90;
            u32 m_91;
            u32 m_92;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t465) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_89), "r"(m_90));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_91), "r"(m_92));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_93;
            u32 m_94;
            u32 m_95;
            u32 m_96;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t465) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_93), "r"(m_94));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_95), "r"(m_96));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_97;
            u32 m_98;
            u32 m_99;
            u32 m_100;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t465) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_97), "r"(m_98));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_99), "r"(m_100));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t467 = t234 + t462;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t468;
            asm volatile("mov.b32 %0, %1;" : "=r"(t468) : "r"(t460));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t469 = t468 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_101;
            u32 m_102;
            u32 m_103;
            u32 m_104;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t469) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_105;
            u32 m_106;
            u32 m_107;
            u32 m_108;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t467) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_105), "r"(m_106));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_107), "r"(m_108));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_109;
            u32 m_110;
            u32 m_111;
            u32 m_112;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t467) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_109), "r"(m_110));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_111), "r"(m_112));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_113;
            u32 m_114;
            u32 m_115;
            u32 m_116;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t467) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_113), "r"(m_114));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_115), "r"(m_116));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_117;
            u32 m_118;
            u32 m_119;
            u32 m_120;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t467) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_117), "r"(m_118));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_119), "r"(m_120));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t470 = t234 + t463;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t471;
            asm volatile("mov.b32 %0, %1;" : "=r"(t471) : "r"(t460));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t472 = t471 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_121;
            u32 m_122;
            u32 m_123;
            u32 m_124;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t472) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_125;
            u32 m_126;
            u32 m_127;
            u32 m_128;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t470) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_129;
            u32 m_130;
            u32 m_131;
            u32 m_132;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t470) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_133;
            u32 m_134;
            u32 m_135;
            u32 m_136;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t470) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_133), "r"(m_134));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_135), "r"(m_136));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_137;
            u32 m_138;
            u32 m_139;
            u32 m_140;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t470) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_137), "r"(m_138));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_139), "r"(m_140));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t473 = t234 + t464;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t474;
            asm volatile("mov.b32 %0, %1;" : "=r"(t474) : "r"(t460));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t475 = t474 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_141;
            u32 m_142;
            u32 m_143;
            u32 m_144;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t475) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_145;
            u32 m_146;
            u32 m_147;
            u32 m_148;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t473) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_145), "r"(m_146));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_147), "r"(m_148));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_149;
            u32 m_150;
            u32 m_151;
            u32 m_152;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t473) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_149), "r"(m_150));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_151), "r"(m_152));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_153;
            u32 m_154;
            u32 m_155;
            u32 m_156;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t473) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_153), "r"(m_154));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_155), "r"(m_156));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_157;
            u32 m_158;
            u32 m_159;
            u32 m_160;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t473) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_157), "r"(m_158));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_159), "r"(m_160));
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t476 = block << 6u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t477 = share << 6u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 first_query = t476 + t477;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
            const u32 t479 = block << 6u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t480 = t479 + t29;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_4 = t480 + 1u;
            const u32 t482 = end_4 > seq_q ? end_4 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t483 = t482 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_5 = t483 < t29 ? t483 : t29;
#line 99 "fa-kernels/src/attention/query_blocks.rs"
            const u32 t485 = t17 + 64u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
            const bool right = end_5 < t485;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            if (right) {
                const u32 t487 = t17 + t97;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t488 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column = t487 + t488;
#line 28 "fa-kernels/src/attention/mask.rs"
                const u32 t490 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                const u32 t491 = t490 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                const u32 t492 = first_query + t491;
#line 28 "fa-kernels/src/attention/mask.rs"
                const u32 t493 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                const u32 t494 = t493 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                const u32 t495 = first_query + t494;
#line 28 "fa-kernels/src/attention/mask.rs"
                const u32 t496 = t495 + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t497 = t492 + t29;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_6 = t497 + 1u;
                const u32 t499 = end_6 > seq_q ? end_6 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t500 = t499 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_7 = t500 < t29 ? t500 : t29;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t502 = end_7 > column ? end_7 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_8 = t502 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t505 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t505;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_2 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t507 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t507;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t508 = t496 + t29;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_9 = t508 + 1u;
                const u32 t510 = end_9 > seq_q ? end_9 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t511 = t510 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_10 = t511 < t29 ? t511 : t29;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t513 = end_10 > column ? end_10 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_11 = t513 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_3 = 0u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t516 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t516;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_4 = 8u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t518 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t518;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t519 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t520 = t519 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t521 = first_query + t520;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t522 = t521 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t523 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t524 = t523 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t525 = first_query + t524;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t526 = t525 + 9u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t527 = t522 + t29;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_12 = t527 + 1u;
                const u32 t529 = end_12 > seq_q ? end_12 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t530 = t529 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_13 = t530 < t29 ? t530 : t29;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t532 = end_13 > column ? end_13 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_14 = t532 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_5 = 0u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t535 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t535;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_6 = 8u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t537 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t537;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t538 = t526 + t29;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_15 = t538 + 1u;
                const u32 t540 = end_15 > seq_q ? end_15 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t541 = t540 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_16 = t541 < t29 ? t541 : t29;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t543 = end_16 > column ? end_16 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_17 = t543 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_7 = 0u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t546 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t546;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_8 = 8u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t548 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t548;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t549 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t550 = t549 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t551 = first_query + t550;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t552 = t551 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t553 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t554 = t553 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t555 = first_query + t554;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t556 = t555 + 17u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t557 = t552 + t29;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_18 = t557 + 1u;
                const u32 t559 = end_18 > seq_q ? end_18 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t560 = t559 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_19 = t560 < t29 ? t560 : t29;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t562 = end_19 > column ? end_19 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_20 = t562 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 0u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t565 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t565;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 8u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t567 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t567;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t568 = t556 + t29;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_21 = t568 + 1u;
                const u32 t570 = end_21 > seq_q ? end_21 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t571 = t570 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_22 = t571 < t29 ? t571 : t29;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t573 = end_22 > column ? end_22 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_23 = t573 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 0u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t576 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t576;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 8u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t578 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t578;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t579 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t580 = t579 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t581 = first_query + t580;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t582 = t581 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t583 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t584 = t583 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t585 = first_query + t584;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t586 = t585 + 25u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t587 = t582 + t29;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_24 = t587 + 1u;
                const u32 t589 = end_24 > seq_q ? end_24 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t590 = t589 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_25 = t590 < t29 ? t590 : t29;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t592 = end_25 > column ? end_25 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_26 = t592 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 0u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t595 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t595;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 8u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t597 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t597;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t598 = t586 + t29;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_27 = t598 + 1u;
                const u32 t600 = end_27 > seq_q ? end_27 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t601 = t600 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_28 = t601 < t29 ? t601 : t29;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t603 = end_28 > column ? end_28 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_29 = t603 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 0u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t606 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t606;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 8u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t608 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t608;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t609 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t610 = t609 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t611 = first_query + t610;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t612 = t611 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t613 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t614 = t613 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t615 = first_query + t614;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t616 = t615 + 33u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t617 = t612 + t29;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_30 = t617 + 1u;
                const u32 t619 = end_30 > seq_q ? end_30 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t620 = t619 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_31 = t620 < t29 ? t620 : t29;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t622 = end_31 > column ? end_31 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_32 = t622 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 0u < end_32;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t625 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t625;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = 8u < end_32;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t627 = visible_18 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t627;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t628 = t616 + t29;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_33 = t628 + 1u;
                const u32 t630 = end_33 > seq_q ? end_33 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t631 = t630 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_34 = t631 < t29 ? t631 : t29;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t633 = end_34 > column ? end_34 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_35 = t633 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = 0u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t636 = visible_19 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t636;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = 8u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t638 = visible_20 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t638;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t639 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t640 = t639 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t641 = first_query + t640;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t642 = t641 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t643 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t644 = t643 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t645 = first_query + t644;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t646 = t645 + 41u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t647 = t642 + t29;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_36 = t647 + 1u;
                const u32 t649 = end_36 > seq_q ? end_36 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t650 = t649 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_37 = t650 < t29 ? t650 : t29;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t652 = end_37 > column ? end_37 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_38 = t652 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = 0u < end_38;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t655 = visible_21 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t655;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = 8u < end_38;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t657 = visible_22 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t657;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t658 = t646 + t29;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_39 = t658 + 1u;
                const u32 t660 = end_39 > seq_q ? end_39 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t661 = t660 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_40 = t661 < t29 ? t661 : t29;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t663 = end_40 > column ? end_40 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_41 = t663 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = 0u < end_41;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t666 = visible_23 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t666;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = 8u < end_41;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t668 = visible_24 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t668;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t669 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t670 = t669 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t671 = first_query + t670;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t672 = t671 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t673 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t674 = t673 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t675 = first_query + t674;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t676 = t675 + 49u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t677 = t672 + t29;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_42 = t677 + 1u;
                const u32 t679 = end_42 > seq_q ? end_42 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t680 = t679 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_43 = t680 < t29 ? t680 : t29;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t682 = end_43 > column ? end_43 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_44 = t682 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = 0u < end_44;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t685 = visible_25 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t685;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = 8u < end_44;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t687 = visible_26 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t687;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t688 = t676 + t29;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_45 = t688 + 1u;
                const u32 t690 = end_45 > seq_q ? end_45 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t691 = t690 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_46 = t691 < t29 ? t691 : t29;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t693 = end_46 > column ? end_46 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_47 = t693 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = 0u < end_47;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t696 = visible_27 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t696;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = 8u < end_47;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t698 = visible_28 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t698;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t699 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t700 = t699 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t701 = first_query + t700;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t702 = t701 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t703 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t704 = t703 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t705 = first_query + t704;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t706 = t705 + 57u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t707 = t702 + t29;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_48 = t707 + 1u;
                const u32 t709 = end_48 > seq_q ? end_48 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t710 = t709 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_49 = t710 < t29 ? t710 : t29;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t712 = end_49 > column ? end_49 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_50 = t712 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = 0u < end_50;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t715 = visible_29 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t715;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = 8u < end_50;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t717 = visible_30 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t717;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t718 = t706 + t29;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_51 = t718 + 1u;
                const u32 t720 = end_51 > seq_q ? end_51 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t721 = t720 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_52 = t721 < t29 ? t721 : t29;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t723 = end_52 > column ? end_52 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_53 = t723 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = 0u < end_53;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t726 = visible_31 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t726;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = 8u < end_53;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t728 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t728;
            }
#line 286 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 first_4 = share << 9u;
            const u32 t730 = t235 + first_4;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t731 = lane & 3u;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t732 = t731 << 4u;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t733 = t730 + t732;
            u32 row_3;
            u32 row_4;
            u32 row_5;
            u32 row_6;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_3), "=r"(row_4), "=r"(row_5), "=r"(row_6) : "r"(t733) : "memory");
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t734;
            asm("mov.b32 %0, %1;" : "=f"(t734) : "r"(row_3));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t735;
            asm("mov.b32 %0, %1;" : "=f"(t735) : "r"(row_4));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t736;
            asm("mov.b32 %0, %1;" : "=f"(t736) : "r"(row_5));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t737;
            asm("mov.b32 %0, %1;" : "=f"(t737) : "r"(row_6));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t738 = -t734;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t739;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t739) : "f"(s), "f"(scale_log2), "f"(t738));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p) : "f"(t739));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t741 = dp - t735;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds = p * t741;
            dp = ds;
            s = p;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t743 = -t736;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t744;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t744) : "f"(s_2), "f"(scale_log2), "f"(t743));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_2) : "f"(t744));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t746 = dp_2 - t737;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_2 = p_2 * t746;
            dp_2 = ds_2;
            s_2 = p_2;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t748 = -t734;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t749;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t749) : "f"(s_3), "f"(scale_log2), "f"(t748));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_3) : "f"(t749));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t751 = dp_3 - t735;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_3 = p_3 * t751;
            dp_3 = ds_3;
            s_3 = p_3;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t753 = -t736;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t754;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t754) : "f"(s_4), "f"(scale_log2), "f"(t753));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_4) : "f"(t754));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t756 = dp_4 - t737;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_4 = p_4 * t756;
            dp_4 = ds_4;
            s_4 = p_4;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_7;
            u32 row_8;
            u32 row_9;
            u32 row_10;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_7), "=r"(row_8), "=r"(row_9), "=r"(row_10) : "r"(t733) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t758;
            asm("mov.b32 %0, %1;" : "=f"(t758) : "r"(row_7));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t759;
            asm("mov.b32 %0, %1;" : "=f"(t759) : "r"(row_8));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t760;
            asm("mov.b32 %0, %1;" : "=f"(t760) : "r"(row_9));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t761;
            asm("mov.b32 %0, %1;" : "=f"(t761) : "r"(row_10));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t762 = -t758;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t763;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t763) : "f"(s_5), "f"(scale_log2), "f"(t762));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_5;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_5) : "f"(t763));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t765 = dp_5 - t759;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_5 = p_5 * t765;
            dp_5 = ds_5;
            s_5 = p_5;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t767 = -t760;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t768;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t768) : "f"(s_6), "f"(scale_log2), "f"(t767));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_6;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_6) : "f"(t768));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t770 = dp_6 - t761;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_6 = p_6 * t770;
            dp_6 = ds_6;
            s_6 = p_6;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t772 = -t758;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t773;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t773) : "f"(s_7), "f"(scale_log2), "f"(t772));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_7;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_7) : "f"(t773));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t775 = dp_7 - t759;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_7 = p_7 * t775;
            dp_7 = ds_7;
            s_7 = p_7;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t777 = -t760;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t778;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t778) : "f"(s_8), "f"(scale_log2), "f"(t777));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_8;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_8) : "f"(t778));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t780 = dp_8 - t761;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_8 = p_8 * t780;
            dp_8 = ds_8;
            s_8 = p_8;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_11;
            u32 row_12;
            u32 row_13;
            u32 row_14;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_11), "=r"(row_12), "=r"(row_13), "=r"(row_14) : "r"(t733) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t782;
            asm("mov.b32 %0, %1;" : "=f"(t782) : "r"(row_11));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t783;
            asm("mov.b32 %0, %1;" : "=f"(t783) : "r"(row_12));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t784;
            asm("mov.b32 %0, %1;" : "=f"(t784) : "r"(row_13));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t785;
            asm("mov.b32 %0, %1;" : "=f"(t785) : "r"(row_14));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t786 = -t782;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t787;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t787) : "f"(s_9), "f"(scale_log2), "f"(t786));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_9;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_9) : "f"(t787));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t789 = dp_9 - t783;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_9 = p_9 * t789;
            dp_9 = ds_9;
            s_9 = p_9;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t791 = -t784;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t792;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t792) : "f"(s_10), "f"(scale_log2), "f"(t791));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_10;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_10) : "f"(t792));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t794 = dp_10 - t785;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_10 = p_10 * t794;
            dp_10 = ds_10;
            s_10 = p_10;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t796 = -t782;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t797;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t797) : "f"(s_11), "f"(scale_log2), "f"(t796));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_11;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_11) : "f"(t797));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t799 = dp_11 - t783;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_11 = p_11 * t799;
            dp_11 = ds_11;
            s_11 = p_11;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t801 = -t784;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t802;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t802) : "f"(s_12), "f"(scale_log2), "f"(t801));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_12;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_12) : "f"(t802));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t804 = dp_12 - t785;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_12 = p_12 * t804;
            dp_12 = ds_12;
            s_12 = p_12;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_15;
            u32 row_16;
            u32 row_17;
            u32 row_18;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_15), "=r"(row_16), "=r"(row_17), "=r"(row_18) : "r"(t733) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t806;
            asm("mov.b32 %0, %1;" : "=f"(t806) : "r"(row_15));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t807;
            asm("mov.b32 %0, %1;" : "=f"(t807) : "r"(row_16));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t808;
            asm("mov.b32 %0, %1;" : "=f"(t808) : "r"(row_17));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t809;
            asm("mov.b32 %0, %1;" : "=f"(t809) : "r"(row_18));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t810 = -t806;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t811;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t811) : "f"(s_13), "f"(scale_log2), "f"(t810));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_13;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_13) : "f"(t811));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t813 = dp_13 - t807;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_13 = p_13 * t813;
            dp_13 = ds_13;
            s_13 = p_13;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t815 = -t808;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t816;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t816) : "f"(s_14), "f"(scale_log2), "f"(t815));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_14;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_14) : "f"(t816));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t818 = dp_14 - t809;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_14 = p_14 * t818;
            dp_14 = ds_14;
            s_14 = p_14;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t820 = -t806;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t821;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t821) : "f"(s_15), "f"(scale_log2), "f"(t820));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_15;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_15) : "f"(t821));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t823 = dp_15 - t807;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_15 = p_15 * t823;
            dp_15 = ds_15;
            s_15 = p_15;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t825 = -t808;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t826;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t826) : "f"(s_16), "f"(scale_log2), "f"(t825));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_16;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_16) : "f"(t826));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t828 = dp_16 - t809;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_16 = p_16 * t828;
            dp_16 = ds_16;
            s_16 = p_16;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_19;
            u32 row_20;
            u32 row_21;
            u32 row_22;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_19), "=r"(row_20), "=r"(row_21), "=r"(row_22) : "r"(t733) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t830;
            asm("mov.b32 %0, %1;" : "=f"(t830) : "r"(row_19));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t831;
            asm("mov.b32 %0, %1;" : "=f"(t831) : "r"(row_20));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t832;
            asm("mov.b32 %0, %1;" : "=f"(t832) : "r"(row_21));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t833;
            asm("mov.b32 %0, %1;" : "=f"(t833) : "r"(row_22));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t834 = -t830;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t835;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t835) : "f"(s_17), "f"(scale_log2), "f"(t834));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_17;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_17) : "f"(t835));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t837 = dp_17 - t831;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_17 = p_17 * t837;
            dp_17 = ds_17;
            s_17 = p_17;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t839 = -t832;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t840;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t840) : "f"(s_18), "f"(scale_log2), "f"(t839));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_18;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_18) : "f"(t840));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t842 = dp_18 - t833;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_18 = p_18 * t842;
            dp_18 = ds_18;
            s_18 = p_18;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t844 = -t830;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t845;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t845) : "f"(s_19), "f"(scale_log2), "f"(t844));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_19;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_19) : "f"(t845));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t847 = dp_19 - t831;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_19 = p_19 * t847;
            dp_19 = ds_19;
            s_19 = p_19;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t849 = -t832;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t850;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t850) : "f"(s_20), "f"(scale_log2), "f"(t849));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_20;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_20) : "f"(t850));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t852 = dp_20 - t833;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_20 = p_20 * t852;
            dp_20 = ds_20;
            s_20 = p_20;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_23;
            u32 row_24;
            u32 row_25;
            u32 row_26;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_23), "=r"(row_24), "=r"(row_25), "=r"(row_26) : "r"(t733) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t854;
            asm("mov.b32 %0, %1;" : "=f"(t854) : "r"(row_23));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t855;
            asm("mov.b32 %0, %1;" : "=f"(t855) : "r"(row_24));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t856;
            asm("mov.b32 %0, %1;" : "=f"(t856) : "r"(row_25));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t857;
            asm("mov.b32 %0, %1;" : "=f"(t857) : "r"(row_26));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t858 = -t854;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t859;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t859) : "f"(s_21), "f"(scale_log2), "f"(t858));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_21;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_21) : "f"(t859));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t861 = dp_21 - t855;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_21 = p_21 * t861;
            dp_21 = ds_21;
            s_21 = p_21;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t863 = -t856;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t864;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t864) : "f"(s_22), "f"(scale_log2), "f"(t863));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_22;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_22) : "f"(t864));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t866 = dp_22 - t857;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_22 = p_22 * t866;
            dp_22 = ds_22;
            s_22 = p_22;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t868 = -t854;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t869;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t869) : "f"(s_23), "f"(scale_log2), "f"(t868));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_23;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_23) : "f"(t869));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t871 = dp_23 - t855;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_23 = p_23 * t871;
            dp_23 = ds_23;
            s_23 = p_23;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t873 = -t856;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t874;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t874) : "f"(s_24), "f"(scale_log2), "f"(t873));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_24;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_24) : "f"(t874));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t876 = dp_24 - t857;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_24 = p_24 * t876;
            dp_24 = ds_24;
            s_24 = p_24;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_27;
            u32 row_28;
            u32 row_29;
            u32 row_30;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_27), "=r"(row_28), "=r"(row_29), "=r"(row_30) : "r"(t733) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t878;
            asm("mov.b32 %0, %1;" : "=f"(t878) : "r"(row_27));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t879;
            asm("mov.b32 %0, %1;" : "=f"(t879) : "r"(row_28));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t880;
            asm("mov.b32 %0, %1;" : "=f"(t880) : "r"(row_29));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t881;
            asm("mov.b32 %0, %1;" : "=f"(t881) : "r"(row_30));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t882 = -t878;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t883;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t883) : "f"(s_25), "f"(scale_log2), "f"(t882));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_25;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_25) : "f"(t883));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t885 = dp_25 - t879;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_25 = p_25 * t885;
            dp_25 = ds_25;
            s_25 = p_25;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t887 = -t880;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t888;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t888) : "f"(s_26), "f"(scale_log2), "f"(t887));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_26;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_26) : "f"(t888));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t890 = dp_26 - t881;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_26 = p_26 * t890;
            dp_26 = ds_26;
            s_26 = p_26;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t892 = -t878;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t893;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t893) : "f"(s_27), "f"(scale_log2), "f"(t892));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_27;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_27) : "f"(t893));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t895 = dp_27 - t879;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_27 = p_27 * t895;
            dp_27 = ds_27;
            s_27 = p_27;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t897 = -t880;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t898;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t898) : "f"(s_28), "f"(scale_log2), "f"(t897));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_28;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_28) : "f"(t898));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t900 = dp_28 - t881;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_28 = p_28 * t900;
            dp_28 = ds_28;
            s_28 = p_28;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_31;
            u32 row_32;
            u32 row_33;
            u32 row_34;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_31), "=r"(row_32), "=r"(row_33), "=r"(row_34) : "r"(t733) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t902;
            asm("mov.b32 %0, %1;" : "=f"(t902) : "r"(row_31));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t903;
            asm("mov.b32 %0, %1;" : "=f"(t903) : "r"(row_32));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t904;
            asm("mov.b32 %0, %1;" : "=f"(t904) : "r"(row_33));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t905;
            asm("mov.b32 %0, %1;" : "=f"(t905) : "r"(row_34));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t906 = -t902;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t907;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t907) : "f"(s_29), "f"(scale_log2), "f"(t906));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_29;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_29) : "f"(t907));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t909 = dp_29 - t903;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_29 = p_29 * t909;
            dp_29 = ds_29;
            s_29 = p_29;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t911 = -t904;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t912;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t912) : "f"(s_30), "f"(scale_log2), "f"(t911));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_30;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_30) : "f"(t912));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t914 = dp_30 - t905;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_30 = p_30 * t914;
            dp_30 = ds_30;
            s_30 = p_30;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t916 = -t902;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t917;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t917) : "f"(s_31), "f"(scale_log2), "f"(t916));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_31;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_31) : "f"(t917));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t919 = dp_31 - t903;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_31 = p_31 * t919;
            dp_31 = ds_31;
            s_31 = p_31;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t921 = -t904;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t922;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t922) : "f"(s_32), "f"(scale_log2), "f"(t921));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_32;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_32) : "f"(t922));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t924 = dp_32 - t905;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_32 = p_32 * t924;
            dp_32 = ds_32;
            s_32 = p_32;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t926 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t927 = t94 + t926;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t928;
            asm volatile("mov.b32 %0, %1;" : "=r"(t928) : "r"(lane));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t929 = t928 >> 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t930 = t97 + t929;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t931 = t930 & 7u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t932 = 0u ^ t931;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t933 = t930 << 7u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t934 = t932 << 4u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t935 = t933 + t934;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t936 = t928 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t937 = t936 << 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t938 = t935 + t937;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t939;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t939) : "f"(dp), "f"(dp_2));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t940 = t927 + t938;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t940), "r"(t939) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t941;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t941) : "f"(dp_5), "f"(dp_6));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t942 = t938 ^ 16u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t943 = t927 + t942;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t943), "r"(t941) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t944;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t944) : "f"(dp_9), "f"(dp_10));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t945 = t938 ^ 32u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t946 = t927 + t945;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t946), "r"(t944) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t947;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t947) : "f"(dp_13), "f"(dp_14));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t948 = t938 ^ 48u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t949 = t927 + t948;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t949), "r"(t947) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t950;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t950) : "f"(dp_17), "f"(dp_18));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t951 = t938 ^ 64u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t952 = t927 + t951;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t952), "r"(t950) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t953;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t953) : "f"(dp_21), "f"(dp_22));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t954 = t938 ^ 80u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t955 = t927 + t954;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t955), "r"(t953) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t956;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t956) : "f"(dp_25), "f"(dp_26));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t957 = t938 ^ 96u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t958 = t927 + t957;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t958), "r"(t956) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t959;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t959) : "f"(dp_29), "f"(dp_30));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t960 = t938 ^ 112u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t961 = t927 + t960;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t961), "r"(t959) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t962 = t928 >> 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t963 = t97 + t962;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t964 = t963 + 8u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t965 = t964 & 7u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t966 = 0u ^ t965;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t967 = t964 << 7u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t968 = t966 << 4u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t969 = t967 + t968;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t970 = t928 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t971 = t970 << 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t972 = t969 + t971;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t973;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t973) : "f"(dp_3), "f"(dp_4));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t974 = t927 + t972;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t974), "r"(t973) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t975;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t975) : "f"(dp_7), "f"(dp_8));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t976 = t972 ^ 16u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t977 = t927 + t976;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t977), "r"(t975) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t978;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t978) : "f"(dp_11), "f"(dp_12));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t979 = t972 ^ 32u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t980 = t927 + t979;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t980), "r"(t978) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t981;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t981) : "f"(dp_15), "f"(dp_16));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t982 = t972 ^ 48u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t983 = t927 + t982;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t983), "r"(t981) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t984;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t984) : "f"(dp_19), "f"(dp_20));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t985 = t972 ^ 64u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t986 = t927 + t985;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t986), "r"(t984) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t987;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t987) : "f"(dp_23), "f"(dp_24));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t988 = t972 ^ 80u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t989 = t927 + t988;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t989), "r"(t987) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t990;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t990) : "f"(dp_27), "f"(dp_28));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t991 = t972 ^ 96u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t992 = t927 + t991;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t992), "r"(t990) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t993;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t993) : "f"(dp_31), "f"(dp_32));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t994 = t972 ^ 112u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t995 = t927 + t994;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t995), "r"(t993) : "memory");
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t996;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t996) : "f"(s), "f"(s_2));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t997;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t997) : "f"(s_3), "f"(s_4));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t998;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t998) : "f"(s_5), "f"(s_6));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t999;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t999) : "f"(s_7), "f"(s_8));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1000;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1000) : "f"(s_9), "f"(s_10));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1001;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1001) : "f"(s_11), "f"(s_12));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1002;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1002) : "f"(s_13), "f"(s_14));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1003;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1003) : "f"(s_15), "f"(s_16));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1004;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1004) : "f"(s_17), "f"(s_18));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1005;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1005) : "f"(s_19), "f"(s_20));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1006;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1006) : "f"(s_21), "f"(s_22));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1007;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1007) : "f"(s_23), "f"(s_24));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1008;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1008) : "f"(s_25), "f"(s_26));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1009;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1009) : "f"(s_27), "f"(s_28));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1010;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1010) : "f"(s_29), "f"(s_30));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1011;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1011) : "f"(s_31), "f"(s_32));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1012;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1012) : "r"(t122));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1013 = t1012 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1014 = t1012 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1015 = t1012 ^ 96u;
            const u32 t1016 = t234 + t1012;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1017 = t234 + t1013;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1018 = t234 + t1014;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1019 = t234 + t1015;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_161;
            u32 m_162;
            u32 m_163;
            u32 m_164;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t1016) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(t996), "r"(t997), "r"(t998), "r"(t999), "r"(m_161), "r"(m_162));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(t996), "r"(t997), "r"(t998), "r"(t999), "r"(m_163), "r"(m_164));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_165;
            u32 m_166;
            u32 m_167;
            u32 m_168;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t1017) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(t996), "r"(t997), "r"(t998), "r"(t999), "r"(m_165), "r"(m_166));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(t996), "r"(t997), "r"(t998), "r"(t999), "r"(m_167), "r"(m_168));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_169;
            u32 m_170;
            u32 m_171;
            u32 m_172;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t1018) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(t996), "r"(t997), "r"(t998), "r"(t999), "r"(m_169), "r"(m_170));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(t996), "r"(t997), "r"(t998), "r"(t999), "r"(m_171), "r"(m_172));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_173;
            u32 m_174;
            u32 m_175;
            u32 m_176;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t1019) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(t996), "r"(t997), "r"(t998), "r"(t999), "r"(m_173), "r"(m_174));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t996), "r"(t997), "r"(t998), "r"(t999), "r"(m_175), "r"(m_176));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_177;
            u32 m_178;
            u32 m_179;
            u32 m_180;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t1016) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(t1000), "r"(t1001), "r"(t1002), "r"(t1003), "r"(m_177), "r"(m_178));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(t1000), "r"(t1001), "r"(t1002), "r"(t1003), "r"(m_179), "r"(m_180));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_181;
            u32 m_182;
            u32 m_183;
            u32 m_184;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t1017) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(t1000), "r"(t1001), "r"(t1002), "r"(t1003), "r"(m_181), "r"(m_182));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(t1000), "r"(t1001), "r"(t1002), "r"(t1003), "r"(m_183), "r"(m_184));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_185;
            u32 m_186;
            u32 m_187;
            u32 m_188;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t1018) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(t1000), "r"(t1001), "r"(t1002), "r"(t1003), "r"(m_185), "r"(m_186));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(t1000), "r"(t1001), "r"(t1002), "r"(t1003), "r"(m_187), "r"(m_188));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_189;
            u32 m_190;
            u32 m_191;
            u32 m_192;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t1019) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(t1000), "r"(t1001), "r"(t1002), "r"(t1003), "r"(m_189), "r"(m_190));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t1000), "r"(t1001), "r"(t1002), "r"(t1003), "r"(m_191), "r"(m_192));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_193;
            u32 m_194;
            u32 m_195;
            u32 m_196;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t1016) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(t1004), "r"(t1005), "r"(t1006), "r"(t1007), "r"(m_193), "r"(m_194));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(t1004), "r"(t1005), "r"(t1006), "r"(t1007), "r"(m_195), "r"(m_196));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_197;
            u32 m_198;
            u32 m_199;
            u32 m_200;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t1017) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(t1004), "r"(t1005), "r"(t1006), "r"(t1007), "r"(m_197), "r"(m_198));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(t1004), "r"(t1005), "r"(t1006), "r"(t1007), "r"(m_199), "r"(m_200));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_201;
            u32 m_202;
            u32 m_203;
            u32 m_204;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t1018) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(t1004), "r"(t1005), "r"(t1006), "r"(t1007), "r"(m_201), "r"(m_202));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(t1004), "r"(t1005), "r"(t1006), "r"(t1007), "r"(m_203), "r"(m_204));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_205;
            u32 m_206;
            u32 m_207;
            u32 m_208;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t1019) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(t1004), "r"(t1005), "r"(t1006), "r"(t1007), "r"(m_205), "r"(m_206));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t1004), "r"(t1005), "r"(t1006), "r"(t1007), "r"(m_207), "r"(m_208));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_209;
            u32 m_210;
            u32 m_211;
            u32 m_212;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t1016) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(t1008), "r"(t1009), "r"(t1010), "r"(t1011), "r"(m_209), "r"(m_210));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(t1008), "r"(t1009), "r"(t1010), "r"(t1011), "r"(m_211), "r"(m_212));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_213;
            u32 m_214;
            u32 m_215;
            u32 m_216;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t1017) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(t1008), "r"(t1009), "r"(t1010), "r"(t1011), "r"(m_213), "r"(m_214));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(t1008), "r"(t1009), "r"(t1010), "r"(t1011), "r"(m_215), "r"(m_216));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_217;
            u32 m_218;
            u32 m_219;
            u32 m_220;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t1018) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(t1008), "r"(t1009), "r"(t1010), "r"(t1011), "r"(m_217), "r"(m_218));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(t1008), "r"(t1009), "r"(t1010), "r"(t1011), "r"(m_219), "r"(m_220));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_221;
            u32 m_222;
            u32 m_223;
            u32 m_224;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t1019) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(t1008), "r"(t1009), "r"(t1010), "r"(t1011), "r"(m_221), "r"(m_222));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t1008), "r"(t1009), "r"(t1010), "r"(t1011), "r"(m_223), "r"(m_224));
#line 201 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 233 "fa-kernels/src/attention/backward/mma/tile.rs"
            if (more) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1020 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1021 = (u32)d_o_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1022 = t1021 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 head_4 = (u64)t423 * t1022;
                const u64 of_head_3 = t263 + head_4;
                const u32 t1025 = t425 << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1026 = (u64)t267 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1027 = t234 + t272;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1028 = t1025 + t266;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1029 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1030 = t1029 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1031 = t1028 < t1030 ? t1028 : t1030;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1032 = (u64)t1031 * t265;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1033 = of_head_3 + t1032;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1034 = t1033 + t1026;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1035 = t1025 + t266;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1036 = t1035 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1037 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1038 = t1037 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1039 = t1036 < t1038 ? t1036 : t1038;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1040 = (u64)t1039 * t265;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1041 = of_head_3 + t1040;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1042 = t1041 + t1026;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1043 = t1025 + t266;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1044 = t1043 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1045 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1046 = t1045 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1047 = t1044 < t1046 ? t1044 : t1046;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1048 = (u64)t1047 * t265;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1049 = of_head_3 + t1048;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1050 = t1049 + t1026;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1051 = t1025 + t266;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1052 = t1051 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1053 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1054 = t1053 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1055 = t1052 < t1054 ? t1052 : t1054;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1056 = (u64)t1055 * t265;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1057 = of_head_3 + t1056;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1058 = t1057 + t1026;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1059 = t1025 + t266;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1060 = t1059 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1061 = t267 < t1020;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1062 = t1060 & t1061;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1063 = t1062 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1027), "l"(t1034), "r"(t1063) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1064 = t1025 + t266;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1065 = t1064 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1066 = t1065 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1067 = t267 < t1020;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1068 = t1066 & t1067;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1069 = t1068 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1027), "l"(t1042), "r"(t1069) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1070 = t1025 + t266;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1071 = t1070 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1072 = t1071 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1073 = t267 < t1020;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1074 = t1072 & t1073;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1075 = t1074 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1027), "l"(t1050), "r"(t1075) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1076 = t1025 + t266;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1077 = t1076 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1078 = t1077 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1079 = t267 < t1020;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1080 = t1078 & t1079;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1081 = t1080 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1027), "l"(t1058), "r"(t1081) : "memory");
            }
#line 236 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1082;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1082) : "f"(dp), "f"(dp_2));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1083;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1083) : "f"(dp_3), "f"(dp_4));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1084;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1084) : "f"(dp_5), "f"(dp_6));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1085;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1085) : "f"(dp_7), "f"(dp_8));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1086;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1086) : "f"(dp_9), "f"(dp_10));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1087;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1087) : "f"(dp_11), "f"(dp_12));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1088;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1088) : "f"(dp_13), "f"(dp_14));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1089;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1089) : "f"(dp_15), "f"(dp_16));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1090;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1090) : "f"(dp_17), "f"(dp_18));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1091;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1091) : "f"(dp_19), "f"(dp_20));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1092;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1092) : "f"(dp_21), "f"(dp_22));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1093;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1093) : "f"(dp_23), "f"(dp_24));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1094;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1094) : "f"(dp_25), "f"(dp_26));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1095;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1095) : "f"(dp_27), "f"(dp_28));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1096;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1096) : "f"(dp_29), "f"(dp_30));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1097;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1097) : "f"(dp_31), "f"(dp_32));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1098;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1098) : "r"(t122));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1099 = t1098 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1100 = t1098 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1101 = t1098 ^ 96u;
            const u32 t1102 = smem_2 + t1098;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1103 = smem_2 + t1099;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1104 = smem_2 + t1100;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1105 = smem_2 + t1101;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_225;
            u32 m_226;
            u32 m_227;
            u32 m_228;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t1102) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(t1082), "r"(t1083), "r"(t1084), "r"(t1085), "r"(m_225), "r"(m_226));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(t1082), "r"(t1083), "r"(t1084), "r"(t1085), "r"(m_227), "r"(m_228));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_229;
            u32 m_230;
            u32 m_231;
            u32 m_232;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t1103) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(t1082), "r"(t1083), "r"(t1084), "r"(t1085), "r"(m_229), "r"(m_230));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(t1082), "r"(t1083), "r"(t1084), "r"(t1085), "r"(m_231), "r"(m_232));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_233;
            u32 m_234;
            u32 m_235;
            u32 m_236;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t1104) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(t1082), "r"(t1083), "r"(t1084), "r"(t1085), "r"(m_233), "r"(m_234));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(t1082), "r"(t1083), "r"(t1084), "r"(t1085), "r"(m_235), "r"(m_236));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_237;
            u32 m_238;
            u32 m_239;
            u32 m_240;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t1105) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(t1082), "r"(t1083), "r"(t1084), "r"(t1085), "r"(m_237), "r"(m_238));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(t1082), "r"(t1083), "r"(t1084), "r"(t1085), "r"(m_239), "r"(m_240));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_241;
            u32 m_242;
            u32 m_243;
            u32 m_244;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1102) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(t1086), "r"(t1087), "r"(t1088), "r"(t1089), "r"(m_241), "r"(m_242));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(t1086), "r"(t1087), "r"(t1088), "r"(t1089), "r"(m_243), "r"(m_244));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_245;
            u32 m_246;
            u32 m_247;
            u32 m_248;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1103) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(t1086), "r"(t1087), "r"(t1088), "r"(t1089), "r"(m_245), "r"(m_246));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(t1086), "r"(t1087), "r"(t1088), "r"(t1089), "r"(m_247), "r"(m_248));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_249;
            u32 m_250;
            u32 m_251;
            u32 m_252;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1104) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(t1086), "r"(t1087), "r"(t1088), "r"(t1089), "r"(m_249), "r"(m_250));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(t1086), "r"(t1087), "r"(t1088), "r"(t1089), "r"(m_251), "r"(m_252));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_253;
            u32 m_254;
            u32 m_255;
            u32 m_256;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1105) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(t1086), "r"(t1087), "r"(t1088), "r"(t1089), "r"(m_253), "r"(m_254));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(t1086), "r"(t1087), "r"(t1088), "r"(t1089), "r"(m_255), "r"(m_256));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_257;
            u32 m_258;
            u32 m_259;
            u32 m_260;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1102) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(t1090), "r"(t1091), "r"(t1092), "r"(t1093), "r"(m_257), "r"(m_258));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(t1090), "r"(t1091), "r"(t1092), "r"(t1093), "r"(m_259), "r"(m_260));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_261;
            u32 m_262;
            u32 m_263;
            u32 m_264;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1103) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(t1090), "r"(t1091), "r"(t1092), "r"(t1093), "r"(m_261), "r"(m_262));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(t1090), "r"(t1091), "r"(t1092), "r"(t1093), "r"(m_263), "r"(m_264));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_265;
            u32 m_266;
            u32 m_267;
            u32 m_268;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1104) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(t1090), "r"(t1091), "r"(t1092), "r"(t1093), "r"(m_265), "r"(m_266));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(t1090), "r"(t1091), "r"(t1092), "r"(t1093), "r"(m_267), "r"(m_268));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_269;
            u32 m_270;
            u32 m_271;
            u32 m_272;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1105) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(t1090), "r"(t1091), "r"(t1092), "r"(t1093), "r"(m_269), "r"(m_270));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(t1090), "r"(t1091), "r"(t1092), "r"(t1093), "r"(m_271), "r"(m_272));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_273;
            u32 m_274;
            u32 m_275;
            u32 m_276;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1102) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(t1094), "r"(t1095), "r"(t1096), "r"(t1097), "r"(m_273), "r"(m_274));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(t1094), "r"(t1095), "r"(t1096), "r"(t1097), "r"(m_275), "r"(m_276));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_277;
            u32 m_278;
            u32 m_279;
            u32 m_280;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1103) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(t1094), "r"(t1095), "r"(t1096), "r"(t1097), "r"(m_277), "r"(m_278));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(t1094), "r"(t1095), "r"(t1096), "r"(t1097), "r"(m_279), "r"(m_280));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_281;
            u32 m_282;
            u32 m_283;
            u32 m_284;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1104) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(t1094), "r"(t1095), "r"(t1096), "r"(t1097), "r"(m_281), "r"(m_282));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(t1094), "r"(t1095), "r"(t1096), "r"(t1097), "r"(m_283), "r"(m_284));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_285;
            u32 m_286;
            u32 m_287;
            u32 m_288;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1105) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(t1094), "r"(t1095), "r"(t1096), "r"(t1097), "r"(m_285), "r"(m_286));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(t1094), "r"(t1095), "r"(t1096), "r"(t1097), "r"(m_287), "r"(m_288));
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1106 = t102 << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1107 = smem_1 + t1106;
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
            const u32 t1109 = lane_2 & 7u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1110 = lane_2 >> 4u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1111 = t1110 << 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1112 = t1109 + t1111;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1113 = t101 >> 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1114 = lane_2 >> 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1115 = t1114 & 1u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1116 = t1113 + t1115;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1117 = t1116 >> 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1118 = t1116 & 7u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1119 = t1117 << 13u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1120 = t94 + t1119;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1121 = t1112 & 7u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1122 = t1118 ^ t1121;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1123 = t1112 << 7u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1124 = t1122 << 4u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1125 = t1123 + t1124;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1126 = t1120 + t1125;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1127;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1127) : "r"(t122));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1128 = t1127 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1129 = t1127 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1130 = t1127 ^ 96u;
            const u32 t1131 = t1107 + t1127;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1132 = t1107 + t1128;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1133 = t1107 + t1129;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1134 = t1107 + t1130;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_289;
            u32 m_290;
            u32 m_291;
            u32 m_292;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1126) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_293;
            u32 m_294;
            u32 m_295;
            u32 m_296;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1131) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_293), "r"(m_294));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_295), "r"(m_296));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_297;
            u32 m_298;
            u32 m_299;
            u32 m_300;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1132) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_297), "r"(m_298));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_299), "r"(m_300));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_301;
            u32 m_302;
            u32 m_303;
            u32 m_304;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1133) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_301), "r"(m_302));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_303), "r"(m_304));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_305;
            u32 m_306;
            u32 m_307;
            u32 m_308;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1134) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_305), "r"(m_306));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_307), "r"(m_308));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_309;
            u32 m_310;
            u32 m_311;
            u32 m_312;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1126) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_313;
            u32 m_314;
            u32 m_315;
            u32 m_316;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1131) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_313), "r"(m_314));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_315), "r"(m_316));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_317;
            u32 m_318;
            u32 m_319;
            u32 m_320;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1132) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_317), "r"(m_318));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_319), "r"(m_320));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_321;
            u32 m_322;
            u32 m_323;
            u32 m_324;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1133) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_321), "r"(m_322));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_323), "r"(m_324));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_325;
            u32 m_326;
            u32 m_327;
            u32 m_328;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1134) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_325), "r"(m_326));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_327), "r"(m_328));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_329;
            u32 m_330;
            u32 m_331;
            u32 m_332;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1126) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_333;
            u32 m_334;
            u32 m_335;
            u32 m_336;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1131) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_333), "r"(m_334));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_335), "r"(m_336));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_337;
            u32 m_338;
            u32 m_339;
            u32 m_340;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1132) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_337), "r"(m_338));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_339), "r"(m_340));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_341;
            u32 m_342;
            u32 m_343;
            u32 m_344;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1133) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_341), "r"(m_342));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_343), "r"(m_344));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_345;
            u32 m_346;
            u32 m_347;
            u32 m_348;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1134) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_345), "r"(m_346));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_347), "r"(m_348));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_349;
            u32 m_350;
            u32 m_351;
            u32 m_352;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1126) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_353;
            u32 m_354;
            u32 m_355;
            u32 m_356;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1131) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_353), "r"(m_354));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_355), "r"(m_356));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_357;
            u32 m_358;
            u32 m_359;
            u32 m_360;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1132) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_357), "r"(m_358));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_359), "r"(m_360));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_361;
            u32 m_362;
            u32 m_363;
            u32 m_364;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1133) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_361), "r"(m_362));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_363), "r"(m_364));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_365;
            u32 m_366;
            u32 m_367;
            u32 m_368;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1134) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_365), "r"(m_366));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_367), "r"(m_368));
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t1135 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t1136 = t1135 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t1137 = t1136 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t1138 = block << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 row_35 = t1137 + t1138;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 row_36 = row_35 + t101;
            const u64 t1141 = (u64)row_36;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1142 = t1141 * sums_stride0;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1143 = t1142 * 4ull;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1144 = sums + t1143;
            const u32 t1145 = t102 << 10u;
#line 340 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1146 = (u64)t1145 * 4u;
#line 340 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1147 = t1144 + t1146;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            const u64 t1148 = (u64)lane * 4u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            const u64 t1149 = t1147 + t1148;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1149), "f"(dq) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+128], %1;" :  : "l"(t1149), "f"(dq_2) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+256], %1;" :  : "l"(t1149), "f"(dq_3) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+384], %1;" :  : "l"(t1149), "f"(dq_4) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+512], %1;" :  : "l"(t1149), "f"(dq_5) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+640], %1;" :  : "l"(t1149), "f"(dq_6) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+768], %1;" :  : "l"(t1149), "f"(dq_7) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+896], %1;" :  : "l"(t1149), "f"(dq_8) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1024], %1;" :  : "l"(t1149), "f"(dq_9) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1152], %1;" :  : "l"(t1149), "f"(dq_10) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1280], %1;" :  : "l"(t1149), "f"(dq_11) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1408], %1;" :  : "l"(t1149), "f"(dq_12) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1536], %1;" :  : "l"(t1149), "f"(dq_13) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1664], %1;" :  : "l"(t1149), "f"(dq_14) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1792], %1;" :  : "l"(t1149), "f"(dq_15) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1920], %1;" :  : "l"(t1149), "f"(dq_16) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2048], %1;" :  : "l"(t1149), "f"(dq_17) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2176], %1;" :  : "l"(t1149), "f"(dq_18) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2304], %1;" :  : "l"(t1149), "f"(dq_19) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2432], %1;" :  : "l"(t1149), "f"(dq_20) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2560], %1;" :  : "l"(t1149), "f"(dq_21) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2688], %1;" :  : "l"(t1149), "f"(dq_22) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2816], %1;" :  : "l"(t1149), "f"(dq_23) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2944], %1;" :  : "l"(t1149), "f"(dq_24) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3072], %1;" :  : "l"(t1149), "f"(dq_25) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3200], %1;" :  : "l"(t1149), "f"(dq_26) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3328], %1;" :  : "l"(t1149), "f"(dq_27) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3456], %1;" :  : "l"(t1149), "f"(dq_28) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3584], %1;" :  : "l"(t1149), "f"(dq_29) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3712], %1;" :  : "l"(t1149), "f"(dq_30) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3840], %1;" :  : "l"(t1149), "f"(dq_31) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3968], %1;" :  : "l"(t1149), "f"(dq_32) : "memory");
#line 214 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 233 "fa-kernels/src/attention/backward/mma/tile.rs"
            if (more) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1150 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1151 = (u32)q_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1152 = t1151 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 head_5 = (u64)t423 * t1152;
                const u64 of_head_4 = t242 + head_5;
                const u32 t1155 = t425 << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1156 = (u64)t246 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1157 = smem_2 + t251;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1158 = t1155 + t245;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1159 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1160 = t1159 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1161 = t1158 < t1160 ? t1158 : t1160;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1162 = (u64)t1161 * t244;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1163 = of_head_4 + t1162;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1164 = t1163 + t1156;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1165 = t1155 + t245;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1166 = t1165 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1167 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1168 = t1167 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1169 = t1166 < t1168 ? t1166 : t1168;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1170 = (u64)t1169 * t244;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1171 = of_head_4 + t1170;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1172 = t1171 + t1156;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1173 = t1155 + t245;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1174 = t1173 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1175 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1176 = t1175 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1177 = t1174 < t1176 ? t1174 : t1176;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1178 = (u64)t1177 * t244;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1179 = of_head_4 + t1178;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1180 = t1179 + t1156;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1181 = t1155 + t245;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1182 = t1181 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1183 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1184 = t1183 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1185 = t1182 < t1184 ? t1182 : t1184;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1186 = (u64)t1185 * t244;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1187 = of_head_4 + t1186;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1188 = t1187 + t1156;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1189 = t1155 + t245;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1190 = t1189 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1191 = t246 < t1150;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1192 = t1190 & t1191;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1193 = t1192 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1157), "l"(t1164), "r"(t1193) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1194 = t1155 + t245;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1195 = t1194 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1196 = t1195 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1197 = t246 < t1150;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1198 = t1196 & t1197;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1199 = t1198 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1157), "l"(t1172), "r"(t1199) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1200 = t1155 + t245;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1201 = t1200 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1202 = t1201 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1203 = t246 < t1150;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1204 = t1202 & t1203;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1205 = t1204 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1157), "l"(t1180), "r"(t1205) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1206 = t1155 + t245;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1207 = t1206 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1208 = t1207 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1209 = t246 < t1150;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1210 = t1208 & t1209;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1211 = t1210 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1157), "l"(t1188), "r"(t1211) : "memory");
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1212 = thread < 32u;
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
                if (t1212) {
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1213 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1214 = t1213 + t423;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1215 = t1214 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1216 = t425 << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                    const u32 row_37 = t1215 + t1216;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                    const u32 t1218 = thread << 1u;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                    const u32 row_38 = row_37 + t1218;
                    const u32 t1220 = thread << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                    const u32 t1221 = t235 + t1220;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                    const u64 t1222 = (u64)row_38;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                    const u64 t1223 = t1222 * statistics_stride0;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                    const u64 t1224 = t1223 * 4ull;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                    const u64 t1225 = statistics + t1224;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t1221), "l"(t1225) : "memory");
                }
            }
#line 236 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 160 "fa-kernels/src/attention/backward/work.rs"
            head = t423;
            block = t425;
        }
#line 164 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 166 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1226 = dk_2 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_2 = t1226;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1227 = dk_3 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_3 = t1227;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1228 = dk_4 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_4 = t1228;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1229 = dk_5 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_5 = t1229;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1230 = dk_6 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_6 = t1230;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1231 = dk_7 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_7 = t1231;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1232 = dk_8 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_8 = t1232;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1233 = dk_9 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_9 = t1233;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1234 = dk_10 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_10 = t1234;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1235 = dk_11 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_11 = t1235;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1236 = dk_12 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_12 = t1236;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1237 = dk_13 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_13 = t1237;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1238 = dk_14 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_14 = t1238;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1239 = dk_15 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_15 = t1239;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1240 = dk_16 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_16 = t1240;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1241 = dk_17 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_17 = t1241;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1242 = dk_18 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_18 = t1242;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1243 = dk_19 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_19 = t1243;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1244 = dk_20 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_20 = t1244;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1245 = dk_21 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_21 = t1245;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1246 = dk_22 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_22 = t1246;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1247 = dk_23 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_23 = t1247;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1248 = dk_24 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_24 = t1248;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1249 = dk_25 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_25 = t1249;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1250 = dk_26 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_26 = t1250;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1251 = dk_27 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_27 = t1251;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1252 = dk_28 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_28 = t1252;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1253 = dk_29 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_29 = t1253;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1254 = dk_30 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_30 = t1254;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1255 = dk_31 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_31 = t1255;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1256 = dk_32 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_32 = t1256;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1257 = dk_33 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_33 = t1257;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1258 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1259 = smem_1 + t1258;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1260 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1261 = t97 + t1260;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1262 = t1261 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1263 = 0u ^ t1262;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1264 = t1261 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1265 = t1263 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1266 = t1264 + t1265;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1267 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1268 = t1267 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1269 = t1266 + t1268;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1270;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1270) : "f"(dk_2), "f"(dk_3));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1271 = t1259 + t1269;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1271), "r"(t1270) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1272;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1272) : "f"(dk_6), "f"(dk_7));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1273 = t1269 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1274 = t1259 + t1273;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1274), "r"(t1272) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1275;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1275) : "f"(dk_10), "f"(dk_11));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1276 = t1269 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1277 = t1259 + t1276;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1277), "r"(t1275) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1278;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1278) : "f"(dk_14), "f"(dk_15));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1279 = t1269 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1280 = t1259 + t1279;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1280), "r"(t1278) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1281;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1281) : "f"(dk_18), "f"(dk_19));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1282 = t1269 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1283 = t1259 + t1282;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1283), "r"(t1281) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1284;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1284) : "f"(dk_22), "f"(dk_23));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1285 = t1269 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1286 = t1259 + t1285;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1286), "r"(t1284) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1287;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1287) : "f"(dk_26), "f"(dk_27));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1288 = t1269 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1289 = t1259 + t1288;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1289), "r"(t1287) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1290;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1290) : "f"(dk_30), "f"(dk_31));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1291 = t1269 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1292 = t1259 + t1291;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1292), "r"(t1290) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1293 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1294 = t97 + t1293;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1295 = t1294 + 8u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1296 = t1295 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1297 = 0u ^ t1296;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1298 = t1295 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1299 = t1297 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1300 = t1298 + t1299;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1301 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1302 = t1301 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1303 = t1300 + t1302;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1304;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1304) : "f"(dk_4), "f"(dk_5));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1305 = t1259 + t1303;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1305), "r"(t1304) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1306;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1306) : "f"(dk_8), "f"(dk_9));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1307 = t1303 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1308 = t1259 + t1307;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1308), "r"(t1306) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1309;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1309) : "f"(dk_12), "f"(dk_13));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1310 = t1303 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1311 = t1259 + t1310;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1311), "r"(t1309) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1312;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1312) : "f"(dk_16), "f"(dk_17));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1313 = t1303 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1314 = t1259 + t1313;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1314), "r"(t1312) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1315;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1315) : "f"(dk_20), "f"(dk_21));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1316 = t1303 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1317 = t1259 + t1316;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1317), "r"(t1315) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1318;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1318) : "f"(dk_24), "f"(dk_25));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1319 = t1303 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1320 = t1259 + t1319;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1320), "r"(t1318) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1321;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1321) : "f"(dk_28), "f"(dk_29));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1322 = t1303 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1323 = t1259 + t1322;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1323), "r"(t1321) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1324;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1324) : "f"(dk_32), "f"(dk_33));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1325 = t1303 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1326 = t1259 + t1325;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1326), "r"(t1324) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 368 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_column = share << 6u;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1328 = (u64)batch_2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1329 = t1328 * dk_stride0;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1330 = t1329 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1331 = dk + t1330;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1332 = (u64)t17;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1333 = t1332 * dk_stride1;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1334 = t1333 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1335 = t1331 + t1334;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1336 = (u64)t30;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1337 = t1336 * dk_stride2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1338 = t1337 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1339 = t1335 + t1338;
        const u32 end_54 = head_dim > first_column ? head_dim : first_column;
        const u32 t1341 = t29 - t17;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1342 = end_54 - first_column;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1343 = t1342 >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1344 = (u64)first_column * 2u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1345 = t1339 + t1344;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1346 = (u32)dk_stride1;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1347 = t1346 << 1u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1348 = lane >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1349 = t97 + t1348;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1350 = lane & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1351 = t1349 < t1341;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1352 = t1350 < t1343;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1353 = t1351 & t1352;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1353) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1354 = t1349 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1355 = t1350 ^ t1354;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1356 = t1349 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1357 = t1355 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1358 = t1356 + t1357;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1359 = t1259 + t1358;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_39;
            u32 row_40;
            u32 row_41;
            u32 row_42;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_39), "=r"(row_40), "=r"(row_41), "=r"(row_42) : "r"(t1359) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1360 = (u64)t1349 * t1347;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1361 = t1345 + t1360;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1362 = (u64)t1350 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1363 = t1361 + t1362;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1363), "r"(row_39), "r"(row_40), "r"(row_41), "r"(row_42) : "memory");
        }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1364 = t1349 + 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1365 = t1364 < t1341;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1366 = t1350 < t1343;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1367 = t1365 & t1366;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1367) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1368 = t1364 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1369 = t1350 ^ t1368;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1370 = t1364 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1371 = t1369 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1372 = t1370 + t1371;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1373 = t1259 + t1372;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_43;
            u32 row_44;
            u32 row_45;
            u32 row_46;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_43), "=r"(row_44), "=r"(row_45), "=r"(row_46) : "r"(t1373) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1374 = (u64)t1364 * t1347;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1375 = t1345 + t1374;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1376 = (u64)t1350 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1377 = t1375 + t1376;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1377), "r"(row_43), "r"(row_44), "r"(row_45), "r"(row_46) : "memory");
        }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1378 = t1349 + 8u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1379 = t1378 < t1341;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1380 = t1350 < t1343;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1381 = t1379 & t1380;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1381) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1382 = t1378 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1383 = t1350 ^ t1382;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1384 = t1378 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1385 = t1383 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1386 = t1384 + t1385;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1387 = t1259 + t1386;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_47;
            u32 row_48;
            u32 row_49;
            u32 row_50;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_47), "=r"(row_48), "=r"(row_49), "=r"(row_50) : "r"(t1387) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1388 = (u64)t1378 * t1347;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1389 = t1345 + t1388;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1390 = (u64)t1350 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1391 = t1389 + t1390;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1391), "r"(row_47), "r"(row_48), "r"(row_49), "r"(row_50) : "memory");
        }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1392 = t1349 + 12u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1393 = t1392 < t1341;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1394 = t1350 < t1343;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1395 = t1393 & t1394;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1395) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1396 = t1392 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1397 = t1350 ^ t1396;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1398 = t1392 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1399 = t1397 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1400 = t1398 + t1399;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1401 = t1259 + t1400;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_51;
            u32 row_52;
            u32 row_53;
            u32 row_54;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_51), "=r"(row_52), "=r"(row_53), "=r"(row_54) : "r"(t1401) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1402 = (u64)t1392 * t1347;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1403 = t1345 + t1402;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1404 = (u64)t1350 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1405 = t1403 + t1404;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1405), "r"(row_51), "r"(row_52), "r"(row_53), "r"(row_54) : "memory");
        }
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1406 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1407 = t98 + t1406;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1408 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1409 = t97 + t1408;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1410 = t1409 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1411 = 0u ^ t1410;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1412 = t1409 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1413 = t1411 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1414 = t1412 + t1413;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1415 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1416 = t1415 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1417 = t1414 + t1416;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1418;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1418) : "f"(dv_2), "f"(dv_3));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1419 = t1407 + t1417;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1419), "r"(t1418) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1420;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1420) : "f"(dv_6), "f"(dv_7));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1421 = t1417 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1422 = t1407 + t1421;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1422), "r"(t1420) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1423;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1423) : "f"(dv_10), "f"(dv_11));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1424 = t1417 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1425 = t1407 + t1424;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1425), "r"(t1423) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1426;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1426) : "f"(dv_14), "f"(dv_15));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1427 = t1417 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1428 = t1407 + t1427;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1428), "r"(t1426) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1429;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1429) : "f"(dv_18), "f"(dv_19));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1430 = t1417 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1431 = t1407 + t1430;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1431), "r"(t1429) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1432;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1432) : "f"(dv_22), "f"(dv_23));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1433 = t1417 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1434 = t1407 + t1433;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1434), "r"(t1432) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1435;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1435) : "f"(dv_26), "f"(dv_27));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1436 = t1417 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1437 = t1407 + t1436;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1437), "r"(t1435) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1438;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1438) : "f"(dv_30), "f"(dv_31));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1439 = t1417 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1440 = t1407 + t1439;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1440), "r"(t1438) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1441 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1442 = t97 + t1441;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1443 = t1442 + 8u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1444 = t1443 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1445 = 0u ^ t1444;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1446 = t1443 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1447 = t1445 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1448 = t1446 + t1447;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1449 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1450 = t1449 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1451 = t1448 + t1450;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1452;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1452) : "f"(dv_4), "f"(dv_5));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1453 = t1407 + t1451;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1453), "r"(t1452) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1454;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1454) : "f"(dv_8), "f"(dv_9));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1455 = t1451 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1456 = t1407 + t1455;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1456), "r"(t1454) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1457;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1457) : "f"(dv_12), "f"(dv_13));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1458 = t1451 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1459 = t1407 + t1458;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1459), "r"(t1457) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1460;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1460) : "f"(dv_16), "f"(dv_17));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1461 = t1451 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1462 = t1407 + t1461;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1462), "r"(t1460) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1463;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1463) : "f"(dv_20), "f"(dv_21));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1464 = t1451 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1465 = t1407 + t1464;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1465), "r"(t1463) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1466;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1466) : "f"(dv_24), "f"(dv_25));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1467 = t1451 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1468 = t1407 + t1467;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1468), "r"(t1466) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1469;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1469) : "f"(dv_28), "f"(dv_29));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1470 = t1451 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1471 = t1407 + t1470;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1471), "r"(t1469) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1472;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1472) : "f"(dv_32), "f"(dv_33));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1473 = t1451 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1474 = t1407 + t1473;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1474), "r"(t1472) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 368 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_column_2 = share << 6u;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1476 = (u64)batch_2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1477 = t1476 * dv_stride0;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1478 = t1477 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1479 = dv + t1478;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1480 = (u64)t17;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1481 = t1480 * dv_stride1;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1482 = t1481 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1483 = t1479 + t1482;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1484 = (u64)t30;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1485 = t1484 * dv_stride2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1486 = t1485 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1487 = t1483 + t1486;
        const u32 end_55 = head_dim > first_column_2 ? head_dim : first_column_2;
        const u32 t1489 = t29 - t17;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1490 = end_55 - first_column_2;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1491 = t1490 >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1492 = (u64)first_column_2 * 2u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1493 = t1487 + t1492;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1494 = (u32)dv_stride1;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1495 = t1494 << 1u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1496 = lane >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1497 = t97 + t1496;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1498 = lane & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1499 = t1497 < t1489;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1500 = t1498 < t1491;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1501 = t1499 & t1500;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1501) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1502 = t1497 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1503 = t1498 ^ t1502;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1504 = t1497 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1505 = t1503 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1506 = t1504 + t1505;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1507 = t1407 + t1506;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_55;
            u32 row_56;
            u32 row_57;
            u32 row_58;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_55), "=r"(row_56), "=r"(row_57), "=r"(row_58) : "r"(t1507) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1508 = (u64)t1497 * t1495;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1509 = t1493 + t1508;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1510 = (u64)t1498 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1511 = t1509 + t1510;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1511), "r"(row_55), "r"(row_56), "r"(row_57), "r"(row_58) : "memory");
        }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1512 = t1497 + 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1513 = t1512 < t1489;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1514 = t1498 < t1491;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1515 = t1513 & t1514;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1515) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1516 = t1512 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1517 = t1498 ^ t1516;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1518 = t1512 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1519 = t1517 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1520 = t1518 + t1519;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1521 = t1407 + t1520;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_59;
            u32 row_60;
            u32 row_61;
            u32 row_62;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_59), "=r"(row_60), "=r"(row_61), "=r"(row_62) : "r"(t1521) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1522 = (u64)t1512 * t1495;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1523 = t1493 + t1522;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1524 = (u64)t1498 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1525 = t1523 + t1524;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1525), "r"(row_59), "r"(row_60), "r"(row_61), "r"(row_62) : "memory");
        }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1526 = t1497 + 8u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1527 = t1526 < t1489;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1528 = t1498 < t1491;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1529 = t1527 & t1528;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1529) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1530 = t1526 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1531 = t1498 ^ t1530;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1532 = t1526 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1533 = t1531 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1534 = t1532 + t1533;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1535 = t1407 + t1534;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_63;
            u32 row_64;
            u32 row_65;
            u32 row_66;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_63), "=r"(row_64), "=r"(row_65), "=r"(row_66) : "r"(t1535) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1536 = (u64)t1526 * t1495;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1537 = t1493 + t1536;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1538 = (u64)t1498 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1539 = t1537 + t1538;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1539), "r"(row_63), "r"(row_64), "r"(row_65), "r"(row_66) : "memory");
        }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1540 = t1497 + 12u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1541 = t1540 < t1489;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1542 = t1498 < t1491;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1543 = t1541 & t1542;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1543) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1544 = t1540 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1545 = t1498 ^ t1544;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1546 = t1540 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1547 = t1545 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1548 = t1546 + t1547;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1549 = t1407 + t1548;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_67;
            u32 row_68;
            u32 row_69;
            u32 row_70;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_67), "=r"(row_68), "=r"(row_69), "=r"(row_70) : "r"(t1549) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1550 = (u64)t1540 * t1495;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1551 = t1493 + t1550;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1552 = (u64)t1498 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1553 = t1551 + t1552;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1553), "r"(row_67), "r"(row_68), "r"(row_69), "r"(row_70) : "memory");
        }
    }
}
