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
#line 59 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t74 = ring + 8192u;
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
    const u64 t86 = (u64)t60 * 16u;
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
    const u64 t98 = (u64)t73 * 16u;
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
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t99), "l"(t102) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t99), "l"(t103) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16;" :  : "r"(t99), "l"(t104) : "memory");
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t105 = t74 + t93;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t106 = (u64)0u * t73;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t107 = t97 + t106;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t108 = t107 + t98;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t109 = t108 + t98;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t110 = t109 + t98;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t105), "l"(t107) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t105), "l"(t108) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t105), "l"(t109) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16;" :  : "r"(t105), "l"(t110) : "memory");
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 100 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.wait_group 2;" :  :  : "memory");
#line 102 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 t111 = lane & 15u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t112 = t10 + t111;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t113 = lane >> 4u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t114 = t112 & 7u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t115 = t113 ^ t114;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t116 = t112 << 7u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t117 = t115 << 4u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t118 = t116 + t117;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t119 = smem_1 + t118;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t120 = t118 ^ 32u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t121 = smem_1 + t120;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t122 = t118 ^ 64u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t123 = smem_1 + t122;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t124 = t118 ^ 96u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t125 = smem_1 + t124;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t119) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t121) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t123) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t125) : "memory");
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t126 = lane & 7u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t127 = t11 + t126;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t128 = lane >> 4u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t129 = t128 << 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t130 = t127 + t129;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t131 = lane >> 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t132 = t131 & 1u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t133 = t130 & 7u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t134 = t132 ^ t133;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t135 = t130 << 7u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t136 = t134 << 4u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t137 = t135 + t136;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t138 = t137 ^ 32u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t139 = t137 ^ 64u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t140 = t137 ^ 96u;
    const u32 t141 = lane & 15u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t142 = t11 + t141;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t143 = lane >> 4u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t144 = t142 & 7u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t145 = t143 ^ t144;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t146 = t142 << 7u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t147 = t145 << 4u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t148 = t146 + t147;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t149 = t148 ^ 32u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t150 = t148 ^ 64u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t151 = t148 ^ 96u;
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
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 138 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 144 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t152 = i_2 + 1u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t153 = t152 < 8u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t153) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t154 = t152 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t155 = t154 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t156 = ring + t155;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t157 = t152 << 6u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t158 = t156 + t81;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t159 = (u64)t157 * t60;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t160 = t85 + t159;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t161 = t160 + t86;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t162 = t161 + t86;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t163 = t162 + t86;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t158), "l"(t160) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t158), "l"(t161) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t158), "l"(t162) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16;" :  : "r"(t158), "l"(t163) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 145 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t164 = i_2 + 1u;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        const bool t165 = t164 < 8u;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        if (t165) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t166 = t164 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t167 = t166 << 14u;
#line 97 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t168 = t74 + t167;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t169 = t164 << 6u;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t170 = t168 + t93;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t171 = (u64)t169 * t73;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t172 = t97 + t171;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t173 = t172 + t98;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t174 = t173 + t98;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t175 = t174 + t98;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t170), "l"(t172) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t170), "l"(t173) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t170), "l"(t174) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16;" :  : "r"(t170), "l"(t175) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t176 = i_2 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t177 = t176 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t178 = ring + t177;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t179 = t178 + t137;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t179) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t179) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t179) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_25), "r"(m_26));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_27), "r"(m_28));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t179) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_29), "r"(m_30));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_31), "r"(m_32));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t180 = t178 + t138;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t180) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_33), "r"(m_34));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_35), "r"(m_36));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t180) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t180) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_41), "r"(m_42));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_43), "r"(m_44));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t180) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_45), "r"(m_46));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_47), "r"(m_48));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t181 = t178 + t139;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t181) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_49), "r"(m_50));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_51), "r"(m_52));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t181) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_53), "r"(m_54));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_55), "r"(m_56));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t181) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_57), "r"(m_58));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_59), "r"(m_60));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t181) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_61), "r"(m_62));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_63), "r"(m_64));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t182 = t178 + t140;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t182) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_65), "r"(m_66));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_67), "r"(m_68));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t182) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_69), "r"(m_70));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_71), "r"(m_72));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t182) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_73), "r"(m_74));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_75), "r"(m_76));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t182) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_77), "r"(m_78));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_79), "r"(m_80));
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t184;
        asm("max.f32 %0, %1, %2;" : "=f"(t184) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t185;
        asm("max.f32 %0, %1, %2;" : "=f"(t185) : "f"(t184), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t186;
        asm("max.f32 %0, %1, %2;" : "=f"(t186) : "f"(t185), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t187;
        asm("max.f32 %0, %1, %2;" : "=f"(t187) : "f"(t186), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t188;
        asm("max.f32 %0, %1, %2;" : "=f"(t188) : "f"(t187), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t189;
        asm("max.f32 %0, %1, %2;" : "=f"(t189) : "f"(t188), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t190;
        asm("max.f32 %0, %1, %2;" : "=f"(t190) : "f"(t189), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t191;
        asm("max.f32 %0, %1, %2;" : "=f"(t191) : "f"(t190), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t192;
        asm("max.f32 %0, %1, %2;" : "=f"(t192) : "f"(t191), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t193;
        asm("max.f32 %0, %1, %2;" : "=f"(t193) : "f"(t192), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t194;
        asm("max.f32 %0, %1, %2;" : "=f"(t194) : "f"(t193), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t195;
        asm("max.f32 %0, %1, %2;" : "=f"(t195) : "f"(t194), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t196;
        asm("max.f32 %0, %1, %2;" : "=f"(t196) : "f"(t195), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t197;
        asm("max.f32 %0, %1, %2;" : "=f"(t197) : "f"(t196), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t198;
        asm("max.f32 %0, %1, %2;" : "=f"(t198) : "f"(t197), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t199;
        asm("max.f32 %0, %1, %2;" : "=f"(t199) : "f"(t198), "f"(s_30));
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
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t274;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t275 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t275;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t276 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t276;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t277 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t277;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t278 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t278;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t279 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t279;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t280 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t280;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t281 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t281;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t282 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t282;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t283 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t283;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t284 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t284;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t285 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t285;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t286 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t286;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t287 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t287;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t288 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t288;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t289 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t289;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t290 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t290;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t292;
        asm("max.f32 %0, %1, %2;" : "=f"(t292) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t293;
        asm("max.f32 %0, %1, %2;" : "=f"(t293) : "f"(t292), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t294;
        asm("max.f32 %0, %1, %2;" : "=f"(t294) : "f"(t293), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t295;
        asm("max.f32 %0, %1, %2;" : "=f"(t295) : "f"(t294), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t296;
        asm("max.f32 %0, %1, %2;" : "=f"(t296) : "f"(t295), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t297;
        asm("max.f32 %0, %1, %2;" : "=f"(t297) : "f"(t296), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t298;
        asm("max.f32 %0, %1, %2;" : "=f"(t298) : "f"(t297), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t299;
        asm("max.f32 %0, %1, %2;" : "=f"(t299) : "f"(t298), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t300;
        asm("max.f32 %0, %1, %2;" : "=f"(t300) : "f"(t299), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t301;
        asm("max.f32 %0, %1, %2;" : "=f"(t301) : "f"(t300), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t302;
        asm("max.f32 %0, %1, %2;" : "=f"(t302) : "f"(t301), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t303;
        asm("max.f32 %0, %1, %2;" : "=f"(t303) : "f"(t302), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t304;
        asm("max.f32 %0, %1, %2;" : "=f"(t304) : "f"(t303), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t305;
        asm("max.f32 %0, %1, %2;" : "=f"(t305) : "f"(t304), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t306;
        asm("max.f32 %0, %1, %2;" : "=f"(t306) : "f"(t305), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t307;
        asm("max.f32 %0, %1, %2;" : "=f"(t307) : "f"(t306), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t308;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t308) : "f"(t307));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t307), "f"(t308));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t310;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t310) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t310));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t313 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t313;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t315 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t316;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t316) : "f"(old_2), "f"(scale_log2), "f"(t315));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t316));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t318 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t319 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t319));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t321;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t321) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_3 = t321;
        const f32 t322 = t318 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t323 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_18;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t323));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t325;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t325) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_4 = t325;
        const f32 t326 = t322 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t327 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_19;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t327));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t329;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t329) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_7 = t329;
        const f32 t330 = t326 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t331 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_20;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t331));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t333;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t333) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_8 = t333;
        const f32 t334 = t330 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t335 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_21;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t335));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t337;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t337) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_11 = t337;
        const f32 t338 = t334 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t339 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_22;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t339));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t341;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t341) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_12 = t341;
        const f32 t342 = t338 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t343 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_23;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t343));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t345;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t345) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_15 = t345;
        const f32 t346 = t342 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t347 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_24;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t347));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t349;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t349) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_16 = t349;
        const f32 t350 = t346 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t351 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_25;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t351));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t353;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t353) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_19 = t353;
        const f32 t354 = t350 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t355 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_26;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t355));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t357;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t357) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_20 = t357;
        const f32 t358 = t354 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t359 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_27;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t359));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t361;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t361) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_23 = t361;
        const f32 t362 = t358 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t363 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_28;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t363));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t365;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t365) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_24 = t365;
        const f32 t366 = t362 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t367 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_29;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t367));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t369;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t369) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_27 = t369;
        const f32 t370 = t366 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t371 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_30;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t371));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t373;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t373) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_28 = t373;
        const f32 t374 = t370 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t375 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_31;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t375));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t377;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t377) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_31 = t377;
        const f32 t378 = t374 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t379 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_32;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t379));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t381;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t381) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_32 = t381;
        const f32 t382 = t378 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t382;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t383 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t383;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t384 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t384;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t385 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t385;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t386 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t386;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t387 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t387;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t388 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t388;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t389 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t389;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t390 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t390;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t391 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t391;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t392 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t392;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t393 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t393;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t394 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t394;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t395 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t395;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t396 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t396;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t397 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t397;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t398 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t398;
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t399;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t399) : "f"(s), "f"(s_2));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t400;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t400) : "f"(s_3), "f"(s_4));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t401;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t401) : "f"(s_5), "f"(s_6));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t402;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t402) : "f"(s_7), "f"(s_8));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t403;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t403) : "f"(s_9), "f"(s_10));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t404;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t404) : "f"(s_11), "f"(s_12));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t405;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t405) : "f"(s_13), "f"(s_14));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t406;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t406) : "f"(s_15), "f"(s_16));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t407;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t407) : "f"(s_17), "f"(s_18));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t408;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t408) : "f"(s_19), "f"(s_20));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t409;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t409) : "f"(s_21), "f"(s_22));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t410;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t410) : "f"(s_23), "f"(s_24));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t411;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t411) : "f"(s_25), "f"(s_26));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t412;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t412) : "f"(s_27), "f"(s_28));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t413;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t413) : "f"(s_29), "f"(s_30));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t414;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t414) : "f"(s_31), "f"(s_32));
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t415 = i_2 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t416 = t415 << 14u;
#line 97 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t417 = t74 + t416;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t418 = t417 + t148;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t419 = t417 + t149;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t420 = t417 + t150;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t421 = t417 + t151;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t418) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t399), "r"(t400), "r"(t401), "r"(t402), "r"(m_81), "r"(m_82));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t399), "r"(t400), "r"(t401), "r"(t402), "r"(m_83), "r"(m_84));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t419) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t399), "r"(t400), "r"(t401), "r"(t402), "r"(m_85), "r"(m_86));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t399), "r"(t400), "r"(t401), "r"(t402), "r"(m_87), "r"(m_88));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t420) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t399), "r"(t400), "r"(t401), "r"(t402), "r"(m_89), "r"(m_90));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t399), "r"(t400), "r"(t401), "r"(t402), "r"(m_91), "r"(m_92));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t421) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t399), "r"(t400), "r"(t401), "r"(t402), "r"(m_93), "r"(m_94));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t399), "r"(t400), "r"(t401), "r"(t402), "r"(m_95), "r"(m_96));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t418) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t403), "r"(t404), "r"(t405), "r"(t406), "r"(m_97), "r"(m_98));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t403), "r"(t404), "r"(t405), "r"(t406), "r"(m_99), "r"(m_100));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t419) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t403), "r"(t404), "r"(t405), "r"(t406), "r"(m_101), "r"(m_102));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t403), "r"(t404), "r"(t405), "r"(t406), "r"(m_103), "r"(m_104));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t420) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t403), "r"(t404), "r"(t405), "r"(t406), "r"(m_105), "r"(m_106));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t403), "r"(t404), "r"(t405), "r"(t406), "r"(m_107), "r"(m_108));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t421) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t403), "r"(t404), "r"(t405), "r"(t406), "r"(m_109), "r"(m_110));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t403), "r"(t404), "r"(t405), "r"(t406), "r"(m_111), "r"(m_112));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t418) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t407), "r"(t408), "r"(t409), "r"(t410), "r"(m_113), "r"(m_114));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t407), "r"(t408), "r"(t409), "r"(t410), "r"(m_115), "r"(m_116));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t419) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t407), "r"(t408), "r"(t409), "r"(t410), "r"(m_117), "r"(m_118));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t407), "r"(t408), "r"(t409), "r"(t410), "r"(m_119), "r"(m_120));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t420) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t407), "r"(t408), "r"(t409), "r"(t410), "r"(m_121), "r"(m_122));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t407), "r"(t408), "r"(t409), "r"(t410), "r"(m_123), "r"(m_124));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t421) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t407), "r"(t408), "r"(t409), "r"(t410), "r"(m_125), "r"(m_126));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t407), "r"(t408), "r"(t409), "r"(t410), "r"(m_127), "r"(m_128));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t418) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t411), "r"(t412), "r"(t413), "r"(t414), "r"(m_129), "r"(m_130));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t411), "r"(t412), "r"(t413), "r"(t414), "r"(m_131), "r"(m_132));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t419) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t411), "r"(t412), "r"(t413), "r"(t414), "r"(m_133), "r"(m_134));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t411), "r"(t412), "r"(t413), "r"(t414), "r"(m_135), "r"(m_136));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t420) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t411), "r"(t412), "r"(t413), "r"(t414), "r"(m_137), "r"(m_138));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t411), "r"(t412), "r"(t413), "r"(t414), "r"(m_139), "r"(m_140));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t421) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t411), "r"(t412), "r"(t413), "r"(t414), "r"(m_141), "r"(m_142));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t411), "r"(t412), "r"(t413), "r"(t414), "r"(m_143), "r"(m_144));
    }
