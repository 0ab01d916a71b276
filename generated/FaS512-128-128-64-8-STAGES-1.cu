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
#line 55 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 i = blockIdx.x;
#line 57 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t2 = blockIdx.y;
#line 57 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t3 = blockIdx.z;
#line 69 "fa-kernels/src/attention/warps.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t6 = thread >> 5u;
#line 71 "fa-kernels/src/attention/warps.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t6));
#line 72 "fa-kernels/src/attention/warps.rs"
    const u32 warp_m = warp & 7u;
    const u32 warp_n = warp >> 3u;
    const u32 t10 = warp_m << 4u;
#line 74 "fa-kernels/src/attention/warps.rs"
    const u32 t11 = warp_n << 7u;
#line 60 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 first_query = i << 7u;
#line 68 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 75 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 ring = smem_1 + 16384u;
    const u64 t15 = (u64)t3;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t16 = t15 * q_stride0;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t17 = t16 * 2ull;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t18 = q + t17;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t19 = (u64)first_query;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t20 = t19 * q_stride1;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t21 = t20 * 2ull;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t22 = t18 + t21;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t23 = (u64)t2;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t24 = t23 * q_stride2;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t25 = t24 * 2ull;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t26 = t22 + t25;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t27 = (u32)q_stride1;
#line 76 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t28 = t27 << 1u;
    const u32 t29 = thread >> 3u;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t30 = thread & 7u;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t31 = t29 & 7u;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t32 = t30 ^ t31;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t33 = t29 << 7u;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t34 = t32 << 4u;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t35 = t33 + t34;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t36 = (u64)t29 * t28;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t37 = t26 + t36;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t38 = (u64)t30 * 16u;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t39 = t37 + t38;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t40 = (u64)t28 * 32u;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t41 = smem_1 + t35;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t42 = (u64)0u * t28;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t43 = t39 + t42;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t44 = t43 + t40;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t45 = t44 + t40;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t46 = t45 + t40;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t41), "l"(t43) : "memory");
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t41), "l"(t44) : "memory");
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16;" :  : "r"(t41), "l"(t45) : "memory");
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16;" :  : "r"(t41), "l"(t46) : "memory");
#line 86 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 kv_head = t2 / group;
    const u64 t48 = (u64)t3;
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
    const u64 t61 = (u64)t3;
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
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t99 = ring + t81;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t100 = (u64)0u * t60;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t101 = t85 + t100;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t102 = t101 + t86;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t103 = t102 + t86;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t104 = t103 + t86;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t99), "l"(t101) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t99), "l"(t102) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16;" :  : "r"(t99), "l"(t103) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16;" :  : "r"(t99), "l"(t104) : "memory");
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 100 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.wait_group 1;" :  :  : "memory");
#line 102 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 t105 = lane & 15u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t106 = t10 + t105;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t107 = lane >> 4u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t108 = t106 & 7u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t109 = t107 ^ t108;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t110 = t106 << 7u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t111 = t109 << 4u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t112 = t110 + t111;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t113 = smem_1 + t112;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t114 = t112 ^ 32u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t115 = smem_1 + t114;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t116 = t112 ^ 64u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t117 = smem_1 + t116;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t118 = t112 ^ 96u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t119 = smem_1 + t118;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t113) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t115) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t117) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t119) : "memory");
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t120 = lane & 7u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t121 = t11 + t120;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t122 = lane >> 4u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t123 = t122 << 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t124 = t121 + t123;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t125 = lane >> 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t126 = t125 & 1u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t127 = t124 & 7u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t128 = t126 ^ t127;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t129 = t124 << 7u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t130 = t128 << 4u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t131 = t129 + t130;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t132 = t131 ^ 32u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t133 = t131 ^ 64u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t134 = t131 ^ 96u;
    const u32 t135 = lane & 15u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t136 = t11 + t135;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t137 = lane >> 4u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t138 = t136 & 7u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t139 = t137 ^ t138;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t140 = t136 << 7u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t141 = t139 << 4u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t142 = t140 + t141;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t143 = t142 ^ 32u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t144 = t142 ^ 64u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t145 = t142 ^ 96u;
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
#line 132 "fa-kernels/src/fa_s512/kernel.rs"
    #pragma unroll 1
    for (u32 i_2 = 0u; i_2 < 4u; i_2 += 1u) {
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
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_33 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_34 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_35 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_36 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_37 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_38 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_39 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_40 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_41 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_42 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_43 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_44 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_45 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_46 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_47 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_48 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_49 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_50 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_51 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_52 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_53 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_54 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_55 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_56 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_57 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_58 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_59 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_60 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_61 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_62 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_63 = 0.0f;
#line 133 "fa-kernels/src/fa_s512/kernel.rs"
        f32 s_64 = 0.0f;
#line 176 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 138 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        const bool t146 = i_2 < 4u;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        if (t146) {
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t147 = i_2 << 7u;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t148 = t74 + t93;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t149 = (u64)t147 * t73;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t150 = t97 + t149;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t151 = t150 + t98;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t152 = t151 + t98;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t153 = t152 + t98;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t148), "l"(t150) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t148), "l"(t151) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16;" :  : "r"(t148), "l"(t152) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16;" :  : "r"(t148), "l"(t153) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t154 = ring + t131;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t154) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t154) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t154) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_25), "r"(m_26));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_27), "r"(m_28));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t154) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_29), "r"(m_30));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_31), "r"(m_32));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t154) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_33), "r"(m_34));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_35), "r"(m_36));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t154) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_37), "r"(m_38));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_39), "r"(m_40));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t154) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_41), "r"(m_42));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_43), "r"(m_44));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t154) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_45), "r"(m_46));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_47), "r"(m_48));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t155 = ring + t132;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t155) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_49), "r"(m_50));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_51), "r"(m_52));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t155) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_53), "r"(m_54));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_55), "r"(m_56));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t155) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_57), "r"(m_58));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_59), "r"(m_60));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t155) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_61), "r"(m_62));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_63), "r"(m_64));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t155) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_65), "r"(m_66));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_67), "r"(m_68));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t155) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_69), "r"(m_70));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_71), "r"(m_72));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t155) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_73), "r"(m_74));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_75), "r"(m_76));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t155) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_77), "r"(m_78));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_79), "r"(m_80));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t156 = ring + t133;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t156) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_81), "r"(m_82));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_83), "r"(m_84));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t156) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_85), "r"(m_86));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_87), "r"(m_88));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t156) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_89), "r"(m_90));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_91), "r"(m_92));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t156) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_93), "r"(m_94));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_95), "r"(m_96));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t156) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_97), "r"(m_98));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_99), "r"(m_100));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t156) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_101), "r"(m_102));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_103), "r"(m_104));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t156) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_105), "r"(m_106));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_107), "r"(m_108));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t156) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_109), "r"(m_110));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_111), "r"(m_112));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t157 = ring + t134;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t157) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_113), "r"(m_114));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_115), "r"(m_116));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t157) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_117), "r"(m_118));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_119), "r"(m_120));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t157) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_121), "r"(m_122));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_123), "r"(m_124));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t157) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_125), "r"(m_126));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_127), "r"(m_128));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t157) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_129), "r"(m_130));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_131), "r"(m_132));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t157) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_133), "r"(m_134));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_135), "r"(m_136));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t157) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_137), "r"(m_138));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_139), "r"(m_140));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t157) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_141), "r"(m_142));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_143), "r"(m_144));
#line 153 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
        const u32 t158 = i_2 + 1u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t159 = t158 < 4u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t159) {
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t160 = t158 << 7u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t161 = ring + t81;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t162 = (u64)t160 * t60;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t163 = t85 + t162;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t164 = t163 + t86;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t165 = t164 + t86;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t166 = t165 + t86;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t161), "l"(t163) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t161), "l"(t164) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16;" :  : "r"(t161), "l"(t165) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16;" :  : "r"(t161), "l"(t166) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t168;
        asm("max.f32 %0, %1, %2;" : "=f"(t168) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t169;
        asm("max.f32 %0, %1, %2;" : "=f"(t169) : "f"(t168), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t170;
        asm("max.f32 %0, %1, %2;" : "=f"(t170) : "f"(t169), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t171;
        asm("max.f32 %0, %1, %2;" : "=f"(t171) : "f"(t170), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t172;
        asm("max.f32 %0, %1, %2;" : "=f"(t172) : "f"(t171), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t173;
        asm("max.f32 %0, %1, %2;" : "=f"(t173) : "f"(t172), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t174;
        asm("max.f32 %0, %1, %2;" : "=f"(t174) : "f"(t173), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t175;
        asm("max.f32 %0, %1, %2;" : "=f"(t175) : "f"(t174), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t176;
        asm("max.f32 %0, %1, %2;" : "=f"(t176) : "f"(t175), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t177;
        asm("max.f32 %0, %1, %2;" : "=f"(t177) : "f"(t176), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t178;
        asm("max.f32 %0, %1, %2;" : "=f"(t178) : "f"(t177), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t179;
        asm("max.f32 %0, %1, %2;" : "=f"(t179) : "f"(t178), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t180;
        asm("max.f32 %0, %1, %2;" : "=f"(t180) : "f"(t179), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t181;
        asm("max.f32 %0, %1, %2;" : "=f"(t181) : "f"(t180), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t182;
        asm("max.f32 %0, %1, %2;" : "=f"(t182) : "f"(t181), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t183;
        asm("max.f32 %0, %1, %2;" : "=f"(t183) : "f"(t182), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t184;
        asm("max.f32 %0, %1, %2;" : "=f"(t184) : "f"(t183), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t185;
        asm("max.f32 %0, %1, %2;" : "=f"(t185) : "f"(t184), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t186;
        asm("max.f32 %0, %1, %2;" : "=f"(t186) : "f"(t185), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t187;
        asm("max.f32 %0, %1, %2;" : "=f"(t187) : "f"(t186), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t188;
        asm("max.f32 %0, %1, %2;" : "=f"(t188) : "f"(t187), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t189;
        asm("max.f32 %0, %1, %2;" : "=f"(t189) : "f"(t188), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t190;
        asm("max.f32 %0, %1, %2;" : "=f"(t190) : "f"(t189), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t191;
        asm("max.f32 %0, %1, %2;" : "=f"(t191) : "f"(t190), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t192;
        asm("max.f32 %0, %1, %2;" : "=f"(t192) : "f"(t191), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t193;
        asm("max.f32 %0, %1, %2;" : "=f"(t193) : "f"(t192), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t194;
        asm("max.f32 %0, %1, %2;" : "=f"(t194) : "f"(t193), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t195;
        asm("max.f32 %0, %1, %2;" : "=f"(t195) : "f"(t194), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t196;
        asm("max.f32 %0, %1, %2;" : "=f"(t196) : "f"(t195), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t197;
        asm("max.f32 %0, %1, %2;" : "=f"(t197) : "f"(t196), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t198;
        asm("max.f32 %0, %1, %2;" : "=f"(t198) : "f"(t197), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t199;
        asm("max.f32 %0, %1, %2;" : "=f"(t199) : "f"(t198), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t200;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t200) : "f"(t199));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t199), "f"(t200));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t202;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t202) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t202));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t205 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t205;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t207 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t208;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t208) : "f"(old), "f"(scale_log2), "f"(t207));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t208));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t210 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t211 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t211));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t213;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t213) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s = t213;
        const f32 t214 = t210 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t215 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t215));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t217;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t217) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_2 = t217;
        const f32 t218 = t214 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t219 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t219));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t221;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t221) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_5 = t221;
        const f32 t222 = t218 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t223 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t223));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t225;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t225) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_6 = t225;
        const f32 t226 = t222 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t227 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t227));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t229;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t229) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_9 = t229;
        const f32 t230 = t226 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t231 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t231));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t233;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t233) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_10 = t233;
        const f32 t234 = t230 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t235 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t235));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t237;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t237) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_13 = t237;
        const f32 t238 = t234 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t239 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t239));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t241;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t241) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_14 = t241;
        const f32 t242 = t238 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t243 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t243));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t245;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t245) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_17 = t245;
        const f32 t246 = t242 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t247 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t247));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t249;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t249) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_18 = t249;
        const f32 t250 = t246 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t251 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t251));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t253;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t253) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_21 = t253;
        const f32 t254 = t250 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t255 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t255));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t257;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t257) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_22 = t257;
        const f32 t258 = t254 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t259 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t259));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t261;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t261) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_25 = t261;
        const f32 t262 = t258 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t263 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t263));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t265;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t265) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_26 = t265;
        const f32 t266 = t262 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t267 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t267));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t269;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t269) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_29 = t269;
        const f32 t270 = t266 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t271 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t271));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t273;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t273) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_30 = t273;
        const f32 t274 = t270 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t275 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(scale_log2), "f"(t275));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t277;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t277) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_33 = t277;
        const f32 t278 = t274 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t279 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_18;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(scale_log2), "f"(t279));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t281;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t281) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_34 = t281;
        const f32 t282 = t278 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t283 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_19;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(scale_log2), "f"(t283));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t285;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t285) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_37 = t285;
        const f32 t286 = t282 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t287 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_20;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(scale_log2), "f"(t287));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t289;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t289) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_38 = t289;
        const f32 t290 = t286 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t291 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_21;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_41), "f"(scale_log2), "f"(t291));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t293;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t293) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_41 = t293;
        const f32 t294 = t290 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t295 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_22;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_42), "f"(scale_log2), "f"(t295));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t297;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t297) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_42 = t297;
        const f32 t298 = t294 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t299 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_23;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_45), "f"(scale_log2), "f"(t299));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t301;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t301) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_45 = t301;
        const f32 t302 = t298 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t303 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_24;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_46), "f"(scale_log2), "f"(t303));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t305;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t305) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_46 = t305;
        const f32 t306 = t302 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t307 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_25;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_49), "f"(scale_log2), "f"(t307));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t309;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t309) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_49 = t309;
        const f32 t310 = t306 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t311 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_26;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_50), "f"(scale_log2), "f"(t311));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t313;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t313) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_50 = t313;
        const f32 t314 = t310 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t315 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_27;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_53), "f"(scale_log2), "f"(t315));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t317;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t317) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_53 = t317;
        const f32 t318 = t314 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t319 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_28;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_54), "f"(scale_log2), "f"(t319));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t321;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t321) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_54 = t321;
        const f32 t322 = t318 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t323 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_29;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_57), "f"(scale_log2), "f"(t323));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t325;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t325) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_57 = t325;
        const f32 t326 = t322 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t327 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_30;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_58), "f"(scale_log2), "f"(t327));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t329;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t329) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_58 = t329;
        const f32 t330 = t326 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t331 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_31;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_61), "f"(scale_log2), "f"(t331));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t333;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t333) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_61 = t333;
        const f32 t334 = t330 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t335 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_32;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_62), "f"(scale_log2), "f"(t335));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t337;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t337) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_62 = t337;
        const f32 t338 = t334 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t338;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t339 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t339;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t340 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t340;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t341 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t341;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t342 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t342;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t343 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t343;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t344 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t344;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t345 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t345;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t346 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t346;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t347 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t347;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t348 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t348;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t349 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t349;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t350 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t350;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t351 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t351;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t352 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t352;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t353 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t353;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t354 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t354;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t356;
        asm("max.f32 %0, %1, %2;" : "=f"(t356) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t357;
        asm("max.f32 %0, %1, %2;" : "=f"(t357) : "f"(t356), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t358;
        asm("max.f32 %0, %1, %2;" : "=f"(t358) : "f"(t357), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t359;
        asm("max.f32 %0, %1, %2;" : "=f"(t359) : "f"(t358), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t360;
        asm("max.f32 %0, %1, %2;" : "=f"(t360) : "f"(t359), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t361;
        asm("max.f32 %0, %1, %2;" : "=f"(t361) : "f"(t360), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t362;
        asm("max.f32 %0, %1, %2;" : "=f"(t362) : "f"(t361), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t363;
        asm("max.f32 %0, %1, %2;" : "=f"(t363) : "f"(t362), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t364;
        asm("max.f32 %0, %1, %2;" : "=f"(t364) : "f"(t363), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t365;
        asm("max.f32 %0, %1, %2;" : "=f"(t365) : "f"(t364), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t366;
        asm("max.f32 %0, %1, %2;" : "=f"(t366) : "f"(t365), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t367;
        asm("max.f32 %0, %1, %2;" : "=f"(t367) : "f"(t366), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t368;
        asm("max.f32 %0, %1, %2;" : "=f"(t368) : "f"(t367), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t369;
        asm("max.f32 %0, %1, %2;" : "=f"(t369) : "f"(t368), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t370;
        asm("max.f32 %0, %1, %2;" : "=f"(t370) : "f"(t369), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t371;
        asm("max.f32 %0, %1, %2;" : "=f"(t371) : "f"(t370), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t372;
        asm("max.f32 %0, %1, %2;" : "=f"(t372) : "f"(t371), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t373;
        asm("max.f32 %0, %1, %2;" : "=f"(t373) : "f"(t372), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t374;
        asm("max.f32 %0, %1, %2;" : "=f"(t374) : "f"(t373), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t375;
        asm("max.f32 %0, %1, %2;" : "=f"(t375) : "f"(t374), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t376;
        asm("max.f32 %0, %1, %2;" : "=f"(t376) : "f"(t375), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t377;
        asm("max.f32 %0, %1, %2;" : "=f"(t377) : "f"(t376), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t378;
        asm("max.f32 %0, %1, %2;" : "=f"(t378) : "f"(t377), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t379;
        asm("max.f32 %0, %1, %2;" : "=f"(t379) : "f"(t378), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t380;
        asm("max.f32 %0, %1, %2;" : "=f"(t380) : "f"(t379), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t381;
        asm("max.f32 %0, %1, %2;" : "=f"(t381) : "f"(t380), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t382;
        asm("max.f32 %0, %1, %2;" : "=f"(t382) : "f"(t381), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t383;
        asm("max.f32 %0, %1, %2;" : "=f"(t383) : "f"(t382), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t384;
        asm("max.f32 %0, %1, %2;" : "=f"(t384) : "f"(t383), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t385;
        asm("max.f32 %0, %1, %2;" : "=f"(t385) : "f"(t384), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t386;
        asm("max.f32 %0, %1, %2;" : "=f"(t386) : "f"(t385), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t387;
        asm("max.f32 %0, %1, %2;" : "=f"(t387) : "f"(t386), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t388;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t388) : "f"(t387));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t387), "f"(t388));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t390;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t390) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t390));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t393 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t393;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t395 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t396;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t396) : "f"(old_2), "f"(scale_log2), "f"(t395));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t396));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t398 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t399 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_33;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_3), "f"(scale_log2), "f"(t399));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t401;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t401) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_3 = t401;
        const f32 t402 = t398 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t403 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_34;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_4), "f"(scale_log2), "f"(t403));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t405;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t405) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_4 = t405;
        const f32 t406 = t402 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t407 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_35;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_7), "f"(scale_log2), "f"(t407));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t409;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t409) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_7 = t409;
        const f32 t410 = t406 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t411 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_36;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_8), "f"(scale_log2), "f"(t411));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t413;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t413) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_8 = t413;
        const f32 t414 = t410 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t415 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_37;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_11), "f"(scale_log2), "f"(t415));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t417;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t417) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_11 = t417;
        const f32 t418 = t414 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t419 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_38;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_12), "f"(scale_log2), "f"(t419));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t421;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t421) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_12 = t421;
        const f32 t422 = t418 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t423 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_39;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_15), "f"(scale_log2), "f"(t423));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t425;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t425) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_15 = t425;
        const f32 t426 = t422 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t427 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_40;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_16), "f"(scale_log2), "f"(t427));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t429;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t429) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_16 = t429;
        const f32 t430 = t426 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t431 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_41;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_19), "f"(scale_log2), "f"(t431));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t433;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t433) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_19 = t433;
        const f32 t434 = t430 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t435 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_42;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_20), "f"(scale_log2), "f"(t435));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t437;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t437) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_20 = t437;
        const f32 t438 = t434 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t439 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_43;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_23), "f"(scale_log2), "f"(t439));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t441;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t441) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_23 = t441;
        const f32 t442 = t438 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t443 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_44;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_24), "f"(scale_log2), "f"(t443));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t445;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t445) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_24 = t445;
        const f32 t446 = t442 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t447 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_45;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_27), "f"(scale_log2), "f"(t447));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t449;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t449) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_27 = t449;
        const f32 t450 = t446 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t451 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_46;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_28), "f"(scale_log2), "f"(t451));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t453;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t453) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_28 = t453;
        const f32 t454 = t450 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t455 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_47;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_31), "f"(scale_log2), "f"(t455));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t457;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t457) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_31 = t457;
        const f32 t458 = t454 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t459 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_48;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_32), "f"(scale_log2), "f"(t459));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t461;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t461) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_32 = t461;
        const f32 t462 = t458 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t463 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_49;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t463));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t465;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t465) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_35 = t465;
        const f32 t466 = t462 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t467 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_50;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t467));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t469;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t469) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_36 = t469;
        const f32 t470 = t466 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t471 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_51;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t471));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t473;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t473) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_39 = t473;
        const f32 t474 = t470 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t475 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_52;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t475));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t477;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t477) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_40 = t477;
        const f32 t478 = t474 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t479 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_53;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t479));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t481;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t481) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_43 = t481;
        const f32 t482 = t478 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t483 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_54;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t483));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t485;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t485) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_44 = t485;
        const f32 t486 = t482 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t487 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_55;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t487));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t489;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t489) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_47 = t489;
        const f32 t490 = t486 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t491 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_56;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t491));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t493;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t493) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_48 = t493;
        const f32 t494 = t490 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t495 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_57;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t495));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t497;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t497) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_51 = t497;
        const f32 t498 = t494 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t499 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_58;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t499));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t501;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t501) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_52 = t501;
        const f32 t502 = t498 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t503 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_59;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t503));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t505;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t505) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_55 = t505;
        const f32 t506 = t502 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t507 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_60;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t507));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t509;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t509) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_56 = t509;
        const f32 t510 = t506 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t511 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_61;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t511));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t513;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t513) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_59 = t513;
        const f32 t514 = t510 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t515 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_62;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t515));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t517;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t517) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_60 = t517;
        const f32 t518 = t514 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t519 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_63;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t519));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t521;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t521) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_63 = t521;
        const f32 t522 = t518 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t523 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_64;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t523));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t525;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t525) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_64 = t525;
        const f32 t526 = t522 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t526;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t527 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t527;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t528 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t528;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t529 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t529;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t530 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t530;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t531 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t531;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t532 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t532;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t533 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t533;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t534 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t534;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t535 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t535;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t536 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t536;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t537 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t537;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t538 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t538;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t539 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t539;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t540 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t540;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t541 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t541;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t542 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t542;
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t543;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t543) : "f"(s), "f"(s_2));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t544;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t544) : "f"(s_3), "f"(s_4));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t545;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t545) : "f"(s_5), "f"(s_6));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t546;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t546) : "f"(s_7), "f"(s_8));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t547;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t547) : "f"(s_9), "f"(s_10));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t548;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t548) : "f"(s_11), "f"(s_12));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t549;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t549) : "f"(s_13), "f"(s_14));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t550;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t550) : "f"(s_15), "f"(s_16));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t551;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t551) : "f"(s_17), "f"(s_18));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t552;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t552) : "f"(s_19), "f"(s_20));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t553;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t553) : "f"(s_21), "f"(s_22));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t554;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t554) : "f"(s_23), "f"(s_24));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t555;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t555) : "f"(s_25), "f"(s_26));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t556;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t556) : "f"(s_27), "f"(s_28));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t557;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t557) : "f"(s_29), "f"(s_30));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t558;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t558) : "f"(s_31), "f"(s_32));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t559;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t559) : "f"(s_33), "f"(s_34));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t560;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t560) : "f"(s_35), "f"(s_36));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t561;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t561) : "f"(s_37), "f"(s_38));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t562;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t562) : "f"(s_39), "f"(s_40));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t563;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t563) : "f"(s_41), "f"(s_42));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t564;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t564) : "f"(s_43), "f"(s_44));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t565;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t565) : "f"(s_45), "f"(s_46));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t566;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t566) : "f"(s_47), "f"(s_48));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t567;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t567) : "f"(s_49), "f"(s_50));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t568;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t568) : "f"(s_51), "f"(s_52));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t569;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t569) : "f"(s_53), "f"(s_54));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t570;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t570) : "f"(s_55), "f"(s_56));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t571;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t571) : "f"(s_57), "f"(s_58));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t572;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t572) : "f"(s_59), "f"(s_60));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t573;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t573) : "f"(s_61), "f"(s_62));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t574;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t574) : "f"(s_63), "f"(s_64));
#line 176 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
#line 163 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t575 = t74 + t142;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t576 = t74 + t143;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t577 = t74 + t144;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t578 = t74 + t145;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t575) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t543), "r"(t544), "r"(t545), "r"(t546), "r"(m_145), "r"(m_146));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t543), "r"(t544), "r"(t545), "r"(t546), "r"(m_147), "r"(m_148));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t576) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t543), "r"(t544), "r"(t545), "r"(t546), "r"(m_149), "r"(m_150));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t543), "r"(t544), "r"(t545), "r"(t546), "r"(m_151), "r"(m_152));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t577) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t543), "r"(t544), "r"(t545), "r"(t546), "r"(m_153), "r"(m_154));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t543), "r"(t544), "r"(t545), "r"(t546), "r"(m_155), "r"(m_156));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t578) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t543), "r"(t544), "r"(t545), "r"(t546), "r"(m_157), "r"(m_158));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t543), "r"(t544), "r"(t545), "r"(t546), "r"(m_159), "r"(m_160));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t575) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t547), "r"(t548), "r"(t549), "r"(t550), "r"(m_161), "r"(m_162));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t547), "r"(t548), "r"(t549), "r"(t550), "r"(m_163), "r"(m_164));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t576) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t547), "r"(t548), "r"(t549), "r"(t550), "r"(m_165), "r"(m_166));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t547), "r"(t548), "r"(t549), "r"(t550), "r"(m_167), "r"(m_168));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t577) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t547), "r"(t548), "r"(t549), "r"(t550), "r"(m_169), "r"(m_170));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t547), "r"(t548), "r"(t549), "r"(t550), "r"(m_171), "r"(m_172));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t578) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t547), "r"(t548), "r"(t549), "r"(t550), "r"(m_173), "r"(m_174));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t547), "r"(t548), "r"(t549), "r"(t550), "r"(m_175), "r"(m_176));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t575) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t551), "r"(t552), "r"(t553), "r"(t554), "r"(m_177), "r"(m_178));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t551), "r"(t552), "r"(t553), "r"(t554), "r"(m_179), "r"(m_180));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t576) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t551), "r"(t552), "r"(t553), "r"(t554), "r"(m_181), "r"(m_182));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t551), "r"(t552), "r"(t553), "r"(t554), "r"(m_183), "r"(m_184));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t577) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t551), "r"(t552), "r"(t553), "r"(t554), "r"(m_185), "r"(m_186));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t551), "r"(t552), "r"(t553), "r"(t554), "r"(m_187), "r"(m_188));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t578) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t551), "r"(t552), "r"(t553), "r"(t554), "r"(m_189), "r"(m_190));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t551), "r"(t552), "r"(t553), "r"(t554), "r"(m_191), "r"(m_192));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t575) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t555), "r"(t556), "r"(t557), "r"(t558), "r"(m_193), "r"(m_194));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t555), "r"(t556), "r"(t557), "r"(t558), "r"(m_195), "r"(m_196));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t576) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t555), "r"(t556), "r"(t557), "r"(t558), "r"(m_197), "r"(m_198));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t555), "r"(t556), "r"(t557), "r"(t558), "r"(m_199), "r"(m_200));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t577) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t555), "r"(t556), "r"(t557), "r"(t558), "r"(m_201), "r"(m_202));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t555), "r"(t556), "r"(t557), "r"(t558), "r"(m_203), "r"(m_204));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t578) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t555), "r"(t556), "r"(t557), "r"(t558), "r"(m_205), "r"(m_206));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t555), "r"(t556), "r"(t557), "r"(t558), "r"(m_207), "r"(m_208));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t575) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t559), "r"(t560), "r"(t561), "r"(t562), "r"(m_209), "r"(m_210));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t559), "r"(t560), "r"(t561), "r"(t562), "r"(m_211), "r"(m_212));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t576) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t559), "r"(t560), "r"(t561), "r"(t562), "r"(m_213), "r"(m_214));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t559), "r"(t560), "r"(t561), "r"(t562), "r"(m_215), "r"(m_216));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t577) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t559), "r"(t560), "r"(t561), "r"(t562), "r"(m_217), "r"(m_218));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t559), "r"(t560), "r"(t561), "r"(t562), "r"(m_219), "r"(m_220));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t578) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t559), "r"(t560), "r"(t561), "r"(t562), "r"(m_221), "r"(m_222));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t559), "r"(t560), "r"(t561), "r"(t562), "r"(m_223), "r"(m_224));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t575) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t563), "r"(t564), "r"(t565), "r"(t566), "r"(m_225), "r"(m_226));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t563), "r"(t564), "r"(t565), "r"(t566), "r"(m_227), "r"(m_228));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t576) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t563), "r"(t564), "r"(t565), "r"(t566), "r"(m_229), "r"(m_230));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t563), "r"(t564), "r"(t565), "r"(t566), "r"(m_231), "r"(m_232));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t577) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t563), "r"(t564), "r"(t565), "r"(t566), "r"(m_233), "r"(m_234));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t563), "r"(t564), "r"(t565), "r"(t566), "r"(m_235), "r"(m_236));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t578) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t563), "r"(t564), "r"(t565), "r"(t566), "r"(m_237), "r"(m_238));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t563), "r"(t564), "r"(t565), "r"(t566), "r"(m_239), "r"(m_240));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t575) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t567), "r"(t568), "r"(t569), "r"(t570), "r"(m_241), "r"(m_242));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t567), "r"(t568), "r"(t569), "r"(t570), "r"(m_243), "r"(m_244));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t576) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t567), "r"(t568), "r"(t569), "r"(t570), "r"(m_245), "r"(m_246));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t567), "r"(t568), "r"(t569), "r"(t570), "r"(m_247), "r"(m_248));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t577) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t567), "r"(t568), "r"(t569), "r"(t570), "r"(m_249), "r"(m_250));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t567), "r"(t568), "r"(t569), "r"(t570), "r"(m_251), "r"(m_252));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t578) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t567), "r"(t568), "r"(t569), "r"(t570), "r"(m_253), "r"(m_254));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t567), "r"(t568), "r"(t569), "r"(t570), "r"(m_255), "r"(m_256));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t575) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t571), "r"(t572), "r"(t573), "r"(t574), "r"(m_257), "r"(m_258));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t571), "r"(t572), "r"(t573), "r"(t574), "r"(m_259), "r"(m_260));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t576) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t571), "r"(t572), "r"(t573), "r"(t574), "r"(m_261), "r"(m_262));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t571), "r"(t572), "r"(t573), "r"(t574), "r"(m_263), "r"(m_264));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t577) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t571), "r"(t572), "r"(t573), "r"(t574), "r"(m_265), "r"(m_266));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t571), "r"(t572), "r"(t573), "r"(t574), "r"(m_267), "r"(m_268));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t578) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t571), "r"(t572), "r"(t573), "r"(t574), "r"(m_269), "r"(m_270));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t571), "r"(t572), "r"(t573), "r"(t574), "r"(m_271), "r"(m_272));
    }
