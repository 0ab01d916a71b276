typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

extern "C" __global__ void __launch_bounds__(256, 1)
fa_s512(
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
    const u64 o /* f16, written */,
    const u64 o_stride0,
    const u64 o_stride1,
    const u64 o_stride2,
    const u64 o_stride3,
    const u64 lse /* f32, written */,
    const u64 lse_stride0,
    const u64 lse_stride1,
    const u64 lse_stride2,
    const u64 lse_stride3,
    const f32 scale_log2,
    const u32 group)
{
#line 52 "fa-kernels/src/s512/kernel.rs"
    const u32 t1 = blockIdx.x;
#line 52 "fa-kernels/src/s512/kernel.rs"
    const u32 i = 15u - t1;
#line 56 "fa-kernels/src/s512/kernel.rs"
    const u32 t3 = blockIdx.y;
#line 56 "fa-kernels/src/s512/kernel.rs"
    const u32 t4 = blockIdx.z;
#line 69 "fa-kernels/src/warps.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t7 = thread >> 5u;
#line 71 "fa-kernels/src/warps.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t7));
#line 72 "fa-kernels/src/warps.rs"
    const u32 warp_m = warp & 1u;
    const u32 warp_n = warp >> 1u;
    const u32 t11 = warp_m << 4u;
#line 74 "fa-kernels/src/warps.rs"
    const u32 t12 = warp_n << 5u;
#line 59 "fa-kernels/src/s512/kernel.rs"
    const u32 first_query = i << 5u;
#line 61 "fa-kernels/src/s512/kernel.rs"
    const u32 t14 = first_query + 159u;
#line 61 "fa-kernels/src/s512/kernel.rs"
    const u32 blocks = t14 >> 7u;
#line 67 "fa-kernels/src/s512/kernel.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 74 "fa-kernels/src/s512/kernel.rs"
    const u32 ring = smem_1 + 4096u;
    const u64 t18 = (u64)t4;
#line 75 "fa-kernels/src/s512/kernel.rs"
    const u64 t19 = t18 * q_stride0;
#line 75 "fa-kernels/src/s512/kernel.rs"
    const u64 t20 = t19 * 2ull;
#line 75 "fa-kernels/src/s512/kernel.rs"
    const u64 t21 = q + t20;
#line 75 "fa-kernels/src/s512/kernel.rs"
    const u64 t22 = (u64)first_query;
#line 75 "fa-kernels/src/s512/kernel.rs"
    const u64 t23 = t22 * q_stride1;
#line 75 "fa-kernels/src/s512/kernel.rs"
    const u64 t24 = t23 * 2ull;
#line 75 "fa-kernels/src/s512/kernel.rs"
    const u64 t25 = t21 + t24;
#line 75 "fa-kernels/src/s512/kernel.rs"
    const u64 t26 = (u64)t3;
#line 75 "fa-kernels/src/s512/kernel.rs"
    const u64 t27 = t26 * q_stride2;
#line 75 "fa-kernels/src/s512/kernel.rs"
    const u64 t28 = t27 * 2ull;
#line 75 "fa-kernels/src/s512/kernel.rs"
    const u64 t29 = t25 + t28;
#line 75 "fa-kernels/src/s512/kernel.rs"
    const u32 t30 = (u32)q_stride1;
#line 75 "fa-kernels/src/s512/kernel.rs"
    const u32 t31 = t30 << 1u;
    const u32 t32 = thread >> 3u;
#line 76 "fa-kernels/src/s512/kernel.rs"
    const u32 t33 = thread & 7u;
#line 76 "fa-kernels/src/s512/kernel.rs"
    const u32 t34 = t32 & 7u;
#line 76 "fa-kernels/src/s512/kernel.rs"
    const u32 t35 = t33 ^ t34;
#line 76 "fa-kernels/src/s512/kernel.rs"
    const u32 t36 = t32 << 7u;
#line 76 "fa-kernels/src/s512/kernel.rs"
    const u32 t37 = t35 << 4u;
#line 76 "fa-kernels/src/s512/kernel.rs"
    const u32 t38 = t36 + t37;
#line 76 "fa-kernels/src/s512/kernel.rs"
    const u64 t39 = (u64)t32 * t31;
#line 76 "fa-kernels/src/s512/kernel.rs"
    const u64 t40 = t29 + t39;
#line 76 "fa-kernels/src/s512/kernel.rs"
    const u64 t41 = (u64)t33 * 16u;
#line 76 "fa-kernels/src/s512/kernel.rs"
    const u64 t42 = t40 + t41;
#line 76 "fa-kernels/src/s512/kernel.rs"
    const u64 t43 = (u64)t31 * 32u;
#line 83 "fa-kernels/src/s512/kernel.rs"
    const u32 t44 = smem_1 + t38;
#line 83 "fa-kernels/src/s512/kernel.rs"
    const u64 t45 = (u64)0u * t31;
#line 83 "fa-kernels/src/s512/kernel.rs"
    const u64 t46 = t42 + t45;
#line 83 "fa-kernels/src/s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t44), "l"(t46) : "memory");
#line 85 "fa-kernels/src/s512/kernel.rs"
    const u32 kv_head = t3 / group;
    const u64 t48 = (u64)t4;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t49 = t48 * k_stride0;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t50 = t49 * 2ull;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t51 = k + t50;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t52 = 0ull * k_stride1;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t53 = t52 * 2ull;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t54 = t51 + t53;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t55 = (u64)kv_head;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t56 = t55 * k_stride2;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t57 = t56 * 2ull;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 columns = t54 + t57;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u32 t59 = (u32)k_stride1;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u32 t60 = t59 << 1u;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t61 = (u64)t4;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t62 = t61 * v_stride0;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t63 = t62 * 2ull;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t64 = v + t63;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t65 = 0ull * v_stride1;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t66 = t65 * 2ull;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t67 = t64 + t66;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t68 = (u64)kv_head;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t69 = t68 * v_stride2;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t70 = t69 * 2ull;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t71 = t67 + t70;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u32 t72 = (u32)v_stride1;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u32 t73 = t72 << 1u;
#line 59 "fa-kernels/src/s512/stream.rs"
    const u32 t74 = ring + 16384u;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u32 t75 = thread >> 3u;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u32 t76 = thread & 7u;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u32 t77 = t75 & 7u;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u32 t78 = t76 ^ t77;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u32 t79 = t75 << 7u;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u32 t80 = t78 << 4u;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u32 t81 = t79 + t80;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u64 t82 = (u64)t75 * t60;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u64 t83 = columns + t82;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u64 t84 = (u64)t76 * 16u;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u64 t85 = t83 + t84;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u64 t86 = (u64)t60 * 32u;
#line 66 "fa-kernels/src/s512/stream.rs"
    const u32 t87 = thread >> 3u;
#line 66 "fa-kernels/src/s512/stream.rs"
    const u32 t88 = thread & 7u;
#line 66 "fa-kernels/src/s512/stream.rs"
    const u32 t89 = t87 & 7u;
#line 66 "fa-kernels/src/s512/stream.rs"
    const u32 t90 = t88 ^ t89;
#line 66 "fa-kernels/src/s512/stream.rs"
    const u32 t91 = t87 << 7u;
#line 66 "fa-kernels/src/s512/stream.rs"
    const u32 t92 = t90 << 4u;
#line 66 "fa-kernels/src/s512/stream.rs"
    const u32 t93 = t91 + t92;
#line 66 "fa-kernels/src/s512/stream.rs"
    const u64 t94 = (u64)t87 * t73;
#line 66 "fa-kernels/src/s512/stream.rs"
    const u64 t95 = t71 + t94;
#line 66 "fa-kernels/src/s512/stream.rs"
    const u64 t96 = (u64)t88 * 16u;
#line 66 "fa-kernels/src/s512/stream.rs"
    const u64 t97 = t95 + t96;
#line 66 "fa-kernels/src/s512/stream.rs"
    const u64 t98 = (u64)t73 * 32u;
#line 95 "fa-kernels/src/s512/kernel.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 184 "fa-kernels/src/s512/stream.rs"
    const bool t99 = 0u < blocks;
#line 184 "fa-kernels/src/s512/stream.rs"
    if (t99) {
#line 186 "fa-kernels/src/s512/stream.rs"
        const u32 t100 = ring + t81;
#line 186 "fa-kernels/src/s512/stream.rs"
        const u64 t101 = (u64)0u * t60;
#line 186 "fa-kernels/src/s512/stream.rs"
        const u64 t102 = t85 + t101;
#line 186 "fa-kernels/src/s512/stream.rs"
        const u64 t103 = t102 + t86;
#line 186 "fa-kernels/src/s512/stream.rs"
        const u64 t104 = t103 + t86;
#line 186 "fa-kernels/src/s512/stream.rs"
        const u64 t105 = t104 + t86;
#line 186 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t100), "l"(t102) : "memory");
#line 186 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t100), "l"(t103) : "memory");
#line 186 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16;" :  : "r"(t100), "l"(t104) : "memory");
#line 186 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16;" :  : "r"(t100), "l"(t105) : "memory");
    }
#line 211 "fa-kernels/src/s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 99 "fa-kernels/src/s512/kernel.rs"
    asm volatile("cp.async.wait_group 1;" :  :  : "memory");
#line 101 "fa-kernels/src/s512/kernel.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 t106 = lane & 15u;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t107 = t11 + t106;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t108 = lane >> 4u;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t109 = t107 & 7u;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t110 = t108 ^ t109;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t111 = t107 << 7u;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t112 = t110 << 4u;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t113 = t111 + t112;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t114 = smem_1 + t113;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t115 = t113 ^ 32u;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t116 = smem_1 + t115;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t117 = t113 ^ 64u;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t118 = smem_1 + t117;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t119 = t113 ^ 96u;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t120 = smem_1 + t119;
#line 102 "fa-kernels/src/s512/kernel.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t114) : "memory");
#line 102 "fa-kernels/src/s512/kernel.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t116) : "memory");
#line 102 "fa-kernels/src/s512/kernel.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t118) : "memory");
#line 102 "fa-kernels/src/s512/kernel.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t120) : "memory");
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t121 = lane & 7u;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t122 = t12 + t121;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t123 = lane >> 4u;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t124 = t123 << 3u;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t125 = t122 + t124;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t126 = lane >> 3u;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t127 = t126 & 1u;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t128 = t125 & 7u;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t129 = t127 ^ t128;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t130 = t125 << 7u;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t131 = t129 << 4u;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t132 = t130 + t131;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t133 = t132 ^ 32u;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t134 = t132 ^ 64u;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t135 = t132 ^ 96u;
    const u32 t136 = lane & 15u;
#line 105 "fa-kernels/src/s512/kernel.rs"
    const u32 t137 = t12 + t136;
#line 105 "fa-kernels/src/s512/kernel.rs"
    const u32 t138 = lane >> 4u;
#line 105 "fa-kernels/src/s512/kernel.rs"
    const u32 t139 = t137 & 7u;
#line 105 "fa-kernels/src/s512/kernel.rs"
    const u32 t140 = t138 ^ t139;
#line 105 "fa-kernels/src/s512/kernel.rs"
    const u32 t141 = t137 << 7u;
#line 105 "fa-kernels/src/s512/kernel.rs"
    const u32 t142 = t140 << 4u;
#line 105 "fa-kernels/src/s512/kernel.rs"
    const u32 t143 = t141 + t142;
#line 105 "fa-kernels/src/s512/kernel.rs"
    const u32 t144 = t143 ^ 32u;
#line 105 "fa-kernels/src/s512/kernel.rs"
    const u32 t145 = t143 ^ 64u;
#line 105 "fa-kernels/src/s512/kernel.rs"
    const u32 t146 = t143 ^ 96u;
#line 32 "fa-kernels/src/softmax.rs"
    f32 row_max = __uint_as_float(0xff800000u);
#line 32 "fa-kernels/src/softmax.rs"
    f32 row_max_2 = __uint_as_float(0xff800000u);
#line 32 "fa-kernels/src/softmax.rs"
    f32 row_sum = 0.0f;
#line 32 "fa-kernels/src/softmax.rs"
    f32 row_sum_2 = 0.0f;
#line 107 "fa-kernels/src/s512/kernel.rs"
    f32 acc = 0.0f;
#line 107 "fa-kernels/src/s512/kernel.rs"
    f32 acc_2 = 0.0f;
#line 107 "fa-kernels/src/s512/kernel.rs"
    f32 acc_3 = 0.0f;
#line 107 "fa-kernels/src/s512/kernel.rs"
    f32 acc_4 = 0.0f;
#line 107 "fa-kernels/src/s512/kernel.rs"
    f32 acc_5 = 0.0f;
#line 107 "fa-kernels/src/s512/kernel.rs"
    f32 acc_6 = 0.0f;
#line 107 "fa-kernels/src/s512/kernel.rs"
    f32 acc_7 = 0.0f;
#line 107 "fa-kernels/src/s512/kernel.rs"
    f32 acc_8 = 0.0f;
#line 107 "fa-kernels/src/s512/kernel.rs"
    f32 acc_9 = 0.0f;
#line 107 "fa-kernels/src/s512/kernel.rs"
    f32 acc_10 = 0.0f;
#line 107 "fa-kernels/src/s512/kernel.rs"
    f32 acc_11 = 0.0f;
#line 107 "fa-kernels/src/s512/kernel.rs"
    f32 acc_12 = 0.0f;
#line 107 "fa-kernels/src/s512/kernel.rs"
    f32 acc_13 = 0.0f;
#line 107 "fa-kernels/src/s512/kernel.rs"
    f32 acc_14 = 0.0f;
#line 107 "fa-kernels/src/s512/kernel.rs"
    f32 acc_15 = 0.0f;
#line 107 "fa-kernels/src/s512/kernel.rs"
    f32 acc_16 = 0.0f;
#line 107 "fa-kernels/src/s512/kernel.rs"
    f32 acc_17 = 0.0f;
#line 107 "fa-kernels/src/s512/kernel.rs"
    f32 acc_18 = 0.0f;
#line 107 "fa-kernels/src/s512/kernel.rs"
    f32 acc_19 = 0.0f;
#line 107 "fa-kernels/src/s512/kernel.rs"
    f32 acc_20 = 0.0f;
#line 107 "fa-kernels/src/s512/kernel.rs"
    f32 acc_21 = 0.0f;
#line 107 "fa-kernels/src/s512/kernel.rs"
    f32 acc_22 = 0.0f;
#line 107 "fa-kernels/src/s512/kernel.rs"
    f32 acc_23 = 0.0f;
#line 107 "fa-kernels/src/s512/kernel.rs"
    f32 acc_24 = 0.0f;
#line 107 "fa-kernels/src/s512/kernel.rs"
    f32 acc_25 = 0.0f;
#line 107 "fa-kernels/src/s512/kernel.rs"
    f32 acc_26 = 0.0f;
#line 107 "fa-kernels/src/s512/kernel.rs"
    f32 acc_27 = 0.0f;
#line 107 "fa-kernels/src/s512/kernel.rs"
    f32 acc_28 = 0.0f;
#line 107 "fa-kernels/src/s512/kernel.rs"
    f32 acc_29 = 0.0f;
#line 107 "fa-kernels/src/s512/kernel.rs"
    f32 acc_30 = 0.0f;
#line 107 "fa-kernels/src/s512/kernel.rs"
    f32 acc_31 = 0.0f;
#line 107 "fa-kernels/src/s512/kernel.rs"
    f32 acc_32 = 0.0f;
#line 111 "fa-kernels/src/s512/kernel.rs"
    const u32 t147 = first_query + 1u;
#line 111 "fa-kernels/src/s512/kernel.rs"
    const u32 unmasked = t147 >> 7u;
#line 124 "fa-kernels/src/s512/kernel.rs"
    #pragma unroll 1
    for (u32 i_2 = 0u; i_2 < unmasked; i_2 += 1u) {
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_2 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_3 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_4 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_5 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_6 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_7 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_8 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_9 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_10 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_11 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_12 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_13 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_14 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_15 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_16 = 0.0f;
#line 176 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 138 "fa-kernels/src/s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 199 "fa-kernels/src/s512/stream.rs"
        const bool t149 = i_2 < blocks;
#line 199 "fa-kernels/src/s512/stream.rs"
        if (t149) {
#line 201 "fa-kernels/src/s512/stream.rs"
            const u32 t150 = i_2 << 7u;
#line 201 "fa-kernels/src/s512/stream.rs"
            const u32 t151 = t74 + t93;
#line 201 "fa-kernels/src/s512/stream.rs"
            const u64 t152 = (u64)t150 * t73;
#line 201 "fa-kernels/src/s512/stream.rs"
            const u64 t153 = t97 + t152;
#line 201 "fa-kernels/src/s512/stream.rs"
            const u64 t154 = t153 + t98;
#line 201 "fa-kernels/src/s512/stream.rs"
            const u64 t155 = t154 + t98;
#line 201 "fa-kernels/src/s512/stream.rs"
            const u64 t156 = t155 + t98;
#line 201 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t151), "l"(t153) : "memory");
#line 201 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t151), "l"(t154) : "memory");
#line 201 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16;" :  : "r"(t151), "l"(t155) : "memory");
#line 201 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16;" :  : "r"(t151), "l"(t156) : "memory");
        }
#line 211 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        const u32 t157 = ring + t132;
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t157) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t157) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 128 "fa-kernels/src/s512/kernel.rs"
        const u32 t158 = ring + t133;
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t158) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_25), "r"(m_26));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_27), "r"(m_28));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t158) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_29), "r"(m_30));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_31), "r"(m_32));
#line 128 "fa-kernels/src/s512/kernel.rs"
        const u32 t159 = ring + t134;
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t159) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_33), "r"(m_34));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_35), "r"(m_36));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t159) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_37), "r"(m_38));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_39), "r"(m_40));
#line 128 "fa-kernels/src/s512/kernel.rs"
        const u32 t160 = ring + t135;
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t160) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_41), "r"(m_42));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_43), "r"(m_44));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t160) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_45), "r"(m_46));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_47), "r"(m_48));
#line 153 "fa-kernels/src/s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
        const u32 t161 = i_2 + 1u;
