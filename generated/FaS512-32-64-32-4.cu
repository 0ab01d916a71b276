typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

extern "C" __global__ void __launch_bounds__(128, 1)
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
    const u32 warp_m = warp & 1u;
    const u32 warp_n = warp >> 1u;
    const u32 t10 = warp_m << 4u;
#line 74 "fa-kernels/src/attention/warps.rs"
    const u32 t11 = warp_n << 5u;
#line 60 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 first_query = i << 5u;
#line 68 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 75 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 ring = smem_1 + 4096u;
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
    const u64 t40 = (u64)t28 * 16u;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t41 = smem_1 + t35;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t42 = (u64)0u * t28;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t43 = t39 + t42;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t44 = t43 + t40;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t41), "l"(t43) : "memory");
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t41), "l"(t44) : "memory");
#line 86 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 kv_head = t2 / group;
    const u64 t46 = (u64)t3;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t47 = t46 * k_stride0;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t48 = t47 * 2ull;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t49 = k + t48;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t50 = 0ull * k_stride1;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t51 = t50 * 2ull;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t52 = t49 + t51;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t53 = (u64)kv_head;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t54 = t53 * k_stride2;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t55 = t54 * 2ull;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 columns = t52 + t55;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t57 = (u32)k_stride1;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t58 = t57 << 1u;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t59 = (u64)t3;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t60 = t59 * v_stride0;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t61 = t60 * 2ull;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t62 = v + t61;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t63 = 0ull * v_stride1;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t64 = t63 * 2ull;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t65 = t62 + t64;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t66 = (u64)kv_head;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t67 = t66 * v_stride2;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t68 = t67 * 2ull;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t69 = t65 + t68;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t70 = (u32)v_stride1;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t71 = t70 << 1u;
#line 56 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t72 = ring + 4096u;
#line 59 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t73 = ring + 8192u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t74 = thread >> 2u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t75 = thread & 3u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t76 = t74 >> 1u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t77 = t76 & 3u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t78 = t75 ^ t77;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t79 = t74 << 6u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t80 = t78 << 4u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t81 = t79 + t80;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t82 = (u64)t74 * t58;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t83 = columns + t82;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t84 = (u64)t75 * 16u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t85 = t83 + t84;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t86 = (u64)t58 * 32u;
#line 62 "fa-kernels/src/fa_s512/stream.rs"
    const u64 columns_2 = columns + 64ull;
    const u32 t88 = thread >> 2u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t89 = thread & 3u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t90 = t88 >> 1u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t91 = t90 & 3u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t92 = t89 ^ t91;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t93 = t88 << 6u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t94 = t92 << 4u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t95 = t93 + t94;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t96 = (u64)t88 * t58;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t97 = columns_2 + t96;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t98 = (u64)t89 * 16u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t99 = t97 + t98;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t100 = (u64)t58 * 32u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t101 = thread >> 3u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t102 = thread & 7u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t103 = t101 & 7u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t104 = t102 ^ t103;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t105 = t101 << 7u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t106 = t104 << 4u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t107 = t105 + t106;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t108 = (u64)t101 * t71;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t109 = t69 + t108;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t110 = (u64)t102 * 16u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t111 = t109 + t110;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t112 = (u64)t71 * 16u;
