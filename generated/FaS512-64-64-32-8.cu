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
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t41), "l"(t43) : "memory");
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t41), "l"(t44) : "memory");
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
    const u64 t86 = (u64)t58 * 64u;
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
    const u64 t100 = (u64)t58 * 64u;
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
    const u64 t112 = (u64)t71 * 32u;
#line 96 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t113 = ring + t81;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t114 = (u64)0u * t58;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t115 = t85 + t114;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t113), "l"(t115) : "memory");
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t116 = t72 + t95;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t117 = (u64)0u * t58;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t118 = t99 + t117;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t116), "l"(t118) : "memory");
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t119 = t73 + t107;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t120 = (u64)0u * t71;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t121 = t111 + t120;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t122 = t121 + t112;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t119), "l"(t121) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t119), "l"(t122) : "memory");
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 100 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.wait_group 3;" :  :  : "memory");
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
#line 176 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
#line 138 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 144 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t163 = i_2 + 1u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t164 = t163 < 8u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t164) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t165 = t163 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t166 = t165 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t167 = ring + t166;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t168 = t163 << 6u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t169 = t167 + t81;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t170 = (u64)t168 * t58;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t171 = t85 + t170;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t169), "l"(t171) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t172 = t163 < 8u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t172) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t173 = t163 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t174 = t173 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t175 = t72 + t174;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t176 = t163 << 6u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t177 = t175 + t95;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t178 = (u64)t176 * t58;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t179 = t99 + t178;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t177), "l"(t179) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 145 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t180 = i_2 + 1u;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        const bool t181 = t180 < 8u;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        if (t181) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t182 = t180 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t183 = t182 << 14u;
#line 97 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t184 = t73 + t183;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t185 = t180 << 6u;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t186 = t184 + t107;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t187 = (u64)t185 * t71;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t188 = t111 + t187;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t189 = t188 + t112;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t186), "l"(t188) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t186), "l"(t189) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t190 = i_2 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t191 = t190 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t192 = ring + t191;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t193 = t192 + t150;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t193) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t193) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t194 = t192 + t151;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t194) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_25), "r"(m_26));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_27), "r"(m_28));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t194) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_29), "r"(m_30));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_31), "r"(m_32));
#line 176 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.wait_group 3;" :  :  : "memory");
#line 138 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t195 = i_2 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t196 = t195 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t197 = t72 + t196;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t198 = t197 + t150;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t198) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_33), "r"(m_34));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_35), "r"(m_36));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t198) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_37), "r"(m_38));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_39), "r"(m_40));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t199 = t197 + t151;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t199) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_41), "r"(m_42));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_43), "r"(m_44));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t199) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_45), "r"(m_46));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_47), "r"(m_48));
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t201;
        asm("max.f32 %0, %1, %2;" : "=f"(t201) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t202;
        asm("max.f32 %0, %1, %2;" : "=f"(t202) : "f"(t201), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t203;
        asm("max.f32 %0, %1, %2;" : "=f"(t203) : "f"(t202), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t204;
        asm("max.f32 %0, %1, %2;" : "=f"(t204) : "f"(t203), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t205;
        asm("max.f32 %0, %1, %2;" : "=f"(t205) : "f"(t204), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t206;
        asm("max.f32 %0, %1, %2;" : "=f"(t206) : "f"(t205), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t207;
        asm("max.f32 %0, %1, %2;" : "=f"(t207) : "f"(t206), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t208;
        asm("max.f32 %0, %1, %2;" : "=f"(t208) : "f"(t207), "f"(s_14));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t209;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t209) : "f"(t208));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t208), "f"(t209));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t211;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t211) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t211));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t214 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t214;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t216 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t217;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t217) : "f"(old), "f"(scale_log2), "f"(t216));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t217));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t219 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t220 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t220));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t222;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t222) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s = t222;
        const f32 t223 = t219 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t224 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t224));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t226;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t226) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_2 = t226;
        const f32 t227 = t223 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t228 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t228));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t230;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t230) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_5 = t230;
        const f32 t231 = t227 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t232 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t232));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t234;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t234) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_6 = t234;
        const f32 t235 = t231 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t236 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t236));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t238;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t238) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_9 = t238;
        const f32 t239 = t235 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t240 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t240));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t242;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t242) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_10 = t242;
        const f32 t243 = t239 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t244 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t244));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t246;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t246) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_13 = t246;
        const f32 t247 = t243 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t248 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t248));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t250;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t250) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_14 = t250;
        const f32 t251 = t247 + s_14;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t251;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t252 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t252;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t253 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t253;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t254 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t254;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t255 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t255;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t256 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t256;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t257 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t257;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t258 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t258;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t259 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t259;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t260 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t260;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t261 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t261;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t262 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t262;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t263 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t263;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t264 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t264;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t265 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t265;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t266 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t266;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t267 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t267;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t269;
        asm("max.f32 %0, %1, %2;" : "=f"(t269) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t270;
        asm("max.f32 %0, %1, %2;" : "=f"(t270) : "f"(t269), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t271;
        asm("max.f32 %0, %1, %2;" : "=f"(t271) : "f"(t270), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t272;
        asm("max.f32 %0, %1, %2;" : "=f"(t272) : "f"(t271), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t273;
        asm("max.f32 %0, %1, %2;" : "=f"(t273) : "f"(t272), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t274;
        asm("max.f32 %0, %1, %2;" : "=f"(t274) : "f"(t273), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t275;
        asm("max.f32 %0, %1, %2;" : "=f"(t275) : "f"(t274), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t276;
        asm("max.f32 %0, %1, %2;" : "=f"(t276) : "f"(t275), "f"(s_16));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t277;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t277) : "f"(t276));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t276), "f"(t277));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t279;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t279) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t279));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t282 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t282;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t284 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t285;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t285) : "f"(old_2), "f"(scale_log2), "f"(t284));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t285));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t287 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t288 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_3), "f"(scale_log2), "f"(t288));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t290;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t290) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_3 = t290;
        const f32 t291 = t287 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t292 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_4), "f"(scale_log2), "f"(t292));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t294;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t294) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_4 = t294;
        const f32 t295 = t291 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t296 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_7), "f"(scale_log2), "f"(t296));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t298;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t298) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_7 = t298;
        const f32 t299 = t295 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t300 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_8), "f"(scale_log2), "f"(t300));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t302;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t302) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_8 = t302;
        const f32 t303 = t299 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t304 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_11), "f"(scale_log2), "f"(t304));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t306;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t306) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_11 = t306;
        const f32 t307 = t303 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t308 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_12), "f"(scale_log2), "f"(t308));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t310;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t310) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_12 = t310;
        const f32 t311 = t307 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t312 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t312));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t314;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t314) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_15 = t314;
        const f32 t315 = t311 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t316 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t316));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t318;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t318) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_16 = t318;
        const f32 t319 = t315 + s_16;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t319;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t320 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t320;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t321 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t321;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t322 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t322;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t323 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t323;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t324 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t324;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t325 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t325;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t326 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t326;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t327 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t327;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t328 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t328;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t329 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t329;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t330 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t330;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t331 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t331;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t332 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t332;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t333 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t333;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t334 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t334;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t335 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t335;
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t336;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t336) : "f"(s), "f"(s_2));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t337;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t337) : "f"(s_3), "f"(s_4));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t338;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t338) : "f"(s_5), "f"(s_6));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t339;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t339) : "f"(s_7), "f"(s_8));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t340;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t340) : "f"(s_9), "f"(s_10));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t341;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t341) : "f"(s_11), "f"(s_12));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t342;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t342) : "f"(s_13), "f"(s_14));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t343;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t343) : "f"(s_15), "f"(s_16));
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t344 = i_2 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t345 = t344 << 14u;
#line 97 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t346 = t73 + t345;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t347 = t346 + t159;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t348 = t346 + t160;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t349 = t346 + t161;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t350 = t346 + t162;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t347) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t336), "r"(t337), "r"(t338), "r"(t339), "r"(m_49), "r"(m_50));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t336), "r"(t337), "r"(t338), "r"(t339), "r"(m_51), "r"(m_52));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t348) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t336), "r"(t337), "r"(t338), "r"(t339), "r"(m_53), "r"(m_54));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t336), "r"(t337), "r"(t338), "r"(t339), "r"(m_55), "r"(m_56));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t349) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t336), "r"(t337), "r"(t338), "r"(t339), "r"(m_57), "r"(m_58));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t336), "r"(t337), "r"(t338), "r"(t339), "r"(m_59), "r"(m_60));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t350) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t336), "r"(t337), "r"(t338), "r"(t339), "r"(m_61), "r"(m_62));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t336), "r"(t337), "r"(t338), "r"(t339), "r"(m_63), "r"(m_64));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t347) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t340), "r"(t341), "r"(t342), "r"(t343), "r"(m_65), "r"(m_66));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t340), "r"(t341), "r"(t342), "r"(t343), "r"(m_67), "r"(m_68));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t348) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t340), "r"(t341), "r"(t342), "r"(t343), "r"(m_69), "r"(m_70));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t340), "r"(t341), "r"(t342), "r"(t343), "r"(m_71), "r"(m_72));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t349) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t340), "r"(t341), "r"(t342), "r"(t343), "r"(m_73), "r"(m_74));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t340), "r"(t341), "r"(t342), "r"(t343), "r"(m_75), "r"(m_76));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t350) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t340), "r"(t341), "r"(t342), "r"(t343), "r"(m_77), "r"(m_78));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t340), "r"(t341), "r"(t342), "r"(t343), "r"(m_79), "r"(m_80));
    }
