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
#line 91 "fa-kernels/src/attention/options/cache.rs"
    const bool as_queries = added_k == 4294967295u;
    const u32 added = as_queries ? seq_q : added_k;
    const u64 t12 = (u64)batch_2;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u64 t13 = t12 * seqused_k_stride0;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u64 t14 = t13 * 4ull;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u64 t15 = seqused_k + t14;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    u32 t16;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t16) : "l"(t15) : "memory");
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u32 used = (int)t16 > (int)0u ? t16 : 0u;
    const u32 used_2 = used < seq_k ? used : seq_k;
    const u32 t19 = used_2 + added;
#line 95 "fa-kernels/src/attention/options/cache.rs"
    const u32 t20 = t19 < seq_k ? t19 : seq_k;
#line 54 "fa-kernels/src/attention/backward/work.rs"
    const u32 t21 = t6 % kv_heads;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 t22 = seq_q + 63u;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t22 >> 6u;
#line 119 "fa-kernels/src/attention/query_blocks.rs"
    u32 low = 0u;
    u32 high = count;
    while (true) {
#line 121 "fa-kernels/src/attention/query_blocks.rs"
        const bool t24 = low < high;
        if (!t24) break;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t25 = low + high;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 middle = t25 >> 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t27 = middle << 6u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t28 = t27 + 63u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t29 = seq_q - 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t30 = t28 < t29 ? t28 : t29;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t31 = t30 + t20;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end = t31 + 1u;
        const u32 t33 = end > seq_q ? end : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t34 = t33 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_2 = t34 < t20 ? t34 : t20;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool found = t8 < end_2;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t37 = middle + 1u;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t38 = found ? low : t37;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        low = t38;
        const u32 t39 = found ? middle : high;
#line 125 "fa-kernels/src/attention/query_blocks.rs"
        high = t39;
    }
#line 59 "fa-kernels/src/attention/query_blocks.rs"
    const u32 first = low;
#line 22 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 t41 = threadIdx.x;
#line 22 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 t42 = t41 & 7u;
#line 22 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 element = t42 << 3u;
#line 24 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 t44 = t8 + 64u;
#line 24 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 end_3 = seq_k < t44 ? seq_k : t44;
    const u32 t46 = t8 > t20 ? t8 : t20;
#line 25 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 t47 = threadIdx.x;
#line 25 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 t48 = t47 >> 3u;
#line 25 "fa-kernels/src/attention/backward/unused_keys.rs"
    const u32 first_2 = t46 + t48;
    #pragma unroll 1
    for (u32 i = first_2; i < end_3; i += 16u) {
#line 27 "fa-kernels/src/attention/backward/unused_keys.rs"
        const bool t50 = element < head_dim;
#line 27 "fa-kernels/src/attention/backward/unused_keys.rs"
        if (t50) {
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t51 = (u64)batch_2;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t52 = t51 * dk_stride0;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t53 = t52 * 2ull;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t54 = dk + t53;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t55 = (u64)i;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t56 = t55 * dk_stride1;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t57 = t56 * 2ull;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t58 = t54 + t57;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t59 = (u64)t21;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t60 = t59 * dk_stride2;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t61 = t60 * 2ull;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t62 = t58 + t61;
            const u64 t63 = (u64)element * 2u;
#line 30 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t64 = t62 + t63;
#line 30 "fa-kernels/src/attention/backward/unused_keys.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t64), "r"(0u), "r"(0u), "r"(0u), "r"(0u) : "memory");
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t65 = (u64)batch_2;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t66 = t65 * dv_stride0;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t67 = t66 * 2ull;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t68 = dv + t67;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t69 = (u64)i;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t70 = t69 * dv_stride1;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t71 = t70 * 2ull;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t72 = t68 + t71;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t73 = (u64)t21;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t74 = t73 * dv_stride2;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t75 = t74 * 2ull;
#line 29 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t76 = t72 + t75;
            const u64 t77 = (u64)element * 2u;
#line 30 "fa-kernels/src/attention/backward/unused_keys.rs"
            const u64 t78 = t76 + t77;
#line 30 "fa-kernels/src/attention/backward/unused_keys.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t78), "r"(0u), "r"(0u), "r"(0u), "r"(0u) : "memory");
        }
    }
#line 90 "fa-kernels/src/attention/backward/mma/mod.rs"
    const bool t79 = t8 < t20;
#line 90 "fa-kernels/src/attention/backward/mma/mod.rs"
    if (t79) {
#line 96 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 thread = threadIdx.x;
        const u32 lane = thread & 31u;
        const u32 t82 = thread >> 5u;
#line 98 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 warp;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t82));
#line 99 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 102 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t85 = smem_1 + 16384u;
        const u32 share = warp >> 2u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t87 = warp & 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t88 = t87 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t89 = smem_1 + 8192u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t90 = t85 + 8192u;
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
        const u32 t91 = warp & 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t92 = t91 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t93 = warp >> 2u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t94 = share << 6u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t95 = lane & 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t96 = t94 + t95;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t97 = lane >> 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t98 = t97 << 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t99 = t96 + t98;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t100 = lane >> 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t101 = t100 & 1u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t102 = t99 & 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t103 = t101 ^ t102;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t104 = t99 << 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t105 = t103 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t106 = t104 + t105;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t107 = lane & 15u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t108 = lane >> 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t109 = t107 & 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t110 = t108 ^ t109;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t111 = t107 << 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t112 = t110 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t113 = t111 + t112;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t114 = (u64)batch_2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t115 = t114 * k_stride0;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t116 = t115 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t117 = k + t116;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t118 = 0ull * k_stride1;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t119 = t118 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t120 = t117 + t119;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t121 = (u64)t21;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t122 = t121 * k_stride2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t123 = t122 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t124 = t120 + t123;
        const u32 t125 = (u32)k_stride1;
#line 137 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t126 = t125 << 1u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t127 = thread >> 3u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t128 = thread & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t129 = t127 & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t130 = t128 ^ t129;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t131 = t127 << 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t132 = t130 << 4u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t133 = t131 + t132;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t134 = (u64)t127 * t126;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t135 = t124 + t134;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t136 = (u64)t128 * 16u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t137 = t135 + t136;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t138 = (u64)t126 * 16u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t139 = head_dim >> 3u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t140 = smem_1 + t133;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t141 = (u64)t8 * t126;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t142 = t137 + t141;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t143 = t142 + t138;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t144 = t143 + t138;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t145 = t144 + t138;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t146 = t8 + t127;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t147 = t146 < t20;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t148 = t128 < t139;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t149 = t147 & t148;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t150 = t149 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t140), "l"(t142), "r"(t150) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t151 = t8 + t127;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t152 = t151 + 16u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t153 = t152 < t20;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t154 = t128 < t139;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t155 = t153 & t154;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t156 = t155 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t140), "l"(t143), "r"(t156) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t157 = t8 + t127;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t158 = t157 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t159 = t158 < t20;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t160 = t128 < t139;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t161 = t159 & t160;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t162 = t161 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t140), "l"(t144), "r"(t162) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t163 = t8 + t127;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t164 = t163 + 48u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t165 = t164 < t20;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t166 = t128 < t139;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t167 = t165 & t166;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t168 = t167 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t140), "l"(t145), "r"(t168) : "memory");
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t169 = (u64)batch_2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t170 = t169 * v_stride0;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t171 = t170 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t172 = v + t171;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t173 = 0ull * v_stride1;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t174 = t173 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t175 = t172 + t174;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t176 = (u64)t21;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t177 = t176 * v_stride2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t178 = t177 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t179 = t175 + t178;
        const u32 t180 = (u32)v_stride1;
#line 137 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t181 = t180 << 1u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t182 = thread >> 3u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t183 = thread & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t184 = t182 & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t185 = t183 ^ t184;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t186 = t182 << 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t187 = t185 << 4u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t188 = t186 + t187;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t189 = (u64)t182 * t181;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t190 = t179 + t189;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t191 = (u64)t183 * 16u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t192 = t190 + t191;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t193 = (u64)t181 * 16u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t194 = head_dim >> 3u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t195 = t89 + t188;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t196 = (u64)t8 * t181;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t197 = t192 + t196;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t198 = t197 + t193;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t199 = t198 + t193;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t200 = t199 + t193;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t201 = t8 + t182;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t202 = t201 < t20;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t203 = t183 < t194;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t204 = t202 & t203;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t205 = t204 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t195), "l"(t197), "r"(t205) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t206 = t8 + t182;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t207 = t206 + 16u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t208 = t207 < t20;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t209 = t183 < t194;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t210 = t208 & t209;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t211 = t210 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t195), "l"(t198), "r"(t211) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t212 = t8 + t182;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t213 = t212 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t214 = t213 < t20;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t215 = t183 < t194;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t216 = t214 & t215;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t217 = t216 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t195), "l"(t199), "r"(t217) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t218 = t8 + t182;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t219 = t218 + 48u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t220 = t219 < t20;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t221 = t183 < t194;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t222 = t220 & t221;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t223 = t222 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t195), "l"(t200), "r"(t223) : "memory");
#line 153 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 smem_2 = smem_1 + 24576u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t225 = smem_2 + 8192u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t226 = smem_2 + 16384u;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t227 = (u64)batch_2;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t228 = t227 * q_stride0;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t229 = t228 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t230 = q + t229;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t231 = 0ull * q_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t232 = t231 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t233 = t230 + t232;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t234 = (u32)q_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t235 = t234 << 1u;
        const u32 t236 = thread >> 3u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t237 = thread & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t238 = t236 & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t239 = t237 ^ t238;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t240 = t236 << 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t241 = t239 << 4u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t242 = t240 + t241;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t243 = (u64)t236 * t235;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t244 = t233 + t243;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t245 = (u64)t237 * 16u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t246 = t244 + t245;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t247 = (u64)t235 * 16u;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t248 = (u64)batch_2;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t249 = t248 * d_o_stride0;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t250 = t249 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t251 = d_o + t250;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t252 = 0ull * d_o_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t253 = t252 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t254 = t251 + t253;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t255 = (u32)d_o_stride1;
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
        const u64 t268 = (u64)t256 * 16u;
#line 93 "fa-kernels/src/attention/backward/work.rs"
        const u32 t269 = count - first;
#line 93 "fa-kernels/src/attention/backward/work.rs"
        const u32 count_2 = t269 * group;
#line 128 "fa-kernels/src/attention/backward/work.rs"
        const u32 t271 = t21 * group;
#line 132 "fa-kernels/src/attention/backward/work.rs"
        u32 head = t271;
        u32 block = first;
        const bool t272 = count_2 != 0u;
#line 156 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t272) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t273 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t274 = (u32)q_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t275 = t274 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_2 = (u64)head * t275;
            const u64 of_head = t233 + head_2;
            const u32 t278 = block << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t279 = (u64)t237 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t280 = smem_2 + t242;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t281 = t278 + t236;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t282 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t283 = t282 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t284 = t281 < t283 ? t281 : t283;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t285 = (u64)t284 * t235;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t286 = of_head + t285;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t287 = t286 + t279;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t288 = t278 + t236;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t289 = t288 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t290 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t291 = t290 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t292 = t289 < t291 ? t289 : t291;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t293 = (u64)t292 * t235;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t294 = of_head + t293;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t295 = t294 + t279;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t296 = t278 + t236;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t297 = t296 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t298 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t299 = t298 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t300 = t297 < t299 ? t297 : t299;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t301 = (u64)t300 * t235;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t302 = of_head + t301;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t303 = t302 + t279;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t304 = t278 + t236;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t305 = t304 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t306 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t307 = t306 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t308 = t305 < t307 ? t305 : t307;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t309 = (u64)t308 * t235;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t310 = of_head + t309;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t311 = t310 + t279;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t312 = t278 + t236;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t313 = t312 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t314 = t237 < t273;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t315 = t313 & t314;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t316 = t315 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t280), "l"(t287), "r"(t316) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t317 = t278 + t236;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t318 = t317 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t319 = t318 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t320 = t237 < t273;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t321 = t319 & t320;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t322 = t321 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t280), "l"(t295), "r"(t322) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t323 = t278 + t236;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t324 = t323 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t325 = t324 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t326 = t237 < t273;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t327 = t325 & t326;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t328 = t327 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t280), "l"(t303), "r"(t328) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t329 = t278 + t236;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t330 = t329 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t331 = t330 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t332 = t237 < t273;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t333 = t331 & t332;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t334 = t333 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t280), "l"(t311), "r"(t334) : "memory");
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t335 = thread < 32u;
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            if (t335) {
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t336 = batch_2 * heads;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t337 = t336 + head;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t338 = t337 * padded;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t339 = block << 6u;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 row = t338 + t339;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t341 = thread << 1u;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 row_2 = row + t341;
                const u32 t343 = thread << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t344 = t226 + t343;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t345 = (u64)row_2;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t346 = t345 * statistics_stride0;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t347 = t346 * 4ull;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t348 = statistics + t347;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t344), "l"(t348) : "memory");
            }
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t349 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t350 = (u32)d_o_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t351 = t350 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_3 = (u64)head * t351;
            const u64 of_head_2 = t254 + head_3;
            const u32 t354 = block << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t355 = (u64)t258 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t356 = t225 + t263;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t357 = t354 + t257;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t358 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t359 = t358 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t360 = t357 < t359 ? t357 : t359;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t361 = (u64)t360 * t256;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t362 = of_head_2 + t361;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t363 = t362 + t355;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t364 = t354 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t365 = t364 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t366 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t367 = t366 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t368 = t365 < t367 ? t365 : t367;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t369 = (u64)t368 * t256;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t370 = of_head_2 + t369;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t371 = t370 + t355;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t372 = t354 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t373 = t372 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t374 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t375 = t374 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t376 = t373 < t375 ? t373 : t375;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t377 = (u64)t376 * t256;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t378 = of_head_2 + t377;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t379 = t378 + t355;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t380 = t354 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t381 = t380 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t382 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t383 = t382 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t384 = t381 < t383 ? t381 : t383;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t385 = (u64)t384 * t256;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t386 = of_head_2 + t385;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t387 = t386 + t355;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t388 = t354 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t389 = t388 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t390 = t258 < t349;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t391 = t389 & t390;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t392 = t391 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t356), "l"(t363), "r"(t392) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t393 = t354 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t394 = t393 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t395 = t394 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t396 = t258 < t349;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t397 = t395 & t396;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t398 = t397 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t356), "l"(t371), "r"(t398) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t399 = t354 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t400 = t399 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t401 = t400 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t402 = t258 < t349;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t403 = t401 & t402;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t404 = t403 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t356), "l"(t379), "r"(t404) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t405 = t354 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t406 = t405 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t407 = t406 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t408 = t258 < t349;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t409 = t407 & t408;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t410 = t409 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t356), "l"(t387), "r"(t410) : "memory");
        }
