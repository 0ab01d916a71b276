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
    const u32 t18 = smem_1 + 16384u;
    const u32 share = warp >> 2u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t20 = warp & 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t21 = t20 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t22 = smem_1 + 8192u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t23 = t18 + 8192u;
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
    const u32 t24 = warp & 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t25 = t24 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t26 = warp >> 2u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t27 = share << 6u;
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
    const u64 t71 = (u64)t59 * 16u;
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
    const u32 t85 = t84 + 16u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t86 = t85 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t87 = t61 < t72;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t88 = t86 & t87;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t89 = t88 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t73), "l"(t76), "r"(t89) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t90 = t8 + t60;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t91 = t90 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t92 = t91 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t93 = t61 < t72;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t94 = t92 & t93;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t95 = t94 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t73), "l"(t77), "r"(t95) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t96 = t8 + t60;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t97 = t96 + 48u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t98 = t97 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t99 = t61 < t72;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t100 = t98 & t99;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t101 = t100 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t73), "l"(t78), "r"(t101) : "memory");
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
    const u64 t126 = (u64)t114 * 16u;
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
    const u32 t140 = t139 + 16u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t141 = t140 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t142 = t116 < t127;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t143 = t141 & t142;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t144 = t143 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t128), "l"(t131), "r"(t144) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t145 = t8 + t115;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t146 = t145 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t147 = t146 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t148 = t116 < t127;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t149 = t147 & t148;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t150 = t149 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t128), "l"(t132), "r"(t150) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t151 = t8 + t115;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t152 = t151 + 48u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t153 = t152 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t154 = t116 < t127;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t155 = t153 & t154;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t156 = t155 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t128), "l"(t133), "r"(t156) : "memory");
#line 153 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 smem_2 = smem_1 + 24576u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t158 = smem_2 + 8192u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t159 = smem_2 + 16384u;
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
    const u64 t180 = (u64)t168 * 16u;
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
    const u64 t201 = (u64)t189 * 16u;
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
        const u32 t210 = block << 6u;
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
        const u32 t221 = t220 + 16u;
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
        const u32 t229 = t228 + 32u;
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
        const u32 t237 = t236 + 48u;
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
        const u32 t250 = t249 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t251 = t250 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t252 = t170 < t205;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t253 = t251 & t252;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t254 = t253 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t212), "l"(t227), "r"(t254) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t255 = t210 + t169;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t256 = t255 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t257 = t256 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t258 = t170 < t205;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t259 = t257 & t258;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t260 = t259 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t212), "l"(t235), "r"(t260) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t261 = t210 + t169;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t262 = t261 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t263 = t262 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t264 = t170 < t205;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t265 = t263 & t264;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t266 = t265 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t212), "l"(t243), "r"(t266) : "memory");
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t267 = thread < 32u;
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
        if (t267) {
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t268 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t269 = t268 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t270 = t269 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t271 = block << 6u;
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
        const u32 t286 = block << 6u;
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
        const u32 t297 = t296 + 16u;
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
        const u32 t305 = t304 + 32u;
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
        const u32 t313 = t312 + 48u;
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
        const u32 t326 = t325 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t327 = t326 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t328 = t191 < t281;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t329 = t327 & t328;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t330 = t329 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t288), "l"(t303), "r"(t330) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t331 = t286 + t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t332 = t331 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t333 = t332 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t334 = t191 < t281;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t335 = t333 & t334;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t336 = t335 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t288), "l"(t311), "r"(t336) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t337 = t286 + t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t338 = t337 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t339 = t338 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t340 = t191 < t281;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t341 = t339 & t340;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t342 = t341 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t288), "l"(t319), "r"(t342) : "memory");
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
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t364) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_13), "r"(m_14));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_15), "r"(m_16));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t364) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t366 = smem_2 + t361;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t367;
        asm volatile("mov.b32 %0, %1;" : "=r"(t367) : "r"(t359));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t368 = t367 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t368) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t366) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_25), "r"(m_26));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_27), "r"(m_28));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t366) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_29), "r"(m_30));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_31), "r"(m_32));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t366) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_33), "r"(m_34));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_35), "r"(m_36));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t366) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_37), "r"(m_38));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_39), "r"(m_40));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t369 = smem_2 + t362;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t370;
        asm volatile("mov.b32 %0, %1;" : "=r"(t370) : "r"(t359));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t371 = t370 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t371) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t369) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_45), "r"(m_46));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_47), "r"(m_48));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t369) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_49), "r"(m_50));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_51), "r"(m_52));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t369) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_53), "r"(m_54));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_55), "r"(m_56));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t369) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_57), "r"(m_58));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_59), "r"(m_60));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t372 = smem_2 + t363;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t373;
        asm volatile("mov.b32 %0, %1;" : "=r"(t373) : "r"(t359));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t374 = t373 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t374) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t372) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t372) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t372) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_73), "r"(m_74));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_75), "r"(m_76));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t372) : "memory");
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
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t389) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t388) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_85), "r"(m_86));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_87), "r"(m_88));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t388) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_89), "r"(m_90));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_91), "r"(m_92));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t388) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_93), "r"(m_94));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_95), "r"(m_96));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t388) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_97), "r"(m_98));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_99), "r"(m_100));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t390 = t158 + t385;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t391;
        asm volatile("mov.b32 %0, %1;" : "=r"(t391) : "r"(t383));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t392 = t391 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t392) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t390) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_105), "r"(m_106));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_107), "r"(m_108));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t390) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_109), "r"(m_110));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_111), "r"(m_112));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t390) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_113), "r"(m_114));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_115), "r"(m_116));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t390) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_117), "r"(m_118));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_119), "r"(m_120));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t393 = t158 + t386;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t394;
        asm volatile("mov.b32 %0, %1;" : "=r"(t394) : "r"(t383));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t395 = t394 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t395) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t393) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t393) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t393) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_133), "r"(m_134));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_135), "r"(m_136));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t393) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_137), "r"(m_138));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_139), "r"(m_140));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t396 = t158 + t387;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t397;
        asm volatile("mov.b32 %0, %1;" : "=r"(t397) : "r"(t383));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t398 = t397 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t398) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t396) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_145), "r"(m_146));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_147), "r"(m_148));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t396) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_149), "r"(m_150));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_151), "r"(m_152));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t396) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_153), "r"(m_154));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_155), "r"(m_156));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t396) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_157), "r"(m_158));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_159), "r"(m_160));
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t399 = block << 6u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t400 = share << 6u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_query = t399 + t400;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t402 = block << 6u;
        const u32 t403 = t8 + 64u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool right = seq_k < t403;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        if (right) {
            const u32 t405 = t8 + t21;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t406 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = t405 + t406;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t408 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t409 = t408 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t410 = first_query + t409;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t411 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t412 = t411 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t413 = first_query + t412;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t414 = t413 + 1u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t415 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end = t415 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t418 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t418;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 8u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t420 = visible_2 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t420;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t421 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_2 = t421 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t424 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t424;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t426 = visible_4 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t426;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t427 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t428 = t427 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t429 = first_query + t428;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t430 = t429 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t431 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t432 = t431 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t433 = first_query + t432;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t434 = t433 + 9u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t435 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_3 = t435 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t438 = visible_5 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t438;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t440 = visible_6 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t440;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t441 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_4 = t441 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t444 = visible_7 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t444;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t446 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t446;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t447 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t448 = t447 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t449 = first_query + t448;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t450 = t449 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t451 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t452 = t451 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t453 = first_query + t452;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t454 = t453 + 17u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t455 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_5 = t455 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t458 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t458;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t460 = visible_10 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t460;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t461 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_6 = t461 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 0u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t464 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t464;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 8u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t466 = visible_12 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t466;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t467 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t468 = t467 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t469 = first_query + t468;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t470 = t469 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t471 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t472 = t471 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t473 = first_query + t472;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t474 = t473 + 25u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t475 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_7 = t475 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t478 = visible_13 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t478;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t480 = visible_14 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t480;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t481 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_8 = t481 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t484 = visible_15 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t484;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t486 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t486;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t487 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t488 = t487 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t489 = first_query + t488;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t490 = t489 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t491 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t492 = t491 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t493 = first_query + t492;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t494 = t493 + 33u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t495 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_9 = t495 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t498 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_17 = t498;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t500 = visible_18 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_19 = t500;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t501 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_10 = t501 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t504 = visible_19 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_18 = t504;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t506 = visible_20 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_20 = t506;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t507 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t508 = t507 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t509 = first_query + t508;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t510 = t509 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t511 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t512 = t511 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t513 = first_query + t512;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t514 = t513 + 41u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t515 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_11 = t515 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 0u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t518 = visible_21 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_21 = t518;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 8u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t520 = visible_22 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_23 = t520;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t521 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_12 = t521 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 0u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t524 = visible_23 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_22 = t524;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 8u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t526 = visible_24 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_24 = t526;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t527 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t528 = t527 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t529 = first_query + t528;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t530 = t529 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t531 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t532 = t531 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t533 = first_query + t532;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t534 = t533 + 49u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t535 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_13 = t535 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t538 = visible_25 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_25 = t538;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t540 = visible_26 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_27 = t540;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t541 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_14 = t541 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 0u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t544 = visible_27 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_26 = t544;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 8u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t546 = visible_28 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_28 = t546;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t547 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t548 = t547 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t549 = first_query + t548;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t550 = t549 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t551 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t552 = t551 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t553 = first_query + t552;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t554 = t553 + 57u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t555 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_15 = t555 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 0u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t558 = visible_29 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_29 = t558;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 8u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t560 = visible_30 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_31 = t560;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t561 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_16 = t561 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t564 = visible_31 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_30 = t564;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t566 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_32 = t566;
        }
