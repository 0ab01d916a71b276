typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

extern "C" __global__ void __launch_bounds__(64, 4)
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
    const f32 score_scale,
    const u64 argument0 /* f32 */,
    const u64 argument0_stride0,
    const u64 argument0_stride1,
    const u64 argument0_stride2,
    const u64 argument0_stride3,
    const u64 argument0_2 /* f32 */,
    const u64 argument0_stride0_2,
    const u64 argument0_stride1_2,
    const u64 argument0_stride2_2,
    const u64 argument0_stride3_2,
    const u64 argument1 /* f16 */,
    const u64 argument1_stride0,
    const u64 argument1_stride1,
    const u64 argument1_stride2,
    const u64 argument1_stride3,
    const f32 argument2,
    const u64 gradient /* u32, written in part */,
    const u64 gradient_stride0,
    const u64 gradient_stride1,
    const u64 gradient_stride2,
    const u64 gradient_stride3,
    const u64 gradient_2 /* u32, written in part */,
    const u64 gradient_stride0_2,
    const u64 gradient_stride1_2,
    const u64 gradient_stride2_2,
    const u64 gradient_stride3_2,
    const u64 gradient_3 /* u32, written in part */,
    const u64 gradient_stride0_3,
    const u64 gradient_stride1_3,
    const u64 gradient_stride2_3,
    const u64 gradient_stride3_3,
    const u64 gradient_4 /* u32, written in part */,
    const u64 gradient_stride0_4,
    const u64 gradient_stride1_4,
    const u64 gradient_stride2_4,
    const u64 gradient_stride3_4,
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
    const u32 t1 = seq_k + 31u;
#line 43 "fa-kernels/src/attention/backward/work.rs"
    const u32 blocks = t1 >> 5u;
#line 155 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t3 = (u32)__cvta_generic_to_shared(smem);
#line 155 "fa-kernels/src/attention/backward/turns.rs"
    const u32 place = t3 + 19712u;
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
    const u32 t30 = t26 << 5u;
#line 56 "fa-kernels/src/attention/backward/work.rs"
    const u32 batch_2 = t28 / kv_heads;
#line 62 "fa-kernels/src/attention/backward/work.rs"
    const u32 t32 = t28 % kv_heads;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 t33 = seq_q + 31u;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t33 >> 5u;
#line 96 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t37 = thread >> 5u;
#line 98 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t37));
#line 99 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 102 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t40 = smem_1 + 8192u;
    const u32 share = warp >> 1u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t42 = warp & 1u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t43 = t42 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t44 = smem_1 + 4096u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t45 = t40 + 2048u;
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
    const u32 t46 = warp & 1u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t47 = t46 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t48 = warp >> 1u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t49 = share << 5u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t50 = lane & 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t51 = t49 + t50;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t52 = lane >> 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t53 = t52 << 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t54 = t51 + t53;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t55 = lane >> 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t56 = t55 & 1u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t57 = t54 & 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t58 = t56 ^ t57;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t59 = t54 << 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t60 = t58 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t61 = t59 + t60;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t62 = lane & 15u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t63 = lane >> 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t64 = t62 & 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t65 = t63 ^ t64;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t66 = t62 << 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t67 = t65 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t68 = t66 + t67;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t69 = (u64)batch_2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t70 = t69 * k_stride0;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t71 = t70 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t72 = k + t71;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t73 = 0ull * k_stride1;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t74 = t73 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t75 = t72 + t74;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t76 = (u64)t32;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t77 = t76 * k_stride2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t78 = t77 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t79 = t75 + t78;
    const u32 t80 = (u32)k_stride1;
#line 137 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t81 = t80 << 1u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t82 = thread >> 3u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t83 = thread & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t84 = t82 & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t85 = t83 ^ t84;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t86 = t82 << 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t87 = t85 << 4u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t88 = t86 + t87;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t89 = (u64)t82 * t81;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t90 = t79 + t89;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t91 = (u64)t83 * 16u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t92 = t90 + t91;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t93 = (u64)t81 * 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t94 = head_dim >> 3u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t95 = smem_1 + t88;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t96 = (u64)t30 * t81;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t97 = t92 + t96;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t98 = t97 + t93;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t99 = t98 + t93;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t100 = t99 + t93;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t101 = t30 + t82;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t102 = t101 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t103 = t83 < t94;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t104 = t102 & t103;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t105 = t104 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t95), "l"(t97), "r"(t105) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t106 = t30 + t82;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t107 = t106 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t108 = t107 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t109 = t83 < t94;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t110 = t108 & t109;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t111 = t110 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+1024], [%1], 16, %2;" :  : "r"(t95), "l"(t98), "r"(t111) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t112 = t30 + t82;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t113 = t112 + 16u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t114 = t113 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t115 = t83 < t94;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t116 = t114 & t115;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t117 = t116 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t95), "l"(t99), "r"(t117) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t118 = t30 + t82;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t119 = t118 + 24u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t120 = t119 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t121 = t83 < t94;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t122 = t120 & t121;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t123 = t122 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+3072], [%1], 16, %2;" :  : "r"(t95), "l"(t100), "r"(t123) : "memory");
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t124 = (u64)batch_2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t125 = t124 * v_stride0;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t126 = t125 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t127 = v + t126;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t128 = 0ull * v_stride1;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t129 = t128 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t130 = t127 + t129;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t131 = (u64)t32;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t132 = t131 * v_stride2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t133 = t132 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t134 = t130 + t133;
    const u32 t135 = (u32)v_stride1;
#line 137 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t136 = t135 << 1u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t137 = thread >> 3u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t138 = thread & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t139 = t137 & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t140 = t138 ^ t139;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t141 = t137 << 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t142 = t140 << 4u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t143 = t141 + t142;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t144 = (u64)t137 * t136;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t145 = t134 + t144;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t146 = (u64)t138 * 16u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t147 = t145 + t146;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t148 = (u64)t136 * 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t149 = head_dim >> 3u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t150 = t44 + t143;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t151 = (u64)t30 * t136;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t152 = t147 + t151;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t153 = t152 + t148;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t154 = t153 + t148;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t155 = t154 + t148;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t156 = t30 + t137;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t157 = t156 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t158 = t138 < t149;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t159 = t157 & t158;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t160 = t159 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t150), "l"(t152), "r"(t160) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t161 = t30 + t137;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t162 = t161 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t163 = t162 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t164 = t138 < t149;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t165 = t163 & t164;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t166 = t165 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+1024], [%1], 16, %2;" :  : "r"(t150), "l"(t153), "r"(t166) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t167 = t30 + t137;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t168 = t167 + 16u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t169 = t168 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t170 = t138 < t149;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t171 = t169 & t170;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t172 = t171 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t150), "l"(t154), "r"(t172) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t173 = t30 + t137;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t174 = t173 + 24u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t175 = t174 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t176 = t138 < t149;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t177 = t175 & t176;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t178 = t177 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+3072], [%1], 16, %2;" :  : "r"(t150), "l"(t155), "r"(t178) : "memory");
#line 153 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 smem_2 = smem_1 + 10240u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t180 = smem_2 + 4096u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t181 = smem_2 + 8192u;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t182 = (u64)batch_2;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t183 = t182 * q_stride0;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t184 = t183 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t185 = q + t184;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t186 = 0ull * q_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t187 = t186 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t188 = t185 + t187;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t189 = (u32)q_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t190 = t189 << 1u;
    const u32 t191 = thread >> 3u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t192 = thread & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t193 = t191 & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t194 = t192 ^ t193;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t195 = t191 << 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t196 = t194 << 4u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t197 = t195 + t196;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t198 = (u64)t191 * t190;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t199 = t188 + t198;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t200 = (u64)t192 * 16u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t201 = t199 + t200;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t202 = (u64)t190 * 8u;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t203 = (u64)batch_2;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t204 = t203 * d_o_stride0;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t205 = t204 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t206 = d_o + t205;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t207 = 0ull * d_o_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t208 = t207 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t209 = t206 + t208;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t210 = (u32)d_o_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t211 = t210 << 1u;
    const u32 t212 = thread >> 3u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t213 = thread & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t214 = t212 & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t215 = t213 ^ t214;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t216 = t212 << 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t217 = t215 << 4u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t218 = t216 + t217;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t219 = (u64)t212 * t211;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t220 = t209 + t219;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t221 = (u64)t213 * 16u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t222 = t220 + t221;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t223 = (u64)t211 * 8u;
#line 104 "fa-kernels/src/attention/backward/work.rs"
    const u32 count_2 = count * group;
#line 434 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t225 = t32 * group;
#line 434 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t226 = count - 1u;
#line 143 "fa-kernels/src/attention/backward/work.rs"
    u32 head = t225;
    u32 block = t226;
    const bool t227 = count_2 != 0u;
#line 156 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t227) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t228 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t229 = (u32)q_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t230 = t229 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 head_2 = (u64)head * t230;
        const u64 of_head = t188 + head_2;
        const u32 t233 = block << 5u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t234 = (u64)t192 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t235 = smem_2 + t197;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t236 = t233 + t191;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t237 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t238 = t237 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t239 = t236 < t238 ? t236 : t238;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t240 = (u64)t239 * t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t241 = of_head + t240;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t242 = t241 + t234;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t243 = t233 + t191;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t244 = t243 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t245 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t246 = t245 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t247 = t244 < t246 ? t244 : t246;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t248 = (u64)t247 * t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t249 = of_head + t248;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t250 = t249 + t234;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t251 = t233 + t191;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t252 = t251 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t253 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t254 = t253 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t255 = t252 < t254 ? t252 : t254;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t256 = (u64)t255 * t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t257 = of_head + t256;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t258 = t257 + t234;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t259 = t233 + t191;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t260 = t259 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t261 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t262 = t261 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t263 = t260 < t262 ? t260 : t262;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t264 = (u64)t263 * t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t265 = of_head + t264;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t266 = t265 + t234;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t267 = t233 + t191;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t268 = t267 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t269 = t192 < t228;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t270 = t268 & t269;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t271 = t270 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t235), "l"(t242), "r"(t271) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t272 = t233 + t191;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t273 = t272 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t274 = t273 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t275 = t192 < t228;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t276 = t274 & t275;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t277 = t276 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+1024], [%1], 16, %2;" :  : "r"(t235), "l"(t250), "r"(t277) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t278 = t233 + t191;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t279 = t278 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t280 = t279 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t281 = t192 < t228;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t282 = t280 & t281;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t283 = t282 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t235), "l"(t258), "r"(t283) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t284 = t233 + t191;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t285 = t284 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t286 = t285 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t287 = t192 < t228;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t288 = t286 & t287;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t289 = t288 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+3072], [%1], 16, %2;" :  : "r"(t235), "l"(t266), "r"(t289) : "memory");
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t290 = thread < 16u;
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
        if (t290) {
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t291 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t292 = t291 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t293 = t292 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t294 = block << 5u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 row = t293 + t294;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t296 = thread << 1u;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 row_2 = row + t296;
            const u32 t298 = thread << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t299 = t181 + t298;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t300 = (u64)row_2;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t301 = t300 * statistics_stride0;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t302 = t301 * 4ull;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t303 = statistics + t302;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t299), "l"(t303) : "memory");
        }
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t304 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t305 = (u32)d_o_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t306 = t305 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 head_3 = (u64)head * t306;
        const u64 of_head_2 = t209 + head_3;
        const u32 t309 = block << 5u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t310 = (u64)t213 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t311 = t180 + t218;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t312 = t309 + t212;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t313 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t314 = t313 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t315 = t312 < t314 ? t312 : t314;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t316 = (u64)t315 * t211;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t317 = of_head_2 + t316;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t318 = t317 + t310;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t319 = t309 + t212;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t320 = t319 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t321 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t322 = t321 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t323 = t320 < t322 ? t320 : t322;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t324 = (u64)t323 * t211;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t325 = of_head_2 + t324;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t326 = t325 + t310;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t327 = t309 + t212;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t328 = t327 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t329 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t330 = t329 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t331 = t328 < t330 ? t328 : t330;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t332 = (u64)t331 * t211;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t333 = of_head_2 + t332;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t334 = t333 + t310;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t335 = t309 + t212;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t336 = t335 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t337 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t338 = t337 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t339 = t336 < t338 ? t336 : t338;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t340 = (u64)t339 * t211;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t341 = of_head_2 + t340;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t342 = t341 + t310;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t343 = t309 + t212;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t344 = t343 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t345 = t213 < t304;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t346 = t344 & t345;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t347 = t346 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t311), "l"(t318), "r"(t347) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t348 = t309 + t212;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t349 = t348 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t350 = t349 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t351 = t213 < t304;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t352 = t350 & t351;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t353 = t352 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+1024], [%1], 16, %2;" :  : "r"(t311), "l"(t326), "r"(t353) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t354 = t309 + t212;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t355 = t354 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t356 = t355 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t357 = t213 < t304;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t358 = t356 & t357;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t359 = t358 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t311), "l"(t334), "r"(t359) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t360 = t309 + t212;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t361 = t360 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t362 = t361 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t363 = t213 < t304;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t364 = t362 & t363;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t365 = t364 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+3072], [%1], 16, %2;" :  : "r"(t311), "l"(t342), "r"(t365) : "memory");
    }
#line 160 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 146 "fa-kernels/src/attention/backward/work.rs"
    #pragma unroll 1
    for (u32 i = 0u; i < count_2; i += 1u) {
#line 440 "fa-kernels/src/attention/backward/turns.rs"
        const u32 first_head = t32 * group;
        const u32 t367 = head + 1u;
#line 441 "fa-kernels/src/attention/backward/turns.rs"
        const u32 t368 = first_head + group;
#line 441 "fa-kernels/src/attention/backward/turns.rs"
        const bool wraps = t367 == t368;
        const u32 t370 = head + 1u;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
        const u32 t371 = wraps ? first_head : t370;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
        const u32 t372 = block - 1u;
#line 442 "fa-kernels/src/attention/backward/turns.rs"
        const u32 t373 = wraps ? t372 : block;
#line 158 "fa-kernels/src/attention/backward/work.rs"
        const u32 t374 = i + 1u;
#line 158 "fa-kernels/src/attention/backward/work.rs"
        const bool more = t374 < count_2;
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
        const u32 t376 = lane & 15u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t377 = t43 + t376;
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
        const u32 t384 = smem_1 + t383;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t385;
        asm volatile("mov.b32 %0, %1;" : "=r"(t385) : "r"(t61));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t386 = t385 ^ 32u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t387 = t385 ^ 64u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t388 = t385 ^ 96u;
        const u32 t389 = smem_2 + t385;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t390;
        asm volatile("mov.b32 %0, %1;" : "=r"(t390) : "r"(t384));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t390) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t389) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t389) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t391 = smem_2 + t386;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t392;
        asm volatile("mov.b32 %0, %1;" : "=r"(t392) : "r"(t384));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t393 = t392 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t393) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t391) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_17), "r"(m_18));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_19), "r"(m_20));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t391) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_21), "r"(m_22));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_23), "r"(m_24));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t394 = smem_2 + t387;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t395;
        asm volatile("mov.b32 %0, %1;" : "=r"(t395) : "r"(t384));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t396 = t395 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t396) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t394) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_29), "r"(m_30));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_31), "r"(m_32));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t394) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_33), "r"(m_34));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_35), "r"(m_36));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t397 = smem_2 + t388;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t398;
        asm volatile("mov.b32 %0, %1;" : "=r"(t398) : "r"(t384));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t399 = t398 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t399) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t397) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_41), "r"(m_42));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_43), "r"(m_44));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t397) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_45), "r"(m_46));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_47), "r"(m_48));
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
        const u32 t400 = lane & 15u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t401 = t43 + t400;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t402 = lane >> 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t403 = t401 & 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t404 = t402 ^ t403;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t405 = t401 << 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t406 = t404 << 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t407 = t405 + t406;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t408 = t44 + t407;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t409;
        asm volatile("mov.b32 %0, %1;" : "=r"(t409) : "r"(t61));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t410 = t409 ^ 32u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t411 = t409 ^ 64u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t412 = t409 ^ 96u;
        const u32 t413 = t180 + t409;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t414;
        asm volatile("mov.b32 %0, %1;" : "=r"(t414) : "r"(t408));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t414) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t413) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_53), "r"(m_54));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_55), "r"(m_56));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t413) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_57), "r"(m_58));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_59), "r"(m_60));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t415 = t180 + t410;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t416;
        asm volatile("mov.b32 %0, %1;" : "=r"(t416) : "r"(t408));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t417 = t416 ^ 32u;
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
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t415) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t418 = t180 + t411;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t419;
        asm volatile("mov.b32 %0, %1;" : "=r"(t419) : "r"(t408));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t420 = t419 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t420) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t418) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_77), "r"(m_78));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_79), "r"(m_80));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t418) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_81), "r"(m_82));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_83), "r"(m_84));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t421 = t180 + t412;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t422;
        asm volatile("mov.b32 %0, %1;" : "=r"(t422) : "r"(t408));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t423 = t422 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t423) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t421) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_89), "r"(m_90));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_91), "r"(m_92));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t421) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_93), "r"(m_94));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_95), "r"(m_96));
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t424 = block << 5u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t425 = share << 5u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_query = t424 + t425;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t427 = t30 + t43;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t428 = head / group;
#line 358 "tests/cases/src/functions/samples.rs"
        const u64 t1_2 = (u64)head;
#line 358 "tests/cases/src/functions/samples.rs"
        const u64 t2_2 = t1_2 * argument0_stride0;
#line 358 "tests/cases/src/functions/samples.rs"
        const u64 t3_2 = t2_2 * 4ull;
#line 358 "tests/cases/src/functions/samples.rs"
        const u64 t4_2 = argument0 + t3_2;