#line 160 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 135 "fa-kernels/src/attention/backward/work.rs"
        #pragma unroll 1
        for (u32 i_2 = 0u; i_2 < count_2; i_2 += 1u) {
#line 139 "fa-kernels/src/attention/backward/work.rs"
            const u32 t411 = block + 1u;
#line 139 "fa-kernels/src/attention/backward/work.rs"
            const bool wraps = t411 == count;
            const u32 t413 = head + 1u;
#line 140 "fa-kernels/src/attention/backward/work.rs"
            const u32 t414 = wraps ? t413 : head;
#line 140 "fa-kernels/src/attention/backward/work.rs"
            const u32 t415 = block + 1u;
#line 140 "fa-kernels/src/attention/backward/work.rs"
            const u32 t416 = wraps ? first : t415;
#line 147 "fa-kernels/src/attention/backward/work.rs"
            const u32 t417 = i_2 + 1u;
#line 147 "fa-kernels/src/attention/backward/work.rs"
            const bool more = t417 < count_2;
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
            const u32 t419 = lane & 15u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t420 = t88 + t419;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t421 = lane >> 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t422 = t420 & 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t423 = t421 ^ t422;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t424 = t420 << 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t425 = t423 << 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t426 = t424 + t425;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t427 = smem_1 + t426;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t428;
            asm volatile("mov.b32 %0, %1;" : "=r"(t428) : "r"(t106));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t429 = t428 ^ 32u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t430 = t428 ^ 64u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t431 = t428 ^ 96u;
            const u32 t432 = smem_2 + t428;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t433;
            asm volatile("mov.b32 %0, %1;" : "=r"(t433) : "r"(t427));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m;
            u32 m_2;
            u32 m_3;
            u32 m_4;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t433) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_5;
            u32 m_6;
            u32 m_7;
            u32 m_8;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t432) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_9;
            u32 m_10;
            u32 m_11;
            u32 m_12;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t432) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_13;
            u32 m_14;
            u32 m_15;
            u32 m_16;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t432) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_13), "r"(m_14));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_15), "r"(m_16));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_17;
            u32 m_18;
            u32 m_19;
            u32 m_20;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t432) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t434 = smem_2 + t429;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t435;
            asm volatile("mov.b32 %0, %1;" : "=r"(t435) : "r"(t427));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t436 = t435 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_21;
            u32 m_22;
            u32 m_23;
            u32 m_24;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t436) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_25;
            u32 m_26;
            u32 m_27;
            u32 m_28;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t434) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_25), "r"(m_26));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_27), "r"(m_28));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_29;
            u32 m_30;
            u32 m_31;
            u32 m_32;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t434) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_29), "r"(m_30));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_31), "r"(m_32));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_33;
            u32 m_34;
            u32 m_35;
            u32 m_36;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t434) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_33), "r"(m_34));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_35), "r"(m_36));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_37;
            u32 m_38;
            u32 m_39;
            u32 m_40;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t434) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_37), "r"(m_38));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_39), "r"(m_40));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t437 = smem_2 + t430;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t438;
            asm volatile("mov.b32 %0, %1;" : "=r"(t438) : "r"(t427));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t439 = t438 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_41;
            u32 m_42;
            u32 m_43;
            u32 m_44;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t439) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_45;
            u32 m_46;
            u32 m_47;
            u32 m_48;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t437) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_45), "r"(m_46));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_47), "r"(m_48));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_49;
            u32 m_50;
            u32 m_51;
            u32 m_52;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t437) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_49), "r"(m_50));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_51), "r"(m_52));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_53;
            u32 m_54;
            u32 m_55;
            u32 m_56;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t437) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_53), "r"(m_54));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_55), "r"(m_56));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_57;
            u32 m_58;
            u32 m_59;
            u32 m_60;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t437) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_57), "r"(m_58));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_59), "r"(m_60));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t440 = smem_2 + t431;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t441;
            asm volatile("mov.b32 %0, %1;" : "=r"(t441) : "r"(t427));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t442 = t441 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_61;
            u32 m_62;
            u32 m_63;
            u32 m_64;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t442) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_65;
            u32 m_66;
            u32 m_67;
            u32 m_68;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t440) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_69;
            u32 m_70;
            u32 m_71;
            u32 m_72;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t440) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_73;
            u32 m_74;
            u32 m_75;
            u32 m_76;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t440) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_73), "r"(m_74));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_75), "r"(m_76));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_77;
            u32 m_78;
            u32 m_79;
            u32 m_80;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t440) : "memory");
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
            const u32 t443 = lane & 15u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t444 = t88 + t443;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t445 = lane >> 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t446 = t444 & 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t447 = t445 ^ t446;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t448 = t444 << 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t449 = t447 << 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t450 = t448 + t449;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t451 = t89 + t450;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t452;
            asm volatile("mov.b32 %0, %1;" : "=r"(t452) : "r"(t106));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t453 = t452 ^ 32u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t454 = t452 ^ 64u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t455 = t452 ^ 96u;
            const u32 t456 = t225 + t452;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t457;
            asm volatile("mov.b32 %0, %1;" : "=r"(t457) : "r"(t451));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_81;
            u32 m_82;
            u32 m_83;
            u32 m_84;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t457) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_85;
            u32 m_86;
            u32 m_87;
            u32 m_88;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t456) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_85), "r"(m_86));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_87), "r"(m_88));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_89;
            u32 m_90;
            u32 m_91;
            u32 m_92;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t456) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_89), "r"(m_90));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_91), "r"(m_92));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_93;
            u32 m_94;
            u32 m_95;
            u32 m_96;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t456) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_93), "r"(m_94));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_95), "r"(m_96));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_97;
            u32 m_98;
            u32 m_99;
            u32 m_100;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t456) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_97), "r"(m_98));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_99), "r"(m_100));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t458 = t225 + t453;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t459;
            asm volatile("mov.b32 %0, %1;" : "=r"(t459) : "r"(t451));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t460 = t459 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_101;
            u32 m_102;
            u32 m_103;
            u32 m_104;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t460) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_105;
            u32 m_106;
            u32 m_107;
            u32 m_108;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t458) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_105), "r"(m_106));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_107), "r"(m_108));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_109;
            u32 m_110;
            u32 m_111;
            u32 m_112;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t458) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_109), "r"(m_110));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_111), "r"(m_112));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_113;
            u32 m_114;
            u32 m_115;
            u32 m_116;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t458) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_113), "r"(m_114));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_115), "r"(m_116));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_117;
            u32 m_118;
            u32 m_119;
            u32 m_120;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t458) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_117), "r"(m_118));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_119), "r"(m_120));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t461 = t225 + t454;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t462;
            asm volatile("mov.b32 %0, %1;" : "=r"(t462) : "r"(t451));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t463 = t462 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_121;
            u32 m_122;
            u32 m_123;
            u32 m_124;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t463) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_125;
            u32 m_126;
            u32 m_127;
            u32 m_128;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t461) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_129;
            u32 m_130;
            u32 m_131;
            u32 m_132;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t461) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_133;
            u32 m_134;
            u32 m_135;
            u32 m_136;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t461) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_133), "r"(m_134));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_135), "r"(m_136));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_137;
            u32 m_138;
            u32 m_139;
            u32 m_140;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t461) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_137), "r"(m_138));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_139), "r"(m_140));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t464 = t225 + t455;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t465;
            asm volatile("mov.b32 %0, %1;" : "=r"(t465) : "r"(t451));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t466 = t465 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_141;
            u32 m_142;
            u32 m_143;
            u32 m_144;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t466) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_145;
            u32 m_146;
            u32 m_147;
            u32 m_148;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t464) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_145), "r"(m_146));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_147), "r"(m_148));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_149;
            u32 m_150;
            u32 m_151;
            u32 m_152;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t464) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_149), "r"(m_150));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_151), "r"(m_152));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_153;
            u32 m_154;
            u32 m_155;
            u32 m_156;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t464) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_153), "r"(m_154));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_155), "r"(m_156));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_157;
            u32 m_158;
            u32 m_159;
            u32 m_160;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t464) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_157), "r"(m_158));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_159), "r"(m_160));
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t467 = block << 6u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t468 = share << 6u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 first_query = t467 + t468;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
            const u32 t470 = block << 6u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t471 = t470 + t20;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_4 = t471 + 1u;
            const u32 t473 = end_4 > seq_q ? end_4 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t474 = t473 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_5 = t474 < t20 ? t474 : t20;
