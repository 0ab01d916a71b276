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
#line 39 "fa-kernels/src/attention/backward/work.rs"
    const u32 t1 = seq_k + 31u;
#line 39 "fa-kernels/src/attention/backward/work.rs"
    const u32 blocks = t1 >> 5u;
    const u32 t3 = blockIdx.x;
#line 40 "fa-kernels/src/attention/backward/work.rs"
    const u32 t4 = t3 % blocks;
#line 40 "fa-kernels/src/attention/backward/work.rs"
    const u32 t5 = blockIdx.x;
#line 40 "fa-kernels/src/attention/backward/work.rs"
    const u32 t6 = t5 / blocks;
#line 44 "fa-kernels/src/attention/backward/work.rs"
    const u32 kv_heads = heads / group;
    const u32 t8 = t4 << 5u;
#line 50 "fa-kernels/src/attention/backward/work.rs"
    const u32 batch_2 = t6 / kv_heads;
#line 52 "fa-kernels/src/attention/backward/work.rs"
    const u32 t10 = t6 % kv_heads;
#line 41 "fa-kernels/src/attention/query_blocks.rs"
    const u32 t11 = seq_q + 31u;
#line 41 "fa-kernels/src/attention/query_blocks.rs"
    const u32 count = t11 >> 5u;
#line 95 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t15 = thread >> 5u;
#line 97 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t15));
#line 98 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 101 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t18 = smem_1 + 8192u;
    const u32 share = warp >> 1u;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t20 = warp & 1u;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t21 = t20 << 4u;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t22 = smem_1 + 4096u;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t23 = t18 + 2048u;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_2 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_3 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_4 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_5 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_6 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_7 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_8 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_9 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_10 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_11 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_12 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_13 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_14 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_15 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_16 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_17 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_18 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_19 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_20 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_21 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_22 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_23 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_24 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_25 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_26 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_27 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_28 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_29 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_30 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_31 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_32 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dk_33 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_2 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_3 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_4 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_5 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_6 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_7 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_8 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_9 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_10 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_11 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_12 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_13 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_14 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_15 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_16 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_17 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_18 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_19 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_20 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_21 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_22 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_23 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_24 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_25 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_26 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_27 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_28 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_29 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_30 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_31 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_32 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    f32 dv_33 = 0.0f;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t24 = warp & 1u;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t25 = t24 << 4u;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t26 = warp >> 1u;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t27 = share << 5u;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t28 = lane & 7u;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t29 = t27 + t28;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t30 = lane >> 4u;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t31 = t30 << 3u;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t32 = t29 + t31;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t33 = lane >> 3u;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t34 = t33 & 1u;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t35 = t32 & 7u;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t36 = t34 ^ t35;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t37 = t32 << 7u;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t38 = t36 << 4u;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t39 = t37 + t38;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t40 = lane & 15u;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t41 = lane >> 4u;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t42 = t40 & 7u;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t43 = t41 ^ t42;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t44 = t40 << 7u;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t45 = t43 << 4u;
#line 104 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t46 = t44 + t45;
#line 135 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t47 = (u64)batch_2;
#line 135 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t48 = t47 * k_stride0;
#line 135 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t49 = t48 * 2ull;
#line 135 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t50 = k + t49;
#line 135 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t51 = 0ull * k_stride1;
#line 135 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t52 = t51 * 2ull;
#line 135 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t53 = t50 + t52;
#line 135 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t54 = (u64)t10;
#line 135 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t55 = t54 * k_stride2;
#line 135 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t56 = t55 * 2ull;
#line 135 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t57 = t53 + t56;
    const u32 t58 = (u32)k_stride1;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t59 = t58 << 1u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t60 = thread >> 3u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t61 = thread & 7u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t62 = t60 & 7u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t63 = t61 ^ t62;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t64 = t60 << 7u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t65 = t63 << 4u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t66 = t64 + t65;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t67 = (u64)t60 * t59;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t68 = t57 + t67;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t69 = (u64)t61 * 16u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t70 = t68 + t69;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t71 = (u64)t59 * 8u;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t72 = head_dim >> 3u;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t73 = smem_1 + t66;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t74 = (u64)t8 * t59;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t75 = t70 + t74;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t76 = t75 + t71;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t77 = t76 + t71;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t78 = t77 + t71;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t79 = t8 + t60;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t80 = t79 < seq_k;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t81 = t61 < t72;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t82 = t80 & t81;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t83 = t82 ? 16u : 0u;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t73), "l"(t75), "r"(t83) : "memory");
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t84 = t8 + t60;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t85 = t84 + 8u;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t86 = t85 < seq_k;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t87 = t61 < t72;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t88 = t86 & t87;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t89 = t88 ? 16u : 0u;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+1024], [%1], 16, %2;" :  : "r"(t73), "l"(t76), "r"(t89) : "memory");
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t90 = t8 + t60;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t91 = t90 + 16u;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t92 = t91 < seq_k;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t93 = t61 < t72;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t94 = t92 & t93;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t95 = t94 ? 16u : 0u;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t73), "l"(t77), "r"(t95) : "memory");
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t96 = t8 + t60;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t97 = t96 + 24u;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t98 = t97 < seq_k;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t99 = t61 < t72;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t100 = t98 & t99;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t101 = t100 ? 16u : 0u;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+3072], [%1], 16, %2;" :  : "r"(t73), "l"(t78), "r"(t101) : "memory");
#line 135 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t102 = (u64)batch_2;
#line 135 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t103 = t102 * v_stride0;
#line 135 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t104 = t103 * 2ull;
#line 135 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t105 = v + t104;
#line 135 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t106 = 0ull * v_stride1;
#line 135 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t107 = t106 * 2ull;
#line 135 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t108 = t105 + t107;
#line 135 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t109 = (u64)t10;
#line 135 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t110 = t109 * v_stride2;
#line 135 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t111 = t110 * 2ull;
#line 135 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t112 = t108 + t111;
    const u32 t113 = (u32)v_stride1;
#line 136 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t114 = t113 << 1u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t115 = thread >> 3u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t116 = thread & 7u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t117 = t115 & 7u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t118 = t116 ^ t117;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t119 = t115 << 7u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t120 = t118 << 4u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t121 = t119 + t120;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t122 = (u64)t115 * t114;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t123 = t112 + t122;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t124 = (u64)t116 * 16u;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t125 = t123 + t124;
#line 138 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t126 = (u64)t114 * 8u;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t127 = head_dim >> 3u;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t128 = t22 + t121;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t129 = (u64)t8 * t114;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t130 = t125 + t129;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t131 = t130 + t126;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t132 = t131 + t126;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t133 = t132 + t126;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t134 = t8 + t115;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t135 = t134 < seq_k;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t136 = t116 < t127;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t137 = t135 & t136;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t138 = t137 ? 16u : 0u;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t128), "l"(t130), "r"(t138) : "memory");
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t139 = t8 + t115;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t140 = t139 + 8u;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t141 = t140 < seq_k;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t142 = t116 < t127;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t143 = t141 & t142;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t144 = t143 ? 16u : 0u;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+1024], [%1], 16, %2;" :  : "r"(t128), "l"(t131), "r"(t144) : "memory");
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t145 = t8 + t115;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t146 = t145 + 16u;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t147 = t146 < seq_k;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t148 = t116 < t127;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t149 = t147 & t148;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t150 = t149 ? 16u : 0u;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t128), "l"(t132), "r"(t150) : "memory");
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t151 = t8 + t115;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t152 = t151 + 24u;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t153 = t152 < seq_k;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t154 = t116 < t127;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t155 = t153 & t154;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t156 = t155 ? 16u : 0u;
#line 140 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+3072], [%1], 16, %2;" :  : "r"(t128), "l"(t133), "r"(t156) : "memory");
#line 152 "fa-kernels/src/attention/backward/mma/tile.rs"
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
#line 95 "fa-kernels/src/attention/backward/work.rs"
    const u32 count_2 = count * group;
#line 130 "fa-kernels/src/attention/backward/work.rs"
    const u32 t203 = t10 * group;
#line 134 "fa-kernels/src/attention/backward/work.rs"
    u32 head = t203;
    u32 block = 0u;
    const bool t204 = count_2 != 0u;
#line 155 "fa-kernels/src/attention/backward/mma/tile.rs"
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
#line 227 "fa-kernels/src/attention/backward/work.rs"
            const u32 t268 = batch_2 * heads;
#line 227 "fa-kernels/src/attention/backward/work.rs"
            const u32 t269 = t268 + head;
#line 227 "fa-kernels/src/attention/backward/work.rs"
            const u32 t270 = t269 * padded;
#line 227 "fa-kernels/src/attention/backward/work.rs"
            const u32 t271 = block << 5u;
#line 227 "fa-kernels/src/attention/backward/work.rs"
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
#line 159 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 137 "fa-kernels/src/attention/backward/work.rs"
    #pragma unroll 1
    for (u32 i = 0u; i < count_2; i += 1u) {
#line 141 "fa-kernels/src/attention/backward/work.rs"
        const u32 t343 = block + 1u;
#line 141 "fa-kernels/src/attention/backward/work.rs"
        const bool wraps = t343 == count;
        const u32 t345 = head + 1u;
#line 142 "fa-kernels/src/attention/backward/work.rs"
        const u32 t346 = wraps ? t345 : head;
#line 142 "fa-kernels/src/attention/backward/work.rs"
        const u32 t347 = block + 1u;
#line 142 "fa-kernels/src/attention/backward/work.rs"
        const u32 t348 = wraps ? 0u : t347;
#line 149 "fa-kernels/src/attention/backward/work.rs"
        const u32 t349 = i + 1u;
#line 149 "fa-kernels/src/attention/backward/work.rs"
        const bool more = t349 < count_2;
#line 178 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s = 0.0f;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_2 = 0.0f;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_3 = 0.0f;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_4 = 0.0f;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_5 = 0.0f;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_6 = 0.0f;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_7 = 0.0f;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_8 = 0.0f;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_9 = 0.0f;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_10 = 0.0f;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_11 = 0.0f;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_12 = 0.0f;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_13 = 0.0f;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_14 = 0.0f;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_15 = 0.0f;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 s_16 = 0.0f;
        const u32 t351 = lane & 15u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t352 = t21 + t351;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t353 = lane >> 4u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t354 = t352 & 7u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t355 = t353 ^ t354;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t356 = t352 << 7u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t357 = t355 << 4u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t358 = t356 + t357;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t359 = smem_1 + t358;
#line 245 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t360;
        asm volatile("mov.b32 %0, %1;" : "=r"(t360) : "r"(t39));
#line 245 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t361 = t360 ^ 32u;
#line 245 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t362 = t360 ^ 64u;
#line 245 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t363 = t360 ^ 96u;
        const u32 t364 = smem_2 + t360;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t365;
        asm volatile("mov.b32 %0, %1;" : "=r"(t365) : "r"(t359));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t365) : "memory");
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t364) : "memory");
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t364) : "memory");
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t366 = smem_2 + t361;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t367;
        asm volatile("mov.b32 %0, %1;" : "=r"(t367) : "r"(t359));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t368 = t367 ^ 32u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t368) : "memory");
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t366) : "memory");
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_17), "r"(m_18));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_19), "r"(m_20));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t366) : "memory");
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_21), "r"(m_22));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_23), "r"(m_24));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t369 = smem_2 + t362;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t370;
        asm volatile("mov.b32 %0, %1;" : "=r"(t370) : "r"(t359));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t371 = t370 ^ 64u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t371) : "memory");
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t369) : "memory");
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_29), "r"(m_30));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_31), "r"(m_32));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t369) : "memory");
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_33), "r"(m_34));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_35), "r"(m_36));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t372 = smem_2 + t363;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t373;
        asm volatile("mov.b32 %0, %1;" : "=r"(t373) : "r"(t359));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t374 = t373 ^ 96u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t374) : "memory");
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t372) : "memory");
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_41), "r"(m_42));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_43), "r"(m_44));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t372) : "memory");
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_45), "r"(m_46));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_47), "r"(m_48));
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp = 0.0f;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_2 = 0.0f;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_3 = 0.0f;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_4 = 0.0f;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_5 = 0.0f;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_6 = 0.0f;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_7 = 0.0f;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_8 = 0.0f;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_9 = 0.0f;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_10 = 0.0f;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_11 = 0.0f;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_12 = 0.0f;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_13 = 0.0f;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_14 = 0.0f;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_15 = 0.0f;
#line 242 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dp_16 = 0.0f;
        const u32 t375 = lane & 15u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t376 = t21 + t375;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t377 = lane >> 4u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t378 = t376 & 7u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t379 = t377 ^ t378;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t380 = t376 << 7u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t381 = t379 << 4u;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t382 = t380 + t381;
#line 243 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t383 = t22 + t382;
#line 245 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t384;
        asm volatile("mov.b32 %0, %1;" : "=r"(t384) : "r"(t39));
