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
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t20 = t19 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end = t20 + 1u;
        const u32 t22 = end > seq_q ? end : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
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
#line 93 "fa-kernels/src/attention/backward/work.rs"
    const u32 t221 = count - first;
#line 93 "fa-kernels/src/attention/backward/work.rs"
    const u32 count_2 = t221 * group;
#line 128 "fa-kernels/src/attention/backward/work.rs"
    const u32 t223 = t10 * group;
#line 132 "fa-kernels/src/attention/backward/work.rs"
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
#line 223 "fa-kernels/src/attention/backward/work.rs"
            const u32 t275 = batch_2 * heads;
#line 223 "fa-kernels/src/attention/backward/work.rs"
            const u32 t276 = t275 + head;
#line 223 "fa-kernels/src/attention/backward/work.rs"
            const u32 t277 = t276 * padded;
#line 223 "fa-kernels/src/attention/backward/work.rs"
            const u32 t278 = block << 6u;
#line 223 "fa-kernels/src/attention/backward/work.rs"
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
#line 135 "fa-kernels/src/attention/backward/work.rs"
    #pragma unroll 1
    for (u32 i = 0u; i < count_2; i += 1u) {
#line 139 "fa-kernels/src/attention/backward/work.rs"
        const u32 t337 = block + 1u;
#line 139 "fa-kernels/src/attention/backward/work.rs"
        const bool wraps = t337 == count;
        const u32 t339 = head + 1u;
#line 140 "fa-kernels/src/attention/backward/work.rs"
        const u32 t340 = wraps ? t339 : head;
#line 140 "fa-kernels/src/attention/backward/work.rs"
        const u32 t341 = block + 1u;
#line 140 "fa-kernels/src/attention/backward/work.rs"
        const u32 t342 = wraps ? first : t341;
#line 147 "fa-kernels/src/attention/backward/work.rs"
        const u32 t343 = i + 1u;
#line 147 "fa-kernels/src/attention/backward/work.rs"
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
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t410 = t8 + t38;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t411 = head / group;
#line 28 "src/functions/bias.rs"
        const u32 t6_2 = argument1 * 2u;
        const u64 t8_2 = (u64)head;
#line 29 "src/functions/bias.rs"
        const u64 t9_2 = t8_2 * argument0_stride0;
#line 29 "src/functions/bias.rs"
        const u64 t10_2 = t9_2 * 4ull;
#line 29 "src/functions/bias.rs"
        const u64 t11_2 = argument0 + t10_2;
        const u32 t12_2 = (u32)argument0_stride1;
#line 30 "src/functions/bias.rs"
        const u32 t13_2 = t12_2 << 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t419 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t420 = t410 + t419;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t421 = seq_k - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t422 = t420 < t421 ? t420 : t421;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t423 = t420 + 8u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t424 = t423 < t421 ? t423 : t421;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t425 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t426 = t425 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t427 = first_query + t426;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const bool t428 = t427 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t429 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t430 = t427 < t429 ? t427 : t429;
#line 27 "src/functions/bias.rs"
        const u32 t1_2 = t430 + seq_k;
#line 27 "src/functions/bias.rs"
        const u32 t2_2 = t1_2 - seq_q;
#line 27 "src/functions/bias.rs"
        const u32 first_2 = t2_2 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t434 = s * score_scale;
#line 28 "src/functions/bias.rs"
        const u32 t4_2 = first_2 - t422;
#line 28 "src/functions/bias.rs"
        const u32 t5_2 = (int)t4_2 > (int)0u ? t4_2 : 0u;
#line 28 "src/functions/bias.rs"
        const u32 place = (int)t5_2 < (int)t6_2 ? t5_2 : t6_2;
#line 30 "src/functions/bias.rs"
        const u64 t14_2 = (u64)place * t13_2;
#line 30 "src/functions/bias.rs"
        const u64 t15_2 = t11_2 + t14_2;
#line 30 "src/functions/bias.rs"
        f32 t16_2;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_2) : "l"(t15_2));
#line 30 "src/functions/bias.rs"
        const f32 t17_2 = t434 + t16_2;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t442 = t428 ? t17_2 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
        s = t442;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t443 = s_3 * score_scale;
#line 28 "src/functions/bias.rs"
        const u32 t4_3 = first_2 - t424;
#line 28 "src/functions/bias.rs"
        const u32 t5_3 = (int)t4_3 > (int)0u ? t4_3 : 0u;
#line 28 "src/functions/bias.rs"
        const u32 place_2 = (int)t5_3 < (int)t6_2 ? t5_3 : t6_2;
#line 30 "src/functions/bias.rs"
        const u64 t14_3 = (u64)place_2 * t13_2;
#line 30 "src/functions/bias.rs"
        const u64 t15_3 = t11_2 + t14_3;
#line 30 "src/functions/bias.rs"
        f32 t16_3;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_3) : "l"(t15_3));
#line 30 "src/functions/bias.rs"
        const f32 t17_3 = t443 + t16_3;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t451 = t428 ? t17_3 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
        s_3 = t451;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t452 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t453 = t452 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t454 = first_query + t453;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t455 = t454 + 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const bool t456 = t455 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t457 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t458 = t455 < t457 ? t455 : t457;
#line 27 "src/functions/bias.rs"
        const u32 t1_3 = t458 + seq_k;
#line 27 "src/functions/bias.rs"
        const u32 t2_3 = t1_3 - seq_q;
#line 27 "src/functions/bias.rs"
        const u32 first_3 = t2_3 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t462 = s_2 * score_scale;
#line 28 "src/functions/bias.rs"
        const u32 t4_4 = first_3 - t422;
#line 28 "src/functions/bias.rs"
        const u32 t5_4 = (int)t4_4 > (int)0u ? t4_4 : 0u;
#line 28 "src/functions/bias.rs"
        const u32 place_3 = (int)t5_4 < (int)t6_2 ? t5_4 : t6_2;
#line 30 "src/functions/bias.rs"
        const u64 t14_4 = (u64)place_3 * t13_2;
#line 30 "src/functions/bias.rs"
        const u64 t15_4 = t11_2 + t14_4;
#line 30 "src/functions/bias.rs"
        f32 t16_4;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_4) : "l"(t15_4));
#line 30 "src/functions/bias.rs"
        const f32 t17_4 = t462 + t16_4;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t470 = t456 ? t17_4 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
        s_2 = t470;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t471 = s_4 * score_scale;
#line 28 "src/functions/bias.rs"
        const u32 t4_5 = first_3 - t424;
#line 28 "src/functions/bias.rs"
        const u32 t5_5 = (int)t4_5 > (int)0u ? t4_5 : 0u;
#line 28 "src/functions/bias.rs"
        const u32 place_4 = (int)t5_5 < (int)t6_2 ? t5_5 : t6_2;
#line 30 "src/functions/bias.rs"
        const u64 t14_5 = (u64)place_4 * t13_2;
#line 30 "src/functions/bias.rs"
        const u64 t15_5 = t11_2 + t14_5;
#line 30 "src/functions/bias.rs"
        f32 t16_5;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_5) : "l"(t15_5));
#line 30 "src/functions/bias.rs"
        const f32 t17_5 = t471 + t16_5;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t479 = t456 ? t17_5 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
        s_4 = t479;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t480 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t481 = t480 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t482 = first_query + t481;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t483 = t482 + 8u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const bool t484 = t483 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t485 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t486 = t483 < t485 ? t483 : t485;
#line 27 "src/functions/bias.rs"
        const u32 t1_4 = t486 + seq_k;
#line 27 "src/functions/bias.rs"
        const u32 t2_4 = t1_4 - seq_q;
#line 27 "src/functions/bias.rs"
        const u32 first_4 = t2_4 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t490 = s_5 * score_scale;
#line 28 "src/functions/bias.rs"
        const u32 t4_6 = first_4 - t422;
#line 28 "src/functions/bias.rs"
        const u32 t5_6 = (int)t4_6 > (int)0u ? t4_6 : 0u;
#line 28 "src/functions/bias.rs"
        const u32 place_5 = (int)t5_6 < (int)t6_2 ? t5_6 : t6_2;
#line 30 "src/functions/bias.rs"
        const u64 t14_6 = (u64)place_5 * t13_2;
#line 30 "src/functions/bias.rs"
        const u64 t15_6 = t11_2 + t14_6;
#line 30 "src/functions/bias.rs"
        f32 t16_6;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_6) : "l"(t15_6));
#line 30 "src/functions/bias.rs"
        const f32 t17_6 = t490 + t16_6;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t498 = t484 ? t17_6 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
        s_5 = t498;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t499 = s_7 * score_scale;
#line 30 "src/functions/bias.rs"
        const f32 t17_7 = t499 + t16_2;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t501 = t484 ? t17_7 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
        s_7 = t501;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t502 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t503 = t502 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t504 = first_query + t503;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t505 = t504 + 9u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const bool t506 = t505 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t507 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t508 = t505 < t507 ? t505 : t507;
#line 27 "src/functions/bias.rs"
        const u32 t1_5 = t508 + seq_k;
#line 27 "src/functions/bias.rs"
        const u32 t2_5 = t1_5 - seq_q;
#line 27 "src/functions/bias.rs"
        const u32 first_5 = t2_5 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t512 = s_6 * score_scale;