#line 99 "fa-kernels/src/attention/query_blocks.rs"
            const u32 t476 = t8 + 64u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
            const bool right = end_5 < t476;
#line 495 "fa-kernels/src/attention/kernel_problem.rs"
            if (right) {
                const u32 t478 = t8 + t88;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t479 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column = t478 + t479;
#line 28 "fa-kernels/src/attention/mask.rs"
                const u32 t481 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                const u32 t482 = t481 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                const u32 t483 = first_query + t482;
#line 28 "fa-kernels/src/attention/mask.rs"
                const u32 t484 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
                const u32 t485 = t484 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
                const u32 t486 = first_query + t485;
#line 28 "fa-kernels/src/attention/mask.rs"
                const u32 t487 = t486 + 1u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t488 = t483 + t20;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_6 = t488 + 1u;
                const u32 t490 = end_6 > seq_q ? end_6 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t491 = t490 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_7 = t491 < t20 ? t491 : t20;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t493 = end_7 > column ? end_7 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_8 = t493 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t496 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t496;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_2 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t498 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t498;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t499 = t487 + t20;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_9 = t499 + 1u;
                const u32 t501 = end_9 > seq_q ? end_9 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t502 = t501 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_10 = t502 < t20 ? t502 : t20;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t504 = end_10 > column ? end_10 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_11 = t504 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_3 = 0u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t507 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t507;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_4 = 8u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t509 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t509;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t510 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t511 = t510 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t512 = first_query + t511;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t513 = t512 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t514 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t515 = t514 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t516 = first_query + t515;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t517 = t516 + 9u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t518 = t513 + t20;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_12 = t518 + 1u;
                const u32 t520 = end_12 > seq_q ? end_12 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t521 = t520 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_13 = t521 < t20 ? t521 : t20;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t523 = end_13 > column ? end_13 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_14 = t523 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_5 = 0u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t526 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t526;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_6 = 8u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t528 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t528;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t529 = t517 + t20;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_15 = t529 + 1u;
                const u32 t531 = end_15 > seq_q ? end_15 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t532 = t531 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_16 = t532 < t20 ? t532 : t20;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t534 = end_16 > column ? end_16 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_17 = t534 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_7 = 0u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t537 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t537;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_8 = 8u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t539 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t539;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t540 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t541 = t540 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t542 = first_query + t541;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t543 = t542 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t544 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t545 = t544 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t546 = first_query + t545;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t547 = t546 + 17u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t548 = t543 + t20;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_18 = t548 + 1u;
                const u32 t550 = end_18 > seq_q ? end_18 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t551 = t550 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_19 = t551 < t20 ? t551 : t20;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t553 = end_19 > column ? end_19 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_20 = t553 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 0u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t556 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t556;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 8u < end_20;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t558 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t558;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t559 = t547 + t20;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_21 = t559 + 1u;
                const u32 t561 = end_21 > seq_q ? end_21 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t562 = t561 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_22 = t562 < t20 ? t562 : t20;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t564 = end_22 > column ? end_22 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_23 = t564 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 0u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t567 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t567;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 8u < end_23;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t569 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t569;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t570 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t571 = t570 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t572 = first_query + t571;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t573 = t572 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t574 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t575 = t574 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t576 = first_query + t575;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t577 = t576 + 25u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t578 = t573 + t20;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_24 = t578 + 1u;
                const u32 t580 = end_24 > seq_q ? end_24 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t581 = t580 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_25 = t581 < t20 ? t581 : t20;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t583 = end_25 > column ? end_25 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_26 = t583 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 0u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t586 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t586;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 8u < end_26;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t588 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t588;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t589 = t577 + t20;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_27 = t589 + 1u;
                const u32 t591 = end_27 > seq_q ? end_27 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t592 = t591 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_28 = t592 < t20 ? t592 : t20;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t594 = end_28 > column ? end_28 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_29 = t594 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 0u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t597 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t597;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 8u < end_29;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t599 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t599;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t600 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t601 = t600 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t602 = first_query + t601;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t603 = t602 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t604 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t605 = t604 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t606 = first_query + t605;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t607 = t606 + 33u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t608 = t603 + t20;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_30 = t608 + 1u;
                const u32 t610 = end_30 > seq_q ? end_30 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t611 = t610 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_31 = t611 < t20 ? t611 : t20;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t613 = end_31 > column ? end_31 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_32 = t613 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 0u < end_32;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t616 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t616;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = 8u < end_32;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t618 = visible_18 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t618;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t619 = t607 + t20;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_33 = t619 + 1u;
                const u32 t621 = end_33 > seq_q ? end_33 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t622 = t621 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_34 = t622 < t20 ? t622 : t20;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t624 = end_34 > column ? end_34 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_35 = t624 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = 0u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t627 = visible_19 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t627;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = 8u < end_35;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t629 = visible_20 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t629;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t630 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t631 = t630 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t632 = first_query + t631;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t633 = t632 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t634 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t635 = t634 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t636 = first_query + t635;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t637 = t636 + 41u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t638 = t633 + t20;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_36 = t638 + 1u;
                const u32 t640 = end_36 > seq_q ? end_36 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t641 = t640 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_37 = t641 < t20 ? t641 : t20;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t643 = end_37 > column ? end_37 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_38 = t643 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = 0u < end_38;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t646 = visible_21 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t646;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = 8u < end_38;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t648 = visible_22 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t648;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t649 = t637 + t20;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_39 = t649 + 1u;
                const u32 t651 = end_39 > seq_q ? end_39 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t652 = t651 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_40 = t652 < t20 ? t652 : t20;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t654 = end_40 > column ? end_40 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_41 = t654 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = 0u < end_41;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t657 = visible_23 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t657;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = 8u < end_41;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t659 = visible_24 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t659;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t660 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t661 = t660 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t662 = first_query + t661;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t663 = t662 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t664 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t665 = t664 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t666 = first_query + t665;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t667 = t666 + 49u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t668 = t663 + t20;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_42 = t668 + 1u;
                const u32 t670 = end_42 > seq_q ? end_42 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t671 = t670 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_43 = t671 < t20 ? t671 : t20;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t673 = end_43 > column ? end_43 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_44 = t673 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = 0u < end_44;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t676 = visible_25 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t676;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = 8u < end_44;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t678 = visible_26 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t678;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t679 = t667 + t20;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_45 = t679 + 1u;
                const u32 t681 = end_45 > seq_q ? end_45 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t682 = t681 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_46 = t682 < t20 ? t682 : t20;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t684 = end_46 > column ? end_46 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_47 = t684 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = 0u < end_47;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t687 = visible_27 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t687;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = 8u < end_47;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t689 = visible_28 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t689;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t690 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t691 = t690 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t692 = first_query + t691;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t693 = t692 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t694 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t695 = t694 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t696 = first_query + t695;
#line 39 "fa-kernels/src/attention/mask.rs"
                const u32 t697 = t696 + 57u;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t698 = t693 + t20;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_48 = t698 + 1u;
                const u32 t700 = end_48 > seq_q ? end_48 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t701 = t700 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_49 = t701 < t20 ? t701 : t20;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t703 = end_49 > column ? end_49 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_50 = t703 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = 0u < end_50;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t706 = visible_29 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t706;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = 8u < end_50;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t708 = visible_30 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t708;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t709 = t697 + t20;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_51 = t709 + 1u;
                const u32 t711 = end_51 > seq_q ? end_51 : seq_q;
#line 304 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t712 = t711 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_52 = t712 < t20 ? t712 : t20;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t714 = end_52 > column ? end_52 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_53 = t714 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = 0u < end_53;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t717 = visible_31 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t717;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = 8u < end_53;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t719 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t719;
            }