#line 184 "fa-kernels/src/s512/stream.rs"
        const bool t162 = t161 < blocks;
#line 184 "fa-kernels/src/s512/stream.rs"
        if (t162) {
#line 186 "fa-kernels/src/s512/stream.rs"
            const u32 t163 = t161 << 7u;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u32 t164 = ring + t81;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u64 t165 = (u64)t163 * t60;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u64 t166 = t85 + t165;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u64 t167 = t166 + t86;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u64 t168 = t167 + t86;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u64 t169 = t168 + t86;
#line 186 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t164), "l"(t166) : "memory");
#line 186 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t164), "l"(t167) : "memory");
#line 186 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16;" :  : "r"(t164), "l"(t168) : "memory");
#line 186 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16;" :  : "r"(t164), "l"(t169) : "memory");
        }
#line 211 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 71 "fa-kernels/src/softmax.rs"
        const f32 old = row_max;
#line 75 "fa-kernels/src/softmax.rs"
        f32 t171;
        asm("max.f32 %0, %1, %2;" : "=f"(t171) : "f"(old), "f"(s));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t172;
        asm("max.f32 %0, %1, %2;" : "=f"(t172) : "f"(t171), "f"(s_2));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t173;
        asm("max.f32 %0, %1, %2;" : "=f"(t173) : "f"(t172), "f"(s_5));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t174;
        asm("max.f32 %0, %1, %2;" : "=f"(t174) : "f"(t173), "f"(s_6));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t175;
        asm("max.f32 %0, %1, %2;" : "=f"(t175) : "f"(t174), "f"(s_9));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t176;
        asm("max.f32 %0, %1, %2;" : "=f"(t176) : "f"(t175), "f"(s_10));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t177;
        asm("max.f32 %0, %1, %2;" : "=f"(t177) : "f"(t176), "f"(s_13));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t178;
        asm("max.f32 %0, %1, %2;" : "=f"(t178) : "f"(t177), "f"(s_14));
#line 203 "fa-kernels/src/softmax.rs"
        f32 t179;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t179) : "f"(t178));
#line 203 "fa-kernels/src/softmax.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t178), "f"(t179));
#line 204 "fa-kernels/src/softmax.rs"
        f32 t181;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t181) : "f"(pair));
#line 204 "fa-kernels/src/softmax.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t181));
#line 80 "fa-kernels/src/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t184 = new_1 * scale_log2;
#line 81 "fa-kernels/src/softmax.rs"
        const f32 reference = none ? 0.0f : t184;
        const f32 t186 = -reference;
#line 82 "fa-kernels/src/softmax.rs"
        f32 t187;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t187) : "f"(old), "f"(scale_log2), "f"(t186));
#line 82 "fa-kernels/src/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t187));
#line 83 "fa-kernels/src/softmax.rs"
        row_max = new_1;
        const f32 t189 = row_sum * rescale;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t190 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t191;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t191) : "f"(s), "f"(scale_log2), "f"(t190));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t192;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t192) : "f"(t191));
#line 86 "fa-kernels/src/softmax.rs"
        s = t192;
        const f32 t193 = t189 + s;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t194 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t195;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t195) : "f"(s_2), "f"(scale_log2), "f"(t194));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t196;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t196) : "f"(t195));
#line 86 "fa-kernels/src/softmax.rs"
        s_2 = t196;
        const f32 t197 = t193 + s_2;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t198 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t199;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t199) : "f"(s_5), "f"(scale_log2), "f"(t198));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t200;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t200) : "f"(t199));
#line 86 "fa-kernels/src/softmax.rs"
        s_5 = t200;
        const f32 t201 = t197 + s_5;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t202 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t203;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t203) : "f"(s_6), "f"(scale_log2), "f"(t202));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t204;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t204) : "f"(t203));
#line 86 "fa-kernels/src/softmax.rs"
        s_6 = t204;
        const f32 t205 = t201 + s_6;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t206 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t207;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t207) : "f"(s_9), "f"(scale_log2), "f"(t206));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t208;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t208) : "f"(t207));
#line 86 "fa-kernels/src/softmax.rs"
        s_9 = t208;
        const f32 t209 = t205 + s_9;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t210 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t211;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t211) : "f"(s_10), "f"(scale_log2), "f"(t210));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t212;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t212) : "f"(t211));
#line 86 "fa-kernels/src/softmax.rs"
        s_10 = t212;
        const f32 t213 = t209 + s_10;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t214 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t215;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t215) : "f"(s_13), "f"(scale_log2), "f"(t214));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t216;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t216) : "f"(t215));
#line 86 "fa-kernels/src/softmax.rs"
        s_13 = t216;
        const f32 t217 = t213 + s_13;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t218 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t219;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t219) : "f"(s_14), "f"(scale_log2), "f"(t218));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t220;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t220) : "f"(t219));
#line 86 "fa-kernels/src/softmax.rs"
        s_14 = t220;
        const f32 t221 = t217 + s_14;
#line 89 "fa-kernels/src/softmax.rs"
        row_sum = t221;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t222 = acc * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc = t222;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t223 = acc_2 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_2 = t223;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t224 = acc_5 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_5 = t224;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t225 = acc_6 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_6 = t225;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t226 = acc_9 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_9 = t226;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t227 = acc_10 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_10 = t227;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t228 = acc_13 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_13 = t228;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t229 = acc_14 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_14 = t229;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t230 = acc_17 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_17 = t230;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t231 = acc_18 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_18 = t231;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t232 = acc_21 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_21 = t232;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t233 = acc_22 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_22 = t233;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t234 = acc_25 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_25 = t234;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t235 = acc_26 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_26 = t235;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t236 = acc_29 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_29 = t236;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t237 = acc_30 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_30 = t237;
#line 71 "fa-kernels/src/softmax.rs"
        const f32 old_2 = row_max_2;
#line 75 "fa-kernels/src/softmax.rs"
        f32 t239;
        asm("max.f32 %0, %1, %2;" : "=f"(t239) : "f"(old_2), "f"(s_3));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t240;
        asm("max.f32 %0, %1, %2;" : "=f"(t240) : "f"(t239), "f"(s_4));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t241;
        asm("max.f32 %0, %1, %2;" : "=f"(t241) : "f"(t240), "f"(s_7));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t242;
        asm("max.f32 %0, %1, %2;" : "=f"(t242) : "f"(t241), "f"(s_8));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t243;
        asm("max.f32 %0, %1, %2;" : "=f"(t243) : "f"(t242), "f"(s_11));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t244;
        asm("max.f32 %0, %1, %2;" : "=f"(t244) : "f"(t243), "f"(s_12));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t245;
        asm("max.f32 %0, %1, %2;" : "=f"(t245) : "f"(t244), "f"(s_15));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t246;
        asm("max.f32 %0, %1, %2;" : "=f"(t246) : "f"(t245), "f"(s_16));
#line 203 "fa-kernels/src/softmax.rs"
        f32 t247;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t247) : "f"(t246));
#line 203 "fa-kernels/src/softmax.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t246), "f"(t247));
#line 204 "fa-kernels/src/softmax.rs"
        f32 t249;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t249) : "f"(pair_2));
#line 204 "fa-kernels/src/softmax.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t249));
#line 80 "fa-kernels/src/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t252 = new_2 * scale_log2;
#line 81 "fa-kernels/src/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t252;
        const f32 t254 = -reference_2;
#line 82 "fa-kernels/src/softmax.rs"
        f32 t255;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t255) : "f"(old_2), "f"(scale_log2), "f"(t254));
#line 82 "fa-kernels/src/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t255));
#line 83 "fa-kernels/src/softmax.rs"
        row_max_2 = new_2;
        const f32 t257 = row_sum_2 * rescale_2;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t258 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t259;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t259) : "f"(s_3), "f"(scale_log2), "f"(t258));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t260;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t260) : "f"(t259));