#line 28 "src/functions/bias.rs"
        const u32 t4_7 = first_5 - t422;
#line 28 "src/functions/bias.rs"
        const u32 t5_7 = (int)t4_7 > (int)0u ? t4_7 : 0u;
#line 28 "src/functions/bias.rs"
        const u32 place_6 = (int)t5_7 < (int)t6_2 ? t5_7 : t6_2;
#line 30 "src/functions/bias.rs"
        const u64 t14_7 = (u64)place_6 * t13_2;
#line 30 "src/functions/bias.rs"
        const u64 t15_7 = t11_2 + t14_7;
#line 30 "src/functions/bias.rs"
        f32 t16_7;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_7) : "l"(t15_7));
#line 30 "src/functions/bias.rs"
        const f32 t17_8 = t512 + t16_7;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t520 = t506 ? t17_8 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
        s_6 = t520;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t521 = s_8 * score_scale;
#line 30 "src/functions/bias.rs"
        const f32 t17_9 = t521 + t16_4;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t523 = t506 ? t17_9 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
        s_8 = t523;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t524 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t525 = t524 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t526 = first_query + t525;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t527 = t526 + 16u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const bool t528 = t527 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t529 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t530 = t527 < t529 ? t527 : t529;
#line 27 "src/functions/bias.rs"
        const u32 t1_6 = t530 + seq_k;
#line 27 "src/functions/bias.rs"
        const u32 t2_6 = t1_6 - seq_q;
#line 27 "src/functions/bias.rs"
        const u32 first_6 = t2_6 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t534 = s_9 * score_scale;
#line 28 "src/functions/bias.rs"
        const u32 t4_8 = first_6 - t422;
#line 28 "src/functions/bias.rs"
        const u32 t5_8 = (int)t4_8 > (int)0u ? t4_8 : 0u;
#line 28 "src/functions/bias.rs"
        const u32 place_7 = (int)t5_8 < (int)t6_2 ? t5_8 : t6_2;
#line 30 "src/functions/bias.rs"
        const u64 t14_8 = (u64)place_7 * t13_2;
#line 30 "src/functions/bias.rs"
        const u64 t15_8 = t11_2 + t14_8;
#line 30 "src/functions/bias.rs"
        f32 t16_8;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_8) : "l"(t15_8));
#line 30 "src/functions/bias.rs"
        const f32 t17_10 = t534 + t16_8;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t542 = t528 ? t17_10 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
        s_9 = t542;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t543 = s_11 * score_scale;
#line 30 "src/functions/bias.rs"
        const f32 t17_11 = t543 + t16_6;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t545 = t528 ? t17_11 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
        s_11 = t545;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t546 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t547 = t546 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t548 = first_query + t547;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t549 = t548 + 17u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const bool t550 = t549 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t551 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t552 = t549 < t551 ? t549 : t551;
#line 27 "src/functions/bias.rs"
        const u32 t1_7 = t552 + seq_k;
#line 27 "src/functions/bias.rs"
        const u32 t2_7 = t1_7 - seq_q;
#line 27 "src/functions/bias.rs"
        const u32 first_7 = t2_7 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t556 = s_10 * score_scale;
#line 28 "src/functions/bias.rs"
        const u32 t4_9 = first_7 - t422;
#line 28 "src/functions/bias.rs"
        const u32 t5_9 = (int)t4_9 > (int)0u ? t4_9 : 0u;
#line 28 "src/functions/bias.rs"
        const u32 place_8 = (int)t5_9 < (int)t6_2 ? t5_9 : t6_2;
#line 30 "src/functions/bias.rs"
        const u64 t14_9 = (u64)place_8 * t13_2;
#line 30 "src/functions/bias.rs"
        const u64 t15_9 = t11_2 + t14_9;
#line 30 "src/functions/bias.rs"
        f32 t16_9;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_9) : "l"(t15_9));
#line 30 "src/functions/bias.rs"
        const f32 t17_12 = t556 + t16_9;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t564 = t550 ? t17_12 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
        s_10 = t564;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t565 = s_12 * score_scale;
#line 30 "src/functions/bias.rs"
        const f32 t17_13 = t565 + t16_7;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t567 = t550 ? t17_13 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
        s_12 = t567;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t568 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t569 = t568 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t570 = first_query + t569;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t571 = t570 + 24u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const bool t572 = t571 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t573 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t574 = t571 < t573 ? t571 : t573;
#line 27 "src/functions/bias.rs"
        const u32 t1_8 = t574 + seq_k;
#line 27 "src/functions/bias.rs"
        const u32 t2_8 = t1_8 - seq_q;
#line 27 "src/functions/bias.rs"
        const u32 first_8 = t2_8 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t578 = s_13 * score_scale;
#line 28 "src/functions/bias.rs"
        const u32 t4_10 = first_8 - t422;
#line 28 "src/functions/bias.rs"
        const u32 t5_10 = (int)t4_10 > (int)0u ? t4_10 : 0u;
#line 28 "src/functions/bias.rs"
        const u32 place_9 = (int)t5_10 < (int)t6_2 ? t5_10 : t6_2;
#line 30 "src/functions/bias.rs"
        const u64 t14_10 = (u64)place_9 * t13_2;
#line 30 "src/functions/bias.rs"
        const u64 t15_10 = t11_2 + t14_10;
#line 30 "src/functions/bias.rs"
        f32 t16_10;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_10) : "l"(t15_10));
#line 30 "src/functions/bias.rs"
        const f32 t17_14 = t578 + t16_10;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t586 = t572 ? t17_14 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
        s_13 = t586;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t587 = s_15 * score_scale;
#line 30 "src/functions/bias.rs"
        const f32 t17_15 = t587 + t16_8;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t589 = t572 ? t17_15 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
        s_15 = t589;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t590 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t591 = t590 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t592 = first_query + t591;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t593 = t592 + 25u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const bool t594 = t593 < seq_q;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t595 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t596 = t593 < t595 ? t593 : t595;
#line 27 "src/functions/bias.rs"
        const u32 t1_9 = t596 + seq_k;
#line 27 "src/functions/bias.rs"
        const u32 t2_9 = t1_9 - seq_q;
#line 27 "src/functions/bias.rs"
        const u32 first_9 = t2_9 + argument1;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t600 = s_14 * score_scale;
#line 28 "src/functions/bias.rs"
        const u32 t4_11 = first_9 - t422;
#line 28 "src/functions/bias.rs"
        const u32 t5_11 = (int)t4_11 > (int)0u ? t4_11 : 0u;
#line 28 "src/functions/bias.rs"
        const u32 place_10 = (int)t5_11 < (int)t6_2 ? t5_11 : t6_2;
#line 30 "src/functions/bias.rs"
        const u64 t14_11 = (u64)place_10 * t13_2;
#line 30 "src/functions/bias.rs"
        const u64 t15_11 = t11_2 + t14_11;
#line 30 "src/functions/bias.rs"
        f32 t16_11;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_11) : "l"(t15_11));
#line 30 "src/functions/bias.rs"
        const f32 t17_16 = t600 + t16_11;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t608 = t594 ? t17_16 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
        s_14 = t608;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t609 = s_16 * score_scale;
#line 30 "src/functions/bias.rs"
        const f32 t17_17 = t609 + t16_9;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t611 = t594 ? t17_17 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
        s_16 = t611;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t612 = t8 + t38;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t613 = head / group;
#line 16 "src/functions/sequences.rs"
        const u64 t1_10 = (u64)batch_2;
#line 16 "src/functions/sequences.rs"
        const u64 t2_10 = t1_10 * argument1_stride0;
#line 16 "src/functions/sequences.rs"
        const u64 t3_2 = t2_10 * 4ull;
#line 16 "src/functions/sequences.rs"
        const u64 t4_12 = argument1_2 + t3_2;
        const u32 t5_12 = (u32)argument1_stride1;
#line 17 "src/functions/sequences.rs"
        const u32 t6_3 = t5_12 << 2u;
        const u64 t10_3 = (u64)batch_2;
#line 18 "src/functions/sequences.rs"
        const u64 t11_3 = t10_3 * argument0_stride0_2;
#line 18 "src/functions/sequences.rs"
        const u64 t12_3 = t11_3 * 4ull;
#line 18 "src/functions/sequences.rs"
        const u64 t13_3 = argument0_2 + t12_3;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t624 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t625 = t612 + t624;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t626 = seq_k - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t627 = t625 < t626 ? t625 : t626;
#line 17 "src/functions/sequences.rs"
        const u64 t7_2 = (u64)t627 * t6_3;
#line 17 "src/functions/sequences.rs"
        const u64 t8_3 = t4_12 + t7_2;
#line 17 "src/functions/sequences.rs"
        u32 of_key;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key) : "l"(t8_3));
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t631 = t625 + 8u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t632 = t631 < t626 ? t631 : t626;
#line 17 "src/functions/sequences.rs"
        const u64 t7_3 = (u64)t632 * t6_3;
#line 17 "src/functions/sequences.rs"
        const u64 t8_4 = t4_12 + t7_3;
#line 17 "src/functions/sequences.rs"
        u32 of_key_2;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_2) : "l"(t8_4));
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t636 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t637 = t636 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t638 = first_query + t637;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t639 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t640 = t638 < t639 ? t638 : t639;
#line 18 "src/functions/sequences.rs"
        const u64 t14_12 = (u64)t640;
