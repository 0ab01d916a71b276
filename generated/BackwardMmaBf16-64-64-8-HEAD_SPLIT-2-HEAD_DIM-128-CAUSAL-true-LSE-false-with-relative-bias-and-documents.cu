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
    const f32 score_scale,
    const u64 argument0 /* f32 */,
    const u64 argument0_stride0,
    const u64 argument0_stride1,
    const u64 argument0_stride2,
    const u64 argument0_stride3,
    const u32 argument1,
    const u64 argument0_2 /* u32 */,
    const u64 argument0_stride0_2,
    const u64 argument0_stride1_2,
    const u64 argument0_stride2_2,
    const u64 argument0_stride3_2,
    const u64 argument1_2 /* u32 */,
    const u64 argument1_stride0,
    const u64 argument1_stride1,
    const u64 argument1_stride2,
    const u64 argument1_stride3,
    const u32 head_dim,
    const f32 scale,
    const u32 padded)
{
#line 43 "fa-kernels/src/attention/backward/work.rs"
    const u32 t1 = seq_k + 63u;
#line 43 "fa-kernels/src/attention/backward/work.rs"
    const u32 blocks = t1 >> 6u;
    const u32 t3 = blockIdx.x;
#line 44 "fa-kernels/src/attention/backward/work.rs"
    const u32 t4 = t3 % blocks;
#line 44 "fa-kernels/src/attention/backward/work.rs"
    const u32 t5 = blockIdx.x;
#line 44 "fa-kernels/src/attention/backward/work.rs"
    const u32 t6 = t5 / blocks;
#line 49 "fa-kernels/src/attention/backward/work.rs"
    const u32 kv_heads = heads / group;
    const u32 t8 = t4 << 6u;
#line 56 "fa-kernels/src/attention/backward/work.rs"
    const u32 batch_2 = t6 / kv_heads;
#line 62 "fa-kernels/src/attention/backward/work.rs"
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
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t20 = t19 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end = t20 + 1u;
        const u32 t22 = end > seq_q ? end : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
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
    const u32 t35 = smem_1 + 32768u;
    const u32 share = warp >> 2u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t37 = warp & 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t38 = t37 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t39 = smem_1 + 16384u;
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
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t120 = (u64)batch_2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t121 = t120 * v_stride0;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t122 = t121 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t123 = v + t122;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t124 = 0ull * v_stride1;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t125 = t124 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t126 = t123 + t125;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t127 = (u64)t10;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t128 = t127 * v_stride2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t129 = t128 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t130 = t126 + t129;
    const u32 t131 = (u32)v_stride1;
#line 137 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t132 = t131 << 1u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t133 = thread >> 3u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t134 = thread & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t135 = t133 & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t136 = t134 ^ t135;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t137 = t133 << 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t138 = t136 << 4u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t139 = t137 + t138;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t140 = (u64)t133 * t132;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t141 = t130 + t140;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t142 = (u64)t134 * 16u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t143 = t141 + t142;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t144 = (u64)t132 * 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t145 = head_dim >> 3u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t146 = t39 + t139;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t147 = (u64)t8 * t132;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t148 = t143 + t147;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t149 = t148 + t144;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t150 = t8 + t133;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t151 = t150 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t152 = t134 < t145;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t153 = t151 & t152;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t154 = t153 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t146), "l"(t148), "r"(t154) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t155 = t8 + t133;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t156 = t155 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t157 = t156 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t158 = t134 < t145;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t159 = t157 & t158;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t160 = t159 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t146), "l"(t149), "r"(t160) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t161 = t148 + 128ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t162 = t8 + t133;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t163 = t162 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t164 = t134 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t165 = t164 < t145;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t166 = t163 & t165;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t167 = t166 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t146), "l"(t161), "r"(t167) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t168 = t149 + 128ull;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t169 = t8 + t133;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t170 = t169 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t171 = t170 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t172 = t134 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t173 = t172 < t145;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t174 = t171 & t173;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t175 = t174 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t146), "l"(t168), "r"(t175) : "memory");
#line 153 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 smem_2 = smem_1 + 49152u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t177 = smem_2 + 16384u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t178 = smem_2 + 32768u;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t179 = (u64)batch_2;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t180 = t179 * q_stride0;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t181 = t180 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t182 = q + t181;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t183 = 0ull * q_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t184 = t183 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t185 = t182 + t184;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t186 = (u32)q_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t187 = t186 << 1u;
    const u32 t188 = thread >> 3u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t189 = thread & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t190 = t188 & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t191 = t189 ^ t190;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t192 = t188 << 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t193 = t191 << 4u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t194 = t192 + t193;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t195 = (u64)t188 * t187;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t196 = t185 + t195;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t197 = (u64)t189 * 16u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t198 = t196 + t197;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t199 = (u64)t187 * 32u;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t200 = (u64)batch_2;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t201 = t200 * d_o_stride0;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t202 = t201 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t203 = d_o + t202;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t204 = 0ull * d_o_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t205 = t204 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t206 = t203 + t205;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t207 = (u32)d_o_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t208 = t207 << 1u;
    const u32 t209 = thread >> 3u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t210 = thread & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t211 = t209 & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t212 = t210 ^ t211;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t213 = t209 << 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t214 = t212 << 4u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t215 = t213 + t214;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t216 = (u64)t209 * t208;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t217 = t206 + t216;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t218 = (u64)t210 * 16u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t219 = t217 + t218;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t220 = (u64)t208 * 32u;
#line 104 "fa-kernels/src/attention/backward/work.rs"
    const u32 t221 = count - first;
#line 104 "fa-kernels/src/attention/backward/work.rs"
    const u32 count_2 = t221 * group;
#line 139 "fa-kernels/src/attention/backward/work.rs"
    const u32 t223 = t10 * group;
#line 143 "fa-kernels/src/attention/backward/work.rs"
    u32 head = t223;
    u32 block = first;
    const bool t224 = count_2 != 0u;
#line 156 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t224) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t225 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t226 = (u32)q_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t227 = t226 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 head_2 = (u64)head * t227;
        const u64 of_head = t185 + head_2;
        const u32 t230 = block << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t231 = (u64)t189 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t232 = smem_2 + t194;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t233 = t230 + t188;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t234 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t235 = t234 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t236 = t233 < t235 ? t233 : t235;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t237 = (u64)t236 * t187;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t238 = of_head + t237;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t239 = t238 + t231;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t240 = t230 + t188;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t241 = t240 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t242 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t243 = t242 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t244 = t241 < t243 ? t241 : t243;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t245 = (u64)t244 * t187;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t246 = of_head + t245;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t247 = t246 + t231;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t248 = t230 + t188;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t249 = t248 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t250 = t189 < t225;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t251 = t249 & t250;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t252 = t251 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t232), "l"(t239), "r"(t252) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t253 = t230 + t188;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t254 = t253 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t255 = t254 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t256 = t189 < t225;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t257 = t255 & t256;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t258 = t257 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t232), "l"(t247), "r"(t258) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t259 = t239 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t260 = t230 + t188;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t261 = t260 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t262 = t189 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t263 = t262 < t225;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t264 = t261 & t263;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t265 = t264 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t232), "l"(t259), "r"(t265) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t266 = t247 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t267 = t230 + t188;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t268 = t267 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t269 = t268 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t270 = t189 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t271 = t270 < t225;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t272 = t269 & t271;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t273 = t272 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t232), "l"(t266), "r"(t273) : "memory");
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t274 = thread < 32u;
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
        if (t274) {
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t275 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t276 = t275 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t277 = t276 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t278 = block << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 row = t277 + t278;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t280 = thread << 1u;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 row_2 = row + t280;
            const u32 t282 = thread << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t283 = t178 + t282;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t284 = (u64)row_2;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t285 = t284 * statistics_stride0;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t286 = t285 * 4ull;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t287 = statistics + t286;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t283), "l"(t287) : "memory");
        }
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t288 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t289 = (u32)d_o_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t290 = t289 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 head_3 = (u64)head * t290;
        const u64 of_head_2 = t206 + head_3;
        const u32 t293 = block << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t294 = (u64)t210 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t295 = t177 + t215;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t296 = t293 + t209;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t297 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t298 = t297 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t299 = t296 < t298 ? t296 : t298;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t300 = (u64)t299 * t208;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t301 = of_head_2 + t300;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t302 = t301 + t294;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t303 = t293 + t209;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t304 = t303 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t305 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t306 = t305 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t307 = t304 < t306 ? t304 : t306;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t308 = (u64)t307 * t208;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t309 = of_head_2 + t308;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t310 = t309 + t294;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t311 = t293 + t209;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t312 = t311 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t313 = t210 < t288;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t314 = t312 & t313;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t315 = t314 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t295), "l"(t302), "r"(t315) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t316 = t293 + t209;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t317 = t316 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t318 = t317 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t319 = t210 < t288;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t320 = t318 & t319;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t321 = t320 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t295), "l"(t310), "r"(t321) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t322 = t302 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t323 = t293 + t209;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t324 = t323 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t325 = t210 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t326 = t325 < t288;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t327 = t324 & t326;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t328 = t327 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t295), "l"(t322), "r"(t328) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t329 = t310 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t330 = t293 + t209;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t331 = t330 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t332 = t331 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t333 = t210 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t334 = t333 < t288;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t335 = t332 & t334;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t336 = t335 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t295), "l"(t329), "r"(t336) : "memory");
    }