#line 245 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t385 = t384 ^ 32u;
#line 245 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t386 = t384 ^ 64u;
#line 245 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t387 = t384 ^ 96u;
        const u32 t388 = t158 + t384;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t389;
        asm volatile("mov.b32 %0, %1;" : "=r"(t389) : "r"(t383));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t389) : "memory");
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t388) : "memory");
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_53), "r"(m_54));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_55), "r"(m_56));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t388) : "memory");
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_57), "r"(m_58));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_59), "r"(m_60));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t390 = t158 + t385;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t391;
        asm volatile("mov.b32 %0, %1;" : "=r"(t391) : "r"(t383));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t392 = t391 ^ 32u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t392) : "memory");
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t390) : "memory");
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t390) : "memory");
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t393 = t158 + t386;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t394;
        asm volatile("mov.b32 %0, %1;" : "=r"(t394) : "r"(t383));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t395 = t394 ^ 64u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t395) : "memory");
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t393) : "memory");
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_77), "r"(m_78));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_79), "r"(m_80));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t393) : "memory");
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_81), "r"(m_82));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_83), "r"(m_84));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t396 = t158 + t387;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t397;
        asm volatile("mov.b32 %0, %1;" : "=r"(t397) : "r"(t383));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t398 = t397 ^ 96u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t398) : "memory");
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t396) : "memory");
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_89), "r"(m_90));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_91), "r"(m_92));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t396) : "memory");
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_93), "r"(m_94));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_95), "r"(m_96));
#line 304 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t399 = block << 5u;
#line 304 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t400 = share << 5u;
#line 304 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_query = t399 + t400;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t402 = t8 + t21;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t403 = head / group;
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
        const u32 t409 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t410 = t402 + t409;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t411 = seq_k - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t412 = t410 + 8u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t413 = head / group;
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
        const u32 t422 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t423 = t402 + t422;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t424 = seq_k - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t425 = t423 < t424 ? t423 : t424;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t19_2 = (u64)t425;
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
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t432 = t423 + 8u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t433 = t432 < t424 ? t432 : t424;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t19_3 = (u64)t433;
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
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t440 = s;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t441 = s_2;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t442 = s_3;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t443 = s_4;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t444 = s_5;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t445 = s_6;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t446 = s_7;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t447 = s_8;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t448 = s_9;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t449 = s_10;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t450 = s_11;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t451 = s_12;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t452 = s_13;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t453 = s_14;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t454 = s_15;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t455 = s_16;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t456 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t457 = t456 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t458 = first_query + t457;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const bool t459 = t458 < seq_q;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_3 = t458 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_3 = t6_3 - seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t462 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t463 = t458 < t462 ? t458 : t462;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t10_2 = (u64)t463;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t11_2 = t10_2 * argument0_stride1_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t12_2 = t11_2 * 4ull;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t13_2 = t9_2 + t12_2;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t14_2;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_2) : "l"(t13_2));
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t469 = s * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_3 = t7_3 - t410;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_3 = 0u - t8_3;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_3 = (int)t8_3 > (int)t9_3 ? t8_3 : t9_3;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_3 = (f32)(int)t10_3;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_3 = t5_2 * t11_3;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_3 = t469 - t12_3;
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
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t485 = t459 ? t28_2 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
        s = t485;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t486 = s_3 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_4 = t7_3 - t412;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_4 = 0u - t8_4;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_4 = (int)t8_4 > (int)t9_4 ? t8_4 : t9_4;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_4 = (f32)(int)t10_4;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_4 = t5_2 * t11_4;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_4 = t486 - t12_4;
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
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t502 = t459 ? t28_3 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
        s_3 = t502;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t503 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t504 = t503 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t505 = first_query + t504;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t506 = t505 + 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const bool t507 = t506 < seq_q;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_4 = t506 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_4 = t6_4 - seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t510 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t511 = t506 < t510 ? t506 : t510;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t10_5 = (u64)t511;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t11_5 = t10_5 * argument0_stride1_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t12_5 = t11_5 * 4ull;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t13_5 = t9_2 + t12_5;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t14_3;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_3) : "l"(t13_5));
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t517 = s_2 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_5 = t7_4 - t410;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_5 = 0u - t8_5;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_6 = (int)t8_5 > (int)t9_5 ? t8_5 : t9_5;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_6 = (f32)(int)t10_6;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_6 = t5_2 * t11_6;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_6 = t517 - t12_6;
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
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t533 = t507 ? t28_4 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
        s_2 = t533;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t534 = s_4 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_6 = t7_4 - t412;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_6 = 0u - t8_6;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_7 = (int)t8_6 > (int)t9_6 ? t8_6 : t9_6;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_7 = (f32)(int)t10_7;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_7 = t5_2 * t11_7;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_7 = t534 - t12_7;
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
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t550 = t507 ? t28_5 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
        s_4 = t550;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t551 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t552 = t551 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t553 = first_query + t552;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t554 = t553 + 8u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const bool t555 = t554 < seq_q;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_5 = t554 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_5 = t6_5 - seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t558 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t559 = t554 < t558 ? t554 : t558;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t10_8 = (u64)t559;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t11_8 = t10_8 * argument0_stride1_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t12_8 = t11_8 * 4ull;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t13_8 = t9_2 + t12_8;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t14_4;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_4) : "l"(t13_8));
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t565 = s_5 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_7 = t7_5 - t410;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_7 = 0u - t8_7;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_9 = (int)t8_7 > (int)t9_7 ? t8_7 : t9_7;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_9 = (f32)(int)t10_9;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_9 = t5_2 * t11_9;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_9 = t565 - t12_9;
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
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t581 = t555 ? t28_6 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
        s_5 = t581;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t582 = s_7 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_8 = t7_5 - t412;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_8 = 0u - t8_8;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_10 = (int)t8_8 > (int)t9_8 ? t8_8 : t9_8;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_10 = (f32)(int)t10_10;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_10 = t5_2 * t11_10;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_10 = t582 - t12_10;
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
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t598 = t555 ? t28_7 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
        s_7 = t598;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t599 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t600 = t599 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t601 = first_query + t600;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t602 = t601 + 9u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const bool t603 = t602 < seq_q;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_6 = t602 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_6 = t6_6 - seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t606 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t607 = t602 < t606 ? t602 : t606;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t10_11 = (u64)t607;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t11_11 = t10_11 * argument0_stride1_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t12_11 = t11_11 * 4ull;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t13_11 = t9_2 + t12_11;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t14_5;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_5) : "l"(t13_11));
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t613 = s_6 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_9 = t7_6 - t410;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_9 = 0u - t8_9;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_12 = (int)t8_9 > (int)t9_9 ? t8_9 : t9_9;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_12 = (f32)(int)t10_12;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_12 = t5_2 * t11_12;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_12 = t613 - t12_12;
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
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t629 = t603 ? t28_8 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
        s_6 = t629;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t630 = s_8 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_10 = t7_6 - t412;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_10 = 0u - t8_10;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_13 = (int)t8_10 > (int)t9_10 ? t8_10 : t9_10;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_13 = (f32)(int)t10_13;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_13 = t5_2 * t11_13;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_13 = t630 - t12_13;
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
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t646 = t603 ? t28_9 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
        s_8 = t646;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t647 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t648 = t647 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t649 = first_query + t648;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t650 = t649 + 16u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const bool t651 = t650 < seq_q;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_7 = t650 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_7 = t6_7 - seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t654 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t655 = t650 < t654 ? t650 : t654;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t10_14 = (u64)t655;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t11_14 = t10_14 * argument0_stride1_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t12_14 = t11_14 * 4ull;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t13_14 = t9_2 + t12_14;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t14_6;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_6) : "l"(t13_14));
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t661 = s_9 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_11 = t7_7 - t410;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_11 = 0u - t8_11;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_15 = (int)t8_11 > (int)t9_11 ? t8_11 : t9_11;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_15 = (f32)(int)t10_15;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_15 = t5_2 * t11_15;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_15 = t661 - t12_15;
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
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t677 = t651 ? t28_10 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
        s_9 = t677;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t678 = s_11 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_12 = t7_7 - t412;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_12 = 0u - t8_12;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_16 = (int)t8_12 > (int)t9_12 ? t8_12 : t9_12;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_16 = (f32)(int)t10_16;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_16 = t5_2 * t11_16;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_16 = t678 - t12_16;
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
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t694 = t651 ? t28_11 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
        s_11 = t694;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t695 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t696 = t695 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t697 = first_query + t696;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t698 = t697 + 17u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const bool t699 = t698 < seq_q;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_8 = t698 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_8 = t6_8 - seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t702 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t703 = t698 < t702 ? t698 : t702;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t10_17 = (u64)t703;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t11_17 = t10_17 * argument0_stride1_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t12_17 = t11_17 * 4ull;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t13_17 = t9_2 + t12_17;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t14_7;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_7) : "l"(t13_17));
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t709 = s_10 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_13 = t7_8 - t410;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_13 = 0u - t8_13;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_18 = (int)t8_13 > (int)t9_13 ? t8_13 : t9_13;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_18 = (f32)(int)t10_18;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_18 = t5_2 * t11_18;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_18 = t709 - t12_18;
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
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t725 = t699 ? t28_12 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
        s_10 = t725;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t726 = s_12 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_14 = t7_8 - t412;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_14 = 0u - t8_14;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_19 = (int)t8_14 > (int)t9_14 ? t8_14 : t9_14;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_19 = (f32)(int)t10_19;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_19 = t5_2 * t11_19;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_19 = t726 - t12_19;
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
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t742 = t699 ? t28_13 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
        s_12 = t742;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t743 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t744 = t743 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t745 = first_query + t744;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t746 = t745 + 24u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const bool t747 = t746 < seq_q;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_9 = t746 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_9 = t6_9 - seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t750 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t751 = t746 < t750 ? t746 : t750;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t10_20 = (u64)t751;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t11_20 = t10_20 * argument0_stride1_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t12_20 = t11_20 * 4ull;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t13_20 = t9_2 + t12_20;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t14_8;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_8) : "l"(t13_20));
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t757 = s_13 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_15 = t7_9 - t410;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_15 = 0u - t8_15;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_21 = (int)t8_15 > (int)t9_15 ? t8_15 : t9_15;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_21 = (f32)(int)t10_21;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_21 = t5_2 * t11_21;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_21 = t757 - t12_21;
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
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t773 = t747 ? t28_14 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
        s_13 = t773;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t774 = s_15 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_16 = t7_9 - t412;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_16 = 0u - t8_16;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_22 = (int)t8_16 > (int)t9_16 ? t8_16 : t9_16;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_22 = (f32)(int)t10_22;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_22 = t5_2 * t11_22;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_22 = t774 - t12_22;
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
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t790 = t747 ? t28_15 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
        s_15 = t790;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t791 = lane & 3u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t792 = t791 << 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t793 = first_query + t792;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t794 = t793 + 25u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const bool t795 = t794 < seq_q;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_10 = t794 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_10 = t6_10 - seq_q;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t798 = seq_q - 1u;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const u32 t799 = t794 < t798 ? t794 : t798;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t10_23 = (u64)t799;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t11_23 = t10_23 * argument0_stride1_2;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t12_23 = t11_23 * 4ull;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t13_23 = t9_2 + t12_23;
#line 300 "tests/cases/src/functions/samples.rs"
        f32 t14_9;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t14_9) : "l"(t13_23));
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t805 = s_14 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_17 = t7_10 - t410;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_17 = 0u - t8_17;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_24 = (int)t8_17 > (int)t9_17 ? t8_17 : t9_17;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_24 = (f32)(int)t10_24;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_24 = t5_2 * t11_24;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_24 = t805 - t12_24;
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
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t821 = t795 ? t28_16 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
        s_14 = t821;
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t822 = s_16 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_18 = t7_10 - t412;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_18 = 0u - t8_18;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_25 = (int)t8_18 > (int)t9_18 ? t8_18 : t9_18;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_25 = (f32)(int)t10_25;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_25 = t5_2 * t11_25;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_25 = t822 - t12_25;
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
#line 177 "fa-kernels/src/attention/backward/work.rs"
        const f32 t838 = t795 ? t28_17 : __uint_as_float(0xff800000u);
#line 177 "fa-kernels/src/attention/backward/work.rs"
        s_16 = t838;
#line 93 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t839 = block << 5u;
        const u32 t840 = t8 + 32u;
#line 127 "fa-kernels/src/attention/query_blocks.rs"
        const bool right = seq_k < t840;
