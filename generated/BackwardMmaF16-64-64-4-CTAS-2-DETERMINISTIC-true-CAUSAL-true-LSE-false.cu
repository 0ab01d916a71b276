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
    const u32 head_dim,
    const f32 scale,
    const u32 padded,
    const u64 turns /* u32, counters */,
    const u64 turns_stride0,
    const u64 turns_stride1,
    const u64 turns_stride2,
    const u64 turns_stride3,
    const u32 section)
{
#line 43 "fa-kernels/src/attention/backward/work.rs"
    const u32 t1 = seq_k + 63u;
#line 43 "fa-kernels/src/attention/backward/work.rs"
    const u32 blocks = t1 >> 6u;
#line 155 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t3 = (u32)__cvta_generic_to_shared(smem);
#line 155 "fa-kernels/src/attention/backward/turns.rs"
    const u32 place = t3 + 41472u;
    const u32 t5 = threadIdx.x;
#line 156 "fa-kernels/src/attention/backward/turns.rs"
    const bool t6 = t5 == 0u;
#line 156 "fa-kernels/src/attention/backward/turns.rs"
    if (t6) {
        const u64 t7 = 0ull * turns_stride0;
#line 157 "fa-kernels/src/attention/backward/turns.rs"
        const u64 t8 = t7 * 4ull;
#line 157 "fa-kernels/src/attention/backward/turns.rs"
        const u64 t9 = turns + t8;
        const u32 t10 = gridDim.x;
#line 158 "fa-kernels/src/attention/backward/turns.rs"
        const u32 t11 = t10 - 1u;
#line 158 "fa-kernels/src/attention/backward/turns.rs"
        u32 claimed;
        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(claimed) : "l"(t9), "r"(t11) : "memory");
#line 159 "fa-kernels/src/attention/backward/turns.rs"
        f32 t13;
        asm("mov.b32 %0, %1;" : "=f"(t13) : "r"(claimed));
#line 159 "fa-kernels/src/attention/backward/turns.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(place), "f"(t13) : "memory");
    }
    asm volatile("bar.sync 0;" :  :  : "memory");
    f32 t14;
    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t14) : "r"(place) : "memory");
#line 162 "fa-kernels/src/attention/backward/turns.rs"
    u32 t15;
    asm("mov.b32 %0, %1;" : "=r"(t15) : "f"(t14));
#line 162 "fa-kernels/src/attention/backward/turns.rs"
    u32 t16;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t16) : "r"(t15));
#line 113 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t17 = gridDim.x;
#line 113 "fa-kernels/src/attention/backward/turns.rs"
    const u32 heads_2 = t17 / blocks;
    const u32 t19 = blocks * section;
#line 114 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t20 = t16 / t19;
#line 114 "fa-kernels/src/attention/backward/turns.rs"
    const u32 first = t20 * section;
    const u32 t22 = heads_2 - first;
#line 115 "fa-kernels/src/attention/backward/turns.rs"
    const u32 heads_3 = t22 < section ? t22 : section;
    const u32 t24 = first * blocks;
#line 116 "fa-kernels/src/attention/backward/turns.rs"
    const u32 within = t16 - t24;
    const u32 t26 = within / heads_3;
#line 117 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t27 = within % heads_3;
#line 117 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t28 = first + t27;
#line 49 "fa-kernels/src/attention/backward/work.rs"
    const u32 kv_heads = heads / group;
    const u32 t30 = t26 << 6u;
#line 56 "fa-kernels/src/attention/backward/work.rs"
    const u32 batch_2 = t28 / kv_heads;
#line 62 "fa-kernels/src/attention/backward/work.rs"
    const u32 t32 = t28 % kv_heads;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 t33 = seq_q + 63u;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t33 >> 6u;
#line 119 "fa-kernels/src/attention/query_blocks.rs"
    u32 low = 0u;
    u32 high = count;
    while (true) {
#line 121 "fa-kernels/src/attention/query_blocks.rs"
        const bool t35 = low < high;
        if (!t35) break;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t36 = low + high;
#line 122 "fa-kernels/src/attention/query_blocks.rs"
        const u32 middle = t36 >> 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t38 = middle << 6u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t39 = t38 + 63u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t40 = seq_q - 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t41 = t39 < t40 ? t39 : t40;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t42 = t41 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end = t42 + 1u;
        const u32 t44 = end > seq_q ? end : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t45 = t44 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_2 = t45 < seq_k ? t45 : seq_k;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool found = t30 < end_2;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t48 = middle + 1u;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t49 = found ? low : t48;
#line 124 "fa-kernels/src/attention/query_blocks.rs"
        low = t49;
        const u32 t50 = found ? middle : high;
#line 125 "fa-kernels/src/attention/query_blocks.rs"
        high = t50;
    }
#line 59 "fa-kernels/src/attention/query_blocks.rs"
    const u32 first_2 = low;
#line 96 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t54 = thread >> 5u;
#line 98 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t54));
#line 99 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 102 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t57 = smem_1 + 16384u;
    const u32 share = warp >> 2u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t59 = warp & 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t60 = t59 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t61 = smem_1 + 8192u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t62 = t57 + 8192u;
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
    const u32 t63 = warp & 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t64 = t63 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t65 = warp >> 2u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t66 = share << 6u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t67 = lane & 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t68 = t66 + t67;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t69 = lane >> 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t70 = t69 << 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t71 = t68 + t70;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t72 = lane >> 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t73 = t72 & 1u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t74 = t71 & 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t75 = t73 ^ t74;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t76 = t71 << 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t77 = t75 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t78 = t76 + t77;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t79 = lane & 15u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t80 = lane >> 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t81 = t79 & 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t82 = t80 ^ t81;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t83 = t79 << 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t84 = t82 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t85 = t83 + t84;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t86 = (u64)batch_2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t87 = t86 * k_stride0;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t88 = t87 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t89 = k + t88;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t90 = 0ull * k_stride1;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t91 = t90 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t92 = t89 + t91;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t93 = (u64)t32;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t94 = t93 * k_stride2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t95 = t94 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t96 = t92 + t95;
    const u32 t97 = (u32)k_stride1;
#line 137 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t98 = t97 << 1u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t99 = thread >> 3u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t100 = thread & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t101 = t99 & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t102 = t100 ^ t101;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t103 = t99 << 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t104 = t102 << 4u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t105 = t103 + t104;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t106 = (u64)t99 * t98;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t107 = t96 + t106;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t108 = (u64)t100 * 16u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t109 = t107 + t108;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t110 = (u64)t98 * 16u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t111 = head_dim >> 3u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t112 = smem_1 + t105;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t113 = (u64)t30 * t98;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t114 = t109 + t113;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t115 = t114 + t110;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t116 = t115 + t110;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t117 = t116 + t110;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t118 = t30 + t99;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t119 = t118 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t120 = t100 < t111;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t121 = t119 & t120;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t122 = t121 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t112), "l"(t114), "r"(t122) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t123 = t30 + t99;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t124 = t123 + 16u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t125 = t124 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t126 = t100 < t111;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t127 = t125 & t126;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t128 = t127 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t112), "l"(t115), "r"(t128) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t129 = t30 + t99;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t130 = t129 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t131 = t130 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t132 = t100 < t111;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t133 = t131 & t132;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t134 = t133 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t112), "l"(t116), "r"(t134) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t135 = t30 + t99;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t136 = t135 + 48u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t137 = t136 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t138 = t100 < t111;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t139 = t137 & t138;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t140 = t139 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t112), "l"(t117), "r"(t140) : "memory");
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t141 = (u64)batch_2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t142 = t141 * v_stride0;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t143 = t142 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t144 = v + t143;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t145 = 0ull * v_stride1;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t146 = t145 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t147 = t144 + t146;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t148 = (u64)t32;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t149 = t148 * v_stride2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t150 = t149 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t151 = t147 + t150;
    const u32 t152 = (u32)v_stride1;
#line 137 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t153 = t152 << 1u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t154 = thread >> 3u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t155 = thread & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t156 = t154 & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t157 = t155 ^ t156;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t158 = t154 << 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t159 = t157 << 4u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t160 = t158 + t159;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t161 = (u64)t154 * t153;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t162 = t151 + t161;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t163 = (u64)t155 * 16u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t164 = t162 + t163;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t165 = (u64)t153 * 16u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t166 = head_dim >> 3u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t167 = t61 + t160;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t168 = (u64)t30 * t153;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t169 = t164 + t168;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t170 = t169 + t165;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t171 = t170 + t165;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t172 = t171 + t165;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t173 = t30 + t154;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t174 = t173 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t175 = t155 < t166;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t176 = t174 & t175;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t177 = t176 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t167), "l"(t169), "r"(t177) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t178 = t30 + t154;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t179 = t178 + 16u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t180 = t179 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t181 = t155 < t166;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t182 = t180 & t181;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t183 = t182 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t167), "l"(t170), "r"(t183) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t184 = t30 + t154;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t185 = t184 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t186 = t185 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t187 = t155 < t166;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t188 = t186 & t187;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t189 = t188 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t167), "l"(t171), "r"(t189) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t190 = t30 + t154;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t191 = t190 + 48u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t192 = t191 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t193 = t155 < t166;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t194 = t192 & t193;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t195 = t194 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t167), "l"(t172), "r"(t195) : "memory");
#line 153 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 smem_2 = smem_1 + 24576u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t197 = smem_2 + 8192u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t198 = smem_2 + 16384u;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t199 = (u64)batch_2;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t200 = t199 * q_stride0;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t201 = t200 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t202 = q + t201;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t203 = 0ull * q_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t204 = t203 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t205 = t202 + t204;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t206 = (u32)q_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t207 = t206 << 1u;
    const u32 t208 = thread >> 3u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t209 = thread & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t210 = t208 & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t211 = t209 ^ t210;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t212 = t208 << 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t213 = t211 << 4u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t214 = t212 + t213;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t215 = (u64)t208 * t207;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t216 = t205 + t215;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t217 = (u64)t209 * 16u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t218 = t216 + t217;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t219 = (u64)t207 * 16u;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t220 = (u64)batch_2;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t221 = t220 * d_o_stride0;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t222 = t221 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t223 = d_o + t222;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t224 = 0ull * d_o_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t225 = t224 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t226 = t223 + t225;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t227 = (u32)d_o_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t228 = t227 << 1u;
    const u32 t229 = thread >> 3u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t230 = thread & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t231 = t229 & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t232 = t230 ^ t231;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t233 = t229 << 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t234 = t232 << 4u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t235 = t233 + t234;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t236 = (u64)t229 * t228;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t237 = t226 + t236;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t238 = (u64)t230 * 16u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t239 = t237 + t238;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t240 = (u64)t228 * 16u;