#line 358 "tests/cases/src/functions/samples.rs"
        f32 t5_2;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t5_2) : "l"(t4_2));
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t434 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t435 = t427 + t434;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t436 = seq_k - 1u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t437 = t435 + 8u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t438 = head / group;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t6_2 = (u64)batch_2;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t7_2 = t6_2 * argument0_stride0_2;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t8_2 = t7_2 * 4ull;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t9_2 = argument0_2 + t8_2;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t15_2 = (u64)head;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t16_2 = t15_2 * argument1_stride0;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t17_2 = t16_2 * 2ull;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t18_2 = argument1 + t17_2;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t447 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t448 = t427 + t447;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t449 = seq_k - 1u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t450 = t448 < t449 ? t448 : t449;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t19_2 = (u64)t450;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t20_2 = t19_2 * argument1_stride1;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t21_2 = t20_2 * 2ull;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t22_2 = t18_2 + t21_2;
#line 317 "tests/cases/src/functions/samples.rs"
        f16 t23_2;
        asm("ld.global.nc.b16 %0, [%1+0];" : "=h"(t23_2) : "l"(t22_2));
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t24_2;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t24_2) : "h"(t23_2));
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t457 = t448 + 8u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t458 = t457 < t449 ? t457 : t449;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t19_3 = (u64)t458;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t20_3 = t19_3 * argument1_stride1;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t21_3 = t20_3 * 2ull;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t22_3 = t18_2 + t21_3;
#line 317 "tests/cases/src/functions/samples.rs"
        f16 t23_3;
        asm("ld.global.nc.b16 %0, [%1+0];" : "=h"(t23_3) : "l"(t22_3));
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t24_3;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t24_3) : "h"(t23_3));
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t465 = s;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t466 = s_2;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t467 = s_3;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t468 = s_4;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t469 = s_5;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t470 = s_6;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t471 = s_7;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t472 = s_8;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t473 = s_9;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t474 = s_10;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t475 = s_11;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t476 = s_12;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t477 = s_13;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t478 = s_14;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t479 = s_15;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t480 = s_16;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t481 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t482 = t481 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t483 = first_query + t482;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const bool t484 = t483 < seq_q;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_3 = t483 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_3 = t6_3 - seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t487 = seq_q - 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t488 = t483 < t487 ? t483 : t487;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t10_2 = (u64)t488;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t11_2 = t10_2 * argument0_stride1_2;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t12_2 = t11_2 * 4ull;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t13_2 = t9_2 + t12_2;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t14_2;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_2) : "l"(t13_2));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t494 = s * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_3 = t7_3 - t435;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_3 = 0u - t8_3;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_3 = (int)t8_3 > (int)t9_3 ? t8_3 : t9_3;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_3 = (f32)(int)t10_3;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_3 = t5_2 * t11_3;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_3 = t494 - t12_3;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t1_3 = t13_3 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t2_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_3) : "f"(t1_3));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t3_3 = t2_3 + 1.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t4_3;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_3) : "f"(t3_3));
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t5_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_3) : "f"(t4_3), "f"(-2.0f), "f"(1.0f));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t25_2 = t5_3 * t14_2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t26_2 = t24_2 + t13_3;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t27_2 = t26_2 * argument2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t28_2 = t25_2 + t27_2;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t510 = t484 ? t28_2 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        s = t510;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t511 = s_3 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_4 = t7_3 - t437;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_4 = 0u - t8_4;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_4 = (int)t8_4 > (int)t9_4 ? t8_4 : t9_4;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_4 = (f32)(int)t10_4;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_4 = t5_2 * t11_4;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_4 = t511 - t12_4;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t1_4 = t13_4 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t2_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_4) : "f"(t1_4));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t3_4 = t2_4 + 1.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t4_4;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_4) : "f"(t3_4));
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t5_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_4) : "f"(t4_4), "f"(-2.0f), "f"(1.0f));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t25_3 = t5_4 * t14_2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t26_3 = t24_3 + t13_4;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t27_3 = t26_3 * argument2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t28_3 = t25_3 + t27_3;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t527 = t484 ? t28_3 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_3 = t527;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t528 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t529 = t528 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t530 = first_query + t529;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t531 = t530 + 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const bool t532 = t531 < seq_q;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_4 = t531 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_4 = t6_4 - seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t535 = seq_q - 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t536 = t531 < t535 ? t531 : t535;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t10_5 = (u64)t536;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t11_5 = t10_5 * argument0_stride1_2;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t12_5 = t11_5 * 4ull;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t13_5 = t9_2 + t12_5;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t14_3;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_3) : "l"(t13_5));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t542 = s_2 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_5 = t7_4 - t435;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_5 = 0u - t8_5;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_6 = (int)t8_5 > (int)t9_5 ? t8_5 : t9_5;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_6 = (f32)(int)t10_6;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_6 = t5_2 * t11_6;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_6 = t542 - t12_6;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t1_5 = t13_6 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t2_5;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_5) : "f"(t1_5));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t3_5 = t2_5 + 1.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t4_5;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_5) : "f"(t3_5));
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t5_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_5) : "f"(t4_5), "f"(-2.0f), "f"(1.0f));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t25_4 = t5_5 * t14_3;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t26_4 = t24_2 + t13_6;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t27_4 = t26_4 * argument2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t28_4 = t25_4 + t27_4;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t558 = t532 ? t28_4 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_2 = t558;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t559 = s_4 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_6 = t7_4 - t437;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_6 = 0u - t8_6;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_7 = (int)t8_6 > (int)t9_6 ? t8_6 : t9_6;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_7 = (f32)(int)t10_7;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_7 = t5_2 * t11_7;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_7 = t559 - t12_7;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t1_6 = t13_7 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t2_6;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_6) : "f"(t1_6));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t3_6 = t2_6 + 1.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t4_6;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_6) : "f"(t3_6));
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t5_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_6) : "f"(t4_6), "f"(-2.0f), "f"(1.0f));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t25_5 = t5_6 * t14_3;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t26_5 = t24_3 + t13_7;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t27_5 = t26_5 * argument2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t28_5 = t25_5 + t27_5;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t575 = t532 ? t28_5 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_4 = t575;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t576 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t577 = t576 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t578 = first_query + t577;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t579 = t578 + 8u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const bool t580 = t579 < seq_q;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_5 = t579 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_5 = t6_5 - seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t583 = seq_q - 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t584 = t579 < t583 ? t579 : t583;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t10_8 = (u64)t584;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t11_8 = t10_8 * argument0_stride1_2;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t12_8 = t11_8 * 4ull;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t13_8 = t9_2 + t12_8;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t14_4;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_4) : "l"(t13_8));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t590 = s_5 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_7 = t7_5 - t435;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_7 = 0u - t8_7;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_9 = (int)t8_7 > (int)t9_7 ? t8_7 : t9_7;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_9 = (f32)(int)t10_9;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_9 = t5_2 * t11_9;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_9 = t590 - t12_9;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t1_7 = t13_9 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t2_7;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_7) : "f"(t1_7));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t3_7 = t2_7 + 1.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t4_7;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_7) : "f"(t3_7));
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t5_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_7) : "f"(t4_7), "f"(-2.0f), "f"(1.0f));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t25_6 = t5_7 * t14_4;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t26_6 = t24_2 + t13_9;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t27_6 = t26_6 * argument2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t28_6 = t25_6 + t27_6;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t606 = t580 ? t28_6 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_5 = t606;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t607 = s_7 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_10 = t607 - t12_3;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t1_8 = t13_10 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t2_8;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_8) : "f"(t1_8));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t3_8 = t2_8 + 1.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t4_8;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_8) : "f"(t3_8));
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t5_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_8) : "f"(t4_8), "f"(-2.0f), "f"(1.0f));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t25_7 = t5_8 * t14_4;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t26_7 = t24_3 + t13_10;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t27_7 = t26_7 * argument2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t28_7 = t25_7 + t27_7;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t618 = t580 ? t28_7 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_7 = t618;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t619 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t620 = t619 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t621 = first_query + t620;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t622 = t621 + 9u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const bool t623 = t622 < seq_q;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_6 = t622 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_6 = t6_6 - seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t626 = seq_q - 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t627 = t622 < t626 ? t622 : t626;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t10_10 = (u64)t627;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t11_10 = t10_10 * argument0_stride1_2;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t12_10 = t11_10 * 4ull;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t13_11 = t9_2 + t12_10;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t14_5;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_5) : "l"(t13_11));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t633 = s_6 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_8 = t7_6 - t435;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_8 = 0u - t8_8;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_11 = (int)t8_8 > (int)t9_8 ? t8_8 : t9_8;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_11 = (f32)(int)t10_11;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_11 = t5_2 * t11_11;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_12 = t633 - t12_11;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t1_9 = t13_12 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t2_9;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_9) : "f"(t1_9));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t3_9 = t2_9 + 1.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t4_9;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_9) : "f"(t3_9));
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t5_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_9) : "f"(t4_9), "f"(-2.0f), "f"(1.0f));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t25_8 = t5_9 * t14_5;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t26_8 = t24_2 + t13_12;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t27_8 = t26_8 * argument2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t28_8 = t25_8 + t27_8;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t649 = t623 ? t28_8 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_6 = t649;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t650 = s_8 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_13 = t650 - t12_6;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t1_10 = t13_13 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t2_10;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_10) : "f"(t1_10));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t3_10 = t2_10 + 1.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t4_10;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_10) : "f"(t3_10));
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t5_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_10) : "f"(t4_10), "f"(-2.0f), "f"(1.0f));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t25_9 = t5_10 * t14_5;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t26_9 = t24_3 + t13_13;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t27_9 = t26_9 * argument2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t28_9 = t25_9 + t27_9;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t661 = t623 ? t28_9 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_8 = t661;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t662 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t663 = t662 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t664 = first_query + t663;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t665 = t664 + 16u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const bool t666 = t665 < seq_q;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_7 = t665 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_7 = t6_7 - seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t669 = seq_q - 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t670 = t665 < t669 ? t665 : t669;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t10_12 = (u64)t670;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t11_12 = t10_12 * argument0_stride1_2;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t12_12 = t11_12 * 4ull;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t13_14 = t9_2 + t12_12;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t14_6;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_6) : "l"(t13_14));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t676 = s_9 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_9 = t7_7 - t435;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_9 = 0u - t8_9;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_13 = (int)t8_9 > (int)t9_9 ? t8_9 : t9_9;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_13 = (f32)(int)t10_13;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_13 = t5_2 * t11_13;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_15 = t676 - t12_13;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t1_11 = t13_15 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t2_11;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_11) : "f"(t1_11));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t3_11 = t2_11 + 1.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t4_11;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_11) : "f"(t3_11));
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t5_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_11) : "f"(t4_11), "f"(-2.0f), "f"(1.0f));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t25_10 = t5_11 * t14_6;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t26_10 = t24_2 + t13_15;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t27_10 = t26_10 * argument2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t28_10 = t25_10 + t27_10;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t692 = t666 ? t28_10 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_9 = t692;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t693 = s_11 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_16 = t693 - t12_9;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t1_12 = t13_16 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t2_12;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_12) : "f"(t1_12));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t3_12 = t2_12 + 1.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t4_12;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_12) : "f"(t3_12));
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t5_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_12) : "f"(t4_12), "f"(-2.0f), "f"(1.0f));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t25_11 = t5_12 * t14_6;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t26_11 = t24_3 + t13_16;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t27_11 = t26_11 * argument2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t28_11 = t25_11 + t27_11;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t704 = t666 ? t28_11 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_11 = t704;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t705 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t706 = t705 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t707 = first_query + t706;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t708 = t707 + 17u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const bool t709 = t708 < seq_q;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_8 = t708 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_8 = t6_8 - seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t712 = seq_q - 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t713 = t708 < t712 ? t708 : t712;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t10_14 = (u64)t713;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t11_14 = t10_14 * argument0_stride1_2;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t12_14 = t11_14 * 4ull;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t13_17 = t9_2 + t12_14;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t14_7;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_7) : "l"(t13_17));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t719 = s_10 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_10 = t7_8 - t435;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_10 = 0u - t8_10;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_15 = (int)t8_10 > (int)t9_10 ? t8_10 : t9_10;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_15 = (f32)(int)t10_15;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_15 = t5_2 * t11_15;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_18 = t719 - t12_15;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t1_13 = t13_18 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t2_13;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_13) : "f"(t1_13));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t3_13 = t2_13 + 1.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t4_13;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_13) : "f"(t3_13));
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t5_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_13) : "f"(t4_13), "f"(-2.0f), "f"(1.0f));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t25_12 = t5_13 * t14_7;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t26_12 = t24_2 + t13_18;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t27_12 = t26_12 * argument2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t28_12 = t25_12 + t27_12;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t735 = t709 ? t28_12 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_10 = t735;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t736 = s_12 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_19 = t736 - t12_11;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t1_14 = t13_19 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t2_14;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_14) : "f"(t1_14));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t3_14 = t2_14 + 1.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t4_14;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_14) : "f"(t3_14));
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t5_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_14) : "f"(t4_14), "f"(-2.0f), "f"(1.0f));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t25_13 = t5_14 * t14_7;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t26_13 = t24_3 + t13_19;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t27_13 = t26_13 * argument2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t28_13 = t25_13 + t27_13;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t747 = t709 ? t28_13 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_12 = t747;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t748 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t749 = t748 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t750 = first_query + t749;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t751 = t750 + 24u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const bool t752 = t751 < seq_q;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_9 = t751 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_9 = t6_9 - seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t755 = seq_q - 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t756 = t751 < t755 ? t751 : t755;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t10_16 = (u64)t756;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t11_16 = t10_16 * argument0_stride1_2;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t12_16 = t11_16 * 4ull;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t13_20 = t9_2 + t12_16;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t14_8;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_8) : "l"(t13_20));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t762 = s_13 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_11 = t7_9 - t435;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_11 = 0u - t8_11;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_17 = (int)t8_11 > (int)t9_11 ? t8_11 : t9_11;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_17 = (f32)(int)t10_17;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_17 = t5_2 * t11_17;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_21 = t762 - t12_17;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t1_15 = t13_21 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t2_15;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_15) : "f"(t1_15));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t3_15 = t2_15 + 1.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t4_15;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_15) : "f"(t3_15));
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t5_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_15) : "f"(t4_15), "f"(-2.0f), "f"(1.0f));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t25_14 = t5_15 * t14_8;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t26_14 = t24_2 + t13_21;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t27_14 = t26_14 * argument2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t28_14 = t25_14 + t27_14;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t778 = t752 ? t28_14 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_13 = t778;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t779 = s_15 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_22 = t779 - t12_13;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t1_16 = t13_22 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t2_16;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_16) : "f"(t1_16));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t3_16 = t2_16 + 1.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t4_16;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_16) : "f"(t3_16));
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t5_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_16) : "f"(t4_16), "f"(-2.0f), "f"(1.0f));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t25_15 = t5_16 * t14_8;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t26_15 = t24_3 + t13_22;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t27_15 = t26_15 * argument2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t28_15 = t25_15 + t27_15;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t790 = t752 ? t28_15 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_15 = t790;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t791 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t792 = t791 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t793 = first_query + t792;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t794 = t793 + 25u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const bool t795 = t794 < seq_q;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_10 = t794 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_10 = t6_10 - seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t798 = seq_q - 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t799 = t794 < t798 ? t794 : t798;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t10_18 = (u64)t799;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t11_18 = t10_18 * argument0_stride1_2;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t12_18 = t11_18 * 4ull;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t13_23 = t9_2 + t12_18;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t14_9;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_9) : "l"(t13_23));
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t805 = s_14 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_12 = t7_10 - t435;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_12 = 0u - t8_12;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_19 = (int)t8_12 > (int)t9_12 ? t8_12 : t9_12;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_19 = (f32)(int)t10_19;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_19 = t5_2 * t11_19;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_24 = t805 - t12_19;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t1_17 = t13_24 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t2_17;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_17) : "f"(t1_17));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t3_17 = t2_17 + 1.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t4_17;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_17) : "f"(t3_17));
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t5_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_17) : "f"(t4_17), "f"(-2.0f), "f"(1.0f));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t25_16 = t5_17 * t14_9;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t26_16 = t24_2 + t13_24;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t27_16 = t26_16 * argument2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t28_16 = t25_16 + t27_16;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t821 = t795 ? t28_16 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_14 = t821;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t822 = s_16 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_25 = t822 - t12_15;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t1_18 = t13_25 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t2_18;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_18) : "f"(t1_18));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t3_18 = t2_18 + 1.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t4_18;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_18) : "f"(t3_18));
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t5_18;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_18) : "f"(t4_18), "f"(-2.0f), "f"(1.0f));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t25_17 = t5_18 * t14_9;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t26_17 = t24_3 + t13_25;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t27_17 = t26_17 * argument2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t28_17 = t25_17 + t27_17;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t833 = t795 ? t28_17 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_16 = t833;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t834 = block << 5u;
        const u32 t835 = t30 + 32u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool right = seq_k < t835;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        if (right) {
            const u32 t837 = t30 + t43;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t838 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = t837 + t838;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t840 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t841 = t840 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t842 = first_query + t841;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t843 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t844 = t843 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t845 = first_query + t844;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t846 = t845 + 1u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t847 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end = t847 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t850 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t850;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 8u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t852 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t852;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t853 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_2 = t853 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t856 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t856;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t858 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t858;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t859 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t860 = t859 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t861 = first_query + t860;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t862 = t861 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t863 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t864 = t863 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t865 = first_query + t864;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t866 = t865 + 9u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t867 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_3 = t867 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t870 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t870;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t872 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t872;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t873 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_4 = t873 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t876 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t876;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t878 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t878;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t879 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t880 = t879 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t881 = first_query + t880;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t882 = t881 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t883 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t884 = t883 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t885 = first_query + t884;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t886 = t885 + 17u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t887 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_5 = t887 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t890 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t890;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t892 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t892;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t893 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_6 = t893 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 0u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t896 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t896;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 8u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t898 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t898;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t899 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t900 = t899 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t901 = first_query + t900;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t902 = t901 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t903 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t904 = t903 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t905 = first_query + t904;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t906 = t905 + 25u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t907 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_7 = t907 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t910 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t910;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t912 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t912;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t913 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_8 = t913 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t916 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t916;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t918 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t918;
        }
#line 286 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_2 = share << 8u;
        const u32 t920 = t181 + first_2;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t921 = lane & 3u;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t922 = t921 << 4u;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t923 = t920 + t922;
        u32 row_3;
        u32 row_4;
        u32 row_5;
        u32 row_6;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_3), "=r"(row_4), "=r"(row_5), "=r"(row_6) : "r"(t923) : "memory");
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t924;
        asm("mov.b32 %0, %1;" : "=f"(t924) : "r"(row_3));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t925;
        asm("mov.b32 %0, %1;" : "=f"(t925) : "r"(row_4));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t926;
        asm("mov.b32 %0, %1;" : "=f"(t926) : "r"(row_5));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t927;
        asm("mov.b32 %0, %1;" : "=f"(t927) : "r"(row_6));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t928 = -t924;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t929;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t929) : "f"(s), "f"(1.442695f), "f"(t928));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p) : "f"(t929));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t931 = dp - t925;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds = p * t931;
        u32 t933;
        asm volatile("mov.b32 %0, %1;" : "=r"(t933) : "r"(lane));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t934 = head / group;
#line 358 "tests/cases/src/functions/samples.rs"
        const u64 t1_19 = (u64)head;
#line 358 "tests/cases/src/functions/samples.rs"
        const u64 t2_19 = t1_19 * argument0_stride0;
#line 358 "tests/cases/src/functions/samples.rs"
        const u64 t3_19 = t2_19 * 4ull;
#line 358 "tests/cases/src/functions/samples.rs"
        const u64 t4_19 = argument0 + t3_19;
#line 358 "tests/cases/src/functions/samples.rs"
        f32 t5_19;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t5_19) : "l"(t4_19));
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t940 = t933 >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t941 = t427 + t940;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t942 = seq_k - 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t943 = t941 + 8u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t944 = head / group;
#line 358 "tests/cases/src/functions/samples.rs"
        const u64 t1_2_2 = (u64)head;
#line 358 "tests/cases/src/functions/samples.rs"
        const u64 t2_2_2 = t1_2_2 * argument0_stride0;
#line 358 "tests/cases/src/functions/samples.rs"
        const u64 t3_2_2 = t2_2_2 * 4ull;
#line 358 "tests/cases/src/functions/samples.rs"
        const u64 t4_2_2 = argument0 + t3_2_2;
