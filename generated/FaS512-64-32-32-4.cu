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
    const u32 t10 = warp_m << 4u;
#line 74 "fa-kernels/src/attention/warps.rs"
    const u32 t11 = warp_n << 5u;
#line 60 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 first_query = i << 6u;
#line 68 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 75 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 ring = smem_1 + 8192u;
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
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t41), "l"(t43) : "memory");
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t41), "l"(t44) : "memory");
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t41), "l"(t45) : "memory");
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16;" :  : "r"(t41), "l"(t46) : "memory");
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
#line 56 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t74 = ring + 2048u;
#line 59 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t75 = ring + 4096u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t76 = thread >> 2u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t77 = thread & 3u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t78 = t76 >> 1u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t79 = t78 & 3u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t80 = t77 ^ t79;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t81 = t76 << 6u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t82 = t80 << 4u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t83 = t81 + t82;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t84 = (u64)t76 * t60;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t85 = columns + t84;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t86 = (u64)t77 * 16u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t87 = t85 + t86;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t88 = (u64)t60 * 32u;
#line 62 "fa-kernels/src/fa_s512/stream.rs"
    const u64 columns_2 = columns + 64ull;
    const u32 t90 = thread >> 2u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t91 = thread & 3u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t92 = t90 >> 1u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t93 = t92 & 3u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t94 = t91 ^ t93;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t95 = t90 << 6u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t96 = t94 << 4u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t97 = t95 + t96;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t98 = (u64)t90 * t60;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t99 = columns_2 + t98;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t100 = (u64)t91 * 16u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t101 = t99 + t100;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t102 = (u64)t60 * 32u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t103 = thread >> 3u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t104 = thread & 7u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t105 = t103 & 7u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t106 = t104 ^ t105;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t107 = t103 << 7u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t108 = t106 << 4u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t109 = t107 + t108;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t110 = (u64)t103 * t73;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t111 = t71 + t110;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t112 = (u64)t104 * 16u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t113 = t111 + t112;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t114 = (u64)t73 * 16u;
#line 96 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t115 = ring + t83;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t116 = (u64)0u * t60;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t117 = t87 + t116;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t115), "l"(t117) : "memory");
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t118 = t74 + t97;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t119 = (u64)0u * t60;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t120 = t101 + t119;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t118), "l"(t120) : "memory");
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t121 = t75 + t109;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t122 = (u64)0u * t73;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t123 = t113 + t122;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t124 = t123 + t114;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t121), "l"(t123) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t121), "l"(t124) : "memory");
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 100 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.wait_group 3;" :  :  : "memory");
#line 102 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 t125 = lane & 15u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t126 = t10 + t125;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t127 = lane >> 4u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t128 = t126 & 7u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t129 = t127 ^ t128;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t130 = t126 << 7u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t131 = t129 << 4u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t132 = t130 + t131;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t133 = smem_1 + t132;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t134 = t132 ^ 32u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t135 = smem_1 + t134;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t136 = t132 ^ 64u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t137 = smem_1 + t136;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t138 = t132 ^ 96u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t139 = smem_1 + t138;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t133) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t135) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t137) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t139) : "memory");
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t140 = lane & 7u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t141 = t11 + t140;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t142 = lane >> 4u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t143 = t142 << 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t144 = t141 + t143;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t145 = lane >> 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t146 = t145 & 1u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t147 = t144 >> 1u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t148 = t147 & 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t149 = t146 ^ t148;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t150 = t144 << 6u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t151 = t149 << 4u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t152 = t150 + t151;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t153 = t152 ^ 32u;
    const u32 t154 = lane & 15u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t155 = t11 + t154;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t156 = lane >> 4u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t157 = t155 & 7u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t158 = t156 ^ t157;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t159 = t155 << 7u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t160 = t158 << 4u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t161 = t159 + t160;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t162 = t161 ^ 32u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t163 = t161 ^ 64u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t164 = t161 ^ 96u;
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
    for (u32 i_2 = 0u; i_2 < 16u; i_2 += 1u) {
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
        const u32 t165 = i_2 + 1u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t166 = t165 < 16u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t166) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t167 = t165 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t168 = t167 << 13u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t169 = ring + t168;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t170 = t165 << 5u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t171 = t169 + t83;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t172 = (u64)t170 * t60;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t173 = t87 + t172;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t171), "l"(t173) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t174 = t165 < 16u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t174) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t175 = t165 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t176 = t175 << 13u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t177 = t74 + t176;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t178 = t165 << 5u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t179 = t177 + t97;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t180 = (u64)t178 * t60;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t181 = t101 + t180;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t179), "l"(t181) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 145 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t182 = i_2 + 1u;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        const bool t183 = t182 < 16u;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        if (t183) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t184 = t182 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t185 = t184 << 13u;
