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
    const u32 warp_m = warp & 3u;
    const u32 warp_n = warp >> 2u;
    const u32 t10 = warp_m << 5u;
#line 74 "fa-kernels/src/attention/warps.rs"
    const u32 t11 = warp_n << 6u;
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
    const u64 t45 = t44 + t40;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t46 = t45 + t40;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t47 = t46 + t40;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t48 = t47 + t40;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t49 = t48 + t40;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t50 = t49 + t40;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t41), "l"(t43) : "memory");
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t41), "l"(t44) : "memory");
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t41), "l"(t45) : "memory");
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16;" :  : "r"(t41), "l"(t46) : "memory");
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16;" :  : "r"(t41), "l"(t47) : "memory");
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16;" :  : "r"(t41), "l"(t48) : "memory");
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16;" :  : "r"(t41), "l"(t49) : "memory");
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16;" :  : "r"(t41), "l"(t50) : "memory");
#line 86 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 kv_head = t2 / group;
    const u64 t52 = (u64)t3;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t53 = t52 * k_stride0;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t54 = t53 * 2ull;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t55 = k + t54;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t56 = 0ull * k_stride1;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t57 = t56 * 2ull;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t58 = t55 + t57;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t59 = (u64)kv_head;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t60 = t59 * k_stride2;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t61 = t60 * 2ull;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 columns = t58 + t61;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t63 = (u32)k_stride1;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t64 = t63 << 1u;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t65 = (u64)t3;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t66 = t65 * v_stride0;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t67 = t66 * 2ull;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t68 = v + t67;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t69 = 0ull * v_stride1;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t70 = t69 * 2ull;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t71 = t68 + t70;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t72 = (u64)kv_head;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t73 = t72 * v_stride2;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t74 = t73 * 2ull;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t75 = t71 + t74;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t76 = (u32)v_stride1;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t77 = t76 << 1u;
#line 56 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t78 = ring + 4096u;
#line 59 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t79 = ring + 8192u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t80 = thread >> 2u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t81 = thread & 3u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t82 = t80 >> 1u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t83 = t82 & 3u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t84 = t81 ^ t83;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t85 = t80 << 6u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t86 = t84 << 4u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t87 = t85 + t86;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t88 = (u64)t80 * t64;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t89 = columns + t88;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t90 = (u64)t81 * 16u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t91 = t89 + t90;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t92 = (u64)t64 * 32u;
#line 62 "fa-kernels/src/fa_s512/stream.rs"
    const u64 columns_2 = columns + 64ull;
    const u32 t94 = thread >> 2u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t95 = thread & 3u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t96 = t94 >> 1u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t97 = t96 & 3u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t98 = t95 ^ t97;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t99 = t94 << 6u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t100 = t98 << 4u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t101 = t99 + t100;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t102 = (u64)t94 * t64;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t103 = columns_2 + t102;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t104 = (u64)t95 * 16u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t105 = t103 + t104;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t106 = (u64)t64 * 32u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t107 = thread >> 3u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t108 = thread & 7u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t109 = t107 & 7u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t110 = t108 ^ t109;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t111 = t107 << 7u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t112 = t110 << 4u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t113 = t111 + t112;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t114 = (u64)t107 * t77;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t115 = t75 + t114;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t116 = (u64)t108 * 16u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t117 = t115 + t116;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t118 = (u64)t77 * 16u;
#line 96 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t119 = ring + t87;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t120 = (u64)0u * t64;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t121 = t91 + t120;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t122 = t121 + t92;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t119), "l"(t121) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t119), "l"(t122) : "memory");
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t123 = t78 + t101;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t124 = (u64)0u * t64;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t125 = t105 + t124;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t126 = t125 + t106;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t123), "l"(t125) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t123), "l"(t126) : "memory");
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t127 = t79 + t113;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t128 = (u64)0u * t77;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t129 = t117 + t128;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t130 = t129 + t118;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t131 = t130 + t118;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t132 = t131 + t118;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t127), "l"(t129) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t127), "l"(t130) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t127), "l"(t131) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16;" :  : "r"(t127), "l"(t132) : "memory");
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 100 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.wait_group 3;" :  :  : "memory");
#line 102 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 t133 = lane & 15u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t134 = t10 + t133;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t135 = lane >> 4u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t136 = t134 & 7u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t137 = t135 ^ t136;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t138 = t134 << 7u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t139 = t137 << 4u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t140 = t138 + t139;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t141 = smem_1 + t140;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t142 = t140 ^ 32u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t143 = smem_1 + t142;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t144 = t140 ^ 64u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t145 = smem_1 + t144;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t146 = t140 ^ 96u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t147 = smem_1 + t146;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t141) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t143) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t145) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t147) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_17;
    u32 m_18;
    u32 m_19;
    u32 m_20;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t141) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_21;
    u32 m_22;
    u32 m_23;
    u32 m_24;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t143) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_25;
    u32 m_26;
    u32 m_27;
    u32 m_28;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t145) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_29;
    u32 m_30;
    u32 m_31;
    u32 m_32;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t147) : "memory");
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t148 = lane & 7u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t149 = t11 + t148;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t150 = lane >> 4u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t151 = t150 << 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t152 = t149 + t151;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t153 = lane >> 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t154 = t153 & 1u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t155 = t152 >> 1u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t156 = t155 & 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t157 = t154 ^ t156;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t158 = t152 << 6u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t159 = t157 << 4u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t160 = t158 + t159;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t161 = t160 ^ 32u;
    const u32 t162 = lane & 15u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t163 = t11 + t162;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t164 = lane >> 4u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t165 = t163 & 7u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t166 = t164 ^ t165;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t167 = t163 << 7u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t168 = t166 << 4u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t169 = t167 + t168;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t170 = t169 ^ 32u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t171 = t169 ^ 64u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t172 = t169 ^ 96u;