#line 86 "fa-kernels/src/softmax.rs"
        s_3 = t260;
        const f32 t261 = t257 + s_3;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t262 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t263;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t263) : "f"(s_4), "f"(scale_log2), "f"(t262));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t264;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t264) : "f"(t263));
#line 86 "fa-kernels/src/softmax.rs"
        s_4 = t264;
        const f32 t265 = t261 + s_4;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t266 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t267;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t267) : "f"(s_7), "f"(scale_log2), "f"(t266));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t268;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t268) : "f"(t267));
#line 86 "fa-kernels/src/softmax.rs"
        s_7 = t268;
        const f32 t269 = t265 + s_7;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t270 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t271;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t271) : "f"(s_8), "f"(scale_log2), "f"(t270));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t272;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t272) : "f"(t271));
#line 86 "fa-kernels/src/softmax.rs"
        s_8 = t272;
        const f32 t273 = t269 + s_8;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t274 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t275;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t275) : "f"(s_11), "f"(scale_log2), "f"(t274));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t276;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t276) : "f"(t275));
#line 86 "fa-kernels/src/softmax.rs"
        s_11 = t276;
        const f32 t277 = t273 + s_11;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t278 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t279;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t279) : "f"(s_12), "f"(scale_log2), "f"(t278));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t280;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t280) : "f"(t279));
#line 86 "fa-kernels/src/softmax.rs"
        s_12 = t280;
        const f32 t281 = t277 + s_12;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t282 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t283;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t283) : "f"(s_15), "f"(scale_log2), "f"(t282));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t284;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t284) : "f"(t283));
#line 86 "fa-kernels/src/softmax.rs"
        s_15 = t284;
        const f32 t285 = t281 + s_15;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t286 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t287;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t287) : "f"(s_16), "f"(scale_log2), "f"(t286));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t288;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t288) : "f"(t287));
#line 86 "fa-kernels/src/softmax.rs"
        s_16 = t288;
        const f32 t289 = t285 + s_16;
#line 89 "fa-kernels/src/softmax.rs"
        row_sum_2 = t289;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t290 = acc_3 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_3 = t290;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t291 = acc_4 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_4 = t291;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t292 = acc_7 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_7 = t292;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t293 = acc_8 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_8 = t293;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t294 = acc_11 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_11 = t294;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t295 = acc_12 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_12 = t295;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t296 = acc_15 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_15 = t296;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t297 = acc_16 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_16 = t297;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t298 = acc_19 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_19 = t298;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t299 = acc_20 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_20 = t299;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t300 = acc_23 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_23 = t300;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t301 = acc_24 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_24 = t301;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t302 = acc_27 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_27 = t302;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t303 = acc_28 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_28 = t303;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t304 = acc_31 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_31 = t304;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t305 = acc_32 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_32 = t305;
#line 54 "fa-kernels/src/softmax.rs"
        u32 t306;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t306) : "f"(s), "f"(s_2));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t307;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t307) : "f"(s_3), "f"(s_4));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t308;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t308) : "f"(s_5), "f"(s_6));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t309;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t309) : "f"(s_7), "f"(s_8));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t310;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t310) : "f"(s_9), "f"(s_10));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t311;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t311) : "f"(s_11), "f"(s_12));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t312;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t312) : "f"(s_13), "f"(s_14));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t313;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t313) : "f"(s_15), "f"(s_16));
#line 176 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
#line 163 "fa-kernels/src/s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        const u32 t314 = t74 + t143;
#line 148 "fa-kernels/src/s512/kernel.rs"
        const u32 t315 = t74 + t144;
#line 148 "fa-kernels/src/s512/kernel.rs"
        const u32 t316 = t74 + t145;
#line 148 "fa-kernels/src/s512/kernel.rs"
        const u32 t317 = t74 + t146;
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t314) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t306), "r"(t307), "r"(t308), "r"(t309), "r"(m_49), "r"(m_50));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t306), "r"(t307), "r"(t308), "r"(t309), "r"(m_51), "r"(m_52));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t315) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t306), "r"(t307), "r"(t308), "r"(t309), "r"(m_53), "r"(m_54));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t306), "r"(t307), "r"(t308), "r"(t309), "r"(m_55), "r"(m_56));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t316) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t306), "r"(t307), "r"(t308), "r"(t309), "r"(m_57), "r"(m_58));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t306), "r"(t307), "r"(t308), "r"(t309), "r"(m_59), "r"(m_60));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t317) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t306), "r"(t307), "r"(t308), "r"(t309), "r"(m_61), "r"(m_62));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t306), "r"(t307), "r"(t308), "r"(t309), "r"(m_63), "r"(m_64));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t314) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t310), "r"(t311), "r"(t312), "r"(t313), "r"(m_65), "r"(m_66));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t310), "r"(t311), "r"(t312), "r"(t313), "r"(m_67), "r"(m_68));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t315) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t310), "r"(t311), "r"(t312), "r"(t313), "r"(m_69), "r"(m_70));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t310), "r"(t311), "r"(t312), "r"(t313), "r"(m_71), "r"(m_72));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t316) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t310), "r"(t311), "r"(t312), "r"(t313), "r"(m_73), "r"(m_74));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t310), "r"(t311), "r"(t312), "r"(t313), "r"(m_75), "r"(m_76));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t317) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t310), "r"(t311), "r"(t312), "r"(t313), "r"(m_77), "r"(m_78));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t310), "r"(t311), "r"(t312), "r"(t313), "r"(m_79), "r"(m_80));
    }
#line 124 "fa-kernels/src/s512/kernel.rs"
    #pragma unroll 1
    for (u32 i_3 = unmasked; i_3 < blocks; i_3 += 1u) {
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_17 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_18 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_19 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_20 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_21 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_22 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_23 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_24 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_25 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_26 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_27 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_28 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_29 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_30 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_31 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_32 = 0.0f;
#line 176 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 138 "fa-kernels/src/s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 199 "fa-kernels/src/s512/stream.rs"
        const bool t318 = i_3 < blocks;
#line 199 "fa-kernels/src/s512/stream.rs"
        if (t318) {
#line 201 "fa-kernels/src/s512/stream.rs"
            const u32 t319 = i_3 << 7u;
#line 201 "fa-kernels/src/s512/stream.rs"
            const u32 t320 = t74 + t93;
#line 201 "fa-kernels/src/s512/stream.rs"
            const u64 t321 = (u64)t319 * t73;
#line 201 "fa-kernels/src/s512/stream.rs"
            const u64 t322 = t97 + t321;
#line 201 "fa-kernels/src/s512/stream.rs"
            const u64 t323 = t322 + t98;
#line 201 "fa-kernels/src/s512/stream.rs"
            const u64 t324 = t323 + t98;
#line 201 "fa-kernels/src/s512/stream.rs"
            const u64 t325 = t324 + t98;
#line 201 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t320), "l"(t322) : "memory");
#line 201 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t320), "l"(t323) : "memory");
#line 201 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16;" :  : "r"(t320), "l"(t324) : "memory");
#line 201 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16;" :  : "r"(t320), "l"(t325) : "memory");
        }
#line 211 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        const u32 t326 = ring + t132;
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t326) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_81), "r"(m_82));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_83), "r"(m_84));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t326) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_85), "r"(m_86));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_87), "r"(m_88));
#line 128 "fa-kernels/src/s512/kernel.rs"
        const u32 t327 = ring + t133;
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t327) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_89), "r"(m_90));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_91), "r"(m_92));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t327) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_93), "r"(m_94));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_95), "r"(m_96));
#line 128 "fa-kernels/src/s512/kernel.rs"
        const u32 t328 = ring + t134;
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t328) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_97), "r"(m_98));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_99), "r"(m_100));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t328) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_101), "r"(m_102));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_103), "r"(m_104));
#line 128 "fa-kernels/src/s512/kernel.rs"
        const u32 t329 = ring + t135;
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t329) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_105), "r"(m_106));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_107), "r"(m_108));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t329) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_109), "r"(m_110));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_111), "r"(m_112));
#line 153 "fa-kernels/src/s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
        const u32 t330 = i_3 + 1u;
#line 184 "fa-kernels/src/s512/stream.rs"
        const bool t331 = t330 < blocks;
#line 184 "fa-kernels/src/s512/stream.rs"
        if (t331) {
#line 186 "fa-kernels/src/s512/stream.rs"
            const u32 t332 = t330 << 7u;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u32 t333 = ring + t81;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u64 t334 = (u64)t332 * t60;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u64 t335 = t85 + t334;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u64 t336 = t335 + t86;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u64 t337 = t336 + t86;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u64 t338 = t337 + t86;
#line 186 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t333), "l"(t335) : "memory");
#line 186 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t333), "l"(t336) : "memory");
#line 186 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16;" :  : "r"(t333), "l"(t337) : "memory");
#line 186 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16;" :  : "r"(t333), "l"(t338) : "memory");
        }
#line 211 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 138 "fa-kernels/src/s512/kernel.rs"
        const u32 t339 = i_3 << 7u;
#line 138 "fa-kernels/src/s512/kernel.rs"
        const u32 first_key = t339 + t12;
        const u32 t341 = first_query + t11;
#line 11 "fa-kernels/src/mask.rs"
        const u32 t342 = lane & 3u;
#line 11 "fa-kernels/src/mask.rs"
        const u32 t343 = t342 << 1u;
#line 11 "fa-kernels/src/mask.rs"
        const u32 column = first_key + t343;
#line 14 "fa-kernels/src/mask.rs"
        const u32 t345 = lane >> 2u;
#line 14 "fa-kernels/src/mask.rs"
        const u32 query = t341 + t345;
#line 18 "fa-kernels/src/mask.rs"
        const bool t347 = column <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t348 = t347 ? s_17 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_17 = t348;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t349 = column + 1u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t350 = t349 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t351 = t350 ? s_18 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_18 = t351;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t352 = column + 8u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t353 = t352 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t354 = t353 ? s_21 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_21 = t354;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t355 = column + 9u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t356 = t355 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t357 = t356 ? s_22 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_22 = t357;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t358 = column + 16u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t359 = t358 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t360 = t359 ? s_25 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_25 = t360;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t361 = column + 17u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t362 = t361 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t363 = t362 ? s_26 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_26 = t363;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t364 = column + 24u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t365 = t364 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t366 = t365 ? s_29 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_29 = t366;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t367 = column + 25u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t368 = t367 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t369 = t368 ? s_30 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_30 = t369;
#line 14 "fa-kernels/src/mask.rs"
        const u32 t370 = lane >> 2u;
#line 14 "fa-kernels/src/mask.rs"
        const u32 t371 = t341 + t370;
#line 14 "fa-kernels/src/mask.rs"
        const u32 query_2 = t371 + 8u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t373 = column <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t374 = t373 ? s_19 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_19 = t374;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t375 = column + 1u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t376 = t375 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t377 = t376 ? s_20 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_20 = t377;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t378 = column + 8u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t379 = t378 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t380 = t379 ? s_23 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_23 = t380;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t381 = column + 9u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t382 = t381 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t383 = t382 ? s_24 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_24 = t383;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t384 = column + 16u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t385 = t384 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t386 = t385 ? s_27 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_27 = t386;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t387 = column + 17u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t388 = t387 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t389 = t388 ? s_28 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_28 = t389;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t390 = column + 24u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t391 = t390 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t392 = t391 ? s_31 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_31 = t392;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t393 = column + 25u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t394 = t393 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t395 = t394 ? s_32 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_32 = t395;
#line 71 "fa-kernels/src/softmax.rs"
        const f32 old_3 = row_max;
#line 75 "fa-kernels/src/softmax.rs"
        f32 t397;
        asm("max.f32 %0, %1, %2;" : "=f"(t397) : "f"(old_3), "f"(s_17));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t398;
        asm("max.f32 %0, %1, %2;" : "=f"(t398) : "f"(t397), "f"(s_18));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t399;
        asm("max.f32 %0, %1, %2;" : "=f"(t399) : "f"(t398), "f"(s_21));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t400;
        asm("max.f32 %0, %1, %2;" : "=f"(t400) : "f"(t399), "f"(s_22));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t401;
        asm("max.f32 %0, %1, %2;" : "=f"(t401) : "f"(t400), "f"(s_25));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t402;
        asm("max.f32 %0, %1, %2;" : "=f"(t402) : "f"(t401), "f"(s_26));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t403;
        asm("max.f32 %0, %1, %2;" : "=f"(t403) : "f"(t402), "f"(s_29));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t404;
        asm("max.f32 %0, %1, %2;" : "=f"(t404) : "f"(t403), "f"(s_30));
#line 203 "fa-kernels/src/softmax.rs"
        f32 t405;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t405) : "f"(t404));
#line 203 "fa-kernels/src/softmax.rs"
        f32 pair_3;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t404), "f"(t405));
#line 204 "fa-kernels/src/softmax.rs"
        f32 t407;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t407) : "f"(pair_3));
