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
#line 41 "fa-kernels/src/attention/backward/work.rs"
    const u32 t1 = seq_k + 31u;
#line 41 "fa-kernels/src/attention/backward/work.rs"
    const u32 blocks = t1 >> 5u;
#line 145 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t3 = (u32)__cvta_generic_to_shared(smem);
#line 145 "fa-kernels/src/attention/backward/turns.rs"
    const u32 place = t3 + 19712u;
    const u32 t5 = threadIdx.x;
#line 146 "fa-kernels/src/attention/backward/turns.rs"
    const bool t6 = t5 == 0u;
#line 146 "fa-kernels/src/attention/backward/turns.rs"
    if (t6) {
        const u64 t7 = 0ull * turns_stride0;
#line 147 "fa-kernels/src/attention/backward/turns.rs"
        const u64 t8 = t7 * 4ull;
#line 147 "fa-kernels/src/attention/backward/turns.rs"
        const u64 t9 = turns + t8;
        const u32 t10 = gridDim.x;
#line 148 "fa-kernels/src/attention/backward/turns.rs"
        const u32 t11 = t10 - 1u;
#line 148 "fa-kernels/src/attention/backward/turns.rs"
        u32 claimed;
        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(claimed) : "l"(t9), "r"(t11) : "memory");
#line 149 "fa-kernels/src/attention/backward/turns.rs"
        f32 t13;
        asm("mov.b32 %0, %1;" : "=f"(t13) : "r"(claimed));
#line 149 "fa-kernels/src/attention/backward/turns.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(place), "f"(t13) : "memory");
    }
    asm volatile("bar.sync 0;" :  :  : "memory");
    f32 t14;
    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t14) : "r"(place) : "memory");
#line 152 "fa-kernels/src/attention/backward/turns.rs"
    u32 t15;
    asm("mov.b32 %0, %1;" : "=r"(t15) : "f"(t14));
#line 152 "fa-kernels/src/attention/backward/turns.rs"
    u32 number;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(number) : "r"(t15));
#line 119 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t17 = gridDim.x;
#line 119 "fa-kernels/src/attention/backward/turns.rs"
    const u32 heads_2 = t17 / blocks;
    const u32 t19 = blocks * section;
#line 120 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t20 = number / t19;
#line 120 "fa-kernels/src/attention/backward/turns.rs"
    const u32 first = t20 * section;
    const u32 t22 = heads_2 - first;
#line 121 "fa-kernels/src/attention/backward/turns.rs"
    const u32 heads_3 = t22 < section ? t22 : section;
    const u32 t24 = first * blocks;
#line 122 "fa-kernels/src/attention/backward/turns.rs"
    const u32 within = number - t24;
    const u32 t26 = within / heads_3;
#line 123 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t27 = within % heads_3;
#line 123 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t28 = first + t27;
#line 46 "fa-kernels/src/attention/backward/work.rs"
    const u32 kv_heads = heads / group;
    const u32 t30 = t26 << 5u;
#line 52 "fa-kernels/src/attention/backward/work.rs"
    const u32 batch_2 = t28 / kv_heads;
#line 54 "fa-kernels/src/attention/backward/work.rs"
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
#line 93 "fa-kernels/src/attention/backward/work.rs"
    const u32 count_2 = count * group;
#line 424 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t225 = t32 * group;
#line 424 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t226 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/work.rs"
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
#line 224 "fa-kernels/src/attention/backward/work.rs"
            const u32 t291 = batch_2 * heads;
#line 224 "fa-kernels/src/attention/backward/work.rs"
            const u32 t292 = t291 + head;
#line 224 "fa-kernels/src/attention/backward/work.rs"
            const u32 t293 = t292 * padded;
#line 224 "fa-kernels/src/attention/backward/work.rs"
            const u32 t294 = block << 5u;
#line 224 "fa-kernels/src/attention/backward/work.rs"
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
#line 135 "fa-kernels/src/attention/backward/work.rs"
    #pragma unroll 1
    for (u32 i = 0u; i < count_2; i += 1u) {
#line 430 "fa-kernels/src/attention/backward/turns.rs"
        const u32 first_head = t32 * group;
        const u32 t367 = head + 1u;
#line 431 "fa-kernels/src/attention/backward/turns.rs"
        const u32 t368 = first_head + group;
#line 431 "fa-kernels/src/attention/backward/turns.rs"
        const bool wraps = t367 == t368;
        const u32 t370 = head + 1u;
#line 432 "fa-kernels/src/attention/backward/turns.rs"
        const u32 t371 = wraps ? first_head : t370;
#line 432 "fa-kernels/src/attention/backward/turns.rs"
        const u32 t372 = block - 1u;
#line 432 "fa-kernels/src/attention/backward/turns.rs"
        const u32 t373 = wraps ? t372 : block;
#line 147 "fa-kernels/src/attention/backward/work.rs"
        const u32 t374 = i + 1u;
#line 147 "fa-kernels/src/attention/backward/work.rs"
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
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t427 = t30 + t43;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t428 = head / group;
#line 341 "tests/cases/src/functions/samples.rs"
        const u64 t1_2 = (u64)head;
#line 341 "tests/cases/src/functions/samples.rs"
        const u64 t2_2 = t1_2 * argument0_stride0;
#line 341 "tests/cases/src/functions/samples.rs"
        const u64 t3_2 = t2_2 * 4ull;
#line 341 "tests/cases/src/functions/samples.rs"
        const u64 t4_2 = argument0 + t3_2;
#line 341 "tests/cases/src/functions/samples.rs"
        f32 t5_2;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t5_2) : "l"(t4_2));
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t434 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t435 = t427 + t434;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t436 = seq_k - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t437 = t435 + 8u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t438 = head / group;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t6_2 = (u64)batch_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t7_2 = t6_2 * argument0_stride0_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t8_2 = t7_2 * 4ull;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t9_2 = argument0_2 + t8_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t15_2 = (u64)head;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t16_2 = t15_2 * argument1_stride0;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t17_2 = t16_2 * 2ull;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t18_2 = argument1 + t17_2;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t447 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t448 = t427 + t447;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t449 = seq_k - 1u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t450 = t448 < t449 ? t448 : t449;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t19_2 = (u64)t450;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t20_2 = t19_2 * argument1_stride1;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t21_2 = t20_2 * 2ull;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t22_2 = t18_2 + t21_2;
#line 300 "tests/cases/src/functions/samples.rs"
        f16 t23_2;
        asm("ld.global.nc.b16 %0, [%1+0];" : "=h"(t23_2) : "l"(t22_2));
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t24_2;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t24_2) : "h"(t23_2));
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t457 = t448 + 8u;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const u32 t458 = t457 < t449 ? t457 : t449;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t19_3 = (u64)t458;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t20_3 = t19_3 * argument1_stride1;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t21_3 = t20_3 * 2ull;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t22_3 = t18_2 + t21_3;
#line 300 "tests/cases/src/functions/samples.rs"
        f16 t23_3;
        asm("ld.global.nc.b16 %0, [%1+0];" : "=h"(t23_3) : "l"(t22_3));
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t24_3;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t24_3) : "h"(t23_3));
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t465 = s;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t466 = s_2;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t467 = s_3;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t468 = s_4;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t469 = s_5;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t470 = s_6;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t471 = s_7;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t472 = s_8;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t473 = s_9;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t474 = s_10;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t475 = s_11;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t476 = s_12;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t477 = s_13;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t478 = s_14;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t479 = s_15;
#line 175 "fa-kernels/src/attention/backward/work.rs"
        const f32 t480 = s_16;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t481 = lane & 3u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t482 = t481 << 1u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t483 = first_query + t482;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const bool t484 = t483 < seq_q;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_3 = t483 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_3 = t6_3 - seq_q;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t487 = seq_q - 1u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t488 = t483 < t487 ? t483 : t487;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t10_2 = (u64)t488;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t11_2 = t10_2 * argument0_stride1_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t12_2 = t11_2 * 4ull;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t13_2 = t9_2 + t12_2;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t14_2;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_2) : "l"(t13_2));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t494 = s * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_3 = t7_3 - t435;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_3 = 0u - t8_3;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_3 = (int)t8_3 > (int)t9_3 ? t8_3 : t9_3;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_3 = (f32)(int)t10_3;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_3 = t5_2 * t11_3;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_3 = t494 - t12_3;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t1_3 = t13_3 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t2_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_3) : "f"(t1_3));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t3_3 = t2_3 + 1.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t4_3;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_3) : "f"(t3_3));
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t5_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_3) : "f"(t4_3), "f"(-2.0f), "f"(1.0f));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t25_2 = t5_3 * t14_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t26_2 = t24_2 + t13_3;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t27_2 = t26_2 * argument2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t28_2 = t25_2 + t27_2;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t510 = t484 ? t28_2 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        s = t510;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t511 = s_3 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_4 = t7_3 - t437;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_4 = 0u - t8_4;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_4 = (int)t8_4 > (int)t9_4 ? t8_4 : t9_4;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_4 = (f32)(int)t10_4;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_4 = t5_2 * t11_4;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_4 = t511 - t12_4;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t1_4 = t13_4 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t2_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_4) : "f"(t1_4));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t3_4 = t2_4 + 1.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t4_4;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_4) : "f"(t3_4));
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t5_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_4) : "f"(t4_4), "f"(-2.0f), "f"(1.0f));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t25_3 = t5_4 * t14_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t26_3 = t24_3 + t13_4;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t27_3 = t26_3 * argument2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t28_3 = t25_3 + t27_3;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t527 = t484 ? t28_3 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_3 = t527;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t528 = lane & 3u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t529 = t528 << 1u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t530 = first_query + t529;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t531 = t530 + 1u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const bool t532 = t531 < seq_q;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_4 = t531 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_4 = t6_4 - seq_q;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t535 = seq_q - 1u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t536 = t531 < t535 ? t531 : t535;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t10_5 = (u64)t536;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t11_5 = t10_5 * argument0_stride1_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t12_5 = t11_5 * 4ull;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t13_5 = t9_2 + t12_5;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t14_3;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_3) : "l"(t13_5));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t542 = s_2 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_5 = t7_4 - t435;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_5 = 0u - t8_5;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_6 = (int)t8_5 > (int)t9_5 ? t8_5 : t9_5;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_6 = (f32)(int)t10_6;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_6 = t5_2 * t11_6;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_6 = t542 - t12_6;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t1_5 = t13_6 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t2_5;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_5) : "f"(t1_5));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t3_5 = t2_5 + 1.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t4_5;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_5) : "f"(t3_5));
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t5_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_5) : "f"(t4_5), "f"(-2.0f), "f"(1.0f));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t25_4 = t5_5 * t14_3;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t26_4 = t24_2 + t13_6;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t27_4 = t26_4 * argument2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t28_4 = t25_4 + t27_4;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t558 = t532 ? t28_4 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_2 = t558;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t559 = s_4 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_6 = t7_4 - t437;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_6 = 0u - t8_6;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_7 = (int)t8_6 > (int)t9_6 ? t8_6 : t9_6;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_7 = (f32)(int)t10_7;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_7 = t5_2 * t11_7;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_7 = t559 - t12_7;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t1_6 = t13_7 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t2_6;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_6) : "f"(t1_6));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t3_6 = t2_6 + 1.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t4_6;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_6) : "f"(t3_6));
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t5_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_6) : "f"(t4_6), "f"(-2.0f), "f"(1.0f));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t25_5 = t5_6 * t14_3;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t26_5 = t24_3 + t13_7;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t27_5 = t26_5 * argument2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t28_5 = t25_5 + t27_5;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t575 = t532 ? t28_5 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_4 = t575;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t576 = lane & 3u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t577 = t576 << 1u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t578 = first_query + t577;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t579 = t578 + 8u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const bool t580 = t579 < seq_q;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_5 = t579 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_5 = t6_5 - seq_q;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t583 = seq_q - 1u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t584 = t579 < t583 ? t579 : t583;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t10_8 = (u64)t584;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t11_8 = t10_8 * argument0_stride1_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t12_8 = t11_8 * 4ull;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t13_8 = t9_2 + t12_8;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t14_4;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_4) : "l"(t13_8));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t590 = s_5 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_7 = t7_5 - t435;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_7 = 0u - t8_7;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_9 = (int)t8_7 > (int)t9_7 ? t8_7 : t9_7;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_9 = (f32)(int)t10_9;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_9 = t5_2 * t11_9;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_9 = t590 - t12_9;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t1_7 = t13_9 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t2_7;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_7) : "f"(t1_7));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t3_7 = t2_7 + 1.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t4_7;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_7) : "f"(t3_7));
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t5_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_7) : "f"(t4_7), "f"(-2.0f), "f"(1.0f));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t25_6 = t5_7 * t14_4;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t26_6 = t24_2 + t13_9;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t27_6 = t26_6 * argument2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t28_6 = t25_6 + t27_6;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t606 = t580 ? t28_6 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_5 = t606;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t607 = s_7 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_10 = t607 - t12_3;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t1_8 = t13_10 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t2_8;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_8) : "f"(t1_8));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t3_8 = t2_8 + 1.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t4_8;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_8) : "f"(t3_8));
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t5_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_8) : "f"(t4_8), "f"(-2.0f), "f"(1.0f));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t25_7 = t5_8 * t14_4;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t26_7 = t24_3 + t13_10;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t27_7 = t26_7 * argument2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t28_7 = t25_7 + t27_7;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t618 = t580 ? t28_7 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_7 = t618;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t619 = lane & 3u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t620 = t619 << 1u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t621 = first_query + t620;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t622 = t621 + 9u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const bool t623 = t622 < seq_q;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_6 = t622 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_6 = t6_6 - seq_q;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t626 = seq_q - 1u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t627 = t622 < t626 ? t622 : t626;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t10_10 = (u64)t627;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t11_10 = t10_10 * argument0_stride1_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t12_10 = t11_10 * 4ull;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t13_11 = t9_2 + t12_10;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t14_5;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_5) : "l"(t13_11));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t633 = s_6 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_8 = t7_6 - t435;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_8 = 0u - t8_8;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_11 = (int)t8_8 > (int)t9_8 ? t8_8 : t9_8;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_11 = (f32)(int)t10_11;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_11 = t5_2 * t11_11;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_12 = t633 - t12_11;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t1_9 = t13_12 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t2_9;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_9) : "f"(t1_9));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t3_9 = t2_9 + 1.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t4_9;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_9) : "f"(t3_9));
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t5_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_9) : "f"(t4_9), "f"(-2.0f), "f"(1.0f));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t25_8 = t5_9 * t14_5;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t26_8 = t24_2 + t13_12;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t27_8 = t26_8 * argument2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t28_8 = t25_8 + t27_8;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t649 = t623 ? t28_8 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_6 = t649;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t650 = s_8 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_13 = t650 - t12_6;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t1_10 = t13_13 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t2_10;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_10) : "f"(t1_10));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t3_10 = t2_10 + 1.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t4_10;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_10) : "f"(t3_10));
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t5_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_10) : "f"(t4_10), "f"(-2.0f), "f"(1.0f));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t25_9 = t5_10 * t14_5;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t26_9 = t24_3 + t13_13;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t27_9 = t26_9 * argument2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t28_9 = t25_9 + t27_9;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t661 = t623 ? t28_9 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_8 = t661;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t662 = lane & 3u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t663 = t662 << 1u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t664 = first_query + t663;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t665 = t664 + 16u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const bool t666 = t665 < seq_q;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_7 = t665 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_7 = t6_7 - seq_q;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t669 = seq_q - 1u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t670 = t665 < t669 ? t665 : t669;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t10_12 = (u64)t670;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t11_12 = t10_12 * argument0_stride1_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t12_12 = t11_12 * 4ull;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t13_14 = t9_2 + t12_12;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t14_6;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_6) : "l"(t13_14));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t676 = s_9 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_9 = t7_7 - t435;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_9 = 0u - t8_9;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_13 = (int)t8_9 > (int)t9_9 ? t8_9 : t9_9;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_13 = (f32)(int)t10_13;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_13 = t5_2 * t11_13;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_15 = t676 - t12_13;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t1_11 = t13_15 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t2_11;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_11) : "f"(t1_11));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t3_11 = t2_11 + 1.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t4_11;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_11) : "f"(t3_11));
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t5_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_11) : "f"(t4_11), "f"(-2.0f), "f"(1.0f));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t25_10 = t5_11 * t14_6;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t26_10 = t24_2 + t13_15;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t27_10 = t26_10 * argument2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t28_10 = t25_10 + t27_10;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t692 = t666 ? t28_10 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_9 = t692;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t693 = s_11 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_16 = t693 - t12_9;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t1_12 = t13_16 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t2_12;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_12) : "f"(t1_12));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t3_12 = t2_12 + 1.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t4_12;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_12) : "f"(t3_12));
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t5_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_12) : "f"(t4_12), "f"(-2.0f), "f"(1.0f));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t25_11 = t5_12 * t14_6;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t26_11 = t24_3 + t13_16;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t27_11 = t26_11 * argument2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t28_11 = t25_11 + t27_11;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t704 = t666 ? t28_11 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_11 = t704;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t705 = lane & 3u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t706 = t705 << 1u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t707 = first_query + t706;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t708 = t707 + 17u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const bool t709 = t708 < seq_q;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_8 = t708 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_8 = t6_8 - seq_q;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t712 = seq_q - 1u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t713 = t708 < t712 ? t708 : t712;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t10_14 = (u64)t713;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t11_14 = t10_14 * argument0_stride1_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t12_14 = t11_14 * 4ull;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t13_17 = t9_2 + t12_14;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t14_7;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_7) : "l"(t13_17));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t719 = s_10 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_10 = t7_8 - t435;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_10 = 0u - t8_10;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_15 = (int)t8_10 > (int)t9_10 ? t8_10 : t9_10;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_15 = (f32)(int)t10_15;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_15 = t5_2 * t11_15;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_18 = t719 - t12_15;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t1_13 = t13_18 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t2_13;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_13) : "f"(t1_13));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t3_13 = t2_13 + 1.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t4_13;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_13) : "f"(t3_13));
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t5_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_13) : "f"(t4_13), "f"(-2.0f), "f"(1.0f));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t25_12 = t5_13 * t14_7;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t26_12 = t24_2 + t13_18;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t27_12 = t26_12 * argument2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t28_12 = t25_12 + t27_12;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t735 = t709 ? t28_12 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_10 = t735;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t736 = s_12 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_19 = t736 - t12_11;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t1_14 = t13_19 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t2_14;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_14) : "f"(t1_14));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t3_14 = t2_14 + 1.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t4_14;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_14) : "f"(t3_14));
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t5_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_14) : "f"(t4_14), "f"(-2.0f), "f"(1.0f));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t25_13 = t5_14 * t14_7;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t26_13 = t24_3 + t13_19;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t27_13 = t26_13 * argument2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t28_13 = t25_13 + t27_13;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t747 = t709 ? t28_13 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_12 = t747;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t748 = lane & 3u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t749 = t748 << 1u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t750 = first_query + t749;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t751 = t750 + 24u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const bool t752 = t751 < seq_q;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_9 = t751 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_9 = t6_9 - seq_q;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t755 = seq_q - 1u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t756 = t751 < t755 ? t751 : t755;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t10_16 = (u64)t756;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t11_16 = t10_16 * argument0_stride1_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t12_16 = t11_16 * 4ull;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t13_20 = t9_2 + t12_16;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t14_8;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_8) : "l"(t13_20));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t762 = s_13 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_11 = t7_9 - t435;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_11 = 0u - t8_11;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_17 = (int)t8_11 > (int)t9_11 ? t8_11 : t9_11;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_17 = (f32)(int)t10_17;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_17 = t5_2 * t11_17;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_21 = t762 - t12_17;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t1_15 = t13_21 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t2_15;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_15) : "f"(t1_15));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t3_15 = t2_15 + 1.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t4_15;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_15) : "f"(t3_15));
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t5_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_15) : "f"(t4_15), "f"(-2.0f), "f"(1.0f));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t25_14 = t5_15 * t14_8;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t26_14 = t24_2 + t13_21;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t27_14 = t26_14 * argument2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t28_14 = t25_14 + t27_14;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t778 = t752 ? t28_14 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_13 = t778;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t779 = s_15 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_22 = t779 - t12_13;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t1_16 = t13_22 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t2_16;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_16) : "f"(t1_16));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t3_16 = t2_16 + 1.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t4_16;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_16) : "f"(t3_16));
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t5_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_16) : "f"(t4_16), "f"(-2.0f), "f"(1.0f));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t25_15 = t5_16 * t14_8;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t26_15 = t24_3 + t13_22;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t27_15 = t26_15 * argument2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t28_15 = t25_15 + t27_15;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t790 = t752 ? t28_15 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_15 = t790;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t791 = lane & 3u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t792 = t791 << 1u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t793 = first_query + t792;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t794 = t793 + 25u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const bool t795 = t794 < seq_q;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_10 = t794 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_10 = t6_10 - seq_q;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t798 = seq_q - 1u;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t799 = t794 < t798 ? t794 : t798;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t10_18 = (u64)t799;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t11_18 = t10_18 * argument0_stride1_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t12_18 = t11_18 * 4ull;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t13_23 = t9_2 + t12_18;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t14_9;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_9) : "l"(t13_23));
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t805 = s_14 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_12 = t7_10 - t435;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_12 = 0u - t8_12;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_19 = (int)t8_12 > (int)t9_12 ? t8_12 : t9_12;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_19 = (f32)(int)t10_19;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_19 = t5_2 * t11_19;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_24 = t805 - t12_19;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t1_17 = t13_24 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t2_17;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_17) : "f"(t1_17));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t3_17 = t2_17 + 1.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t4_17;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_17) : "f"(t3_17));
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t5_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_17) : "f"(t4_17), "f"(-2.0f), "f"(1.0f));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t25_16 = t5_17 * t14_9;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t26_16 = t24_2 + t13_24;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t27_16 = t26_16 * argument2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t28_16 = t25_16 + t27_16;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t821 = t795 ? t28_16 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_14 = t821;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t822 = s_16 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_25 = t822 - t12_15;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t1_18 = t13_25 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t2_18;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_18) : "f"(t1_18));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t3_18 = t2_18 + 1.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t4_18;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_18) : "f"(t3_18));
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t5_18;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_18) : "f"(t4_18), "f"(-2.0f), "f"(1.0f));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t25_17 = t5_18 * t14_9;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t26_17 = t24_3 + t13_25;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t27_17 = t26_17 * argument2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t28_17 = t25_17 + t27_17;
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t833 = t795 ? t28_17 : __uint_as_float(0xff800000u);
#line 101 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_16 = t833;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t834 = block << 5u;
        const u32 t835 = t30 + 32u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool right = seq_k < t835;
