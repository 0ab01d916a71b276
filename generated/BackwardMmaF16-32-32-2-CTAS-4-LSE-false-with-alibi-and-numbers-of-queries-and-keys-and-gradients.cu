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
    const u64 gradient /* f32, written in part */,
    const u64 gradient_stride0,
    const u64 gradient_stride1,
    const u64 gradient_stride2,
    const u64 gradient_stride3,
    const u64 gradient_2 /* f32, written in part */,
    const u64 gradient_stride0_2,
    const u64 gradient_stride1_2,
    const u64 gradient_stride2_2,
    const u64 gradient_stride3_2,
    const u64 gradient_3 /* f32, written in part */,
    const u64 gradient_stride0_3,
    const u64 gradient_stride1_3,
    const u64 gradient_stride2_3,
    const u64 gradient_stride3_3,
    const u64 gradient_4 /* f32, written in part */,
    const u64 gradient_stride0_4,
    const u64 gradient_stride1_4,
    const u64 gradient_stride2_4,
    const u64 gradient_stride3_4,
    const u32 head_dim,
    const f32 scale,
    const u32 padded)
{
#line 43 "fa-kernels/src/attention/backward/work.rs"
    const u32 t1 = seq_k + 31u;
#line 43 "fa-kernels/src/attention/backward/work.rs"
    const u32 blocks = t1 >> 5u;
    const u32 t3 = blockIdx.x;
#line 44 "fa-kernels/src/attention/backward/work.rs"
    const u32 t4 = t3 % blocks;
#line 44 "fa-kernels/src/attention/backward/work.rs"
    const u32 t5 = blockIdx.x;
#line 44 "fa-kernels/src/attention/backward/work.rs"
    const u32 t6 = t5 / blocks;
#line 49 "fa-kernels/src/attention/backward/work.rs"
    const u32 kv_heads = heads / group;
    const u32 t8 = t4 << 5u;
#line 56 "fa-kernels/src/attention/backward/work.rs"
    const u32 batch_2 = t6 / kv_heads;
#line 62 "fa-kernels/src/attention/backward/work.rs"
    const u32 t10 = t6 % kv_heads;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 t11 = seq_q + 31u;
#line 46 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t11 >> 5u;
#line 96 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t15 = thread >> 5u;
#line 98 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t15));
#line 99 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 102 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t18 = smem_1 + 8192u;
    const u32 share = warp >> 1u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t20 = warp & 1u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t21 = t20 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t22 = smem_1 + 4096u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t23 = t18 + 2048u;
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
    const u32 t24 = warp & 1u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t25 = t24 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t26 = warp >> 1u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t27 = share << 5u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t28 = lane & 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t29 = t27 + t28;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t30 = lane >> 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t31 = t30 << 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t32 = t29 + t31;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t33 = lane >> 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t34 = t33 & 1u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t35 = t32 & 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t36 = t34 ^ t35;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t37 = t32 << 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t38 = t36 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t39 = t37 + t38;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t40 = lane & 15u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t41 = lane >> 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t42 = t40 & 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t43 = t41 ^ t42;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t44 = t40 << 7u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t45 = t43 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t46 = t44 + t45;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t47 = (u64)batch_2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t48 = t47 * k_stride0;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t49 = t48 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t50 = k + t49;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t51 = 0ull * k_stride1;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t52 = t51 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t53 = t50 + t52;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t54 = (u64)t10;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t55 = t54 * k_stride2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t56 = t55 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t57 = t53 + t56;
    const u32 t58 = (u32)k_stride1;
#line 137 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t59 = t58 << 1u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t60 = thread >> 3u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t61 = thread & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t62 = t60 & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t63 = t61 ^ t62;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t64 = t60 << 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t65 = t63 << 4u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t66 = t64 + t65;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t67 = (u64)t60 * t59;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t68 = t57 + t67;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t69 = (u64)t61 * 16u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t70 = t68 + t69;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t71 = (u64)t59 * 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t72 = head_dim >> 3u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t73 = smem_1 + t66;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t74 = (u64)t8 * t59;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t75 = t70 + t74;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t76 = t75 + t71;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t77 = t76 + t71;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t78 = t77 + t71;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t79 = t8 + t60;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t80 = t79 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t81 = t61 < t72;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t82 = t80 & t81;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t83 = t82 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t73), "l"(t75), "r"(t83) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t84 = t8 + t60;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t85 = t84 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t86 = t85 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t87 = t61 < t72;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t88 = t86 & t87;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t89 = t88 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+1024], [%1], 16, %2;" :  : "r"(t73), "l"(t76), "r"(t89) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t90 = t8 + t60;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t91 = t90 + 16u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t92 = t91 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t93 = t61 < t72;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t94 = t92 & t93;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t95 = t94 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t73), "l"(t77), "r"(t95) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t96 = t8 + t60;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t97 = t96 + 24u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t98 = t97 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t99 = t61 < t72;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t100 = t98 & t99;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t101 = t100 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+3072], [%1], 16, %2;" :  : "r"(t73), "l"(t78), "r"(t101) : "memory");
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t102 = (u64)batch_2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t103 = t102 * v_stride0;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t104 = t103 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t105 = v + t104;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t106 = 0ull * v_stride1;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t107 = t106 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t108 = t105 + t107;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t109 = (u64)t10;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t110 = t109 * v_stride2;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t111 = t110 * 2ull;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t112 = t108 + t111;
    const u32 t113 = (u32)v_stride1;
#line 137 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t114 = t113 << 1u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t115 = thread >> 3u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t116 = thread & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t117 = t115 & 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t118 = t116 ^ t117;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t119 = t115 << 7u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t120 = t118 << 4u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t121 = t119 + t120;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t122 = (u64)t115 * t114;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t123 = t112 + t122;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t124 = (u64)t116 * 16u;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t125 = t123 + t124;
#line 139 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t126 = (u64)t114 * 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t127 = head_dim >> 3u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t128 = t22 + t121;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t129 = (u64)t8 * t114;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t130 = t125 + t129;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t131 = t130 + t126;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t132 = t131 + t126;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t133 = t132 + t126;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t134 = t8 + t115;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t135 = t134 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t136 = t116 < t127;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t137 = t135 & t136;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t138 = t137 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t128), "l"(t130), "r"(t138) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t139 = t8 + t115;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t140 = t139 + 8u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t141 = t140 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t142 = t116 < t127;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t143 = t141 & t142;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t144 = t143 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+1024], [%1], 16, %2;" :  : "r"(t128), "l"(t131), "r"(t144) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t145 = t8 + t115;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t146 = t145 + 16u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t147 = t146 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t148 = t116 < t127;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t149 = t147 & t148;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t150 = t149 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t128), "l"(t132), "r"(t150) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t151 = t8 + t115;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t152 = t151 + 24u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t153 = t152 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t154 = t116 < t127;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t155 = t153 & t154;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t156 = t155 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+3072], [%1], 16, %2;" :  : "r"(t128), "l"(t133), "r"(t156) : "memory");
#line 153 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 smem_2 = smem_1 + 10240u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t158 = smem_2 + 4096u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t159 = smem_2 + 8192u;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t160 = (u64)batch_2;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t161 = t160 * q_stride0;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t162 = t161 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t163 = q + t162;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t164 = 0ull * q_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t165 = t164 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t166 = t163 + t165;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t167 = (u32)q_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t168 = t167 << 1u;
    const u32 t169 = thread >> 3u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t170 = thread & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t171 = t169 & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t172 = t170 ^ t171;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t173 = t169 << 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t174 = t172 << 4u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t175 = t173 + t174;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t176 = (u64)t169 * t168;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t177 = t166 + t176;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t178 = (u64)t170 * 16u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t179 = t177 + t178;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t180 = (u64)t168 * 8u;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t181 = (u64)batch_2;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t182 = t181 * d_o_stride0;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t183 = t182 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t184 = d_o + t183;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t185 = 0ull * d_o_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t186 = t185 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t187 = t184 + t186;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t188 = (u32)d_o_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t189 = t188 << 1u;
    const u32 t190 = thread >> 3u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t191 = thread & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t192 = t190 & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t193 = t191 ^ t192;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t194 = t190 << 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t195 = t193 << 4u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t196 = t194 + t195;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t197 = (u64)t190 * t189;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t198 = t187 + t197;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t199 = (u64)t191 * 16u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t200 = t198 + t199;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t201 = (u64)t189 * 8u;
#line 104 "fa-kernels/src/attention/backward/work.rs"
    const u32 count_2 = count * group;
#line 139 "fa-kernels/src/attention/backward/work.rs"
    const u32 t203 = t10 * group;
#line 143 "fa-kernels/src/attention/backward/work.rs"
    u32 head = t203;
    u32 block = 0u;
    const bool t204 = count_2 != 0u;
#line 156 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t204) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t205 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t206 = (u32)q_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t207 = t206 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 head_2 = (u64)head * t207;
        const u64 of_head = t166 + head_2;
        const u32 t210 = block << 5u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t211 = (u64)t170 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t212 = smem_2 + t175;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t213 = t210 + t169;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t214 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t215 = t214 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t216 = t213 < t215 ? t213 : t215;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t217 = (u64)t216 * t168;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t218 = of_head + t217;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t219 = t218 + t211;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t220 = t210 + t169;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t221 = t220 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t222 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t223 = t222 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t224 = t221 < t223 ? t221 : t223;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t225 = (u64)t224 * t168;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t226 = of_head + t225;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t227 = t226 + t211;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t228 = t210 + t169;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t229 = t228 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t230 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t231 = t230 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t232 = t229 < t231 ? t229 : t231;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t233 = (u64)t232 * t168;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t234 = of_head + t233;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t235 = t234 + t211;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t236 = t210 + t169;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t237 = t236 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t238 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t239 = t238 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t240 = t237 < t239 ? t237 : t239;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t241 = (u64)t240 * t168;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t242 = of_head + t241;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t243 = t242 + t211;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t244 = t210 + t169;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t245 = t244 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t246 = t170 < t205;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t247 = t245 & t246;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t248 = t247 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t212), "l"(t219), "r"(t248) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t249 = t210 + t169;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t250 = t249 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t251 = t250 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t252 = t170 < t205;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t253 = t251 & t252;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t254 = t253 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+1024], [%1], 16, %2;" :  : "r"(t212), "l"(t227), "r"(t254) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t255 = t210 + t169;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t256 = t255 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t257 = t256 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t258 = t170 < t205;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t259 = t257 & t258;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t260 = t259 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t212), "l"(t235), "r"(t260) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t261 = t210 + t169;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t262 = t261 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t263 = t262 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t264 = t170 < t205;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t265 = t263 & t264;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t266 = t265 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+3072], [%1], 16, %2;" :  : "r"(t212), "l"(t243), "r"(t266) : "memory");
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t267 = thread < 16u;
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
        if (t267) {
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t268 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t269 = t268 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t270 = t269 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t271 = block << 5u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 row = t270 + t271;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t273 = thread << 1u;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 row_2 = row + t273;
            const u32 t275 = thread << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t276 = t159 + t275;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t277 = (u64)row_2;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t278 = t277 * statistics_stride0;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t279 = t278 * 4ull;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t280 = statistics + t279;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t276), "l"(t280) : "memory");
        }
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t281 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t282 = (u32)d_o_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t283 = t282 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 head_3 = (u64)head * t283;
        const u64 of_head_2 = t187 + head_3;
        const u32 t286 = block << 5u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t287 = (u64)t191 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t288 = t158 + t196;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t289 = t286 + t190;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t290 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t291 = t290 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t292 = t289 < t291 ? t289 : t291;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t293 = (u64)t292 * t189;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t294 = of_head_2 + t293;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t295 = t294 + t287;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t296 = t286 + t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t297 = t296 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t298 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t299 = t298 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t300 = t297 < t299 ? t297 : t299;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t301 = (u64)t300 * t189;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t302 = of_head_2 + t301;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t303 = t302 + t287;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t304 = t286 + t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t305 = t304 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t306 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t307 = t306 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t308 = t305 < t307 ? t305 : t307;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t309 = (u64)t308 * t189;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t310 = of_head_2 + t309;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t311 = t310 + t287;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t312 = t286 + t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t313 = t312 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t314 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t315 = t314 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t316 = t313 < t315 ? t313 : t315;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t317 = (u64)t316 * t189;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t318 = of_head_2 + t317;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t319 = t318 + t287;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t320 = t286 + t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t321 = t320 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t322 = t191 < t281;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t323 = t321 & t322;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t324 = t323 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t288), "l"(t295), "r"(t324) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t325 = t286 + t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t326 = t325 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t327 = t326 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t328 = t191 < t281;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t329 = t327 & t328;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t330 = t329 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+1024], [%1], 16, %2;" :  : "r"(t288), "l"(t303), "r"(t330) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t331 = t286 + t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t332 = t331 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t333 = t332 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t334 = t191 < t281;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t335 = t333 & t334;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t336 = t335 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t288), "l"(t311), "r"(t336) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t337 = t286 + t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t338 = t337 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t339 = t338 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t340 = t191 < t281;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t341 = t339 & t340;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t342 = t341 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+3072], [%1], 16, %2;" :  : "r"(t288), "l"(t319), "r"(t342) : "memory");
    }