#line 160 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 146 "fa-kernels/src/attention/backward/work.rs"
    #pragma unroll 1
    for (u32 i = 0u; i < count_2; i += 1u) {
#line 150 "fa-kernels/src/attention/backward/work.rs"
        const u32 t337 = block + 1u;
#line 150 "fa-kernels/src/attention/backward/work.rs"
        const bool wraps = t337 == count;
        const u32 t339 = head + 1u;
#line 151 "fa-kernels/src/attention/backward/work.rs"
        const u32 t340 = wraps ? t339 : head;
#line 151 "fa-kernels/src/attention/backward/work.rs"
        const u32 t341 = block + 1u;
#line 151 "fa-kernels/src/attention/backward/work.rs"
        const u32 t342 = wraps ? first : t341;
#line 158 "fa-kernels/src/attention/backward/work.rs"
        const u32 t343 = i + 1u;
#line 158 "fa-kernels/src/attention/backward/work.rs"
        const bool more = t343 < count_2;
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
        const u32 t345 = lane & 15u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t346 = t38 + t345;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t347 = lane >> 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t348 = t346 & 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t349 = t347 ^ t348;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t350 = t346 << 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t351 = t349 << 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t352 = t350 + t351;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t353 = smem_1 + t352;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t354;
        asm volatile("mov.b32 %0, %1;" : "=r"(t354) : "r"(t56));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t355 = t354 ^ 32u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t356 = t354 ^ 64u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t357 = t354 ^ 96u;
        const u32 t358 = smem_2 + t354;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t359;
        asm volatile("mov.b32 %0, %1;" : "=r"(t359) : "r"(t353));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t359) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t358) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t358) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t360 = smem_2 + t355;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t361;
        asm volatile("mov.b32 %0, %1;" : "=r"(t361) : "r"(t353));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t362 = t361 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t362) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t360) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_17), "r"(m_18));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_19), "r"(m_20));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t360) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_21), "r"(m_22));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_23), "r"(m_24));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t363 = smem_2 + t356;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t364;
        asm volatile("mov.b32 %0, %1;" : "=r"(t364) : "r"(t353));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t365 = t364 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t365) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t363) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_29), "r"(m_30));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_31), "r"(m_32));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t363) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_33), "r"(m_34));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_35), "r"(m_36));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t366 = smem_2 + t357;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t367;
        asm volatile("mov.b32 %0, %1;" : "=r"(t367) : "r"(t353));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t368 = t367 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t368) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t366) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_41), "r"(m_42));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_43), "r"(m_44));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t366) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_45), "r"(m_46));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_47), "r"(m_48));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t369;
        asm volatile("mov.b32 %0, %1;" : "=r"(t369) : "r"(t353));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t369) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t358) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_53), "r"(m_54));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_55), "r"(m_56));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t358) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_57), "r"(m_58));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_59), "r"(m_60));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t370;
        asm volatile("mov.b32 %0, %1;" : "=r"(t370) : "r"(t353));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t371 = t370 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t371) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t360) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t360) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t372;
        asm volatile("mov.b32 %0, %1;" : "=r"(t372) : "r"(t353));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t373 = t372 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t373) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t363) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_77), "r"(m_78));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_79), "r"(m_80));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t363) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_81), "r"(m_82));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_83), "r"(m_84));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t374;
        asm volatile("mov.b32 %0, %1;" : "=r"(t374) : "r"(t353));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t375 = t374 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t375) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t366) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_89), "r"(m_90));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_91), "r"(m_92));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t366) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_93), "r"(m_94));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_95), "r"(m_96));
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
        const u32 t376 = lane & 15u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t377 = t38 + t376;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t378 = lane >> 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t379 = t377 & 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t380 = t378 ^ t379;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t381 = t377 << 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t382 = t380 << 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t383 = t381 + t382;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t384 = t39 + t383;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t385;
        asm volatile("mov.b32 %0, %1;" : "=r"(t385) : "r"(t56));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t386 = t385 ^ 32u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t387 = t385 ^ 64u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t388 = t385 ^ 96u;
        const u32 t389 = t177 + t385;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t390;
        asm volatile("mov.b32 %0, %1;" : "=r"(t390) : "r"(t384));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t390) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t389) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_101), "r"(m_102));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_103), "r"(m_104));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t389) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_105), "r"(m_106));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_107), "r"(m_108));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t391 = t177 + t386;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t392;
        asm volatile("mov.b32 %0, %1;" : "=r"(t392) : "r"(t384));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t393 = t392 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t393) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t391) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_113), "r"(m_114));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_115), "r"(m_116));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t391) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_117), "r"(m_118));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_119), "r"(m_120));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t394 = t177 + t387;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t395;
        asm volatile("mov.b32 %0, %1;" : "=r"(t395) : "r"(t384));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t396 = t395 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t396) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t394) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t394) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t397 = t177 + t388;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t398;
        asm volatile("mov.b32 %0, %1;" : "=r"(t398) : "r"(t384));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t399 = t398 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t399) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t397) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_137), "r"(m_138));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_139), "r"(m_140));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t397) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_141), "r"(m_142));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_143), "r"(m_144));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t400;
        asm volatile("mov.b32 %0, %1;" : "=r"(t400) : "r"(t384));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t400) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t389) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_149), "r"(m_150));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_151), "r"(m_152));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t389) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_153), "r"(m_154));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_155), "r"(m_156));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t401;
        asm volatile("mov.b32 %0, %1;" : "=r"(t401) : "r"(t384));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t402 = t401 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t402) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t391) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_161), "r"(m_162));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_163), "r"(m_164));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t391) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_165), "r"(m_166));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_167), "r"(m_168));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t403;
        asm volatile("mov.b32 %0, %1;" : "=r"(t403) : "r"(t384));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t404 = t403 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t404) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t394) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_173), "r"(m_174));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_175), "r"(m_176));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t394) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_177), "r"(m_178));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_179), "r"(m_180));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t405;
        asm volatile("mov.b32 %0, %1;" : "=r"(t405) : "r"(t384));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t406 = t405 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t406) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t397) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_185), "r"(m_186));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_187), "r"(m_188));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t397) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_189), "r"(m_190));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_191), "r"(m_192));
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t407 = block << 6u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t408 = share << 5u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_query = t407 + t408;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t410 = t8 + t38;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t411 = head / group;
#line 30 "src/functions/bias.rs"
        const u32 t6_2 = argument1 * 2u;
        const u64 t8_2 = (u64)head;
#line 31 "src/functions/bias.rs"
        const u64 t9_2 = t8_2 * argument0_stride0;
#line 31 "src/functions/bias.rs"
        const u64 t10_2 = t9_2 * 4ull;
#line 31 "src/functions/bias.rs"
        const u64 t11_2 = argument0 + t10_2;
        const u32 t12_2 = (u32)argument0_stride1;
#line 32 "src/functions/bias.rs"
        const u32 t13_2 = t12_2 << 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t419 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t420 = t410 + t419;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t421 = seq_k - 1u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t422 = t420 < t421 ? t420 : t421;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t423 = t420 + 8u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t424 = t423 < t421 ? t423 : t421;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t425 = first_query + 31u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t426 = t410 + 15u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t427 = first_query + seq_k;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t428 = t425 - first_query;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t429 = t427 + t428;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const bool t430 = t428 <= t428;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t431 = t430 ? t427 : 0u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t432 = t430 ? t429 : 4294967295u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t433 = t431 - seq_q;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t434 = t432 - t431;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t435 = t433 + t434;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const bool t436 = t434 <= t434;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t437 = t436 ? t433 : 0u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t438 = t436 ? t435 : 4294967295u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t439 = t437 + argument1;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t440 = t438 - t437;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t441 = t439 + t440;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const bool t442 = t440 <= t440;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t443 = t442 ? t439 : 0u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t444 = t442 ? t441 : 4294967295u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t445 = t443 - t426;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t446 = t444 - t443;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t447 = t426 - t410;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t448 = t446 + t447;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t449 = t445 + t448;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const bool t450 = t446 <= t448;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t451 = t450 ? t445 : 0u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t452 = t450 ? t449 : 4294967295u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const bool t453 = (int)t451 <= (int)t452;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t454 = t453 ? t451 : 2147483648u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t455 = t453 ? t452 : 2147483647u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t456 = (int)t454 > (int)0u ? t454 : 0u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t457 = (int)t455 > (int)0u ? t455 : 0u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const bool t458 = (int)t456 <= (int)t457;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t459 = t458 ? t456 : 2147483648u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t460 = t458 ? t457 : 2147483647u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t461 = (int)t459 < (int)t6_2 ? t459 : t6_2;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t462 = (int)t460 < (int)t6_2 ? t460 : t6_2;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const bool t463 = t461 == t462;
#line 95 "fa-kernels/src/attention/options/functions/uniform.rs"
        if (t463) {
            const u32 t464 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t465 = t464 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t466 = first_query + t465;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const bool t467 = t466 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t468 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t469 = t466 < t468 ? t466 : t468;
#line 29 "src/functions/bias.rs"
            const u32 t1_2 = t469 + seq_k;
#line 29 "src/functions/bias.rs"
            const u32 t2_2 = t1_2 - seq_q;
#line 29 "src/functions/bias.rs"
            const u32 first_2 = t2_2 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t473 = s * score_scale;
#line 30 "src/functions/bias.rs"
            const u32 t4_2 = first_2 - t422;
#line 30 "src/functions/bias.rs"
            const u32 t5_2 = (int)t4_2 > (int)0u ? t4_2 : 0u;
#line 30 "src/functions/bias.rs"
            const u32 place = (int)t5_2 < (int)t6_2 ? t5_2 : t6_2;
#line 32 "src/functions/bias.rs"
            const u64 t14_2 = (u64)place * t13_2;
#line 32 "src/functions/bias.rs"
            const u64 t15_2 = t11_2 + t14_2;
#line 32 "src/functions/bias.rs"
            f32 t16_2;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_2) : "l"(t15_2));
#line 32 "src/functions/bias.rs"
            const f32 t17_2 = t473 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t481 = t467 ? t17_2 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            s = t481;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t482 = s_3 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_3 = t482 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t484 = t467 ? t17_3 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            s_3 = t484;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t485 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t486 = t485 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t487 = first_query + t486;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t488 = t487 + 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const bool t489 = t488 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t490 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t491 = t488 < t490 ? t488 : t490;
#line 29 "src/functions/bias.rs"
            const u32 t1_3 = t491 + seq_k;
#line 29 "src/functions/bias.rs"
            const u32 t2_3 = t1_3 - seq_q;
#line 29 "src/functions/bias.rs"
            const u32 first_3 = t2_3 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t495 = s_2 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_4 = t495 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t497 = t489 ? t17_4 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            s_2 = t497;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t498 = s_4 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_5 = t498 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t500 = t489 ? t17_5 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            s_4 = t500;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t501 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t502 = t501 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t503 = first_query + t502;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t504 = t503 + 8u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const bool t505 = t504 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t506 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t507 = t504 < t506 ? t504 : t506;
#line 29 "src/functions/bias.rs"
            const u32 t1_4 = t507 + seq_k;
#line 29 "src/functions/bias.rs"
            const u32 t2_4 = t1_4 - seq_q;
#line 29 "src/functions/bias.rs"
            const u32 first_4 = t2_4 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t511 = s_5 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_6 = t511 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t513 = t505 ? t17_6 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            s_5 = t513;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t514 = s_7 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_7 = t514 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t516 = t505 ? t17_7 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            s_7 = t516;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t517 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t518 = t517 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t519 = first_query + t518;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t520 = t519 + 9u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const bool t521 = t520 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t522 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t523 = t520 < t522 ? t520 : t522;
#line 29 "src/functions/bias.rs"
            const u32 t1_5 = t523 + seq_k;
#line 29 "src/functions/bias.rs"
            const u32 t2_5 = t1_5 - seq_q;
#line 29 "src/functions/bias.rs"
            const u32 first_5 = t2_5 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t527 = s_6 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_8 = t527 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t529 = t521 ? t17_8 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            s_6 = t529;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t530 = s_8 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_9 = t530 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t532 = t521 ? t17_9 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            s_8 = t532;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t533 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t534 = t533 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t535 = first_query + t534;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t536 = t535 + 16u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const bool t537 = t536 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t538 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t539 = t536 < t538 ? t536 : t538;
#line 29 "src/functions/bias.rs"
            const u32 t1_6 = t539 + seq_k;
#line 29 "src/functions/bias.rs"
            const u32 t2_6 = t1_6 - seq_q;
#line 29 "src/functions/bias.rs"
            const u32 first_6 = t2_6 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t543 = s_9 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_10 = t543 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t545 = t537 ? t17_10 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            s_9 = t545;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t546 = s_11 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_11 = t546 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t548 = t537 ? t17_11 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            s_11 = t548;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t549 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t550 = t549 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t551 = first_query + t550;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t552 = t551 + 17u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const bool t553 = t552 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t554 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t555 = t552 < t554 ? t552 : t554;
#line 29 "src/functions/bias.rs"
            const u32 t1_7 = t555 + seq_k;
#line 29 "src/functions/bias.rs"
            const u32 t2_7 = t1_7 - seq_q;
#line 29 "src/functions/bias.rs"
            const u32 first_7 = t2_7 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t559 = s_10 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_12 = t559 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t561 = t553 ? t17_12 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            s_10 = t561;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t562 = s_12 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_13 = t562 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t564 = t553 ? t17_13 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            s_12 = t564;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t565 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t566 = t565 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t567 = first_query + t566;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t568 = t567 + 24u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const bool t569 = t568 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t570 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t571 = t568 < t570 ? t568 : t570;
#line 29 "src/functions/bias.rs"
            const u32 t1_8 = t571 + seq_k;
#line 29 "src/functions/bias.rs"
            const u32 t2_8 = t1_8 - seq_q;
#line 29 "src/functions/bias.rs"
            const u32 first_8 = t2_8 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t575 = s_13 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_14 = t575 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t577 = t569 ? t17_14 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            s_13 = t577;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t578 = s_15 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_15 = t578 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t580 = t569 ? t17_15 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            s_15 = t580;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t581 = lane & 3u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t582 = t581 << 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t583 = first_query + t582;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t584 = t583 + 25u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const bool t585 = t584 < seq_q;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t586 = seq_q - 1u;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t587 = t584 < t586 ? t584 : t586;
#line 29 "src/functions/bias.rs"
            const u32 t1_9 = t587 + seq_k;
