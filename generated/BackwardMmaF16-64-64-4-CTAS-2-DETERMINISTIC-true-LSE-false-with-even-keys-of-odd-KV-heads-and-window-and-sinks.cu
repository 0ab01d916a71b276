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
    const u32 argument0,
    const u32 argument1,
    const u32 head_dim,
    const f32 scale,
    const u32 padded,
    const u64 turns /* u32, counters */,
    const u64 turns_stride0,
    const u64 turns_stride1,
    const u64 turns_stride2,
    const u64 turns_stride3,
    const u32 section,
    const u64 visible /* u32 */,
    const u64 visible_stride0,
    const u64 visible_stride1,
    const u64 visible_stride2,
    const u64 visible_stride3)
{
#line 43 "fa-kernels/src/attention/backward/work.rs"
    const u32 t1 = seq_k + 63u;
#line 43 "fa-kernels/src/attention/backward/work.rs"
    const u32 blocks = t1 >> 6u;
#line 155 "fa-kernels/src/attention/backward/turns.rs"
    const u32 t3 = (u32)__cvta_generic_to_shared(smem);
#line 155 "fa-kernels/src/attention/backward/turns.rs"
    const u32 place = t3 + 42496u;
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
    const u32 t40 = smem_1 + 16384u;
    const u32 share = warp >> 2u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t42 = warp & 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t43 = t42 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t44 = smem_1 + 8192u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t45 = t40 + 8192u;
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
    const u32 t46 = warp & 3u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t47 = t46 << 4u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t48 = warp >> 2u;
#line 105 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t49 = share << 6u;
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
    const u64 t93 = (u64)t81 * 16u;
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
    const u32 t107 = t106 + 16u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t108 = t107 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t109 = t83 < t94;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t110 = t108 & t109;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t111 = t110 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t95), "l"(t98), "r"(t111) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t112 = t30 + t82;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t113 = t112 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t114 = t113 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t115 = t83 < t94;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t116 = t114 & t115;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t117 = t116 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t95), "l"(t99), "r"(t117) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t118 = t30 + t82;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t119 = t118 + 48u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t120 = t119 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t121 = t83 < t94;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t122 = t120 & t121;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t123 = t122 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t95), "l"(t100), "r"(t123) : "memory");
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
    const u64 t148 = (u64)t136 * 16u;
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
    const u32 t162 = t161 + 16u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t163 = t162 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t164 = t138 < t149;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t165 = t163 & t164;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t166 = t165 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t150), "l"(t153), "r"(t166) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t167 = t30 + t137;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t168 = t167 + 32u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t169 = t168 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t170 = t138 < t149;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t171 = t169 & t170;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t172 = t171 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t150), "l"(t154), "r"(t172) : "memory");
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t173 = t30 + t137;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t174 = t173 + 48u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t175 = t174 < seq_k;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t176 = t138 < t149;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t177 = t175 & t176;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t178 = t177 ? 16u : 0u;
#line 141 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t150), "l"(t155), "r"(t178) : "memory");
#line 17 "fa-kernels/src/attention/backward/walk.rs"
    const u32 t179 = smem_1 + 41472u;
#line 45 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 t180 = count + 31u;
#line 45 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 t181 = t180 >> 5u;
#line 56 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 thread_2 = threadIdx.x;
    const u32 t183 = thread_2 & 31u;
#line 57 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 t184 = thread_2 >> 5u;
#line 57 "fa-kernels/src/attention/backward/query_walk.rs"
    u32 t185;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t185) : "r"(t184));
#line 58 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 first_head = t32 * group;
#line 60 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 all = t181 * group;
#line 64 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 t188 = all < 128u ? all : 128u;
#line 64 "fa-kernels/src/attention/backward/query_walk.rs"
    #pragma unroll 1
    for (u32 i = t185; i < t188; i += 4u) {
        const u32 t189 = i / t181;
#line 66 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t190 = first_head + t189;
#line 66 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t191 = i % t181;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t192 = t191 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t193 = 31u - t183;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 place_2 = t192 + t193;
        const bool exists = place_2 < count;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t196 = t191 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t197 = 31u - t183;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 place_3 = t196 + t197;
        const u32 t199 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t200 = t199 - place_3;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 block = exists ? t200 : 0u;
#line 20 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t202 = block << 6u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t203 = block << 6u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t204 = t203 + 63u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t205 = seq_q - 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t206 = t204 < t205 ? t204 : t205;
#line 28 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t207 = t30 >> 6u;
#line 28 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t208 = t30 + 63u;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t209 = seq_k - 1u;
#line 28 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t210 = t208 < t209 ? t208 : t209;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t211 = t190 / group;
#line 381 "tests/cases/src/functions/samples.rs"
        const u32 t3_2 = t211 & 1u;
#line 381 "tests/cases/src/functions/samples.rs"
        const bool t4_2 = t3_2 == 1u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t214 = t190 / group;
#line 19 "src/functions/windows.rs"
        const u32 t2_2 = argument0 < 2147483648u ? argument0 : 2147483648u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t216 = t30 <= t210;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t217 = t216 ? t30 : 0u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t218 = t216 ? t210 : 4294967295u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t219 = t217 >> 1u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t220 = t218 >> 1u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t221 = t219 == t220;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t222 = t217 & 1u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t223 = t221 ? t222 : 0u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t224 = t218 & 1u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t225 = t221 ? t224 : 1u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t226 = t223 == t225;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t227 = t226 & true;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t228 = t223 == 0u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t229 = t227 & t228;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t230 = 0u - t223;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t231 = t225 - t223;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t232 = t230 <= t231;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t233 = t223 <= 0u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t234 = t232 | t233;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t235 = t229 | t4_2;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t236 = t234 | t4_2;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t237 = t30 <= t210;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t238 = t237 ? t30 : 0u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t239 = t237 ? t210 : 4294967295u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t240 = t239 < argument1;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t241 = t238 < argument1;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t242 = t2_2 - 2147483648u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t243 = t2_2 - 2147483648u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t244 = t242 <= t243;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t245 = 0u > t243 ? 0u : t243;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t246 = t244 ? t245 : 4294967295u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t247 = 2147483648u - t2_2;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t248 = 2147483648u - t2_2;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t249 = t247 <= t248;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t250 = 0u > t248 ? 0u : t248;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t251 = t249 ? t250 : 4294967295u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t252 = t246 <= t251;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t253 = t252 ? 2147483648u : t2_2;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t254 = t246 < t251 ? t246 : t251;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t255 = t253 + t254;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t256 = t241 ? t253 : t2_2;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t257 = t240 ? 2147483648u : t256;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t258 = t241 ? t255 : t2_2;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t259 = t240 ? 2147483648u : t258;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t260 = t202 + seq_k;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t261 = t206 - t202;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t262 = t260 + t261;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t263 = t261 <= t261;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t264 = t263 ? t260 : 0u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t265 = t263 ? t262 : 4294967295u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t266 = t264 - seq_q;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t267 = t265 - t264;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t268 = t266 + t267;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t269 = t267 <= t267;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t270 = t269 ? t266 : 0u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t271 = t269 ? t268 : 4294967295u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t272 = t270 - t210;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t273 = t271 - t270;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t274 = t210 - t30;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t275 = t273 + t274;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t276 = t272 + t275;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t277 = t273 <= t275;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t278 = t277 ? t272 : 0u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t279 = t277 ? t276 : 4294967295u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t280 = t278 <= t279;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t281 = t280 ? t278 : 0u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t282 = t280 ? t279 : 4294967295u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t283 = t257 <= t259;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t284 = t283 ? t257 : 0u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const u32 t285 = t283 ? t259 : 4294967295u;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t286 = t282 < t284;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t287 = t281 < t285;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t288 = t235 & t286;
#line 35 "fa-kernels/src/attention/backward/block_class.rs"
        const bool t289 = t236 & t287;
#line 98 "fa-kernels/src/attention/query_blocks.rs"
        const u32 t290 = block << 6u;
        const u32 t291 = t30 + 64u;
#line 132 "fa-kernels/src/attention/query_blocks.rs"
        const bool right = seq_k < t291;
#line 73 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool inside = !right;
        const u32 t294 = t30 >> 6u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t295 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t296 = t295 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t297 = t296 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t298 = visible + t297;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t299 = (u64)t190;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t300 = t299 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t301 = t300 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t302 = t298 + t301;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t303 = (u64)block;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t304 = t303 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t305 = t304 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t306 = t302 + t305;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u32 t307 = t294 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t308 = (u64)t307 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t309 = t306 + t308;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
        u32 bits;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits) : "l"(t309) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u32 t311 = t294 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u32 t312 = bits >> t311;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u32 t313 = t312 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const bool ever = t313 == 1u;
#line 78 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t315 = exists & ever;
#line 78 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 visible_2 = __ballot_sync(0xffffffffu, t315);
        const bool t317 = exists & inside;
#line 79 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t318 = t317 & ever;
#line 79 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t319 = t318 & t288;
#line 79 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 whole = __ballot_sync(0xffffffffu, t319);
        const bool t321 = t183 == 0u;
#line 80 "fa-kernels/src/attention/backward/query_walk.rs"
        if (t321) {
            const u32 t322 = i << 3u;
#line 81 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 to = t179 + t322;
            const u32 t324 = visible_2 ^ whole;
#line 82 "fa-kernels/src/attention/backward/query_walk.rs"
            f32 t325;
            asm("mov.b32 %0, %1;" : "=f"(t325) : "r"(t324));
#line 82 "fa-kernels/src/attention/backward/query_walk.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t325) : "memory");
            f32 t326;
            asm("mov.b32 %0, %1;" : "=f"(t326) : "r"(whole));
#line 83 "fa-kernels/src/attention/backward/query_walk.rs"
            asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t326) : "memory");
        }
    }
#line 151 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 153 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 smem_2 = smem_1 + 24576u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t328 = smem_2 + 8192u;
#line 52 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t329 = smem_2 + 16384u;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t330 = (u64)batch_2;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t331 = t330 * q_stride0;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t332 = t331 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t333 = q + t332;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t334 = 0ull * q_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t335 = t334 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t336 = t333 + t335;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t337 = (u32)q_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t338 = t337 << 1u;
    const u32 t339 = thread >> 3u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t340 = thread & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t341 = t339 & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t342 = t340 ^ t341;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t343 = t339 << 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t344 = t342 << 4u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t345 = t343 + t344;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t346 = (u64)t339 * t338;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t347 = t336 + t346;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t348 = (u64)t340 * 16u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t349 = t347 + t348;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t350 = (u64)t338 * 16u;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t351 = (u64)batch_2;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t352 = t351 * d_o_stride0;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t353 = t352 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t354 = d_o + t353;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t355 = 0ull * d_o_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t356 = t355 * 2ull;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t357 = t354 + t356;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t358 = (u32)d_o_stride1;
#line 45 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t359 = t358 << 1u;
    const u32 t360 = thread >> 3u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t361 = thread & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t362 = t360 & 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t363 = t361 ^ t362;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t364 = t360 << 7u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t365 = t363 << 4u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u32 t366 = t364 + t365;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t367 = (u64)t360 * t359;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t368 = t357 + t367;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t369 = (u64)t361 * 16u;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t370 = t368 + t369;
#line 46 "fa-kernels/src/attention/backward/mma/queries.rs"
    const u64 t371 = (u64)t359 * 16u;
#line 27 "fa-kernels/src/attention/backward/turn_walk.rs"
    const u32 t372 = t32 * group;
#line 27 "fa-kernels/src/attention/backward/turn_walk.rs"
    u32 head = t372;
#line 27 "fa-kernels/src/attention/backward/turn_walk.rs"
    u32 pair = 0u;
#line 27 "fa-kernels/src/attention/backward/turn_walk.rs"
    u32 rest = 0u;
#line 27 "fa-kernels/src/attention/backward/turn_walk.rs"
    u32 partial = 0u;
#line 109 "fa-kernels/src/attention/backward/turn_walk.rs"
    const u32 first_head_2 = t32 * group;
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
    const bool t374 = pair < t181;
#line 110 "fa-kernels/src/attention/backward/turn_walk.rs"
    if (t374) {
        const u32 t375 = pair;
#line 92 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 first_head_3 = t32 * group;
        const u32 t377 = first_head_2 - first_head_3;
#line 93 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t378 = t377 * t181;
#line 93 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 number = t378 + t375;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
        u32 partial_2 = 0u;
        u32 visible_3 = 0u;
        const bool t380 = number < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
        if (t380) {
            const u32 t381 = number << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 from = t179 + t381;
            f32 t383;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t383) : "r"(from) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 t384;
            asm("mov.b32 %0, %1;" : "=r"(t384) : "f"(t383));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
            partial_2 = t384;
            f32 t385;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t385) : "r"(from) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 t386;
            asm("mov.b32 %0, %1;" : "=r"(t386) : "f"(t385));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t387 = partial_2 | t386;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
            visible_3 = t387;
        } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t388 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t389 = t388 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t390 = t375 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t391 = 31u - t389;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 place_4 = t390 + t391;
            const bool exists_2 = place_4 < count;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t394 = t375 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t395 = 31u - t389;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 place_5 = t394 + t395;
            const u32 t397 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t398 = t397 - place_5;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 block_2 = exists_2 ? t398 : 0u;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t400 = t30 >> 6u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u64 t401 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u64 t402 = t401 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u64 t403 = t402 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u64 t404 = visible + t403;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u64 t405 = (u64)first_head_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u64 t406 = t405 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u64 t407 = t406 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u64 t408 = t404 + t407;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u64 t409 = (u64)block_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u64 t410 = t409 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u64 t411 = t410 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u64 t412 = t408 + t411;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u32 t413 = t400 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u64 t414 = (u64)t413 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u64 t415 = t412 + t414;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
            u32 bits_2;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_2) : "l"(t415) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u32 t417 = t400 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u32 t418 = bits_2 >> t417;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u32 t419 = t418 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const bool sees = t419 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
            const bool t421 = exists_2 & sees;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 all_2 = __ballot_sync(0xffffffffu, t421);
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
            partial_2 = all_2;
            visible_3 = all_2;
        }
#line 112 "fa-kernels/src/attention/backward/turn_walk.rs"
        rest = visible_3;
#line 114 "fa-kernels/src/attention/backward/turn_walk.rs"
        #pragma unroll 1
        for (u32 i_2 = 1u; i_2 < group; i_2 += 1u) {
#line 115 "fa-kernels/src/attention/backward/turn_walk.rs"
            const u32 t423 = first_head_2 + i_2;
#line 115 "fa-kernels/src/attention/backward/turn_walk.rs"
            const u32 t424 = pair;
#line 92 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 first_head_4 = t32 * group;
            const u32 t426 = t423 - first_head_4;
#line 93 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t427 = t426 * t181;
#line 93 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 number_2 = t427 + t424;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 partial_3 = 0u;
            u32 visible_4 = 0u;
            const bool t429 = number_2 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
            if (t429) {
                const u32 t430 = number_2 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 from_2 = t179 + t430;
                f32 t432;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t432) : "r"(from_2) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 t433;
                asm("mov.b32 %0, %1;" : "=r"(t433) : "f"(t432));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                partial_3 = t433;
                f32 t434;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t434) : "r"(from_2) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 t435;
                asm("mov.b32 %0, %1;" : "=r"(t435) : "f"(t434));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t436 = partial_3 | t435;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                visible_4 = t436;
            } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t437 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t438 = t437 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t439 = t424 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t440 = 31u - t438;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 place_6 = t439 + t440;
                const bool exists_3 = place_6 < count;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t443 = t424 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t444 = 31u - t438;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 place_7 = t443 + t444;
                const u32 t446 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t447 = t446 - place_7;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 block_3 = exists_3 ? t447 : 0u;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t449 = t30 >> 6u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t450 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t451 = t450 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t452 = t451 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t453 = visible + t452;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t454 = (u64)t423;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t455 = t454 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t456 = t455 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t457 = t453 + t456;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t458 = (u64)block_3;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t459 = t458 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t460 = t459 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t461 = t457 + t460;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u32 t462 = t449 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t463 = (u64)t462 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t464 = t461 + t463;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                u32 bits_3;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_3) : "l"(t464) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u32 t466 = t449 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u32 t467 = bits_3 >> t466;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u32 t468 = t467 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const bool sees_2 = t468 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t470 = exists_3 & sees_2;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 all_3 = __ballot_sync(0xffffffffu, t470);
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                partial_3 = all_3;
                visible_4 = all_3;
            }
#line 116 "fa-kernels/src/attention/backward/turn_walk.rs"
            const u32 t472 = rest | visible_4;
#line 116 "fa-kernels/src/attention/backward/turn_walk.rs"
            rest = t472;
        }
    }