#line 481 "fa-kernels/src/attention/kernel_problem.rs"
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
#line 341 "tests/cases/src/functions/samples.rs"
        const u64 t1_19 = (u64)head;
#line 341 "tests/cases/src/functions/samples.rs"
        const u64 t2_19 = t1_19 * argument0_stride0;
#line 341 "tests/cases/src/functions/samples.rs"
        const u64 t3_19 = t2_19 * 4ull;
#line 341 "tests/cases/src/functions/samples.rs"
        const u64 t4_19 = argument0 + t3_19;
#line 341 "tests/cases/src/functions/samples.rs"
        f32 t5_19;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t5_19) : "l"(t4_19));
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t940 = t933 >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t941 = t427 + t940;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t942 = seq_k - 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t943 = t941 + 8u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t944 = head / group;
#line 341 "tests/cases/src/functions/samples.rs"
        const u64 t1_2_2 = (u64)head;
#line 341 "tests/cases/src/functions/samples.rs"
        const u64 t2_2_2 = t1_2_2 * argument0_stride0;
#line 341 "tests/cases/src/functions/samples.rs"
        const u64 t3_2_2 = t2_2_2 * 4ull;
#line 341 "tests/cases/src/functions/samples.rs"
        const u64 t4_2_2 = argument0 + t3_2_2;
#line 341 "tests/cases/src/functions/samples.rs"
        const u64 t17_3 = t4_2_2 - argument0;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t950 = t933 >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t951 = t427 + t950;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t952 = seq_k - 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t953 = t951 + 8u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t954 = head / group;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t6_2_2 = (u64)batch_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t7_2_2 = t6_2_2 * argument0_stride0_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t8_2_2 = t7_2_2 * 4ull;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t9_2_2 = argument0_2 + t8_2_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t15_2_2 = (u64)head;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t16_2_2 = t15_2_2 * argument1_stride0;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t17_2_2 = t16_2_2 * 2ull;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t18_2_2 = argument1 + t17_2_2;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t963 = t933 >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t964 = t427 + t963;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t965 = seq_k - 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t966 = t964 < t965 ? t964 : t965;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t19_2_2 = (u64)t966;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t20_2_2 = t19_2_2 * argument1_stride1;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t21_2_2 = t20_2_2 * 2ull;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t22_2_2 = t18_2_2 + t21_2_2;