#line 160 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 146 "fa-kernels/src/attention/backward/work.rs"
    #pragma unroll 1
    for (u32 i = 0u; i < count_2; i += 1u) {
#line 150 "fa-kernels/src/attention/backward/work.rs"
        const u32 t343 = block + 1u;
#line 150 "fa-kernels/src/attention/backward/work.rs"
        const bool wraps = t343 == count;
        const u32 t345 = head + 1u;
#line 151 "fa-kernels/src/attention/backward/work.rs"
        const u32 t346 = wraps ? t345 : head;
#line 151 "fa-kernels/src/attention/backward/work.rs"
        const u32 t347 = block + 1u;
#line 151 "fa-kernels/src/attention/backward/work.rs"
        const u32 t348 = wraps ? 0u : t347;
#line 158 "fa-kernels/src/attention/backward/work.rs"
        const u32 t349 = i + 1u;
#line 158 "fa-kernels/src/attention/backward/work.rs"
        const bool more = t349 < count_2;
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
        const u32 t351 = lane & 15u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t352 = t21 + t351;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t353 = lane >> 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t354 = t352 & 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t355 = t353 ^ t354;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t356 = t352 << 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t357 = t355 << 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t358 = t356 + t357;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t359 = smem_1 + t358;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t360;
        asm volatile("mov.b32 %0, %1;" : "=r"(t360) : "r"(t39));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t361 = t360 ^ 32u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t362 = t360 ^ 64u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t363 = t360 ^ 96u;
        const u32 t364 = smem_2 + t360;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t365;
        asm volatile("mov.b32 %0, %1;" : "=r"(t365) : "r"(t359));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t365) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t364) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t364) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t366 = smem_2 + t361;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t367;
        asm volatile("mov.b32 %0, %1;" : "=r"(t367) : "r"(t359));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t368 = t367 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t368) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t366) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_17), "r"(m_18));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_19), "r"(m_20));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t366) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_21), "r"(m_22));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_23), "r"(m_24));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t369 = smem_2 + t362;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t370;
        asm volatile("mov.b32 %0, %1;" : "=r"(t370) : "r"(t359));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t371 = t370 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t371) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t369) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_29), "r"(m_30));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_31), "r"(m_32));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t369) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_33), "r"(m_34));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_35), "r"(m_36));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t372 = smem_2 + t363;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t373;
        asm volatile("mov.b32 %0, %1;" : "=r"(t373) : "r"(t359));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t374 = t373 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t374) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t372) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_41), "r"(m_42));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_43), "r"(m_44));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t372) : "memory");
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
        const u32 t375 = lane & 15u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t376 = t21 + t375;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t377 = lane >> 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t378 = t376 & 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t379 = t377 ^ t378;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t380 = t376 << 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t381 = t379 << 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t382 = t380 + t381;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t383 = t22 + t382;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t384;
        asm volatile("mov.b32 %0, %1;" : "=r"(t384) : "r"(t39));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t385 = t384 ^ 32u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t386 = t384 ^ 64u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t387 = t384 ^ 96u;
        const u32 t388 = t158 + t384;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t389;
        asm volatile("mov.b32 %0, %1;" : "=r"(t389) : "r"(t383));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t389) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t388) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_53), "r"(m_54));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_55), "r"(m_56));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t388) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_57), "r"(m_58));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_59), "r"(m_60));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t390 = t158 + t385;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t391;
        asm volatile("mov.b32 %0, %1;" : "=r"(t391) : "r"(t383));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t392 = t391 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t392) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t390) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t390) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t393 = t158 + t386;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t394;
        asm volatile("mov.b32 %0, %1;" : "=r"(t394) : "r"(t383));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t395 = t394 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t395) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t393) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_77), "r"(m_78));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_79), "r"(m_80));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t393) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_81), "r"(m_82));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_83), "r"(m_84));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t396 = t158 + t387;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t397;
        asm volatile("mov.b32 %0, %1;" : "=r"(t397) : "r"(t383));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t398 = t397 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t398) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t396) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_89), "r"(m_90));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_91), "r"(m_92));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t396) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_93), "r"(m_94));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_95), "r"(m_96));
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t399 = block << 5u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t400 = share << 5u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_query = t399 + t400;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t402 = t8 + t21;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t403 = head / group;
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
        const u32 t409 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t410 = t402 + t409;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t411 = seq_k - 1u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t412 = t410 + 8u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t413 = head / group;
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
        const u32 t422 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t423 = t402 + t422;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t424 = seq_k - 1u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t425 = t423 < t424 ? t423 : t424;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t19_2 = (u64)t425;
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
        const u32 t432 = t423 + 8u;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const u32 t433 = t432 < t424 ? t432 : t424;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t19_3 = (u64)t433;
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
        const f32 t440 = s;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t441 = s_2;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t442 = s_3;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t443 = s_4;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t444 = s_5;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t445 = s_6;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t446 = s_7;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t447 = s_8;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t448 = s_9;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t449 = s_10;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t450 = s_11;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t451 = s_12;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t452 = s_13;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t453 = s_14;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t454 = s_15;
#line 186 "fa-kernels/src/attention/backward/work.rs"
        const f32 t455 = s_16;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t456 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t457 = t456 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t458 = first_query + t457;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const bool t459 = t458 < seq_q;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_3 = t458 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_3 = t6_3 - seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t462 = seq_q - 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t463 = t458 < t462 ? t458 : t462;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t10_2 = (u64)t463;
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
        const f32 t469 = s * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_3 = t7_3 - t410;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_3 = 0u - t8_3;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_3 = (int)t8_3 > (int)t9_3 ? t8_3 : t9_3;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_3 = (f32)(int)t10_3;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_3 = t5_2 * t11_3;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_3 = t469 - t12_3;
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
        const f32 t485 = t459 ? t28_2 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        s = t485;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t486 = s_3 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_4 = t7_3 - t412;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_4 = 0u - t8_4;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_4 = (int)t8_4 > (int)t9_4 ? t8_4 : t9_4;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_4 = (f32)(int)t10_4;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_4 = t5_2 * t11_4;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_4 = t486 - t12_4;
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
        const f32 t502 = t459 ? t28_3 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_3 = t502;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t503 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t504 = t503 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t505 = first_query + t504;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t506 = t505 + 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const bool t507 = t506 < seq_q;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_4 = t506 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_4 = t6_4 - seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t510 = seq_q - 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t511 = t506 < t510 ? t506 : t510;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t10_5 = (u64)t511;
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
        const f32 t517 = s_2 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_5 = t7_4 - t410;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_5 = 0u - t8_5;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_6 = (int)t8_5 > (int)t9_5 ? t8_5 : t9_5;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_6 = (f32)(int)t10_6;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_6 = t5_2 * t11_6;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_6 = t517 - t12_6;
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
        const f32 t533 = t507 ? t28_4 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_2 = t533;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t534 = s_4 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_6 = t7_4 - t412;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_6 = 0u - t8_6;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_7 = (int)t8_6 > (int)t9_6 ? t8_6 : t9_6;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_7 = (f32)(int)t10_7;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_7 = t5_2 * t11_7;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_7 = t534 - t12_7;
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
        const f32 t550 = t507 ? t28_5 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_4 = t550;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t551 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t552 = t551 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t553 = first_query + t552;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t554 = t553 + 8u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const bool t555 = t554 < seq_q;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_5 = t554 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_5 = t6_5 - seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t558 = seq_q - 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t559 = t554 < t558 ? t554 : t558;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t10_8 = (u64)t559;
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
        const f32 t565 = s_5 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_7 = t7_5 - t410;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_7 = 0u - t8_7;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_9 = (int)t8_7 > (int)t9_7 ? t8_7 : t9_7;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_9 = (f32)(int)t10_9;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_9 = t5_2 * t11_9;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_9 = t565 - t12_9;
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
        const f32 t581 = t555 ? t28_6 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_5 = t581;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t582 = s_7 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_10 = t582 - t12_3;
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
        const f32 t593 = t555 ? t28_7 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_7 = t593;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t594 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t595 = t594 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t596 = first_query + t595;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t597 = t596 + 9u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const bool t598 = t597 < seq_q;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_6 = t597 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_6 = t6_6 - seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t601 = seq_q - 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t602 = t597 < t601 ? t597 : t601;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t10_10 = (u64)t602;
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
        const f32 t608 = s_6 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_8 = t7_6 - t410;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_8 = 0u - t8_8;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_11 = (int)t8_8 > (int)t9_8 ? t8_8 : t9_8;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_11 = (f32)(int)t10_11;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_11 = t5_2 * t11_11;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_12 = t608 - t12_11;
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
        const f32 t624 = t598 ? t28_8 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_6 = t624;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t625 = s_8 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_13 = t625 - t12_6;
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
        const f32 t636 = t598 ? t28_9 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_8 = t636;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t637 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t638 = t637 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t639 = first_query + t638;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t640 = t639 + 16u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const bool t641 = t640 < seq_q;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_7 = t640 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_7 = t6_7 - seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t644 = seq_q - 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t645 = t640 < t644 ? t640 : t644;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t10_12 = (u64)t645;
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
        const f32 t651 = s_9 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_9 = t7_7 - t410;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_9 = 0u - t8_9;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_13 = (int)t8_9 > (int)t9_9 ? t8_9 : t9_9;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_13 = (f32)(int)t10_13;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_13 = t5_2 * t11_13;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_15 = t651 - t12_13;
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
        const f32 t667 = t641 ? t28_10 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_9 = t667;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t668 = s_11 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_16 = t668 - t12_9;
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
        const f32 t679 = t641 ? t28_11 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_11 = t679;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t680 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t681 = t680 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t682 = first_query + t681;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t683 = t682 + 17u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const bool t684 = t683 < seq_q;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_8 = t683 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_8 = t6_8 - seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t687 = seq_q - 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t688 = t683 < t687 ? t683 : t687;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t10_14 = (u64)t688;
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
        const f32 t694 = s_10 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_10 = t7_8 - t410;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_10 = 0u - t8_10;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_15 = (int)t8_10 > (int)t9_10 ? t8_10 : t9_10;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_15 = (f32)(int)t10_15;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_15 = t5_2 * t11_15;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_18 = t694 - t12_15;
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
        const f32 t710 = t684 ? t28_12 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_10 = t710;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t711 = s_12 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_19 = t711 - t12_11;
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
        const f32 t722 = t684 ? t28_13 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_12 = t722;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t723 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t724 = t723 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t725 = first_query + t724;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t726 = t725 + 24u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const bool t727 = t726 < seq_q;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_9 = t726 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_9 = t6_9 - seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t730 = seq_q - 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t731 = t726 < t730 ? t726 : t730;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t10_16 = (u64)t731;
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
        const f32 t737 = s_13 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_11 = t7_9 - t410;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_11 = 0u - t8_11;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_17 = (int)t8_11 > (int)t9_11 ? t8_11 : t9_11;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_17 = (f32)(int)t10_17;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_17 = t5_2 * t11_17;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_21 = t737 - t12_17;
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
        const f32 t753 = t727 ? t28_14 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_13 = t753;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t754 = s_15 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_22 = t754 - t12_13;
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
        const f32 t765 = t727 ? t28_15 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_15 = t765;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t766 = lane & 3u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t767 = t766 << 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t768 = first_query + t767;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t769 = t768 + 25u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const bool t770 = t769 < seq_q;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_10 = t769 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_10 = t6_10 - seq_q;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t773 = seq_q - 1u;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const u32 t774 = t769 < t773 ? t769 : t773;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t10_18 = (u64)t774;
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
        const f32 t780 = s_14 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_12 = t7_10 - t410;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_12 = 0u - t8_12;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_19 = (int)t8_12 > (int)t9_12 ? t8_12 : t9_12;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_19 = (f32)(int)t10_19;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_19 = t5_2 * t11_19;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_24 = t780 - t12_19;
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
        const f32 t796 = t770 ? t28_16 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_14 = t796;
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        const f32 t797 = s_16 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_25 = t797 - t12_15;
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
        const f32 t808 = t770 ? t28_17 : __uint_as_float(0xff800000u);