#line 104 "fa-kernels/src/attention/backward/work.rs"
    const u32 t241 = count - first_2;
#line 104 "fa-kernels/src/attention/backward/work.rs"
    const u32 count_2 = t241 * group;
#line 434 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t243 = t32 * group;
#line 434 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t244 = count - 1u;
#line 143 "fa-kernels/src/attention/backward/work.rs"
    u32 head = t243;
    u32 block = t244;
    const bool t245 = count_2 != 0u;
#line 156 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t245) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t246 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t247 = (u32)q_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t248 = t247 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 head_2 = (u64)head * t248;
        const u64 of_head = t205 + head_2;
        const u32 t251 = block << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t252 = (u64)t209 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t253 = smem_2 + t214;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t254 = t251 + t208;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t255 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t256 = t255 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t257 = t254 < t256 ? t254 : t256;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t258 = (u64)t257 * t207;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t259 = of_head + t258;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t260 = t259 + t252;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t261 = t251 + t208;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t262 = t261 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t263 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t264 = t263 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t265 = t262 < t264 ? t262 : t264;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t266 = (u64)t265 * t207;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t267 = of_head + t266;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t268 = t267 + t252;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t269 = t251 + t208;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t270 = t269 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t271 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t272 = t271 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t273 = t270 < t272 ? t270 : t272;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t274 = (u64)t273 * t207;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t275 = of_head + t274;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t276 = t275 + t252;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t277 = t251 + t208;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t278 = t277 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t279 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t280 = t279 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t281 = t278 < t280 ? t278 : t280;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t282 = (u64)t281 * t207;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t283 = of_head + t282;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t284 = t283 + t252;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t285 = t251 + t208;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t286 = t285 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t287 = t209 < t246;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t288 = t286 & t287;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t289 = t288 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t253), "l"(t260), "r"(t289) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t290 = t251 + t208;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t291 = t290 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t292 = t291 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t293 = t209 < t246;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t294 = t292 & t293;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t295 = t294 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t253), "l"(t268), "r"(t295) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t296 = t251 + t208;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t297 = t296 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t298 = t297 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t299 = t209 < t246;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t300 = t298 & t299;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t301 = t300 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t253), "l"(t276), "r"(t301) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t302 = t251 + t208;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t303 = t302 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t304 = t303 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t305 = t209 < t246;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t306 = t304 & t305;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t307 = t306 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t253), "l"(t284), "r"(t307) : "memory");
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t308 = thread < 32u;
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
        if (t308) {
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t309 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t310 = t309 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t311 = t310 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t312 = block << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 row = t311 + t312;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t314 = thread << 1u;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 row_2 = row + t314;
            const u32 t316 = thread << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t317 = t198 + t316;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t318 = (u64)row_2;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t319 = t318 * statistics_stride0;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t320 = t319 * 4ull;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t321 = statistics + t320;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t317), "l"(t321) : "memory");
        }
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t322 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t323 = (u32)d_o_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t324 = t323 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 head_3 = (u64)head * t324;
        const u64 of_head_2 = t226 + head_3;
        const u32 t327 = block << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t328 = (u64)t230 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t329 = t197 + t235;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t330 = t327 + t229;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t331 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t332 = t331 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t333 = t330 < t332 ? t330 : t332;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t334 = (u64)t333 * t228;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t335 = of_head_2 + t334;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t336 = t335 + t328;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t337 = t327 + t229;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t338 = t337 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t339 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t340 = t339 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t341 = t338 < t340 ? t338 : t340;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t342 = (u64)t341 * t228;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t343 = of_head_2 + t342;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t344 = t343 + t328;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t345 = t327 + t229;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t346 = t345 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t347 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t348 = t347 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t349 = t346 < t348 ? t346 : t348;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t350 = (u64)t349 * t228;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t351 = of_head_2 + t350;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t352 = t351 + t328;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t353 = t327 + t229;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t354 = t353 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t355 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t356 = t355 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t357 = t354 < t356 ? t354 : t356;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t358 = (u64)t357 * t228;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t359 = of_head_2 + t358;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t360 = t359 + t328;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t361 = t327 + t229;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t362 = t361 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t363 = t230 < t322;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t364 = t362 & t363;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t365 = t364 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t329), "l"(t336), "r"(t365) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t366 = t327 + t229;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t367 = t366 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t368 = t367 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t369 = t230 < t322;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t370 = t368 & t369;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t371 = t370 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t329), "l"(t344), "r"(t371) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t372 = t327 + t229;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t373 = t372 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t374 = t373 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t375 = t230 < t322;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t376 = t374 & t375;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t377 = t376 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t329), "l"(t352), "r"(t377) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t378 = t327 + t229;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t379 = t378 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t380 = t379 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t381 = t230 < t322;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t382 = t380 & t381;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t383 = t382 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t329), "l"(t360), "r"(t383) : "memory");
    }
#line 160 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 146 "fa-kernels/src/attention/backward/work.rs"
    #pragma unroll 1
    for (u32 i = 0u; i < count_2; i += 1u) {
#line 440 "fa-kernels/src/attention/backward/turns.rs"
        const u32 first_head = t32 * group;
        const u32 t385 = head + 1u;
#line 441 "fa-kernels/src/attention/backward/turns.rs"
        const u32 t386 = first_head + group;
#line 441 "fa-kernels/src/attention/backward/turns.rs"
        const bool wraps = t385 == t386;
        const u32 t388 = head + 1u;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
        const u32 t389 = wraps ? first_head : t388;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
        const u32 t390 = block - 1u;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
        const u32 t391 = wraps ? t390 : block;
#line 158 "fa-kernels/src/attention/backward/work.rs"
        const u32 t392 = i + 1u;
#line 158 "fa-kernels/src/attention/backward/work.rs"
        const bool more = t392 < count_2;
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
        const u32 t394 = lane & 15u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t395 = t60 + t394;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t396 = lane >> 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t397 = t395 & 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t398 = t396 ^ t397;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t399 = t395 << 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t400 = t398 << 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t401 = t399 + t400;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t402 = smem_1 + t401;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t403;
        asm volatile("mov.b32 %0, %1;" : "=r"(t403) : "r"(t78));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t404 = t403 ^ 32u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t405 = t403 ^ 64u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t406 = t403 ^ 96u;
        const u32 t407 = smem_2 + t403;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t408;
        asm volatile("mov.b32 %0, %1;" : "=r"(t408) : "r"(t402));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t408) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t407) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t407) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t407) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_13), "r"(m_14));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_15), "r"(m_16));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t407) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t409 = smem_2 + t404;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t410;
        asm volatile("mov.b32 %0, %1;" : "=r"(t410) : "r"(t402));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t411 = t410 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t411) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t409) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_25), "r"(m_26));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_27), "r"(m_28));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t409) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_29), "r"(m_30));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_31), "r"(m_32));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t409) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_33), "r"(m_34));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_35), "r"(m_36));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t409) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_37), "r"(m_38));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_39), "r"(m_40));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t412 = smem_2 + t405;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t413;
        asm volatile("mov.b32 %0, %1;" : "=r"(t413) : "r"(t402));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t414 = t413 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t414) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t412) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_45), "r"(m_46));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_47), "r"(m_48));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t412) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_49), "r"(m_50));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_51), "r"(m_52));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t412) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_53), "r"(m_54));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_55), "r"(m_56));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t412) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_57), "r"(m_58));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_59), "r"(m_60));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t415 = smem_2 + t406;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t416;
        asm volatile("mov.b32 %0, %1;" : "=r"(t416) : "r"(t402));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t417 = t416 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t417) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t415) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t415) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t415) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_73), "r"(m_74));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_75), "r"(m_76));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t415) : "memory");
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
        const u32 t418 = lane & 15u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t419 = t60 + t418;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t420 = lane >> 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t421 = t419 & 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t422 = t420 ^ t421;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t423 = t419 << 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t424 = t422 << 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t425 = t423 + t424;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t426 = t61 + t425;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t427;
        asm volatile("mov.b32 %0, %1;" : "=r"(t427) : "r"(t78));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t428 = t427 ^ 32u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t429 = t427 ^ 64u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t430 = t427 ^ 96u;
        const u32 t431 = t197 + t427;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t432;
        asm volatile("mov.b32 %0, %1;" : "=r"(t432) : "r"(t426));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t432) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t431) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_85), "r"(m_86));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_87), "r"(m_88));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t431) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_89), "r"(m_90));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_91), "r"(m_92));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t431) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_93), "r"(m_94));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_95), "r"(m_96));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t431) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_97), "r"(m_98));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_99), "r"(m_100));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t433 = t197 + t428;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t434;
        asm volatile("mov.b32 %0, %1;" : "=r"(t434) : "r"(t426));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t435 = t434 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t435) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t433) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_105), "r"(m_106));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_107), "r"(m_108));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t433) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_109), "r"(m_110));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_111), "r"(m_112));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t433) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_113), "r"(m_114));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_115), "r"(m_116));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t433) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_117), "r"(m_118));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_119), "r"(m_120));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t436 = t197 + t429;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t437;
        asm volatile("mov.b32 %0, %1;" : "=r"(t437) : "r"(t426));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t438 = t437 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t438) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t436) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t436) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t436) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_133), "r"(m_134));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_135), "r"(m_136));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t436) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_137), "r"(m_138));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_139), "r"(m_140));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t439 = t197 + t430;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t440;
        asm volatile("mov.b32 %0, %1;" : "=r"(t440) : "r"(t426));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t441 = t440 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t441) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t439) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_145), "r"(m_146));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_147), "r"(m_148));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t439) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_149), "r"(m_150));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_151), "r"(m_152));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t439) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_153), "r"(m_154));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_155), "r"(m_156));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t439) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_157), "r"(m_158));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_159), "r"(m_160));
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t442 = block << 6u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t443 = share << 6u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_query = t442 + t443;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t445 = block << 6u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t446 = t445 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_3 = t446 + 1u;
        const u32 t448 = end_3 > seq_q ? end_3 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t449 = t448 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_4 = t449 < seq_k ? t449 : seq_k;