#line 204 "fa-kernels/src/softmax.rs"
        f32 new_3;
        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t407));
#line 80 "fa-kernels/src/softmax.rs"
        const bool none_3 = new_3 == __uint_as_float(0xff800000u);
        const f32 t410 = new_3 * scale_log2;
#line 81 "fa-kernels/src/softmax.rs"
        const f32 reference_3 = none_3 ? 0.0f : t410;
        const f32 t412 = -reference_3;
#line 82 "fa-kernels/src/softmax.rs"
        f32 t413;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t413) : "f"(old_3), "f"(scale_log2), "f"(t412));
#line 82 "fa-kernels/src/softmax.rs"
        f32 rescale_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t413));
#line 83 "fa-kernels/src/softmax.rs"
        row_max = new_3;
        const f32 t415 = row_sum * rescale_3;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t416 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t417;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t417) : "f"(s_17), "f"(scale_log2), "f"(t416));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t418;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t418) : "f"(t417));
#line 86 "fa-kernels/src/softmax.rs"
        s_17 = t418;
        const f32 t419 = t415 + s_17;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t420 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t421;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t421) : "f"(s_18), "f"(scale_log2), "f"(t420));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t422;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t422) : "f"(t421));
#line 86 "fa-kernels/src/softmax.rs"
        s_18 = t422;
        const f32 t423 = t419 + s_18;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t424 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t425;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t425) : "f"(s_21), "f"(scale_log2), "f"(t424));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t426;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t426) : "f"(t425));
#line 86 "fa-kernels/src/softmax.rs"
        s_21 = t426;
        const f32 t427 = t423 + s_21;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t428 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t429;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t429) : "f"(s_22), "f"(scale_log2), "f"(t428));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t430;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t430) : "f"(t429));
#line 86 "fa-kernels/src/softmax.rs"
        s_22 = t430;
        const f32 t431 = t427 + s_22;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t432 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t433;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t433) : "f"(s_25), "f"(scale_log2), "f"(t432));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t434;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t434) : "f"(t433));
#line 86 "fa-kernels/src/softmax.rs"
        s_25 = t434;
        const f32 t435 = t431 + s_25;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t436 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t437;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t437) : "f"(s_26), "f"(scale_log2), "f"(t436));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t438;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t438) : "f"(t437));
#line 86 "fa-kernels/src/softmax.rs"
        s_26 = t438;
        const f32 t439 = t435 + s_26;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t440 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t441;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t441) : "f"(s_29), "f"(scale_log2), "f"(t440));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t442;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t442) : "f"(t441));
#line 86 "fa-kernels/src/softmax.rs"
        s_29 = t442;
        const f32 t443 = t439 + s_29;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t444 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t445;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t445) : "f"(s_30), "f"(scale_log2), "f"(t444));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t446;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t446) : "f"(t445));
#line 86 "fa-kernels/src/softmax.rs"
        s_30 = t446;
        const f32 t447 = t443 + s_30;
#line 89 "fa-kernels/src/softmax.rs"
        row_sum = t447;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t448 = acc * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc = t448;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t449 = acc_2 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_2 = t449;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t450 = acc_5 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_5 = t450;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t451 = acc_6 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_6 = t451;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t452 = acc_9 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_9 = t452;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t453 = acc_10 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_10 = t453;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t454 = acc_13 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_13 = t454;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t455 = acc_14 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_14 = t455;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t456 = acc_17 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_17 = t456;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t457 = acc_18 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_18 = t457;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t458 = acc_21 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_21 = t458;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t459 = acc_22 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_22 = t459;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t460 = acc_25 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_25 = t460;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t461 = acc_26 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_26 = t461;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t462 = acc_29 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_29 = t462;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t463 = acc_30 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_30 = t463;
#line 71 "fa-kernels/src/softmax.rs"
        const f32 old_4 = row_max_2;
#line 75 "fa-kernels/src/softmax.rs"
        f32 t465;
        asm("max.f32 %0, %1, %2;" : "=f"(t465) : "f"(old_4), "f"(s_19));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t466;
        asm("max.f32 %0, %1, %2;" : "=f"(t466) : "f"(t465), "f"(s_20));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t467;
        asm("max.f32 %0, %1, %2;" : "=f"(t467) : "f"(t466), "f"(s_23));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t468;
        asm("max.f32 %0, %1, %2;" : "=f"(t468) : "f"(t467), "f"(s_24));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t469;
        asm("max.f32 %0, %1, %2;" : "=f"(t469) : "f"(t468), "f"(s_27));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t470;
        asm("max.f32 %0, %1, %2;" : "=f"(t470) : "f"(t469), "f"(s_28));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t471;
        asm("max.f32 %0, %1, %2;" : "=f"(t471) : "f"(t470), "f"(s_31));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t472;
        asm("max.f32 %0, %1, %2;" : "=f"(t472) : "f"(t471), "f"(s_32));
#line 203 "fa-kernels/src/softmax.rs"
        f32 t473;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t473) : "f"(t472));
#line 203 "fa-kernels/src/softmax.rs"
        f32 pair_4;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t472), "f"(t473));
#line 204 "fa-kernels/src/softmax.rs"
        f32 t475;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t475) : "f"(pair_4));
#line 204 "fa-kernels/src/softmax.rs"
        f32 new_4;
        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t475));
#line 80 "fa-kernels/src/softmax.rs"
        const bool none_4 = new_4 == __uint_as_float(0xff800000u);
        const f32 t478 = new_4 * scale_log2;
#line 81 "fa-kernels/src/softmax.rs"
        const f32 reference_4 = none_4 ? 0.0f : t478;
        const f32 t480 = -reference_4;
#line 82 "fa-kernels/src/softmax.rs"
        f32 t481;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t481) : "f"(old_4), "f"(scale_log2), "f"(t480));
#line 82 "fa-kernels/src/softmax.rs"
        f32 rescale_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t481));
#line 83 "fa-kernels/src/softmax.rs"
        row_max_2 = new_4;
        const f32 t483 = row_sum_2 * rescale_4;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t484 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t485;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t485) : "f"(s_19), "f"(scale_log2), "f"(t484));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t486;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t486) : "f"(t485));
#line 86 "fa-kernels/src/softmax.rs"
        s_19 = t486;
        const f32 t487 = t483 + s_19;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t488 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t489;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t489) : "f"(s_20), "f"(scale_log2), "f"(t488));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t490;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t490) : "f"(t489));
#line 86 "fa-kernels/src/softmax.rs"
        s_20 = t490;
        const f32 t491 = t487 + s_20;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t492 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t493;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t493) : "f"(s_23), "f"(scale_log2), "f"(t492));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t494;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t494) : "f"(t493));
#line 86 "fa-kernels/src/softmax.rs"
        s_23 = t494;
        const f32 t495 = t491 + s_23;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t496 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t497;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t497) : "f"(s_24), "f"(scale_log2), "f"(t496));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t498;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t498) : "f"(t497));
#line 86 "fa-kernels/src/softmax.rs"
        s_24 = t498;
        const f32 t499 = t495 + s_24;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t500 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t501;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t501) : "f"(s_27), "f"(scale_log2), "f"(t500));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t502;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t502) : "f"(t501));
#line 86 "fa-kernels/src/softmax.rs"
        s_27 = t502;
        const f32 t503 = t499 + s_27;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t504 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t505;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t505) : "f"(s_28), "f"(scale_log2), "f"(t504));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t506;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t506) : "f"(t505));
#line 86 "fa-kernels/src/softmax.rs"
        s_28 = t506;
        const f32 t507 = t503 + s_28;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t508 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t509;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t509) : "f"(s_31), "f"(scale_log2), "f"(t508));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t510;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t510) : "f"(t509));
#line 86 "fa-kernels/src/softmax.rs"
        s_31 = t510;
        const f32 t511 = t507 + s_31;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t512 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t513;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t513) : "f"(s_32), "f"(scale_log2), "f"(t512));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t514;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t514) : "f"(t513));
#line 86 "fa-kernels/src/softmax.rs"
        s_32 = t514;
        const f32 t515 = t511 + s_32;
#line 89 "fa-kernels/src/softmax.rs"
        row_sum_2 = t515;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t516 = acc_3 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_3 = t516;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t517 = acc_4 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_4 = t517;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t518 = acc_7 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_7 = t518;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t519 = acc_8 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_8 = t519;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t520 = acc_11 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_11 = t520;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t521 = acc_12 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_12 = t521;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t522 = acc_15 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_15 = t522;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t523 = acc_16 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_16 = t523;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t524 = acc_19 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_19 = t524;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t525 = acc_20 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_20 = t525;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t526 = acc_23 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_23 = t526;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t527 = acc_24 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_24 = t527;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t528 = acc_27 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_27 = t528;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t529 = acc_28 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_28 = t529;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t530 = acc_31 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_31 = t530;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t531 = acc_32 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_32 = t531;
#line 54 "fa-kernels/src/softmax.rs"
        u32 t532;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t532) : "f"(s_17), "f"(s_18));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t533;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t533) : "f"(s_19), "f"(s_20));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t534;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t534) : "f"(s_21), "f"(s_22));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t535;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t535) : "f"(s_23), "f"(s_24));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t536;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t536) : "f"(s_25), "f"(s_26));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t537;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t537) : "f"(s_27), "f"(s_28));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t538;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t538) : "f"(s_29), "f"(s_30));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t539;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t539) : "f"(s_31), "f"(s_32));
#line 176 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
#line 163 "fa-kernels/src/s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        const u32 t540 = t74 + t143;
#line 148 "fa-kernels/src/s512/kernel.rs"
        const u32 t541 = t74 + t144;
#line 148 "fa-kernels/src/s512/kernel.rs"
        const u32 t542 = t74 + t145;
#line 148 "fa-kernels/src/s512/kernel.rs"
        const u32 t543 = t74 + t146;
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t540) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t532), "r"(t533), "r"(t534), "r"(t535), "r"(m_113), "r"(m_114));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t532), "r"(t533), "r"(t534), "r"(t535), "r"(m_115), "r"(m_116));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t541) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t532), "r"(t533), "r"(t534), "r"(t535), "r"(m_117), "r"(m_118));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t532), "r"(t533), "r"(t534), "r"(t535), "r"(m_119), "r"(m_120));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t542) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t532), "r"(t533), "r"(t534), "r"(t535), "r"(m_121), "r"(m_122));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t532), "r"(t533), "r"(t534), "r"(t535), "r"(m_123), "r"(m_124));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t543) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t532), "r"(t533), "r"(t534), "r"(t535), "r"(m_125), "r"(m_126));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t532), "r"(t533), "r"(t534), "r"(t535), "r"(m_127), "r"(m_128));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t540) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t536), "r"(t537), "r"(t538), "r"(t539), "r"(m_129), "r"(m_130));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t536), "r"(t537), "r"(t538), "r"(t539), "r"(m_131), "r"(m_132));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t541) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t536), "r"(t537), "r"(t538), "r"(t539), "r"(m_133), "r"(m_134));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t536), "r"(t537), "r"(t538), "r"(t539), "r"(m_135), "r"(m_136));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t542) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t536), "r"(t537), "r"(t538), "r"(t539), "r"(m_137), "r"(m_138));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t536), "r"(t537), "r"(t538), "r"(t539), "r"(m_139), "r"(m_140));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t543) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t536), "r"(t537), "r"(t538), "r"(t539), "r"(m_141), "r"(m_142));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t536), "r"(t537), "r"(t538), "r"(t539), "r"(m_143), "r"(m_144));
    }
#line 176 "fa-kernels/src/s512/stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 97 "fa-kernels/src/softmax.rs"
    f32 t544;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t544) : "f"(row_sum));
#line 97 "fa-kernels/src/softmax.rs"
    const f32 pair_5 = row_sum + t544;
    f32 t546;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t546) : "f"(pair_5));
#line 98 "fa-kernels/src/softmax.rs"
    const f32 t547 = pair_5 + t546;
#line 98 "fa-kernels/src/softmax.rs"
    row_sum = t547;
#line 97 "fa-kernels/src/softmax.rs"
    f32 t548;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t548) : "f"(row_sum_2));
#line 97 "fa-kernels/src/softmax.rs"
    const f32 pair_6 = row_sum_2 + t548;
    f32 t550;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t550) : "f"(pair_6));
#line 98 "fa-kernels/src/softmax.rs"
    const f32 t551 = pair_6 + t550;
#line 98 "fa-kernels/src/softmax.rs"
    row_sum_2 = t551;