#line 300 "tests/cases/src/functions/samples.rs"
        f16 t23_2_2;
        asm("ld.global.nc.b16 %0, [%1+0];" : "=h"(t23_2_2) : "l"(t22_2_2));
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t24_2_2;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t24_2_2) : "h"(t23_2_2));
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t33_2 = t22_2_2 - argument1;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t974 = t964 + 8u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t975 = t974 < t965 ? t974 : t965;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t19_2_3 = (u64)t975;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t20_2_3 = t19_2_3 * argument1_stride1;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t21_2_3 = t20_2_3 * 2ull;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t22_2_3 = t18_2_2 + t21_2_3;
#line 300 "tests/cases/src/functions/samples.rs"
        f16 t23_2_3;
        asm("ld.global.nc.b16 %0, [%1+0];" : "=h"(t23_2_3) : "l"(t22_2_3));
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t24_2_3;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t24_2_3) : "h"(t23_2_3));
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t33_3 = t22_2_3 - argument1;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t983 = t933 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t984 = t983 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t985 = first_query + t984;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_11 = t985 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_11 = t6_11 - seq_q;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_2_3 = t985 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_2_3 = t6_2_3 - seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t990 = seq_q - 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t991 = t985 < t990 ? t985 : t990;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t10_2_2 = (u64)t991;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t11_2_2 = t10_2_2 * argument0_stride1_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t12_2_2 = t11_2_2 * 4ull;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t13_2_2 = t9_2_2 + t12_2_2;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t14_2_2;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_2_2) : "l"(t13_2_2));
#line 300 "tests/cases/src/functions/samples.rs"
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
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_3 = t7_2_3 - t951;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_3 = 0u - t8_2_3;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_3 = (int)t8_2_3 > (int)t9_2_3 ? t8_2_3 : t9_2_3;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_3 = (f32)(int)t10_2_3;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_13 = t7_11 - t941;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_13 = 0u - t8_13;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_20 = (int)t8_13 > (int)t9_13 ? t8_13 : t9_13;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_20 = (f32)(int)t10_20;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_20 = t5_19 * t11_20;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_26 = t1001 - t12_20;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t1_2_3 = t13_26 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t2_2_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_2_3) : "f"(t1_2_3));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t3_2_3 = t2_2_3 + 1.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t4_2_3;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_2_3) : "f"(t3_2_3));
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t5_2_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_2_2) : "f"(t4_2_3), "f"(-2.0f), "f"(1.0f));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t26_2_2 = t24_2_2 + t13_26;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t38_2 = t4_2_3 * t4_2_3;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t40_2 = t2_2_3 * 0.6931472f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t29_2 = ds * argument2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t30_2 = ds * t26_2_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t31_2 = ds * t14_2_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t32_2 = ds * t5_2_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t35_2 = t31_2 * -2.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t37_2 = -t35_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t39_2 = t37_2 * t38_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t41_2 = t39_2 * t40_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t42_2 = t41_2 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
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
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t14_10 = -t1043;
#line 341 "tests/cases/src/functions/samples.rs"
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
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_12 = t1059 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_12 = t6_12 - seq_q;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_2_4 = t1059 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_2_4 = t6_2_4 - seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1064 = seq_q - 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1065 = t1059 < t1064 ? t1059 : t1064;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t10_2_4 = (u64)t1065;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t11_2_4 = t10_2_4 * argument0_stride1_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t12_2_3 = t11_2_4 * 4ull;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t13_2_3 = t9_2_2 + t12_2_3;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t14_2_3;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_2_3) : "l"(t13_2_3));
#line 300 "tests/cases/src/functions/samples.rs"
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
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_4 = t7_2_4 - t951;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_4 = 0u - t8_2_4;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_5 = (int)t8_2_4 > (int)t9_2_4 ? t8_2_4 : t9_2_4;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_5 = (f32)(int)t10_2_5;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_14 = t7_12 - t941;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_14 = 0u - t8_14;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_21 = (int)t8_14 > (int)t9_14 ? t8_14 : t9_14;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_21 = (f32)(int)t10_21;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_21 = t5_19 * t11_21;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_27 = t1075 - t12_21;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t1_2_4 = t13_27 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t2_2_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_2_4) : "f"(t1_2_4));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t3_2_4 = t2_2_4 + 1.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t4_2_4;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_2_4) : "f"(t3_2_4));
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t5_2_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_2_3) : "f"(t4_2_4), "f"(-2.0f), "f"(1.0f));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t26_2_3 = t24_2_2 + t13_27;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t38_3 = t4_2_4 * t4_2_4;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t40_3 = t2_2_4 * 0.6931472f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t29_3 = ds_2 * argument2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t30_3 = ds_2 * t26_2_3;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t31_3 = ds_2 * t14_2_3;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t32_3 = ds_2 * t5_2_3;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t35_3 = t31_3 * -2.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t37_3 = -t35_3;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t39_3 = t37_3 * t38_3;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t41_3 = t39_3 * t40_3;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t42_3 = t41_3 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
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
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t14_11 = -t1116;
#line 341 "tests/cases/src/functions/samples.rs"
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
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_5 = t7_2_3 - t953;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_5 = 0u - t8_2_5;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_6 = (int)t8_2_5 > (int)t9_2_5 ? t8_2_5 : t9_2_5;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_6 = (f32)(int)t10_2_6;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_15 = t7_11 - t943;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_15 = 0u - t8_15;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_22 = (int)t8_15 > (int)t9_15 ? t8_15 : t9_15;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_22 = (f32)(int)t10_22;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_22 = t5_19 * t11_22;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_28 = t1130 - t12_22;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t1_2_5 = t13_28 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t2_2_5;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_2_5) : "f"(t1_2_5));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t3_2_5 = t2_2_5 + 1.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t4_2_5;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_2_5) : "f"(t3_2_5));
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t5_2_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_2_4) : "f"(t4_2_5), "f"(-2.0f), "f"(1.0f));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t26_2_4 = t24_2_3 + t13_28;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t38_4 = t4_2_5 * t4_2_5;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t40_4 = t2_2_5 * 0.6931472f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t29_4 = ds_3 * argument2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t30_4 = ds_3 * t26_2_4;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t31_4 = ds_3 * t14_2_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t32_4 = ds_3 * t5_2_4;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t35_4 = t31_4 * -2.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t37_4 = -t35_4;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t39_4 = t37_4 * t38_4;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t41_4 = t39_4 * t40_4;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t42_4 = t41_4 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
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
        const bool t1170 = lane < 4u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1171;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1171) : "f"(t1169));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1172 = t1169 + t1171;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1173;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1173) : "f"(t1172));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1174 = t1172 + t1173;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1175;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1175) : "f"(t1174));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1176 = t1174 + t1175;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1177 = t1176 != 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1178 = t1177 & t1170;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1178) {
#line 47 "fa-kernels/src/exact.rs"
            u32 bits;
            asm("mov.b32 %0, %1;" : "=r"(bits) : "f"(t1176));
#line 48 "fa-kernels/src/exact.rs"
            const u32 t1180 = bits >> 23u;
#line 48 "fa-kernels/src/exact.rs"
            const u32 exponent = t1180 & 255u;
            const bool t1182 = exponent == 255u;
#line 49 "fa-kernels/src/exact.rs"
            if (t1182) {
                const u64 t1183 = t1041 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1183), "f"(t1176) : "memory");
            } else {
#line 53 "fa-kernels/src/exact.rs"
                const bool t1184 = exponent == 0u;
#line 53 "fa-kernels/src/exact.rs"
                const u32 leading = t1184 ? 0u : 8388608u;
                const u32 t1186 = bits & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                const u32 fraction = t1186 | leading;
                const u32 t1188 = exponent > 1u ? exponent : 1u;
#line 55 "fa-kernels/src/exact.rs"
                const u32 place_2 = t1188 - 1u;
                const u32 digit = place_2 / 24u;
                const u32 t1191 = digit * 24u;
#line 57 "fa-kernels/src/exact.rs"
                const u32 shift = place_2 - t1191;
                const u32 t1193 = bits >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                const bool is_negative = t1193 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                const u32 t1195 = fraction << shift;
#line 63 "fa-kernels/src/exact.rs"
                const u32 low = t1195 & 16777215u;
                const u32 t1197 = 24u - shift;
#line 64 "fa-kernels/src/exact.rs"
                const u32 high = fraction >> t1197;
                const u32 t1199 = digit << 1u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t1200 = (u64)t1199 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t1201 = t1041 + t1200;
#line 60 "fa-kernels/src/exact.rs"
                const u64 part = (u64)low;
                const u64 t1203 = 0ull - part;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t1204 = is_negative ? t1203 : part;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1201), "l"(t1204) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_2 = (u64)high;
                const u64 t1206 = 0ull - part_2;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t1207 = is_negative ? t1206 : part_2;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1201), "l"(t1207) : "memory");
            }
        }
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1208 = ds_3 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1209 = t1208 ? 0.0f : t44_4;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t14_12 = -t1209;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t15_5 = t14_12 * t11_2_6;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1212 = t1209 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1213 = t1212 ? 0.0f : t15_5;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1214 = t1121 + t1213;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_3 = t1209;
        s_3 = p_3;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1215 = -t926;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1216;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1216) : "f"(s_4), "f"(1.442695f), "f"(t1215));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_4) : "f"(t1216));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1218 = dp_4 - t927;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_4 = p_4 * t1218;
        u32 t1220;
        asm("mov.b32 %0, %1;" : "=r"(t1220) : "f"(t468));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1221;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1221) : "r"(t1220));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1222;
        asm("mov.b32 %0, %1;" : "=f"(t1222) : "r"(t1221));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1223 = t1222 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_6 = t7_2_4 - t953;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_6 = 0u - t8_2_6;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_7 = (int)t8_2_6 > (int)t9_2_6 ? t8_2_6 : t9_2_6;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_7 = (f32)(int)t10_2_7;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_16 = t7_12 - t943;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_16 = 0u - t8_16;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_23 = (int)t8_16 > (int)t9_16 ? t8_16 : t9_16;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_23 = (f32)(int)t10_23;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_23 = t5_19 * t11_23;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_29 = t1223 - t12_23;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t1_2_6 = t13_29 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t2_2_6;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_2_6) : "f"(t1_2_6));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t3_2_6 = t2_2_6 + 1.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t4_2_6;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_2_6) : "f"(t3_2_6));
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t5_2_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_2_5) : "f"(t4_2_6), "f"(-2.0f), "f"(1.0f));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t26_2_5 = t24_2_3 + t13_29;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t38_5 = t4_2_6 * t4_2_6;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t40_5 = t2_2_6 * 0.6931472f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t29_5 = ds_4 * argument2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t30_5 = ds_4 * t26_2_5;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t31_5 = ds_4 * t14_2_3;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t32_5 = ds_4 * t5_2_5;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t35_5 = t31_5 * -2.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t37_5 = -t35_5;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t39_5 = t37_5 * t38_5;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t41_5 = t39_5 * t40_5;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t42_5 = t41_5 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t44_5 = t29_5 + t42_5;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1252 = ds_4 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1253 = t1252 ? 0.0f : t30_5;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1254 = t1161 + t1253;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1255 = ds_4 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1256 = t1255 ? 0.0f : t29_5;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1257 = t1163 + t1256;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1258 = ds_4 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1259 = t1258 ? 0.0f : t32_5;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1260 = t1111 + t1259;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1261 = lane < 4u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1262;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1262) : "f"(t1260));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1263 = t1260 + t1262;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1264;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1264) : "f"(t1263));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1265 = t1263 + t1264;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1266;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1266) : "f"(t1265));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1267 = t1265 + t1266;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1268 = t1267 != 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1269 = t1268 & t1261;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1269) {
#line 47 "fa-kernels/src/exact.rs"
            u32 bits_2;
            asm("mov.b32 %0, %1;" : "=r"(bits_2) : "f"(t1267));
#line 48 "fa-kernels/src/exact.rs"
            const u32 t1271 = bits_2 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
            const u32 exponent_2 = t1271 & 255u;
            const bool t1273 = exponent_2 == 255u;
#line 49 "fa-kernels/src/exact.rs"
            if (t1273) {
                const u64 t1274 = t1114 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1274), "f"(t1267) : "memory");
            } else {
#line 53 "fa-kernels/src/exact.rs"
                const bool t1275 = exponent_2 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                const u32 leading_2 = t1275 ? 0u : 8388608u;
                const u32 t1277 = bits_2 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                const u32 fraction_2 = t1277 | leading_2;
                const u32 t1279 = exponent_2 > 1u ? exponent_2 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                const u32 place_3 = t1279 - 1u;
                const u32 digit_2 = place_3 / 24u;
                const u32 t1282 = digit_2 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                const u32 shift_2 = place_3 - t1282;
                const u32 t1284 = bits_2 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                const bool is_negative_2 = t1284 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                const u32 t1286 = fraction_2 << shift_2;
#line 63 "fa-kernels/src/exact.rs"
                const u32 low_2 = t1286 & 16777215u;
                const u32 t1288 = 24u - shift_2;
#line 64 "fa-kernels/src/exact.rs"
                const u32 high_2 = fraction_2 >> t1288;
                const u32 t1290 = digit_2 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t1291 = (u64)t1290 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t1292 = t1114 + t1291;
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_3 = (u64)low_2;
                const u64 t1294 = 0ull - part_3;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t1295 = is_negative_2 ? t1294 : part_3;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1292), "l"(t1295) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_4 = (u64)high_2;
                const u64 t1297 = 0ull - part_4;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t1298 = is_negative_2 ? t1297 : part_4;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1292), "l"(t1298) : "memory");
            }
        }
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1299 = ds_4 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1300 = t1299 ? 0.0f : t44_5;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t14_13 = -t1300;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t15_6 = t14_13 * t11_2_7;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1303 = t1300 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1304 = t1303 ? 0.0f : t15_6;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1305 = t1214 + t1304;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_4 = t1300;
        s_4 = p_4;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_7;
        u32 row_8;
        u32 row_9;
        u32 row_10;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_7), "=r"(row_8), "=r"(row_9), "=r"(row_10) : "r"(t923) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1306;
        asm("mov.b32 %0, %1;" : "=f"(t1306) : "r"(row_7));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1307;
        asm("mov.b32 %0, %1;" : "=f"(t1307) : "r"(row_8));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1308;
        asm("mov.b32 %0, %1;" : "=f"(t1308) : "r"(row_9));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1309;
        asm("mov.b32 %0, %1;" : "=f"(t1309) : "r"(row_10));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1310 = -t1306;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1311;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1311) : "f"(s_5), "f"(1.442695f), "f"(t1310));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_5;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_5) : "f"(t1311));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1313 = dp_5 - t1307;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_5 = p_5 * t1313;
        const u32 t1315 = t933 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1316 = t1315 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1317 = first_query + t1316;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1318 = t1317 + 8u;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_13 = t1318 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_13 = t6_13 - seq_q;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_2_5 = t1318 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_2_5 = t6_2_5 - seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1323 = seq_q - 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1324 = t1318 < t1323 ? t1318 : t1323;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t10_2_8 = (u64)t1324;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t11_2_8 = t10_2_8 * argument0_stride1_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t12_2_4 = t11_2_8 * 4ull;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t13_2_4 = t9_2_2 + t12_2_4;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t14_2_4;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_2_4) : "l"(t13_2_4));
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t34_4 = t13_2_4 - argument0_2;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1331;
        asm("mov.b32 %0, %1;" : "=r"(t1331) : "f"(t469));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1332;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1332) : "r"(t1331));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1333;
        asm("mov.b32 %0, %1;" : "=f"(t1333) : "r"(t1332));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1334 = t1333 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_7 = t7_2_5 - t951;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_7 = 0u - t8_2_7;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_9 = (int)t8_2_7 > (int)t9_2_7 ? t8_2_7 : t9_2_7;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_9 = (f32)(int)t10_2_9;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_17 = t7_13 - t941;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_17 = 0u - t8_17;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_24 = (int)t8_17 > (int)t9_17 ? t8_17 : t9_17;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_24 = (f32)(int)t10_24;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_24 = t5_19 * t11_24;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_30 = t1334 - t12_24;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t1_2_7 = t13_30 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t2_2_7;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_2_7) : "f"(t1_2_7));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t3_2_7 = t2_2_7 + 1.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t4_2_7;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_2_7) : "f"(t3_2_7));
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t5_2_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_2_6) : "f"(t4_2_7), "f"(-2.0f), "f"(1.0f));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t26_2_6 = t24_2_2 + t13_30;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t38_6 = t4_2_7 * t4_2_7;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t40_6 = t2_2_7 * 0.6931472f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t29_6 = ds_5 * argument2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t30_6 = ds_5 * t26_2_6;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t31_6 = ds_5 * t14_2_4;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t32_6 = ds_5 * t5_2_6;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t35_6 = t31_6 * -2.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t37_6 = -t35_6;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t39_6 = t37_6 * t38_6;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t41_6 = t39_6 * t40_6;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t42_6 = t41_6 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t44_6 = t29_6 + t42_6;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1363 = ds_5 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1364 = t1363 ? 0.0f : t30_6;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1365 = t1254 + t1364;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1366 = ds_5 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1367 = t1366 ? 0.0f : t29_6;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1368 = t1109 + t1367;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1369 = ds_5 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1370 = t1369 ? 0.0f : t32_6;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1371 = (u64)((long long)t34_4 >> 2u);
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1372 = t1371 * 104ull;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1373 = gradient_2 + t1372;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1374 = ds_5 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1375 = t1374 ? 0.0f : t44_6;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t14_14 = -t1375;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t15_7 = t14_14 * t11_2_9;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1378 = t1375 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1379 = t1378 ? 0.0f : t15_7;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1380 = t1305 + t1379;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_5 = t1375;
        s_5 = p_5;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1381 = -t1308;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1382;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1382) : "f"(s_6), "f"(1.442695f), "f"(t1381));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_6;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_6) : "f"(t1382));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1384 = dp_6 - t1309;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_6 = p_6 * t1384;
        const u32 t1386 = t933 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1387 = t1386 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1388 = first_query + t1387;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1389 = t1388 + 9u;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_14 = t1389 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_14 = t6_14 - seq_q;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_2_6 = t1389 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_2_6 = t6_2_6 - seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1394 = seq_q - 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1395 = t1389 < t1394 ? t1389 : t1394;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t10_2_10 = (u64)t1395;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t11_2_10 = t10_2_10 * argument0_stride1_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t12_2_5 = t11_2_10 * 4ull;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t13_2_5 = t9_2_2 + t12_2_5;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t14_2_5;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_2_5) : "l"(t13_2_5));
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t34_5 = t13_2_5 - argument0_2;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1402;
        asm("mov.b32 %0, %1;" : "=r"(t1402) : "f"(t470));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1403;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1403) : "r"(t1402));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1404;
        asm("mov.b32 %0, %1;" : "=f"(t1404) : "r"(t1403));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1405 = t1404 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_8 = t7_2_6 - t951;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_8 = 0u - t8_2_8;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_11 = (int)t8_2_8 > (int)t9_2_8 ? t8_2_8 : t9_2_8;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_11 = (f32)(int)t10_2_11;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_18 = t7_14 - t941;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_18 = 0u - t8_18;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_25 = (int)t8_18 > (int)t9_18 ? t8_18 : t9_18;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_25 = (f32)(int)t10_25;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_25 = t5_19 * t11_25;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_31 = t1405 - t12_25;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t1_2_8 = t13_31 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t2_2_8;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_2_8) : "f"(t1_2_8));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t3_2_8 = t2_2_8 + 1.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t4_2_8;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_2_8) : "f"(t3_2_8));
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t5_2_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_2_7) : "f"(t4_2_8), "f"(-2.0f), "f"(1.0f));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t26_2_7 = t24_2_2 + t13_31;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t38_7 = t4_2_8 * t4_2_8;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t40_7 = t2_2_8 * 0.6931472f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t29_7 = ds_6 * argument2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t30_7 = ds_6 * t26_2_7;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t31_7 = ds_6 * t14_2_5;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t32_7 = ds_6 * t5_2_7;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t35_7 = t31_7 * -2.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t37_7 = -t35_7;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t39_7 = t37_7 * t38_7;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t41_7 = t39_7 * t40_7;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t42_7 = t41_7 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t44_7 = t29_7 + t42_7;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1434 = ds_6 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1435 = t1434 ? 0.0f : t30_7;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1436 = t1365 + t1435;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1437 = ds_6 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1438 = t1437 ? 0.0f : t29_7;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1439 = t1368 + t1438;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1440 = ds_6 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1441 = t1440 ? 0.0f : t32_7;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1442 = (u64)((long long)t34_5 >> 2u);
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1443 = t1442 * 104ull;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1444 = gradient_2 + t1443;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1445 = ds_6 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1446 = t1445 ? 0.0f : t44_7;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t14_15 = -t1446;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t15_8 = t14_15 * t11_2_11;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1449 = t1446 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1450 = t1449 ? 0.0f : t15_8;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1451 = t1380 + t1450;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_6 = t1446;
        s_6 = p_6;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1452 = -t1306;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1453;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1453) : "f"(s_7), "f"(1.442695f), "f"(t1452));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_7;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_7) : "f"(t1453));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1455 = dp_7 - t1307;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_7 = p_7 * t1455;
        u32 t1457;
        asm("mov.b32 %0, %1;" : "=r"(t1457) : "f"(t471));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1458;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1458) : "r"(t1457));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1459;
        asm("mov.b32 %0, %1;" : "=f"(t1459) : "r"(t1458));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1460 = t1459 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_9 = t7_2_5 - t953;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_9 = 0u - t8_2_9;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_12 = (int)t8_2_9 > (int)t9_2_9 ? t8_2_9 : t9_2_9;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_12 = (f32)(int)t10_2_12;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_19 = t7_13 - t943;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_19 = 0u - t8_19;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_26 = (int)t8_19 > (int)t9_19 ? t8_19 : t9_19;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_26 = (f32)(int)t10_26;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_26 = t5_19 * t11_26;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_32 = t1460 - t12_26;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t1_2_9 = t13_32 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t2_2_9;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_2_9) : "f"(t1_2_9));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t3_2_9 = t2_2_9 + 1.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t4_2_9;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_2_9) : "f"(t3_2_9));
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t5_2_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_2_8) : "f"(t4_2_9), "f"(-2.0f), "f"(1.0f));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t26_2_8 = t24_2_3 + t13_32;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t38_8 = t4_2_9 * t4_2_9;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t40_8 = t2_2_9 * 0.6931472f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t29_8 = ds_7 * argument2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t30_8 = ds_7 * t26_2_8;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t31_8 = ds_7 * t14_2_4;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t32_8 = ds_7 * t5_2_8;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t35_8 = t31_8 * -2.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t37_8 = -t35_8;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t39_8 = t37_8 * t38_8;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t41_8 = t39_8 * t40_8;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t42_8 = t41_8 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t44_8 = t29_8 + t42_8;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1489 = ds_7 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1490 = t1489 ? 0.0f : t30_8;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1491 = t1436 + t1490;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1492 = ds_7 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1493 = t1492 ? 0.0f : t29_8;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1494 = t1257 + t1493;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1495 = ds_7 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1496 = t1495 ? 0.0f : t32_8;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1497 = t1370 + t1496;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1498 = lane < 4u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1499;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1499) : "f"(t1497));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1500 = t1497 + t1499;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1501;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1501) : "f"(t1500));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1502 = t1500 + t1501;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1503;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1503) : "f"(t1502));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1504 = t1502 + t1503;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1505 = t1504 != 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1506 = t1505 & t1498;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1506) {
#line 47 "fa-kernels/src/exact.rs"
            u32 bits_3;
            asm("mov.b32 %0, %1;" : "=r"(bits_3) : "f"(t1504));
#line 48 "fa-kernels/src/exact.rs"
            const u32 t1508 = bits_3 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
            const u32 exponent_3 = t1508 & 255u;
            const bool t1510 = exponent_3 == 255u;
#line 49 "fa-kernels/src/exact.rs"
            if (t1510) {
                const u64 t1511 = t1373 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1511), "f"(t1504) : "memory");
            } else {
#line 53 "fa-kernels/src/exact.rs"
                const bool t1512 = exponent_3 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                const u32 leading_3 = t1512 ? 0u : 8388608u;
                const u32 t1514 = bits_3 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                const u32 fraction_3 = t1514 | leading_3;
                const u32 t1516 = exponent_3 > 1u ? exponent_3 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                const u32 place_4 = t1516 - 1u;
                const u32 digit_3 = place_4 / 24u;
                const u32 t1519 = digit_3 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                const u32 shift_3 = place_4 - t1519;
                const u32 t1521 = bits_3 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                const bool is_negative_3 = t1521 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                const u32 t1523 = fraction_3 << shift_3;
#line 63 "fa-kernels/src/exact.rs"
                const u32 low_3 = t1523 & 16777215u;
                const u32 t1525 = 24u - shift_3;
#line 64 "fa-kernels/src/exact.rs"
                const u32 high_3 = fraction_3 >> t1525;
                const u32 t1527 = digit_3 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t1528 = (u64)t1527 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t1529 = t1373 + t1528;
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_5 = (u64)low_3;
                const u64 t1531 = 0ull - part_5;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t1532 = is_negative_3 ? t1531 : part_5;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1529), "l"(t1532) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_6 = (u64)high_3;
                const u64 t1534 = 0ull - part_6;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t1535 = is_negative_3 ? t1534 : part_6;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1529), "l"(t1535) : "memory");
            }
        }
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1536 = ds_7 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1537 = t1536 ? 0.0f : t44_8;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t14_16 = -t1537;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t15_9 = t14_16 * t11_2_12;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1540 = t1537 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1541 = t1540 ? 0.0f : t15_9;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1542 = t1451 + t1541;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_7 = t1537;
        s_7 = p_7;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1543 = -t1308;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1544;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1544) : "f"(s_8), "f"(1.442695f), "f"(t1543));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_8;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_8) : "f"(t1544));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1546 = dp_8 - t1309;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_8 = p_8 * t1546;
        u32 t1548;
        asm("mov.b32 %0, %1;" : "=r"(t1548) : "f"(t472));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1549;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1549) : "r"(t1548));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1550;
        asm("mov.b32 %0, %1;" : "=f"(t1550) : "r"(t1549));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1551 = t1550 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_10 = t7_2_6 - t953;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_10 = 0u - t8_2_10;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_13 = (int)t8_2_10 > (int)t9_2_10 ? t8_2_10 : t9_2_10;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_13 = (f32)(int)t10_2_13;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_20 = t7_14 - t943;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_20 = 0u - t8_20;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_27 = (int)t8_20 > (int)t9_20 ? t8_20 : t9_20;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_27 = (f32)(int)t10_27;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_27 = t5_19 * t11_27;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_33 = t1551 - t12_27;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t1_2_10 = t13_33 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t2_2_10;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_2_10) : "f"(t1_2_10));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t3_2_10 = t2_2_10 + 1.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t4_2_10;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_2_10) : "f"(t3_2_10));
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t5_2_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_2_9) : "f"(t4_2_10), "f"(-2.0f), "f"(1.0f));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t26_2_9 = t24_2_3 + t13_33;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t38_9 = t4_2_10 * t4_2_10;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t40_9 = t2_2_10 * 0.6931472f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t29_9 = ds_8 * argument2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t30_9 = ds_8 * t26_2_9;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t31_9 = ds_8 * t14_2_5;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t32_9 = ds_8 * t5_2_9;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t35_9 = t31_9 * -2.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t37_9 = -t35_9;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t39_9 = t37_9 * t38_9;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t41_9 = t39_9 * t40_9;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t42_9 = t41_9 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t44_9 = t29_9 + t42_9;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1580 = ds_8 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1581 = t1580 ? 0.0f : t30_9;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1582 = t1491 + t1581;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1583 = ds_8 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1584 = t1583 ? 0.0f : t29_9;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1585 = t1494 + t1584;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1586 = ds_8 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1587 = t1586 ? 0.0f : t32_9;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1588 = t1441 + t1587;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1589 = lane < 4u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1590;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1590) : "f"(t1588));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1591 = t1588 + t1590;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1592;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1592) : "f"(t1591));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1593 = t1591 + t1592;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1594;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1594) : "f"(t1593));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1595 = t1593 + t1594;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1596 = t1595 != 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1597 = t1596 & t1589;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1597) {
#line 47 "fa-kernels/src/exact.rs"
            u32 bits_4;
            asm("mov.b32 %0, %1;" : "=r"(bits_4) : "f"(t1595));
#line 48 "fa-kernels/src/exact.rs"
            const u32 t1599 = bits_4 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
            const u32 exponent_4 = t1599 & 255u;
            const bool t1601 = exponent_4 == 255u;
#line 49 "fa-kernels/src/exact.rs"
            if (t1601) {
                const u64 t1602 = t1444 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1602), "f"(t1595) : "memory");
            } else {
#line 53 "fa-kernels/src/exact.rs"
                const bool t1603 = exponent_4 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                const u32 leading_4 = t1603 ? 0u : 8388608u;
                const u32 t1605 = bits_4 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                const u32 fraction_4 = t1605 | leading_4;
                const u32 t1607 = exponent_4 > 1u ? exponent_4 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                const u32 place_5 = t1607 - 1u;
                const u32 digit_4 = place_5 / 24u;
                const u32 t1610 = digit_4 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                const u32 shift_4 = place_5 - t1610;
                const u32 t1612 = bits_4 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                const bool is_negative_4 = t1612 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                const u32 t1614 = fraction_4 << shift_4;
#line 63 "fa-kernels/src/exact.rs"
                const u32 low_4 = t1614 & 16777215u;
                const u32 t1616 = 24u - shift_4;
#line 64 "fa-kernels/src/exact.rs"
                const u32 high_4 = fraction_4 >> t1616;
                const u32 t1618 = digit_4 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t1619 = (u64)t1618 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t1620 = t1444 + t1619;
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_7 = (u64)low_4;
                const u64 t1622 = 0ull - part_7;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t1623 = is_negative_4 ? t1622 : part_7;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1620), "l"(t1623) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_8 = (u64)high_4;
                const u64 t1625 = 0ull - part_8;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t1626 = is_negative_4 ? t1625 : part_8;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1620), "l"(t1626) : "memory");
            }
        }
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1627 = ds_8 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1628 = t1627 ? 0.0f : t44_9;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t14_17 = -t1628;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t15_10 = t14_17 * t11_2_13;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1631 = t1628 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1632 = t1631 ? 0.0f : t15_10;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1633 = t1542 + t1632;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_8 = t1628;
        s_8 = p_8;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_11;
        u32 row_12;
        u32 row_13;
        u32 row_14;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_11), "=r"(row_12), "=r"(row_13), "=r"(row_14) : "r"(t923) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1634;
        asm("mov.b32 %0, %1;" : "=f"(t1634) : "r"(row_11));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1635;
        asm("mov.b32 %0, %1;" : "=f"(t1635) : "r"(row_12));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1636;
        asm("mov.b32 %0, %1;" : "=f"(t1636) : "r"(row_13));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1637;
        asm("mov.b32 %0, %1;" : "=f"(t1637) : "r"(row_14));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1638 = -t1634;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1639;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1639) : "f"(s_9), "f"(1.442695f), "f"(t1638));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_9;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_9) : "f"(t1639));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1641 = dp_9 - t1635;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_9 = p_9 * t1641;
        const u32 t1643 = t933 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1644 = t1643 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1645 = first_query + t1644;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1646 = t1645 + 16u;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_15 = t1646 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_15 = t6_15 - seq_q;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_2_7 = t1646 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_2_7 = t6_2_7 - seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1651 = seq_q - 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1652 = t1646 < t1651 ? t1646 : t1651;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t10_2_14 = (u64)t1652;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t11_2_14 = t10_2_14 * argument0_stride1_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t12_2_6 = t11_2_14 * 4ull;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t13_2_6 = t9_2_2 + t12_2_6;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t14_2_6;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_2_6) : "l"(t13_2_6));
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t34_6 = t13_2_6 - argument0_2;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1659;
        asm("mov.b32 %0, %1;" : "=r"(t1659) : "f"(t473));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1660;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1660) : "r"(t1659));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1661;
        asm("mov.b32 %0, %1;" : "=f"(t1661) : "r"(t1660));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1662 = t1661 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_11 = t7_2_7 - t951;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_11 = 0u - t8_2_11;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_15 = (int)t8_2_11 > (int)t9_2_11 ? t8_2_11 : t9_2_11;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_15 = (f32)(int)t10_2_15;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_21 = t7_15 - t941;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_21 = 0u - t8_21;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_28 = (int)t8_21 > (int)t9_21 ? t8_21 : t9_21;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_28 = (f32)(int)t10_28;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_28 = t5_19 * t11_28;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_34 = t1662 - t12_28;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t1_2_11 = t13_34 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t2_2_11;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_2_11) : "f"(t1_2_11));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t3_2_11 = t2_2_11 + 1.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t4_2_11;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_2_11) : "f"(t3_2_11));
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t5_2_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_2_10) : "f"(t4_2_11), "f"(-2.0f), "f"(1.0f));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t26_2_10 = t24_2_2 + t13_34;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t38_10 = t4_2_11 * t4_2_11;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t40_10 = t2_2_11 * 0.6931472f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t29_10 = ds_9 * argument2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t30_10 = ds_9 * t26_2_10;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t31_10 = ds_9 * t14_2_6;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t32_10 = ds_9 * t5_2_10;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t35_10 = t31_10 * -2.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t37_10 = -t35_10;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t39_10 = t37_10 * t38_10;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t41_10 = t39_10 * t40_10;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t42_10 = t41_10 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t44_10 = t29_10 + t42_10;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1691 = ds_9 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1692 = t1691 ? 0.0f : t30_10;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1693 = t1582 + t1692;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1694 = ds_9 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1695 = t1694 ? 0.0f : t29_10;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1696 = t1439 + t1695;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1697 = ds_9 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1698 = t1697 ? 0.0f : t32_10;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1699 = (u64)((long long)t34_6 >> 2u);
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1700 = t1699 * 104ull;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1701 = gradient_2 + t1700;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1702 = ds_9 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1703 = t1702 ? 0.0f : t44_10;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t14_18 = -t1703;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t15_11 = t14_18 * t11_2_15;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1706 = t1703 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1707 = t1706 ? 0.0f : t15_11;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1708 = t1633 + t1707;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_9 = t1703;
        s_9 = p_9;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1709 = -t1636;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1710;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1710) : "f"(s_10), "f"(1.442695f), "f"(t1709));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_10;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_10) : "f"(t1710));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1712 = dp_10 - t1637;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_10 = p_10 * t1712;
        const u32 t1714 = t933 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1715 = t1714 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1716 = first_query + t1715;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1717 = t1716 + 17u;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_16 = t1717 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_16 = t6_16 - seq_q;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_2_8 = t1717 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_2_8 = t6_2_8 - seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1722 = seq_q - 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1723 = t1717 < t1722 ? t1717 : t1722;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t10_2_16 = (u64)t1723;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t11_2_16 = t10_2_16 * argument0_stride1_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t12_2_7 = t11_2_16 * 4ull;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t13_2_7 = t9_2_2 + t12_2_7;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t14_2_7;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_2_7) : "l"(t13_2_7));
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t34_7 = t13_2_7 - argument0_2;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1730;
        asm("mov.b32 %0, %1;" : "=r"(t1730) : "f"(t474));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1731;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1731) : "r"(t1730));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1732;
        asm("mov.b32 %0, %1;" : "=f"(t1732) : "r"(t1731));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1733 = t1732 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_12 = t7_2_8 - t951;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_12 = 0u - t8_2_12;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_17 = (int)t8_2_12 > (int)t9_2_12 ? t8_2_12 : t9_2_12;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_17 = (f32)(int)t10_2_17;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_22 = t7_16 - t941;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_22 = 0u - t8_22;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_29 = (int)t8_22 > (int)t9_22 ? t8_22 : t9_22;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_29 = (f32)(int)t10_29;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_29 = t5_19 * t11_29;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_35 = t1733 - t12_29;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t1_2_12 = t13_35 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t2_2_12;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_2_12) : "f"(t1_2_12));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t3_2_12 = t2_2_12 + 1.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t4_2_12;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_2_12) : "f"(t3_2_12));
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t5_2_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_2_11) : "f"(t4_2_12), "f"(-2.0f), "f"(1.0f));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t26_2_11 = t24_2_2 + t13_35;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t38_11 = t4_2_12 * t4_2_12;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t40_11 = t2_2_12 * 0.6931472f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t29_11 = ds_10 * argument2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t30_11 = ds_10 * t26_2_11;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t31_11 = ds_10 * t14_2_7;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t32_11 = ds_10 * t5_2_11;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t35_11 = t31_11 * -2.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t37_11 = -t35_11;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t39_11 = t37_11 * t38_11;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t41_11 = t39_11 * t40_11;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t42_11 = t41_11 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t44_11 = t29_11 + t42_11;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1762 = ds_10 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1763 = t1762 ? 0.0f : t30_11;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1764 = t1693 + t1763;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1765 = ds_10 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1766 = t1765 ? 0.0f : t29_11;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1767 = t1696 + t1766;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1768 = ds_10 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1769 = t1768 ? 0.0f : t32_11;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1770 = (u64)((long long)t34_7 >> 2u);
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1771 = t1770 * 104ull;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1772 = gradient_2 + t1771;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1773 = ds_10 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1774 = t1773 ? 0.0f : t44_11;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t14_19 = -t1774;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t15_12 = t14_19 * t11_2_17;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1777 = t1774 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1778 = t1777 ? 0.0f : t15_12;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1779 = t1708 + t1778;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_10 = t1774;
        s_10 = p_10;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1780 = -t1634;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1781;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1781) : "f"(s_11), "f"(1.442695f), "f"(t1780));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_11;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_11) : "f"(t1781));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1783 = dp_11 - t1635;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_11 = p_11 * t1783;
        u32 t1785;
        asm("mov.b32 %0, %1;" : "=r"(t1785) : "f"(t475));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1786;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1786) : "r"(t1785));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1787;
        asm("mov.b32 %0, %1;" : "=f"(t1787) : "r"(t1786));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1788 = t1787 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_13 = t7_2_7 - t953;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_13 = 0u - t8_2_13;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_18 = (int)t8_2_13 > (int)t9_2_13 ? t8_2_13 : t9_2_13;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_18 = (f32)(int)t10_2_18;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_23 = t7_15 - t943;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_23 = 0u - t8_23;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_30 = (int)t8_23 > (int)t9_23 ? t8_23 : t9_23;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_30 = (f32)(int)t10_30;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_30 = t5_19 * t11_30;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_36 = t1788 - t12_30;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t1_2_13 = t13_36 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t2_2_13;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_2_13) : "f"(t1_2_13));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t3_2_13 = t2_2_13 + 1.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t4_2_13;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_2_13) : "f"(t3_2_13));
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t5_2_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_2_12) : "f"(t4_2_13), "f"(-2.0f), "f"(1.0f));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t26_2_12 = t24_2_3 + t13_36;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t38_12 = t4_2_13 * t4_2_13;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t40_12 = t2_2_13 * 0.6931472f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t29_12 = ds_11 * argument2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t30_12 = ds_11 * t26_2_12;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t31_12 = ds_11 * t14_2_6;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t32_12 = ds_11 * t5_2_12;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t35_12 = t31_12 * -2.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t37_12 = -t35_12;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t39_12 = t37_12 * t38_12;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t41_12 = t39_12 * t40_12;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t42_12 = t41_12 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t44_12 = t29_12 + t42_12;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1817 = ds_11 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1818 = t1817 ? 0.0f : t30_12;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1819 = t1764 + t1818;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1820 = ds_11 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1821 = t1820 ? 0.0f : t29_12;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1822 = t1585 + t1821;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1823 = ds_11 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1824 = t1823 ? 0.0f : t32_12;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1825 = t1698 + t1824;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1826 = lane < 4u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1827;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1827) : "f"(t1825));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1828 = t1825 + t1827;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1829;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1829) : "f"(t1828));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1830 = t1828 + t1829;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1831;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1831) : "f"(t1830));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1832 = t1830 + t1831;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1833 = t1832 != 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1834 = t1833 & t1826;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1834) {
#line 47 "fa-kernels/src/exact.rs"
            u32 bits_5;
            asm("mov.b32 %0, %1;" : "=r"(bits_5) : "f"(t1832));
#line 48 "fa-kernels/src/exact.rs"
            const u32 t1836 = bits_5 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
            const u32 exponent_5 = t1836 & 255u;
            const bool t1838 = exponent_5 == 255u;
#line 49 "fa-kernels/src/exact.rs"
            if (t1838) {
                const u64 t1839 = t1701 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1839), "f"(t1832) : "memory");
            } else {
#line 53 "fa-kernels/src/exact.rs"
                const bool t1840 = exponent_5 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                const u32 leading_5 = t1840 ? 0u : 8388608u;
                const u32 t1842 = bits_5 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                const u32 fraction_5 = t1842 | leading_5;
                const u32 t1844 = exponent_5 > 1u ? exponent_5 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                const u32 place_6 = t1844 - 1u;
                const u32 digit_5 = place_6 / 24u;
                const u32 t1847 = digit_5 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                const u32 shift_5 = place_6 - t1847;
                const u32 t1849 = bits_5 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                const bool is_negative_5 = t1849 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                const u32 t1851 = fraction_5 << shift_5;
#line 63 "fa-kernels/src/exact.rs"
                const u32 low_5 = t1851 & 16777215u;
                const u32 t1853 = 24u - shift_5;
#line 64 "fa-kernels/src/exact.rs"
                const u32 high_5 = fraction_5 >> t1853;
                const u32 t1855 = digit_5 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t1856 = (u64)t1855 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t1857 = t1701 + t1856;
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_9 = (u64)low_5;
                const u64 t1859 = 0ull - part_9;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t1860 = is_negative_5 ? t1859 : part_9;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1857), "l"(t1860) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_10 = (u64)high_5;
                const u64 t1862 = 0ull - part_10;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t1863 = is_negative_5 ? t1862 : part_10;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1857), "l"(t1863) : "memory");
            }
        }
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1864 = ds_11 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1865 = t1864 ? 0.0f : t44_12;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t14_20 = -t1865;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t15_13 = t14_20 * t11_2_18;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1868 = t1865 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1869 = t1868 ? 0.0f : t15_13;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1870 = t1779 + t1869;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_11 = t1865;
        s_11 = p_11;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1871 = -t1636;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1872;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1872) : "f"(s_12), "f"(1.442695f), "f"(t1871));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_12;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_12) : "f"(t1872));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1874 = dp_12 - t1637;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_12 = p_12 * t1874;
        u32 t1876;
        asm("mov.b32 %0, %1;" : "=r"(t1876) : "f"(t476));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1877;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1877) : "r"(t1876));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1878;
        asm("mov.b32 %0, %1;" : "=f"(t1878) : "r"(t1877));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1879 = t1878 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_14 = t7_2_8 - t953;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_14 = 0u - t8_2_14;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_19 = (int)t8_2_14 > (int)t9_2_14 ? t8_2_14 : t9_2_14;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_19 = (f32)(int)t10_2_19;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_24 = t7_16 - t943;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_24 = 0u - t8_24;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_31 = (int)t8_24 > (int)t9_24 ? t8_24 : t9_24;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_31 = (f32)(int)t10_31;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_31 = t5_19 * t11_31;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_37 = t1879 - t12_31;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t1_2_14 = t13_37 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t2_2_14;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_2_14) : "f"(t1_2_14));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t3_2_14 = t2_2_14 + 1.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t4_2_14;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_2_14) : "f"(t3_2_14));
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t5_2_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_2_13) : "f"(t4_2_14), "f"(-2.0f), "f"(1.0f));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t26_2_13 = t24_2_3 + t13_37;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t38_13 = t4_2_14 * t4_2_14;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t40_13 = t2_2_14 * 0.6931472f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t29_13 = ds_12 * argument2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t30_13 = ds_12 * t26_2_13;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t31_13 = ds_12 * t14_2_7;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t32_13 = ds_12 * t5_2_13;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t35_13 = t31_13 * -2.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t37_13 = -t35_13;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t39_13 = t37_13 * t38_13;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t41_13 = t39_13 * t40_13;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t42_13 = t41_13 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t44_13 = t29_13 + t42_13;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1908 = ds_12 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1909 = t1908 ? 0.0f : t30_13;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1910 = t1819 + t1909;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1911 = ds_12 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1912 = t1911 ? 0.0f : t29_13;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1913 = t1822 + t1912;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1914 = ds_12 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1915 = t1914 ? 0.0f : t32_13;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1916 = t1769 + t1915;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1917 = lane < 4u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1918;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1918) : "f"(t1916));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1919 = t1916 + t1918;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1920;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1920) : "f"(t1919));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1921 = t1919 + t1920;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1922;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1922) : "f"(t1921));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1923 = t1921 + t1922;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1924 = t1923 != 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1925 = t1924 & t1917;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1925) {
#line 47 "fa-kernels/src/exact.rs"
            u32 bits_6;
            asm("mov.b32 %0, %1;" : "=r"(bits_6) : "f"(t1923));
#line 48 "fa-kernels/src/exact.rs"
            const u32 t1927 = bits_6 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
            const u32 exponent_6 = t1927 & 255u;
            const bool t1929 = exponent_6 == 255u;
#line 49 "fa-kernels/src/exact.rs"
            if (t1929) {
                const u64 t1930 = t1772 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1930), "f"(t1923) : "memory");
            } else {
#line 53 "fa-kernels/src/exact.rs"
                const bool t1931 = exponent_6 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                const u32 leading_6 = t1931 ? 0u : 8388608u;
                const u32 t1933 = bits_6 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                const u32 fraction_6 = t1933 | leading_6;
                const u32 t1935 = exponent_6 > 1u ? exponent_6 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                const u32 place_7 = t1935 - 1u;
                const u32 digit_6 = place_7 / 24u;
                const u32 t1938 = digit_6 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                const u32 shift_6 = place_7 - t1938;
                const u32 t1940 = bits_6 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                const bool is_negative_6 = t1940 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                const u32 t1942 = fraction_6 << shift_6;
#line 63 "fa-kernels/src/exact.rs"
                const u32 low_6 = t1942 & 16777215u;
                const u32 t1944 = 24u - shift_6;
#line 64 "fa-kernels/src/exact.rs"
                const u32 high_6 = fraction_6 >> t1944;
                const u32 t1946 = digit_6 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t1947 = (u64)t1946 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t1948 = t1772 + t1947;
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_11 = (u64)low_6;
                const u64 t1950 = 0ull - part_11;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t1951 = is_negative_6 ? t1950 : part_11;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t1948), "l"(t1951) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_12 = (u64)high_6;
                const u64 t1953 = 0ull - part_12;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t1954 = is_negative_6 ? t1953 : part_12;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t1948), "l"(t1954) : "memory");
            }
        }
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1955 = ds_12 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1956 = t1955 ? 0.0f : t44_13;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t14_21 = -t1956;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t15_14 = t14_21 * t11_2_19;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1959 = t1956 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1960 = t1959 ? 0.0f : t15_14;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1961 = t1870 + t1960;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_12 = t1956;
        s_12 = p_12;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_15;
        u32 row_16;
        u32 row_17;
        u32 row_18;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_15), "=r"(row_16), "=r"(row_17), "=r"(row_18) : "r"(t923) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1962;
        asm("mov.b32 %0, %1;" : "=f"(t1962) : "r"(row_15));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1963;
        asm("mov.b32 %0, %1;" : "=f"(t1963) : "r"(row_16));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1964;
        asm("mov.b32 %0, %1;" : "=f"(t1964) : "r"(row_17));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1965;
        asm("mov.b32 %0, %1;" : "=f"(t1965) : "r"(row_18));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1966 = -t1962;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1967;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1967) : "f"(s_13), "f"(1.442695f), "f"(t1966));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_13;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_13) : "f"(t1967));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1969 = dp_13 - t1963;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_13 = p_13 * t1969;
        const u32 t1971 = t933 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1972 = t1971 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1973 = first_query + t1972;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1974 = t1973 + 24u;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_17 = t1974 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_17 = t6_17 - seq_q;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_2_9 = t1974 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_2_9 = t6_2_9 - seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1979 = seq_q - 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1980 = t1974 < t1979 ? t1974 : t1979;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t10_2_20 = (u64)t1980;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t11_2_20 = t10_2_20 * argument0_stride1_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t12_2_8 = t11_2_20 * 4ull;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t13_2_8 = t9_2_2 + t12_2_8;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t14_2_8;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_2_8) : "l"(t13_2_8));
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t34_8 = t13_2_8 - argument0_2;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1987;
        asm("mov.b32 %0, %1;" : "=r"(t1987) : "f"(t477));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1988;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1988) : "r"(t1987));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1989;
        asm("mov.b32 %0, %1;" : "=f"(t1989) : "r"(t1988));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1990 = t1989 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_15 = t7_2_9 - t951;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_15 = 0u - t8_2_15;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_21 = (int)t8_2_15 > (int)t9_2_15 ? t8_2_15 : t9_2_15;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_21 = (f32)(int)t10_2_21;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_25 = t7_17 - t941;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_25 = 0u - t8_25;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_32 = (int)t8_25 > (int)t9_25 ? t8_25 : t9_25;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_32 = (f32)(int)t10_32;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_32 = t5_19 * t11_32;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_38 = t1990 - t12_32;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t1_2_15 = t13_38 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t2_2_15;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_2_15) : "f"(t1_2_15));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t3_2_15 = t2_2_15 + 1.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t4_2_15;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_2_15) : "f"(t3_2_15));
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t5_2_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_2_14) : "f"(t4_2_15), "f"(-2.0f), "f"(1.0f));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t26_2_14 = t24_2_2 + t13_38;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t38_14 = t4_2_15 * t4_2_15;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t40_14 = t2_2_15 * 0.6931472f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t29_14 = ds_13 * argument2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t30_14 = ds_13 * t26_2_14;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t31_14 = ds_13 * t14_2_8;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t32_14 = ds_13 * t5_2_14;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t35_14 = t31_14 * -2.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t37_14 = -t35_14;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t39_14 = t37_14 * t38_14;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t41_14 = t39_14 * t40_14;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t42_14 = t41_14 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t44_14 = t29_14 + t42_14;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2019 = ds_13 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2020 = t2019 ? 0.0f : t30_14;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2021 = t1910 + t2020;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2022 = ds_13 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2023 = t2022 ? 0.0f : t29_14;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2024 = t1767 + t2023;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2025 = ds_13 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2026 = t2025 ? 0.0f : t32_14;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2027 = (u64)((long long)t34_8 >> 2u);
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2028 = t2027 * 104ull;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2029 = gradient_2 + t2028;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2030 = ds_13 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2031 = t2030 ? 0.0f : t44_14;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t14_22 = -t2031;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t15_15 = t14_22 * t11_2_21;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2034 = t2031 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2035 = t2034 ? 0.0f : t15_15;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2036 = t1961 + t2035;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_13 = t2031;
        s_13 = p_13;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2037 = -t1964;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2038;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2038) : "f"(s_14), "f"(1.442695f), "f"(t2037));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_14;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_14) : "f"(t2038));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2040 = dp_14 - t1965;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_14 = p_14 * t2040;
        const u32 t2042 = t933 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2043 = t2042 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2044 = first_query + t2043;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2045 = t2044 + 25u;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_18 = t2045 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_18 = t6_18 - seq_q;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_2_10 = t2045 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_2_10 = t6_2_10 - seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2050 = seq_q - 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2051 = t2045 < t2050 ? t2045 : t2050;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t10_2_22 = (u64)t2051;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t11_2_22 = t10_2_22 * argument0_stride1_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t12_2_9 = t11_2_22 * 4ull;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t13_2_9 = t9_2_2 + t12_2_9;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t14_2_9;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_2_9) : "l"(t13_2_9));
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t34_9 = t13_2_9 - argument0_2;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2058;
        asm("mov.b32 %0, %1;" : "=r"(t2058) : "f"(t478));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2059;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2059) : "r"(t2058));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2060;
        asm("mov.b32 %0, %1;" : "=f"(t2060) : "r"(t2059));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2061 = t2060 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_16 = t7_2_10 - t951;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_16 = 0u - t8_2_16;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_23 = (int)t8_2_16 > (int)t9_2_16 ? t8_2_16 : t9_2_16;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_23 = (f32)(int)t10_2_23;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_26 = t7_18 - t941;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_26 = 0u - t8_26;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_33 = (int)t8_26 > (int)t9_26 ? t8_26 : t9_26;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_33 = (f32)(int)t10_33;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_33 = t5_19 * t11_33;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_39 = t2061 - t12_33;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t1_2_16 = t13_39 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t2_2_16;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_2_16) : "f"(t1_2_16));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t3_2_16 = t2_2_16 + 1.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t4_2_16;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_2_16) : "f"(t3_2_16));
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t5_2_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_2_15) : "f"(t4_2_16), "f"(-2.0f), "f"(1.0f));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t26_2_15 = t24_2_2 + t13_39;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t38_15 = t4_2_16 * t4_2_16;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t40_15 = t2_2_16 * 0.6931472f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t29_15 = ds_14 * argument2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t30_15 = ds_14 * t26_2_15;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t31_15 = ds_14 * t14_2_9;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t32_15 = ds_14 * t5_2_15;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t35_15 = t31_15 * -2.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t37_15 = -t35_15;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t39_15 = t37_15 * t38_15;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t41_15 = t39_15 * t40_15;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t42_15 = t41_15 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t44_15 = t29_15 + t42_15;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2090 = ds_14 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2091 = t2090 ? 0.0f : t30_15;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2092 = t2021 + t2091;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2093 = ds_14 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2094 = t2093 ? 0.0f : t29_15;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2095 = t2024 + t2094;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2096 = lane & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2097 = t2096 == 0u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2098;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2098) : "f"(t2095));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2099 = t2095 + t2098;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2100;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2100) : "f"(t2099));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2101 = t2099 + t2100;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2102 = t2101 != 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2103 = t2102 & t2097;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t2103) {
#line 47 "fa-kernels/src/exact.rs"
            u32 bits_7;
            asm("mov.b32 %0, %1;" : "=r"(bits_7) : "f"(t2101));
#line 48 "fa-kernels/src/exact.rs"
            const u32 t2105 = bits_7 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
            const u32 exponent_7 = t2105 & 255u;
            const bool t2107 = exponent_7 == 255u;
#line 49 "fa-kernels/src/exact.rs"
            if (t2107) {
                const u64 t2108 = t1036 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2108), "f"(t2101) : "memory");
            } else {
#line 53 "fa-kernels/src/exact.rs"
                const bool t2109 = exponent_7 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                const u32 leading_7 = t2109 ? 0u : 8388608u;
                const u32 t2111 = bits_7 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                const u32 fraction_7 = t2111 | leading_7;
                const u32 t2113 = exponent_7 > 1u ? exponent_7 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                const u32 place_8 = t2113 - 1u;
                const u32 digit_7 = place_8 / 24u;
                const u32 t2116 = digit_7 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                const u32 shift_7 = place_8 - t2116;
                const u32 t2118 = bits_7 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                const bool is_negative_7 = t2118 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                const u32 t2120 = fraction_7 << shift_7;
#line 63 "fa-kernels/src/exact.rs"
                const u32 low_7 = t2120 & 16777215u;
                const u32 t2122 = 24u - shift_7;
#line 64 "fa-kernels/src/exact.rs"
                const u32 high_7 = fraction_7 >> t2122;
                const u32 t2124 = digit_7 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t2125 = (u64)t2124 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t2126 = t1036 + t2125;
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_13 = (u64)low_7;
                const u64 t2128 = 0ull - part_13;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t2129 = is_negative_7 ? t2128 : part_13;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t2126), "l"(t2129) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_14 = (u64)high_7;
                const u64 t2131 = 0ull - part_14;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t2132 = is_negative_7 ? t2131 : part_14;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t2126), "l"(t2132) : "memory");
            }
        }
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2133 = ds_14 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2134 = t2133 ? 0.0f : t32_15;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2135 = (u64)((long long)t34_9 >> 2u);
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2136 = t2135 * 104ull;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2137 = gradient_2 + t2136;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2138 = ds_14 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2139 = t2138 ? 0.0f : t44_15;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t14_23 = -t2139;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t15_16 = t14_23 * t11_2_23;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2142 = t2139 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2143 = t2142 ? 0.0f : t15_16;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2144 = t2036 + t2143;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_14 = t2139;
        s_14 = p_14;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2145 = -t1962;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2146;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2146) : "f"(s_15), "f"(1.442695f), "f"(t2145));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_15;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_15) : "f"(t2146));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2148 = dp_15 - t1963;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_15 = p_15 * t2148;
        u32 t2150;
        asm("mov.b32 %0, %1;" : "=r"(t2150) : "f"(t479));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2151;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2151) : "r"(t2150));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2152;
        asm("mov.b32 %0, %1;" : "=f"(t2152) : "r"(t2151));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2153 = t2152 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_17 = t7_2_9 - t953;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_17 = 0u - t8_2_17;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_24 = (int)t8_2_17 > (int)t9_2_17 ? t8_2_17 : t9_2_17;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_24 = (f32)(int)t10_2_24;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_27 = t7_17 - t943;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_27 = 0u - t8_27;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_34 = (int)t8_27 > (int)t9_27 ? t8_27 : t9_27;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_34 = (f32)(int)t10_34;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_34 = t5_19 * t11_34;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_40 = t2153 - t12_34;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t1_2_17 = t13_40 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t2_2_17;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_2_17) : "f"(t1_2_17));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t3_2_17 = t2_2_17 + 1.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t4_2_17;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_2_17) : "f"(t3_2_17));
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t5_2_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_2_16) : "f"(t4_2_17), "f"(-2.0f), "f"(1.0f));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t26_2_16 = t24_2_3 + t13_40;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t38_16 = t4_2_17 * t4_2_17;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t40_16 = t2_2_17 * 0.6931472f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t29_16 = ds_15 * argument2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t30_16 = ds_15 * t26_2_16;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t31_16 = ds_15 * t14_2_8;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t32_16 = ds_15 * t5_2_16;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t35_16 = t31_16 * -2.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t37_16 = -t35_16;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t39_16 = t37_16 * t38_16;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t41_16 = t39_16 * t40_16;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t42_16 = t41_16 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t44_16 = t29_16 + t42_16;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2182 = ds_15 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2183 = t2182 ? 0.0f : t30_16;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2184 = t2092 + t2183;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2185 = ds_15 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2186 = t2185 ? 0.0f : t29_16;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2187 = t1913 + t2186;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2188 = ds_15 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2189 = t2188 ? 0.0f : t32_16;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2190 = t2026 + t2189;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2191 = lane < 4u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2192;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t2192) : "f"(t2190));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2193 = t2190 + t2192;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2194;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t2194) : "f"(t2193));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2195 = t2193 + t2194;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2196;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t2196) : "f"(t2195));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2197 = t2195 + t2196;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2198 = t2197 != 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2199 = t2198 & t2191;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t2199) {
#line 47 "fa-kernels/src/exact.rs"
            u32 bits_8;
            asm("mov.b32 %0, %1;" : "=r"(bits_8) : "f"(t2197));
#line 48 "fa-kernels/src/exact.rs"
            const u32 t2201 = bits_8 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
            const u32 exponent_8 = t2201 & 255u;
            const bool t2203 = exponent_8 == 255u;
#line 49 "fa-kernels/src/exact.rs"
            if (t2203) {
                const u64 t2204 = t2029 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2204), "f"(t2197) : "memory");
            } else {
#line 53 "fa-kernels/src/exact.rs"
                const bool t2205 = exponent_8 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                const u32 leading_8 = t2205 ? 0u : 8388608u;
                const u32 t2207 = bits_8 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                const u32 fraction_8 = t2207 | leading_8;
                const u32 t2209 = exponent_8 > 1u ? exponent_8 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                const u32 place_9 = t2209 - 1u;
                const u32 digit_8 = place_9 / 24u;
                const u32 t2212 = digit_8 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                const u32 shift_8 = place_9 - t2212;
                const u32 t2214 = bits_8 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                const bool is_negative_8 = t2214 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                const u32 t2216 = fraction_8 << shift_8;
#line 63 "fa-kernels/src/exact.rs"
                const u32 low_8 = t2216 & 16777215u;
                const u32 t2218 = 24u - shift_8;
#line 64 "fa-kernels/src/exact.rs"
                const u32 high_8 = fraction_8 >> t2218;
                const u32 t2220 = digit_8 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t2221 = (u64)t2220 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t2222 = t2029 + t2221;
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_15 = (u64)low_8;
                const u64 t2224 = 0ull - part_15;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t2225 = is_negative_8 ? t2224 : part_15;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t2222), "l"(t2225) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_16 = (u64)high_8;
                const u64 t2227 = 0ull - part_16;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t2228 = is_negative_8 ? t2227 : part_16;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t2222), "l"(t2228) : "memory");
            }
        }
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2229 = ds_15 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2230 = t2229 ? 0.0f : t44_16;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t14_24 = -t2230;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t15_17 = t14_24 * t11_2_24;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2233 = t2230 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2234 = t2233 ? 0.0f : t15_17;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2235 = t2144 + t2234;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_15 = t2230;
        s_15 = p_15;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2236 = -t1964;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2237;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2237) : "f"(s_16), "f"(1.442695f), "f"(t2236));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_16;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_16) : "f"(t2237));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2239 = dp_16 - t1965;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_16 = p_16 * t2239;
        u32 t2241;
        asm("mov.b32 %0, %1;" : "=r"(t2241) : "f"(t480));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2242;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2242) : "r"(t2241));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2243;
        asm("mov.b32 %0, %1;" : "=f"(t2243) : "r"(t2242));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2244 = t2243 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_18 = t7_2_10 - t953;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_18 = 0u - t8_2_18;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_25 = (int)t8_2_18 > (int)t9_2_18 ? t8_2_18 : t9_2_18;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_25 = (f32)(int)t10_2_25;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_28 = t7_18 - t943;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_28 = 0u - t8_28;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_35 = (int)t8_28 > (int)t9_28 ? t8_28 : t9_28;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_35 = (f32)(int)t10_35;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_35 = t5_19 * t11_35;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_41 = t2244 - t12_35;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t1_2_18 = t13_41 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t2_2_18;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2_2_18) : "f"(t1_2_18));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t3_2_18 = t2_2_18 + 1.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t4_2_18;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4_2_18) : "f"(t3_2_18));
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t5_2_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t5_2_17) : "f"(t4_2_18), "f"(-2.0f), "f"(1.0f));
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t26_2_17 = t24_2_3 + t13_41;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t38_17 = t4_2_18 * t4_2_18;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t40_17 = t2_2_18 * 0.6931472f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t29_17 = ds_16 * argument2;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t30_17 = ds_16 * t26_2_17;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t31_17 = ds_16 * t14_2_9;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t32_17 = ds_16 * t5_2_17;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t35_17 = t31_17 * -2.0f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t37_17 = -t35_17;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t39_17 = t37_17 * t38_17;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t41_17 = t39_17 * t40_17;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t42_17 = t41_17 * 0.86561704f;
#line 300 "tests/cases/src/functions/samples.rs"
        const f32 t44_17 = t29_17 + t42_17;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2273 = ds_16 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2274 = t2273 ? 0.0f : t30_17;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2275 = t2184 + t2274;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2276 = lane == 0u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2277;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2277) : "f"(t2275));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2278 = t2275 + t2277;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2279;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2279) : "f"(t2278));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2280 = t2278 + t2279;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2281;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t2281) : "f"(t2280));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2282 = t2280 + t2281;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2283;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t2283) : "f"(t2282));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2284 = t2282 + t2283;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2285;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t2285) : "f"(t2284));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2286 = t2284 + t2285;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2287 = t2286 != 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2288 = t2287 & t2276;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t2288) {
#line 47 "fa-kernels/src/exact.rs"
            u32 bits_9;
            asm("mov.b32 %0, %1;" : "=r"(bits_9) : "f"(t2286));
#line 48 "fa-kernels/src/exact.rs"
            const u32 t2290 = bits_9 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
            const u32 exponent_9 = t2290 & 255u;
            const bool t2292 = exponent_9 == 255u;
#line 49 "fa-kernels/src/exact.rs"
            if (t2292) {
                const u64 t2293 = gradient_4 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2293), "f"(t2286) : "memory");
            } else {
#line 53 "fa-kernels/src/exact.rs"
                const bool t2294 = exponent_9 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                const u32 leading_9 = t2294 ? 0u : 8388608u;
                const u32 t2296 = bits_9 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                const u32 fraction_9 = t2296 | leading_9;
                const u32 t2298 = exponent_9 > 1u ? exponent_9 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                const u32 place_10 = t2298 - 1u;
                const u32 digit_9 = place_10 / 24u;
                const u32 t2301 = digit_9 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                const u32 shift_9 = place_10 - t2301;
                const u32 t2303 = bits_9 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                const bool is_negative_9 = t2303 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                const u32 t2305 = fraction_9 << shift_9;
#line 63 "fa-kernels/src/exact.rs"
                const u32 low_9 = t2305 & 16777215u;
                const u32 t2307 = 24u - shift_9;
#line 64 "fa-kernels/src/exact.rs"
                const u32 high_9 = fraction_9 >> t2307;
                const u32 t2309 = digit_9 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t2310 = (u64)t2309 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t2311 = gradient_4 + t2310;
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_17 = (u64)low_9;
                const u64 t2313 = 0ull - part_17;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t2314 = is_negative_9 ? t2313 : part_17;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t2311), "l"(t2314) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_18 = (u64)high_9;
                const u64 t2316 = 0ull - part_18;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t2317 = is_negative_9 ? t2316 : part_18;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t2311), "l"(t2317) : "memory");
            }
        }
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2318 = ds_16 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2319 = t2318 ? 0.0f : t29_17;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2320 = t2187 + t2319;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2321 = lane & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2322 = t2321 == 0u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2323;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2323) : "f"(t2320));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2324 = t2320 + t2323;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2325;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2325) : "f"(t2324));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2326 = t2324 + t2325;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2327 = t2326 != 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2328 = t2327 & t2322;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t2328) {
#line 47 "fa-kernels/src/exact.rs"
            u32 bits_10;
            asm("mov.b32 %0, %1;" : "=r"(bits_10) : "f"(t2326));
#line 48 "fa-kernels/src/exact.rs"
            const u32 t2330 = bits_10 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
            const u32 exponent_10 = t2330 & 255u;
            const bool t2332 = exponent_10 == 255u;
#line 49 "fa-kernels/src/exact.rs"
            if (t2332) {
                const u64 t2333 = t1166 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2333), "f"(t2326) : "memory");
            } else {
#line 53 "fa-kernels/src/exact.rs"
                const bool t2334 = exponent_10 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                const u32 leading_10 = t2334 ? 0u : 8388608u;
                const u32 t2336 = bits_10 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                const u32 fraction_10 = t2336 | leading_10;
                const u32 t2338 = exponent_10 > 1u ? exponent_10 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                const u32 place_11 = t2338 - 1u;
                const u32 digit_10 = place_11 / 24u;
                const u32 t2341 = digit_10 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                const u32 shift_10 = place_11 - t2341;
                const u32 t2343 = bits_10 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                const bool is_negative_10 = t2343 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                const u32 t2345 = fraction_10 << shift_10;
#line 63 "fa-kernels/src/exact.rs"
                const u32 low_10 = t2345 & 16777215u;
                const u32 t2347 = 24u - shift_10;
#line 64 "fa-kernels/src/exact.rs"
                const u32 high_10 = fraction_10 >> t2347;
                const u32 t2349 = digit_10 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t2350 = (u64)t2349 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t2351 = t1166 + t2350;
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_19 = (u64)low_10;
                const u64 t2353 = 0ull - part_19;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t2354 = is_negative_10 ? t2353 : part_19;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t2351), "l"(t2354) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_20 = (u64)high_10;
                const u64 t2356 = 0ull - part_20;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t2357 = is_negative_10 ? t2356 : part_20;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t2351), "l"(t2357) : "memory");
            }
        }
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2358 = ds_16 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2359 = t2358 ? 0.0f : t32_17;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2360 = t2134 + t2359;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2361 = lane < 4u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2362;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t2362) : "f"(t2360));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2363 = t2360 + t2362;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2364;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t2364) : "f"(t2363));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2365 = t2363 + t2364;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2366;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t2366) : "f"(t2365));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2367 = t2365 + t2366;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2368 = t2367 != 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2369 = t2368 & t2361;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t2369) {
#line 47 "fa-kernels/src/exact.rs"
            u32 bits_11;
            asm("mov.b32 %0, %1;" : "=r"(bits_11) : "f"(t2367));
#line 48 "fa-kernels/src/exact.rs"
            const u32 t2371 = bits_11 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
            const u32 exponent_11 = t2371 & 255u;
            const bool t2373 = exponent_11 == 255u;
#line 49 "fa-kernels/src/exact.rs"
            if (t2373) {
                const u64 t2374 = t2137 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2374), "f"(t2367) : "memory");
            } else {
#line 53 "fa-kernels/src/exact.rs"
                const bool t2375 = exponent_11 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                const u32 leading_11 = t2375 ? 0u : 8388608u;
                const u32 t2377 = bits_11 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                const u32 fraction_11 = t2377 | leading_11;
                const u32 t2379 = exponent_11 > 1u ? exponent_11 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                const u32 place_12 = t2379 - 1u;
                const u32 digit_11 = place_12 / 24u;
                const u32 t2382 = digit_11 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                const u32 shift_11 = place_12 - t2382;
                const u32 t2384 = bits_11 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                const bool is_negative_11 = t2384 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                const u32 t2386 = fraction_11 << shift_11;
#line 63 "fa-kernels/src/exact.rs"
                const u32 low_11 = t2386 & 16777215u;
                const u32 t2388 = 24u - shift_11;
#line 64 "fa-kernels/src/exact.rs"
                const u32 high_11 = fraction_11 >> t2388;
                const u32 t2390 = digit_11 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t2391 = (u64)t2390 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t2392 = t2137 + t2391;
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_21 = (u64)low_11;
                const u64 t2394 = 0ull - part_21;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t2395 = is_negative_11 ? t2394 : part_21;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t2392), "l"(t2395) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_22 = (u64)high_11;
                const u64 t2397 = 0ull - part_22;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t2398 = is_negative_11 ? t2397 : part_22;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t2392), "l"(t2398) : "memory");
            }
        }
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2399 = ds_16 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2400 = t2399 ? 0.0f : t44_17;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t14_25 = -t2400;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t15_18 = t14_25 * t11_2_25;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2403 = t2400 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2404 = t2403 ? 0.0f : t15_18;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2405 = t2235 + t2404;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2406 = lane == 0u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2407;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2407) : "f"(t2405));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2408 = t2405 + t2407;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2409;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2409) : "f"(t2408));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2410 = t2408 + t2409;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2411;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t2411) : "f"(t2410));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2412 = t2410 + t2411;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2413;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t2413) : "f"(t2412));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2414 = t2412 + t2413;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2415;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t2415) : "f"(t2414));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2416 = t2414 + t2415;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2417 = t2416 != 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2418 = t2417 & t2406;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t2418) {
#line 47 "fa-kernels/src/exact.rs"
            u32 bits_12;
            asm("mov.b32 %0, %1;" : "=r"(bits_12) : "f"(t2416));
#line 48 "fa-kernels/src/exact.rs"
            const u32 t2420 = bits_12 >> 23u;
#line 48 "fa-kernels/src/exact.rs"
            const u32 exponent_12 = t2420 & 255u;
            const bool t2422 = exponent_12 == 255u;
#line 49 "fa-kernels/src/exact.rs"
            if (t2422) {
                const u64 t2423 = t1050 + 96ull;
#line 50 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2423), "f"(t2416) : "memory");
            } else {
#line 53 "fa-kernels/src/exact.rs"
                const bool t2424 = exponent_12 == 0u;
#line 53 "fa-kernels/src/exact.rs"
                const u32 leading_12 = t2424 ? 0u : 8388608u;
                const u32 t2426 = bits_12 & 8388607u;
#line 54 "fa-kernels/src/exact.rs"
                const u32 fraction_12 = t2426 | leading_12;
                const u32 t2428 = exponent_12 > 1u ? exponent_12 : 1u;
#line 55 "fa-kernels/src/exact.rs"
                const u32 place_13 = t2428 - 1u;
                const u32 digit_12 = place_13 / 24u;
                const u32 t2431 = digit_12 * 24u;
#line 57 "fa-kernels/src/exact.rs"
                const u32 shift_12 = place_13 - t2431;
                const u32 t2433 = bits_12 >> 31u;
#line 58 "fa-kernels/src/exact.rs"
                const bool is_negative_12 = t2433 != 0u;
#line 63 "fa-kernels/src/exact.rs"
                const u32 t2435 = fraction_12 << shift_12;
#line 63 "fa-kernels/src/exact.rs"
                const u32 low_12 = t2435 & 16777215u;
                const u32 t2437 = 24u - shift_12;
#line 64 "fa-kernels/src/exact.rs"
                const u32 high_12 = fraction_12 >> t2437;
                const u32 t2439 = digit_12 << 1u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t2440 = (u64)t2439 * 4u;
#line 65 "fa-kernels/src/exact.rs"
                const u64 t2441 = t1050 + t2440;
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_23 = (u64)low_12;
                const u64 t2443 = 0ull - part_23;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t2444 = is_negative_12 ? t2443 : part_23;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+0], %1;" :  : "l"(t2441), "l"(t2444) : "memory");
#line 60 "fa-kernels/src/exact.rs"
                const u64 part_24 = (u64)high_12;
                const u64 t2446 = 0ull - part_24;
#line 61 "fa-kernels/src/exact.rs"
                const u64 t2447 = is_negative_12 ? t2446 : part_24;
#line 61 "fa-kernels/src/exact.rs"
                asm volatile("red.relaxed.gpu.global.add.u64 [%0+8], %1;" :  : "l"(t2441), "l"(t2447) : "memory");
            }
        }
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_16 = t2400;
        s_16 = p_16;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2448 = share << 11u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2449 = t40 + t2448;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2450;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2450) : "r"(lane));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2451 = t2450 >> 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2452 = t43 + t2451;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2453 = t2452 >> 1u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2454 = t2453 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2455 = 0u ^ t2454;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2456 = t2452 << 6u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2457 = t2455 << 4u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2458 = t2456 + t2457;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2459 = t2450 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2460 = t2459 << 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2461 = t2458 + t2460;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2462;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2462) : "f"(dp), "f"(dp_2));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2463 = t2449 + t2461;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2463), "r"(t2462) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2464;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2464) : "f"(dp_5), "f"(dp_6));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2465 = t2461 ^ 16u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2466 = t2449 + t2465;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2466), "r"(t2464) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2467;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2467) : "f"(dp_9), "f"(dp_10));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2468 = t2461 ^ 32u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2469 = t2449 + t2468;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2469), "r"(t2467) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2470;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2470) : "f"(dp_13), "f"(dp_14));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2471 = t2461 ^ 48u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2472 = t2449 + t2471;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2472), "r"(t2470) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2473 = t2450 >> 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2474 = t43 + t2473;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2475 = t2474 + 8u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2476 = t2475 >> 1u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2477 = t2476 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2478 = 0u ^ t2477;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2479 = t2475 << 6u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2480 = t2478 << 4u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2481 = t2479 + t2480;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2482 = t2450 & 3u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2483 = t2482 << 2u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2484 = t2481 + t2483;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2485;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2485) : "f"(dp_3), "f"(dp_4));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2486 = t2449 + t2484;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2486), "r"(t2485) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2487;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2487) : "f"(dp_7), "f"(dp_8));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2488 = t2484 ^ 16u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2489 = t2449 + t2488;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2489), "r"(t2487) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2490;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2490) : "f"(dp_11), "f"(dp_12));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2491 = t2484 ^ 32u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2492 = t2449 + t2491;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2492), "r"(t2490) : "memory");
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2493;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2493) : "f"(dp_15), "f"(dp_16));
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2494 = t2484 ^ 48u;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2495 = t2449 + t2494;
#line 322 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2495), "r"(t2493) : "memory");
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2496;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2496) : "f"(s), "f"(s_2));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2497;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2497) : "f"(s_3), "f"(s_4));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2498;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2498) : "f"(s_5), "f"(s_6));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2499;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2499) : "f"(s_7), "f"(s_8));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2500;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2500) : "f"(s_9), "f"(s_10));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2501;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2501) : "f"(s_11), "f"(s_12));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2502;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2502) : "f"(s_13), "f"(s_14));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2503;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2503) : "f"(s_15), "f"(s_16));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2504;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2504) : "r"(t68));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2505 = t2504 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2506 = t2504 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2507 = t2504 ^ 96u;
        const u32 t2508 = t180 + t2504;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2509 = t180 + t2505;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2510 = t180 + t2506;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2511 = t180 + t2507;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t2508) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(t2496), "r"(t2497), "r"(t2498), "r"(t2499), "r"(m_97), "r"(m_98));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(t2496), "r"(t2497), "r"(t2498), "r"(t2499), "r"(m_99), "r"(m_100));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t2509) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(t2496), "r"(t2497), "r"(t2498), "r"(t2499), "r"(m_101), "r"(m_102));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(t2496), "r"(t2497), "r"(t2498), "r"(t2499), "r"(m_103), "r"(m_104));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t2510) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(t2496), "r"(t2497), "r"(t2498), "r"(t2499), "r"(m_105), "r"(m_106));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(t2496), "r"(t2497), "r"(t2498), "r"(t2499), "r"(m_107), "r"(m_108));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t2511) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(t2496), "r"(t2497), "r"(t2498), "r"(t2499), "r"(m_109), "r"(m_110));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t2496), "r"(t2497), "r"(t2498), "r"(t2499), "r"(m_111), "r"(m_112));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t2508) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(t2500), "r"(t2501), "r"(t2502), "r"(t2503), "r"(m_113), "r"(m_114));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(t2500), "r"(t2501), "r"(t2502), "r"(t2503), "r"(m_115), "r"(m_116));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t2509) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(t2500), "r"(t2501), "r"(t2502), "r"(t2503), "r"(m_117), "r"(m_118));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(t2500), "r"(t2501), "r"(t2502), "r"(t2503), "r"(m_119), "r"(m_120));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t2510) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(t2500), "r"(t2501), "r"(t2502), "r"(t2503), "r"(m_121), "r"(m_122));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(t2500), "r"(t2501), "r"(t2502), "r"(t2503), "r"(m_123), "r"(m_124));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t2511) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(t2500), "r"(t2501), "r"(t2502), "r"(t2503), "r"(m_125), "r"(m_126));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t2500), "r"(t2501), "r"(t2502), "r"(t2503), "r"(m_127), "r"(m_128));