#line 96 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t113 = ring + t81;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t114 = (u64)0u * t58;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t115 = t85 + t114;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t116 = t115 + t86;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t113), "l"(t115) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t113), "l"(t116) : "memory");
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t117 = t72 + t95;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t118 = (u64)0u * t58;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t119 = t99 + t118;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t120 = t119 + t100;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t117), "l"(t119) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t117), "l"(t120) : "memory");
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t121 = t73 + t107;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t122 = (u64)0u * t71;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t123 = t111 + t122;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t124 = t123 + t112;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t125 = t124 + t112;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t126 = t125 + t112;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t121), "l"(t123) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t121), "l"(t124) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t121), "l"(t125) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16;" :  : "r"(t121), "l"(t126) : "memory");
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 100 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.wait_group 3;" :  :  : "memory");
#line 102 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 t127 = lane & 15u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t128 = t10 + t127;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t129 = lane >> 4u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t130 = t128 & 7u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t131 = t129 ^ t130;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t132 = t128 << 7u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t133 = t131 << 4u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t134 = t132 + t133;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t135 = smem_1 + t134;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t136 = t134 ^ 32u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t137 = smem_1 + t136;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t138 = t134 ^ 64u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t139 = smem_1 + t138;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t140 = t134 ^ 96u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t141 = smem_1 + t140;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t135) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t137) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t139) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t141) : "memory");
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t142 = lane & 7u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t143 = t11 + t142;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t144 = lane >> 4u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t145 = t144 << 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t146 = t143 + t145;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t147 = lane >> 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t148 = t147 & 1u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t149 = t146 >> 1u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t150 = t149 & 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t151 = t148 ^ t150;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t152 = t146 << 6u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t153 = t151 << 4u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t154 = t152 + t153;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t155 = t154 ^ 32u;
    const u32 t156 = lane & 15u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t157 = t11 + t156;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t158 = lane >> 4u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t159 = t157 & 7u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t160 = t158 ^ t159;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t161 = t157 << 7u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t162 = t160 << 4u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t163 = t161 + t162;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t164 = t163 ^ 32u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t165 = t163 ^ 64u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t166 = t163 ^ 96u;
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
    for (u32 i_2 = 0u; i_2 < 8u; i_2 += 1u) {
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
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
#line 138 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 144 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t167 = i_2 + 1u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t168 = t167 < 8u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t168) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t169 = t167 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t170 = t169 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t171 = ring + t170;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t172 = t167 << 6u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t173 = t171 + t81;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t174 = (u64)t172 * t58;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t175 = t85 + t174;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t176 = t175 + t86;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t173), "l"(t175) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t173), "l"(t176) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t177 = t167 < 8u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t177) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t178 = t167 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t179 = t178 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t180 = t72 + t179;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t181 = t167 << 6u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t182 = t180 + t95;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t183 = (u64)t181 * t58;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t184 = t99 + t183;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t185 = t184 + t100;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t182), "l"(t184) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t182), "l"(t185) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 145 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t186 = i_2 + 1u;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        const bool t187 = t186 < 8u;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        if (t187) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t188 = t186 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t189 = t188 << 14u;
#line 97 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t190 = t73 + t189;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t191 = t186 << 6u;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t192 = t190 + t107;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t193 = (u64)t191 * t71;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t194 = t111 + t193;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t195 = t194 + t112;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t196 = t195 + t112;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t197 = t196 + t112;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t192), "l"(t194) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t192), "l"(t195) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t192), "l"(t196) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16;" :  : "r"(t192), "l"(t197) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t198 = i_2 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t199 = t198 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t200 = ring + t199;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t201 = t200 + t154;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t201) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t201) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t202 = t200 + t155;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t202) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_25), "r"(m_26));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_27), "r"(m_28));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t202) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_29), "r"(m_30));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_31), "r"(m_32));
#line 176 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.wait_group 3;" :  :  : "memory");
#line 138 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t203 = i_2 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t204 = t203 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t205 = t72 + t204;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t206 = t205 + t154;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t206) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_33), "r"(m_34));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_35), "r"(m_36));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t206) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_37), "r"(m_38));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_39), "r"(m_40));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t207 = t205 + t155;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t207) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_41), "r"(m_42));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_43), "r"(m_44));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t207) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_45), "r"(m_46));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_47), "r"(m_48));
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t209;
        asm("max.f32 %0, %1, %2;" : "=f"(t209) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t210;
        asm("max.f32 %0, %1, %2;" : "=f"(t210) : "f"(t209), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t211;
        asm("max.f32 %0, %1, %2;" : "=f"(t211) : "f"(t210), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t212;
        asm("max.f32 %0, %1, %2;" : "=f"(t212) : "f"(t211), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t213;
        asm("max.f32 %0, %1, %2;" : "=f"(t213) : "f"(t212), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t214;
        asm("max.f32 %0, %1, %2;" : "=f"(t214) : "f"(t213), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t215;
        asm("max.f32 %0, %1, %2;" : "=f"(t215) : "f"(t214), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t216;
        asm("max.f32 %0, %1, %2;" : "=f"(t216) : "f"(t215), "f"(s_14));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t217;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t217) : "f"(t216));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t216), "f"(t217));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t219;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t219) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t219));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t222 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t222;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t224 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t225;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t225) : "f"(old), "f"(scale_log2), "f"(t224));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t225));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t227 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t228 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t228));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t230;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t230) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s = t230;
        const f32 t231 = t227 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t232 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t232));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t234;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t234) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_2 = t234;
        const f32 t235 = t231 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t236 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t236));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t238;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t238) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_5 = t238;
        const f32 t239 = t235 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t240 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t240));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t242;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t242) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_6 = t242;
        const f32 t243 = t239 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t244 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t244));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t246;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t246) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_9 = t246;
        const f32 t247 = t243 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t248 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t248));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t250;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t250) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_10 = t250;
        const f32 t251 = t247 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t252 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t252));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t254;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t254) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_13 = t254;
        const f32 t255 = t251 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t256 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t256));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t258;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t258) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_14 = t258;
        const f32 t259 = t255 + s_14;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t259;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t260 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t260;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t261 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t261;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t262 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t262;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t263 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t263;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t264 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t264;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t265 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t265;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t266 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t266;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t267 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t267;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t268 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t268;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t269 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t269;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t270 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t270;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t271 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t271;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t272 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t272;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t273 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t273;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t274 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t274;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t275 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t275;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t277;
        asm("max.f32 %0, %1, %2;" : "=f"(t277) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t278;
        asm("max.f32 %0, %1, %2;" : "=f"(t278) : "f"(t277), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t279;
        asm("max.f32 %0, %1, %2;" : "=f"(t279) : "f"(t278), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t280;
        asm("max.f32 %0, %1, %2;" : "=f"(t280) : "f"(t279), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t281;
        asm("max.f32 %0, %1, %2;" : "=f"(t281) : "f"(t280), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t282;
        asm("max.f32 %0, %1, %2;" : "=f"(t282) : "f"(t281), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t283;
        asm("max.f32 %0, %1, %2;" : "=f"(t283) : "f"(t282), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t284;
        asm("max.f32 %0, %1, %2;" : "=f"(t284) : "f"(t283), "f"(s_16));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t285;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t285) : "f"(t284));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t284), "f"(t285));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t287;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t287) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t287));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t290 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t290;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t292 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t293;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t293) : "f"(old_2), "f"(scale_log2), "f"(t292));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t293));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t295 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t296 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_3), "f"(scale_log2), "f"(t296));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t298;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t298) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_3 = t298;
        const f32 t299 = t295 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t300 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_4), "f"(scale_log2), "f"(t300));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t302;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t302) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_4 = t302;
        const f32 t303 = t299 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t304 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_7), "f"(scale_log2), "f"(t304));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t306;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t306) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_7 = t306;
        const f32 t307 = t303 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t308 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_8), "f"(scale_log2), "f"(t308));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t310;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t310) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_8 = t310;
        const f32 t311 = t307 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t312 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_11), "f"(scale_log2), "f"(t312));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t314;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t314) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_11 = t314;
        const f32 t315 = t311 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t316 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_12), "f"(scale_log2), "f"(t316));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t318;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t318) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_12 = t318;
        const f32 t319 = t315 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t320 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t320));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t322;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t322) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_15 = t322;
        const f32 t323 = t319 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t324 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t324));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t326;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t326) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_16 = t326;
        const f32 t327 = t323 + s_16;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t327;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t328 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t328;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t329 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t329;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t330 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t330;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t331 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t331;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t332 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t332;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t333 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t333;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t334 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t334;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t335 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t335;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t336 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t336;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t337 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t337;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t338 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t338;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t339 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t339;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t340 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t340;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t341 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t341;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t342 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t342;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t343 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t343;
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t344;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t344) : "f"(s), "f"(s_2));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t345;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t345) : "f"(s_3), "f"(s_4));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t346;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t346) : "f"(s_5), "f"(s_6));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t347;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t347) : "f"(s_7), "f"(s_8));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t348;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t348) : "f"(s_9), "f"(s_10));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t349;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t349) : "f"(s_11), "f"(s_12));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t350;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t350) : "f"(s_13), "f"(s_14));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t351;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t351) : "f"(s_15), "f"(s_16));
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t352 = i_2 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t353 = t352 << 14u;
#line 97 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t354 = t73 + t353;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t355 = t354 + t163;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t356 = t354 + t164;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t357 = t354 + t165;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t358 = t354 + t166;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t355) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t344), "r"(t345), "r"(t346), "r"(t347), "r"(m_49), "r"(m_50));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t344), "r"(t345), "r"(t346), "r"(t347), "r"(m_51), "r"(m_52));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t356) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t344), "r"(t345), "r"(t346), "r"(t347), "r"(m_53), "r"(m_54));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t344), "r"(t345), "r"(t346), "r"(t347), "r"(m_55), "r"(m_56));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t357) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t344), "r"(t345), "r"(t346), "r"(t347), "r"(m_57), "r"(m_58));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t344), "r"(t345), "r"(t346), "r"(t347), "r"(m_59), "r"(m_60));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t358) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t344), "r"(t345), "r"(t346), "r"(t347), "r"(m_61), "r"(m_62));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t344), "r"(t345), "r"(t346), "r"(t347), "r"(m_63), "r"(m_64));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t355) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t348), "r"(t349), "r"(t350), "r"(t351), "r"(m_65), "r"(m_66));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t348), "r"(t349), "r"(t350), "r"(t351), "r"(m_67), "r"(m_68));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t356) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t348), "r"(t349), "r"(t350), "r"(t351), "r"(m_69), "r"(m_70));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t348), "r"(t349), "r"(t350), "r"(t351), "r"(m_71), "r"(m_72));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t357) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t348), "r"(t349), "r"(t350), "r"(t351), "r"(m_73), "r"(m_74));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t348), "r"(t349), "r"(t350), "r"(t351), "r"(m_75), "r"(m_76));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t358) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t348), "r"(t349), "r"(t350), "r"(t351), "r"(m_77), "r"(m_78));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t348), "r"(t349), "r"(t350), "r"(t351), "r"(m_79), "r"(m_80));
    }