#line 286 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first = share << 9u;
        const u32 t568 = t159 + first;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t569 = lane & 3u;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t570 = t569 << 4u;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t571 = t568 + t570;
        u32 row_3;
        u32 row_4;
        u32 row_5;
        u32 row_6;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_3), "=r"(row_4), "=r"(row_5), "=r"(row_6) : "r"(t571) : "memory");
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t572;
        asm("mov.b32 %0, %1;" : "=f"(t572) : "r"(row_3));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t573;
        asm("mov.b32 %0, %1;" : "=f"(t573) : "r"(row_4));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t574;
        asm("mov.b32 %0, %1;" : "=f"(t574) : "r"(row_5));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t575;
        asm("mov.b32 %0, %1;" : "=f"(t575) : "r"(row_6));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t576 = -t572;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t577;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t577) : "f"(s), "f"(scale_log2), "f"(t576));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p) : "f"(t577));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t579 = dp - t573;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds = p * t579;
        dp = ds;
        s = p;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t581 = -t574;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t582;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t582) : "f"(s_2), "f"(scale_log2), "f"(t581));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_2) : "f"(t582));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t584 = dp_2 - t575;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_2 = p_2 * t584;
        dp_2 = ds_2;
        s_2 = p_2;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t586 = -t572;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t587;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t587) : "f"(s_3), "f"(scale_log2), "f"(t586));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_3) : "f"(t587));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t589 = dp_3 - t573;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_3 = p_3 * t589;
        dp_3 = ds_3;
        s_3 = p_3;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t591 = -t574;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t592;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t592) : "f"(s_4), "f"(scale_log2), "f"(t591));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_4) : "f"(t592));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t594 = dp_4 - t575;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_4 = p_4 * t594;
        dp_4 = ds_4;
        s_4 = p_4;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_7;
        u32 row_8;
        u32 row_9;
        u32 row_10;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_7), "=r"(row_8), "=r"(row_9), "=r"(row_10) : "r"(t571) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t596;
        asm("mov.b32 %0, %1;" : "=f"(t596) : "r"(row_7));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t597;
        asm("mov.b32 %0, %1;" : "=f"(t597) : "r"(row_8));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t598;
        asm("mov.b32 %0, %1;" : "=f"(t598) : "r"(row_9));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t599;
        asm("mov.b32 %0, %1;" : "=f"(t599) : "r"(row_10));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t600 = -t596;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t601;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t601) : "f"(s_5), "f"(scale_log2), "f"(t600));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_5;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_5) : "f"(t601));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t603 = dp_5 - t597;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_5 = p_5 * t603;
        dp_5 = ds_5;
        s_5 = p_5;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t605 = -t598;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t606;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t606) : "f"(s_6), "f"(scale_log2), "f"(t605));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_6;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_6) : "f"(t606));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t608 = dp_6 - t599;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_6 = p_6 * t608;
        dp_6 = ds_6;
        s_6 = p_6;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t610 = -t596;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t611;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t611) : "f"(s_7), "f"(scale_log2), "f"(t610));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_7;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_7) : "f"(t611));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t613 = dp_7 - t597;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_7 = p_7 * t613;
        dp_7 = ds_7;
        s_7 = p_7;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t615 = -t598;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t616;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t616) : "f"(s_8), "f"(scale_log2), "f"(t615));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_8;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_8) : "f"(t616));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t618 = dp_8 - t599;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_8 = p_8 * t618;
        dp_8 = ds_8;
        s_8 = p_8;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_11;
        u32 row_12;
        u32 row_13;
        u32 row_14;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_11), "=r"(row_12), "=r"(row_13), "=r"(row_14) : "r"(t571) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t620;
        asm("mov.b32 %0, %1;" : "=f"(t620) : "r"(row_11));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t621;
        asm("mov.b32 %0, %1;" : "=f"(t621) : "r"(row_12));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t622;
        asm("mov.b32 %0, %1;" : "=f"(t622) : "r"(row_13));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t623;
        asm("mov.b32 %0, %1;" : "=f"(t623) : "r"(row_14));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t624 = -t620;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t625;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t625) : "f"(s_9), "f"(scale_log2), "f"(t624));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_9;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_9) : "f"(t625));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t627 = dp_9 - t621;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_9 = p_9 * t627;
        dp_9 = ds_9;
        s_9 = p_9;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t629 = -t622;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t630;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t630) : "f"(s_10), "f"(scale_log2), "f"(t629));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_10;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_10) : "f"(t630));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t632 = dp_10 - t623;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_10 = p_10 * t632;
        dp_10 = ds_10;
        s_10 = p_10;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t634 = -t620;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t635;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t635) : "f"(s_11), "f"(scale_log2), "f"(t634));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_11;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_11) : "f"(t635));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t637 = dp_11 - t621;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_11 = p_11 * t637;
        dp_11 = ds_11;
        s_11 = p_11;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t639 = -t622;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t640;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t640) : "f"(s_12), "f"(scale_log2), "f"(t639));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_12;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_12) : "f"(t640));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t642 = dp_12 - t623;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_12 = p_12 * t642;
        dp_12 = ds_12;
        s_12 = p_12;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_15;
        u32 row_16;
        u32 row_17;
        u32 row_18;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_15), "=r"(row_16), "=r"(row_17), "=r"(row_18) : "r"(t571) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t644;
        asm("mov.b32 %0, %1;" : "=f"(t644) : "r"(row_15));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t645;
        asm("mov.b32 %0, %1;" : "=f"(t645) : "r"(row_16));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t646;
        asm("mov.b32 %0, %1;" : "=f"(t646) : "r"(row_17));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t647;
        asm("mov.b32 %0, %1;" : "=f"(t647) : "r"(row_18));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t648 = -t644;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t649;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t649) : "f"(s_13), "f"(scale_log2), "f"(t648));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_13;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_13) : "f"(t649));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t651 = dp_13 - t645;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_13 = p_13 * t651;
        dp_13 = ds_13;
        s_13 = p_13;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t653 = -t646;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t654;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t654) : "f"(s_14), "f"(scale_log2), "f"(t653));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_14;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_14) : "f"(t654));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t656 = dp_14 - t647;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_14 = p_14 * t656;
        dp_14 = ds_14;
        s_14 = p_14;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t658 = -t644;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t659;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t659) : "f"(s_15), "f"(scale_log2), "f"(t658));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_15;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_15) : "f"(t659));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t661 = dp_15 - t645;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_15 = p_15 * t661;
        dp_15 = ds_15;
        s_15 = p_15;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t663 = -t646;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t664;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t664) : "f"(s_16), "f"(scale_log2), "f"(t663));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_16;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_16) : "f"(t664));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t666 = dp_16 - t647;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_16 = p_16 * t666;
        dp_16 = ds_16;
        s_16 = p_16;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_19;
        u32 row_20;
        u32 row_21;
        u32 row_22;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_19), "=r"(row_20), "=r"(row_21), "=r"(row_22) : "r"(t571) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t668;
        asm("mov.b32 %0, %1;" : "=f"(t668) : "r"(row_19));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t669;
        asm("mov.b32 %0, %1;" : "=f"(t669) : "r"(row_20));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t670;
        asm("mov.b32 %0, %1;" : "=f"(t670) : "r"(row_21));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t671;
        asm("mov.b32 %0, %1;" : "=f"(t671) : "r"(row_22));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t672 = -t668;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t673;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t673) : "f"(s_17), "f"(scale_log2), "f"(t672));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_17;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_17) : "f"(t673));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t675 = dp_17 - t669;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_17 = p_17 * t675;
        dp_17 = ds_17;
        s_17 = p_17;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t677 = -t670;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t678;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t678) : "f"(s_18), "f"(scale_log2), "f"(t677));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_18;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_18) : "f"(t678));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t680 = dp_18 - t671;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_18 = p_18 * t680;
        dp_18 = ds_18;
        s_18 = p_18;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t682 = -t668;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t683;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t683) : "f"(s_19), "f"(scale_log2), "f"(t682));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_19;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_19) : "f"(t683));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t685 = dp_19 - t669;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_19 = p_19 * t685;
        dp_19 = ds_19;
        s_19 = p_19;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t687 = -t670;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t688;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t688) : "f"(s_20), "f"(scale_log2), "f"(t687));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_20;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_20) : "f"(t688));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t690 = dp_20 - t671;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_20 = p_20 * t690;
        dp_20 = ds_20;
        s_20 = p_20;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_23;
        u32 row_24;
        u32 row_25;
        u32 row_26;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_23), "=r"(row_24), "=r"(row_25), "=r"(row_26) : "r"(t571) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t692;
        asm("mov.b32 %0, %1;" : "=f"(t692) : "r"(row_23));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t693;
        asm("mov.b32 %0, %1;" : "=f"(t693) : "r"(row_24));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t694;
        asm("mov.b32 %0, %1;" : "=f"(t694) : "r"(row_25));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t695;
        asm("mov.b32 %0, %1;" : "=f"(t695) : "r"(row_26));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t696 = -t692;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t697;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t697) : "f"(s_21), "f"(scale_log2), "f"(t696));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_21;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_21) : "f"(t697));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t699 = dp_21 - t693;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_21 = p_21 * t699;
        dp_21 = ds_21;
        s_21 = p_21;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t701 = -t694;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t702;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t702) : "f"(s_22), "f"(scale_log2), "f"(t701));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_22;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_22) : "f"(t702));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t704 = dp_22 - t695;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_22 = p_22 * t704;
        dp_22 = ds_22;
        s_22 = p_22;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t706 = -t692;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t707;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t707) : "f"(s_23), "f"(scale_log2), "f"(t706));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_23;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_23) : "f"(t707));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t709 = dp_23 - t693;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_23 = p_23 * t709;
        dp_23 = ds_23;
        s_23 = p_23;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t711 = -t694;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t712;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t712) : "f"(s_24), "f"(scale_log2), "f"(t711));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_24;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_24) : "f"(t712));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t714 = dp_24 - t695;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_24 = p_24 * t714;
        dp_24 = ds_24;
        s_24 = p_24;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_27;
        u32 row_28;
        u32 row_29;
        u32 row_30;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_27), "=r"(row_28), "=r"(row_29), "=r"(row_30) : "r"(t571) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t716;
        asm("mov.b32 %0, %1;" : "=f"(t716) : "r"(row_27));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t717;
        asm("mov.b32 %0, %1;" : "=f"(t717) : "r"(row_28));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t718;
        asm("mov.b32 %0, %1;" : "=f"(t718) : "r"(row_29));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t719;
        asm("mov.b32 %0, %1;" : "=f"(t719) : "r"(row_30));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t720 = -t716;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t721;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t721) : "f"(s_25), "f"(scale_log2), "f"(t720));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_25;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_25) : "f"(t721));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t723 = dp_25 - t717;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_25 = p_25 * t723;
        dp_25 = ds_25;
        s_25 = p_25;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t725 = -t718;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t726;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t726) : "f"(s_26), "f"(scale_log2), "f"(t725));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_26;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_26) : "f"(t726));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t728 = dp_26 - t719;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_26 = p_26 * t728;
        dp_26 = ds_26;
        s_26 = p_26;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t730 = -t716;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t731;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t731) : "f"(s_27), "f"(scale_log2), "f"(t730));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_27;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_27) : "f"(t731));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t733 = dp_27 - t717;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_27 = p_27 * t733;
        dp_27 = ds_27;
        s_27 = p_27;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t735 = -t718;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t736;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t736) : "f"(s_28), "f"(scale_log2), "f"(t735));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_28;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_28) : "f"(t736));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t738 = dp_28 - t719;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_28 = p_28 * t738;
        dp_28 = ds_28;
        s_28 = p_28;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_31;
        u32 row_32;
        u32 row_33;
        u32 row_34;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_31), "=r"(row_32), "=r"(row_33), "=r"(row_34) : "r"(t571) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t740;
        asm("mov.b32 %0, %1;" : "=f"(t740) : "r"(row_31));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t741;
        asm("mov.b32 %0, %1;" : "=f"(t741) : "r"(row_32));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t742;
        asm("mov.b32 %0, %1;" : "=f"(t742) : "r"(row_33));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t743;
        asm("mov.b32 %0, %1;" : "=f"(t743) : "r"(row_34));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t744 = -t740;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t745;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t745) : "f"(s_29), "f"(scale_log2), "f"(t744));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_29;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_29) : "f"(t745));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t747 = dp_29 - t741;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_29 = p_29 * t747;
        dp_29 = ds_29;
        s_29 = p_29;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t749 = -t742;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t750;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t750) : "f"(s_30), "f"(scale_log2), "f"(t749));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_30;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_30) : "f"(t750));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t752 = dp_30 - t743;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_30 = p_30 * t752;
        dp_30 = ds_30;
        s_30 = p_30;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t754 = -t740;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t755;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t755) : "f"(s_31), "f"(scale_log2), "f"(t754));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_31;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_31) : "f"(t755));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t757 = dp_31 - t741;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_31 = p_31 * t757;
        dp_31 = ds_31;
        s_31 = p_31;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t759 = -t742;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t760;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t760) : "f"(s_32), "f"(scale_log2), "f"(t759));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_32;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_32) : "f"(t760));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t762 = dp_32 - t743;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_32 = p_32 * t762;
        dp_32 = ds_32;
        s_32 = p_32;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t764 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t765 = t18 + t764;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t766;
        asm volatile("mov.b32 %0, %1;" : "=r"(t766) : "r"(lane));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t767 = t766 >> 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t768 = t21 + t767;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t769 = t768 & 7u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t770 = 0u ^ t769;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t771 = t768 << 7u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t772 = t770 << 4u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t773 = t771 + t772;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t774 = t766 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t775 = t774 << 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t776 = t773 + t775;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t777;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t777) : "f"(dp), "f"(dp_2));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t778 = t765 + t776;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t778), "r"(t777) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t779;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t779) : "f"(dp_5), "f"(dp_6));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t780 = t776 ^ 16u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t781 = t765 + t780;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t781), "r"(t779) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t782;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t782) : "f"(dp_9), "f"(dp_10));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t783 = t776 ^ 32u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t784 = t765 + t783;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t784), "r"(t782) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t785;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t785) : "f"(dp_13), "f"(dp_14));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t786 = t776 ^ 48u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t787 = t765 + t786;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t787), "r"(t785) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t788;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t788) : "f"(dp_17), "f"(dp_18));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t789 = t776 ^ 64u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t790 = t765 + t789;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t790), "r"(t788) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t791;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t791) : "f"(dp_21), "f"(dp_22));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t792 = t776 ^ 80u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t793 = t765 + t792;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t793), "r"(t791) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t794;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t794) : "f"(dp_25), "f"(dp_26));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t795 = t776 ^ 96u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t796 = t765 + t795;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t796), "r"(t794) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t797;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t797) : "f"(dp_29), "f"(dp_30));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t798 = t776 ^ 112u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t799 = t765 + t798;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t799), "r"(t797) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t800 = t766 >> 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t801 = t21 + t800;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t802 = t801 + 8u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t803 = t802 & 7u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t804 = 0u ^ t803;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t805 = t802 << 7u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t806 = t804 << 4u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t807 = t805 + t806;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t808 = t766 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t809 = t808 << 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t810 = t807 + t809;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t811;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t811) : "f"(dp_3), "f"(dp_4));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t812 = t765 + t810;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t812), "r"(t811) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t813;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t813) : "f"(dp_7), "f"(dp_8));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t814 = t810 ^ 16u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t815 = t765 + t814;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t815), "r"(t813) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t816;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t816) : "f"(dp_11), "f"(dp_12));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t817 = t810 ^ 32u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t818 = t765 + t817;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t818), "r"(t816) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t819;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t819) : "f"(dp_15), "f"(dp_16));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t820 = t810 ^ 48u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t821 = t765 + t820;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t821), "r"(t819) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t822;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t822) : "f"(dp_19), "f"(dp_20));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t823 = t810 ^ 64u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t824 = t765 + t823;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t824), "r"(t822) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t825;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t825) : "f"(dp_23), "f"(dp_24));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t826 = t810 ^ 80u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t827 = t765 + t826;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t827), "r"(t825) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t828;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t828) : "f"(dp_27), "f"(dp_28));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t829 = t810 ^ 96u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t830 = t765 + t829;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t830), "r"(t828) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t831;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t831) : "f"(dp_31), "f"(dp_32));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t832 = t810 ^ 112u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t833 = t765 + t832;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t833), "r"(t831) : "memory");
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t834;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t834) : "f"(s), "f"(s_2));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t835;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t835) : "f"(s_3), "f"(s_4));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t836;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t836) : "f"(s_5), "f"(s_6));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t837;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t837) : "f"(s_7), "f"(s_8));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t838;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t838) : "f"(s_9), "f"(s_10));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t839;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t839) : "f"(s_11), "f"(s_12));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t840;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t840) : "f"(s_13), "f"(s_14));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t841;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t841) : "f"(s_15), "f"(s_16));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t842;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t842) : "f"(s_17), "f"(s_18));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t843;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t843) : "f"(s_19), "f"(s_20));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t844;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t844) : "f"(s_21), "f"(s_22));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t845;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t845) : "f"(s_23), "f"(s_24));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t846;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t846) : "f"(s_25), "f"(s_26));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t847;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t847) : "f"(s_27), "f"(s_28));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t848;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t848) : "f"(s_29), "f"(s_30));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t849;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t849) : "f"(s_31), "f"(s_32));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t850;
        asm volatile("mov.b32 %0, %1;" : "=r"(t850) : "r"(t46));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t851 = t850 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t852 = t850 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t853 = t850 ^ 96u;
        const u32 t854 = t158 + t850;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t855 = t158 + t851;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t856 = t158 + t852;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t857 = t158 + t853;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t854) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(t834), "r"(t835), "r"(t836), "r"(t837), "r"(m_161), "r"(m_162));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(t834), "r"(t835), "r"(t836), "r"(t837), "r"(m_163), "r"(m_164));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t855) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(t834), "r"(t835), "r"(t836), "r"(t837), "r"(m_165), "r"(m_166));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(t834), "r"(t835), "r"(t836), "r"(t837), "r"(m_167), "r"(m_168));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t856) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(t834), "r"(t835), "r"(t836), "r"(t837), "r"(m_169), "r"(m_170));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(t834), "r"(t835), "r"(t836), "r"(t837), "r"(m_171), "r"(m_172));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t857) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(t834), "r"(t835), "r"(t836), "r"(t837), "r"(m_173), "r"(m_174));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t834), "r"(t835), "r"(t836), "r"(t837), "r"(m_175), "r"(m_176));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t854) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(t838), "r"(t839), "r"(t840), "r"(t841), "r"(m_177), "r"(m_178));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(t838), "r"(t839), "r"(t840), "r"(t841), "r"(m_179), "r"(m_180));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t855) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(t838), "r"(t839), "r"(t840), "r"(t841), "r"(m_181), "r"(m_182));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(t838), "r"(t839), "r"(t840), "r"(t841), "r"(m_183), "r"(m_184));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t856) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(t838), "r"(t839), "r"(t840), "r"(t841), "r"(m_185), "r"(m_186));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(t838), "r"(t839), "r"(t840), "r"(t841), "r"(m_187), "r"(m_188));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t857) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(t838), "r"(t839), "r"(t840), "r"(t841), "r"(m_189), "r"(m_190));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t838), "r"(t839), "r"(t840), "r"(t841), "r"(m_191), "r"(m_192));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t854) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(t842), "r"(t843), "r"(t844), "r"(t845), "r"(m_193), "r"(m_194));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(t842), "r"(t843), "r"(t844), "r"(t845), "r"(m_195), "r"(m_196));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t855) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(t842), "r"(t843), "r"(t844), "r"(t845), "r"(m_197), "r"(m_198));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(t842), "r"(t843), "r"(t844), "r"(t845), "r"(m_199), "r"(m_200));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t856) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(t842), "r"(t843), "r"(t844), "r"(t845), "r"(m_201), "r"(m_202));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(t842), "r"(t843), "r"(t844), "r"(t845), "r"(m_203), "r"(m_204));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t857) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(t842), "r"(t843), "r"(t844), "r"(t845), "r"(m_205), "r"(m_206));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t842), "r"(t843), "r"(t844), "r"(t845), "r"(m_207), "r"(m_208));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t854) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(t846), "r"(t847), "r"(t848), "r"(t849), "r"(m_209), "r"(m_210));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(t846), "r"(t847), "r"(t848), "r"(t849), "r"(m_211), "r"(m_212));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t855) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(t846), "r"(t847), "r"(t848), "r"(t849), "r"(m_213), "r"(m_214));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(t846), "r"(t847), "r"(t848), "r"(t849), "r"(m_215), "r"(m_216));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t856) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(t846), "r"(t847), "r"(t848), "r"(t849), "r"(m_217), "r"(m_218));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(t846), "r"(t847), "r"(t848), "r"(t849), "r"(m_219), "r"(m_220));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t857) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(t846), "r"(t847), "r"(t848), "r"(t849), "r"(m_221), "r"(m_222));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t846), "r"(t847), "r"(t848), "r"(t849), "r"(m_223), "r"(m_224));