#line 201 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 233 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (more) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2512 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2513 = (u32)d_o_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2514 = t2513 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_4 = (u64)t371 * t2514;
            const u64 of_head_3 = t209 + head_4;
            const u32 t2517 = t373 << 5u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2518 = (u64)t213 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2519 = t180 + t218;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2520 = t2517 + t212;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2521 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2522 = t2521 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2523 = t2520 < t2522 ? t2520 : t2522;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2524 = (u64)t2523 * t211;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2525 = of_head_3 + t2524;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2526 = t2525 + t2518;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2527 = t2517 + t212;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2528 = t2527 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2529 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2530 = t2529 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2531 = t2528 < t2530 ? t2528 : t2530;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2532 = (u64)t2531 * t211;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2533 = of_head_3 + t2532;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2534 = t2533 + t2518;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2535 = t2517 + t212;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2536 = t2535 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2537 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2538 = t2537 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2539 = t2536 < t2538 ? t2536 : t2538;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2540 = (u64)t2539 * t211;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2541 = of_head_3 + t2540;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2542 = t2541 + t2518;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2543 = t2517 + t212;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2544 = t2543 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2545 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2546 = t2545 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2547 = t2544 < t2546 ? t2544 : t2546;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2548 = (u64)t2547 * t211;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2549 = of_head_3 + t2548;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2550 = t2549 + t2518;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2551 = t2517 + t212;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2552 = t2551 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2553 = t213 < t2512;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2554 = t2552 & t2553;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2555 = t2554 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t2519), "l"(t2526), "r"(t2555) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2556 = t2517 + t212;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2557 = t2556 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2558 = t2557 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2559 = t213 < t2512;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2560 = t2558 & t2559;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2561 = t2560 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+1024], [%1], 16, %2;" :  : "r"(t2519), "l"(t2534), "r"(t2561) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2562 = t2517 + t212;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2563 = t2562 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2564 = t2563 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2565 = t213 < t2512;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2566 = t2564 & t2565;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2567 = t2566 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t2519), "l"(t2542), "r"(t2567) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2568 = t2517 + t212;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2569 = t2568 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2570 = t2569 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2571 = t213 < t2512;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2572 = t2570 & t2571;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2573 = t2572 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+3072], [%1], 16, %2;" :  : "r"(t2519), "l"(t2550), "r"(t2573) : "memory");
        }