#line 123 "fa-kernels/src/attention/softmax.rs"
    f32 row_max = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
    f32 row_max_2 = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
    f32 row_max_3 = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
    f32 row_max_4 = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
    f32 row_sum = 0.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
    f32 row_sum_2 = 0.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
    f32 row_sum_3 = 0.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
    f32 row_sum_4 = 0.0f;
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
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_33 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_34 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_35 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_36 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_37 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_38 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_39 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_40 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_41 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_42 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_43 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_44 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_45 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_46 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_47 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_48 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_49 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_50 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_51 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_52 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_53 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_54 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_55 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_56 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_57 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_58 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_59 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_60 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_61 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_62 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_63 = 0.0f;
#line 113 "fa-kernels/src/fa_s512/kernel.rs"
    f32 acc_64 = 0.0f;
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
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
#line 138 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 144 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t173 = i_2 + 1u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t174 = t173 < 8u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t174) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t175 = t173 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t176 = t175 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t177 = ring + t176;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t178 = t173 << 6u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t179 = t177 + t87;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t180 = (u64)t178 * t64;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t181 = t91 + t180;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t182 = t181 + t92;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t179), "l"(t181) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t179), "l"(t182) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t183 = t173 < 8u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t183) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t184 = t173 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t185 = t184 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t186 = t78 + t185;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t187 = t173 << 6u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t188 = t186 + t101;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t189 = (u64)t187 * t64;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t190 = t105 + t189;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t191 = t190 + t106;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t188), "l"(t190) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t188), "l"(t191) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 145 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t192 = i_2 + 1u;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        const bool t193 = t192 < 8u;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        if (t193) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t194 = t192 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t195 = t194 << 14u;
#line 97 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t196 = t79 + t195;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t197 = t192 << 6u;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t198 = t196 + t113;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t199 = (u64)t197 * t77;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t200 = t117 + t199;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t201 = t200 + t118;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t202 = t201 + t118;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t203 = t202 + t118;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t198), "l"(t200) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t198), "l"(t201) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t198), "l"(t202) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16;" :  : "r"(t198), "l"(t203) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t204 = i_2 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t205 = t204 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t206 = ring + t205;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t207 = t206 + t160;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t207) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_33), "r"(m_34));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_35), "r"(m_36));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_33), "r"(m_34));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_35), "r"(m_36));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t207) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_37), "r"(m_38));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_39), "r"(m_40));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_37), "r"(m_38));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_39), "r"(m_40));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t207) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_41), "r"(m_42));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_43), "r"(m_44));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_41), "r"(m_42));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_43), "r"(m_44));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t207) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_45), "r"(m_46));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_47), "r"(m_48));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_45), "r"(m_46));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_47), "r"(m_48));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t208 = t206 + t161;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t208) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_49), "r"(m_50));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_51), "r"(m_52));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_49), "r"(m_50));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_51), "r"(m_52));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t208) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_53), "r"(m_54));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_55), "r"(m_56));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_53), "r"(m_54));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_55), "r"(m_56));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t208) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_57), "r"(m_58));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_59), "r"(m_60));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_57), "r"(m_58));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_59), "r"(m_60));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t208) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_61), "r"(m_62));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_63), "r"(m_64));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_61), "r"(m_62));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_63), "r"(m_64));
#line 176 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.wait_group 3;" :  :  : "memory");
#line 138 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t209 = i_2 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t210 = t209 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t211 = t78 + t210;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t212 = t211 + t160;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t212) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_65), "r"(m_66));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_67), "r"(m_68));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_65), "r"(m_66));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_67), "r"(m_68));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t212) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_69), "r"(m_70));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_71), "r"(m_72));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_69), "r"(m_70));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_71), "r"(m_72));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t212) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_73), "r"(m_74));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_75), "r"(m_76));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_73), "r"(m_74));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_75), "r"(m_76));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t212) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_77), "r"(m_78));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_79), "r"(m_80));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_77), "r"(m_78));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_79), "r"(m_80));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t213 = t211 + t161;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t213) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_81), "r"(m_82));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_83), "r"(m_84));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_81), "r"(m_82));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_83), "r"(m_84));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t213) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_85), "r"(m_86));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_87), "r"(m_88));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_85), "r"(m_86));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_87), "r"(m_88));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t213) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_89), "r"(m_90));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_91), "r"(m_92));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_89), "r"(m_90));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_91), "r"(m_92));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t213) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_93), "r"(m_94));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_95), "r"(m_96));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_93), "r"(m_94));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_95), "r"(m_96));
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t215;
        asm("max.f32 %0, %1, %2;" : "=f"(t215) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t216;
        asm("max.f32 %0, %1, %2;" : "=f"(t216) : "f"(t215), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t217;
        asm("max.f32 %0, %1, %2;" : "=f"(t217) : "f"(t216), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t218;
        asm("max.f32 %0, %1, %2;" : "=f"(t218) : "f"(t217), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t219;
        asm("max.f32 %0, %1, %2;" : "=f"(t219) : "f"(t218), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t220;
        asm("max.f32 %0, %1, %2;" : "=f"(t220) : "f"(t219), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t221;
        asm("max.f32 %0, %1, %2;" : "=f"(t221) : "f"(t220), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t222;
        asm("max.f32 %0, %1, %2;" : "=f"(t222) : "f"(t221), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t223;
        asm("max.f32 %0, %1, %2;" : "=f"(t223) : "f"(t222), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t224;
        asm("max.f32 %0, %1, %2;" : "=f"(t224) : "f"(t223), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t225;
        asm("max.f32 %0, %1, %2;" : "=f"(t225) : "f"(t224), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t226;
        asm("max.f32 %0, %1, %2;" : "=f"(t226) : "f"(t225), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t227;
        asm("max.f32 %0, %1, %2;" : "=f"(t227) : "f"(t226), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t228;
        asm("max.f32 %0, %1, %2;" : "=f"(t228) : "f"(t227), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t229;
        asm("max.f32 %0, %1, %2;" : "=f"(t229) : "f"(t228), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t230;
        asm("max.f32 %0, %1, %2;" : "=f"(t230) : "f"(t229), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t231;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t231) : "f"(t230));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t230), "f"(t231));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t233;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t233) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t233));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t236 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t236;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t238 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t239;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t239) : "f"(old), "f"(scale_log2), "f"(t238));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t239));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t241 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t242 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t242));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t244;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t244) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s = t244;
        const f32 t245 = t241 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t246 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t246));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t248;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t248) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_2 = t248;
        const f32 t249 = t245 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t250 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t250));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t252;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t252) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_5 = t252;
        const f32 t253 = t249 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t254 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t254));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t256;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t256) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_6 = t256;
        const f32 t257 = t253 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t258 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t258));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t260;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t260) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_9 = t260;
        const f32 t261 = t257 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t262 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t262));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t264;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t264) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_10 = t264;
        const f32 t265 = t261 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t266 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t266));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t268;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t268) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_13 = t268;
        const f32 t269 = t265 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t270 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t270));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t272;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t272) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_14 = t272;
        const f32 t273 = t269 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t274 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t274));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t276;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t276) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_17 = t276;
        const f32 t277 = t273 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t278 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t278));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t280;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t280) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_18 = t280;
        const f32 t281 = t277 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t282 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t282));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t284;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t284) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_21 = t284;
        const f32 t285 = t281 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t286 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t286));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t288;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t288) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_22 = t288;
        const f32 t289 = t285 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t290 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t290));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t292;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t292) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_25 = t292;
        const f32 t293 = t289 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t294 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t294));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t296;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t296) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_26 = t296;
        const f32 t297 = t293 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t298 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t298));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t300;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t300) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_29 = t300;
        const f32 t301 = t297 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t302 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t302));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t304;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t304) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_30 = t304;
        const f32 t305 = t301 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t305;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t306 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t306;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t307 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t307;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t308 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t308;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t309 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t309;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t310 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t310;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t311 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t311;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t312 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t312;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t313 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t313;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t314 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t314;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t315 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t315;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t316 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t316;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t317 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t317;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t318 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t318;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t319 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t319;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t320 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t320;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t321 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t321;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t323;
        asm("max.f32 %0, %1, %2;" : "=f"(t323) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t324;
        asm("max.f32 %0, %1, %2;" : "=f"(t324) : "f"(t323), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t325;
        asm("max.f32 %0, %1, %2;" : "=f"(t325) : "f"(t324), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t326;
        asm("max.f32 %0, %1, %2;" : "=f"(t326) : "f"(t325), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t327;
        asm("max.f32 %0, %1, %2;" : "=f"(t327) : "f"(t326), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t328;
        asm("max.f32 %0, %1, %2;" : "=f"(t328) : "f"(t327), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t329;
        asm("max.f32 %0, %1, %2;" : "=f"(t329) : "f"(t328), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t330;
        asm("max.f32 %0, %1, %2;" : "=f"(t330) : "f"(t329), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t331;
        asm("max.f32 %0, %1, %2;" : "=f"(t331) : "f"(t330), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t332;
        asm("max.f32 %0, %1, %2;" : "=f"(t332) : "f"(t331), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t333;
        asm("max.f32 %0, %1, %2;" : "=f"(t333) : "f"(t332), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t334;
        asm("max.f32 %0, %1, %2;" : "=f"(t334) : "f"(t333), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t335;
        asm("max.f32 %0, %1, %2;" : "=f"(t335) : "f"(t334), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t336;
        asm("max.f32 %0, %1, %2;" : "=f"(t336) : "f"(t335), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t337;
        asm("max.f32 %0, %1, %2;" : "=f"(t337) : "f"(t336), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t338;
        asm("max.f32 %0, %1, %2;" : "=f"(t338) : "f"(t337), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t339;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t339) : "f"(t338));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t338), "f"(t339));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t341;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t341) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t341));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t344 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t344;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t346 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t347;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t347) : "f"(old_2), "f"(scale_log2), "f"(t346));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t347));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t349 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t350 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t350));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t352;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t352) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_3 = t352;
        const f32 t353 = t349 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t354 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_18;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t354));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t356;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t356) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_4 = t356;
        const f32 t357 = t353 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t358 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_19;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t358));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t360;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t360) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_7 = t360;
        const f32 t361 = t357 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t362 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_20;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t362));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t364;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t364) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_8 = t364;
        const f32 t365 = t361 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t366 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_21;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t366));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t368;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t368) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_11 = t368;
        const f32 t369 = t365 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t370 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_22;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t370));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t372;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t372) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_12 = t372;
        const f32 t373 = t369 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t374 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_23;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t374));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t376;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t376) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_15 = t376;
        const f32 t377 = t373 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t378 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_24;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t378));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t380;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t380) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_16 = t380;
        const f32 t381 = t377 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t382 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_25;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t382));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t384;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t384) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_19 = t384;
        const f32 t385 = t381 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t386 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_26;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t386));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t388;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t388) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_20 = t388;
        const f32 t389 = t385 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t390 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_27;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t390));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t392;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t392) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_23 = t392;
        const f32 t393 = t389 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t394 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_28;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t394));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t396;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t396) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_24 = t396;
        const f32 t397 = t393 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t398 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_29;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t398));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t400;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t400) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_27 = t400;
        const f32 t401 = t397 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t402 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_30;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t402));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t404;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t404) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_28 = t404;
        const f32 t405 = t401 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t406 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_31;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t406));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t408;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t408) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_31 = t408;
        const f32 t409 = t405 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t410 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_32;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t410));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t412;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t412) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_32 = t412;
        const f32 t413 = t409 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t413;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t414 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t414;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t415 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t415;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t416 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t416;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t417 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t417;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t418 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t418;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t419 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t419;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t420 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t420;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t421 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t421;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t422 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t422;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t423 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t423;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t424 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t424;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t425 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t425;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t426 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t426;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t427 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t427;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t428 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t428;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t429 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t429;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_3 = row_max_3;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t431;
        asm("max.f32 %0, %1, %2;" : "=f"(t431) : "f"(old_3), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t432;
        asm("max.f32 %0, %1, %2;" : "=f"(t432) : "f"(t431), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t433;
        asm("max.f32 %0, %1, %2;" : "=f"(t433) : "f"(t432), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t434;
        asm("max.f32 %0, %1, %2;" : "=f"(t434) : "f"(t433), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t435;
        asm("max.f32 %0, %1, %2;" : "=f"(t435) : "f"(t434), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t436;
        asm("max.f32 %0, %1, %2;" : "=f"(t436) : "f"(t435), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t437;
        asm("max.f32 %0, %1, %2;" : "=f"(t437) : "f"(t436), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t438;
        asm("max.f32 %0, %1, %2;" : "=f"(t438) : "f"(t437), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t439;
        asm("max.f32 %0, %1, %2;" : "=f"(t439) : "f"(t438), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t440;
        asm("max.f32 %0, %1, %2;" : "=f"(t440) : "f"(t439), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t441;
        asm("max.f32 %0, %1, %2;" : "=f"(t441) : "f"(t440), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t442;
        asm("max.f32 %0, %1, %2;" : "=f"(t442) : "f"(t441), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t443;
        asm("max.f32 %0, %1, %2;" : "=f"(t443) : "f"(t442), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t444;
        asm("max.f32 %0, %1, %2;" : "=f"(t444) : "f"(t443), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t445;
        asm("max.f32 %0, %1, %2;" : "=f"(t445) : "f"(t444), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t446;
        asm("max.f32 %0, %1, %2;" : "=f"(t446) : "f"(t445), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t447;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t447) : "f"(t446));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_3;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t446), "f"(t447));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t449;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t449) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_3;
        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t449));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_3 = new_3 == __uint_as_float(0xff800000u);
        const f32 t452 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_3 = none_3 ? 0.0f : t452;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t454 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t455;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t455) : "f"(old_3), "f"(scale_log2), "f"(t454));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t455));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_3 = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t457 = row_sum_3 * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t458 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_33;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t458));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t460;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t460) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_33 = t460;
        const f32 t461 = t457 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t462 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_34;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t462));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t464;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t464) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_34 = t464;
        const f32 t465 = t461 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t466 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_35;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(scale_log2), "f"(t466));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t468;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t468) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_37 = t468;
        const f32 t469 = t465 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t470 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_36;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(scale_log2), "f"(t470));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t472;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t472) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_38 = t472;
        const f32 t473 = t469 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t474 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_37;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(scale_log2), "f"(t474));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t476;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t476) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_41 = t476;
        const f32 t477 = t473 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t478 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_38;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(scale_log2), "f"(t478));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t480;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t480) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_42 = t480;
        const f32 t481 = t477 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t482 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_39;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(scale_log2), "f"(t482));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t484;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t484) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_45 = t484;
        const f32 t485 = t481 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t486 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_40;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(scale_log2), "f"(t486));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t488;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t488) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_46 = t488;
        const f32 t489 = t485 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t490 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_41;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(scale_log2), "f"(t490));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t492;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t492) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_49 = t492;
        const f32 t493 = t489 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t494 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_42;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(scale_log2), "f"(t494));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t496;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t496) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_50 = t496;
        const f32 t497 = t493 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t498 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_43;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(scale_log2), "f"(t498));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t500;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t500) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_53 = t500;
        const f32 t501 = t497 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t502 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_44;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(scale_log2), "f"(t502));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t504;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t504) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_54 = t504;
        const f32 t505 = t501 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t506 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_45;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(scale_log2), "f"(t506));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t508;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t508) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_57 = t508;
        const f32 t509 = t505 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t510 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_46;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(scale_log2), "f"(t510));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t512;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t512) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_58 = t512;
        const f32 t513 = t509 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t514 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_47;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(scale_log2), "f"(t514));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t516;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t516) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_61 = t516;
        const f32 t517 = t513 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t518 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_48;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(scale_log2), "f"(t518));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t520;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t520) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_62 = t520;
        const f32 t521 = t517 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_3 = t521;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t522 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t522;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t523 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t523;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t524 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t524;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t525 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t525;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t526 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t526;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t527 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t527;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t528 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t528;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t529 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t529;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t530 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t530;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t531 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t531;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t532 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t532;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t533 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t533;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t534 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t534;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t535 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t535;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t536 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t536;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t537 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t537;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_4 = row_max_4;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t539;
        asm("max.f32 %0, %1, %2;" : "=f"(t539) : "f"(old_4), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t540;
        asm("max.f32 %0, %1, %2;" : "=f"(t540) : "f"(t539), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t541;
        asm("max.f32 %0, %1, %2;" : "=f"(t541) : "f"(t540), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t542;
        asm("max.f32 %0, %1, %2;" : "=f"(t542) : "f"(t541), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t543;
        asm("max.f32 %0, %1, %2;" : "=f"(t543) : "f"(t542), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t544;
        asm("max.f32 %0, %1, %2;" : "=f"(t544) : "f"(t543), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t545;
        asm("max.f32 %0, %1, %2;" : "=f"(t545) : "f"(t544), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t546;
        asm("max.f32 %0, %1, %2;" : "=f"(t546) : "f"(t545), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t547;
        asm("max.f32 %0, %1, %2;" : "=f"(t547) : "f"(t546), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t548;
        asm("max.f32 %0, %1, %2;" : "=f"(t548) : "f"(t547), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t549;
        asm("max.f32 %0, %1, %2;" : "=f"(t549) : "f"(t548), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t550;
        asm("max.f32 %0, %1, %2;" : "=f"(t550) : "f"(t549), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t551;
        asm("max.f32 %0, %1, %2;" : "=f"(t551) : "f"(t550), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t552;
        asm("max.f32 %0, %1, %2;" : "=f"(t552) : "f"(t551), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t553;
        asm("max.f32 %0, %1, %2;" : "=f"(t553) : "f"(t552), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t554;
        asm("max.f32 %0, %1, %2;" : "=f"(t554) : "f"(t553), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t555;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t555) : "f"(t554));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_4;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t554), "f"(t555));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t557;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t557) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_4;
        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t557));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_4 = new_4 == __uint_as_float(0xff800000u);
        const f32 t560 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_4 = none_4 ? 0.0f : t560;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t562 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t563;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t563) : "f"(old_4), "f"(scale_log2), "f"(t562));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t563));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_4 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t565 = row_sum_4 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t566 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_49;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t566));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t568;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t568) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_35 = t568;
        const f32 t569 = t565 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t570 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_50;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t570));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t572;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t572) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_36 = t572;
        const f32 t573 = t569 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t574 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_51;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t574));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t576;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t576) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_39 = t576;
        const f32 t577 = t573 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t578 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_52;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t578));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t580;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t580) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_40 = t580;
        const f32 t581 = t577 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t582 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_53;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t582));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t584;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t584) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_43 = t584;
        const f32 t585 = t581 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t586 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_54;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t586));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t588;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t588) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_44 = t588;
        const f32 t589 = t585 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t590 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_55;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t590));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t592;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t592) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_47 = t592;
        const f32 t593 = t589 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t594 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_56;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t594));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t596;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t596) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_48 = t596;
        const f32 t597 = t593 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t598 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_57;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t598));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t600;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t600) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_51 = t600;
        const f32 t601 = t597 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t602 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_58;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t602));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t604;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t604) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_52 = t604;
        const f32 t605 = t601 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t606 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_59;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t606));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t608;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t608) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_55 = t608;
        const f32 t609 = t605 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t610 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_60;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t610));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t612;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t612) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_56 = t612;
        const f32 t613 = t609 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t614 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_61;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t614));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t616;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t616) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_59 = t616;
        const f32 t617 = t613 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t618 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_62;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t618));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t620;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t620) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_60 = t620;
        const f32 t621 = t617 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t622 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_63;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t622));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t624;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t624) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_63 = t624;
        const f32 t625 = t621 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t626 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_64;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t626));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t628;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t628) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_64 = t628;
        const f32 t629 = t625 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_4 = t629;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t630 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t630;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t631 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t631;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t632 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t632;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t633 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t633;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t634 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t634;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t635 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t635;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t636 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t636;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t637 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t637;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t638 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t638;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t639 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t639;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t640 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t640;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t641 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t641;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t642 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t642;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t643 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t643;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t644 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t644;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t645 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t645;
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t646;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t646) : "f"(s), "f"(s_2));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t647;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t647) : "f"(s_3), "f"(s_4));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t648;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t648) : "f"(s_5), "f"(s_6));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t649;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t649) : "f"(s_7), "f"(s_8));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t650;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t650) : "f"(s_9), "f"(s_10));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t651;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t651) : "f"(s_11), "f"(s_12));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t652;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t652) : "f"(s_13), "f"(s_14));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t653;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t653) : "f"(s_15), "f"(s_16));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t654;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t654) : "f"(s_17), "f"(s_18));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t655;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t655) : "f"(s_19), "f"(s_20));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t656;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t656) : "f"(s_21), "f"(s_22));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t657;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t657) : "f"(s_23), "f"(s_24));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t658;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t658) : "f"(s_25), "f"(s_26));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t659;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t659) : "f"(s_27), "f"(s_28));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t660;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t660) : "f"(s_29), "f"(s_30));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t661;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t661) : "f"(s_31), "f"(s_32));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t662;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t662) : "f"(s_33), "f"(s_34));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t663;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t663) : "f"(s_35), "f"(s_36));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t664;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t664) : "f"(s_37), "f"(s_38));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t665;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t665) : "f"(s_39), "f"(s_40));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t666;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t666) : "f"(s_41), "f"(s_42));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t667;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t667) : "f"(s_43), "f"(s_44));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t668;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t668) : "f"(s_45), "f"(s_46));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t669;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t669) : "f"(s_47), "f"(s_48));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t670;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t670) : "f"(s_49), "f"(s_50));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t671;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t671) : "f"(s_51), "f"(s_52));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t672;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t672) : "f"(s_53), "f"(s_54));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t673;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t673) : "f"(s_55), "f"(s_56));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t674;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t674) : "f"(s_57), "f"(s_58));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t675;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t675) : "f"(s_59), "f"(s_60));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t676;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t676) : "f"(s_61), "f"(s_62));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t677;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t677) : "f"(s_63), "f"(s_64));
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t678 = i_2 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t679 = t678 << 14u;
#line 97 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t680 = t79 + t679;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t681 = t680 + t169;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t682 = t680 + t170;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t683 = t680 + t171;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t684 = t680 + t172;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t681) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t646), "r"(t647), "r"(t648), "r"(t649), "r"(m_97), "r"(m_98));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t646), "r"(t647), "r"(t648), "r"(t649), "r"(m_99), "r"(m_100));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t662), "r"(t663), "r"(t664), "r"(t665), "r"(m_97), "r"(m_98));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t662), "r"(t663), "r"(t664), "r"(t665), "r"(m_99), "r"(m_100));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t682) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t646), "r"(t647), "r"(t648), "r"(t649), "r"(m_101), "r"(m_102));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t646), "r"(t647), "r"(t648), "r"(t649), "r"(m_103), "r"(m_104));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t662), "r"(t663), "r"(t664), "r"(t665), "r"(m_101), "r"(m_102));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t662), "r"(t663), "r"(t664), "r"(t665), "r"(m_103), "r"(m_104));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t683) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t646), "r"(t647), "r"(t648), "r"(t649), "r"(m_105), "r"(m_106));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t646), "r"(t647), "r"(t648), "r"(t649), "r"(m_107), "r"(m_108));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t662), "r"(t663), "r"(t664), "r"(t665), "r"(m_105), "r"(m_106));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t662), "r"(t663), "r"(t664), "r"(t665), "r"(m_107), "r"(m_108));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t684) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t646), "r"(t647), "r"(t648), "r"(t649), "r"(m_109), "r"(m_110));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t646), "r"(t647), "r"(t648), "r"(t649), "r"(m_111), "r"(m_112));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t662), "r"(t663), "r"(t664), "r"(t665), "r"(m_109), "r"(m_110));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t662), "r"(t663), "r"(t664), "r"(t665), "r"(m_111), "r"(m_112));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t681) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t650), "r"(t651), "r"(t652), "r"(t653), "r"(m_113), "r"(m_114));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t650), "r"(t651), "r"(t652), "r"(t653), "r"(m_115), "r"(m_116));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t666), "r"(t667), "r"(t668), "r"(t669), "r"(m_113), "r"(m_114));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t666), "r"(t667), "r"(t668), "r"(t669), "r"(m_115), "r"(m_116));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t682) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t650), "r"(t651), "r"(t652), "r"(t653), "r"(m_117), "r"(m_118));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t650), "r"(t651), "r"(t652), "r"(t653), "r"(m_119), "r"(m_120));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t666), "r"(t667), "r"(t668), "r"(t669), "r"(m_117), "r"(m_118));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t666), "r"(t667), "r"(t668), "r"(t669), "r"(m_119), "r"(m_120));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t683) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t650), "r"(t651), "r"(t652), "r"(t653), "r"(m_121), "r"(m_122));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t650), "r"(t651), "r"(t652), "r"(t653), "r"(m_123), "r"(m_124));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t666), "r"(t667), "r"(t668), "r"(t669), "r"(m_121), "r"(m_122));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t666), "r"(t667), "r"(t668), "r"(t669), "r"(m_123), "r"(m_124));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t684) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t650), "r"(t651), "r"(t652), "r"(t653), "r"(m_125), "r"(m_126));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t650), "r"(t651), "r"(t652), "r"(t653), "r"(m_127), "r"(m_128));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t666), "r"(t667), "r"(t668), "r"(t669), "r"(m_125), "r"(m_126));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t666), "r"(t667), "r"(t668), "r"(t669), "r"(m_127), "r"(m_128));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t681) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t654), "r"(t655), "r"(t656), "r"(t657), "r"(m_129), "r"(m_130));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t654), "r"(t655), "r"(t656), "r"(t657), "r"(m_131), "r"(m_132));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t670), "r"(t671), "r"(t672), "r"(t673), "r"(m_129), "r"(m_130));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t670), "r"(t671), "r"(t672), "r"(t673), "r"(m_131), "r"(m_132));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t682) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t654), "r"(t655), "r"(t656), "r"(t657), "r"(m_133), "r"(m_134));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t654), "r"(t655), "r"(t656), "r"(t657), "r"(m_135), "r"(m_136));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t670), "r"(t671), "r"(t672), "r"(t673), "r"(m_133), "r"(m_134));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t670), "r"(t671), "r"(t672), "r"(t673), "r"(m_135), "r"(m_136));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t683) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t654), "r"(t655), "r"(t656), "r"(t657), "r"(m_137), "r"(m_138));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t654), "r"(t655), "r"(t656), "r"(t657), "r"(m_139), "r"(m_140));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t670), "r"(t671), "r"(t672), "r"(t673), "r"(m_137), "r"(m_138));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t670), "r"(t671), "r"(t672), "r"(t673), "r"(m_139), "r"(m_140));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t684) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t654), "r"(t655), "r"(t656), "r"(t657), "r"(m_141), "r"(m_142));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t654), "r"(t655), "r"(t656), "r"(t657), "r"(m_143), "r"(m_144));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t670), "r"(t671), "r"(t672), "r"(t673), "r"(m_141), "r"(m_142));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t670), "r"(t671), "r"(t672), "r"(t673), "r"(m_143), "r"(m_144));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t681) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t658), "r"(t659), "r"(t660), "r"(t661), "r"(m_145), "r"(m_146));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t658), "r"(t659), "r"(t660), "r"(t661), "r"(m_147), "r"(m_148));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t674), "r"(t675), "r"(t676), "r"(t677), "r"(m_145), "r"(m_146));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t674), "r"(t675), "r"(t676), "r"(t677), "r"(m_147), "r"(m_148));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t682) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t658), "r"(t659), "r"(t660), "r"(t661), "r"(m_149), "r"(m_150));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t658), "r"(t659), "r"(t660), "r"(t661), "r"(m_151), "r"(m_152));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t674), "r"(t675), "r"(t676), "r"(t677), "r"(m_149), "r"(m_150));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t674), "r"(t675), "r"(t676), "r"(t677), "r"(m_151), "r"(m_152));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t683) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t658), "r"(t659), "r"(t660), "r"(t661), "r"(m_153), "r"(m_154));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t658), "r"(t659), "r"(t660), "r"(t661), "r"(m_155), "r"(m_156));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t674), "r"(t675), "r"(t676), "r"(t677), "r"(m_153), "r"(m_154));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t674), "r"(t675), "r"(t676), "r"(t677), "r"(m_155), "r"(m_156));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t684) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t658), "r"(t659), "r"(t660), "r"(t661), "r"(m_157), "r"(m_158));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t658), "r"(t659), "r"(t660), "r"(t661), "r"(m_159), "r"(m_160));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t674), "r"(t675), "r"(t676), "r"(t677), "r"(m_157), "r"(m_158));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t674), "r"(t675), "r"(t676), "r"(t677), "r"(m_159), "r"(m_160));
    }