#line 29 "src/functions/bias.rs"
            const u32 t2_9 = t1_9 - seq_q;
#line 29 "src/functions/bias.rs"
            const u32 first_9 = t2_9 + argument1;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t591 = s_14 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_16 = t591 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t593 = t585 ? t17_16 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            s_14 = t593;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t594 = s_16 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_17 = t594 + t16_2;
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t596 = t585 ? t17_17 : __uint_as_float(0xff800000u);
#line 96 "fa-kernels/src/attention/options/functions/uniform.rs"
            s_16 = t596;
        } else {
            const u32 t597 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t598 = t597 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t599 = first_query + t598;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const bool t600 = t599 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t601 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t602 = t599 < t601 ? t599 : t601;
#line 29 "src/functions/bias.rs"
            const u32 t1_10 = t602 + seq_k;
#line 29 "src/functions/bias.rs"
            const u32 t2_10 = t1_10 - seq_q;
#line 29 "src/functions/bias.rs"
            const u32 first_10 = t2_10 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t606 = s * score_scale;
#line 30 "src/functions/bias.rs"
            const u32 t4_3 = first_10 - t422;
#line 30 "src/functions/bias.rs"
            const u32 t5_3 = (int)t4_3 > (int)0u ? t4_3 : 0u;
#line 30 "src/functions/bias.rs"
            const u32 place_2 = (int)t5_3 < (int)t6_2 ? t5_3 : t6_2;
#line 32 "src/functions/bias.rs"
            const u64 t14_3 = (u64)place_2 * t13_2;
#line 32 "src/functions/bias.rs"
            const u64 t15_3 = t11_2 + t14_3;
#line 32 "src/functions/bias.rs"
            f32 t16_3;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_3) : "l"(t15_3));
#line 32 "src/functions/bias.rs"
            const f32 t17_18 = t606 + t16_3;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t614 = t600 ? t17_18 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            s = t614;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t615 = s_3 * score_scale;
#line 30 "src/functions/bias.rs"
            const u32 t4_4 = first_10 - t424;
#line 30 "src/functions/bias.rs"
            const u32 t5_4 = (int)t4_4 > (int)0u ? t4_4 : 0u;
#line 30 "src/functions/bias.rs"
            const u32 place_3 = (int)t5_4 < (int)t6_2 ? t5_4 : t6_2;
#line 32 "src/functions/bias.rs"
            const u64 t14_4 = (u64)place_3 * t13_2;
#line 32 "src/functions/bias.rs"
            const u64 t15_4 = t11_2 + t14_4;
#line 32 "src/functions/bias.rs"
            f32 t16_4;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_4) : "l"(t15_4));
#line 32 "src/functions/bias.rs"
            const f32 t17_19 = t615 + t16_4;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t623 = t600 ? t17_19 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            s_3 = t623;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t624 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t625 = t624 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t626 = first_query + t625;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t627 = t626 + 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const bool t628 = t627 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t629 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t630 = t627 < t629 ? t627 : t629;
#line 29 "src/functions/bias.rs"
            const u32 t1_11 = t630 + seq_k;
#line 29 "src/functions/bias.rs"
            const u32 t2_11 = t1_11 - seq_q;
#line 29 "src/functions/bias.rs"
            const u32 first_11 = t2_11 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t634 = s_2 * score_scale;
#line 30 "src/functions/bias.rs"
            const u32 t4_5 = first_11 - t422;
#line 30 "src/functions/bias.rs"
            const u32 t5_5 = (int)t4_5 > (int)0u ? t4_5 : 0u;
#line 30 "src/functions/bias.rs"
            const u32 place_4 = (int)t5_5 < (int)t6_2 ? t5_5 : t6_2;
#line 32 "src/functions/bias.rs"
            const u64 t14_5 = (u64)place_4 * t13_2;
#line 32 "src/functions/bias.rs"
            const u64 t15_5 = t11_2 + t14_5;
#line 32 "src/functions/bias.rs"
            f32 t16_5;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_5) : "l"(t15_5));
#line 32 "src/functions/bias.rs"
            const f32 t17_20 = t634 + t16_5;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t642 = t628 ? t17_20 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            s_2 = t642;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t643 = s_4 * score_scale;
#line 30 "src/functions/bias.rs"
            const u32 t4_6 = first_11 - t424;
#line 30 "src/functions/bias.rs"
            const u32 t5_6 = (int)t4_6 > (int)0u ? t4_6 : 0u;
#line 30 "src/functions/bias.rs"
            const u32 place_5 = (int)t5_6 < (int)t6_2 ? t5_6 : t6_2;
#line 32 "src/functions/bias.rs"
            const u64 t14_6 = (u64)place_5 * t13_2;
#line 32 "src/functions/bias.rs"
            const u64 t15_6 = t11_2 + t14_6;
#line 32 "src/functions/bias.rs"
            f32 t16_6;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_6) : "l"(t15_6));
#line 32 "src/functions/bias.rs"
            const f32 t17_21 = t643 + t16_6;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t651 = t628 ? t17_21 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            s_4 = t651;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t652 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t653 = t652 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t654 = first_query + t653;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t655 = t654 + 8u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const bool t656 = t655 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t657 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t658 = t655 < t657 ? t655 : t657;
#line 29 "src/functions/bias.rs"
            const u32 t1_12 = t658 + seq_k;
#line 29 "src/functions/bias.rs"
            const u32 t2_12 = t1_12 - seq_q;
#line 29 "src/functions/bias.rs"
            const u32 first_12 = t2_12 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t662 = s_5 * score_scale;
#line 30 "src/functions/bias.rs"
            const u32 t4_7 = first_12 - t422;
#line 30 "src/functions/bias.rs"
            const u32 t5_7 = (int)t4_7 > (int)0u ? t4_7 : 0u;
#line 30 "src/functions/bias.rs"
            const u32 place_6 = (int)t5_7 < (int)t6_2 ? t5_7 : t6_2;
#line 32 "src/functions/bias.rs"
            const u64 t14_7 = (u64)place_6 * t13_2;
#line 32 "src/functions/bias.rs"
            const u64 t15_7 = t11_2 + t14_7;
#line 32 "src/functions/bias.rs"
            f32 t16_7;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_7) : "l"(t15_7));
#line 32 "src/functions/bias.rs"
            const f32 t17_22 = t662 + t16_7;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t670 = t656 ? t17_22 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            s_5 = t670;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t671 = s_7 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_23 = t671 + t16_3;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t673 = t656 ? t17_23 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            s_7 = t673;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t674 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t675 = t674 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t676 = first_query + t675;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t677 = t676 + 9u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const bool t678 = t677 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t679 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t680 = t677 < t679 ? t677 : t679;
#line 29 "src/functions/bias.rs"
            const u32 t1_13 = t680 + seq_k;
#line 29 "src/functions/bias.rs"
            const u32 t2_13 = t1_13 - seq_q;
#line 29 "src/functions/bias.rs"
            const u32 first_13 = t2_13 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t684 = s_6 * score_scale;
#line 30 "src/functions/bias.rs"
            const u32 t4_8 = first_13 - t422;
#line 30 "src/functions/bias.rs"
            const u32 t5_8 = (int)t4_8 > (int)0u ? t4_8 : 0u;
#line 30 "src/functions/bias.rs"
            const u32 place_7 = (int)t5_8 < (int)t6_2 ? t5_8 : t6_2;
#line 32 "src/functions/bias.rs"
            const u64 t14_8 = (u64)place_7 * t13_2;
#line 32 "src/functions/bias.rs"
            const u64 t15_8 = t11_2 + t14_8;
#line 32 "src/functions/bias.rs"
            f32 t16_8;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_8) : "l"(t15_8));
#line 32 "src/functions/bias.rs"
            const f32 t17_24 = t684 + t16_8;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t692 = t678 ? t17_24 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            s_6 = t692;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t693 = s_8 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_25 = t693 + t16_5;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t695 = t678 ? t17_25 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            s_8 = t695;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t696 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t697 = t696 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t698 = first_query + t697;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t699 = t698 + 16u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const bool t700 = t699 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t701 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t702 = t699 < t701 ? t699 : t701;
#line 29 "src/functions/bias.rs"
            const u32 t1_14 = t702 + seq_k;
#line 29 "src/functions/bias.rs"
            const u32 t2_14 = t1_14 - seq_q;
#line 29 "src/functions/bias.rs"
            const u32 first_14 = t2_14 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t706 = s_9 * score_scale;
#line 30 "src/functions/bias.rs"
            const u32 t4_9 = first_14 - t422;
#line 30 "src/functions/bias.rs"
            const u32 t5_9 = (int)t4_9 > (int)0u ? t4_9 : 0u;
#line 30 "src/functions/bias.rs"
            const u32 place_8 = (int)t5_9 < (int)t6_2 ? t5_9 : t6_2;
#line 32 "src/functions/bias.rs"
            const u64 t14_9 = (u64)place_8 * t13_2;
#line 32 "src/functions/bias.rs"
            const u64 t15_9 = t11_2 + t14_9;
#line 32 "src/functions/bias.rs"
            f32 t16_9;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_9) : "l"(t15_9));
#line 32 "src/functions/bias.rs"
            const f32 t17_26 = t706 + t16_9;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t714 = t700 ? t17_26 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            s_9 = t714;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t715 = s_11 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_27 = t715 + t16_7;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t717 = t700 ? t17_27 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            s_11 = t717;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t718 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t719 = t718 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t720 = first_query + t719;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t721 = t720 + 17u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const bool t722 = t721 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t723 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t724 = t721 < t723 ? t721 : t723;
#line 29 "src/functions/bias.rs"
            const u32 t1_15 = t724 + seq_k;
#line 29 "src/functions/bias.rs"
            const u32 t2_15 = t1_15 - seq_q;
#line 29 "src/functions/bias.rs"
            const u32 first_15 = t2_15 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t728 = s_10 * score_scale;
#line 30 "src/functions/bias.rs"
            const u32 t4_10 = first_15 - t422;
#line 30 "src/functions/bias.rs"
            const u32 t5_10 = (int)t4_10 > (int)0u ? t4_10 : 0u;
#line 30 "src/functions/bias.rs"
            const u32 place_9 = (int)t5_10 < (int)t6_2 ? t5_10 : t6_2;
#line 32 "src/functions/bias.rs"
            const u64 t14_10 = (u64)place_9 * t13_2;
#line 32 "src/functions/bias.rs"
            const u64 t15_10 = t11_2 + t14_10;
#line 32 "src/functions/bias.rs"
            f32 t16_10;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_10) : "l"(t15_10));
#line 32 "src/functions/bias.rs"
            const f32 t17_28 = t728 + t16_10;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t736 = t722 ? t17_28 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            s_10 = t736;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t737 = s_12 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_29 = t737 + t16_8;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t739 = t722 ? t17_29 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            s_12 = t739;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t740 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t741 = t740 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t742 = first_query + t741;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t743 = t742 + 24u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const bool t744 = t743 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t745 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t746 = t743 < t745 ? t743 : t745;
#line 29 "src/functions/bias.rs"
            const u32 t1_16 = t746 + seq_k;
#line 29 "src/functions/bias.rs"
            const u32 t2_16 = t1_16 - seq_q;
#line 29 "src/functions/bias.rs"
            const u32 first_16 = t2_16 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t750 = s_13 * score_scale;
#line 30 "src/functions/bias.rs"
            const u32 t4_11 = first_16 - t422;
#line 30 "src/functions/bias.rs"
            const u32 t5_11 = (int)t4_11 > (int)0u ? t4_11 : 0u;
#line 30 "src/functions/bias.rs"
            const u32 place_10 = (int)t5_11 < (int)t6_2 ? t5_11 : t6_2;
#line 32 "src/functions/bias.rs"
            const u64 t14_11 = (u64)place_10 * t13_2;
#line 32 "src/functions/bias.rs"
            const u64 t15_11 = t11_2 + t14_11;