#line 430 "fa-kernels/src/attention/kernel_problem.rs"
        if (right) {
            const u32 t842 = t8 + t21;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t843 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = t842 + t843;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t845 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t846 = t845 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t847 = first_query + t846;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t848 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t849 = t848 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t850 = first_query + t849;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t851 = t850 + 1u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t852 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end = t852 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t855 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t855;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 8u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t857 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t857;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t858 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_2 = t858 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t861 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t861;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t863 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t863;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t864 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t865 = t864 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t866 = first_query + t865;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t867 = t866 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t868 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t869 = t868 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t870 = first_query + t869;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t871 = t870 + 9u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t872 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_3 = t872 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t875 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t875;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t877 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t877;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t878 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_4 = t878 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t881 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t881;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t883 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t883;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t884 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t885 = t884 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t886 = first_query + t885;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t887 = t886 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t888 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t889 = t888 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t890 = first_query + t889;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t891 = t890 + 17u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t892 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_5 = t892 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t895 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t895;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t897 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t897;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t898 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_6 = t898 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 0u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t901 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t901;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 8u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t903 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t903;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t904 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t905 = t904 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t906 = first_query + t905;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t907 = t906 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t908 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t909 = t908 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t910 = first_query + t909;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t911 = t910 + 25u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t912 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_7 = t912 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t915 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t915;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t917 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t917;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t918 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_8 = t918 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t921 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t921;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t923 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t923;
        }
#line 285 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first = share << 8u;
        const u32 t925 = t159 + first;