#line 92 "fa-kernels/src/attention/backward/turn_walk.rs"
    u32 searches = 1u;
    while (true) {
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
        const bool t473 = pair < t181;
#line 93 "fa-kernels/src/attention/backward/turn_walk.rs"
        const bool t474 = searches != 0u;
#line 93 "fa-kernels/src/attention/backward/turn_walk.rs"
        const bool t475 = t473 & t474;
        if (!t475) break;
#line 94 "fa-kernels/src/attention/backward/turn_walk.rs"
        const u32 t476 = head;
#line 94 "fa-kernels/src/attention/backward/turn_walk.rs"
        const u32 t477 = pair;
#line 92 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 first_head_5 = t32 * group;
        const u32 t479 = t476 - first_head_5;
#line 93 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t480 = t479 * t181;
#line 93 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 number_3 = t480 + t477;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
        u32 partial_4 = 0u;
        u32 visible_5 = 0u;
        const bool t482 = number_3 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
        if (t482) {
            const u32 t483 = number_3 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 from_3 = t179 + t483;
            f32 t485;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t485) : "r"(from_3) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 t486;
            asm("mov.b32 %0, %1;" : "=r"(t486) : "f"(t485));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
            partial_4 = t486;
            f32 t487;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t487) : "r"(from_3) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 t488;
            asm("mov.b32 %0, %1;" : "=r"(t488) : "f"(t487));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t489 = partial_4 | t488;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
            visible_5 = t489;
        } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t490 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t491 = t490 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t492 = t477 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t493 = 31u - t491;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 place_8 = t492 + t493;
            const bool exists_4 = place_8 < count;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t496 = t477 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t497 = 31u - t491;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 place_9 = t496 + t497;
            const u32 t499 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t500 = t499 - place_9;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 block_4 = exists_4 ? t500 : 0u;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t502 = t30 >> 6u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u64 t503 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u64 t504 = t503 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u64 t505 = t504 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u64 t506 = visible + t505;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u64 t507 = (u64)t476;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u64 t508 = t507 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u64 t509 = t508 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u64 t510 = t506 + t509;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u64 t511 = (u64)block_4;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u64 t512 = t511 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u64 t513 = t512 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u64 t514 = t510 + t513;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u32 t515 = t502 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u64 t516 = (u64)t515 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u64 t517 = t514 + t516;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
            u32 bits_4;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_4) : "l"(t517) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u32 t519 = t502 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u32 t520 = bits_4 >> t519;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u32 t521 = t520 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const bool sees_3 = t521 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
            const bool t523 = exists_4 & sees_3;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 all_4 = __ballot_sync(0xffffffffu, t523);
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
            partial_4 = all_4;
            visible_5 = all_4;
        }
#line 95 "fa-kernels/src/attention/backward/turn_walk.rs"
        u32 bit;
        asm("bfind.u32 %0, %1;" : "=r"(bit) : "r"(rest));
#line 96 "fa-kernels/src/attention/backward/turn_walk.rs"
        const bool is_left = rest != 0u;
        const u32 t527 = bit & 31u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
        const u32 t528 = visible_5 >> t527;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
        const u32 t529 = t528 & 1u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
        const bool t530 = t529 == 1u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
        const bool t531 = is_left & t530;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
        if (t531) {
            partial = partial_4;
            searches = 0u;
        } else {
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
            const bool t532 = rest == 0u;
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
            if (t532) {
                const u32 t533 = pair + 1u;
#line 74 "fa-kernels/src/attention/backward/turn_walk.rs"
                pair = t533;
#line 109 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 first_head_6 = t32 * group;
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t535 = pair < t181;
#line 110 "fa-kernels/src/attention/backward/turn_walk.rs"
                if (t535) {
                    const u32 t536 = pair;
#line 92 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 first_head_7 = t32 * group;
                    const u32 t538 = first_head_6 - first_head_7;
#line 93 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t539 = t538 * t181;
#line 93 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 number_4 = t539 + t536;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 partial_5 = 0u;
                    u32 visible_6 = 0u;
                    const bool t541 = number_4 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                    if (t541) {
                        const u32 t542 = number_4 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 from_4 = t179 + t542;
                        f32 t544;
                        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t544) : "r"(from_4) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 t545;
                        asm("mov.b32 %0, %1;" : "=r"(t545) : "f"(t544));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                        partial_5 = t545;
                        f32 t546;
                        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t546) : "r"(from_4) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 t547;
                        asm("mov.b32 %0, %1;" : "=r"(t547) : "f"(t546));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t548 = partial_5 | t547;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                        visible_6 = t548;
                    } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t549 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t550 = t549 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t551 = t536 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t552 = 31u - t550;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 place_10 = t551 + t552;
                        const bool exists_5 = place_10 < count;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t555 = t536 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t556 = 31u - t550;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 place_11 = t555 + t556;
                        const u32 t558 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t559 = t558 - place_11;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 block_5 = exists_5 ? t559 : 0u;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t561 = t30 >> 6u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t562 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t563 = t562 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t564 = t563 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t565 = visible + t564;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t566 = (u64)first_head_6;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t567 = t566 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t568 = t567 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t569 = t565 + t568;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t570 = (u64)block_5;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t571 = t570 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t572 = t571 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t573 = t569 + t572;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u32 t574 = t561 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t575 = (u64)t574 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t576 = t573 + t575;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        u32 bits_5;
                        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_5) : "l"(t576) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u32 t578 = t561 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u32 t579 = bits_5 >> t578;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u32 t580 = t579 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const bool sees_4 = t580 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                        const bool t582 = exists_5 & sees_4;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 all_5 = __ballot_sync(0xffffffffu, t582);
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                        partial_5 = all_5;
                        visible_6 = all_5;
                    }
#line 112 "fa-kernels/src/attention/backward/turn_walk.rs"
                    rest = visible_6;
#line 114 "fa-kernels/src/attention/backward/turn_walk.rs"
                    #pragma unroll 1
                    for (u32 i_3 = 1u; i_3 < group; i_3 += 1u) {
#line 115 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const u32 t584 = first_head_6 + i_3;
#line 115 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const u32 t585 = pair;
#line 92 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 first_head_8 = t32 * group;
                        const u32 t587 = t584 - first_head_8;
#line 93 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t588 = t587 * t181;
#line 93 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 number_5 = t588 + t585;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 partial_6 = 0u;
                        u32 visible_7 = 0u;
                        const bool t590 = number_5 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                        if (t590) {
                            const u32 t591 = number_5 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 from_5 = t179 + t591;
                            f32 t593;
                            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t593) : "r"(from_5) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t594;
                            asm("mov.b32 %0, %1;" : "=r"(t594) : "f"(t593));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                            partial_6 = t594;
                            f32 t595;
                            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t595) : "r"(from_5) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t596;
                            asm("mov.b32 %0, %1;" : "=r"(t596) : "f"(t595));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t597 = partial_6 | t596;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            visible_7 = t597;
                        } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t598 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t599 = t598 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t600 = t585 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t601 = 31u - t599;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 place_12 = t600 + t601;
                            const bool exists_6 = place_12 < count;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t604 = t585 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t605 = 31u - t599;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 place_13 = t604 + t605;
                            const u32 t607 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t608 = t607 - place_13;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 block_6 = exists_6 ? t608 : 0u;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t610 = t30 >> 6u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t611 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t612 = t611 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t613 = t612 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t614 = visible + t613;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t615 = (u64)t584;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t616 = t615 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t617 = t616 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t618 = t614 + t617;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t619 = (u64)block_6;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t620 = t619 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t621 = t620 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t622 = t618 + t621;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t623 = t610 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t624 = (u64)t623 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t625 = t622 + t624;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            u32 bits_6;
                            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_6) : "l"(t625) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t627 = t610 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t628 = bits_6 >> t627;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t629 = t628 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const bool sees_5 = t629 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                            const bool t631 = exists_6 & sees_5;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 all_6 = __ballot_sync(0xffffffffu, t631);
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                            partial_6 = all_6;
                            visible_7 = all_6;
                        }
#line 116 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const u32 t633 = rest | visible_7;
#line 116 "fa-kernels/src/attention/backward/turn_walk.rs"
                        rest = t633;
                    }
                }
            } else {
#line 77 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 first_head_9 = t32 * group;
                const u32 head_2 = head + 1u;
                const u32 t636 = first_head_9 + group;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t637 = head_2 == t636;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                if (t637) {
                    u32 bit_2;
                    asm("bfind.u32 %0, %1;" : "=r"(bit_2) : "r"(rest));
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 t639 = 1u << bit_2;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 t640 = rest ^ t639;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                    rest = t640;
                    head = first_head_9;
                } else {
                    head = head_2;
                }
            }
        }
    }
#line 49 "fa-kernels/src/attention/backward/turn_walk.rs"
    u32 bit_3;
    asm("bfind.u32 %0, %1;" : "=r"(bit_3) : "r"(rest));
#line 50 "fa-kernels/src/attention/backward/turn_walk.rs"
    const u32 t645 = head;
#line 50 "fa-kernels/src/attention/backward/turn_walk.rs"
    const u32 t646 = pair;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 t647 = t646 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 t648 = 31u - bit_3;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 place_14 = t647 + t648;
    const u32 t650 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 t651 = t650 - place_14;
#line 164 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 t652 = bit_3 & 31u;
#line 164 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 t653 = partial >> t652;
#line 164 "fa-kernels/src/attention/backward/query_walk.rs"
    const u32 t654 = t653 & 1u;
#line 164 "fa-kernels/src/attention/backward/query_walk.rs"
    const bool t655 = t654 == 1u;
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
    const bool t656 = pair < t181;
#line 156 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t656) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t657 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t658 = (u32)q_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t659 = t658 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 head_3 = (u64)t645 * t659;
        const u64 of_head = t336 + head_3;
        const u32 t662 = t651 << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t663 = (u64)t340 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t664 = smem_2 + t345;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t665 = t662 + t339;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t666 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t667 = t666 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t668 = t665 < t667 ? t665 : t667;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t669 = (u64)t668 * t338;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t670 = of_head + t669;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t671 = t670 + t663;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t672 = t662 + t339;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t673 = t672 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t674 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t675 = t674 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t676 = t673 < t675 ? t673 : t675;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t677 = (u64)t676 * t338;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t678 = of_head + t677;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t679 = t678 + t663;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t680 = t662 + t339;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t681 = t680 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t682 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t683 = t682 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t684 = t681 < t683 ? t681 : t683;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t685 = (u64)t684 * t338;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t686 = of_head + t685;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t687 = t686 + t663;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t688 = t662 + t339;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t689 = t688 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t690 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t691 = t690 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t692 = t689 < t691 ? t689 : t691;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t693 = (u64)t692 * t338;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t694 = of_head + t693;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t695 = t694 + t663;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t696 = t662 + t339;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t697 = t696 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t698 = t340 < t657;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t699 = t697 & t698;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t700 = t699 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t664), "l"(t671), "r"(t700) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t701 = t662 + t339;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t702 = t701 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t703 = t702 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t704 = t340 < t657;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t705 = t703 & t704;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t706 = t705 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t664), "l"(t679), "r"(t706) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t707 = t662 + t339;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t708 = t707 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t709 = t708 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t710 = t340 < t657;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t711 = t709 & t710;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t712 = t711 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t664), "l"(t687), "r"(t712) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t713 = t662 + t339;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t714 = t713 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t715 = t714 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t716 = t340 < t657;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t717 = t715 & t716;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t718 = t717 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t664), "l"(t695), "r"(t718) : "memory");
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t719 = thread < 32u;
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
        if (t719) {
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t720 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t721 = t720 + t645;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t722 = t721 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 t723 = t651 << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
            const u32 row = t722 + t723;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t725 = thread << 1u;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 row_2 = row + t725;
            const u32 t727 = thread << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t728 = t329 + t727;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t729 = (u64)row_2;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t730 = t729 * statistics_stride0;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t731 = t730 * 4ull;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t732 = statistics + t731;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t728), "l"(t732) : "memory");
        }
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t733 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t734 = (u32)d_o_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t735 = t734 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 head_4 = (u64)t645 * t735;
        const u64 of_head_2 = t357 + head_4;
        const u32 t738 = t651 << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t739 = (u64)t361 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t740 = t328 + t366;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t741 = t738 + t360;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t742 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t743 = t742 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t744 = t741 < t743 ? t741 : t743;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t745 = (u64)t744 * t359;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t746 = of_head_2 + t745;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t747 = t746 + t739;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t748 = t738 + t360;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t749 = t748 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t750 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t751 = t750 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t752 = t749 < t751 ? t749 : t751;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t753 = (u64)t752 * t359;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t754 = of_head_2 + t753;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t755 = t754 + t739;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t756 = t738 + t360;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t757 = t756 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t758 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t759 = t758 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t760 = t757 < t759 ? t757 : t759;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t761 = (u64)t760 * t359;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t762 = of_head_2 + t761;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t763 = t762 + t739;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t764 = t738 + t360;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t765 = t764 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t766 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t767 = t766 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t768 = t765 < t767 ? t765 : t767;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t769 = (u64)t768 * t359;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t770 = of_head_2 + t769;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u64 t771 = t770 + t739;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t772 = t738 + t360;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t773 = t772 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t774 = t361 < t733;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t775 = t773 & t774;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t776 = t775 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t740), "l"(t747), "r"(t776) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t777 = t738 + t360;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t778 = t777 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t779 = t778 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t780 = t361 < t733;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t781 = t779 & t780;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t782 = t781 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t740), "l"(t755), "r"(t782) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t783 = t738 + t360;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t784 = t783 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t785 = t784 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t786 = t361 < t733;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t787 = t785 & t786;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t788 = t787 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t740), "l"(t763), "r"(t788) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t789 = t738 + t360;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t790 = t789 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t791 = t790 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t792 = t361 < t733;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const bool t793 = t791 & t792;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        const u32 t794 = t793 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t740), "l"(t771), "r"(t794) : "memory");
    }
#line 160 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 60 "fa-kernels/src/attention/backward/turn_walk.rs"
    u32 i_4 = 0u;
    while (true) {
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
        const bool t795 = pair < t181;
        if (!t795) break;
#line 49 "fa-kernels/src/attention/backward/turn_walk.rs"
        u32 bit_4;
        asm("bfind.u32 %0, %1;" : "=r"(bit_4) : "r"(rest));
#line 50 "fa-kernels/src/attention/backward/turn_walk.rs"
        const u32 t797 = head;
#line 50 "fa-kernels/src/attention/backward/turn_walk.rs"
        const u32 t798 = pair;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t799 = t798 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t800 = 31u - bit_4;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 place_15 = t799 + t800;
        const u32 t802 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t803 = t802 - place_15;
#line 164 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t804 = bit_4 & 31u;
#line 164 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t805 = partial >> t804;
#line 164 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t806 = t805 & 1u;
#line 164 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t807 = t806 == 1u;
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
        const bool t808 = rest == 0u;
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
        if (t808) {
            const u32 t809 = pair + 1u;
#line 74 "fa-kernels/src/attention/backward/turn_walk.rs"
            pair = t809;
#line 109 "fa-kernels/src/attention/backward/turn_walk.rs"
            const u32 first_head_10 = t32 * group;
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
            const bool t811 = pair < t181;
#line 110 "fa-kernels/src/attention/backward/turn_walk.rs"
            if (t811) {
                const u32 t812 = pair;
#line 92 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 first_head_11 = t32 * group;
                const u32 t814 = first_head_10 - first_head_11;
#line 93 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t815 = t814 * t181;
#line 93 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 number_6 = t815 + t812;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 partial_7 = 0u;
                u32 visible_8 = 0u;
                const bool t817 = number_6 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                if (t817) {
                    const u32 t818 = number_6 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 from_6 = t179 + t818;
                    f32 t820;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t820) : "r"(from_6) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 t821;
                    asm("mov.b32 %0, %1;" : "=r"(t821) : "f"(t820));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                    partial_7 = t821;
                    f32 t822;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t822) : "r"(from_6) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 t823;
                    asm("mov.b32 %0, %1;" : "=r"(t823) : "f"(t822));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t824 = partial_7 | t823;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                    visible_8 = t824;
                } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t825 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t826 = t825 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t827 = t812 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t828 = 31u - t826;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 place_16 = t827 + t828;
                    const bool exists_7 = place_16 < count;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t831 = t812 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t832 = 31u - t826;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 place_17 = t831 + t832;
                    const u32 t834 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t835 = t834 - place_17;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 block_7 = exists_7 ? t835 : 0u;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t837 = t30 >> 6u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t838 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t839 = t838 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t840 = t839 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t841 = visible + t840;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t842 = (u64)first_head_10;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t843 = t842 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t844 = t843 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t845 = t841 + t844;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t846 = (u64)block_7;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t847 = t846 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t848 = t847 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t849 = t845 + t848;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u32 t850 = t837 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t851 = (u64)t850 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u64 t852 = t849 + t851;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    u32 bits_7;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_7) : "l"(t852) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u32 t854 = t837 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u32 t855 = bits_7 >> t854;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const u32 t856 = t855 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                    const bool sees_6 = t856 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                    const bool t858 = exists_7 & sees_6;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 all_7 = __ballot_sync(0xffffffffu, t858);
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                    partial_7 = all_7;
                    visible_8 = all_7;
                }
#line 112 "fa-kernels/src/attention/backward/turn_walk.rs"
                rest = visible_8;
