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
#line 53 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t1 = blockIdx.x;
#line 53 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 i = 15u - t1;
#line 57 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t3 = blockIdx.y;
#line 57 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t4 = blockIdx.z;
#line 69 "fa-kernels/src/attention/warps.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t7 = thread >> 5u;
#line 71 "fa-kernels/src/attention/warps.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t7));
#line 72 "fa-kernels/src/attention/warps.rs"
    const u32 warp_m = warp & 1u;
    const u32 warp_n = warp >> 1u;
    const u32 t11 = warp_m << 4u;
#line 74 "fa-kernels/src/attention/warps.rs"
    const u32 t12 = warp_n << 5u;
#line 60 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 first_query = i << 5u;
#line 62 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t14 = first_query + 159u;
#line 62 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 blocks = t14 >> 7u;
#line 68 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 75 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 ring = smem_1 + 4096u;
    const u64 t18 = (u64)t4;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t19 = t18 * q_stride0;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t20 = t19 * 2ull;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t21 = q + t20;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t22 = (u64)first_query;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t23 = t22 * q_stride1;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t24 = t23 * 2ull;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t25 = t21 + t24;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t26 = (u64)t3;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t27 = t26 * q_stride2;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t28 = t27 * 2ull;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t29 = t25 + t28;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t30 = (u32)q_stride1;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t31 = t30 << 1u;
    const u32 t32 = thread >> 3u;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t33 = thread & 7u;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t34 = t32 & 7u;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t35 = t33 ^ t34;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t36 = t32 << 7u;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t37 = t35 << 4u;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t38 = t36 + t37;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t39 = (u64)t32 * t31;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t40 = t29 + t39;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t41 = (u64)t33 * 16u;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t42 = t40 + t41;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t43 = (u64)t31 * 32u;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t44 = smem_1 + t38;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t45 = (u64)0u * t31;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t46 = t42 + t45;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t44), "l"(t46) : "memory");
#line 86 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 kv_head = t3 / group;
    const u64 t48 = (u64)t4;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t49 = t48 * k_stride0;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t50 = t49 * 2ull;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t51 = k + t50;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t52 = 0ull * k_stride1;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t53 = t52 * 2ull;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t54 = t51 + t53;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t55 = (u64)kv_head;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t56 = t55 * k_stride2;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t57 = t56 * 2ull;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 columns = t54 + t57;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t59 = (u32)k_stride1;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t60 = t59 << 1u;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t61 = (u64)t4;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t62 = t61 * v_stride0;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t63 = t62 * 2ull;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t64 = v + t63;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t65 = 0ull * v_stride1;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t66 = t65 * 2ull;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t67 = t64 + t66;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t68 = (u64)kv_head;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t69 = t68 * v_stride2;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t70 = t69 * 2ull;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t71 = t67 + t70;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t72 = (u32)v_stride1;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t73 = t72 << 1u;
#line 59 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t74 = ring + 16384u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t75 = thread >> 3u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t76 = thread & 7u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t77 = t75 & 7u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t78 = t76 ^ t77;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t79 = t75 << 7u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t80 = t78 << 4u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t81 = t79 + t80;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t82 = (u64)t75 * t60;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t83 = columns + t82;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t84 = (u64)t76 * 16u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t85 = t83 + t84;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t86 = (u64)t60 * 32u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t87 = thread >> 3u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t88 = thread & 7u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t89 = t87 & 7u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t90 = t88 ^ t89;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t91 = t87 << 7u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t92 = t90 << 4u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t93 = t91 + t92;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t94 = (u64)t87 * t73;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t95 = t71 + t94;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t96 = (u64)t88 * 16u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t97 = t95 + t96;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t98 = (u64)t73 * 32u;
#line 96 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 184 "fa-kernels/src/fa_s512/stream.rs"
    const bool t99 = 0u < blocks;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
    if (t99) {
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t100 = ring + t81;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        const u64 t101 = (u64)0u * t60;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        const u64 t102 = t85 + t101;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        const u64 t103 = t102 + t86;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        const u64 t104 = t103 + t86;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        const u64 t105 = t104 + t86;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t100), "l"(t102) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t100), "l"(t103) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16;" :  : "r"(t100), "l"(t104) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16;" :  : "r"(t100), "l"(t105) : "memory");
    }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 100 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.wait_group 1;" :  :  : "memory");
#line 102 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 t106 = lane & 15u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t107 = t11 + t106;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t108 = lane >> 4u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t109 = t107 & 7u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t110 = t108 ^ t109;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t111 = t107 << 7u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t112 = t110 << 4u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t113 = t111 + t112;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t114 = smem_1 + t113;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t115 = t113 ^ 32u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t116 = smem_1 + t115;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t117 = t113 ^ 64u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t118 = smem_1 + t117;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t119 = t113 ^ 96u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t120 = smem_1 + t119;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t114) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t116) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t118) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t120) : "memory");
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t121 = lane & 7u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t122 = t12 + t121;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t123 = lane >> 4u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t124 = t123 << 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t125 = t122 + t124;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t126 = lane >> 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t127 = t126 & 1u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t128 = t125 & 7u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t129 = t127 ^ t128;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t130 = t125 << 7u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t131 = t129 << 4u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t132 = t130 + t131;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t133 = t132 ^ 32u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t134 = t132 ^ 64u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t135 = t132 ^ 96u;
    const u32 t136 = lane & 15u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t137 = t12 + t136;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t138 = lane >> 4u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t139 = t137 & 7u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t140 = t138 ^ t139;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t141 = t137 << 7u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t142 = t140 << 4u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t143 = t141 + t142;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t144 = t143 ^ 32u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t145 = t143 ^ 64u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t146 = t143 ^ 96u;
#line 123 "fa-kernels/src/attention/softmax.rs"
    f32 row_max = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
    f32 row_max_2 = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
    f32 row_sum = 0.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
    f32 row_sum_2 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_2 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_3 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_4 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_5 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_6 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_7 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_8 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_9 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_10 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_11 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_12 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_13 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_14 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_15 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_16 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_17 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_18 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_19 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_20 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_21 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_22 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_23 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_24 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_25 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_26 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_27 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_28 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_29 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_30 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_31 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_32 = 0.0f;