#line 176 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t351;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t351) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_3 = row_sum + t351;
    f32 t353;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t353) : "f"(pair_3));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t354 = pair_3 + t353;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum = t354;
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t355;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t355) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_4 = row_sum_2 + t355;
    f32 t357;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t357) : "f"(pair_4));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t358 = pair_4 + t357;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t358;
#line 39 "fa-kernels/src/attention/epilogue.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t359 = warp_n != 0u;
#line 40 "fa-kernels/src/attention/epilogue.rs"
    if (t359) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t360 = warp_n - 1u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t361 = t360 << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t362 = t361 + warp_m;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t363 = t362 * 4608u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t364 = ring + t363;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t365 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 mine = t364 + t365;
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
    const bool t367 = warp_n == 0u;
#line 47 "fa-kernels/src/attention/epilogue.rs"
    if (t367) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t368 = warp_m * 4608u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t369 = ring + t368;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t370 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 theirs = t369 + t370;
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
        const f32 t410 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_3 = none_3 ? 0.0f : t410;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t412 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t413;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t413) : "f"(row_max), "f"(scale_log2), "f"(t412));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 ours;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours) : "f"(t413));
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t415 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t416;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t416) : "f"(words_33), "f"(scale_log2), "f"(t415));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 other;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other) : "f"(t416));
#line 92 "fa-kernels/src/attention/epilogue.rs"
        row_max = new_3;
        const f32 t418 = row_sum * ours;