#line 99 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t451 = t30 + 64u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool right = end_4 < t451;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        if (right) {
            const u32 t453 = t30 + t60;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t454 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = t453 + t454;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t456 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t457 = t456 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t458 = first_query + t457;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t459 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t460 = t459 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t461 = first_query + t460;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t462 = t461 + 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t463 = t458 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_5 = t463 + 1u;
            const u32 t465 = end_5 > seq_q ? end_5 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t466 = t465 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_6 = t466 < seq_k ? t466 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t468 = end_6 > column ? end_6 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_7 = t468 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t471 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t471;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t473 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t473;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t474 = t462 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_8 = t474 + 1u;
            const u32 t476 = end_8 > seq_q ? end_8 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t477 = t476 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_9 = t477 < seq_k ? t477 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t479 = end_9 > column ? end_9 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_10 = t479 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t482 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t482;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t484 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t484;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t485 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t486 = t485 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t487 = first_query + t486;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t488 = t487 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t489 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t490 = t489 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t491 = first_query + t490;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t492 = t491 + 9u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t493 = t488 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t493 + 1u;
            const u32 t495 = end_11 > seq_q ? end_11 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t496 = t495 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_12 = t496 < seq_k ? t496 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t498 = end_12 > column ? end_12 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_13 = t498 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t501 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t501;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t503 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t503;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t504 = t492 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_14 = t504 + 1u;
            const u32 t506 = end_14 > seq_q ? end_14 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t507 = t506 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_15 = t507 < seq_k ? t507 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t509 = end_15 > column ? end_15 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_16 = t509 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t512 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t512;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t514 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t514;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t515 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t516 = t515 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t517 = first_query + t516;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t518 = t517 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t519 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t520 = t519 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t521 = first_query + t520;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t522 = t521 + 17u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t523 = t518 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_17 = t523 + 1u;
            const u32 t525 = end_17 > seq_q ? end_17 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t526 = t525 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_18 = t526 < seq_k ? t526 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t528 = end_18 > column ? end_18 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_19 = t528 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 0u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t531 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t531;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 8u < end_19;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t533 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t533;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t534 = t522 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_20 = t534 + 1u;
            const u32 t536 = end_20 > seq_q ? end_20 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t537 = t536 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_21 = t537 < seq_k ? t537 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t539 = end_21 > column ? end_21 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_22 = t539 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 0u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t542 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t542;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 8u < end_22;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t544 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t544;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t545 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t546 = t545 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t547 = first_query + t546;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t548 = t547 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t549 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t550 = t549 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t551 = first_query + t550;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t552 = t551 + 25u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t553 = t548 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_23 = t553 + 1u;
            const u32 t555 = end_23 > seq_q ? end_23 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t556 = t555 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_24 = t556 < seq_k ? t556 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t558 = end_24 > column ? end_24 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_25 = t558 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 0u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t561 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t561;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 8u < end_25;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t563 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t563;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t564 = t552 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_26 = t564 + 1u;
            const u32 t566 = end_26 > seq_q ? end_26 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t567 = t566 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_27 = t567 < seq_k ? t567 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t569 = end_27 > column ? end_27 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_28 = t569 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 0u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t572 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t572;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 8u < end_28;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t574 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t574;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t575 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t576 = t575 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t577 = first_query + t576;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t578 = t577 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t579 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t580 = t579 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t581 = first_query + t580;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t582 = t581 + 33u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t583 = t578 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_29 = t583 + 1u;
            const u32 t585 = end_29 > seq_q ? end_29 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t586 = t585 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_30 = t586 < seq_k ? t586 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t588 = end_30 > column ? end_30 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_31 = t588 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 0u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t591 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_17 = t591;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 8u < end_31;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t593 = visible_18 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_19 = t593;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t594 = t582 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_32 = t594 + 1u;
            const u32 t596 = end_32 > seq_q ? end_32 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t597 = t596 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_33 = t597 < seq_k ? t597 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t599 = end_33 > column ? end_33 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_34 = t599 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 0u < end_34;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t602 = visible_19 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_18 = t602;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 8u < end_34;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t604 = visible_20 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_20 = t604;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t605 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t606 = t605 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t607 = first_query + t606;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t608 = t607 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t609 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t610 = t609 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t611 = first_query + t610;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t612 = t611 + 41u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t613 = t608 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_35 = t613 + 1u;
            const u32 t615 = end_35 > seq_q ? end_35 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t616 = t615 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_36 = t616 < seq_k ? t616 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t618 = end_36 > column ? end_36 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_37 = t618 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 0u < end_37;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t621 = visible_21 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_21 = t621;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 8u < end_37;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t623 = visible_22 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_23 = t623;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t624 = t612 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_38 = t624 + 1u;
            const u32 t626 = end_38 > seq_q ? end_38 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t627 = t626 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_39 = t627 < seq_k ? t627 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t629 = end_39 > column ? end_39 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_40 = t629 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 0u < end_40;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t632 = visible_23 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_22 = t632;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 8u < end_40;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t634 = visible_24 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_24 = t634;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t635 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t636 = t635 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t637 = first_query + t636;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t638 = t637 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t639 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t640 = t639 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t641 = first_query + t640;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t642 = t641 + 49u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t643 = t638 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_41 = t643 + 1u;
            const u32 t645 = end_41 > seq_q ? end_41 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t646 = t645 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_42 = t646 < seq_k ? t646 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t648 = end_42 > column ? end_42 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_43 = t648 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 0u < end_43;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t651 = visible_25 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_25 = t651;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 8u < end_43;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t653 = visible_26 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_27 = t653;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t654 = t642 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_44 = t654 + 1u;
            const u32 t656 = end_44 > seq_q ? end_44 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t657 = t656 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_45 = t657 < seq_k ? t657 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t659 = end_45 > column ? end_45 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_46 = t659 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 0u < end_46;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t662 = visible_27 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_26 = t662;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 8u < end_46;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t664 = visible_28 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_28 = t664;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t665 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t666 = t665 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t667 = first_query + t666;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t668 = t667 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t669 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t670 = t669 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t671 = first_query + t670;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t672 = t671 + 57u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t673 = t668 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_47 = t673 + 1u;
            const u32 t675 = end_47 > seq_q ? end_47 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t676 = t675 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_48 = t676 < seq_k ? t676 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t678 = end_48 > column ? end_48 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_49 = t678 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 0u < end_49;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t681 = visible_29 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_29 = t681;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 8u < end_49;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t683 = visible_30 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_31 = t683;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t684 = t672 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_50 = t684 + 1u;
            const u32 t686 = end_50 > seq_q ? end_50 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t687 = t686 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_51 = t687 < seq_k ? t687 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t689 = end_51 > column ? end_51 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_52 = t689 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 0u < end_52;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t692 = visible_31 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_30 = t692;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 8u < end_52;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t694 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_32 = t694;
        }