#line 32 "src/functions/bias.rs"
            f32 t16_11;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_11) : "l"(t15_11));
#line 32 "src/functions/bias.rs"
            const f32 t17_30 = t750 + t16_11;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t758 = t744 ? t17_30 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            s_13 = t758;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t759 = s_15 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_31 = t759 + t16_9;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t761 = t744 ? t17_31 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            s_15 = t761;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t762 = lane & 3u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t763 = t762 << 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t764 = first_query + t763;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t765 = t764 + 25u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const bool t766 = t765 < seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t767 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const u32 t768 = t765 < t767 ? t765 : t767;
#line 29 "src/functions/bias.rs"
            const u32 t1_17 = t768 + seq_k;
#line 29 "src/functions/bias.rs"
            const u32 t2_17 = t1_17 - seq_q;
#line 29 "src/functions/bias.rs"
            const u32 first_17 = t2_17 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t772 = s_14 * score_scale;
#line 30 "src/functions/bias.rs"
            const u32 t4_12 = first_17 - t422;
#line 30 "src/functions/bias.rs"
            const u32 t5_12 = (int)t4_12 > (int)0u ? t4_12 : 0u;
#line 30 "src/functions/bias.rs"
            const u32 place_11 = (int)t5_12 < (int)t6_2 ? t5_12 : t6_2;
#line 32 "src/functions/bias.rs"
            const u64 t14_12 = (u64)place_11 * t13_2;
#line 32 "src/functions/bias.rs"
            const u64 t15_12 = t11_2 + t14_12;
#line 32 "src/functions/bias.rs"
            f32 t16_12;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_12) : "l"(t15_12));
#line 32 "src/functions/bias.rs"
            const f32 t17_32 = t772 + t16_12;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t780 = t766 ? t17_32 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            s_14 = t780;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t781 = s_16 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_33 = t781 + t16_10;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            const f32 t783 = t766 ? t17_33 : __uint_as_float(0xff800000u);
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
            s_16 = t783;
        }
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t784 = t8 + t38;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t785 = head / group;
#line 17 "src/functions/sequences.rs"
        const u64 t1_18 = (u64)batch_2;
#line 17 "src/functions/sequences.rs"
        const u64 t2_18 = t1_18 * argument1_stride0;
#line 17 "src/functions/sequences.rs"
        const u64 t3_2 = t2_18 * 4ull;
#line 17 "src/functions/sequences.rs"
        const u64 t4_13 = argument1_2 + t3_2;
        const u32 t5_13 = (u32)argument1_stride1;
#line 18 "src/functions/sequences.rs"
        const u32 t6_3 = t5_13 << 2u;
        const u64 t10_3 = (u64)batch_2;
#line 19 "src/functions/sequences.rs"
        const u64 t11_3 = t10_3 * argument0_stride0_2;
#line 19 "src/functions/sequences.rs"
        const u64 t12_3 = t11_3 * 4ull;
#line 19 "src/functions/sequences.rs"
        const u64 t13_3 = argument0_2 + t12_3;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t796 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t797 = t784 + t796;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t798 = seq_k - 1u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t799 = t797 < t798 ? t797 : t798;
#line 18 "src/functions/sequences.rs"
        const u64 t7_2 = (u64)t799 * t6_3;
#line 18 "src/functions/sequences.rs"
        const u64 t8_3 = t4_13 + t7_2;
#line 18 "src/functions/sequences.rs"
        u32 of_key;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key) : "l"(t8_3));
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t803 = t797 + 8u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t804 = t803 < t798 ? t803 : t798;
#line 18 "src/functions/sequences.rs"
        const u64 t7_3 = (u64)t804 * t6_3;
#line 18 "src/functions/sequences.rs"
        const u64 t8_4 = t4_13 + t7_3;
#line 18 "src/functions/sequences.rs"
        u32 of_key_2;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_2) : "l"(t8_4));
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t808 = lane & 3u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t809 = t808 << 1u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t810 = first_query + t809;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t811 = seq_q - 1u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t812 = t810 < t811 ? t810 : t811;
#line 19 "src/functions/sequences.rs"
        const u64 t14_13 = (u64)t812;
#line 19 "src/functions/sequences.rs"
        const u64 t15_13 = t14_13 * argument0_stride1_2;
#line 19 "src/functions/sequences.rs"
        const u64 t16_13 = t15_13 * 4ull;
#line 19 "src/functions/sequences.rs"
        const u64 t17_34 = t13_3 + t16_13;
#line 19 "src/functions/sequences.rs"
        u32 t18_2;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_2) : "l"(t17_34));
#line 19 "src/functions/sequences.rs"
        const bool t19_2 = t18_2 == of_key;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t819 = t19_2 ? s : __uint_as_float(0xff800000u);
#line 186 "fa-kernels/src/attention/backward/work.rs"
        s = t819;
#line 19 "src/functions/sequences.rs"
        const bool t19_3 = t18_2 == of_key_2;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t821 = t19_3 ? s_3 : __uint_as_float(0xff800000u);
#line 186 "fa-kernels/src/attention/backward/work.rs"
        s_3 = t821;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t822 = lane & 3u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t823 = t822 << 1u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t824 = first_query + t823;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t825 = t824 + 1u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t826 = seq_q - 1u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t827 = t825 < t826 ? t825 : t826;
#line 19 "src/functions/sequences.rs"
        const u64 t14_14 = (u64)t827;
#line 19 "src/functions/sequences.rs"
        const u64 t15_14 = t14_14 * argument0_stride1_2;
#line 19 "src/functions/sequences.rs"
        const u64 t16_14 = t15_14 * 4ull;
#line 19 "src/functions/sequences.rs"
        const u64 t17_35 = t13_3 + t16_14;
#line 19 "src/functions/sequences.rs"
        u32 t18_3;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_3) : "l"(t17_35));
#line 19 "src/functions/sequences.rs"
        const bool t19_4 = t18_3 == of_key;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t834 = t19_4 ? s_2 : __uint_as_float(0xff800000u);
#line 186 "fa-kernels/src/attention/backward/work.rs"
        s_2 = t834;
#line 19 "src/functions/sequences.rs"
        const bool t19_5 = t18_3 == of_key_2;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t836 = t19_5 ? s_4 : __uint_as_float(0xff800000u);
#line 186 "fa-kernels/src/attention/backward/work.rs"
        s_4 = t836;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t837 = lane & 3u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t838 = t837 << 1u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t839 = first_query + t838;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t840 = t839 + 8u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t841 = seq_q - 1u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t842 = t840 < t841 ? t840 : t841;
#line 19 "src/functions/sequences.rs"
        const u64 t14_15 = (u64)t842;
#line 19 "src/functions/sequences.rs"
        const u64 t15_15 = t14_15 * argument0_stride1_2;
#line 19 "src/functions/sequences.rs"
        const u64 t16_15 = t15_15 * 4ull;
#line 19 "src/functions/sequences.rs"
        const u64 t17_36 = t13_3 + t16_15;
#line 19 "src/functions/sequences.rs"
        u32 t18_4;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_4) : "l"(t17_36));
#line 19 "src/functions/sequences.rs"
        const bool t19_6 = t18_4 == of_key;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t849 = t19_6 ? s_5 : __uint_as_float(0xff800000u);
#line 186 "fa-kernels/src/attention/backward/work.rs"
        s_5 = t849;
#line 19 "src/functions/sequences.rs"
        const bool t19_7 = t18_4 == of_key_2;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t851 = t19_7 ? s_7 : __uint_as_float(0xff800000u);
#line 186 "fa-kernels/src/attention/backward/work.rs"
        s_7 = t851;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t852 = lane & 3u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t853 = t852 << 1u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t854 = first_query + t853;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t855 = t854 + 9u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t856 = seq_q - 1u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t857 = t855 < t856 ? t855 : t856;
#line 19 "src/functions/sequences.rs"
        const u64 t14_16 = (u64)t857;
#line 19 "src/functions/sequences.rs"
        const u64 t15_16 = t14_16 * argument0_stride1_2;
#line 19 "src/functions/sequences.rs"
        const u64 t16_16 = t15_16 * 4ull;
#line 19 "src/functions/sequences.rs"
        const u64 t17_37 = t13_3 + t16_16;
#line 19 "src/functions/sequences.rs"
        u32 t18_5;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_5) : "l"(t17_37));
#line 19 "src/functions/sequences.rs"
        const bool t19_8 = t18_5 == of_key;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t864 = t19_8 ? s_6 : __uint_as_float(0xff800000u);
#line 186 "fa-kernels/src/attention/backward/work.rs"
        s_6 = t864;
#line 19 "src/functions/sequences.rs"
        const bool t19_9 = t18_5 == of_key_2;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t866 = t19_9 ? s_8 : __uint_as_float(0xff800000u);
#line 186 "fa-kernels/src/attention/backward/work.rs"
        s_8 = t866;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t867 = lane & 3u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t868 = t867 << 1u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t869 = first_query + t868;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t870 = t869 + 16u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t871 = seq_q - 1u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t872 = t870 < t871 ? t870 : t871;
#line 19 "src/functions/sequences.rs"
        const u64 t14_17 = (u64)t872;
#line 19 "src/functions/sequences.rs"
        const u64 t15_17 = t14_17 * argument0_stride1_2;
#line 19 "src/functions/sequences.rs"
        const u64 t16_17 = t15_17 * 4ull;
#line 19 "src/functions/sequences.rs"
        const u64 t17_38 = t13_3 + t16_17;
#line 19 "src/functions/sequences.rs"
        u32 t18_6;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_6) : "l"(t17_38));
#line 19 "src/functions/sequences.rs"
        const bool t19_10 = t18_6 == of_key;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t879 = t19_10 ? s_9 : __uint_as_float(0xff800000u);
#line 186 "fa-kernels/src/attention/backward/work.rs"
        s_9 = t879;
#line 19 "src/functions/sequences.rs"
        const bool t19_11 = t18_6 == of_key_2;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t881 = t19_11 ? s_11 : __uint_as_float(0xff800000u);
#line 186 "fa-kernels/src/attention/backward/work.rs"
        s_11 = t881;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t882 = lane & 3u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t883 = t882 << 1u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t884 = first_query + t883;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t885 = t884 + 17u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t886 = seq_q - 1u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t887 = t885 < t886 ? t885 : t886;
#line 19 "src/functions/sequences.rs"
        const u64 t14_18 = (u64)t887;
#line 19 "src/functions/sequences.rs"
        const u64 t15_18 = t14_18 * argument0_stride1_2;
#line 19 "src/functions/sequences.rs"
        const u64 t16_18 = t15_18 * 4ull;
#line 19 "src/functions/sequences.rs"
        const u64 t17_39 = t13_3 + t16_18;
#line 19 "src/functions/sequences.rs"
        u32 t18_7;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_7) : "l"(t17_39));
#line 19 "src/functions/sequences.rs"
        const bool t19_12 = t18_7 == of_key;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t894 = t19_12 ? s_10 : __uint_as_float(0xff800000u);
#line 186 "fa-kernels/src/attention/backward/work.rs"
        s_10 = t894;
#line 19 "src/functions/sequences.rs"
        const bool t19_13 = t18_7 == of_key_2;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t896 = t19_13 ? s_12 : __uint_as_float(0xff800000u);
#line 186 "fa-kernels/src/attention/backward/work.rs"
        s_12 = t896;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t897 = lane & 3u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t898 = t897 << 1u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t899 = first_query + t898;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t900 = t899 + 24u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t901 = seq_q - 1u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t902 = t900 < t901 ? t900 : t901;
#line 19 "src/functions/sequences.rs"
        const u64 t14_19 = (u64)t902;
#line 19 "src/functions/sequences.rs"
        const u64 t15_19 = t14_19 * argument0_stride1_2;
#line 19 "src/functions/sequences.rs"
        const u64 t16_19 = t15_19 * 4ull;