#line 176 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t359;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t359) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_3 = row_sum + t359;
    f32 t361;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t361) : "f"(pair_3));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t362 = pair_3 + t361;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum = t362;
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t363;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t363) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_4 = row_sum_2 + t363;
    f32 t365;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t365) : "f"(pair_4));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t366 = pair_4 + t365;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t366;
#line 39 "fa-kernels/src/attention/epilogue.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t367 = warp_n != 0u;
#line 40 "fa-kernels/src/attention/epilogue.rs"
    if (t367) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t368 = warp_n - 1u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t369 = t368 << 1u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t370 = t369 + warp_m;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t371 = t370 * 4608u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t372 = ring + t371;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t373 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 mine = t372 + t373;
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
    const bool t375 = warp_n == 0u;
#line 47 "fa-kernels/src/attention/epilogue.rs"
    if (t375) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t376 = warp_m * 4608u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t377 = ring + t376;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t378 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 theirs = t377 + t378;
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
        f32 new_3;
        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(row_max), "f"(words_33));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_3 = new_3 == __uint_as_float(0xff800000u);
        const f32 t418 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_3 = none_3 ? 0.0f : t418;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t420 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t421;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t421) : "f"(row_max), "f"(scale_log2), "f"(t420));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 ours;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours) : "f"(t421));
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t423 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t424;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t424) : "f"(words_33), "f"(scale_log2), "f"(t423));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 other;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other) : "f"(t424));
#line 92 "fa-kernels/src/attention/epilogue.rs"
        row_max = new_3;
        const f32 t426 = row_sum * ours;