#line 18 "src/functions/sequences.rs"
        const u64 t15_12 = t14_12 * argument0_stride1_2;
#line 18 "src/functions/sequences.rs"
        const u64 t16_12 = t15_12 * 4ull;
#line 18 "src/functions/sequences.rs"
        const u64 t17_18 = t13_3 + t16_12;
#line 18 "src/functions/sequences.rs"
        u32 t18_2;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_2) : "l"(t17_18));
#line 18 "src/functions/sequences.rs"
        const bool t19_2 = t18_2 == of_key;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t647 = t19_2 ? s : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
        s = t647;
#line 18 "src/functions/sequences.rs"
        const bool t19_3 = t18_2 == of_key_2;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t649 = t19_3 ? s_3 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
        s_3 = t649;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t650 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t651 = t650 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t652 = first_query + t651;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t653 = t652 + 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t654 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t655 = t653 < t654 ? t653 : t654;
#line 18 "src/functions/sequences.rs"
        const u64 t14_13 = (u64)t655;
#line 18 "src/functions/sequences.rs"
        const u64 t15_13 = t14_13 * argument0_stride1_2;
#line 18 "src/functions/sequences.rs"
        const u64 t16_13 = t15_13 * 4ull;
#line 18 "src/functions/sequences.rs"
        const u64 t17_19 = t13_3 + t16_13;
#line 18 "src/functions/sequences.rs"
        u32 t18_3;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_3) : "l"(t17_19));
#line 18 "src/functions/sequences.rs"
        const bool t19_4 = t18_3 == of_key;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t662 = t19_4 ? s_2 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
        s_2 = t662;
#line 18 "src/functions/sequences.rs"
        const bool t19_5 = t18_3 == of_key_2;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t664 = t19_5 ? s_4 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
        s_4 = t664;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t665 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t666 = t665 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t667 = first_query + t666;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t668 = t667 + 8u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t669 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t670 = t668 < t669 ? t668 : t669;
#line 18 "src/functions/sequences.rs"
        const u64 t14_14 = (u64)t670;
#line 18 "src/functions/sequences.rs"
        const u64 t15_14 = t14_14 * argument0_stride1_2;
#line 18 "src/functions/sequences.rs"
        const u64 t16_14 = t15_14 * 4ull;
#line 18 "src/functions/sequences.rs"
        const u64 t17_20 = t13_3 + t16_14;
#line 18 "src/functions/sequences.rs"
        u32 t18_4;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_4) : "l"(t17_20));
#line 18 "src/functions/sequences.rs"
        const bool t19_6 = t18_4 == of_key;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t677 = t19_6 ? s_5 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
        s_5 = t677;
#line 18 "src/functions/sequences.rs"
        const bool t19_7 = t18_4 == of_key_2;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t679 = t19_7 ? s_7 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
        s_7 = t679;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t680 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t681 = t680 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t682 = first_query + t681;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t683 = t682 + 9u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t684 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t685 = t683 < t684 ? t683 : t684;
#line 18 "src/functions/sequences.rs"
        const u64 t14_15 = (u64)t685;
#line 18 "src/functions/sequences.rs"
        const u64 t15_15 = t14_15 * argument0_stride1_2;
#line 18 "src/functions/sequences.rs"
        const u64 t16_15 = t15_15 * 4ull;
#line 18 "src/functions/sequences.rs"
        const u64 t17_21 = t13_3 + t16_15;
#line 18 "src/functions/sequences.rs"
        u32 t18_5;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_5) : "l"(t17_21));
#line 18 "src/functions/sequences.rs"
        const bool t19_8 = t18_5 == of_key;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t692 = t19_8 ? s_6 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
        s_6 = t692;
#line 18 "src/functions/sequences.rs"
        const bool t19_9 = t18_5 == of_key_2;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t694 = t19_9 ? s_8 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
        s_8 = t694;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t695 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t696 = t695 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t697 = first_query + t696;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t698 = t697 + 16u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t699 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t700 = t698 < t699 ? t698 : t699;
#line 18 "src/functions/sequences.rs"
        const u64 t14_16 = (u64)t700;
#line 18 "src/functions/sequences.rs"
        const u64 t15_16 = t14_16 * argument0_stride1_2;
#line 18 "src/functions/sequences.rs"
        const u64 t16_16 = t15_16 * 4ull;
#line 18 "src/functions/sequences.rs"
        const u64 t17_22 = t13_3 + t16_16;
#line 18 "src/functions/sequences.rs"
        u32 t18_6;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_6) : "l"(t17_22));
#line 18 "src/functions/sequences.rs"
        const bool t19_10 = t18_6 == of_key;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t707 = t19_10 ? s_9 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
        s_9 = t707;
#line 18 "src/functions/sequences.rs"
        const bool t19_11 = t18_6 == of_key_2;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t709 = t19_11 ? s_11 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
        s_11 = t709;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t710 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t711 = t710 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t712 = first_query + t711;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t713 = t712 + 17u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t714 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t715 = t713 < t714 ? t713 : t714;
#line 18 "src/functions/sequences.rs"
        const u64 t14_17 = (u64)t715;
#line 18 "src/functions/sequences.rs"
        const u64 t15_17 = t14_17 * argument0_stride1_2;
#line 18 "src/functions/sequences.rs"
        const u64 t16_17 = t15_17 * 4ull;
#line 18 "src/functions/sequences.rs"
        const u64 t17_23 = t13_3 + t16_17;
#line 18 "src/functions/sequences.rs"
        u32 t18_7;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_7) : "l"(t17_23));
#line 18 "src/functions/sequences.rs"
        const bool t19_12 = t18_7 == of_key;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t722 = t19_12 ? s_10 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
        s_10 = t722;
#line 18 "src/functions/sequences.rs"
        const bool t19_13 = t18_7 == of_key_2;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t724 = t19_13 ? s_12 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
        s_12 = t724;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t725 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t726 = t725 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t727 = first_query + t726;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t728 = t727 + 24u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t729 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t730 = t728 < t729 ? t728 : t729;
#line 18 "src/functions/sequences.rs"
        const u64 t14_18 = (u64)t730;
#line 18 "src/functions/sequences.rs"
        const u64 t15_18 = t14_18 * argument0_stride1_2;
#line 18 "src/functions/sequences.rs"
        const u64 t16_18 = t15_18 * 4ull;
#line 18 "src/functions/sequences.rs"
        const u64 t17_24 = t13_3 + t16_18;
#line 18 "src/functions/sequences.rs"
        u32 t18_8;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_8) : "l"(t17_24));
#line 18 "src/functions/sequences.rs"
        const bool t19_14 = t18_8 == of_key;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t737 = t19_14 ? s_13 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
        s_13 = t737;
#line 18 "src/functions/sequences.rs"
        const bool t19_15 = t18_8 == of_key_2;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t739 = t19_15 ? s_15 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
        s_15 = t739;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t740 = lane & 3u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t741 = t740 << 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t742 = first_query + t741;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t743 = t742 + 25u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t744 = seq_q - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t745 = t743 < t744 ? t743 : t744;
#line 18 "src/functions/sequences.rs"
        const u64 t14_19 = (u64)t745;
#line 18 "src/functions/sequences.rs"
        const u64 t15_19 = t14_19 * argument0_stride1_2;
#line 18 "src/functions/sequences.rs"
        const u64 t16_19 = t15_19 * 4ull;
#line 18 "src/functions/sequences.rs"
        const u64 t17_25 = t13_3 + t16_19;
#line 18 "src/functions/sequences.rs"
        u32 t18_9;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_9) : "l"(t17_25));
#line 18 "src/functions/sequences.rs"
        const bool t19_16 = t18_9 == of_key;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t752 = t19_16 ? s_14 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
        s_14 = t752;
#line 18 "src/functions/sequences.rs"
        const bool t19_17 = t18_9 == of_key_2;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t754 = t19_17 ? s_16 : __uint_as_float(0xff800000u);
#line 175 "fa-kernels/src/attention/backward/work.rs"
        s_16 = t754;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t755 = block << 6u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t756 = t755 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_3 = t756 + 1u;
        const u32 t758 = end_3 > seq_q ? end_3 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t759 = t758 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_4 = t759 < seq_k ? t759 : seq_k;