#line 114 "fa-kernels/src/attention/backward/turn_walk.rs"
                #pragma unroll 1
                for (u32 i_5 = 1u; i_5 < group; i_5 += 1u) {
#line 115 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 t860 = first_head_10 + i_5;
#line 115 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 t861 = pair;
#line 92 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 first_head_12 = t32 * group;
                    const u32 t863 = t860 - first_head_12;
#line 93 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 t864 = t863 * t181;
#line 93 "fa-kernels/src/attention/backward/query_walk.rs"
                    const u32 number_7 = t864 + t861;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                    u32 partial_8 = 0u;
                    u32 visible_9 = 0u;
                    const bool t866 = number_7 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                    if (t866) {
                        const u32 t867 = number_7 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 from_7 = t179 + t867;
                        f32 t869;
                        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t869) : "r"(from_7) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 t870;
                        asm("mov.b32 %0, %1;" : "=r"(t870) : "f"(t869));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                        partial_8 = t870;
                        f32 t871;
                        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t871) : "r"(from_7) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 t872;
                        asm("mov.b32 %0, %1;" : "=r"(t872) : "f"(t871));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t873 = partial_8 | t872;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                        visible_9 = t873;
                    } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t874 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t875 = t874 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t876 = t861 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t877 = 31u - t875;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 place_18 = t876 + t877;
                        const bool exists_8 = place_18 < count;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t880 = t861 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t881 = 31u - t875;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 place_19 = t880 + t881;
                        const u32 t883 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t884 = t883 - place_19;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 block_8 = exists_8 ? t884 : 0u;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t886 = t30 >> 6u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t887 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t888 = t887 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t889 = t888 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t890 = visible + t889;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t891 = (u64)t860;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t892 = t891 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t893 = t892 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t894 = t890 + t893;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t895 = (u64)block_8;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t896 = t895 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t897 = t896 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t898 = t894 + t897;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u32 t899 = t886 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t900 = (u64)t899 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u64 t901 = t898 + t900;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        u32 bits_8;
                        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_8) : "l"(t901) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u32 t903 = t886 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u32 t904 = bits_8 >> t903;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const u32 t905 = t904 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                        const bool sees_7 = t905 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                        const bool t907 = exists_8 & sees_7;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 all_8 = __ballot_sync(0xffffffffu, t907);
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                        partial_8 = all_8;
                        visible_9 = all_8;
                    }
#line 116 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 t909 = rest | visible_9;
#line 116 "fa-kernels/src/attention/backward/turn_walk.rs"
                    rest = t909;
                }
            }
        } else {
#line 77 "fa-kernels/src/attention/backward/turn_walk.rs"
            const u32 first_head_13 = t32 * group;
            const u32 head_5 = head + 1u;
            const u32 t912 = first_head_13 + group;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
            const bool t913 = head_5 == t912;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
            if (t913) {
                u32 bit_5;
                asm("bfind.u32 %0, %1;" : "=r"(bit_5) : "r"(rest));
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 t915 = 1u << bit_5;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                const u32 t916 = rest ^ t915;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                rest = t916;
                head = first_head_13;
            } else {
                head = head_5;
            }
        }
#line 92 "fa-kernels/src/attention/backward/turn_walk.rs"
        u32 searches_2 = 1u;
        while (true) {
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
            const bool t917 = pair < t181;
#line 93 "fa-kernels/src/attention/backward/turn_walk.rs"
            const bool t918 = searches_2 != 0u;
#line 93 "fa-kernels/src/attention/backward/turn_walk.rs"
            const bool t919 = t917 & t918;
            if (!t919) break;
#line 94 "fa-kernels/src/attention/backward/turn_walk.rs"
            const u32 t920 = head;
#line 94 "fa-kernels/src/attention/backward/turn_walk.rs"
            const u32 t921 = pair;
#line 92 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 first_head_14 = t32 * group;
            const u32 t923 = t920 - first_head_14;
#line 93 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 t924 = t923 * t181;
#line 93 "fa-kernels/src/attention/backward/query_walk.rs"
            const u32 number_8 = t924 + t921;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
            u32 partial_9 = 0u;
            u32 visible_10 = 0u;
            const bool t926 = number_8 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
            if (t926) {
                const u32 t927 = number_8 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 from_8 = t179 + t927;
                f32 t929;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t929) : "r"(from_8) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 t930;
                asm("mov.b32 %0, %1;" : "=r"(t930) : "f"(t929));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                partial_9 = t930;
                f32 t931;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t931) : "r"(from_8) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                u32 t932;
                asm("mov.b32 %0, %1;" : "=r"(t932) : "f"(t931));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t933 = partial_9 | t932;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                visible_10 = t933;
            } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t934 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t935 = t934 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t936 = t921 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t937 = 31u - t935;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 place_20 = t936 + t937;
                const bool exists_9 = place_20 < count;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t940 = t921 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t941 = 31u - t935;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 place_21 = t940 + t941;
                const u32 t943 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t944 = t943 - place_21;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 block_9 = exists_9 ? t944 : 0u;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 t946 = t30 >> 6u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t947 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t948 = t947 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t949 = t948 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t950 = visible + t949;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t951 = (u64)t920;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t952 = t951 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t953 = t952 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t954 = t950 + t953;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t955 = (u64)block_9;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t956 = t955 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t957 = t956 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t958 = t954 + t957;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u32 t959 = t946 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t960 = (u64)t959 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t961 = t958 + t960;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                u32 bits_9;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_9) : "l"(t961) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u32 t963 = t946 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u32 t964 = bits_9 >> t963;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u32 t965 = t964 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const bool sees_8 = t965 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                const bool t967 = exists_9 & sees_8;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                const u32 all_9 = __ballot_sync(0xffffffffu, t967);
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                partial_9 = all_9;
                visible_10 = all_9;
            }
#line 95 "fa-kernels/src/attention/backward/turn_walk.rs"
            u32 bit_6;
            asm("bfind.u32 %0, %1;" : "=r"(bit_6) : "r"(rest));
#line 96 "fa-kernels/src/attention/backward/turn_walk.rs"
            const bool is_left_2 = rest != 0u;
            const u32 t971 = bit_6 & 31u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
            const u32 t972 = visible_10 >> t971;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
            const u32 t973 = t972 & 1u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
            const bool t974 = t973 == 1u;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
            const bool t975 = is_left_2 & t974;
#line 97 "fa-kernels/src/attention/backward/turn_walk.rs"
            if (t975) {
                partial = partial_9;
                searches_2 = 0u;
            } else {
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
                const bool t976 = rest == 0u;
#line 73 "fa-kernels/src/attention/backward/turn_walk.rs"
                if (t976) {
                    const u32 t977 = pair + 1u;
#line 74 "fa-kernels/src/attention/backward/turn_walk.rs"
                    pair = t977;
#line 109 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 first_head_15 = t32 * group;
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t979 = pair < t181;
#line 110 "fa-kernels/src/attention/backward/turn_walk.rs"
                    if (t979) {
                        const u32 t980 = pair;
#line 92 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 first_head_16 = t32 * group;
                        const u32 t982 = first_head_15 - first_head_16;
#line 93 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 t983 = t982 * t181;
#line 93 "fa-kernels/src/attention/backward/query_walk.rs"
                        const u32 number_9 = t983 + t980;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                        u32 partial_10 = 0u;
                        u32 visible_11 = 0u;
                        const bool t985 = number_9 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                        if (t985) {
                            const u32 t986 = number_9 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 from_9 = t179 + t986;
                            f32 t988;
                            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t988) : "r"(from_9) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t989;
                            asm("mov.b32 %0, %1;" : "=r"(t989) : "f"(t988));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                            partial_10 = t989;
                            f32 t990;
                            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t990) : "r"(from_9) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 t991;
                            asm("mov.b32 %0, %1;" : "=r"(t991) : "f"(t990));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t992 = partial_10 | t991;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                            visible_11 = t992;
                        } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t993 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t994 = t993 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t995 = t980 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t996 = 31u - t994;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 place_22 = t995 + t996;
                            const bool exists_10 = place_22 < count;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t999 = t980 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1000 = 31u - t994;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 place_23 = t999 + t1000;
                            const u32 t1002 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1003 = t1002 - place_23;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 block_10 = exists_10 ? t1003 : 0u;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1005 = t30 >> 6u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1006 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1007 = t1006 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1008 = t1007 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1009 = visible + t1008;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1010 = (u64)first_head_15;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1011 = t1010 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1012 = t1011 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1013 = t1009 + t1012;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1014 = (u64)block_10;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1015 = t1014 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1016 = t1015 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1017 = t1013 + t1016;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t1018 = t1005 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1019 = (u64)t1018 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u64 t1020 = t1017 + t1019;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            u32 bits_10;
                            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_10) : "l"(t1020) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t1022 = t1005 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t1023 = bits_10 >> t1022;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const u32 t1024 = t1023 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                            const bool sees_9 = t1024 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                            const bool t1026 = exists_10 & sees_9;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 all_10 = __ballot_sync(0xffffffffu, t1026);
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                            partial_10 = all_10;
                            visible_11 = all_10;
                        }
#line 112 "fa-kernels/src/attention/backward/turn_walk.rs"
                        rest = visible_11;
#line 114 "fa-kernels/src/attention/backward/turn_walk.rs"
                        #pragma unroll 1
                        for (u32 i_6 = 1u; i_6 < group; i_6 += 1u) {
#line 115 "fa-kernels/src/attention/backward/turn_walk.rs"
                            const u32 t1028 = first_head_15 + i_6;
#line 115 "fa-kernels/src/attention/backward/turn_walk.rs"
                            const u32 t1029 = pair;
#line 92 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 first_head_17 = t32 * group;
                            const u32 t1031 = t1028 - first_head_17;
#line 93 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 t1032 = t1031 * t181;
#line 93 "fa-kernels/src/attention/backward/query_walk.rs"
                            const u32 number_10 = t1032 + t1029;
#line 97 "fa-kernels/src/attention/backward/query_walk.rs"
                            u32 partial_11 = 0u;
                            u32 visible_12 = 0u;
                            const bool t1034 = number_10 < 128u;
#line 99 "fa-kernels/src/attention/backward/query_walk.rs"
                            if (t1034) {
                                const u32 t1035 = number_10 << 3u;
#line 100 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 from_10 = t179 + t1035;
                                f32 t1037;
                                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1037) : "r"(from_10) : "memory");
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                                u32 t1038;
                                asm("mov.b32 %0, %1;" : "=r"(t1038) : "f"(t1037));
#line 101 "fa-kernels/src/attention/backward/query_walk.rs"
                                partial_11 = t1038;
                                f32 t1039;
                                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1039) : "r"(from_10) : "memory");
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                                u32 t1040;
                                asm("mov.b32 %0, %1;" : "=r"(t1040) : "f"(t1039));
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 t1041 = partial_11 | t1040;
#line 102 "fa-kernels/src/attention/backward/query_walk.rs"
                                visible_12 = t1041;
                            } else {
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 t1042 = threadIdx.x;
#line 121 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 t1043 = t1042 & 31u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 t1044 = t1029 << 5u;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 t1045 = 31u - t1043;
#line 141 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 place_24 = t1044 + t1045;
                                const bool exists_11 = place_24 < count;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 t1048 = t1029 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 t1049 = 31u - t1043;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 place_25 = t1048 + t1049;
                                const u32 t1051 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 t1052 = t1051 - place_25;
#line 143 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 block_11 = exists_11 ? t1052 : 0u;
#line 122 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 t1054 = t30 >> 6u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t1055 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t1056 = t1055 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t1057 = t1056 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t1058 = visible + t1057;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t1059 = (u64)t1028;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t1060 = t1059 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t1061 = t1060 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t1062 = t1058 + t1061;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t1063 = (u64)block_11;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t1064 = t1063 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t1065 = t1064 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t1066 = t1062 + t1065;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u32 t1067 = t1054 >> 5u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t1068 = (u64)t1067 * 4u;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u64 t1069 = t1066 + t1068;
#line 138 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                u32 bits_11;
                                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_11) : "l"(t1069) : "memory");
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u32 t1071 = t1054 & 31u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u32 t1072 = bits_11 >> t1071;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const u32 t1073 = t1072 & 1u;
#line 139 "fa-kernels/src/attention/backward/visible_blocks.rs"
                                const bool sees_10 = t1073 == 1u;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                                const bool t1075 = exists_11 & sees_10;
#line 123 "fa-kernels/src/attention/backward/query_walk.rs"
                                const u32 all_11 = __ballot_sync(0xffffffffu, t1075);
#line 105 "fa-kernels/src/attention/backward/query_walk.rs"
                                partial_11 = all_11;
                                visible_12 = all_11;
                            }
#line 116 "fa-kernels/src/attention/backward/turn_walk.rs"
                            const u32 t1077 = rest | visible_12;
#line 116 "fa-kernels/src/attention/backward/turn_walk.rs"
                            rest = t1077;
                        }
                    }
                } else {
#line 77 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const u32 first_head_18 = t32 * group;
                    const u32 head_6 = head + 1u;
                    const u32 t1080 = first_head_18 + group;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                    const bool t1081 = head_6 == t1080;
#line 79 "fa-kernels/src/attention/backward/turn_walk.rs"
                    if (t1081) {
                        u32 bit_7;
                        asm("bfind.u32 %0, %1;" : "=r"(bit_7) : "r"(rest));
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const u32 t1083 = 1u << bit_7;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                        const u32 t1084 = rest ^ t1083;
#line 81 "fa-kernels/src/attention/backward/turn_walk.rs"
                        rest = t1084;
                        head = first_head_18;
                    } else {
                        head = head_6;
                    }
                }
            }
        }
#line 49 "fa-kernels/src/attention/backward/turn_walk.rs"
        u32 bit_8;
        asm("bfind.u32 %0, %1;" : "=r"(bit_8) : "r"(rest));
#line 50 "fa-kernels/src/attention/backward/turn_walk.rs"
        const u32 t1089 = head;
#line 50 "fa-kernels/src/attention/backward/turn_walk.rs"
        const u32 t1090 = pair;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t1091 = t1090 << 5u;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t1092 = 31u - bit_8;
#line 131 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 place_26 = t1091 + t1092;
        const u32 t1094 = count - 1u;
#line 132 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t1095 = t1094 - place_26;
#line 164 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t1096 = bit_8 & 31u;
#line 164 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t1097 = partial >> t1096;
#line 164 "fa-kernels/src/attention/backward/query_walk.rs"
        const u32 t1098 = t1097 & 1u;
#line 164 "fa-kernels/src/attention/backward/query_walk.rs"
        const bool t1099 = t1098 == 1u;
#line 43 "fa-kernels/src/attention/backward/turn_walk.rs"
        const bool t1100 = pair < t181;
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
        const u32 t1101 = lane & 15u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1102 = t43 + t1101;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1103 = lane >> 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1104 = t1102 & 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1105 = t1103 ^ t1104;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1106 = t1102 << 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1107 = t1105 << 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1108 = t1106 + t1107;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1109 = smem_1 + t1108;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1110;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1110) : "r"(t61));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1111 = t1110 ^ 32u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1112 = t1110 ^ 64u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1113 = t1110 ^ 96u;
        const u32 t1114 = smem_2 + t1110;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1115;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1115) : "r"(t1109));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t1115) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t1114) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t1114) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t1114) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_13), "r"(m_14));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_15), "r"(m_16));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t1114) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1116 = smem_2 + t1111;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1117;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1117) : "r"(t1109));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1118 = t1117 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t1118) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t1116) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_25), "r"(m_26));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_27), "r"(m_28));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t1116) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_29), "r"(m_30));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_31), "r"(m_32));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t1116) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_33), "r"(m_34));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_35), "r"(m_36));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t1116) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_37), "r"(m_38));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_39), "r"(m_40));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1119 = smem_2 + t1112;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1120;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1120) : "r"(t1109));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1121 = t1120 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t1121) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t1119) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_45), "r"(m_46));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_47), "r"(m_48));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t1119) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_49), "r"(m_50));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_51), "r"(m_52));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t1119) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_53), "r"(m_54));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_55), "r"(m_56));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t1119) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_57), "r"(m_58));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_59), "r"(m_60));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1122 = smem_2 + t1113;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1123;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1123) : "r"(t1109));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1124 = t1123 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t1124) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t1122) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t1122) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t1122) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_73), "r"(m_74));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_75), "r"(m_76));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t1122) : "memory");
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
        const u32 t1125 = lane & 15u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1126 = t43 + t1125;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1127 = lane >> 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1128 = t1126 & 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1129 = t1127 ^ t1128;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1130 = t1126 << 7u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1131 = t1129 << 4u;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1132 = t1130 + t1131;