#line 19 "src/functions/sequences.rs"
        const u64 t17_40 = t13_3 + t16_19;
#line 19 "src/functions/sequences.rs"
        u32 t18_8;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_8) : "l"(t17_40));
#line 19 "src/functions/sequences.rs"
        const bool t19_14 = t18_8 == of_key;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t909 = t19_14 ? s_13 : __uint_as_float(0xff800000u);
#line 186 "fa-kernels/src/attention/backward/work.rs"
        s_13 = t909;
#line 19 "src/functions/sequences.rs"
        const bool t19_15 = t18_8 == of_key_2;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t911 = t19_15 ? s_15 : __uint_as_float(0xff800000u);
#line 186 "fa-kernels/src/attention/backward/work.rs"
        s_15 = t911;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t912 = lane & 3u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t913 = t912 << 1u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t914 = first_query + t913;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t915 = t914 + 25u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t916 = seq_q - 1u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t917 = t915 < t916 ? t915 : t916;
#line 19 "src/functions/sequences.rs"
        const u64 t14_20 = (u64)t917;
#line 19 "src/functions/sequences.rs"
        const u64 t15_20 = t14_20 * argument0_stride1_2;
#line 19 "src/functions/sequences.rs"
        const u64 t16_20 = t15_20 * 4ull;
#line 19 "src/functions/sequences.rs"
        const u64 t17_41 = t13_3 + t16_20;
#line 19 "src/functions/sequences.rs"
        u32 t18_9;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_9) : "l"(t17_41));
#line 19 "src/functions/sequences.rs"
        const bool t19_16 = t18_9 == of_key;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t924 = t19_16 ? s_14 : __uint_as_float(0xff800000u);
#line 186 "fa-kernels/src/attention/backward/work.rs"
        s_14 = t924;
#line 19 "src/functions/sequences.rs"
        const bool t19_17 = t18_9 == of_key_2;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t926 = t19_17 ? s_16 : __uint_as_float(0xff800000u);
#line 186 "fa-kernels/src/attention/backward/work.rs"
        s_16 = t926;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t927 = block << 6u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t928 = t927 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_3 = t928 + 1u;
        const u32 t930 = end_3 > seq_q ? end_3 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t931 = t930 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_4 = t931 < seq_k ? t931 : seq_k;
#line 99 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t933 = t8 + 64u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool right = end_4 < t933;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        if (right) {
            const u32 t935 = t8 + t38;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t936 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = t935 + t936;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t938 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t939 = t938 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t940 = first_query + t939;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t941 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t942 = t941 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t943 = first_query + t942;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t944 = t943 + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t945 = t940 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_5 = t945 + 1u;
            const u32 t947 = end_5 > seq_q ? end_5 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t948 = t947 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_6 = t948 < seq_k ? t948 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t950 = end_6 > column ? end_6 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_7 = t950 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t953 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t953;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t955 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t955;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t956 = t944 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_8 = t956 + 1u;
            const u32 t958 = end_8 > seq_q ? end_8 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t959 = t958 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_9 = t959 < seq_k ? t959 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t961 = end_9 > column ? end_9 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_10 = t961 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t964 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t964;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t966 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t966;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t967 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t968 = t967 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t969 = first_query + t968;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t970 = t969 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t971 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t972 = t971 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t973 = first_query + t972;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t974 = t973 + 9u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t975 = t970 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t975 + 1u;
            const u32 t977 = end_11 > seq_q ? end_11 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t978 = t977 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_12 = t978 < seq_k ? t978 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t980 = end_12 > column ? end_12 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_13 = t980 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t983 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t983;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t985 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t985;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t986 = t974 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_14 = t986 + 1u;
            const u32 t988 = end_14 > seq_q ? end_14 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t989 = t988 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_15 = t989 < seq_k ? t989 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t991 = end_15 > column ? end_15 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_16 = t991 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t994 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t994;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t996 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t996;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t997 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t998 = t997 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t999 = first_query + t998;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1000 = t999 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1001 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1002 = t1001 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1003 = first_query + t1002;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1004 = t1003 + 17u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1005 = t1000 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_17 = t1005 + 1u;
            const u32 t1007 = end_17 > seq_q ? end_17 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1008 = t1007 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_18 = t1008 < seq_k ? t1008 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1010 = end_18 > column ? end_18 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_19 = t1010 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 0u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1013 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t1013;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 8u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1015 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t1015;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1016 = t1004 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_20 = t1016 + 1u;
            const u32 t1018 = end_20 > seq_q ? end_20 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1019 = t1018 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_21 = t1019 < seq_k ? t1019 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1021 = end_21 > column ? end_21 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_22 = t1021 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 0u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1024 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t1024;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 8u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1026 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t1026;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1027 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1028 = t1027 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1029 = first_query + t1028;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1030 = t1029 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1031 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1032 = t1031 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1033 = first_query + t1032;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1034 = t1033 + 25u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1035 = t1030 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_23 = t1035 + 1u;
            const u32 t1037 = end_23 > seq_q ? end_23 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1038 = t1037 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_24 = t1038 < seq_k ? t1038 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1040 = end_24 > column ? end_24 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_25 = t1040 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 0u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1043 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t1043;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 8u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1045 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t1045;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1046 = t1034 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_26 = t1046 + 1u;
            const u32 t1048 = end_26 > seq_q ? end_26 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1049 = t1048 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_27 = t1049 < seq_k ? t1049 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1051 = end_27 > column ? end_27 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_28 = t1051 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 0u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1054 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t1054;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 8u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1056 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t1056;
        }