#line 286 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t926 = lane & 3u;
#line 286 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t927 = t926 << 4u;
#line 286 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t928 = t925 + t927;
        u32 row_3;
        u32 row_4;
        u32 row_5;
        u32 row_6;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_3), "=r"(row_4), "=r"(row_5), "=r"(row_6) : "r"(t928) : "memory");
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t929;
        asm("mov.b32 %0, %1;" : "=f"(t929) : "r"(row_3));
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t930;
        asm("mov.b32 %0, %1;" : "=f"(t930) : "r"(row_4));
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t931;
        asm("mov.b32 %0, %1;" : "=f"(t931) : "r"(row_5));
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t932;
        asm("mov.b32 %0, %1;" : "=f"(t932) : "r"(row_6));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t933 = -t929;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t934;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t934) : "f"(s), "f"(scale_log2), "f"(t933));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p) : "f"(t934));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t936 = dp - t930;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds = p * t936;
        u32 t938;
        asm volatile("mov.b32 %0, %1;" : "=r"(t938) : "r"(lane));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t939 = head / group;
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
        const u32 t945 = t938 >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t946 = t402 + t945;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t947 = seq_k - 1u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t948 = t946 + 8u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t949 = head / group;
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
        const u32 t955 = t938 >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t956 = t402 + t955;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t957 = seq_k - 1u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t958 = t956 + 8u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t959 = head / group;
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
        const u32 t968 = t938 >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t969 = t402 + t968;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t970 = seq_k - 1u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t971 = t969 < t970 ? t969 : t970;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t19_2_2 = (u64)t971;
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
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t979 = t969 + 8u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t980 = t979 < t970 ? t979 : t970;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t19_2_3 = (u64)t980;
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
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t988 = t938 & 3u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t989 = t988 << 1u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t990 = first_query + t989;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_11 = t990 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_11 = t6_11 - seq_q;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_2_3 = t990 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_2_3 = t6_2_3 - seq_q;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t995 = seq_q - 1u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t996 = t990 < t995 ? t990 : t995;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t10_2_2 = (u64)t996;
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
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1003;
        asm("mov.b32 %0, %1;" : "=r"(t1003) : "f"(t440));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1004;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1004) : "r"(t1003));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1005;
        asm("mov.b32 %0, %1;" : "=f"(t1005) : "r"(t1004));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1006 = t1005 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_3 = t7_2_3 - t956;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_3 = 0u - t8_2_3;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_3 = (int)t8_2_3 > (int)t9_2_3 ? t8_2_3 : t9_2_3;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_3 = (f32)(int)t10_2_3;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_19 = t7_11 - t946;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_19 = 0u - t8_19;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_26 = (int)t8_19 > (int)t9_19 ? t8_19 : t9_19;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_26 = (f32)(int)t10_26;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_26 = t5_19 * t11_26;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_26 = t1006 - t12_26;
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
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1035 = ds == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1036 = t1035 ? 0.0f : t30_2;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1037 = ds == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1038 = t1037 ? 0.0f : t29_2;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1039 = t33_2 * 2ull;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1040 = gradient_3 + t1039;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1041 = ds == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1042 = t1041 ? 0.0f : t32_2;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1043 = gradient_2 + t34_2;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1044 = ds == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1045 = t1044 ? 0.0f : t44_2;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t14_10 = -t1045;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t15_3 = t14_10 * t11_2_3;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1048 = t1045 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1049 = t1048 ? 0.0f : t15_3;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1050 = gradient + t17_3;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp = t1045;
        s = p;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1051 = -t931;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1052;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1052) : "f"(s_2), "f"(scale_log2), "f"(t1051));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_2) : "f"(t1052));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1054 = dp_2 - t932;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_2 = p_2 * t1054;
        const u32 t1056 = t938 & 3u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1057 = t1056 << 1u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1058 = first_query + t1057;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1059 = t1058 + 1u;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_12 = t1059 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_12 = t6_12 - seq_q;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_2_4 = t1059 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_2_4 = t6_2_4 - seq_q;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1064 = seq_q - 1u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
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
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1072;
        asm("mov.b32 %0, %1;" : "=r"(t1072) : "f"(t441));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1073;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1073) : "r"(t1072));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1074;
        asm("mov.b32 %0, %1;" : "=f"(t1074) : "r"(t1073));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1075 = t1074 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_4 = t7_2_4 - t956;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_4 = 0u - t8_2_4;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_5 = (int)t8_2_4 > (int)t9_2_4 ? t8_2_4 : t9_2_4;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_5 = (f32)(int)t10_2_5;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_20 = t7_12 - t946;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_20 = 0u - t8_20;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_27 = (int)t8_20 > (int)t9_20 ? t8_20 : t9_20;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_27 = (f32)(int)t10_27;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_27 = t5_19 * t11_27;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_27 = t1075 - t12_27;
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
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1104 = ds_2 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1105 = t1104 ? 0.0f : t30_3;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1106 = t1036 + t1105;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1107 = ds_2 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1108 = t1107 ? 0.0f : t29_3;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1109 = t1038 + t1108;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1110 = ds_2 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1111 = t1110 ? 0.0f : t32_3;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1112 = gradient_2 + t34_3;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1113 = ds_2 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1114 = t1113 ? 0.0f : t44_3;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t14_11 = -t1114;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t15_4 = t14_11 * t11_2_5;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1117 = t1114 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1118 = t1117 ? 0.0f : t15_4;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1119 = t1049 + t1118;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_2 = t1114;
        s_2 = p_2;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1120 = -t929;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1121;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1121) : "f"(s_3), "f"(scale_log2), "f"(t1120));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_3) : "f"(t1121));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1123 = dp_3 - t930;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_3 = p_3 * t1123;
        u32 t1125;
        asm("mov.b32 %0, %1;" : "=r"(t1125) : "f"(t442));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1126;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1126) : "r"(t1125));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1127;
        asm("mov.b32 %0, %1;" : "=f"(t1127) : "r"(t1126));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1128 = t1127 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_5 = t7_2_3 - t958;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_5 = 0u - t8_2_5;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_6 = (int)t8_2_5 > (int)t9_2_5 ? t8_2_5 : t9_2_5;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_6 = (f32)(int)t10_2_6;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_21 = t7_11 - t948;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_21 = 0u - t8_21;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_28 = (int)t8_21 > (int)t9_21 ? t8_21 : t9_21;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_28 = (f32)(int)t10_28;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_28 = t5_19 * t11_28;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_28 = t1128 - t12_28;
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
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1157 = ds_3 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1158 = t1157 ? 0.0f : t30_4;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1159 = t1106 + t1158;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1160 = ds_3 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1161 = t1160 ? 0.0f : t29_4;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1162 = t33_3 * 2ull;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1163 = gradient_3 + t1162;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1164 = ds_3 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1165 = t1164 ? 0.0f : t32_4;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1166 = t1042 + t1165;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1167 = lane < 4u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1168;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1168) : "f"(t1166));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1169 = t1166 + t1168;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1170;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1170) : "f"(t1169));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1171 = t1169 + t1170;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1172;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1172) : "f"(t1171));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1173 = t1171 + t1172;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1174 = t1173 != 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1175 = t1174 & t1167;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1175) {
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1043), "f"(t1173) : "memory");
        }
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1176 = ds_3 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1177 = t1176 ? 0.0f : t44_4;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t14_12 = -t1177;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t15_5 = t14_12 * t11_2_6;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1180 = t1177 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1181 = t1180 ? 0.0f : t15_5;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1182 = t1119 + t1181;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_3 = t1177;
        s_3 = p_3;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1183 = -t931;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1184;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1184) : "f"(s_4), "f"(scale_log2), "f"(t1183));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_4) : "f"(t1184));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1186 = dp_4 - t932;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_4 = p_4 * t1186;
        u32 t1188;
        asm("mov.b32 %0, %1;" : "=r"(t1188) : "f"(t443));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1189;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1189) : "r"(t1188));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1190;
        asm("mov.b32 %0, %1;" : "=f"(t1190) : "r"(t1189));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1191 = t1190 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_6 = t7_2_4 - t958;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_6 = 0u - t8_2_6;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_7 = (int)t8_2_6 > (int)t9_2_6 ? t8_2_6 : t9_2_6;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_7 = (f32)(int)t10_2_7;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_22 = t7_12 - t948;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_22 = 0u - t8_22;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_29 = (int)t8_22 > (int)t9_22 ? t8_22 : t9_22;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_29 = (f32)(int)t10_29;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_29 = t5_19 * t11_29;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_29 = t1191 - t12_29;
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
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1220 = ds_4 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1221 = t1220 ? 0.0f : t30_5;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1222 = t1159 + t1221;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1223 = ds_4 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1224 = t1223 ? 0.0f : t29_5;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1225 = t1161 + t1224;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1226 = ds_4 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1227 = t1226 ? 0.0f : t32_5;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1228 = t1111 + t1227;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1229 = lane < 4u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1230;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1230) : "f"(t1228));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1231 = t1228 + t1230;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1232;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1232) : "f"(t1231));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1233 = t1231 + t1232;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1234;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1234) : "f"(t1233));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1235 = t1233 + t1234;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1236 = t1235 != 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1237 = t1236 & t1229;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1237) {
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1112), "f"(t1235) : "memory");
        }
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1238 = ds_4 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1239 = t1238 ? 0.0f : t44_5;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t14_13 = -t1239;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t15_6 = t14_13 * t11_2_7;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1242 = t1239 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1243 = t1242 ? 0.0f : t15_6;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1244 = t1182 + t1243;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_4 = t1239;
        s_4 = p_4;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_7;
        u32 row_8;
        u32 row_9;
        u32 row_10;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_7), "=r"(row_8), "=r"(row_9), "=r"(row_10) : "r"(t928) : "memory");
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1245;
        asm("mov.b32 %0, %1;" : "=f"(t1245) : "r"(row_7));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1246;
        asm("mov.b32 %0, %1;" : "=f"(t1246) : "r"(row_8));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1247;
        asm("mov.b32 %0, %1;" : "=f"(t1247) : "r"(row_9));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1248;
        asm("mov.b32 %0, %1;" : "=f"(t1248) : "r"(row_10));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1249 = -t1245;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1250;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1250) : "f"(s_5), "f"(scale_log2), "f"(t1249));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_5;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_5) : "f"(t1250));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1252 = dp_5 - t1246;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_5 = p_5 * t1252;
        const u32 t1254 = t938 & 3u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1255 = t1254 << 1u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1256 = first_query + t1255;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1257 = t1256 + 8u;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_13 = t1257 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_13 = t6_13 - seq_q;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_2_5 = t1257 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_2_5 = t6_2_5 - seq_q;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1262 = seq_q - 1u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1263 = t1257 < t1262 ? t1257 : t1262;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t10_2_8 = (u64)t1263;
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
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1270;
        asm("mov.b32 %0, %1;" : "=r"(t1270) : "f"(t444));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1271;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1271) : "r"(t1270));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1272;
        asm("mov.b32 %0, %1;" : "=f"(t1272) : "r"(t1271));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1273 = t1272 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_7 = t7_2_5 - t956;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_7 = 0u - t8_2_7;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_9 = (int)t8_2_7 > (int)t9_2_7 ? t8_2_7 : t9_2_7;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_9 = (f32)(int)t10_2_9;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_23 = t7_13 - t946;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_23 = 0u - t8_23;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_30 = (int)t8_23 > (int)t9_23 ? t8_23 : t9_23;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_30 = (f32)(int)t10_30;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_30 = t5_19 * t11_30;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_30 = t1273 - t12_30;
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
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1302 = ds_5 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1303 = t1302 ? 0.0f : t30_6;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1304 = t1222 + t1303;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1305 = ds_5 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1306 = t1305 ? 0.0f : t29_6;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1307 = t1109 + t1306;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1308 = ds_5 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1309 = t1308 ? 0.0f : t32_6;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1310 = gradient_2 + t34_4;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1311 = ds_5 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1312 = t1311 ? 0.0f : t44_6;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t14_14 = -t1312;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t15_7 = t14_14 * t11_2_9;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1315 = t1312 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1316 = t1315 ? 0.0f : t15_7;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1317 = t1244 + t1316;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_5 = t1312;
        s_5 = p_5;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1318 = -t1247;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1319;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1319) : "f"(s_6), "f"(scale_log2), "f"(t1318));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_6;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_6) : "f"(t1319));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1321 = dp_6 - t1248;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_6 = p_6 * t1321;
        const u32 t1323 = t938 & 3u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1324 = t1323 << 1u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1325 = first_query + t1324;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1326 = t1325 + 9u;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_14 = t1326 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_14 = t6_14 - seq_q;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_2_6 = t1326 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_2_6 = t6_2_6 - seq_q;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1331 = seq_q - 1u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1332 = t1326 < t1331 ? t1326 : t1331;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t10_2_10 = (u64)t1332;
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
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1339;
        asm("mov.b32 %0, %1;" : "=r"(t1339) : "f"(t445));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1340;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1340) : "r"(t1339));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1341;
        asm("mov.b32 %0, %1;" : "=f"(t1341) : "r"(t1340));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1342 = t1341 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_8 = t7_2_6 - t956;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_8 = 0u - t8_2_8;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_11 = (int)t8_2_8 > (int)t9_2_8 ? t8_2_8 : t9_2_8;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_11 = (f32)(int)t10_2_11;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_24 = t7_14 - t946;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_24 = 0u - t8_24;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_31 = (int)t8_24 > (int)t9_24 ? t8_24 : t9_24;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_31 = (f32)(int)t10_31;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_31 = t5_19 * t11_31;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_31 = t1342 - t12_31;
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
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1371 = ds_6 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1372 = t1371 ? 0.0f : t30_7;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1373 = t1304 + t1372;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1374 = ds_6 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1375 = t1374 ? 0.0f : t29_7;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1376 = t1307 + t1375;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1377 = ds_6 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1378 = t1377 ? 0.0f : t32_7;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1379 = gradient_2 + t34_5;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1380 = ds_6 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1381 = t1380 ? 0.0f : t44_7;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t14_15 = -t1381;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t15_8 = t14_15 * t11_2_11;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1384 = t1381 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1385 = t1384 ? 0.0f : t15_8;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1386 = t1317 + t1385;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_6 = t1381;
        s_6 = p_6;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1387 = -t1245;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1388;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1388) : "f"(s_7), "f"(scale_log2), "f"(t1387));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_7;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_7) : "f"(t1388));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1390 = dp_7 - t1246;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_7 = p_7 * t1390;
        u32 t1392;
        asm("mov.b32 %0, %1;" : "=r"(t1392) : "f"(t446));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1393;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1393) : "r"(t1392));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1394;
        asm("mov.b32 %0, %1;" : "=f"(t1394) : "r"(t1393));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1395 = t1394 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_9 = t7_2_5 - t958;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_9 = 0u - t8_2_9;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_12 = (int)t8_2_9 > (int)t9_2_9 ? t8_2_9 : t9_2_9;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_12 = (f32)(int)t10_2_12;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_25 = t7_13 - t948;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_25 = 0u - t8_25;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_32 = (int)t8_25 > (int)t9_25 ? t8_25 : t9_25;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_32 = (f32)(int)t10_32;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_32 = t5_19 * t11_32;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_32 = t1395 - t12_32;
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
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1424 = ds_7 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1425 = t1424 ? 0.0f : t30_8;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1426 = t1373 + t1425;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1427 = ds_7 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1428 = t1427 ? 0.0f : t29_8;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1429 = t1225 + t1428;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1430 = ds_7 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1431 = t1430 ? 0.0f : t32_8;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1432 = t1309 + t1431;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1433 = lane < 4u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1434;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1434) : "f"(t1432));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1435 = t1432 + t1434;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1436;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1436) : "f"(t1435));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1437 = t1435 + t1436;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1438;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1438) : "f"(t1437));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1439 = t1437 + t1438;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1440 = t1439 != 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1441 = t1440 & t1433;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1441) {
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1310), "f"(t1439) : "memory");
        }
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1442 = ds_7 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1443 = t1442 ? 0.0f : t44_8;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t14_16 = -t1443;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t15_9 = t14_16 * t11_2_12;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1446 = t1443 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1447 = t1446 ? 0.0f : t15_9;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1448 = t1386 + t1447;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_7 = t1443;
        s_7 = p_7;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1449 = -t1247;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1450;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1450) : "f"(s_8), "f"(scale_log2), "f"(t1449));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_8;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_8) : "f"(t1450));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1452 = dp_8 - t1248;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_8 = p_8 * t1452;
        u32 t1454;
        asm("mov.b32 %0, %1;" : "=r"(t1454) : "f"(t447));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1455;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1455) : "r"(t1454));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1456;
        asm("mov.b32 %0, %1;" : "=f"(t1456) : "r"(t1455));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1457 = t1456 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_10 = t7_2_6 - t958;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_10 = 0u - t8_2_10;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_13 = (int)t8_2_10 > (int)t9_2_10 ? t8_2_10 : t9_2_10;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_13 = (f32)(int)t10_2_13;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_26 = t7_14 - t948;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_26 = 0u - t8_26;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_33 = (int)t8_26 > (int)t9_26 ? t8_26 : t9_26;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_33 = (f32)(int)t10_33;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_33 = t5_19 * t11_33;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_33 = t1457 - t12_33;
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
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1486 = ds_8 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1487 = t1486 ? 0.0f : t30_9;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1488 = t1426 + t1487;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1489 = ds_8 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1490 = t1489 ? 0.0f : t29_9;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1491 = t1429 + t1490;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1492 = ds_8 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1493 = t1492 ? 0.0f : t32_9;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1494 = t1378 + t1493;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1495 = lane < 4u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1496;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1496) : "f"(t1494));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1497 = t1494 + t1496;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1498;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1498) : "f"(t1497));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1499 = t1497 + t1498;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1500;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1500) : "f"(t1499));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1501 = t1499 + t1500;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1502 = t1501 != 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1503 = t1502 & t1495;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1503) {
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1379), "f"(t1501) : "memory");
        }
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1504 = ds_8 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1505 = t1504 ? 0.0f : t44_9;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t14_17 = -t1505;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t15_10 = t14_17 * t11_2_13;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1508 = t1505 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1509 = t1508 ? 0.0f : t15_10;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1510 = t1448 + t1509;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_8 = t1505;
        s_8 = p_8;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_11;
        u32 row_12;
        u32 row_13;
        u32 row_14;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_11), "=r"(row_12), "=r"(row_13), "=r"(row_14) : "r"(t928) : "memory");
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1511;
        asm("mov.b32 %0, %1;" : "=f"(t1511) : "r"(row_11));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1512;
        asm("mov.b32 %0, %1;" : "=f"(t1512) : "r"(row_12));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1513;
        asm("mov.b32 %0, %1;" : "=f"(t1513) : "r"(row_13));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1514;
        asm("mov.b32 %0, %1;" : "=f"(t1514) : "r"(row_14));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1515 = -t1511;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1516;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1516) : "f"(s_9), "f"(scale_log2), "f"(t1515));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_9;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_9) : "f"(t1516));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1518 = dp_9 - t1512;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_9 = p_9 * t1518;
        const u32 t1520 = t938 & 3u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1521 = t1520 << 1u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1522 = first_query + t1521;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1523 = t1522 + 16u;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_15 = t1523 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_15 = t6_15 - seq_q;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_2_7 = t1523 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_2_7 = t6_2_7 - seq_q;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1528 = seq_q - 1u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1529 = t1523 < t1528 ? t1523 : t1528;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t10_2_14 = (u64)t1529;
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
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1536;
        asm("mov.b32 %0, %1;" : "=r"(t1536) : "f"(t448));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1537;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1537) : "r"(t1536));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1538;
        asm("mov.b32 %0, %1;" : "=f"(t1538) : "r"(t1537));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1539 = t1538 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_11 = t7_2_7 - t956;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_11 = 0u - t8_2_11;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_15 = (int)t8_2_11 > (int)t9_2_11 ? t8_2_11 : t9_2_11;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_15 = (f32)(int)t10_2_15;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_27 = t7_15 - t946;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_27 = 0u - t8_27;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_34 = (int)t8_27 > (int)t9_27 ? t8_27 : t9_27;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_34 = (f32)(int)t10_34;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_34 = t5_19 * t11_34;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_34 = t1539 - t12_34;
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
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1568 = ds_9 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1569 = t1568 ? 0.0f : t30_10;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1570 = t1488 + t1569;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1571 = ds_9 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1572 = t1571 ? 0.0f : t29_10;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1573 = t1376 + t1572;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1574 = ds_9 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1575 = t1574 ? 0.0f : t32_10;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1576 = gradient_2 + t34_6;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1577 = ds_9 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1578 = t1577 ? 0.0f : t44_10;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t14_18 = -t1578;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t15_11 = t14_18 * t11_2_15;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1581 = t1578 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1582 = t1581 ? 0.0f : t15_11;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1583 = t1510 + t1582;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_9 = t1578;
        s_9 = p_9;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1584 = -t1513;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1585;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1585) : "f"(s_10), "f"(scale_log2), "f"(t1584));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_10;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_10) : "f"(t1585));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1587 = dp_10 - t1514;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_10 = p_10 * t1587;
        const u32 t1589 = t938 & 3u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1590 = t1589 << 1u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1591 = first_query + t1590;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1592 = t1591 + 17u;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_16 = t1592 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_16 = t6_16 - seq_q;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_2_8 = t1592 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_2_8 = t6_2_8 - seq_q;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1597 = seq_q - 1u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1598 = t1592 < t1597 ? t1592 : t1597;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t10_2_16 = (u64)t1598;
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
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1605;
        asm("mov.b32 %0, %1;" : "=r"(t1605) : "f"(t449));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1606;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1606) : "r"(t1605));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1607;
        asm("mov.b32 %0, %1;" : "=f"(t1607) : "r"(t1606));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1608 = t1607 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_12 = t7_2_8 - t956;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_12 = 0u - t8_2_12;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_17 = (int)t8_2_12 > (int)t9_2_12 ? t8_2_12 : t9_2_12;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_17 = (f32)(int)t10_2_17;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_28 = t7_16 - t946;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_28 = 0u - t8_28;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_35 = (int)t8_28 > (int)t9_28 ? t8_28 : t9_28;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_35 = (f32)(int)t10_35;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_35 = t5_19 * t11_35;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_35 = t1608 - t12_35;
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
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1637 = ds_10 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1638 = t1637 ? 0.0f : t30_11;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1639 = t1570 + t1638;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1640 = ds_10 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1641 = t1640 ? 0.0f : t29_11;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1642 = t1573 + t1641;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1643 = ds_10 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1644 = t1643 ? 0.0f : t32_11;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1645 = gradient_2 + t34_7;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1646 = ds_10 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1647 = t1646 ? 0.0f : t44_11;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t14_19 = -t1647;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t15_12 = t14_19 * t11_2_17;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1650 = t1647 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1651 = t1650 ? 0.0f : t15_12;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1652 = t1583 + t1651;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_10 = t1647;
        s_10 = p_10;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1653 = -t1511;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1654;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1654) : "f"(s_11), "f"(scale_log2), "f"(t1653));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_11;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_11) : "f"(t1654));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1656 = dp_11 - t1512;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_11 = p_11 * t1656;
        u32 t1658;
        asm("mov.b32 %0, %1;" : "=r"(t1658) : "f"(t450));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1659;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1659) : "r"(t1658));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1660;
        asm("mov.b32 %0, %1;" : "=f"(t1660) : "r"(t1659));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1661 = t1660 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_13 = t7_2_7 - t958;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_13 = 0u - t8_2_13;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_18 = (int)t8_2_13 > (int)t9_2_13 ? t8_2_13 : t9_2_13;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_18 = (f32)(int)t10_2_18;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_29 = t7_15 - t948;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_29 = 0u - t8_29;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_36 = (int)t8_29 > (int)t9_29 ? t8_29 : t9_29;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_36 = (f32)(int)t10_36;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_36 = t5_19 * t11_36;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_36 = t1661 - t12_36;
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
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1690 = ds_11 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1691 = t1690 ? 0.0f : t30_12;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1692 = t1639 + t1691;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1693 = ds_11 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1694 = t1693 ? 0.0f : t29_12;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1695 = t1491 + t1694;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1696 = ds_11 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1697 = t1696 ? 0.0f : t32_12;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1698 = t1575 + t1697;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1699 = lane < 4u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1700;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1700) : "f"(t1698));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1701 = t1698 + t1700;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1702;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1702) : "f"(t1701));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1703 = t1701 + t1702;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1704;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1704) : "f"(t1703));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1705 = t1703 + t1704;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1706 = t1705 != 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1707 = t1706 & t1699;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1707) {
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1576), "f"(t1705) : "memory");
        }
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1708 = ds_11 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1709 = t1708 ? 0.0f : t44_12;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t14_20 = -t1709;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t15_13 = t14_20 * t11_2_18;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1712 = t1709 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1713 = t1712 ? 0.0f : t15_13;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1714 = t1652 + t1713;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_11 = t1709;
        s_11 = p_11;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1715 = -t1513;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1716;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1716) : "f"(s_12), "f"(scale_log2), "f"(t1715));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_12;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_12) : "f"(t1716));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1718 = dp_12 - t1514;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_12 = p_12 * t1718;
        u32 t1720;
        asm("mov.b32 %0, %1;" : "=r"(t1720) : "f"(t451));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1721;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1721) : "r"(t1720));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1722;
        asm("mov.b32 %0, %1;" : "=f"(t1722) : "r"(t1721));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1723 = t1722 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_14 = t7_2_8 - t958;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_14 = 0u - t8_2_14;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_19 = (int)t8_2_14 > (int)t9_2_14 ? t8_2_14 : t9_2_14;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_19 = (f32)(int)t10_2_19;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_30 = t7_16 - t948;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_30 = 0u - t8_30;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_37 = (int)t8_30 > (int)t9_30 ? t8_30 : t9_30;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_37 = (f32)(int)t10_37;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_37 = t5_19 * t11_37;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_37 = t1723 - t12_37;
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
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1752 = ds_12 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1753 = t1752 ? 0.0f : t30_13;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1754 = t1692 + t1753;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1755 = ds_12 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1756 = t1755 ? 0.0f : t29_13;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1757 = t1695 + t1756;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1758 = ds_12 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1759 = t1758 ? 0.0f : t32_13;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1760 = t1644 + t1759;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1761 = lane < 4u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1762;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1762) : "f"(t1760));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1763 = t1760 + t1762;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1764;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1764) : "f"(t1763));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1765 = t1763 + t1764;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1766;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1766) : "f"(t1765));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1767 = t1765 + t1766;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1768 = t1767 != 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1769 = t1768 & t1761;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1769) {
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1645), "f"(t1767) : "memory");
        }
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1770 = ds_12 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1771 = t1770 ? 0.0f : t44_13;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t14_21 = -t1771;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t15_14 = t14_21 * t11_2_19;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1774 = t1771 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1775 = t1774 ? 0.0f : t15_14;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1776 = t1714 + t1775;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_12 = t1771;
        s_12 = p_12;
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_15;
        u32 row_16;
        u32 row_17;
        u32 row_18;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_15), "=r"(row_16), "=r"(row_17), "=r"(row_18) : "r"(t928) : "memory");
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1777;
        asm("mov.b32 %0, %1;" : "=f"(t1777) : "r"(row_15));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1778;
        asm("mov.b32 %0, %1;" : "=f"(t1778) : "r"(row_16));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1779;
        asm("mov.b32 %0, %1;" : "=f"(t1779) : "r"(row_17));