#line 244 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1133 = t44 + t1132;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1134;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1134) : "r"(t61));
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1135 = t1134 ^ 32u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1136 = t1134 ^ 64u;
#line 246 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1137 = t1134 ^ 96u;
        const u32 t1138 = t328 + t1134;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1139;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1139) : "r"(t1133));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t1139) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t1138) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_85), "r"(m_86));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_87), "r"(m_88));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t1138) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_89), "r"(m_90));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_91), "r"(m_92));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t1138) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_93), "r"(m_94));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_95), "r"(m_96));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t1138) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_97), "r"(m_98));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_99), "r"(m_100));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1140 = t328 + t1135;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1141;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1141) : "r"(t1133));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1142 = t1141 ^ 32u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t1142) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t1140) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_105), "r"(m_106));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_107), "r"(m_108));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t1140) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_109), "r"(m_110));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_111), "r"(m_112));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t1140) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_113), "r"(m_114));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_115), "r"(m_116));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t1140) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_117), "r"(m_118));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_119), "r"(m_120));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1143 = t328 + t1136;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1144;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1144) : "r"(t1133));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1145 = t1144 ^ 64u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t1145) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t1143) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t1143) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t1143) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_133), "r"(m_134));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_135), "r"(m_136));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t1143) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_137), "r"(m_138));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_139), "r"(m_140));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1146 = t328 + t1137;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1147;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1147) : "r"(t1133));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1148 = t1147 ^ 96u;
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t1148) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t1146) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp), "+f"(dp_2), "+f"(dp_3), "+f"(dp_4) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_145), "r"(m_146));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_5), "+f"(dp_6), "+f"(dp_7), "+f"(dp_8) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_147), "r"(m_148));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t1146) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_9), "+f"(dp_10), "+f"(dp_11), "+f"(dp_12) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_149), "r"(m_150));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_13), "+f"(dp_14), "+f"(dp_15), "+f"(dp_16) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_151), "r"(m_152));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t1146) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_17), "+f"(dp_18), "+f"(dp_19), "+f"(dp_20) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_153), "r"(m_154));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_21), "+f"(dp_22), "+f"(dp_23), "+f"(dp_24) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_155), "r"(m_156));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t1146) : "memory");
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_25), "+f"(dp_26), "+f"(dp_27), "+f"(dp_28) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_157), "r"(m_158));
#line 247 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dp_29), "+f"(dp_30), "+f"(dp_31), "+f"(dp_32) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_159), "r"(m_160));
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1149 = t803 << 6u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1150 = share << 6u;
#line 305 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_query = t1149 + t1150;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        if (t807) {
            const u32 t1152 = t30 + t43;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1153 = t797 / group;
#line 381 "tests/cases/src/functions/samples.rs"
            const u32 t3_3 = t1153 & 1u;
#line 381 "tests/cases/src/functions/samples.rs"
            const bool t4_3 = t3_3 == 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1156 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1157 = t1152 + t1156;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1158 = seq_k - 1u;
#line 381 "tests/cases/src/functions/samples.rs"
            const u32 t1_2 = t1157 & 1u;
#line 381 "tests/cases/src/functions/samples.rs"
            const bool t2_3 = t1_2 == 0u;
#line 381 "tests/cases/src/functions/samples.rs"
            const bool t5_2 = t2_3 | t4_3;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1162 = t1157 + 8u;
#line 381 "tests/cases/src/functions/samples.rs"
            const u32 t1_3 = t1162 & 1u;
#line 381 "tests/cases/src/functions/samples.rs"
            const bool t2_4 = t1_3 == 0u;
#line 381 "tests/cases/src/functions/samples.rs"
            const bool t5_3 = t2_4 | t4_3;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1166 = t797 / group;
#line 19 "src/functions/windows.rs"
            const u32 t2_5 = argument0 < 2147483648u ? argument0 : 2147483648u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1168 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1169 = t1152 + t1168;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1170 = seq_k - 1u;
#line 19 "src/functions/windows.rs"
            const bool t1_4 = t1169 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach = t1_4 ? 2147483648u : t2_5;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1173 = t1169 + 8u;
#line 19 "src/functions/windows.rs"
            const bool t1_5 = t1173 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_2 = t1_5 ? 2147483648u : t2_5;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1176 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1177 = t1176 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1178 = first_query + t1177;
#line 20 "src/functions/windows.rs"
            const u32 t4_4 = t1178 + seq_k;
#line 20 "src/functions/windows.rs"
            const u32 t5_4 = t4_4 - seq_q;
#line 20 "src/functions/windows.rs"
            const u32 t6_2 = t5_4 - t1169;
#line 20 "src/functions/windows.rs"
            const bool t7_2 = t6_2 < reach;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1183 = t5_2 & t7_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const f32 t1184 = t1183 ? s : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            s = t1184;
#line 20 "src/functions/windows.rs"
            const u32 t6_3 = t5_4 - t1173;
#line 20 "src/functions/windows.rs"
            const bool t7_3 = t6_3 < reach_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1187 = t5_3 & t7_3;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const f32 t1188 = t1187 ? s_3 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            s_3 = t1188;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1189 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1190 = t1189 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1191 = first_query + t1190;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1192 = t1191 + 1u;
#line 20 "src/functions/windows.rs"
            const u32 t4_5 = t1192 + seq_k;
#line 20 "src/functions/windows.rs"
            const u32 t5_5 = t4_5 - seq_q;
#line 20 "src/functions/windows.rs"
            const u32 t6_4 = t5_5 - t1169;
#line 20 "src/functions/windows.rs"
            const bool t7_4 = t6_4 < reach;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1197 = t5_2 & t7_4;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const f32 t1198 = t1197 ? s_2 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            s_2 = t1198;
#line 20 "src/functions/windows.rs"
            const u32 t6_5 = t5_5 - t1173;
#line 20 "src/functions/windows.rs"
            const bool t7_5 = t6_5 < reach_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1201 = t5_3 & t7_5;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const f32 t1202 = t1201 ? s_4 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            s_4 = t1202;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1203 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1204 = t1203 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1205 = first_query + t1204;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1206 = t1205 + 8u;
#line 20 "src/functions/windows.rs"
            const u32 t4_6 = t1206 + seq_k;
#line 20 "src/functions/windows.rs"
            const u32 t5_6 = t4_6 - seq_q;
#line 20 "src/functions/windows.rs"
            const u32 t6_6 = t5_6 - t1169;
#line 20 "src/functions/windows.rs"
            const bool t7_6 = t6_6 < reach;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1211 = t5_2 & t7_6;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const f32 t1212 = t1211 ? s_5 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            s_5 = t1212;
#line 20 "src/functions/windows.rs"
            const u32 t6_7 = t5_6 - t1173;
#line 20 "src/functions/windows.rs"
            const bool t7_7 = t6_7 < reach_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1215 = t5_3 & t7_7;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const f32 t1216 = t1215 ? s_7 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            s_7 = t1216;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1217 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1218 = t1217 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1219 = first_query + t1218;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1220 = t1219 + 9u;
#line 20 "src/functions/windows.rs"
            const u32 t4_7 = t1220 + seq_k;
#line 20 "src/functions/windows.rs"
            const u32 t5_7 = t4_7 - seq_q;
#line 20 "src/functions/windows.rs"
            const u32 t6_8 = t5_7 - t1169;
#line 20 "src/functions/windows.rs"
            const bool t7_8 = t6_8 < reach;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1225 = t5_2 & t7_8;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const f32 t1226 = t1225 ? s_6 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            s_6 = t1226;
#line 20 "src/functions/windows.rs"
            const u32 t6_9 = t5_7 - t1173;
#line 20 "src/functions/windows.rs"
            const bool t7_9 = t6_9 < reach_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1229 = t5_3 & t7_9;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const f32 t1230 = t1229 ? s_8 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            s_8 = t1230;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1231 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1232 = t1231 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1233 = first_query + t1232;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1234 = t1233 + 16u;
#line 20 "src/functions/windows.rs"
            const u32 t4_8 = t1234 + seq_k;
#line 20 "src/functions/windows.rs"
            const u32 t5_8 = t4_8 - seq_q;
#line 20 "src/functions/windows.rs"
            const u32 t6_10 = t5_8 - t1169;
#line 20 "src/functions/windows.rs"
            const bool t7_10 = t6_10 < reach;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1239 = t5_2 & t7_10;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const f32 t1240 = t1239 ? s_9 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            s_9 = t1240;
#line 20 "src/functions/windows.rs"
            const u32 t6_11 = t5_8 - t1173;
#line 20 "src/functions/windows.rs"
            const bool t7_11 = t6_11 < reach_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1243 = t5_3 & t7_11;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const f32 t1244 = t1243 ? s_11 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            s_11 = t1244;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1245 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1246 = t1245 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1247 = first_query + t1246;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1248 = t1247 + 17u;
#line 20 "src/functions/windows.rs"
            const u32 t4_9 = t1248 + seq_k;
#line 20 "src/functions/windows.rs"
            const u32 t5_9 = t4_9 - seq_q;
#line 20 "src/functions/windows.rs"
            const u32 t6_12 = t5_9 - t1169;
#line 20 "src/functions/windows.rs"
            const bool t7_12 = t6_12 < reach;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1253 = t5_2 & t7_12;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const f32 t1254 = t1253 ? s_10 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            s_10 = t1254;
#line 20 "src/functions/windows.rs"
            const u32 t6_13 = t5_9 - t1173;
#line 20 "src/functions/windows.rs"
            const bool t7_13 = t6_13 < reach_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1257 = t5_3 & t7_13;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const f32 t1258 = t1257 ? s_12 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            s_12 = t1258;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1259 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1260 = t1259 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1261 = first_query + t1260;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1262 = t1261 + 24u;
#line 20 "src/functions/windows.rs"
            const u32 t4_10 = t1262 + seq_k;
#line 20 "src/functions/windows.rs"
            const u32 t5_10 = t4_10 - seq_q;
#line 20 "src/functions/windows.rs"
            const u32 t6_14 = t5_10 - t1169;
#line 20 "src/functions/windows.rs"
            const bool t7_14 = t6_14 < reach;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1267 = t5_2 & t7_14;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const f32 t1268 = t1267 ? s_13 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            s_13 = t1268;
#line 20 "src/functions/windows.rs"
            const u32 t6_15 = t5_10 - t1173;
#line 20 "src/functions/windows.rs"
            const bool t7_15 = t6_15 < reach_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1271 = t5_3 & t7_15;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const f32 t1272 = t1271 ? s_15 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            s_15 = t1272;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1273 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1274 = t1273 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1275 = first_query + t1274;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1276 = t1275 + 25u;
#line 20 "src/functions/windows.rs"
            const u32 t4_11 = t1276 + seq_k;
#line 20 "src/functions/windows.rs"
            const u32 t5_11 = t4_11 - seq_q;
#line 20 "src/functions/windows.rs"
            const u32 t6_16 = t5_11 - t1169;
#line 20 "src/functions/windows.rs"
            const bool t7_16 = t6_16 < reach;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1281 = t5_2 & t7_16;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const f32 t1282 = t1281 ? s_14 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            s_14 = t1282;
#line 20 "src/functions/windows.rs"
            const u32 t6_17 = t5_11 - t1173;
#line 20 "src/functions/windows.rs"
            const bool t7_17 = t6_17 < reach_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1285 = t5_3 & t7_17;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const f32 t1286 = t1285 ? s_16 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            s_16 = t1286;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1287 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1288 = t1287 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1289 = first_query + t1288;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1290 = t1289 + 32u;
#line 20 "src/functions/windows.rs"
            const u32 t4_12 = t1290 + seq_k;
#line 20 "src/functions/windows.rs"
            const u32 t5_12 = t4_12 - seq_q;
#line 20 "src/functions/windows.rs"
            const u32 t6_18 = t5_12 - t1169;
#line 20 "src/functions/windows.rs"
            const bool t7_18 = t6_18 < reach;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1295 = t5_2 & t7_18;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const f32 t1296 = t1295 ? s_17 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            s_17 = t1296;
#line 20 "src/functions/windows.rs"
            const u32 t6_19 = t5_12 - t1173;
#line 20 "src/functions/windows.rs"
            const bool t7_19 = t6_19 < reach_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1299 = t5_3 & t7_19;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const f32 t1300 = t1299 ? s_19 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            s_19 = t1300;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1301 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1302 = t1301 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1303 = first_query + t1302;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1304 = t1303 + 33u;
#line 20 "src/functions/windows.rs"
            const u32 t4_13 = t1304 + seq_k;
#line 20 "src/functions/windows.rs"
            const u32 t5_13 = t4_13 - seq_q;
#line 20 "src/functions/windows.rs"
            const u32 t6_20 = t5_13 - t1169;
#line 20 "src/functions/windows.rs"
            const bool t7_20 = t6_20 < reach;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1309 = t5_2 & t7_20;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const f32 t1310 = t1309 ? s_18 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            s_18 = t1310;
#line 20 "src/functions/windows.rs"
            const u32 t6_21 = t5_13 - t1173;
#line 20 "src/functions/windows.rs"
            const bool t7_21 = t6_21 < reach_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1313 = t5_3 & t7_21;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const f32 t1314 = t1313 ? s_20 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            s_20 = t1314;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1315 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1316 = t1315 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1317 = first_query + t1316;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1318 = t1317 + 40u;
#line 20 "src/functions/windows.rs"
            const u32 t4_14 = t1318 + seq_k;
#line 20 "src/functions/windows.rs"
            const u32 t5_14 = t4_14 - seq_q;
#line 20 "src/functions/windows.rs"
            const u32 t6_22 = t5_14 - t1169;
#line 20 "src/functions/windows.rs"
            const bool t7_22 = t6_22 < reach;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1323 = t5_2 & t7_22;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const f32 t1324 = t1323 ? s_21 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            s_21 = t1324;
#line 20 "src/functions/windows.rs"
            const u32 t6_23 = t5_14 - t1173;
#line 20 "src/functions/windows.rs"
            const bool t7_23 = t6_23 < reach_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1327 = t5_3 & t7_23;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const f32 t1328 = t1327 ? s_23 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            s_23 = t1328;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1329 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1330 = t1329 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1331 = first_query + t1330;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1332 = t1331 + 41u;
#line 20 "src/functions/windows.rs"
            const u32 t4_15 = t1332 + seq_k;
#line 20 "src/functions/windows.rs"
            const u32 t5_15 = t4_15 - seq_q;
#line 20 "src/functions/windows.rs"
            const u32 t6_24 = t5_15 - t1169;
#line 20 "src/functions/windows.rs"
            const bool t7_24 = t6_24 < reach;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1337 = t5_2 & t7_24;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const f32 t1338 = t1337 ? s_22 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            s_22 = t1338;
#line 20 "src/functions/windows.rs"
            const u32 t6_25 = t5_15 - t1173;
#line 20 "src/functions/windows.rs"
            const bool t7_25 = t6_25 < reach_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1341 = t5_3 & t7_25;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const f32 t1342 = t1341 ? s_24 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            s_24 = t1342;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1343 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1344 = t1343 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1345 = first_query + t1344;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1346 = t1345 + 48u;
#line 20 "src/functions/windows.rs"
            const u32 t4_16 = t1346 + seq_k;
#line 20 "src/functions/windows.rs"
            const u32 t5_16 = t4_16 - seq_q;
#line 20 "src/functions/windows.rs"
            const u32 t6_26 = t5_16 - t1169;
#line 20 "src/functions/windows.rs"
            const bool t7_26 = t6_26 < reach;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1351 = t5_2 & t7_26;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const f32 t1352 = t1351 ? s_25 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            s_25 = t1352;
#line 20 "src/functions/windows.rs"
            const u32 t6_27 = t5_16 - t1173;
#line 20 "src/functions/windows.rs"
            const bool t7_27 = t6_27 < reach_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1355 = t5_3 & t7_27;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const f32 t1356 = t1355 ? s_27 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            s_27 = t1356;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1357 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1358 = t1357 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1359 = first_query + t1358;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1360 = t1359 + 49u;
#line 20 "src/functions/windows.rs"
            const u32 t4_17 = t1360 + seq_k;
#line 20 "src/functions/windows.rs"
            const u32 t5_17 = t4_17 - seq_q;
#line 20 "src/functions/windows.rs"
            const u32 t6_28 = t5_17 - t1169;
#line 20 "src/functions/windows.rs"
            const bool t7_28 = t6_28 < reach;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1365 = t5_2 & t7_28;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const f32 t1366 = t1365 ? s_26 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            s_26 = t1366;
#line 20 "src/functions/windows.rs"
            const u32 t6_29 = t5_17 - t1173;
#line 20 "src/functions/windows.rs"
            const bool t7_29 = t6_29 < reach_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1369 = t5_3 & t7_29;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const f32 t1370 = t1369 ? s_28 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            s_28 = t1370;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1371 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1372 = t1371 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1373 = first_query + t1372;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1374 = t1373 + 56u;
#line 20 "src/functions/windows.rs"
            const u32 t4_18 = t1374 + seq_k;
#line 20 "src/functions/windows.rs"
            const u32 t5_18 = t4_18 - seq_q;
#line 20 "src/functions/windows.rs"
            const u32 t6_30 = t5_18 - t1169;
#line 20 "src/functions/windows.rs"
            const bool t7_30 = t6_30 < reach;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1379 = t5_2 & t7_30;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const f32 t1380 = t1379 ? s_29 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            s_29 = t1380;
#line 20 "src/functions/windows.rs"
            const u32 t6_31 = t5_18 - t1173;
#line 20 "src/functions/windows.rs"
            const bool t7_31 = t6_31 < reach_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1383 = t5_3 & t7_31;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const f32 t1384 = t1383 ? s_31 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            s_31 = t1384;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1385 = lane & 3u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1386 = t1385 << 1u;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1387 = first_query + t1386;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1388 = t1387 + 57u;
#line 20 "src/functions/windows.rs"
            const u32 t4_19 = t1388 + seq_k;
#line 20 "src/functions/windows.rs"
            const u32 t5_19 = t4_19 - seq_q;
#line 20 "src/functions/windows.rs"
            const u32 t6_32 = t5_19 - t1169;
#line 20 "src/functions/windows.rs"
            const bool t7_32 = t6_32 < reach;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1393 = t5_2 & t7_32;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const f32 t1394 = t1393 ? s_30 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            s_30 = t1394;
