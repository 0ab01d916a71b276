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
    const u32 t11 = warp_n << 6u;
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
    const u32 t74 = ring + 4096u;
#line 59 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t75 = ring + 8192u;
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
    const u64 t118 = t117 + t88;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t115), "l"(t117) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t115), "l"(t118) : "memory");
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t119 = t74 + t97;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t120 = (u64)0u * t60;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t121 = t101 + t120;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t122 = t121 + t102;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t119), "l"(t121) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t119), "l"(t122) : "memory");
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 100 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.wait_group 2;" :  :  : "memory");
#line 102 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 t123 = lane & 15u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t124 = t10 + t123;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t125 = lane >> 4u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t126 = t124 & 7u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t127 = t125 ^ t126;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t128 = t124 << 7u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t129 = t127 << 4u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t130 = t128 + t129;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t131 = smem_1 + t130;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t132 = t130 ^ 32u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t133 = smem_1 + t132;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t134 = t130 ^ 64u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t135 = smem_1 + t134;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t136 = t130 ^ 96u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t137 = smem_1 + t136;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t131) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t133) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t135) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t137) : "memory");
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t138 = lane & 7u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t139 = t11 + t138;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t140 = lane >> 4u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t141 = t140 << 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t142 = t139 + t141;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t143 = lane >> 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t144 = t143 & 1u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t145 = t142 >> 1u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t146 = t145 & 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t147 = t144 ^ t146;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t148 = t142 << 6u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t149 = t147 << 4u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t150 = t148 + t149;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t151 = t150 ^ 32u;
    const u32 t152 = lane & 15u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t153 = t11 + t152;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t154 = lane >> 4u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t155 = t153 & 7u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t156 = t154 ^ t155;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t157 = t153 << 7u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t158 = t156 << 4u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t159 = t157 + t158;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t160 = t159 ^ 32u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t161 = t159 ^ 64u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t162 = t159 ^ 96u;
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
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
#line 138 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        const bool t163 = i_2 < 8u;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        if (t163) {
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t164 = i_2 << 6u;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t165 = t75 + t109;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t166 = (u64)t164 * t73;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t167 = t113 + t166;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t168 = t167 + t114;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t169 = t168 + t114;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t170 = t169 + t114;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t165), "l"(t167) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t165), "l"(t168) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t165), "l"(t169) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16;" :  : "r"(t165), "l"(t170) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t171 = ring + t150;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t171) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t171) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t171) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_25), "r"(m_26));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_27), "r"(m_28));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t171) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_29), "r"(m_30));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_31), "r"(m_32));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t172 = ring + t151;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t172) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_33), "r"(m_34));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_35), "r"(m_36));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t172) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t172) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_41), "r"(m_42));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_43), "r"(m_44));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t172) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_45), "r"(m_46));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_47), "r"(m_48));
#line 176 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
#line 138 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t173 = t74 + t150;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t173) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_49), "r"(m_50));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_51), "r"(m_52));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t173) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_53), "r"(m_54));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_55), "r"(m_56));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t173) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_57), "r"(m_58));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_59), "r"(m_60));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t173) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_61), "r"(m_62));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_63), "r"(m_64));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t174 = t74 + t151;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t174) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_65), "r"(m_66));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_67), "r"(m_68));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t174) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_69), "r"(m_70));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_71), "r"(m_72));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t174) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_73), "r"(m_74));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_75), "r"(m_76));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t174) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_77), "r"(m_78));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_79), "r"(m_80));
#line 153 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
        const u32 t175 = i_2 + 1u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t176 = t175 < 8u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t176) {
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t177 = t175 << 6u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t178 = ring + t83;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t179 = (u64)t177 * t60;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t180 = t87 + t179;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t181 = t180 + t88;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t178), "l"(t180) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t178), "l"(t181) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t182 = t175 < 8u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t182) {
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t183 = t175 << 6u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t184 = t74 + t97;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t185 = (u64)t183 * t60;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t186 = t101 + t185;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t187 = t186 + t102;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t184), "l"(t186) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t184), "l"(t187) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t189;
        asm("max.f32 %0, %1, %2;" : "=f"(t189) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t190;
        asm("max.f32 %0, %1, %2;" : "=f"(t190) : "f"(t189), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t191;
        asm("max.f32 %0, %1, %2;" : "=f"(t191) : "f"(t190), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t192;
        asm("max.f32 %0, %1, %2;" : "=f"(t192) : "f"(t191), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t193;
        asm("max.f32 %0, %1, %2;" : "=f"(t193) : "f"(t192), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t194;
        asm("max.f32 %0, %1, %2;" : "=f"(t194) : "f"(t193), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t195;
        asm("max.f32 %0, %1, %2;" : "=f"(t195) : "f"(t194), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t196;
        asm("max.f32 %0, %1, %2;" : "=f"(t196) : "f"(t195), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t197;
        asm("max.f32 %0, %1, %2;" : "=f"(t197) : "f"(t196), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t198;
        asm("max.f32 %0, %1, %2;" : "=f"(t198) : "f"(t197), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t199;
        asm("max.f32 %0, %1, %2;" : "=f"(t199) : "f"(t198), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t200;
        asm("max.f32 %0, %1, %2;" : "=f"(t200) : "f"(t199), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t201;
        asm("max.f32 %0, %1, %2;" : "=f"(t201) : "f"(t200), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t202;
        asm("max.f32 %0, %1, %2;" : "=f"(t202) : "f"(t201), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t203;
        asm("max.f32 %0, %1, %2;" : "=f"(t203) : "f"(t202), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t204;
        asm("max.f32 %0, %1, %2;" : "=f"(t204) : "f"(t203), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t205;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t205) : "f"(t204));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t204), "f"(t205));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t207;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t207) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t207));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t210 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t210;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t212 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t213;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t213) : "f"(old), "f"(scale_log2), "f"(t212));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t213));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t215 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t216 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t216));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t218;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t218) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s = t218;
        const f32 t219 = t215 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t220 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t220));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t222;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t222) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_2 = t222;
        const f32 t223 = t219 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t224 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t224));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t226;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t226) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_5 = t226;
        const f32 t227 = t223 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t228 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t228));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t230;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t230) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_6 = t230;
        const f32 t231 = t227 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t232 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t232));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t234;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t234) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_9 = t234;
        const f32 t235 = t231 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t236 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t236));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t238;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t238) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_10 = t238;
        const f32 t239 = t235 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t240 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t240));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t242;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t242) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_13 = t242;
        const f32 t243 = t239 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t244 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t244));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t246;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t246) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_14 = t246;
        const f32 t247 = t243 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t248 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t248));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t250;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t250) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_17 = t250;
        const f32 t251 = t247 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t252 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t252));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t254;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t254) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_18 = t254;
        const f32 t255 = t251 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t256 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t256));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t258;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t258) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_21 = t258;
        const f32 t259 = t255 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t260 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t260));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t262;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t262) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_22 = t262;
        const f32 t263 = t259 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t264 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t264));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t266;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t266) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_25 = t266;
        const f32 t267 = t263 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t268 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t268));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t270;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t270) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_26 = t270;
        const f32 t271 = t267 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t272 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t272));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t274;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t274) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_29 = t274;
        const f32 t275 = t271 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t276 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t276));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t278;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t278) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_30 = t278;
        const f32 t279 = t275 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t279;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t280 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t280;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t281 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t281;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t282 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t282;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t283 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t283;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t284 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t284;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t285 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t285;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t286 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t286;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t287 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t287;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t288 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t288;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t289 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t289;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t290 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t290;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t291 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t291;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t292 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t292;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t293 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t293;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t294 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t294;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t295 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t295;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t297;
        asm("max.f32 %0, %1, %2;" : "=f"(t297) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t298;
        asm("max.f32 %0, %1, %2;" : "=f"(t298) : "f"(t297), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t299;
        asm("max.f32 %0, %1, %2;" : "=f"(t299) : "f"(t298), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t300;
        asm("max.f32 %0, %1, %2;" : "=f"(t300) : "f"(t299), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t301;
        asm("max.f32 %0, %1, %2;" : "=f"(t301) : "f"(t300), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t302;
        asm("max.f32 %0, %1, %2;" : "=f"(t302) : "f"(t301), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t303;
        asm("max.f32 %0, %1, %2;" : "=f"(t303) : "f"(t302), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t304;
        asm("max.f32 %0, %1, %2;" : "=f"(t304) : "f"(t303), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t305;
        asm("max.f32 %0, %1, %2;" : "=f"(t305) : "f"(t304), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t306;
        asm("max.f32 %0, %1, %2;" : "=f"(t306) : "f"(t305), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t307;
        asm("max.f32 %0, %1, %2;" : "=f"(t307) : "f"(t306), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t308;
        asm("max.f32 %0, %1, %2;" : "=f"(t308) : "f"(t307), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t309;
        asm("max.f32 %0, %1, %2;" : "=f"(t309) : "f"(t308), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t310;
        asm("max.f32 %0, %1, %2;" : "=f"(t310) : "f"(t309), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t311;
        asm("max.f32 %0, %1, %2;" : "=f"(t311) : "f"(t310), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t312;
        asm("max.f32 %0, %1, %2;" : "=f"(t312) : "f"(t311), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t313;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t313) : "f"(t312));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t312), "f"(t313));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t315;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t315) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t315));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t318 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t318;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t320 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t321;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t321) : "f"(old_2), "f"(scale_log2), "f"(t320));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t321));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t323 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t324 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t324));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t326;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t326) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_3 = t326;
        const f32 t327 = t323 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t328 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_18;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t328));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t330;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t330) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_4 = t330;
        const f32 t331 = t327 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t332 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_19;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t332));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t334;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t334) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_7 = t334;
        const f32 t335 = t331 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t336 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_20;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t336));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t338;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t338) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_8 = t338;
        const f32 t339 = t335 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t340 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_21;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t340));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t342;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t342) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_11 = t342;
        const f32 t343 = t339 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t344 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_22;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t344));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t346;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t346) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_12 = t346;
        const f32 t347 = t343 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t348 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_23;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t348));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t350;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t350) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_15 = t350;
        const f32 t351 = t347 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t352 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_24;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t352));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t354;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t354) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_16 = t354;
        const f32 t355 = t351 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t356 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_25;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t356));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t358;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t358) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_19 = t358;
        const f32 t359 = t355 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t360 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_26;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t360));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t362;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t362) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_20 = t362;
        const f32 t363 = t359 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t364 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_27;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t364));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t366;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t366) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_23 = t366;
        const f32 t367 = t363 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t368 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_28;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t368));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t370;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t370) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_24 = t370;
        const f32 t371 = t367 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t372 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_29;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t372));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t374;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t374) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_27 = t374;
        const f32 t375 = t371 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t376 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_30;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t376));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t378;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t378) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_28 = t378;
        const f32 t379 = t375 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t380 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_31;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t380));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t382;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t382) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_31 = t382;
        const f32 t383 = t379 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t384 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_32;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t384));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t386;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t386) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_32 = t386;
        const f32 t387 = t383 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t387;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t388 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t388;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t389 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t389;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t390 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t390;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t391 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t391;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t392 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t392;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t393 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t393;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t394 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t394;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t395 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t395;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t396 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t396;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t397 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t397;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t398 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t398;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t399 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t399;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t400 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t400;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t401 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t401;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t402 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t402;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t403 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t403;
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t404;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t404) : "f"(s), "f"(s_2));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t405;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t405) : "f"(s_3), "f"(s_4));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t406;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t406) : "f"(s_5), "f"(s_6));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t407;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t407) : "f"(s_7), "f"(s_8));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t408;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t408) : "f"(s_9), "f"(s_10));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t409;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t409) : "f"(s_11), "f"(s_12));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t410;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t410) : "f"(s_13), "f"(s_14));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t411;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t411) : "f"(s_15), "f"(s_16));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t412;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t412) : "f"(s_17), "f"(s_18));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t413;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t413) : "f"(s_19), "f"(s_20));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t414;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t414) : "f"(s_21), "f"(s_22));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t415;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t415) : "f"(s_23), "f"(s_24));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t416;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t416) : "f"(s_25), "f"(s_26));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t417;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t417) : "f"(s_27), "f"(s_28));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t418;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t418) : "f"(s_29), "f"(s_30));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t419;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t419) : "f"(s_31), "f"(s_32));
#line 176 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
#line 163 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t420 = t75 + t159;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t421 = t75 + t160;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t422 = t75 + t161;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t423 = t75 + t162;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t420) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t404), "r"(t405), "r"(t406), "r"(t407), "r"(m_81), "r"(m_82));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t404), "r"(t405), "r"(t406), "r"(t407), "r"(m_83), "r"(m_84));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t421) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t404), "r"(t405), "r"(t406), "r"(t407), "r"(m_85), "r"(m_86));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t404), "r"(t405), "r"(t406), "r"(t407), "r"(m_87), "r"(m_88));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t422) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t404), "r"(t405), "r"(t406), "r"(t407), "r"(m_89), "r"(m_90));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t404), "r"(t405), "r"(t406), "r"(t407), "r"(m_91), "r"(m_92));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t423) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t404), "r"(t405), "r"(t406), "r"(t407), "r"(m_93), "r"(m_94));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t404), "r"(t405), "r"(t406), "r"(t407), "r"(m_95), "r"(m_96));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t420) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t408), "r"(t409), "r"(t410), "r"(t411), "r"(m_97), "r"(m_98));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t408), "r"(t409), "r"(t410), "r"(t411), "r"(m_99), "r"(m_100));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t421) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t408), "r"(t409), "r"(t410), "r"(t411), "r"(m_101), "r"(m_102));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t408), "r"(t409), "r"(t410), "r"(t411), "r"(m_103), "r"(m_104));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t422) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t408), "r"(t409), "r"(t410), "r"(t411), "r"(m_105), "r"(m_106));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t408), "r"(t409), "r"(t410), "r"(t411), "r"(m_107), "r"(m_108));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t423) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t408), "r"(t409), "r"(t410), "r"(t411), "r"(m_109), "r"(m_110));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t408), "r"(t409), "r"(t410), "r"(t411), "r"(m_111), "r"(m_112));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t420) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t412), "r"(t413), "r"(t414), "r"(t415), "r"(m_113), "r"(m_114));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t412), "r"(t413), "r"(t414), "r"(t415), "r"(m_115), "r"(m_116));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t421) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t412), "r"(t413), "r"(t414), "r"(t415), "r"(m_117), "r"(m_118));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t412), "r"(t413), "r"(t414), "r"(t415), "r"(m_119), "r"(m_120));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t422) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t412), "r"(t413), "r"(t414), "r"(t415), "r"(m_121), "r"(m_122));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t412), "r"(t413), "r"(t414), "r"(t415), "r"(m_123), "r"(m_124));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t423) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t412), "r"(t413), "r"(t414), "r"(t415), "r"(m_125), "r"(m_126));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t412), "r"(t413), "r"(t414), "r"(t415), "r"(m_127), "r"(m_128));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t420) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t416), "r"(t417), "r"(t418), "r"(t419), "r"(m_129), "r"(m_130));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t416), "r"(t417), "r"(t418), "r"(t419), "r"(m_131), "r"(m_132));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t421) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t416), "r"(t417), "r"(t418), "r"(t419), "r"(m_133), "r"(m_134));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t416), "r"(t417), "r"(t418), "r"(t419), "r"(m_135), "r"(m_136));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t422) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t416), "r"(t417), "r"(t418), "r"(t419), "r"(m_137), "r"(m_138));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t416), "r"(t417), "r"(t418), "r"(t419), "r"(m_139), "r"(m_140));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t423) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t416), "r"(t417), "r"(t418), "r"(t419), "r"(m_141), "r"(m_142));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t416), "r"(t417), "r"(t418), "r"(t419), "r"(m_143), "r"(m_144));
    }