#line 99 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t761 = t8 + 64u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool right = end_4 < t761;
#line 481 "fa-kernels/src/attention/kernel_problem.rs"
        if (right) {
            const u32 t763 = t8 + t38;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t764 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = t763 + t764;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t766 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t767 = t766 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t768 = first_query + t767;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t769 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t770 = t769 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t771 = first_query + t770;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t772 = t771 + 1u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t773 = t768 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_5 = t773 + 1u;
            const u32 t775 = end_5 > seq_q ? end_5 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t776 = t775 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_6 = t776 < seq_k ? t776 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t778 = end_6 > column ? end_6 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_7 = t778 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t781 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t781;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t783 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t783;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t784 = t772 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_8 = t784 + 1u;
            const u32 t786 = end_8 > seq_q ? end_8 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t787 = t786 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_9 = t787 < seq_k ? t787 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t789 = end_9 > column ? end_9 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_10 = t789 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t792 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t792;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t794 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t794;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t795 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t796 = t795 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t797 = first_query + t796;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t798 = t797 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t799 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t800 = t799 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t801 = first_query + t800;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t802 = t801 + 9u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t803 = t798 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t803 + 1u;
            const u32 t805 = end_11 > seq_q ? end_11 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t806 = t805 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_12 = t806 < seq_k ? t806 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t808 = end_12 > column ? end_12 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_13 = t808 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t811 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t811;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t813 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t813;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t814 = t802 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_14 = t814 + 1u;
            const u32 t816 = end_14 > seq_q ? end_14 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t817 = t816 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_15 = t817 < seq_k ? t817 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t819 = end_15 > column ? end_15 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_16 = t819 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t822 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t822;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t824 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t824;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t825 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t826 = t825 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t827 = first_query + t826;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t828 = t827 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t829 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t830 = t829 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t831 = first_query + t830;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t832 = t831 + 17u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t833 = t828 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_17 = t833 + 1u;
            const u32 t835 = end_17 > seq_q ? end_17 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t836 = t835 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_18 = t836 < seq_k ? t836 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t838 = end_18 > column ? end_18 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_19 = t838 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 0u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t841 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t841;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 8u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t843 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t843;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t844 = t832 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_20 = t844 + 1u;
            const u32 t846 = end_20 > seq_q ? end_20 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t847 = t846 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_21 = t847 < seq_k ? t847 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t849 = end_21 > column ? end_21 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_22 = t849 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 0u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t852 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t852;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 8u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t854 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t854;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t855 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t856 = t855 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t857 = first_query + t856;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t858 = t857 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t859 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t860 = t859 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t861 = first_query + t860;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t862 = t861 + 25u;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t863 = t858 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_23 = t863 + 1u;
            const u32 t865 = end_23 > seq_q ? end_23 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t866 = t865 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_24 = t866 < seq_k ? t866 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t868 = end_24 > column ? end_24 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_25 = t868 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 0u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t871 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t871;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 8u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t873 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t873;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t874 = t862 + seq_k;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_26 = t874 + 1u;
            const u32 t876 = end_26 > seq_q ? end_26 : seq_q;
#line 290 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t877 = t876 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_27 = t877 < seq_k ? t877 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t879 = end_27 > column ? end_27 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_28 = t879 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 0u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t882 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t882;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 8u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t884 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t884;
        }
#line 286 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_10 = share << 8u;
        const u32 t886 = t178 + first_10;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t887 = lane & 3u;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t888 = t887 << 4u;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t889 = t886 + t888;
        u32 row_3;
        u32 row_4;
        u32 row_5;
        u32 row_6;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_3), "=r"(row_4), "=r"(row_5), "=r"(row_6) : "r"(t889) : "memory");
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t890;
        asm("mov.b32 %0, %1;" : "=f"(t890) : "r"(row_3));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t891;
        asm("mov.b32 %0, %1;" : "=f"(t891) : "r"(row_4));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t892;
        asm("mov.b32 %0, %1;" : "=f"(t892) : "r"(row_5));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t893;
        asm("mov.b32 %0, %1;" : "=f"(t893) : "r"(row_6));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t894 = -t890;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t895;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t895) : "f"(s), "f"(1.442695f), "f"(t894));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p) : "f"(t895));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t897 = dp - t891;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds = p * t897;
        dp = ds;
        s = p;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t899 = -t892;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t900;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t900) : "f"(s_2), "f"(1.442695f), "f"(t899));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_2) : "f"(t900));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t902 = dp_2 - t893;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_2 = p_2 * t902;
        dp_2 = ds_2;
        s_2 = p_2;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t904 = -t890;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t905;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t905) : "f"(s_3), "f"(1.442695f), "f"(t904));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_3) : "f"(t905));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t907 = dp_3 - t891;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_3 = p_3 * t907;
        dp_3 = ds_3;
        s_3 = p_3;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t909 = -t892;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t910;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t910) : "f"(s_4), "f"(1.442695f), "f"(t909));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_4) : "f"(t910));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t912 = dp_4 - t893;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_4 = p_4 * t912;
        dp_4 = ds_4;
        s_4 = p_4;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_7;
        u32 row_8;
        u32 row_9;
        u32 row_10;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_7), "=r"(row_8), "=r"(row_9), "=r"(row_10) : "r"(t889) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t914;
        asm("mov.b32 %0, %1;" : "=f"(t914) : "r"(row_7));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t915;
        asm("mov.b32 %0, %1;" : "=f"(t915) : "r"(row_8));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t916;
        asm("mov.b32 %0, %1;" : "=f"(t916) : "r"(row_9));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t917;
        asm("mov.b32 %0, %1;" : "=f"(t917) : "r"(row_10));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t918 = -t914;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t919;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t919) : "f"(s_5), "f"(1.442695f), "f"(t918));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_5;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_5) : "f"(t919));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t921 = dp_5 - t915;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_5 = p_5 * t921;
        dp_5 = ds_5;
        s_5 = p_5;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t923 = -t916;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t924;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t924) : "f"(s_6), "f"(1.442695f), "f"(t923));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_6;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_6) : "f"(t924));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t926 = dp_6 - t917;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_6 = p_6 * t926;
        dp_6 = ds_6;
        s_6 = p_6;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t928 = -t914;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t929;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t929) : "f"(s_7), "f"(1.442695f), "f"(t928));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_7;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_7) : "f"(t929));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t931 = dp_7 - t915;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_7 = p_7 * t931;
        dp_7 = ds_7;
        s_7 = p_7;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t933 = -t916;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t934;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t934) : "f"(s_8), "f"(1.442695f), "f"(t933));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_8;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_8) : "f"(t934));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t936 = dp_8 - t917;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_8 = p_8 * t936;
        dp_8 = ds_8;
        s_8 = p_8;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_11;
        u32 row_12;
        u32 row_13;
        u32 row_14;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_11), "=r"(row_12), "=r"(row_13), "=r"(row_14) : "r"(t889) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t938;
        asm("mov.b32 %0, %1;" : "=f"(t938) : "r"(row_11));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t939;
        asm("mov.b32 %0, %1;" : "=f"(t939) : "r"(row_12));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t940;
        asm("mov.b32 %0, %1;" : "=f"(t940) : "r"(row_13));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t941;
        asm("mov.b32 %0, %1;" : "=f"(t941) : "r"(row_14));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t942 = -t938;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t943;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t943) : "f"(s_9), "f"(1.442695f), "f"(t942));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_9;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_9) : "f"(t943));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t945 = dp_9 - t939;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_9 = p_9 * t945;
        dp_9 = ds_9;
        s_9 = p_9;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t947 = -t940;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t948;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t948) : "f"(s_10), "f"(1.442695f), "f"(t947));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_10;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_10) : "f"(t948));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t950 = dp_10 - t941;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_10 = p_10 * t950;
        dp_10 = ds_10;
        s_10 = p_10;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t952 = -t938;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t953;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t953) : "f"(s_11), "f"(1.442695f), "f"(t952));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_11;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_11) : "f"(t953));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t955 = dp_11 - t939;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_11 = p_11 * t955;
        dp_11 = ds_11;
        s_11 = p_11;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t957 = -t940;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t958;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t958) : "f"(s_12), "f"(1.442695f), "f"(t957));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_12;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_12) : "f"(t958));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t960 = dp_12 - t941;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_12 = p_12 * t960;
        dp_12 = ds_12;
        s_12 = p_12;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_15;
        u32 row_16;
        u32 row_17;
        u32 row_18;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_15), "=r"(row_16), "=r"(row_17), "=r"(row_18) : "r"(t889) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t962;
        asm("mov.b32 %0, %1;" : "=f"(t962) : "r"(row_15));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t963;
        asm("mov.b32 %0, %1;" : "=f"(t963) : "r"(row_16));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t964;
        asm("mov.b32 %0, %1;" : "=f"(t964) : "r"(row_17));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t965;
        asm("mov.b32 %0, %1;" : "=f"(t965) : "r"(row_18));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t966 = -t962;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t967;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t967) : "f"(s_13), "f"(1.442695f), "f"(t966));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_13;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_13) : "f"(t967));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t969 = dp_13 - t963;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_13 = p_13 * t969;
        dp_13 = ds_13;
        s_13 = p_13;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t971 = -t964;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t972;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t972) : "f"(s_14), "f"(1.442695f), "f"(t971));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_14;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_14) : "f"(t972));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t974 = dp_14 - t965;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_14 = p_14 * t974;
        dp_14 = ds_14;
        s_14 = p_14;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t976 = -t962;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t977;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t977) : "f"(s_15), "f"(1.442695f), "f"(t976));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_15;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_15) : "f"(t977));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t979 = dp_15 - t963;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_15 = p_15 * t979;
        dp_15 = ds_15;
        s_15 = p_15;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t981 = -t964;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t982;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t982) : "f"(s_16), "f"(1.442695f), "f"(t981));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_16;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_16) : "f"(t982));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t984 = dp_16 - t965;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_16 = p_16 * t984;
        dp_16 = ds_16;
        s_16 = p_16;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t986 = share << 12u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t987 = t35 + t986;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t988;
        asm volatile("mov.b32 %0, %1;" : "=r"(t988) : "r"(lane));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t989 = t988 >> 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t990 = t38 + t989;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t991 = t990 >> 1u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t992 = t991 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t993 = 0u ^ t992;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t994 = t990 << 6u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t995 = t993 << 4u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t996 = t994 + t995;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t997 = t988 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t998 = t997 << 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t999 = t996 + t998;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1000;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1000) : "f"(dp), "f"(dp_2));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1001 = t987 + t999;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1001), "r"(t1000) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1002;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1002) : "f"(dp_5), "f"(dp_6));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1003 = t999 ^ 16u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1004 = t987 + t1003;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1004), "r"(t1002) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1005;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1005) : "f"(dp_9), "f"(dp_10));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1006 = t999 ^ 32u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1007 = t987 + t1006;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1007), "r"(t1005) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1008;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1008) : "f"(dp_13), "f"(dp_14));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1009 = t999 ^ 48u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1010 = t987 + t1009;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1010), "r"(t1008) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1011 = t988 >> 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1012 = t38 + t1011;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1013 = t1012 + 8u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1014 = t1013 >> 1u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1015 = t1014 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1016 = 0u ^ t1015;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1017 = t1013 << 6u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1018 = t1016 << 4u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1019 = t1017 + t1018;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1020 = t988 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1021 = t1020 << 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1022 = t1019 + t1021;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1023;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1023) : "f"(dp_3), "f"(dp_4));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1024 = t987 + t1022;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1024), "r"(t1023) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1025;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1025) : "f"(dp_7), "f"(dp_8));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1026 = t1022 ^ 16u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1027 = t987 + t1026;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1027), "r"(t1025) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1028;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1028) : "f"(dp_11), "f"(dp_12));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1029 = t1022 ^ 32u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1030 = t987 + t1029;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1030), "r"(t1028) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1031;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1031) : "f"(dp_15), "f"(dp_16));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1032 = t1022 ^ 48u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1033 = t987 + t1032;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1033), "r"(t1031) : "memory");
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1034 = share << 12u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1035 = t40 + t1034;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1036;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1036) : "r"(lane));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1037 = t1036 >> 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1038 = t38 + t1037;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1039 = t1038 >> 1u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1040 = t1039 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1041 = 0u ^ t1040;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1042 = t1038 << 6u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1043 = t1041 << 4u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1044 = t1042 + t1043;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1045 = t1036 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1046 = t1045 << 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1047 = t1044 + t1046;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1048;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1048) : "f"(s), "f"(s_2));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1049 = t1035 + t1047;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1049), "r"(t1048) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1050;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1050) : "f"(s_5), "f"(s_6));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1051 = t1047 ^ 16u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1052 = t1035 + t1051;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1052), "r"(t1050) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1053;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1053) : "f"(s_9), "f"(s_10));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1054 = t1047 ^ 32u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1055 = t1035 + t1054;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1055), "r"(t1053) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1056;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1056) : "f"(s_13), "f"(s_14));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1057 = t1047 ^ 48u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1058 = t1035 + t1057;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1058), "r"(t1056) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1059 = t1036 >> 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1060 = t38 + t1059;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1061 = t1060 + 8u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1062 = t1061 >> 1u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1063 = t1062 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1064 = 0u ^ t1063;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1065 = t1061 << 6u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1066 = t1064 << 4u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1067 = t1065 + t1066;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1068 = t1036 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1069 = t1068 << 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1070 = t1067 + t1069;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1071;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1071) : "f"(s_3), "f"(s_4));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1072 = t1035 + t1070;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1072), "r"(t1071) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1073;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1073) : "f"(s_7), "f"(s_8));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1074 = t1070 ^ 16u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1075 = t1035 + t1074;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1075), "r"(t1073) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1076;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1076) : "f"(s_11), "f"(s_12));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1077 = t1070 ^ 32u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1078 = t1035 + t1077;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1078), "r"(t1076) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1079;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1079) : "f"(s_15), "f"(s_16));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1080 = t1070 ^ 48u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1081 = t1035 + t1080;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1081), "r"(t1079) : "memory");
#line 201 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 265 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 lane_2;
        asm volatile("mov.b32 %0, %1;" : "=r"(lane_2) : "r"(lane));
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1083 = lane_2 & 15u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1084 = t38 + t1083;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1085 = lane_2 >> 4u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1086 = t1084 >> 1u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1087 = t1086 & 3u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1088 = t1085 ^ t1087;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1089 = t1084 << 6u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1090 = t1088 << 4u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1091 = t1089 + t1090;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1092 = t40 + t1091;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1093 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1094 = t177 + t1093;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1095;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1095) : "r"(t63));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1096 = t1095 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1097 = t1095 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1098 = t1095 ^ 96u;
        const u32 t1099 = t1094 + t1095;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1100 = t1094 + t1096;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1101 = t1094 + t1097;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1102 = t1094 + t1098;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1103;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1103) : "r"(t1092));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t1103) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t1099) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_197), "r"(m_198));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_199), "r"(m_200));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t1100) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_201), "r"(m_202));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_203), "r"(m_204));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t1101) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_205), "r"(m_206));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_207), "r"(m_208));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t1102) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_209), "r"(m_210));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_193), "r"(m_194), "r"(m_195), "r"(m_196), "r"(m_211), "r"(m_212));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1104;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1104) : "r"(t1092));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1105 = t1104 ^ 32u;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t1105) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t1099) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_217), "r"(m_218));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_219), "r"(m_220));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t1100) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_221), "r"(m_222));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_223), "r"(m_224));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t1101) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_225), "r"(m_226));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_227), "r"(m_228));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t1102) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_229), "r"(m_230));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_213), "r"(m_214), "r"(m_215), "r"(m_216), "r"(m_231), "r"(m_232));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1106;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1106) : "r"(t1092));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t1106) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t1099) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_237), "r"(m_238));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_239), "r"(m_240));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1100) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_241), "r"(m_242));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_243), "r"(m_244));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1101) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_245), "r"(m_246));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_247), "r"(m_248));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1102) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_249), "r"(m_250));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_233), "r"(m_234), "r"(m_235), "r"(m_236), "r"(m_251), "r"(m_252));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1107;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1107) : "r"(t1092));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1108 = t1107 ^ 32u;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1108) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1099) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_257), "r"(m_258));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_259), "r"(m_260));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1100) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_261), "r"(m_262));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_263), "r"(m_264));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1101) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_265), "r"(m_266));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_267), "r"(m_268));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1102) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_269), "r"(m_270));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_271), "r"(m_272));