#line 286 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_3 = share << 9u;
        const u32 t696 = t198 + first_3;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t697 = lane & 3u;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t698 = t697 << 4u;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t699 = t696 + t698;
        u32 row_3;
        u32 row_4;
        u32 row_5;
        u32 row_6;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_3), "=r"(row_4), "=r"(row_5), "=r"(row_6) : "r"(t699) : "memory");
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t700;
        asm("mov.b32 %0, %1;" : "=f"(t700) : "r"(row_3));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t701;
        asm("mov.b32 %0, %1;" : "=f"(t701) : "r"(row_4));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t702;
        asm("mov.b32 %0, %1;" : "=f"(t702) : "r"(row_5));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t703;
        asm("mov.b32 %0, %1;" : "=f"(t703) : "r"(row_6));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t704 = -t700;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t705;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t705) : "f"(s), "f"(scale_log2), "f"(t704));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p) : "f"(t705));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t707 = dp - t701;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds = p * t707;
        dp = ds;
        s = p;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t709 = -t702;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t710;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t710) : "f"(s_2), "f"(scale_log2), "f"(t709));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_2) : "f"(t710));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t712 = dp_2 - t703;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_2 = p_2 * t712;
        dp_2 = ds_2;
        s_2 = p_2;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t714 = -t700;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t715;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t715) : "f"(s_3), "f"(scale_log2), "f"(t714));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_3) : "f"(t715));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t717 = dp_3 - t701;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_3 = p_3 * t717;
        dp_3 = ds_3;
        s_3 = p_3;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t719 = -t702;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t720;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t720) : "f"(s_4), "f"(scale_log2), "f"(t719));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_4) : "f"(t720));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t722 = dp_4 - t703;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_4 = p_4 * t722;
        dp_4 = ds_4;
        s_4 = p_4;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_7;
        u32 row_8;
        u32 row_9;
        u32 row_10;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_7), "=r"(row_8), "=r"(row_9), "=r"(row_10) : "r"(t699) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t724;
        asm("mov.b32 %0, %1;" : "=f"(t724) : "r"(row_7));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t725;
        asm("mov.b32 %0, %1;" : "=f"(t725) : "r"(row_8));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t726;
        asm("mov.b32 %0, %1;" : "=f"(t726) : "r"(row_9));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t727;
        asm("mov.b32 %0, %1;" : "=f"(t727) : "r"(row_10));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t728 = -t724;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t729;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t729) : "f"(s_5), "f"(scale_log2), "f"(t728));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_5;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_5) : "f"(t729));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t731 = dp_5 - t725;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_5 = p_5 * t731;
        dp_5 = ds_5;
        s_5 = p_5;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t733 = -t726;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t734;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t734) : "f"(s_6), "f"(scale_log2), "f"(t733));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_6;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_6) : "f"(t734));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t736 = dp_6 - t727;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_6 = p_6 * t736;
        dp_6 = ds_6;
        s_6 = p_6;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t738 = -t724;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t739;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t739) : "f"(s_7), "f"(scale_log2), "f"(t738));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_7;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_7) : "f"(t739));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t741 = dp_7 - t725;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_7 = p_7 * t741;
        dp_7 = ds_7;
        s_7 = p_7;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t743 = -t726;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t744;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t744) : "f"(s_8), "f"(scale_log2), "f"(t743));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_8;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_8) : "f"(t744));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t746 = dp_8 - t727;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_8 = p_8 * t746;
        dp_8 = ds_8;
        s_8 = p_8;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_11;
        u32 row_12;
        u32 row_13;
        u32 row_14;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_11), "=r"(row_12), "=r"(row_13), "=r"(row_14) : "r"(t699) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t748;
        asm("mov.b32 %0, %1;" : "=f"(t748) : "r"(row_11));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t749;
        asm("mov.b32 %0, %1;" : "=f"(t749) : "r"(row_12));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t750;
        asm("mov.b32 %0, %1;" : "=f"(t750) : "r"(row_13));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t751;
        asm("mov.b32 %0, %1;" : "=f"(t751) : "r"(row_14));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t752 = -t748;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t753;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t753) : "f"(s_9), "f"(scale_log2), "f"(t752));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_9;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_9) : "f"(t753));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t755 = dp_9 - t749;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_9 = p_9 * t755;
        dp_9 = ds_9;
        s_9 = p_9;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t757 = -t750;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t758;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t758) : "f"(s_10), "f"(scale_log2), "f"(t757));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_10;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_10) : "f"(t758));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t760 = dp_10 - t751;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_10 = p_10 * t760;
        dp_10 = ds_10;
        s_10 = p_10;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t762 = -t748;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t763;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t763) : "f"(s_11), "f"(scale_log2), "f"(t762));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_11;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_11) : "f"(t763));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t765 = dp_11 - t749;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_11 = p_11 * t765;
        dp_11 = ds_11;
        s_11 = p_11;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t767 = -t750;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t768;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t768) : "f"(s_12), "f"(scale_log2), "f"(t767));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_12;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_12) : "f"(t768));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t770 = dp_12 - t751;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_12 = p_12 * t770;
        dp_12 = ds_12;
        s_12 = p_12;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_15;
        u32 row_16;
        u32 row_17;
        u32 row_18;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_15), "=r"(row_16), "=r"(row_17), "=r"(row_18) : "r"(t699) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t772;
        asm("mov.b32 %0, %1;" : "=f"(t772) : "r"(row_15));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t773;
        asm("mov.b32 %0, %1;" : "=f"(t773) : "r"(row_16));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t774;
        asm("mov.b32 %0, %1;" : "=f"(t774) : "r"(row_17));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t775;
        asm("mov.b32 %0, %1;" : "=f"(t775) : "r"(row_18));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t776 = -t772;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t777;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t777) : "f"(s_13), "f"(scale_log2), "f"(t776));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_13;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_13) : "f"(t777));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t779 = dp_13 - t773;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_13 = p_13 * t779;
        dp_13 = ds_13;
        s_13 = p_13;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t781 = -t774;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t782;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t782) : "f"(s_14), "f"(scale_log2), "f"(t781));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_14;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_14) : "f"(t782));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t784 = dp_14 - t775;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_14 = p_14 * t784;
        dp_14 = ds_14;
        s_14 = p_14;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t786 = -t772;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t787;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t787) : "f"(s_15), "f"(scale_log2), "f"(t786));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_15;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_15) : "f"(t787));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t789 = dp_15 - t773;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_15 = p_15 * t789;
        dp_15 = ds_15;
        s_15 = p_15;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t791 = -t774;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t792;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t792) : "f"(s_16), "f"(scale_log2), "f"(t791));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_16;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_16) : "f"(t792));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t794 = dp_16 - t775;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_16 = p_16 * t794;
        dp_16 = ds_16;
        s_16 = p_16;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_19;
        u32 row_20;
        u32 row_21;
        u32 row_22;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_19), "=r"(row_20), "=r"(row_21), "=r"(row_22) : "r"(t699) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t796;
        asm("mov.b32 %0, %1;" : "=f"(t796) : "r"(row_19));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t797;
        asm("mov.b32 %0, %1;" : "=f"(t797) : "r"(row_20));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t798;
        asm("mov.b32 %0, %1;" : "=f"(t798) : "r"(row_21));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t799;
        asm("mov.b32 %0, %1;" : "=f"(t799) : "r"(row_22));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t800 = -t796;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t801;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t801) : "f"(s_17), "f"(scale_log2), "f"(t800));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_17;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_17) : "f"(t801));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t803 = dp_17 - t797;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_17 = p_17 * t803;
        dp_17 = ds_17;
        s_17 = p_17;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t805 = -t798;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t806;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t806) : "f"(s_18), "f"(scale_log2), "f"(t805));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_18;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_18) : "f"(t806));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t808 = dp_18 - t799;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_18 = p_18 * t808;
        dp_18 = ds_18;
        s_18 = p_18;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t810 = -t796;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t811;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t811) : "f"(s_19), "f"(scale_log2), "f"(t810));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_19;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_19) : "f"(t811));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t813 = dp_19 - t797;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_19 = p_19 * t813;
        dp_19 = ds_19;
        s_19 = p_19;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t815 = -t798;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t816;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t816) : "f"(s_20), "f"(scale_log2), "f"(t815));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_20;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_20) : "f"(t816));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t818 = dp_20 - t799;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_20 = p_20 * t818;
        dp_20 = ds_20;
        s_20 = p_20;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_23;
        u32 row_24;
        u32 row_25;
        u32 row_26;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_23), "=r"(row_24), "=r"(row_25), "=r"(row_26) : "r"(t699) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t820;
        asm("mov.b32 %0, %1;" : "=f"(t820) : "r"(row_23));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t821;
        asm("mov.b32 %0, %1;" : "=f"(t821) : "r"(row_24));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t822;
        asm("mov.b32 %0, %1;" : "=f"(t822) : "r"(row_25));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t823;
        asm("mov.b32 %0, %1;" : "=f"(t823) : "r"(row_26));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t824 = -t820;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t825;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t825) : "f"(s_21), "f"(scale_log2), "f"(t824));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_21;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_21) : "f"(t825));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t827 = dp_21 - t821;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_21 = p_21 * t827;
        dp_21 = ds_21;
        s_21 = p_21;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t829 = -t822;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t830;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t830) : "f"(s_22), "f"(scale_log2), "f"(t829));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_22;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_22) : "f"(t830));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t832 = dp_22 - t823;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_22 = p_22 * t832;
        dp_22 = ds_22;
        s_22 = p_22;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t834 = -t820;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t835;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t835) : "f"(s_23), "f"(scale_log2), "f"(t834));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_23;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_23) : "f"(t835));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t837 = dp_23 - t821;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_23 = p_23 * t837;
        dp_23 = ds_23;
        s_23 = p_23;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t839 = -t822;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t840;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t840) : "f"(s_24), "f"(scale_log2), "f"(t839));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_24;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_24) : "f"(t840));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t842 = dp_24 - t823;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_24 = p_24 * t842;
        dp_24 = ds_24;
        s_24 = p_24;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_27;
        u32 row_28;
        u32 row_29;
        u32 row_30;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_27), "=r"(row_28), "=r"(row_29), "=r"(row_30) : "r"(t699) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t844;
        asm("mov.b32 %0, %1;" : "=f"(t844) : "r"(row_27));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t845;
        asm("mov.b32 %0, %1;" : "=f"(t845) : "r"(row_28));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t846;
        asm("mov.b32 %0, %1;" : "=f"(t846) : "r"(row_29));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t847;
        asm("mov.b32 %0, %1;" : "=f"(t847) : "r"(row_30));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t848 = -t844;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t849;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t849) : "f"(s_25), "f"(scale_log2), "f"(t848));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_25;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_25) : "f"(t849));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t851 = dp_25 - t845;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_25 = p_25 * t851;
        dp_25 = ds_25;
        s_25 = p_25;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t853 = -t846;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t854;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t854) : "f"(s_26), "f"(scale_log2), "f"(t853));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_26;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_26) : "f"(t854));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t856 = dp_26 - t847;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_26 = p_26 * t856;
        dp_26 = ds_26;
        s_26 = p_26;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t858 = -t844;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t859;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t859) : "f"(s_27), "f"(scale_log2), "f"(t858));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_27;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_27) : "f"(t859));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t861 = dp_27 - t845;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_27 = p_27 * t861;
        dp_27 = ds_27;
        s_27 = p_27;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t863 = -t846;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t864;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t864) : "f"(s_28), "f"(scale_log2), "f"(t863));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_28;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_28) : "f"(t864));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t866 = dp_28 - t847;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_28 = p_28 * t866;
        dp_28 = ds_28;
        s_28 = p_28;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_31;
        u32 row_32;
        u32 row_33;
        u32 row_34;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_31), "=r"(row_32), "=r"(row_33), "=r"(row_34) : "r"(t699) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t868;
        asm("mov.b32 %0, %1;" : "=f"(t868) : "r"(row_31));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t869;
        asm("mov.b32 %0, %1;" : "=f"(t869) : "r"(row_32));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t870;
        asm("mov.b32 %0, %1;" : "=f"(t870) : "r"(row_33));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t871;
        asm("mov.b32 %0, %1;" : "=f"(t871) : "r"(row_34));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t872 = -t868;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t873;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t873) : "f"(s_29), "f"(scale_log2), "f"(t872));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_29;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_29) : "f"(t873));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t875 = dp_29 - t869;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_29 = p_29 * t875;
        dp_29 = ds_29;
        s_29 = p_29;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t877 = -t870;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t878;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t878) : "f"(s_30), "f"(scale_log2), "f"(t877));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_30;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_30) : "f"(t878));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t880 = dp_30 - t871;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_30 = p_30 * t880;
        dp_30 = ds_30;
        s_30 = p_30;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t882 = -t868;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t883;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t883) : "f"(s_31), "f"(scale_log2), "f"(t882));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_31;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_31) : "f"(t883));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t885 = dp_31 - t869;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_31 = p_31 * t885;
        dp_31 = ds_31;
        s_31 = p_31;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t887 = -t870;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t888;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t888) : "f"(s_32), "f"(scale_log2), "f"(t887));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_32;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_32) : "f"(t888));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t890 = dp_32 - t871;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_32 = p_32 * t890;
        dp_32 = ds_32;
        s_32 = p_32;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t892 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t893 = t57 + t892;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t894;
        asm volatile("mov.b32 %0, %1;" : "=r"(t894) : "r"(lane));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t895 = t894 >> 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t896 = t60 + t895;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t897 = t896 & 7u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t898 = 0u ^ t897;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t899 = t896 << 7u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t900 = t898 << 4u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t901 = t899 + t900;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t902 = t894 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t903 = t902 << 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t904 = t901 + t903;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t905;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t905) : "f"(dp), "f"(dp_2));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t906 = t893 + t904;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t906), "r"(t905) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t907;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t907) : "f"(dp_5), "f"(dp_6));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t908 = t904 ^ 16u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t909 = t893 + t908;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t909), "r"(t907) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t910;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t910) : "f"(dp_9), "f"(dp_10));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t911 = t904 ^ 32u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t912 = t893 + t911;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t912), "r"(t910) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t913;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t913) : "f"(dp_13), "f"(dp_14));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t914 = t904 ^ 48u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t915 = t893 + t914;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t915), "r"(t913) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t916;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t916) : "f"(dp_17), "f"(dp_18));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t917 = t904 ^ 64u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t918 = t893 + t917;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t918), "r"(t916) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t919;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t919) : "f"(dp_21), "f"(dp_22));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t920 = t904 ^ 80u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t921 = t893 + t920;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t921), "r"(t919) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t922;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t922) : "f"(dp_25), "f"(dp_26));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t923 = t904 ^ 96u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t924 = t893 + t923;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t924), "r"(t922) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t925;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t925) : "f"(dp_29), "f"(dp_30));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t926 = t904 ^ 112u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t927 = t893 + t926;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t927), "r"(t925) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t928 = t894 >> 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t929 = t60 + t928;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t930 = t929 + 8u;
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
        const u32 t936 = t894 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t937 = t936 << 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t938 = t935 + t937;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t939;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t939) : "f"(dp_3), "f"(dp_4));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t940 = t893 + t938;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t940), "r"(t939) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t941;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t941) : "f"(dp_7), "f"(dp_8));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t942 = t938 ^ 16u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t943 = t893 + t942;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t943), "r"(t941) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t944;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t944) : "f"(dp_11), "f"(dp_12));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t945 = t938 ^ 32u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t946 = t893 + t945;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t946), "r"(t944) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t947;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t947) : "f"(dp_15), "f"(dp_16));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t948 = t938 ^ 48u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t949 = t893 + t948;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t949), "r"(t947) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t950;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t950) : "f"(dp_19), "f"(dp_20));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t951 = t938 ^ 64u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t952 = t893 + t951;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t952), "r"(t950) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t953;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t953) : "f"(dp_23), "f"(dp_24));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t954 = t938 ^ 80u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t955 = t893 + t954;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t955), "r"(t953) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t956;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t956) : "f"(dp_27), "f"(dp_28));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t957 = t938 ^ 96u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t958 = t893 + t957;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t958), "r"(t956) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t959;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t959) : "f"(dp_31), "f"(dp_32));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t960 = t938 ^ 112u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t961 = t893 + t960;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t961), "r"(t959) : "memory");
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t962;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t962) : "f"(s), "f"(s_2));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t963;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t963) : "f"(s_3), "f"(s_4));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t964;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t964) : "f"(s_5), "f"(s_6));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t965;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t965) : "f"(s_7), "f"(s_8));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t966;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t966) : "f"(s_9), "f"(s_10));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t967;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t967) : "f"(s_11), "f"(s_12));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t968;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t968) : "f"(s_13), "f"(s_14));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t969;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t969) : "f"(s_15), "f"(s_16));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t970;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t970) : "f"(s_17), "f"(s_18));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t971;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t971) : "f"(s_19), "f"(s_20));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t972;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t972) : "f"(s_21), "f"(s_22));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t973;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t973) : "f"(s_23), "f"(s_24));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t974;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t974) : "f"(s_25), "f"(s_26));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t975;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t975) : "f"(s_27), "f"(s_28));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t976;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t976) : "f"(s_29), "f"(s_30));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t977;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t977) : "f"(s_31), "f"(s_32));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t978;
        asm volatile("mov.b32 %0, %1;" : "=r"(t978) : "r"(t85));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t979 = t978 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t980 = t978 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t981 = t978 ^ 96u;
        const u32 t982 = t197 + t978;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t983 = t197 + t979;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t984 = t197 + t980;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t985 = t197 + t981;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t982) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(t962), "r"(t963), "r"(t964), "r"(t965), "r"(m_161), "r"(m_162));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(t962), "r"(t963), "r"(t964), "r"(t965), "r"(m_163), "r"(m_164));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t983) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(t962), "r"(t963), "r"(t964), "r"(t965), "r"(m_165), "r"(m_166));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(t962), "r"(t963), "r"(t964), "r"(t965), "r"(m_167), "r"(m_168));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t984) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(t962), "r"(t963), "r"(t964), "r"(t965), "r"(m_169), "r"(m_170));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(t962), "r"(t963), "r"(t964), "r"(t965), "r"(m_171), "r"(m_172));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t985) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(t962), "r"(t963), "r"(t964), "r"(t965), "r"(m_173), "r"(m_174));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t962), "r"(t963), "r"(t964), "r"(t965), "r"(m_175), "r"(m_176));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t982) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(t966), "r"(t967), "r"(t968), "r"(t969), "r"(m_177), "r"(m_178));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(t966), "r"(t967), "r"(t968), "r"(t969), "r"(m_179), "r"(m_180));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t983) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(t966), "r"(t967), "r"(t968), "r"(t969), "r"(m_181), "r"(m_182));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(t966), "r"(t967), "r"(t968), "r"(t969), "r"(m_183), "r"(m_184));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t984) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(t966), "r"(t967), "r"(t968), "r"(t969), "r"(m_185), "r"(m_186));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(t966), "r"(t967), "r"(t968), "r"(t969), "r"(m_187), "r"(m_188));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t985) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(t966), "r"(t967), "r"(t968), "r"(t969), "r"(m_189), "r"(m_190));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t966), "r"(t967), "r"(t968), "r"(t969), "r"(m_191), "r"(m_192));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t982) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(t970), "r"(t971), "r"(t972), "r"(t973), "r"(m_193), "r"(m_194));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(t970), "r"(t971), "r"(t972), "r"(t973), "r"(m_195), "r"(m_196));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t983) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(t970), "r"(t971), "r"(t972), "r"(t973), "r"(m_197), "r"(m_198));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(t970), "r"(t971), "r"(t972), "r"(t973), "r"(m_199), "r"(m_200));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t984) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(t970), "r"(t971), "r"(t972), "r"(t973), "r"(m_201), "r"(m_202));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(t970), "r"(t971), "r"(t972), "r"(t973), "r"(m_203), "r"(m_204));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t985) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(t970), "r"(t971), "r"(t972), "r"(t973), "r"(m_205), "r"(m_206));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t970), "r"(t971), "r"(t972), "r"(t973), "r"(m_207), "r"(m_208));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t982) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(t974), "r"(t975), "r"(t976), "r"(t977), "r"(m_209), "r"(m_210));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(t974), "r"(t975), "r"(t976), "r"(t977), "r"(m_211), "r"(m_212));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t983) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(t974), "r"(t975), "r"(t976), "r"(t977), "r"(m_213), "r"(m_214));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(t974), "r"(t975), "r"(t976), "r"(t977), "r"(m_215), "r"(m_216));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t984) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(t974), "r"(t975), "r"(t976), "r"(t977), "r"(m_217), "r"(m_218));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(t974), "r"(t975), "r"(t976), "r"(t977), "r"(m_219), "r"(m_220));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t985) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(t974), "r"(t975), "r"(t976), "r"(t977), "r"(m_221), "r"(m_222));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t974), "r"(t975), "r"(t976), "r"(t977), "r"(m_223), "r"(m_224));