#line 358 "tests/cases/src/functions/samples.rs"
        const u64 t17_3 = t4_2_2 - argument0;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t950 = t933 >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t951 = t427 + t950;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t952 = seq_k - 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t953 = t951 + 8u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t954 = head / group;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t6_2_2 = (u64)batch_2;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t7_2_2 = t6_2_2 * argument0_stride0_2;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t8_2_2 = t7_2_2 * 4ull;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t9_2_2 = argument0_2 + t8_2_2;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t15_2_2 = (u64)head;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t16_2_2 = t15_2_2 * argument1_stride0;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t17_2_2 = t16_2_2 * 2ull;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t18_2_2 = argument1 + t17_2_2;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t963 = t933 >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t964 = t427 + t963;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t965 = seq_k - 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t966 = t964 < t965 ? t964 : t965;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t19_2_2 = (u64)t966;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t20_2_2 = t19_2_2 * argument1_stride1;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t21_2_2 = t20_2_2 * 2ull;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t22_2_2 = t18_2_2 + t21_2_2;
#line 317 "tests/cases/src/functions/samples.rs"
        f16 t23_2_2;
        asm("ld.global.nc.b16 %0, [%1+0];" : "=h"(t23_2_2) : "l"(t22_2_2));
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t24_2_2;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t24_2_2) : "h"(t23_2_2));
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t33_2 = t22_2_2 - argument1;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t974 = t964 + 8u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t975 = t974 < t965 ? t974 : t965;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t19_2_3 = (u64)t975;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t20_2_3 = t19_2_3 * argument1_stride1;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t21_2_3 = t20_2_3 * 2ull;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t22_2_3 = t18_2_2 + t21_2_3;
#line 317 "tests/cases/src/functions/samples.rs"
        f16 t23_2_3;
        asm("ld.global.nc.b16 %0, [%1+0];" : "=h"(t23_2_3) : "l"(t22_2_3));
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t24_2_3;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t24_2_3) : "h"(t23_2_3));
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t33_3 = t22_2_3 - argument1;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t983 = t933 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t984 = t983 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t985 = first_query + t984;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_11 = t985 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_11 = t6_11 - seq_q;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_2_3 = t985 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_2_3 = t6_2_3 - seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t990 = seq_q - 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t991 = t985 < t990 ? t985 : t990;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t10_2_2 = (u64)t991;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t11_2_2 = t10_2_2 * argument0_stride1_2;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t12_2_2 = t11_2_2 * 4ull;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t13_2_2 = t9_2_2 + t12_2_2;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t14_2_2;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_2_2) : "l"(t13_2_2));
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t34_2 = t13_2_2 - argument0_2;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t998;
        asm("mov.b32 %0, %1;" : "=r"(t998) : "f"(t465));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t999;
        asm volatile("mov.b32 %0, %1;" : "=r"(t999) : "r"(t998));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1000;
        asm("mov.b32 %0, %1;" : "=f"(t1000) : "r"(t999));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1001 = t1000 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_3 = t7_2_3 - t951;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_3 = 0u - t8_2_3;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_3 = (int)t8_2_3 > (int)t9_2_3 ? t8_2_3 : t9_2_3;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_3 = (f32)(int)t10_2_3;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_13 = t7_11 - t941;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_13 = 0u - t8_13;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_20 = (int)t8_13 > (int)t9_13 ? t8_13 : t9_13;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_20 = (f32)(int)t10_20;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_20 = t5_19 * t11_20;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_26 = t1001 - t12_20;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t1_2_3 = t13_26 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t2_2_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_2_3) : "f"(t1_2_3));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t3_2_3 = t2_2_3 + 1.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t4_2_3;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_2_3) : "f"(t3_2_3));
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t5_2_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_2_2) : "f"(t4_2_3), "f"(-2.0f), "f"(1.0f));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t26_2_2 = t24_2_2 + t13_26;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t38_2 = t4_2_3 * t4_2_3;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t40_2 = t2_2_3 * 0.6931472f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t29_2 = ds * argument2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t30_2 = ds * t26_2_2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t31_2 = ds * t14_2_2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t32_2 = ds * t5_2_2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t35_2 = t31_2 * -2.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t37_2 = -t35_2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t39_2 = t37_2 * t38_2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t41_2 = t39_2 * t40_2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t42_2 = t41_2 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t44_2 = t29_2 + t42_2;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1030 = ds == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1031 = t1030 ? 0.0f : t30_2;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1032 = ds == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1033 = t1032 ? 0.0f : t29_2;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1034 = (u64)((long long)t33_2 >> 1u);
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1035 = t1034 * 104ull;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1036 = gradient_3 + t1035;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1037 = ds == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1038 = t1037 ? 0.0f : t32_2;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1039 = (u64)((long long)t34_2 >> 2u);
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1040 = t1039 * 104ull;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1041 = gradient_2 + t1040;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1042 = ds == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1043 = t1042 ? 0.0f : t44_2;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t14_10 = -t1043;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t15_3 = t14_10 * t11_2_3;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1046 = t1043 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1047 = t1046 ? 0.0f : t15_3;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1048 = (u64)((long long)t17_3 >> 2u);
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1049 = t1048 * 104ull;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1050 = gradient + t1049;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp = t1043;
        s = p;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1051 = -t926;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1052;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1052) : "f"(s_2), "f"(1.442695f), "f"(t1051));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_2) : "f"(t1052));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1054 = dp_2 - t927;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_2 = p_2 * t1054;
        const u32 t1056 = t933 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1057 = t1056 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1058 = first_query + t1057;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1059 = t1058 + 1u;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_12 = t1059 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_12 = t6_12 - seq_q;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_2_4 = t1059 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_2_4 = t6_2_4 - seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1064 = seq_q - 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1065 = t1059 < t1064 ? t1059 : t1064;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t10_2_4 = (u64)t1065;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t11_2_4 = t10_2_4 * argument0_stride1_2;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t12_2_3 = t11_2_4 * 4ull;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t13_2_3 = t9_2_2 + t12_2_3;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t14_2_3;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_2_3) : "l"(t13_2_3));
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t34_3 = t13_2_3 - argument0_2;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1072;
        asm("mov.b32 %0, %1;" : "=r"(t1072) : "f"(t466));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1073;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1073) : "r"(t1072));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1074;
        asm("mov.b32 %0, %1;" : "=f"(t1074) : "r"(t1073));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1075 = t1074 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_4 = t7_2_4 - t951;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_4 = 0u - t8_2_4;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_5 = (int)t8_2_4 > (int)t9_2_4 ? t8_2_4 : t9_2_4;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_5 = (f32)(int)t10_2_5;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_14 = t7_12 - t941;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_14 = 0u - t8_14;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_21 = (int)t8_14 > (int)t9_14 ? t8_14 : t9_14;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_21 = (f32)(int)t10_21;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_21 = t5_19 * t11_21;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_27 = t1075 - t12_21;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t1_2_4 = t13_27 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t2_2_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_2_4) : "f"(t1_2_4));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t3_2_4 = t2_2_4 + 1.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t4_2_4;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_2_4) : "f"(t3_2_4));
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t5_2_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_2_3) : "f"(t4_2_4), "f"(-2.0f), "f"(1.0f));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t26_2_3 = t24_2_2 + t13_27;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t38_3 = t4_2_4 * t4_2_4;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t40_3 = t2_2_4 * 0.6931472f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t29_3 = ds_2 * argument2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t30_3 = ds_2 * t26_2_3;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t31_3 = ds_2 * t14_2_3;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t32_3 = ds_2 * t5_2_3;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t35_3 = t31_3 * -2.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t37_3 = -t35_3;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t39_3 = t37_3 * t38_3;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t41_3 = t39_3 * t40_3;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t42_3 = t41_3 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t44_3 = t29_3 + t42_3;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1104 = ds_2 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1105 = t1104 ? 0.0f : t30_3;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1106 = t1031 + t1105;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1107 = ds_2 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1108 = t1107 ? 0.0f : t29_3;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1109 = t1033 + t1108;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1110 = ds_2 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1111 = t1110 ? 0.0f : t32_3;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1112 = (u64)((long long)t34_3 >> 2u);
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1113 = t1112 * 104ull;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1114 = gradient_2 + t1113;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1115 = ds_2 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1116 = t1115 ? 0.0f : t44_3;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t14_11 = -t1116;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t15_4 = t14_11 * t11_2_5;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1119 = t1116 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1120 = t1119 ? 0.0f : t15_4;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1121 = t1047 + t1120;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_2 = t1116;
        s_2 = p_2;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1122 = -t924;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1123;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1123) : "f"(s_3), "f"(1.442695f), "f"(t1122));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_3) : "f"(t1123));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1125 = dp_3 - t925;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_3 = p_3 * t1125;
        u32 t1127;
        asm("mov.b32 %0, %1;" : "=r"(t1127) : "f"(t467));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1128;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1128) : "r"(t1127));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1129;
        asm("mov.b32 %0, %1;" : "=f"(t1129) : "r"(t1128));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1130 = t1129 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_5 = t7_2_3 - t953;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_5 = 0u - t8_2_5;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_6 = (int)t8_2_5 > (int)t9_2_5 ? t8_2_5 : t9_2_5;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_6 = (f32)(int)t10_2_6;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_15 = t7_11 - t943;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_15 = 0u - t8_15;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_22 = (int)t8_15 > (int)t9_15 ? t8_15 : t9_15;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_22 = (f32)(int)t10_22;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_22 = t5_19 * t11_22;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_28 = t1130 - t12_22;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t1_2_5 = t13_28 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t2_2_5;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_2_5) : "f"(t1_2_5));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t3_2_5 = t2_2_5 + 1.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t4_2_5;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_2_5) : "f"(t3_2_5));
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t5_2_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_2_4) : "f"(t4_2_5), "f"(-2.0f), "f"(1.0f));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t26_2_4 = t24_2_3 + t13_28;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t38_4 = t4_2_5 * t4_2_5;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t40_4 = t2_2_5 * 0.6931472f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t29_4 = ds_3 * argument2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t30_4 = ds_3 * t26_2_4;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t31_4 = ds_3 * t14_2_2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t32_4 = ds_3 * t5_2_4;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t35_4 = t31_4 * -2.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t37_4 = -t35_4;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t39_4 = t37_4 * t38_4;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t41_4 = t39_4 * t40_4;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t42_4 = t41_4 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t44_4 = t29_4 + t42_4;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1159 = ds_3 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1160 = t1159 ? 0.0f : t30_4;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1161 = t1106 + t1160;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1162 = ds_3 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1163 = t1162 ? 0.0f : t29_4;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1164 = (u64)((long long)t33_3 >> 1u);
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1165 = t1164 * 104ull;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1166 = gradient_3 + t1165;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1167 = ds_3 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1168 = t1167 ? 0.0f : t32_4;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1169 = t1038 + t1168;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1170 = t933 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1171 = t1170 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1172 = first_query + t1171;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1173 = t1172 < seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1174 = lane < 4u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1175 = t1174 & t1173;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1176;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1176) : "f"(t1169));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1177 = t1169 + t1176;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1178;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1178) : "f"(t1177));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1179 = t1177 + t1178;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1180;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1180) : "f"(t1179));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1181 = t1179 + t1180;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1182 = t1181 != 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1183 = t1182 & t1175;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1183) {
#line 47 "fa-kernels/src/exact.rs"
            u32 bits;
            asm("mov.b32 %0, %1;" : "=r"(bits) : "f"(t1181));
#line 48 "fa-kernels/src/exact.rs"
            const u32 t1185 = bits >> 23u;
#line 48 "fa-kernels/src/exact.rs"
            const u32 exponent = t1185 & 255u;
            const bool t1187 = exponent == 255u;
#line 49 "fa-kernels/src/exact.rs"
            if (t1187) {
                const u64 t1188 = t1041 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1188), "f"(t1181) : "memory");
            } else {
#line 53 "fa-kernels/src/exact.rs"
                const bool t1189 = exponent == 0u;
#line 53 "fa-kernels/src/exact.rs"
                const u32 leading = t1189 ? 0u : 8388608u;
                const u32 t1191 = bits & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                const u32 fraction = t1191 | leading;
                const u32 t1193 = exponent > 1u ? exponent : 1u;
#line 55 "fa-kernels/src/exact.rs"
                const u32 place_2 = t1193 - 1u;
                const u32 digit = place_2 / 24u;
                const u32 t1196 = digit * 24u;
#line 57 "fa-kernels/src/exact.rs"
                const u32 shift = place_2 - t1196;
                const u32 t1198 = bits >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                const bool is_negative = t1198 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                const u32 t1200 = fraction << shift;
#line 63 "fa-kernels/src/exact.rs"
                const u32 low = t1200 & 16777215u;
                const u32 t1202 = 24u - shift;
#line 64 "fa-kernels/src/exact.rs"
                const u32 high = fraction >> t1202;
                const u32 t1204 = digit << 1u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t1205 = (u64)t1204 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t1206 = t1041 + t1205;
#line 60 "fa-kernels/src/exact.rs"
                const u64 part = (u64)low;
                const u64 t1208 = 0ull - part;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t1209 = is_negative ? t1208 : part;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1206), "l"(t1209) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_2 = (u64)high;
                const u64 t1211 = 0ull - part_2;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t1212 = is_negative ? t1211 : part_2;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1206), "l"(t1212) : "memory");
            }
        }
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1213 = ds_3 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1214 = t1213 ? 0.0f : t44_4;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t14_12 = -t1214;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t15_5 = t14_12 * t11_2_6;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1217 = t1214 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1218 = t1217 ? 0.0f : t15_5;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1219 = t1121 + t1218;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_3 = t1214;
        s_3 = p_3;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1220 = -t926;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1221;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1221) : "f"(s_4), "f"(1.442695f), "f"(t1220));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_4) : "f"(t1221));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1223 = dp_4 - t927;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_4 = p_4 * t1223;
        u32 t1225;
        asm("mov.b32 %0, %1;" : "=r"(t1225) : "f"(t468));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1226;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1226) : "r"(t1225));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1227;
        asm("mov.b32 %0, %1;" : "=f"(t1227) : "r"(t1226));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1228 = t1227 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_6 = t7_2_4 - t953;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_6 = 0u - t8_2_6;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_7 = (int)t8_2_6 > (int)t9_2_6 ? t8_2_6 : t9_2_6;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_7 = (f32)(int)t10_2_7;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_16 = t7_12 - t943;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_16 = 0u - t8_16;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_23 = (int)t8_16 > (int)t9_16 ? t8_16 : t9_16;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_23 = (f32)(int)t10_23;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_23 = t5_19 * t11_23;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_29 = t1228 - t12_23;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t1_2_6 = t13_29 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t2_2_6;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_2_6) : "f"(t1_2_6));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t3_2_6 = t2_2_6 + 1.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t4_2_6;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_2_6) : "f"(t3_2_6));
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t5_2_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_2_5) : "f"(t4_2_6), "f"(-2.0f), "f"(1.0f));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t26_2_5 = t24_2_3 + t13_29;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t38_5 = t4_2_6 * t4_2_6;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t40_5 = t2_2_6 * 0.6931472f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t29_5 = ds_4 * argument2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t30_5 = ds_4 * t26_2_5;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t31_5 = ds_4 * t14_2_3;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t32_5 = ds_4 * t5_2_5;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t35_5 = t31_5 * -2.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t37_5 = -t35_5;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t39_5 = t37_5 * t38_5;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t41_5 = t39_5 * t40_5;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t42_5 = t41_5 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t44_5 = t29_5 + t42_5;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1257 = ds_4 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1258 = t1257 ? 0.0f : t30_5;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1259 = t1161 + t1258;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1260 = ds_4 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1261 = t1260 ? 0.0f : t29_5;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1262 = t1163 + t1261;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1263 = ds_4 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1264 = t1263 ? 0.0f : t32_5;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1265 = t1111 + t1264;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1266 = t933 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1267 = t1266 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1268 = first_query + t1267;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1269 = t1268 + 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1270 = t1269 < seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1271 = lane < 4u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1272 = t1271 & t1270;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1273;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1273) : "f"(t1265));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1274 = t1265 + t1273;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1275;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1275) : "f"(t1274));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1276 = t1274 + t1275;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1277;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1277) : "f"(t1276));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1278 = t1276 + t1277;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1279 = t1278 != 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1280 = t1279 & t1272;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1280) {
#line 47 "fa-kernels/src/exact.rs"
            u32 bits_2;
            asm("mov.b32 %0, %1;" : "=r"(bits_2) : "f"(t1278));
#line 48 "fa-kernels/src/exact.rs"
            const u32 t1282 = bits_2 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
            const u32 exponent_2 = t1282 & 255u;
            const bool t1284 = exponent_2 == 255u;
#line 49 "fa-kernels/src/exact.rs"
            if (t1284) {
                const u64 t1285 = t1114 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1285), "f"(t1278) : "memory");
            } else {
#line 53 "fa-kernels/src/exact.rs"
                const bool t1286 = exponent_2 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                const u32 leading_2 = t1286 ? 0u : 8388608u;
                const u32 t1288 = bits_2 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                const u32 fraction_2 = t1288 | leading_2;
                const u32 t1290 = exponent_2 > 1u ? exponent_2 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                const u32 place_3 = t1290 - 1u;
                const u32 digit_2 = place_3 / 24u;
                const u32 t1293 = digit_2 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                const u32 shift_2 = place_3 - t1293;
                const u32 t1295 = bits_2 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                const bool is_negative_2 = t1295 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                const u32 t1297 = fraction_2 << shift_2;
#line 63 "fa-kernels/src/exact.rs"
                const u32 low_2 = t1297 & 16777215u;
                const u32 t1299 = 24u - shift_2;
#line 64 "fa-kernels/src/exact.rs"
                const u32 high_2 = fraction_2 >> t1299;
                const u32 t1301 = digit_2 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t1302 = (u64)t1301 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t1303 = t1114 + t1302;
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_3 = (u64)low_2;
                const u64 t1305 = 0ull - part_3;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t1306 = is_negative_2 ? t1305 : part_3;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1303), "l"(t1306) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_4 = (u64)high_2;
                const u64 t1308 = 0ull - part_4;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t1309 = is_negative_2 ? t1308 : part_4;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1303), "l"(t1309) : "memory");
            }
        }
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1310 = ds_4 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1311 = t1310 ? 0.0f : t44_5;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t14_13 = -t1311;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t15_6 = t14_13 * t11_2_7;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1314 = t1311 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1315 = t1314 ? 0.0f : t15_6;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1316 = t1219 + t1315;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_4 = t1311;
        s_4 = p_4;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_7;
        u32 row_8;
        u32 row_9;
        u32 row_10;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_7), "=r"(row_8), "=r"(row_9), "=r"(row_10) : "r"(t923) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1317;
        asm("mov.b32 %0, %1;" : "=f"(t1317) : "r"(row_7));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1318;
        asm("mov.b32 %0, %1;" : "=f"(t1318) : "r"(row_8));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1319;
        asm("mov.b32 %0, %1;" : "=f"(t1319) : "r"(row_9));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1320;
        asm("mov.b32 %0, %1;" : "=f"(t1320) : "r"(row_10));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1321 = -t1317;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1322;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1322) : "f"(s_5), "f"(1.442695f), "f"(t1321));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_5;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_5) : "f"(t1322));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1324 = dp_5 - t1318;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_5 = p_5 * t1324;
        const u32 t1326 = t933 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1327 = t1326 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1328 = first_query + t1327;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1329 = t1328 + 8u;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_13 = t1329 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_13 = t6_13 - seq_q;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_2_5 = t1329 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_2_5 = t6_2_5 - seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1334 = seq_q - 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1335 = t1329 < t1334 ? t1329 : t1334;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t10_2_8 = (u64)t1335;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t11_2_8 = t10_2_8 * argument0_stride1_2;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t12_2_4 = t11_2_8 * 4ull;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t13_2_4 = t9_2_2 + t12_2_4;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t14_2_4;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_2_4) : "l"(t13_2_4));
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t34_4 = t13_2_4 - argument0_2;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1342;
        asm("mov.b32 %0, %1;" : "=r"(t1342) : "f"(t469));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1343;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1343) : "r"(t1342));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1344;
        asm("mov.b32 %0, %1;" : "=f"(t1344) : "r"(t1343));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1345 = t1344 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_7 = t7_2_5 - t951;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_7 = 0u - t8_2_7;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_9 = (int)t8_2_7 > (int)t9_2_7 ? t8_2_7 : t9_2_7;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_9 = (f32)(int)t10_2_9;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_17 = t7_13 - t941;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_17 = 0u - t8_17;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_24 = (int)t8_17 > (int)t9_17 ? t8_17 : t9_17;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_24 = (f32)(int)t10_24;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_24 = t5_19 * t11_24;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_30 = t1345 - t12_24;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t1_2_7 = t13_30 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t2_2_7;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_2_7) : "f"(t1_2_7));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t3_2_7 = t2_2_7 + 1.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t4_2_7;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_2_7) : "f"(t3_2_7));
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t5_2_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_2_6) : "f"(t4_2_7), "f"(-2.0f), "f"(1.0f));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t26_2_6 = t24_2_2 + t13_30;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t38_6 = t4_2_7 * t4_2_7;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t40_6 = t2_2_7 * 0.6931472f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t29_6 = ds_5 * argument2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t30_6 = ds_5 * t26_2_6;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t31_6 = ds_5 * t14_2_4;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t32_6 = ds_5 * t5_2_6;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t35_6 = t31_6 * -2.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t37_6 = -t35_6;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t39_6 = t37_6 * t38_6;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t41_6 = t39_6 * t40_6;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t42_6 = t41_6 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t44_6 = t29_6 + t42_6;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1374 = ds_5 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1375 = t1374 ? 0.0f : t30_6;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1376 = t1259 + t1375;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1377 = ds_5 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1378 = t1377 ? 0.0f : t29_6;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1379 = t1109 + t1378;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1380 = ds_5 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1381 = t1380 ? 0.0f : t32_6;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1382 = (u64)((long long)t34_4 >> 2u);
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1383 = t1382 * 104ull;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1384 = gradient_2 + t1383;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1385 = ds_5 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1386 = t1385 ? 0.0f : t44_6;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t14_14 = -t1386;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t15_7 = t14_14 * t11_2_9;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1389 = t1386 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1390 = t1389 ? 0.0f : t15_7;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1391 = t1316 + t1390;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_5 = t1386;
        s_5 = p_5;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1392 = -t1319;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1393;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1393) : "f"(s_6), "f"(1.442695f), "f"(t1392));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_6;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_6) : "f"(t1393));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1395 = dp_6 - t1320;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_6 = p_6 * t1395;
        const u32 t1397 = t933 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1398 = t1397 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1399 = first_query + t1398;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1400 = t1399 + 9u;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_14 = t1400 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_14 = t6_14 - seq_q;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_2_6 = t1400 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_2_6 = t6_2_6 - seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1405 = seq_q - 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1406 = t1400 < t1405 ? t1400 : t1405;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t10_2_10 = (u64)t1406;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t11_2_10 = t10_2_10 * argument0_stride1_2;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t12_2_5 = t11_2_10 * 4ull;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t13_2_5 = t9_2_2 + t12_2_5;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t14_2_5;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_2_5) : "l"(t13_2_5));
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t34_5 = t13_2_5 - argument0_2;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1413;
        asm("mov.b32 %0, %1;" : "=r"(t1413) : "f"(t470));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1414;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1414) : "r"(t1413));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1415;
        asm("mov.b32 %0, %1;" : "=f"(t1415) : "r"(t1414));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1416 = t1415 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_8 = t7_2_6 - t951;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_8 = 0u - t8_2_8;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_11 = (int)t8_2_8 > (int)t9_2_8 ? t8_2_8 : t9_2_8;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_11 = (f32)(int)t10_2_11;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_18 = t7_14 - t941;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_18 = 0u - t8_18;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_25 = (int)t8_18 > (int)t9_18 ? t8_18 : t9_18;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_25 = (f32)(int)t10_25;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_25 = t5_19 * t11_25;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_31 = t1416 - t12_25;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t1_2_8 = t13_31 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t2_2_8;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_2_8) : "f"(t1_2_8));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t3_2_8 = t2_2_8 + 1.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t4_2_8;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_2_8) : "f"(t3_2_8));
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t5_2_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_2_7) : "f"(t4_2_8), "f"(-2.0f), "f"(1.0f));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t26_2_7 = t24_2_2 + t13_31;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t38_7 = t4_2_8 * t4_2_8;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t40_7 = t2_2_8 * 0.6931472f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t29_7 = ds_6 * argument2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t30_7 = ds_6 * t26_2_7;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t31_7 = ds_6 * t14_2_5;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t32_7 = ds_6 * t5_2_7;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t35_7 = t31_7 * -2.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t37_7 = -t35_7;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t39_7 = t37_7 * t38_7;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t41_7 = t39_7 * t40_7;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t42_7 = t41_7 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t44_7 = t29_7 + t42_7;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1445 = ds_6 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1446 = t1445 ? 0.0f : t30_7;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1447 = t1376 + t1446;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1448 = ds_6 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1449 = t1448 ? 0.0f : t29_7;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1450 = t1379 + t1449;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1451 = ds_6 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1452 = t1451 ? 0.0f : t32_7;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1453 = (u64)((long long)t34_5 >> 2u);
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1454 = t1453 * 104ull;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1455 = gradient_2 + t1454;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1456 = ds_6 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1457 = t1456 ? 0.0f : t44_7;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t14_15 = -t1457;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t15_8 = t14_15 * t11_2_11;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1460 = t1457 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1461 = t1460 ? 0.0f : t15_8;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1462 = t1391 + t1461;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_6 = t1457;
        s_6 = p_6;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1463 = -t1317;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1464;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1464) : "f"(s_7), "f"(1.442695f), "f"(t1463));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_7;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_7) : "f"(t1464));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1466 = dp_7 - t1318;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_7 = p_7 * t1466;
        u32 t1468;
        asm("mov.b32 %0, %1;" : "=r"(t1468) : "f"(t471));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1469;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1469) : "r"(t1468));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1470;
        asm("mov.b32 %0, %1;" : "=f"(t1470) : "r"(t1469));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1471 = t1470 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_9 = t7_2_5 - t953;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_9 = 0u - t8_2_9;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_12 = (int)t8_2_9 > (int)t9_2_9 ? t8_2_9 : t9_2_9;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_12 = (f32)(int)t10_2_12;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_19 = t7_13 - t943;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_19 = 0u - t8_19;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_26 = (int)t8_19 > (int)t9_19 ? t8_19 : t9_19;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_26 = (f32)(int)t10_26;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_26 = t5_19 * t11_26;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_32 = t1471 - t12_26;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t1_2_9 = t13_32 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t2_2_9;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_2_9) : "f"(t1_2_9));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t3_2_9 = t2_2_9 + 1.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t4_2_9;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_2_9) : "f"(t3_2_9));
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t5_2_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_2_8) : "f"(t4_2_9), "f"(-2.0f), "f"(1.0f));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t26_2_8 = t24_2_3 + t13_32;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t38_8 = t4_2_9 * t4_2_9;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t40_8 = t2_2_9 * 0.6931472f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t29_8 = ds_7 * argument2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t30_8 = ds_7 * t26_2_8;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t31_8 = ds_7 * t14_2_4;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t32_8 = ds_7 * t5_2_8;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t35_8 = t31_8 * -2.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t37_8 = -t35_8;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t39_8 = t37_8 * t38_8;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t41_8 = t39_8 * t40_8;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t42_8 = t41_8 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t44_8 = t29_8 + t42_8;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1500 = ds_7 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1501 = t1500 ? 0.0f : t30_8;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1502 = t1447 + t1501;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1503 = ds_7 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1504 = t1503 ? 0.0f : t29_8;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1505 = t1262 + t1504;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1506 = ds_7 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1507 = t1506 ? 0.0f : t32_8;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1508 = t1381 + t1507;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1509 = t933 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1510 = t1509 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1511 = first_query + t1510;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1512 = t1511 + 8u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1513 = t1512 < seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1514 = lane < 4u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1515 = t1514 & t1513;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1516;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1516) : "f"(t1508));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1517 = t1508 + t1516;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1518;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1518) : "f"(t1517));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1519 = t1517 + t1518;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1520;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1520) : "f"(t1519));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1521 = t1519 + t1520;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1522 = t1521 != 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1523 = t1522 & t1515;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1523) {
#line 47 "fa-kernels/src/exact.rs"
            u32 bits_3;
            asm("mov.b32 %0, %1;" : "=r"(bits_3) : "f"(t1521));
#line 48 "fa-kernels/src/exact.rs"
            const u32 t1525 = bits_3 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
            const u32 exponent_3 = t1525 & 255u;
            const bool t1527 = exponent_3 == 255u;
#line 49 "fa-kernels/src/exact.rs"
            if (t1527) {
                const u64 t1528 = t1384 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1528), "f"(t1521) : "memory");
            } else {
#line 53 "fa-kernels/src/exact.rs"
                const bool t1529 = exponent_3 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                const u32 leading_3 = t1529 ? 0u : 8388608u;
                const u32 t1531 = bits_3 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                const u32 fraction_3 = t1531 | leading_3;
                const u32 t1533 = exponent_3 > 1u ? exponent_3 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                const u32 place_4 = t1533 - 1u;
                const u32 digit_3 = place_4 / 24u;
                const u32 t1536 = digit_3 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                const u32 shift_3 = place_4 - t1536;
                const u32 t1538 = bits_3 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                const bool is_negative_3 = t1538 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                const u32 t1540 = fraction_3 << shift_3;
#line 63 "fa-kernels/src/exact.rs"
                const u32 low_3 = t1540 & 16777215u;
                const u32 t1542 = 24u - shift_3;
#line 64 "fa-kernels/src/exact.rs"
                const u32 high_3 = fraction_3 >> t1542;
                const u32 t1544 = digit_3 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t1545 = (u64)t1544 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t1546 = t1384 + t1545;
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_5 = (u64)low_3;
                const u64 t1548 = 0ull - part_5;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t1549 = is_negative_3 ? t1548 : part_5;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1546), "l"(t1549) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_6 = (u64)high_3;
                const u64 t1551 = 0ull - part_6;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t1552 = is_negative_3 ? t1551 : part_6;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1546), "l"(t1552) : "memory");
            }
        }
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1553 = ds_7 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1554 = t1553 ? 0.0f : t44_8;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t14_16 = -t1554;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t15_9 = t14_16 * t11_2_12;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1557 = t1554 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1558 = t1557 ? 0.0f : t15_9;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1559 = t1462 + t1558;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_7 = t1554;
        s_7 = p_7;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1560 = -t1319;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1561;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1561) : "f"(s_8), "f"(1.442695f), "f"(t1560));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_8;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_8) : "f"(t1561));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1563 = dp_8 - t1320;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_8 = p_8 * t1563;
        u32 t1565;
        asm("mov.b32 %0, %1;" : "=r"(t1565) : "f"(t472));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1566;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1566) : "r"(t1565));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1567;
        asm("mov.b32 %0, %1;" : "=f"(t1567) : "r"(t1566));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1568 = t1567 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_10 = t7_2_6 - t953;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_10 = 0u - t8_2_10;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_13 = (int)t8_2_10 > (int)t9_2_10 ? t8_2_10 : t9_2_10;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_13 = (f32)(int)t10_2_13;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_20 = t7_14 - t943;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_20 = 0u - t8_20;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_27 = (int)t8_20 > (int)t9_20 ? t8_20 : t9_20;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_27 = (f32)(int)t10_27;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_27 = t5_19 * t11_27;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_33 = t1568 - t12_27;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t1_2_10 = t13_33 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t2_2_10;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_2_10) : "f"(t1_2_10));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t3_2_10 = t2_2_10 + 1.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t4_2_10;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_2_10) : "f"(t3_2_10));
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t5_2_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_2_9) : "f"(t4_2_10), "f"(-2.0f), "f"(1.0f));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t26_2_9 = t24_2_3 + t13_33;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t38_9 = t4_2_10 * t4_2_10;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t40_9 = t2_2_10 * 0.6931472f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t29_9 = ds_8 * argument2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t30_9 = ds_8 * t26_2_9;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t31_9 = ds_8 * t14_2_5;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t32_9 = ds_8 * t5_2_9;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t35_9 = t31_9 * -2.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t37_9 = -t35_9;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t39_9 = t37_9 * t38_9;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t41_9 = t39_9 * t40_9;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t42_9 = t41_9 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t44_9 = t29_9 + t42_9;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1597 = ds_8 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1598 = t1597 ? 0.0f : t30_9;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1599 = t1502 + t1598;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1600 = ds_8 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1601 = t1600 ? 0.0f : t29_9;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1602 = t1505 + t1601;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1603 = ds_8 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1604 = t1603 ? 0.0f : t32_9;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1605 = t1452 + t1604;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1606 = t933 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1607 = t1606 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1608 = first_query + t1607;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1609 = t1608 + 9u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1610 = t1609 < seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1611 = lane < 4u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1612 = t1611 & t1610;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1613;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1613) : "f"(t1605));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1614 = t1605 + t1613;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1615;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1615) : "f"(t1614));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1616 = t1614 + t1615;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1617;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1617) : "f"(t1616));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1618 = t1616 + t1617;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1619 = t1618 != 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1620 = t1619 & t1612;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1620) {
#line 47 "fa-kernels/src/exact.rs"
            u32 bits_4;
            asm("mov.b32 %0, %1;" : "=r"(bits_4) : "f"(t1618));
#line 48 "fa-kernels/src/exact.rs"
            const u32 t1622 = bits_4 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
            const u32 exponent_4 = t1622 & 255u;
            const bool t1624 = exponent_4 == 255u;
#line 49 "fa-kernels/src/exact.rs"
            if (t1624) {
                const u64 t1625 = t1455 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1625), "f"(t1618) : "memory");
            } else {
#line 53 "fa-kernels/src/exact.rs"
                const bool t1626 = exponent_4 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                const u32 leading_4 = t1626 ? 0u : 8388608u;
                const u32 t1628 = bits_4 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                const u32 fraction_4 = t1628 | leading_4;
                const u32 t1630 = exponent_4 > 1u ? exponent_4 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                const u32 place_5 = t1630 - 1u;
                const u32 digit_4 = place_5 / 24u;
                const u32 t1633 = digit_4 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                const u32 shift_4 = place_5 - t1633;
                const u32 t1635 = bits_4 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                const bool is_negative_4 = t1635 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                const u32 t1637 = fraction_4 << shift_4;
#line 63 "fa-kernels/src/exact.rs"
                const u32 low_4 = t1637 & 16777215u;
                const u32 t1639 = 24u - shift_4;
#line 64 "fa-kernels/src/exact.rs"
                const u32 high_4 = fraction_4 >> t1639;
                const u32 t1641 = digit_4 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t1642 = (u64)t1641 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t1643 = t1455 + t1642;
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_7 = (u64)low_4;
                const u64 t1645 = 0ull - part_7;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t1646 = is_negative_4 ? t1645 : part_7;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1643), "l"(t1646) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_8 = (u64)high_4;
                const u64 t1648 = 0ull - part_8;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t1649 = is_negative_4 ? t1648 : part_8;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1643), "l"(t1649) : "memory");
            }
        }
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1650 = ds_8 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1651 = t1650 ? 0.0f : t44_9;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t14_17 = -t1651;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t15_10 = t14_17 * t11_2_13;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1654 = t1651 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1655 = t1654 ? 0.0f : t15_10;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1656 = t1559 + t1655;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_8 = t1651;
        s_8 = p_8;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_11;
        u32 row_12;
        u32 row_13;
        u32 row_14;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_11), "=r"(row_12), "=r"(row_13), "=r"(row_14) : "r"(t923) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1657;
        asm("mov.b32 %0, %1;" : "=f"(t1657) : "r"(row_11));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1658;
        asm("mov.b32 %0, %1;" : "=f"(t1658) : "r"(row_12));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1659;
        asm("mov.b32 %0, %1;" : "=f"(t1659) : "r"(row_13));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1660;
        asm("mov.b32 %0, %1;" : "=f"(t1660) : "r"(row_14));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1661 = -t1657;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1662;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1662) : "f"(s_9), "f"(1.442695f), "f"(t1661));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_9;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_9) : "f"(t1662));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1664 = dp_9 - t1658;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_9 = p_9 * t1664;
        const u32 t1666 = t933 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1667 = t1666 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1668 = first_query + t1667;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1669 = t1668 + 16u;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_15 = t1669 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_15 = t6_15 - seq_q;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_2_7 = t1669 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_2_7 = t6_2_7 - seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1674 = seq_q - 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1675 = t1669 < t1674 ? t1669 : t1674;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t10_2_14 = (u64)t1675;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t11_2_14 = t10_2_14 * argument0_stride1_2;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t12_2_6 = t11_2_14 * 4ull;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t13_2_6 = t9_2_2 + t12_2_6;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t14_2_6;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_2_6) : "l"(t13_2_6));
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t34_6 = t13_2_6 - argument0_2;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1682;
        asm("mov.b32 %0, %1;" : "=r"(t1682) : "f"(t473));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1683;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1683) : "r"(t1682));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1684;
        asm("mov.b32 %0, %1;" : "=f"(t1684) : "r"(t1683));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1685 = t1684 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_11 = t7_2_7 - t951;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_11 = 0u - t8_2_11;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_15 = (int)t8_2_11 > (int)t9_2_11 ? t8_2_11 : t9_2_11;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_15 = (f32)(int)t10_2_15;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_21 = t7_15 - t941;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_21 = 0u - t8_21;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_28 = (int)t8_21 > (int)t9_21 ? t8_21 : t9_21;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_28 = (f32)(int)t10_28;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_28 = t5_19 * t11_28;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_34 = t1685 - t12_28;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t1_2_11 = t13_34 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t2_2_11;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_2_11) : "f"(t1_2_11));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t3_2_11 = t2_2_11 + 1.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t4_2_11;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_2_11) : "f"(t3_2_11));
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t5_2_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_2_10) : "f"(t4_2_11), "f"(-2.0f), "f"(1.0f));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t26_2_10 = t24_2_2 + t13_34;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t38_10 = t4_2_11 * t4_2_11;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t40_10 = t2_2_11 * 0.6931472f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t29_10 = ds_9 * argument2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t30_10 = ds_9 * t26_2_10;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t31_10 = ds_9 * t14_2_6;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t32_10 = ds_9 * t5_2_10;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t35_10 = t31_10 * -2.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t37_10 = -t35_10;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t39_10 = t37_10 * t38_10;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t41_10 = t39_10 * t40_10;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t42_10 = t41_10 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t44_10 = t29_10 + t42_10;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1714 = ds_9 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1715 = t1714 ? 0.0f : t30_10;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1716 = t1599 + t1715;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1717 = ds_9 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1718 = t1717 ? 0.0f : t29_10;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1719 = t1450 + t1718;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1720 = ds_9 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1721 = t1720 ? 0.0f : t32_10;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1722 = (u64)((long long)t34_6 >> 2u);
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1723 = t1722 * 104ull;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1724 = gradient_2 + t1723;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1725 = ds_9 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1726 = t1725 ? 0.0f : t44_10;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t14_18 = -t1726;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t15_11 = t14_18 * t11_2_15;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1729 = t1726 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1730 = t1729 ? 0.0f : t15_11;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1731 = t1656 + t1730;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_9 = t1726;
        s_9 = p_9;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1732 = -t1659;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1733;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1733) : "f"(s_10), "f"(1.442695f), "f"(t1732));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_10;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_10) : "f"(t1733));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1735 = dp_10 - t1660;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_10 = p_10 * t1735;
        const u32 t1737 = t933 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1738 = t1737 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1739 = first_query + t1738;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1740 = t1739 + 17u;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_16 = t1740 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_16 = t6_16 - seq_q;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_2_8 = t1740 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_2_8 = t6_2_8 - seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1745 = seq_q - 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1746 = t1740 < t1745 ? t1740 : t1745;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t10_2_16 = (u64)t1746;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t11_2_16 = t10_2_16 * argument0_stride1_2;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t12_2_7 = t11_2_16 * 4ull;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t13_2_7 = t9_2_2 + t12_2_7;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t14_2_7;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_2_7) : "l"(t13_2_7));
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t34_7 = t13_2_7 - argument0_2;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1753;
        asm("mov.b32 %0, %1;" : "=r"(t1753) : "f"(t474));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1754;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1754) : "r"(t1753));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1755;
        asm("mov.b32 %0, %1;" : "=f"(t1755) : "r"(t1754));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1756 = t1755 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_12 = t7_2_8 - t951;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_12 = 0u - t8_2_12;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_17 = (int)t8_2_12 > (int)t9_2_12 ? t8_2_12 : t9_2_12;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_17 = (f32)(int)t10_2_17;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_22 = t7_16 - t941;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_22 = 0u - t8_22;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_29 = (int)t8_22 > (int)t9_22 ? t8_22 : t9_22;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_29 = (f32)(int)t10_29;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_29 = t5_19 * t11_29;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_35 = t1756 - t12_29;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t1_2_12 = t13_35 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t2_2_12;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_2_12) : "f"(t1_2_12));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t3_2_12 = t2_2_12 + 1.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t4_2_12;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_2_12) : "f"(t3_2_12));
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t5_2_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_2_11) : "f"(t4_2_12), "f"(-2.0f), "f"(1.0f));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t26_2_11 = t24_2_2 + t13_35;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t38_11 = t4_2_12 * t4_2_12;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t40_11 = t2_2_12 * 0.6931472f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t29_11 = ds_10 * argument2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t30_11 = ds_10 * t26_2_11;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t31_11 = ds_10 * t14_2_7;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t32_11 = ds_10 * t5_2_11;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t35_11 = t31_11 * -2.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t37_11 = -t35_11;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t39_11 = t37_11 * t38_11;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t41_11 = t39_11 * t40_11;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t42_11 = t41_11 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t44_11 = t29_11 + t42_11;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1785 = ds_10 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1786 = t1785 ? 0.0f : t30_11;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1787 = t1716 + t1786;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1788 = ds_10 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1789 = t1788 ? 0.0f : t29_11;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1790 = t1719 + t1789;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1791 = ds_10 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1792 = t1791 ? 0.0f : t32_11;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1793 = (u64)((long long)t34_7 >> 2u);
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1794 = t1793 * 104ull;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1795 = gradient_2 + t1794;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1796 = ds_10 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1797 = t1796 ? 0.0f : t44_11;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t14_19 = -t1797;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t15_12 = t14_19 * t11_2_17;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1800 = t1797 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1801 = t1800 ? 0.0f : t15_12;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1802 = t1731 + t1801;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_10 = t1797;
        s_10 = p_10;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1803 = -t1657;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1804;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1804) : "f"(s_11), "f"(1.442695f), "f"(t1803));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_11;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_11) : "f"(t1804));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1806 = dp_11 - t1658;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_11 = p_11 * t1806;
        u32 t1808;
        asm("mov.b32 %0, %1;" : "=r"(t1808) : "f"(t475));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1809;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1809) : "r"(t1808));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1810;
        asm("mov.b32 %0, %1;" : "=f"(t1810) : "r"(t1809));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1811 = t1810 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_13 = t7_2_7 - t953;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_13 = 0u - t8_2_13;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_18 = (int)t8_2_13 > (int)t9_2_13 ? t8_2_13 : t9_2_13;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_18 = (f32)(int)t10_2_18;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_23 = t7_15 - t943;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_23 = 0u - t8_23;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_30 = (int)t8_23 > (int)t9_23 ? t8_23 : t9_23;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_30 = (f32)(int)t10_30;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_30 = t5_19 * t11_30;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_36 = t1811 - t12_30;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t1_2_13 = t13_36 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t2_2_13;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_2_13) : "f"(t1_2_13));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t3_2_13 = t2_2_13 + 1.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t4_2_13;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_2_13) : "f"(t3_2_13));
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t5_2_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_2_12) : "f"(t4_2_13), "f"(-2.0f), "f"(1.0f));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t26_2_12 = t24_2_3 + t13_36;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t38_12 = t4_2_13 * t4_2_13;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t40_12 = t2_2_13 * 0.6931472f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t29_12 = ds_11 * argument2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t30_12 = ds_11 * t26_2_12;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t31_12 = ds_11 * t14_2_6;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t32_12 = ds_11 * t5_2_12;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t35_12 = t31_12 * -2.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t37_12 = -t35_12;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t39_12 = t37_12 * t38_12;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t41_12 = t39_12 * t40_12;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t42_12 = t41_12 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t44_12 = t29_12 + t42_12;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1840 = ds_11 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1841 = t1840 ? 0.0f : t30_12;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1842 = t1787 + t1841;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1843 = ds_11 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1844 = t1843 ? 0.0f : t29_12;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1845 = t1602 + t1844;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1846 = ds_11 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1847 = t1846 ? 0.0f : t32_12;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1848 = t1721 + t1847;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1849 = t933 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1850 = t1849 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1851 = first_query + t1850;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1852 = t1851 + 16u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1853 = t1852 < seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1854 = lane < 4u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1855 = t1854 & t1853;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1856;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1856) : "f"(t1848));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1857 = t1848 + t1856;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1858;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1858) : "f"(t1857));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1859 = t1857 + t1858;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1860;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1860) : "f"(t1859));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1861 = t1859 + t1860;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1862 = t1861 != 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1863 = t1862 & t1855;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1863) {
#line 47 "fa-kernels/src/exact.rs"
            u32 bits_5;
            asm("mov.b32 %0, %1;" : "=r"(bits_5) : "f"(t1861));
#line 48 "fa-kernels/src/exact.rs"
            const u32 t1865 = bits_5 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
            const u32 exponent_5 = t1865 & 255u;
            const bool t1867 = exponent_5 == 255u;
#line 49 "fa-kernels/src/exact.rs"
            if (t1867) {
                const u64 t1868 = t1724 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1868), "f"(t1861) : "memory");
            } else {
#line 53 "fa-kernels/src/exact.rs"
                const bool t1869 = exponent_5 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                const u32 leading_5 = t1869 ? 0u : 8388608u;
                const u32 t1871 = bits_5 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                const u32 fraction_5 = t1871 | leading_5;
                const u32 t1873 = exponent_5 > 1u ? exponent_5 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                const u32 place_6 = t1873 - 1u;
                const u32 digit_5 = place_6 / 24u;
                const u32 t1876 = digit_5 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                const u32 shift_5 = place_6 - t1876;
                const u32 t1878 = bits_5 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                const bool is_negative_5 = t1878 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                const u32 t1880 = fraction_5 << shift_5;
#line 63 "fa-kernels/src/exact.rs"
                const u32 low_5 = t1880 & 16777215u;
                const u32 t1882 = 24u - shift_5;
#line 64 "fa-kernels/src/exact.rs"
                const u32 high_5 = fraction_5 >> t1882;
                const u32 t1884 = digit_5 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t1885 = (u64)t1884 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t1886 = t1724 + t1885;
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_9 = (u64)low_5;
                const u64 t1888 = 0ull - part_9;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t1889 = is_negative_5 ? t1888 : part_9;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1886), "l"(t1889) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_10 = (u64)high_5;
                const u64 t1891 = 0ull - part_10;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t1892 = is_negative_5 ? t1891 : part_10;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1886), "l"(t1892) : "memory");
            }
        }
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1893 = ds_11 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1894 = t1893 ? 0.0f : t44_12;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t14_20 = -t1894;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t15_13 = t14_20 * t11_2_18;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1897 = t1894 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1898 = t1897 ? 0.0f : t15_13;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1899 = t1802 + t1898;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_11 = t1894;
        s_11 = p_11;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1900 = -t1659;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1901;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1901) : "f"(s_12), "f"(1.442695f), "f"(t1900));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_12;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_12) : "f"(t1901));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1903 = dp_12 - t1660;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_12 = p_12 * t1903;
        u32 t1905;
        asm("mov.b32 %0, %1;" : "=r"(t1905) : "f"(t476));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1906;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1906) : "r"(t1905));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1907;
        asm("mov.b32 %0, %1;" : "=f"(t1907) : "r"(t1906));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1908 = t1907 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_14 = t7_2_8 - t953;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_14 = 0u - t8_2_14;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_19 = (int)t8_2_14 > (int)t9_2_14 ? t8_2_14 : t9_2_14;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_19 = (f32)(int)t10_2_19;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_24 = t7_16 - t943;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_24 = 0u - t8_24;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_31 = (int)t8_24 > (int)t9_24 ? t8_24 : t9_24;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_31 = (f32)(int)t10_31;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_31 = t5_19 * t11_31;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_37 = t1908 - t12_31;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t1_2_14 = t13_37 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t2_2_14;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_2_14) : "f"(t1_2_14));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t3_2_14 = t2_2_14 + 1.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t4_2_14;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_2_14) : "f"(t3_2_14));
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t5_2_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_2_13) : "f"(t4_2_14), "f"(-2.0f), "f"(1.0f));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t26_2_13 = t24_2_3 + t13_37;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t38_13 = t4_2_14 * t4_2_14;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t40_13 = t2_2_14 * 0.6931472f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t29_13 = ds_12 * argument2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t30_13 = ds_12 * t26_2_13;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t31_13 = ds_12 * t14_2_7;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t32_13 = ds_12 * t5_2_13;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t35_13 = t31_13 * -2.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t37_13 = -t35_13;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t39_13 = t37_13 * t38_13;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t41_13 = t39_13 * t40_13;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t42_13 = t41_13 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t44_13 = t29_13 + t42_13;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1937 = ds_12 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1938 = t1937 ? 0.0f : t30_13;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1939 = t1842 + t1938;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1940 = ds_12 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1941 = t1940 ? 0.0f : t29_13;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1942 = t1845 + t1941;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1943 = ds_12 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1944 = t1943 ? 0.0f : t32_13;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1945 = t1792 + t1944;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1946 = t933 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1947 = t1946 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1948 = first_query + t1947;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1949 = t1948 + 17u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1950 = t1949 < seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1951 = lane < 4u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1952 = t1951 & t1950;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1953;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1953) : "f"(t1945));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1954 = t1945 + t1953;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1955;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1955) : "f"(t1954));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1956 = t1954 + t1955;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1957;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1957) : "f"(t1956));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1958 = t1956 + t1957;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1959 = t1958 != 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1960 = t1959 & t1952;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1960) {
#line 47 "fa-kernels/src/exact.rs"
            u32 bits_6;
            asm("mov.b32 %0, %1;" : "=r"(bits_6) : "f"(t1958));
#line 48 "fa-kernels/src/exact.rs"
            const u32 t1962 = bits_6 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
            const u32 exponent_6 = t1962 & 255u;
            const bool t1964 = exponent_6 == 255u;
#line 49 "fa-kernels/src/exact.rs"
            if (t1964) {
                const u64 t1965 = t1795 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1965), "f"(t1958) : "memory");
            } else {
#line 53 "fa-kernels/src/exact.rs"
                const bool t1966 = exponent_6 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                const u32 leading_6 = t1966 ? 0u : 8388608u;
                const u32 t1968 = bits_6 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                const u32 fraction_6 = t1968 | leading_6;
                const u32 t1970 = exponent_6 > 1u ? exponent_6 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                const u32 place_7 = t1970 - 1u;
                const u32 digit_6 = place_7 / 24u;
                const u32 t1973 = digit_6 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                const u32 shift_6 = place_7 - t1973;
                const u32 t1975 = bits_6 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                const bool is_negative_6 = t1975 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                const u32 t1977 = fraction_6 << shift_6;
#line 63 "fa-kernels/src/exact.rs"
                const u32 low_6 = t1977 & 16777215u;
                const u32 t1979 = 24u - shift_6;
#line 64 "fa-kernels/src/exact.rs"
                const u32 high_6 = fraction_6 >> t1979;
                const u32 t1981 = digit_6 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t1982 = (u64)t1981 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t1983 = t1795 + t1982;
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_11 = (u64)low_6;
                const u64 t1985 = 0ull - part_11;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t1986 = is_negative_6 ? t1985 : part_11;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1983), "l"(t1986) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_12 = (u64)high_6;
                const u64 t1988 = 0ull - part_12;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t1989 = is_negative_6 ? t1988 : part_12;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1983), "l"(t1989) : "memory");
            }
        }
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1990 = ds_12 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1991 = t1990 ? 0.0f : t44_13;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t14_21 = -t1991;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t15_14 = t14_21 * t11_2_19;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1994 = t1991 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1995 = t1994 ? 0.0f : t15_14;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1996 = t1899 + t1995;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_12 = t1991;
        s_12 = p_12;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_15;
        u32 row_16;
        u32 row_17;
        u32 row_18;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_15), "=r"(row_16), "=r"(row_17), "=r"(row_18) : "r"(t923) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1997;
        asm("mov.b32 %0, %1;" : "=f"(t1997) : "r"(row_15));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1998;
        asm("mov.b32 %0, %1;" : "=f"(t1998) : "r"(row_16));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1999;
        asm("mov.b32 %0, %1;" : "=f"(t1999) : "r"(row_17));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2000;
        asm("mov.b32 %0, %1;" : "=f"(t2000) : "r"(row_18));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2001 = -t1997;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2002;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2002) : "f"(s_13), "f"(1.442695f), "f"(t2001));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_13;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_13) : "f"(t2002));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2004 = dp_13 - t1998;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_13 = p_13 * t2004;
        const u32 t2006 = t933 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2007 = t2006 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2008 = first_query + t2007;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2009 = t2008 + 24u;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_17 = t2009 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_17 = t6_17 - seq_q;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_2_9 = t2009 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_2_9 = t6_2_9 - seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2014 = seq_q - 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2015 = t2009 < t2014 ? t2009 : t2014;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t10_2_20 = (u64)t2015;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t11_2_20 = t10_2_20 * argument0_stride1_2;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t12_2_8 = t11_2_20 * 4ull;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t13_2_8 = t9_2_2 + t12_2_8;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t14_2_8;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_2_8) : "l"(t13_2_8));
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t34_8 = t13_2_8 - argument0_2;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2022;
        asm("mov.b32 %0, %1;" : "=r"(t2022) : "f"(t477));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2023;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2023) : "r"(t2022));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2024;
        asm("mov.b32 %0, %1;" : "=f"(t2024) : "r"(t2023));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2025 = t2024 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_15 = t7_2_9 - t951;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_15 = 0u - t8_2_15;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_21 = (int)t8_2_15 > (int)t9_2_15 ? t8_2_15 : t9_2_15;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_21 = (f32)(int)t10_2_21;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_25 = t7_17 - t941;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_25 = 0u - t8_25;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_32 = (int)t8_25 > (int)t9_25 ? t8_25 : t9_25;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_32 = (f32)(int)t10_32;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_32 = t5_19 * t11_32;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_38 = t2025 - t12_32;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t1_2_15 = t13_38 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t2_2_15;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_2_15) : "f"(t1_2_15));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t3_2_15 = t2_2_15 + 1.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t4_2_15;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_2_15) : "f"(t3_2_15));
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t5_2_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_2_14) : "f"(t4_2_15), "f"(-2.0f), "f"(1.0f));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t26_2_14 = t24_2_2 + t13_38;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t38_14 = t4_2_15 * t4_2_15;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t40_14 = t2_2_15 * 0.6931472f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t29_14 = ds_13 * argument2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t30_14 = ds_13 * t26_2_14;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t31_14 = ds_13 * t14_2_8;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t32_14 = ds_13 * t5_2_14;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t35_14 = t31_14 * -2.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t37_14 = -t35_14;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t39_14 = t37_14 * t38_14;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t41_14 = t39_14 * t40_14;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t42_14 = t41_14 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t44_14 = t29_14 + t42_14;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2054 = ds_13 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2055 = t2054 ? 0.0f : t30_14;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2056 = t1939 + t2055;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2057 = ds_13 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2058 = t2057 ? 0.0f : t29_14;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2059 = t1790 + t2058;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2060 = ds_13 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2061 = t2060 ? 0.0f : t32_14;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2062 = (u64)((long long)t34_8 >> 2u);
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2063 = t2062 * 104ull;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2064 = gradient_2 + t2063;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2065 = ds_13 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2066 = t2065 ? 0.0f : t44_14;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t14_22 = -t2066;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t15_15 = t14_22 * t11_2_21;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2069 = t2066 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2070 = t2069 ? 0.0f : t15_15;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2071 = t1996 + t2070;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_13 = t2066;
        s_13 = p_13;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2072 = -t1999;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2073;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2073) : "f"(s_14), "f"(1.442695f), "f"(t2072));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_14;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_14) : "f"(t2073));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2075 = dp_14 - t2000;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_14 = p_14 * t2075;
        const u32 t2077 = t933 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2078 = t2077 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2079 = first_query + t2078;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2080 = t2079 + 25u;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_18 = t2080 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_18 = t6_18 - seq_q;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_2_10 = t2080 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_2_10 = t6_2_10 - seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2085 = seq_q - 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2086 = t2080 < t2085 ? t2080 : t2085;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t10_2_22 = (u64)t2086;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t11_2_22 = t10_2_22 * argument0_stride1_2;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t12_2_9 = t11_2_22 * 4ull;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t13_2_9 = t9_2_2 + t12_2_9;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t14_2_9;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_2_9) : "l"(t13_2_9));
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t34_9 = t13_2_9 - argument0_2;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2093;
        asm("mov.b32 %0, %1;" : "=r"(t2093) : "f"(t478));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2094;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2094) : "r"(t2093));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2095;
        asm("mov.b32 %0, %1;" : "=f"(t2095) : "r"(t2094));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2096 = t2095 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_16 = t7_2_10 - t951;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_16 = 0u - t8_2_16;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_23 = (int)t8_2_16 > (int)t9_2_16 ? t8_2_16 : t9_2_16;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_23 = (f32)(int)t10_2_23;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_26 = t7_18 - t941;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_26 = 0u - t8_26;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_33 = (int)t8_26 > (int)t9_26 ? t8_26 : t9_26;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_33 = (f32)(int)t10_33;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_33 = t5_19 * t11_33;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_39 = t2096 - t12_33;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t1_2_16 = t13_39 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t2_2_16;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_2_16) : "f"(t1_2_16));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t3_2_16 = t2_2_16 + 1.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t4_2_16;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_2_16) : "f"(t3_2_16));
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t5_2_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_2_15) : "f"(t4_2_16), "f"(-2.0f), "f"(1.0f));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t26_2_15 = t24_2_2 + t13_39;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t38_15 = t4_2_16 * t4_2_16;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t40_15 = t2_2_16 * 0.6931472f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t29_15 = ds_14 * argument2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t30_15 = ds_14 * t26_2_15;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t31_15 = ds_14 * t14_2_9;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t32_15 = ds_14 * t5_2_15;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t35_15 = t31_15 * -2.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t37_15 = -t35_15;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t39_15 = t37_15 * t38_15;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t41_15 = t39_15 * t40_15;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t42_15 = t41_15 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t44_15 = t29_15 + t42_15;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2125 = ds_14 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2126 = t2125 ? 0.0f : t30_15;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2127 = t2056 + t2126;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2128 = ds_14 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2129 = t2128 ? 0.0f : t29_15;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2130 = t2059 + t2129;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t2131 = t933 >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t2132 = t427 + t2131;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2133 = t2132 < seq_k;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2134 = lane & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2135 = t2134 == 0u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2136 = t2135 & t2133;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2137;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2137) : "f"(t2130));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2138 = t2130 + t2137;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2139;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2139) : "f"(t2138));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2140 = t2138 + t2139;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2141 = t2140 != 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2142 = t2141 & t2136;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t2142) {
#line 47 "fa-kernels/src/exact.rs"
            u32 bits_7;
            asm("mov.b32 %0, %1;" : "=r"(bits_7) : "f"(t2140));
#line 48 "fa-kernels/src/exact.rs"
            const u32 t2144 = bits_7 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
            const u32 exponent_7 = t2144 & 255u;
            const bool t2146 = exponent_7 == 255u;
#line 49 "fa-kernels/src/exact.rs"
            if (t2146) {
                const u64 t2147 = t1036 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2147), "f"(t2140) : "memory");
            } else {
#line 53 "fa-kernels/src/exact.rs"
                const bool t2148 = exponent_7 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                const u32 leading_7 = t2148 ? 0u : 8388608u;
                const u32 t2150 = bits_7 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                const u32 fraction_7 = t2150 | leading_7;
                const u32 t2152 = exponent_7 > 1u ? exponent_7 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                const u32 place_8 = t2152 - 1u;
                const u32 digit_7 = place_8 / 24u;
                const u32 t2155 = digit_7 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                const u32 shift_7 = place_8 - t2155;
                const u32 t2157 = bits_7 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                const bool is_negative_7 = t2157 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                const u32 t2159 = fraction_7 << shift_7;
#line 63 "fa-kernels/src/exact.rs"
                const u32 low_7 = t2159 & 16777215u;
                const u32 t2161 = 24u - shift_7;
#line 64 "fa-kernels/src/exact.rs"
                const u32 high_7 = fraction_7 >> t2161;
                const u32 t2163 = digit_7 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t2164 = (u64)t2163 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t2165 = t1036 + t2164;
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_13 = (u64)low_7;
                const u64 t2167 = 0ull - part_13;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t2168 = is_negative_7 ? t2167 : part_13;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t2165), "l"(t2168) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_14 = (u64)high_7;
                const u64 t2170 = 0ull - part_14;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t2171 = is_negative_7 ? t2170 : part_14;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t2165), "l"(t2171) : "memory");
            }
        }
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2172 = ds_14 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2173 = t2172 ? 0.0f : t32_15;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2174 = (u64)((long long)t34_9 >> 2u);
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2175 = t2174 * 104ull;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2176 = gradient_2 + t2175;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2177 = ds_14 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2178 = t2177 ? 0.0f : t44_15;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t14_23 = -t2178;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t15_16 = t14_23 * t11_2_23;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2181 = t2178 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2182 = t2181 ? 0.0f : t15_16;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2183 = t2071 + t2182;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_14 = t2178;
        s_14 = p_14;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2184 = -t1997;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2185;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2185) : "f"(s_15), "f"(1.442695f), "f"(t2184));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_15;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_15) : "f"(t2185));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2187 = dp_15 - t1998;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_15 = p_15 * t2187;
        u32 t2189;
        asm("mov.b32 %0, %1;" : "=r"(t2189) : "f"(t479));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2190;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2190) : "r"(t2189));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2191;
        asm("mov.b32 %0, %1;" : "=f"(t2191) : "r"(t2190));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2192 = t2191 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_17 = t7_2_9 - t953;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_17 = 0u - t8_2_17;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_24 = (int)t8_2_17 > (int)t9_2_17 ? t8_2_17 : t9_2_17;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_24 = (f32)(int)t10_2_24;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_27 = t7_17 - t943;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_27 = 0u - t8_27;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_34 = (int)t8_27 > (int)t9_27 ? t8_27 : t9_27;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_34 = (f32)(int)t10_34;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_34 = t5_19 * t11_34;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_40 = t2192 - t12_34;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t1_2_17 = t13_40 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t2_2_17;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_2_17) : "f"(t1_2_17));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t3_2_17 = t2_2_17 + 1.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t4_2_17;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_2_17) : "f"(t3_2_17));
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t5_2_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_2_16) : "f"(t4_2_17), "f"(-2.0f), "f"(1.0f));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t26_2_16 = t24_2_3 + t13_40;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t38_16 = t4_2_17 * t4_2_17;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t40_16 = t2_2_17 * 0.6931472f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t29_16 = ds_15 * argument2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t30_16 = ds_15 * t26_2_16;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t31_16 = ds_15 * t14_2_8;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t32_16 = ds_15 * t5_2_16;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t35_16 = t31_16 * -2.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t37_16 = -t35_16;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t39_16 = t37_16 * t38_16;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t41_16 = t39_16 * t40_16;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t42_16 = t41_16 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t44_16 = t29_16 + t42_16;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2221 = ds_15 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2222 = t2221 ? 0.0f : t30_16;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2223 = t2127 + t2222;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2224 = ds_15 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2225 = t2224 ? 0.0f : t29_16;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2226 = t1942 + t2225;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2227 = ds_15 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2228 = t2227 ? 0.0f : t32_16;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2229 = t2061 + t2228;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2230 = t933 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2231 = t2230 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2232 = first_query + t2231;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2233 = t2232 + 24u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2234 = t2233 < seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2235 = lane < 4u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2236 = t2235 & t2234;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2237;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t2237) : "f"(t2229));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2238 = t2229 + t2237;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2239;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t2239) : "f"(t2238));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2240 = t2238 + t2239;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2241;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t2241) : "f"(t2240));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2242 = t2240 + t2241;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2243 = t2242 != 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2244 = t2243 & t2236;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t2244) {
#line 47 "fa-kernels/src/exact.rs"
            u32 bits_8;
            asm("mov.b32 %0, %1;" : "=r"(bits_8) : "f"(t2242));
#line 48 "fa-kernels/src/exact.rs"
            const u32 t2246 = bits_8 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
            const u32 exponent_8 = t2246 & 255u;
            const bool t2248 = exponent_8 == 255u;
#line 49 "fa-kernels/src/exact.rs"
            if (t2248) {
                const u64 t2249 = t2064 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2249), "f"(t2242) : "memory");
            } else {
#line 53 "fa-kernels/src/exact.rs"
                const bool t2250 = exponent_8 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                const u32 leading_8 = t2250 ? 0u : 8388608u;
                const u32 t2252 = bits_8 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                const u32 fraction_8 = t2252 | leading_8;
                const u32 t2254 = exponent_8 > 1u ? exponent_8 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                const u32 place_9 = t2254 - 1u;
                const u32 digit_8 = place_9 / 24u;
                const u32 t2257 = digit_8 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                const u32 shift_8 = place_9 - t2257;
                const u32 t2259 = bits_8 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                const bool is_negative_8 = t2259 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                const u32 t2261 = fraction_8 << shift_8;
#line 63 "fa-kernels/src/exact.rs"
                const u32 low_8 = t2261 & 16777215u;
                const u32 t2263 = 24u - shift_8;
#line 64 "fa-kernels/src/exact.rs"
                const u32 high_8 = fraction_8 >> t2263;
                const u32 t2265 = digit_8 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t2266 = (u64)t2265 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t2267 = t2064 + t2266;
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_15 = (u64)low_8;
                const u64 t2269 = 0ull - part_15;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t2270 = is_negative_8 ? t2269 : part_15;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t2267), "l"(t2270) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_16 = (u64)high_8;
                const u64 t2272 = 0ull - part_16;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t2273 = is_negative_8 ? t2272 : part_16;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t2267), "l"(t2273) : "memory");
            }
        }
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2274 = ds_15 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2275 = t2274 ? 0.0f : t44_16;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t14_24 = -t2275;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t15_17 = t14_24 * t11_2_24;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2278 = t2275 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2279 = t2278 ? 0.0f : t15_17;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2280 = t2183 + t2279;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_15 = t2275;
        s_15 = p_15;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2281 = -t1999;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2282;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2282) : "f"(s_16), "f"(1.442695f), "f"(t2281));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_16;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_16) : "f"(t2282));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2284 = dp_16 - t2000;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_16 = p_16 * t2284;
        u32 t2286;
        asm("mov.b32 %0, %1;" : "=r"(t2286) : "f"(t480));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2287;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2287) : "r"(t2286));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2288;
        asm("mov.b32 %0, %1;" : "=f"(t2288) : "r"(t2287));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2289 = t2288 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_18 = t7_2_10 - t953;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_18 = 0u - t8_2_18;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_25 = (int)t8_2_18 > (int)t9_2_18 ? t8_2_18 : t9_2_18;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_25 = (f32)(int)t10_2_25;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_28 = t7_18 - t943;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_28 = 0u - t8_28;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_35 = (int)t8_28 > (int)t9_28 ? t8_28 : t9_28;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_35 = (f32)(int)t10_35;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_35 = t5_19 * t11_35;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_41 = t2289 - t12_35;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t1_2_18 = t13_41 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t2_2_18;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_2_18) : "f"(t1_2_18));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t3_2_18 = t2_2_18 + 1.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t4_2_18;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_2_18) : "f"(t3_2_18));