#line 117 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t147 = first_query + 1u;
#line 117 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 unmasked = t147 >> 7u;
#line 132 "fa-kernels/src/fa_s512/kernel.rs"
    #pragma unroll 1
    for (u32 i_2 = 0u; i_2 < unmasked; i_2 += 1u) {
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_2 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_3 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_4 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_5 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_6 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_7 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_8 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_9 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_10 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_11 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_12 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_13 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_14 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_15 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_16 = 0.0f;
#line 176 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 138 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        const bool t149 = i_2 < blocks;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        if (t149) {
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t150 = i_2 << 7u;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t151 = t74 + t93;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t152 = (u64)t150 * t73;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t153 = t97 + t152;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t154 = t153 + t98;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t155 = t154 + t98;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t156 = t155 + t98;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t151), "l"(t153) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t151), "l"(t154) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16;" :  : "r"(t151), "l"(t155) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16;" :  : "r"(t151), "l"(t156) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t157 = ring + t132;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t157) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t157) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t158 = ring + t133;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t158) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_25), "r"(m_26));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_27), "r"(m_28));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t158) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_29), "r"(m_30));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_31), "r"(m_32));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t159 = ring + t134;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t159) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_33), "r"(m_34));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_35), "r"(m_36));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t159) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_37), "r"(m_38));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_39), "r"(m_40));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t160 = ring + t135;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t160) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_41), "r"(m_42));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_43), "r"(m_44));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t160) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_45), "r"(m_46));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_47), "r"(m_48));
#line 153 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
        const u32 t161 = i_2 + 1u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t162 = t161 < blocks;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t162) {
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t163 = t161 << 7u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t164 = ring + t81;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t165 = (u64)t163 * t60;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t166 = t85 + t165;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t167 = t166 + t86;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t168 = t167 + t86;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t169 = t168 + t86;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t164), "l"(t166) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t164), "l"(t167) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16;" :  : "r"(t164), "l"(t168) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16;" :  : "r"(t164), "l"(t169) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t171;
        asm("max.f32 %0, %1, %2;" : "=f"(t171) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t172;
        asm("max.f32 %0, %1, %2;" : "=f"(t172) : "f"(t171), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t173;
        asm("max.f32 %0, %1, %2;" : "=f"(t173) : "f"(t172), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t174;
        asm("max.f32 %0, %1, %2;" : "=f"(t174) : "f"(t173), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t175;
        asm("max.f32 %0, %1, %2;" : "=f"(t175) : "f"(t174), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t176;
        asm("max.f32 %0, %1, %2;" : "=f"(t176) : "f"(t175), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t177;
        asm("max.f32 %0, %1, %2;" : "=f"(t177) : "f"(t176), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t178;
        asm("max.f32 %0, %1, %2;" : "=f"(t178) : "f"(t177), "f"(s_14));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t179;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t179) : "f"(t178));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t178), "f"(t179));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t181;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t181) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t181));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t184 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t184;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t186 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t187;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t187) : "f"(old), "f"(scale_log2), "f"(t186));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t187));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t189 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t190 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t190));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t192;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t192) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s = t192;
        const f32 t193 = t189 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t194 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t194));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t196;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t196) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_2 = t196;
        const f32 t197 = t193 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t198 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t198));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t200;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t200) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_5 = t200;
        const f32 t201 = t197 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t202 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t202));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t204;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t204) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_6 = t204;
        const f32 t205 = t201 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t206 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t206));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t208;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t208) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_9 = t208;
        const f32 t209 = t205 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t210 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t210));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t212;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t212) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_10 = t212;
        const f32 t213 = t209 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t214 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t214));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t216;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t216) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_13 = t216;
        const f32 t217 = t213 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t218 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t218));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t220;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t220) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_14 = t220;
        const f32 t221 = t217 + s_14;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t221;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t222 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t222;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t223 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t223;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t224 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t224;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t225 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t225;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t226 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t226;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t227 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t227;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t228 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t228;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t229 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t229;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t230 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t230;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t231 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t231;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t232 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t232;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t233 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t233;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t234 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t234;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t235 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t235;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t236 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t236;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t237 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t237;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t239;
        asm("max.f32 %0, %1, %2;" : "=f"(t239) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t240;
        asm("max.f32 %0, %1, %2;" : "=f"(t240) : "f"(t239), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t241;
        asm("max.f32 %0, %1, %2;" : "=f"(t241) : "f"(t240), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t242;
        asm("max.f32 %0, %1, %2;" : "=f"(t242) : "f"(t241), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t243;
        asm("max.f32 %0, %1, %2;" : "=f"(t243) : "f"(t242), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t244;
        asm("max.f32 %0, %1, %2;" : "=f"(t244) : "f"(t243), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t245;
        asm("max.f32 %0, %1, %2;" : "=f"(t245) : "f"(t244), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t246;
        asm("max.f32 %0, %1, %2;" : "=f"(t246) : "f"(t245), "f"(s_16));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t247;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t247) : "f"(t246));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t246), "f"(t247));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t249;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t249) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t249));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t252 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t252;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t254 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t255;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t255) : "f"(old_2), "f"(scale_log2), "f"(t254));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t255));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t257 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t258 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_3), "f"(scale_log2), "f"(t258));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t260;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t260) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_3 = t260;
        const f32 t261 = t257 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t262 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_4), "f"(scale_log2), "f"(t262));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t264;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t264) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_4 = t264;
        const f32 t265 = t261 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t266 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_7), "f"(scale_log2), "f"(t266));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t268;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t268) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_7 = t268;
        const f32 t269 = t265 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t270 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_8), "f"(scale_log2), "f"(t270));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t272;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t272) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_8 = t272;
        const f32 t273 = t269 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t274 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_11), "f"(scale_log2), "f"(t274));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t276;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t276) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_11 = t276;
        const f32 t277 = t273 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t278 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_12), "f"(scale_log2), "f"(t278));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t280;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t280) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_12 = t280;
        const f32 t281 = t277 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t282 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t282));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t284;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t284) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_15 = t284;
        const f32 t285 = t281 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t286 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t286));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t288;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t288) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_16 = t288;
        const f32 t289 = t285 + s_16;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t289;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t290 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t290;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t291 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t291;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t292 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t292;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t293 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t293;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t294 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t294;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t295 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t295;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t296 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t296;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t297 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t297;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t298 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t298;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t299 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t299;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t300 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t300;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t301 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t301;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t302 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t302;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t303 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t303;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t304 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t304;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t305 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t305;
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t306;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t306) : "f"(s), "f"(s_2));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t307;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t307) : "f"(s_3), "f"(s_4));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t308;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t308) : "f"(s_5), "f"(s_6));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t309;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t309) : "f"(s_7), "f"(s_8));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t310;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t310) : "f"(s_9), "f"(s_10));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t311;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t311) : "f"(s_11), "f"(s_12));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t312;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t312) : "f"(s_13), "f"(s_14));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t313;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t313) : "f"(s_15), "f"(s_16));
#line 176 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
#line 163 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t314 = t74 + t143;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t315 = t74 + t144;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t316 = t74 + t145;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t317 = t74 + t146;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t314) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t306), "r"(t307), "r"(t308), "r"(t309), "r"(m_49), "r"(m_50));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t306), "r"(t307), "r"(t308), "r"(t309), "r"(m_51), "r"(m_52));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t315) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t306), "r"(t307), "r"(t308), "r"(t309), "r"(m_53), "r"(m_54));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t306), "r"(t307), "r"(t308), "r"(t309), "r"(m_55), "r"(m_56));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t316) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t306), "r"(t307), "r"(t308), "r"(t309), "r"(m_57), "r"(m_58));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t306), "r"(t307), "r"(t308), "r"(t309), "r"(m_59), "r"(m_60));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t317) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t306), "r"(t307), "r"(t308), "r"(t309), "r"(m_61), "r"(m_62));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t306), "r"(t307), "r"(t308), "r"(t309), "r"(m_63), "r"(m_64));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t314) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t310), "r"(t311), "r"(t312), "r"(t313), "r"(m_65), "r"(m_66));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t310), "r"(t311), "r"(t312), "r"(t313), "r"(m_67), "r"(m_68));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t315) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t310), "r"(t311), "r"(t312), "r"(t313), "r"(m_69), "r"(m_70));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t310), "r"(t311), "r"(t312), "r"(t313), "r"(m_71), "r"(m_72));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t316) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t310), "r"(t311), "r"(t312), "r"(t313), "r"(m_73), "r"(m_74));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t310), "r"(t311), "r"(t312), "r"(t313), "r"(m_75), "r"(m_76));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t317) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t310), "r"(t311), "r"(t312), "r"(t313), "r"(m_77), "r"(m_78));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t310), "r"(t311), "r"(t312), "r"(t313), "r"(m_79), "r"(m_80));
    }