#line 93 "fa-kernels/src/attention/epilogue.rs"
        const f32 t419 = words_35 * other;
#line 93 "fa-kernels/src/attention/epilogue.rs"
        const f32 t420 = t418 + t419;
#line 93 "fa-kernels/src/attention/epilogue.rs"
        row_sum = t420;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t421 = acc * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t422 = words * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t423 = t421 + t422;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc = t423;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t424 = acc_2 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t425 = words_2 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t426 = t424 + t425;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_2 = t426;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t427 = acc_5 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t428 = words_5 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t429 = t427 + t428;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_5 = t429;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t430 = acc_6 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t431 = words_6 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t432 = t430 + t431;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_6 = t432;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t433 = acc_9 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t434 = words_9 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t435 = t433 + t434;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_9 = t435;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t436 = acc_10 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t437 = words_10 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t438 = t436 + t437;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_10 = t438;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t439 = acc_13 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t440 = words_13 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t441 = t439 + t440;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_13 = t441;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t442 = acc_14 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t443 = words_14 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t444 = t442 + t443;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_14 = t444;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t445 = acc_17 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t446 = words_17 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t447 = t445 + t446;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_17 = t447;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t448 = acc_18 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t449 = words_18 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t450 = t448 + t449;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_18 = t450;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t451 = acc_21 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t452 = words_21 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t453 = t451 + t452;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_21 = t453;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t454 = acc_22 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t455 = words_22 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t456 = t454 + t455;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_22 = t456;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t457 = acc_25 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t458 = words_25 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t459 = t457 + t458;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_25 = t459;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t460 = acc_26 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t461 = words_26 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t462 = t460 + t461;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_26 = t462;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t463 = acc_29 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t464 = words_29 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t465 = t463 + t464;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_29 = t465;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t466 = acc_30 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t467 = words_30 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t468 = t466 + t467;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_30 = t468;
#line 88 "fa-kernels/src/attention/epilogue.rs"
        f32 new_4;
        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(row_max_2), "f"(words_34));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_4 = new_4 == __uint_as_float(0xff800000u);
        const f32 t471 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_4 = none_4 ? 0.0f : t471;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t473 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t474;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t474) : "f"(row_max_2), "f"(scale_log2), "f"(t473));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 ours_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_2) : "f"(t474));
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t476 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t477;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t477) : "f"(words_34), "f"(scale_log2), "f"(t476));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 other_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_2) : "f"(t477));
#line 92 "fa-kernels/src/attention/epilogue.rs"
        row_max_2 = new_4;
        const f32 t479 = row_sum_2 * ours_2;
#line 93 "fa-kernels/src/attention/epilogue.rs"
        const f32 t480 = words_36 * other_2;