#line 286 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 first_3 = share << 9u;
            const u32 t721 = t226 + first_3;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t722 = lane & 3u;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t723 = t722 << 4u;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t724 = t721 + t723;
            u32 row_3;
            u32 row_4;
            u32 row_5;
            u32 row_6;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_3), "=r"(row_4), "=r"(row_5), "=r"(row_6) : "r"(t724) : "memory");
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t725;
            asm("mov.b32 %0, %1;" : "=f"(t725) : "r"(row_3));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t726;
            asm("mov.b32 %0, %1;" : "=f"(t726) : "r"(row_4));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t727;
            asm("mov.b32 %0, %1;" : "=f"(t727) : "r"(row_5));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t728;
            asm("mov.b32 %0, %1;" : "=f"(t728) : "r"(row_6));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t729 = -t725;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t730;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t730) : "f"(s), "f"(scale_log2), "f"(t729));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p) : "f"(t730));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t732 = dp - t726;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds = p * t732;
            dp = ds;
            s = p;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t734 = -t727;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t735;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t735) : "f"(s_2), "f"(scale_log2), "f"(t734));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_2) : "f"(t735));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t737 = dp_2 - t728;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_2 = p_2 * t737;
            dp_2 = ds_2;
            s_2 = p_2;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t739 = -t725;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t740;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t740) : "f"(s_3), "f"(scale_log2), "f"(t739));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_3) : "f"(t740));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t742 = dp_3 - t726;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_3 = p_3 * t742;
            dp_3 = ds_3;
            s_3 = p_3;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t744 = -t727;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t745;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t745) : "f"(s_4), "f"(scale_log2), "f"(t744));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_4) : "f"(t745));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t747 = dp_4 - t728;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_4 = p_4 * t747;
            dp_4 = ds_4;
            s_4 = p_4;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_7;
            u32 row_8;
            u32 row_9;
            u32 row_10;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_7), "=r"(row_8), "=r"(row_9), "=r"(row_10) : "r"(t724) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t749;
            asm("mov.b32 %0, %1;" : "=f"(t749) : "r"(row_7));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t750;
            asm("mov.b32 %0, %1;" : "=f"(t750) : "r"(row_8));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t751;
            asm("mov.b32 %0, %1;" : "=f"(t751) : "r"(row_9));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t752;
            asm("mov.b32 %0, %1;" : "=f"(t752) : "r"(row_10));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t753 = -t749;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t754;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t754) : "f"(s_5), "f"(scale_log2), "f"(t753));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_5;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_5) : "f"(t754));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t756 = dp_5 - t750;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_5 = p_5 * t756;
            dp_5 = ds_5;
            s_5 = p_5;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t758 = -t751;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t759;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t759) : "f"(s_6), "f"(scale_log2), "f"(t758));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_6;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_6) : "f"(t759));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t761 = dp_6 - t752;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_6 = p_6 * t761;
            dp_6 = ds_6;
            s_6 = p_6;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t763 = -t749;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t764;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t764) : "f"(s_7), "f"(scale_log2), "f"(t763));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_7;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_7) : "f"(t764));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t766 = dp_7 - t750;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_7 = p_7 * t766;
            dp_7 = ds_7;
            s_7 = p_7;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t768 = -t751;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t769;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t769) : "f"(s_8), "f"(scale_log2), "f"(t768));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_8;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_8) : "f"(t769));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t771 = dp_8 - t752;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_8 = p_8 * t771;
            dp_8 = ds_8;
            s_8 = p_8;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_11;
            u32 row_12;
            u32 row_13;
            u32 row_14;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_11), "=r"(row_12), "=r"(row_13), "=r"(row_14) : "r"(t724) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t773;
            asm("mov.b32 %0, %1;" : "=f"(t773) : "r"(row_11));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t774;
            asm("mov.b32 %0, %1;" : "=f"(t774) : "r"(row_12));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t775;
            asm("mov.b32 %0, %1;" : "=f"(t775) : "r"(row_13));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t776;
            asm("mov.b32 %0, %1;" : "=f"(t776) : "r"(row_14));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t777 = -t773;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t778;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t778) : "f"(s_9), "f"(scale_log2), "f"(t777));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_9;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_9) : "f"(t778));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t780 = dp_9 - t774;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_9 = p_9 * t780;
            dp_9 = ds_9;
            s_9 = p_9;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t782 = -t775;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t783;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t783) : "f"(s_10), "f"(scale_log2), "f"(t782));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_10;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_10) : "f"(t783));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t785 = dp_10 - t776;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_10 = p_10 * t785;
            dp_10 = ds_10;
            s_10 = p_10;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t787 = -t773;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t788;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t788) : "f"(s_11), "f"(scale_log2), "f"(t787));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_11;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_11) : "f"(t788));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t790 = dp_11 - t774;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_11 = p_11 * t790;
            dp_11 = ds_11;
            s_11 = p_11;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t792 = -t775;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t793;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t793) : "f"(s_12), "f"(scale_log2), "f"(t792));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_12;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_12) : "f"(t793));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t795 = dp_12 - t776;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_12 = p_12 * t795;
            dp_12 = ds_12;
            s_12 = p_12;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_15;
            u32 row_16;
            u32 row_17;
            u32 row_18;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_15), "=r"(row_16), "=r"(row_17), "=r"(row_18) : "r"(t724) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t797;
            asm("mov.b32 %0, %1;" : "=f"(t797) : "r"(row_15));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t798;
            asm("mov.b32 %0, %1;" : "=f"(t798) : "r"(row_16));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t799;
            asm("mov.b32 %0, %1;" : "=f"(t799) : "r"(row_17));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t800;
            asm("mov.b32 %0, %1;" : "=f"(t800) : "r"(row_18));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t801 = -t797;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t802;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t802) : "f"(s_13), "f"(scale_log2), "f"(t801));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_13;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_13) : "f"(t802));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t804 = dp_13 - t798;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_13 = p_13 * t804;
            dp_13 = ds_13;
            s_13 = p_13;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t806 = -t799;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t807;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t807) : "f"(s_14), "f"(scale_log2), "f"(t806));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_14;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_14) : "f"(t807));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t809 = dp_14 - t800;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_14 = p_14 * t809;
            dp_14 = ds_14;
            s_14 = p_14;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t811 = -t797;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t812;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t812) : "f"(s_15), "f"(scale_log2), "f"(t811));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_15;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_15) : "f"(t812));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t814 = dp_15 - t798;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_15 = p_15 * t814;
            dp_15 = ds_15;
            s_15 = p_15;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t816 = -t799;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t817;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t817) : "f"(s_16), "f"(scale_log2), "f"(t816));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_16;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_16) : "f"(t817));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t819 = dp_16 - t800;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_16 = p_16 * t819;
            dp_16 = ds_16;
            s_16 = p_16;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_19;
            u32 row_20;
            u32 row_21;
            u32 row_22;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_19), "=r"(row_20), "=r"(row_21), "=r"(row_22) : "r"(t724) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t821;
            asm("mov.b32 %0, %1;" : "=f"(t821) : "r"(row_19));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t822;
            asm("mov.b32 %0, %1;" : "=f"(t822) : "r"(row_20));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t823;
            asm("mov.b32 %0, %1;" : "=f"(t823) : "r"(row_21));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t824;
            asm("mov.b32 %0, %1;" : "=f"(t824) : "r"(row_22));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t825 = -t821;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t826;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t826) : "f"(s_17), "f"(scale_log2), "f"(t825));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_17;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_17) : "f"(t826));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t828 = dp_17 - t822;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_17 = p_17 * t828;
            dp_17 = ds_17;
            s_17 = p_17;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t830 = -t823;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t831;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t831) : "f"(s_18), "f"(scale_log2), "f"(t830));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_18;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_18) : "f"(t831));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t833 = dp_18 - t824;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_18 = p_18 * t833;
            dp_18 = ds_18;
            s_18 = p_18;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t835 = -t821;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t836;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t836) : "f"(s_19), "f"(scale_log2), "f"(t835));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_19;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_19) : "f"(t836));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t838 = dp_19 - t822;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_19 = p_19 * t838;
            dp_19 = ds_19;
            s_19 = p_19;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t840 = -t823;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t841;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t841) : "f"(s_20), "f"(scale_log2), "f"(t840));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_20;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_20) : "f"(t841));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t843 = dp_20 - t824;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_20 = p_20 * t843;
            dp_20 = ds_20;
            s_20 = p_20;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_23;
            u32 row_24;
            u32 row_25;
            u32 row_26;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_23), "=r"(row_24), "=r"(row_25), "=r"(row_26) : "r"(t724) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t845;
            asm("mov.b32 %0, %1;" : "=f"(t845) : "r"(row_23));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t846;
            asm("mov.b32 %0, %1;" : "=f"(t846) : "r"(row_24));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t847;
            asm("mov.b32 %0, %1;" : "=f"(t847) : "r"(row_25));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t848;
            asm("mov.b32 %0, %1;" : "=f"(t848) : "r"(row_26));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t849 = -t845;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t850;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t850) : "f"(s_21), "f"(scale_log2), "f"(t849));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_21;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_21) : "f"(t850));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t852 = dp_21 - t846;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_21 = p_21 * t852;
            dp_21 = ds_21;
            s_21 = p_21;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t854 = -t847;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t855;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t855) : "f"(s_22), "f"(scale_log2), "f"(t854));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_22;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_22) : "f"(t855));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t857 = dp_22 - t848;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_22 = p_22 * t857;
            dp_22 = ds_22;
            s_22 = p_22;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t859 = -t845;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t860;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t860) : "f"(s_23), "f"(scale_log2), "f"(t859));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_23;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_23) : "f"(t860));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t862 = dp_23 - t846;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_23 = p_23 * t862;
            dp_23 = ds_23;
            s_23 = p_23;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t864 = -t847;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t865;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t865) : "f"(s_24), "f"(scale_log2), "f"(t864));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_24;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_24) : "f"(t865));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t867 = dp_24 - t848;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_24 = p_24 * t867;
            dp_24 = ds_24;
            s_24 = p_24;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_27;
            u32 row_28;
            u32 row_29;
            u32 row_30;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_27), "=r"(row_28), "=r"(row_29), "=r"(row_30) : "r"(t724) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t869;
            asm("mov.b32 %0, %1;" : "=f"(t869) : "r"(row_27));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t870;
            asm("mov.b32 %0, %1;" : "=f"(t870) : "r"(row_28));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t871;
            asm("mov.b32 %0, %1;" : "=f"(t871) : "r"(row_29));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t872;
            asm("mov.b32 %0, %1;" : "=f"(t872) : "r"(row_30));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t873 = -t869;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t874;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t874) : "f"(s_25), "f"(scale_log2), "f"(t873));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_25;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_25) : "f"(t874));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t876 = dp_25 - t870;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_25 = p_25 * t876;
            dp_25 = ds_25;
            s_25 = p_25;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t878 = -t871;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t879;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t879) : "f"(s_26), "f"(scale_log2), "f"(t878));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_26;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_26) : "f"(t879));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t881 = dp_26 - t872;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_26 = p_26 * t881;
            dp_26 = ds_26;
            s_26 = p_26;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t883 = -t869;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t884;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t884) : "f"(s_27), "f"(scale_log2), "f"(t883));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_27;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_27) : "f"(t884));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t886 = dp_27 - t870;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_27 = p_27 * t886;
            dp_27 = ds_27;
            s_27 = p_27;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t888 = -t871;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t889;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t889) : "f"(s_28), "f"(scale_log2), "f"(t888));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_28;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_28) : "f"(t889));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t891 = dp_28 - t872;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_28 = p_28 * t891;
            dp_28 = ds_28;
            s_28 = p_28;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_31;
            u32 row_32;
            u32 row_33;
            u32 row_34;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_31), "=r"(row_32), "=r"(row_33), "=r"(row_34) : "r"(t724) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t893;
            asm("mov.b32 %0, %1;" : "=f"(t893) : "r"(row_31));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t894;
            asm("mov.b32 %0, %1;" : "=f"(t894) : "r"(row_32));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t895;
            asm("mov.b32 %0, %1;" : "=f"(t895) : "r"(row_33));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t896;
            asm("mov.b32 %0, %1;" : "=f"(t896) : "r"(row_34));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t897 = -t893;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t898;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t898) : "f"(s_29), "f"(scale_log2), "f"(t897));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_29;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_29) : "f"(t898));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t900 = dp_29 - t894;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_29 = p_29 * t900;
            dp_29 = ds_29;
            s_29 = p_29;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t902 = -t895;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t903;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t903) : "f"(s_30), "f"(scale_log2), "f"(t902));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_30;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_30) : "f"(t903));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t905 = dp_30 - t896;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_30 = p_30 * t905;
            dp_30 = ds_30;
            s_30 = p_30;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t907 = -t893;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t908;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t908) : "f"(s_31), "f"(scale_log2), "f"(t907));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_31;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_31) : "f"(t908));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t910 = dp_31 - t894;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_31 = p_31 * t910;
            dp_31 = ds_31;
            s_31 = p_31;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t912 = -t895;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 t913;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t913) : "f"(s_32), "f"(scale_log2), "f"(t912));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
            f32 p_32;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_32) : "f"(t913));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 t915 = dp_32 - t896;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            const f32 ds_32 = p_32 * t915;
            dp_32 = ds_32;
            s_32 = p_32;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t917 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t918 = t85 + t917;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t919;
            asm volatile("mov.b32 %0, %1;" : "=r"(t919) : "r"(lane));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t920 = t919 >> 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t921 = t88 + t920;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t922 = t921 & 7u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t923 = 0u ^ t922;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t924 = t921 << 7u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t925 = t923 << 4u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t926 = t924 + t925;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t927 = t919 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t928 = t927 << 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t929 = t926 + t928;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t930;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t930) : "f"(dp), "f"(dp_2));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t931 = t918 + t929;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t931), "r"(t930) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t932;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t932) : "f"(dp_5), "f"(dp_6));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t933 = t929 ^ 16u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t934 = t918 + t933;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t934), "r"(t932) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t935;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t935) : "f"(dp_9), "f"(dp_10));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t936 = t929 ^ 32u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t937 = t918 + t936;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t937), "r"(t935) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t938;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t938) : "f"(dp_13), "f"(dp_14));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t939 = t929 ^ 48u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t940 = t918 + t939;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t940), "r"(t938) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t941;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t941) : "f"(dp_17), "f"(dp_18));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t942 = t929 ^ 64u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t943 = t918 + t942;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t943), "r"(t941) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t944;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t944) : "f"(dp_21), "f"(dp_22));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t945 = t929 ^ 80u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t946 = t918 + t945;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t946), "r"(t944) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t947;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t947) : "f"(dp_25), "f"(dp_26));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t948 = t929 ^ 96u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t949 = t918 + t948;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t949), "r"(t947) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t950;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t950) : "f"(dp_29), "f"(dp_30));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t951 = t929 ^ 112u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t952 = t918 + t951;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t952), "r"(t950) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t953 = t919 >> 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t954 = t88 + t953;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t955 = t954 + 8u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t956 = t955 & 7u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t957 = 0u ^ t956;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t958 = t955 << 7u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t959 = t957 << 4u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t960 = t958 + t959;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t961 = t919 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t962 = t961 << 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t963 = t960 + t962;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t964;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t964) : "f"(dp_3), "f"(dp_4));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t965 = t918 + t963;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t965), "r"(t964) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t966;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t966) : "f"(dp_7), "f"(dp_8));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t967 = t963 ^ 16u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t968 = t918 + t967;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t968), "r"(t966) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t969;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t969) : "f"(dp_11), "f"(dp_12));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t970 = t963 ^ 32u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t971 = t918 + t970;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t971), "r"(t969) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t972;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t972) : "f"(dp_15), "f"(dp_16));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t973 = t963 ^ 48u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t974 = t918 + t973;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t974), "r"(t972) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t975;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t975) : "f"(dp_19), "f"(dp_20));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t976 = t963 ^ 64u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t977 = t918 + t976;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t977), "r"(t975) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t978;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t978) : "f"(dp_23), "f"(dp_24));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t979 = t963 ^ 80u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t980 = t918 + t979;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t980), "r"(t978) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t981;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t981) : "f"(dp_27), "f"(dp_28));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t982 = t963 ^ 96u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t983 = t918 + t982;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t983), "r"(t981) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t984;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t984) : "f"(dp_31), "f"(dp_32));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t985 = t963 ^ 112u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t986 = t918 + t985;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t986), "r"(t984) : "memory");
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t987;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t987) : "f"(s), "f"(s_2));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t988;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t988) : "f"(s_3), "f"(s_4));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t989;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t989) : "f"(s_5), "f"(s_6));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t990;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t990) : "f"(s_7), "f"(s_8));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t991;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t991) : "f"(s_9), "f"(s_10));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t992;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t992) : "f"(s_11), "f"(s_12));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t993;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t993) : "f"(s_13), "f"(s_14));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t994;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t994) : "f"(s_15), "f"(s_16));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t995;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t995) : "f"(s_17), "f"(s_18));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t996;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t996) : "f"(s_19), "f"(s_20));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t997;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t997) : "f"(s_21), "f"(s_22));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t998;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t998) : "f"(s_23), "f"(s_24));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t999;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t999) : "f"(s_25), "f"(s_26));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1000;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1000) : "f"(s_27), "f"(s_28));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1001;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1001) : "f"(s_29), "f"(s_30));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1002;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1002) : "f"(s_31), "f"(s_32));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1003;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1003) : "r"(t113));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1004 = t1003 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1005 = t1003 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1006 = t1003 ^ 96u;
            const u32 t1007 = t225 + t1003;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1008 = t225 + t1004;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1009 = t225 + t1005;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1010 = t225 + t1006;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_161;
            u32 m_162;
            u32 m_163;
            u32 m_164;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t1007) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(t987), "r"(t988), "r"(t989), "r"(t990), "r"(m_161), "r"(m_162));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(t987), "r"(t988), "r"(t989), "r"(t990), "r"(m_163), "r"(m_164));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_165;
            u32 m_166;
            u32 m_167;
            u32 m_168;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t1008) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(t987), "r"(t988), "r"(t989), "r"(t990), "r"(m_165), "r"(m_166));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(t987), "r"(t988), "r"(t989), "r"(t990), "r"(m_167), "r"(m_168));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_169;
            u32 m_170;
            u32 m_171;
            u32 m_172;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t1009) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(t987), "r"(t988), "r"(t989), "r"(t990), "r"(m_169), "r"(m_170));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(t987), "r"(t988), "r"(t989), "r"(t990), "r"(m_171), "r"(m_172));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_173;
            u32 m_174;
            u32 m_175;
            u32 m_176;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t1010) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(t987), "r"(t988), "r"(t989), "r"(t990), "r"(m_173), "r"(m_174));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t987), "r"(t988), "r"(t989), "r"(t990), "r"(m_175), "r"(m_176));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_177;
            u32 m_178;
            u32 m_179;
            u32 m_180;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t1007) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(t991), "r"(t992), "r"(t993), "r"(t994), "r"(m_177), "r"(m_178));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(t991), "r"(t992), "r"(t993), "r"(t994), "r"(m_179), "r"(m_180));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_181;
            u32 m_182;
            u32 m_183;
            u32 m_184;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t1008) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(t991), "r"(t992), "r"(t993), "r"(t994), "r"(m_181), "r"(m_182));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(t991), "r"(t992), "r"(t993), "r"(t994), "r"(m_183), "r"(m_184));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_185;
            u32 m_186;
            u32 m_187;
            u32 m_188;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t1009) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(t991), "r"(t992), "r"(t993), "r"(t994), "r"(m_185), "r"(m_186));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(t991), "r"(t992), "r"(t993), "r"(t994), "r"(m_187), "r"(m_188));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_189;
            u32 m_190;
            u32 m_191;
            u32 m_192;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t1010) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(t991), "r"(t992), "r"(t993), "r"(t994), "r"(m_189), "r"(m_190));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t991), "r"(t992), "r"(t993), "r"(t994), "r"(m_191), "r"(m_192));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_193;
            u32 m_194;
            u32 m_195;
            u32 m_196;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t1007) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(t995), "r"(t996), "r"(t997), "r"(t998), "r"(m_193), "r"(m_194));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(t995), "r"(t996), "r"(t997), "r"(t998), "r"(m_195), "r"(m_196));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_197;
            u32 m_198;
            u32 m_199;
            u32 m_200;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t1008) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(t995), "r"(t996), "r"(t997), "r"(t998), "r"(m_197), "r"(m_198));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(t995), "r"(t996), "r"(t997), "r"(t998), "r"(m_199), "r"(m_200));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_201;
            u32 m_202;
            u32 m_203;
            u32 m_204;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t1009) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(t995), "r"(t996), "r"(t997), "r"(t998), "r"(m_201), "r"(m_202));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(t995), "r"(t996), "r"(t997), "r"(t998), "r"(m_203), "r"(m_204));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_205;
            u32 m_206;
            u32 m_207;
            u32 m_208;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t1010) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(t995), "r"(t996), "r"(t997), "r"(t998), "r"(m_205), "r"(m_206));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t995), "r"(t996), "r"(t997), "r"(t998), "r"(m_207), "r"(m_208));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_209;
            u32 m_210;
            u32 m_211;
            u32 m_212;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t1007) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(t999), "r"(t1000), "r"(t1001), "r"(t1002), "r"(m_209), "r"(m_210));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(t999), "r"(t1000), "r"(t1001), "r"(t1002), "r"(m_211), "r"(m_212));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_213;
            u32 m_214;
            u32 m_215;
            u32 m_216;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t1008) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(t999), "r"(t1000), "r"(t1001), "r"(t1002), "r"(m_213), "r"(m_214));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(t999), "r"(t1000), "r"(t1001), "r"(t1002), "r"(m_215), "r"(m_216));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_217;
            u32 m_218;
            u32 m_219;
            u32 m_220;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t1009) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(t999), "r"(t1000), "r"(t1001), "r"(t1002), "r"(m_217), "r"(m_218));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(t999), "r"(t1000), "r"(t1001), "r"(t1002), "r"(m_219), "r"(m_220));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_221;
            u32 m_222;
            u32 m_223;
            u32 m_224;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t1010) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(t999), "r"(t1000), "r"(t1001), "r"(t1002), "r"(m_221), "r"(m_222));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t999), "r"(t1000), "r"(t1001), "r"(t1002), "r"(m_223), "r"(m_224));