#line 286 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_18 = share << 8u;
        const u32 t1058 = t178 + first_18;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1059 = lane & 3u;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1060 = t1059 << 4u;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1061 = t1058 + t1060;
        u32 row_3;
        u32 row_4;
        u32 row_5;
        u32 row_6;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_3), "=r"(row_4), "=r"(row_5), "=r"(row_6) : "r"(t1061) : "memory");
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1062;
        asm("mov.b32 %0, %1;" : "=f"(t1062) : "r"(row_3));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1063;
        asm("mov.b32 %0, %1;" : "=f"(t1063) : "r"(row_4));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1064;
        asm("mov.b32 %0, %1;" : "=f"(t1064) : "r"(row_5));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1065;
        asm("mov.b32 %0, %1;" : "=f"(t1065) : "r"(row_6));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1066 = -t1062;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1067;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1067) : "f"(s), "f"(1.442695f), "f"(t1066));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p) : "f"(t1067));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1069 = dp - t1063;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds = p * t1069;
        dp = ds;
        s = p;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1071 = -t1064;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1072;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1072) : "f"(s_2), "f"(1.442695f), "f"(t1071));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_2) : "f"(t1072));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1074 = dp_2 - t1065;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_2 = p_2 * t1074;
        dp_2 = ds_2;
        s_2 = p_2;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1076 = -t1062;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1077;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1077) : "f"(s_3), "f"(1.442695f), "f"(t1076));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_3) : "f"(t1077));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1079 = dp_3 - t1063;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_3 = p_3 * t1079;
        dp_3 = ds_3;
        s_3 = p_3;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1081 = -t1064;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1082;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1082) : "f"(s_4), "f"(1.442695f), "f"(t1081));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_4) : "f"(t1082));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1084 = dp_4 - t1065;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_4 = p_4 * t1084;
        dp_4 = ds_4;
        s_4 = p_4;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_7;
        u32 row_8;
        u32 row_9;
        u32 row_10;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_7), "=r"(row_8), "=r"(row_9), "=r"(row_10) : "r"(t1061) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1086;
        asm("mov.b32 %0, %1;" : "=f"(t1086) : "r"(row_7));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1087;
        asm("mov.b32 %0, %1;" : "=f"(t1087) : "r"(row_8));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1088;
        asm("mov.b32 %0, %1;" : "=f"(t1088) : "r"(row_9));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1089;
        asm("mov.b32 %0, %1;" : "=f"(t1089) : "r"(row_10));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1090 = -t1086;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1091;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1091) : "f"(s_5), "f"(1.442695f), "f"(t1090));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_5;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_5) : "f"(t1091));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1093 = dp_5 - t1087;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_5 = p_5 * t1093;
        dp_5 = ds_5;
        s_5 = p_5;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1095 = -t1088;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1096;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1096) : "f"(s_6), "f"(1.442695f), "f"(t1095));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_6;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_6) : "f"(t1096));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1098 = dp_6 - t1089;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_6 = p_6 * t1098;
        dp_6 = ds_6;
        s_6 = p_6;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1100 = -t1086;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1101;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1101) : "f"(s_7), "f"(1.442695f), "f"(t1100));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_7;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_7) : "f"(t1101));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1103 = dp_7 - t1087;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_7 = p_7 * t1103;
        dp_7 = ds_7;
        s_7 = p_7;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1105 = -t1088;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1106;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1106) : "f"(s_8), "f"(1.442695f), "f"(t1105));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_8;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_8) : "f"(t1106));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1108 = dp_8 - t1089;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_8 = p_8 * t1108;
        dp_8 = ds_8;
        s_8 = p_8;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_11;
        u32 row_12;
        u32 row_13;
        u32 row_14;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_11), "=r"(row_12), "=r"(row_13), "=r"(row_14) : "r"(t1061) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1110;
        asm("mov.b32 %0, %1;" : "=f"(t1110) : "r"(row_11));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1111;
        asm("mov.b32 %0, %1;" : "=f"(t1111) : "r"(row_12));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1112;
        asm("mov.b32 %0, %1;" : "=f"(t1112) : "r"(row_13));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1113;
        asm("mov.b32 %0, %1;" : "=f"(t1113) : "r"(row_14));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1114 = -t1110;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1115;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1115) : "f"(s_9), "f"(1.442695f), "f"(t1114));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_9;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_9) : "f"(t1115));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1117 = dp_9 - t1111;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_9 = p_9 * t1117;
        dp_9 = ds_9;
        s_9 = p_9;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1119 = -t1112;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1120;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1120) : "f"(s_10), "f"(1.442695f), "f"(t1119));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_10;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_10) : "f"(t1120));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1122 = dp_10 - t1113;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_10 = p_10 * t1122;
        dp_10 = ds_10;
        s_10 = p_10;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1124 = -t1110;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1125;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1125) : "f"(s_11), "f"(1.442695f), "f"(t1124));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_11;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_11) : "f"(t1125));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1127 = dp_11 - t1111;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_11 = p_11 * t1127;
        dp_11 = ds_11;
        s_11 = p_11;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1129 = -t1112;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1130;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1130) : "f"(s_12), "f"(1.442695f), "f"(t1129));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_12;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_12) : "f"(t1130));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1132 = dp_12 - t1113;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_12 = p_12 * t1132;
        dp_12 = ds_12;
        s_12 = p_12;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_15;
        u32 row_16;
        u32 row_17;
        u32 row_18;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_15), "=r"(row_16), "=r"(row_17), "=r"(row_18) : "r"(t1061) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1134;
        asm("mov.b32 %0, %1;" : "=f"(t1134) : "r"(row_15));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1135;
        asm("mov.b32 %0, %1;" : "=f"(t1135) : "r"(row_16));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1136;
        asm("mov.b32 %0, %1;" : "=f"(t1136) : "r"(row_17));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1137;
        asm("mov.b32 %0, %1;" : "=f"(t1137) : "r"(row_18));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1138 = -t1134;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1139;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1139) : "f"(s_13), "f"(1.442695f), "f"(t1138));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_13;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_13) : "f"(t1139));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1141 = dp_13 - t1135;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_13 = p_13 * t1141;
        dp_13 = ds_13;
        s_13 = p_13;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1143 = -t1136;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1144;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1144) : "f"(s_14), "f"(1.442695f), "f"(t1143));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_14;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_14) : "f"(t1144));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1146 = dp_14 - t1137;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_14 = p_14 * t1146;
        dp_14 = ds_14;
        s_14 = p_14;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1148 = -t1134;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1149;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1149) : "f"(s_15), "f"(1.442695f), "f"(t1148));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_15;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_15) : "f"(t1149));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1151 = dp_15 - t1135;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_15 = p_15 * t1151;
        dp_15 = ds_15;
        s_15 = p_15;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1153 = -t1136;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1154;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1154) : "f"(s_16), "f"(1.442695f), "f"(t1153));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_16;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_16) : "f"(t1154));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1156 = dp_16 - t1137;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_16 = p_16 * t1156;
        dp_16 = ds_16;
        s_16 = p_16;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1158 = share << 12u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1159 = t35 + t1158;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1160;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1160) : "r"(lane));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1161 = t1160 >> 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1162 = t38 + t1161;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1163 = t1162 >> 1u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1164 = t1163 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1165 = 0u ^ t1164;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1166 = t1162 << 6u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1167 = t1165 << 4u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1168 = t1166 + t1167;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1169 = t1160 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1170 = t1169 << 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1171 = t1168 + t1170;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1172;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1172) : "f"(dp), "f"(dp_2));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1173 = t1159 + t1171;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1173), "r"(t1172) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1174;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1174) : "f"(dp_5), "f"(dp_6));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1175 = t1171 ^ 16u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1176 = t1159 + t1175;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1176), "r"(t1174) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1177;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1177) : "f"(dp_9), "f"(dp_10));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1178 = t1171 ^ 32u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1179 = t1159 + t1178;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1179), "r"(t1177) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1180;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1180) : "f"(dp_13), "f"(dp_14));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1181 = t1171 ^ 48u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1182 = t1159 + t1181;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1182), "r"(t1180) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1183 = t1160 >> 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1184 = t38 + t1183;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1185 = t1184 + 8u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1186 = t1185 >> 1u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1187 = t1186 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1188 = 0u ^ t1187;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1189 = t1185 << 6u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1190 = t1188 << 4u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1191 = t1189 + t1190;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1192 = t1160 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1193 = t1192 << 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1194 = t1191 + t1193;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1195;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1195) : "f"(dp_3), "f"(dp_4));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1196 = t1159 + t1194;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1196), "r"(t1195) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1197;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1197) : "f"(dp_7), "f"(dp_8));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1198 = t1194 ^ 16u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1199 = t1159 + t1198;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1199), "r"(t1197) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1200;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1200) : "f"(dp_11), "f"(dp_12));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1201 = t1194 ^ 32u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1202 = t1159 + t1201;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1202), "r"(t1200) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1203;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1203) : "f"(dp_15), "f"(dp_16));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1204 = t1194 ^ 48u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1205 = t1159 + t1204;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1205), "r"(t1203) : "memory");
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1206 = share << 12u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1207 = t40 + t1206;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1208;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1208) : "r"(lane));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1209 = t1208 >> 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1210 = t38 + t1209;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1211 = t1210 >> 1u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1212 = t1211 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1213 = 0u ^ t1212;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1214 = t1210 << 6u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1215 = t1213 << 4u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1216 = t1214 + t1215;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1217 = t1208 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1218 = t1217 << 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1219 = t1216 + t1218;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1220;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1220) : "f"(s), "f"(s_2));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1221 = t1207 + t1219;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1221), "r"(t1220) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1222;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1222) : "f"(s_5), "f"(s_6));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1223 = t1219 ^ 16u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1224 = t1207 + t1223;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1224), "r"(t1222) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1225;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1225) : "f"(s_9), "f"(s_10));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1226 = t1219 ^ 32u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1227 = t1207 + t1226;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1227), "r"(t1225) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1228;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1228) : "f"(s_13), "f"(s_14));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1229 = t1219 ^ 48u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1230 = t1207 + t1229;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1230), "r"(t1228) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1231 = t1208 >> 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1232 = t38 + t1231;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1233 = t1232 + 8u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1234 = t1233 >> 1u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1235 = t1234 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1236 = 0u ^ t1235;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1237 = t1233 << 6u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1238 = t1236 << 4u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1239 = t1237 + t1238;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1240 = t1208 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1241 = t1240 << 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1242 = t1239 + t1241;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1243;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1243) : "f"(s_3), "f"(s_4));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1244 = t1207 + t1242;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1244), "r"(t1243) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1245;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1245) : "f"(s_7), "f"(s_8));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1246 = t1242 ^ 16u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1247 = t1207 + t1246;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1247), "r"(t1245) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1248;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1248) : "f"(s_11), "f"(s_12));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1249 = t1242 ^ 32u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1250 = t1207 + t1249;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1250), "r"(t1248) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1251;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1251) : "f"(s_15), "f"(s_16));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1252 = t1242 ^ 48u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1253 = t1207 + t1252;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1253), "r"(t1251) : "memory");
#line 201 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 265 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 lane_2;
        asm volatile("mov.b32 %0, %1;" : "=r"(lane_2) : "r"(lane));
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1255 = lane_2 & 15u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1256 = t38 + t1255;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1257 = lane_2 >> 4u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1258 = t1256 >> 1u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1259 = t1258 & 3u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1260 = t1257 ^ t1259;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1261 = t1256 << 6u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1262 = t1260 << 4u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1263 = t1261 + t1262;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1264 = t40 + t1263;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1265 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1266 = t177 + t1265;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1267;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1267) : "r"(t63));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1268 = t1267 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1269 = t1267 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1270 = t1267 ^ 96u;
        const u32 t1271 = t1266 + t1267;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1272 = t1266 + t1268;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1273 = t1266 + t1269;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1274 = t1266 + t1270;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1275;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1275) : "r"(t1264));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t1275) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t1271) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_197), "r"(m_198));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_199), "r"(m_200));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t1272) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_201), "r"(m_202));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_203), "r"(m_204));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t1273) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_205), "r"(m_206));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_207), "r"(m_208));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t1274) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_209), "r"(m_210));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_211), "r"(m_212));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1276;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1276) : "r"(t1264));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1277 = t1276 ^ 32u;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t1277) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t1271) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_217), "r"(m_218));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_219), "r"(m_220));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t1272) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_221), "r"(m_222));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_223), "r"(m_224));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t1273) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_225), "r"(m_226));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_227), "r"(m_228));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t1274) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_229), "r"(m_230));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_231), "r"(m_232));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1278;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1278) : "r"(t1264));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t1278) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t1271) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_237), "r"(m_238));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_239), "r"(m_240));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1272) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_241), "r"(m_242));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_243), "r"(m_244));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1273) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_245), "r"(m_246));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_247), "r"(m_248));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1274) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_249), "r"(m_250));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_251), "r"(m_252));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1279;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1279) : "r"(t1264));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1280 = t1279 ^ 32u;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1280) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1271) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_257), "r"(m_258));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_259), "r"(m_260));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1272) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_261), "r"(m_262));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_263), "r"(m_264));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1273) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_265), "r"(m_266));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_267), "r"(m_268));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1274) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_269), "r"(m_270));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_271), "r"(m_272));
#line 265 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 lane_3;
        asm volatile("mov.b32 %0, %1;" : "=r"(lane_3) : "r"(lane));
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1282 = lane_3 & 15u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1283 = t38 + t1282;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1284 = lane_3 >> 4u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1285 = t1283 >> 1u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1286 = t1285 & 3u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1287 = t1284 ^ t1286;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1288 = t1283 << 6u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1289 = t1287 << 4u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1290 = t1288 + t1289;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1291 = t35 + t1290;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1292 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1293 = smem_2 + t1292;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1294;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1294) : "r"(t63));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1295 = t1294 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1296 = t1294 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1297 = t1294 ^ 96u;
        const u32 t1298 = t1293 + t1294;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1299 = t1293 + t1295;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1300 = t1293 + t1296;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1301 = t1293 + t1297;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1302;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1302) : "r"(t1291));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1302) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1298) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_277), "r"(m_278));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_279), "r"(m_280));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1299) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_281), "r"(m_282));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_283), "r"(m_284));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1300) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_285), "r"(m_286));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_287), "r"(m_288));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_289;
        u32 m_290;
        u32 m_291;
        u32 m_292;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1301) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_289), "r"(m_290));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_291), "r"(m_292));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1303;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1303) : "r"(t1291));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1304 = t1303 ^ 32u;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_293;
        u32 m_294;
        u32 m_295;
        u32 m_296;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1304) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_297;
        u32 m_298;
        u32 m_299;
        u32 m_300;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1298) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_297), "r"(m_298));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_299), "r"(m_300));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_301;
        u32 m_302;
        u32 m_303;
        u32 m_304;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1299) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_301), "r"(m_302));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_303), "r"(m_304));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_305;
        u32 m_306;
        u32 m_307;
        u32 m_308;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1300) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_305), "r"(m_306));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_307), "r"(m_308));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_309;
        u32 m_310;
        u32 m_311;
        u32 m_312;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1301) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_309), "r"(m_310));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_311), "r"(m_312));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1305;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1305) : "r"(t1291));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_313;
        u32 m_314;
        u32 m_315;
        u32 m_316;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1305) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_317;
        u32 m_318;
        u32 m_319;
        u32 m_320;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1298) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_317), "r"(m_318));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_319), "r"(m_320));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_321;
        u32 m_322;
        u32 m_323;
        u32 m_324;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1299) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_321), "r"(m_322));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_323), "r"(m_324));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_325;
        u32 m_326;
        u32 m_327;
        u32 m_328;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1300) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_325), "r"(m_326));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_327), "r"(m_328));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_329;
        u32 m_330;
        u32 m_331;
        u32 m_332;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1301) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_329), "r"(m_330));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_331), "r"(m_332));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1306;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1306) : "r"(t1291));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1307 = t1306 ^ 32u;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_333;
        u32 m_334;
        u32 m_335;
        u32 m_336;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1307) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_337;
        u32 m_338;
        u32 m_339;
        u32 m_340;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1298) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_337), "r"(m_338));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_339), "r"(m_340));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_341;
        u32 m_342;
        u32 m_343;
        u32 m_344;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1299) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_341), "r"(m_342));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_343), "r"(m_344));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_345;
        u32 m_346;
        u32 m_347;
        u32 m_348;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1300) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_345), "r"(m_346));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_347), "r"(m_348));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_349;
        u32 m_350;
        u32 m_351;
        u32 m_352;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1301) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_349), "r"(m_350));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_351), "r"(m_352));
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1308 = t43 << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1309 = smem_1 + t1308;
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
        const u32 t1311 = lane_4 & 7u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1312 = lane_4 >> 4u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1313 = t1312 << 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1314 = t1311 + t1313;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1315 = t42 >> 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1316 = lane_4 >> 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1317 = t1316 & 1u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1318 = t1315 + t1317;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1319 = t1318 >> 2u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1320 = t1318 & 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1321 = t1319 << 12u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1322 = t35 + t1321;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1323 = t1314 >> 1u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1324 = t1323 & 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1325 = t1320 ^ t1324;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1326 = t1314 << 6u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1327 = t1325 << 4u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1328 = t1326 + t1327;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1329 = t1322 + t1328;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1330;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1330) : "r"(t63));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1331 = t1330 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1332 = t1330 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1333 = t1330 ^ 96u;
        const u32 t1334 = t1309 + t1330;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1335 = t1309 + t1331;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1336 = t1309 + t1332;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1337 = t1309 + t1333;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_353;
        u32 m_354;
        u32 m_355;
        u32 m_356;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1329) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_357;
        u32 m_358;
        u32 m_359;
        u32 m_360;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1334) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_357), "r"(m_358));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_359), "r"(m_360));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_361;
        u32 m_362;
        u32 m_363;
        u32 m_364;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1335) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_361), "r"(m_362));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_363), "r"(m_364));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_365;
        u32 m_366;
        u32 m_367;
        u32 m_368;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1336) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_365), "r"(m_366));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_367), "r"(m_368));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_369;
        u32 m_370;
        u32 m_371;
        u32 m_372;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1337) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_369), "r"(m_370));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_371), "r"(m_372));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_373;
        u32 m_374;
        u32 m_375;
        u32 m_376;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t1329) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_377;
        u32 m_378;
        u32 m_379;
        u32 m_380;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t1334) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_377), "r"(m_378));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_379), "r"(m_380));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_381;
        u32 m_382;
        u32 m_383;
        u32 m_384;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t1335) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_381), "r"(m_382));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_383), "r"(m_384));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_385;
        u32 m_386;
        u32 m_387;
        u32 m_388;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t1336) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_385), "r"(m_386));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_387), "r"(m_388));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_389;
        u32 m_390;
        u32 m_391;
        u32 m_392;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1337) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_389), "r"(m_390));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_391), "r"(m_392));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_393;
        u32 m_394;
        u32 m_395;
        u32 m_396;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t1329) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_397;
        u32 m_398;
        u32 m_399;
        u32 m_400;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t1334) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_397), "r"(m_398));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_399), "r"(m_400));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_401;
        u32 m_402;
        u32 m_403;
        u32 m_404;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t1335) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_401), "r"(m_402));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_403), "r"(m_404));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_405;
        u32 m_406;
        u32 m_407;
        u32 m_408;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t1336) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_405), "r"(m_406));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_407), "r"(m_408));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_409;
        u32 m_410;
        u32 m_411;
        u32 m_412;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1337) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_409), "r"(m_410));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_411), "r"(m_412));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_413;
        u32 m_414;
        u32 m_415;
        u32 m_416;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1329) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_417;
        u32 m_418;
        u32 m_419;
        u32 m_420;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t1334) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_417), "r"(m_418));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_419), "r"(m_420));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_421;
        u32 m_422;
        u32 m_423;
        u32 m_424;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t1335) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_421), "r"(m_422));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_423), "r"(m_424));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_425;
        u32 m_426;
        u32 m_427;
        u32 m_428;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t1336) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_425), "r"(m_426));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_427), "r"(m_428));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_429;
        u32 m_430;
        u32 m_431;
        u32 m_432;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1337) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_429), "r"(m_430));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_431), "r"(m_432));
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t1338 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t1339 = t1338 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t1340 = t1339 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t1341 = block << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 row_19 = t1340 + t1341;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 row_20 = row_19 + t42;
        const u64 t1344 = (u64)row_20;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1345 = t1344 * sums_stride0;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1346 = t1345 * 4ull;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1347 = sums + t1346;
        const u32 t1348 = t43 << 10u;