#line 265 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 lane_3;
        asm volatile("mov.b32 %0, %1;" : "=r"(lane_3) : "r"(lane));
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1110 = lane_3 & 15u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1111 = t38 + t1110;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1112 = lane_3 >> 4u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1113 = t1111 >> 1u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1114 = t1113 & 3u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1115 = t1112 ^ t1114;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1116 = t1111 << 6u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1117 = t1115 << 4u;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1118 = t1116 + t1117;
#line 266 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1119 = t35 + t1118;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1120 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1121 = smem_2 + t1120;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1122;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1122) : "r"(t63));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1123 = t1122 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1124 = t1122 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1125 = t1122 ^ 96u;
        const u32 t1126 = t1121 + t1122;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1127 = t1121 + t1123;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1128 = t1121 + t1124;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1129 = t1121 + t1125;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1130;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1130) : "r"(t1119));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1130) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1126) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_277), "r"(m_278));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_279), "r"(m_280));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1127) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_281), "r"(m_282));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_283), "r"(m_284));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1128) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_285), "r"(m_286));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_287), "r"(m_288));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_289;
        u32 m_290;
        u32 m_291;
        u32 m_292;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1129) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_289), "r"(m_290));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_273), "r"(m_274), "r"(m_275), "r"(m_276), "r"(m_291), "r"(m_292));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1131;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1131) : "r"(t1119));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1132 = t1131 ^ 32u;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_293;
        u32 m_294;
        u32 m_295;
        u32 m_296;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1132) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_297;
        u32 m_298;
        u32 m_299;
        u32 m_300;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1126) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_297), "r"(m_298));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_299), "r"(m_300));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_301;
        u32 m_302;
        u32 m_303;
        u32 m_304;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1127) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_301), "r"(m_302));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_303), "r"(m_304));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_305;
        u32 m_306;
        u32 m_307;
        u32 m_308;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1128) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_305), "r"(m_306));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_307), "r"(m_308));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_309;
        u32 m_310;
        u32 m_311;
        u32 m_312;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1129) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_309), "r"(m_310));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_293), "r"(m_294), "r"(m_295), "r"(m_296), "r"(m_311), "r"(m_312));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1133;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1133) : "r"(t1119));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_313;
        u32 m_314;
        u32 m_315;
        u32 m_316;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1133) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_317;
        u32 m_318;
        u32 m_319;
        u32 m_320;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1126) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_317), "r"(m_318));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_319), "r"(m_320));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_321;
        u32 m_322;
        u32 m_323;
        u32 m_324;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1127) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_321), "r"(m_322));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_323), "r"(m_324));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_325;
        u32 m_326;
        u32 m_327;
        u32 m_328;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1128) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_325), "r"(m_326));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_327), "r"(m_328));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_329;
        u32 m_330;
        u32 m_331;
        u32 m_332;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1129) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_329), "r"(m_330));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_313), "r"(m_314), "r"(m_315), "r"(m_316), "r"(m_331), "r"(m_332));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1134;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1134) : "r"(t1119));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1135 = t1134 ^ 32u;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_333;
        u32 m_334;
        u32 m_335;
        u32 m_336;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1135) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_337;
        u32 m_338;
        u32 m_339;
        u32 m_340;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1126) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_337), "r"(m_338));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_339), "r"(m_340));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_341;
        u32 m_342;
        u32 m_343;
        u32 m_344;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1127) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_341), "r"(m_342));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_343), "r"(m_344));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_345;
        u32 m_346;
        u32 m_347;
        u32 m_348;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1128) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_345), "r"(m_346));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_347), "r"(m_348));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_349;
        u32 m_350;
        u32 m_351;
        u32 m_352;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1129) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_349), "r"(m_350));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_351), "r"(m_352));
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1136 = t43 << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1137 = smem_1 + t1136;
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
        const u32 t1139 = lane_4 & 7u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1140 = lane_4 >> 4u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1141 = t1140 << 3u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1142 = t1139 + t1141;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1143 = t42 >> 3u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1144 = lane_4 >> 3u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1145 = t1144 & 1u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1146 = t1143 + t1145;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1147 = t1146 >> 2u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1148 = t1146 & 3u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1149 = t1147 << 12u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1150 = t35 + t1149;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1151 = t1142 >> 1u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1152 = t1151 & 3u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1153 = t1148 ^ t1152;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1154 = t1142 << 6u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1155 = t1153 << 4u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1156 = t1154 + t1155;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1157 = t1150 + t1156;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1158;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1158) : "r"(t63));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1159 = t1158 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1160 = t1158 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1161 = t1158 ^ 96u;
        const u32 t1162 = t1137 + t1158;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1163 = t1137 + t1159;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1164 = t1137 + t1160;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1165 = t1137 + t1161;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_353;
        u32 m_354;
        u32 m_355;
        u32 m_356;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1157) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_357;
        u32 m_358;
        u32 m_359;
        u32 m_360;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1162) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_357), "r"(m_358));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_359), "r"(m_360));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_361;
        u32 m_362;
        u32 m_363;
        u32 m_364;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1163) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_361), "r"(m_362));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_363), "r"(m_364));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_365;
        u32 m_366;
        u32 m_367;
        u32 m_368;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1164) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_365), "r"(m_366));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_367), "r"(m_368));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_369;
        u32 m_370;
        u32 m_371;
        u32 m_372;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1165) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_369), "r"(m_370));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_353), "r"(m_354), "r"(m_355), "r"(m_356), "r"(m_371), "r"(m_372));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_373;
        u32 m_374;
        u32 m_375;
        u32 m_376;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t1157) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_377;
        u32 m_378;
        u32 m_379;
        u32 m_380;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t1162) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_377), "r"(m_378));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_379), "r"(m_380));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_381;
        u32 m_382;
        u32 m_383;
        u32 m_384;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t1163) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_381), "r"(m_382));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_383), "r"(m_384));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_385;
        u32 m_386;
        u32 m_387;
        u32 m_388;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t1164) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_385), "r"(m_386));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_387), "r"(m_388));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_389;
        u32 m_390;
        u32 m_391;
        u32 m_392;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1165) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_389), "r"(m_390));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_373), "r"(m_374), "r"(m_375), "r"(m_376), "r"(m_391), "r"(m_392));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_393;
        u32 m_394;
        u32 m_395;
        u32 m_396;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t1157) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_397;
        u32 m_398;
        u32 m_399;
        u32 m_400;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t1162) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_397), "r"(m_398));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_399), "r"(m_400));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_401;
        u32 m_402;
        u32 m_403;
        u32 m_404;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t1163) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_401), "r"(m_402));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_403), "r"(m_404));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_405;
        u32 m_406;
        u32 m_407;
        u32 m_408;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t1164) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_405), "r"(m_406));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_407), "r"(m_408));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_409;
        u32 m_410;
        u32 m_411;
        u32 m_412;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1165) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_409), "r"(m_410));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_411), "r"(m_412));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_413;
        u32 m_414;
        u32 m_415;
        u32 m_416;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1157) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_417;
        u32 m_418;
        u32 m_419;
        u32 m_420;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t1162) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_417), "r"(m_418));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_419), "r"(m_420));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_421;
        u32 m_422;
        u32 m_423;
        u32 m_424;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t1163) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_421), "r"(m_422));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_423), "r"(m_424));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_425;
        u32 m_426;
        u32 m_427;
        u32 m_428;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t1164) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_425), "r"(m_426));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_427), "r"(m_428));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_429;
        u32 m_430;
        u32 m_431;
        u32 m_432;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1165) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_429), "r"(m_430));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_431), "r"(m_432));