#line 201 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 233 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (more) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t986 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t987 = (u32)d_o_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t988 = t987 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_4 = (u64)t389 * t988;
            const u64 of_head_3 = t226 + head_4;
            const u32 t991 = t391 << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t992 = (u64)t230 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t993 = t197 + t235;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t994 = t991 + t229;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t995 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t996 = t995 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t997 = t994 < t996 ? t994 : t996;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t998 = (u64)t997 * t228;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t999 = of_head_3 + t998;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1000 = t999 + t992;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1001 = t991 + t229;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1002 = t1001 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1003 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1004 = t1003 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1005 = t1002 < t1004 ? t1002 : t1004;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1006 = (u64)t1005 * t228;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1007 = of_head_3 + t1006;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1008 = t1007 + t992;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1009 = t991 + t229;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1010 = t1009 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1011 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1012 = t1011 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1013 = t1010 < t1012 ? t1010 : t1012;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1014 = (u64)t1013 * t228;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1015 = of_head_3 + t1014;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1016 = t1015 + t992;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1017 = t991 + t229;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1018 = t1017 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1019 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1020 = t1019 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1021 = t1018 < t1020 ? t1018 : t1020;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1022 = (u64)t1021 * t228;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1023 = of_head_3 + t1022;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1024 = t1023 + t992;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1025 = t991 + t229;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1026 = t1025 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1027 = t230 < t986;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1028 = t1026 & t1027;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1029 = t1028 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t993), "l"(t1000), "r"(t1029) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1030 = t991 + t229;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1031 = t1030 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1032 = t1031 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1033 = t230 < t986;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1034 = t1032 & t1033;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1035 = t1034 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t993), "l"(t1008), "r"(t1035) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1036 = t991 + t229;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1037 = t1036 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1038 = t1037 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1039 = t230 < t986;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1040 = t1038 & t1039;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1041 = t1040 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t993), "l"(t1016), "r"(t1041) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1042 = t991 + t229;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1043 = t1042 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1044 = t1043 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1045 = t230 < t986;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1046 = t1044 & t1045;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1047 = t1046 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t993), "l"(t1024), "r"(t1047) : "memory");
        }