#line 317 "tests/cases/src/functions/samples.rs"
        f32 t5_2_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_2_17) : "f"(t4_2_18), "f"(-2.0f), "f"(1.0f));
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t26_2_17 = t24_2_3 + t13_41;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t38_17 = t4_2_18 * t4_2_18;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t40_17 = t2_2_18 * 0.6931472f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t29_17 = ds_16 * argument2;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t30_17 = ds_16 * t26_2_17;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t31_17 = ds_16 * t14_2_9;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t32_17 = ds_16 * t5_2_17;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t35_17 = t31_17 * -2.0f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t37_17 = -t35_17;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t39_17 = t37_17 * t38_17;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t41_17 = t39_17 * t40_17;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t42_17 = t41_17 * 0.86561704f;
#line 317 "tests/cases/src/functions/samples.rs"
        const f32 t44_17 = t29_17 + t42_17;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2318 = ds_16 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2319 = t2318 ? 0.0f : t30_17;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2320 = t2223 + t2319;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2321 = lane == 0u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2322;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2322) : "f"(t2320));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2323 = t2320 + t2322;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2324;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2324) : "f"(t2323));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2325 = t2323 + t2324;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2326;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t2326) : "f"(t2325));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2327 = t2325 + t2326;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2328;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t2328) : "f"(t2327));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2329 = t2327 + t2328;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2330;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t2330) : "f"(t2329));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2331 = t2329 + t2330;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2332 = t2331 != 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2333 = t2332 & t2321;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t2333) {
#line 47 "fa-kernels/src/exact.rs"
            u32 bits_9;
            asm("mov.b32 %0, %1;" : "=r"(bits_9) : "f"(t2331));
#line 48 "fa-kernels/src/exact.rs"
            const u32 t2335 = bits_9 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
            const u32 exponent_9 = t2335 & 255u;
            const bool t2337 = exponent_9 == 255u;
#line 49 "fa-kernels/src/exact.rs"
            if (t2337) {
                const u64 t2338 = gradient_4 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2338), "f"(t2331) : "memory");
            } else {
#line 53 "fa-kernels/src/exact.rs"
                const bool t2339 = exponent_9 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                const u32 leading_9 = t2339 ? 0u : 8388608u;
                const u32 t2341 = bits_9 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                const u32 fraction_9 = t2341 | leading_9;
                const u32 t2343 = exponent_9 > 1u ? exponent_9 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                const u32 place_10 = t2343 - 1u;
                const u32 digit_9 = place_10 / 24u;
                const u32 t2346 = digit_9 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                const u32 shift_9 = place_10 - t2346;
                const u32 t2348 = bits_9 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                const bool is_negative_9 = t2348 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                const u32 t2350 = fraction_9 << shift_9;
#line 63 "fa-kernels/src/exact.rs"
                const u32 low_9 = t2350 & 16777215u;
                const u32 t2352 = 24u - shift_9;
#line 64 "fa-kernels/src/exact.rs"
                const u32 high_9 = fraction_9 >> t2352;
                const u32 t2354 = digit_9 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t2355 = (u64)t2354 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t2356 = gradient_4 + t2355;
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_17 = (u64)low_9;
                const u64 t2358 = 0ull - part_17;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t2359 = is_negative_9 ? t2358 : part_17;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t2356), "l"(t2359) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_18 = (u64)high_9;
                const u64 t2361 = 0ull - part_18;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t2362 = is_negative_9 ? t2361 : part_18;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t2356), "l"(t2362) : "memory");
            }
        }
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2363 = ds_16 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2364 = t2363 ? 0.0f : t29_17;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2365 = t2226 + t2364;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t2366 = t933 >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t2367 = t427 + t2366;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2368 = t2367 + 8u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2369 = t2368 < seq_k;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2370 = lane & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2371 = t2370 == 0u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2372 = t2371 & t2369;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2373;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2373) : "f"(t2365));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2374 = t2365 + t2373;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2375;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2375) : "f"(t2374));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2376 = t2374 + t2375;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2377 = t2376 != 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2378 = t2377 & t2372;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t2378) {
#line 47 "fa-kernels/src/exact.rs"
            u32 bits_10;
            asm("mov.b32 %0, %1;" : "=r"(bits_10) : "f"(t2376));
#line 48 "fa-kernels/src/exact.rs"
            const u32 t2380 = bits_10 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
            const u32 exponent_10 = t2380 & 255u;
            const bool t2382 = exponent_10 == 255u;
#line 49 "fa-kernels/src/exact.rs"
            if (t2382) {
                const u64 t2383 = t1166 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2383), "f"(t2376) : "memory");
            } else {
#line 53 "fa-kernels/src/exact.rs"
                const bool t2384 = exponent_10 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                const u32 leading_10 = t2384 ? 0u : 8388608u;
                const u32 t2386 = bits_10 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                const u32 fraction_10 = t2386 | leading_10;
                const u32 t2388 = exponent_10 > 1u ? exponent_10 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                const u32 place_11 = t2388 - 1u;
                const u32 digit_10 = place_11 / 24u;
                const u32 t2391 = digit_10 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                const u32 shift_10 = place_11 - t2391;
                const u32 t2393 = bits_10 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                const bool is_negative_10 = t2393 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                const u32 t2395 = fraction_10 << shift_10;
#line 63 "fa-kernels/src/exact.rs"
                const u32 low_10 = t2395 & 16777215u;
                const u32 t2397 = 24u - shift_10;
#line 64 "fa-kernels/src/exact.rs"
                const u32 high_10 = fraction_10 >> t2397;
                const u32 t2399 = digit_10 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t2400 = (u64)t2399 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t2401 = t1166 + t2400;
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_19 = (u64)low_10;
                const u64 t2403 = 0ull - part_19;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t2404 = is_negative_10 ? t2403 : part_19;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t2401), "l"(t2404) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_20 = (u64)high_10;
                const u64 t2406 = 0ull - part_20;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t2407 = is_negative_10 ? t2406 : part_20;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t2401), "l"(t2407) : "memory");
            }
        }
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2408 = ds_16 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2409 = t2408 ? 0.0f : t32_17;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2410 = t2173 + t2409;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2411 = t933 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2412 = t2411 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2413 = first_query + t2412;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2414 = t2413 + 25u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2415 = t2414 < seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2416 = lane < 4u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2417 = t2416 & t2415;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2418;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t2418) : "f"(t2410));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2419 = t2410 + t2418;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2420;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t2420) : "f"(t2419));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2421 = t2419 + t2420;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2422;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t2422) : "f"(t2421));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2423 = t2421 + t2422;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2424 = t2423 != 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2425 = t2424 & t2417;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t2425) {
#line 47 "fa-kernels/src/exact.rs"
            u32 bits_11;
            asm("mov.b32 %0, %1;" : "=r"(bits_11) : "f"(t2423));
#line 48 "fa-kernels/src/exact.rs"
            const u32 t2427 = bits_11 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
            const u32 exponent_11 = t2427 & 255u;
            const bool t2429 = exponent_11 == 255u;
#line 49 "fa-kernels/src/exact.rs"
            if (t2429) {
                const u64 t2430 = t2176 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2430), "f"(t2423) : "memory");
            } else {
#line 53 "fa-kernels/src/exact.rs"
                const bool t2431 = exponent_11 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                const u32 leading_11 = t2431 ? 0u : 8388608u;
                const u32 t2433 = bits_11 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                const u32 fraction_11 = t2433 | leading_11;
                const u32 t2435 = exponent_11 > 1u ? exponent_11 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                const u32 place_12 = t2435 - 1u;
                const u32 digit_11 = place_12 / 24u;
                const u32 t2438 = digit_11 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                const u32 shift_11 = place_12 - t2438;
                const u32 t2440 = bits_11 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                const bool is_negative_11 = t2440 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                const u32 t2442 = fraction_11 << shift_11;
#line 63 "fa-kernels/src/exact.rs"
                const u32 low_11 = t2442 & 16777215u;
                const u32 t2444 = 24u - shift_11;
#line 64 "fa-kernels/src/exact.rs"
                const u32 high_11 = fraction_11 >> t2444;
                const u32 t2446 = digit_11 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t2447 = (u64)t2446 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t2448 = t2176 + t2447;
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_21 = (u64)low_11;
                const u64 t2450 = 0ull - part_21;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t2451 = is_negative_11 ? t2450 : part_21;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t2448), "l"(t2451) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_22 = (u64)high_11;
                const u64 t2453 = 0ull - part_22;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t2454 = is_negative_11 ? t2453 : part_22;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t2448), "l"(t2454) : "memory");
            }
        }
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2455 = ds_16 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2456 = t2455 ? 0.0f : t44_17;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t14_25 = -t2456;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t15_18 = t14_25 * t11_2_25;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2459 = t2456 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2460 = t2459 ? 0.0f : t15_18;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2461 = t2280 + t2460;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2462 = lane == 0u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2463;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2463) : "f"(t2461));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2464 = t2461 + t2463;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2465;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2465) : "f"(t2464));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2466 = t2464 + t2465;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2467;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t2467) : "f"(t2466));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2468 = t2466 + t2467;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2469;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t2469) : "f"(t2468));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2470 = t2468 + t2469;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2471;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t2471) : "f"(t2470));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2472 = t2470 + t2471;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2473 = t2472 != 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2474 = t2473 & t2462;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t2474) {
#line 47 "fa-kernels/src/exact.rs"
            u32 bits_12;
            asm("mov.b32 %0, %1;" : "=r"(bits_12) : "f"(t2472));
#line 48 "fa-kernels/src/exact.rs"
            const u32 t2476 = bits_12 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
            const u32 exponent_12 = t2476 & 255u;
            const bool t2478 = exponent_12 == 255u;
#line 49 "fa-kernels/src/exact.rs"
            if (t2478) {
                const u64 t2479 = t1050 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2479), "f"(t2472) : "memory");
            } else {
#line 53 "fa-kernels/src/exact.rs"
                const bool t2480 = exponent_12 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                const u32 leading_12 = t2480 ? 0u : 8388608u;
                const u32 t2482 = bits_12 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                const u32 fraction_12 = t2482 | leading_12;
                const u32 t2484 = exponent_12 > 1u ? exponent_12 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                const u32 place_13 = t2484 - 1u;
                const u32 digit_12 = place_13 / 24u;
                const u32 t2487 = digit_12 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                const u32 shift_12 = place_13 - t2487;
                const u32 t2489 = bits_12 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                const bool is_negative_12 = t2489 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                const u32 t2491 = fraction_12 << shift_12;
#line 63 "fa-kernels/src/exact.rs"
                const u32 low_12 = t2491 & 16777215u;
                const u32 t2493 = 24u - shift_12;
#line 64 "fa-kernels/src/exact.rs"
                const u32 high_12 = fraction_12 >> t2493;
                const u32 t2495 = digit_12 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t2496 = (u64)t2495 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t2497 = t1050 + t2496;
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_23 = (u64)low_12;
                const u64 t2499 = 0ull - part_23;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t2500 = is_negative_12 ? t2499 : part_23;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t2497), "l"(t2500) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_24 = (u64)high_12;
                const u64 t2502 = 0ull - part_24;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t2503 = is_negative_12 ? t2502 : part_24;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t2497), "l"(t2503) : "memory");
            }
        }
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_16 = t2456;
        s_16 = p_16;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2504 = share << 11u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2505 = t40 + t2504;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2506;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2506) : "r"(lane));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2507 = t2506 >> 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2508 = t43 + t2507;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2509 = t2508 >> 1u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2510 = t2509 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2511 = 0u ^ t2510;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2512 = t2508 << 6u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2513 = t2511 << 4u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2514 = t2512 + t2513;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2515 = t2506 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2516 = t2515 << 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2517 = t2514 + t2516;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2518;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2518) : "f"(dp), "f"(dp_2));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2519 = t2505 + t2517;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2519), "r"(t2518) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2520;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2520) : "f"(dp_5), "f"(dp_6));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2521 = t2517 ^ 16u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2522 = t2505 + t2521;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2522), "r"(t2520) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2523;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2523) : "f"(dp_9), "f"(dp_10));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2524 = t2517 ^ 32u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2525 = t2505 + t2524;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2525), "r"(t2523) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2526;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2526) : "f"(dp_13), "f"(dp_14));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2527 = t2517 ^ 48u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2528 = t2505 + t2527;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2528), "r"(t2526) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2529 = t2506 >> 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2530 = t43 + t2529;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2531 = t2530 + 8u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2532 = t2531 >> 1u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2533 = t2532 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2534 = 0u ^ t2533;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2535 = t2531 << 6u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2536 = t2534 << 4u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2537 = t2535 + t2536;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2538 = t2506 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2539 = t2538 << 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2540 = t2537 + t2539;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2541;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2541) : "f"(dp_3), "f"(dp_4));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2542 = t2505 + t2540;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2542), "r"(t2541) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2543;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2543) : "f"(dp_7), "f"(dp_8));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2544 = t2540 ^ 16u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2545 = t2505 + t2544;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2545), "r"(t2543) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2546;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2546) : "f"(dp_11), "f"(dp_12));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2547 = t2540 ^ 32u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2548 = t2505 + t2547;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2548), "r"(t2546) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2549;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2549) : "f"(dp_15), "f"(dp_16));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2550 = t2540 ^ 48u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2551 = t2505 + t2550;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2551), "r"(t2549) : "memory");
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2552;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2552) : "f"(s), "f"(s_2));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2553;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2553) : "f"(s_3), "f"(s_4));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2554;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2554) : "f"(s_5), "f"(s_6));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2555;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2555) : "f"(s_7), "f"(s_8));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2556;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2556) : "f"(s_9), "f"(s_10));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2557;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2557) : "f"(s_11), "f"(s_12));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2558;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2558) : "f"(s_13), "f"(s_14));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2559;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2559) : "f"(s_15), "f"(s_16));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2560;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2560) : "r"(t68));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2561 = t2560 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2562 = t2560 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2563 = t2560 ^ 96u;
        const u32 t2564 = t180 + t2560;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2565 = t180 + t2561;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2566 = t180 + t2562;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2567 = t180 + t2563;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t2564) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(t2552), "r"(t2553), "r"(t2554), "r"(t2555), "r"(m_97), "r"(m_98));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(t2552), "r"(t2553), "r"(t2554), "r"(t2555), "r"(m_99), "r"(m_100));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t2565) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(t2552), "r"(t2553), "r"(t2554), "r"(t2555), "r"(m_101), "r"(m_102));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(t2552), "r"(t2553), "r"(t2554), "r"(t2555), "r"(m_103), "r"(m_104));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t2566) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(t2552), "r"(t2553), "r"(t2554), "r"(t2555), "r"(m_105), "r"(m_106));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(t2552), "r"(t2553), "r"(t2554), "r"(t2555), "r"(m_107), "r"(m_108));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t2567) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(t2552), "r"(t2553), "r"(t2554), "r"(t2555), "r"(m_109), "r"(m_110));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t2552), "r"(t2553), "r"(t2554), "r"(t2555), "r"(m_111), "r"(m_112));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t2564) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(t2556), "r"(t2557), "r"(t2558), "r"(t2559), "r"(m_113), "r"(m_114));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(t2556), "r"(t2557), "r"(t2558), "r"(t2559), "r"(m_115), "r"(m_116));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t2565) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(t2556), "r"(t2557), "r"(t2558), "r"(t2559), "r"(m_117), "r"(m_118));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(t2556), "r"(t2557), "r"(t2558), "r"(t2559), "r"(m_119), "r"(m_120));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t2566) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(t2556), "r"(t2557), "r"(t2558), "r"(t2559), "r"(m_121), "r"(m_122));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(t2556), "r"(t2557), "r"(t2558), "r"(t2559), "r"(m_123), "r"(m_124));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t2567) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(t2556), "r"(t2557), "r"(t2558), "r"(t2559), "r"(m_125), "r"(m_126));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t2556), "r"(t2557), "r"(t2558), "r"(t2559), "r"(m_127), "r"(m_128));