#line 20 "src/functions/windows.rs"
            const u32 t6_33 = t5_19 - t1173;
#line 20 "src/functions/windows.rs"
            const bool t7_33 = t6_33 < reach_2;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1397 = t5_3 & t7_33;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const f32 t1398 = t1397 ? s_32 : __uint_as_float(0xff800000u);
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            s_32 = t1398;
#line 217 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1399 = t30 + t43;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1400 = lane >> 2u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = t1399 + t1400;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t1402 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t1403 = t1402 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t1404 = first_query + t1403;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t1405 = lane & 3u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t1406 = t1405 << 1u;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t1407 = first_query + t1406;
#line 28 "fa-kernels/src/attention/mask.rs"
            const u32 t1408 = t1407 + 1u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1409 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end = t1409 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 0u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1412 = visible_13 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t1412;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 8u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1414 = visible_14 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t1414;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1415 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_2 = t1415 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1418 = visible_15 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t1418;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1420 = visible_16 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t1420;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1421 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1422 = t1421 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1423 = first_query + t1422;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1424 = t1423 + 8u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1425 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1426 = t1425 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1427 = first_query + t1426;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1428 = t1427 + 9u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1429 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_3 = t1429 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1432 = visible_17 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t1432;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1434 = visible_18 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t1434;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1435 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_4 = t1435 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1438 = visible_19 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t1438;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1440 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t1440;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1441 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1442 = t1441 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1443 = first_query + t1442;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1444 = t1443 + 16u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1445 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1446 = t1445 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1447 = first_query + t1446;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1448 = t1447 + 17u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1449 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_5 = t1449 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1452 = visible_21 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t1452;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1454 = visible_22 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t1454;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1455 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_6 = t1455 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 0u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1458 = visible_23 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t1458;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 8u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1460 = visible_24 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t1460;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1461 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1462 = t1461 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1463 = first_query + t1462;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1464 = t1463 + 24u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1465 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1466 = t1465 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1467 = first_query + t1466;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1468 = t1467 + 25u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1469 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_7 = t1469 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1472 = visible_25 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t1472;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1474 = visible_26 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t1474;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1475 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_8 = t1475 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1478 = visible_27 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t1478;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1480 = visible_28 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t1480;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1481 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1482 = t1481 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1483 = first_query + t1482;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1484 = t1483 + 32u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1485 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1486 = t1485 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1487 = first_query + t1486;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1488 = t1487 + 33u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1489 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_9 = t1489 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1492 = visible_29 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_17 = t1492;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1494 = visible_30 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_19 = t1494;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1495 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_10 = t1495 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1498 = visible_31 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_18 = t1498;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1500 = visible_32 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_20 = t1500;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1501 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1502 = t1501 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1503 = first_query + t1502;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1504 = t1503 + 40u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1505 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1506 = t1505 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1507 = first_query + t1506;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1508 = t1507 + 41u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1509 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_11 = t1509 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_33 = 0u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1512 = visible_33 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_21 = t1512;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_34 = 8u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1514 = visible_34 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_23 = t1514;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1515 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_12 = t1515 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_35 = 0u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1518 = visible_35 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_22 = t1518;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_36 = 8u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1520 = visible_36 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_24 = t1520;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1521 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1522 = t1521 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1523 = first_query + t1522;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1524 = t1523 + 48u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1525 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1526 = t1525 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1527 = first_query + t1526;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1528 = t1527 + 49u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1529 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_13 = t1529 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_37 = 0u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1532 = visible_37 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_25 = t1532;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_38 = 8u < end_13;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1534 = visible_38 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_27 = t1534;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1535 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_14 = t1535 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_39 = 0u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1538 = visible_39 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_26 = t1538;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_40 = 8u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1540 = visible_40 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_28 = t1540;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1541 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1542 = t1541 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1543 = first_query + t1542;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1544 = t1543 + 56u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1545 = lane & 3u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1546 = t1545 << 1u;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1547 = first_query + t1546;
#line 39 "fa-kernels/src/attention/mask.rs"
            const u32 t1548 = t1547 + 57u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1549 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_15 = t1549 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_41 = 0u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1552 = visible_41 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_29 = t1552;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_42 = 8u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1554 = visible_42 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_31 = t1554;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1555 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_16 = t1555 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_43 = 0u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1558 = visible_43 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_30 = t1558;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_44 = 8u < end_16;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1560 = visible_44 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_32 = t1560;
        }
#line 286 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 first_2 = share << 9u;
        const u32 t1562 = t329 + first_2;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1563 = lane & 3u;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1564 = t1563 << 4u;
#line 287 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1565 = t1562 + t1564;
        u32 row_3;
        u32 row_4;
        u32 row_5;
        u32 row_6;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_3), "=r"(row_4), "=r"(row_5), "=r"(row_6) : "r"(t1565) : "memory");
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1566;
        asm("mov.b32 %0, %1;" : "=f"(t1566) : "r"(row_3));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1567;
        asm("mov.b32 %0, %1;" : "=f"(t1567) : "r"(row_4));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1568;
        asm("mov.b32 %0, %1;" : "=f"(t1568) : "r"(row_5));
#line 288 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1569;
        asm("mov.b32 %0, %1;" : "=f"(t1569) : "r"(row_6));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1570 = -t1566;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1571;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1571) : "f"(s), "f"(scale_log2), "f"(t1570));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p) : "f"(t1571));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1573 = dp - t1567;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds = p * t1573;
        dp = ds;
        s = p;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1575 = -t1568;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1576;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1576) : "f"(s_2), "f"(scale_log2), "f"(t1575));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_2) : "f"(t1576));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1578 = dp_2 - t1569;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_2 = p_2 * t1578;
        dp_2 = ds_2;
        s_2 = p_2;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1580 = -t1566;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1581;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1581) : "f"(s_3), "f"(scale_log2), "f"(t1580));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_3) : "f"(t1581));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1583 = dp_3 - t1567;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_3 = p_3 * t1583;
        dp_3 = ds_3;
        s_3 = p_3;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1585 = -t1568;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1586;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1586) : "f"(s_4), "f"(scale_log2), "f"(t1585));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_4) : "f"(t1586));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1588 = dp_4 - t1569;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_4 = p_4 * t1588;
        dp_4 = ds_4;
        s_4 = p_4;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_7;
        u32 row_8;
        u32 row_9;
        u32 row_10;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(row_7), "=r"(row_8), "=r"(row_9), "=r"(row_10) : "r"(t1565) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1590;
        asm("mov.b32 %0, %1;" : "=f"(t1590) : "r"(row_7));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1591;
        asm("mov.b32 %0, %1;" : "=f"(t1591) : "r"(row_8));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1592;
        asm("mov.b32 %0, %1;" : "=f"(t1592) : "r"(row_9));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1593;
        asm("mov.b32 %0, %1;" : "=f"(t1593) : "r"(row_10));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1594 = -t1590;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1595;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1595) : "f"(s_5), "f"(scale_log2), "f"(t1594));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_5;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_5) : "f"(t1595));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1597 = dp_5 - t1591;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_5 = p_5 * t1597;
        dp_5 = ds_5;
        s_5 = p_5;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1599 = -t1592;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1600;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1600) : "f"(s_6), "f"(scale_log2), "f"(t1599));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_6;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_6) : "f"(t1600));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1602 = dp_6 - t1593;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_6 = p_6 * t1602;
        dp_6 = ds_6;
        s_6 = p_6;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1604 = -t1590;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1605;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1605) : "f"(s_7), "f"(scale_log2), "f"(t1604));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_7;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_7) : "f"(t1605));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1607 = dp_7 - t1591;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_7 = p_7 * t1607;
        dp_7 = ds_7;
        s_7 = p_7;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1609 = -t1592;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1610;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1610) : "f"(s_8), "f"(scale_log2), "f"(t1609));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_8;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_8) : "f"(t1610));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1612 = dp_8 - t1593;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_8 = p_8 * t1612;
        dp_8 = ds_8;
        s_8 = p_8;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_11;
        u32 row_12;
        u32 row_13;
        u32 row_14;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(row_11), "=r"(row_12), "=r"(row_13), "=r"(row_14) : "r"(t1565) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1614;
        asm("mov.b32 %0, %1;" : "=f"(t1614) : "r"(row_11));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1615;
        asm("mov.b32 %0, %1;" : "=f"(t1615) : "r"(row_12));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1616;
        asm("mov.b32 %0, %1;" : "=f"(t1616) : "r"(row_13));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1617;
        asm("mov.b32 %0, %1;" : "=f"(t1617) : "r"(row_14));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1618 = -t1614;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1619;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1619) : "f"(s_9), "f"(scale_log2), "f"(t1618));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_9;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_9) : "f"(t1619));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1621 = dp_9 - t1615;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_9 = p_9 * t1621;
        dp_9 = ds_9;
        s_9 = p_9;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1623 = -t1616;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1624;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1624) : "f"(s_10), "f"(scale_log2), "f"(t1623));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_10;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_10) : "f"(t1624));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1626 = dp_10 - t1617;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_10 = p_10 * t1626;
        dp_10 = ds_10;
        s_10 = p_10;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1628 = -t1614;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1629;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1629) : "f"(s_11), "f"(scale_log2), "f"(t1628));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_11;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_11) : "f"(t1629));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1631 = dp_11 - t1615;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_11 = p_11 * t1631;
        dp_11 = ds_11;
        s_11 = p_11;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1633 = -t1616;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1634;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1634) : "f"(s_12), "f"(scale_log2), "f"(t1633));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_12;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_12) : "f"(t1634));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1636 = dp_12 - t1617;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_12 = p_12 * t1636;
        dp_12 = ds_12;
        s_12 = p_12;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_15;
        u32 row_16;
        u32 row_17;
        u32 row_18;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(row_15), "=r"(row_16), "=r"(row_17), "=r"(row_18) : "r"(t1565) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1638;
        asm("mov.b32 %0, %1;" : "=f"(t1638) : "r"(row_15));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1639;
        asm("mov.b32 %0, %1;" : "=f"(t1639) : "r"(row_16));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1640;
        asm("mov.b32 %0, %1;" : "=f"(t1640) : "r"(row_17));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1641;
        asm("mov.b32 %0, %1;" : "=f"(t1641) : "r"(row_18));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1642 = -t1638;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1643;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1643) : "f"(s_13), "f"(scale_log2), "f"(t1642));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_13;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_13) : "f"(t1643));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1645 = dp_13 - t1639;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_13 = p_13 * t1645;
        dp_13 = ds_13;
        s_13 = p_13;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1647 = -t1640;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1648;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1648) : "f"(s_14), "f"(scale_log2), "f"(t1647));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_14;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_14) : "f"(t1648));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1650 = dp_14 - t1641;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_14 = p_14 * t1650;
        dp_14 = ds_14;
        s_14 = p_14;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1652 = -t1638;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1653;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1653) : "f"(s_15), "f"(scale_log2), "f"(t1652));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_15;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_15) : "f"(t1653));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1655 = dp_15 - t1639;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_15 = p_15 * t1655;
        dp_15 = ds_15;
        s_15 = p_15;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1657 = -t1640;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1658;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1658) : "f"(s_16), "f"(scale_log2), "f"(t1657));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_16;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_16) : "f"(t1658));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1660 = dp_16 - t1641;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_16 = p_16 * t1660;
        dp_16 = ds_16;
        s_16 = p_16;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_19;
        u32 row_20;
        u32 row_21;
        u32 row_22;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(row_19), "=r"(row_20), "=r"(row_21), "=r"(row_22) : "r"(t1565) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1662;
        asm("mov.b32 %0, %1;" : "=f"(t1662) : "r"(row_19));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1663;
        asm("mov.b32 %0, %1;" : "=f"(t1663) : "r"(row_20));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1664;
        asm("mov.b32 %0, %1;" : "=f"(t1664) : "r"(row_21));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1665;
        asm("mov.b32 %0, %1;" : "=f"(t1665) : "r"(row_22));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1666 = -t1662;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1667;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1667) : "f"(s_17), "f"(scale_log2), "f"(t1666));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_17;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_17) : "f"(t1667));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1669 = dp_17 - t1663;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_17 = p_17 * t1669;
        dp_17 = ds_17;
        s_17 = p_17;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1671 = -t1664;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1672;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1672) : "f"(s_18), "f"(scale_log2), "f"(t1671));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_18;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_18) : "f"(t1672));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1674 = dp_18 - t1665;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_18 = p_18 * t1674;
        dp_18 = ds_18;
        s_18 = p_18;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1676 = -t1662;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1677;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1677) : "f"(s_19), "f"(scale_log2), "f"(t1676));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_19;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_19) : "f"(t1677));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1679 = dp_19 - t1663;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_19 = p_19 * t1679;
        dp_19 = ds_19;
        s_19 = p_19;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1681 = -t1664;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1682;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1682) : "f"(s_20), "f"(scale_log2), "f"(t1681));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_20;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_20) : "f"(t1682));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1684 = dp_20 - t1665;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_20 = p_20 * t1684;
        dp_20 = ds_20;
        s_20 = p_20;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_23;
        u32 row_24;
        u32 row_25;
        u32 row_26;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(row_23), "=r"(row_24), "=r"(row_25), "=r"(row_26) : "r"(t1565) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1686;
        asm("mov.b32 %0, %1;" : "=f"(t1686) : "r"(row_23));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1687;
        asm("mov.b32 %0, %1;" : "=f"(t1687) : "r"(row_24));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1688;
        asm("mov.b32 %0, %1;" : "=f"(t1688) : "r"(row_25));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1689;
        asm("mov.b32 %0, %1;" : "=f"(t1689) : "r"(row_26));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1690 = -t1686;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1691;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1691) : "f"(s_21), "f"(scale_log2), "f"(t1690));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_21;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_21) : "f"(t1691));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1693 = dp_21 - t1687;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_21 = p_21 * t1693;
        dp_21 = ds_21;
        s_21 = p_21;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1695 = -t1688;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1696;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1696) : "f"(s_22), "f"(scale_log2), "f"(t1695));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_22;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_22) : "f"(t1696));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1698 = dp_22 - t1689;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_22 = p_22 * t1698;
        dp_22 = ds_22;
        s_22 = p_22;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1700 = -t1686;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1701;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1701) : "f"(s_23), "f"(scale_log2), "f"(t1700));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_23;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_23) : "f"(t1701));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1703 = dp_23 - t1687;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_23 = p_23 * t1703;
        dp_23 = ds_23;
        s_23 = p_23;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1705 = -t1688;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1706;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1706) : "f"(s_24), "f"(scale_log2), "f"(t1705));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_24;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_24) : "f"(t1706));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1708 = dp_24 - t1689;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_24 = p_24 * t1708;
        dp_24 = ds_24;
        s_24 = p_24;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_27;
        u32 row_28;
        u32 row_29;
        u32 row_30;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(row_27), "=r"(row_28), "=r"(row_29), "=r"(row_30) : "r"(t1565) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1710;
        asm("mov.b32 %0, %1;" : "=f"(t1710) : "r"(row_27));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1711;
        asm("mov.b32 %0, %1;" : "=f"(t1711) : "r"(row_28));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1712;
        asm("mov.b32 %0, %1;" : "=f"(t1712) : "r"(row_29));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1713;
        asm("mov.b32 %0, %1;" : "=f"(t1713) : "r"(row_30));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1714 = -t1710;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1715;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1715) : "f"(s_25), "f"(scale_log2), "f"(t1714));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_25;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_25) : "f"(t1715));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1717 = dp_25 - t1711;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_25 = p_25 * t1717;
        dp_25 = ds_25;
        s_25 = p_25;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1719 = -t1712;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1720;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1720) : "f"(s_26), "f"(scale_log2), "f"(t1719));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_26;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_26) : "f"(t1720));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1722 = dp_26 - t1713;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_26 = p_26 * t1722;
        dp_26 = ds_26;
        s_26 = p_26;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1724 = -t1710;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1725;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1725) : "f"(s_27), "f"(scale_log2), "f"(t1724));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_27;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_27) : "f"(t1725));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1727 = dp_27 - t1711;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_27 = p_27 * t1727;
        dp_27 = ds_27;
        s_27 = p_27;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1729 = -t1712;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1730;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1730) : "f"(s_28), "f"(scale_log2), "f"(t1729));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_28;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_28) : "f"(t1730));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1732 = dp_28 - t1713;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_28 = p_28 * t1732;
        dp_28 = ds_28;
        s_28 = p_28;
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_31;
        u32 row_32;
        u32 row_33;
        u32 row_34;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(row_31), "=r"(row_32), "=r"(row_33), "=r"(row_34) : "r"(t1565) : "memory");
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1734;
        asm("mov.b32 %0, %1;" : "=f"(t1734) : "r"(row_31));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1735;
        asm("mov.b32 %0, %1;" : "=f"(t1735) : "r"(row_32));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1736;
        asm("mov.b32 %0, %1;" : "=f"(t1736) : "r"(row_33));