#line 236 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1048;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1048) : "f"(dp), "f"(dp_2));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1049;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1049) : "f"(dp_3), "f"(dp_4));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1050;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1050) : "f"(dp_5), "f"(dp_6));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1051;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1051) : "f"(dp_7), "f"(dp_8));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1052;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1052) : "f"(dp_9), "f"(dp_10));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1053;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1053) : "f"(dp_11), "f"(dp_12));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1054;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1054) : "f"(dp_13), "f"(dp_14));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1055;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1055) : "f"(dp_15), "f"(dp_16));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1056;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1056) : "f"(dp_17), "f"(dp_18));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1057;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1057) : "f"(dp_19), "f"(dp_20));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1058;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1058) : "f"(dp_21), "f"(dp_22));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1059;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1059) : "f"(dp_23), "f"(dp_24));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1060;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1060) : "f"(dp_25), "f"(dp_26));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1061;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1061) : "f"(dp_27), "f"(dp_28));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1062;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1062) : "f"(dp_29), "f"(dp_30));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1063;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1063) : "f"(dp_31), "f"(dp_32));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1064;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1064) : "r"(t85));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1065 = t1064 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1066 = t1064 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1067 = t1064 ^ 96u;
        const u32 t1068 = smem_2 + t1064;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1069 = smem_2 + t1065;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1070 = smem_2 + t1066;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1071 = smem_2 + t1067;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t1068) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(t1048), "r"(t1049), "r"(t1050), "r"(t1051), "r"(m_225), "r"(m_226));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(t1048), "r"(t1049), "r"(t1050), "r"(t1051), "r"(m_227), "r"(m_228));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t1069) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(t1048), "r"(t1049), "r"(t1050), "r"(t1051), "r"(m_229), "r"(m_230));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(t1048), "r"(t1049), "r"(t1050), "r"(t1051), "r"(m_231), "r"(m_232));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t1070) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(t1048), "r"(t1049), "r"(t1050), "r"(t1051), "r"(m_233), "r"(m_234));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(t1048), "r"(t1049), "r"(t1050), "r"(t1051), "r"(m_235), "r"(m_236));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t1071) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(t1048), "r"(t1049), "r"(t1050), "r"(t1051), "r"(m_237), "r"(m_238));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(t1048), "r"(t1049), "r"(t1050), "r"(t1051), "r"(m_239), "r"(m_240));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1068) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(t1052), "r"(t1053), "r"(t1054), "r"(t1055), "r"(m_241), "r"(m_242));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(t1052), "r"(t1053), "r"(t1054), "r"(t1055), "r"(m_243), "r"(m_244));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1069) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(t1052), "r"(t1053), "r"(t1054), "r"(t1055), "r"(m_245), "r"(m_246));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(t1052), "r"(t1053), "r"(t1054), "r"(t1055), "r"(m_247), "r"(m_248));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1070) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(t1052), "r"(t1053), "r"(t1054), "r"(t1055), "r"(m_249), "r"(m_250));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(t1052), "r"(t1053), "r"(t1054), "r"(t1055), "r"(m_251), "r"(m_252));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1071) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(t1052), "r"(t1053), "r"(t1054), "r"(t1055), "r"(m_253), "r"(m_254));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(t1052), "r"(t1053), "r"(t1054), "r"(t1055), "r"(m_255), "r"(m_256));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1068) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(t1056), "r"(t1057), "r"(t1058), "r"(t1059), "r"(m_257), "r"(m_258));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(t1056), "r"(t1057), "r"(t1058), "r"(t1059), "r"(m_259), "r"(m_260));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1069) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(t1056), "r"(t1057), "r"(t1058), "r"(t1059), "r"(m_261), "r"(m_262));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(t1056), "r"(t1057), "r"(t1058), "r"(t1059), "r"(m_263), "r"(m_264));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1070) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(t1056), "r"(t1057), "r"(t1058), "r"(t1059), "r"(m_265), "r"(m_266));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(t1056), "r"(t1057), "r"(t1058), "r"(t1059), "r"(m_267), "r"(m_268));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1071) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(t1056), "r"(t1057), "r"(t1058), "r"(t1059), "r"(m_269), "r"(m_270));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(t1056), "r"(t1057), "r"(t1058), "r"(t1059), "r"(m_271), "r"(m_272));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1068) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(t1060), "r"(t1061), "r"(t1062), "r"(t1063), "r"(m_273), "r"(m_274));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(t1060), "r"(t1061), "r"(t1062), "r"(t1063), "r"(m_275), "r"(m_276));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1069) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(t1060), "r"(t1061), "r"(t1062), "r"(t1063), "r"(m_277), "r"(m_278));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(t1060), "r"(t1061), "r"(t1062), "r"(t1063), "r"(m_279), "r"(m_280));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1070) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(t1060), "r"(t1061), "r"(t1062), "r"(t1063), "r"(m_281), "r"(m_282));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(t1060), "r"(t1061), "r"(t1062), "r"(t1063), "r"(m_283), "r"(m_284));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1071) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(t1060), "r"(t1061), "r"(t1062), "r"(t1063), "r"(m_285), "r"(m_286));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(t1060), "r"(t1061), "r"(t1062), "r"(t1063), "r"(m_287), "r"(m_288));
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t1072 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t1073 = t1072 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t1074 = t1073 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t1075 = block << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 row_35 = t1074 + t1075;
#line 361 "fa-kernels/src/attention/backward/turns.rs"
        const u32 t1077 = row_35 >> 6u;
#line 361 "fa-kernels/src/attention/backward/turns.rs"
        const u32 index = t1077 + 1u;
        const u64 t1079 = (u64)index;
#line 362 "fa-kernels/src/attention/backward/turns.rs"
        const u64 t1080 = t1079 * turns_stride0;
#line 362 "fa-kernels/src/attention/backward/turns.rs"
        const u64 t1081 = t1080 * 4ull;
#line 362 "fa-kernels/src/attention/backward/turns.rs"
        const u64 t1082 = turns + t1081;
#line 79 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t1083 = seq_k + 63u;
#line 79 "fa-kernels/src/attention/query_blocks.rs"
        const u32 all = t1083 >> 6u;
#line 81 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t1085 = block << 6u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1086 = t1085 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_53 = t1086 + 1u;
        const u32 t1088 = end_53 > seq_q ? end_53 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1089 = t1088 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_54 = t1089 < seq_k ? t1089 : seq_k;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t1091 = block << 6u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t1092 = t1091 + 63u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t1093 = seq_q - 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t1094 = t1092 < t1093 ? t1092 : t1093;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1095 = t1094 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_55 = t1095 + 1u;
        const u32 t1097 = end_55 > seq_q ? end_55 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1098 = t1097 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_56 = t1098 < seq_k ? t1098 : seq_k;
#line 83 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t1100 = end_56 + 63u;
#line 83 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t1101 = t1100 >> 6u;
#line 83 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t1102 = t1101 < all ? t1101 : all;
#line 393 "fa-kernels/src/attention/backward/turns.rs"
        const u32 number = t30 >> 6u;
        const u32 t1104 = number + 1u;
#line 394 "fa-kernels/src/attention/backward/turns.rs"
        const bool t1105 = t1104 == t1102;
#line 394 "fa-kernels/src/attention/backward/turns.rs"
        const u32 t1106 = number + 1u;
#line 394 "fa-kernels/src/attention/backward/turns.rs"
        const u32 t1107 = t1105 ? 0u : t1106;
#line 232 "fa-kernels/src/attention/backward/turns.rs"
        while (true) {
#line 232 "fa-kernels/src/attention/backward/turns.rs"
            u32 t1108;
            asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t1108) : "l"(t1082) : "memory");
#line 232 "fa-kernels/src/attention/backward/turns.rs"
            const bool t1109 = t1108 != number;
            if (!t1109) break;
        }
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1112 = t65 << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1113 = smem_1 + t1112;
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
        const u32 t1115 = lane_2 & 7u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1116 = lane_2 >> 4u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1117 = t1116 << 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1118 = t1115 + t1117;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1119 = t64 >> 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1120 = lane_2 >> 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1121 = t1120 & 1u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1122 = t1119 + t1121;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1123 = t1122 >> 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1124 = t1122 & 7u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1125 = t1123 << 13u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1126 = t57 + t1125;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1127 = t1118 & 7u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1128 = t1124 ^ t1127;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1129 = t1118 << 7u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1130 = t1128 << 4u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1131 = t1129 + t1130;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1132 = t1126 + t1131;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1133;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1133) : "r"(t85));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1134 = t1133 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1135 = t1133 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1136 = t1133 ^ 96u;
        const u32 t1137 = t1113 + t1133;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1138 = t1113 + t1134;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1139 = t1113 + t1135;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1140 = t1113 + t1136;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_289;
        u32 m_290;
        u32 m_291;
        u32 m_292;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1132) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_293;
        u32 m_294;
        u32 m_295;
        u32 m_296;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1137) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_293), "r"(m_294));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_295), "r"(m_296));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_297;
        u32 m_298;
        u32 m_299;
        u32 m_300;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1138) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_297), "r"(m_298));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_299), "r"(m_300));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_301;
        u32 m_302;
        u32 m_303;
        u32 m_304;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1139) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_301), "r"(m_302));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_303), "r"(m_304));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_305;
        u32 m_306;
        u32 m_307;
        u32 m_308;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1140) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_305), "r"(m_306));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_307), "r"(m_308));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_309;
        u32 m_310;
        u32 m_311;
        u32 m_312;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1132) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_313;
        u32 m_314;
        u32 m_315;
        u32 m_316;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1137) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_313), "r"(m_314));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_315), "r"(m_316));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_317;
        u32 m_318;
        u32 m_319;
        u32 m_320;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1138) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_317), "r"(m_318));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_319), "r"(m_320));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_321;
        u32 m_322;
        u32 m_323;
        u32 m_324;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1139) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_321), "r"(m_322));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_323), "r"(m_324));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_325;
        u32 m_326;
        u32 m_327;
        u32 m_328;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1140) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_325), "r"(m_326));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_327), "r"(m_328));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_329;
        u32 m_330;
        u32 m_331;
        u32 m_332;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1132) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_333;
        u32 m_334;
        u32 m_335;
        u32 m_336;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1137) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_333), "r"(m_334));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_335), "r"(m_336));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_337;
        u32 m_338;
        u32 m_339;
        u32 m_340;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1138) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_337), "r"(m_338));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_339), "r"(m_340));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_341;
        u32 m_342;
        u32 m_343;
        u32 m_344;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1139) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_341), "r"(m_342));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_343), "r"(m_344));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_345;
        u32 m_346;
        u32 m_347;
        u32 m_348;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1140) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_345), "r"(m_346));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_347), "r"(m_348));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_349;
        u32 m_350;
        u32 m_351;
        u32 m_352;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1132) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_353;
        u32 m_354;
        u32 m_355;
        u32 m_356;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1137) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_353), "r"(m_354));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_355), "r"(m_356));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_357;
        u32 m_358;
        u32 m_359;
        u32 m_360;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1138) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_357), "r"(m_358));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_359), "r"(m_360));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_361;
        u32 m_362;
        u32 m_363;
        u32 m_364;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1139) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_361), "r"(m_362));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_363), "r"(m_364));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_365;
        u32 m_366;
        u32 m_367;
        u32 m_368;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1140) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_365), "r"(m_366));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_367), "r"(m_368));
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t1141 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t1142 = t1141 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t1143 = t1142 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t1144 = block << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 row_36 = t1143 + t1144;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 row_37 = row_36 + t64;
        const u64 t1147 = (u64)row_37;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1148 = t1147 * sums_stride0;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1149 = t1148 * 4ull;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1150 = sums + t1149;
        const u32 t1151 = t65 << 10u;
#line 340 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1152 = (u64)t1151 * 4u;
#line 340 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1153 = t1150 + t1152;
#line 339 "fa-kernels/src/attention/backward/turns.rs"
        const bool t1154 = t30 == 0u;