#line 93 "fa-kernels/src/attention/options/functions/uniform.rs"
        s_16 = t808;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t809 = block << 5u;
        const u32 t810 = t8 + 32u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool right = seq_k < t810;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        if (right) {
            const u32 t812 = t8 + t21;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t813 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = t812 + t813;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t815 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t816 = t815 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t817 = first_query + t816;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t818 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t819 = t818 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t820 = first_query + t819;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t821 = t820 + 1u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t822 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end = t822 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t825 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t825;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 8u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t827 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t827;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t828 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_2 = t828 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t831 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t831;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t833 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t833;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t834 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t835 = t834 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t836 = first_query + t835;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t837 = t836 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t838 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t839 = t838 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t840 = first_query + t839;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t841 = t840 + 9u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t842 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_3 = t842 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t845 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t845;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t847 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t847;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t848 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_4 = t848 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t851 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t851;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t853 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t853;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t854 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t855 = t854 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t856 = first_query + t855;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t857 = t856 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t858 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t859 = t858 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t860 = first_query + t859;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t861 = t860 + 17u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t862 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_5 = t862 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t865 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t865;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t867 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t867;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t868 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_6 = t868 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 0u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t871 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t871;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 8u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t873 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t873;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t874 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t875 = t874 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t876 = first_query + t875;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t877 = t876 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t878 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t879 = t878 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t880 = first_query + t879;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t881 = t880 + 25u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t882 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_7 = t882 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t885 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t885;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t887 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t887;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t888 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_8 = t888 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t891 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t891;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t893 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t893;
        }