#line 201 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 233 "fa-kernels/src/attention/backward/mma/tile.rs"
            if (more) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1011 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1012 = (u32)d_o_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1013 = t1012 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 head_4 = (u64)t414 * t1013;
                const u64 of_head_3 = t254 + head_4;
                const u32 t1016 = t416 << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1017 = (u64)t258 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1018 = t225 + t263;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1019 = t1016 + t257;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1020 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1021 = t1020 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1022 = t1019 < t1021 ? t1019 : t1021;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1023 = (u64)t1022 * t256;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1024 = of_head_3 + t1023;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1025 = t1024 + t1017;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1026 = t1016 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1027 = t1026 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1028 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1029 = t1028 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1030 = t1027 < t1029 ? t1027 : t1029;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1031 = (u64)t1030 * t256;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1032 = of_head_3 + t1031;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1033 = t1032 + t1017;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1034 = t1016 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1035 = t1034 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1036 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1037 = t1036 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1038 = t1035 < t1037 ? t1035 : t1037;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1039 = (u64)t1038 * t256;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1040 = of_head_3 + t1039;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1041 = t1040 + t1017;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1042 = t1016 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1043 = t1042 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1044 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1045 = t1044 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1046 = t1043 < t1045 ? t1043 : t1045;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1047 = (u64)t1046 * t256;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1048 = of_head_3 + t1047;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1049 = t1048 + t1017;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1050 = t1016 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1051 = t1050 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1052 = t258 < t1011;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1053 = t1051 & t1052;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1054 = t1053 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1018), "l"(t1025), "r"(t1054) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1055 = t1016 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1056 = t1055 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1057 = t1056 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1058 = t258 < t1011;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1059 = t1057 & t1058;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1060 = t1059 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1018), "l"(t1033), "r"(t1060) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1061 = t1016 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1062 = t1061 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1063 = t1062 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1064 = t258 < t1011;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1065 = t1063 & t1064;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1066 = t1065 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1018), "l"(t1041), "r"(t1066) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1067 = t1016 + t257;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1068 = t1067 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1069 = t1068 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1070 = t258 < t1011;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1071 = t1069 & t1070;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1072 = t1071 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1018), "l"(t1049), "r"(t1072) : "memory");
            }