#line 97 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t186 = t75 + t185;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t187 = t182 << 5u;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t188 = t186 + t109;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t189 = (u64)t187 * t73;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t190 = t113 + t189;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t191 = t190 + t114;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t188), "l"(t190) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t188), "l"(t191) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t192 = i_2 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t193 = t192 << 13u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t194 = ring + t193;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t195 = t194 + t152;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t195) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t195) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t196 = t194 + t153;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t196) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_25), "r"(m_26));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_27), "r"(m_28));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t196) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_29), "r"(m_30));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_31), "r"(m_32));
#line 176 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.wait_group 3;" :  :  : "memory");
#line 138 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t197 = i_2 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t198 = t197 << 13u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t199 = t74 + t198;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t200 = t199 + t152;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t200) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_33), "r"(m_34));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_35), "r"(m_36));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t200) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_37), "r"(m_38));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_39), "r"(m_40));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t201 = t199 + t153;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t201) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_41), "r"(m_42));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_43), "r"(m_44));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t201) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_45), "r"(m_46));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_47), "r"(m_48));
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t203;
        asm("max.f32 %0, %1, %2;" : "=f"(t203) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t204;
        asm("max.f32 %0, %1, %2;" : "=f"(t204) : "f"(t203), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t205;
        asm("max.f32 %0, %1, %2;" : "=f"(t205) : "f"(t204), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t206;
        asm("max.f32 %0, %1, %2;" : "=f"(t206) : "f"(t205), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t207;
        asm("max.f32 %0, %1, %2;" : "=f"(t207) : "f"(t206), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t208;
        asm("max.f32 %0, %1, %2;" : "=f"(t208) : "f"(t207), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t209;
        asm("max.f32 %0, %1, %2;" : "=f"(t209) : "f"(t208), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t210;
        asm("max.f32 %0, %1, %2;" : "=f"(t210) : "f"(t209), "f"(s_14));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t211;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t211) : "f"(t210));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t210), "f"(t211));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t213;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t213) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t213));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t216 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t216;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t218 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t219;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t219) : "f"(old), "f"(scale_log2), "f"(t218));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t219));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t221 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t222 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t222));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t224;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t224) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s = t224;
        const f32 t225 = t221 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t226 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t226));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t228;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t228) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_2 = t228;
        const f32 t229 = t225 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t230 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t230));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t232;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t232) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_5 = t232;
        const f32 t233 = t229 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t234 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t234));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t236;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t236) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_6 = t236;
        const f32 t237 = t233 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t238 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t238));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t240;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t240) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_9 = t240;
        const f32 t241 = t237 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t242 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t242));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t244;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t244) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_10 = t244;
        const f32 t245 = t241 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t246 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t246));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t248;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t248) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_13 = t248;
        const f32 t249 = t245 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t250 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t250));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t252;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t252) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_14 = t252;
        const f32 t253 = t249 + s_14;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t253;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t254 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t254;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t255 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t255;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t256 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t256;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t257 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t257;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t258 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t258;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t259 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t259;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t260 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t260;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t261 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t261;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t262 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t262;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t263 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t263;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t264 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t264;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t265 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t265;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t266 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t266;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t267 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t267;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t268 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t268;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t269 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t269;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t271;
        asm("max.f32 %0, %1, %2;" : "=f"(t271) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t272;
        asm("max.f32 %0, %1, %2;" : "=f"(t272) : "f"(t271), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t273;
        asm("max.f32 %0, %1, %2;" : "=f"(t273) : "f"(t272), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t274;
        asm("max.f32 %0, %1, %2;" : "=f"(t274) : "f"(t273), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t275;
        asm("max.f32 %0, %1, %2;" : "=f"(t275) : "f"(t274), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t276;
        asm("max.f32 %0, %1, %2;" : "=f"(t276) : "f"(t275), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t277;
        asm("max.f32 %0, %1, %2;" : "=f"(t277) : "f"(t276), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t278;
        asm("max.f32 %0, %1, %2;" : "=f"(t278) : "f"(t277), "f"(s_16));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t279;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t279) : "f"(t278));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t278), "f"(t279));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t281;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t281) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t281));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t284 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t284;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t286 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t287;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t287) : "f"(old_2), "f"(scale_log2), "f"(t286));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t287));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t289 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t290 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_3), "f"(scale_log2), "f"(t290));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t292;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t292) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_3 = t292;
        const f32 t293 = t289 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t294 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_4), "f"(scale_log2), "f"(t294));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t296;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t296) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_4 = t296;
        const f32 t297 = t293 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t298 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_7), "f"(scale_log2), "f"(t298));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t300;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t300) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_7 = t300;
        const f32 t301 = t297 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t302 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_8), "f"(scale_log2), "f"(t302));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t304;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t304) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_8 = t304;
        const f32 t305 = t301 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t306 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_11), "f"(scale_log2), "f"(t306));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t308;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t308) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_11 = t308;
        const f32 t309 = t305 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t310 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_12), "f"(scale_log2), "f"(t310));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t312;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t312) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_12 = t312;
        const f32 t313 = t309 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t314 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t314));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t316;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t316) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_15 = t316;
        const f32 t317 = t313 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t318 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t318));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t320;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t320) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_16 = t320;
        const f32 t321 = t317 + s_16;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t321;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t322 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t322;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t323 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t323;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t324 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t324;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t325 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t325;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t326 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t326;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t327 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t327;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t328 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t328;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t329 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t329;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t330 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t330;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t331 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t331;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t332 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t332;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t333 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t333;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t334 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t334;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t335 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t335;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t336 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t336;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t337 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t337;
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t338;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t338) : "f"(s), "f"(s_2));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t339;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t339) : "f"(s_3), "f"(s_4));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t340;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t340) : "f"(s_5), "f"(s_6));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t341;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t341) : "f"(s_7), "f"(s_8));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t342;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t342) : "f"(s_9), "f"(s_10));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t343;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t343) : "f"(s_11), "f"(s_12));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t344;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t344) : "f"(s_13), "f"(s_14));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t345;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t345) : "f"(s_15), "f"(s_16));
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t346 = i_2 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t347 = t346 << 13u;
#line 97 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t348 = t75 + t347;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t349 = t348 + t161;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t350 = t348 + t162;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t351 = t348 + t163;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t352 = t348 + t164;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t349) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t338), "r"(t339), "r"(t340), "r"(t341), "r"(m_49), "r"(m_50));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t338), "r"(t339), "r"(t340), "r"(t341), "r"(m_51), "r"(m_52));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t350) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t338), "r"(t339), "r"(t340), "r"(t341), "r"(m_53), "r"(m_54));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t338), "r"(t339), "r"(t340), "r"(t341), "r"(m_55), "r"(m_56));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t351) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t338), "r"(t339), "r"(t340), "r"(t341), "r"(m_57), "r"(m_58));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t338), "r"(t339), "r"(t340), "r"(t341), "r"(m_59), "r"(m_60));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t352) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t338), "r"(t339), "r"(t340), "r"(t341), "r"(m_61), "r"(m_62));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t338), "r"(t339), "r"(t340), "r"(t341), "r"(m_63), "r"(m_64));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t349) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t342), "r"(t343), "r"(t344), "r"(t345), "r"(m_65), "r"(m_66));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t342), "r"(t343), "r"(t344), "r"(t345), "r"(m_67), "r"(m_68));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t350) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t342), "r"(t343), "r"(t344), "r"(t345), "r"(m_69), "r"(m_70));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t342), "r"(t343), "r"(t344), "r"(t345), "r"(m_71), "r"(m_72));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t351) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t342), "r"(t343), "r"(t344), "r"(t345), "r"(m_73), "r"(m_74));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t342), "r"(t343), "r"(t344), "r"(t345), "r"(m_75), "r"(m_76));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t352) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t342), "r"(t343), "r"(t344), "r"(t345), "r"(m_77), "r"(m_78));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t342), "r"(t343), "r"(t344), "r"(t345), "r"(m_79), "r"(m_80));
    }