#line 132 "fa-kernels/src/fa_s512/kernel.rs"
    #pragma unroll 1
    for (u32 i_3 = unmasked; i_3 < blocks; i_3 += 1u) {
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_17 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_18 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_19 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_20 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_21 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_22 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_23 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_24 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_25 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_26 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_27 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_28 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_29 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_30 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_31 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_32 = 0.0f;
#line 176 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 138 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        const bool t318 = i_3 < blocks;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        if (t318) {
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t319 = i_3 << 7u;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t320 = t74 + t93;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t321 = (u64)t319 * t73;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t322 = t97 + t321;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t323 = t322 + t98;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t324 = t323 + t98;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t325 = t324 + t98;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t320), "l"(t322) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t320), "l"(t323) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16;" :  : "r"(t320), "l"(t324) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16;" :  : "r"(t320), "l"(t325) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t326 = ring + t132;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t326) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_81), "r"(m_82));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_83), "r"(m_84));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t326) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_85), "r"(m_86));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_87), "r"(m_88));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t327 = ring + t133;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t327) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_89), "r"(m_90));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_91), "r"(m_92));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t327) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_93), "r"(m_94));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_95), "r"(m_96));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t328 = ring + t134;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t328) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_97), "r"(m_98));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_99), "r"(m_100));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t328) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_101), "r"(m_102));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_103), "r"(m_104));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t329 = ring + t135;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t329) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_105), "r"(m_106));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_107), "r"(m_108));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t329) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_109), "r"(m_110));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_111), "r"(m_112));
#line 153 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
        const u32 t330 = i_3 + 1u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t331 = t330 < blocks;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t331) {
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t332 = t330 << 7u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t333 = ring + t81;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t334 = (u64)t332 * t60;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t335 = t85 + t334;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t336 = t335 + t86;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t337 = t336 + t86;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t338 = t337 + t86;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t333), "l"(t335) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t333), "l"(t336) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16;" :  : "r"(t333), "l"(t337) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16;" :  : "r"(t333), "l"(t338) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 146 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t339 = i_3 << 7u;
#line 146 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 first_key = t339 + t12;
        const u32 first_query_2 = first_query + t11;
#line 149 "fa-kernels/src/fa_s512/kernel.rs"
        u32 first_key_2;
        asm volatile("mov.b32 %0, %1;" : "=r"(first_key_2) : "r"(first_key));
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t343 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t344 = t343 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 column = first_key_2 + t344;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t346 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t347 = first_query_2 + t346;
#line 29 "fa-kernels/src/attention/mask.rs"
        const u32 t348 = t347 + 1u;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t349 = t348 > column ? t348 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end = t349 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible = 0u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t352 = visible ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_17 = t352;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_2 = 1u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t354 = visible_2 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_18 = t354;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_3 = 8u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t356 = visible_3 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_21 = t356;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_4 = 9u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t358 = visible_4 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_22 = t358;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_5 = 16u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t360 = visible_5 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_25 = t360;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_6 = 17u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t362 = visible_6 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_26 = t362;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_7 = 24u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t364 = visible_7 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_29 = t364;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_8 = 25u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t366 = visible_8 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_30 = t366;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t367 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t368 = first_query_2 + t367;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t369 = t368 + 8u;
#line 29 "fa-kernels/src/attention/mask.rs"
        const u32 t370 = t369 + 1u;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t371 = t370 > column ? t370 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_2 = t371 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_9 = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t374 = visible_9 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_19 = t374;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_10 = 1u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t376 = visible_10 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_20 = t376;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_11 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t378 = visible_11 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_23 = t378;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_12 = 9u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t380 = visible_12 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_24 = t380;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_13 = 16u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t382 = visible_13 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_27 = t382;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_14 = 17u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t384 = visible_14 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_28 = t384;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_15 = 24u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t386 = visible_15 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_31 = t386;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_16 = 25u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t388 = visible_16 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_32 = t388;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t390;
        asm("max.f32 %0, %1, %2;" : "=f"(t390) : "f"(old_3), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t391;
        asm("max.f32 %0, %1, %2;" : "=f"(t391) : "f"(t390), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t392;
        asm("max.f32 %0, %1, %2;" : "=f"(t392) : "f"(t391), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t393;
        asm("max.f32 %0, %1, %2;" : "=f"(t393) : "f"(t392), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t394;
        asm("max.f32 %0, %1, %2;" : "=f"(t394) : "f"(t393), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t395;
        asm("max.f32 %0, %1, %2;" : "=f"(t395) : "f"(t394), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t396;
        asm("max.f32 %0, %1, %2;" : "=f"(t396) : "f"(t395), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t397;
        asm("max.f32 %0, %1, %2;" : "=f"(t397) : "f"(t396), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t398;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t398) : "f"(t397));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_3;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t397), "f"(t398));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t400;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t400) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_3;
        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t400));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_3 = new_3 == __uint_as_float(0xff800000u);
        const f32 t403 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_3 = none_3 ? 0.0f : t403;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t405 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t406;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t406) : "f"(old_3), "f"(scale_log2), "f"(t405));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t406));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t408 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t409 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_17), "f"(scale_log2), "f"(t409));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t411;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t411) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_17 = t411;
        const f32 t412 = t408 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t413 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_18;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_18), "f"(scale_log2), "f"(t413));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t415;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t415) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_18 = t415;
        const f32 t416 = t412 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t417 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_19;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_21), "f"(scale_log2), "f"(t417));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t419;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t419) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_21 = t419;
        const f32 t420 = t416 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t421 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_20;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_22), "f"(scale_log2), "f"(t421));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t423;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t423) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_22 = t423;
        const f32 t424 = t420 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t425 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_21;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_25), "f"(scale_log2), "f"(t425));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t427;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t427) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_25 = t427;
        const f32 t428 = t424 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t429 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_22;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_26), "f"(scale_log2), "f"(t429));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t431;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t431) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_26 = t431;
        const f32 t432 = t428 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t433 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_23;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_29), "f"(scale_log2), "f"(t433));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t435;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t435) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_29 = t435;
        const f32 t436 = t432 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t437 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_24;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_30), "f"(scale_log2), "f"(t437));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t439;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t439) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_30 = t439;
        const f32 t440 = t436 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t440;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t441 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t441;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t442 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t442;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t443 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t443;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t444 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t444;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t445 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t445;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t446 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t446;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t447 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t447;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t448 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t448;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t449 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t449;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t450 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t450;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t451 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t451;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t452 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t452;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t453 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t453;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t454 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t454;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t455 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t455;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t456 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t456;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t458;
        asm("max.f32 %0, %1, %2;" : "=f"(t458) : "f"(old_4), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t459;
        asm("max.f32 %0, %1, %2;" : "=f"(t459) : "f"(t458), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t460;
        asm("max.f32 %0, %1, %2;" : "=f"(t460) : "f"(t459), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t461;
        asm("max.f32 %0, %1, %2;" : "=f"(t461) : "f"(t460), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t462;
        asm("max.f32 %0, %1, %2;" : "=f"(t462) : "f"(t461), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t463;
        asm("max.f32 %0, %1, %2;" : "=f"(t463) : "f"(t462), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t464;
        asm("max.f32 %0, %1, %2;" : "=f"(t464) : "f"(t463), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t465;
        asm("max.f32 %0, %1, %2;" : "=f"(t465) : "f"(t464), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t466;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t466) : "f"(t465));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_4;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t465), "f"(t466));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t468;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t468) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_4;
        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t468));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_4 = new_4 == __uint_as_float(0xff800000u);
        const f32 t471 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_4 = none_4 ? 0.0f : t471;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t473 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t474;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t474) : "f"(old_4), "f"(scale_log2), "f"(t473));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t474));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t476 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t477 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_25;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t477));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t479;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t479) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_19 = t479;
        const f32 t480 = t476 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t481 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_26;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t481));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t483;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t483) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_20 = t483;
        const f32 t484 = t480 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t485 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_27;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t485));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t487;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t487) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_23 = t487;
        const f32 t488 = t484 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t489 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_28;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t489));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t491;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t491) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_24 = t491;
        const f32 t492 = t488 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t493 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_29;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t493));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t495;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t495) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_27 = t495;
        const f32 t496 = t492 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t497 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_30;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t497));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t499;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t499) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_28 = t499;
        const f32 t500 = t496 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t501 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_31;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t501));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t503;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t503) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_31 = t503;
        const f32 t504 = t500 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t505 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_32;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t505));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t507;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t507) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_32 = t507;
        const f32 t508 = t504 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t508;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t509 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t509;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t510 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t510;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t511 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t511;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t512 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t512;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t513 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t513;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t514 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t514;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t515 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t515;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t516 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t516;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t517 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t517;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t518 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t518;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t519 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t519;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t520 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t520;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t521 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t521;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t522 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t522;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t523 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t523;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t524 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t524;
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t525;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t525) : "f"(s_17), "f"(s_18));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t526;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t526) : "f"(s_19), "f"(s_20));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t527;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t527) : "f"(s_21), "f"(s_22));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t528;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t528) : "f"(s_23), "f"(s_24));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t529;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t529) : "f"(s_25), "f"(s_26));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t530;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t530) : "f"(s_27), "f"(s_28));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t531;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t531) : "f"(s_29), "f"(s_30));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t532;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t532) : "f"(s_31), "f"(s_32));
#line 176 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
#line 163 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t533 = t74 + t143;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t534 = t74 + t144;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t535 = t74 + t145;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t536 = t74 + t146;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t533) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t525), "r"(t526), "r"(t527), "r"(t528), "r"(m_113), "r"(m_114));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t525), "r"(t526), "r"(t527), "r"(t528), "r"(m_115), "r"(m_116));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t534) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t525), "r"(t526), "r"(t527), "r"(t528), "r"(m_117), "r"(m_118));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t525), "r"(t526), "r"(t527), "r"(t528), "r"(m_119), "r"(m_120));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t535) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t525), "r"(t526), "r"(t527), "r"(t528), "r"(m_121), "r"(m_122));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t525), "r"(t526), "r"(t527), "r"(t528), "r"(m_123), "r"(m_124));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t536) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t525), "r"(t526), "r"(t527), "r"(t528), "r"(m_125), "r"(m_126));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t525), "r"(t526), "r"(t527), "r"(t528), "r"(m_127), "r"(m_128));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t533) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t529), "r"(t530), "r"(t531), "r"(t532), "r"(m_129), "r"(m_130));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t529), "r"(t530), "r"(t531), "r"(t532), "r"(m_131), "r"(m_132));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t534) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t529), "r"(t530), "r"(t531), "r"(t532), "r"(m_133), "r"(m_134));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t529), "r"(t530), "r"(t531), "r"(t532), "r"(m_135), "r"(m_136));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t535) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t529), "r"(t530), "r"(t531), "r"(t532), "r"(m_137), "r"(m_138));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t529), "r"(t530), "r"(t531), "r"(t532), "r"(m_139), "r"(m_140));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t536) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t529), "r"(t530), "r"(t531), "r"(t532), "r"(m_141), "r"(m_142));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t529), "r"(t530), "r"(t531), "r"(t532), "r"(m_143), "r"(m_144));
    }