#line 93 "fa-kernels/src/attention/epilogue.rs"
        const f32 t427 = words_35 * other;
#line 93 "fa-kernels/src/attention/epilogue.rs"
        const f32 t428 = t426 + t427;
#line 93 "fa-kernels/src/attention/epilogue.rs"
        row_sum = t428;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t429 = acc * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t430 = words * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t431 = t429 + t430;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc = t431;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t432 = acc_2 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t433 = words_2 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t434 = t432 + t433;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_2 = t434;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t435 = acc_5 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t436 = words_5 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t437 = t435 + t436;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_5 = t437;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t438 = acc_6 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t439 = words_6 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t440 = t438 + t439;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_6 = t440;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t441 = acc_9 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t442 = words_9 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t443 = t441 + t442;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_9 = t443;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t444 = acc_10 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t445 = words_10 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t446 = t444 + t445;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_10 = t446;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t447 = acc_13 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t448 = words_13 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t449 = t447 + t448;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_13 = t449;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t450 = acc_14 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t451 = words_14 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t452 = t450 + t451;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_14 = t452;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t453 = acc_17 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t454 = words_17 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t455 = t453 + t454;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_17 = t455;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t456 = acc_18 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t457 = words_18 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t458 = t456 + t457;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_18 = t458;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t459 = acc_21 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t460 = words_21 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t461 = t459 + t460;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_21 = t461;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t462 = acc_22 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t463 = words_22 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t464 = t462 + t463;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_22 = t464;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t465 = acc_25 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t466 = words_25 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t467 = t465 + t466;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_25 = t467;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t468 = acc_26 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t469 = words_26 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t470 = t468 + t469;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_26 = t470;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t471 = acc_29 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t472 = words_29 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t473 = t471 + t472;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_29 = t473;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t474 = acc_30 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t475 = words_30 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t476 = t474 + t475;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_30 = t476;