#line 201 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 233 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (more) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t858 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t859 = (u32)d_o_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t860 = t859 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_4 = (u64)t346 * t860;
            const u64 of_head_3 = t187 + head_4;
            const u32 t863 = t348 << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t864 = (u64)t191 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t865 = t158 + t196;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t866 = t863 + t190;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t867 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t868 = t867 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t869 = t866 < t868 ? t866 : t868;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t870 = (u64)t869 * t189;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t871 = of_head_3 + t870;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t872 = t871 + t864;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t873 = t863 + t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t874 = t873 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t875 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t876 = t875 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t877 = t874 < t876 ? t874 : t876;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t878 = (u64)t877 * t189;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t879 = of_head_3 + t878;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t880 = t879 + t864;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t881 = t863 + t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t882 = t881 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t883 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t884 = t883 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t885 = t882 < t884 ? t882 : t884;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t886 = (u64)t885 * t189;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t887 = of_head_3 + t886;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t888 = t887 + t864;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t889 = t863 + t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t890 = t889 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t891 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t892 = t891 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t893 = t890 < t892 ? t890 : t892;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t894 = (u64)t893 * t189;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t895 = of_head_3 + t894;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t896 = t895 + t864;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t897 = t863 + t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t898 = t897 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t899 = t191 < t858;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t900 = t898 & t899;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t901 = t900 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t865), "l"(t872), "r"(t901) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t902 = t863 + t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t903 = t902 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t904 = t903 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t905 = t191 < t858;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t906 = t904 & t905;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t907 = t906 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t865), "l"(t880), "r"(t907) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t908 = t863 + t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t909 = t908 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t910 = t909 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t911 = t191 < t858;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t912 = t910 & t911;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t913 = t912 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t865), "l"(t888), "r"(t913) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t914 = t863 + t190;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t915 = t914 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t916 = t915 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t917 = t191 < t858;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t918 = t916 & t917;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t919 = t918 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t865), "l"(t896), "r"(t919) : "memory");
        }