#line 201 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 233 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (more) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2568 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2569 = (u32)d_o_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2570 = t2569 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_4 = (u64)t371 * t2570;
            const u64 of_head_3 = t209 + head_4;
            const u32 t2573 = t373 << 5u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2574 = (u64)t213 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2575 = t180 + t218;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2576 = t2573 + t212;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2577 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2578 = t2577 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2579 = t2576 < t2578 ? t2576 : t2578;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2580 = (u64)t2579 * t211;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2581 = of_head_3 + t2580;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2582 = t2581 + t2574;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2583 = t2573 + t212;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2584 = t2583 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2585 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2586 = t2585 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2587 = t2584 < t2586 ? t2584 : t2586;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2588 = (u64)t2587 * t211;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2589 = of_head_3 + t2588;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2590 = t2589 + t2574;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2591 = t2573 + t212;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2592 = t2591 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2593 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2594 = t2593 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2595 = t2592 < t2594 ? t2592 : t2594;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2596 = (u64)t2595 * t211;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2597 = of_head_3 + t2596;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2598 = t2597 + t2574;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2599 = t2573 + t212;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2600 = t2599 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2601 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2602 = t2601 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2603 = t2600 < t2602 ? t2600 : t2602;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2604 = (u64)t2603 * t211;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2605 = of_head_3 + t2604;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2606 = t2605 + t2574;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2607 = t2573 + t212;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2608 = t2607 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2609 = t213 < t2568;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2610 = t2608 & t2609;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2611 = t2610 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t2575), "l"(t2582), "r"(t2611) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2612 = t2573 + t212;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2613 = t2612 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2614 = t2613 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2615 = t213 < t2568;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2616 = t2614 & t2615;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2617 = t2616 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+1024], [%1], 16, %2;" :  : "r"(t2575), "l"(t2590), "r"(t2617) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2618 = t2573 + t212;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2619 = t2618 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2620 = t2619 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2621 = t213 < t2568;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2622 = t2620 & t2621;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2623 = t2622 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t2575), "l"(t2598), "r"(t2623) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2624 = t2573 + t212;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2625 = t2624 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2626 = t2625 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2627 = t213 < t2568;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2628 = t2626 & t2627;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2629 = t2628 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+3072], [%1], 16, %2;" :  : "r"(t2575), "l"(t2606), "r"(t2629) : "memory");
        }