#line 88 "fa-kernels/src/attention/epilogue.rs"
        f32 new_4;
        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(row_max_2), "f"(words_34));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_4 = new_4 == __uint_as_float(0xff800000u);
        const f32 t479 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_4 = none_4 ? 0.0f : t479;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t481 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t482;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t482) : "f"(row_max_2), "f"(scale_log2), "f"(t481));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 ours_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_2) : "f"(t482));
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t484 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t485;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t485) : "f"(words_34), "f"(scale_log2), "f"(t484));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 other_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_2) : "f"(t485));
#line 92 "fa-kernels/src/attention/epilogue.rs"
        row_max_2 = new_4;
        const f32 t487 = row_sum_2 * ours_2;
#line 93 "fa-kernels/src/attention/epilogue.rs"
        const f32 t488 = words_36 * other_2;
#line 93 "fa-kernels/src/attention/epilogue.rs"
        const f32 t489 = t487 + t488;
#line 93 "fa-kernels/src/attention/epilogue.rs"
        row_sum_2 = t489;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t490 = acc_3 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t491 = words_3 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t492 = t490 + t491;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_3 = t492;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t493 = acc_4 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t494 = words_4 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t495 = t493 + t494;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_4 = t495;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t496 = acc_7 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t497 = words_7 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t498 = t496 + t497;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_7 = t498;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t499 = acc_8 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t500 = words_8 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t501 = t499 + t500;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_8 = t501;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t502 = acc_11 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t503 = words_11 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t504 = t502 + t503;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_11 = t504;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t505 = acc_12 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t506 = words_12 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t507 = t505 + t506;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_12 = t507;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t508 = acc_15 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t509 = words_15 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t510 = t508 + t509;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_15 = t510;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t511 = acc_16 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t512 = words_16 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t513 = t511 + t512;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_16 = t513;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t514 = acc_19 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t515 = words_19 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t516 = t514 + t515;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_19 = t516;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t517 = acc_20 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t518 = words_20 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t519 = t517 + t518;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_20 = t519;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t520 = acc_23 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t521 = words_23 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t522 = t520 + t521;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_23 = t522;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t523 = acc_24 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t524 = words_24 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t525 = t523 + t524;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_24 = t525;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t526 = acc_27 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t527 = words_27 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t528 = t526 + t527;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_27 = t528;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t529 = acc_28 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t530 = words_28 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t531 = t529 + t530;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_28 = t531;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t532 = acc_31 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t533 = words_31 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t534 = t532 + t533;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_31 = t534;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t535 = acc_32 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t536 = words_32 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t537 = t535 + t536;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_32 = t537;
    }
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t538 = (u64)t3;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t539 = t538 * o_stride0;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t540 = t539 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t541 = o + t540;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t542 = (u64)first_query;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t543 = t542 * o_stride1;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t544 = t543 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t545 = t541 + t544;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t546 = (u64)t2;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t547 = t546 * o_stride2;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t548 = t547 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t549 = t545 + t548;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t550 = (u32)o_stride1;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t551 = t550 << 1u;
    const bool t552 = warp_n == 0u;