#line 340 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1349 = (u64)t1348 * 4u;
#line 340 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1350 = t1347 + t1349;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        const u64 t1351 = (u64)lane * 4u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        const u64 t1352 = t1350 + t1351;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1352), "f"(dq) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+128], %1;" :  : "l"(t1352), "f"(dq_2) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+256], %1;" :  : "l"(t1352), "f"(dq_3) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+384], %1;" :  : "l"(t1352), "f"(dq_4) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+512], %1;" :  : "l"(t1352), "f"(dq_5) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+640], %1;" :  : "l"(t1352), "f"(dq_6) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+768], %1;" :  : "l"(t1352), "f"(dq_7) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+896], %1;" :  : "l"(t1352), "f"(dq_8) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1024], %1;" :  : "l"(t1352), "f"(dq_9) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1152], %1;" :  : "l"(t1352), "f"(dq_10) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1280], %1;" :  : "l"(t1352), "f"(dq_11) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1408], %1;" :  : "l"(t1352), "f"(dq_12) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1536], %1;" :  : "l"(t1352), "f"(dq_13) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1664], %1;" :  : "l"(t1352), "f"(dq_14) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1792], %1;" :  : "l"(t1352), "f"(dq_15) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1920], %1;" :  : "l"(t1352), "f"(dq_16) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2048], %1;" :  : "l"(t1352), "f"(dq_17) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2176], %1;" :  : "l"(t1352), "f"(dq_18) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2304], %1;" :  : "l"(t1352), "f"(dq_19) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2432], %1;" :  : "l"(t1352), "f"(dq_20) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2560], %1;" :  : "l"(t1352), "f"(dq_21) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2688], %1;" :  : "l"(t1352), "f"(dq_22) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2816], %1;" :  : "l"(t1352), "f"(dq_23) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2944], %1;" :  : "l"(t1352), "f"(dq_24) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3072], %1;" :  : "l"(t1352), "f"(dq_25) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3200], %1;" :  : "l"(t1352), "f"(dq_26) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3328], %1;" :  : "l"(t1352), "f"(dq_27) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3456], %1;" :  : "l"(t1352), "f"(dq_28) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3584], %1;" :  : "l"(t1352), "f"(dq_29) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3712], %1;" :  : "l"(t1352), "f"(dq_30) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3840], %1;" :  : "l"(t1352), "f"(dq_31) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3968], %1;" :  : "l"(t1352), "f"(dq_32) : "memory");
#line 214 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 233 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (more) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1353 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1354 = (u32)q_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1355 = t1354 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_4 = (u64)t340 * t1355;
            const u64 of_head_3 = t185 + head_4;
            const u32 t1358 = t342 << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1359 = (u64)t189 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1360 = smem_2 + t194;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1361 = t1358 + t188;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1362 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1363 = t1362 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1364 = t1361 < t1363 ? t1361 : t1363;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1365 = (u64)t1364 * t187;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1366 = of_head_3 + t1365;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1367 = t1366 + t1359;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1368 = t1358 + t188;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1369 = t1368 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1370 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1371 = t1370 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1372 = t1369 < t1371 ? t1369 : t1371;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1373 = (u64)t1372 * t187;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1374 = of_head_3 + t1373;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1375 = t1374 + t1359;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1376 = t1358 + t188;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1377 = t1376 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1378 = t189 < t1353;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1379 = t1377 & t1378;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1380 = t1379 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1360), "l"(t1367), "r"(t1380) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1381 = t1358 + t188;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1382 = t1381 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1383 = t1382 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1384 = t189 < t1353;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1385 = t1383 & t1384;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1386 = t1385 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1360), "l"(t1375), "r"(t1386) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1387 = t1367 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1388 = t1358 + t188;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1389 = t1388 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1390 = t189 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1391 = t1390 < t1353;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1392 = t1389 & t1391;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1393 = t1392 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1360), "l"(t1387), "r"(t1393) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1394 = t1375 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1395 = t1358 + t188;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1396 = t1395 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1397 = t1396 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1398 = t189 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1399 = t1398 < t1353;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1400 = t1397 & t1399;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1401 = t1400 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1360), "l"(t1394), "r"(t1401) : "memory");
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1402 = thread < 32u;
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            if (t1402) {
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1403 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1404 = t1403 + t340;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1405 = t1404 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1406 = t342 << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_21 = t1405 + t1406;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1408 = thread << 1u;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 row_22 = row_21 + t1408;
                const u32 t1410 = thread << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1411 = t178 + t1410;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1412 = (u64)row_22;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1413 = t1412 * statistics_stride0;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1414 = t1413 * 4ull;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1415 = statistics + t1414;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t1411), "l"(t1415) : "memory");
            }
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1416 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1417 = (u32)d_o_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1418 = t1417 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_5 = (u64)t340 * t1418;
            const u64 of_head_4 = t206 + head_5;
            const u32 t1421 = t342 << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1422 = (u64)t210 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1423 = t177 + t215;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1424 = t1421 + t209;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1425 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1426 = t1425 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1427 = t1424 < t1426 ? t1424 : t1426;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1428 = (u64)t1427 * t208;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1429 = of_head_4 + t1428;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1430 = t1429 + t1422;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1431 = t1421 + t209;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1432 = t1431 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1433 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1434 = t1433 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1435 = t1432 < t1434 ? t1432 : t1434;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1436 = (u64)t1435 * t208;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1437 = of_head_4 + t1436;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1438 = t1437 + t1422;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1439 = t1421 + t209;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1440 = t1439 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1441 = t210 < t1416;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1442 = t1440 & t1441;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1443 = t1442 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1423), "l"(t1430), "r"(t1443) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1444 = t1421 + t209;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1445 = t1444 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1446 = t1445 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1447 = t210 < t1416;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1448 = t1446 & t1447;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1449 = t1448 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1423), "l"(t1438), "r"(t1449) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1450 = t1430 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1451 = t1421 + t209;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1452 = t1451 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1453 = t210 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1454 = t1453 < t1416;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1455 = t1452 & t1454;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1456 = t1455 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1423), "l"(t1450), "r"(t1456) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1457 = t1438 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1458 = t1421 + t209;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1459 = t1458 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1460 = t1459 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1461 = t210 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1462 = t1461 < t1416;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1463 = t1460 & t1462;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1464 = t1463 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1423), "l"(t1457), "r"(t1464) : "memory");
        }
#line 236 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 160 "fa-kernels/src/attention/backward/work.rs"
        head = t340;
        block = t342;
    }