#line 295 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1780;
        asm("mov.b32 %0, %1;" : "=f"(t1780) : "r"(row_18));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1781 = -t1777;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1782;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1782) : "f"(s_13), "f"(scale_log2), "f"(t1781));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_13;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_13) : "f"(t1782));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1784 = dp_13 - t1778;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_13 = p_13 * t1784;
        const u32 t1786 = t938 & 3u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1787 = t1786 << 1u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1788 = first_query + t1787;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1789 = t1788 + 24u;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_17 = t1789 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_17 = t6_17 - seq_q;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_2_9 = t1789 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_2_9 = t6_2_9 - seq_q;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1794 = seq_q - 1u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1795 = t1789 < t1794 ? t1789 : t1794;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t10_2_20 = (u64)t1795;
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
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1802;
        asm("mov.b32 %0, %1;" : "=r"(t1802) : "f"(t452));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1803;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1803) : "r"(t1802));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1804;
        asm("mov.b32 %0, %1;" : "=f"(t1804) : "r"(t1803));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1805 = t1804 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_15 = t7_2_9 - t956;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_15 = 0u - t8_2_15;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_21 = (int)t8_2_15 > (int)t9_2_15 ? t8_2_15 : t9_2_15;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_21 = (f32)(int)t10_2_21;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_31 = t7_17 - t946;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_31 = 0u - t8_31;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_38 = (int)t8_31 > (int)t9_31 ? t8_31 : t9_31;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_38 = (f32)(int)t10_38;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_38 = t5_19 * t11_38;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_38 = t1805 - t12_38;
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
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1834 = ds_13 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1835 = t1834 ? 0.0f : t30_14;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1836 = t1754 + t1835;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1837 = ds_13 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1838 = t1837 ? 0.0f : t29_14;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1839 = t1642 + t1838;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1840 = ds_13 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1841 = t1840 ? 0.0f : t32_14;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1842 = gradient_2 + t34_8;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1843 = ds_13 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1844 = t1843 ? 0.0f : t44_14;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t14_22 = -t1844;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t15_15 = t14_22 * t11_2_21;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1847 = t1844 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1848 = t1847 ? 0.0f : t15_15;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1849 = t1776 + t1848;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_13 = t1844;
        s_13 = p_13;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1850 = -t1779;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1851;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1851) : "f"(s_14), "f"(scale_log2), "f"(t1850));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_14;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_14) : "f"(t1851));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1853 = dp_14 - t1780;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_14 = p_14 * t1853;
        const u32 t1855 = t938 & 3u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1856 = t1855 << 1u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1857 = first_query + t1856;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1858 = t1857 + 25u;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_18 = t1858 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_18 = t6_18 - seq_q;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t6_2_10 = t1858 + seq_k;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t7_2_10 = t6_2_10 - seq_q;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1863 = seq_q - 1u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1864 = t1858 < t1863 ? t1858 : t1863;
#line 300 "tests/cases/src/functions/samples.rs"
        const u64 t10_2_22 = (u64)t1864;
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
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1871;
        asm("mov.b32 %0, %1;" : "=r"(t1871) : "f"(t453));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1872;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1872) : "r"(t1871));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1873;
        asm("mov.b32 %0, %1;" : "=f"(t1873) : "r"(t1872));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1874 = t1873 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_16 = t7_2_10 - t956;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_16 = 0u - t8_2_16;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_23 = (int)t8_2_16 > (int)t9_2_16 ? t8_2_16 : t9_2_16;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_23 = (f32)(int)t10_2_23;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_32 = t7_18 - t946;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_32 = 0u - t8_32;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_39 = (int)t8_32 > (int)t9_32 ? t8_32 : t9_32;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_39 = (f32)(int)t10_39;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_39 = t5_19 * t11_39;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_39 = t1874 - t12_39;
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
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1903 = ds_14 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1904 = t1903 ? 0.0f : t30_15;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1905 = t1836 + t1904;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1906 = ds_14 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1907 = t1906 ? 0.0f : t29_15;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1908 = t1839 + t1907;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1909 = lane & 3u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1910 = t1909 == 0u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1911;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1911) : "f"(t1908));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1912 = t1908 + t1911;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1913;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1913) : "f"(t1912));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1914 = t1912 + t1913;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1915 = t1914 != 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1916 = t1915 & t1910;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1916) {
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1040), "f"(t1914) : "memory");
        }
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1917 = ds_14 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1918 = t1917 ? 0.0f : t32_15;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1919 = gradient_2 + t34_9;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1920 = ds_14 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1921 = t1920 ? 0.0f : t44_15;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t14_23 = -t1921;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t15_16 = t14_23 * t11_2_23;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1924 = t1921 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1925 = t1924 ? 0.0f : t15_16;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1926 = t1849 + t1925;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_14 = t1921;
        s_14 = p_14;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1927 = -t1777;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1928;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1928) : "f"(s_15), "f"(scale_log2), "f"(t1927));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_15;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_15) : "f"(t1928));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1930 = dp_15 - t1778;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_15 = p_15 * t1930;
        u32 t1932;
        asm("mov.b32 %0, %1;" : "=r"(t1932) : "f"(t454));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1933;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1933) : "r"(t1932));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1934;
        asm("mov.b32 %0, %1;" : "=f"(t1934) : "r"(t1933));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1935 = t1934 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_17 = t7_2_9 - t958;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_17 = 0u - t8_2_17;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_24 = (int)t8_2_17 > (int)t9_2_17 ? t8_2_17 : t9_2_17;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_24 = (f32)(int)t10_2_24;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_33 = t7_17 - t948;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_33 = 0u - t8_33;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_40 = (int)t8_33 > (int)t9_33 ? t8_33 : t9_33;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_40 = (f32)(int)t10_40;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_40 = t5_19 * t11_40;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_40 = t1935 - t12_40;
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
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1964 = ds_15 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1965 = t1964 ? 0.0f : t30_16;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1966 = t1905 + t1965;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1967 = ds_15 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1968 = t1967 ? 0.0f : t29_16;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1969 = t1757 + t1968;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1970 = ds_15 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1971 = t1970 ? 0.0f : t32_16;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1972 = t1841 + t1971;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1973 = lane < 4u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1974;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1974) : "f"(t1972));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1975 = t1972 + t1974;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1976;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1976) : "f"(t1975));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1977 = t1975 + t1976;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1978;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1978) : "f"(t1977));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1979 = t1977 + t1978;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1980 = t1979 != 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1981 = t1980 & t1973;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1981) {
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1842), "f"(t1979) : "memory");
        }
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1982 = ds_15 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1983 = t1982 ? 0.0f : t44_16;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t14_24 = -t1983;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t15_17 = t14_24 * t11_2_24;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t1986 = t1983 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1987 = t1986 ? 0.0f : t15_17;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1988 = t1926 + t1987;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_15 = t1983;
        s_15 = p_15;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1989 = -t1779;
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1990;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1990) : "f"(s_16), "f"(scale_log2), "f"(t1989));
#line 292 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_16;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_16) : "f"(t1990));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1992 = dp_16 - t1780;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_16 = p_16 * t1992;
        u32 t1994;
        asm("mov.b32 %0, %1;" : "=r"(t1994) : "f"(t455));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1995;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1995) : "r"(t1994));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1996;
        asm("mov.b32 %0, %1;" : "=f"(t1996) : "r"(t1995));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1997 = t1996 * score_scale;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_2_18 = t7_2_10 - t958;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_2_18 = 0u - t8_2_18;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_2_25 = (int)t8_2_18 > (int)t9_2_18 ? t8_2_18 : t9_2_18;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_2_25 = (f32)(int)t10_2_25;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t8_34 = t7_18 - t948;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t9_34 = 0u - t8_34;
#line 341 "tests/cases/src/functions/samples.rs"
        const u32 t10_41 = (int)t8_34 > (int)t9_34 ? t8_34 : t9_34;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t11_41 = (f32)(int)t10_41;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t12_41 = t5_19 * t11_41;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t13_41 = t1997 - t12_41;
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
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2026 = ds_16 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2027 = t2026 ? 0.0f : t30_17;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2028 = t1966 + t2027;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2029 = lane == 0u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2030;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2030) : "f"(t2028));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2031 = t2028 + t2030;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2032;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2032) : "f"(t2031));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2033 = t2031 + t2032;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2034;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t2034) : "f"(t2033));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2035 = t2033 + t2034;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2036;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t2036) : "f"(t2035));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2037 = t2035 + t2036;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2038;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t2038) : "f"(t2037));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2039 = t2037 + t2038;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2040 = t2039 != 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2041 = t2040 & t2029;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t2041) {
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(gradient_4), "f"(t2039) : "memory");
        }
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2042 = ds_16 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2043 = t2042 ? 0.0f : t29_17;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2044 = t1969 + t2043;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2045 = lane & 3u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2046 = t2045 == 0u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2047;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2047) : "f"(t2044));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2048 = t2044 + t2047;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2049;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2049) : "f"(t2048));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2050 = t2048 + t2049;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2051 = t2050 != 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2052 = t2051 & t2046;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t2052) {
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1163), "f"(t2050) : "memory");
        }
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2053 = ds_16 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2054 = t2053 ? 0.0f : t32_17;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2055 = t1918 + t2054;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2056 = lane < 4u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2057;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t2057) : "f"(t2055));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2058 = t2055 + t2057;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2059;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t2059) : "f"(t2058));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2060 = t2058 + t2059;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2061;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t2061) : "f"(t2060));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2062 = t2060 + t2061;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2063 = t2062 != 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2064 = t2063 & t2056;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t2064) {
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1919), "f"(t2062) : "memory");
        }
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2065 = ds_16 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2066 = t2065 ? 0.0f : t44_17;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t14_25 = -t2066;
#line 341 "tests/cases/src/functions/samples.rs"
        const f32 t15_18 = t14_25 * t11_2_25;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2069 = t2066 == 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2070 = t2069 ? 0.0f : t15_18;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2071 = t1988 + t2070;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2072 = lane == 0u;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2073;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2073) : "f"(t2071));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2074 = t2071 + t2073;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2075;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2075) : "f"(t2074));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2076 = t2074 + t2075;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2077;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t2077) : "f"(t2076));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2078 = t2076 + t2077;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2079;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t2079) : "f"(t2078));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2080 = t2078 + t2079;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t2081;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t2081) : "f"(t2080));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t2082 = t2080 + t2081;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2083 = t2082 != 0.0f;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2084 = t2083 & t2072;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t2084) {
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t1050), "f"(t2082) : "memory");
        }
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        dp_16 = t2066;
        s_16 = p_16;