#line 296 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1737;
        asm("mov.b32 %0, %1;" : "=f"(t1737) : "r"(row_34));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1738 = -t1734;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1739;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1739) : "f"(s_29), "f"(scale_log2), "f"(t1738));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_29;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_29) : "f"(t1739));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1741 = dp_29 - t1735;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_29 = p_29 * t1741;
        dp_29 = ds_29;
        s_29 = p_29;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1743 = -t1736;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1744;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1744) : "f"(s_30), "f"(scale_log2), "f"(t1743));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_30;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_30) : "f"(t1744));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1746 = dp_30 - t1737;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_30 = p_30 * t1746;
        dp_30 = ds_30;
        s_30 = p_30;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1748 = -t1734;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1749;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1749) : "f"(s_31), "f"(scale_log2), "f"(t1748));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_31;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_31) : "f"(t1749));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1751 = dp_31 - t1735;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_31 = p_31 * t1751;
        dp_31 = ds_31;
        s_31 = p_31;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1753 = -t1736;
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 t1754;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1754) : "f"(s_32), "f"(scale_log2), "f"(t1753));
#line 293 "fa-kernels/src/attention/backward/mma/tile.rs"
        f32 p_32;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(p_32) : "f"(t1754));
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 t1756 = dp_32 - t1737;
#line 294 "fa-kernels/src/attention/backward/mma/tile.rs"
        const f32 ds_32 = p_32 * t1756;
        dp_32 = ds_32;
        s_32 = p_32;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1758 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1759 = t40 + t1758;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1760;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1760) : "r"(lane));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1761 = t1760 >> 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1762 = t43 + t1761;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1763 = t1762 & 7u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1764 = 0u ^ t1763;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1765 = t1762 << 7u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1766 = t1764 << 4u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1767 = t1765 + t1766;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1768 = t1760 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1769 = t1768 << 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1770 = t1767 + t1769;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1771;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1771) : "f"(dp), "f"(dp_2));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1772 = t1759 + t1770;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1772), "r"(t1771) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1773;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1773) : "f"(dp_5), "f"(dp_6));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1774 = t1770 ^ 16u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1775 = t1759 + t1774;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1775), "r"(t1773) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1776;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1776) : "f"(dp_9), "f"(dp_10));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1777 = t1770 ^ 32u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1778 = t1759 + t1777;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1778), "r"(t1776) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1779;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1779) : "f"(dp_13), "f"(dp_14));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1780 = t1770 ^ 48u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1781 = t1759 + t1780;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1781), "r"(t1779) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1782;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1782) : "f"(dp_17), "f"(dp_18));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1783 = t1770 ^ 64u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1784 = t1759 + t1783;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1784), "r"(t1782) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1785;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1785) : "f"(dp_21), "f"(dp_22));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1786 = t1770 ^ 80u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1787 = t1759 + t1786;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1787), "r"(t1785) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1788;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1788) : "f"(dp_25), "f"(dp_26));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1789 = t1770 ^ 96u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1790 = t1759 + t1789;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1790), "r"(t1788) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1791;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1791) : "f"(dp_29), "f"(dp_30));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1792 = t1770 ^ 112u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1793 = t1759 + t1792;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1793), "r"(t1791) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1794 = t1760 >> 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1795 = t43 + t1794;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1796 = t1795 + 8u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1797 = t1796 & 7u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1798 = 0u ^ t1797;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1799 = t1796 << 7u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1800 = t1798 << 4u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1801 = t1799 + t1800;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1802 = t1760 & 3u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1803 = t1802 << 2u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1804 = t1801 + t1803;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1805;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1805) : "f"(dp_3), "f"(dp_4));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1806 = t1759 + t1804;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1806), "r"(t1805) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1807;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1807) : "f"(dp_7), "f"(dp_8));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1808 = t1804 ^ 16u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1809 = t1759 + t1808;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1809), "r"(t1807) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1810;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1810) : "f"(dp_11), "f"(dp_12));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1811 = t1804 ^ 32u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1812 = t1759 + t1811;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1812), "r"(t1810) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1813;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1813) : "f"(dp_15), "f"(dp_16));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1814 = t1804 ^ 48u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1815 = t1759 + t1814;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1815), "r"(t1813) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1816;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1816) : "f"(dp_19), "f"(dp_20));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1817 = t1804 ^ 64u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1818 = t1759 + t1817;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1818), "r"(t1816) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1819;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1819) : "f"(dp_23), "f"(dp_24));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1820 = t1804 ^ 80u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1821 = t1759 + t1820;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1821), "r"(t1819) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1822;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1822) : "f"(dp_27), "f"(dp_28));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1823 = t1804 ^ 96u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1824 = t1759 + t1823;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1824), "r"(t1822) : "memory");
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1825;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1825) : "f"(dp_31), "f"(dp_32));
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1826 = t1804 ^ 112u;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1827 = t1759 + t1826;
#line 323 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1827), "r"(t1825) : "memory");
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1828;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1828) : "f"(s), "f"(s_2));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1829;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1829) : "f"(s_3), "f"(s_4));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1830;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1830) : "f"(s_5), "f"(s_6));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1831;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1831) : "f"(s_7), "f"(s_8));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1832;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1832) : "f"(s_9), "f"(s_10));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1833;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1833) : "f"(s_11), "f"(s_12));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1834;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1834) : "f"(s_13), "f"(s_14));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1835;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1835) : "f"(s_15), "f"(s_16));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1836;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1836) : "f"(s_17), "f"(s_18));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1837;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1837) : "f"(s_19), "f"(s_20));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1838;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1838) : "f"(s_21), "f"(s_22));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1839;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1839) : "f"(s_23), "f"(s_24));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1840;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1840) : "f"(s_25), "f"(s_26));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1841;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1841) : "f"(s_27), "f"(s_28));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1842;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1842) : "f"(s_29), "f"(s_30));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1843;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1843) : "f"(s_31), "f"(s_32));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1844;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1844) : "r"(t68));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1845 = t1844 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1846 = t1844 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1847 = t1844 ^ 96u;
        const u32 t1848 = t328 + t1844;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1849 = t328 + t1845;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1850 = t328 + t1846;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1851 = t328 + t1847;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t1848) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(t1828), "r"(t1829), "r"(t1830), "r"(t1831), "r"(m_161), "r"(m_162));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(t1828), "r"(t1829), "r"(t1830), "r"(t1831), "r"(m_163), "r"(m_164));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t1849) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(t1828), "r"(t1829), "r"(t1830), "r"(t1831), "r"(m_165), "r"(m_166));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(t1828), "r"(t1829), "r"(t1830), "r"(t1831), "r"(m_167), "r"(m_168));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t1850) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(t1828), "r"(t1829), "r"(t1830), "r"(t1831), "r"(m_169), "r"(m_170));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(t1828), "r"(t1829), "r"(t1830), "r"(t1831), "r"(m_171), "r"(m_172));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t1851) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(t1828), "r"(t1829), "r"(t1830), "r"(t1831), "r"(m_173), "r"(m_174));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t1828), "r"(t1829), "r"(t1830), "r"(t1831), "r"(m_175), "r"(m_176));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t1848) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(t1832), "r"(t1833), "r"(t1834), "r"(t1835), "r"(m_177), "r"(m_178));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(t1832), "r"(t1833), "r"(t1834), "r"(t1835), "r"(m_179), "r"(m_180));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t1849) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(t1832), "r"(t1833), "r"(t1834), "r"(t1835), "r"(m_181), "r"(m_182));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(t1832), "r"(t1833), "r"(t1834), "r"(t1835), "r"(m_183), "r"(m_184));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t1850) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(t1832), "r"(t1833), "r"(t1834), "r"(t1835), "r"(m_185), "r"(m_186));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(t1832), "r"(t1833), "r"(t1834), "r"(t1835), "r"(m_187), "r"(m_188));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t1851) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(t1832), "r"(t1833), "r"(t1834), "r"(t1835), "r"(m_189), "r"(m_190));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t1832), "r"(t1833), "r"(t1834), "r"(t1835), "r"(m_191), "r"(m_192));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t1848) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(t1836), "r"(t1837), "r"(t1838), "r"(t1839), "r"(m_193), "r"(m_194));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(t1836), "r"(t1837), "r"(t1838), "r"(t1839), "r"(m_195), "r"(m_196));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t1849) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(t1836), "r"(t1837), "r"(t1838), "r"(t1839), "r"(m_197), "r"(m_198));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(t1836), "r"(t1837), "r"(t1838), "r"(t1839), "r"(m_199), "r"(m_200));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t1850) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(t1836), "r"(t1837), "r"(t1838), "r"(t1839), "r"(m_201), "r"(m_202));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(t1836), "r"(t1837), "r"(t1838), "r"(t1839), "r"(m_203), "r"(m_204));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t1851) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(t1836), "r"(t1837), "r"(t1838), "r"(t1839), "r"(m_205), "r"(m_206));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t1836), "r"(t1837), "r"(t1838), "r"(t1839), "r"(m_207), "r"(m_208));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t1848) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_2), "+f"(dv_3), "+f"(dv_4), "+f"(dv_5) : "r"(t1840), "r"(t1841), "r"(t1842), "r"(t1843), "r"(m_209), "r"(m_210));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_6), "+f"(dv_7), "+f"(dv_8), "+f"(dv_9) : "r"(t1840), "r"(t1841), "r"(t1842), "r"(t1843), "r"(m_211), "r"(m_212));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t1849) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_10), "+f"(dv_11), "+f"(dv_12), "+f"(dv_13) : "r"(t1840), "r"(t1841), "r"(t1842), "r"(t1843), "r"(m_213), "r"(m_214));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_14), "+f"(dv_15), "+f"(dv_16), "+f"(dv_17) : "r"(t1840), "r"(t1841), "r"(t1842), "r"(t1843), "r"(m_215), "r"(m_216));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t1850) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_18), "+f"(dv_19), "+f"(dv_20), "+f"(dv_21) : "r"(t1840), "r"(t1841), "r"(t1842), "r"(t1843), "r"(m_217), "r"(m_218));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_22), "+f"(dv_23), "+f"(dv_24), "+f"(dv_25) : "r"(t1840), "r"(t1841), "r"(t1842), "r"(t1843), "r"(m_219), "r"(m_220));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t1851) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_26), "+f"(dv_27), "+f"(dv_28), "+f"(dv_29) : "r"(t1840), "r"(t1841), "r"(t1842), "r"(t1843), "r"(m_221), "r"(m_222));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dv_30), "+f"(dv_31), "+f"(dv_32), "+f"(dv_33) : "r"(t1840), "r"(t1841), "r"(t1842), "r"(t1843), "r"(m_223), "r"(m_224));
#line 201 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 233 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1100) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1852 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1853 = (u32)d_o_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1854 = t1853 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_7 = (u64)t1089 * t1854;
            const u64 of_head_3 = t357 + head_7;
            const u32 t1857 = t1095 << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1858 = (u64)t361 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1859 = t328 + t366;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1860 = t1857 + t360;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1861 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1862 = t1861 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1863 = t1860 < t1862 ? t1860 : t1862;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1864 = (u64)t1863 * t359;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1865 = of_head_3 + t1864;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1866 = t1865 + t1858;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1867 = t1857 + t360;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1868 = t1867 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1869 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1870 = t1869 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1871 = t1868 < t1870 ? t1868 : t1870;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1872 = (u64)t1871 * t359;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1873 = of_head_3 + t1872;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1874 = t1873 + t1858;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1875 = t1857 + t360;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1876 = t1875 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1877 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1878 = t1877 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1879 = t1876 < t1878 ? t1876 : t1878;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1880 = (u64)t1879 * t359;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1881 = of_head_3 + t1880;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1882 = t1881 + t1858;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1883 = t1857 + t360;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1884 = t1883 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1885 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1886 = t1885 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1887 = t1884 < t1886 ? t1884 : t1886;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1888 = (u64)t1887 * t359;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1889 = of_head_3 + t1888;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t1890 = t1889 + t1858;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1891 = t1857 + t360;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1892 = t1891 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1893 = t361 < t1852;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1894 = t1892 & t1893;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1895 = t1894 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1859), "l"(t1866), "r"(t1895) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1896 = t1857 + t360;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1897 = t1896 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1898 = t1897 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1899 = t361 < t1852;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1900 = t1898 & t1899;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1901 = t1900 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1859), "l"(t1874), "r"(t1901) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1902 = t1857 + t360;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1903 = t1902 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1904 = t1903 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1905 = t361 < t1852;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1906 = t1904 & t1905;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1907 = t1906 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1859), "l"(t1882), "r"(t1907) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1908 = t1857 + t360;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1909 = t1908 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1910 = t1909 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1911 = t361 < t1852;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t1912 = t1910 & t1911;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t1913 = t1912 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1859), "l"(t1890), "r"(t1913) : "memory");
        }
#line 236 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1914;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1914) : "f"(dp), "f"(dp_2));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1915;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1915) : "f"(dp_3), "f"(dp_4));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1916;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1916) : "f"(dp_5), "f"(dp_6));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1917;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1917) : "f"(dp_7), "f"(dp_8));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1918;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1918) : "f"(dp_9), "f"(dp_10));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1919;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1919) : "f"(dp_11), "f"(dp_12));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1920;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1920) : "f"(dp_13), "f"(dp_14));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1921;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1921) : "f"(dp_15), "f"(dp_16));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1922;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1922) : "f"(dp_17), "f"(dp_18));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1923;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1923) : "f"(dp_19), "f"(dp_20));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1924;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1924) : "f"(dp_21), "f"(dp_22));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1925;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1925) : "f"(dp_23), "f"(dp_24));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1926;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1926) : "f"(dp_25), "f"(dp_26));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1927;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1927) : "f"(dp_27), "f"(dp_28));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1928;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1928) : "f"(dp_29), "f"(dp_30));
#line 263 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1929;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1929) : "f"(dp_31), "f"(dp_32));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t1930;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1930) : "r"(t68));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1931 = t1930 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1932 = t1930 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1933 = t1930 ^ 96u;
        const u32 t1934 = smem_2 + t1930;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1935 = smem_2 + t1931;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1936 = smem_2 + t1932;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1937 = smem_2 + t1933;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t1934) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(t1914), "r"(t1915), "r"(t1916), "r"(t1917), "r"(m_225), "r"(m_226));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(t1914), "r"(t1915), "r"(t1916), "r"(t1917), "r"(m_227), "r"(m_228));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t1935) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(t1914), "r"(t1915), "r"(t1916), "r"(t1917), "r"(m_229), "r"(m_230));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(t1914), "r"(t1915), "r"(t1916), "r"(t1917), "r"(m_231), "r"(m_232));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t1936) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(t1914), "r"(t1915), "r"(t1916), "r"(t1917), "r"(m_233), "r"(m_234));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(t1914), "r"(t1915), "r"(t1916), "r"(t1917), "r"(m_235), "r"(m_236));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t1937) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(t1914), "r"(t1915), "r"(t1916), "r"(t1917), "r"(m_237), "r"(m_238));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(t1914), "r"(t1915), "r"(t1916), "r"(t1917), "r"(m_239), "r"(m_240));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1934) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(t1918), "r"(t1919), "r"(t1920), "r"(t1921), "r"(m_241), "r"(m_242));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(t1918), "r"(t1919), "r"(t1920), "r"(t1921), "r"(m_243), "r"(m_244));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1935) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(t1918), "r"(t1919), "r"(t1920), "r"(t1921), "r"(m_245), "r"(m_246));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(t1918), "r"(t1919), "r"(t1920), "r"(t1921), "r"(m_247), "r"(m_248));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1936) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(t1918), "r"(t1919), "r"(t1920), "r"(t1921), "r"(m_249), "r"(m_250));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(t1918), "r"(t1919), "r"(t1920), "r"(t1921), "r"(m_251), "r"(m_252));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1937) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(t1918), "r"(t1919), "r"(t1920), "r"(t1921), "r"(m_253), "r"(m_254));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(t1918), "r"(t1919), "r"(t1920), "r"(t1921), "r"(m_255), "r"(m_256));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1934) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(t1922), "r"(t1923), "r"(t1924), "r"(t1925), "r"(m_257), "r"(m_258));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(t1922), "r"(t1923), "r"(t1924), "r"(t1925), "r"(m_259), "r"(m_260));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1935) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(t1922), "r"(t1923), "r"(t1924), "r"(t1925), "r"(m_261), "r"(m_262));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(t1922), "r"(t1923), "r"(t1924), "r"(t1925), "r"(m_263), "r"(m_264));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1936) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(t1922), "r"(t1923), "r"(t1924), "r"(t1925), "r"(m_265), "r"(m_266));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(t1922), "r"(t1923), "r"(t1924), "r"(t1925), "r"(m_267), "r"(m_268));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1937) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(t1922), "r"(t1923), "r"(t1924), "r"(t1925), "r"(m_269), "r"(m_270));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(t1922), "r"(t1923), "r"(t1924), "r"(t1925), "r"(m_271), "r"(m_272));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1934) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_2), "+f"(dk_3), "+f"(dk_4), "+f"(dk_5) : "r"(t1926), "r"(t1927), "r"(t1928), "r"(t1929), "r"(m_273), "r"(m_274));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_6), "+f"(dk_7), "+f"(dk_8), "+f"(dk_9) : "r"(t1926), "r"(t1927), "r"(t1928), "r"(t1929), "r"(m_275), "r"(m_276));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1935) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_10), "+f"(dk_11), "+f"(dk_12), "+f"(dk_13) : "r"(t1926), "r"(t1927), "r"(t1928), "r"(t1929), "r"(m_277), "r"(m_278));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_14), "+f"(dk_15), "+f"(dk_16), "+f"(dk_17) : "r"(t1926), "r"(t1927), "r"(t1928), "r"(t1929), "r"(m_279), "r"(m_280));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1936) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_18), "+f"(dk_19), "+f"(dk_20), "+f"(dk_21) : "r"(t1926), "r"(t1927), "r"(t1928), "r"(t1929), "r"(m_281), "r"(m_282));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_22), "+f"(dk_23), "+f"(dk_24), "+f"(dk_25) : "r"(t1926), "r"(t1927), "r"(t1928), "r"(t1929), "r"(m_283), "r"(m_284));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1937) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_26), "+f"(dk_27), "+f"(dk_28), "+f"(dk_29) : "r"(t1926), "r"(t1927), "r"(t1928), "r"(t1929), "r"(m_285), "r"(m_286));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dk_30), "+f"(dk_31), "+f"(dk_32), "+f"(dk_33) : "r"(t1926), "r"(t1927), "r"(t1928), "r"(t1929), "r"(m_287), "r"(m_288));
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t1938 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t1939 = t1938 + t797;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t1940 = t1939 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t1941 = t803 << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 row_35 = t1940 + t1941;
#line 361 "fa-kernels/src/attention/backward/turns.rs"
        const u32 t1943 = row_35 >> 6u;