#line 236 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t920;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t920) : "f"(dp), "f"(dp_2));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t921;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t921) : "f"(dp_3), "f"(dp_4));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t922;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t922) : "f"(dp_5), "f"(dp_6));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t923;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t923) : "f"(dp_7), "f"(dp_8));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t924;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t924) : "f"(dp_9), "f"(dp_10));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t925;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t925) : "f"(dp_11), "f"(dp_12));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t926;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t926) : "f"(dp_13), "f"(dp_14));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t927;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t927) : "f"(dp_15), "f"(dp_16));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t928;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t928) : "f"(dp_17), "f"(dp_18));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t929;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t929) : "f"(dp_19), "f"(dp_20));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t930;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t930) : "f"(dp_21), "f"(dp_22));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t931;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t931) : "f"(dp_23), "f"(dp_24));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t932;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t932) : "f"(dp_25), "f"(dp_26));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t933;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t933) : "f"(dp_27), "f"(dp_28));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t934;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t934) : "f"(dp_29), "f"(dp_30));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t935;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t935) : "f"(dp_31), "f"(dp_32));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t936;
        asm volatile("mov.b32 %0, %1;" : "=r"(t936) : "r"(t46));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t937 = t936 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t938 = t936 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t939 = t936 ^ 96u;
        const u32 t940 = smem_2 + t936;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t941 = smem_2 + t937;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t942 = smem_2 + t938;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t943 = smem_2 + t939;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t940) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(t920), "r"(t921), "r"(t922), "r"(t923), "r"(m_225), "r"(m_226));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(t920), "r"(t921), "r"(t922), "r"(t923), "r"(m_227), "r"(m_228));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t941) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(t920), "r"(t921), "r"(t922), "r"(t923), "r"(m_229), "r"(m_230));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(t920), "r"(t921), "r"(t922), "r"(t923), "r"(m_231), "r"(m_232));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t942) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(t920), "r"(t921), "r"(t922), "r"(t923), "r"(m_233), "r"(m_234));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(t920), "r"(t921), "r"(t922), "r"(t923), "r"(m_235), "r"(m_236));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t943) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(t920), "r"(t921), "r"(t922), "r"(t923), "r"(m_237), "r"(m_238));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(t920), "r"(t921), "r"(t922), "r"(t923), "r"(m_239), "r"(m_240));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t940) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(t924), "r"(t925), "r"(t926), "r"(t927), "r"(m_241), "r"(m_242));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(t924), "r"(t925), "r"(t926), "r"(t927), "r"(m_243), "r"(m_244));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t941) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(t924), "r"(t925), "r"(t926), "r"(t927), "r"(m_245), "r"(m_246));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(t924), "r"(t925), "r"(t926), "r"(t927), "r"(m_247), "r"(m_248));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t942) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(t924), "r"(t925), "r"(t926), "r"(t927), "r"(m_249), "r"(m_250));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(t924), "r"(t925), "r"(t926), "r"(t927), "r"(m_251), "r"(m_252));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t943) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(t924), "r"(t925), "r"(t926), "r"(t927), "r"(m_253), "r"(m_254));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(t924), "r"(t925), "r"(t926), "r"(t927), "r"(m_255), "r"(m_256));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t940) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(t928), "r"(t929), "r"(t930), "r"(t931), "r"(m_257), "r"(m_258));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(t928), "r"(t929), "r"(t930), "r"(t931), "r"(m_259), "r"(m_260));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t941) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(t928), "r"(t929), "r"(t930), "r"(t931), "r"(m_261), "r"(m_262));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(t928), "r"(t929), "r"(t930), "r"(t931), "r"(m_263), "r"(m_264));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t942) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(t928), "r"(t929), "r"(t930), "r"(t931), "r"(m_265), "r"(m_266));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(t928), "r"(t929), "r"(t930), "r"(t931), "r"(m_267), "r"(m_268));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t943) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(t928), "r"(t929), "r"(t930), "r"(t931), "r"(m_269), "r"(m_270));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(t928), "r"(t929), "r"(t930), "r"(t931), "r"(m_271), "r"(m_272));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t940) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(t932), "r"(t933), "r"(t934), "r"(t935), "r"(m_273), "r"(m_274));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(t932), "r"(t933), "r"(t934), "r"(t935), "r"(m_275), "r"(m_276));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t941) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(t932), "r"(t933), "r"(t934), "r"(t935), "r"(m_277), "r"(m_278));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(t932), "r"(t933), "r"(t934), "r"(t935), "r"(m_279), "r"(m_280));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t942) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(t932), "r"(t933), "r"(t934), "r"(t935), "r"(m_281), "r"(m_282));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(t932), "r"(t933), "r"(t934), "r"(t935), "r"(m_283), "r"(m_284));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t943) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(t932), "r"(t933), "r"(t934), "r"(t935), "r"(m_285), "r"(m_286));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(t932), "r"(t933), "r"(t934), "r"(t935), "r"(m_287), "r"(m_288));
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t944 = t26 << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t945 = smem_1 + t944;
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
        const u32 t947 = lane_2 & 7u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t948 = lane_2 >> 4u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t949 = t948 << 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t950 = t947 + t949;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t951 = t25 >> 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t952 = lane_2 >> 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t953 = t952 & 1u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t954 = t951 + t953;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t955 = t954 >> 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t956 = t954 & 7u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t957 = t955 << 13u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t958 = t18 + t957;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t959 = t950 & 7u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t960 = t956 ^ t959;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t961 = t950 << 7u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t962 = t960 << 4u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t963 = t961 + t962;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t964 = t958 + t963;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t965;
        asm volatile("mov.b32 %0, %1;" : "=r"(t965) : "r"(t46));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t966 = t965 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t967 = t965 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t968 = t965 ^ 96u;
        const u32 t969 = t945 + t965;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t970 = t945 + t966;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t971 = t945 + t967;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t972 = t945 + t968;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_289;
        u32 m_290;
        u32 m_291;
        u32 m_292;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t964) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_293;
        u32 m_294;
        u32 m_295;
        u32 m_296;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t969) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_293), "r"(m_294));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_295), "r"(m_296));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_297;
        u32 m_298;
        u32 m_299;
        u32 m_300;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t970) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_297), "r"(m_298));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_299), "r"(m_300));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_301;
        u32 m_302;
        u32 m_303;
        u32 m_304;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t971) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_301), "r"(m_302));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_303), "r"(m_304));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_305;
        u32 m_306;
        u32 m_307;
        u32 m_308;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t972) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_305), "r"(m_306));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_307), "r"(m_308));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_309;
        u32 m_310;
        u32 m_311;
        u32 m_312;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t964) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_313;
        u32 m_314;
        u32 m_315;
        u32 m_316;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t969) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_313), "r"(m_314));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_315), "r"(m_316));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_317;
        u32 m_318;
        u32 m_319;
        u32 m_320;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t970) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_317), "r"(m_318));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_319), "r"(m_320));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_321;
        u32 m_322;
        u32 m_323;
        u32 m_324;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t971) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_321), "r"(m_322));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_323), "r"(m_324));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_325;
        u32 m_326;
        u32 m_327;
        u32 m_328;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t972) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_325), "r"(m_326));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_327), "r"(m_328));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_329;
        u32 m_330;
        u32 m_331;
        u32 m_332;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t964) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_333;
        u32 m_334;
        u32 m_335;
        u32 m_336;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t969) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_333), "r"(m_334));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_335), "r"(m_336));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_337;
        u32 m_338;
        u32 m_339;
        u32 m_340;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t970) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_337), "r"(m_338));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_339), "r"(m_340));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_341;
        u32 m_342;
        u32 m_343;
        u32 m_344;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t971) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_341), "r"(m_342));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_343), "r"(m_344));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_345;
        u32 m_346;
        u32 m_347;
        u32 m_348;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t972) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_345), "r"(m_346));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_347), "r"(m_348));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_349;
        u32 m_350;
        u32 m_351;
        u32 m_352;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t964) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_353;
        u32 m_354;
        u32 m_355;
        u32 m_356;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t969) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_353), "r"(m_354));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_355), "r"(m_356));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_357;
        u32 m_358;
        u32 m_359;
        u32 m_360;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t970) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_357), "r"(m_358));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_359), "r"(m_360));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_361;
        u32 m_362;
        u32 m_363;
        u32 m_364;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t971) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_361), "r"(m_362));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_363), "r"(m_364));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_365;
        u32 m_366;
        u32 m_367;
        u32 m_368;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t972) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_365), "r"(m_366));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_367), "r"(m_368));
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t973 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t974 = t973 + head;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t975 = t974 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t976 = block << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 row_35 = t975 + t976;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 row_36 = row_35 + t25;
        const u64 t979 = (u64)row_36;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t980 = t979 * sums_stride0;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t981 = t980 * 4ull;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t982 = sums + t981;
        const u32 t983 = t26 << 10u;