#line 93 "fa-kernels/src/attention/epilogue.rs"
        const f32 t481 = t479 + t480;
#line 93 "fa-kernels/src/attention/epilogue.rs"
        row_sum_2 = t481;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t482 = acc_3 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t483 = words_3 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t484 = t482 + t483;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_3 = t484;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t485 = acc_4 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t486 = words_4 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t487 = t485 + t486;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_4 = t487;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t488 = acc_7 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t489 = words_7 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t490 = t488 + t489;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_7 = t490;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t491 = acc_8 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t492 = words_8 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t493 = t491 + t492;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_8 = t493;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t494 = acc_11 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t495 = words_11 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t496 = t494 + t495;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_11 = t496;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t497 = acc_12 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t498 = words_12 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t499 = t497 + t498;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_12 = t499;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t500 = acc_15 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t501 = words_15 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t502 = t500 + t501;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_15 = t502;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t503 = acc_16 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t504 = words_16 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t505 = t503 + t504;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_16 = t505;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t506 = acc_19 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t507 = words_19 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t508 = t506 + t507;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_19 = t508;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t509 = acc_20 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t510 = words_20 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t511 = t509 + t510;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_20 = t511;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t512 = acc_23 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t513 = words_23 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t514 = t512 + t513;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_23 = t514;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t515 = acc_24 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t516 = words_24 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t517 = t515 + t516;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_24 = t517;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t518 = acc_27 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t519 = words_27 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t520 = t518 + t519;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_27 = t520;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t521 = acc_28 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t522 = words_28 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t523 = t521 + t522;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_28 = t523;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t524 = acc_31 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t525 = words_31 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t526 = t524 + t525;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_31 = t526;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t527 = acc_32 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t528 = words_32 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t529 = t527 + t528;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_32 = t529;
    }
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t530 = (u64)t3;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t531 = t530 * o_stride0;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t532 = t531 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t533 = o + t532;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t534 = (u64)first_query;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t535 = t534 * o_stride1;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t536 = t535 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t537 = t533 + t536;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t538 = (u64)t2;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t539 = t538 * o_stride2;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t540 = t539 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t541 = t537 + t540;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t542 = (u32)o_stride1;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t543 = t542 << 1u;
    const bool t544 = warp_n == 0u;