#line 176 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t537;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t537) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_5 = row_sum + t537;
    f32 t539;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t539) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t540 = pair_5 + t539;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum = t540;
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t541;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t541) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_6 = row_sum_2 + t541;
    f32 t543;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t543) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t544 = pair_6 + t543;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t544;
#line 39 "fa-kernels/src/attention/epilogue.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t545 = warp_n != 0u;
#line 40 "fa-kernels/src/attention/epilogue.rs"
    if (t545) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t546 = warp_n - 1u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t547 = t546 << 1u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t548 = t547 + warp_m;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t549 = t548 * 4608u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t550 = ring + t549;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t551 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 mine = t550 + t551;
#line 43 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(mine), "f"(acc) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.f32 [%0+128], %1;" :  : "r"(mine), "f"(acc_2) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.f32 [%0+256], %1;" :  : "r"(mine), "f"(acc_3) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.f32 [%0+384], %1;" :  : "r"(mine), "f"(acc_4) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.f32 [%0+512], %1;" :  : "r"(mine), "f"(acc_5) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.f32 [%0+640], %1;" :  : "r"(mine), "f"(acc_6) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.f32 [%0+768], %1;" :  : "r"(mine), "f"(acc_7) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.f32 [%0+896], %1;" :  : "r"(mine), "f"(acc_8) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.f32 [%0+1024], %1;" :  : "r"(mine), "f"(acc_9) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.f32 [%0+1152], %1;" :  : "r"(mine), "f"(acc_10) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.f32 [%0+1280], %1;" :  : "r"(mine), "f"(acc_11) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.f32 [%0+1408], %1;" :  : "r"(mine), "f"(acc_12) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.f32 [%0+1536], %1;" :  : "r"(mine), "f"(acc_13) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.f32 [%0+1664], %1;" :  : "r"(mine), "f"(acc_14) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.f32 [%0+1792], %1;" :  : "r"(mine), "f"(acc_15) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.f32 [%0+1920], %1;" :  : "r"(mine), "f"(acc_16) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.f32 [%0+2048], %1;" :  : "r"(mine), "f"(acc_17) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.f32 [%0+2176], %1;" :  : "r"(mine), "f"(acc_18) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.f32 [%0+2304], %1;" :  : "r"(mine), "f"(acc_19) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.f32 [%0+2432], %1;" :  : "r"(mine), "f"(acc_20) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.f32 [%0+2560], %1;" :  : "r"(mine), "f"(acc_21) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.f32 [%0+2688], %1;" :  : "r"(mine), "f"(acc_22) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.f32 [%0+2816], %1;" :  : "r"(mine), "f"(acc_23) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.f32 [%0+2944], %1;" :  : "r"(mine), "f"(acc_24) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.f32 [%0+3072], %1;" :  : "r"(mine), "f"(acc_25) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.f32 [%0+3200], %1;" :  : "r"(mine), "f"(acc_26) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.f32 [%0+3328], %1;" :  : "r"(mine), "f"(acc_27) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.f32 [%0+3456], %1;" :  : "r"(mine), "f"(acc_28) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.f32 [%0+3584], %1;" :  : "r"(mine), "f"(acc_29) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.f32 [%0+3712], %1;" :  : "r"(mine), "f"(acc_30) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.f32 [%0+3840], %1;" :  : "r"(mine), "f"(acc_31) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.f32 [%0+3968], %1;" :  : "r"(mine), "f"(acc_32) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.f32 [%0+4096], %1;" :  : "r"(mine), "f"(row_max) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.f32 [%0+4224], %1;" :  : "r"(mine), "f"(row_max_2) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.f32 [%0+4352], %1;" :  : "r"(mine), "f"(row_sum) : "memory");
#line 43 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.f32 [%0+4480], %1;" :  : "r"(mine), "f"(row_sum_2) : "memory");
    }