#line 236 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1073;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1073) : "f"(dp), "f"(dp_2));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1074;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1074) : "f"(dp_3), "f"(dp_4));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1075;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1075) : "f"(dp_5), "f"(dp_6));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1076;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1076) : "f"(dp_7), "f"(dp_8));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1077;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1077) : "f"(dp_9), "f"(dp_10));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1078;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1078) : "f"(dp_11), "f"(dp_12));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1079;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1079) : "f"(dp_13), "f"(dp_14));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1080;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1080) : "f"(dp_15), "f"(dp_16));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1081;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1081) : "f"(dp_17), "f"(dp_18));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1082;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1082) : "f"(dp_19), "f"(dp_20));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1083;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1083) : "f"(dp_21), "f"(dp_22));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1084;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1084) : "f"(dp_23), "f"(dp_24));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1085;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1085) : "f"(dp_25), "f"(dp_26));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1086;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1086) : "f"(dp_27), "f"(dp_28));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1087;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1087) : "f"(dp_29), "f"(dp_30));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1088;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1088) : "f"(dp_31), "f"(dp_32));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1089;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1089) : "r"(t113));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1090 = t1089 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1091 = t1089 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1092 = t1089 ^ 96u;
            const u32 t1093 = smem_2 + t1089;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1094 = smem_2 + t1090;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1095 = smem_2 + t1091;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1096 = smem_2 + t1092;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_225;
            u32 m_226;
            u32 m_227;
            u32 m_228;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t1093) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(t1073), "r"(t1074), "r"(t1075), "r"(t1076), "r"(m_225), "r"(m_226));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(t1073), "r"(t1074), "r"(t1075), "r"(t1076), "r"(m_227), "r"(m_228));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_229;
            u32 m_230;
            u32 m_231;
            u32 m_232;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t1094) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(t1073), "r"(t1074), "r"(t1075), "r"(t1076), "r"(m_229), "r"(m_230));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(t1073), "r"(t1074), "r"(t1075), "r"(t1076), "r"(m_231), "r"(m_232));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_233;
            u32 m_234;
            u32 m_235;
            u32 m_236;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t1095) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(t1073), "r"(t1074), "r"(t1075), "r"(t1076), "r"(m_233), "r"(m_234));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(t1073), "r"(t1074), "r"(t1075), "r"(t1076), "r"(m_235), "r"(m_236));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_237;
            u32 m_238;
            u32 m_239;
            u32 m_240;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t1096) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(t1073), "r"(t1074), "r"(t1075), "r"(t1076), "r"(m_237), "r"(m_238));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(t1073), "r"(t1074), "r"(t1075), "r"(t1076), "r"(m_239), "r"(m_240));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_241;
            u32 m_242;
            u32 m_243;
            u32 m_244;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1093) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(t1077), "r"(t1078), "r"(t1079), "r"(t1080), "r"(m_241), "r"(m_242));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(t1077), "r"(t1078), "r"(t1079), "r"(t1080), "r"(m_243), "r"(m_244));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_245;
            u32 m_246;
            u32 m_247;
            u32 m_248;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1094) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(t1077), "r"(t1078), "r"(t1079), "r"(t1080), "r"(m_245), "r"(m_246));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(t1077), "r"(t1078), "r"(t1079), "r"(t1080), "r"(m_247), "r"(m_248));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_249;
            u32 m_250;
            u32 m_251;
            u32 m_252;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1095) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(t1077), "r"(t1078), "r"(t1079), "r"(t1080), "r"(m_249), "r"(m_250));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(t1077), "r"(t1078), "r"(t1079), "r"(t1080), "r"(m_251), "r"(m_252));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_253;
            u32 m_254;
            u32 m_255;
            u32 m_256;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1096) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(t1077), "r"(t1078), "r"(t1079), "r"(t1080), "r"(m_253), "r"(m_254));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(t1077), "r"(t1078), "r"(t1079), "r"(t1080), "r"(m_255), "r"(m_256));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_257;
            u32 m_258;
            u32 m_259;
            u32 m_260;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1093) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(t1081), "r"(t1082), "r"(t1083), "r"(t1084), "r"(m_257), "r"(m_258));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(t1081), "r"(t1082), "r"(t1083), "r"(t1084), "r"(m_259), "r"(m_260));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_261;
            u32 m_262;
            u32 m_263;
            u32 m_264;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1094) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(t1081), "r"(t1082), "r"(t1083), "r"(t1084), "r"(m_261), "r"(m_262));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(t1081), "r"(t1082), "r"(t1083), "r"(t1084), "r"(m_263), "r"(m_264));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_265;
            u32 m_266;
            u32 m_267;
            u32 m_268;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1095) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(t1081), "r"(t1082), "r"(t1083), "r"(t1084), "r"(m_265), "r"(m_266));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(t1081), "r"(t1082), "r"(t1083), "r"(t1084), "r"(m_267), "r"(m_268));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_269;
            u32 m_270;
            u32 m_271;
            u32 m_272;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1096) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(t1081), "r"(t1082), "r"(t1083), "r"(t1084), "r"(m_269), "r"(m_270));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(t1081), "r"(t1082), "r"(t1083), "r"(t1084), "r"(m_271), "r"(m_272));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_273;
            u32 m_274;
            u32 m_275;
            u32 m_276;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1093) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(t1085), "r"(t1086), "r"(t1087), "r"(t1088), "r"(m_273), "r"(m_274));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(t1085), "r"(t1086), "r"(t1087), "r"(t1088), "r"(m_275), "r"(m_276));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_277;
            u32 m_278;
            u32 m_279;
            u32 m_280;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1094) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(t1085), "r"(t1086), "r"(t1087), "r"(t1088), "r"(m_277), "r"(m_278));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(t1085), "r"(t1086), "r"(t1087), "r"(t1088), "r"(m_279), "r"(m_280));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_281;
            u32 m_282;
            u32 m_283;
            u32 m_284;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1095) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(t1085), "r"(t1086), "r"(t1087), "r"(t1088), "r"(m_281), "r"(m_282));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(t1085), "r"(t1086), "r"(t1087), "r"(t1088), "r"(m_283), "r"(m_284));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_285;
            u32 m_286;
            u32 m_287;
            u32 m_288;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1096) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(t1085), "r"(t1086), "r"(t1087), "r"(t1088), "r"(m_285), "r"(m_286));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(t1085), "r"(t1086), "r"(t1087), "r"(t1088), "r"(m_287), "r"(m_288));
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1097 = t93 << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1098 = smem_1 + t1097;
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
            const u32 t1100 = lane_2 & 7u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1101 = lane_2 >> 4u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1102 = t1101 << 3u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1103 = t1100 + t1102;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1104 = t92 >> 3u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1105 = lane_2 >> 3u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1106 = t1105 & 1u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1107 = t1104 + t1106;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1108 = t1107 >> 3u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1109 = t1107 & 7u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1110 = t1108 << 13u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1111 = t85 + t1110;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1112 = t1103 & 7u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1113 = t1109 ^ t1112;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1114 = t1103 << 7u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1115 = t1113 << 4u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1116 = t1114 + t1115;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1117 = t1111 + t1116;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 t1118;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1118) : "r"(t113));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1119 = t1118 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1120 = t1118 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1121 = t1118 ^ 96u;
            const u32 t1122 = t1098 + t1118;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1123 = t1098 + t1119;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1124 = t1098 + t1120;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1125 = t1098 + t1121;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_289;
            u32 m_290;
            u32 m_291;
            u32 m_292;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1117) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_293;
            u32 m_294;
            u32 m_295;
            u32 m_296;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1122) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_293), "r"(m_294));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_295), "r"(m_296));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_297;
            u32 m_298;
            u32 m_299;
            u32 m_300;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1123) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_297), "r"(m_298));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_299), "r"(m_300));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_301;
            u32 m_302;
            u32 m_303;
            u32 m_304;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1124) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_301), "r"(m_302));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_303), "r"(m_304));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_305;
            u32 m_306;
            u32 m_307;
            u32 m_308;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1125) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_305), "r"(m_306));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_307), "r"(m_308));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_309;
            u32 m_310;
            u32 m_311;
            u32 m_312;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1117) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_313;
            u32 m_314;
            u32 m_315;
            u32 m_316;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1122) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_313), "r"(m_314));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_315), "r"(m_316));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_317;
            u32 m_318;
            u32 m_319;
            u32 m_320;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1123) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_317), "r"(m_318));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_319), "r"(m_320));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_321;
            u32 m_322;
            u32 m_323;
            u32 m_324;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1124) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_321), "r"(m_322));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_323), "r"(m_324));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_325;
            u32 m_326;
            u32 m_327;
            u32 m_328;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1125) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_325), "r"(m_326));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_327), "r"(m_328));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_329;
            u32 m_330;
            u32 m_331;
            u32 m_332;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1117) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_333;
            u32 m_334;
            u32 m_335;
            u32 m_336;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1122) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_333), "r"(m_334));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_335), "r"(m_336));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_337;
            u32 m_338;
            u32 m_339;
            u32 m_340;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1123) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_337), "r"(m_338));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_339), "r"(m_340));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_341;
            u32 m_342;
            u32 m_343;
            u32 m_344;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1124) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_341), "r"(m_342));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_343), "r"(m_344));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_345;
            u32 m_346;
            u32 m_347;
            u32 m_348;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1125) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_345), "r"(m_346));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_347), "r"(m_348));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_349;
            u32 m_350;
            u32 m_351;
            u32 m_352;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1117) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_353;
            u32 m_354;
            u32 m_355;
            u32 m_356;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1122) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_353), "r"(m_354));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_355), "r"(m_356));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_357;
            u32 m_358;
            u32 m_359;
            u32 m_360;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1123) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_357), "r"(m_358));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_359), "r"(m_360));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_361;
            u32 m_362;
            u32 m_363;
            u32 m_364;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1124) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_361), "r"(m_362));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_363), "r"(m_364));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 m_365;
            u32 m_366;
            u32 m_367;
            u32 m_368;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1125) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_365), "r"(m_366));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_367), "r"(m_368));
#line 224 "fa-kernels/src/attention/backward/work.rs"
            const u32 t1126 = batch_2 * heads;