#line 236 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2574;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2574) : "f"(dp), "f"(dp_2));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2575;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2575) : "f"(dp_3), "f"(dp_4));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2576;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2576) : "f"(dp_5), "f"(dp_6));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2577;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2577) : "f"(dp_7), "f"(dp_8));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2578;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2578) : "f"(dp_9), "f"(dp_10));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2579;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2579) : "f"(dp_11), "f"(dp_12));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2580;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2580) : "f"(dp_13), "f"(dp_14));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2581;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2581) : "f"(dp_15), "f"(dp_16));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2582;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2582) : "r"(t68));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2583 = t2582 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2584 = t2582 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2585 = t2582 ^ 96u;
        const u32 t2586 = smem_2 + t2582;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2587 = smem_2 + t2583;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2588 = smem_2 + t2584;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2589 = smem_2 + t2585;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t2586) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(t2574), "r"(t2575), "r"(t2576), "r"(t2577), "r"(m_129), "r"(m_130));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(t2574), "r"(t2575), "r"(t2576), "r"(t2577), "r"(m_131), "r"(m_132));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t2587) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(t2574), "r"(t2575), "r"(t2576), "r"(t2577), "r"(m_133), "r"(m_134));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(t2574), "r"(t2575), "r"(t2576), "r"(t2577), "r"(m_135), "r"(m_136));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t2588) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(t2574), "r"(t2575), "r"(t2576), "r"(t2577), "r"(m_137), "r"(m_138));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(t2574), "r"(t2575), "r"(t2576), "r"(t2577), "r"(m_139), "r"(m_140));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t2589) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(t2574), "r"(t2575), "r"(t2576), "r"(t2577), "r"(m_141), "r"(m_142));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(t2574), "r"(t2575), "r"(t2576), "r"(t2577), "r"(m_143), "r"(m_144));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t2586) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(t2578), "r"(t2579), "r"(t2580), "r"(t2581), "r"(m_145), "r"(m_146));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(t2578), "r"(t2579), "r"(t2580), "r"(t2581), "r"(m_147), "r"(m_148));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t2587) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(t2578), "r"(t2579), "r"(t2580), "r"(t2581), "r"(m_149), "r"(m_150));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(t2578), "r"(t2579), "r"(t2580), "r"(t2581), "r"(m_151), "r"(m_152));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t2588) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(t2578), "r"(t2579), "r"(t2580), "r"(t2581), "r"(m_153), "r"(m_154));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(t2578), "r"(t2579), "r"(t2580), "r"(t2581), "r"(m_155), "r"(m_156));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t2589) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(t2578), "r"(t2579), "r"(t2580), "r"(t2581), "r"(m_157), "r"(m_158));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(t2578), "r"(t2579), "r"(t2580), "r"(t2581), "r"(m_159), "r"(m_160));