#line 274 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2085 = share << 11u;
#line 274 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2086 = t18 + t2085;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2087;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2087) : "r"(lane));
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2088 = t2087 >> 2u;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2089 = t21 + t2088;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2090 = t2089 >> 1u;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2091 = t2090 & 3u;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2092 = 0u ^ t2091;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2093 = t2089 << 6u;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2094 = t2092 << 4u;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2095 = t2093 + t2094;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2096 = t2087 & 3u;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2097 = t2096 << 2u;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2098 = t2095 + t2097;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2099;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2099) : "f"(dp), "f"(dp_2));
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2100 = t2086 + t2098;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2100), "r"(t2099) : "memory");
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2101;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2101) : "f"(dp_5), "f"(dp_6));
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2102 = t2098 ^ 16u;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2103 = t2086 + t2102;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2103), "r"(t2101) : "memory");
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2104;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2104) : "f"(dp_9), "f"(dp_10));
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2105 = t2098 ^ 32u;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2106 = t2086 + t2105;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2106), "r"(t2104) : "memory");
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2107;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2107) : "f"(dp_13), "f"(dp_14));
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2108 = t2098 ^ 48u;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2109 = t2086 + t2108;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2109), "r"(t2107) : "memory");
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2110 = t2087 >> 2u;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2111 = t21 + t2110;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2112 = t2111 + 8u;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2113 = t2112 >> 1u;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2114 = t2113 & 3u;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2115 = 0u ^ t2114;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2116 = t2112 << 6u;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2117 = t2115 << 4u;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2118 = t2116 + t2117;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2119 = t2087 & 3u;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2120 = t2119 << 2u;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2121 = t2118 + t2120;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2122;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2122) : "f"(dp_3), "f"(dp_4));
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2123 = t2086 + t2121;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2123), "r"(t2122) : "memory");
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2124;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2124) : "f"(dp_7), "f"(dp_8));
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2125 = t2121 ^ 16u;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2126 = t2086 + t2125;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2126), "r"(t2124) : "memory");
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2127;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2127) : "f"(dp_11), "f"(dp_12));
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2128 = t2121 ^ 32u;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2129 = t2086 + t2128;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2129), "r"(t2127) : "memory");
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2130;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2130) : "f"(dp_15), "f"(dp_16));
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2131 = t2121 ^ 48u;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2132 = t2086 + t2131;
#line 321 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2132), "r"(t2130) : "memory");
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2133;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2133) : "f"(s), "f"(s_2));
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2134;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2134) : "f"(s_3), "f"(s_4));
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2135;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2135) : "f"(s_5), "f"(s_6));
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2136;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2136) : "f"(s_7), "f"(s_8));
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2137;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2137) : "f"(s_9), "f"(s_10));
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2138;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2138) : "f"(s_11), "f"(s_12));
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2139;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2139) : "f"(s_13), "f"(s_14));
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2140;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2140) : "f"(s_15), "f"(s_16));
#line 253 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2141;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2141) : "r"(t46));
#line 253 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2142 = t2141 ^ 32u;
#line 253 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2143 = t2141 ^ 64u;
#line 253 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2144 = t2141 ^ 96u;
        const u32 t2145 = t158 + t2141;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2146 = t158 + t2142;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2147 = t158 + t2143;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2148 = t158 + t2144;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t2145) : "memory");
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(t2133), "r"(t2134), "r"(t2135), "r"(t2136), "r"(m_97), "r"(m_98));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(t2133), "r"(t2134), "r"(t2135), "r"(t2136), "r"(m_99), "r"(m_100));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t2146) : "memory");
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(t2133), "r"(t2134), "r"(t2135), "r"(t2136), "r"(m_101), "r"(m_102));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(t2133), "r"(t2134), "r"(t2135), "r"(t2136), "r"(m_103), "r"(m_104));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t2147) : "memory");
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(t2133), "r"(t2134), "r"(t2135), "r"(t2136), "r"(m_105), "r"(m_106));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(t2133), "r"(t2134), "r"(t2135), "r"(t2136), "r"(m_107), "r"(m_108));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t2148) : "memory");
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(t2133), "r"(t2134), "r"(t2135), "r"(t2136), "r"(m_109), "r"(m_110));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t2133), "r"(t2134), "r"(t2135), "r"(t2136), "r"(m_111), "r"(m_112));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t2145) : "memory");
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(t2137), "r"(t2138), "r"(t2139), "r"(t2140), "r"(m_113), "r"(m_114));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(t2137), "r"(t2138), "r"(t2139), "r"(t2140), "r"(m_115), "r"(m_116));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t2146) : "memory");
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(t2137), "r"(t2138), "r"(t2139), "r"(t2140), "r"(m_117), "r"(m_118));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(t2137), "r"(t2138), "r"(t2139), "r"(t2140), "r"(m_119), "r"(m_120));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t2147) : "memory");
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(t2137), "r"(t2138), "r"(t2139), "r"(t2140), "r"(m_121), "r"(m_122));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(t2137), "r"(t2138), "r"(t2139), "r"(t2140), "r"(m_123), "r"(m_124));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t2148) : "memory");
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(t2137), "r"(t2138), "r"(t2139), "r"(t2140), "r"(m_125), "r"(m_126));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t2137), "r"(t2138), "r"(t2139), "r"(t2140), "r"(m_127), "r"(m_128));
#line 200 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 232 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (more) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2149 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2150 = (u32)d_o_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2151 = t2150 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_4 = (u64)t346 * t2151;
            const u64 of_head_3 = t187 + head_4;
            const u32 t2154 = t348 << 5u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2155 = (u64)t191 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2156 = t158 + t196;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2157 = t2154 + t190;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2158 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2159 = t2158 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2160 = t2157 < t2159 ? t2157 : t2159;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2161 = (u64)t2160 * t189;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2162 = of_head_3 + t2161;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2163 = t2162 + t2155;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2164 = t2154 + t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2165 = t2164 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2166 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2167 = t2166 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2168 = t2165 < t2167 ? t2165 : t2167;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2169 = (u64)t2168 * t189;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2170 = of_head_3 + t2169;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2171 = t2170 + t2155;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2172 = t2154 + t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2173 = t2172 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2174 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2175 = t2174 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2176 = t2173 < t2175 ? t2173 : t2175;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2177 = (u64)t2176 * t189;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2178 = of_head_3 + t2177;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2179 = t2178 + t2155;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2180 = t2154 + t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2181 = t2180 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2182 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2183 = t2182 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2184 = t2181 < t2183 ? t2181 : t2183;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2185 = (u64)t2184 * t189;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2186 = of_head_3 + t2185;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2187 = t2186 + t2155;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2188 = t2154 + t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2189 = t2188 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2190 = t191 < t2149;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2191 = t2189 & t2190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2192 = t2191 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t2156), "l"(t2163), "r"(t2192) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2193 = t2154 + t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2194 = t2193 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2195 = t2194 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2196 = t191 < t2149;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2197 = t2195 & t2196;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2198 = t2197 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+1024], [%1], 16, %2;" :  : "r"(t2156), "l"(t2171), "r"(t2198) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2199 = t2154 + t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2200 = t2199 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2201 = t2200 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2202 = t191 < t2149;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2203 = t2201 & t2202;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2204 = t2203 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t2156), "l"(t2179), "r"(t2204) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2205 = t2154 + t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2206 = t2205 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2207 = t2206 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2208 = t191 < t2149;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2209 = t2207 & t2208;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2210 = t2209 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+3072], [%1], 16, %2;" :  : "r"(t2156), "l"(t2187), "r"(t2210) : "memory");
        }
#line 235 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2211;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2211) : "f"(dp), "f"(dp_2));
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2212;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2212) : "f"(dp_3), "f"(dp_4));
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2213;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2213) : "f"(dp_5), "f"(dp_6));
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2214;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2214) : "f"(dp_7), "f"(dp_8));
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2215;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2215) : "f"(dp_9), "f"(dp_10));
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2216;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2216) : "f"(dp_11), "f"(dp_12));
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2217;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2217) : "f"(dp_13), "f"(dp_14));
#line 262 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2218;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2218) : "f"(dp_15), "f"(dp_16));
#line 253 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2219;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2219) : "r"(t46));
#line 253 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2220 = t2219 ^ 32u;
#line 253 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2221 = t2219 ^ 64u;
#line 253 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2222 = t2219 ^ 96u;
        const u32 t2223 = smem_2 + t2219;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2224 = smem_2 + t2220;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2225 = smem_2 + t2221;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2226 = smem_2 + t2222;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t2223) : "memory");
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(t2211), "r"(t2212), "r"(t2213), "r"(t2214), "r"(m_129), "r"(m_130));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(t2211), "r"(t2212), "r"(t2213), "r"(t2214), "r"(m_131), "r"(m_132));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t2224) : "memory");
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(t2211), "r"(t2212), "r"(t2213), "r"(t2214), "r"(m_133), "r"(m_134));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(t2211), "r"(t2212), "r"(t2213), "r"(t2214), "r"(m_135), "r"(m_136));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t2225) : "memory");
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(t2211), "r"(t2212), "r"(t2213), "r"(t2214), "r"(m_137), "r"(m_138));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(t2211), "r"(t2212), "r"(t2213), "r"(t2214), "r"(m_139), "r"(m_140));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t2226) : "memory");
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(t2211), "r"(t2212), "r"(t2213), "r"(t2214), "r"(m_141), "r"(m_142));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(t2211), "r"(t2212), "r"(t2213), "r"(t2214), "r"(m_143), "r"(m_144));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t2223) : "memory");
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(t2215), "r"(t2216), "r"(t2217), "r"(t2218), "r"(m_145), "r"(m_146));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(t2215), "r"(t2216), "r"(t2217), "r"(t2218), "r"(m_147), "r"(m_148));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t2224) : "memory");
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(t2215), "r"(t2216), "r"(t2217), "r"(t2218), "r"(m_149), "r"(m_150));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(t2215), "r"(t2216), "r"(t2217), "r"(t2218), "r"(m_151), "r"(m_152));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t2225) : "memory");
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(t2215), "r"(t2216), "r"(t2217), "r"(t2218), "r"(m_153), "r"(m_154));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(t2215), "r"(t2216), "r"(t2217), "r"(t2218), "r"(m_155), "r"(m_156));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t2226) : "memory");
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(t2215), "r"(t2216), "r"(t2217), "r"(t2218), "r"(m_157), "r"(m_158));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(t2215), "r"(t2216), "r"(t2217), "r"(t2218), "r"(m_159), "r"(m_160));
#line 274 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2227 = t26 << 12u;
#line 274 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2228 = smem_1 + t2227;
#line 329 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq = 0.0f;
#line 329 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_2 = 0.0f;
#line 329 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_3 = 0.0f;
#line 329 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_4 = 0.0f;
#line 329 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_5 = 0.0f;
#line 329 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_6 = 0.0f;
#line 329 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_7 = 0.0f;
#line 329 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_8 = 0.0f;
#line 329 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_9 = 0.0f;
#line 329 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_10 = 0.0f;
#line 329 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_11 = 0.0f;
#line 329 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_12 = 0.0f;
#line 329 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_13 = 0.0f;
#line 329 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_14 = 0.0f;
#line 329 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_15 = 0.0f;
#line 329 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_16 = 0.0f;
#line 329 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_17 = 0.0f;
#line 329 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_18 = 0.0f;
#line 329 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_19 = 0.0f;
#line 329 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_20 = 0.0f;
#line 329 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_21 = 0.0f;
#line 329 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_22 = 0.0f;
#line 329 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_23 = 0.0f;
#line 329 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_24 = 0.0f;
#line 329 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_25 = 0.0f;
#line 329 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_26 = 0.0f;
#line 329 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_27 = 0.0f;
#line 329 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_28 = 0.0f;
#line 329 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_29 = 0.0f;
#line 329 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_30 = 0.0f;
#line 329 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_31 = 0.0f;
#line 329 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 dq_32 = 0.0f;
        u32 lane_2;
        asm volatile("mov.b32 %0, %1;" : "=r"(lane_2) : "r"(lane));
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2230 = lane_2 & 7u;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2231 = lane_2 >> 4u;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2232 = t2231 << 3u;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2233 = t2230 + t2232;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2234 = t25 >> 3u;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2235 = lane_2 >> 3u;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2236 = t2235 & 1u;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2237 = t2234 + t2236;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2238 = t2237 >> 2u;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2239 = t2237 & 3u;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2240 = t2238 << 11u;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2241 = t18 + t2240;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2242 = t2233 >> 1u;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2243 = t2242 & 3u;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2244 = t2239 ^ t2243;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2245 = t2233 << 6u;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2246 = t2244 << 4u;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2247 = t2245 + t2246;
#line 331 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2248 = t2241 + t2247;
#line 253 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2249;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2249) : "r"(t46));
#line 253 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2250 = t2249 ^ 32u;
#line 253 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2251 = t2249 ^ 64u;
#line 253 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2252 = t2249 ^ 96u;
        const u32 t2253 = t2228 + t2249;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2254 = t2228 + t2250;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2255 = t2228 + t2251;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2256 = t2228 + t2252;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t2248) : "memory");
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t2253) : "memory");
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_165), "r"(m_166));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_167), "r"(m_168));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t2254) : "memory");
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_169), "r"(m_170));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_171), "r"(m_172));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t2255) : "memory");
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_173), "r"(m_174));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_175), "r"(m_176));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t2256) : "memory");
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_177), "r"(m_178));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_179), "r"(m_180));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t2248) : "memory");
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t2253) : "memory");
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_185), "r"(m_186));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_187), "r"(m_188));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t2254) : "memory");
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_189), "r"(m_190));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_191), "r"(m_192));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t2255) : "memory");
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_193), "r"(m_194));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_195), "r"(m_196));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t2256) : "memory");
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_197), "r"(m_198));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_199), "r"(m_200));
#line 227 "fa-kernels/src/attention/backward/work.rs"
        const u32 t2257 = batch_2 * heads;