#line 224 "fa-kernels/src/attention/backward/work.rs"
            const u32 t1127 = t1126 + head;
#line 224 "fa-kernels/src/attention/backward/work.rs"
            const u32 t1128 = t1127 * padded;
#line 224 "fa-kernels/src/attention/backward/work.rs"
            const u32 t1129 = block << 6u;
#line 224 "fa-kernels/src/attention/backward/work.rs"
            const u32 row_35 = t1128 + t1129;
#line 337 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 row_36 = row_35 + t92;
            const u64 t1132 = (u64)row_36;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1133 = t1132 * sums_stride0;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1134 = t1133 * 4ull;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1135 = sums + t1134;
            const u32 t1136 = t93 << 10u;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1137 = (u64)t1136 * 4u;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1138 = t1135 + t1137;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            const u64 t1139 = (u64)lane * 4u;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            const u64 t1140 = t1138 + t1139;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1140), "f"(dq) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+128], %1;" :  : "l"(t1140), "f"(dq_2) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+256], %1;" :  : "l"(t1140), "f"(dq_3) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+384], %1;" :  : "l"(t1140), "f"(dq_4) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+512], %1;" :  : "l"(t1140), "f"(dq_5) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+640], %1;" :  : "l"(t1140), "f"(dq_6) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+768], %1;" :  : "l"(t1140), "f"(dq_7) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+896], %1;" :  : "l"(t1140), "f"(dq_8) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1024], %1;" :  : "l"(t1140), "f"(dq_9) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1152], %1;" :  : "l"(t1140), "f"(dq_10) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1280], %1;" :  : "l"(t1140), "f"(dq_11) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1408], %1;" :  : "l"(t1140), "f"(dq_12) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1536], %1;" :  : "l"(t1140), "f"(dq_13) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1664], %1;" :  : "l"(t1140), "f"(dq_14) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1792], %1;" :  : "l"(t1140), "f"(dq_15) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1920], %1;" :  : "l"(t1140), "f"(dq_16) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2048], %1;" :  : "l"(t1140), "f"(dq_17) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2176], %1;" :  : "l"(t1140), "f"(dq_18) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2304], %1;" :  : "l"(t1140), "f"(dq_19) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2432], %1;" :  : "l"(t1140), "f"(dq_20) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2560], %1;" :  : "l"(t1140), "f"(dq_21) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2688], %1;" :  : "l"(t1140), "f"(dq_22) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2816], %1;" :  : "l"(t1140), "f"(dq_23) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2944], %1;" :  : "l"(t1140), "f"(dq_24) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3072], %1;" :  : "l"(t1140), "f"(dq_25) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3200], %1;" :  : "l"(t1140), "f"(dq_26) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3328], %1;" :  : "l"(t1140), "f"(dq_27) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3456], %1;" :  : "l"(t1140), "f"(dq_28) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3584], %1;" :  : "l"(t1140), "f"(dq_29) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3712], %1;" :  : "l"(t1140), "f"(dq_30) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3840], %1;" :  : "l"(t1140), "f"(dq_31) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3968], %1;" :  : "l"(t1140), "f"(dq_32) : "memory");
#line 214 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 233 "fa-kernels/src/attention/backward/mma/tile.rs"
            if (more) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1141 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1142 = (u32)q_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1143 = t1142 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 head_5 = (u64)t414 * t1143;
                const u64 of_head_4 = t233 + head_5;
                const u32 t1146 = t416 << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1147 = (u64)t237 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1148 = smem_2 + t242;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1149 = t1146 + t236;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1150 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1151 = t1150 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1152 = t1149 < t1151 ? t1149 : t1151;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1153 = (u64)t1152 * t235;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1154 = of_head_4 + t1153;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1155 = t1154 + t1147;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1156 = t1146 + t236;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1157 = t1156 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1158 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1159 = t1158 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1160 = t1157 < t1159 ? t1157 : t1159;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1161 = (u64)t1160 * t235;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1162 = of_head_4 + t1161;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1163 = t1162 + t1147;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1164 = t1146 + t236;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1165 = t1164 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1166 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1167 = t1166 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1168 = t1165 < t1167 ? t1165 : t1167;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1169 = (u64)t1168 * t235;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1170 = of_head_4 + t1169;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1171 = t1170 + t1147;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1172 = t1146 + t236;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1173 = t1172 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1174 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1175 = t1174 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1176 = t1173 < t1175 ? t1173 : t1175;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1177 = (u64)t1176 * t235;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1178 = of_head_4 + t1177;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1179 = t1178 + t1147;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1180 = t1146 + t236;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1181 = t1180 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1182 = t237 < t1141;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1183 = t1181 & t1182;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1184 = t1183 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1148), "l"(t1155), "r"(t1184) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1185 = t1146 + t236;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1186 = t1185 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1187 = t1186 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1188 = t237 < t1141;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1189 = t1187 & t1188;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1190 = t1189 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1148), "l"(t1163), "r"(t1190) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1191 = t1146 + t236;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1192 = t1191 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1193 = t1192 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1194 = t237 < t1141;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1195 = t1193 & t1194;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1196 = t1195 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1148), "l"(t1171), "r"(t1196) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1197 = t1146 + t236;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1198 = t1197 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1199 = t1198 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1200 = t237 < t1141;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1201 = t1199 & t1200;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1202 = t1201 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1148), "l"(t1179), "r"(t1202) : "memory");
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
                const bool t1203 = thread < 32u;
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
                if (t1203) {
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1204 = batch_2 * heads;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1205 = t1204 + t414;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1206 = t1205 * padded;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 t1207 = t416 << 6u;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                    const u32 row_37 = t1206 + t1207;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                    const u32 t1209 = thread << 1u;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                    const u32 row_38 = row_37 + t1209;
                    const u32 t1211 = thread << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                    const u32 t1212 = t226 + t1211;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                    const u64 t1213 = (u64)row_38;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                    const u64 t1214 = t1213 * statistics_stride0;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                    const u64 t1215 = t1214 * 4ull;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                    const u64 t1216 = statistics + t1215;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t1212), "l"(t1216) : "memory");
                }
            }
#line 236 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 149 "fa-kernels/src/attention/backward/work.rs"
            head = t414;
            block = t416;
        }
#line 164 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 166 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1217 = dk_2 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_2 = t1217;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1218 = dk_3 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_3 = t1218;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1219 = dk_4 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_4 = t1219;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1220 = dk_5 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_5 = t1220;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1221 = dk_6 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_6 = t1221;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1222 = dk_7 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_7 = t1222;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1223 = dk_8 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_8 = t1223;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1224 = dk_9 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_9 = t1224;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1225 = dk_10 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_10 = t1225;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1226 = dk_11 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_11 = t1226;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1227 = dk_12 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_12 = t1227;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1228 = dk_13 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_13 = t1228;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1229 = dk_14 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_14 = t1229;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1230 = dk_15 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_15 = t1230;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1231 = dk_16 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_16 = t1231;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1232 = dk_17 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_17 = t1232;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1233 = dk_18 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_18 = t1233;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1234 = dk_19 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_19 = t1234;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1235 = dk_20 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_20 = t1235;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1236 = dk_21 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_21 = t1236;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1237 = dk_22 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_22 = t1237;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1238 = dk_23 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_23 = t1238;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1239 = dk_24 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_24 = t1239;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1240 = dk_25 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_25 = t1240;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1241 = dk_26 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_26 = t1241;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1242 = dk_27 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_27 = t1242;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1243 = dk_28 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_28 = t1243;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1244 = dk_29 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_29 = t1244;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1245 = dk_30 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_30 = t1245;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1246 = dk_31 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_31 = t1246;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1247 = dk_32 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_32 = t1247;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1248 = dk_33 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
        dk_33 = t1248;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1249 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1250 = smem_1 + t1249;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1251 = lane >> 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1252 = t88 + t1251;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1253 = t1252 & 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1254 = 0u ^ t1253;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1255 = t1252 << 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1256 = t1254 << 4u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1257 = t1255 + t1256;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1258 = lane & 3u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1259 = t1258 << 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1260 = t1257 + t1259;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1261;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1261) : "f"(dk_2), "f"(dk_3));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1262 = t1250 + t1260;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1262), "r"(t1261) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1263;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1263) : "f"(dk_6), "f"(dk_7));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1264 = t1260 ^ 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1265 = t1250 + t1264;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1265), "r"(t1263) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1266;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1266) : "f"(dk_10), "f"(dk_11));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1267 = t1260 ^ 32u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1268 = t1250 + t1267;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1268), "r"(t1266) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1269;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1269) : "f"(dk_14), "f"(dk_15));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1270 = t1260 ^ 48u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1271 = t1250 + t1270;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1271), "r"(t1269) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1272;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1272) : "f"(dk_18), "f"(dk_19));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1273 = t1260 ^ 64u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1274 = t1250 + t1273;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1274), "r"(t1272) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1275;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1275) : "f"(dk_22), "f"(dk_23));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1276 = t1260 ^ 80u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1277 = t1250 + t1276;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1277), "r"(t1275) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1278;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1278) : "f"(dk_26), "f"(dk_27));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1279 = t1260 ^ 96u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1280 = t1250 + t1279;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1280), "r"(t1278) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1281;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1281) : "f"(dk_30), "f"(dk_31));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1282 = t1260 ^ 112u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1283 = t1250 + t1282;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1283), "r"(t1281) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1284 = lane >> 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1285 = t88 + t1284;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1286 = t1285 + 8u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1287 = t1286 & 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1288 = 0u ^ t1287;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1289 = t1286 << 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1290 = t1288 << 4u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1291 = t1289 + t1290;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1292 = lane & 3u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1293 = t1292 << 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1294 = t1291 + t1293;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1295;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1295) : "f"(dk_4), "f"(dk_5));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1296 = t1250 + t1294;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1296), "r"(t1295) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1297;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1297) : "f"(dk_8), "f"(dk_9));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1298 = t1294 ^ 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1299 = t1250 + t1298;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1299), "r"(t1297) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1300;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1300) : "f"(dk_12), "f"(dk_13));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1301 = t1294 ^ 32u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1302 = t1250 + t1301;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1302), "r"(t1300) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1303;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1303) : "f"(dk_16), "f"(dk_17));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1304 = t1294 ^ 48u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1305 = t1250 + t1304;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1305), "r"(t1303) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1306;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1306) : "f"(dk_20), "f"(dk_21));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1307 = t1294 ^ 64u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1308 = t1250 + t1307;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1308), "r"(t1306) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1309;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1309) : "f"(dk_24), "f"(dk_25));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1310 = t1294 ^ 80u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1311 = t1250 + t1310;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1311), "r"(t1309) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1312;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1312) : "f"(dk_28), "f"(dk_29));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1313 = t1294 ^ 96u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1314 = t1250 + t1313;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1314), "r"(t1312) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1315;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1315) : "f"(dk_32), "f"(dk_33));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1316 = t1294 ^ 112u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1317 = t1250 + t1316;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1317), "r"(t1315) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 367 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_column = share << 6u;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1319 = (u64)batch_2;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1320 = t1319 * dk_stride0;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1321 = t1320 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1322 = dk + t1321;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1323 = (u64)t8;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1324 = t1323 * dk_stride1;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1325 = t1324 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1326 = t1322 + t1325;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1327 = (u64)t21;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1328 = t1327 * dk_stride2;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1329 = t1328 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1330 = t1326 + t1329;
        const u32 end_54 = head_dim > first_column ? head_dim : first_column;
        const u32 t1332 = t20 - t8;