#line 361 "fa-kernels/src/attention/backward/turns.rs"
        const u32 index = t1943 + 1u;
        const u64 t1945 = (u64)index;
#line 362 "fa-kernels/src/attention/backward/turns.rs"
        const u64 t1946 = t1945 * turns_stride0;
#line 362 "fa-kernels/src/attention/backward/turns.rs"
        const u64 t1947 = t1946 * 4ull;
#line 362 "fa-kernels/src/attention/backward/turns.rs"
        const u64 t1948 = turns + t1947;
#line 371 "fa-kernels/src/attention/backward/turns.rs"
        const u32 t1949 = t30 >> 6u;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t1950 = (u64)batch_2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t1951 = t1950 * visible_stride0;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t1952 = t1951 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t1953 = visible + t1952;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t1954 = (u64)t797;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t1955 = t1954 * visible_stride1;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t1956 = t1955 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t1957 = t1953 + t1956;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t1958 = (u64)t803;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t1959 = t1958 * visible_stride2;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t1960 = t1959 * 4ull;
#line 145 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t1961 = t1957 + t1960;
#line 152 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u32 own = t1949 >> 5u;
        const u32 t1963 = t1949 & 31u;
#line 153 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u32 t1964 = 1u << t1963;
#line 153 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u32 below = t1964 - 1u;
        u32 before = 0u;
        u32 all_12 = 0u;
        const u32 t1966 = seq_k + 63u;
#line 156 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u32 blocks_2 = t1966 >> 6u;
        const u32 t1968 = blocks_2 + 31u;
#line 157 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u32 t1969 = t1968 >> 5u;
#line 157 "fa-kernels/src/attention/backward/visible_blocks.rs"
        #pragma unroll 1
        for (u32 i_7 = 0u; i_7 < t1969; i_7 += 1u) {
#line 158 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u64 t1970 = (u64)i_7 * 4u;
#line 158 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u64 t1971 = t1961 + t1970;
#line 158 "fa-kernels/src/attention/backward/visible_blocks.rs"
            u32 bits_12;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits_12) : "l"(t1971) : "memory");
#line 159 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const bool t1973 = i_7 < own;
#line 159 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const bool t1974 = i_7 == own;
#line 159 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u32 t1975 = t1974 ? below : 0u;
#line 159 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u32 earlier = t1973 ? 4294967295u : t1975;
            const u32 t1977 = bits_12 & earlier;
#line 160 "fa-kernels/src/attention/backward/visible_blocks.rs"
            u32 t1978;
            asm("popc.b32 %0, %1;" : "=r"(t1978) : "r"(t1977));
#line 160 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u32 t1979 = before + t1978;
#line 160 "fa-kernels/src/attention/backward/visible_blocks.rs"
            before = t1979;
            u32 t1980;
            asm("popc.b32 %0, %1;" : "=r"(t1980) : "r"(bits_12));
#line 161 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u32 t1981 = all_12 + t1980;
#line 161 "fa-kernels/src/attention/backward/visible_blocks.rs"
            all_12 = t1981;
        }
#line 372 "fa-kernels/src/attention/backward/turns.rs"
        const bool t1982 = before == 0u;
#line 372 "fa-kernels/src/attention/backward/turns.rs"
        const u32 t1983 = before + 1u;
#line 372 "fa-kernels/src/attention/backward/turns.rs"
        const bool t1984 = t1983 == all_12;
#line 210 "fa-kernels/src/attention/backward/turns.rs"
        const u32 t1985 = before + 1u;
#line 210 "fa-kernels/src/attention/backward/turns.rs"
        const u32 t1986 = t1984 ? 0u : t1985;
#line 232 "fa-kernels/src/attention/backward/turns.rs"
        while (true) {
#line 232 "fa-kernels/src/attention/backward/turns.rs"
            u32 t1987;
            asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t1987) : "l"(t1948) : "memory");
#line 232 "fa-kernels/src/attention/backward/turns.rs"
            const bool t1988 = t1987 != before;
            if (!t1988) break;
        }
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1991 = t48 << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1992 = smem_1 + t1991;
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
        const u32 t1994 = lane_2 & 7u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1995 = lane_2 >> 4u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1996 = t1995 << 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1997 = t1994 + t1996;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1998 = t47 >> 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t1999 = lane_2 >> 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2000 = t1999 & 1u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2001 = t1998 + t2000;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2002 = t2001 >> 3u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2003 = t2001 & 7u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2004 = t2002 << 13u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2005 = t40 + t2004;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2006 = t1997 & 7u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2007 = t2003 ^ t2006;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2008 = t1997 << 7u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2009 = t2007 << 4u;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2010 = t2008 + t2009;
#line 333 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2011 = t2005 + t2010;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 t2012;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2012) : "r"(t68));
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2013 = t2012 ^ 32u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2014 = t2012 ^ 64u;
#line 254 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2015 = t2012 ^ 96u;
        const u32 t2016 = t1992 + t2012;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2017 = t1992 + t2013;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2018 = t1992 + t2014;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2019 = t1992 + t2015;
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_289;
        u32 m_290;
        u32 m_291;
        u32 m_292;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t2011) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_293;
        u32 m_294;
        u32 m_295;
        u32 m_296;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t2016) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_293), "r"(m_294));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_295), "r"(m_296));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_297;
        u32 m_298;
        u32 m_299;
        u32 m_300;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t2017) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_297), "r"(m_298));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_299), "r"(m_300));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_301;
        u32 m_302;
        u32 m_303;
        u32 m_304;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t2018) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_301), "r"(m_302));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_303), "r"(m_304));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_305;
        u32 m_306;
        u32 m_307;
        u32 m_308;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t2019) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_305), "r"(m_306));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_307), "r"(m_308));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_309;
        u32 m_310;
        u32 m_311;
        u32 m_312;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t2011) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_313;
        u32 m_314;
        u32 m_315;
        u32 m_316;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t2016) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_313), "r"(m_314));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_315), "r"(m_316));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_317;
        u32 m_318;
        u32 m_319;
        u32 m_320;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t2017) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_317), "r"(m_318));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_319), "r"(m_320));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_321;
        u32 m_322;
        u32 m_323;
        u32 m_324;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t2018) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_321), "r"(m_322));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_323), "r"(m_324));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_325;
        u32 m_326;
        u32 m_327;
        u32 m_328;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t2019) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_325), "r"(m_326));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_327), "r"(m_328));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_329;
        u32 m_330;
        u32 m_331;
        u32 m_332;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t2011) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_333;
        u32 m_334;
        u32 m_335;
        u32 m_336;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t2016) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_333), "r"(m_334));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_335), "r"(m_336));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_337;
        u32 m_338;
        u32 m_339;
        u32 m_340;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t2017) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_337), "r"(m_338));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_339), "r"(m_340));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_341;
        u32 m_342;
        u32 m_343;
        u32 m_344;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t2018) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_341), "r"(m_342));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_343), "r"(m_344));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_345;
        u32 m_346;
        u32 m_347;
        u32 m_348;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t2019) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_345), "r"(m_346));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_347), "r"(m_348));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_349;
        u32 m_350;
        u32 m_351;
        u32 m_352;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t2011) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_353;
        u32 m_354;
        u32 m_355;
        u32 m_356;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t2016) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq), "+f"(dq_2), "+f"(dq_3), "+f"(dq_4) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_353), "r"(m_354));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_5), "+f"(dq_6), "+f"(dq_7), "+f"(dq_8) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_355), "r"(m_356));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_357;
        u32 m_358;
        u32 m_359;
        u32 m_360;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t2017) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_9), "+f"(dq_10), "+f"(dq_11), "+f"(dq_12) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_357), "r"(m_358));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_13), "+f"(dq_14), "+f"(dq_15), "+f"(dq_16) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_359), "r"(m_360));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_361;
        u32 m_362;
        u32 m_363;
        u32 m_364;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t2018) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_17), "+f"(dq_18), "+f"(dq_19), "+f"(dq_20) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_361), "r"(m_362));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_21), "+f"(dq_22), "+f"(dq_23), "+f"(dq_24) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_363), "r"(m_364));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 m_365;
        u32 m_366;
        u32 m_367;
        u32 m_368;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t2019) : "memory");
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_25), "+f"(dq_26), "+f"(dq_27), "+f"(dq_28) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_365), "r"(m_366));
#line 255 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(dq_29), "+f"(dq_30), "+f"(dq_31), "+f"(dq_32) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_367), "r"(m_368));
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t2020 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t2021 = t2020 + t797;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t2022 = t2021 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 t2023 = t803 << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
        const u32 row_36 = t2022 + t2023;
#line 338 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 row_37 = row_36 + t47;
        const u64 t2026 = (u64)row_37;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2027 = t2026 * sums_stride0;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2028 = t2027 * 4ull;
#line 339 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2029 = sums + t2028;
        const u32 t2030 = t48 << 10u;
#line 340 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2031 = (u64)t2030 * 4u;
#line 340 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2032 = t2029 + t2031;
#line 81 "fa-kernels/src/attention/backward/sums.rs"
        if (t1982) {
            const u64 t2033 = (u64)lane * 4u;
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            const u64 t2034 = t2032 + t2033;
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2034), "f"(dq) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t2034), "f"(dq_2) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t2034), "f"(dq_3) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t2034), "f"(dq_4) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t2034), "f"(dq_5) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t2034), "f"(dq_6) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t2034), "f"(dq_7) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t2034), "f"(dq_8) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t2034), "f"(dq_9) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t2034), "f"(dq_10) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+1280], %1;" :  : "l"(t2034), "f"(dq_11) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+1408], %1;" :  : "l"(t2034), "f"(dq_12) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+1536], %1;" :  : "l"(t2034), "f"(dq_13) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+1664], %1;" :  : "l"(t2034), "f"(dq_14) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+1792], %1;" :  : "l"(t2034), "f"(dq_15) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+1920], %1;" :  : "l"(t2034), "f"(dq_16) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+2048], %1;" :  : "l"(t2034), "f"(dq_17) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+2176], %1;" :  : "l"(t2034), "f"(dq_18) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+2304], %1;" :  : "l"(t2034), "f"(dq_19) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+2432], %1;" :  : "l"(t2034), "f"(dq_20) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+2560], %1;" :  : "l"(t2034), "f"(dq_21) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+2688], %1;" :  : "l"(t2034), "f"(dq_22) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+2816], %1;" :  : "l"(t2034), "f"(dq_23) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+2944], %1;" :  : "l"(t2034), "f"(dq_24) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+3072], %1;" :  : "l"(t2034), "f"(dq_25) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+3200], %1;" :  : "l"(t2034), "f"(dq_26) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+3328], %1;" :  : "l"(t2034), "f"(dq_27) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+3456], %1;" :  : "l"(t2034), "f"(dq_28) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+3584], %1;" :  : "l"(t2034), "f"(dq_29) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+3712], %1;" :  : "l"(t2034), "f"(dq_30) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+3840], %1;" :  : "l"(t2034), "f"(dq_31) : "memory");
#line 82 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("st.global.f32 [%0+3968], %1;" :  : "l"(t2034), "f"(dq_32) : "memory");
        } else {
            const u64 t2035 = (u64)lane * 4u;
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            const u64 t2036 = t2032 + t2035;
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+0], %1;" :  : "l"(t2036), "f"(dq) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+128], %1;" :  : "l"(t2036), "f"(dq_2) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+256], %1;" :  : "l"(t2036), "f"(dq_3) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+384], %1;" :  : "l"(t2036), "f"(dq_4) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+512], %1;" :  : "l"(t2036), "f"(dq_5) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+640], %1;" :  : "l"(t2036), "f"(dq_6) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+768], %1;" :  : "l"(t2036), "f"(dq_7) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+896], %1;" :  : "l"(t2036), "f"(dq_8) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1024], %1;" :  : "l"(t2036), "f"(dq_9) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1152], %1;" :  : "l"(t2036), "f"(dq_10) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1280], %1;" :  : "l"(t2036), "f"(dq_11) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1408], %1;" :  : "l"(t2036), "f"(dq_12) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1536], %1;" :  : "l"(t2036), "f"(dq_13) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1664], %1;" :  : "l"(t2036), "f"(dq_14) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1792], %1;" :  : "l"(t2036), "f"(dq_15) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+1920], %1;" :  : "l"(t2036), "f"(dq_16) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2048], %1;" :  : "l"(t2036), "f"(dq_17) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2176], %1;" :  : "l"(t2036), "f"(dq_18) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2304], %1;" :  : "l"(t2036), "f"(dq_19) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2432], %1;" :  : "l"(t2036), "f"(dq_20) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2560], %1;" :  : "l"(t2036), "f"(dq_21) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2688], %1;" :  : "l"(t2036), "f"(dq_22) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2816], %1;" :  : "l"(t2036), "f"(dq_23) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+2944], %1;" :  : "l"(t2036), "f"(dq_24) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3072], %1;" :  : "l"(t2036), "f"(dq_25) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3200], %1;" :  : "l"(t2036), "f"(dq_26) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3328], %1;" :  : "l"(t2036), "f"(dq_27) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3456], %1;" :  : "l"(t2036), "f"(dq_28) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3584], %1;" :  : "l"(t2036), "f"(dq_29) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3712], %1;" :  : "l"(t2036), "f"(dq_30) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3840], %1;" :  : "l"(t2036), "f"(dq_31) : "memory");
#line 84 "fa-kernels/src/attention/backward/sums.rs"
            asm volatile("red.relaxed.gpu.global.add.f32 [%0+3968], %1;" :  : "l"(t2036), "f"(dq_32) : "memory");
        }
#line 214 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 217 "fa-kernels/src/attention/backward/mma/tile.rs"
        const bool t2037 = thread == 0u;
#line 217 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t2037) {
#line 251 "fa-kernels/src/attention/backward/turns.rs"
            asm volatile("st.release.gpu.global.u32 [%0+0], %1;" :  : "l"(t1948), "r"(t1986) : "memory");
        }
#line 233 "fa-kernels/src/attention/backward/mma/tile.rs"
        if (t1100) {
#line 119 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2038 = head_dim >> 3u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2039 = (u32)q_stride2;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2040 = t2039 << 1u;
#line 123 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 head_8 = (u64)t1089 * t2040;
            const u64 of_head_4 = t336 + head_8;
            const u32 t2043 = t1095 << 6u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2044 = (u64)t340 * 16u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2045 = smem_2 + t345;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2046 = t2043 + t339;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2047 = seq_q > 1u ? seq_q : 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2048 = t2047 - 1u;
#line 125 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2049 = t2046 < t2048 ? t2046 : t2048;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2050 = (u64)t2049 * t338;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2051 = of_head_4 + t2050;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2052 = t2051 + t2044;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2053 = t2043 + t339;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2054 = t2053 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2055 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2056 = t2055 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2057 = t2054 < t2056 ? t2054 : t2056;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2058 = (u64)t2057 * t338;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2059 = of_head_4 + t2058;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2060 = t2059 + t2044;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2061 = t2043 + t339;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2062 = t2061 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2063 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2064 = t2063 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2065 = t2062 < t2064 ? t2062 : t2064;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2066 = (u64)t2065 * t338;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2067 = of_head_4 + t2066;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2068 = t2067 + t2044;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2069 = t2043 + t339;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2070 = t2069 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2071 = seq_q > 1u ? seq_q : 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2072 = t2071 - 1u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2073 = t2070 < t2072 ? t2070 : t2072;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2074 = (u64)t2073 * t338;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2075 = of_head_4 + t2074;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u64 t2076 = t2075 + t2044;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2077 = t2043 + t339;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2078 = t2077 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2079 = t340 < t2038;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2080 = t2078 & t2079;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2081 = t2080 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t2045), "l"(t2052), "r"(t2081) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2082 = t2043 + t339;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2083 = t2082 + 16u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2084 = t2083 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2085 = t340 < t2038;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2086 = t2084 & t2085;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2087 = t2086 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t2045), "l"(t2060), "r"(t2087) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2088 = t2043 + t339;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2089 = t2088 + 32u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2090 = t2089 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2091 = t340 < t2038;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2092 = t2090 & t2091;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2093 = t2092 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t2045), "l"(t2068), "r"(t2093) : "memory");
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2094 = t2043 + t339;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2095 = t2094 + 48u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2096 = t2095 < seq_q;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2097 = t340 < t2038;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2098 = t2096 & t2097;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            const u32 t2099 = t2098 ? 16u : 0u;
#line 127 "fa-kernels/src/attention/backward/mma/queries.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t2045), "l"(t2076), "r"(t2099) : "memory");
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            const bool t2100 = thread < 32u;
#line 98 "fa-kernels/src/attention/backward/mma/queries.rs"
            if (t2100) {
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2101 = batch_2 * heads;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2102 = t2101 + t1089;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2103 = t2102 * padded;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 t2104 = t1095 << 6u;
#line 236 "fa-kernels/src/attention/backward/work.rs"
                const u32 row_38 = t2103 + t2104;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t2106 = thread << 1u;
#line 102 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 row_39 = row_38 + t2106;
                const u32 t2108 = thread << 4u;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u32 t2109 = t329 + t2108;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t2110 = (u64)row_39;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t2111 = t2110 * statistics_stride0;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t2112 = t2111 * 4ull;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                const u64 t2113 = statistics + t2112;
#line 103 "fa-kernels/src/attention/backward/mma/queries.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t2109), "l"(t2113) : "memory");
            }
        }