#line 223 "fa-kernels/src/attention/backward/work.rs"
        const u32 t1166 = batch_2 * heads;
#line 223 "fa-kernels/src/attention/backward/work.rs"
        const u32 t1167 = t1166 + head;
#line 223 "fa-kernels/src/attention/backward/work.rs"
        const u32 t1168 = t1167 * padded;
#line 223 "fa-kernels/src/attention/backward/work.rs"
        const u32 t1169 = block << 6u;
#line 223 "fa-kernels/src/attention/backward/work.rs"
        const u32 row_19 = t1168 + t1169;
#line 337 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 row_20 = row_19 + t42;
        const u64 t1172 = (u64)row_20;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1173 = t1172 * sums_stride0;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1174 = t1173 * 4ull;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1175 = sums + t1174;
        const u32 t1176 = t43 << 10u;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1177 = (u64)t1176 * 4u;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1178 = t1175 + t1177;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        const u64 t1179 = (u64)lane * 4u;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        const u64 t1180 = t1178 + t1179;
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1180), "f"(dq) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+128], %1;" :  : "l"(t1180), "f"(dq_2) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+256], %1;" :  : "l"(t1180), "f"(dq_3) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+384], %1;" :  : "l"(t1180), "f"(dq_4) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+512], %1;" :  : "l"(t1180), "f"(dq_5) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+640], %1;" :  : "l"(t1180), "f"(dq_6) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+768], %1;" :  : "l"(t1180), "f"(dq_7) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+896], %1;" :  : "l"(t1180), "f"(dq_8) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1024], %1;" :  : "l"(t1180), "f"(dq_9) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1152], %1;" :  : "l"(t1180), "f"(dq_10) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1280], %1;" :  : "l"(t1180), "f"(dq_11) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1408], %1;" :  : "l"(t1180), "f"(dq_12) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1536], %1;" :  : "l"(t1180), "f"(dq_13) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1664], %1;" :  : "l"(t1180), "f"(dq_14) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1792], %1;" :  : "l"(t1180), "f"(dq_15) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1920], %1;" :  : "l"(t1180), "f"(dq_16) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2048], %1;" :  : "l"(t1180), "f"(dq_17) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2176], %1;" :  : "l"(t1180), "f"(dq_18) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2304], %1;" :  : "l"(t1180), "f"(dq_19) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2432], %1;" :  : "l"(t1180), "f"(dq_20) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2560], %1;" :  : "l"(t1180), "f"(dq_21) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2688], %1;" :  : "l"(t1180), "f"(dq_22) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2816], %1;" :  : "l"(t1180), "f"(dq_23) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2944], %1;" :  : "l"(t1180), "f"(dq_24) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3072], %1;" :  : "l"(t1180), "f"(dq_25) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3200], %1;" :  : "l"(t1180), "f"(dq_26) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3328], %1;" :  : "l"(t1180), "f"(dq_27) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3456], %1;" :  : "l"(t1180), "f"(dq_28) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3584], %1;" :  : "l"(t1180), "f"(dq_29) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3712], %1;" :  : "l"(t1180), "f"(dq_30) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3840], %1;" :  : "l"(t1180), "f"(dq_31) : "memory");
#line 66 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3968], %1;" :  : "l"(t1180), "f"(dq_32) : "memory");
#line 214 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 233 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (more) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1181 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1182 = (u32)q_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1183 = t1182 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_4 = (u64)t340 * t1183;
            const u64 of_head_3 = t185 + head_4;
            const u32 t1186 = t342 << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1187 = (u64)t189 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1188 = smem_2 + t194;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1189 = t1186 + t188;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1190 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1191 = t1190 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1192 = t1189 < t1191 ? t1189 : t1191;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1193 = (u64)t1192 * t187;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1194 = of_head_3 + t1193;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1195 = t1194 + t1187;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1196 = t1186 + t188;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1197 = t1196 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1198 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1199 = t1198 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1200 = t1197 < t1199 ? t1197 : t1199;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1201 = (u64)t1200 * t187;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1202 = of_head_3 + t1201;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1203 = t1202 + t1187;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1204 = t1186 + t188;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1205 = t1204 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1206 = t189 < t1181;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1207 = t1205 & t1206;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1208 = t1207 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1188), "l"(t1195), "r"(t1208) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1209 = t1186 + t188;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1210 = t1209 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1211 = t1210 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1212 = t189 < t1181;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1213 = t1211 & t1212;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1214 = t1213 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1188), "l"(t1203), "r"(t1214) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1215 = t1195 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1216 = t1186 + t188;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1217 = t1216 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1218 = t189 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1219 = t1218 < t1181;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1220 = t1217 & t1219;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1221 = t1220 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1188), "l"(t1215), "r"(t1221) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1222 = t1203 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1223 = t1186 + t188;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1224 = t1223 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1225 = t1224 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1226 = t189 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1227 = t1226 < t1181;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1228 = t1225 & t1227;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1229 = t1228 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1188), "l"(t1222), "r"(t1229) : "memory");
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1230 = thread < 32u;
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            if (t1230) {
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1231 = batch_2 * heads;
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1232 = t1231 + t340;
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1233 = t1232 * padded;
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1234 = t342 << 6u;
#line 223 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_21 = t1233 + t1234;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1236 = thread << 1u;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 row_22 = row_21 + t1236;
                const u32 t1238 = thread << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1239 = t178 + t1238;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1240 = (u64)row_22;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1241 = t1240 * statistics_stride0;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1242 = t1241 * 4ull;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1243 = statistics + t1242;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t1239), "l"(t1243) : "memory");
            }
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1244 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1245 = (u32)d_o_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1246 = t1245 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_5 = (u64)t340 * t1246;
            const u64 of_head_4 = t206 + head_5;
            const u32 t1249 = t342 << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1250 = (u64)t210 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1251 = t177 + t215;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1252 = t1249 + t209;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1253 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1254 = t1253 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1255 = t1252 < t1254 ? t1252 : t1254;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1256 = (u64)t1255 * t208;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1257 = of_head_4 + t1256;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1258 = t1257 + t1250;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1259 = t1249 + t209;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1260 = t1259 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1261 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1262 = t1261 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1263 = t1260 < t1262 ? t1260 : t1262;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1264 = (u64)t1263 * t208;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1265 = of_head_4 + t1264;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1266 = t1265 + t1250;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1267 = t1249 + t209;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1268 = t1267 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1269 = t210 < t1244;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1270 = t1268 & t1269;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1271 = t1270 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1251), "l"(t1258), "r"(t1271) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1272 = t1249 + t209;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1273 = t1272 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1274 = t1273 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1275 = t210 < t1244;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1276 = t1274 & t1275;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1277 = t1276 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1251), "l"(t1266), "r"(t1277) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1278 = t1258 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1279 = t1249 + t209;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1280 = t1279 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1281 = t210 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1282 = t1281 < t1244;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1283 = t1280 & t1282;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1284 = t1283 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1251), "l"(t1278), "r"(t1284) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1285 = t1266 + 128ull;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1286 = t1249 + t209;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1287 = t1286 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1288 = t1287 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1289 = t210 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1290 = t1289 < t1244;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1291 = t1288 & t1290;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1292 = t1291 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1251), "l"(t1285), "r"(t1292) : "memory");
        }