#line 224 "fa-kernels/src/attention/backward/work.rs"
        const u32 t2590 = batch_2 * heads;
#line 224 "fa-kernels/src/attention/backward/work.rs"
        const u32 t2591 = t2590 + head;
#line 224 "fa-kernels/src/attention/backward/work.rs"
        const u32 t2592 = t2591 * padded;
#line 224 "fa-kernels/src/attention/backward/work.rs"
        const u32 t2593 = block << 5u;
#line 224 "fa-kernels/src/attention/backward/work.rs"
        const u32 row_19 = t2592 + t2593;
#line 351 "fa-kernels/src/attention/backward/turns.rs"
        const u32 t2595 = row_19 >> 5u;
#line 351 "fa-kernels/src/attention/backward/turns.rs"
        const u32 index = t2595 + 1u;
        const u64 t2597 = (u64)index;
#line 352 "fa-kernels/src/attention/backward/turns.rs"
        const u64 t2598 = t2597 * turns_stride0;
#line 352 "fa-kernels/src/attention/backward/turns.rs"
        const u64 t2599 = t2598 * 4ull;
#line 352 "fa-kernels/src/attention/backward/turns.rs"
        const u64 t2600 = turns + t2599;
#line 79 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t2601 = seq_k + 31u;
#line 79 "fa-kernels/src/attention/query_blocks.rs"
        const u32 all = t2601 >> 5u;