#line 39 "fa-kernels/src/epilogue.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t552 = warp_n != 0u;
#line 40 "fa-kernels/src/epilogue.rs"
    if (t552) {
#line 37 "fa-kernels/src/epilogue.rs"
        const u32 t553 = warp_n - 1u;
#line 37 "fa-kernels/src/epilogue.rs"
        const u32 t554 = t553 << 1u;
#line 37 "fa-kernels/src/epilogue.rs"
        const u32 t555 = t554 + warp_m;
#line 37 "fa-kernels/src/epilogue.rs"
        const u32 t556 = t555 * 4608u;
#line 37 "fa-kernels/src/epilogue.rs"
        const u32 t557 = ring + t556;
#line 37 "fa-kernels/src/epilogue.rs"
        const u32 t558 = lane << 2u;
#line 37 "fa-kernels/src/epilogue.rs"
        const u32 mine = t557 + t558;
#line 43 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(mine), "f"(acc) : "memory");
#line 43 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.f32 [%0+128], %1;" :  : "r"(mine), "f"(acc_2) : "memory");
#line 43 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.f32 [%0+256], %1;" :  : "r"(mine), "f"(acc_3) : "memory");
#line 43 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.f32 [%0+384], %1;" :  : "r"(mine), "f"(acc_4) : "memory");
#line 43 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.f32 [%0+512], %1;" :  : "r"(mine), "f"(acc_5) : "memory");
#line 43 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.f32 [%0+640], %1;" :  : "r"(mine), "f"(acc_6) : "memory");
#line 43 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.f32 [%0+768], %1;" :  : "r"(mine), "f"(acc_7) : "memory");
#line 43 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.f32 [%0+896], %1;" :  : "r"(mine), "f"(acc_8) : "memory");
#line 43 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.f32 [%0+1024], %1;" :  : "r"(mine), "f"(acc_9) : "memory");
#line 43 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.f32 [%0+1152], %1;" :  : "r"(mine), "f"(acc_10) : "memory");
#line 43 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.f32 [%0+1280], %1;" :  : "r"(mine), "f"(acc_11) : "memory");
#line 43 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.f32 [%0+1408], %1;" :  : "r"(mine), "f"(acc_12) : "memory");
#line 43 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.f32 [%0+1536], %1;" :  : "r"(mine), "f"(acc_13) : "memory");
#line 43 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.f32 [%0+1664], %1;" :  : "r"(mine), "f"(acc_14) : "memory");
#line 43 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.f32 [%0+1792], %1;" :  : "r"(mine), "f"(acc_15) : "memory");
#line 43 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.f32 [%0+1920], %1;" :  : "r"(mine), "f"(acc_16) : "memory");
#line 43 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.f32 [%0+2048], %1;" :  : "r"(mine), "f"(acc_17) : "memory");
#line 43 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.f32 [%0+2176], %1;" :  : "r"(mine), "f"(acc_18) : "memory");
#line 43 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.f32 [%0+2304], %1;" :  : "r"(mine), "f"(acc_19) : "memory");
#line 43 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.f32 [%0+2432], %1;" :  : "r"(mine), "f"(acc_20) : "memory");
#line 43 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.f32 [%0+2560], %1;" :  : "r"(mine), "f"(acc_21) : "memory");
#line 43 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.f32 [%0+2688], %1;" :  : "r"(mine), "f"(acc_22) : "memory");
#line 43 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.f32 [%0+2816], %1;" :  : "r"(mine), "f"(acc_23) : "memory");
#line 43 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.f32 [%0+2944], %1;" :  : "r"(mine), "f"(acc_24) : "memory");
#line 43 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.f32 [%0+3072], %1;" :  : "r"(mine), "f"(acc_25) : "memory");
#line 43 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.f32 [%0+3200], %1;" :  : "r"(mine), "f"(acc_26) : "memory");
#line 43 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.f32 [%0+3328], %1;" :  : "r"(mine), "f"(acc_27) : "memory");
#line 43 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.f32 [%0+3456], %1;" :  : "r"(mine), "f"(acc_28) : "memory");
#line 43 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.f32 [%0+3584], %1;" :  : "r"(mine), "f"(acc_29) : "memory");
#line 43 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.f32 [%0+3712], %1;" :  : "r"(mine), "f"(acc_30) : "memory");
#line 43 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.f32 [%0+3840], %1;" :  : "r"(mine), "f"(acc_31) : "memory");
#line 43 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.f32 [%0+3968], %1;" :  : "r"(mine), "f"(acc_32) : "memory");
#line 43 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.f32 [%0+4096], %1;" :  : "r"(mine), "f"(row_max) : "memory");
#line 43 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.f32 [%0+4224], %1;" :  : "r"(mine), "f"(row_max_2) : "memory");
#line 43 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.f32 [%0+4352], %1;" :  : "r"(mine), "f"(row_sum) : "memory");
#line 43 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.f32 [%0+4480], %1;" :  : "r"(mine), "f"(row_sum_2) : "memory");
    }
#line 46 "fa-kernels/src/epilogue.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t560 = warp_n == 0u;
#line 47 "fa-kernels/src/epilogue.rs"
    if (t560) {
#line 37 "fa-kernels/src/epilogue.rs"
        const u32 t561 = warp_m * 4608u;
#line 37 "fa-kernels/src/epilogue.rs"
        const u32 t562 = ring + t561;
#line 37 "fa-kernels/src/epilogue.rs"
        const u32 t563 = lane << 2u;
#line 37 "fa-kernels/src/epilogue.rs"
        const u32 theirs = t562 + t563;
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(words) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_2;
        asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(words_2) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_3;
        asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(words_3) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_4;
        asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(words_4) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_5;
        asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(words_5) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_6;
        asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(words_6) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_7;
        asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(words_7) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_8;
        asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(words_8) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_9;
        asm volatile("ld.shared.f32 %0, [%1+1024];" : "=f"(words_9) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_10;
        asm volatile("ld.shared.f32 %0, [%1+1152];" : "=f"(words_10) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_11;
        asm volatile("ld.shared.f32 %0, [%1+1280];" : "=f"(words_11) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_12;
        asm volatile("ld.shared.f32 %0, [%1+1408];" : "=f"(words_12) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_13;
        asm volatile("ld.shared.f32 %0, [%1+1536];" : "=f"(words_13) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_14;
        asm volatile("ld.shared.f32 %0, [%1+1664];" : "=f"(words_14) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_15;
        asm volatile("ld.shared.f32 %0, [%1+1792];" : "=f"(words_15) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_16;
        asm volatile("ld.shared.f32 %0, [%1+1920];" : "=f"(words_16) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_17;
        asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(words_17) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_18;
        asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(words_18) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_19;
        asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(words_19) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_20;
        asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(words_20) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_21;
        asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(words_21) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_22;
        asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(words_22) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_23;
        asm volatile("ld.shared.f32 %0, [%1+2816];" : "=f"(words_23) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_24;
        asm volatile("ld.shared.f32 %0, [%1+2944];" : "=f"(words_24) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_25;
        asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(words_25) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_26;
        asm volatile("ld.shared.f32 %0, [%1+3200];" : "=f"(words_26) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_27;
        asm volatile("ld.shared.f32 %0, [%1+3328];" : "=f"(words_27) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_28;
        asm volatile("ld.shared.f32 %0, [%1+3456];" : "=f"(words_28) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_29;
        asm volatile("ld.shared.f32 %0, [%1+3584];" : "=f"(words_29) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_30;
        asm volatile("ld.shared.f32 %0, [%1+3712];" : "=f"(words_30) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_31;
        asm volatile("ld.shared.f32 %0, [%1+3840];" : "=f"(words_31) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_32;
        asm volatile("ld.shared.f32 %0, [%1+3968];" : "=f"(words_32) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_33;
        asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(words_33) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_34;
        asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(words_34) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_35;
        asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(words_35) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_36;
        asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(words_36) : "r"(theirs) : "memory");
#line 68 "fa-kernels/src/epilogue.rs"
        f32 new_5;
        asm("max.f32 %0, %1, %2;" : "=f"(new_5) : "f"(row_max), "f"(words_33));
#line 69 "fa-kernels/src/epilogue.rs"
        const bool t602 = new_5 == __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/epilogue.rs"
        const f32 t603 = new_5 * scale_log2;
#line 69 "fa-kernels/src/epilogue.rs"
        const f32 reference_5 = t602 ? 0.0f : t603;
        const f32 t605 = -reference_5;
#line 70 "fa-kernels/src/epilogue.rs"
        f32 t606;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t606) : "f"(row_max), "f"(scale_log2), "f"(t605));
#line 70 "fa-kernels/src/epilogue.rs"
        f32 ours;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours) : "f"(t606));
#line 71 "fa-kernels/src/epilogue.rs"
        const f32 t608 = -reference_5;
#line 71 "fa-kernels/src/epilogue.rs"
        f32 t609;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t609) : "f"(words_33), "f"(scale_log2), "f"(t608));
#line 71 "fa-kernels/src/epilogue.rs"
        f32 other;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other) : "f"(t609));
#line 72 "fa-kernels/src/epilogue.rs"
        row_max = new_5;
        const f32 t611 = row_sum * ours;
#line 73 "fa-kernels/src/epilogue.rs"
        const f32 t612 = words_35 * other;
#line 73 "fa-kernels/src/epilogue.rs"
        f32 t613;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t613) : "f"(t611), "f"(1.0f), "f"(t612));
#line 73 "fa-kernels/src/epilogue.rs"
        row_sum = t613;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t614 = acc * ours;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t615 = words * other;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t616;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t616) : "f"(t614), "f"(1.0f), "f"(t615));
#line 78 "fa-kernels/src/epilogue.rs"
        acc = t616;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t617 = acc_2 * ours;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t618 = words_2 * other;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t619;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t619) : "f"(t617), "f"(1.0f), "f"(t618));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_2 = t619;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t620 = acc_5 * ours;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t621 = words_5 * other;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t622;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t622) : "f"(t620), "f"(1.0f), "f"(t621));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_5 = t622;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t623 = acc_6 * ours;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t624 = words_6 * other;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t625;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t625) : "f"(t623), "f"(1.0f), "f"(t624));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_6 = t625;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t626 = acc_9 * ours;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t627 = words_9 * other;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t628;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t628) : "f"(t626), "f"(1.0f), "f"(t627));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_9 = t628;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t629 = acc_10 * ours;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t630 = words_10 * other;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t631;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t631) : "f"(t629), "f"(1.0f), "f"(t630));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_10 = t631;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t632 = acc_13 * ours;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t633 = words_13 * other;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t634;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t634) : "f"(t632), "f"(1.0f), "f"(t633));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_13 = t634;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t635 = acc_14 * ours;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t636 = words_14 * other;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t637;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t637) : "f"(t635), "f"(1.0f), "f"(t636));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_14 = t637;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t638 = acc_17 * ours;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t639 = words_17 * other;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t640;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t640) : "f"(t638), "f"(1.0f), "f"(t639));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_17 = t640;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t641 = acc_18 * ours;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t642 = words_18 * other;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t643;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t643) : "f"(t641), "f"(1.0f), "f"(t642));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_18 = t643;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t644 = acc_21 * ours;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t645 = words_21 * other;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t646;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t646) : "f"(t644), "f"(1.0f), "f"(t645));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_21 = t646;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t647 = acc_22 * ours;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t648 = words_22 * other;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t649;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t649) : "f"(t647), "f"(1.0f), "f"(t648));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_22 = t649;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t650 = acc_25 * ours;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t651 = words_25 * other;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t652;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t652) : "f"(t650), "f"(1.0f), "f"(t651));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_25 = t652;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t653 = acc_26 * ours;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t654 = words_26 * other;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t655;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t655) : "f"(t653), "f"(1.0f), "f"(t654));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_26 = t655;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t656 = acc_29 * ours;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t657 = words_29 * other;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t658;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t658) : "f"(t656), "f"(1.0f), "f"(t657));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_29 = t658;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t659 = acc_30 * ours;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t660 = words_30 * other;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t661;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t661) : "f"(t659), "f"(1.0f), "f"(t660));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_30 = t661;
#line 68 "fa-kernels/src/epilogue.rs"
        f32 new_6;
        asm("max.f32 %0, %1, %2;" : "=f"(new_6) : "f"(row_max_2), "f"(words_34));
#line 69 "fa-kernels/src/epilogue.rs"
        const bool t663 = new_6 == __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/epilogue.rs"
        const f32 t664 = new_6 * scale_log2;
#line 69 "fa-kernels/src/epilogue.rs"
        const f32 reference_6 = t663 ? 0.0f : t664;
        const f32 t666 = -reference_6;
#line 70 "fa-kernels/src/epilogue.rs"
        f32 t667;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t667) : "f"(row_max_2), "f"(scale_log2), "f"(t666));
#line 70 "fa-kernels/src/epilogue.rs"
        f32 ours_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_2) : "f"(t667));
#line 71 "fa-kernels/src/epilogue.rs"
        const f32 t669 = -reference_6;
#line 71 "fa-kernels/src/epilogue.rs"
        f32 t670;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t670) : "f"(words_34), "f"(scale_log2), "f"(t669));
#line 71 "fa-kernels/src/epilogue.rs"
        f32 other_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_2) : "f"(t670));
#line 72 "fa-kernels/src/epilogue.rs"
        row_max_2 = new_6;
        const f32 t672 = row_sum_2 * ours_2;
#line 73 "fa-kernels/src/epilogue.rs"
        const f32 t673 = words_36 * other_2;