#line 286 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first = share << 8u;
        const u32 t895 = t159 + first;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t896 = lane & 3u;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t897 = t896 << 4u;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t898 = t895 + t897;
        u32 row_3;
        u32 row_4;
        u32 row_5;
        u32 row_6;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_3), "=r"(row_4), "=r"(row_5), "=r"(row_6) : "r"(t898) : "memory");
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t899;
        asm("mov.b32 %0, %1;" : "=f"(t899) : "r"(row_3));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t900;
        asm("mov.b32 %0, %1;" : "=f"(t900) : "r"(row_4));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t901;
        asm("mov.b32 %0, %1;" : "=f"(t901) : "r"(row_5));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t902;
        asm("mov.b32 %0, %1;" : "=f"(t902) : "r"(row_6));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t903 = -t899;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t904;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t904) : "f"(s), "f"(1.442695f), "f"(t903));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p) : "f"(t904));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t906 = dp - t900;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds = p * t906;
        u32 t908;
        asm volatile("mov.b32 %0, %1;" : "=r"(t908) : "r"(lane));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t909 = head / group;
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
        const u32 t915 = t908 >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t916 = t402 + t915;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t917 = seq_k - 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t918 = t916 + 8u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t919 = head / group;
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
        const u32 t925 = t908 >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t926 = t402 + t925;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t927 = seq_k - 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t928 = t926 + 8u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t929 = head / group;
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
        const u32 t938 = t908 >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t939 = t402 + t938;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t940 = seq_k - 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t941 = t939 < t940 ? t939 : t940;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t19_2_2 = (u64)t941;
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
        const u32 t949 = t939 + 8u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t950 = t949 < t940 ? t949 : t940;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t19_2_3 = (u64)t950;
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
        const u32 t958 = t908 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t959 = t958 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t960 = first_query + t959;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_11 = t960 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_11 = t6_11 - seq_q;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_2_3 = t960 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_2_3 = t6_2_3 - seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t965 = seq_q - 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t966 = t960 < t965 ? t960 : t965;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t10_2_2 = (u64)t966;
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
        u32 t973;
        asm("mov.b32 %0, %1;" : "=r"(t973) : "f"(t440));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t974;
        asm volatile("mov.b32 %0, %1;" : "=r"(t974) : "r"(t973));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t975;
        asm("mov.b32 %0, %1;" : "=f"(t975) : "r"(t974));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t976 = t975 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_3 = t7_2_3 - t926;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_3 = 0u - t8_2_3;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_3 = (int)t8_2_3 > (int)t9_2_3 ? t8_2_3 : t9_2_3;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_3 = (f32)(int)t10_2_3;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_13 = t7_11 - t916;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_13 = 0u - t8_13;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_20 = (int)t8_13 > (int)t9_13 ? t8_13 : t9_13;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_20 = (f32)(int)t10_20;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_20 = t5_19 * t11_20;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_26 = t976 - t12_20;
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
        const bool t1005 = ds == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1006 = t1005 ? 0.0f : t30_2;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1007 = ds == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1008 = t1007 ? 0.0f : t29_2;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1009 = t33_2 * 2ull;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1010 = gradient_3 + t1009;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1011 = ds == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1012 = t1011 ? 0.0f : t32_2;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1013 = gradient_2 + t34_2;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1014 = ds == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1015 = t1014 ? 0.0f : t44_2;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t14_10 = -t1015;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t15_3 = t14_10 * t11_2_3;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1018 = t1015 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1019 = t1018 ? 0.0f : t15_3;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1020 = gradient + t17_3;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp = t1015;
        s = p;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1021 = -t901;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1022;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1022) : "f"(s_2), "f"(1.442695f), "f"(t1021));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_2) : "f"(t1022));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1024 = dp_2 - t902;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_2 = p_2 * t1024;
        const u32 t1026 = t908 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1027 = t1026 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1028 = first_query + t1027;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1029 = t1028 + 1u;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_12 = t1029 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_12 = t6_12 - seq_q;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_2_4 = t1029 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_2_4 = t6_2_4 - seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1034 = seq_q - 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1035 = t1029 < t1034 ? t1029 : t1034;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t10_2_4 = (u64)t1035;
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
        u32 t1042;
        asm("mov.b32 %0, %1;" : "=r"(t1042) : "f"(t441));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1043;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1043) : "r"(t1042));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1044;
        asm("mov.b32 %0, %1;" : "=f"(t1044) : "r"(t1043));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1045 = t1044 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_4 = t7_2_4 - t926;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_4 = 0u - t8_2_4;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_5 = (int)t8_2_4 > (int)t9_2_4 ? t8_2_4 : t9_2_4;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_5 = (f32)(int)t10_2_5;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_14 = t7_12 - t916;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_14 = 0u - t8_14;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_21 = (int)t8_14 > (int)t9_14 ? t8_14 : t9_14;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_21 = (f32)(int)t10_21;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_21 = t5_19 * t11_21;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_27 = t1045 - t12_21;
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
        const bool t1074 = ds_2 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1075 = t1074 ? 0.0f : t30_3;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1076 = t1006 + t1075;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1077 = ds_2 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1078 = t1077 ? 0.0f : t29_3;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1079 = t1008 + t1078;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1080 = ds_2 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1081 = t1080 ? 0.0f : t32_3;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1082 = gradient_2 + t34_3;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1083 = ds_2 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1084 = t1083 ? 0.0f : t44_3;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t14_11 = -t1084;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t15_4 = t14_11 * t11_2_5;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1087 = t1084 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1088 = t1087 ? 0.0f : t15_4;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1089 = t1019 + t1088;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_2 = t1084;
        s_2 = p_2;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1090 = -t899;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1091;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1091) : "f"(s_3), "f"(1.442695f), "f"(t1090));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_3) : "f"(t1091));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1093 = dp_3 - t900;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_3 = p_3 * t1093;
        u32 t1095;
        asm("mov.b32 %0, %1;" : "=r"(t1095) : "f"(t442));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1096;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1096) : "r"(t1095));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1097;
        asm("mov.b32 %0, %1;" : "=f"(t1097) : "r"(t1096));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1098 = t1097 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_5 = t7_2_3 - t928;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_5 = 0u - t8_2_5;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_6 = (int)t8_2_5 > (int)t9_2_5 ? t8_2_5 : t9_2_5;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_6 = (f32)(int)t10_2_6;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_15 = t7_11 - t918;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_15 = 0u - t8_15;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_22 = (int)t8_15 > (int)t9_15 ? t8_15 : t9_15;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_22 = (f32)(int)t10_22;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_22 = t5_19 * t11_22;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_28 = t1098 - t12_22;
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
        const bool t1127 = ds_3 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1128 = t1127 ? 0.0f : t30_4;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1129 = t1076 + t1128;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1130 = ds_3 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1131 = t1130 ? 0.0f : t29_4;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1132 = t33_3 * 2ull;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1133 = gradient_3 + t1132;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1134 = ds_3 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1135 = t1134 ? 0.0f : t32_4;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1136 = t1012 + t1135;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1137 = t908 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1138 = t1137 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1139 = first_query + t1138;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1140 = t1139 < seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1141 = lane < 4u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1142 = t1141 & t1140;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1143;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1143) : "f"(t1136));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1144 = t1136 + t1143;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1145;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1145) : "f"(t1144));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1146 = t1144 + t1145;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1147;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1147) : "f"(t1146));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1148 = t1146 + t1147;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1149 = t1148 != 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1150 = t1149 & t1142;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1150) {
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1013), "f"(t1148) : "memory");
        }
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1151 = ds_3 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1152 = t1151 ? 0.0f : t44_4;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t14_12 = -t1152;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t15_5 = t14_12 * t11_2_6;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1155 = t1152 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1156 = t1155 ? 0.0f : t15_5;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1157 = t1089 + t1156;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_3 = t1152;
        s_3 = p_3;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1158 = -t901;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1159;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1159) : "f"(s_4), "f"(1.442695f), "f"(t1158));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_4) : "f"(t1159));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1161 = dp_4 - t902;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_4 = p_4 * t1161;
        u32 t1163;
        asm("mov.b32 %0, %1;" : "=r"(t1163) : "f"(t443));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1164;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1164) : "r"(t1163));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1165;
        asm("mov.b32 %0, %1;" : "=f"(t1165) : "r"(t1164));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1166 = t1165 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_6 = t7_2_4 - t928;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_6 = 0u - t8_2_6;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_7 = (int)t8_2_6 > (int)t9_2_6 ? t8_2_6 : t9_2_6;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_7 = (f32)(int)t10_2_7;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_16 = t7_12 - t918;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_16 = 0u - t8_16;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_23 = (int)t8_16 > (int)t9_16 ? t8_16 : t9_16;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_23 = (f32)(int)t10_23;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_23 = t5_19 * t11_23;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_29 = t1166 - t12_23;
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
        const bool t1195 = ds_4 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1196 = t1195 ? 0.0f : t30_5;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1197 = t1129 + t1196;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1198 = ds_4 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1199 = t1198 ? 0.0f : t29_5;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1200 = t1131 + t1199;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1201 = ds_4 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1202 = t1201 ? 0.0f : t32_5;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1203 = t1081 + t1202;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1204 = t908 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1205 = t1204 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1206 = first_query + t1205;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1207 = t1206 + 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1208 = t1207 < seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1209 = lane < 4u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1210 = t1209 & t1208;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1211;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1211) : "f"(t1203));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1212 = t1203 + t1211;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1213;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1213) : "f"(t1212));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1214 = t1212 + t1213;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1215;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1215) : "f"(t1214));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1216 = t1214 + t1215;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1217 = t1216 != 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1218 = t1217 & t1210;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1218) {
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1082), "f"(t1216) : "memory");
        }
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1219 = ds_4 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1220 = t1219 ? 0.0f : t44_5;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t14_13 = -t1220;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t15_6 = t14_13 * t11_2_7;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1223 = t1220 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1224 = t1223 ? 0.0f : t15_6;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1225 = t1157 + t1224;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_4 = t1220;
        s_4 = p_4;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_7;
        u32 row_8;
        u32 row_9;
        u32 row_10;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_7), "=r"(row_8), "=r"(row_9), "=r"(row_10) : "r"(t898) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1226;
        asm("mov.b32 %0, %1;" : "=f"(t1226) : "r"(row_7));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1227;
        asm("mov.b32 %0, %1;" : "=f"(t1227) : "r"(row_8));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1228;
        asm("mov.b32 %0, %1;" : "=f"(t1228) : "r"(row_9));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1229;
        asm("mov.b32 %0, %1;" : "=f"(t1229) : "r"(row_10));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1230 = -t1226;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1231;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1231) : "f"(s_5), "f"(1.442695f), "f"(t1230));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_5;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_5) : "f"(t1231));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1233 = dp_5 - t1227;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_5 = p_5 * t1233;
        const u32 t1235 = t908 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1236 = t1235 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1237 = first_query + t1236;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1238 = t1237 + 8u;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_13 = t1238 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_13 = t6_13 - seq_q;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_2_5 = t1238 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_2_5 = t6_2_5 - seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1243 = seq_q - 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1244 = t1238 < t1243 ? t1238 : t1243;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t10_2_8 = (u64)t1244;
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
        u32 t1251;
        asm("mov.b32 %0, %1;" : "=r"(t1251) : "f"(t444));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1252;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1252) : "r"(t1251));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1253;
        asm("mov.b32 %0, %1;" : "=f"(t1253) : "r"(t1252));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1254 = t1253 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_7 = t7_2_5 - t926;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_7 = 0u - t8_2_7;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_9 = (int)t8_2_7 > (int)t9_2_7 ? t8_2_7 : t9_2_7;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_9 = (f32)(int)t10_2_9;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_17 = t7_13 - t916;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_17 = 0u - t8_17;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_24 = (int)t8_17 > (int)t9_17 ? t8_17 : t9_17;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_24 = (f32)(int)t10_24;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_24 = t5_19 * t11_24;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_30 = t1254 - t12_24;
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
        const bool t1283 = ds_5 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1284 = t1283 ? 0.0f : t30_6;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1285 = t1197 + t1284;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1286 = ds_5 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1287 = t1286 ? 0.0f : t29_6;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1288 = t1079 + t1287;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1289 = ds_5 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1290 = t1289 ? 0.0f : t32_6;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1291 = gradient_2 + t34_4;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1292 = ds_5 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1293 = t1292 ? 0.0f : t44_6;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t14_14 = -t1293;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t15_7 = t14_14 * t11_2_9;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1296 = t1293 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1297 = t1296 ? 0.0f : t15_7;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1298 = t1225 + t1297;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_5 = t1293;
        s_5 = p_5;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1299 = -t1228;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1300;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1300) : "f"(s_6), "f"(1.442695f), "f"(t1299));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_6;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_6) : "f"(t1300));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1302 = dp_6 - t1229;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_6 = p_6 * t1302;
        const u32 t1304 = t908 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1305 = t1304 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1306 = first_query + t1305;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1307 = t1306 + 9u;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_14 = t1307 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_14 = t6_14 - seq_q;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_2_6 = t1307 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_2_6 = t6_2_6 - seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1312 = seq_q - 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1313 = t1307 < t1312 ? t1307 : t1312;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t10_2_10 = (u64)t1313;
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
        u32 t1320;
        asm("mov.b32 %0, %1;" : "=r"(t1320) : "f"(t445));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1321;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1321) : "r"(t1320));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1322;
        asm("mov.b32 %0, %1;" : "=f"(t1322) : "r"(t1321));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1323 = t1322 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_8 = t7_2_6 - t926;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_8 = 0u - t8_2_8;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_11 = (int)t8_2_8 > (int)t9_2_8 ? t8_2_8 : t9_2_8;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_11 = (f32)(int)t10_2_11;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_18 = t7_14 - t916;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_18 = 0u - t8_18;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_25 = (int)t8_18 > (int)t9_18 ? t8_18 : t9_18;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_25 = (f32)(int)t10_25;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_25 = t5_19 * t11_25;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_31 = t1323 - t12_25;
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
        const bool t1352 = ds_6 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1353 = t1352 ? 0.0f : t30_7;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1354 = t1285 + t1353;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1355 = ds_6 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1356 = t1355 ? 0.0f : t29_7;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1357 = t1288 + t1356;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1358 = ds_6 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1359 = t1358 ? 0.0f : t32_7;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1360 = gradient_2 + t34_5;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1361 = ds_6 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1362 = t1361 ? 0.0f : t44_7;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t14_15 = -t1362;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t15_8 = t14_15 * t11_2_11;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1365 = t1362 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1366 = t1365 ? 0.0f : t15_8;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1367 = t1298 + t1366;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_6 = t1362;
        s_6 = p_6;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1368 = -t1226;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1369;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1369) : "f"(s_7), "f"(1.442695f), "f"(t1368));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_7;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_7) : "f"(t1369));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1371 = dp_7 - t1227;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_7 = p_7 * t1371;
        u32 t1373;
        asm("mov.b32 %0, %1;" : "=r"(t1373) : "f"(t446));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1374;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1374) : "r"(t1373));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1375;
        asm("mov.b32 %0, %1;" : "=f"(t1375) : "r"(t1374));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1376 = t1375 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_9 = t7_2_5 - t928;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_9 = 0u - t8_2_9;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_12 = (int)t8_2_9 > (int)t9_2_9 ? t8_2_9 : t9_2_9;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_12 = (f32)(int)t10_2_12;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_19 = t7_13 - t918;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_19 = 0u - t8_19;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_26 = (int)t8_19 > (int)t9_19 ? t8_19 : t9_19;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_26 = (f32)(int)t10_26;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_26 = t5_19 * t11_26;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_32 = t1376 - t12_26;
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
        const bool t1405 = ds_7 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1406 = t1405 ? 0.0f : t30_8;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1407 = t1354 + t1406;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1408 = ds_7 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1409 = t1408 ? 0.0f : t29_8;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1410 = t1200 + t1409;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1411 = ds_7 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1412 = t1411 ? 0.0f : t32_8;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1413 = t1290 + t1412;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1414 = t908 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1415 = t1414 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1416 = first_query + t1415;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1417 = t1416 + 8u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1418 = t1417 < seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1419 = lane < 4u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1420 = t1419 & t1418;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1421;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1421) : "f"(t1413));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1422 = t1413 + t1421;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1423;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1423) : "f"(t1422));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1424 = t1422 + t1423;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1425;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1425) : "f"(t1424));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1426 = t1424 + t1425;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1427 = t1426 != 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1428 = t1427 & t1420;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1428) {
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1291), "f"(t1426) : "memory");
        }
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1429 = ds_7 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1430 = t1429 ? 0.0f : t44_8;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t14_16 = -t1430;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t15_9 = t14_16 * t11_2_12;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1433 = t1430 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1434 = t1433 ? 0.0f : t15_9;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1435 = t1367 + t1434;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_7 = t1430;
        s_7 = p_7;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1436 = -t1228;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1437;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1437) : "f"(s_8), "f"(1.442695f), "f"(t1436));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_8;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_8) : "f"(t1437));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1439 = dp_8 - t1229;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_8 = p_8 * t1439;
        u32 t1441;
        asm("mov.b32 %0, %1;" : "=r"(t1441) : "f"(t447));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1442;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1442) : "r"(t1441));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1443;
        asm("mov.b32 %0, %1;" : "=f"(t1443) : "r"(t1442));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1444 = t1443 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_10 = t7_2_6 - t928;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_10 = 0u - t8_2_10;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_13 = (int)t8_2_10 > (int)t9_2_10 ? t8_2_10 : t9_2_10;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_13 = (f32)(int)t10_2_13;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_20 = t7_14 - t918;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_20 = 0u - t8_20;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_27 = (int)t8_20 > (int)t9_20 ? t8_20 : t9_20;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_27 = (f32)(int)t10_27;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_27 = t5_19 * t11_27;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_33 = t1444 - t12_27;
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
        const bool t1473 = ds_8 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1474 = t1473 ? 0.0f : t30_9;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1475 = t1407 + t1474;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1476 = ds_8 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1477 = t1476 ? 0.0f : t29_9;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1478 = t1410 + t1477;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1479 = ds_8 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1480 = t1479 ? 0.0f : t32_9;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1481 = t1359 + t1480;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1482 = t908 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1483 = t1482 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1484 = first_query + t1483;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1485 = t1484 + 9u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1486 = t1485 < seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1487 = lane < 4u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1488 = t1487 & t1486;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1489;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1489) : "f"(t1481));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1490 = t1481 + t1489;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1491;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1491) : "f"(t1490));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1492 = t1490 + t1491;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1493;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1493) : "f"(t1492));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1494 = t1492 + t1493;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1495 = t1494 != 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1496 = t1495 & t1488;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1496) {
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1360), "f"(t1494) : "memory");
        }
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1497 = ds_8 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1498 = t1497 ? 0.0f : t44_9;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t14_17 = -t1498;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t15_10 = t14_17 * t11_2_13;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1501 = t1498 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1502 = t1501 ? 0.0f : t15_10;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1503 = t1435 + t1502;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_8 = t1498;
        s_8 = p_8;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_11;
        u32 row_12;
        u32 row_13;
        u32 row_14;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_11), "=r"(row_12), "=r"(row_13), "=r"(row_14) : "r"(t898) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1504;
        asm("mov.b32 %0, %1;" : "=f"(t1504) : "r"(row_11));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1505;
        asm("mov.b32 %0, %1;" : "=f"(t1505) : "r"(row_12));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1506;
        asm("mov.b32 %0, %1;" : "=f"(t1506) : "r"(row_13));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1507;
        asm("mov.b32 %0, %1;" : "=f"(t1507) : "r"(row_14));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1508 = -t1504;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1509;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1509) : "f"(s_9), "f"(1.442695f), "f"(t1508));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_9;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_9) : "f"(t1509));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1511 = dp_9 - t1505;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_9 = p_9 * t1511;
        const u32 t1513 = t908 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1514 = t1513 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1515 = first_query + t1514;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1516 = t1515 + 16u;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_15 = t1516 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_15 = t6_15 - seq_q;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_2_7 = t1516 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_2_7 = t6_2_7 - seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1521 = seq_q - 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1522 = t1516 < t1521 ? t1516 : t1521;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t10_2_14 = (u64)t1522;
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
        u32 t1529;
        asm("mov.b32 %0, %1;" : "=r"(t1529) : "f"(t448));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1530;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1530) : "r"(t1529));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1531;
        asm("mov.b32 %0, %1;" : "=f"(t1531) : "r"(t1530));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1532 = t1531 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_11 = t7_2_7 - t926;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_11 = 0u - t8_2_11;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_15 = (int)t8_2_11 > (int)t9_2_11 ? t8_2_11 : t9_2_11;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_15 = (f32)(int)t10_2_15;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_21 = t7_15 - t916;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_21 = 0u - t8_21;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_28 = (int)t8_21 > (int)t9_21 ? t8_21 : t9_21;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_28 = (f32)(int)t10_28;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_28 = t5_19 * t11_28;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_34 = t1532 - t12_28;
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
        const bool t1561 = ds_9 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1562 = t1561 ? 0.0f : t30_10;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1563 = t1475 + t1562;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1564 = ds_9 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1565 = t1564 ? 0.0f : t29_10;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1566 = t1357 + t1565;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1567 = ds_9 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1568 = t1567 ? 0.0f : t32_10;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1569 = gradient_2 + t34_6;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1570 = ds_9 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1571 = t1570 ? 0.0f : t44_10;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t14_18 = -t1571;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t15_11 = t14_18 * t11_2_15;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1574 = t1571 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1575 = t1574 ? 0.0f : t15_11;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1576 = t1503 + t1575;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_9 = t1571;
        s_9 = p_9;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1577 = -t1506;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1578;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1578) : "f"(s_10), "f"(1.442695f), "f"(t1577));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_10;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_10) : "f"(t1578));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1580 = dp_10 - t1507;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_10 = p_10 * t1580;
        const u32 t1582 = t908 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1583 = t1582 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1584 = first_query + t1583;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1585 = t1584 + 17u;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_16 = t1585 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_16 = t6_16 - seq_q;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_2_8 = t1585 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_2_8 = t6_2_8 - seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1590 = seq_q - 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1591 = t1585 < t1590 ? t1585 : t1590;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t10_2_16 = (u64)t1591;
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
        u32 t1598;
        asm("mov.b32 %0, %1;" : "=r"(t1598) : "f"(t449));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1599;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1599) : "r"(t1598));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1600;
        asm("mov.b32 %0, %1;" : "=f"(t1600) : "r"(t1599));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1601 = t1600 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_12 = t7_2_8 - t926;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_12 = 0u - t8_2_12;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_17 = (int)t8_2_12 > (int)t9_2_12 ? t8_2_12 : t9_2_12;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_17 = (f32)(int)t10_2_17;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_22 = t7_16 - t916;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_22 = 0u - t8_22;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_29 = (int)t8_22 > (int)t9_22 ? t8_22 : t9_22;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_29 = (f32)(int)t10_29;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_29 = t5_19 * t11_29;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_35 = t1601 - t12_29;
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
        const bool t1630 = ds_10 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1631 = t1630 ? 0.0f : t30_11;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1632 = t1563 + t1631;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1633 = ds_10 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1634 = t1633 ? 0.0f : t29_11;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1635 = t1566 + t1634;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1636 = ds_10 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1637 = t1636 ? 0.0f : t32_11;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1638 = gradient_2 + t34_7;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1639 = ds_10 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1640 = t1639 ? 0.0f : t44_11;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t14_19 = -t1640;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t15_12 = t14_19 * t11_2_17;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1643 = t1640 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1644 = t1643 ? 0.0f : t15_12;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1645 = t1576 + t1644;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_10 = t1640;
        s_10 = p_10;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1646 = -t1504;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1647;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1647) : "f"(s_11), "f"(1.442695f), "f"(t1646));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_11;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_11) : "f"(t1647));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1649 = dp_11 - t1505;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_11 = p_11 * t1649;
        u32 t1651;
        asm("mov.b32 %0, %1;" : "=r"(t1651) : "f"(t450));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1652;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1652) : "r"(t1651));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1653;
        asm("mov.b32 %0, %1;" : "=f"(t1653) : "r"(t1652));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1654 = t1653 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_13 = t7_2_7 - t928;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_13 = 0u - t8_2_13;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_18 = (int)t8_2_13 > (int)t9_2_13 ? t8_2_13 : t9_2_13;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_18 = (f32)(int)t10_2_18;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_23 = t7_15 - t918;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_23 = 0u - t8_23;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_30 = (int)t8_23 > (int)t9_23 ? t8_23 : t9_23;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_30 = (f32)(int)t10_30;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_30 = t5_19 * t11_30;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_36 = t1654 - t12_30;
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
        const bool t1683 = ds_11 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1684 = t1683 ? 0.0f : t30_12;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1685 = t1632 + t1684;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1686 = ds_11 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1687 = t1686 ? 0.0f : t29_12;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1688 = t1478 + t1687;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1689 = ds_11 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1690 = t1689 ? 0.0f : t32_12;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1691 = t1568 + t1690;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1692 = t908 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1693 = t1692 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1694 = first_query + t1693;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1695 = t1694 + 16u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1696 = t1695 < seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1697 = lane < 4u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1698 = t1697 & t1696;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1699;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1699) : "f"(t1691));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1700 = t1691 + t1699;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1701;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1701) : "f"(t1700));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1702 = t1700 + t1701;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1703;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1703) : "f"(t1702));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1704 = t1702 + t1703;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1705 = t1704 != 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1706 = t1705 & t1698;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1706) {
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1569), "f"(t1704) : "memory");
        }
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1707 = ds_11 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1708 = t1707 ? 0.0f : t44_12;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t14_20 = -t1708;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t15_13 = t14_20 * t11_2_18;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1711 = t1708 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1712 = t1711 ? 0.0f : t15_13;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1713 = t1645 + t1712;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_11 = t1708;
        s_11 = p_11;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1714 = -t1506;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1715;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1715) : "f"(s_12), "f"(1.442695f), "f"(t1714));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_12;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_12) : "f"(t1715));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1717 = dp_12 - t1507;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_12 = p_12 * t1717;
        u32 t1719;
        asm("mov.b32 %0, %1;" : "=r"(t1719) : "f"(t451));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1720;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1720) : "r"(t1719));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1721;
        asm("mov.b32 %0, %1;" : "=f"(t1721) : "r"(t1720));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1722 = t1721 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_14 = t7_2_8 - t928;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_14 = 0u - t8_2_14;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_19 = (int)t8_2_14 > (int)t9_2_14 ? t8_2_14 : t9_2_14;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_19 = (f32)(int)t10_2_19;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_24 = t7_16 - t918;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_24 = 0u - t8_24;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_31 = (int)t8_24 > (int)t9_24 ? t8_24 : t9_24;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_31 = (f32)(int)t10_31;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_31 = t5_19 * t11_31;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_37 = t1722 - t12_31;
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
        const bool t1751 = ds_12 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1752 = t1751 ? 0.0f : t30_13;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1753 = t1685 + t1752;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1754 = ds_12 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1755 = t1754 ? 0.0f : t29_13;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1756 = t1688 + t1755;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1757 = ds_12 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1758 = t1757 ? 0.0f : t32_13;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1759 = t1637 + t1758;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1760 = t908 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1761 = t1760 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1762 = first_query + t1761;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1763 = t1762 + 17u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1764 = t1763 < seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1765 = lane < 4u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1766 = t1765 & t1764;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1767;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1767) : "f"(t1759));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1768 = t1759 + t1767;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1769;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1769) : "f"(t1768));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1770 = t1768 + t1769;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1771;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1771) : "f"(t1770));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1772 = t1770 + t1771;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1773 = t1772 != 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1774 = t1773 & t1766;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1774) {
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1638), "f"(t1772) : "memory");
        }
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1775 = ds_12 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1776 = t1775 ? 0.0f : t44_13;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t14_21 = -t1776;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t15_14 = t14_21 * t11_2_19;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1779 = t1776 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1780 = t1779 ? 0.0f : t15_14;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1781 = t1713 + t1780;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_12 = t1776;
        s_12 = p_12;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_15;
        u32 row_16;
        u32 row_17;
        u32 row_18;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_15), "=r"(row_16), "=r"(row_17), "=r"(row_18) : "r"(t898) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1782;
        asm("mov.b32 %0, %1;" : "=f"(t1782) : "r"(row_15));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1783;
        asm("mov.b32 %0, %1;" : "=f"(t1783) : "r"(row_16));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1784;
        asm("mov.b32 %0, %1;" : "=f"(t1784) : "r"(row_17));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1785;
        asm("mov.b32 %0, %1;" : "=f"(t1785) : "r"(row_18));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1786 = -t1782;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1787;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1787) : "f"(s_13), "f"(1.442695f), "f"(t1786));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_13;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_13) : "f"(t1787));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1789 = dp_13 - t1783;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_13 = p_13 * t1789;
        const u32 t1791 = t908 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1792 = t1791 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1793 = first_query + t1792;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1794 = t1793 + 24u;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_17 = t1794 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_17 = t6_17 - seq_q;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_2_9 = t1794 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_2_9 = t6_2_9 - seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1799 = seq_q - 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1800 = t1794 < t1799 ? t1794 : t1799;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t10_2_20 = (u64)t1800;
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
        u32 t1807;
        asm("mov.b32 %0, %1;" : "=r"(t1807) : "f"(t452));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1808;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1808) : "r"(t1807));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1809;
        asm("mov.b32 %0, %1;" : "=f"(t1809) : "r"(t1808));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1810 = t1809 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_15 = t7_2_9 - t926;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_15 = 0u - t8_2_15;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_21 = (int)t8_2_15 > (int)t9_2_15 ? t8_2_15 : t9_2_15;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_21 = (f32)(int)t10_2_21;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_25 = t7_17 - t916;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_25 = 0u - t8_25;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_32 = (int)t8_25 > (int)t9_25 ? t8_25 : t9_25;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_32 = (f32)(int)t10_32;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_32 = t5_19 * t11_32;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_38 = t1810 - t12_32;
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
        const bool t1839 = ds_13 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1840 = t1839 ? 0.0f : t30_14;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1841 = t1753 + t1840;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1842 = ds_13 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1843 = t1842 ? 0.0f : t29_14;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1844 = t1635 + t1843;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1845 = ds_13 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1846 = t1845 ? 0.0f : t32_14;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1847 = gradient_2 + t34_8;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1848 = ds_13 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1849 = t1848 ? 0.0f : t44_14;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t14_22 = -t1849;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t15_15 = t14_22 * t11_2_21;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1852 = t1849 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1853 = t1852 ? 0.0f : t15_15;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1854 = t1781 + t1853;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_13 = t1849;
        s_13 = p_13;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1855 = -t1784;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1856;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1856) : "f"(s_14), "f"(1.442695f), "f"(t1855));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_14;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_14) : "f"(t1856));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1858 = dp_14 - t1785;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_14 = p_14 * t1858;
        const u32 t1860 = t908 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1861 = t1860 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1862 = first_query + t1861;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1863 = t1862 + 25u;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_18 = t1863 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_18 = t6_18 - seq_q;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t6_2_10 = t1863 + seq_k;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t7_2_10 = t6_2_10 - seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1868 = seq_q - 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1869 = t1863 < t1868 ? t1863 : t1868;