#line 383 "fa-kernels/src/attention/backward/turns.rs"
        const u32 number_2 = t30 >> 5u;
        const u32 t2604 = number_2 + 1u;
#line 384 "fa-kernels/src/attention/backward/turns.rs"
        const bool t2605 = t2604 == all;
#line 384 "fa-kernels/src/attention/backward/turns.rs"
        const u32 t2606 = number_2 + 1u;
#line 384 "fa-kernels/src/attention/backward/turns.rs"
        const u32 t2607 = t2605 ? 0u : t2606;
#line 222 "fa-kernels/src/attention/backward/turns.rs"
        while (true) {
#line 222 "fa-kernels/src/attention/backward/turns.rs"
            u32 t2608;
            asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t2608) : "l"(t2600) : "memory");
#line 222 "fa-kernels/src/attention/backward/turns.rs"
            const bool t2609 = t2608 != number_2;
            if (!t2609) break;
        }
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2612 = t48 << 12u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2613 = smem_1 + t2612;
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
        const u32 t2615 = lane_2 & 7u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2616 = lane_2 >> 4u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2617 = t2616 << 3u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2618 = t2615 + t2617;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2619 = t47 >> 3u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2620 = lane_2 >> 3u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2621 = t2620 & 1u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2622 = t2619 + t2621;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2623 = t2622 >> 2u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2624 = t2622 & 3u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2625 = t2623 << 11u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2626 = t40 + t2625;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2627 = t2618 >> 1u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2628 = t2627 & 3u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2629 = t2624 ^ t2628;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2630 = t2618 << 6u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2631 = t2629 << 4u;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2632 = t2630 + t2631;
#line 332 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2633 = t2626 + t2632;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2634;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2634) : "r"(t68));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2635 = t2634 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2636 = t2634 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2637 = t2634 ^ 96u;
        const u32 t2638 = t2613 + t2634;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2639 = t2613 + t2635;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2640 = t2613 + t2636;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2641 = t2613 + t2637;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t2633) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t2638) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_165), "r"(m_166));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_167), "r"(m_168));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t2639) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_169), "r"(m_170));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_171), "r"(m_172));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t2640) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_173), "r"(m_174));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_175), "r"(m_176));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t2641) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_177), "r"(m_178));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_179), "r"(m_180));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t2633) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t2638) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_185), "r"(m_186));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_187), "r"(m_188));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t2639) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_189), "r"(m_190));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_191), "r"(m_192));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t2640) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_193), "r"(m_194));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_195), "r"(m_196));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t2641) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_197), "r"(m_198));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_199), "r"(m_200));
#line 224 "fa-kernels/src/attention/backward/work.rs"
        const u32 t2642 = batch_2 * heads;
#line 224 "fa-kernels/src/attention/backward/work.rs"
        const u32 t2643 = t2642 + head;
#line 224 "fa-kernels/src/attention/backward/work.rs"
        const u32 t2644 = t2643 * padded;
#line 224 "fa-kernels/src/attention/backward/work.rs"
        const u32 t2645 = block << 5u;
#line 224 "fa-kernels/src/attention/backward/work.rs"
        const u32 row_20 = t2644 + t2645;
#line 337 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 row_21 = row_20 + t47;
        const u64 t2648 = (u64)row_21;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2649 = t2648 * sums_stride0;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2650 = t2649 * 4ull;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2651 = sums + t2650;
        const u32 t2652 = t48 << 10u;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2653 = (u64)t2652 * 4u;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2654 = t2651 + t2653;
#line 329 "fa-kernels/src/attention/backward/turns.rs"
        const bool t2655 = t30 == 0u;
#line 69 "fa-kernels/src/attention/backward/sums.rs"
        if (t2655) {
            const u64 t2656 = (u64)lane * 4u;
#line 70 "fa-kernels/src/attention/backward/sums.rs"
            const u64 t2657 = t2654 + t2656;
#line 70 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2657), "f"(dq) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t2657), "f"(dq_2) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t2657), "f"(dq_3) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t2657), "f"(dq_4) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t2657), "f"(dq_5) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t2657), "f"(dq_6) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t2657), "f"(dq_7) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t2657), "f"(dq_8) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t2657), "f"(dq_9) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t2657), "f"(dq_10) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+1280], %1;" :  : "l"(t2657), "f"(dq_11) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+1408], %1;" :  : "l"(t2657), "f"(dq_12) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+1536], %1;" :  : "l"(t2657), "f"(dq_13) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+1664], %1;" :  : "l"(t2657), "f"(dq_14) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+1792], %1;" :  : "l"(t2657), "f"(dq_15) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+1920], %1;" :  : "l"(t2657), "f"(dq_16) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+2048], %1;" :  : "l"(t2657), "f"(dq_17) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+2176], %1;" :  : "l"(t2657), "f"(dq_18) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+2304], %1;" :  : "l"(t2657), "f"(dq_19) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+2432], %1;" :  : "l"(t2657), "f"(dq_20) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+2560], %1;" :  : "l"(t2657), "f"(dq_21) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+2688], %1;" :  : "l"(t2657), "f"(dq_22) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+2816], %1;" :  : "l"(t2657), "f"(dq_23) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+2944], %1;" :  : "l"(t2657), "f"(dq_24) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+3072], %1;" :  : "l"(t2657), "f"(dq_25) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+3200], %1;" :  : "l"(t2657), "f"(dq_26) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+3328], %1;" :  : "l"(t2657), "f"(dq_27) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+3456], %1;" :  : "l"(t2657), "f"(dq_28) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+3584], %1;" :  : "l"(t2657), "f"(dq_29) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+3712], %1;" :  : "l"(t2657), "f"(dq_30) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+3840], %1;" :  : "l"(t2657), "f"(dq_31) : "memory");
#line 70 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+3968], %1;" :  : "l"(t2657), "f"(dq_32) : "memory");
        } else {
            const u64 t2658 = (u64)lane * 4u;
#line 72 "fa-kernels/src/attention/backward/sums.rs"
            const u64 t2659 = t2654 + t2658;
#line 72 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2659), "f"(dq) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+128], %1;" :  : "l"(t2659), "f"(dq_2) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+256], %1;" :  : "l"(t2659), "f"(dq_3) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+384], %1;" :  : "l"(t2659), "f"(dq_4) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+512], %1;" :  : "l"(t2659), "f"(dq_5) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+640], %1;" :  : "l"(t2659), "f"(dq_6) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+768], %1;" :  : "l"(t2659), "f"(dq_7) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+896], %1;" :  : "l"(t2659), "f"(dq_8) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1024], %1;" :  : "l"(t2659), "f"(dq_9) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1152], %1;" :  : "l"(t2659), "f"(dq_10) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1280], %1;" :  : "l"(t2659), "f"(dq_11) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1408], %1;" :  : "l"(t2659), "f"(dq_12) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1536], %1;" :  : "l"(t2659), "f"(dq_13) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1664], %1;" :  : "l"(t2659), "f"(dq_14) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1792], %1;" :  : "l"(t2659), "f"(dq_15) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1920], %1;" :  : "l"(t2659), "f"(dq_16) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2048], %1;" :  : "l"(t2659), "f"(dq_17) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2176], %1;" :  : "l"(t2659), "f"(dq_18) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2304], %1;" :  : "l"(t2659), "f"(dq_19) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2432], %1;" :  : "l"(t2659), "f"(dq_20) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2560], %1;" :  : "l"(t2659), "f"(dq_21) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2688], %1;" :  : "l"(t2659), "f"(dq_22) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2816], %1;" :  : "l"(t2659), "f"(dq_23) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2944], %1;" :  : "l"(t2659), "f"(dq_24) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3072], %1;" :  : "l"(t2659), "f"(dq_25) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3200], %1;" :  : "l"(t2659), "f"(dq_26) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3328], %1;" :  : "l"(t2659), "f"(dq_27) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3456], %1;" :  : "l"(t2659), "f"(dq_28) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3584], %1;" :  : "l"(t2659), "f"(dq_29) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3712], %1;" :  : "l"(t2659), "f"(dq_30) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3840], %1;" :  : "l"(t2659), "f"(dq_31) : "memory");
#line 72 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3968], %1;" :  : "l"(t2659), "f"(dq_32) : "memory");
        }
#line 214 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 217 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2660 = thread == 0u;
#line 217 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t2660) {
#line 241 "fa-kernels/src/attention/backward/turns.rs"
            asm volatile("st.release.gpu.global.u32 [%0+0], %1;" :  : "l"(t2600), "r"(t2607) : "memory");
        }
#line 233 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (more) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2661 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2662 = (u32)q_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2663 = t2662 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_5 = (u64)t371 * t2663;
            const u64 of_head_4 = t188 + head_5;
            const u32 t2666 = t373 << 5u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2667 = (u64)t192 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2668 = smem_2 + t197;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2669 = t2666 + t191;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2670 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2671 = t2670 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2672 = t2669 < t2671 ? t2669 : t2671;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2673 = (u64)t2672 * t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2674 = of_head_4 + t2673;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2675 = t2674 + t2667;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2676 = t2666 + t191;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2677 = t2676 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2678 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2679 = t2678 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2680 = t2677 < t2679 ? t2677 : t2679;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2681 = (u64)t2680 * t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2682 = of_head_4 + t2681;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2683 = t2682 + t2667;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2684 = t2666 + t191;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2685 = t2684 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2686 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2687 = t2686 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2688 = t2685 < t2687 ? t2685 : t2687;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2689 = (u64)t2688 * t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2690 = of_head_4 + t2689;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2691 = t2690 + t2667;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2692 = t2666 + t191;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2693 = t2692 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2694 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2695 = t2694 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2696 = t2693 < t2695 ? t2693 : t2695;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2697 = (u64)t2696 * t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2698 = of_head_4 + t2697;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2699 = t2698 + t2667;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2700 = t2666 + t191;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2701 = t2700 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2702 = t192 < t2661;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2703 = t2701 & t2702;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2704 = t2703 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t2668), "l"(t2675), "r"(t2704) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2705 = t2666 + t191;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2706 = t2705 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2707 = t2706 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2708 = t192 < t2661;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2709 = t2707 & t2708;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2710 = t2709 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+1024], [%1], 16, %2;" :  : "r"(t2668), "l"(t2683), "r"(t2710) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2711 = t2666 + t191;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2712 = t2711 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2713 = t2712 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2714 = t192 < t2661;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2715 = t2713 & t2714;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2716 = t2715 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t2668), "l"(t2691), "r"(t2716) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2717 = t2666 + t191;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2718 = t2717 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2719 = t2718 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2720 = t192 < t2661;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2721 = t2719 & t2720;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2722 = t2721 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+3072], [%1], 16, %2;" :  : "r"(t2668), "l"(t2699), "r"(t2722) : "memory");
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2723 = thread < 16u;
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            if (t2723) {
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2724 = batch_2 * heads;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2725 = t2724 + t371;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2726 = t2725 * padded;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2727 = t373 << 5u;
#line 224 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_22 = t2726 + t2727;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t2729 = thread << 1u;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 row_23 = row_22 + t2729;
                const u32 t2731 = thread << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t2732 = t181 + t2731;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t2733 = (u64)row_23;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t2734 = t2733 * statistics_stride0;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t2735 = t2734 * 4ull;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t2736 = statistics + t2735;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t2732), "l"(t2736) : "memory");
            }
        }