#line 340 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t984 = (u64)t983 * 4u;
#line 340 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t985 = t982 + t984;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        const u64 t986 = (u64)lane * 4u;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        const u64 t987 = t985 + t986;
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t987), "f"(dq) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+128], %1;" :  : "l"(t987), "f"(dq_2) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+256], %1;" :  : "l"(t987), "f"(dq_3) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+384], %1;" :  : "l"(t987), "f"(dq_4) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+512], %1;" :  : "l"(t987), "f"(dq_5) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+640], %1;" :  : "l"(t987), "f"(dq_6) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+768], %1;" :  : "l"(t987), "f"(dq_7) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+896], %1;" :  : "l"(t987), "f"(dq_8) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1024], %1;" :  : "l"(t987), "f"(dq_9) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1152], %1;" :  : "l"(t987), "f"(dq_10) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1280], %1;" :  : "l"(t987), "f"(dq_11) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1408], %1;" :  : "l"(t987), "f"(dq_12) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1536], %1;" :  : "l"(t987), "f"(dq_13) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1664], %1;" :  : "l"(t987), "f"(dq_14) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1792], %1;" :  : "l"(t987), "f"(dq_15) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+1920], %1;" :  : "l"(t987), "f"(dq_16) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2048], %1;" :  : "l"(t987), "f"(dq_17) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2176], %1;" :  : "l"(t987), "f"(dq_18) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2304], %1;" :  : "l"(t987), "f"(dq_19) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2432], %1;" :  : "l"(t987), "f"(dq_20) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2560], %1;" :  : "l"(t987), "f"(dq_21) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2688], %1;" :  : "l"(t987), "f"(dq_22) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2816], %1;" :  : "l"(t987), "f"(dq_23) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+2944], %1;" :  : "l"(t987), "f"(dq_24) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3072], %1;" :  : "l"(t987), "f"(dq_25) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3200], %1;" :  : "l"(t987), "f"(dq_26) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3328], %1;" :  : "l"(t987), "f"(dq_27) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3456], %1;" :  : "l"(t987), "f"(dq_28) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3584], %1;" :  : "l"(t987), "f"(dq_29) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3712], %1;" :  : "l"(t987), "f"(dq_30) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3840], %1;" :  : "l"(t987), "f"(dq_31) : "memory");
#line 78 "fa-kernels/src/attention/backward/sums.rs"
        asm volatile("red.relaxed.gpu.global.add.f32 [%0+3968], %1;" :  : "l"(t987), "f"(dq_32) : "memory");