#line 317 "tests/cases/src/functions/samples.rs"
        const u64 t10_2_22 = (u64)t1869;
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
        u32 t1876;
        asm("mov.b32 %0, %1;" : "=r"(t1876) : "f"(t453));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1877;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1877) : "r"(t1876));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1878;
        asm("mov.b32 %0, %1;" : "=f"(t1878) : "r"(t1877));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1879 = t1878 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_16 = t7_2_10 - t926;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_16 = 0u - t8_2_16;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_23 = (int)t8_2_16 > (int)t9_2_16 ? t8_2_16 : t9_2_16;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_23 = (f32)(int)t10_2_23;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_26 = t7_18 - t916;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_26 = 0u - t8_26;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_33 = (int)t8_26 > (int)t9_26 ? t8_26 : t9_26;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_33 = (f32)(int)t10_33;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_33 = t5_19 * t11_33;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_39 = t1879 - t12_33;
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
        const bool t1908 = ds_14 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1909 = t1908 ? 0.0f : t30_15;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1910 = t1841 + t1909;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1911 = ds_14 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1912 = t1911 ? 0.0f : t29_15;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1913 = t1844 + t1912;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1914 = t908 >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1915 = t402 + t1914;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1916 = t1915 < seq_k;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1917 = lane & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1918 = t1917 == 0u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1919 = t1918 & t1916;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1920;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1920) : "f"(t1913));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1921 = t1913 + t1920;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1922;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1922) : "f"(t1921));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1923 = t1921 + t1922;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1924 = t1923 != 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1925 = t1924 & t1919;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1925) {
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1010), "f"(t1923) : "memory");
        }
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1926 = ds_14 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1927 = t1926 ? 0.0f : t32_15;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1928 = gradient_2 + t34_9;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1929 = ds_14 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1930 = t1929 ? 0.0f : t44_15;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t14_23 = -t1930;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t15_16 = t14_23 * t11_2_23;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1933 = t1930 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1934 = t1933 ? 0.0f : t15_16;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1935 = t1854 + t1934;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_14 = t1930;
        s_14 = p_14;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1936 = -t1782;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1937;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1937) : "f"(s_15), "f"(1.442695f), "f"(t1936));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_15;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_15) : "f"(t1937));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1939 = dp_15 - t1783;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_15 = p_15 * t1939;
        u32 t1941;
        asm("mov.b32 %0, %1;" : "=r"(t1941) : "f"(t454));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1942;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1942) : "r"(t1941));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1943;
        asm("mov.b32 %0, %1;" : "=f"(t1943) : "r"(t1942));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1944 = t1943 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_17 = t7_2_9 - t928;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_17 = 0u - t8_2_17;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_24 = (int)t8_2_17 > (int)t9_2_17 ? t8_2_17 : t9_2_17;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_24 = (f32)(int)t10_2_24;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_27 = t7_17 - t918;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_27 = 0u - t8_27;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_34 = (int)t8_27 > (int)t9_27 ? t8_27 : t9_27;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_34 = (f32)(int)t10_34;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_34 = t5_19 * t11_34;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_40 = t1944 - t12_34;
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
        const bool t1973 = ds_15 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1974 = t1973 ? 0.0f : t30_16;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1975 = t1910 + t1974;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1976 = ds_15 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1977 = t1976 ? 0.0f : t29_16;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1978 = t1756 + t1977;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1979 = ds_15 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1980 = t1979 ? 0.0f : t32_16;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1981 = t1846 + t1980;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1982 = t908 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1983 = t1982 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1984 = first_query + t1983;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1985 = t1984 + 24u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1986 = t1985 < seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1987 = lane < 4u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1988 = t1987 & t1986;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1989;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1989) : "f"(t1981));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1990 = t1981 + t1989;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1991;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1991) : "f"(t1990));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1992 = t1990 + t1991;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1993;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1993) : "f"(t1992));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1994 = t1992 + t1993;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1995 = t1994 != 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1996 = t1995 & t1988;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1996) {
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1847), "f"(t1994) : "memory");
        }
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1997 = ds_15 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1998 = t1997 ? 0.0f : t44_16;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t14_24 = -t1998;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t15_17 = t14_24 * t11_2_24;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2001 = t1998 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2002 = t2001 ? 0.0f : t15_17;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2003 = t1935 + t2002;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_15 = t1998;
        s_15 = p_15;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2004 = -t1784;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2005;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2005) : "f"(s_16), "f"(1.442695f), "f"(t2004));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_16;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_16) : "f"(t2005));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2007 = dp_16 - t1785;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_16 = p_16 * t2007;
        u32 t2009;
        asm("mov.b32 %0, %1;" : "=r"(t2009) : "f"(t455));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2010;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2010) : "r"(t2009));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2011;
        asm("mov.b32 %0, %1;" : "=f"(t2011) : "r"(t2010));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2012 = t2011 * score_scale;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_18 = t7_2_10 - t928;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_18 = 0u - t8_2_18;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_25 = (int)t8_2_18 > (int)t9_2_18 ? t8_2_18 : t9_2_18;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_25 = (f32)(int)t10_2_25;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t8_28 = t7_18 - t918;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t9_28 = 0u - t8_28;