#line 227 "fa-kernels/src/attention/backward/work.rs"
        const u32 t2258 = t2257 + head;
#line 227 "fa-kernels/src/attention/backward/work.rs"
        const u32 t2259 = t2258 * padded;
#line 227 "fa-kernels/src/attention/backward/work.rs"
        const u32 t2260 = block << 5u;
#line 227 "fa-kernels/src/attention/backward/work.rs"
        const u32 row_19 = t2259 + t2260;
#line 336 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 row_20 = row_19 + t25;
        const u64 t2263 = (u64)row_20;
#line 337 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2264 = t2263 * sums_stride0;
#line 337 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2265 = t2264 * 4ull;
#line 337 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2266 = sums + t2265;
        const u32 t2267 = t26 << 10u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2268 = (u64)t2267 * 4u;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2269 = t2266 + t2268;
        const u64 t2270 = (u64)lane * 4u;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2271 = t2269 + t2270;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2271), "f"(dq) : "memory");
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+128], %1;" :  : "l"(t2271), "f"(dq_2) : "memory");
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+256], %1;" :  : "l"(t2271), "f"(dq_3) : "memory");
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+384], %1;" :  : "l"(t2271), "f"(dq_4) : "memory");
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+512], %1;" :  : "l"(t2271), "f"(dq_5) : "memory");
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+640], %1;" :  : "l"(t2271), "f"(dq_6) : "memory");
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+768], %1;" :  : "l"(t2271), "f"(dq_7) : "memory");
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+896], %1;" :  : "l"(t2271), "f"(dq_8) : "memory");
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1024], %1;" :  : "l"(t2271), "f"(dq_9) : "memory");
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1152], %1;" :  : "l"(t2271), "f"(dq_10) : "memory");
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1280], %1;" :  : "l"(t2271), "f"(dq_11) : "memory");
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1408], %1;" :  : "l"(t2271), "f"(dq_12) : "memory");
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1536], %1;" :  : "l"(t2271), "f"(dq_13) : "memory");
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1664], %1;" :  : "l"(t2271), "f"(dq_14) : "memory");
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1792], %1;" :  : "l"(t2271), "f"(dq_15) : "memory");
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1920], %1;" :  : "l"(t2271), "f"(dq_16) : "memory");
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2048], %1;" :  : "l"(t2271), "f"(dq_17) : "memory");
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2176], %1;" :  : "l"(t2271), "f"(dq_18) : "memory");
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2304], %1;" :  : "l"(t2271), "f"(dq_19) : "memory");
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2432], %1;" :  : "l"(t2271), "f"(dq_20) : "memory");
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2560], %1;" :  : "l"(t2271), "f"(dq_21) : "memory");
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2688], %1;" :  : "l"(t2271), "f"(dq_22) : "memory");
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2816], %1;" :  : "l"(t2271), "f"(dq_23) : "memory");
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2944], %1;" :  : "l"(t2271), "f"(dq_24) : "memory");
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3072], %1;" :  : "l"(t2271), "f"(dq_25) : "memory");
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3200], %1;" :  : "l"(t2271), "f"(dq_26) : "memory");
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3328], %1;" :  : "l"(t2271), "f"(dq_27) : "memory");
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3456], %1;" :  : "l"(t2271), "f"(dq_28) : "memory");
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3584], %1;" :  : "l"(t2271), "f"(dq_29) : "memory");
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3712], %1;" :  : "l"(t2271), "f"(dq_30) : "memory");
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3840], %1;" :  : "l"(t2271), "f"(dq_31) : "memory");
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3968], %1;" :  : "l"(t2271), "f"(dq_32) : "memory");
#line 213 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 232 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (more) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2272 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2273 = (u32)q_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2274 = t2273 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_5 = (u64)t346 * t2274;
            const u64 of_head_4 = t166 + head_5;
            const u32 t2277 = t348 << 5u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2278 = (u64)t170 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2279 = smem_2 + t175;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2280 = t2277 + t169;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2281 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2282 = t2281 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2283 = t2280 < t2282 ? t2280 : t2282;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2284 = (u64)t2283 * t168;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2285 = of_head_4 + t2284;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2286 = t2285 + t2278;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2287 = t2277 + t169;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2288 = t2287 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2289 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2290 = t2289 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2291 = t2288 < t2290 ? t2288 : t2290;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2292 = (u64)t2291 * t168;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2293 = of_head_4 + t2292;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2294 = t2293 + t2278;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2295 = t2277 + t169;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2296 = t2295 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2297 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2298 = t2297 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2299 = t2296 < t2298 ? t2296 : t2298;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2300 = (u64)t2299 * t168;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2301 = of_head_4 + t2300;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2302 = t2301 + t2278;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2303 = t2277 + t169;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2304 = t2303 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2305 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2306 = t2305 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2307 = t2304 < t2306 ? t2304 : t2306;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2308 = (u64)t2307 * t168;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2309 = of_head_4 + t2308;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2310 = t2309 + t2278;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2311 = t2277 + t169;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2312 = t2311 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2313 = t170 < t2272;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2314 = t2312 & t2313;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2315 = t2314 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t2279), "l"(t2286), "r"(t2315) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2316 = t2277 + t169;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2317 = t2316 + 8u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2318 = t2317 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2319 = t170 < t2272;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2320 = t2318 & t2319;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2321 = t2320 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+1024], [%1], 16, %2;" :  : "r"(t2279), "l"(t2294), "r"(t2321) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2322 = t2277 + t169;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2323 = t2322 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2324 = t2323 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2325 = t170 < t2272;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2326 = t2324 & t2325;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2327 = t2326 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t2279), "l"(t2302), "r"(t2327) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2328 = t2277 + t169;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2329 = t2328 + 24u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2330 = t2329 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2331 = t170 < t2272;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2332 = t2330 & t2331;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2333 = t2332 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+3072], [%1], 16, %2;" :  : "r"(t2279), "l"(t2310), "r"(t2333) : "memory");
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2334 = thread < 16u;
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            if (t2334) {
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2335 = batch_2 * heads;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2336 = t2335 + t346;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2337 = t2336 * padded;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2338 = t348 << 5u;
#line 227 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_21 = t2337 + t2338;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t2340 = thread << 1u;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 row_22 = row_21 + t2340;
                const u32 t2342 = thread << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t2343 = t159 + t2342;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t2344 = (u64)row_22;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t2345 = t2344 * statistics_stride0;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t2346 = t2345 * 4ull;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t2347 = statistics + t2346;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t2343), "l"(t2347) : "memory");
            }
        }
#line 235 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 151 "fa-kernels/src/attention/backward/work.rs"
        head = t346;
        block = t348;
    }
#line 163 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 165 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2348 = dk_2 * scale;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_2 = t2348;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2349 = dk_3 * scale;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_3 = t2349;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2350 = dk_4 * scale;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_4 = t2350;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2351 = dk_5 * scale;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_5 = t2351;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2352 = dk_6 * scale;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_6 = t2352;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2353 = dk_7 * scale;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_7 = t2353;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2354 = dk_8 * scale;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_8 = t2354;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2355 = dk_9 * scale;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_9 = t2355;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2356 = dk_10 * scale;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_10 = t2356;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2357 = dk_11 * scale;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_11 = t2357;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2358 = dk_12 * scale;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_12 = t2358;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2359 = dk_13 * scale;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_13 = t2359;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2360 = dk_14 * scale;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_14 = t2360;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2361 = dk_15 * scale;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_15 = t2361;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2362 = dk_16 * scale;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_16 = t2362;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2363 = dk_17 * scale;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_17 = t2363;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2364 = dk_18 * scale;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_18 = t2364;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2365 = dk_19 * scale;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_19 = t2365;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2366 = dk_20 * scale;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_20 = t2366;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2367 = dk_21 * scale;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_21 = t2367;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2368 = dk_22 * scale;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_22 = t2368;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2369 = dk_23 * scale;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_23 = t2369;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2370 = dk_24 * scale;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_24 = t2370;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2371 = dk_25 * scale;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_25 = t2371;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2372 = dk_26 * scale;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_26 = t2372;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2373 = dk_27 * scale;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_27 = t2373;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2374 = dk_28 * scale;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_28 = t2374;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2375 = dk_29 * scale;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_29 = t2375;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2376 = dk_30 * scale;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_30 = t2376;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2377 = dk_31 * scale;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_31 = t2377;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2378 = dk_32 * scale;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_32 = t2378;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2379 = dk_33 * scale;
#line 350 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_33 = t2379;
#line 274 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2380 = share << 12u;
#line 274 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2381 = smem_1 + t2380;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2382 = lane >> 2u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2383 = t21 + t2382;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2384 = t2383 & 7u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2385 = 0u ^ t2384;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2386 = t2383 << 7u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2387 = t2385 << 4u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2388 = t2386 + t2387;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2389 = lane & 3u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2390 = t2389 << 2u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2391 = t2388 + t2390;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2392;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2392) : "f"(dk_2), "f"(dk_3));
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2393 = t2381 + t2391;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2393), "r"(t2392) : "memory");
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2394;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2394) : "f"(dk_6), "f"(dk_7));
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2395 = t2391 ^ 16u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2396 = t2381 + t2395;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2396), "r"(t2394) : "memory");
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2397;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2397) : "f"(dk_10), "f"(dk_11));
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2398 = t2391 ^ 32u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2399 = t2381 + t2398;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2399), "r"(t2397) : "memory");
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2400;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2400) : "f"(dk_14), "f"(dk_15));
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2401 = t2391 ^ 48u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2402 = t2381 + t2401;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2402), "r"(t2400) : "memory");
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2403;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2403) : "f"(dk_18), "f"(dk_19));
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2404 = t2391 ^ 64u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2405 = t2381 + t2404;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2405), "r"(t2403) : "memory");
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2406;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2406) : "f"(dk_22), "f"(dk_23));
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2407 = t2391 ^ 80u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2408 = t2381 + t2407;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2408), "r"(t2406) : "memory");
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2409;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2409) : "f"(dk_26), "f"(dk_27));
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2410 = t2391 ^ 96u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2411 = t2381 + t2410;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2411), "r"(t2409) : "memory");
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2412;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2412) : "f"(dk_30), "f"(dk_31));
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2413 = t2391 ^ 112u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2414 = t2381 + t2413;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2414), "r"(t2412) : "memory");
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2415 = lane >> 2u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2416 = t21 + t2415;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2417 = t2416 + 8u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2418 = t2417 & 7u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2419 = 0u ^ t2418;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2420 = t2417 << 7u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2421 = t2419 << 4u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2422 = t2420 + t2421;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2423 = lane & 3u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2424 = t2423 << 2u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2425 = t2422 + t2424;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2426;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2426) : "f"(dk_4), "f"(dk_5));
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2427 = t2381 + t2425;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2427), "r"(t2426) : "memory");
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2428;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2428) : "f"(dk_8), "f"(dk_9));
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2429 = t2425 ^ 16u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2430 = t2381 + t2429;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2430), "r"(t2428) : "memory");
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2431;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2431) : "f"(dk_12), "f"(dk_13));
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2432 = t2425 ^ 32u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2433 = t2381 + t2432;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2433), "r"(t2431) : "memory");
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2434;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2434) : "f"(dk_16), "f"(dk_17));
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2435 = t2425 ^ 48u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2436 = t2381 + t2435;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2436), "r"(t2434) : "memory");
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2437;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2437) : "f"(dk_20), "f"(dk_21));
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2438 = t2425 ^ 64u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2439 = t2381 + t2438;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2439), "r"(t2437) : "memory");
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2440;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2440) : "f"(dk_24), "f"(dk_25));
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2441 = t2425 ^ 80u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2442 = t2381 + t2441;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2442), "r"(t2440) : "memory");
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2443;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2443) : "f"(dk_28), "f"(dk_29));
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2444 = t2425 ^ 96u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2445 = t2381 + t2444;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2445), "r"(t2443) : "memory");
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2446;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2446) : "f"(dk_32), "f"(dk_33));
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2447 = t2425 ^ 112u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2448 = t2381 + t2447;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2448), "r"(t2446) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 first_column = share << 6u;
#line 366 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2450 = (u64)batch_2;
#line 366 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2451 = t2450 * dk_stride0;
#line 366 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2452 = t2451 * 2ull;
#line 366 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2453 = dk + t2452;
#line 366 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2454 = (u64)t8;
#line 366 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2455 = t2454 * dk_stride1;
#line 366 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2456 = t2455 * 2ull;
#line 366 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2457 = t2453 + t2456;
#line 366 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2458 = (u64)t10;
#line 366 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2459 = t2458 * dk_stride2;
#line 366 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2460 = t2459 * 2ull;
#line 366 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2461 = t2457 + t2460;
    const u32 end_9 = head_dim > first_column ? head_dim : first_column;
    const u32 t2463 = seq_k - t8;