#line 236 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 149 "fa-kernels/src/attention/backward/work.rs"
        head = t340;
        block = t342;
    }
#line 164 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 166 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1293 = dk_2 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_2 = t1293;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1294 = dk_3 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_3 = t1294;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1295 = dk_4 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_4 = t1295;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1296 = dk_5 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_5 = t1296;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1297 = dk_6 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_6 = t1297;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1298 = dk_7 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_7 = t1298;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1299 = dk_8 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_8 = t1299;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1300 = dk_9 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_9 = t1300;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1301 = dk_10 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_10 = t1301;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1302 = dk_11 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_11 = t1302;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1303 = dk_12 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_12 = t1303;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1304 = dk_13 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_13 = t1304;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1305 = dk_14 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_14 = t1305;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1306 = dk_15 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_15 = t1306;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1307 = dk_16 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_16 = t1307;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1308 = dk_17 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_17 = t1308;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1309 = dk_18 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_18 = t1309;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1310 = dk_19 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_19 = t1310;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1311 = dk_20 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_20 = t1311;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1312 = dk_21 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_21 = t1312;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1313 = dk_22 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_22 = t1313;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1314 = dk_23 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_23 = t1314;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1315 = dk_24 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_24 = t1315;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1316 = dk_25 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_25 = t1316;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1317 = dk_26 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_26 = t1317;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1318 = dk_27 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_27 = t1318;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1319 = dk_28 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_28 = t1319;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1320 = dk_29 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_29 = t1320;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1321 = dk_30 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_30 = t1321;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1322 = dk_31 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_31 = t1322;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1323 = dk_32 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_32 = t1323;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1324 = dk_33 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_33 = t1324;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1325 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1326 = smem_1 + t1325;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1327 = lane >> 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1328 = t38 + t1327;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1329 = t1328 & 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1330 = 0u ^ t1329;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1331 = t1328 << 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1332 = t1330 << 4u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1333 = t1331 + t1332;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1334 = lane & 3u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1335 = t1334 << 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1336 = t1333 + t1335;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1337;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1337) : "f"(dk_2), "f"(dk_3));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1338 = t1326 + t1336;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1338), "r"(t1337) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1339;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1339) : "f"(dk_6), "f"(dk_7));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1340 = t1336 ^ 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1341 = t1326 + t1340;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1341), "r"(t1339) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1342;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1342) : "f"(dk_10), "f"(dk_11));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1343 = t1336 ^ 32u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1344 = t1326 + t1343;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1344), "r"(t1342) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1345;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1345) : "f"(dk_14), "f"(dk_15));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1346 = t1336 ^ 48u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1347 = t1326 + t1346;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1347), "r"(t1345) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1348;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1348) : "f"(dk_18), "f"(dk_19));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1349 = t1336 ^ 64u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1350 = t1326 + t1349;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1350), "r"(t1348) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1351;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1351) : "f"(dk_22), "f"(dk_23));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1352 = t1336 ^ 80u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1353 = t1326 + t1352;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1353), "r"(t1351) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1354;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1354) : "f"(dk_26), "f"(dk_27));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1355 = t1336 ^ 96u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1356 = t1326 + t1355;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1356), "r"(t1354) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1357;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1357) : "f"(dk_30), "f"(dk_31));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1358 = t1336 ^ 112u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1359 = t1326 + t1358;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1359), "r"(t1357) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1360 = lane >> 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1361 = t38 + t1360;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1362 = t1361 + 8u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1363 = t1362 & 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1364 = 0u ^ t1363;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1365 = t1362 << 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1366 = t1364 << 4u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1367 = t1365 + t1366;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1368 = lane & 3u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1369 = t1368 << 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1370 = t1367 + t1369;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1371;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1371) : "f"(dk_4), "f"(dk_5));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1372 = t1326 + t1370;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1372), "r"(t1371) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1373;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1373) : "f"(dk_8), "f"(dk_9));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1374 = t1370 ^ 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1375 = t1326 + t1374;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1375), "r"(t1373) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1376;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1376) : "f"(dk_12), "f"(dk_13));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1377 = t1370 ^ 32u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1378 = t1326 + t1377;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1378), "r"(t1376) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1379;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1379) : "f"(dk_16), "f"(dk_17));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1380 = t1370 ^ 48u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1381 = t1326 + t1380;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1381), "r"(t1379) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1382;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1382) : "f"(dk_20), "f"(dk_21));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1383 = t1370 ^ 64u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1384 = t1326 + t1383;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1384), "r"(t1382) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1385;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1385) : "f"(dk_24), "f"(dk_25));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1386 = t1370 ^ 80u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1387 = t1326 + t1386;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1387), "r"(t1385) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1388;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1388) : "f"(dk_28), "f"(dk_29));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1389 = t1370 ^ 96u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1390 = t1326 + t1389;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1390), "r"(t1388) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1391;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1391) : "f"(dk_32), "f"(dk_33));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1392 = t1370 ^ 112u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1393 = t1326 + t1392;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1393), "r"(t1391) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 367 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 first_column = share << 6u;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1395 = (u64)batch_2;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1396 = t1395 * dk_stride0;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1397 = t1396 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1398 = dk + t1397;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1399 = (u64)t8;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1400 = t1399 * dk_stride1;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1401 = t1400 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1402 = t1398 + t1401;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1403 = (u64)t10;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1404 = t1403 * dk_stride2;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1405 = t1404 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1406 = t1402 + t1405;
    const u32 end_29 = head_dim > first_column ? head_dim : first_column;
    const u32 t1408 = seq_k - t8;