#line 164 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 166 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1465 = dk_2 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_2 = t1465;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1466 = dk_3 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_3 = t1466;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1467 = dk_4 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_4 = t1467;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1468 = dk_5 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_5 = t1468;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1469 = dk_6 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_6 = t1469;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1470 = dk_7 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_7 = t1470;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1471 = dk_8 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_8 = t1471;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1472 = dk_9 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_9 = t1472;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1473 = dk_10 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_10 = t1473;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1474 = dk_11 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_11 = t1474;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1475 = dk_12 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_12 = t1475;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1476 = dk_13 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_13 = t1476;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1477 = dk_14 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_14 = t1477;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1478 = dk_15 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_15 = t1478;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1479 = dk_16 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_16 = t1479;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1480 = dk_17 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_17 = t1480;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1481 = dk_18 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_18 = t1481;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1482 = dk_19 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_19 = t1482;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1483 = dk_20 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_20 = t1483;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1484 = dk_21 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_21 = t1484;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1485 = dk_22 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_22 = t1485;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1486 = dk_23 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_23 = t1486;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1487 = dk_24 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_24 = t1487;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1488 = dk_25 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_25 = t1488;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1489 = dk_26 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_26 = t1489;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1490 = dk_27 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_27 = t1490;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1491 = dk_28 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_28 = t1491;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1492 = dk_29 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_29 = t1492;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1493 = dk_30 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_30 = t1493;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1494 = dk_31 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_31 = t1494;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1495 = dk_32 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_32 = t1495;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1496 = dk_33 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_33 = t1496;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1497 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1498 = smem_1 + t1497;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1499 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1500 = t38 + t1499;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1501 = t1500 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1502 = 0u ^ t1501;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1503 = t1500 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1504 = t1502 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1505 = t1503 + t1504;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1506 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1507 = t1506 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1508 = t1505 + t1507;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1509;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1509) : "f"(dk_2), "f"(dk_3));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1510 = t1498 + t1508;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1510), "r"(t1509) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1511;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1511) : "f"(dk_6), "f"(dk_7));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1512 = t1508 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1513 = t1498 + t1512;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1513), "r"(t1511) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1514;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1514) : "f"(dk_10), "f"(dk_11));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1515 = t1508 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1516 = t1498 + t1515;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1516), "r"(t1514) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1517;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1517) : "f"(dk_14), "f"(dk_15));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1518 = t1508 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1519 = t1498 + t1518;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1519), "r"(t1517) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1520;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1520) : "f"(dk_18), "f"(dk_19));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1521 = t1508 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1522 = t1498 + t1521;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1522), "r"(t1520) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1523;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1523) : "f"(dk_22), "f"(dk_23));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1524 = t1508 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1525 = t1498 + t1524;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1525), "r"(t1523) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1526;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1526) : "f"(dk_26), "f"(dk_27));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1527 = t1508 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1528 = t1498 + t1527;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1528), "r"(t1526) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1529;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1529) : "f"(dk_30), "f"(dk_31));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1530 = t1508 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1531 = t1498 + t1530;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1531), "r"(t1529) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1532 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1533 = t38 + t1532;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1534 = t1533 + 8u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1535 = t1534 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1536 = 0u ^ t1535;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1537 = t1534 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1538 = t1536 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1539 = t1537 + t1538;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1540 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1541 = t1540 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1542 = t1539 + t1541;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1543;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1543) : "f"(dk_4), "f"(dk_5));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1544 = t1498 + t1542;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1544), "r"(t1543) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1545;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1545) : "f"(dk_8), "f"(dk_9));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1546 = t1542 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1547 = t1498 + t1546;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1547), "r"(t1545) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1548;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1548) : "f"(dk_12), "f"(dk_13));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1549 = t1542 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1550 = t1498 + t1549;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1550), "r"(t1548) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1551;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1551) : "f"(dk_16), "f"(dk_17));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1552 = t1542 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1553 = t1498 + t1552;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1553), "r"(t1551) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1554;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1554) : "f"(dk_20), "f"(dk_21));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1555 = t1542 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1556 = t1498 + t1555;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1556), "r"(t1554) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1557;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1557) : "f"(dk_24), "f"(dk_25));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1558 = t1542 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1559 = t1498 + t1558;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1559), "r"(t1557) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1560;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1560) : "f"(dk_28), "f"(dk_29));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1561 = t1542 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1562 = t1498 + t1561;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1562), "r"(t1560) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1563;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1563) : "f"(dk_32), "f"(dk_33));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1564 = t1542 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1565 = t1498 + t1564;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1565), "r"(t1563) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 368 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 first_column = share << 6u;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1567 = (u64)batch_2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1568 = t1567 * dk_stride0;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1569 = t1568 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1570 = dk + t1569;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1571 = (u64)t8;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1572 = t1571 * dk_stride1;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1573 = t1572 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1574 = t1570 + t1573;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1575 = (u64)t10;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1576 = t1575 * dk_stride2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1577 = t1576 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1578 = t1574 + t1577;
    const u32 end_29 = head_dim > first_column ? head_dim : first_column;
    const u32 t1580 = seq_k - t8;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1581 = end_29 - first_column;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1582 = t1581 >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1583 = (u64)first_column * 2u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1584 = t1578 + t1583;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1585 = (u32)dk_stride1;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1586 = t1585 << 1u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1587 = lane >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1588 = t38 + t1587;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1589 = lane & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1590 = t1588 < t1580;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1591 = t1589 < t1582;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1592 = t1590 & t1591;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1592) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1593 = t1588 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1594 = t1589 ^ t1593;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1595 = t1588 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1596 = t1594 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1597 = t1595 + t1596;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1598 = t1498 + t1597;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_23;
        u32 row_24;
        u32 row_25;
        u32 row_26;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_23), "=r"(row_24), "=r"(row_25), "=r"(row_26) : "r"(t1598) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1599 = (u64)t1588 * t1586;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1600 = t1584 + t1599;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1601 = (u64)t1589 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1602 = t1600 + t1601;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1602), "r"(row_23), "r"(row_24), "r"(row_25), "r"(row_26) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1603 = t1588 + 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1604 = t1603 < t1580;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1605 = t1589 < t1582;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1606 = t1604 & t1605;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1606) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1607 = t1603 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1608 = t1589 ^ t1607;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1609 = t1603 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1610 = t1608 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1611 = t1609 + t1610;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1612 = t1498 + t1611;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_27;
        u32 row_28;
        u32 row_29;
        u32 row_30;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_27), "=r"(row_28), "=r"(row_29), "=r"(row_30) : "r"(t1612) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1613 = (u64)t1603 * t1586;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1614 = t1584 + t1613;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1615 = (u64)t1589 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1616 = t1614 + t1615;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1616), "r"(row_27), "r"(row_28), "r"(row_29), "r"(row_30) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1617 = t1588 + 8u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1618 = t1617 < t1580;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1619 = t1589 < t1582;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1620 = t1618 & t1619;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1620) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1621 = t1617 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1622 = t1589 ^ t1621;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1623 = t1617 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1624 = t1622 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1625 = t1623 + t1624;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1626 = t1498 + t1625;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_31;
        u32 row_32;
        u32 row_33;
        u32 row_34;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_31), "=r"(row_32), "=r"(row_33), "=r"(row_34) : "r"(t1626) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1627 = (u64)t1617 * t1586;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1628 = t1584 + t1627;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1629 = (u64)t1589 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1630 = t1628 + t1629;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1630), "r"(row_31), "r"(row_32), "r"(row_33), "r"(row_34) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1631 = t1588 + 12u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1632 = t1631 < t1580;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1633 = t1589 < t1582;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1634 = t1632 & t1633;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1634) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1635 = t1631 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1636 = t1589 ^ t1635;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1637 = t1631 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1638 = t1636 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1639 = t1637 + t1638;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1640 = t1498 + t1639;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_35;
        u32 row_36;
        u32 row_37;
        u32 row_38;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_35), "=r"(row_36), "=r"(row_37), "=r"(row_38) : "r"(t1640) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1641 = (u64)t1631 * t1586;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1642 = t1584 + t1641;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1643 = (u64)t1589 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1644 = t1642 + t1643;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1644), "r"(row_35), "r"(row_36), "r"(row_37), "r"(row_38) : "memory");
    }
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1645 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1646 = t39 + t1645;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1647 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1648 = t38 + t1647;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1649 = t1648 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1650 = 0u ^ t1649;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1651 = t1648 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1652 = t1650 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1653 = t1651 + t1652;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1654 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1655 = t1654 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1656 = t1653 + t1655;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1657;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1657) : "f"(dv_2), "f"(dv_3));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1658 = t1646 + t1656;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1658), "r"(t1657) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1659;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1659) : "f"(dv_6), "f"(dv_7));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1660 = t1656 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1661 = t1646 + t1660;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1661), "r"(t1659) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1662;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1662) : "f"(dv_10), "f"(dv_11));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1663 = t1656 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1664 = t1646 + t1663;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1664), "r"(t1662) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1665;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1665) : "f"(dv_14), "f"(dv_15));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1666 = t1656 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1667 = t1646 + t1666;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1667), "r"(t1665) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1668;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1668) : "f"(dv_18), "f"(dv_19));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1669 = t1656 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1670 = t1646 + t1669;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1670), "r"(t1668) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1671;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1671) : "f"(dv_22), "f"(dv_23));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1672 = t1656 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1673 = t1646 + t1672;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1673), "r"(t1671) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1674;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1674) : "f"(dv_26), "f"(dv_27));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1675 = t1656 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1676 = t1646 + t1675;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1676), "r"(t1674) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1677;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1677) : "f"(dv_30), "f"(dv_31));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1678 = t1656 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1679 = t1646 + t1678;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1679), "r"(t1677) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1680 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1681 = t38 + t1680;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1682 = t1681 + 8u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1683 = t1682 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1684 = 0u ^ t1683;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1685 = t1682 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1686 = t1684 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1687 = t1685 + t1686;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1688 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1689 = t1688 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1690 = t1687 + t1689;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1691;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1691) : "f"(dv_4), "f"(dv_5));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1692 = t1646 + t1690;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1692), "r"(t1691) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1693;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1693) : "f"(dv_8), "f"(dv_9));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1694 = t1690 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1695 = t1646 + t1694;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1695), "r"(t1693) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1696;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1696) : "f"(dv_12), "f"(dv_13));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1697 = t1690 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1698 = t1646 + t1697;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1698), "r"(t1696) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1699;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1699) : "f"(dv_16), "f"(dv_17));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1700 = t1690 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1701 = t1646 + t1700;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1701), "r"(t1699) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1702;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1702) : "f"(dv_20), "f"(dv_21));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1703 = t1690 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1704 = t1646 + t1703;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1704), "r"(t1702) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1705;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1705) : "f"(dv_24), "f"(dv_25));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1706 = t1690 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1707 = t1646 + t1706;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1707), "r"(t1705) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1708;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1708) : "f"(dv_28), "f"(dv_29));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1709 = t1690 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1710 = t1646 + t1709;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1710), "r"(t1708) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1711;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1711) : "f"(dv_32), "f"(dv_33));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1712 = t1690 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1713 = t1646 + t1712;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1713), "r"(t1711) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 368 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 first_column_2 = share << 6u;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1715 = (u64)batch_2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1716 = t1715 * dv_stride0;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1717 = t1716 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1718 = dv + t1717;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1719 = (u64)t8;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1720 = t1719 * dv_stride1;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1721 = t1720 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1722 = t1718 + t1721;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1723 = (u64)t10;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1724 = t1723 * dv_stride2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1725 = t1724 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1726 = t1722 + t1725;
    const u32 end_30 = head_dim > first_column_2 ? head_dim : first_column_2;
    const u32 t1728 = seq_k - t8;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1729 = end_30 - first_column_2;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1730 = t1729 >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1731 = (u64)first_column_2 * 2u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1732 = t1726 + t1731;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1733 = (u32)dv_stride1;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1734 = t1733 << 1u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1735 = lane >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1736 = t38 + t1735;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1737 = lane & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1738 = t1736 < t1728;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1739 = t1737 < t1730;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1740 = t1738 & t1739;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1740) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1741 = t1736 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1742 = t1737 ^ t1741;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1743 = t1736 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1744 = t1742 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1745 = t1743 + t1744;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1746 = t1646 + t1745;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_39;
        u32 row_40;
        u32 row_41;
        u32 row_42;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_39), "=r"(row_40), "=r"(row_41), "=r"(row_42) : "r"(t1746) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1747 = (u64)t1736 * t1734;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1748 = t1732 + t1747;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1749 = (u64)t1737 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1750 = t1748 + t1749;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1750), "r"(row_39), "r"(row_40), "r"(row_41), "r"(row_42) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1751 = t1736 + 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1752 = t1751 < t1728;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1753 = t1737 < t1730;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1754 = t1752 & t1753;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1754) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1755 = t1751 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1756 = t1737 ^ t1755;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1757 = t1751 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1758 = t1756 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1759 = t1757 + t1758;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1760 = t1646 + t1759;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_43;
        u32 row_44;
        u32 row_45;
        u32 row_46;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_43), "=r"(row_44), "=r"(row_45), "=r"(row_46) : "r"(t1760) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1761 = (u64)t1751 * t1734;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1762 = t1732 + t1761;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1763 = (u64)t1737 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1764 = t1762 + t1763;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1764), "r"(row_43), "r"(row_44), "r"(row_45), "r"(row_46) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1765 = t1736 + 8u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1766 = t1765 < t1728;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1767 = t1737 < t1730;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1768 = t1766 & t1767;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1768) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1769 = t1765 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1770 = t1737 ^ t1769;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1771 = t1765 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1772 = t1770 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1773 = t1771 + t1772;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1774 = t1646 + t1773;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_47;
        u32 row_48;
        u32 row_49;
        u32 row_50;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_47), "=r"(row_48), "=r"(row_49), "=r"(row_50) : "r"(t1774) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1775 = (u64)t1765 * t1734;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1776 = t1732 + t1775;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1777 = (u64)t1737 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1778 = t1776 + t1777;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1778), "r"(row_47), "r"(row_48), "r"(row_49), "r"(row_50) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1779 = t1736 + 12u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1780 = t1779 < t1728;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1781 = t1737 < t1730;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1782 = t1780 & t1781;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1782) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1783 = t1779 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1784 = t1737 ^ t1783;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1785 = t1779 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1786 = t1784 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1787 = t1785 + t1786;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1788 = t1646 + t1787;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_51;
        u32 row_52;
        u32 row_53;
        u32 row_54;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_51), "=r"(row_52), "=r"(row_53), "=r"(row_54) : "r"(t1788) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1789 = (u64)t1779 * t1734;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1790 = t1732 + t1789;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1791 = (u64)t1737 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1792 = t1790 + t1791;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1792), "r"(row_51), "r"(row_52), "r"(row_53), "r"(row_54) : "memory");
    }
}