#line 176 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t685;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t685) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_5 = row_sum + t685;
    f32 t687;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t687) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t688 = pair_5 + t687;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum = t688;
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t689;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t689) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_6 = row_sum_2 + t689;
    f32 t691;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t691) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t692 = pair_6 + t691;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t692;
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t693;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t693) : "f"(row_sum_3));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_7 = row_sum_3 + t693;
    f32 t695;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t695) : "f"(pair_7));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t696 = pair_7 + t695;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum_3 = t696;
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t697;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t697) : "f"(row_sum_4));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_8 = row_sum_4 + t697;
    f32 t699;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t699) : "f"(pair_8));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t700 = pair_8 + t699;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum_4 = t700;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t701 = (u64)t3;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t702 = t701 * o_stride0;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t703 = t702 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t704 = o + t703;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t705 = (u64)first_query;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t706 = t705 * o_stride1;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t707 = t706 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t708 = t704 + t707;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t709 = (u64)t2;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t710 = t709 * o_stride2;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t711 = t710 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t712 = t708 + t711;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t713 = (u32)o_stride1;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t714 = t713 << 1u;
    const bool t715 = warp_n == 0u;
#line 172 "fa-kernels/src/fa_s512/kernel.rs"
    if (t715) {
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum = row_sum;
        const bool t716 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t717;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t717) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer = t716 ? 0.0f : t717;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t719 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc = t719;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t720 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_2 = t720;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t721 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_5 = t721;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t722 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_6 = t722;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t723 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_9 = t723;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t724 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_10 = t724;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t725 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_13 = t725;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t726 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_14 = t726;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t727 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_17 = t727;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t728 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_18 = t728;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t729 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_21 = t729;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t730 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_22 = t730;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t731 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_25 = t731;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t732 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_26 = t732;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t733 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_29 = t733;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t734 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_30 = t734;
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum_2 = row_sum_2;
        const bool t735 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t736;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t736) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer_2 = t735 ? 0.0f : t736;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t738 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_3 = t738;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t739 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_4 = t739;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t740 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_7 = t740;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t741 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_8 = t741;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t742 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_11 = t742;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t743 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_12 = t743;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t744 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_15 = t744;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t745 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_16 = t745;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t746 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_19 = t746;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t747 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_20 = t747;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t748 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_23 = t748;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t749 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_24 = t749;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t750 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_27 = t750;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t751 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_28 = t751;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t752 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_31 = t752;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t753 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_32 = t753;
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum_3 = row_sum_3;
        const bool t754 = sum_3 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t755;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t755) : "f"(sum_3));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer_3 = t754 ? 0.0f : t755;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t757 = acc_33 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_33 = t757;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t758 = acc_34 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_34 = t758;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t759 = acc_37 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_37 = t759;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t760 = acc_38 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_38 = t760;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t761 = acc_41 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_41 = t761;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t762 = acc_42 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_42 = t762;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t763 = acc_45 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_45 = t763;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t764 = acc_46 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_46 = t764;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t765 = acc_49 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_49 = t765;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t766 = acc_50 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_50 = t766;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t767 = acc_53 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_53 = t767;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t768 = acc_54 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_54 = t768;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t769 = acc_57 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_57 = t769;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t770 = acc_58 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_58 = t770;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t771 = acc_61 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_61 = t771;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t772 = acc_62 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_62 = t772;
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum_4 = row_sum_4;
        const bool t773 = sum_4 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t774;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t774) : "f"(sum_4));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer_4 = t773 ? 0.0f : t774;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t776 = acc_35 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_35 = t776;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t777 = acc_36 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_36 = t777;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t778 = acc_39 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_39 = t778;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t779 = acc_40 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_40 = t779;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t780 = acc_43 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_43 = t780;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t781 = acc_44 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_44 = t781;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t782 = acc_47 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_47 = t782;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t783 = acc_48 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_48 = t783;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t784 = acc_51 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_51 = t784;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t785 = acc_52 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_52 = t785;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t786 = acc_55 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_55 = t786;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t787 = acc_56 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_56 = t787;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t788 = acc_59 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_59 = t788;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t789 = acc_60 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_60 = t789;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t790 = acc_63 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_63 = t790;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t791 = acc_64 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_64 = t791;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t792 = lane >> 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t793 = t10 + t792;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t794 = t793 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t795 = 0u ^ t794;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t796 = t793 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t797 = t795 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t798 = t796 + t797;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t799 = lane & 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t800 = t799 << 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t801 = t798 + t800;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t802;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t802) : "f"(acc), "f"(acc_2));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t803 = smem_1 + t801;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t803), "r"(t802) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t804;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t804) : "f"(acc_5), "f"(acc_6));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t805 = t801 ^ 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t806 = smem_1 + t805;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t806), "r"(t804) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t807;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t807) : "f"(acc_9), "f"(acc_10));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t808 = t801 ^ 32u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t809 = smem_1 + t808;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t809), "r"(t807) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t810;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t810) : "f"(acc_13), "f"(acc_14));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t811 = t801 ^ 48u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t812 = smem_1 + t811;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t812), "r"(t810) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t813;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t813) : "f"(acc_17), "f"(acc_18));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t814 = t801 ^ 64u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t815 = smem_1 + t814;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t815), "r"(t813) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t816;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t816) : "f"(acc_21), "f"(acc_22));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t817 = t801 ^ 80u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t818 = smem_1 + t817;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t818), "r"(t816) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t819;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t819) : "f"(acc_25), "f"(acc_26));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t820 = t801 ^ 96u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t821 = smem_1 + t820;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t821), "r"(t819) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t822;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t822) : "f"(acc_29), "f"(acc_30));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t823 = t801 ^ 112u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t824 = smem_1 + t823;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t824), "r"(t822) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t825 = lane >> 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t826 = t10 + t825;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t827 = t826 + 8u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t828 = t827 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t829 = 0u ^ t828;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t830 = t827 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t831 = t829 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t832 = t830 + t831;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t833 = lane & 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t834 = t833 << 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t835 = t832 + t834;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t836;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t836) : "f"(acc_3), "f"(acc_4));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t837 = smem_1 + t835;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t837), "r"(t836) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t838;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t838) : "f"(acc_7), "f"(acc_8));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t839 = t835 ^ 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t840 = smem_1 + t839;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t840), "r"(t838) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t841;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t841) : "f"(acc_11), "f"(acc_12));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t842 = t835 ^ 32u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t843 = smem_1 + t842;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t843), "r"(t841) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t844;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t844) : "f"(acc_15), "f"(acc_16));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t845 = t835 ^ 48u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t846 = smem_1 + t845;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t846), "r"(t844) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t847;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t847) : "f"(acc_19), "f"(acc_20));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t848 = t835 ^ 64u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t849 = smem_1 + t848;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t849), "r"(t847) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t850;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t850) : "f"(acc_23), "f"(acc_24));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t851 = t835 ^ 80u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t852 = smem_1 + t851;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t852), "r"(t850) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t853;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t853) : "f"(acc_27), "f"(acc_28));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t854 = t835 ^ 96u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t855 = smem_1 + t854;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t855), "r"(t853) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t856;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t856) : "f"(acc_31), "f"(acc_32));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t857 = t835 ^ 112u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t858 = smem_1 + t857;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t858), "r"(t856) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t859 = lane >> 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t860 = t10 + t859;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t861 = t860 + 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t862 = t861 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t863 = 0u ^ t862;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t864 = t861 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t865 = t863 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t866 = t864 + t865;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t867 = lane & 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t868 = t867 << 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t869 = t866 + t868;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t870;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t870) : "f"(acc_33), "f"(acc_34));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t871 = smem_1 + t869;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t871), "r"(t870) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t872;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t872) : "f"(acc_37), "f"(acc_38));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t873 = t869 ^ 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t874 = smem_1 + t873;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t874), "r"(t872) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t875;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t875) : "f"(acc_41), "f"(acc_42));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t876 = t869 ^ 32u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t877 = smem_1 + t876;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t877), "r"(t875) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t878;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t878) : "f"(acc_45), "f"(acc_46));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t879 = t869 ^ 48u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t880 = smem_1 + t879;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t880), "r"(t878) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t881;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t881) : "f"(acc_49), "f"(acc_50));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t882 = t869 ^ 64u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t883 = smem_1 + t882;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t883), "r"(t881) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t884;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t884) : "f"(acc_53), "f"(acc_54));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t885 = t869 ^ 80u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t886 = smem_1 + t885;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t886), "r"(t884) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t887;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t887) : "f"(acc_57), "f"(acc_58));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t888 = t869 ^ 96u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t889 = smem_1 + t888;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t889), "r"(t887) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t890;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t890) : "f"(acc_61), "f"(acc_62));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t891 = t869 ^ 112u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t892 = smem_1 + t891;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t892), "r"(t890) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t893 = lane >> 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t894 = t10 + t893;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t895 = t894 + 24u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t896 = t895 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t897 = 0u ^ t896;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t898 = t895 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t899 = t897 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t900 = t898 + t899;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t901 = lane & 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t902 = t901 << 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t903 = t900 + t902;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t904;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t904) : "f"(acc_35), "f"(acc_36));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t905 = smem_1 + t903;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t905), "r"(t904) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t906;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t906) : "f"(acc_39), "f"(acc_40));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t907 = t903 ^ 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t908 = smem_1 + t907;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t908), "r"(t906) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t909;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t909) : "f"(acc_43), "f"(acc_44));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t910 = t903 ^ 32u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t911 = smem_1 + t910;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t911), "r"(t909) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t912;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t912) : "f"(acc_47), "f"(acc_48));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t913 = t903 ^ 48u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t914 = smem_1 + t913;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t914), "r"(t912) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t915;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t915) : "f"(acc_51), "f"(acc_52));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t916 = t903 ^ 64u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t917 = smem_1 + t916;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t917), "r"(t915) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t918;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t918) : "f"(acc_55), "f"(acc_56));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t919 = t903 ^ 80u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t920 = smem_1 + t919;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t920), "r"(t918) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t921;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t921) : "f"(acc_59), "f"(acc_60));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t922 = t903 ^ 96u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t923 = smem_1 + t922;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t923), "r"(t921) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t924;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t924) : "f"(acc_63), "f"(acc_64));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t925 = t903 ^ 112u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t926 = smem_1 + t925;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t926), "r"(t924) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t927 = lane >> 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t928 = t10 + t927;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t929 = lane & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t930 = t928 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t931 = t929 ^ t930;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t932 = t928 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t933 = t931 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t934 = t932 + t933;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t935 = smem_1 + t934;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t935) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t936 = (u64)t928 * t714;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t937 = t712 + t936;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t938 = (u64)t929 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t939 = t937 + t938;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t939), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t940 = t928 + 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t941 = t940 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t942 = t929 ^ t941;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t943 = t940 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t944 = t942 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t945 = t943 + t944;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t946 = smem_1 + t945;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t946) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t947 = (u64)t940 * t714;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t948 = t712 + t947;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t949 = (u64)t929 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t950 = t948 + t949;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t950), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t951 = t928 + 8u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t952 = t951 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t953 = t929 ^ t952;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t954 = t951 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t955 = t953 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t956 = t954 + t955;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t957 = smem_1 + t956;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t957) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t958 = (u64)t951 * t714;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t959 = t712 + t958;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t960 = (u64)t929 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t961 = t959 + t960;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t961), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t962 = t928 + 12u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t963 = t962 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t964 = t929 ^ t963;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t965 = t962 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t966 = t964 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t967 = t965 + t966;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t968 = smem_1 + t967;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t968) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t969 = (u64)t962 * t714;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t970 = t712 + t969;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t971 = (u64)t929 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t972 = t970 + t971;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t972), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t973 = t928 + 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t974 = t973 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t975 = t929 ^ t974;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t976 = t973 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t977 = t975 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t978 = t976 + t977;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t979 = smem_1 + t978;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_17;
        u32 row_18;
        u32 row_19;
        u32 row_20;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t979) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t980 = (u64)t973 * t714;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t981 = t712 + t980;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t982 = (u64)t929 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t983 = t981 + t982;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t983), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t984 = t928 + 20u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t985 = t984 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t986 = t929 ^ t985;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t987 = t984 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t988 = t986 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t989 = t987 + t988;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t990 = smem_1 + t989;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_21;
        u32 row_22;
        u32 row_23;
        u32 row_24;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t990) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t991 = (u64)t984 * t714;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t992 = t712 + t991;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t993 = (u64)t929 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t994 = t992 + t993;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t994), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t995 = t928 + 24u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t996 = t995 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t997 = t929 ^ t996;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t998 = t995 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t999 = t997 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1000 = t998 + t999;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1001 = smem_1 + t1000;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_25;
        u32 row_26;
        u32 row_27;
        u32 row_28;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t1001) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t1002 = (u64)t995 * t714;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t1003 = t712 + t1002;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t1004 = (u64)t929 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t1005 = t1003 + t1004;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1005), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1006 = t928 + 28u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1007 = t1006 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1008 = t929 ^ t1007;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1009 = t1006 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1010 = t1008 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1011 = t1009 + t1010;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1012 = smem_1 + t1011;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_29;
        u32 row_30;
        u32 row_31;
        u32 row_32;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t1012) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t1013 = (u64)t1006 * t714;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t1014 = t712 + t1013;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t1015 = (u64)t929 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t1016 = t1014 + t1015;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1016), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t1017 = (u64)t3;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t1018 = t1017 * lse_stride0;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t1019 = t1018 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t1020 = lse + t1019;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t1021 = (u64)t2;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t1022 = t1021 * lse_stride1;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t1023 = t1022 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t1024 = t1020 + t1023;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t1025 = (u64)first_query;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t1026 = t1025 * lse_stride2;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t1027 = t1026 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t1028 = t1024 + t1027;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t1029 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1030 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const bool t1031 = t1030 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        if (t1031) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1032 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_33 = t10 + t1032;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1034 = (u64)row_33 * t1029;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1035 = t1034 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1036 = t1028 + t1035;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1037;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1037) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1038;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1038) : "f"(row_max), "f"(scale_log2), "f"(t1037));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t1038 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t1040 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t1041 = t1040 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1036), "f"(t1041) : "memory");
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1042 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1043 = t10 + t1042;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_34 = t1043 + 8u;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1045 = (u64)row_34 * t1029;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1046 = t1045 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1047 = t1028 + t1046;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1048;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1048) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1049;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1049) : "f"(row_max_2), "f"(scale_log2), "f"(t1048));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t1049 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t1051 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t1052 = t1051 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1047), "f"(t1052) : "memory");
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1053 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1054 = t10 + t1053;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_35 = t1054 + 16u;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1056 = (u64)row_35 * t1029;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1057 = t1056 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1058 = t1028 + t1057;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1059;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1059) : "f"(row_sum_3));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1060;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1060) : "f"(row_max_3), "f"(scale_log2), "f"(t1059));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_4 = t1060 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t1062 = row_sum_3 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t1063 = t1062 ? __uint_as_float(0xff800000u) : lse_4;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1058), "f"(t1063) : "memory");
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1064 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1065 = t10 + t1064;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_36 = t1065 + 24u;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1067 = (u64)row_36 * t1029;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1068 = t1067 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1069 = t1028 + t1068;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1070;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1070) : "f"(row_sum_4));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1071;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1071) : "f"(row_max_4), "f"(scale_log2), "f"(t1070));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_5 = t1071 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t1073 = row_sum_4 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t1074 = t1073 ? __uint_as_float(0xff800000u) : lse_5;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1069), "f"(t1074) : "memory");
        }
    }
}