#line 236 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2630;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2630) : "f"(dp), "f"(dp_2));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2631;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2631) : "f"(dp_3), "f"(dp_4));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2632;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2632) : "f"(dp_5), "f"(dp_6));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2633;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2633) : "f"(dp_7), "f"(dp_8));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2634;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2634) : "f"(dp_9), "f"(dp_10));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2635;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2635) : "f"(dp_11), "f"(dp_12));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2636;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2636) : "f"(dp_13), "f"(dp_14));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2637;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2637) : "f"(dp_15), "f"(dp_16));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2638;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2638) : "r"(t68));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2639 = t2638 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2640 = t2638 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2641 = t2638 ^ 96u;
        const u32 t2642 = smem_2 + t2638;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2643 = smem_2 + t2639;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2644 = smem_2 + t2640;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2645 = smem_2 + t2641;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t2642) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(t2630), "r"(t2631), "r"(t2632), "r"(t2633), "r"(m_129), "r"(m_130));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(t2630), "r"(t2631), "r"(t2632), "r"(t2633), "r"(m_131), "r"(m_132));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t2643) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(t2630), "r"(t2631), "r"(t2632), "r"(t2633), "r"(m_133), "r"(m_134));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(t2630), "r"(t2631), "r"(t2632), "r"(t2633), "r"(m_135), "r"(m_136));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t2644) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(t2630), "r"(t2631), "r"(t2632), "r"(t2633), "r"(m_137), "r"(m_138));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(t2630), "r"(t2631), "r"(t2632), "r"(t2633), "r"(m_139), "r"(m_140));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t2645) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(t2630), "r"(t2631), "r"(t2632), "r"(t2633), "r"(m_141), "r"(m_142));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(t2630), "r"(t2631), "r"(t2632), "r"(t2633), "r"(m_143), "r"(m_144));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t2642) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(t2634), "r"(t2635), "r"(t2636), "r"(t2637), "r"(m_145), "r"(m_146));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(t2634), "r"(t2635), "r"(t2636), "r"(t2637), "r"(m_147), "r"(m_148));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t2643) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(t2634), "r"(t2635), "r"(t2636), "r"(t2637), "r"(m_149), "r"(m_150));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(t2634), "r"(t2635), "r"(t2636), "r"(t2637), "r"(m_151), "r"(m_152));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t2644) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(t2634), "r"(t2635), "r"(t2636), "r"(t2637), "r"(m_153), "r"(m_154));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(t2634), "r"(t2635), "r"(t2636), "r"(t2637), "r"(m_155), "r"(m_156));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t2645) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(t2634), "r"(t2635), "r"(t2636), "r"(t2637), "r"(m_157), "r"(m_158));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(t2634), "r"(t2635), "r"(t2636), "r"(t2637), "r"(m_159), "r"(m_160));
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t2646 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t2647 = t2646 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t2648 = t2647 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t2649 = block << 5u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 row_19 = t2648 + t2649;
#line 361 "fa-kernels/src/attention/backward/turns.rs"
        const u32 t2651 = row_19 >> 5u;