#line 46 "fa-kernels/src/attention/epilogue.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t553 = warp_n == 0u;
#line 47 "fa-kernels/src/attention/epilogue.rs"
    if (t553) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t554 = warp_m * 4608u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t555 = ring + t554;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t556 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 theirs = t555 + t556;
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(words) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_2;
        asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(words_2) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_3;
        asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(words_3) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_4;
        asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(words_4) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_5;
        asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(words_5) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_6;
        asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(words_6) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_7;
        asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(words_7) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_8;
        asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(words_8) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_9;
        asm volatile("ld.shared.f32 %0, [%1+1024];" : "=f"(words_9) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_10;
        asm volatile("ld.shared.f32 %0, [%1+1152];" : "=f"(words_10) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_11;
        asm volatile("ld.shared.f32 %0, [%1+1280];" : "=f"(words_11) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_12;
        asm volatile("ld.shared.f32 %0, [%1+1408];" : "=f"(words_12) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_13;
        asm volatile("ld.shared.f32 %0, [%1+1536];" : "=f"(words_13) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_14;
        asm volatile("ld.shared.f32 %0, [%1+1664];" : "=f"(words_14) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_15;
        asm volatile("ld.shared.f32 %0, [%1+1792];" : "=f"(words_15) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_16;
        asm volatile("ld.shared.f32 %0, [%1+1920];" : "=f"(words_16) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_17;
        asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(words_17) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_18;
        asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(words_18) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_19;
        asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(words_19) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_20;
        asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(words_20) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_21;
        asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(words_21) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_22;
        asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(words_22) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_23;
        asm volatile("ld.shared.f32 %0, [%1+2816];" : "=f"(words_23) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_24;
        asm volatile("ld.shared.f32 %0, [%1+2944];" : "=f"(words_24) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_25;
        asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(words_25) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_26;
        asm volatile("ld.shared.f32 %0, [%1+3200];" : "=f"(words_26) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_27;
        asm volatile("ld.shared.f32 %0, [%1+3328];" : "=f"(words_27) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_28;
        asm volatile("ld.shared.f32 %0, [%1+3456];" : "=f"(words_28) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_29;
        asm volatile("ld.shared.f32 %0, [%1+3584];" : "=f"(words_29) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_30;
        asm volatile("ld.shared.f32 %0, [%1+3712];" : "=f"(words_30) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_31;
        asm volatile("ld.shared.f32 %0, [%1+3840];" : "=f"(words_31) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_32;
        asm volatile("ld.shared.f32 %0, [%1+3968];" : "=f"(words_32) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_33;
        asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(words_33) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_34;
        asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(words_34) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_35;
        asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(words_35) : "r"(theirs) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_36;
        asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(words_36) : "r"(theirs) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
        f32 new_5;
        asm("max.f32 %0, %1, %2;" : "=f"(new_5) : "f"(row_max), "f"(words_33));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_5 = new_5 == __uint_as_float(0xff800000u);
        const f32 t596 = new_5 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_5 = none_5 ? 0.0f : t596;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t598 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t599;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t599) : "f"(row_max), "f"(scale_log2), "f"(t598));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 ours;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours) : "f"(t599));
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t601 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t602;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t602) : "f"(words_33), "f"(scale_log2), "f"(t601));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 other;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other) : "f"(t602));
#line 92 "fa-kernels/src/attention/epilogue.rs"
        row_max = new_5;
        const f32 t604 = row_sum * ours;
#line 93 "fa-kernels/src/attention/epilogue.rs"
        const f32 t605 = words_35 * other;
#line 93 "fa-kernels/src/attention/epilogue.rs"
        const f32 t606 = t604 + t605;
#line 93 "fa-kernels/src/attention/epilogue.rs"
        row_sum = t606;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t607 = acc * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t608 = words * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t609 = t607 + t608;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc = t609;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t610 = acc_2 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t611 = words_2 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t612 = t610 + t611;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_2 = t612;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t613 = acc_5 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t614 = words_5 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t615 = t613 + t614;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_5 = t615;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t616 = acc_6 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t617 = words_6 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t618 = t616 + t617;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_6 = t618;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t619 = acc_9 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t620 = words_9 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t621 = t619 + t620;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_9 = t621;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t622 = acc_10 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t623 = words_10 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t624 = t622 + t623;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_10 = t624;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t625 = acc_13 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t626 = words_13 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t627 = t625 + t626;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_13 = t627;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t628 = acc_14 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t629 = words_14 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t630 = t628 + t629;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_14 = t630;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t631 = acc_17 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t632 = words_17 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t633 = t631 + t632;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_17 = t633;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t634 = acc_18 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t635 = words_18 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t636 = t634 + t635;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_18 = t636;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t637 = acc_21 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t638 = words_21 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t639 = t637 + t638;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_21 = t639;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t640 = acc_22 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t641 = words_22 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t642 = t640 + t641;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_22 = t642;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t643 = acc_25 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t644 = words_25 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t645 = t643 + t644;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_25 = t645;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t646 = acc_26 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t647 = words_26 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t648 = t646 + t647;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_26 = t648;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t649 = acc_29 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t650 = words_29 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t651 = t649 + t650;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_29 = t651;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t652 = acc_30 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t653 = words_30 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t654 = t652 + t653;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_30 = t654;
#line 88 "fa-kernels/src/attention/epilogue.rs"
        f32 new_6;
        asm("max.f32 %0, %1, %2;" : "=f"(new_6) : "f"(row_max_2), "f"(words_34));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_6 = new_6 == __uint_as_float(0xff800000u);
        const f32 t657 = new_6 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_6 = none_6 ? 0.0f : t657;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t659 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t660;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t660) : "f"(row_max_2), "f"(scale_log2), "f"(t659));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 ours_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_2) : "f"(t660));
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t662 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t663;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t663) : "f"(words_34), "f"(scale_log2), "f"(t662));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 other_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_2) : "f"(t663));
#line 92 "fa-kernels/src/attention/epilogue.rs"
        row_max_2 = new_6;
        const f32 t665 = row_sum_2 * ours_2;
#line 93 "fa-kernels/src/attention/epilogue.rs"
        const f32 t666 = words_36 * other_2;
#line 93 "fa-kernels/src/attention/epilogue.rs"
        const f32 t667 = t665 + t666;
#line 93 "fa-kernels/src/attention/epilogue.rs"
        row_sum_2 = t667;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t668 = acc_3 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t669 = words_3 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t670 = t668 + t669;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_3 = t670;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t671 = acc_4 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t672 = words_4 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t673 = t671 + t672;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_4 = t673;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t674 = acc_7 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t675 = words_7 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t676 = t674 + t675;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_7 = t676;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t677 = acc_8 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t678 = words_8 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t679 = t677 + t678;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_8 = t679;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t680 = acc_11 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t681 = words_11 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t682 = t680 + t681;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_11 = t682;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t683 = acc_12 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t684 = words_12 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t685 = t683 + t684;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_12 = t685;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t686 = acc_15 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t687 = words_15 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t688 = t686 + t687;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_15 = t688;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t689 = acc_16 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t690 = words_16 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t691 = t689 + t690;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_16 = t691;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t692 = acc_19 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t693 = words_19 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t694 = t692 + t693;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_19 = t694;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t695 = acc_20 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t696 = words_20 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t697 = t695 + t696;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_20 = t697;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t698 = acc_23 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t699 = words_23 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t700 = t698 + t699;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_23 = t700;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t701 = acc_24 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t702 = words_24 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t703 = t701 + t702;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_24 = t703;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t704 = acc_27 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t705 = words_27 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t706 = t704 + t705;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_27 = t706;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t707 = acc_28 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t708 = words_28 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t709 = t707 + t708;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_28 = t709;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t710 = acc_31 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t711 = words_31 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t712 = t710 + t711;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_31 = t712;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t713 = acc_32 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t714 = words_32 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t715 = t713 + t714;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_32 = t715;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t716 = 2u + warp_m;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t717 = t716 * 4608u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t718 = ring + t717;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t719 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 theirs_2 = t718 + t719;
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_37;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(words_37) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_38;
        asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(words_38) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_39;
        asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(words_39) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_40;
        asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(words_40) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_41;
        asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(words_41) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_42;
        asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(words_42) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_43;
        asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(words_43) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_44;
        asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(words_44) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_45;
        asm volatile("ld.shared.f32 %0, [%1+1024];" : "=f"(words_45) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_46;
        asm volatile("ld.shared.f32 %0, [%1+1152];" : "=f"(words_46) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_47;
        asm volatile("ld.shared.f32 %0, [%1+1280];" : "=f"(words_47) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_48;
        asm volatile("ld.shared.f32 %0, [%1+1408];" : "=f"(words_48) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_49;
        asm volatile("ld.shared.f32 %0, [%1+1536];" : "=f"(words_49) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_50;
        asm volatile("ld.shared.f32 %0, [%1+1664];" : "=f"(words_50) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_51;
        asm volatile("ld.shared.f32 %0, [%1+1792];" : "=f"(words_51) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_52;
        asm volatile("ld.shared.f32 %0, [%1+1920];" : "=f"(words_52) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_53;
        asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(words_53) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_54;
        asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(words_54) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_55;
        asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(words_55) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_56;
        asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(words_56) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_57;
        asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(words_57) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_58;
        asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(words_58) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_59;
        asm volatile("ld.shared.f32 %0, [%1+2816];" : "=f"(words_59) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_60;
        asm volatile("ld.shared.f32 %0, [%1+2944];" : "=f"(words_60) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_61;
        asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(words_61) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_62;
        asm volatile("ld.shared.f32 %0, [%1+3200];" : "=f"(words_62) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_63;
        asm volatile("ld.shared.f32 %0, [%1+3328];" : "=f"(words_63) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_64;
        asm volatile("ld.shared.f32 %0, [%1+3456];" : "=f"(words_64) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_65;
        asm volatile("ld.shared.f32 %0, [%1+3584];" : "=f"(words_65) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_66;
        asm volatile("ld.shared.f32 %0, [%1+3712];" : "=f"(words_66) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_67;
        asm volatile("ld.shared.f32 %0, [%1+3840];" : "=f"(words_67) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_68;
        asm volatile("ld.shared.f32 %0, [%1+3968];" : "=f"(words_68) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_69;
        asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(words_69) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_70;
        asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(words_70) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_71;
        asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(words_71) : "r"(theirs_2) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_72;
        asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(words_72) : "r"(theirs_2) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
        f32 new_7;
        asm("max.f32 %0, %1, %2;" : "=f"(new_7) : "f"(row_max), "f"(words_69));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_7 = new_7 == __uint_as_float(0xff800000u);
        const f32 t759 = new_7 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_7 = none_7 ? 0.0f : t759;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t761 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t762;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t762) : "f"(row_max), "f"(scale_log2), "f"(t761));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 ours_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_3) : "f"(t762));
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t764 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t765;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t765) : "f"(words_69), "f"(scale_log2), "f"(t764));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 other_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_3) : "f"(t765));
#line 92 "fa-kernels/src/attention/epilogue.rs"
        row_max = new_7;
        const f32 t767 = row_sum * ours_3;
#line 93 "fa-kernels/src/attention/epilogue.rs"
        const f32 t768 = words_71 * other_3;
#line 93 "fa-kernels/src/attention/epilogue.rs"
        const f32 t769 = t767 + t768;
#line 93 "fa-kernels/src/attention/epilogue.rs"
        row_sum = t769;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t770 = acc * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t771 = words_37 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t772 = t770 + t771;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc = t772;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t773 = acc_2 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t774 = words_38 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t775 = t773 + t774;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_2 = t775;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t776 = acc_5 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t777 = words_41 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t778 = t776 + t777;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_5 = t778;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t779 = acc_6 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t780 = words_42 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t781 = t779 + t780;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_6 = t781;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t782 = acc_9 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t783 = words_45 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t784 = t782 + t783;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_9 = t784;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t785 = acc_10 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t786 = words_46 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t787 = t785 + t786;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_10 = t787;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t788 = acc_13 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t789 = words_49 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t790 = t788 + t789;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_13 = t790;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t791 = acc_14 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t792 = words_50 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t793 = t791 + t792;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_14 = t793;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t794 = acc_17 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t795 = words_53 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t796 = t794 + t795;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_17 = t796;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t797 = acc_18 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t798 = words_54 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t799 = t797 + t798;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_18 = t799;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t800 = acc_21 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t801 = words_57 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t802 = t800 + t801;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_21 = t802;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t803 = acc_22 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t804 = words_58 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t805 = t803 + t804;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_22 = t805;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t806 = acc_25 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t807 = words_61 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t808 = t806 + t807;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_25 = t808;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t809 = acc_26 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t810 = words_62 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t811 = t809 + t810;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_26 = t811;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t812 = acc_29 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t813 = words_65 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t814 = t812 + t813;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_29 = t814;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t815 = acc_30 * ours_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t816 = words_66 * other_3;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t817 = t815 + t816;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_30 = t817;
#line 88 "fa-kernels/src/attention/epilogue.rs"
        f32 new_8;
        asm("max.f32 %0, %1, %2;" : "=f"(new_8) : "f"(row_max_2), "f"(words_70));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_8 = new_8 == __uint_as_float(0xff800000u);
        const f32 t820 = new_8 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_8 = none_8 ? 0.0f : t820;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t822 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t823;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t823) : "f"(row_max_2), "f"(scale_log2), "f"(t822));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 ours_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_4) : "f"(t823));
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t825 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t826;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t826) : "f"(words_70), "f"(scale_log2), "f"(t825));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 other_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_4) : "f"(t826));
#line 92 "fa-kernels/src/attention/epilogue.rs"
        row_max_2 = new_8;
        const f32 t828 = row_sum_2 * ours_4;
#line 93 "fa-kernels/src/attention/epilogue.rs"
        const f32 t829 = words_72 * other_4;
#line 93 "fa-kernels/src/attention/epilogue.rs"
        const f32 t830 = t828 + t829;
#line 93 "fa-kernels/src/attention/epilogue.rs"
        row_sum_2 = t830;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t831 = acc_3 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t832 = words_39 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t833 = t831 + t832;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_3 = t833;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t834 = acc_4 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t835 = words_40 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t836 = t834 + t835;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_4 = t836;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t837 = acc_7 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t838 = words_43 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t839 = t837 + t838;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_7 = t839;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t840 = acc_8 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t841 = words_44 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t842 = t840 + t841;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_8 = t842;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t843 = acc_11 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t844 = words_47 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t845 = t843 + t844;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_11 = t845;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t846 = acc_12 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t847 = words_48 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t848 = t846 + t847;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_12 = t848;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t849 = acc_15 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t850 = words_51 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t851 = t849 + t850;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_15 = t851;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t852 = acc_16 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t853 = words_52 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t854 = t852 + t853;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_16 = t854;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t855 = acc_19 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t856 = words_55 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t857 = t855 + t856;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_19 = t857;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t858 = acc_20 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t859 = words_56 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t860 = t858 + t859;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_20 = t860;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t861 = acc_23 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t862 = words_59 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t863 = t861 + t862;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_23 = t863;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t864 = acc_24 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t865 = words_60 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t866 = t864 + t865;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_24 = t866;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t867 = acc_27 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t868 = words_63 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t869 = t867 + t868;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_27 = t869;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t870 = acc_28 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t871 = words_64 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t872 = t870 + t871;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_28 = t872;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t873 = acc_31 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t874 = words_67 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t875 = t873 + t874;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_31 = t875;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t876 = acc_32 * ours_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t877 = words_68 * other_4;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t878 = t876 + t877;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_32 = t878;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t879 = 4u + warp_m;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t880 = t879 * 4608u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t881 = ring + t880;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t882 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 theirs_3 = t881 + t882;
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_73;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(words_73) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_74;
        asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(words_74) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_75;
        asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(words_75) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_76;
        asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(words_76) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_77;
        asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(words_77) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_78;
        asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(words_78) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_79;
        asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(words_79) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_80;
        asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(words_80) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_81;
        asm volatile("ld.shared.f32 %0, [%1+1024];" : "=f"(words_81) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_82;
        asm volatile("ld.shared.f32 %0, [%1+1152];" : "=f"(words_82) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_83;
        asm volatile("ld.shared.f32 %0, [%1+1280];" : "=f"(words_83) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_84;
        asm volatile("ld.shared.f32 %0, [%1+1408];" : "=f"(words_84) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_85;
        asm volatile("ld.shared.f32 %0, [%1+1536];" : "=f"(words_85) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_86;
        asm volatile("ld.shared.f32 %0, [%1+1664];" : "=f"(words_86) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_87;
        asm volatile("ld.shared.f32 %0, [%1+1792];" : "=f"(words_87) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_88;
        asm volatile("ld.shared.f32 %0, [%1+1920];" : "=f"(words_88) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_89;
        asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(words_89) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_90;
        asm volatile("ld.shared.f32 %0, [%1+2176];" : "=f"(words_90) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_91;
        asm volatile("ld.shared.f32 %0, [%1+2304];" : "=f"(words_91) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_92;
        asm volatile("ld.shared.f32 %0, [%1+2432];" : "=f"(words_92) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_93;
        asm volatile("ld.shared.f32 %0, [%1+2560];" : "=f"(words_93) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_94;
        asm volatile("ld.shared.f32 %0, [%1+2688];" : "=f"(words_94) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_95;
        asm volatile("ld.shared.f32 %0, [%1+2816];" : "=f"(words_95) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_96;
        asm volatile("ld.shared.f32 %0, [%1+2944];" : "=f"(words_96) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_97;
        asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(words_97) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_98;
        asm volatile("ld.shared.f32 %0, [%1+3200];" : "=f"(words_98) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_99;
        asm volatile("ld.shared.f32 %0, [%1+3328];" : "=f"(words_99) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_100;
        asm volatile("ld.shared.f32 %0, [%1+3456];" : "=f"(words_100) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_101;
        asm volatile("ld.shared.f32 %0, [%1+3584];" : "=f"(words_101) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_102;
        asm volatile("ld.shared.f32 %0, [%1+3712];" : "=f"(words_102) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_103;
        asm volatile("ld.shared.f32 %0, [%1+3840];" : "=f"(words_103) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_104;
        asm volatile("ld.shared.f32 %0, [%1+3968];" : "=f"(words_104) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_105;
        asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(words_105) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_106;
        asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(words_106) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_107;
        asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(words_107) : "r"(theirs_3) : "memory");
#line 50 "fa-kernels/src/attention/epilogue.rs"
        f32 words_108;
        asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(words_108) : "r"(theirs_3) : "memory");
#line 88 "fa-kernels/src/attention/epilogue.rs"
        f32 new_9;
        asm("max.f32 %0, %1, %2;" : "=f"(new_9) : "f"(row_max), "f"(words_105));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_9 = new_9 == __uint_as_float(0xff800000u);
        const f32 t922 = new_9 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_9 = none_9 ? 0.0f : t922;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t924 = -reference_9;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t925;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t925) : "f"(row_max), "f"(scale_log2), "f"(t924));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 ours_5;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_5) : "f"(t925));
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t927 = -reference_9;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t928;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t928) : "f"(words_105), "f"(scale_log2), "f"(t927));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 other_5;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_5) : "f"(t928));
#line 92 "fa-kernels/src/attention/epilogue.rs"
        row_max = new_9;
        const f32 t930 = row_sum * ours_5;
#line 93 "fa-kernels/src/attention/epilogue.rs"
        const f32 t931 = words_107 * other_5;
#line 93 "fa-kernels/src/attention/epilogue.rs"
        const f32 t932 = t930 + t931;
#line 93 "fa-kernels/src/attention/epilogue.rs"
        row_sum = t932;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t933 = acc * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t934 = words_73 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t935 = t933 + t934;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc = t935;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t936 = acc_2 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t937 = words_74 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t938 = t936 + t937;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_2 = t938;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t939 = acc_5 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t940 = words_77 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t941 = t939 + t940;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_5 = t941;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t942 = acc_6 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t943 = words_78 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t944 = t942 + t943;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_6 = t944;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t945 = acc_9 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t946 = words_81 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t947 = t945 + t946;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_9 = t947;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t948 = acc_10 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t949 = words_82 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t950 = t948 + t949;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_10 = t950;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t951 = acc_13 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t952 = words_85 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t953 = t951 + t952;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_13 = t953;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t954 = acc_14 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t955 = words_86 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t956 = t954 + t955;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_14 = t956;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t957 = acc_17 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t958 = words_89 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t959 = t957 + t958;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_17 = t959;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t960 = acc_18 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t961 = words_90 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t962 = t960 + t961;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_18 = t962;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t963 = acc_21 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t964 = words_93 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t965 = t963 + t964;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_21 = t965;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t966 = acc_22 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t967 = words_94 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t968 = t966 + t967;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_22 = t968;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t969 = acc_25 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t970 = words_97 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t971 = t969 + t970;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_25 = t971;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t972 = acc_26 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t973 = words_98 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t974 = t972 + t973;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_26 = t974;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t975 = acc_29 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t976 = words_101 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t977 = t975 + t976;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_29 = t977;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t978 = acc_30 * ours_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t979 = words_102 * other_5;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t980 = t978 + t979;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_30 = t980;
#line 88 "fa-kernels/src/attention/epilogue.rs"
        f32 new_10;
        asm("max.f32 %0, %1, %2;" : "=f"(new_10) : "f"(row_max_2), "f"(words_106));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_10 = new_10 == __uint_as_float(0xff800000u);
        const f32 t983 = new_10 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_10 = none_10 ? 0.0f : t983;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t985 = -reference_10;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t986;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t986) : "f"(row_max_2), "f"(scale_log2), "f"(t985));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 ours_6;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_6) : "f"(t986));
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t988 = -reference_10;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t989;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t989) : "f"(words_106), "f"(scale_log2), "f"(t988));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 other_6;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_6) : "f"(t989));
#line 92 "fa-kernels/src/attention/epilogue.rs"
        row_max_2 = new_10;
        const f32 t991 = row_sum_2 * ours_6;
#line 93 "fa-kernels/src/attention/epilogue.rs"
        const f32 t992 = words_108 * other_6;
#line 93 "fa-kernels/src/attention/epilogue.rs"
        const f32 t993 = t991 + t992;
#line 93 "fa-kernels/src/attention/epilogue.rs"
        row_sum_2 = t993;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t994 = acc_3 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t995 = words_75 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t996 = t994 + t995;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_3 = t996;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t997 = acc_4 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t998 = words_76 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t999 = t997 + t998;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_4 = t999;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1000 = acc_7 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1001 = words_79 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1002 = t1000 + t1001;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_7 = t1002;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1003 = acc_8 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1004 = words_80 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1005 = t1003 + t1004;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_8 = t1005;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1006 = acc_11 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1007 = words_83 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1008 = t1006 + t1007;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_11 = t1008;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1009 = acc_12 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1010 = words_84 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1011 = t1009 + t1010;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_12 = t1011;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1012 = acc_15 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1013 = words_87 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1014 = t1012 + t1013;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_15 = t1014;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1015 = acc_16 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1016 = words_88 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1017 = t1015 + t1016;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_16 = t1017;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1018 = acc_19 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1019 = words_91 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1020 = t1018 + t1019;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_19 = t1020;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1021 = acc_20 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1022 = words_92 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1023 = t1021 + t1022;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_20 = t1023;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1024 = acc_23 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1025 = words_95 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1026 = t1024 + t1025;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_23 = t1026;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1027 = acc_24 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1028 = words_96 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1029 = t1027 + t1028;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_24 = t1029;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1030 = acc_27 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1031 = words_99 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1032 = t1030 + t1031;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_27 = t1032;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1033 = acc_28 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1034 = words_100 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1035 = t1033 + t1034;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_28 = t1035;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1036 = acc_31 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1037 = words_103 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1038 = t1036 + t1037;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_31 = t1038;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1039 = acc_32 * ours_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1040 = words_104 * other_6;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t1041 = t1039 + t1040;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_32 = t1041;
    }
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t1042 = (u64)t4;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t1043 = t1042 * o_stride0;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t1044 = t1043 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t1045 = o + t1044;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t1046 = (u64)first_query;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t1047 = t1046 * o_stride1;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t1048 = t1047 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t1049 = t1045 + t1048;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t1050 = (u64)t3;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t1051 = t1050 * o_stride2;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t1052 = t1051 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t1053 = t1049 + t1052;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t1054 = (u32)o_stride1;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t1055 = t1054 << 1u;
    const bool t1056 = warp_n == 0u;
#line 172 "fa-kernels/src/fa_s512/kernel.rs"
    if (t1056) {
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum = row_sum;
        const bool t1057 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t1058;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1058) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer = t1057 ? 0.0f : t1058;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1060 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc = t1060;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1061 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_2 = t1061;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1062 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_5 = t1062;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1063 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_6 = t1063;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1064 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_9 = t1064;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1065 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_10 = t1065;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1066 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_13 = t1066;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1067 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_14 = t1067;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1068 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_17 = t1068;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1069 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_18 = t1069;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1070 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_21 = t1070;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1071 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_22 = t1071;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1072 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_25 = t1072;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1073 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_26 = t1073;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1074 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_29 = t1074;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1075 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_30 = t1075;
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum_2 = row_sum_2;
        const bool t1076 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t1077;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1077) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer_2 = t1076 ? 0.0f : t1077;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1079 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_3 = t1079;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1080 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_4 = t1080;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1081 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_7 = t1081;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1082 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_8 = t1082;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1083 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_11 = t1083;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1084 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_12 = t1084;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1085 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_15 = t1085;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1086 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_16 = t1086;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1087 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_19 = t1087;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1088 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_20 = t1088;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1089 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_23 = t1089;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1090 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_24 = t1090;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1091 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_27 = t1091;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1092 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_28 = t1092;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1093 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_31 = t1093;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1094 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_32 = t1094;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1095 = lane >> 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1096 = t11 + t1095;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1097 = t1096 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1098 = 0u ^ t1097;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1099 = t1096 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1100 = t1098 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1101 = t1099 + t1100;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1102 = lane & 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1103 = t1102 << 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1104 = t1101 + t1103;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t1105;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1105) : "f"(acc), "f"(acc_2));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1106 = smem_1 + t1104;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1106), "r"(t1105) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t1107;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1107) : "f"(acc_5), "f"(acc_6));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1108 = t1104 ^ 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1109 = smem_1 + t1108;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1109), "r"(t1107) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t1110;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1110) : "f"(acc_9), "f"(acc_10));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1111 = t1104 ^ 32u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1112 = smem_1 + t1111;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1112), "r"(t1110) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t1113;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1113) : "f"(acc_13), "f"(acc_14));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1114 = t1104 ^ 48u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1115 = smem_1 + t1114;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1115), "r"(t1113) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t1116;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1116) : "f"(acc_17), "f"(acc_18));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1117 = t1104 ^ 64u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1118 = smem_1 + t1117;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1118), "r"(t1116) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t1119;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1119) : "f"(acc_21), "f"(acc_22));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1120 = t1104 ^ 80u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1121 = smem_1 + t1120;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1121), "r"(t1119) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t1122;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1122) : "f"(acc_25), "f"(acc_26));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1123 = t1104 ^ 96u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1124 = smem_1 + t1123;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1124), "r"(t1122) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t1125;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1125) : "f"(acc_29), "f"(acc_30));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1126 = t1104 ^ 112u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1127 = smem_1 + t1126;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1127), "r"(t1125) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1128 = lane >> 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1129 = t11 + t1128;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1130 = t1129 + 8u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1131 = t1130 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1132 = 0u ^ t1131;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1133 = t1130 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1134 = t1132 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1135 = t1133 + t1134;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1136 = lane & 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1137 = t1136 << 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1138 = t1135 + t1137;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t1139;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1139) : "f"(acc_3), "f"(acc_4));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1140 = smem_1 + t1138;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1140), "r"(t1139) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t1141;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1141) : "f"(acc_7), "f"(acc_8));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1142 = t1138 ^ 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1143 = smem_1 + t1142;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1143), "r"(t1141) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t1144;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1144) : "f"(acc_11), "f"(acc_12));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1145 = t1138 ^ 32u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1146 = smem_1 + t1145;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1146), "r"(t1144) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t1147;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1147) : "f"(acc_15), "f"(acc_16));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1148 = t1138 ^ 48u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1149 = smem_1 + t1148;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1149), "r"(t1147) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t1150;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1150) : "f"(acc_19), "f"(acc_20));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1151 = t1138 ^ 64u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1152 = smem_1 + t1151;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1152), "r"(t1150) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t1153;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1153) : "f"(acc_23), "f"(acc_24));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1154 = t1138 ^ 80u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1155 = smem_1 + t1154;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1155), "r"(t1153) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t1156;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1156) : "f"(acc_27), "f"(acc_28));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1157 = t1138 ^ 96u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1158 = smem_1 + t1157;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1158), "r"(t1156) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t1159;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1159) : "f"(acc_31), "f"(acc_32));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1160 = t1138 ^ 112u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1161 = smem_1 + t1160;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1161), "r"(t1159) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1162 = lane >> 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1163 = t11 + t1162;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1164 = lane & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1165 = t1163 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1166 = t1164 ^ t1165;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1167 = t1163 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1168 = t1166 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1169 = t1167 + t1168;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1170 = smem_1 + t1169;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t1170) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t1171 = (u64)t1163 * t1055;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t1172 = t1053 + t1171;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t1173 = (u64)t1164 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t1174 = t1172 + t1173;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1174), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1175 = t1163 + 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1176 = t1175 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1177 = t1164 ^ t1176;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1178 = t1175 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1179 = t1177 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1180 = t1178 + t1179;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1181 = smem_1 + t1180;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t1181) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t1182 = (u64)t1175 * t1055;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t1183 = t1053 + t1182;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t1184 = (u64)t1164 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t1185 = t1183 + t1184;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1185), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1186 = t1163 + 8u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1187 = t1186 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1188 = t1164 ^ t1187;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1189 = t1186 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1190 = t1188 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1191 = t1189 + t1190;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1192 = smem_1 + t1191;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t1192) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t1193 = (u64)t1186 * t1055;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t1194 = t1053 + t1193;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t1195 = (u64)t1164 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t1196 = t1194 + t1195;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1196), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1197 = t1163 + 12u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1198 = t1197 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1199 = t1164 ^ t1198;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1200 = t1197 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1201 = t1199 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1202 = t1200 + t1201;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1203 = smem_1 + t1202;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t1203) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t1204 = (u64)t1197 * t1055;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t1205 = t1053 + t1204;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t1206 = (u64)t1164 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t1207 = t1205 + t1206;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1207), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t1208 = (u64)t4;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t1209 = t1208 * lse_stride0;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t1210 = t1209 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t1211 = lse + t1210;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t1212 = (u64)t3;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t1213 = t1212 * lse_stride1;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t1214 = t1213 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t1215 = t1211 + t1214;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t1216 = (u64)first_query;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t1217 = t1216 * lse_stride2;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t1218 = t1217 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t1219 = t1215 + t1218;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t1220 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1221 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const bool t1222 = t1221 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        if (t1222) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1223 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_17 = t11 + t1223;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1225 = (u64)row_17 * t1220;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1226 = t1225 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1227 = t1219 + t1226;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1228;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1228) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1229;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1229) : "f"(row_max), "f"(scale_log2), "f"(t1228));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t1229 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t1231 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t1232 = t1231 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1227), "f"(t1232) : "memory");
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1233 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1234 = t11 + t1233;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_18 = t1234 + 8u;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1236 = (u64)row_18 * t1220;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1237 = t1236 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1238 = t1219 + t1237;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1239;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1239) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1240;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1240) : "f"(row_max_2), "f"(scale_log2), "f"(t1239));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t1240 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t1242 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t1243 = t1242 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1238), "f"(t1243) : "memory");
        }
    }
}