#line 176 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t424;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t424) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_3 = row_sum + t424;
    f32 t426;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t426) : "f"(pair_3));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t427 = pair_3 + t426;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum = t427;
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t428;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t428) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_4 = row_sum_2 + t428;
    f32 t430;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t430) : "f"(pair_4));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t431 = pair_4 + t430;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t431;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t432 = (u64)t3;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t433 = t432 * o_stride0;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t434 = t433 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t435 = o + t434;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t436 = (u64)first_query;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t437 = t436 * o_stride1;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t438 = t437 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t439 = t435 + t438;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t440 = (u64)t2;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t441 = t440 * o_stride2;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t442 = t441 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t443 = t439 + t442;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t444 = (u32)o_stride1;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t445 = t444 << 1u;
    const bool t446 = warp_n == 0u;
#line 172 "fa-kernels/src/fa_s512/kernel.rs"
    if (t446) {
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum = row_sum;
        const bool t447 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t448;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t448) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer = t447 ? 0.0f : t448;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t450 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc = t450;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t451 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_2 = t451;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t452 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_5 = t452;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t453 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_6 = t453;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t454 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_9 = t454;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t455 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_10 = t455;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t456 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_13 = t456;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t457 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_14 = t457;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t458 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_17 = t458;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t459 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_18 = t459;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t460 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_21 = t460;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t461 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_22 = t461;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t462 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_25 = t462;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t463 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_26 = t463;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t464 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_29 = t464;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t465 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_30 = t465;
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum_2 = row_sum_2;
        const bool t466 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t467;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t467) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer_2 = t466 ? 0.0f : t467;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t469 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_3 = t469;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t470 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_4 = t470;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t471 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_7 = t471;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t472 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_8 = t472;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t473 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_11 = t473;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t474 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_12 = t474;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t475 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_15 = t475;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t476 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_16 = t476;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t477 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_19 = t477;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t478 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_20 = t478;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t479 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_23 = t479;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t480 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_24 = t480;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t481 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_27 = t481;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t482 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_28 = t482;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t483 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_31 = t483;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t484 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_32 = t484;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t485 = lane >> 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t486 = t10 + t485;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t487 = t486 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t488 = 0u ^ t487;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t489 = t486 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t490 = t488 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t491 = t489 + t490;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t492 = lane & 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t493 = t492 << 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t494 = t491 + t493;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t495;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t495) : "f"(acc), "f"(acc_2));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t496 = smem_1 + t494;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t496), "r"(t495) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t497;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t497) : "f"(acc_5), "f"(acc_6));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t498 = t494 ^ 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t499 = smem_1 + t498;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t499), "r"(t497) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t500;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t500) : "f"(acc_9), "f"(acc_10));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t501 = t494 ^ 32u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t502 = smem_1 + t501;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t502), "r"(t500) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t503;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t503) : "f"(acc_13), "f"(acc_14));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t504 = t494 ^ 48u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t505 = smem_1 + t504;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t505), "r"(t503) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t506;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t506) : "f"(acc_17), "f"(acc_18));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t507 = t494 ^ 64u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t508 = smem_1 + t507;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t508), "r"(t506) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t509;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t509) : "f"(acc_21), "f"(acc_22));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t510 = t494 ^ 80u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t511 = smem_1 + t510;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t511), "r"(t509) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t512;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t512) : "f"(acc_25), "f"(acc_26));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t513 = t494 ^ 96u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t514 = smem_1 + t513;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t514), "r"(t512) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t515;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t515) : "f"(acc_29), "f"(acc_30));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t516 = t494 ^ 112u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t517 = smem_1 + t516;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t517), "r"(t515) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t518 = lane >> 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t519 = t10 + t518;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t520 = t519 + 8u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t521 = t520 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t522 = 0u ^ t521;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t523 = t520 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t524 = t522 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t525 = t523 + t524;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t526 = lane & 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t527 = t526 << 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t528 = t525 + t527;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t529;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t529) : "f"(acc_3), "f"(acc_4));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t530 = smem_1 + t528;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t530), "r"(t529) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t531;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t531) : "f"(acc_7), "f"(acc_8));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t532 = t528 ^ 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t533 = smem_1 + t532;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t533), "r"(t531) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t534;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t534) : "f"(acc_11), "f"(acc_12));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t535 = t528 ^ 32u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t536 = smem_1 + t535;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t536), "r"(t534) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t537;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t537) : "f"(acc_15), "f"(acc_16));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t538 = t528 ^ 48u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t539 = smem_1 + t538;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t539), "r"(t537) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t540;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t540) : "f"(acc_19), "f"(acc_20));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t541 = t528 ^ 64u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t542 = smem_1 + t541;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t542), "r"(t540) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t543;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t543) : "f"(acc_23), "f"(acc_24));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t544 = t528 ^ 80u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t545 = smem_1 + t544;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t545), "r"(t543) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t546;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t546) : "f"(acc_27), "f"(acc_28));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t547 = t528 ^ 96u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t548 = smem_1 + t547;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t548), "r"(t546) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t549;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t549) : "f"(acc_31), "f"(acc_32));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t550 = t528 ^ 112u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t551 = smem_1 + t550;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t551), "r"(t549) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t552 = lane >> 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t553 = t10 + t552;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t554 = lane & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t555 = t553 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t556 = t554 ^ t555;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t557 = t553 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t558 = t556 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t559 = t557 + t558;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t560 = smem_1 + t559;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t560) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t561 = (u64)t553 * t445;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t562 = t443 + t561;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t563 = (u64)t554 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t564 = t562 + t563;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t564), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t565 = t553 + 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t566 = t565 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t567 = t554 ^ t566;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t568 = t565 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t569 = t567 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t570 = t568 + t569;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t571 = smem_1 + t570;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t571) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t572 = (u64)t565 * t445;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t573 = t443 + t572;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t574 = (u64)t554 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t575 = t573 + t574;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t575), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t576 = t553 + 8u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t577 = t576 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t578 = t554 ^ t577;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t579 = t576 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t580 = t578 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t581 = t579 + t580;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t582 = smem_1 + t581;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t582) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t583 = (u64)t576 * t445;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t584 = t443 + t583;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t585 = (u64)t554 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t586 = t584 + t585;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t586), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t587 = t553 + 12u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t588 = t587 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t589 = t554 ^ t588;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t590 = t587 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t591 = t589 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t592 = t590 + t591;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t593 = smem_1 + t592;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t593) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t594 = (u64)t587 * t445;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t595 = t443 + t594;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t596 = (u64)t554 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t597 = t595 + t596;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t597), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t598 = (u64)t3;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t599 = t598 * lse_stride0;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t600 = t599 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t601 = lse + t600;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t602 = (u64)t2;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t603 = t602 * lse_stride1;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t604 = t603 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t605 = t601 + t604;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t606 = (u64)first_query;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t607 = t606 * lse_stride2;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t608 = t607 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t609 = t605 + t608;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t610 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const u32 t611 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const bool t612 = t611 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        if (t612) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t613 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_17 = t10 + t613;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t615 = (u64)row_17 * t610;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t616 = t615 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t617 = t609 + t616;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t618;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t618) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t619;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t619) : "f"(row_max), "f"(scale_log2), "f"(t618));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t619 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t621 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t622 = t621 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t617), "f"(t622) : "memory");
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t623 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t624 = t10 + t623;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_18 = t624 + 8u;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t626 = (u64)row_18 * t610;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t627 = t626 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t628 = t609 + t627;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t629;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t629) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t630;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t630) : "f"(row_max_2), "f"(scale_log2), "f"(t629));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t630 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t632 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t633 = t632 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t628), "f"(t633) : "memory");
        }
    }
}