#line 368 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2464 = end_9 - first_column;
#line 368 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2465 = t2464 >> 3u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2466 = (u64)first_column * 2u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2467 = t2461 + t2466;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2468 = (u32)dk_stride1;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2469 = t2468 << 1u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2470 = lane >> 3u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2471 = t21 + t2470;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2472 = lane & 7u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2473 = t2471 < t2463;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2474 = t2472 < t2465;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2475 = t2473 & t2474;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t2475) {
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2476 = t2471 & 7u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2477 = t2472 ^ t2476;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2478 = t2471 << 7u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2479 = t2477 << 4u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2480 = t2478 + t2479;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2481 = t2381 + t2480;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_23;
        u32 row_24;
        u32 row_25;
        u32 row_26;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_23), "=r"(row_24), "=r"(row_25), "=r"(row_26) : "r"(t2481) : "memory");
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2482 = (u64)t2471 * t2469;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2483 = t2467 + t2482;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2484 = (u64)t2472 * 16u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2485 = t2483 + t2484;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2485), "r"(row_23), "r"(row_24), "r"(row_25), "r"(row_26) : "memory");
    }
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2486 = t2471 + 4u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2487 = t2486 < t2463;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2488 = t2472 < t2465;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2489 = t2487 & t2488;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t2489) {
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2490 = t2486 & 7u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2491 = t2472 ^ t2490;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2492 = t2486 << 7u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2493 = t2491 << 4u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2494 = t2492 + t2493;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2495 = t2381 + t2494;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_27;
        u32 row_28;
        u32 row_29;
        u32 row_30;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_27), "=r"(row_28), "=r"(row_29), "=r"(row_30) : "r"(t2495) : "memory");
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2496 = (u64)t2486 * t2469;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2497 = t2467 + t2496;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2498 = (u64)t2472 * 16u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2499 = t2497 + t2498;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2499), "r"(row_27), "r"(row_28), "r"(row_29), "r"(row_30) : "memory");
    }
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2500 = t2471 + 8u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2501 = t2500 < t2463;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2502 = t2472 < t2465;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2503 = t2501 & t2502;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t2503) {
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2504 = t2500 & 7u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2505 = t2472 ^ t2504;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2506 = t2500 << 7u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2507 = t2505 << 4u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2508 = t2506 + t2507;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2509 = t2381 + t2508;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_31;
        u32 row_32;
        u32 row_33;
        u32 row_34;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_31), "=r"(row_32), "=r"(row_33), "=r"(row_34) : "r"(t2509) : "memory");
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2510 = (u64)t2500 * t2469;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2511 = t2467 + t2510;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2512 = (u64)t2472 * 16u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2513 = t2511 + t2512;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2513), "r"(row_31), "r"(row_32), "r"(row_33), "r"(row_34) : "memory");
    }
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2514 = t2471 + 12u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2515 = t2514 < t2463;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2516 = t2472 < t2465;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2517 = t2515 & t2516;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t2517) {
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2518 = t2514 & 7u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2519 = t2472 ^ t2518;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2520 = t2514 << 7u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2521 = t2519 << 4u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2522 = t2520 + t2521;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2523 = t2381 + t2522;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_35;
        u32 row_36;
        u32 row_37;
        u32 row_38;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_35), "=r"(row_36), "=r"(row_37), "=r"(row_38) : "r"(t2523) : "memory");
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2524 = (u64)t2514 * t2469;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2525 = t2467 + t2524;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2526 = (u64)t2472 * 16u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2527 = t2525 + t2526;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2527), "r"(row_35), "r"(row_36), "r"(row_37), "r"(row_38) : "memory");
    }
#line 274 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2528 = share << 12u;
#line 274 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2529 = t22 + t2528;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2530 = lane >> 2u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2531 = t21 + t2530;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2532 = t2531 & 7u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2533 = 0u ^ t2532;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2534 = t2531 << 7u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2535 = t2533 << 4u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2536 = t2534 + t2535;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2537 = lane & 3u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2538 = t2537 << 2u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2539 = t2536 + t2538;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2540;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2540) : "f"(dv_2), "f"(dv_3));
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2541 = t2529 + t2539;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2541), "r"(t2540) : "memory");
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2542;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2542) : "f"(dv_6), "f"(dv_7));
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2543 = t2539 ^ 16u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2544 = t2529 + t2543;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2544), "r"(t2542) : "memory");
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2545;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2545) : "f"(dv_10), "f"(dv_11));
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2546 = t2539 ^ 32u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2547 = t2529 + t2546;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2547), "r"(t2545) : "memory");
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2548;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2548) : "f"(dv_14), "f"(dv_15));
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2549 = t2539 ^ 48u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2550 = t2529 + t2549;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2550), "r"(t2548) : "memory");
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2551;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2551) : "f"(dv_18), "f"(dv_19));
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2552 = t2539 ^ 64u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2553 = t2529 + t2552;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2553), "r"(t2551) : "memory");
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2554;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2554) : "f"(dv_22), "f"(dv_23));
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2555 = t2539 ^ 80u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2556 = t2529 + t2555;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2556), "r"(t2554) : "memory");
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2557;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2557) : "f"(dv_26), "f"(dv_27));
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2558 = t2539 ^ 96u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2559 = t2529 + t2558;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2559), "r"(t2557) : "memory");
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2560;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2560) : "f"(dv_30), "f"(dv_31));
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2561 = t2539 ^ 112u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2562 = t2529 + t2561;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2562), "r"(t2560) : "memory");
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2563 = lane >> 2u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2564 = t21 + t2563;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2565 = t2564 + 8u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2566 = t2565 & 7u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2567 = 0u ^ t2566;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2568 = t2565 << 7u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2569 = t2567 << 4u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2570 = t2568 + t2569;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2571 = lane & 3u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2572 = t2571 << 2u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2573 = t2570 + t2572;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2574;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2574) : "f"(dv_4), "f"(dv_5));
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2575 = t2529 + t2573;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2575), "r"(t2574) : "memory");
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2576;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2576) : "f"(dv_8), "f"(dv_9));
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2577 = t2573 ^ 16u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2578 = t2529 + t2577;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2578), "r"(t2576) : "memory");
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2579;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2579) : "f"(dv_12), "f"(dv_13));
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2580 = t2573 ^ 32u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2581 = t2529 + t2580;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2581), "r"(t2579) : "memory");
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2582;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2582) : "f"(dv_16), "f"(dv_17));
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2583 = t2573 ^ 48u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2584 = t2529 + t2583;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2584), "r"(t2582) : "memory");
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2585;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2585) : "f"(dv_20), "f"(dv_21));
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2586 = t2573 ^ 64u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2587 = t2529 + t2586;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2587), "r"(t2585) : "memory");
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2588;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2588) : "f"(dv_24), "f"(dv_25));
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2589 = t2573 ^ 80u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2590 = t2529 + t2589;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2590), "r"(t2588) : "memory");
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2591;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2591) : "f"(dv_28), "f"(dv_29));
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2592 = t2573 ^ 96u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2593 = t2529 + t2592;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2593), "r"(t2591) : "memory");
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2594;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2594) : "f"(dv_32), "f"(dv_33));
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2595 = t2573 ^ 112u;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2596 = t2529 + t2595;
#line 361 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2596), "r"(t2594) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 364 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 first_column_2 = share << 6u;
#line 366 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2598 = (u64)batch_2;
#line 366 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2599 = t2598 * dv_stride0;
#line 366 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2600 = t2599 * 2ull;
#line 366 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2601 = dv + t2600;
#line 366 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2602 = (u64)t8;
#line 366 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2603 = t2602 * dv_stride1;
#line 366 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2604 = t2603 * 2ull;
#line 366 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2605 = t2601 + t2604;
#line 366 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2606 = (u64)t10;
#line 366 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2607 = t2606 * dv_stride2;
#line 366 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2608 = t2607 * 2ull;
#line 366 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2609 = t2605 + t2608;
    const u32 end_10 = head_dim > first_column_2 ? head_dim : first_column_2;
    const u32 t2611 = seq_k - t8;
#line 368 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2612 = end_10 - first_column_2;
#line 368 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2613 = t2612 >> 3u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2614 = (u64)first_column_2 * 2u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2615 = t2609 + t2614;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2616 = (u32)dv_stride1;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2617 = t2616 << 1u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2618 = lane >> 3u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2619 = t21 + t2618;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2620 = lane & 7u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2621 = t2619 < t2611;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2622 = t2620 < t2613;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2623 = t2621 & t2622;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t2623) {
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2624 = t2619 & 7u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2625 = t2620 ^ t2624;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2626 = t2619 << 7u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2627 = t2625 << 4u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2628 = t2626 + t2627;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2629 = t2529 + t2628;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_39;
        u32 row_40;
        u32 row_41;
        u32 row_42;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_39), "=r"(row_40), "=r"(row_41), "=r"(row_42) : "r"(t2629) : "memory");
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2630 = (u64)t2619 * t2617;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2631 = t2615 + t2630;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2632 = (u64)t2620 * 16u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2633 = t2631 + t2632;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2633), "r"(row_39), "r"(row_40), "r"(row_41), "r"(row_42) : "memory");
    }
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2634 = t2619 + 4u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2635 = t2634 < t2611;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2636 = t2620 < t2613;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2637 = t2635 & t2636;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t2637) {
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2638 = t2634 & 7u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2639 = t2620 ^ t2638;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2640 = t2634 << 7u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2641 = t2639 << 4u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2642 = t2640 + t2641;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2643 = t2529 + t2642;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_43;
        u32 row_44;
        u32 row_45;
        u32 row_46;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_43), "=r"(row_44), "=r"(row_45), "=r"(row_46) : "r"(t2643) : "memory");
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2644 = (u64)t2634 * t2617;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2645 = t2615 + t2644;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2646 = (u64)t2620 * 16u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2647 = t2645 + t2646;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2647), "r"(row_43), "r"(row_44), "r"(row_45), "r"(row_46) : "memory");
    }
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2648 = t2619 + 8u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2649 = t2648 < t2611;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2650 = t2620 < t2613;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2651 = t2649 & t2650;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t2651) {
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2652 = t2648 & 7u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2653 = t2620 ^ t2652;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2654 = t2648 << 7u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2655 = t2653 << 4u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2656 = t2654 + t2655;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2657 = t2529 + t2656;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_47;
        u32 row_48;
        u32 row_49;
        u32 row_50;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_47), "=r"(row_48), "=r"(row_49), "=r"(row_50) : "r"(t2657) : "memory");
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2658 = (u64)t2648 * t2617;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2659 = t2615 + t2658;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2660 = (u64)t2620 * 16u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2661 = t2659 + t2660;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2661), "r"(row_47), "r"(row_48), "r"(row_49), "r"(row_50) : "memory");
    }
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2662 = t2619 + 12u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2663 = t2662 < t2611;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2664 = t2620 < t2613;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2665 = t2663 & t2664;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t2665) {
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2666 = t2662 & 7u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2667 = t2620 ^ t2666;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2668 = t2662 << 7u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2669 = t2667 << 4u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2670 = t2668 + t2669;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2671 = t2529 + t2670;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_51;
        u32 row_52;
        u32 row_53;
        u32 row_54;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_51), "=r"(row_52), "=r"(row_53), "=r"(row_54) : "r"(t2671) : "memory");
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2672 = (u64)t2662 * t2617;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2673 = t2615 + t2672;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2674 = (u64)t2620 * 16u;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2675 = t2673 + t2674;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2675), "r"(row_51), "r"(row_52), "r"(row_53), "r"(row_54) : "memory");
    }
}