#line 73 "fa-kernels/src/epilogue.rs"
        f32 t674;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t674) : "f"(t672), "f"(1.0f), "f"(t673));
#line 73 "fa-kernels/src/epilogue.rs"
        row_sum_2 = t674;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t675 = acc_3 * ours_2;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t676 = words_3 * other_2;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t677;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t677) : "f"(t675), "f"(1.0f), "f"(t676));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_3 = t677;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t678 = acc_4 * ours_2;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t679 = words_4 * other_2;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t680;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t680) : "f"(t678), "f"(1.0f), "f"(t679));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_4 = t680;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t681 = acc_7 * ours_2;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t682 = words_7 * other_2;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t683;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t683) : "f"(t681), "f"(1.0f), "f"(t682));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_7 = t683;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t684 = acc_8 * ours_2;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t685 = words_8 * other_2;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t686;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t686) : "f"(t684), "f"(1.0f), "f"(t685));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_8 = t686;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t687 = acc_11 * ours_2;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t688 = words_11 * other_2;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t689;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t689) : "f"(t687), "f"(1.0f), "f"(t688));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_11 = t689;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t690 = acc_12 * ours_2;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t691 = words_12 * other_2;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t692;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t692) : "f"(t690), "f"(1.0f), "f"(t691));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_12 = t692;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t693 = acc_15 * ours_2;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t694 = words_15 * other_2;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t695;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t695) : "f"(t693), "f"(1.0f), "f"(t694));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_15 = t695;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t696 = acc_16 * ours_2;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t697 = words_16 * other_2;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t698;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t698) : "f"(t696), "f"(1.0f), "f"(t697));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_16 = t698;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t699 = acc_19 * ours_2;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t700 = words_19 * other_2;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t701;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t701) : "f"(t699), "f"(1.0f), "f"(t700));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_19 = t701;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t702 = acc_20 * ours_2;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t703 = words_20 * other_2;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t704;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t704) : "f"(t702), "f"(1.0f), "f"(t703));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_20 = t704;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t705 = acc_23 * ours_2;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t706 = words_23 * other_2;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t707;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t707) : "f"(t705), "f"(1.0f), "f"(t706));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_23 = t707;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t708 = acc_24 * ours_2;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t709 = words_24 * other_2;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t710;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t710) : "f"(t708), "f"(1.0f), "f"(t709));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_24 = t710;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t711 = acc_27 * ours_2;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t712 = words_27 * other_2;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t713;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t713) : "f"(t711), "f"(1.0f), "f"(t712));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_27 = t713;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t714 = acc_28 * ours_2;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t715 = words_28 * other_2;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t716;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t716) : "f"(t714), "f"(1.0f), "f"(t715));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_28 = t716;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t717 = acc_31 * ours_2;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t718 = words_31 * other_2;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t719;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t719) : "f"(t717), "f"(1.0f), "f"(t718));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_31 = t719;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t720 = acc_32 * ours_2;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t721 = words_32 * other_2;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t722;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t722) : "f"(t720), "f"(1.0f), "f"(t721));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_32 = t722;
#line 37 "fa-kernels/src/epilogue.rs"
        const u32 t723 = 2u + warp_m;
#line 37 "fa-kernels/src/epilogue.rs"
        const u32 t724 = t723 * 4608u;
#line 37 "fa-kernels/src/epilogue.rs"
        const u32 t725 = ring + t724;
#line 37 "fa-kernels/src/epilogue.rs"
        const u32 t726 = lane << 2u;
#line 37 "fa-kernels/src/epilogue.rs"
        const u32 theirs_2 = t725 + t726;
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_37;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(words_37) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_38;
        asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(words_38) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_39;
        asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(words_39) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_40;
        asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(words_40) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_41;
        asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(words_41) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_42;
        asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(words_42) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_43;
        asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(words_43) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_44;
        asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(words_44) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_45;
        asm volatile("ld.shared.f32 %0, [%1+1024];" : "=f"(words_45) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_46;
        asm volatile("ld.shared.f32 %0, [%1+1152];" : "=f"(words_46) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_47;
        asm volatile("ld.shared.f32 %0, [%1+1280];" : "=f"(words_47) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_48;
        asm volatile("ld.shared.f32 %0, [%1+1408];" : "=f"(words_48) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_49;
        asm volatile("ld.shared.f32 %0, [%1+1536];" : "=f"(words_49) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_50;
        asm volatile("ld.shared.f32 %0, [%1+1664];" : "=f"(words_50) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_51;
        asm volatile("ld.shared.f32 %0, [%1+1792];" : "=f"(words_51) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_52;
        asm volatile("ld.shared.f32 %0, [%1+1920];" : "=f"(words_52) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_53;
        asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(words_53) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_54;
        asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(words_54) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_55;
        asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(words_55) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_56;
        asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(words_56) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_57;
        asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(words_57) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_58;
        asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(words_58) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_59;
        asm volatile("ld.shared.f32 %0, [%1+2816];" : "=f"(words_59) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_60;
        asm volatile("ld.shared.f32 %0, [%1+2944];" : "=f"(words_60) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_61;
        asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(words_61) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_62;
        asm volatile("ld.shared.f32 %0, [%1+3200];" : "=f"(words_62) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_63;
        asm volatile("ld.shared.f32 %0, [%1+3328];" : "=f"(words_63) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_64;
        asm volatile("ld.shared.f32 %0, [%1+3456];" : "=f"(words_64) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_65;
        asm volatile("ld.shared.f32 %0, [%1+3584];" : "=f"(words_65) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_66;
        asm volatile("ld.shared.f32 %0, [%1+3712];" : "=f"(words_66) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_67;
        asm volatile("ld.shared.f32 %0, [%1+3840];" : "=f"(words_67) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_68;
        asm volatile("ld.shared.f32 %0, [%1+3968];" : "=f"(words_68) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_69;
        asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(words_69) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_70;
        asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(words_70) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_71;
        asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(words_71) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_72;
        asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(words_72) : "r"(theirs_2) : "memory");
#line 68 "fa-kernels/src/epilogue.rs"
        f32 new_7;
        asm("max.f32 %0, %1, %2;" : "=f"(new_7) : "f"(row_max), "f"(words_69));
#line 69 "fa-kernels/src/epilogue.rs"
        const bool t765 = new_7 == __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/epilogue.rs"
        const f32 t766 = new_7 * scale_log2;
#line 69 "fa-kernels/src/epilogue.rs"
        const f32 reference_7 = t765 ? 0.0f : t766;
        const f32 t768 = -reference_7;
#line 70 "fa-kernels/src/epilogue.rs"
        f32 t769;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t769) : "f"(row_max), "f"(scale_log2), "f"(t768));
#line 70 "fa-kernels/src/epilogue.rs"
        f32 ours_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_3) : "f"(t769));
#line 71 "fa-kernels/src/epilogue.rs"
        const f32 t771 = -reference_7;
#line 71 "fa-kernels/src/epilogue.rs"
        f32 t772;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t772) : "f"(words_69), "f"(scale_log2), "f"(t771));
#line 71 "fa-kernels/src/epilogue.rs"
        f32 other_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_3) : "f"(t772));
#line 72 "fa-kernels/src/epilogue.rs"
        row_max = new_7;
        const f32 t774 = row_sum * ours_3;
#line 73 "fa-kernels/src/epilogue.rs"
        const f32 t775 = words_71 * other_3;
#line 73 "fa-kernels/src/epilogue.rs"
        f32 t776;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t776) : "f"(t774), "f"(1.0f), "f"(t775));
#line 73 "fa-kernels/src/epilogue.rs"
        row_sum = t776;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t777 = acc * ours_3;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t778 = words_37 * other_3;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t779;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t779) : "f"(t777), "f"(1.0f), "f"(t778));
#line 78 "fa-kernels/src/epilogue.rs"
        acc = t779;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t780 = acc_2 * ours_3;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t781 = words_38 * other_3;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t782;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t782) : "f"(t780), "f"(1.0f), "f"(t781));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_2 = t782;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t783 = acc_5 * ours_3;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t784 = words_41 * other_3;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t785;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t785) : "f"(t783), "f"(1.0f), "f"(t784));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_5 = t785;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t786 = acc_6 * ours_3;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t787 = words_42 * other_3;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t788;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t788) : "f"(t786), "f"(1.0f), "f"(t787));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_6 = t788;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t789 = acc_9 * ours_3;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t790 = words_45 * other_3;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t791;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t791) : "f"(t789), "f"(1.0f), "f"(t790));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_9 = t791;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t792 = acc_10 * ours_3;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t793 = words_46 * other_3;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t794;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t794) : "f"(t792), "f"(1.0f), "f"(t793));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_10 = t794;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t795 = acc_13 * ours_3;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t796 = words_49 * other_3;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t797;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t797) : "f"(t795), "f"(1.0f), "f"(t796));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_13 = t797;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t798 = acc_14 * ours_3;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t799 = words_50 * other_3;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t800;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t800) : "f"(t798), "f"(1.0f), "f"(t799));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_14 = t800;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t801 = acc_17 * ours_3;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t802 = words_53 * other_3;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t803;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t803) : "f"(t801), "f"(1.0f), "f"(t802));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_17 = t803;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t804 = acc_18 * ours_3;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t805 = words_54 * other_3;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t806;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t806) : "f"(t804), "f"(1.0f), "f"(t805));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_18 = t806;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t807 = acc_21 * ours_3;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t808 = words_57 * other_3;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t809;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t809) : "f"(t807), "f"(1.0f), "f"(t808));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_21 = t809;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t810 = acc_22 * ours_3;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t811 = words_58 * other_3;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t812;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t812) : "f"(t810), "f"(1.0f), "f"(t811));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_22 = t812;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t813 = acc_25 * ours_3;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t814 = words_61 * other_3;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t815;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t815) : "f"(t813), "f"(1.0f), "f"(t814));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_25 = t815;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t816 = acc_26 * ours_3;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t817 = words_62 * other_3;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t818;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t818) : "f"(t816), "f"(1.0f), "f"(t817));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_26 = t818;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t819 = acc_29 * ours_3;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t820 = words_65 * other_3;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t821;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t821) : "f"(t819), "f"(1.0f), "f"(t820));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_29 = t821;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t822 = acc_30 * ours_3;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t823 = words_66 * other_3;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t824;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t824) : "f"(t822), "f"(1.0f), "f"(t823));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_30 = t824;
#line 68 "fa-kernels/src/epilogue.rs"
        f32 new_8;
        asm("max.f32 %0, %1, %2;" : "=f"(new_8) : "f"(row_max_2), "f"(words_70));
#line 69 "fa-kernels/src/epilogue.rs"
        const bool t826 = new_8 == __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/epilogue.rs"
        const f32 t827 = new_8 * scale_log2;
#line 69 "fa-kernels/src/epilogue.rs"
        const f32 reference_8 = t826 ? 0.0f : t827;
        const f32 t829 = -reference_8;
#line 70 "fa-kernels/src/epilogue.rs"
        f32 t830;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t830) : "f"(row_max_2), "f"(scale_log2), "f"(t829));
#line 70 "fa-kernels/src/epilogue.rs"
        f32 ours_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_4) : "f"(t830));
#line 71 "fa-kernels/src/epilogue.rs"
        const f32 t832 = -reference_8;
#line 71 "fa-kernels/src/epilogue.rs"
        f32 t833;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t833) : "f"(words_70), "f"(scale_log2), "f"(t832));
#line 71 "fa-kernels/src/epilogue.rs"
        f32 other_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_4) : "f"(t833));
#line 72 "fa-kernels/src/epilogue.rs"
        row_max_2 = new_8;
        const f32 t835 = row_sum_2 * ours_4;
#line 73 "fa-kernels/src/epilogue.rs"
        const f32 t836 = words_72 * other_4;
#line 73 "fa-kernels/src/epilogue.rs"
        f32 t837;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t837) : "f"(t835), "f"(1.0f), "f"(t836));