#line 172 "fa-kernels/src/fa_s512/kernel.rs"
    if (t552) {
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum = row_sum;
        const bool t553 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t554;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t554) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer = t553 ? 0.0f : t554;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t556 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc = t556;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t557 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_2 = t557;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t558 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_5 = t558;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t559 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_6 = t559;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t560 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_9 = t560;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t561 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_10 = t561;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t562 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_13 = t562;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t563 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_14 = t563;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t564 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_17 = t564;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t565 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_18 = t565;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t566 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_21 = t566;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t567 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_22 = t567;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t568 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_25 = t568;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t569 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_26 = t569;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t570 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_29 = t570;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t571 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_30 = t571;
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum_2 = row_sum_2;
        const bool t572 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t573;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t573) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer_2 = t572 ? 0.0f : t573;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t575 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_3 = t575;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t576 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_4 = t576;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t577 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_7 = t577;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t578 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_8 = t578;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t579 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_11 = t579;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t580 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_12 = t580;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t581 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_15 = t581;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t582 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_16 = t582;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t583 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_19 = t583;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t584 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_20 = t584;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t585 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_23 = t585;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t586 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_24 = t586;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t587 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_27 = t587;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t588 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_28 = t588;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t589 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_31 = t589;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t590 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_32 = t590;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t591 = lane >> 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t592 = t10 + t591;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t593 = t592 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t594 = 0u ^ t593;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t595 = t592 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t596 = t594 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t597 = t595 + t596;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t598 = lane & 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t599 = t598 << 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t600 = t597 + t599;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t601;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t601) : "f"(acc), "f"(acc_2));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t602 = smem_1 + t600;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t602), "r"(t601) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t603;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t603) : "f"(acc_5), "f"(acc_6));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t604 = t600 ^ 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t605 = smem_1 + t604;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t605), "r"(t603) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t606;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t606) : "f"(acc_9), "f"(acc_10));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t607 = t600 ^ 32u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t608 = smem_1 + t607;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t608), "r"(t606) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t609;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t609) : "f"(acc_13), "f"(acc_14));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t610 = t600 ^ 48u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t611 = smem_1 + t610;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t611), "r"(t609) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t612;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t612) : "f"(acc_17), "f"(acc_18));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t613 = t600 ^ 64u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t614 = smem_1 + t613;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t614), "r"(t612) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t615;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t615) : "f"(acc_21), "f"(acc_22));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t616 = t600 ^ 80u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t617 = smem_1 + t616;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t617), "r"(t615) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t618;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t618) : "f"(acc_25), "f"(acc_26));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t619 = t600 ^ 96u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t620 = smem_1 + t619;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t620), "r"(t618) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t621;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t621) : "f"(acc_29), "f"(acc_30));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t622 = t600 ^ 112u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t623 = smem_1 + t622;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t623), "r"(t621) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t624 = lane >> 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t625 = t10 + t624;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t626 = t625 + 8u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t627 = t626 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t628 = 0u ^ t627;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t629 = t626 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t630 = t628 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t631 = t629 + t630;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t632 = lane & 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t633 = t632 << 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t634 = t631 + t633;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t635;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t635) : "f"(acc_3), "f"(acc_4));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t636 = smem_1 + t634;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t636), "r"(t635) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t637;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t637) : "f"(acc_7), "f"(acc_8));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t638 = t634 ^ 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t639 = smem_1 + t638;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t639), "r"(t637) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t640;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t640) : "f"(acc_11), "f"(acc_12));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t641 = t634 ^ 32u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t642 = smem_1 + t641;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t642), "r"(t640) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t643;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t643) : "f"(acc_15), "f"(acc_16));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t644 = t634 ^ 48u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t645 = smem_1 + t644;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t645), "r"(t643) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t646;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t646) : "f"(acc_19), "f"(acc_20));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t647 = t634 ^ 64u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t648 = smem_1 + t647;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t648), "r"(t646) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t649;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t649) : "f"(acc_23), "f"(acc_24));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t650 = t634 ^ 80u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t651 = smem_1 + t650;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t651), "r"(t649) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t652;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t652) : "f"(acc_27), "f"(acc_28));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t653 = t634 ^ 96u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t654 = smem_1 + t653;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t654), "r"(t652) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t655;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t655) : "f"(acc_31), "f"(acc_32));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t656 = t634 ^ 112u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t657 = smem_1 + t656;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t657), "r"(t655) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t658 = lane >> 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t659 = t10 + t658;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t660 = lane & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t661 = t659 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t662 = t660 ^ t661;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t663 = t659 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t664 = t662 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t665 = t663 + t664;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t666 = smem_1 + t665;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t666) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t667 = (u64)t659 * t551;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t668 = t549 + t667;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t669 = (u64)t660 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t670 = t668 + t669;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t670), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t671 = t659 + 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t672 = t671 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t673 = t660 ^ t672;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t674 = t671 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t675 = t673 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t676 = t674 + t675;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t677 = smem_1 + t676;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t677) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t678 = (u64)t671 * t551;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t679 = t549 + t678;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t680 = (u64)t660 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t681 = t679 + t680;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t681), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t682 = t659 + 8u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t683 = t682 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t684 = t660 ^ t683;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t685 = t682 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t686 = t684 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t687 = t685 + t686;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t688 = smem_1 + t687;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t688) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t689 = (u64)t682 * t551;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t690 = t549 + t689;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t691 = (u64)t660 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t692 = t690 + t691;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t692), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t693 = t659 + 12u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t694 = t693 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t695 = t660 ^ t694;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t696 = t693 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t697 = t695 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t698 = t696 + t697;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t699 = smem_1 + t698;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t699) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t700 = (u64)t693 * t551;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t701 = t549 + t700;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t702 = (u64)t660 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t703 = t701 + t702;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t703), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t704 = (u64)t3;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t705 = t704 * lse_stride0;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t706 = t705 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t707 = lse + t706;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t708 = (u64)t2;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t709 = t708 * lse_stride1;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t710 = t709 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t711 = t707 + t710;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t712 = (u64)first_query;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t713 = t712 * lse_stride2;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t714 = t713 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t715 = t711 + t714;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t716 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const u32 t717 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const bool t718 = t717 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        if (t718) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t719 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_17 = t10 + t719;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t721 = (u64)row_17 * t716;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t722 = t721 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t723 = t715 + t722;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t724;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t724) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t725;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t725) : "f"(row_max), "f"(scale_log2), "f"(t724));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t725 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t727 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t728 = t727 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t723), "f"(t728) : "memory");
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t729 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t730 = t10 + t729;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_18 = t730 + 8u;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t732 = (u64)row_18 * t716;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t733 = t732 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t734 = t715 + t733;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t735;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t735) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t736;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t736) : "f"(row_max_2), "f"(scale_log2), "f"(t735));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t736 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t738 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t739 = t738 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t734), "f"(t739) : "memory");
        }
    }
}