#line 361 "fa-kernels/src/attention/backward/turns.rs"
        const u32 index = t2651 + 1u;
        const u64 t2653 = (u64)index;
#line 362 "fa-kernels/src/attention/backward/turns.rs"
        const u64 t2654 = t2653 * turns_stride0;
#line 362 "fa-kernels/src/attention/backward/turns.rs"
        const u64 t2655 = t2654 * 4ull;
#line 362 "fa-kernels/src/attention/backward/turns.rs"
        const u64 t2656 = turns + t2655;
#line 79 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t2657 = seq_k + 31u;
#line 79 "fa-kernels/src/attention/query_blocks.rs"
        const u32 all = t2657 >> 5u;
#line 393 "fa-kernels/src/attention/backward/turns.rs"
        const u32 number = t30 >> 5u;
        const u32 t2660 = number + 1u;
#line 394 "fa-kernels/src/attention/backward/turns.rs"
        const bool t2661 = t2660 == all;
#line 394 "fa-kernels/src/attention/backward/turns.rs"
        const u32 t2662 = number + 1u;
#line 394 "fa-kernels/src/attention/backward/turns.rs"
        const u32 t2663 = t2661 ? 0u : t2662;
#line 232 "fa-kernels/src/attention/backward/turns.rs"
        while (true) {
#line 232 "fa-kernels/src/attention/backward/turns.rs"
            u32 t2664;
            asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t2664) : "l"(t2656) : "memory");
#line 232 "fa-kernels/src/attention/backward/turns.rs"
            const bool t2665 = t2664 != number;
            if (!t2665) break;
        }
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2668 = t48 << 12u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2669 = smem_1 + t2668;
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
        const u32 t2671 = lane_2 & 7u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2672 = lane_2 >> 4u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2673 = t2672 << 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2674 = t2671 + t2673;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2675 = t47 >> 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2676 = lane_2 >> 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2677 = t2676 & 1u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2678 = t2675 + t2677;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2679 = t2678 >> 2u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2680 = t2678 & 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2681 = t2679 << 11u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2682 = t40 + t2681;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2683 = t2674 >> 1u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2684 = t2683 & 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2685 = t2680 ^ t2684;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2686 = t2674 << 6u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2687 = t2685 << 4u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2688 = t2686 + t2687;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2689 = t2682 + t2688;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2690;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2690) : "r"(t68));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2691 = t2690 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2692 = t2690 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2693 = t2690 ^ 96u;
        const u32 t2694 = t2669 + t2690;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2695 = t2669 + t2691;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2696 = t2669 + t2692;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2697 = t2669 + t2693;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t2689) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t2694) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_165), "r"(m_166));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_167), "r"(m_168));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t2695) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_169), "r"(m_170));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_171), "r"(m_172));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t2696) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_173), "r"(m_174));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_175), "r"(m_176));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t2697) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_177), "r"(m_178));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_179), "r"(m_180));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t2689) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t2694) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_185), "r"(m_186));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_187), "r"(m_188));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t2695) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_189), "r"(m_190));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_191), "r"(m_192));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t2696) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_193), "r"(m_194));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_195), "r"(m_196));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t2697) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_197), "r"(m_198));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_199), "r"(m_200));
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t2698 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t2699 = t2698 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t2700 = t2699 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t2701 = block << 5u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 row_20 = t2700 + t2701;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 row_21 = row_20 + t47;
        const u64 t2704 = (u64)row_21;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2705 = t2704 * sums_stride0;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2706 = t2705 * 4ull;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2707 = sums + t2706;
        const u32 t2708 = t48 << 10u;
#line 340 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2709 = (u64)t2708 * 4u;
#line 340 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2710 = t2707 + t2709;
#line 339 "fa-kernels/src/attention/backward/turns.rs"
        const bool t2711 = t30 == 0u;
#line 81 "fa-kernels/src/attention/backward/sums.rs"
        if (t2711) {
            const u64 t2712 = (u64)lane * 4u;
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            const u64 t2713 = t2710 + t2712;
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2713), "f"(dq) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t2713), "f"(dq_2) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t2713), "f"(dq_3) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t2713), "f"(dq_4) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t2713), "f"(dq_5) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t2713), "f"(dq_6) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t2713), "f"(dq_7) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t2713), "f"(dq_8) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t2713), "f"(dq_9) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t2713), "f"(dq_10) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+1280], %1;" :  : "l"(t2713), "f"(dq_11) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+1408], %1;" :  : "l"(t2713), "f"(dq_12) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+1536], %1;" :  : "l"(t2713), "f"(dq_13) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+1664], %1;" :  : "l"(t2713), "f"(dq_14) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+1792], %1;" :  : "l"(t2713), "f"(dq_15) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+1920], %1;" :  : "l"(t2713), "f"(dq_16) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+2048], %1;" :  : "l"(t2713), "f"(dq_17) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+2176], %1;" :  : "l"(t2713), "f"(dq_18) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+2304], %1;" :  : "l"(t2713), "f"(dq_19) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+2432], %1;" :  : "l"(t2713), "f"(dq_20) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+2560], %1;" :  : "l"(t2713), "f"(dq_21) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+2688], %1;" :  : "l"(t2713), "f"(dq_22) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+2816], %1;" :  : "l"(t2713), "f"(dq_23) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+2944], %1;" :  : "l"(t2713), "f"(dq_24) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+3072], %1;" :  : "l"(t2713), "f"(dq_25) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+3200], %1;" :  : "l"(t2713), "f"(dq_26) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+3328], %1;" :  : "l"(t2713), "f"(dq_27) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+3456], %1;" :  : "l"(t2713), "f"(dq_28) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+3584], %1;" :  : "l"(t2713), "f"(dq_29) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+3712], %1;" :  : "l"(t2713), "f"(dq_30) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+3840], %1;" :  : "l"(t2713), "f"(dq_31) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+3968], %1;" :  : "l"(t2713), "f"(dq_32) : "memory");
        } else {
            const u64 t2714 = (u64)lane * 4u;
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            const u64 t2715 = t2710 + t2714;
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2715), "f"(dq) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+128], %1;" :  : "l"(t2715), "f"(dq_2) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+256], %1;" :  : "l"(t2715), "f"(dq_3) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+384], %1;" :  : "l"(t2715), "f"(dq_4) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+512], %1;" :  : "l"(t2715), "f"(dq_5) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+640], %1;" :  : "l"(t2715), "f"(dq_6) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+768], %1;" :  : "l"(t2715), "f"(dq_7) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+896], %1;" :  : "l"(t2715), "f"(dq_8) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1024], %1;" :  : "l"(t2715), "f"(dq_9) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1152], %1;" :  : "l"(t2715), "f"(dq_10) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1280], %1;" :  : "l"(t2715), "f"(dq_11) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1408], %1;" :  : "l"(t2715), "f"(dq_12) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1536], %1;" :  : "l"(t2715), "f"(dq_13) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1664], %1;" :  : "l"(t2715), "f"(dq_14) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1792], %1;" :  : "l"(t2715), "f"(dq_15) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1920], %1;" :  : "l"(t2715), "f"(dq_16) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2048], %1;" :  : "l"(t2715), "f"(dq_17) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2176], %1;" :  : "l"(t2715), "f"(dq_18) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2304], %1;" :  : "l"(t2715), "f"(dq_19) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2432], %1;" :  : "l"(t2715), "f"(dq_20) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2560], %1;" :  : "l"(t2715), "f"(dq_21) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2688], %1;" :  : "l"(t2715), "f"(dq_22) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2816], %1;" :  : "l"(t2715), "f"(dq_23) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2944], %1;" :  : "l"(t2715), "f"(dq_24) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3072], %1;" :  : "l"(t2715), "f"(dq_25) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3200], %1;" :  : "l"(t2715), "f"(dq_26) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3328], %1;" :  : "l"(t2715), "f"(dq_27) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3456], %1;" :  : "l"(t2715), "f"(dq_28) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3584], %1;" :  : "l"(t2715), "f"(dq_29) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3712], %1;" :  : "l"(t2715), "f"(dq_30) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3840], %1;" :  : "l"(t2715), "f"(dq_31) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3968], %1;" :  : "l"(t2715), "f"(dq_32) : "memory");
        }