#line 73 "fa-kernels/src/epilogue.rs"
        row_sum_2 = t837;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t838 = acc_3 * ours_4;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t839 = words_39 * other_4;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t840;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t840) : "f"(t838), "f"(1.0f), "f"(t839));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_3 = t840;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t841 = acc_4 * ours_4;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t842 = words_40 * other_4;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t843;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t843) : "f"(t841), "f"(1.0f), "f"(t842));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_4 = t843;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t844 = acc_7 * ours_4;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t845 = words_43 * other_4;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t846;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t846) : "f"(t844), "f"(1.0f), "f"(t845));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_7 = t846;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t847 = acc_8 * ours_4;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t848 = words_44 * other_4;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t849;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t849) : "f"(t847), "f"(1.0f), "f"(t848));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_8 = t849;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t850 = acc_11 * ours_4;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t851 = words_47 * other_4;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t852;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t852) : "f"(t850), "f"(1.0f), "f"(t851));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_11 = t852;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t853 = acc_12 * ours_4;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t854 = words_48 * other_4;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t855;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t855) : "f"(t853), "f"(1.0f), "f"(t854));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_12 = t855;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t856 = acc_15 * ours_4;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t857 = words_51 * other_4;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t858;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t858) : "f"(t856), "f"(1.0f), "f"(t857));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_15 = t858;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t859 = acc_16 * ours_4;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t860 = words_52 * other_4;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t861;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t861) : "f"(t859), "f"(1.0f), "f"(t860));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_16 = t861;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t862 = acc_19 * ours_4;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t863 = words_55 * other_4;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t864;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t864) : "f"(t862), "f"(1.0f), "f"(t863));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_19 = t864;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t865 = acc_20 * ours_4;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t866 = words_56 * other_4;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t867;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t867) : "f"(t865), "f"(1.0f), "f"(t866));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_20 = t867;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t868 = acc_23 * ours_4;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t869 = words_59 * other_4;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t870;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t870) : "f"(t868), "f"(1.0f), "f"(t869));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_23 = t870;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t871 = acc_24 * ours_4;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t872 = words_60 * other_4;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t873;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t873) : "f"(t871), "f"(1.0f), "f"(t872));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_24 = t873;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t874 = acc_27 * ours_4;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t875 = words_63 * other_4;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t876;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t876) : "f"(t874), "f"(1.0f), "f"(t875));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_27 = t876;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t877 = acc_28 * ours_4;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t878 = words_64 * other_4;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t879;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t879) : "f"(t877), "f"(1.0f), "f"(t878));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_28 = t879;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t880 = acc_31 * ours_4;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t881 = words_67 * other_4;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t882;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t882) : "f"(t880), "f"(1.0f), "f"(t881));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_31 = t882;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t883 = acc_32 * ours_4;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t884 = words_68 * other_4;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t885;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t885) : "f"(t883), "f"(1.0f), "f"(t884));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_32 = t885;
#line 37 "fa-kernels/src/epilogue.rs"
        const u32 t886 = 4u + warp_m;
#line 37 "fa-kernels/src/epilogue.rs"
        const u32 t887 = t886 * 4608u;
#line 37 "fa-kernels/src/epilogue.rs"
        const u32 t888 = ring + t887;
#line 37 "fa-kernels/src/epilogue.rs"
        const u32 t889 = lane << 2u;
#line 37 "fa-kernels/src/epilogue.rs"
        const u32 theirs_3 = t888 + t889;
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_73;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(words_73) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_74;
        asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(words_74) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_75;
        asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(words_75) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_76;
        asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(words_76) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_77;
        asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(words_77) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_78;
        asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(words_78) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_79;
        asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(words_79) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_80;
        asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(words_80) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_81;
        asm volatile("ld.shared.f32 %0, [%1+1024];" : "=f"(words_81) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_82;
        asm volatile("ld.shared.f32 %0, [%1+1152];" : "=f"(words_82) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_83;
        asm volatile("ld.shared.f32 %0, [%1+1280];" : "=f"(words_83) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_84;
        asm volatile("ld.shared.f32 %0, [%1+1408];" : "=f"(words_84) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_85;
        asm volatile("ld.shared.f32 %0, [%1+1536];" : "=f"(words_85) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_86;
        asm volatile("ld.shared.f32 %0, [%1+1664];" : "=f"(words_86) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_87;
        asm volatile("ld.shared.f32 %0, [%1+1792];" : "=f"(words_87) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_88;
        asm volatile("ld.shared.f32 %0, [%1+1920];" : "=f"(words_88) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_89;
        asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(words_89) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_90;
        asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(words_90) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_91;
        asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(words_91) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_92;
        asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(words_92) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_93;
        asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(words_93) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_94;
        asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(words_94) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_95;
        asm volatile("ld.shared.f32 %0, [%1+2816];" : "=f"(words_95) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_96;
        asm volatile("ld.shared.f32 %0, [%1+2944];" : "=f"(words_96) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_97;
        asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(words_97) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_98;
        asm volatile("ld.shared.f32 %0, [%1+3200];" : "=f"(words_98) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_99;
        asm volatile("ld.shared.f32 %0, [%1+3328];" : "=f"(words_99) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_100;
        asm volatile("ld.shared.f32 %0, [%1+3456];" : "=f"(words_100) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_101;
        asm volatile("ld.shared.f32 %0, [%1+3584];" : "=f"(words_101) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_102;
        asm volatile("ld.shared.f32 %0, [%1+3712];" : "=f"(words_102) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_103;
        asm volatile("ld.shared.f32 %0, [%1+3840];" : "=f"(words_103) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_104;
        asm volatile("ld.shared.f32 %0, [%1+3968];" : "=f"(words_104) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_105;
        asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(words_105) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_106;
        asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(words_106) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_107;
        asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(words_107) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/epilogue.rs"
        f32 words_108;
        asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(words_108) : "r"(theirs_3) : "memory");
#line 68 "fa-kernels/src/epilogue.rs"
        f32 new_9;
        asm("max.f32 %0, %1, %2;" : "=f"(new_9) : "f"(row_max), "f"(words_105));
#line 69 "fa-kernels/src/epilogue.rs"
        const bool t928 = new_9 == __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/epilogue.rs"
        const f32 t929 = new_9 * scale_log2;
#line 69 "fa-kernels/src/epilogue.rs"
        const f32 reference_9 = t928 ? 0.0f : t929;
        const f32 t931 = -reference_9;
#line 70 "fa-kernels/src/epilogue.rs"
        f32 t932;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t932) : "f"(row_max), "f"(scale_log2), "f"(t931));
#line 70 "fa-kernels/src/epilogue.rs"
        f32 ours_5;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_5) : "f"(t932));
#line 71 "fa-kernels/src/epilogue.rs"
        const f32 t934 = -reference_9;
#line 71 "fa-kernels/src/epilogue.rs"
        f32 t935;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t935) : "f"(words_105), "f"(scale_log2), "f"(t934));
#line 71 "fa-kernels/src/epilogue.rs"
        f32 other_5;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_5) : "f"(t935));
#line 72 "fa-kernels/src/epilogue.rs"
        row_max = new_9;
        const f32 t937 = row_sum * ours_5;
#line 73 "fa-kernels/src/epilogue.rs"
        const f32 t938 = words_107 * other_5;
#line 73 "fa-kernels/src/epilogue.rs"
        f32 t939;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t939) : "f"(t937), "f"(1.0f), "f"(t938));
#line 73 "fa-kernels/src/epilogue.rs"
        row_sum = t939;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t940 = acc * ours_5;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t941 = words_73 * other_5;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t942;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t942) : "f"(t940), "f"(1.0f), "f"(t941));
#line 78 "fa-kernels/src/epilogue.rs"
        acc = t942;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t943 = acc_2 * ours_5;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t944 = words_74 * other_5;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t945;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t945) : "f"(t943), "f"(1.0f), "f"(t944));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_2 = t945;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t946 = acc_5 * ours_5;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t947 = words_77 * other_5;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t948;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t948) : "f"(t946), "f"(1.0f), "f"(t947));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_5 = t948;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t949 = acc_6 * ours_5;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t950 = words_78 * other_5;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t951;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t951) : "f"(t949), "f"(1.0f), "f"(t950));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_6 = t951;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t952 = acc_9 * ours_5;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t953 = words_81 * other_5;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t954;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t954) : "f"(t952), "f"(1.0f), "f"(t953));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_9 = t954;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t955 = acc_10 * ours_5;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t956 = words_82 * other_5;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t957;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t957) : "f"(t955), "f"(1.0f), "f"(t956));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_10 = t957;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t958 = acc_13 * ours_5;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t959 = words_85 * other_5;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t960;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t960) : "f"(t958), "f"(1.0f), "f"(t959));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_13 = t960;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t961 = acc_14 * ours_5;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t962 = words_86 * other_5;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t963;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t963) : "f"(t961), "f"(1.0f), "f"(t962));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_14 = t963;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t964 = acc_17 * ours_5;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t965 = words_89 * other_5;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t966;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t966) : "f"(t964), "f"(1.0f), "f"(t965));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_17 = t966;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t967 = acc_18 * ours_5;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t968 = words_90 * other_5;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t969;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t969) : "f"(t967), "f"(1.0f), "f"(t968));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_18 = t969;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t970 = acc_21 * ours_5;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t971 = words_93 * other_5;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t972;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t972) : "f"(t970), "f"(1.0f), "f"(t971));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_21 = t972;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t973 = acc_22 * ours_5;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t974 = words_94 * other_5;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t975;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t975) : "f"(t973), "f"(1.0f), "f"(t974));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_22 = t975;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t976 = acc_25 * ours_5;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t977 = words_97 * other_5;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t978;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t978) : "f"(t976), "f"(1.0f), "f"(t977));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_25 = t978;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t979 = acc_26 * ours_5;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t980 = words_98 * other_5;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t981;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t981) : "f"(t979), "f"(1.0f), "f"(t980));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_26 = t981;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t982 = acc_29 * ours_5;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t983 = words_101 * other_5;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t984;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t984) : "f"(t982), "f"(1.0f), "f"(t983));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_29 = t984;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t985 = acc_30 * ours_5;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t986 = words_102 * other_5;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t987;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t987) : "f"(t985), "f"(1.0f), "f"(t986));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_30 = t987;
#line 68 "fa-kernels/src/epilogue.rs"
        f32 new_10;
        asm("max.f32 %0, %1, %2;" : "=f"(new_10) : "f"(row_max_2), "f"(words_106));
#line 69 "fa-kernels/src/epilogue.rs"
        const bool t989 = new_10 == __uint_as_float(0xff800000u);
#line 69 "fa-kernels/src/epilogue.rs"
        const f32 t990 = new_10 * scale_log2;
#line 69 "fa-kernels/src/epilogue.rs"
        const f32 reference_10 = t989 ? 0.0f : t990;
        const f32 t992 = -reference_10;
#line 70 "fa-kernels/src/epilogue.rs"
        f32 t993;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t993) : "f"(row_max_2), "f"(scale_log2), "f"(t992));
#line 70 "fa-kernels/src/epilogue.rs"
        f32 ours_6;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_6) : "f"(t993));
#line 71 "fa-kernels/src/epilogue.rs"
        const f32 t995 = -reference_10;
#line 71 "fa-kernels/src/epilogue.rs"
        f32 t996;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t996) : "f"(words_106), "f"(scale_log2), "f"(t995));
#line 71 "fa-kernels/src/epilogue.rs"
        f32 other_6;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_6) : "f"(t996));
#line 72 "fa-kernels/src/epilogue.rs"
        row_max_2 = new_10;
        const f32 t998 = row_sum_2 * ours_6;
#line 73 "fa-kernels/src/epilogue.rs"
        const f32 t999 = words_108 * other_6;
#line 73 "fa-kernels/src/epilogue.rs"
        f32 t1000;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1000) : "f"(t998), "f"(1.0f), "f"(t999));
#line 73 "fa-kernels/src/epilogue.rs"
        row_sum_2 = t1000;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t1001 = acc_3 * ours_6;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t1002 = words_75 * other_6;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t1003;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1003) : "f"(t1001), "f"(1.0f), "f"(t1002));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_3 = t1003;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t1004 = acc_4 * ours_6;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t1005 = words_76 * other_6;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t1006;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1006) : "f"(t1004), "f"(1.0f), "f"(t1005));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_4 = t1006;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t1007 = acc_7 * ours_6;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t1008 = words_79 * other_6;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t1009;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1009) : "f"(t1007), "f"(1.0f), "f"(t1008));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_7 = t1009;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t1010 = acc_8 * ours_6;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t1011 = words_80 * other_6;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t1012;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1012) : "f"(t1010), "f"(1.0f), "f"(t1011));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_8 = t1012;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t1013 = acc_11 * ours_6;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t1014 = words_83 * other_6;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t1015;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1015) : "f"(t1013), "f"(1.0f), "f"(t1014));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_11 = t1015;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t1016 = acc_12 * ours_6;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t1017 = words_84 * other_6;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t1018;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1018) : "f"(t1016), "f"(1.0f), "f"(t1017));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_12 = t1018;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t1019 = acc_15 * ours_6;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t1020 = words_87 * other_6;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t1021;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1021) : "f"(t1019), "f"(1.0f), "f"(t1020));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_15 = t1021;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t1022 = acc_16 * ours_6;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t1023 = words_88 * other_6;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t1024;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1024) : "f"(t1022), "f"(1.0f), "f"(t1023));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_16 = t1024;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t1025 = acc_19 * ours_6;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t1026 = words_91 * other_6;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t1027;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1027) : "f"(t1025), "f"(1.0f), "f"(t1026));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_19 = t1027;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t1028 = acc_20 * ours_6;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t1029 = words_92 * other_6;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t1030;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1030) : "f"(t1028), "f"(1.0f), "f"(t1029));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_20 = t1030;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t1031 = acc_23 * ours_6;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t1032 = words_95 * other_6;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t1033;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1033) : "f"(t1031), "f"(1.0f), "f"(t1032));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_23 = t1033;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t1034 = acc_24 * ours_6;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t1035 = words_96 * other_6;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t1036;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1036) : "f"(t1034), "f"(1.0f), "f"(t1035));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_24 = t1036;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t1037 = acc_27 * ours_6;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t1038 = words_99 * other_6;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t1039;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1039) : "f"(t1037), "f"(1.0f), "f"(t1038));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_27 = t1039;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t1040 = acc_28 * ours_6;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t1041 = words_100 * other_6;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t1042;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1042) : "f"(t1040), "f"(1.0f), "f"(t1041));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_28 = t1042;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t1043 = acc_31 * ours_6;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t1044 = words_103 * other_6;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t1045;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1045) : "f"(t1043), "f"(1.0f), "f"(t1044));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_31 = t1045;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t1046 = acc_32 * ours_6;