#line 371 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1333 = end_54 - first_column;
#line 371 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1334 = t1333 >> 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1335 = (u64)first_column * 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1336 = t1330 + t1335;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1337 = (u32)dk_stride1;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1338 = t1337 << 1u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1339 = lane >> 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1340 = t88 + t1339;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1341 = lane & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1342 = t1340 < t1332;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1343 = t1341 < t1334;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1344 = t1342 & t1343;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1344) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1345 = t1340 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1346 = t1341 ^ t1345;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1347 = t1340 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1348 = t1346 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1349 = t1347 + t1348;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1350 = t1250 + t1349;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_39;
            u32 row_40;
            u32 row_41;
            u32 row_42;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_39), "=r"(row_40), "=r"(row_41), "=r"(row_42) : "r"(t1350) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1351 = (u64)t1340 * t1338;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1352 = t1336 + t1351;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1353 = (u64)t1341 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1354 = t1352 + t1353;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1354), "r"(row_39), "r"(row_40), "r"(row_41), "r"(row_42) : "memory");
        }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1355 = t1340 + 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1356 = t1355 < t1332;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1357 = t1341 < t1334;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1358 = t1356 & t1357;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1358) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1359 = t1355 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1360 = t1341 ^ t1359;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1361 = t1355 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1362 = t1360 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1363 = t1361 + t1362;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1364 = t1250 + t1363;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_43;
            u32 row_44;
            u32 row_45;
            u32 row_46;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_43), "=r"(row_44), "=r"(row_45), "=r"(row_46) : "r"(t1364) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1365 = (u64)t1355 * t1338;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1366 = t1336 + t1365;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1367 = (u64)t1341 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1368 = t1366 + t1367;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1368), "r"(row_43), "r"(row_44), "r"(row_45), "r"(row_46) : "memory");
        }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1369 = t1340 + 8u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1370 = t1369 < t1332;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1371 = t1341 < t1334;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1372 = t1370 & t1371;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1372) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1373 = t1369 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1374 = t1341 ^ t1373;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1375 = t1369 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1376 = t1374 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1377 = t1375 + t1376;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1378 = t1250 + t1377;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_47;
            u32 row_48;
            u32 row_49;
            u32 row_50;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_47), "=r"(row_48), "=r"(row_49), "=r"(row_50) : "r"(t1378) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1379 = (u64)t1369 * t1338;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1380 = t1336 + t1379;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1381 = (u64)t1341 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1382 = t1380 + t1381;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1382), "r"(row_47), "r"(row_48), "r"(row_49), "r"(row_50) : "memory");
        }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1383 = t1340 + 12u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1384 = t1383 < t1332;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1385 = t1341 < t1334;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1386 = t1384 & t1385;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1386) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1387 = t1383 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1388 = t1341 ^ t1387;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1389 = t1383 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1390 = t1388 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1391 = t1389 + t1390;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1392 = t1250 + t1391;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_51;
            u32 row_52;
            u32 row_53;
            u32 row_54;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_51), "=r"(row_52), "=r"(row_53), "=r"(row_54) : "r"(t1392) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1393 = (u64)t1383 * t1338;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1394 = t1336 + t1393;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1395 = (u64)t1341 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1396 = t1394 + t1395;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1396), "r"(row_51), "r"(row_52), "r"(row_53), "r"(row_54) : "memory");
        }
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1397 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1398 = t89 + t1397;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1399 = lane >> 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1400 = t88 + t1399;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1401 = t1400 & 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1402 = 0u ^ t1401;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1403 = t1400 << 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1404 = t1402 << 4u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1405 = t1403 + t1404;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1406 = lane & 3u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1407 = t1406 << 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1408 = t1405 + t1407;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1409;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1409) : "f"(dv_2), "f"(dv_3));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1410 = t1398 + t1408;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1410), "r"(t1409) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1411;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1411) : "f"(dv_6), "f"(dv_7));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1412 = t1408 ^ 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1413 = t1398 + t1412;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1413), "r"(t1411) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1414;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1414) : "f"(dv_10), "f"(dv_11));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1415 = t1408 ^ 32u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1416 = t1398 + t1415;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1416), "r"(t1414) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1417;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1417) : "f"(dv_14), "f"(dv_15));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1418 = t1408 ^ 48u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1419 = t1398 + t1418;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1419), "r"(t1417) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1420;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1420) : "f"(dv_18), "f"(dv_19));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1421 = t1408 ^ 64u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1422 = t1398 + t1421;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1422), "r"(t1420) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1423;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1423) : "f"(dv_22), "f"(dv_23));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1424 = t1408 ^ 80u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1425 = t1398 + t1424;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1425), "r"(t1423) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1426;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1426) : "f"(dv_26), "f"(dv_27));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1427 = t1408 ^ 96u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1428 = t1398 + t1427;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1428), "r"(t1426) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1429;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1429) : "f"(dv_30), "f"(dv_31));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1430 = t1408 ^ 112u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1431 = t1398 + t1430;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1431), "r"(t1429) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1432 = lane >> 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1433 = t88 + t1432;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1434 = t1433 + 8u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1435 = t1434 & 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1436 = 0u ^ t1435;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1437 = t1434 << 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1438 = t1436 << 4u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1439 = t1437 + t1438;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1440 = lane & 3u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1441 = t1440 << 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1442 = t1439 + t1441;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1443;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1443) : "f"(dv_4), "f"(dv_5));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1444 = t1398 + t1442;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1444), "r"(t1443) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1445;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1445) : "f"(dv_8), "f"(dv_9));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1446 = t1442 ^ 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1447 = t1398 + t1446;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1447), "r"(t1445) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1448;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1448) : "f"(dv_12), "f"(dv_13));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1449 = t1442 ^ 32u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1450 = t1398 + t1449;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1450), "r"(t1448) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1451;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1451) : "f"(dv_16), "f"(dv_17));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1452 = t1442 ^ 48u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1453 = t1398 + t1452;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1453), "r"(t1451) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1454;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1454) : "f"(dv_20), "f"(dv_21));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1455 = t1442 ^ 64u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1456 = t1398 + t1455;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1456), "r"(t1454) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1457;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1457) : "f"(dv_24), "f"(dv_25));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1458 = t1442 ^ 80u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1459 = t1398 + t1458;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1459), "r"(t1457) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1460;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1460) : "f"(dv_28), "f"(dv_29));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1461 = t1442 ^ 96u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1462 = t1398 + t1461;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1462), "r"(t1460) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1463;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1463) : "f"(dv_32), "f"(dv_33));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1464 = t1442 ^ 112u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1465 = t1398 + t1464;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1465), "r"(t1463) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 367 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_column_2 = share << 6u;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1467 = (u64)batch_2;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1468 = t1467 * dv_stride0;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1469 = t1468 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1470 = dv + t1469;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1471 = (u64)t8;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1472 = t1471 * dv_stride1;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1473 = t1472 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1474 = t1470 + t1473;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1475 = (u64)t21;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1476 = t1475 * dv_stride2;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1477 = t1476 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1478 = t1474 + t1477;
        const u32 end_55 = head_dim > first_column_2 ? head_dim : first_column_2;
        const u32 t1480 = t20 - t8;
#line 371 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1481 = end_55 - first_column_2;
#line 371 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1482 = t1481 >> 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1483 = (u64)first_column_2 * 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1484 = t1478 + t1483;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1485 = (u32)dv_stride1;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1486 = t1485 << 1u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1487 = lane >> 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1488 = t88 + t1487;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1489 = lane & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1490 = t1488 < t1480;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1491 = t1489 < t1482;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1492 = t1490 & t1491;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1492) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1493 = t1488 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1494 = t1489 ^ t1493;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1495 = t1488 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1496 = t1494 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1497 = t1495 + t1496;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1498 = t1398 + t1497;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_55;
            u32 row_56;
            u32 row_57;
            u32 row_58;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_55), "=r"(row_56), "=r"(row_57), "=r"(row_58) : "r"(t1498) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1499 = (u64)t1488 * t1486;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1500 = t1484 + t1499;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1501 = (u64)t1489 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1502 = t1500 + t1501;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1502), "r"(row_55), "r"(row_56), "r"(row_57), "r"(row_58) : "memory");
        }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1503 = t1488 + 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1504 = t1503 < t1480;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1505 = t1489 < t1482;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1506 = t1504 & t1505;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1506) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1507 = t1503 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1508 = t1489 ^ t1507;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1509 = t1503 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1510 = t1508 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1511 = t1509 + t1510;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1512 = t1398 + t1511;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_59;
            u32 row_60;
            u32 row_61;
            u32 row_62;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_59), "=r"(row_60), "=r"(row_61), "=r"(row_62) : "r"(t1512) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1513 = (u64)t1503 * t1486;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1514 = t1484 + t1513;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1515 = (u64)t1489 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1516 = t1514 + t1515;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1516), "r"(row_59), "r"(row_60), "r"(row_61), "r"(row_62) : "memory");
        }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1517 = t1488 + 8u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1518 = t1517 < t1480;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1519 = t1489 < t1482;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1520 = t1518 & t1519;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1520) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1521 = t1517 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1522 = t1489 ^ t1521;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1523 = t1517 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1524 = t1522 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1525 = t1523 + t1524;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1526 = t1398 + t1525;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_63;
            u32 row_64;
            u32 row_65;
            u32 row_66;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_63), "=r"(row_64), "=r"(row_65), "=r"(row_66) : "r"(t1526) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1527 = (u64)t1517 * t1486;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1528 = t1484 + t1527;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1529 = (u64)t1489 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1530 = t1528 + t1529;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1530), "r"(row_63), "r"(row_64), "r"(row_65), "r"(row_66) : "memory");
        }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1531 = t1488 + 12u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1532 = t1531 < t1480;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1533 = t1489 < t1482;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1534 = t1532 & t1533;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1534) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1535 = t1531 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1536 = t1489 ^ t1535;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1537 = t1531 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1538 = t1536 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1539 = t1537 + t1538;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u32 t1540 = t1398 + t1539;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            u32 row_67;
            u32 row_68;
            u32 row_69;
            u32 row_70;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_67), "=r"(row_68), "=r"(row_69), "=r"(row_70) : "r"(t1540) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1541 = (u64)t1531 * t1486;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1542 = t1484 + t1541;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1543 = (u64)t1489 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            const u64 t1544 = t1542 + t1543;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1544), "r"(row_67), "r"(row_68), "r"(row_69), "r"(row_70) : "memory");
        }
    }
}
