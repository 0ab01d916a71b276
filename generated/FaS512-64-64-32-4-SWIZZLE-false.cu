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
    const u32 t31 = t29 << 7u;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t32 = t30 << 4u;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t33 = t31 + t32;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t34 = (u64)t29 * t28;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t35 = t26 + t34;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t36 = (u64)t30 * 16u;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t37 = t35 + t36;
#line 77 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t38 = (u64)t28 * 16u;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t39 = smem_1 + t33;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t40 = (u64)0u * t28;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t41 = t37 + t40;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t42 = t41 + t38;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t43 = t42 + t38;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t44 = t43 + t38;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t39), "l"(t41) : "memory");
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t39), "l"(t42) : "memory");
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t39), "l"(t43) : "memory");
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16;" :  : "r"(t39), "l"(t44) : "memory");
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
    const u32 t76 = t74 << 6u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t77 = t75 << 4u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t78 = t76 + t77;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t79 = (u64)t74 * t58;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t80 = columns + t79;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t81 = (u64)t75 * 16u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t82 = t80 + t81;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t83 = (u64)t58 * 32u;
#line 62 "fa-kernels/src/fa_s512/stream.rs"
    const u64 columns_2 = columns + 64ull;
    const u32 t85 = thread >> 2u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t86 = thread & 3u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t87 = t85 << 6u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t88 = t86 << 4u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t89 = t87 + t88;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t90 = (u64)t85 * t58;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t91 = columns_2 + t90;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t92 = (u64)t86 * 16u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t93 = t91 + t92;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t94 = (u64)t58 * 32u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t95 = thread >> 3u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t96 = thread & 7u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t97 = t95 << 7u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t98 = t96 << 4u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t99 = t97 + t98;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t100 = (u64)t95 * t71;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t101 = t69 + t100;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t102 = (u64)t96 * 16u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t103 = t101 + t102;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t104 = (u64)t71 * 16u;
#line 96 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t105 = ring + t78;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t106 = (u64)0u * t58;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t107 = t82 + t106;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t108 = t107 + t83;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t105), "l"(t107) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t105), "l"(t108) : "memory");
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t109 = t72 + t89;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t110 = (u64)0u * t58;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t111 = t93 + t110;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t112 = t111 + t94;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t109), "l"(t111) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t109), "l"(t112) : "memory");
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t113 = t73 + t99;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t114 = (u64)0u * t71;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t115 = t103 + t114;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t116 = t115 + t104;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t117 = t116 + t104;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t118 = t117 + t104;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t113), "l"(t115) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t113), "l"(t116) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t113), "l"(t117) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16;" :  : "r"(t113), "l"(t118) : "memory");
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 100 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.wait_group 3;" :  :  : "memory");
#line 102 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 t119 = lane & 15u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t120 = t10 + t119;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t121 = lane >> 4u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t122 = t120 << 7u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t123 = t121 << 4u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t124 = t122 + t123;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t125 = smem_1 + t124;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t126 = t124 + 32u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t127 = smem_1 + t126;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t128 = t124 + 64u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t129 = smem_1 + t128;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t130 = t124 + 96u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t131 = smem_1 + t130;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t125) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t127) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t129) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t131) : "memory");
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t132 = lane & 7u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t133 = t11 + t132;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t134 = lane >> 4u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t135 = t134 << 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t136 = t133 + t135;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t137 = lane >> 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t138 = t137 & 1u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t139 = t136 << 6u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t140 = t138 << 4u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t141 = t139 + t140;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t142 = t141 + 32u;
    const u32 t143 = lane & 15u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t144 = t11 + t143;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t145 = lane >> 4u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t146 = t144 << 7u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t147 = t145 << 4u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t148 = t146 + t147;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t149 = t148 + 32u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t150 = t148 + 64u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t151 = t148 + 96u;
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
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
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
            const u32 t158 = t156 + t78;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t159 = (u64)t157 * t58;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t160 = t82 + t159;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t161 = t160 + t83;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t158), "l"(t160) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t158), "l"(t161) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t162 = t152 < 8u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t162) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t163 = t152 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t164 = t163 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t165 = t72 + t164;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t166 = t152 << 6u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t167 = t165 + t89;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t168 = (u64)t166 * t58;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t169 = t93 + t168;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t170 = t169 + t94;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t167), "l"(t169) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t167), "l"(t170) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 145 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t171 = i_2 + 1u;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        const bool t172 = t171 < 8u;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        if (t172) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t173 = t171 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t174 = t173 << 14u;