#line 81 "fa-kernels/src/attention/backward/sums.rs"
        if (t1154) {
            const u64 t1155 = (u64)lane * 4u;
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            const u64 t1156 = t1153 + t1155;
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1156), "f"(dq) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t1156), "f"(dq_2) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t1156), "f"(dq_3) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t1156), "f"(dq_4) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t1156), "f"(dq_5) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t1156), "f"(dq_6) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t1156), "f"(dq_7) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t1156), "f"(dq_8) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1156), "f"(dq_9) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1156), "f"(dq_10) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+1280], %1;" :  : "l"(t1156), "f"(dq_11) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+1408], %1;" :  : "l"(t1156), "f"(dq_12) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+1536], %1;" :  : "l"(t1156), "f"(dq_13) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+1664], %1;" :  : "l"(t1156), "f"(dq_14) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+1792], %1;" :  : "l"(t1156), "f"(dq_15) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+1920], %1;" :  : "l"(t1156), "f"(dq_16) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+2048], %1;" :  : "l"(t1156), "f"(dq_17) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+2176], %1;" :  : "l"(t1156), "f"(dq_18) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+2304], %1;" :  : "l"(t1156), "f"(dq_19) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+2432], %1;" :  : "l"(t1156), "f"(dq_20) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+2560], %1;" :  : "l"(t1156), "f"(dq_21) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+2688], %1;" :  : "l"(t1156), "f"(dq_22) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+2816], %1;" :  : "l"(t1156), "f"(dq_23) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+2944], %1;" :  : "l"(t1156), "f"(dq_24) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+3072], %1;" :  : "l"(t1156), "f"(dq_25) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+3200], %1;" :  : "l"(t1156), "f"(dq_26) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+3328], %1;" :  : "l"(t1156), "f"(dq_27) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+3456], %1;" :  : "l"(t1156), "f"(dq_28) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+3584], %1;" :  : "l"(t1156), "f"(dq_29) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+3712], %1;" :  : "l"(t1156), "f"(dq_30) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+3840], %1;" :  : "l"(t1156), "f"(dq_31) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+3968], %1;" :  : "l"(t1156), "f"(dq_32) : "memory");
        } else {
            const u64 t1157 = (u64)lane * 4u;
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            const u64 t1158 = t1153 + t1157;
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1158), "f"(dq) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+128], %1;" :  : "l"(t1158), "f"(dq_2) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+256], %1;" :  : "l"(t1158), "f"(dq_3) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+384], %1;" :  : "l"(t1158), "f"(dq_4) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+512], %1;" :  : "l"(t1158), "f"(dq_5) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+640], %1;" :  : "l"(t1158), "f"(dq_6) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+768], %1;" :  : "l"(t1158), "f"(dq_7) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+896], %1;" :  : "l"(t1158), "f"(dq_8) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1024], %1;" :  : "l"(t1158), "f"(dq_9) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1152], %1;" :  : "l"(t1158), "f"(dq_10) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1280], %1;" :  : "l"(t1158), "f"(dq_11) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1408], %1;" :  : "l"(t1158), "f"(dq_12) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1536], %1;" :  : "l"(t1158), "f"(dq_13) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1664], %1;" :  : "l"(t1158), "f"(dq_14) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1792], %1;" :  : "l"(t1158), "f"(dq_15) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1920], %1;" :  : "l"(t1158), "f"(dq_16) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2048], %1;" :  : "l"(t1158), "f"(dq_17) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2176], %1;" :  : "l"(t1158), "f"(dq_18) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2304], %1;" :  : "l"(t1158), "f"(dq_19) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2432], %1;" :  : "l"(t1158), "f"(dq_20) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2560], %1;" :  : "l"(t1158), "f"(dq_21) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2688], %1;" :  : "l"(t1158), "f"(dq_22) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2816], %1;" :  : "l"(t1158), "f"(dq_23) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2944], %1;" :  : "l"(t1158), "f"(dq_24) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3072], %1;" :  : "l"(t1158), "f"(dq_25) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3200], %1;" :  : "l"(t1158), "f"(dq_26) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3328], %1;" :  : "l"(t1158), "f"(dq_27) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3456], %1;" :  : "l"(t1158), "f"(dq_28) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3584], %1;" :  : "l"(t1158), "f"(dq_29) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3712], %1;" :  : "l"(t1158), "f"(dq_30) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3840], %1;" :  : "l"(t1158), "f"(dq_31) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3968], %1;" :  : "l"(t1158), "f"(dq_32) : "memory");
        }
#line 214 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 217 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1159 = thread == 0u;
#line 217 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1159) {
#line 251 "fa-kernels/src/attention/backward/turns.rs"
            asm volatile("st.release.gpu.global.u32 [%0+0], %1;" :  : "l"(t1082), "r"(t1107) : "memory");
        }
#line 233 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (more) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1160 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1161 = (u32)q_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1162 = t1161 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_5 = (u64)t389 * t1162;
            const u64 of_head_4 = t205 + head_5;
            const u32 t1165 = t391 << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1166 = (u64)t209 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1167 = smem_2 + t214;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1168 = t1165 + t208;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1169 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1170 = t1169 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1171 = t1168 < t1170 ? t1168 : t1170;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1172 = (u64)t1171 * t207;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1173 = of_head_4 + t1172;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1174 = t1173 + t1166;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1175 = t1165 + t208;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1176 = t1175 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1177 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1178 = t1177 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1179 = t1176 < t1178 ? t1176 : t1178;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1180 = (u64)t1179 * t207;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1181 = of_head_4 + t1180;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1182 = t1181 + t1166;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1183 = t1165 + t208;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1184 = t1183 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1185 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1186 = t1185 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1187 = t1184 < t1186 ? t1184 : t1186;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1188 = (u64)t1187 * t207;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1189 = of_head_4 + t1188;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1190 = t1189 + t1166;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1191 = t1165 + t208;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1192 = t1191 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1193 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1194 = t1193 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1195 = t1192 < t1194 ? t1192 : t1194;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1196 = (u64)t1195 * t207;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1197 = of_head_4 + t1196;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1198 = t1197 + t1166;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1199 = t1165 + t208;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1200 = t1199 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1201 = t209 < t1160;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1202 = t1200 & t1201;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1203 = t1202 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1167), "l"(t1174), "r"(t1203) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1204 = t1165 + t208;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1205 = t1204 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1206 = t1205 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1207 = t209 < t1160;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1208 = t1206 & t1207;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1209 = t1208 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1167), "l"(t1182), "r"(t1209) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1210 = t1165 + t208;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1211 = t1210 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1212 = t1211 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1213 = t209 < t1160;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1214 = t1212 & t1213;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1215 = t1214 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1167), "l"(t1190), "r"(t1215) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1216 = t1165 + t208;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1217 = t1216 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1218 = t1217 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1219 = t209 < t1160;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1220 = t1218 & t1219;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1221 = t1220 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1167), "l"(t1198), "r"(t1221) : "memory");
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1222 = thread < 32u;
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            if (t1222) {
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1223 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1224 = t1223 + t389;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1225 = t1224 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1226 = t391 << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_38 = t1225 + t1226;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1228 = thread << 1u;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 row_39 = row_38 + t1228;
                const u32 t1230 = thread << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1231 = t198 + t1230;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1232 = (u64)row_39;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1233 = t1232 * statistics_stride0;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1234 = t1233 * 4ull;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1235 = statistics + t1234;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t1231), "l"(t1235) : "memory");
            }
        }
#line 236 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 160 "fa-kernels/src/attention/backward/work.rs"
        head = t389;
        block = t391;
    }