#line 214 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 217 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2716 = thread == 0u;
#line 217 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t2716) {
#line 251 "fa-kernels/src/attention/backward/turns.rs"
            asm volatile("st.release.gpu.global.u32 [%0+0], %1;" :  : "l"(t2656), "r"(t2663) : "memory");
        }
#line 233 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (more) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2717 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2718 = (u32)q_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2719 = t2718 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_5 = (u64)t371 * t2719;
            const u64 of_head_4 = t188 + head_5;
            const u32 t2722 = t373 << 5u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2723 = (u64)t192 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2724 = smem_2 + t197;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2725 = t2722 + t191;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2726 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2727 = t2726 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2728 = t2725 < t2727 ? t2725 : t2727;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2729 = (u64)t2728 * t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2730 = of_head_4 + t2729;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2731 = t2730 + t2723;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2732 = t2722 + t191;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2733 = t2732 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2734 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2735 = t2734 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2736 = t2733 < t2735 ? t2733 : t2735;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2737 = (u64)t2736 * t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2738 = of_head_4 + t2737;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2739 = t2738 + t2723;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2740 = t2722 + t191;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2741 = t2740 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2742 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2743 = t2742 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2744 = t2741 < t2743 ? t2741 : t2743;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2745 = (u64)t2744 * t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2746 = of_head_4 + t2745;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2747 = t2746 + t2723;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2748 = t2722 + t191;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2749 = t2748 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2750 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2751 = t2750 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2752 = t2749 < t2751 ? t2749 : t2751;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2753 = (u64)t2752 * t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2754 = of_head_4 + t2753;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2755 = t2754 + t2723;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2756 = t2722 + t191;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2757 = t2756 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2758 = t192 < t2717;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2759 = t2757 & t2758;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2760 = t2759 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t2724), "l"(t2731), "r"(t2760) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2761 = t2722 + t191;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2762 = t2761 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2763 = t2762 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2764 = t192 < t2717;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2765 = t2763 & t2764;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2766 = t2765 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+1024], [%1], 16, %2;" :  : "r"(t2724), "l"(t2739), "r"(t2766) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2767 = t2722 + t191;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2768 = t2767 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2769 = t2768 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2770 = t192 < t2717;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2771 = t2769 & t2770;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2772 = t2771 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t2724), "l"(t2747), "r"(t2772) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2773 = t2722 + t191;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2774 = t2773 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2775 = t2774 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2776 = t192 < t2717;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2777 = t2775 & t2776;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2778 = t2777 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+3072], [%1], 16, %2;" :  : "r"(t2724), "l"(t2755), "r"(t2778) : "memory");
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2779 = thread < 16u;
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            if (t2779) {
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2780 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2781 = t2780 + t371;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2782 = t2781 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2783 = t373 << 5u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_22 = t2782 + t2783;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t2785 = thread << 1u;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 row_23 = row_22 + t2785;
                const u32 t2787 = thread << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t2788 = t181 + t2787;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t2789 = (u64)row_23;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t2790 = t2789 * statistics_stride0;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t2791 = t2790 * 4ull;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t2792 = statistics + t2791;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t2788), "l"(t2792) : "memory");
            }
        }
#line 236 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 160 "fa-kernels/src/attention/backward/work.rs"
        head = t371;
        block = t373;
    }
#line 164 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 166 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2793 = dk_2 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_2 = t2793;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2794 = dk_3 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_3 = t2794;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2795 = dk_4 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_4 = t2795;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2796 = dk_5 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_5 = t2796;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2797 = dk_6 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_6 = t2797;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2798 = dk_7 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_7 = t2798;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2799 = dk_8 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_8 = t2799;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2800 = dk_9 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_9 = t2800;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2801 = dk_10 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_10 = t2801;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2802 = dk_11 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_11 = t2802;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2803 = dk_12 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_12 = t2803;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2804 = dk_13 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_13 = t2804;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2805 = dk_14 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_14 = t2805;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2806 = dk_15 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_15 = t2806;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2807 = dk_16 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_16 = t2807;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2808 = dk_17 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_17 = t2808;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2809 = dk_18 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_18 = t2809;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2810 = dk_19 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_19 = t2810;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2811 = dk_20 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_20 = t2811;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2812 = dk_21 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_21 = t2812;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2813 = dk_22 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_22 = t2813;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2814 = dk_23 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_23 = t2814;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2815 = dk_24 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_24 = t2815;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2816 = dk_25 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_25 = t2816;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2817 = dk_26 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_26 = t2817;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2818 = dk_27 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_27 = t2818;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2819 = dk_28 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_28 = t2819;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2820 = dk_29 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_29 = t2820;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2821 = dk_30 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_30 = t2821;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2822 = dk_31 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_31 = t2822;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2823 = dk_32 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_32 = t2823;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2824 = dk_33 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_33 = t2824;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2825 = share << 12u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2826 = smem_1 + t2825;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2827 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2828 = t43 + t2827;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2829 = t2828 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2830 = 0u ^ t2829;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2831 = t2828 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2832 = t2830 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2833 = t2831 + t2832;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2834 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2835 = t2834 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2836 = t2833 + t2835;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2837;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2837) : "f"(dk_2), "f"(dk_3));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2838 = t2826 + t2836;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2838), "r"(t2837) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2839;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2839) : "f"(dk_6), "f"(dk_7));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2840 = t2836 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2841 = t2826 + t2840;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2841), "r"(t2839) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2842;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2842) : "f"(dk_10), "f"(dk_11));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2843 = t2836 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2844 = t2826 + t2843;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2844), "r"(t2842) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2845;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2845) : "f"(dk_14), "f"(dk_15));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2846 = t2836 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2847 = t2826 + t2846;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2847), "r"(t2845) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2848;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2848) : "f"(dk_18), "f"(dk_19));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2849 = t2836 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2850 = t2826 + t2849;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2850), "r"(t2848) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2851;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2851) : "f"(dk_22), "f"(dk_23));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2852 = t2836 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2853 = t2826 + t2852;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2853), "r"(t2851) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2854;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2854) : "f"(dk_26), "f"(dk_27));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2855 = t2836 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2856 = t2826 + t2855;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2856), "r"(t2854) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2857;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2857) : "f"(dk_30), "f"(dk_31));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2858 = t2836 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2859 = t2826 + t2858;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2859), "r"(t2857) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2860 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2861 = t43 + t2860;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2862 = t2861 + 8u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2863 = t2862 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2864 = 0u ^ t2863;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2865 = t2862 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2866 = t2864 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2867 = t2865 + t2866;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2868 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2869 = t2868 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2870 = t2867 + t2869;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2871;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2871) : "f"(dk_4), "f"(dk_5));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2872 = t2826 + t2870;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2872), "r"(t2871) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2873;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2873) : "f"(dk_8), "f"(dk_9));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2874 = t2870 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2875 = t2826 + t2874;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2875), "r"(t2873) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2876;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2876) : "f"(dk_12), "f"(dk_13));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2877 = t2870 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2878 = t2826 + t2877;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2878), "r"(t2876) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2879;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2879) : "f"(dk_16), "f"(dk_17));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2880 = t2870 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2881 = t2826 + t2880;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2881), "r"(t2879) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2882;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2882) : "f"(dk_20), "f"(dk_21));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2883 = t2870 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2884 = t2826 + t2883;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2884), "r"(t2882) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2885;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2885) : "f"(dk_24), "f"(dk_25));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2886 = t2870 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2887 = t2826 + t2886;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2887), "r"(t2885) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2888;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2888) : "f"(dk_28), "f"(dk_29));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2889 = t2870 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2890 = t2826 + t2889;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2890), "r"(t2888) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2891;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2891) : "f"(dk_32), "f"(dk_33));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2892 = t2870 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2893 = t2826 + t2892;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2893), "r"(t2891) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 368 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 first_column = share << 6u;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2895 = (u64)batch_2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2896 = t2895 * dk_stride0;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2897 = t2896 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2898 = dk + t2897;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2899 = (u64)t30;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2900 = t2899 * dk_stride1;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2901 = t2900 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2902 = t2898 + t2901;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2903 = (u64)t32;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2904 = t2903 * dk_stride2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2905 = t2904 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2906 = t2902 + t2905;
    const u32 end_9 = head_dim > first_column ? head_dim : first_column;
    const u32 t2908 = seq_k - t30;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2909 = end_9 - first_column;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2910 = t2909 >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2911 = (u64)first_column * 2u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2912 = t2906 + t2911;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2913 = (u32)dk_stride1;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2914 = t2913 << 1u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2915 = lane >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2916 = t43 + t2915;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2917 = lane & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2918 = t2916 < t2908;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2919 = t2917 < t2910;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2920 = t2918 & t2919;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t2920) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2921 = t2916 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2922 = t2917 ^ t2921;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2923 = t2916 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2924 = t2922 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2925 = t2923 + t2924;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2926 = t2826 + t2925;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_24;
        u32 row_25;
        u32 row_26;
        u32 row_27;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_24), "=r"(row_25), "=r"(row_26), "=r"(row_27) : "r"(t2926) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2927 = (u64)t2916 * t2914;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2928 = t2912 + t2927;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2929 = (u64)t2917 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2930 = t2928 + t2929;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2930), "r"(row_24), "r"(row_25), "r"(row_26), "r"(row_27) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2931 = t2916 + 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2932 = t2931 < t2908;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2933 = t2917 < t2910;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2934 = t2932 & t2933;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t2934) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2935 = t2931 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2936 = t2917 ^ t2935;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2937 = t2931 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2938 = t2936 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2939 = t2937 + t2938;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2940 = t2826 + t2939;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_28;
        u32 row_29;
        u32 row_30;
        u32 row_31;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_28), "=r"(row_29), "=r"(row_30), "=r"(row_31) : "r"(t2940) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2941 = (u64)t2931 * t2914;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2942 = t2912 + t2941;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2943 = (u64)t2917 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2944 = t2942 + t2943;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2944), "r"(row_28), "r"(row_29), "r"(row_30), "r"(row_31) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2945 = t2916 + 8u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2946 = t2945 < t2908;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2947 = t2917 < t2910;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2948 = t2946 & t2947;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t2948) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2949 = t2945 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2950 = t2917 ^ t2949;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2951 = t2945 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2952 = t2950 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2953 = t2951 + t2952;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2954 = t2826 + t2953;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_32;
        u32 row_33;
        u32 row_34;
        u32 row_35;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_32), "=r"(row_33), "=r"(row_34), "=r"(row_35) : "r"(t2954) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2955 = (u64)t2945 * t2914;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2956 = t2912 + t2955;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2957 = (u64)t2917 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2958 = t2956 + t2957;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2958), "r"(row_32), "r"(row_33), "r"(row_34), "r"(row_35) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2959 = t2916 + 12u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2960 = t2959 < t2908;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2961 = t2917 < t2910;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2962 = t2960 & t2961;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t2962) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2963 = t2959 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2964 = t2917 ^ t2963;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2965 = t2959 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2966 = t2964 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2967 = t2965 + t2966;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2968 = t2826 + t2967;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_36;
        u32 row_37;
        u32 row_38;
        u32 row_39;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_36), "=r"(row_37), "=r"(row_38), "=r"(row_39) : "r"(t2968) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2969 = (u64)t2959 * t2914;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2970 = t2912 + t2969;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2971 = (u64)t2917 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2972 = t2970 + t2971;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2972), "r"(row_36), "r"(row_37), "r"(row_38), "r"(row_39) : "memory");
    }
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2973 = share << 12u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2974 = t44 + t2973;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2975 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2976 = t43 + t2975;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2977 = t2976 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2978 = 0u ^ t2977;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2979 = t2976 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2980 = t2978 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2981 = t2979 + t2980;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2982 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2983 = t2982 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2984 = t2981 + t2983;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2985;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2985) : "f"(dv_2), "f"(dv_3));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2986 = t2974 + t2984;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2986), "r"(t2985) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2987;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2987) : "f"(dv_6), "f"(dv_7));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2988 = t2984 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2989 = t2974 + t2988;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2989), "r"(t2987) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2990;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2990) : "f"(dv_10), "f"(dv_11));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2991 = t2984 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2992 = t2974 + t2991;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2992), "r"(t2990) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2993;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2993) : "f"(dv_14), "f"(dv_15));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2994 = t2984 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2995 = t2974 + t2994;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2995), "r"(t2993) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2996;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2996) : "f"(dv_18), "f"(dv_19));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2997 = t2984 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2998 = t2974 + t2997;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2998), "r"(t2996) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2999;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2999) : "f"(dv_22), "f"(dv_23));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3000 = t2984 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3001 = t2974 + t3000;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3001), "r"(t2999) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t3002;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3002) : "f"(dv_26), "f"(dv_27));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3003 = t2984 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3004 = t2974 + t3003;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3004), "r"(t3002) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t3005;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3005) : "f"(dv_30), "f"(dv_31));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3006 = t2984 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3007 = t2974 + t3006;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3007), "r"(t3005) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3008 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3009 = t43 + t3008;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3010 = t3009 + 8u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3011 = t3010 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3012 = 0u ^ t3011;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3013 = t3010 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3014 = t3012 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3015 = t3013 + t3014;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3016 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3017 = t3016 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3018 = t3015 + t3017;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t3019;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3019) : "f"(dv_4), "f"(dv_5));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3020 = t2974 + t3018;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3020), "r"(t3019) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t3021;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3021) : "f"(dv_8), "f"(dv_9));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3022 = t3018 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3023 = t2974 + t3022;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3023), "r"(t3021) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t3024;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3024) : "f"(dv_12), "f"(dv_13));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3025 = t3018 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3026 = t2974 + t3025;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3026), "r"(t3024) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t3027;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3027) : "f"(dv_16), "f"(dv_17));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3028 = t3018 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3029 = t2974 + t3028;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3029), "r"(t3027) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t3030;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3030) : "f"(dv_20), "f"(dv_21));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3031 = t3018 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3032 = t2974 + t3031;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3032), "r"(t3030) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t3033;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3033) : "f"(dv_24), "f"(dv_25));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3034 = t3018 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3035 = t2974 + t3034;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3035), "r"(t3033) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t3036;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3036) : "f"(dv_28), "f"(dv_29));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3037 = t3018 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3038 = t2974 + t3037;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3038), "r"(t3036) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t3039;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3039) : "f"(dv_32), "f"(dv_33));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3040 = t3018 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3041 = t2974 + t3040;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3041), "r"(t3039) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 368 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 first_column_2 = share << 6u;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t3043 = (u64)batch_2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t3044 = t3043 * dv_stride0;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t3045 = t3044 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t3046 = dv + t3045;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t3047 = (u64)t30;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t3048 = t3047 * dv_stride1;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t3049 = t3048 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t3050 = t3046 + t3049;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t3051 = (u64)t32;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t3052 = t3051 * dv_stride2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t3053 = t3052 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t3054 = t3050 + t3053;
    const u32 end_10 = head_dim > first_column_2 ? head_dim : first_column_2;
    const u32 t3056 = seq_k - t30;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3057 = end_10 - first_column_2;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3058 = t3057 >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t3059 = (u64)first_column_2 * 2u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t3060 = t3054 + t3059;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3061 = (u32)dv_stride1;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3062 = t3061 << 1u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3063 = lane >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3064 = t43 + t3063;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3065 = lane & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t3066 = t3064 < t3056;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t3067 = t3065 < t3058;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t3068 = t3066 & t3067;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t3068) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3069 = t3064 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3070 = t3065 ^ t3069;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3071 = t3064 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3072 = t3070 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3073 = t3071 + t3072;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3074 = t2974 + t3073;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_40;
        u32 row_41;
        u32 row_42;
        u32 row_43;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_40), "=r"(row_41), "=r"(row_42), "=r"(row_43) : "r"(t3074) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t3075 = (u64)t3064 * t3062;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t3076 = t3060 + t3075;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t3077 = (u64)t3065 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t3078 = t3076 + t3077;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3078), "r"(row_40), "r"(row_41), "r"(row_42), "r"(row_43) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3079 = t3064 + 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t3080 = t3079 < t3056;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t3081 = t3065 < t3058;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t3082 = t3080 & t3081;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t3082) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3083 = t3079 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3084 = t3065 ^ t3083;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3085 = t3079 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3086 = t3084 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3087 = t3085 + t3086;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3088 = t2974 + t3087;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_44;
        u32 row_45;
        u32 row_46;
        u32 row_47;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_44), "=r"(row_45), "=r"(row_46), "=r"(row_47) : "r"(t3088) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t3089 = (u64)t3079 * t3062;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t3090 = t3060 + t3089;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t3091 = (u64)t3065 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t3092 = t3090 + t3091;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3092), "r"(row_44), "r"(row_45), "r"(row_46), "r"(row_47) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3093 = t3064 + 8u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t3094 = t3093 < t3056;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t3095 = t3065 < t3058;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t3096 = t3094 & t3095;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t3096) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3097 = t3093 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3098 = t3065 ^ t3097;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3099 = t3093 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3100 = t3098 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3101 = t3099 + t3100;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3102 = t2974 + t3101;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_48;
        u32 row_49;
        u32 row_50;
        u32 row_51;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_48), "=r"(row_49), "=r"(row_50), "=r"(row_51) : "r"(t3102) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t3103 = (u64)t3093 * t3062;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t3104 = t3060 + t3103;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t3105 = (u64)t3065 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t3106 = t3104 + t3105;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3106), "r"(row_48), "r"(row_49), "r"(row_50), "r"(row_51) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3107 = t3064 + 12u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t3108 = t3107 < t3056;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t3109 = t3065 < t3058;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t3110 = t3108 & t3109;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t3110) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3111 = t3107 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3112 = t3065 ^ t3111;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3113 = t3107 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3114 = t3112 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3115 = t3113 + t3114;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3116 = t2974 + t3115;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_52;
        u32 row_53;
        u32 row_54;
        u32 row_55;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_52), "=r"(row_53), "=r"(row_54), "=r"(row_55) : "r"(t3116) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t3117 = (u64)t3107 * t3062;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t3118 = t3060 + t3117;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t3119 = (u64)t3065 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t3120 = t3118 + t3119;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3120), "r"(row_52), "r"(row_53), "r"(row_54), "r"(row_55) : "memory");
    }
}