#line 214 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 233 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (more) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t988 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t989 = (u32)q_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t990 = t989 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_5 = (u64)t346 * t990;
            const u64 of_head_4 = t166 + head_5;
            const u32 t993 = t348 << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t994 = (u64)t170 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t995 = smem_2 + t175;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t996 = t993 + t169;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t997 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t998 = t997 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t999 = t996 < t998 ? t996 : t998;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1000 = (u64)t999 * t168;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1001 = of_head_4 + t1000;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1002 = t1001 + t994;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1003 = t993 + t169;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1004 = t1003 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1005 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1006 = t1005 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1007 = t1004 < t1006 ? t1004 : t1006;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1008 = (u64)t1007 * t168;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1009 = of_head_4 + t1008;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1010 = t1009 + t994;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1011 = t993 + t169;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1012 = t1011 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1013 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1014 = t1013 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1015 = t1012 < t1014 ? t1012 : t1014;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1016 = (u64)t1015 * t168;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1017 = of_head_4 + t1016;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1018 = t1017 + t994;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1019 = t993 + t169;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1020 = t1019 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1021 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1022 = t1021 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1023 = t1020 < t1022 ? t1020 : t1022;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1024 = (u64)t1023 * t168;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1025 = of_head_4 + t1024;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1026 = t1025 + t994;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1027 = t993 + t169;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1028 = t1027 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1029 = t170 < t988;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1030 = t1028 & t1029;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1031 = t1030 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t995), "l"(t1002), "r"(t1031) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1032 = t993 + t169;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1033 = t1032 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1034 = t1033 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1035 = t170 < t988;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1036 = t1034 & t1035;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1037 = t1036 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t995), "l"(t1010), "r"(t1037) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1038 = t993 + t169;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1039 = t1038 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1040 = t1039 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1041 = t170 < t988;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1042 = t1040 & t1041;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1043 = t1042 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t995), "l"(t1018), "r"(t1043) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1044 = t993 + t169;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1045 = t1044 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1046 = t1045 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1047 = t170 < t988;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1048 = t1046 & t1047;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1049 = t1048 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t995), "l"(t1026), "r"(t1049) : "memory");
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1050 = thread < 32u;
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            if (t1050) {
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1051 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1052 = t1051 + t346;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1053 = t1052 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t1054 = t348 << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_37 = t1053 + t1054;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1056 = thread << 1u;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 row_38 = row_37 + t1056;
                const u32 t1058 = thread << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t1059 = t159 + t1058;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1060 = (u64)row_38;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1061 = t1060 * statistics_stride0;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1062 = t1061 * 4ull;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t1063 = statistics + t1062;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t1059), "l"(t1063) : "memory");
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
    const f32 t1064 = dk_2 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_2 = t1064;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1065 = dk_3 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_3 = t1065;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1066 = dk_4 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_4 = t1066;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1067 = dk_5 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_5 = t1067;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1068 = dk_6 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_6 = t1068;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1069 = dk_7 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_7 = t1069;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1070 = dk_8 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_8 = t1070;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1071 = dk_9 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_9 = t1071;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1072 = dk_10 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_10 = t1072;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1073 = dk_11 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_11 = t1073;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1074 = dk_12 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_12 = t1074;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1075 = dk_13 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_13 = t1075;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1076 = dk_14 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_14 = t1076;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1077 = dk_15 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_15 = t1077;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1078 = dk_16 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_16 = t1078;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1079 = dk_17 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_17 = t1079;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1080 = dk_18 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_18 = t1080;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1081 = dk_19 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_19 = t1081;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1082 = dk_20 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_20 = t1082;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1083 = dk_21 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_21 = t1083;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1084 = dk_22 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_22 = t1084;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1085 = dk_23 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_23 = t1085;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1086 = dk_24 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_24 = t1086;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1087 = dk_25 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_25 = t1087;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1088 = dk_26 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_26 = t1088;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1089 = dk_27 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_27 = t1089;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1090 = dk_28 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_28 = t1090;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1091 = dk_29 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_29 = t1091;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1092 = dk_30 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_30 = t1092;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1093 = dk_31 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_31 = t1093;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1094 = dk_32 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_32 = t1094;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t1095 = dk_33 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_33 = t1095;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1096 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1097 = smem_1 + t1096;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1098 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1099 = t21 + t1098;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1100 = t1099 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1101 = 0u ^ t1100;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1102 = t1099 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1103 = t1101 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1104 = t1102 + t1103;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1105 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1106 = t1105 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1107 = t1104 + t1106;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1108;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1108) : "f"(dk_2), "f"(dk_3));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1109 = t1097 + t1107;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1109), "r"(t1108) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1110;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1110) : "f"(dk_6), "f"(dk_7));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1111 = t1107 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1112 = t1097 + t1111;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1112), "r"(t1110) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1113;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1113) : "f"(dk_10), "f"(dk_11));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1114 = t1107 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1115 = t1097 + t1114;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1115), "r"(t1113) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1116;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1116) : "f"(dk_14), "f"(dk_15));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1117 = t1107 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1118 = t1097 + t1117;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1118), "r"(t1116) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1119;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1119) : "f"(dk_18), "f"(dk_19));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1120 = t1107 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1121 = t1097 + t1120;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1121), "r"(t1119) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1122;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1122) : "f"(dk_22), "f"(dk_23));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1123 = t1107 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1124 = t1097 + t1123;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1124), "r"(t1122) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1125;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1125) : "f"(dk_26), "f"(dk_27));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1126 = t1107 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1127 = t1097 + t1126;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1127), "r"(t1125) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1128;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1128) : "f"(dk_30), "f"(dk_31));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1129 = t1107 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1130 = t1097 + t1129;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1130), "r"(t1128) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1131 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1132 = t21 + t1131;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1133 = t1132 + 8u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1134 = t1133 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1135 = 0u ^ t1134;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1136 = t1133 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1137 = t1135 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1138 = t1136 + t1137;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1139 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1140 = t1139 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1141 = t1138 + t1140;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1142;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1142) : "f"(dk_4), "f"(dk_5));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1143 = t1097 + t1141;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1143), "r"(t1142) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1144;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1144) : "f"(dk_8), "f"(dk_9));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1145 = t1141 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1146 = t1097 + t1145;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1146), "r"(t1144) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1147;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1147) : "f"(dk_12), "f"(dk_13));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1148 = t1141 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1149 = t1097 + t1148;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1149), "r"(t1147) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1150;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1150) : "f"(dk_16), "f"(dk_17));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1151 = t1141 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1152 = t1097 + t1151;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1152), "r"(t1150) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1153;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1153) : "f"(dk_20), "f"(dk_21));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1154 = t1141 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1155 = t1097 + t1154;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1155), "r"(t1153) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1156;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1156) : "f"(dk_24), "f"(dk_25));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1157 = t1141 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1158 = t1097 + t1157;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1158), "r"(t1156) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1159;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1159) : "f"(dk_28), "f"(dk_29));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1160 = t1141 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1161 = t1097 + t1160;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1161), "r"(t1159) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1162;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1162) : "f"(dk_32), "f"(dk_33));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1163 = t1141 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1164 = t1097 + t1163;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1164), "r"(t1162) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 368 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 first_column = share << 6u;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1166 = (u64)batch_2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1167 = t1166 * dk_stride0;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1168 = t1167 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1169 = dk + t1168;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1170 = (u64)t8;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1171 = t1170 * dk_stride1;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1172 = t1171 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1173 = t1169 + t1172;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1174 = (u64)t10;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1175 = t1174 * dk_stride2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1176 = t1175 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1177 = t1173 + t1176;
    const u32 end_17 = head_dim > first_column ? head_dim : first_column;
    const u32 t1179 = seq_k - t8;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1180 = end_17 - first_column;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1181 = t1180 >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1182 = (u64)first_column * 2u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1183 = t1177 + t1182;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1184 = (u32)dk_stride1;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1185 = t1184 << 1u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1186 = lane >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1187 = t21 + t1186;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1188 = lane & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1189 = t1187 < t1179;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1190 = t1188 < t1181;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1191 = t1189 & t1190;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1191) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1192 = t1187 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1193 = t1188 ^ t1192;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1194 = t1187 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1195 = t1193 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1196 = t1194 + t1195;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1197 = t1097 + t1196;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_39;
        u32 row_40;
        u32 row_41;
        u32 row_42;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_39), "=r"(row_40), "=r"(row_41), "=r"(row_42) : "r"(t1197) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1198 = (u64)t1187 * t1185;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1199 = t1183 + t1198;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1200 = (u64)t1188 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1201 = t1199 + t1200;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1201), "r"(row_39), "r"(row_40), "r"(row_41), "r"(row_42) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1202 = t1187 + 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1203 = t1202 < t1179;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1204 = t1188 < t1181;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1205 = t1203 & t1204;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1205) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1206 = t1202 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1207 = t1188 ^ t1206;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1208 = t1202 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1209 = t1207 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1210 = t1208 + t1209;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1211 = t1097 + t1210;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_43;
        u32 row_44;
        u32 row_45;
        u32 row_46;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_43), "=r"(row_44), "=r"(row_45), "=r"(row_46) : "r"(t1211) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1212 = (u64)t1202 * t1185;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1213 = t1183 + t1212;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1214 = (u64)t1188 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1215 = t1213 + t1214;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1215), "r"(row_43), "r"(row_44), "r"(row_45), "r"(row_46) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1216 = t1187 + 8u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1217 = t1216 < t1179;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1218 = t1188 < t1181;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1219 = t1217 & t1218;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1219) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1220 = t1216 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1221 = t1188 ^ t1220;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1222 = t1216 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1223 = t1221 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1224 = t1222 + t1223;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1225 = t1097 + t1224;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_47;
        u32 row_48;
        u32 row_49;
        u32 row_50;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_47), "=r"(row_48), "=r"(row_49), "=r"(row_50) : "r"(t1225) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1226 = (u64)t1216 * t1185;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1227 = t1183 + t1226;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1228 = (u64)t1188 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1229 = t1227 + t1228;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1229), "r"(row_47), "r"(row_48), "r"(row_49), "r"(row_50) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1230 = t1187 + 12u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1231 = t1230 < t1179;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1232 = t1188 < t1181;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1233 = t1231 & t1232;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1233) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1234 = t1230 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1235 = t1188 ^ t1234;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1236 = t1230 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1237 = t1235 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1238 = t1236 + t1237;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1239 = t1097 + t1238;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_51;
        u32 row_52;
        u32 row_53;
        u32 row_54;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_51), "=r"(row_52), "=r"(row_53), "=r"(row_54) : "r"(t1239) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1240 = (u64)t1230 * t1185;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1241 = t1183 + t1240;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1242 = (u64)t1188 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1243 = t1241 + t1242;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1243), "r"(row_51), "r"(row_52), "r"(row_53), "r"(row_54) : "memory");
    }
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1244 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1245 = t22 + t1244;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1246 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1247 = t21 + t1246;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1248 = t1247 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1249 = 0u ^ t1248;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1250 = t1247 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1251 = t1249 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1252 = t1250 + t1251;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1253 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1254 = t1253 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1255 = t1252 + t1254;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1256;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1256) : "f"(dv_2), "f"(dv_3));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1257 = t1245 + t1255;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1257), "r"(t1256) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1258;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1258) : "f"(dv_6), "f"(dv_7));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1259 = t1255 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1260 = t1245 + t1259;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1260), "r"(t1258) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1261;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1261) : "f"(dv_10), "f"(dv_11));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1262 = t1255 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1263 = t1245 + t1262;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1263), "r"(t1261) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1264;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1264) : "f"(dv_14), "f"(dv_15));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1265 = t1255 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1266 = t1245 + t1265;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1266), "r"(t1264) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1267;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1267) : "f"(dv_18), "f"(dv_19));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1268 = t1255 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1269 = t1245 + t1268;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1269), "r"(t1267) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1270;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1270) : "f"(dv_22), "f"(dv_23));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1271 = t1255 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1272 = t1245 + t1271;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1272), "r"(t1270) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1273;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1273) : "f"(dv_26), "f"(dv_27));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1274 = t1255 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1275 = t1245 + t1274;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1275), "r"(t1273) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1276;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1276) : "f"(dv_30), "f"(dv_31));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1277 = t1255 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1278 = t1245 + t1277;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1278), "r"(t1276) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1279 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1280 = t21 + t1279;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1281 = t1280 + 8u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1282 = t1281 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1283 = 0u ^ t1282;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1284 = t1281 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1285 = t1283 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1286 = t1284 + t1285;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1287 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1288 = t1287 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1289 = t1286 + t1288;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1290;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1290) : "f"(dv_4), "f"(dv_5));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1291 = t1245 + t1289;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1291), "r"(t1290) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1292;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1292) : "f"(dv_8), "f"(dv_9));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1293 = t1289 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1294 = t1245 + t1293;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1294), "r"(t1292) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1295;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1295) : "f"(dv_12), "f"(dv_13));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1296 = t1289 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1297 = t1245 + t1296;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1297), "r"(t1295) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1298;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1298) : "f"(dv_16), "f"(dv_17));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1299 = t1289 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1300 = t1245 + t1299;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1300), "r"(t1298) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1301;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1301) : "f"(dv_20), "f"(dv_21));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1302 = t1289 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1303 = t1245 + t1302;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1303), "r"(t1301) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1304;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1304) : "f"(dv_24), "f"(dv_25));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1305 = t1289 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1306 = t1245 + t1305;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1306), "r"(t1304) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1307;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1307) : "f"(dv_28), "f"(dv_29));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1308 = t1289 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1309 = t1245 + t1308;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1309), "r"(t1307) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t1310;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1310) : "f"(dv_32), "f"(dv_33));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1311 = t1289 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1312 = t1245 + t1311;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1312), "r"(t1310) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 368 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 first_column_2 = share << 6u;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1314 = (u64)batch_2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1315 = t1314 * dv_stride0;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1316 = t1315 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1317 = dv + t1316;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1318 = (u64)t8;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1319 = t1318 * dv_stride1;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1320 = t1319 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1321 = t1317 + t1320;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1322 = (u64)t10;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1323 = t1322 * dv_stride2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1324 = t1323 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1325 = t1321 + t1324;
    const u32 end_18 = head_dim > first_column_2 ? head_dim : first_column_2;
    const u32 t1327 = seq_k - t8;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1328 = end_18 - first_column_2;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1329 = t1328 >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1330 = (u64)first_column_2 * 2u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t1331 = t1325 + t1330;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1332 = (u32)dv_stride1;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1333 = t1332 << 1u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1334 = lane >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1335 = t21 + t1334;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1336 = lane & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1337 = t1335 < t1327;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1338 = t1336 < t1329;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1339 = t1337 & t1338;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1339) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1340 = t1335 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1341 = t1336 ^ t1340;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1342 = t1335 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1343 = t1341 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1344 = t1342 + t1343;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1345 = t1245 + t1344;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_55;
        u32 row_56;
        u32 row_57;
        u32 row_58;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_55), "=r"(row_56), "=r"(row_57), "=r"(row_58) : "r"(t1345) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1346 = (u64)t1335 * t1333;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1347 = t1331 + t1346;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1348 = (u64)t1336 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1349 = t1347 + t1348;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1349), "r"(row_55), "r"(row_56), "r"(row_57), "r"(row_58) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1350 = t1335 + 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1351 = t1350 < t1327;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1352 = t1336 < t1329;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1353 = t1351 & t1352;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1353) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1354 = t1350 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1355 = t1336 ^ t1354;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1356 = t1350 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1357 = t1355 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1358 = t1356 + t1357;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1359 = t1245 + t1358;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_59;
        u32 row_60;
        u32 row_61;
        u32 row_62;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_59), "=r"(row_60), "=r"(row_61), "=r"(row_62) : "r"(t1359) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1360 = (u64)t1350 * t1333;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1361 = t1331 + t1360;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1362 = (u64)t1336 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1363 = t1361 + t1362;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1363), "r"(row_59), "r"(row_60), "r"(row_61), "r"(row_62) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1364 = t1335 + 8u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1365 = t1364 < t1327;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1366 = t1336 < t1329;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1367 = t1365 & t1366;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1367) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1368 = t1364 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1369 = t1336 ^ t1368;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1370 = t1364 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1371 = t1369 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1372 = t1370 + t1371;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1373 = t1245 + t1372;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_63;
        u32 row_64;
        u32 row_65;
        u32 row_66;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_63), "=r"(row_64), "=r"(row_65), "=r"(row_66) : "r"(t1373) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1374 = (u64)t1364 * t1333;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1375 = t1331 + t1374;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1376 = (u64)t1336 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1377 = t1375 + t1376;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1377), "r"(row_63), "r"(row_64), "r"(row_65), "r"(row_66) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t1378 = t1335 + 12u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1379 = t1378 < t1327;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1380 = t1336 < t1329;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t1381 = t1379 & t1380;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t1381) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1382 = t1378 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1383 = t1336 ^ t1382;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1384 = t1378 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1385 = t1383 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1386 = t1384 + t1385;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1387 = t1245 + t1386;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_67;
        u32 row_68;
        u32 row_69;
        u32 row_70;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_67), "=r"(row_68), "=r"(row_69), "=r"(row_70) : "r"(t1387) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1388 = (u64)t1378 * t1333;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1389 = t1331 + t1388;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1390 = (u64)t1336 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t1391 = t1389 + t1390;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1391), "r"(row_67), "r"(row_68), "r"(row_69), "r"(row_70) : "memory");
    }
}