#line 97 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t175 = t73 + t174;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t176 = t171 << 6u;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t177 = t175 + t99;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t178 = (u64)t176 * t71;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t179 = t103 + t178;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t180 = t179 + t104;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t181 = t180 + t104;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t182 = t181 + t104;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t177), "l"(t179) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t177), "l"(t180) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t177), "l"(t181) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16;" :  : "r"(t177), "l"(t182) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t183 = i_2 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t184 = t183 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t185 = ring + t184;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t186 = t185 + t141;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t186) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t186) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t186) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_25), "r"(m_26));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_27), "r"(m_28));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t186) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_29), "r"(m_30));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_31), "r"(m_32));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t187 = t185 + t142;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t187) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_33), "r"(m_34));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_35), "r"(m_36));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t187) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t187) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_41), "r"(m_42));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_43), "r"(m_44));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t187) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_45), "r"(m_46));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_47), "r"(m_48));
#line 176 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.wait_group 3;" :  :  : "memory");
#line 138 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t188 = i_2 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t189 = t188 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t190 = t72 + t189;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t191 = t190 + t141;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t191) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_49), "r"(m_50));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_51), "r"(m_52));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t191) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_53), "r"(m_54));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_55), "r"(m_56));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t191) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_57), "r"(m_58));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_59), "r"(m_60));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t191) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_61), "r"(m_62));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_63), "r"(m_64));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t192 = t190 + t142;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t192) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_65), "r"(m_66));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_67), "r"(m_68));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t192) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_69), "r"(m_70));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_71), "r"(m_72));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t192) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_73), "r"(m_74));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_75), "r"(m_76));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t192) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_77), "r"(m_78));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_79), "r"(m_80));
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t194;
        asm("max.f32 %0, %1, %2;" : "=f"(t194) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t195;
        asm("max.f32 %0, %1, %2;" : "=f"(t195) : "f"(t194), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t196;
        asm("max.f32 %0, %1, %2;" : "=f"(t196) : "f"(t195), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t197;
        asm("max.f32 %0, %1, %2;" : "=f"(t197) : "f"(t196), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t198;
        asm("max.f32 %0, %1, %2;" : "=f"(t198) : "f"(t197), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t199;
        asm("max.f32 %0, %1, %2;" : "=f"(t199) : "f"(t198), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t200;
        asm("max.f32 %0, %1, %2;" : "=f"(t200) : "f"(t199), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t201;
        asm("max.f32 %0, %1, %2;" : "=f"(t201) : "f"(t200), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t202;
        asm("max.f32 %0, %1, %2;" : "=f"(t202) : "f"(t201), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t203;
        asm("max.f32 %0, %1, %2;" : "=f"(t203) : "f"(t202), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t204;
        asm("max.f32 %0, %1, %2;" : "=f"(t204) : "f"(t203), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t205;
        asm("max.f32 %0, %1, %2;" : "=f"(t205) : "f"(t204), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t206;
        asm("max.f32 %0, %1, %2;" : "=f"(t206) : "f"(t205), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t207;
        asm("max.f32 %0, %1, %2;" : "=f"(t207) : "f"(t206), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t208;
        asm("max.f32 %0, %1, %2;" : "=f"(t208) : "f"(t207), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t209;
        asm("max.f32 %0, %1, %2;" : "=f"(t209) : "f"(t208), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t210;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t210) : "f"(t209));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t209), "f"(t210));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t212;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t212) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t212));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t215 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t215;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t217 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t218;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t218) : "f"(old), "f"(scale_log2), "f"(t217));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t218));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t220 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t221 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t221));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t223;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t223) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s = t223;
        const f32 t224 = t220 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t225 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t225));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t227;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t227) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_2 = t227;
        const f32 t228 = t224 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t229 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t229));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t231;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t231) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_5 = t231;
        const f32 t232 = t228 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t233 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t233));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t235;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t235) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_6 = t235;
        const f32 t236 = t232 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t237 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t237));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t239;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t239) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_9 = t239;
        const f32 t240 = t236 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t241 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t241));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t243;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t243) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_10 = t243;
        const f32 t244 = t240 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t245 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t245));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t247;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t247) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_13 = t247;
        const f32 t248 = t244 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t249 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t249));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t251;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t251) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_14 = t251;
        const f32 t252 = t248 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t253 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t253));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t255;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t255) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_17 = t255;
        const f32 t256 = t252 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t257 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t257));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t259;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t259) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_18 = t259;
        const f32 t260 = t256 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t261 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t261));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t263;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t263) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_21 = t263;
        const f32 t264 = t260 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t265 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t265));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t267;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t267) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_22 = t267;
        const f32 t268 = t264 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t269 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t269));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t271;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t271) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_25 = t271;
        const f32 t272 = t268 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t273 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t273));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t275;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t275) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_26 = t275;
        const f32 t276 = t272 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t277 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t277));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t279;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t279) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_29 = t279;
        const f32 t280 = t276 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t281 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t281));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t283;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t283) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_30 = t283;
        const f32 t284 = t280 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t284;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t285 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t285;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t286 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t286;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t287 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t287;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t288 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t288;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t289 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t289;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t290 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t290;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t291 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t291;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t292 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t292;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t293 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t293;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t294 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t294;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t295 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t295;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t296 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t296;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t297 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t297;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t298 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t298;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t299 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t299;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t300 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t300;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t302;
        asm("max.f32 %0, %1, %2;" : "=f"(t302) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t303;
        asm("max.f32 %0, %1, %2;" : "=f"(t303) : "f"(t302), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t304;
        asm("max.f32 %0, %1, %2;" : "=f"(t304) : "f"(t303), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t305;
        asm("max.f32 %0, %1, %2;" : "=f"(t305) : "f"(t304), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t306;
        asm("max.f32 %0, %1, %2;" : "=f"(t306) : "f"(t305), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t307;
        asm("max.f32 %0, %1, %2;" : "=f"(t307) : "f"(t306), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t308;
        asm("max.f32 %0, %1, %2;" : "=f"(t308) : "f"(t307), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t309;
        asm("max.f32 %0, %1, %2;" : "=f"(t309) : "f"(t308), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t310;
        asm("max.f32 %0, %1, %2;" : "=f"(t310) : "f"(t309), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t311;
        asm("max.f32 %0, %1, %2;" : "=f"(t311) : "f"(t310), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t312;
        asm("max.f32 %0, %1, %2;" : "=f"(t312) : "f"(t311), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t313;
        asm("max.f32 %0, %1, %2;" : "=f"(t313) : "f"(t312), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t314;
        asm("max.f32 %0, %1, %2;" : "=f"(t314) : "f"(t313), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t315;
        asm("max.f32 %0, %1, %2;" : "=f"(t315) : "f"(t314), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t316;
        asm("max.f32 %0, %1, %2;" : "=f"(t316) : "f"(t315), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t317;
        asm("max.f32 %0, %1, %2;" : "=f"(t317) : "f"(t316), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t318;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t318) : "f"(t317));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t317), "f"(t318));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t320;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t320) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t320));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t323 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t323;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t325 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t326;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t326) : "f"(old_2), "f"(scale_log2), "f"(t325));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t326));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t328 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t329 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t329));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t331;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t331) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_3 = t331;
        const f32 t332 = t328 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t333 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_18;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t333));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t335;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t335) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_4 = t335;
        const f32 t336 = t332 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t337 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_19;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t337));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t339;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t339) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_7 = t339;
        const f32 t340 = t336 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t341 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_20;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t341));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t343;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t343) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_8 = t343;
        const f32 t344 = t340 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t345 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_21;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t345));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t347;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t347) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_11 = t347;
        const f32 t348 = t344 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t349 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_22;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t349));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t351;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t351) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_12 = t351;
        const f32 t352 = t348 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t353 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_23;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t353));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t355;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t355) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_15 = t355;
        const f32 t356 = t352 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t357 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_24;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t357));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t359;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t359) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_16 = t359;
        const f32 t360 = t356 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t361 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_25;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t361));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t363;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t363) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_19 = t363;
        const f32 t364 = t360 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t365 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_26;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t365));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t367;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t367) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_20 = t367;
        const f32 t368 = t364 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t369 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_27;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t369));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t371;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t371) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_23 = t371;
        const f32 t372 = t368 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t373 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_28;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t373));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t375;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t375) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_24 = t375;
        const f32 t376 = t372 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t377 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_29;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t377));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t379;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t379) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_27 = t379;
        const f32 t380 = t376 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t381 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_30;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t381));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t383;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t383) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_28 = t383;
        const f32 t384 = t380 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t385 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_31;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t385));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t387;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t387) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_31 = t387;
        const f32 t388 = t384 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t389 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_32;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t389));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t391;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t391) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_32 = t391;
        const f32 t392 = t388 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t392;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t393 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t393;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t394 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t394;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t395 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t395;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t396 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t396;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t397 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t397;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t398 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t398;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t399 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t399;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t400 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t400;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t401 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t401;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t402 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t402;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t403 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t403;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t404 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t404;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t405 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t405;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t406 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t406;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t407 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t407;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t408 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t408;
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t409;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t409) : "f"(s), "f"(s_2));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t410;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t410) : "f"(s_3), "f"(s_4));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t411;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t411) : "f"(s_5), "f"(s_6));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t412;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t412) : "f"(s_7), "f"(s_8));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t413;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t413) : "f"(s_9), "f"(s_10));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t414;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t414) : "f"(s_11), "f"(s_12));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t415;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t415) : "f"(s_13), "f"(s_14));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t416;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t416) : "f"(s_15), "f"(s_16));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t417;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t417) : "f"(s_17), "f"(s_18));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t418;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t418) : "f"(s_19), "f"(s_20));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t419;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t419) : "f"(s_21), "f"(s_22));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t420;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t420) : "f"(s_23), "f"(s_24));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t421;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t421) : "f"(s_25), "f"(s_26));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t422;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t422) : "f"(s_27), "f"(s_28));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t423;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t423) : "f"(s_29), "f"(s_30));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t424;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t424) : "f"(s_31), "f"(s_32));
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t425 = i_2 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t426 = t425 << 14u;
#line 97 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t427 = t73 + t426;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t428 = t427 + t148;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t429 = t427 + t149;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t430 = t427 + t150;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t431 = t427 + t151;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t428) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t409), "r"(t410), "r"(t411), "r"(t412), "r"(m_81), "r"(m_82));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t409), "r"(t410), "r"(t411), "r"(t412), "r"(m_83), "r"(m_84));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t429) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t409), "r"(t410), "r"(t411), "r"(t412), "r"(m_85), "r"(m_86));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t409), "r"(t410), "r"(t411), "r"(t412), "r"(m_87), "r"(m_88));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t430) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t409), "r"(t410), "r"(t411), "r"(t412), "r"(m_89), "r"(m_90));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t409), "r"(t410), "r"(t411), "r"(t412), "r"(m_91), "r"(m_92));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t431) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t409), "r"(t410), "r"(t411), "r"(t412), "r"(m_93), "r"(m_94));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t409), "r"(t410), "r"(t411), "r"(t412), "r"(m_95), "r"(m_96));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t428) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t413), "r"(t414), "r"(t415), "r"(t416), "r"(m_97), "r"(m_98));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t413), "r"(t414), "r"(t415), "r"(t416), "r"(m_99), "r"(m_100));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t429) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t413), "r"(t414), "r"(t415), "r"(t416), "r"(m_101), "r"(m_102));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t413), "r"(t414), "r"(t415), "r"(t416), "r"(m_103), "r"(m_104));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t430) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t413), "r"(t414), "r"(t415), "r"(t416), "r"(m_105), "r"(m_106));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t413), "r"(t414), "r"(t415), "r"(t416), "r"(m_107), "r"(m_108));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t431) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t413), "r"(t414), "r"(t415), "r"(t416), "r"(m_109), "r"(m_110));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t413), "r"(t414), "r"(t415), "r"(t416), "r"(m_111), "r"(m_112));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t428) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t417), "r"(t418), "r"(t419), "r"(t420), "r"(m_113), "r"(m_114));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t417), "r"(t418), "r"(t419), "r"(t420), "r"(m_115), "r"(m_116));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t429) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t417), "r"(t418), "r"(t419), "r"(t420), "r"(m_117), "r"(m_118));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t417), "r"(t418), "r"(t419), "r"(t420), "r"(m_119), "r"(m_120));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t430) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t417), "r"(t418), "r"(t419), "r"(t420), "r"(m_121), "r"(m_122));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t417), "r"(t418), "r"(t419), "r"(t420), "r"(m_123), "r"(m_124));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t431) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t417), "r"(t418), "r"(t419), "r"(t420), "r"(m_125), "r"(m_126));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t417), "r"(t418), "r"(t419), "r"(t420), "r"(m_127), "r"(m_128));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t428) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t421), "r"(t422), "r"(t423), "r"(t424), "r"(m_129), "r"(m_130));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t421), "r"(t422), "r"(t423), "r"(t424), "r"(m_131), "r"(m_132));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t429) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t421), "r"(t422), "r"(t423), "r"(t424), "r"(m_133), "r"(m_134));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t421), "r"(t422), "r"(t423), "r"(t424), "r"(m_135), "r"(m_136));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t430) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t421), "r"(t422), "r"(t423), "r"(t424), "r"(m_137), "r"(m_138));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t421), "r"(t422), "r"(t423), "r"(t424), "r"(m_139), "r"(m_140));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t431) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t421), "r"(t422), "r"(t423), "r"(t424), "r"(m_141), "r"(m_142));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t421), "r"(t422), "r"(t423), "r"(t424), "r"(m_143), "r"(m_144));
    }