#line 164 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 166 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1236 = dk_2 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_2 = t1236;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1237 = dk_3 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_3 = t1237;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1238 = dk_4 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_4 = t1238;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1239 = dk_5 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_5 = t1239;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1240 = dk_6 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_6 = t1240;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1241 = dk_7 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_7 = t1241;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1242 = dk_8 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_8 = t1242;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1243 = dk_9 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_9 = t1243;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1244 = dk_10 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_10 = t1244;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1245 = dk_11 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_11 = t1245;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1246 = dk_12 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_12 = t1246;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1247 = dk_13 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_13 = t1247;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1248 = dk_14 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_14 = t1248;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1249 = dk_15 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_15 = t1249;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1250 = dk_16 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_16 = t1250;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1251 = dk_17 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_17 = t1251;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1252 = dk_18 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_18 = t1252;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1253 = dk_19 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_19 = t1253;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1254 = dk_20 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_20 = t1254;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1255 = dk_21 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_21 = t1255;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1256 = dk_22 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_22 = t1256;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1257 = dk_23 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_23 = t1257;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1258 = dk_24 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_24 = t1258;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1259 = dk_25 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_25 = t1259;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1260 = dk_26 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_26 = t1260;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1261 = dk_27 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_27 = t1261;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1262 = dk_28 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_28 = t1262;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1263 = dk_29 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_29 = t1263;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1264 = dk_30 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_30 = t1264;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1265 = dk_31 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_31 = t1265;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1266 = dk_32 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_32 = t1266;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1267 = dk_33 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_33 = t1267;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1268 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1269 = smem_1 + t1268;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1270 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1271 = t60 + t1270;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1272 = t1271 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1273 = 0u ^ t1272;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1274 = t1271 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1275 = t1273 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1276 = t1274 + t1275;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1277 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1278 = t1277 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1279 = t1276 + t1278;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1280;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1280) : "f"(dk_2), "f"(dk_3));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1281 = t1269 + t1279;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1281), "r"(t1280) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1282;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1282) : "f"(dk_6), "f"(dk_7));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1283 = t1279 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1284 = t1269 + t1283;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1284), "r"(t1282) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1285;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1285) : "f"(dk_10), "f"(dk_11));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1286 = t1279 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1287 = t1269 + t1286;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1287), "r"(t1285) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1288;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1288) : "f"(dk_14), "f"(dk_15));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1289 = t1279 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1290 = t1269 + t1289;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1290), "r"(t1288) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1291;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1291) : "f"(dk_18), "f"(dk_19));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1292 = t1279 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1293 = t1269 + t1292;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1293), "r"(t1291) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1294;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1294) : "f"(dk_22), "f"(dk_23));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1295 = t1279 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1296 = t1269 + t1295;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1296), "r"(t1294) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1297;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1297) : "f"(dk_26), "f"(dk_27));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1298 = t1279 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1299 = t1269 + t1298;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1299), "r"(t1297) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1300;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1300) : "f"(dk_30), "f"(dk_31));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1301 = t1279 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1302 = t1269 + t1301;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1302), "r"(t1300) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1303 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1304 = t60 + t1303;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1305 = t1304 + 8u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1306 = t1305 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1307 = 0u ^ t1306;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1308 = t1305 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1309 = t1307 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1310 = t1308 + t1309;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1311 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1312 = t1311 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1313 = t1310 + t1312;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1314;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1314) : "f"(dk_4), "f"(dk_5));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1315 = t1269 + t1313;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1315), "r"(t1314) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1316;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1316) : "f"(dk_8), "f"(dk_9));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1317 = t1313 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1318 = t1269 + t1317;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1318), "r"(t1316) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1319;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1319) : "f"(dk_12), "f"(dk_13));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1320 = t1313 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1321 = t1269 + t1320;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1321), "r"(t1319) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1322;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1322) : "f"(dk_16), "f"(dk_17));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1323 = t1313 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1324 = t1269 + t1323;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1324), "r"(t1322) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1325;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1325) : "f"(dk_20), "f"(dk_21));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1326 = t1313 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1327 = t1269 + t1326;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1327), "r"(t1325) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1328;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1328) : "f"(dk_24), "f"(dk_25));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1329 = t1313 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1330 = t1269 + t1329;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1330), "r"(t1328) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1331;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1331) : "f"(dk_28), "f"(dk_29));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1332 = t1313 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1333 = t1269 + t1332;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1333), "r"(t1331) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1334;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1334) : "f"(dk_32), "f"(dk_33));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1335 = t1313 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1336 = t1269 + t1335;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1336), "r"(t1334) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 368 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 first_column = share << 6u;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1338 = (u64)batch_2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1339 = t1338 * dk_stride0;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1340 = t1339 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1341 = dk + t1340;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1342 = (u64)t30;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1343 = t1342 * dk_stride1;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1344 = t1343 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1345 = t1341 + t1344;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1346 = (u64)t32;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1347 = t1346 * dk_stride2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1348 = t1347 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1349 = t1345 + t1348;
    const u32 end_57 = head_dim > first_column ? head_dim : first_column;
    const u32 t1351 = seq_k - t30;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1352 = end_57 - first_column;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1353 = t1352 >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1354 = (u64)first_column * 2u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1355 = t1349 + t1354;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1356 = (u32)dk_stride1;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1357 = t1356 << 1u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1358 = lane >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1359 = t60 + t1358;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1360 = lane & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1361 = t1359 < t1351;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1362 = t1360 < t1353;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1363 = t1361 & t1362;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1363) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1364 = t1359 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1365 = t1360 ^ t1364;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1366 = t1359 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1367 = t1365 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1368 = t1366 + t1367;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1369 = t1269 + t1368;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_40;
        u32 row_41;
        u32 row_42;
        u32 row_43;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_40), "=r"(row_41), "=r"(row_42), "=r"(row_43) : "r"(t1369) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1370 = (u64)t1359 * t1357;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1371 = t1355 + t1370;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1372 = (u64)t1360 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1373 = t1371 + t1372;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1373), "r"(row_40), "r"(row_41), "r"(row_42), "r"(row_43) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1374 = t1359 + 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1375 = t1374 < t1351;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1376 = t1360 < t1353;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1377 = t1375 & t1376;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1377) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1378 = t1374 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1379 = t1360 ^ t1378;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1380 = t1374 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1381 = t1379 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1382 = t1380 + t1381;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1383 = t1269 + t1382;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_44;
        u32 row_45;
        u32 row_46;
        u32 row_47;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_44), "=r"(row_45), "=r"(row_46), "=r"(row_47) : "r"(t1383) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1384 = (u64)t1374 * t1357;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1385 = t1355 + t1384;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1386 = (u64)t1360 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1387 = t1385 + t1386;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1387), "r"(row_44), "r"(row_45), "r"(row_46), "r"(row_47) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1388 = t1359 + 8u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1389 = t1388 < t1351;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1390 = t1360 < t1353;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1391 = t1389 & t1390;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1391) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1392 = t1388 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1393 = t1360 ^ t1392;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1394 = t1388 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1395 = t1393 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1396 = t1394 + t1395;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1397 = t1269 + t1396;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_48;
        u32 row_49;
        u32 row_50;
        u32 row_51;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_48), "=r"(row_49), "=r"(row_50), "=r"(row_51) : "r"(t1397) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1398 = (u64)t1388 * t1357;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1399 = t1355 + t1398;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1400 = (u64)t1360 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1401 = t1399 + t1400;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1401), "r"(row_48), "r"(row_49), "r"(row_50), "r"(row_51) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1402 = t1359 + 12u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1403 = t1402 < t1351;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1404 = t1360 < t1353;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1405 = t1403 & t1404;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1405) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1406 = t1402 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1407 = t1360 ^ t1406;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1408 = t1402 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1409 = t1407 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1410 = t1408 + t1409;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1411 = t1269 + t1410;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_52;
        u32 row_53;
        u32 row_54;
        u32 row_55;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_52), "=r"(row_53), "=r"(row_54), "=r"(row_55) : "r"(t1411) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1412 = (u64)t1402 * t1357;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1413 = t1355 + t1412;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1414 = (u64)t1360 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1415 = t1413 + t1414;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1415), "r"(row_52), "r"(row_53), "r"(row_54), "r"(row_55) : "memory");
    }
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1416 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1417 = t61 + t1416;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1418 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1419 = t60 + t1418;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1420 = t1419 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1421 = 0u ^ t1420;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1422 = t1419 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1423 = t1421 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1424 = t1422 + t1423;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1425 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1426 = t1425 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1427 = t1424 + t1426;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1428;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1428) : "f"(dv_2), "f"(dv_3));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1429 = t1417 + t1427;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1429), "r"(t1428) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1430;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1430) : "f"(dv_6), "f"(dv_7));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1431 = t1427 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1432 = t1417 + t1431;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1432), "r"(t1430) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1433;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1433) : "f"(dv_10), "f"(dv_11));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1434 = t1427 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1435 = t1417 + t1434;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1435), "r"(t1433) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1436;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1436) : "f"(dv_14), "f"(dv_15));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1437 = t1427 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1438 = t1417 + t1437;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1438), "r"(t1436) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1439;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1439) : "f"(dv_18), "f"(dv_19));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1440 = t1427 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1441 = t1417 + t1440;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1441), "r"(t1439) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1442;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1442) : "f"(dv_22), "f"(dv_23));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1443 = t1427 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1444 = t1417 + t1443;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1444), "r"(t1442) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1445;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1445) : "f"(dv_26), "f"(dv_27));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1446 = t1427 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1447 = t1417 + t1446;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1447), "r"(t1445) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1448;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1448) : "f"(dv_30), "f"(dv_31));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1449 = t1427 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1450 = t1417 + t1449;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1450), "r"(t1448) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1451 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1452 = t60 + t1451;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1453 = t1452 + 8u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1454 = t1453 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1455 = 0u ^ t1454;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1456 = t1453 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1457 = t1455 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1458 = t1456 + t1457;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1459 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1460 = t1459 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1461 = t1458 + t1460;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1462;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1462) : "f"(dv_4), "f"(dv_5));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1463 = t1417 + t1461;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1463), "r"(t1462) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1464;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1464) : "f"(dv_8), "f"(dv_9));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1465 = t1461 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1466 = t1417 + t1465;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1466), "r"(t1464) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1467;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1467) : "f"(dv_12), "f"(dv_13));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1468 = t1461 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1469 = t1417 + t1468;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1469), "r"(t1467) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1470;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1470) : "f"(dv_16), "f"(dv_17));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1471 = t1461 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1472 = t1417 + t1471;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1472), "r"(t1470) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1473;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1473) : "f"(dv_20), "f"(dv_21));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1474 = t1461 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1475 = t1417 + t1474;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1475), "r"(t1473) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1476;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1476) : "f"(dv_24), "f"(dv_25));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1477 = t1461 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1478 = t1417 + t1477;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1478), "r"(t1476) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1479;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1479) : "f"(dv_28), "f"(dv_29));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1480 = t1461 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1481 = t1417 + t1480;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1481), "r"(t1479) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1482;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1482) : "f"(dv_32), "f"(dv_33));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1483 = t1461 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1484 = t1417 + t1483;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1484), "r"(t1482) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 368 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 first_column_2 = share << 6u;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1486 = (u64)batch_2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1487 = t1486 * dv_stride0;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1488 = t1487 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1489 = dv + t1488;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1490 = (u64)t30;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1491 = t1490 * dv_stride1;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1492 = t1491 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1493 = t1489 + t1492;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1494 = (u64)t32;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1495 = t1494 * dv_stride2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1496 = t1495 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1497 = t1493 + t1496;
    const u32 end_58 = head_dim > first_column_2 ? head_dim : first_column_2;
    const u32 t1499 = seq_k - t30;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1500 = end_58 - first_column_2;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1501 = t1500 >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1502 = (u64)first_column_2 * 2u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1503 = t1497 + t1502;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1504 = (u32)dv_stride1;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1505 = t1504 << 1u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1506 = lane >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1507 = t60 + t1506;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1508 = lane & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1509 = t1507 < t1499;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1510 = t1508 < t1501;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1511 = t1509 & t1510;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1511) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1512 = t1507 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1513 = t1508 ^ t1512;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1514 = t1507 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1515 = t1513 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1516 = t1514 + t1515;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1517 = t1417 + t1516;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_56;
        u32 row_57;
        u32 row_58;
        u32 row_59;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_56), "=r"(row_57), "=r"(row_58), "=r"(row_59) : "r"(t1517) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1518 = (u64)t1507 * t1505;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1519 = t1503 + t1518;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1520 = (u64)t1508 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1521 = t1519 + t1520;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1521), "r"(row_56), "r"(row_57), "r"(row_58), "r"(row_59) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1522 = t1507 + 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1523 = t1522 < t1499;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1524 = t1508 < t1501;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1525 = t1523 & t1524;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1525) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1526 = t1522 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1527 = t1508 ^ t1526;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1528 = t1522 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1529 = t1527 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1530 = t1528 + t1529;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1531 = t1417 + t1530;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_60;
        u32 row_61;
        u32 row_62;
        u32 row_63;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_60), "=r"(row_61), "=r"(row_62), "=r"(row_63) : "r"(t1531) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1532 = (u64)t1522 * t1505;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1533 = t1503 + t1532;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1534 = (u64)t1508 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1535 = t1533 + t1534;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1535), "r"(row_60), "r"(row_61), "r"(row_62), "r"(row_63) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1536 = t1507 + 8u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1537 = t1536 < t1499;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1538 = t1508 < t1501;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1539 = t1537 & t1538;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1539) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1540 = t1536 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1541 = t1508 ^ t1540;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1542 = t1536 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1543 = t1541 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1544 = t1542 + t1543;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1545 = t1417 + t1544;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_64;
        u32 row_65;
        u32 row_66;
        u32 row_67;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_64), "=r"(row_65), "=r"(row_66), "=r"(row_67) : "r"(t1545) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1546 = (u64)t1536 * t1505;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1547 = t1503 + t1546;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1548 = (u64)t1508 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1549 = t1547 + t1548;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1549), "r"(row_64), "r"(row_65), "r"(row_66), "r"(row_67) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1550 = t1507 + 12u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1551 = t1550 < t1499;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1552 = t1508 < t1501;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1553 = t1551 & t1552;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1553) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1554 = t1550 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1555 = t1508 ^ t1554;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1556 = t1550 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1557 = t1555 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1558 = t1556 + t1557;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1559 = t1417 + t1558;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_68;
        u32 row_69;
        u32 row_70;
        u32 row_71;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_68), "=r"(row_69), "=r"(row_70), "=r"(row_71) : "r"(t1559) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1560 = (u64)t1550 * t1505;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1561 = t1503 + t1560;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1562 = (u64)t1508 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1563 = t1561 + t1562;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1563), "r"(row_68), "r"(row_69), "r"(row_70), "r"(row_71) : "memory");
    }
}