#line 358 "tests/cases/src/functions/samples.rs"
        const u32 t10_35 = (int)t8_28 > (int)t9_28 ? t8_28 : t9_28;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t11_35 = (f32)(int)t10_35;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t12_35 = t5_19 * t11_35;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t13_41 = t2012 - t12_35;
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
        const bool t2041 = ds_16 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2042 = t2041 ? 0.0f : t30_17;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2043 = t1975 + t2042;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2044 = lane == 0u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2045;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2045) : "f"(t2043));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2046 = t2043 + t2045;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2047;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2047) : "f"(t2046));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2048 = t2046 + t2047;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2049;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t2049) : "f"(t2048));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2050 = t2048 + t2049;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2051;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t2051) : "f"(t2050));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2052 = t2050 + t2051;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2053;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t2053) : "f"(t2052));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2054 = t2052 + t2053;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2055 = t2054 != 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2056 = t2055 & t2044;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t2056) {
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(gradient_4), "f"(t2054) : "memory");
        }
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2057 = ds_16 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2058 = t2057 ? 0.0f : t29_17;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2059 = t1978 + t2058;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t2060 = t908 >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t2061 = t402 + t2060;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2062 = t2061 + 8u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2063 = t2062 < seq_k;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2064 = lane & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2065 = t2064 == 0u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2066 = t2065 & t2063;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2067;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2067) : "f"(t2059));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2068 = t2059 + t2067;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2069;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2069) : "f"(t2068));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2070 = t2068 + t2069;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2071 = t2070 != 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2072 = t2071 & t2066;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t2072) {
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1133), "f"(t2070) : "memory");
        }
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2073 = ds_16 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2074 = t2073 ? 0.0f : t32_17;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2075 = t1927 + t2074;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2076 = t908 & 3u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2077 = t2076 << 1u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2078 = first_query + t2077;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2079 = t2078 + 25u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2080 = t2079 < seq_q;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2081 = lane < 4u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2082 = t2081 & t2080;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2083;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t2083) : "f"(t2075));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2084 = t2075 + t2083;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2085;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t2085) : "f"(t2084));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2086 = t2084 + t2085;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2087;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t2087) : "f"(t2086));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2088 = t2086 + t2087;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2089 = t2088 != 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2090 = t2089 & t2082;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t2090) {
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1928), "f"(t2088) : "memory");
        }
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2091 = ds_16 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2092 = t2091 ? 0.0f : t44_17;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t14_25 = -t2092;
#line 358 "tests/cases/src/functions/samples.rs"
        const f32 t15_18 = t14_25 * t11_2_25;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2095 = t2092 == 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2096 = t2095 ? 0.0f : t15_18;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2097 = t2003 + t2096;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2098 = lane == 0u;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2099;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2099) : "f"(t2097));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2100 = t2097 + t2099;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2101;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2101) : "f"(t2100));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2102 = t2100 + t2101;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2103;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t2103) : "f"(t2102));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2104 = t2102 + t2103;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2105;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t2105) : "f"(t2104));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2106 = t2104 + t2105;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2107;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t2107) : "f"(t2106));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2108 = t2106 + t2107;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2109 = t2108 != 0.0f;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2110 = t2109 & t2098;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t2110) {
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1020), "f"(t2108) : "memory");
        }
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_16 = t2092;
        s_16 = p_16;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2111 = share << 11u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2112 = t18 + t2111;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2113;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2113) : "r"(lane));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2114 = t2113 >> 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2115 = t21 + t2114;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2116 = t2115 >> 1u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2117 = t2116 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2118 = 0u ^ t2117;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2119 = t2115 << 6u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2120 = t2118 << 4u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2121 = t2119 + t2120;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2122 = t2113 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2123 = t2122 << 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2124 = t2121 + t2123;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2125;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2125) : "f"(dp), "f"(dp_2));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2126 = t2112 + t2124;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2126), "r"(t2125) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2127;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2127) : "f"(dp_5), "f"(dp_6));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2128 = t2124 ^ 16u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2129 = t2112 + t2128;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2129), "r"(t2127) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2130;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2130) : "f"(dp_9), "f"(dp_10));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2131 = t2124 ^ 32u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2132 = t2112 + t2131;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2132), "r"(t2130) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2133;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2133) : "f"(dp_13), "f"(dp_14));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2134 = t2124 ^ 48u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2135 = t2112 + t2134;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2135), "r"(t2133) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2136 = t2113 >> 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2137 = t21 + t2136;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2138 = t2137 + 8u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2139 = t2138 >> 1u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2140 = t2139 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2141 = 0u ^ t2140;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2142 = t2138 << 6u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2143 = t2141 << 4u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2144 = t2142 + t2143;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2145 = t2113 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2146 = t2145 << 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2147 = t2144 + t2146;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2148;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2148) : "f"(dp_3), "f"(dp_4));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2149 = t2112 + t2147;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2149), "r"(t2148) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2150;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2150) : "f"(dp_7), "f"(dp_8));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2151 = t2147 ^ 16u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2152 = t2112 + t2151;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2152), "r"(t2150) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2153;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2153) : "f"(dp_11), "f"(dp_12));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2154 = t2147 ^ 32u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2155 = t2112 + t2154;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2155), "r"(t2153) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2156;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2156) : "f"(dp_15), "f"(dp_16));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2157 = t2147 ^ 48u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2158 = t2112 + t2157;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2158), "r"(t2156) : "memory");
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2159;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2159) : "f"(s), "f"(s_2));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2160;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2160) : "f"(s_3), "f"(s_4));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2161;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2161) : "f"(s_5), "f"(s_6));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2162;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2162) : "f"(s_7), "f"(s_8));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2163;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2163) : "f"(s_9), "f"(s_10));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2164;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2164) : "f"(s_11), "f"(s_12));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2165;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2165) : "f"(s_13), "f"(s_14));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2166;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2166) : "f"(s_15), "f"(s_16));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2167;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2167) : "r"(t46));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2168 = t2167 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2169 = t2167 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2170 = t2167 ^ 96u;
        const u32 t2171 = t158 + t2167;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2172 = t158 + t2168;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2173 = t158 + t2169;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2174 = t158 + t2170;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t2171) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(t2159), "r"(t2160), "r"(t2161), "r"(t2162), "r"(m_97), "r"(m_98));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(t2159), "r"(t2160), "r"(t2161), "r"(t2162), "r"(m_99), "r"(m_100));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t2172) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(t2159), "r"(t2160), "r"(t2161), "r"(t2162), "r"(m_101), "r"(m_102));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(t2159), "r"(t2160), "r"(t2161), "r"(t2162), "r"(m_103), "r"(m_104));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t2173) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(t2159), "r"(t2160), "r"(t2161), "r"(t2162), "r"(m_105), "r"(m_106));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(t2159), "r"(t2160), "r"(t2161), "r"(t2162), "r"(m_107), "r"(m_108));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t2174) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(t2159), "r"(t2160), "r"(t2161), "r"(t2162), "r"(m_109), "r"(m_110));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t2159), "r"(t2160), "r"(t2161), "r"(t2162), "r"(m_111), "r"(m_112));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t2171) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(t2163), "r"(t2164), "r"(t2165), "r"(t2166), "r"(m_113), "r"(m_114));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(t2163), "r"(t2164), "r"(t2165), "r"(t2166), "r"(m_115), "r"(m_116));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t2172) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(t2163), "r"(t2164), "r"(t2165), "r"(t2166), "r"(m_117), "r"(m_118));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(t2163), "r"(t2164), "r"(t2165), "r"(t2166), "r"(m_119), "r"(m_120));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t2173) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(t2163), "r"(t2164), "r"(t2165), "r"(t2166), "r"(m_121), "r"(m_122));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(t2163), "r"(t2164), "r"(t2165), "r"(t2166), "r"(m_123), "r"(m_124));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t2174) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(t2163), "r"(t2164), "r"(t2165), "r"(t2166), "r"(m_125), "r"(m_126));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t2163), "r"(t2164), "r"(t2165), "r"(t2166), "r"(m_127), "r"(m_128));
#line 201 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 233 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (more) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2175 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2176 = (u32)d_o_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2177 = t2176 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_4 = (u64)t346 * t2177;
            const u64 of_head_3 = t187 + head_4;
            const u32 t2180 = t348 << 5u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2181 = (u64)t191 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2182 = t158 + t196;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2183 = t2180 + t190;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2184 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2185 = t2184 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2186 = t2183 < t2185 ? t2183 : t2185;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2187 = (u64)t2186 * t189;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2188 = of_head_3 + t2187;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2189 = t2188 + t2181;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2190 = t2180 + t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2191 = t2190 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2192 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2193 = t2192 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2194 = t2191 < t2193 ? t2191 : t2193;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2195 = (u64)t2194 * t189;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2196 = of_head_3 + t2195;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2197 = t2196 + t2181;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2198 = t2180 + t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2199 = t2198 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2200 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2201 = t2200 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2202 = t2199 < t2201 ? t2199 : t2201;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2203 = (u64)t2202 * t189;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2204 = of_head_3 + t2203;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2205 = t2204 + t2181;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2206 = t2180 + t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2207 = t2206 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2208 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2209 = t2208 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2210 = t2207 < t2209 ? t2207 : t2209;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2211 = (u64)t2210 * t189;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2212 = of_head_3 + t2211;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2213 = t2212 + t2181;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2214 = t2180 + t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2215 = t2214 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2216 = t191 < t2175;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2217 = t2215 & t2216;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2218 = t2217 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t2182), "l"(t2189), "r"(t2218) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2219 = t2180 + t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2220 = t2219 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2221 = t2220 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2222 = t191 < t2175;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2223 = t2221 & t2222;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2224 = t2223 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+1024], [%1], 16, %2;" :  : "r"(t2182), "l"(t2197), "r"(t2224) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2225 = t2180 + t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2226 = t2225 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2227 = t2226 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2228 = t191 < t2175;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2229 = t2227 & t2228;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2230 = t2229 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t2182), "l"(t2205), "r"(t2230) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2231 = t2180 + t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2232 = t2231 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2233 = t2232 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2234 = t191 < t2175;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2235 = t2233 & t2234;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2236 = t2235 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+3072], [%1], 16, %2;" :  : "r"(t2182), "l"(t2213), "r"(t2236) : "memory");
        }