#line 176 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t432;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t432) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_3 = row_sum + t432;
    f32 t434;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t434) : "f"(pair_3));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t435 = pair_3 + t434;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum = t435;
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t436;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t436) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_4 = row_sum_2 + t436;
    f32 t438;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t438) : "f"(pair_4));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t439 = pair_4 + t438;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t439;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t440 = (u64)t3;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t441 = t440 * o_stride0;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t442 = t441 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t443 = o + t442;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t444 = (u64)first_query;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t445 = t444 * o_stride1;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t446 = t445 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t447 = t443 + t446;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t448 = (u64)t2;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t449 = t448 * o_stride2;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t450 = t449 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t451 = t447 + t450;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t452 = (u32)o_stride1;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t453 = t452 << 1u;
    const bool t454 = warp_n == 0u;
#line 172 "fa-kernels/src/fa_s512/kernel.rs"
    if (t454) {
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum = row_sum;
        const bool t455 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t456;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t456) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer = t455 ? 0.0f : t456;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t458 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc = t458;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t459 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_2 = t459;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t460 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_5 = t460;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t461 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_6 = t461;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t462 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_9 = t462;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t463 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_10 = t463;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t464 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_13 = t464;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t465 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_14 = t465;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t466 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_17 = t466;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t467 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_18 = t467;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t468 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_21 = t468;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t469 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_22 = t469;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t470 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_25 = t470;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t471 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_26 = t471;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t472 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_29 = t472;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t473 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_30 = t473;
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum_2 = row_sum_2;
        const bool t474 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t475;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t475) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer_2 = t474 ? 0.0f : t475;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t477 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_3 = t477;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t478 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_4 = t478;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t479 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_7 = t479;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t480 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_8 = t480;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t481 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_11 = t481;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t482 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_12 = t482;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t483 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_15 = t483;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t484 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_16 = t484;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t485 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_19 = t485;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t486 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_20 = t486;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t487 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_23 = t487;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t488 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_24 = t488;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t489 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_27 = t489;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t490 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_28 = t490;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t491 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_31 = t491;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t492 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_32 = t492;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t493 = lane >> 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t494 = t10 + t493;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t495 = t494 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t496 = lane & 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t497 = t496 << 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t498 = t495 + t497;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t499;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t499) : "f"(acc), "f"(acc_2));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t500 = smem_1 + t498;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t500), "r"(t499) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t501;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t501) : "f"(acc_5), "f"(acc_6));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t502 = t498 + 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t503 = smem_1 + t502;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t503), "r"(t501) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t504;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t504) : "f"(acc_9), "f"(acc_10));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t505 = t498 + 32u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t506 = smem_1 + t505;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t506), "r"(t504) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t507;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t507) : "f"(acc_13), "f"(acc_14));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t508 = t498 + 48u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t509 = smem_1 + t508;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t509), "r"(t507) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t510;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t510) : "f"(acc_17), "f"(acc_18));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t511 = t498 + 64u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t512 = smem_1 + t511;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t512), "r"(t510) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t513;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t513) : "f"(acc_21), "f"(acc_22));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t514 = t498 + 80u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t515 = smem_1 + t514;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t515), "r"(t513) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t516;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t516) : "f"(acc_25), "f"(acc_26));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t517 = t498 + 96u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t518 = smem_1 + t517;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t518), "r"(t516) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t519;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t519) : "f"(acc_29), "f"(acc_30));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t520 = t498 + 112u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t521 = smem_1 + t520;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t521), "r"(t519) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t522 = lane >> 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t523 = t10 + t522;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t524 = t523 + 8u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t525 = t524 << 7u;
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
        const u32 t532 = t528 + 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t533 = smem_1 + t532;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t533), "r"(t531) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t534;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t534) : "f"(acc_11), "f"(acc_12));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t535 = t528 + 32u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t536 = smem_1 + t535;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t536), "r"(t534) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t537;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t537) : "f"(acc_15), "f"(acc_16));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t538 = t528 + 48u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t539 = smem_1 + t538;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t539), "r"(t537) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t540;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t540) : "f"(acc_19), "f"(acc_20));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t541 = t528 + 64u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t542 = smem_1 + t541;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t542), "r"(t540) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t543;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t543) : "f"(acc_23), "f"(acc_24));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t544 = t528 + 80u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t545 = smem_1 + t544;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t545), "r"(t543) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t546;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t546) : "f"(acc_27), "f"(acc_28));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t547 = t528 + 96u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t548 = smem_1 + t547;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t548), "r"(t546) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t549;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t549) : "f"(acc_31), "f"(acc_32));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t550 = t528 + 112u;
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
        const u32 t555 = t553 << 7u;
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
        const u64 t559 = (u64)t553 * t453;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t560 = t451 + t559;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t561 = (u64)t554 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t562 = t560 + t561;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t562), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t563 = t553 + 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t564 = t563 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t565 = t554 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t566 = t564 + t565;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t567 = smem_1 + t566;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t567) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t568 = (u64)t563 * t453;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t569 = t451 + t568;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t570 = (u64)t554 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t571 = t569 + t570;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t571), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t572 = t553 + 8u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t573 = t572 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t574 = t554 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t575 = t573 + t574;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t576 = smem_1 + t575;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t576) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t577 = (u64)t572 * t453;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t578 = t451 + t577;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t579 = (u64)t554 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t580 = t578 + t579;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t580), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t581 = t553 + 12u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t582 = t581 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t583 = t554 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t584 = t582 + t583;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t585 = smem_1 + t584;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t585) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t586 = (u64)t581 * t453;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t587 = t451 + t586;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t588 = (u64)t554 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t589 = t587 + t588;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t589), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t590 = (u64)t3;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t591 = t590 * lse_stride0;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t592 = t591 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t593 = lse + t592;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t594 = (u64)t2;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t595 = t594 * lse_stride1;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t596 = t595 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t597 = t593 + t596;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t598 = (u64)first_query;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t599 = t598 * lse_stride2;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t600 = t599 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t601 = t597 + t600;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t602 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const u32 t603 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const bool t604 = t603 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        if (t604) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t605 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_17 = t10 + t605;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t607 = (u64)row_17 * t602;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t608 = t607 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t609 = t601 + t608;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t610;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t610) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t611;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t611) : "f"(row_max), "f"(scale_log2), "f"(t610));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t611 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t613 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t614 = t613 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t609), "f"(t614) : "memory");
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t615 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t616 = t10 + t615;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_18 = t616 + 8u;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t618 = (u64)row_18 * t602;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t619 = t618 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t620 = t601 + t619;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t621;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t621) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t622;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t622) : "f"(row_max_2), "f"(scale_log2), "f"(t621));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t622 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t624 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t625 = t624 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t620), "f"(t625) : "memory");
        }
    }
}