#line 236 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 149 "fa-kernels/src/attention/backward/work.rs"
        head = t371;
        block = t373;
    }
#line 164 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 166 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2737 = dk_2 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_2 = t2737;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2738 = dk_3 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_3 = t2738;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2739 = dk_4 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_4 = t2739;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2740 = dk_5 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_5 = t2740;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2741 = dk_6 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_6 = t2741;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2742 = dk_7 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_7 = t2742;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2743 = dk_8 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_8 = t2743;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2744 = dk_9 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_9 = t2744;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2745 = dk_10 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_10 = t2745;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2746 = dk_11 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_11 = t2746;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2747 = dk_12 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_12 = t2747;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2748 = dk_13 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_13 = t2748;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2749 = dk_14 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_14 = t2749;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2750 = dk_15 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_15 = t2750;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2751 = dk_16 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_16 = t2751;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2752 = dk_17 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_17 = t2752;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2753 = dk_18 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_18 = t2753;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2754 = dk_19 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_19 = t2754;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2755 = dk_20 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_20 = t2755;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2756 = dk_21 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_21 = t2756;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2757 = dk_22 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_22 = t2757;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2758 = dk_23 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_23 = t2758;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2759 = dk_24 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_24 = t2759;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2760 = dk_25 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_25 = t2760;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2761 = dk_26 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_26 = t2761;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2762 = dk_27 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_27 = t2762;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2763 = dk_28 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_28 = t2763;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2764 = dk_29 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_29 = t2764;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2765 = dk_30 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_30 = t2765;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2766 = dk_31 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_31 = t2766;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2767 = dk_32 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_32 = t2767;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2768 = dk_33 * scale;
#line 353 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_33 = t2768;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2769 = share << 12u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2770 = smem_1 + t2769;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2771 = lane >> 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2772 = t43 + t2771;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2773 = t2772 & 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2774 = 0u ^ t2773;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2775 = t2772 << 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2776 = t2774 << 4u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2777 = t2775 + t2776;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2778 = lane & 3u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2779 = t2778 << 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2780 = t2777 + t2779;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2781;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2781) : "f"(dk_2), "f"(dk_3));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2782 = t2770 + t2780;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2782), "r"(t2781) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2783;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2783) : "f"(dk_6), "f"(dk_7));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2784 = t2780 ^ 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2785 = t2770 + t2784;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2785), "r"(t2783) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2786;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2786) : "f"(dk_10), "f"(dk_11));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2787 = t2780 ^ 32u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2788 = t2770 + t2787;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2788), "r"(t2786) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2789;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2789) : "f"(dk_14), "f"(dk_15));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2790 = t2780 ^ 48u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2791 = t2770 + t2790;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2791), "r"(t2789) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2792;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2792) : "f"(dk_18), "f"(dk_19));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2793 = t2780 ^ 64u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2794 = t2770 + t2793;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2794), "r"(t2792) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2795;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2795) : "f"(dk_22), "f"(dk_23));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2796 = t2780 ^ 80u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2797 = t2770 + t2796;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2797), "r"(t2795) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2798;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2798) : "f"(dk_26), "f"(dk_27));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2799 = t2780 ^ 96u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2800 = t2770 + t2799;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2800), "r"(t2798) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2801;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2801) : "f"(dk_30), "f"(dk_31));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2802 = t2780 ^ 112u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2803 = t2770 + t2802;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2803), "r"(t2801) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2804 = lane >> 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2805 = t43 + t2804;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2806 = t2805 + 8u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2807 = t2806 & 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2808 = 0u ^ t2807;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2809 = t2806 << 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2810 = t2808 << 4u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2811 = t2809 + t2810;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2812 = lane & 3u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2813 = t2812 << 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2814 = t2811 + t2813;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2815;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2815) : "f"(dk_4), "f"(dk_5));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2816 = t2770 + t2814;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2816), "r"(t2815) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2817;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2817) : "f"(dk_8), "f"(dk_9));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2818 = t2814 ^ 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2819 = t2770 + t2818;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2819), "r"(t2817) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2820;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2820) : "f"(dk_12), "f"(dk_13));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2821 = t2814 ^ 32u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2822 = t2770 + t2821;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2822), "r"(t2820) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2823;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2823) : "f"(dk_16), "f"(dk_17));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2824 = t2814 ^ 48u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2825 = t2770 + t2824;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2825), "r"(t2823) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2826;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2826) : "f"(dk_20), "f"(dk_21));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2827 = t2814 ^ 64u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2828 = t2770 + t2827;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2828), "r"(t2826) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2829;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2829) : "f"(dk_24), "f"(dk_25));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2830 = t2814 ^ 80u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2831 = t2770 + t2830;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2831), "r"(t2829) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2832;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2832) : "f"(dk_28), "f"(dk_29));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2833 = t2814 ^ 96u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2834 = t2770 + t2833;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2834), "r"(t2832) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2835;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2835) : "f"(dk_32), "f"(dk_33));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2836 = t2814 ^ 112u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2837 = t2770 + t2836;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2837), "r"(t2835) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 367 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 first_column = share << 6u;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2839 = (u64)batch_2;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2840 = t2839 * dk_stride0;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2841 = t2840 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2842 = dk + t2841;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2843 = (u64)t30;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2844 = t2843 * dk_stride1;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2845 = t2844 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2846 = t2842 + t2845;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2847 = (u64)t32;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2848 = t2847 * dk_stride2;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2849 = t2848 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2850 = t2846 + t2849;
    const u32 end_9 = head_dim > first_column ? head_dim : first_column;
    const u32 t2852 = seq_k - t30;
#line 371 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2853 = end_9 - first_column;
#line 371 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2854 = t2853 >> 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2855 = (u64)first_column * 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2856 = t2850 + t2855;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2857 = (u32)dk_stride1;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2858 = t2857 << 1u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2859 = lane >> 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2860 = t43 + t2859;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2861 = lane & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2862 = t2860 < t2852;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2863 = t2861 < t2854;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2864 = t2862 & t2863;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t2864) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2865 = t2860 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2866 = t2861 ^ t2865;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2867 = t2860 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2868 = t2866 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2869 = t2867 + t2868;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2870 = t2770 + t2869;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_24;
        u32 row_25;
        u32 row_26;
        u32 row_27;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_24), "=r"(row_25), "=r"(row_26), "=r"(row_27) : "r"(t2870) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2871 = (u64)t2860 * t2858;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2872 = t2856 + t2871;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2873 = (u64)t2861 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2874 = t2872 + t2873;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2874), "r"(row_24), "r"(row_25), "r"(row_26), "r"(row_27) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2875 = t2860 + 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2876 = t2875 < t2852;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2877 = t2861 < t2854;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2878 = t2876 & t2877;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t2878) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2879 = t2875 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2880 = t2861 ^ t2879;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2881 = t2875 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2882 = t2880 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2883 = t2881 + t2882;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2884 = t2770 + t2883;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_28;
        u32 row_29;
        u32 row_30;
        u32 row_31;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_28), "=r"(row_29), "=r"(row_30), "=r"(row_31) : "r"(t2884) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2885 = (u64)t2875 * t2858;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2886 = t2856 + t2885;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2887 = (u64)t2861 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2888 = t2886 + t2887;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2888), "r"(row_28), "r"(row_29), "r"(row_30), "r"(row_31) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2889 = t2860 + 8u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2890 = t2889 < t2852;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2891 = t2861 < t2854;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2892 = t2890 & t2891;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t2892) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2893 = t2889 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2894 = t2861 ^ t2893;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2895 = t2889 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2896 = t2894 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2897 = t2895 + t2896;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2898 = t2770 + t2897;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_32;
        u32 row_33;
        u32 row_34;
        u32 row_35;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_32), "=r"(row_33), "=r"(row_34), "=r"(row_35) : "r"(t2898) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2899 = (u64)t2889 * t2858;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2900 = t2856 + t2899;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2901 = (u64)t2861 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2902 = t2900 + t2901;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2902), "r"(row_32), "r"(row_33), "r"(row_34), "r"(row_35) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2903 = t2860 + 12u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2904 = t2903 < t2852;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2905 = t2861 < t2854;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2906 = t2904 & t2905;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t2906) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2907 = t2903 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2908 = t2861 ^ t2907;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2909 = t2903 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2910 = t2908 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2911 = t2909 + t2910;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2912 = t2770 + t2911;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_36;
        u32 row_37;
        u32 row_38;
        u32 row_39;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_36), "=r"(row_37), "=r"(row_38), "=r"(row_39) : "r"(t2912) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2913 = (u64)t2903 * t2858;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2914 = t2856 + t2913;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2915 = (u64)t2861 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2916 = t2914 + t2915;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2916), "r"(row_36), "r"(row_37), "r"(row_38), "r"(row_39) : "memory");
    }
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2917 = share << 12u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2918 = t44 + t2917;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2919 = lane >> 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2920 = t43 + t2919;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2921 = t2920 & 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2922 = 0u ^ t2921;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2923 = t2920 << 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2924 = t2922 << 4u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2925 = t2923 + t2924;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2926 = lane & 3u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2927 = t2926 << 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2928 = t2925 + t2927;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2929;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2929) : "f"(dv_2), "f"(dv_3));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2930 = t2918 + t2928;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2930), "r"(t2929) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2931;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2931) : "f"(dv_6), "f"(dv_7));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2932 = t2928 ^ 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2933 = t2918 + t2932;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2933), "r"(t2931) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2934;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2934) : "f"(dv_10), "f"(dv_11));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2935 = t2928 ^ 32u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2936 = t2918 + t2935;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2936), "r"(t2934) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2937;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2937) : "f"(dv_14), "f"(dv_15));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2938 = t2928 ^ 48u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2939 = t2918 + t2938;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2939), "r"(t2937) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2940;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2940) : "f"(dv_18), "f"(dv_19));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2941 = t2928 ^ 64u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2942 = t2918 + t2941;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2942), "r"(t2940) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2943;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2943) : "f"(dv_22), "f"(dv_23));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2944 = t2928 ^ 80u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2945 = t2918 + t2944;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2945), "r"(t2943) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2946;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2946) : "f"(dv_26), "f"(dv_27));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2947 = t2928 ^ 96u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2948 = t2918 + t2947;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2948), "r"(t2946) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2949;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2949) : "f"(dv_30), "f"(dv_31));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2950 = t2928 ^ 112u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2951 = t2918 + t2950;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2951), "r"(t2949) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2952 = lane >> 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2953 = t43 + t2952;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2954 = t2953 + 8u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2955 = t2954 & 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2956 = 0u ^ t2955;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2957 = t2954 << 7u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2958 = t2956 << 4u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2959 = t2957 + t2958;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2960 = lane & 3u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2961 = t2960 << 2u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2962 = t2959 + t2961;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2963;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2963) : "f"(dv_4), "f"(dv_5));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2964 = t2918 + t2962;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2964), "r"(t2963) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2965;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2965) : "f"(dv_8), "f"(dv_9));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2966 = t2962 ^ 16u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2967 = t2918 + t2966;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2967), "r"(t2965) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2968;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2968) : "f"(dv_12), "f"(dv_13));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2969 = t2962 ^ 32u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2970 = t2918 + t2969;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2970), "r"(t2968) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2971;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2971) : "f"(dv_16), "f"(dv_17));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2972 = t2962 ^ 48u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2973 = t2918 + t2972;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2973), "r"(t2971) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2974;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2974) : "f"(dv_20), "f"(dv_21));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2975 = t2962 ^ 64u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2976 = t2918 + t2975;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2976), "r"(t2974) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2977;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2977) : "f"(dv_24), "f"(dv_25));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2978 = t2962 ^ 80u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2979 = t2918 + t2978;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2979), "r"(t2977) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2980;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2980) : "f"(dv_28), "f"(dv_29));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2981 = t2962 ^ 96u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2982 = t2918 + t2981;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2982), "r"(t2980) : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2983;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2983) : "f"(dv_32), "f"(dv_33));
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2984 = t2962 ^ 112u;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2985 = t2918 + t2984;
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2985), "r"(t2983) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 367 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 first_column_2 = share << 6u;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2987 = (u64)batch_2;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2988 = t2987 * dv_stride0;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2989 = t2988 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2990 = dv + t2989;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2991 = (u64)t30;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2992 = t2991 * dv_stride1;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2993 = t2992 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2994 = t2990 + t2993;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2995 = (u64)t32;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2996 = t2995 * dv_stride2;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2997 = t2996 * 2ull;
#line 369 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2998 = t2994 + t2997;
    const u32 end_10 = head_dim > first_column_2 ? head_dim : first_column_2;
    const u32 t3000 = seq_k - t30;
#line 371 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3001 = end_10 - first_column_2;
#line 371 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3002 = t3001 >> 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t3003 = (u64)first_column_2 * 2u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t3004 = t2998 + t3003;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3005 = (u32)dv_stride1;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3006 = t3005 << 1u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3007 = lane >> 3u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3008 = t43 + t3007;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3009 = lane & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t3010 = t3008 < t3000;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t3011 = t3009 < t3002;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t3012 = t3010 & t3011;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t3012) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3013 = t3008 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3014 = t3009 ^ t3013;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3015 = t3008 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3016 = t3014 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3017 = t3015 + t3016;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3018 = t2918 + t3017;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_40;
        u32 row_41;
        u32 row_42;
        u32 row_43;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_40), "=r"(row_41), "=r"(row_42), "=r"(row_43) : "r"(t3018) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t3019 = (u64)t3008 * t3006;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t3020 = t3004 + t3019;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t3021 = (u64)t3009 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t3022 = t3020 + t3021;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3022), "r"(row_40), "r"(row_41), "r"(row_42), "r"(row_43) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3023 = t3008 + 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t3024 = t3023 < t3000;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t3025 = t3009 < t3002;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t3026 = t3024 & t3025;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t3026) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3027 = t3023 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3028 = t3009 ^ t3027;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3029 = t3023 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3030 = t3028 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3031 = t3029 + t3030;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3032 = t2918 + t3031;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_44;
        u32 row_45;
        u32 row_46;
        u32 row_47;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_44), "=r"(row_45), "=r"(row_46), "=r"(row_47) : "r"(t3032) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t3033 = (u64)t3023 * t3006;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t3034 = t3004 + t3033;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t3035 = (u64)t3009 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t3036 = t3034 + t3035;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3036), "r"(row_44), "r"(row_45), "r"(row_46), "r"(row_47) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3037 = t3008 + 8u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t3038 = t3037 < t3000;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t3039 = t3009 < t3002;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t3040 = t3038 & t3039;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t3040) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3041 = t3037 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3042 = t3009 ^ t3041;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3043 = t3037 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3044 = t3042 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3045 = t3043 + t3044;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3046 = t2918 + t3045;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_48;
        u32 row_49;
        u32 row_50;
        u32 row_51;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_48), "=r"(row_49), "=r"(row_50), "=r"(row_51) : "r"(t3046) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t3047 = (u64)t3037 * t3006;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t3048 = t3004 + t3047;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t3049 = (u64)t3009 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t3050 = t3048 + t3049;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3050), "r"(row_48), "r"(row_49), "r"(row_50), "r"(row_51) : "memory");
    }
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t3051 = t3008 + 12u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t3052 = t3051 < t3000;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t3053 = t3009 < t3002;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t3054 = t3052 & t3053;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t3054) {
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3055 = t3051 & 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3056 = t3009 ^ t3055;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3057 = t3051 << 7u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3058 = t3056 << 4u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3059 = t3057 + t3058;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t3060 = t2918 + t3059;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_52;
        u32 row_53;
        u32 row_54;
        u32 row_55;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_52), "=r"(row_53), "=r"(row_54), "=r"(row_55) : "r"(t3060) : "memory");
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t3061 = (u64)t3051 * t3006;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t3062 = t3004 + t3061;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t3063 = (u64)t3009 * 16u;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t3064 = t3062 + t3063;
#line 375 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3064), "r"(row_52), "r"(row_53), "r"(row_54), "r"(row_55) : "memory");
    }
}