#line 176 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t422;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t422) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_3 = row_sum + t422;
    f32 t424;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t424) : "f"(pair_3));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t425 = pair_3 + t424;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum = t425;
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t426;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t426) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_4 = row_sum_2 + t426;
    f32 t428;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t428) : "f"(pair_4));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t429 = pair_4 + t428;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t429;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t430 = (u64)t3;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t431 = t430 * o_stride0;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t432 = t431 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t433 = o + t432;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t434 = (u64)first_query;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t435 = t434 * o_stride1;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t436 = t435 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t437 = t433 + t436;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t438 = (u64)t2;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t439 = t438 * o_stride2;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t440 = t439 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t441 = t437 + t440;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t442 = (u32)o_stride1;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t443 = t442 << 1u;
    const bool t444 = warp_n == 0u;
#line 172 "fa-kernels/src/fa_s512/kernel.rs"
    if (t444) {
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum = row_sum;
        const bool t445 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t446;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t446) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer = t445 ? 0.0f : t446;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t448 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc = t448;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t449 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_2 = t449;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t450 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_5 = t450;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t451 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_6 = t451;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t452 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_9 = t452;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t453 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_10 = t453;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t454 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_13 = t454;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t455 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_14 = t455;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t456 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_17 = t456;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t457 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_18 = t457;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t458 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_21 = t458;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t459 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_22 = t459;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t460 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_25 = t460;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t461 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_26 = t461;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t462 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_29 = t462;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t463 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_30 = t463;
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum_2 = row_sum_2;
        const bool t464 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t465;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t465) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer_2 = t464 ? 0.0f : t465;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t467 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_3 = t467;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t468 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_4 = t468;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t469 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_7 = t469;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t470 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_8 = t470;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t471 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_11 = t471;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t472 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_12 = t472;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t473 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_15 = t473;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t474 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_16 = t474;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t475 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_19 = t475;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t476 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_20 = t476;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t477 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_23 = t477;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t478 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_24 = t478;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t479 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_27 = t479;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t480 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_28 = t480;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t481 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_31 = t481;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t482 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_32 = t482;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t483 = lane >> 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t484 = t10 + t483;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t485 = t484 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t486 = 0u ^ t485;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t487 = t484 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t488 = t486 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t489 = t487 + t488;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t490 = lane & 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t491 = t490 << 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t492 = t489 + t491;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t493;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t493) : "f"(acc), "f"(acc_2));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t494 = smem_1 + t492;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t494), "r"(t493) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t495;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t495) : "f"(acc_5), "f"(acc_6));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t496 = t492 ^ 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t497 = smem_1 + t496;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t497), "r"(t495) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t498;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t498) : "f"(acc_9), "f"(acc_10));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t499 = t492 ^ 32u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t500 = smem_1 + t499;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t500), "r"(t498) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t501;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t501) : "f"(acc_13), "f"(acc_14));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t502 = t492 ^ 48u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t503 = smem_1 + t502;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t503), "r"(t501) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t504;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t504) : "f"(acc_17), "f"(acc_18));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t505 = t492 ^ 64u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t506 = smem_1 + t505;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t506), "r"(t504) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t507;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t507) : "f"(acc_21), "f"(acc_22));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t508 = t492 ^ 80u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t509 = smem_1 + t508;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t509), "r"(t507) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t510;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t510) : "f"(acc_25), "f"(acc_26));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t511 = t492 ^ 96u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t512 = smem_1 + t511;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t512), "r"(t510) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t513;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t513) : "f"(acc_29), "f"(acc_30));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t514 = t492 ^ 112u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t515 = smem_1 + t514;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t515), "r"(t513) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t516 = lane >> 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t517 = t10 + t516;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t518 = t517 + 8u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t519 = t518 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t520 = 0u ^ t519;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t521 = t518 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t522 = t520 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t523 = t521 + t522;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t524 = lane & 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t525 = t524 << 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t526 = t523 + t525;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t527;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t527) : "f"(acc_3), "f"(acc_4));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t528 = smem_1 + t526;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t528), "r"(t527) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t529;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t529) : "f"(acc_7), "f"(acc_8));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t530 = t526 ^ 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t531 = smem_1 + t530;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t531), "r"(t529) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t532;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t532) : "f"(acc_11), "f"(acc_12));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t533 = t526 ^ 32u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t534 = smem_1 + t533;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t534), "r"(t532) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t535;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t535) : "f"(acc_15), "f"(acc_16));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t536 = t526 ^ 48u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t537 = smem_1 + t536;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t537), "r"(t535) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t538;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t538) : "f"(acc_19), "f"(acc_20));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t539 = t526 ^ 64u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t540 = smem_1 + t539;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t540), "r"(t538) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t541;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t541) : "f"(acc_23), "f"(acc_24));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t542 = t526 ^ 80u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t543 = smem_1 + t542;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t543), "r"(t541) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t544;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t544) : "f"(acc_27), "f"(acc_28));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t545 = t526 ^ 96u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t546 = smem_1 + t545;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t546), "r"(t544) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t547;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t547) : "f"(acc_31), "f"(acc_32));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t548 = t526 ^ 112u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t549 = smem_1 + t548;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t549), "r"(t547) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t550 = lane >> 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t551 = t10 + t550;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t552 = lane & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t553 = t551 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t554 = t552 ^ t553;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t555 = t551 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t556 = t554 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t557 = t555 + t556;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t558 = smem_1 + t557;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t558) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t559 = (u64)t551 * t443;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t560 = t441 + t559;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t561 = (u64)t552 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t562 = t560 + t561;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t562), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t563 = t551 + 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t564 = t563 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t565 = t552 ^ t564;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t566 = t563 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t567 = t565 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t568 = t566 + t567;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t569 = smem_1 + t568;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t569) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t570 = (u64)t563 * t443;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t571 = t441 + t570;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t572 = (u64)t552 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t573 = t571 + t572;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t573), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t574 = t551 + 8u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t575 = t574 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t576 = t552 ^ t575;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t577 = t574 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t578 = t576 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t579 = t577 + t578;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t580 = smem_1 + t579;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t580) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t581 = (u64)t574 * t443;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t582 = t441 + t581;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t583 = (u64)t552 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t584 = t582 + t583;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t584), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t585 = t551 + 12u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t586 = t585 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t587 = t552 ^ t586;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t588 = t585 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t589 = t587 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t590 = t588 + t589;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t591 = smem_1 + t590;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t591) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t592 = (u64)t585 * t443;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t593 = t441 + t592;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t594 = (u64)t552 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t595 = t593 + t594;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t595), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t596 = (u64)t3;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t597 = t596 * lse_stride0;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t598 = t597 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t599 = lse + t598;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t600 = (u64)t2;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t601 = t600 * lse_stride1;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t602 = t601 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t603 = t599 + t602;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t604 = (u64)first_query;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t605 = t604 * lse_stride2;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t606 = t605 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t607 = t603 + t606;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t608 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const u32 t609 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const bool t610 = t609 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        if (t610) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t611 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_17 = t10 + t611;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t613 = (u64)row_17 * t608;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t614 = t613 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t615 = t607 + t614;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t616;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t616) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t617;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t617) : "f"(row_max), "f"(scale_log2), "f"(t616));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t617 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t619 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t620 = t619 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t615), "f"(t620) : "memory");
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t621 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t622 = t10 + t621;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_18 = t622 + 8u;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t624 = (u64)row_18 * t608;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t625 = t624 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t626 = t607 + t625;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t627;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t627) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t628;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t628) : "f"(row_max_2), "f"(scale_log2), "f"(t627));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t628 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t630 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t631 = t630 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t626), "f"(t631) : "memory");
        }
    }
}