#line 236 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2237;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2237) : "f"(dp), "f"(dp_2));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2238;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2238) : "f"(dp_3), "f"(dp_4));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2239;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2239) : "f"(dp_5), "f"(dp_6));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2240;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2240) : "f"(dp_7), "f"(dp_8));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2241;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2241) : "f"(dp_9), "f"(dp_10));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2242;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2242) : "f"(dp_11), "f"(dp_12));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2243;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2243) : "f"(dp_13), "f"(dp_14));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2244;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2244) : "f"(dp_15), "f"(dp_16));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2245;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2245) : "r"(t46));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2246 = t2245 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2247 = t2245 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2248 = t2245 ^ 96u;
        const u32 t2249 = smem_2 + t2245;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2250 = smem_2 + t2246;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2251 = smem_2 + t2247;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2252 = smem_2 + t2248;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t2249) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(t2237), "r"(t2238), "r"(t2239), "r"(t2240), "r"(m_129), "r"(m_130));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(t2237), "r"(t2238), "r"(t2239), "r"(t2240), "r"(m_131), "r"(m_132));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t2250) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(t2237), "r"(t2238), "r"(t2239), "r"(t2240), "r"(m_133), "r"(m_134));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(t2237), "r"(t2238), "r"(t2239), "r"(t2240), "r"(m_135), "r"(m_136));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t2251) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(t2237), "r"(t2238), "r"(t2239), "r"(t2240), "r"(m_137), "r"(m_138));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(t2237), "r"(t2238), "r"(t2239), "r"(t2240), "r"(m_139), "r"(m_140));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t2252) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(t2237), "r"(t2238), "r"(t2239), "r"(t2240), "r"(m_141), "r"(m_142));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(t2237), "r"(t2238), "r"(t2239), "r"(t2240), "r"(m_143), "r"(m_144));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t2249) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(t2241), "r"(t2242), "r"(t2243), "r"(t2244), "r"(m_145), "r"(m_146));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(t2241), "r"(t2242), "r"(t2243), "r"(t2244), "r"(m_147), "r"(m_148));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t2250) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(t2241), "r"(t2242), "r"(t2243), "r"(t2244), "r"(m_149), "r"(m_150));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(t2241), "r"(t2242), "r"(t2243), "r"(t2244), "r"(m_151), "r"(m_152));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t2251) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(t2241), "r"(t2242), "r"(t2243), "r"(t2244), "r"(m_153), "r"(m_154));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(t2241), "r"(t2242), "r"(t2243), "r"(t2244), "r"(m_155), "r"(m_156));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t2252) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(t2241), "r"(t2242), "r"(t2243), "r"(t2244), "r"(m_157), "r"(m_158));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(t2241), "r"(t2242), "r"(t2243), "r"(t2244), "r"(m_159), "r"(m_160));
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2253 = t26 << 12u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2254 = smem_1 + t2253;
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
        const u32 t2256 = lane_2 & 7u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2257 = lane_2 >> 4u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2258 = t2257 << 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2259 = t2256 + t2258;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2260 = t25 >> 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2261 = lane_2 >> 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2262 = t2261 & 1u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2263 = t2260 + t2262;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2264 = t2263 >> 2u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2265 = t2263 & 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2266 = t2264 << 11u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2267 = t18 + t2266;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2268 = t2259 >> 1u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2269 = t2268 & 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2270 = t2265 ^ t2269;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2271 = t2259 << 6u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2272 = t2270 << 4u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2273 = t2271 + t2272;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2274 = t2267 + t2273;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2275;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2275) : "r"(t46));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2276 = t2275 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2277 = t2275 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2278 = t2275 ^ 96u;
        const u32 t2279 = t2254 + t2275;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2280 = t2254 + t2276;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2281 = t2254 + t2277;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2282 = t2254 + t2278;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t2274) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t2279) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_165), "r"(m_166));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_167), "r"(m_168));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t2280) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_169), "r"(m_170));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_171), "r"(m_172));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t2281) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_173), "r"(m_174));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_175), "r"(m_176));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t2282) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_177), "r"(m_178));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_179), "r"(m_180));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t2274) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t2279) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_185), "r"(m_186));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_187), "r"(m_188));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t2280) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_189), "r"(m_190));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_191), "r"(m_192));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t2281) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_193), "r"(m_194));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_195), "r"(m_196));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t2282) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_197), "r"(m_198));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_199), "r"(m_200));
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t2283 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t2284 = t2283 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t2285 = t2284 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t2286 = block << 5u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 row_19 = t2285 + t2286;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 row_20 = row_19 + t25;
        const u64 t2289 = (u64)row_20;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2290 = t2289 * sums_stride0;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2291 = t2290 * 4ull;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2292 = sums + t2291;
        const u32 t2293 = t26 << 10u;
#line 340 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2294 = (u64)t2293 * 4u;
#line 340 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2295 = t2292 + t2294;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        const u64 t2296 = (u64)lane * 4u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        const u64 t2297 = t2295 + t2296;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2297), "f"(dq) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+128], %1;" :  : "l"(t2297), "f"(dq_2) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+256], %1;" :  : "l"(t2297), "f"(dq_3) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+384], %1;" :  : "l"(t2297), "f"(dq_4) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+512], %1;" :  : "l"(t2297), "f"(dq_5) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+640], %1;" :  : "l"(t2297), "f"(dq_6) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+768], %1;" :  : "l"(t2297), "f"(dq_7) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+896], %1;" :  : "l"(t2297), "f"(dq_8) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1024], %1;" :  : "l"(t2297), "f"(dq_9) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1152], %1;" :  : "l"(t2297), "f"(dq_10) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1280], %1;" :  : "l"(t2297), "f"(dq_11) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1408], %1;" :  : "l"(t2297), "f"(dq_12) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1536], %1;" :  : "l"(t2297), "f"(dq_13) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1664], %1;" :  : "l"(t2297), "f"(dq_14) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1792], %1;" :  : "l"(t2297), "f"(dq_15) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1920], %1;" :  : "l"(t2297), "f"(dq_16) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2048], %1;" :  : "l"(t2297), "f"(dq_17) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2176], %1;" :  : "l"(t2297), "f"(dq_18) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2304], %1;" :  : "l"(t2297), "f"(dq_19) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2432], %1;" :  : "l"(t2297), "f"(dq_20) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2560], %1;" :  : "l"(t2297), "f"(dq_21) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2688], %1;" :  : "l"(t2297), "f"(dq_22) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2816], %1;" :  : "l"(t2297), "f"(dq_23) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2944], %1;" :  : "l"(t2297), "f"(dq_24) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3072], %1;" :  : "l"(t2297), "f"(dq_25) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3200], %1;" :  : "l"(t2297), "f"(dq_26) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3328], %1;" :  : "l"(t2297), "f"(dq_27) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3456], %1;" :  : "l"(t2297), "f"(dq_28) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3584], %1;" :  : "l"(t2297), "f"(dq_29) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3712], %1;" :  : "l"(t2297), "f"(dq_30) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3840], %1;" :  : "l"(t2297), "f"(dq_31) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3968], %1;" :  : "l"(t2297), "f"(dq_32) : "memory");
#line 214 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 233 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (more) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2298 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2299 = (u32)q_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2300 = t2299 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_5 = (u64)t346 * t2300;
            const u64 of_head_4 = t166 + head_5;
            const u32 t2303 = t348 << 5u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2304 = (u64)t170 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2305 = smem_2 + t175;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2306 = t2303 + t169;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2307 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2308 = t2307 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2309 = t2306 < t2308 ? t2306 : t2308;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2310 = (u64)t2309 * t168;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2311 = of_head_4 + t2310;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2312 = t2311 + t2304;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2313 = t2303 + t169;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2314 = t2313 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2315 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2316 = t2315 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2317 = t2314 < t2316 ? t2314 : t2316;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2318 = (u64)t2317 * t168;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2319 = of_head_4 + t2318;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2320 = t2319 + t2304;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2321 = t2303 + t169;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2322 = t2321 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2323 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2324 = t2323 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2325 = t2322 < t2324 ? t2322 : t2324;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2326 = (u64)t2325 * t168;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2327 = of_head_4 + t2326;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2328 = t2327 + t2304;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2329 = t2303 + t169;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2330 = t2329 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2331 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2332 = t2331 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2333 = t2330 < t2332 ? t2330 : t2332;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2334 = (u64)t2333 * t168;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2335 = of_head_4 + t2334;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2336 = t2335 + t2304;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2337 = t2303 + t169;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2338 = t2337 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2339 = t170 < t2298;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2340 = t2338 & t2339;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2341 = t2340 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t2305), "l"(t2312), "r"(t2341) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2342 = t2303 + t169;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2343 = t2342 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2344 = t2343 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2345 = t170 < t2298;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2346 = t2344 & t2345;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2347 = t2346 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+1024], [%1], 16, %2;" :  : "r"(t2305), "l"(t2320), "r"(t2347) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2348 = t2303 + t169;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2349 = t2348 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2350 = t2349 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2351 = t170 < t2298;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2352 = t2350 & t2351;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2353 = t2352 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t2305), "l"(t2328), "r"(t2353) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2354 = t2303 + t169;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2355 = t2354 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2356 = t2355 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2357 = t170 < t2298;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2358 = t2356 & t2357;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2359 = t2358 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+3072], [%1], 16, %2;" :  : "r"(t2305), "l"(t2336), "r"(t2359) : "memory");
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2360 = thread < 16u;
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            if (t2360) {
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2361 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2362 = t2361 + t346;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2363 = t2362 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2364 = t348 << 5u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_21 = t2363 + t2364;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t2366 = thread << 1u;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 row_22 = row_21 + t2366;
                const u32 t2368 = thread << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t2369 = t159 + t2368;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t2370 = (u64)row_22;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t2371 = t2370 * statistics_stride0;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t2372 = t2371 * 4ull;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t2373 = statistics + t2372;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t2369), "l"(t2373) : "memory");
            }
        }
#line 236 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 160 "fa-kernels/src/attention/backward/work.rs"
        head = t346;
        block = t348;
    }