#line 78 "fa-kernels/src/epilogue.rs"
        const f32 t1047 = words_104 * other_6;
#line 78 "fa-kernels/src/epilogue.rs"
        f32 t1048;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1048) : "f"(t1046), "f"(1.0f), "f"(t1047));
#line 78 "fa-kernels/src/epilogue.rs"
        acc_32 = t1048;
    }
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u64 t1049 = (u64)t4;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u64 t1050 = t1049 * o_stride0;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u64 t1051 = t1050 * 2ull;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u64 t1052 = o + t1051;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u64 t1053 = (u64)first_query;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u64 t1054 = t1053 * o_stride1;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u64 t1055 = t1054 * 2ull;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u64 t1056 = t1052 + t1055;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u64 t1057 = (u64)t3;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u64 t1058 = t1057 * o_stride2;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u64 t1059 = t1058 * 2ull;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u64 t1060 = t1056 + t1059;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u32 t1061 = (u32)o_stride1;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u32 t1062 = t1061 << 1u;
    const bool t1063 = warp_n == 0u;
#line 158 "fa-kernels/src/s512/kernel.rs"
    if (t1063) {
#line 129 "fa-kernels/src/softmax.rs"
        const f32 sum = row_sum;
        const bool t1064 = sum == 0.0f;
#line 130 "fa-kernels/src/softmax.rs"
        f32 t1065;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1065) : "f"(sum));
#line 130 "fa-kernels/src/softmax.rs"
        const f32 normalizer = t1064 ? 0.0f : t1065;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t1067 = acc * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc = t1067;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t1068 = acc_2 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_2 = t1068;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t1069 = acc_5 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_5 = t1069;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t1070 = acc_6 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_6 = t1070;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t1071 = acc_9 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_9 = t1071;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t1072 = acc_10 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_10 = t1072;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t1073 = acc_13 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_13 = t1073;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t1074 = acc_14 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_14 = t1074;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t1075 = acc_17 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_17 = t1075;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t1076 = acc_18 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_18 = t1076;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t1077 = acc_21 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_21 = t1077;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t1078 = acc_22 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_22 = t1078;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t1079 = acc_25 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_25 = t1079;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t1080 = acc_26 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_26 = t1080;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t1081 = acc_29 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_29 = t1081;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t1082 = acc_30 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_30 = t1082;
#line 129 "fa-kernels/src/softmax.rs"
        const f32 sum_2 = row_sum_2;
        const bool t1083 = sum_2 == 0.0f;
#line 130 "fa-kernels/src/softmax.rs"
        f32 t1084;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1084) : "f"(sum_2));
#line 130 "fa-kernels/src/softmax.rs"
        const f32 normalizer_2 = t1083 ? 0.0f : t1084;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t1086 = acc_3 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_3 = t1086;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t1087 = acc_4 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_4 = t1087;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t1088 = acc_7 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_7 = t1088;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t1089 = acc_8 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_8 = t1089;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t1090 = acc_11 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_11 = t1090;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t1091 = acc_12 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_12 = t1091;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t1092 = acc_15 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_15 = t1092;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t1093 = acc_16 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_16 = t1093;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t1094 = acc_19 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_19 = t1094;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t1095 = acc_20 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_20 = t1095;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t1096 = acc_23 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_23 = t1096;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t1097 = acc_24 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_24 = t1097;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t1098 = acc_27 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_27 = t1098;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t1099 = acc_28 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_28 = t1099;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t1100 = acc_31 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_31 = t1100;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t1101 = acc_32 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_32 = t1101;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1102 = lane >> 2u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1103 = t11 + t1102;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1104 = t1103 & 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1105 = 0u ^ t1104;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1106 = t1103 << 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1107 = t1105 << 4u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1108 = t1106 + t1107;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1109 = lane & 3u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1110 = t1109 << 2u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1111 = t1108 + t1110;
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t1112;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1112) : "f"(acc), "f"(acc_2));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1113 = smem_1 + t1111;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1113), "r"(t1112) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t1114;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1114) : "f"(acc_5), "f"(acc_6));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1115 = t1111 ^ 16u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1116 = smem_1 + t1115;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1116), "r"(t1114) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t1117;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1117) : "f"(acc_9), "f"(acc_10));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1118 = t1111 ^ 32u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1119 = smem_1 + t1118;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1119), "r"(t1117) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t1120;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1120) : "f"(acc_13), "f"(acc_14));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1121 = t1111 ^ 48u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1122 = smem_1 + t1121;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1122), "r"(t1120) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t1123;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1123) : "f"(acc_17), "f"(acc_18));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1124 = t1111 ^ 64u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1125 = smem_1 + t1124;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1125), "r"(t1123) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t1126;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1126) : "f"(acc_21), "f"(acc_22));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1127 = t1111 ^ 80u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1128 = smem_1 + t1127;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1128), "r"(t1126) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t1129;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1129) : "f"(acc_25), "f"(acc_26));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1130 = t1111 ^ 96u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1131 = smem_1 + t1130;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1131), "r"(t1129) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t1132;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1132) : "f"(acc_29), "f"(acc_30));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1133 = t1111 ^ 112u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1134 = smem_1 + t1133;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1134), "r"(t1132) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1135 = lane >> 2u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1136 = t11 + t1135;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1137 = t1136 + 8u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1138 = t1137 & 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1139 = 0u ^ t1138;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1140 = t1137 << 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1141 = t1139 << 4u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1142 = t1140 + t1141;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1143 = lane & 3u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1144 = t1143 << 2u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1145 = t1142 + t1144;
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t1146;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1146) : "f"(acc_3), "f"(acc_4));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1147 = smem_1 + t1145;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1147), "r"(t1146) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t1148;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1148) : "f"(acc_7), "f"(acc_8));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1149 = t1145 ^ 16u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1150 = smem_1 + t1149;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1150), "r"(t1148) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t1151;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1151) : "f"(acc_11), "f"(acc_12));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1152 = t1145 ^ 32u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1153 = smem_1 + t1152;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1153), "r"(t1151) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t1154;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1154) : "f"(acc_15), "f"(acc_16));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1155 = t1145 ^ 48u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1156 = smem_1 + t1155;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1156), "r"(t1154) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t1157;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1157) : "f"(acc_19), "f"(acc_20));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1158 = t1145 ^ 64u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1159 = smem_1 + t1158;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1159), "r"(t1157) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t1160;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1160) : "f"(acc_23), "f"(acc_24));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1161 = t1145 ^ 80u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1162 = smem_1 + t1161;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1162), "r"(t1160) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t1163;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1163) : "f"(acc_27), "f"(acc_28));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1164 = t1145 ^ 96u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1165 = smem_1 + t1164;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1165), "r"(t1163) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t1166;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1166) : "f"(acc_31), "f"(acc_32));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1167 = t1145 ^ 112u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1168 = smem_1 + t1167;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1168), "r"(t1166) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1169 = lane >> 3u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1170 = t11 + t1169;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1171 = lane & 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1172 = t1170 & 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1173 = t1171 ^ t1172;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1174 = t1170 << 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1175 = t1173 << 4u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1176 = t1174 + t1175;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1177 = smem_1 + t1176;
#line 100 "fa-kernels/src/epilogue.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t1177) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t1178 = (u64)t1170 * t1062;
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t1179 = t1060 + t1178;
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t1180 = (u64)t1171 * 16u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t1181 = t1179 + t1180;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1181), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1182 = t1170 + 4u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1183 = t1182 & 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1184 = t1171 ^ t1183;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1185 = t1182 << 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1186 = t1184 << 4u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1187 = t1185 + t1186;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1188 = smem_1 + t1187;
#line 100 "fa-kernels/src/epilogue.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t1188) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t1189 = (u64)t1182 * t1062;
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t1190 = t1060 + t1189;
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t1191 = (u64)t1171 * 16u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t1192 = t1190 + t1191;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1192), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1193 = t1170 + 8u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1194 = t1193 & 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1195 = t1171 ^ t1194;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1196 = t1193 << 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1197 = t1195 << 4u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1198 = t1196 + t1197;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1199 = smem_1 + t1198;
#line 100 "fa-kernels/src/epilogue.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t1199) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t1200 = (u64)t1193 * t1062;
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t1201 = t1060 + t1200;
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t1202 = (u64)t1171 * 16u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t1203 = t1201 + t1202;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1203), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1204 = t1170 + 12u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1205 = t1204 & 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1206 = t1171 ^ t1205;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1207 = t1204 << 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1208 = t1206 << 4u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1209 = t1207 + t1208;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1210 = smem_1 + t1209;
#line 100 "fa-kernels/src/epilogue.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t1210) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t1211 = (u64)t1204 * t1062;
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t1212 = t1060 + t1211;
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t1213 = (u64)t1171 * 16u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t1214 = t1212 + t1213;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1214), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u64 t1215 = (u64)t4;
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u64 t1216 = t1215 * lse_stride0;
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u64 t1217 = t1216 * 4ull;
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u64 t1218 = lse + t1217;
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u64 t1219 = (u64)t3;
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u64 t1220 = t1219 * lse_stride1;
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u64 t1221 = t1220 * 4ull;
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u64 t1222 = t1218 + t1221;
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u64 t1223 = (u64)first_query;
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u64 t1224 = t1223 * lse_stride2;
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u64 t1225 = t1224 * 4ull;
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u64 t1226 = t1222 + t1225;
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u32 t1227 = (u32)lse_stride2;
#line 115 "fa-kernels/src/epilogue.rs"
        const u32 t1228 = lane & 3u;
#line 115 "fa-kernels/src/epilogue.rs"
        const bool t1229 = t1228 == 0u;
#line 115 "fa-kernels/src/epilogue.rs"
        if (t1229) {
#line 118 "fa-kernels/src/epilogue.rs"
            const u32 t1230 = lane >> 2u;
#line 118 "fa-kernels/src/epilogue.rs"
            const u32 row_17 = t11 + t1230;
            const u64 t1232 = (u64)row_17 * t1227;
#line 119 "fa-kernels/src/epilogue.rs"
            const u64 t1233 = t1232 * 4ull;
#line 119 "fa-kernels/src/epilogue.rs"
            const u64 t1234 = t1226 + t1233;
#line 109 "fa-kernels/src/softmax.rs"
            f32 t1235;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1235) : "f"(row_sum));
#line 109 "fa-kernels/src/softmax.rs"
            f32 t1236;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1236) : "f"(row_max), "f"(scale_log2), "f"(t1235));
#line 109 "fa-kernels/src/softmax.rs"
            const f32 lse_2 = t1236 * 0.6931472f;
            const bool t1238 = row_sum == 0.0f;
#line 110 "fa-kernels/src/softmax.rs"
            const f32 t1239 = t1238 ? __uint_as_float(0xff800000u) : lse_2;
#line 119 "fa-kernels/src/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1234), "f"(t1239) : "memory");
#line 118 "fa-kernels/src/epilogue.rs"
            const u32 t1240 = lane >> 2u;
#line 118 "fa-kernels/src/epilogue.rs"
            const u32 t1241 = t11 + t1240;
#line 118 "fa-kernels/src/epilogue.rs"
            const u32 row_18 = t1241 + 8u;
            const u64 t1243 = (u64)row_18 * t1227;
#line 119 "fa-kernels/src/epilogue.rs"
            const u64 t1244 = t1243 * 4ull;
#line 119 "fa-kernels/src/epilogue.rs"
            const u64 t1245 = t1226 + t1244;
#line 109 "fa-kernels/src/softmax.rs"
            f32 t1246;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1246) : "f"(row_sum_2));
#line 109 "fa-kernels/src/softmax.rs"
            f32 t1247;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1247) : "f"(row_max_2), "f"(scale_log2), "f"(t1246));
#line 109 "fa-kernels/src/softmax.rs"
            const f32 lse_3 = t1247 * 0.6931472f;
            const bool t1249 = row_sum_2 == 0.0f;
#line 110 "fa-kernels/src/softmax.rs"
            const f32 t1250 = t1249 ? __uint_as_float(0xff800000u) : lse_3;
#line 119 "fa-kernels/src/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1245), "f"(t1250) : "memory");
        }
    }
}