#line 371 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1409 = end_29 - first_column;
#line 371 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1410 = t1409 >> 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1411 = (u64)first_column * 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1412 = t1406 + t1411;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1413 = (u32)dk_stride1;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1414 = t1413 << 1u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1415 = lane >> 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1416 = t38 + t1415;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1417 = lane & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1418 = t1416 < t1408;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1419 = t1417 < t1410;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1420 = t1418 & t1419;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1420) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1421 = t1416 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1422 = t1417 ^ t1421;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1423 = t1416 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1424 = t1422 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1425 = t1423 + t1424;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1426 = t1326 + t1425;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_23;
        u32 row_24;
        u32 row_25;
        u32 row_26;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_23), "=r"(row_24), "=r"(row_25), "=r"(row_26) : "r"(t1426) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1427 = (u64)t1416 * t1414;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1428 = t1412 + t1427;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1429 = (u64)t1417 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1430 = t1428 + t1429;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1430), "r"(row_23), "r"(row_24), "r"(row_25), "r"(row_26) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1431 = t1416 + 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1432 = t1431 < t1408;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1433 = t1417 < t1410;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1434 = t1432 & t1433;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1434) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1435 = t1431 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1436 = t1417 ^ t1435;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1437 = t1431 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1438 = t1436 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1439 = t1437 + t1438;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1440 = t1326 + t1439;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_27;
        u32 row_28;
        u32 row_29;
        u32 row_30;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_27), "=r"(row_28), "=r"(row_29), "=r"(row_30) : "r"(t1440) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1441 = (u64)t1431 * t1414;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1442 = t1412 + t1441;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1443 = (u64)t1417 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1444 = t1442 + t1443;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1444), "r"(row_27), "r"(row_28), "r"(row_29), "r"(row_30) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1445 = t1416 + 8u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1446 = t1445 < t1408;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1447 = t1417 < t1410;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1448 = t1446 & t1447;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1448) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1449 = t1445 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1450 = t1417 ^ t1449;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1451 = t1445 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1452 = t1450 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1453 = t1451 + t1452;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1454 = t1326 + t1453;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_31;
        u32 row_32;
        u32 row_33;
        u32 row_34;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_31), "=r"(row_32), "=r"(row_33), "=r"(row_34) : "r"(t1454) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1455 = (u64)t1445 * t1414;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1456 = t1412 + t1455;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1457 = (u64)t1417 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1458 = t1456 + t1457;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1458), "r"(row_31), "r"(row_32), "r"(row_33), "r"(row_34) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1459 = t1416 + 12u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1460 = t1459 < t1408;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1461 = t1417 < t1410;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1462 = t1460 & t1461;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1462) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1463 = t1459 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1464 = t1417 ^ t1463;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1465 = t1459 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1466 = t1464 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1467 = t1465 + t1466;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1468 = t1326 + t1467;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_35;
        u32 row_36;
        u32 row_37;
        u32 row_38;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_35), "=r"(row_36), "=r"(row_37), "=r"(row_38) : "r"(t1468) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1469 = (u64)t1459 * t1414;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1470 = t1412 + t1469;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1471 = (u64)t1417 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1472 = t1470 + t1471;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1472), "r"(row_35), "r"(row_36), "r"(row_37), "r"(row_38) : "memory");
    }
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1473 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1474 = t39 + t1473;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1475 = lane >> 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1476 = t38 + t1475;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1477 = t1476 & 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1478 = 0u ^ t1477;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1479 = t1476 << 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1480 = t1478 << 4u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1481 = t1479 + t1480;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1482 = lane & 3u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1483 = t1482 << 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1484 = t1481 + t1483;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1485;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1485) : "f"(dv_2), "f"(dv_3));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1486 = t1474 + t1484;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1486), "r"(t1485) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1487;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1487) : "f"(dv_6), "f"(dv_7));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1488 = t1484 ^ 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1489 = t1474 + t1488;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1489), "r"(t1487) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1490;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1490) : "f"(dv_10), "f"(dv_11));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1491 = t1484 ^ 32u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1492 = t1474 + t1491;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1492), "r"(t1490) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1493;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1493) : "f"(dv_14), "f"(dv_15));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1494 = t1484 ^ 48u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1495 = t1474 + t1494;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1495), "r"(t1493) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1496;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1496) : "f"(dv_18), "f"(dv_19));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1497 = t1484 ^ 64u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1498 = t1474 + t1497;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1498), "r"(t1496) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1499;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1499) : "f"(dv_22), "f"(dv_23));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1500 = t1484 ^ 80u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1501 = t1474 + t1500;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1501), "r"(t1499) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1502;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1502) : "f"(dv_26), "f"(dv_27));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1503 = t1484 ^ 96u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1504 = t1474 + t1503;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1504), "r"(t1502) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1505;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1505) : "f"(dv_30), "f"(dv_31));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1506 = t1484 ^ 112u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1507 = t1474 + t1506;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1507), "r"(t1505) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1508 = lane >> 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1509 = t38 + t1508;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1510 = t1509 + 8u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1511 = t1510 & 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1512 = 0u ^ t1511;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1513 = t1510 << 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1514 = t1512 << 4u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1515 = t1513 + t1514;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1516 = lane & 3u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1517 = t1516 << 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1518 = t1515 + t1517;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1519;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1519) : "f"(dv_4), "f"(dv_5));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1520 = t1474 + t1518;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1520), "r"(t1519) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1521;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1521) : "f"(dv_8), "f"(dv_9));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1522 = t1518 ^ 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1523 = t1474 + t1522;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1523), "r"(t1521) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1524;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1524) : "f"(dv_12), "f"(dv_13));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1525 = t1518 ^ 32u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1526 = t1474 + t1525;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1526), "r"(t1524) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1527;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1527) : "f"(dv_16), "f"(dv_17));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1528 = t1518 ^ 48u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1529 = t1474 + t1528;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1529), "r"(t1527) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1530;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1530) : "f"(dv_20), "f"(dv_21));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1531 = t1518 ^ 64u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1532 = t1474 + t1531;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1532), "r"(t1530) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1533;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1533) : "f"(dv_24), "f"(dv_25));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1534 = t1518 ^ 80u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1535 = t1474 + t1534;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1535), "r"(t1533) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1536;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1536) : "f"(dv_28), "f"(dv_29));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1537 = t1518 ^ 96u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1538 = t1474 + t1537;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1538), "r"(t1536) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1539;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1539) : "f"(dv_32), "f"(dv_33));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1540 = t1518 ^ 112u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1541 = t1474 + t1540;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1541), "r"(t1539) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 367 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 first_column_2 = share << 6u;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1543 = (u64)batch_2;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1544 = t1543 * dv_stride0;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1545 = t1544 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1546 = dv + t1545;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1547 = (u64)t8;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1548 = t1547 * dv_stride1;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1549 = t1548 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1550 = t1546 + t1549;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1551 = (u64)t10;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1552 = t1551 * dv_stride2;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1553 = t1552 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1554 = t1550 + t1553;
    const u32 end_30 = head_dim > first_column_2 ? head_dim : first_column_2;
    const u32 t1556 = seq_k - t8;
#line 371 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1557 = end_30 - first_column_2;
#line 371 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1558 = t1557 >> 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1559 = (u64)first_column_2 * 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1560 = t1554 + t1559;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1561 = (u32)dv_stride1;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1562 = t1561 << 1u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1563 = lane >> 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1564 = t38 + t1563;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1565 = lane & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1566 = t1564 < t1556;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1567 = t1565 < t1558;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1568 = t1566 & t1567;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1568) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1569 = t1564 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1570 = t1565 ^ t1569;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1571 = t1564 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1572 = t1570 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1573 = t1571 + t1572;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1574 = t1474 + t1573;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_39;
        u32 row_40;
        u32 row_41;
        u32 row_42;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_39), "=r"(row_40), "=r"(row_41), "=r"(row_42) : "r"(t1574) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1575 = (u64)t1564 * t1562;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1576 = t1560 + t1575;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1577 = (u64)t1565 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1578 = t1576 + t1577;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1578), "r"(row_39), "r"(row_40), "r"(row_41), "r"(row_42) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1579 = t1564 + 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1580 = t1579 < t1556;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1581 = t1565 < t1558;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1582 = t1580 & t1581;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1582) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1583 = t1579 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1584 = t1565 ^ t1583;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1585 = t1579 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1586 = t1584 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1587 = t1585 + t1586;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1588 = t1474 + t1587;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_43;
        u32 row_44;
        u32 row_45;
        u32 row_46;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_43), "=r"(row_44), "=r"(row_45), "=r"(row_46) : "r"(t1588) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1589 = (u64)t1579 * t1562;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1590 = t1560 + t1589;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1591 = (u64)t1565 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1592 = t1590 + t1591;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1592), "r"(row_43), "r"(row_44), "r"(row_45), "r"(row_46) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1593 = t1564 + 8u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1594 = t1593 < t1556;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1595 = t1565 < t1558;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1596 = t1594 & t1595;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1596) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1597 = t1593 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1598 = t1565 ^ t1597;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1599 = t1593 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1600 = t1598 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1601 = t1599 + t1600;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1602 = t1474 + t1601;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_47;
        u32 row_48;
        u32 row_49;
        u32 row_50;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_47), "=r"(row_48), "=r"(row_49), "=r"(row_50) : "r"(t1602) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1603 = (u64)t1593 * t1562;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1604 = t1560 + t1603;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1605 = (u64)t1565 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1606 = t1604 + t1605;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1606), "r"(row_47), "r"(row_48), "r"(row_49), "r"(row_50) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1607 = t1564 + 12u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1608 = t1607 < t1556;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1609 = t1565 < t1558;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1610 = t1608 & t1609;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1610) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1611 = t1607 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1612 = t1565 ^ t1611;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1613 = t1607 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1614 = t1612 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1615 = t1613 + t1614;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1616 = t1474 + t1615;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_51;
        u32 row_52;
        u32 row_53;
        u32 row_54;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_51), "=r"(row_52), "=r"(row_53), "=r"(row_54) : "r"(t1616) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1617 = (u64)t1607 * t1562;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1618 = t1560 + t1617;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1619 = (u64)t1565 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1620 = t1618 + t1619;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1620), "r"(row_51), "r"(row_52), "r"(row_53), "r"(row_54) : "memory");
    }
}