#line 164 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 166 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2374 = dk_2 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_2 = t2374;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2375 = dk_3 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_3 = t2375;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2376 = dk_4 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_4 = t2376;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2377 = dk_5 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_5 = t2377;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2378 = dk_6 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_6 = t2378;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2379 = dk_7 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_7 = t2379;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2380 = dk_8 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_8 = t2380;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2381 = dk_9 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_9 = t2381;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2382 = dk_10 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_10 = t2382;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2383 = dk_11 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_11 = t2383;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2384 = dk_12 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_12 = t2384;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2385 = dk_13 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_13 = t2385;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2386 = dk_14 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_14 = t2386;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2387 = dk_15 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_15 = t2387;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2388 = dk_16 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_16 = t2388;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2389 = dk_17 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_17 = t2389;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2390 = dk_18 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_18 = t2390;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2391 = dk_19 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_19 = t2391;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2392 = dk_20 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_20 = t2392;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2393 = dk_21 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_21 = t2393;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2394 = dk_22 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_22 = t2394;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2395 = dk_23 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_23 = t2395;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2396 = dk_24 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_24 = t2396;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2397 = dk_25 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_25 = t2397;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2398 = dk_26 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_26 = t2398;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2399 = dk_27 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_27 = t2399;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2400 = dk_28 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_28 = t2400;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2401 = dk_29 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_29 = t2401;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2402 = dk_30 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_30 = t2402;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2403 = dk_31 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_31 = t2403;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2404 = dk_32 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_32 = t2404;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2405 = dk_33 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_33 = t2405;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2406 = share << 12u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2407 = smem_1 + t2406;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2408 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2409 = t21 + t2408;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2410 = t2409 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2411 = 0u ^ t2410;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2412 = t2409 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2413 = t2411 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2414 = t2412 + t2413;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2415 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2416 = t2415 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2417 = t2414 + t2416;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2418;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2418) : "f"(dk_2), "f"(dk_3));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2419 = t2407 + t2417;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2419), "r"(t2418) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2420;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2420) : "f"(dk_6), "f"(dk_7));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2421 = t2417 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2422 = t2407 + t2421;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2422), "r"(t2420) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2423;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2423) : "f"(dk_10), "f"(dk_11));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2424 = t2417 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2425 = t2407 + t2424;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2425), "r"(t2423) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2426;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2426) : "f"(dk_14), "f"(dk_15));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2427 = t2417 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2428 = t2407 + t2427;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2428), "r"(t2426) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2429;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2429) : "f"(dk_18), "f"(dk_19));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2430 = t2417 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2431 = t2407 + t2430;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2431), "r"(t2429) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2432;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2432) : "f"(dk_22), "f"(dk_23));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2433 = t2417 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2434 = t2407 + t2433;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2434), "r"(t2432) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2435;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2435) : "f"(dk_26), "f"(dk_27));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2436 = t2417 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2437 = t2407 + t2436;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2437), "r"(t2435) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2438;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2438) : "f"(dk_30), "f"(dk_31));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2439 = t2417 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2440 = t2407 + t2439;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2440), "r"(t2438) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2441 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2442 = t21 + t2441;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2443 = t2442 + 8u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2444 = t2443 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2445 = 0u ^ t2444;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2446 = t2443 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2447 = t2445 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2448 = t2446 + t2447;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2449 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2450 = t2449 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2451 = t2448 + t2450;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2452;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2452) : "f"(dk_4), "f"(dk_5));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2453 = t2407 + t2451;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2453), "r"(t2452) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2454;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2454) : "f"(dk_8), "f"(dk_9));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2455 = t2451 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2456 = t2407 + t2455;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2456), "r"(t2454) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2457;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2457) : "f"(dk_12), "f"(dk_13));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2458 = t2451 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2459 = t2407 + t2458;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2459), "r"(t2457) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2460;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2460) : "f"(dk_16), "f"(dk_17));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2461 = t2451 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2462 = t2407 + t2461;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2462), "r"(t2460) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2463;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2463) : "f"(dk_20), "f"(dk_21));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2464 = t2451 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2465 = t2407 + t2464;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2465), "r"(t2463) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2466;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2466) : "f"(dk_24), "f"(dk_25));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2467 = t2451 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2468 = t2407 + t2467;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2468), "r"(t2466) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2469;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2469) : "f"(dk_28), "f"(dk_29));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2470 = t2451 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2471 = t2407 + t2470;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2471), "r"(t2469) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2472;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2472) : "f"(dk_32), "f"(dk_33));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2473 = t2451 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2474 = t2407 + t2473;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2474), "r"(t2472) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 368 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 first_column = share << 6u;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2476 = (u64)batch_2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2477 = t2476 * dk_stride0;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2478 = t2477 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2479 = dk + t2478;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2480 = (u64)t8;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2481 = t2480 * dk_stride1;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2482 = t2481 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2483 = t2479 + t2482;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2484 = (u64)t10;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2485 = t2484 * dk_stride2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2486 = t2485 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2487 = t2483 + t2486;
    const u32 end_9 = head_dim > first_column ? head_dim : first_column;
    const u32 t2489 = seq_k - t8;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2490 = end_9 - first_column;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2491 = t2490 >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2492 = (u64)first_column * 2u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2493 = t2487 + t2492;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2494 = (u32)dk_stride1;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2495 = t2494 << 1u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2496 = lane >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2497 = t21 + t2496;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2498 = lane & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2499 = t2497 < t2489;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2500 = t2498 < t2491;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2501 = t2499 & t2500;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t2501) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2502 = t2497 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2503 = t2498 ^ t2502;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2504 = t2497 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2505 = t2503 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2506 = t2504 + t2505;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2507 = t2407 + t2506;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_23;
        u32 row_24;
        u32 row_25;
        u32 row_26;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_23), "=r"(row_24), "=r"(row_25), "=r"(row_26) : "r"(t2507) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2508 = (u64)t2497 * t2495;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2509 = t2493 + t2508;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2510 = (u64)t2498 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2511 = t2509 + t2510;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2511), "r"(row_23), "r"(row_24), "r"(row_25), "r"(row_26) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2512 = t2497 + 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2513 = t2512 < t2489;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2514 = t2498 < t2491;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2515 = t2513 & t2514;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t2515) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2516 = t2512 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2517 = t2498 ^ t2516;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2518 = t2512 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2519 = t2517 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2520 = t2518 + t2519;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2521 = t2407 + t2520;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_27;
        u32 row_28;
        u32 row_29;
        u32 row_30;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_27), "=r"(row_28), "=r"(row_29), "=r"(row_30) : "r"(t2521) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2522 = (u64)t2512 * t2495;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2523 = t2493 + t2522;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2524 = (u64)t2498 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2525 = t2523 + t2524;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2525), "r"(row_27), "r"(row_28), "r"(row_29), "r"(row_30) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2526 = t2497 + 8u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2527 = t2526 < t2489;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2528 = t2498 < t2491;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2529 = t2527 & t2528;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t2529) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2530 = t2526 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2531 = t2498 ^ t2530;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2532 = t2526 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2533 = t2531 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2534 = t2532 + t2533;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2535 = t2407 + t2534;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_31;
        u32 row_32;
        u32 row_33;
        u32 row_34;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_31), "=r"(row_32), "=r"(row_33), "=r"(row_34) : "r"(t2535) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2536 = (u64)t2526 * t2495;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2537 = t2493 + t2536;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2538 = (u64)t2498 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2539 = t2537 + t2538;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2539), "r"(row_31), "r"(row_32), "r"(row_33), "r"(row_34) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2540 = t2497 + 12u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2541 = t2540 < t2489;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2542 = t2498 < t2491;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2543 = t2541 & t2542;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t2543) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2544 = t2540 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2545 = t2498 ^ t2544;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2546 = t2540 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2547 = t2545 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2548 = t2546 + t2547;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2549 = t2407 + t2548;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_35;
        u32 row_36;
        u32 row_37;
        u32 row_38;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_35), "=r"(row_36), "=r"(row_37), "=r"(row_38) : "r"(t2549) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2550 = (u64)t2540 * t2495;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2551 = t2493 + t2550;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2552 = (u64)t2498 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2553 = t2551 + t2552;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2553), "r"(row_35), "r"(row_36), "r"(row_37), "r"(row_38) : "memory");
    }
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2554 = share << 12u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2555 = t22 + t2554;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2556 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2557 = t21 + t2556;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2558 = t2557 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2559 = 0u ^ t2558;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2560 = t2557 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2561 = t2559 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2562 = t2560 + t2561;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2563 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2564 = t2563 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2565 = t2562 + t2564;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2566;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2566) : "f"(dv_2), "f"(dv_3));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2567 = t2555 + t2565;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2567), "r"(t2566) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2568;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2568) : "f"(dv_6), "f"(dv_7));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2569 = t2565 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2570 = t2555 + t2569;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2570), "r"(t2568) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2571;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2571) : "f"(dv_10), "f"(dv_11));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2572 = t2565 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2573 = t2555 + t2572;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2573), "r"(t2571) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2574;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2574) : "f"(dv_14), "f"(dv_15));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2575 = t2565 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2576 = t2555 + t2575;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2576), "r"(t2574) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2577;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2577) : "f"(dv_18), "f"(dv_19));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2578 = t2565 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2579 = t2555 + t2578;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2579), "r"(t2577) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2580;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2580) : "f"(dv_22), "f"(dv_23));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2581 = t2565 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2582 = t2555 + t2581;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2582), "r"(t2580) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2583;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2583) : "f"(dv_26), "f"(dv_27));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2584 = t2565 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2585 = t2555 + t2584;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2585), "r"(t2583) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2586;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2586) : "f"(dv_30), "f"(dv_31));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2587 = t2565 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2588 = t2555 + t2587;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2588), "r"(t2586) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2589 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2590 = t21 + t2589;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2591 = t2590 + 8u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2592 = t2591 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2593 = 0u ^ t2592;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2594 = t2591 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2595 = t2593 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2596 = t2594 + t2595;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2597 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2598 = t2597 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2599 = t2596 + t2598;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2600;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2600) : "f"(dv_4), "f"(dv_5));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2601 = t2555 + t2599;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2601), "r"(t2600) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2602;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2602) : "f"(dv_8), "f"(dv_9));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2603 = t2599 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2604 = t2555 + t2603;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2604), "r"(t2602) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2605;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2605) : "f"(dv_12), "f"(dv_13));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2606 = t2599 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2607 = t2555 + t2606;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2607), "r"(t2605) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2608;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2608) : "f"(dv_16), "f"(dv_17));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2609 = t2599 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2610 = t2555 + t2609;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2610), "r"(t2608) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2611;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2611) : "f"(dv_20), "f"(dv_21));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2612 = t2599 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2613 = t2555 + t2612;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2613), "r"(t2611) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2614;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2614) : "f"(dv_24), "f"(dv_25));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2615 = t2599 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2616 = t2555 + t2615;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2616), "r"(t2614) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2617;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2617) : "f"(dv_28), "f"(dv_29));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2618 = t2599 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2619 = t2555 + t2618;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2619), "r"(t2617) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2620;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2620) : "f"(dv_32), "f"(dv_33));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2621 = t2599 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2622 = t2555 + t2621;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2622), "r"(t2620) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 368 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 first_column_2 = share << 6u;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2624 = (u64)batch_2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2625 = t2624 * dv_stride0;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2626 = t2625 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2627 = dv + t2626;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2628 = (u64)t8;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2629 = t2628 * dv_stride1;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2630 = t2629 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2631 = t2627 + t2630;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2632 = (u64)t10;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2633 = t2632 * dv_stride2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2634 = t2633 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2635 = t2631 + t2634;
    const u32 end_10 = head_dim > first_column_2 ? head_dim : first_column_2;
    const u32 t2637 = seq_k - t8;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2638 = end_10 - first_column_2;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2639 = t2638 >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2640 = (u64)first_column_2 * 2u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2641 = t2635 + t2640;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2642 = (u32)dv_stride1;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2643 = t2642 << 1u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2644 = lane >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2645 = t21 + t2644;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2646 = lane & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2647 = t2645 < t2637;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2648 = t2646 < t2639;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2649 = t2647 & t2648;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t2649) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2650 = t2645 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2651 = t2646 ^ t2650;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2652 = t2645 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2653 = t2651 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2654 = t2652 + t2653;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2655 = t2555 + t2654;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_39;
        u32 row_40;
        u32 row_41;
        u32 row_42;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_39), "=r"(row_40), "=r"(row_41), "=r"(row_42) : "r"(t2655) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2656 = (u64)t2645 * t2643;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2657 = t2641 + t2656;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2658 = (u64)t2646 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2659 = t2657 + t2658;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2659), "r"(row_39), "r"(row_40), "r"(row_41), "r"(row_42) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2660 = t2645 + 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2661 = t2660 < t2637;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2662 = t2646 < t2639;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2663 = t2661 & t2662;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t2663) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2664 = t2660 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2665 = t2646 ^ t2664;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2666 = t2660 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2667 = t2665 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2668 = t2666 + t2667;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2669 = t2555 + t2668;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_43;
        u32 row_44;
        u32 row_45;
        u32 row_46;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_43), "=r"(row_44), "=r"(row_45), "=r"(row_46) : "r"(t2669) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2670 = (u64)t2660 * t2643;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2671 = t2641 + t2670;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2672 = (u64)t2646 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2673 = t2671 + t2672;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2673), "r"(row_43), "r"(row_44), "r"(row_45), "r"(row_46) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2674 = t2645 + 8u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2675 = t2674 < t2637;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2676 = t2646 < t2639;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2677 = t2675 & t2676;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t2677) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2678 = t2674 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2679 = t2646 ^ t2678;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2680 = t2674 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2681 = t2679 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2682 = t2680 + t2681;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2683 = t2555 + t2682;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_47;
        u32 row_48;
        u32 row_49;
        u32 row_50;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_47), "=r"(row_48), "=r"(row_49), "=r"(row_50) : "r"(t2683) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2684 = (u64)t2674 * t2643;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2685 = t2641 + t2684;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2686 = (u64)t2646 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2687 = t2685 + t2686;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2687), "r"(row_47), "r"(row_48), "r"(row_49), "r"(row_50) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2688 = t2645 + 12u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2689 = t2688 < t2637;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2690 = t2646 < t2639;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2691 = t2689 & t2690;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t2691) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2692 = t2688 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2693 = t2646 ^ t2692;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2694 = t2688 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2695 = t2693 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2696 = t2694 + t2695;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2697 = t2555 + t2696;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_51;
        u32 row_52;
        u32 row_53;
        u32 row_54;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_51), "=r"(row_52), "=r"(row_53), "=r"(row_54) : "r"(t2697) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2698 = (u64)t2688 * t2643;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2699 = t2641 + t2698;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2700 = (u64)t2646 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2701 = t2699 + t2700;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2701), "r"(row_51), "r"(row_52), "r"(row_53), "r"(row_54) : "memory");
    }
}