#line 172 "fa-kernels/src/fa_s512/kernel.rs"
    if (t544) {
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum = row_sum;
        const bool t545 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t546;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t546) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer = t545 ? 0.0f : t546;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t548 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc = t548;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t549 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_2 = t549;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t550 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_5 = t550;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t551 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_6 = t551;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t552 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_9 = t552;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t553 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_10 = t553;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t554 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_13 = t554;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t555 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_14 = t555;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t556 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_17 = t556;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t557 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_18 = t557;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t558 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_21 = t558;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t559 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_22 = t559;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t560 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_25 = t560;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t561 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_26 = t561;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t562 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_29 = t562;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t563 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_30 = t563;
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum_2 = row_sum_2;
        const bool t564 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t565;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t565) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer_2 = t564 ? 0.0f : t565;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t567 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_3 = t567;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t568 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_4 = t568;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t569 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_7 = t569;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t570 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_8 = t570;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t571 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_11 = t571;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t572 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_12 = t572;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t573 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_15 = t573;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t574 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_16 = t574;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t575 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_19 = t575;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t576 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_20 = t576;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t577 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_23 = t577;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t578 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_24 = t578;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t579 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_27 = t579;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t580 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_28 = t580;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t581 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_31 = t581;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t582 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_32 = t582;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t583 = lane >> 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t584 = t10 + t583;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t585 = t584 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t586 = 0u ^ t585;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t587 = t584 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t588 = t586 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t589 = t587 + t588;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t590 = lane & 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t591 = t590 << 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t592 = t589 + t591;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t593;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t593) : "f"(acc), "f"(acc_2));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t594 = smem_1 + t592;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t594), "r"(t593) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t595;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t595) : "f"(acc_5), "f"(acc_6));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t596 = t592 ^ 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t597 = smem_1 + t596;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t597), "r"(t595) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t598;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t598) : "f"(acc_9), "f"(acc_10));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t599 = t592 ^ 32u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t600 = smem_1 + t599;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t600), "r"(t598) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t601;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t601) : "f"(acc_13), "f"(acc_14));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t602 = t592 ^ 48u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t603 = smem_1 + t602;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t603), "r"(t601) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t604;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t604) : "f"(acc_17), "f"(acc_18));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t605 = t592 ^ 64u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t606 = smem_1 + t605;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t606), "r"(t604) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t607;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t607) : "f"(acc_21), "f"(acc_22));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t608 = t592 ^ 80u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t609 = smem_1 + t608;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t609), "r"(t607) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t610;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t610) : "f"(acc_25), "f"(acc_26));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t611 = t592 ^ 96u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t612 = smem_1 + t611;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t612), "r"(t610) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t613;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t613) : "f"(acc_29), "f"(acc_30));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t614 = t592 ^ 112u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t615 = smem_1 + t614;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t615), "r"(t613) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t616 = lane >> 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t617 = t10 + t616;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t618 = t617 + 8u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t619 = t618 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t620 = 0u ^ t619;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t621 = t618 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t622 = t620 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t623 = t621 + t622;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t624 = lane & 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t625 = t624 << 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t626 = t623 + t625;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t627;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t627) : "f"(acc_3), "f"(acc_4));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t628 = smem_1 + t626;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t628), "r"(t627) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t629;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t629) : "f"(acc_7), "f"(acc_8));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t630 = t626 ^ 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t631 = smem_1 + t630;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t631), "r"(t629) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t632;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t632) : "f"(acc_11), "f"(acc_12));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t633 = t626 ^ 32u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t634 = smem_1 + t633;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t634), "r"(t632) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t635;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t635) : "f"(acc_15), "f"(acc_16));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t636 = t626 ^ 48u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t637 = smem_1 + t636;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t637), "r"(t635) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t638;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t638) : "f"(acc_19), "f"(acc_20));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t639 = t626 ^ 64u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t640 = smem_1 + t639;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t640), "r"(t638) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t641;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t641) : "f"(acc_23), "f"(acc_24));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t642 = t626 ^ 80u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t643 = smem_1 + t642;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t643), "r"(t641) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t644;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t644) : "f"(acc_27), "f"(acc_28));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t645 = t626 ^ 96u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t646 = smem_1 + t645;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t646), "r"(t644) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t647;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t647) : "f"(acc_31), "f"(acc_32));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t648 = t626 ^ 112u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t649 = smem_1 + t648;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t649), "r"(t647) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t650 = lane >> 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t651 = t10 + t650;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t652 = lane & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t653 = t651 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t654 = t652 ^ t653;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t655 = t651 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t656 = t654 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t657 = t655 + t656;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t658 = smem_1 + t657;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t658) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t659 = (u64)t651 * t543;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t660 = t541 + t659;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t661 = (u64)t652 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t662 = t660 + t661;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t662), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t663 = t651 + 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t664 = t663 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t665 = t652 ^ t664;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t666 = t663 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t667 = t665 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t668 = t666 + t667;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t669 = smem_1 + t668;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t669) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t670 = (u64)t663 * t543;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t671 = t541 + t670;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t672 = (u64)t652 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t673 = t671 + t672;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t673), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t674 = t651 + 8u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t675 = t674 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t676 = t652 ^ t675;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t677 = t674 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t678 = t676 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t679 = t677 + t678;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t680 = smem_1 + t679;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t680) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t681 = (u64)t674 * t543;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t682 = t541 + t681;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t683 = (u64)t652 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t684 = t682 + t683;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t684), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t685 = t651 + 12u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t686 = t685 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t687 = t652 ^ t686;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t688 = t685 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t689 = t687 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t690 = t688 + t689;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t691 = smem_1 + t690;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t691) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t692 = (u64)t685 * t543;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t693 = t541 + t692;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t694 = (u64)t652 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t695 = t693 + t694;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t695), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t696 = (u64)t3;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t697 = t696 * lse_stride0;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t698 = t697 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t699 = lse + t698;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t700 = (u64)t2;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t701 = t700 * lse_stride1;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t702 = t701 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t703 = t699 + t702;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t704 = (u64)first_query;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t705 = t704 * lse_stride2;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t706 = t705 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t707 = t703 + t706;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t708 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const u32 t709 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const bool t710 = t709 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        if (t710) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t711 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_17 = t10 + t711;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t713 = (u64)row_17 * t708;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t714 = t713 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t715 = t707 + t714;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t716;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t716) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t717;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t717) : "f"(row_max), "f"(scale_log2), "f"(t716));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t717 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t719 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t720 = t719 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t715), "f"(t720) : "memory");
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t721 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t722 = t10 + t721;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_18 = t722 + 8u;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t724 = (u64)row_18 * t708;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t725 = t724 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t726 = t707 + t725;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t727;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t727) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t728;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t728) : "f"(row_max_2), "f"(scale_log2), "f"(t727));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t728 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t730 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t731 = t730 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t726), "f"(t731) : "memory");
        }
    }
}