#line 236 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 66 "fa-kernels/src/attention/backward/turn_walk.rs"
        const u32 t2114 = i_4 + 1u;
#line 66 "fa-kernels/src/attention/backward/turn_walk.rs"
        i_4 = t2114;
    }
#line 164 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 166 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2116 = dk_2 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_2 = t2116;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2117 = dk_3 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_3 = t2117;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2118 = dk_4 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_4 = t2118;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2119 = dk_5 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_5 = t2119;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2120 = dk_6 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_6 = t2120;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2121 = dk_7 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_7 = t2121;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2122 = dk_8 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_8 = t2122;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2123 = dk_9 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_9 = t2123;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2124 = dk_10 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_10 = t2124;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2125 = dk_11 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_11 = t2125;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2126 = dk_12 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_12 = t2126;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2127 = dk_13 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_13 = t2127;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2128 = dk_14 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_14 = t2128;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2129 = dk_15 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_15 = t2129;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2130 = dk_16 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_16 = t2130;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2131 = dk_17 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_17 = t2131;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2132 = dk_18 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_18 = t2132;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2133 = dk_19 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_19 = t2133;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2134 = dk_20 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_20 = t2134;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2135 = dk_21 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_21 = t2135;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2136 = dk_22 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_22 = t2136;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2137 = dk_23 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_23 = t2137;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2138 = dk_24 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_24 = t2138;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2139 = dk_25 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_25 = t2139;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2140 = dk_26 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_26 = t2140;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2141 = dk_27 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_27 = t2141;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2142 = dk_28 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_28 = t2142;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2143 = dk_29 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_29 = t2143;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2144 = dk_30 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_30 = t2144;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2145 = dk_31 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_31 = t2145;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2146 = dk_32 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_32 = t2146;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    const f32 t2147 = dk_33 * scale;
#line 354 "fa-kernels/src/attention/backward/mma/tile.rs"
    dk_33 = t2147;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2148 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2149 = smem_1 + t2148;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2150 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2151 = t43 + t2150;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2152 = t2151 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2153 = 0u ^ t2152;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2154 = t2151 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2155 = t2153 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2156 = t2154 + t2155;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2157 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2158 = t2157 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2159 = t2156 + t2158;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2160;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2160) : "f"(dk_2), "f"(dk_3));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2161 = t2149 + t2159;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2161), "r"(t2160) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2162;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2162) : "f"(dk_6), "f"(dk_7));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2163 = t2159 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2164 = t2149 + t2163;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2164), "r"(t2162) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2165;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2165) : "f"(dk_10), "f"(dk_11));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2166 = t2159 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2167 = t2149 + t2166;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2167), "r"(t2165) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2168;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2168) : "f"(dk_14), "f"(dk_15));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2169 = t2159 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2170 = t2149 + t2169;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2170), "r"(t2168) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2171;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2171) : "f"(dk_18), "f"(dk_19));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2172 = t2159 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2173 = t2149 + t2172;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2173), "r"(t2171) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2174;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2174) : "f"(dk_22), "f"(dk_23));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2175 = t2159 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2176 = t2149 + t2175;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2176), "r"(t2174) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2177;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2177) : "f"(dk_26), "f"(dk_27));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2178 = t2159 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2179 = t2149 + t2178;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2179), "r"(t2177) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2180;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2180) : "f"(dk_30), "f"(dk_31));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2181 = t2159 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2182 = t2149 + t2181;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2182), "r"(t2180) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2183 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2184 = t43 + t2183;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2185 = t2184 + 8u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2186 = t2185 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2187 = 0u ^ t2186;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2188 = t2185 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2189 = t2187 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2190 = t2188 + t2189;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2191 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2192 = t2191 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2193 = t2190 + t2192;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2194;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2194) : "f"(dk_4), "f"(dk_5));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2195 = t2149 + t2193;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2195), "r"(t2194) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2196;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2196) : "f"(dk_8), "f"(dk_9));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2197 = t2193 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2198 = t2149 + t2197;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2198), "r"(t2196) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2199;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2199) : "f"(dk_12), "f"(dk_13));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2200 = t2193 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2201 = t2149 + t2200;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2201), "r"(t2199) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2202;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2202) : "f"(dk_16), "f"(dk_17));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2203 = t2193 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2204 = t2149 + t2203;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2204), "r"(t2202) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2205;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2205) : "f"(dk_20), "f"(dk_21));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2206 = t2193 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2207 = t2149 + t2206;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2207), "r"(t2205) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2208;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2208) : "f"(dk_24), "f"(dk_25));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2209 = t2193 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2210 = t2149 + t2209;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2210), "r"(t2208) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2211;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2211) : "f"(dk_28), "f"(dk_29));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2212 = t2193 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2213 = t2149 + t2212;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2213), "r"(t2211) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2214;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2214) : "f"(dk_32), "f"(dk_33));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2215 = t2193 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2216 = t2149 + t2215;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2216), "r"(t2214) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 368 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 first_column = share << 6u;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2218 = (u64)batch_2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2219 = t2218 * dk_stride0;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2220 = t2219 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2221 = dk + t2220;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2222 = (u64)t30;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2223 = t2222 * dk_stride1;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2224 = t2223 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2225 = t2221 + t2224;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2226 = (u64)t32;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2227 = t2226 * dk_stride2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2228 = t2227 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2229 = t2225 + t2228;
    const u32 end_17 = head_dim > first_column ? head_dim : first_column;
    const u32 t2231 = seq_k - t30;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2232 = end_17 - first_column;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2233 = t2232 >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2234 = (u64)first_column * 2u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2235 = t2229 + t2234;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2236 = (u32)dk_stride1;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2237 = t2236 << 1u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2238 = lane >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2239 = t43 + t2238;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2240 = lane & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2241 = t2239 < t2231;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2242 = t2240 < t2233;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2243 = t2241 & t2242;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t2243) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2244 = t2239 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2245 = t2240 ^ t2244;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2246 = t2239 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2247 = t2245 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2248 = t2246 + t2247;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2249 = t2149 + t2248;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_40;
        u32 row_41;
        u32 row_42;
        u32 row_43;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_40), "=r"(row_41), "=r"(row_42), "=r"(row_43) : "r"(t2249) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2250 = (u64)t2239 * t2237;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2251 = t2235 + t2250;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2252 = (u64)t2240 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2253 = t2251 + t2252;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2253), "r"(row_40), "r"(row_41), "r"(row_42), "r"(row_43) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2254 = t2239 + 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2255 = t2254 < t2231;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2256 = t2240 < t2233;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2257 = t2255 & t2256;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t2257) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2258 = t2254 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2259 = t2240 ^ t2258;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2260 = t2254 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2261 = t2259 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2262 = t2260 + t2261;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2263 = t2149 + t2262;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_44;
        u32 row_45;
        u32 row_46;
        u32 row_47;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_44), "=r"(row_45), "=r"(row_46), "=r"(row_47) : "r"(t2263) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2264 = (u64)t2254 * t2237;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2265 = t2235 + t2264;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2266 = (u64)t2240 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2267 = t2265 + t2266;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2267), "r"(row_44), "r"(row_45), "r"(row_46), "r"(row_47) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2268 = t2239 + 8u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2269 = t2268 < t2231;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2270 = t2240 < t2233;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2271 = t2269 & t2270;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t2271) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2272 = t2268 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2273 = t2240 ^ t2272;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2274 = t2268 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2275 = t2273 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2276 = t2274 + t2275;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2277 = t2149 + t2276;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_48;
        u32 row_49;
        u32 row_50;
        u32 row_51;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_48), "=r"(row_49), "=r"(row_50), "=r"(row_51) : "r"(t2277) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2278 = (u64)t2268 * t2237;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2279 = t2235 + t2278;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2280 = (u64)t2240 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2281 = t2279 + t2280;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2281), "r"(row_48), "r"(row_49), "r"(row_50), "r"(row_51) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2282 = t2239 + 12u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2283 = t2282 < t2231;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2284 = t2240 < t2233;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2285 = t2283 & t2284;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t2285) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2286 = t2282 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2287 = t2240 ^ t2286;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2288 = t2282 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2289 = t2287 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2290 = t2288 + t2289;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2291 = t2149 + t2290;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_52;
        u32 row_53;
        u32 row_54;
        u32 row_55;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_52), "=r"(row_53), "=r"(row_54), "=r"(row_55) : "r"(t2291) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2292 = (u64)t2282 * t2237;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2293 = t2235 + t2292;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2294 = (u64)t2240 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2295 = t2293 + t2294;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2295), "r"(row_52), "r"(row_53), "r"(row_54), "r"(row_55) : "memory");
    }
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2296 = share << 13u;
#line 275 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2297 = t44 + t2296;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2298 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2299 = t43 + t2298;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2300 = t2299 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2301 = 0u ^ t2300;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2302 = t2299 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2303 = t2301 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2304 = t2302 + t2303;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2305 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2306 = t2305 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2307 = t2304 + t2306;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2308;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2308) : "f"(dv_2), "f"(dv_3));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2309 = t2297 + t2307;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2309), "r"(t2308) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2310;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2310) : "f"(dv_6), "f"(dv_7));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2311 = t2307 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2312 = t2297 + t2311;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2312), "r"(t2310) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2313;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2313) : "f"(dv_10), "f"(dv_11));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2314 = t2307 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2315 = t2297 + t2314;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2315), "r"(t2313) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2316;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2316) : "f"(dv_14), "f"(dv_15));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2317 = t2307 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2318 = t2297 + t2317;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2318), "r"(t2316) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2319;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2319) : "f"(dv_18), "f"(dv_19));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2320 = t2307 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2321 = t2297 + t2320;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2321), "r"(t2319) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2322;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2322) : "f"(dv_22), "f"(dv_23));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2323 = t2307 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2324 = t2297 + t2323;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2324), "r"(t2322) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2325;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2325) : "f"(dv_26), "f"(dv_27));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2326 = t2307 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2327 = t2297 + t2326;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2327), "r"(t2325) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2328;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2328) : "f"(dv_30), "f"(dv_31));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2329 = t2307 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2330 = t2297 + t2329;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2330), "r"(t2328) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2331 = lane >> 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2332 = t43 + t2331;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2333 = t2332 + 8u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2334 = t2333 & 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2335 = 0u ^ t2334;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2336 = t2333 << 7u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2337 = t2335 << 4u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2338 = t2336 + t2337;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2339 = lane & 3u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2340 = t2339 << 2u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2341 = t2338 + t2340;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2342;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2342) : "f"(dv_4), "f"(dv_5));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2343 = t2297 + t2341;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2343), "r"(t2342) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2344;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2344) : "f"(dv_8), "f"(dv_9));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2345 = t2341 ^ 16u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2346 = t2297 + t2345;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2346), "r"(t2344) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2347;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2347) : "f"(dv_12), "f"(dv_13));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2348 = t2341 ^ 32u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2349 = t2297 + t2348;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2349), "r"(t2347) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2350;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2350) : "f"(dv_16), "f"(dv_17));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2351 = t2341 ^ 48u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2352 = t2297 + t2351;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2352), "r"(t2350) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2353;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2353) : "f"(dv_20), "f"(dv_21));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2354 = t2341 ^ 64u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2355 = t2297 + t2354;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2355), "r"(t2353) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2356;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2356) : "f"(dv_24), "f"(dv_25));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2357 = t2341 ^ 80u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2358 = t2297 + t2357;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2358), "r"(t2356) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2359;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2359) : "f"(dv_28), "f"(dv_29));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2360 = t2341 ^ 96u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2361 = t2297 + t2360;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2361), "r"(t2359) : "memory");
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    u32 t2362;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2362) : "f"(dv_32), "f"(dv_33));
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2363 = t2341 ^ 112u;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2364 = t2297 + t2363;
#line 365 "fa-kernels/src/attention/backward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2364), "r"(t2362) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 368 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 first_column_2 = share << 6u;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2366 = (u64)batch_2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2367 = t2366 * dv_stride0;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2368 = t2367 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2369 = dv + t2368;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2370 = (u64)t30;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2371 = t2370 * dv_stride1;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2372 = t2371 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2373 = t2369 + t2372;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2374 = (u64)t32;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2375 = t2374 * dv_stride2;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2376 = t2375 * 2ull;
#line 370 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2377 = t2373 + t2376;
    const u32 end_18 = head_dim > first_column_2 ? head_dim : first_column_2;
    const u32 t2379 = seq_k - t30;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2380 = end_18 - first_column_2;
#line 372 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2381 = t2380 >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2382 = (u64)first_column_2 * 2u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u64 t2383 = t2377 + t2382;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2384 = (u32)dv_stride1;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2385 = t2384 << 1u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2386 = lane >> 3u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2387 = t43 + t2386;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2388 = lane & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2389 = t2387 < t2379;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2390 = t2388 < t2381;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2391 = t2389 & t2390;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t2391) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2392 = t2387 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2393 = t2388 ^ t2392;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2394 = t2387 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2395 = t2393 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2396 = t2394 + t2395;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2397 = t2297 + t2396;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_56;
        u32 row_57;
        u32 row_58;
        u32 row_59;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_56), "=r"(row_57), "=r"(row_58), "=r"(row_59) : "r"(t2397) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2398 = (u64)t2387 * t2385;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2399 = t2383 + t2398;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2400 = (u64)t2388 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2401 = t2399 + t2400;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2401), "r"(row_56), "r"(row_57), "r"(row_58), "r"(row_59) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2402 = t2387 + 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2403 = t2402 < t2379;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2404 = t2388 < t2381;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2405 = t2403 & t2404;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t2405) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2406 = t2402 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2407 = t2388 ^ t2406;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2408 = t2402 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2409 = t2407 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2410 = t2408 + t2409;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2411 = t2297 + t2410;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_60;
        u32 row_61;
        u32 row_62;
        u32 row_63;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_60), "=r"(row_61), "=r"(row_62), "=r"(row_63) : "r"(t2411) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2412 = (u64)t2402 * t2385;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2413 = t2383 + t2412;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2414 = (u64)t2388 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2415 = t2413 + t2414;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2415), "r"(row_60), "r"(row_61), "r"(row_62), "r"(row_63) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2416 = t2387 + 8u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2417 = t2416 < t2379;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2418 = t2388 < t2381;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2419 = t2417 & t2418;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t2419) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2420 = t2416 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2421 = t2388 ^ t2420;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2422 = t2416 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2423 = t2421 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2424 = t2422 + t2423;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2425 = t2297 + t2424;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_64;
        u32 row_65;
        u32 row_66;
        u32 row_67;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_64), "=r"(row_65), "=r"(row_66), "=r"(row_67) : "r"(t2425) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2426 = (u64)t2416 * t2385;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2427 = t2383 + t2426;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2428 = (u64)t2388 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2429 = t2427 + t2428;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2429), "r"(row_64), "r"(row_65), "r"(row_66), "r"(row_67) : "memory");
    }
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const u32 t2430 = t2387 + 12u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2431 = t2430 < t2379;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2432 = t2388 < t2381;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    const bool t2433 = t2431 & t2432;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
    if (t2433) {
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2434 = t2430 & 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2435 = t2388 ^ t2434;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2436 = t2430 << 7u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2437 = t2435 << 4u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2438 = t2436 + t2437;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u32 t2439 = t2297 + t2438;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        u32 row_68;
        u32 row_69;
        u32 row_70;
        u32 row_71;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_68), "=r"(row_69), "=r"(row_70), "=r"(row_71) : "r"(t2439) : "memory");
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2440 = (u64)t2430 * t2385;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2441 = t2383 + t2440;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2442 = (u64)t2388 * 16u;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        const u64 t2443 = t2441 + t2442;
#line 376 "fa-kernels/src/attention/backward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2443), "r"(row_68), "r"(row_69), "r"(row_70), "r"(row_71) : "memory");
    }
}