#line 176 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t353;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t353) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_3 = row_sum + t353;
    f32 t355;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t355) : "f"(pair_3));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t356 = pair_3 + t355;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum = t356;
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t357;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t357) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_4 = row_sum_2 + t357;
    f32 t359;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t359) : "f"(pair_4));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t360 = pair_4 + t359;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t360;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t361 = (u64)t3;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t362 = t361 * o_stride0;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t363 = t362 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t364 = o + t363;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t365 = (u64)first_query;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t366 = t365 * o_stride1;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t367 = t366 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t368 = t364 + t367;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t369 = (u64)t2;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t370 = t369 * o_stride2;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t371 = t370 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t372 = t368 + t371;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t373 = (u32)o_stride1;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t374 = t373 << 1u;
    const bool t375 = warp_n == 0u;
#line 172 "fa-kernels/src/fa_s512/kernel.rs"
    if (t375) {
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum = row_sum;
        const bool t376 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t377;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t377) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer = t376 ? 0.0f : t377;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t379 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc = t379;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t380 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_2 = t380;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t381 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_5 = t381;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t382 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_6 = t382;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t383 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_9 = t383;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t384 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_10 = t384;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t385 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_13 = t385;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t386 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_14 = t386;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t387 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_17 = t387;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t388 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_18 = t388;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t389 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_21 = t389;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t390 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_22 = t390;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t391 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_25 = t391;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t392 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_26 = t392;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t393 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_29 = t393;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t394 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_30 = t394;
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum_2 = row_sum_2;
        const bool t395 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t396;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t396) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer_2 = t395 ? 0.0f : t396;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t398 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_3 = t398;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t399 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_4 = t399;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t400 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_7 = t400;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t401 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_8 = t401;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t402 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_11 = t402;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t403 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_12 = t403;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t404 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_15 = t404;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t405 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_16 = t405;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t406 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_19 = t406;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t407 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_20 = t407;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t408 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_23 = t408;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t409 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_24 = t409;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t410 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_27 = t410;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t411 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_28 = t411;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t412 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_31 = t412;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t413 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_32 = t413;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t414 = lane >> 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t415 = t10 + t414;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t416 = t415 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t417 = 0u ^ t416;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t418 = t415 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t419 = t417 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t420 = t418 + t419;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t421 = lane & 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t422 = t421 << 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t423 = t420 + t422;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t424;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t424) : "f"(acc), "f"(acc_2));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t425 = smem_1 + t423;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t425), "r"(t424) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t426;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t426) : "f"(acc_5), "f"(acc_6));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t427 = t423 ^ 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t428 = smem_1 + t427;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t428), "r"(t426) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t429;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t429) : "f"(acc_9), "f"(acc_10));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t430 = t423 ^ 32u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t431 = smem_1 + t430;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t431), "r"(t429) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t432;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t432) : "f"(acc_13), "f"(acc_14));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t433 = t423 ^ 48u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t434 = smem_1 + t433;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t434), "r"(t432) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t435;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t435) : "f"(acc_17), "f"(acc_18));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t436 = t423 ^ 64u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t437 = smem_1 + t436;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t437), "r"(t435) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t438;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t438) : "f"(acc_21), "f"(acc_22));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t439 = t423 ^ 80u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t440 = smem_1 + t439;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t440), "r"(t438) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t441;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t441) : "f"(acc_25), "f"(acc_26));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t442 = t423 ^ 96u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t443 = smem_1 + t442;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t443), "r"(t441) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t444;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t444) : "f"(acc_29), "f"(acc_30));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t445 = t423 ^ 112u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t446 = smem_1 + t445;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t446), "r"(t444) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t447 = lane >> 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t448 = t10 + t447;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t449 = t448 + 8u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t450 = t449 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t451 = 0u ^ t450;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t452 = t449 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t453 = t451 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t454 = t452 + t453;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t455 = lane & 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t456 = t455 << 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t457 = t454 + t456;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t458;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t458) : "f"(acc_3), "f"(acc_4));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t459 = smem_1 + t457;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t459), "r"(t458) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t460;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t460) : "f"(acc_7), "f"(acc_8));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t461 = t457 ^ 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t462 = smem_1 + t461;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t462), "r"(t460) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t463;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t463) : "f"(acc_11), "f"(acc_12));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t464 = t457 ^ 32u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t465 = smem_1 + t464;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t465), "r"(t463) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t466;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t466) : "f"(acc_15), "f"(acc_16));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t467 = t457 ^ 48u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t468 = smem_1 + t467;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t468), "r"(t466) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t469;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t469) : "f"(acc_19), "f"(acc_20));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t470 = t457 ^ 64u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t471 = smem_1 + t470;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t471), "r"(t469) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t472;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t472) : "f"(acc_23), "f"(acc_24));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t473 = t457 ^ 80u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t474 = smem_1 + t473;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t474), "r"(t472) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t475;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t475) : "f"(acc_27), "f"(acc_28));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t476 = t457 ^ 96u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t477 = smem_1 + t476;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t477), "r"(t475) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t478;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t478) : "f"(acc_31), "f"(acc_32));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t479 = t457 ^ 112u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t480 = smem_1 + t479;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t480), "r"(t478) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t481 = lane >> 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t482 = t10 + t481;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t483 = lane & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t484 = t482 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t485 = t483 ^ t484;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t486 = t482 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t487 = t485 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t488 = t486 + t487;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t489 = smem_1 + t488;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t489) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t490 = (u64)t482 * t374;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t491 = t372 + t490;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t492 = (u64)t483 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t493 = t491 + t492;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t493), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t494 = t482 + 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t495 = t494 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t496 = t483 ^ t495;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t497 = t494 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t498 = t496 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t499 = t497 + t498;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t500 = smem_1 + t499;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t500) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t501 = (u64)t494 * t374;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t502 = t372 + t501;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t503 = (u64)t483 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t504 = t502 + t503;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t504), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t505 = t482 + 8u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t506 = t505 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t507 = t483 ^ t506;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t508 = t505 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t509 = t507 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t510 = t508 + t509;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t511 = smem_1 + t510;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t511) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t512 = (u64)t505 * t374;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t513 = t372 + t512;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t514 = (u64)t483 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t515 = t513 + t514;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t515), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t516 = t482 + 12u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t517 = t516 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t518 = t483 ^ t517;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t519 = t516 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t520 = t518 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t521 = t519 + t520;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t522 = smem_1 + t521;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t522) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t523 = (u64)t516 * t374;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t524 = t372 + t523;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t525 = (u64)t483 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t526 = t524 + t525;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t526), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t527 = (u64)t3;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t528 = t527 * lse_stride0;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t529 = t528 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t530 = lse + t529;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t531 = (u64)t2;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t532 = t531 * lse_stride1;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t533 = t532 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t534 = t530 + t533;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t535 = (u64)first_query;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t536 = t535 * lse_stride2;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t537 = t536 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t538 = t534 + t537;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t539 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const u32 t540 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const bool t541 = t540 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        if (t541) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t542 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_17 = t10 + t542;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t544 = (u64)row_17 * t539;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t545 = t544 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t546 = t538 + t545;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t547;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t547) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t548;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t548) : "f"(row_max), "f"(scale_log2), "f"(t547));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t548 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t550 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t551 = t550 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t546), "f"(t551) : "memory");
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t552 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t553 = t10 + t552;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_18 = t553 + 8u;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t555 = (u64)row_18 * t539;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t556 = t555 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t557 = t538 + t556;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t558;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t558) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t559;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t559) : "f"(row_max_2), "f"(scale_log2), "f"(t558));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t559 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t561 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t562 = t561 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t557), "f"(t562) : "memory");
        }
    }
}