#line 176 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t579;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t579) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_3 = row_sum + t579;
    f32 t581;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t581) : "f"(pair_3));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t582 = pair_3 + t581;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum = t582;
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t583;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t583) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_4 = row_sum_2 + t583;
    f32 t585;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t585) : "f"(pair_4));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t586 = pair_4 + t585;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t586;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t587 = (u64)t3;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t588 = t587 * o_stride0;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t589 = t588 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t590 = o + t589;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t591 = (u64)first_query;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t592 = t591 * o_stride1;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t593 = t592 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t594 = t590 + t593;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t595 = (u64)t2;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t596 = t595 * o_stride2;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t597 = t596 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t598 = t594 + t597;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t599 = (u32)o_stride1;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t600 = t599 << 1u;
    const bool t601 = warp_n == 0u;
#line 172 "fa-kernels/src/fa_s512/kernel.rs"
    if (t601) {
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum = row_sum;
        const bool t602 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t603;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t603) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer = t602 ? 0.0f : t603;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t605 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc = t605;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t606 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_2 = t606;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t607 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_5 = t607;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t608 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_6 = t608;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t609 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_9 = t609;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t610 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_10 = t610;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t611 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_13 = t611;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t612 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_14 = t612;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t613 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_17 = t613;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t614 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_18 = t614;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t615 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_21 = t615;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t616 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_22 = t616;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t617 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_25 = t617;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t618 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_26 = t618;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t619 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_29 = t619;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t620 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_30 = t620;
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum_2 = row_sum_2;
        const bool t621 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t622;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t622) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer_2 = t621 ? 0.0f : t622;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t624 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_3 = t624;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t625 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_4 = t625;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t626 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_7 = t626;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t627 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_8 = t627;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t628 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_11 = t628;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t629 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_12 = t629;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t630 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_15 = t630;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t631 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_16 = t631;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t632 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_19 = t632;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t633 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_20 = t633;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t634 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_23 = t634;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t635 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_24 = t635;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t636 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_27 = t636;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t637 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_28 = t637;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t638 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_31 = t638;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t639 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_32 = t639;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t640 = lane >> 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t641 = t10 + t640;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t642 = t641 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t643 = 0u ^ t642;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t644 = t641 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t645 = t643 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t646 = t644 + t645;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t647 = lane & 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t648 = t647 << 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t649 = t646 + t648;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t650;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t650) : "f"(acc), "f"(acc_2));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t651 = smem_1 + t649;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t651), "r"(t650) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t652;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t652) : "f"(acc_5), "f"(acc_6));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t653 = t649 ^ 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t654 = smem_1 + t653;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t654), "r"(t652) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t655;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t655) : "f"(acc_9), "f"(acc_10));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t656 = t649 ^ 32u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t657 = smem_1 + t656;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t657), "r"(t655) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t658;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t658) : "f"(acc_13), "f"(acc_14));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t659 = t649 ^ 48u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t660 = smem_1 + t659;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t660), "r"(t658) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t661;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t661) : "f"(acc_17), "f"(acc_18));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t662 = t649 ^ 64u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t663 = smem_1 + t662;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t663), "r"(t661) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t664;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t664) : "f"(acc_21), "f"(acc_22));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t665 = t649 ^ 80u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t666 = smem_1 + t665;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t666), "r"(t664) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t667;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t667) : "f"(acc_25), "f"(acc_26));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t668 = t649 ^ 96u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t669 = smem_1 + t668;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t669), "r"(t667) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t670;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t670) : "f"(acc_29), "f"(acc_30));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t671 = t649 ^ 112u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t672 = smem_1 + t671;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t672), "r"(t670) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t673 = lane >> 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t674 = t10 + t673;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t675 = t674 + 8u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t676 = t675 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t677 = 0u ^ t676;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t678 = t675 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t679 = t677 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t680 = t678 + t679;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t681 = lane & 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t682 = t681 << 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t683 = t680 + t682;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t684;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t684) : "f"(acc_3), "f"(acc_4));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t685 = smem_1 + t683;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t685), "r"(t684) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t686;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t686) : "f"(acc_7), "f"(acc_8));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t687 = t683 ^ 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t688 = smem_1 + t687;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t688), "r"(t686) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t689;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t689) : "f"(acc_11), "f"(acc_12));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t690 = t683 ^ 32u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t691 = smem_1 + t690;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t691), "r"(t689) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t692;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t692) : "f"(acc_15), "f"(acc_16));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t693 = t683 ^ 48u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t694 = smem_1 + t693;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t694), "r"(t692) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t695;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t695) : "f"(acc_19), "f"(acc_20));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t696 = t683 ^ 64u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t697 = smem_1 + t696;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t697), "r"(t695) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t698;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t698) : "f"(acc_23), "f"(acc_24));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t699 = t683 ^ 80u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t700 = smem_1 + t699;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t700), "r"(t698) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t701;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t701) : "f"(acc_27), "f"(acc_28));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t702 = t683 ^ 96u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t703 = smem_1 + t702;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t703), "r"(t701) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t704;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t704) : "f"(acc_31), "f"(acc_32));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t705 = t683 ^ 112u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t706 = smem_1 + t705;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t706), "r"(t704) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t707 = lane >> 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t708 = t10 + t707;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t709 = lane & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t710 = t708 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t711 = t709 ^ t710;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t712 = t708 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t713 = t711 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t714 = t712 + t713;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t715 = smem_1 + t714;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t715) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t716 = (u64)t708 * t600;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t717 = t598 + t716;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t718 = (u64)t709 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t719 = t717 + t718;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t719), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t720 = t708 + 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t721 = t720 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t722 = t709 ^ t721;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t723 = t720 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t724 = t722 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t725 = t723 + t724;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t726 = smem_1 + t725;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t726) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t727 = (u64)t720 * t600;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t728 = t598 + t727;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t729 = (u64)t709 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t730 = t728 + t729;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t730), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t731 = t708 + 8u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t732 = t731 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t733 = t709 ^ t732;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t734 = t731 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t735 = t733 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t736 = t734 + t735;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t737 = smem_1 + t736;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t737) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t738 = (u64)t731 * t600;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t739 = t598 + t738;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t740 = (u64)t709 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t741 = t739 + t740;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t741), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t742 = t708 + 12u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t743 = t742 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t744 = t709 ^ t743;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t745 = t742 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t746 = t744 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t747 = t745 + t746;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t748 = smem_1 + t747;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t748) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t749 = (u64)t742 * t600;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t750 = t598 + t749;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t751 = (u64)t709 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t752 = t750 + t751;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t752), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t753 = (u64)t3;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t754 = t753 * lse_stride0;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t755 = t754 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t756 = lse + t755;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t757 = (u64)t2;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t758 = t757 * lse_stride1;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t759 = t758 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t760 = t756 + t759;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t761 = (u64)first_query;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t762 = t761 * lse_stride2;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t763 = t762 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t764 = t760 + t763;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t765 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const u32 t766 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const bool t767 = t766 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        if (t767) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t768 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_17 = t10 + t768;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t770 = (u64)row_17 * t765;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t771 = t770 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t772 = t764 + t771;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t773;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t773) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t774;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t774) : "f"(row_max), "f"(scale_log2), "f"(t773));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t774 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t776 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t777 = t776 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t772), "f"(t777) : "memory");
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t778 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t779 = t10 + t778;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_18 = t779 + 8u;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t781 = (u64)row_18 * t765;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t782 = t781 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t783 = t764 + t782;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t784;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t784) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t785;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t785) : "f"(row_max_2), "f"(scale_log2), "f"(t784));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t785 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t787 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t788 = t787 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t783), "f"(t788) : "memory");
        }
    }
}
