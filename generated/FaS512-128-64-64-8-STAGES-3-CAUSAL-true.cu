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
    const u32 i = 3u - t1;
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
    const u32 warp_m = warp & 7u;
    const u32 warp_n = warp >> 3u;
    const u32 t11 = warp_m << 4u;
#line 74 "fa-kernels/src/warps.rs"
    const u32 t12 = warp_n << 6u;
#line 59 "fa-kernels/src/s512/kernel.rs"
    const u32 first_query = i << 7u;
#line 61 "fa-kernels/src/s512/kernel.rs"
    const u32 t14 = first_query + 191u;
#line 61 "fa-kernels/src/s512/kernel.rs"
    const u32 blocks = t14 >> 6u;
#line 67 "fa-kernels/src/s512/kernel.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 74 "fa-kernels/src/s512/kernel.rs"
    const u32 ring = smem_1 + 16384u;
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
    const u64 t47 = t46 + t43;
#line 83 "fa-kernels/src/s512/kernel.rs"
    const u64 t48 = t47 + t43;
#line 83 "fa-kernels/src/s512/kernel.rs"
    const u64 t49 = t48 + t43;
#line 83 "fa-kernels/src/s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t44), "l"(t46) : "memory");
#line 83 "fa-kernels/src/s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t44), "l"(t47) : "memory");
#line 83 "fa-kernels/src/s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16;" :  : "r"(t44), "l"(t48) : "memory");
#line 83 "fa-kernels/src/s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16;" :  : "r"(t44), "l"(t49) : "memory");
#line 85 "fa-kernels/src/s512/kernel.rs"
    const u32 kv_head = t3 / group;
    const u64 t51 = (u64)t4;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t52 = t51 * k_stride0;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t53 = t52 * 2ull;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t54 = k + t53;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t55 = 0ull * k_stride1;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t56 = t55 * 2ull;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t57 = t54 + t56;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t58 = (u64)kv_head;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t59 = t58 * k_stride2;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t60 = t59 * 2ull;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 columns = t57 + t60;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u32 t62 = (u32)k_stride1;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u32 t63 = t62 << 1u;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t64 = (u64)t4;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t65 = t64 * v_stride0;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t66 = t65 * 2ull;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t67 = v + t66;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t68 = 0ull * v_stride1;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t69 = t68 * 2ull;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t70 = t67 + t69;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t71 = (u64)kv_head;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t72 = t71 * v_stride2;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t73 = t72 * 2ull;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u64 t74 = t70 + t73;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u32 t75 = (u32)v_stride1;
#line 86 "fa-kernels/src/s512/kernel.rs"
    const u32 t76 = t75 << 1u;
#line 59 "fa-kernels/src/s512/stream.rs"
    const u32 t77 = ring + 8192u;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u32 t78 = thread >> 3u;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u32 t79 = thread & 7u;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u32 t80 = t78 & 7u;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u32 t81 = t79 ^ t80;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u32 t82 = t78 << 7u;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u32 t83 = t81 << 4u;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u32 t84 = t82 + t83;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u64 t85 = (u64)t78 * t63;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u64 t86 = columns + t85;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u64 t87 = (u64)t79 * 16u;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u64 t88 = t86 + t87;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u64 t89 = (u64)t63 * 32u;
#line 66 "fa-kernels/src/s512/stream.rs"
    const u32 t90 = thread >> 3u;
#line 66 "fa-kernels/src/s512/stream.rs"
    const u32 t91 = thread & 7u;
#line 66 "fa-kernels/src/s512/stream.rs"
    const u32 t92 = t90 & 7u;
#line 66 "fa-kernels/src/s512/stream.rs"
    const u32 t93 = t91 ^ t92;
#line 66 "fa-kernels/src/s512/stream.rs"
    const u32 t94 = t90 << 7u;
#line 66 "fa-kernels/src/s512/stream.rs"
    const u32 t95 = t93 << 4u;
#line 66 "fa-kernels/src/s512/stream.rs"
    const u32 t96 = t94 + t95;
#line 66 "fa-kernels/src/s512/stream.rs"
    const u64 t97 = (u64)t90 * t76;
#line 66 "fa-kernels/src/s512/stream.rs"
    const u64 t98 = t74 + t97;
#line 66 "fa-kernels/src/s512/stream.rs"
    const u64 t99 = (u64)t91 * 16u;
#line 66 "fa-kernels/src/s512/stream.rs"
    const u64 t100 = t98 + t99;
#line 66 "fa-kernels/src/s512/stream.rs"
    const u64 t101 = (u64)t76 * 32u;
#line 95 "fa-kernels/src/s512/kernel.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 184 "fa-kernels/src/s512/stream.rs"
    const bool t102 = 0u < blocks;
#line 184 "fa-kernels/src/s512/stream.rs"
    if (t102) {
#line 186 "fa-kernels/src/s512/stream.rs"
        const u32 t103 = ring + t84;
#line 186 "fa-kernels/src/s512/stream.rs"
        const u64 t104 = (u64)0u * t63;
#line 186 "fa-kernels/src/s512/stream.rs"
        const u64 t105 = t88 + t104;
#line 186 "fa-kernels/src/s512/stream.rs"
        const u64 t106 = t105 + t89;
#line 186 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t103), "l"(t105) : "memory");
#line 186 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t103), "l"(t106) : "memory");
    }
#line 211 "fa-kernels/src/s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 199 "fa-kernels/src/s512/stream.rs"
    const bool t107 = 0u < blocks;
#line 199 "fa-kernels/src/s512/stream.rs"
    if (t107) {
#line 201 "fa-kernels/src/s512/stream.rs"
        const u32 t108 = t77 + t96;
#line 201 "fa-kernels/src/s512/stream.rs"
        const u64 t109 = (u64)0u * t76;
#line 201 "fa-kernels/src/s512/stream.rs"
        const u64 t110 = t100 + t109;
#line 201 "fa-kernels/src/s512/stream.rs"
        const u64 t111 = t110 + t101;
#line 201 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t108), "l"(t110) : "memory");
#line 201 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t108), "l"(t111) : "memory");
    }
#line 211 "fa-kernels/src/s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 184 "fa-kernels/src/s512/stream.rs"
    const bool t112 = 1u < blocks;
#line 184 "fa-kernels/src/s512/stream.rs"
    if (t112) {
#line 91 "fa-kernels/src/s512/stream.rs"
        const u32 t113 = ring + 16384u;
#line 186 "fa-kernels/src/s512/stream.rs"
        const u32 t114 = t113 + t84;
#line 186 "fa-kernels/src/s512/stream.rs"
        const u64 t115 = (u64)64u * t63;
#line 186 "fa-kernels/src/s512/stream.rs"
        const u64 t116 = t88 + t115;
#line 186 "fa-kernels/src/s512/stream.rs"
        const u64 t117 = t116 + t89;
#line 186 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t114), "l"(t116) : "memory");
#line 186 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t114), "l"(t117) : "memory");
    }
#line 211 "fa-kernels/src/s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 199 "fa-kernels/src/s512/stream.rs"
    const bool t118 = 1u < blocks;
#line 199 "fa-kernels/src/s512/stream.rs"
    if (t118) {
#line 97 "fa-kernels/src/s512/stream.rs"
        const u32 t119 = t77 + 16384u;
#line 201 "fa-kernels/src/s512/stream.rs"
        const u32 t120 = t119 + t96;
#line 201 "fa-kernels/src/s512/stream.rs"
        const u64 t121 = (u64)64u * t76;
#line 201 "fa-kernels/src/s512/stream.rs"
        const u64 t122 = t100 + t121;
#line 201 "fa-kernels/src/s512/stream.rs"
        const u64 t123 = t122 + t101;
#line 201 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t120), "l"(t122) : "memory");
#line 201 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t120), "l"(t123) : "memory");
    }
#line 211 "fa-kernels/src/s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 99 "fa-kernels/src/s512/kernel.rs"
    asm volatile("cp.async.wait_group 4;" :  :  : "memory");
#line 101 "fa-kernels/src/s512/kernel.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 t124 = lane & 15u;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t125 = t11 + t124;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t126 = lane >> 4u;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t127 = t125 & 7u;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t128 = t126 ^ t127;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t129 = t125 << 7u;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t130 = t128 << 4u;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t131 = t129 + t130;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t132 = smem_1 + t131;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t133 = t131 ^ 32u;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t134 = smem_1 + t133;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t135 = t131 ^ 64u;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t136 = smem_1 + t135;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t137 = t131 ^ 96u;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t138 = smem_1 + t137;
#line 102 "fa-kernels/src/s512/kernel.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t132) : "memory");
#line 102 "fa-kernels/src/s512/kernel.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t134) : "memory");
#line 102 "fa-kernels/src/s512/kernel.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t136) : "memory");
#line 102 "fa-kernels/src/s512/kernel.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t138) : "memory");
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t139 = lane & 7u;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t140 = t12 + t139;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t141 = lane >> 4u;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t142 = t141 << 3u;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t143 = t140 + t142;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t144 = lane >> 3u;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t145 = t144 & 1u;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t146 = t143 & 7u;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t147 = t145 ^ t146;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t148 = t143 << 7u;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t149 = t147 << 4u;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t150 = t148 + t149;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t151 = t150 ^ 32u;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t152 = t150 ^ 64u;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t153 = t150 ^ 96u;
    const u32 t154 = lane & 15u;
#line 105 "fa-kernels/src/s512/kernel.rs"
    const u32 t155 = t12 + t154;
#line 105 "fa-kernels/src/s512/kernel.rs"
    const u32 t156 = lane >> 4u;
#line 105 "fa-kernels/src/s512/kernel.rs"
    const u32 t157 = t155 & 7u;
#line 105 "fa-kernels/src/s512/kernel.rs"
    const u32 t158 = t156 ^ t157;
#line 105 "fa-kernels/src/s512/kernel.rs"
    const u32 t159 = t155 << 7u;
#line 105 "fa-kernels/src/s512/kernel.rs"
    const u32 t160 = t158 << 4u;
#line 105 "fa-kernels/src/s512/kernel.rs"
    const u32 t161 = t159 + t160;
#line 105 "fa-kernels/src/s512/kernel.rs"
    const u32 t162 = t161 ^ 32u;
#line 105 "fa-kernels/src/s512/kernel.rs"
    const u32 t163 = t161 ^ 64u;
#line 105 "fa-kernels/src/s512/kernel.rs"
    const u32 t164 = t161 ^ 96u;
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
    const u32 t165 = first_query + 1u;
#line 111 "fa-kernels/src/s512/kernel.rs"
    const u32 unmasked = t165 >> 6u;
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
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
#line 138 "fa-kernels/src/s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 144 "fa-kernels/src/s512/stream.rs"
        const u32 t167 = i_2 + 2u;
#line 184 "fa-kernels/src/s512/stream.rs"
        const bool t168 = t167 < blocks;
#line 184 "fa-kernels/src/s512/stream.rs"
        if (t168) {
#line 85 "fa-kernels/src/s512/stream.rs"
            const u32 t169 = t167 % 3u;
#line 85 "fa-kernels/src/s512/stream.rs"
            const u32 t170 = t169 << 14u;
#line 91 "fa-kernels/src/s512/stream.rs"
            const u32 t171 = ring + t170;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u32 t172 = t167 << 6u;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u32 t173 = t171 + t84;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u64 t174 = (u64)t172 * t63;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u64 t175 = t88 + t174;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u64 t176 = t175 + t89;
#line 186 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t173), "l"(t175) : "memory");
#line 186 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t173), "l"(t176) : "memory");
        }
#line 211 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 145 "fa-kernels/src/s512/stream.rs"
        const u32 t177 = i_2 + 2u;
#line 199 "fa-kernels/src/s512/stream.rs"
        const bool t178 = t177 < blocks;
#line 199 "fa-kernels/src/s512/stream.rs"
        if (t178) {
#line 85 "fa-kernels/src/s512/stream.rs"
            const u32 t179 = t177 % 3u;
#line 85 "fa-kernels/src/s512/stream.rs"
            const u32 t180 = t179 << 14u;
#line 97 "fa-kernels/src/s512/stream.rs"
            const u32 t181 = t77 + t180;
#line 201 "fa-kernels/src/s512/stream.rs"
            const u32 t182 = t177 << 6u;
#line 201 "fa-kernels/src/s512/stream.rs"
            const u32 t183 = t181 + t96;
#line 201 "fa-kernels/src/s512/stream.rs"
            const u64 t184 = (u64)t182 * t76;
#line 201 "fa-kernels/src/s512/stream.rs"
            const u64 t185 = t100 + t184;
#line 201 "fa-kernels/src/s512/stream.rs"
            const u64 t186 = t185 + t101;
#line 201 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t183), "l"(t185) : "memory");
#line 201 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t183), "l"(t186) : "memory");
        }
#line 211 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 85 "fa-kernels/src/s512/stream.rs"
        const u32 t187 = i_2 % 3u;
#line 85 "fa-kernels/src/s512/stream.rs"
        const u32 t188 = t187 << 14u;
#line 91 "fa-kernels/src/s512/stream.rs"
        const u32 t189 = ring + t188;
#line 128 "fa-kernels/src/s512/kernel.rs"
        const u32 t190 = t189 + t150;
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t190) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t190) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t190) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_25), "r"(m_26));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_27), "r"(m_28));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t190) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_29), "r"(m_30));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_31), "r"(m_32));
#line 128 "fa-kernels/src/s512/kernel.rs"
        const u32 t191 = t189 + t151;
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t191) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_33), "r"(m_34));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_35), "r"(m_36));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t191) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t191) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_41), "r"(m_42));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_43), "r"(m_44));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t191) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_45), "r"(m_46));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_47), "r"(m_48));
#line 128 "fa-kernels/src/s512/kernel.rs"
        const u32 t192 = t189 + t152;
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t192) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_49), "r"(m_50));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_51), "r"(m_52));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t192) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_53), "r"(m_54));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_55), "r"(m_56));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t192) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_57), "r"(m_58));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_59), "r"(m_60));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t192) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_61), "r"(m_62));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_63), "r"(m_64));
#line 128 "fa-kernels/src/s512/kernel.rs"
        const u32 t193 = t189 + t153;
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t193) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_65), "r"(m_66));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_67), "r"(m_68));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t193) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_69), "r"(m_70));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_71), "r"(m_72));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t193) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_73), "r"(m_74));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_75), "r"(m_76));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t193) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_77), "r"(m_78));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_79), "r"(m_80));
#line 71 "fa-kernels/src/softmax.rs"
        const f32 old = row_max;
#line 75 "fa-kernels/src/softmax.rs"
        f32 t195;
        asm("max.f32 %0, %1, %2;" : "=f"(t195) : "f"(old), "f"(s));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t196;
        asm("max.f32 %0, %1, %2;" : "=f"(t196) : "f"(t195), "f"(s_2));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t197;
        asm("max.f32 %0, %1, %2;" : "=f"(t197) : "f"(t196), "f"(s_5));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t198;
        asm("max.f32 %0, %1, %2;" : "=f"(t198) : "f"(t197), "f"(s_6));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t199;
        asm("max.f32 %0, %1, %2;" : "=f"(t199) : "f"(t198), "f"(s_9));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t200;
        asm("max.f32 %0, %1, %2;" : "=f"(t200) : "f"(t199), "f"(s_10));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t201;
        asm("max.f32 %0, %1, %2;" : "=f"(t201) : "f"(t200), "f"(s_13));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t202;
        asm("max.f32 %0, %1, %2;" : "=f"(t202) : "f"(t201), "f"(s_14));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t203;
        asm("max.f32 %0, %1, %2;" : "=f"(t203) : "f"(t202), "f"(s_17));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t204;
        asm("max.f32 %0, %1, %2;" : "=f"(t204) : "f"(t203), "f"(s_18));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t205;
        asm("max.f32 %0, %1, %2;" : "=f"(t205) : "f"(t204), "f"(s_21));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t206;
        asm("max.f32 %0, %1, %2;" : "=f"(t206) : "f"(t205), "f"(s_22));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t207;
        asm("max.f32 %0, %1, %2;" : "=f"(t207) : "f"(t206), "f"(s_25));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t208;
        asm("max.f32 %0, %1, %2;" : "=f"(t208) : "f"(t207), "f"(s_26));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t209;
        asm("max.f32 %0, %1, %2;" : "=f"(t209) : "f"(t208), "f"(s_29));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t210;
        asm("max.f32 %0, %1, %2;" : "=f"(t210) : "f"(t209), "f"(s_30));
#line 203 "fa-kernels/src/softmax.rs"
        f32 t211;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t211) : "f"(t210));
#line 203 "fa-kernels/src/softmax.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t210), "f"(t211));
#line 204 "fa-kernels/src/softmax.rs"
        f32 t213;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t213) : "f"(pair));
#line 204 "fa-kernels/src/softmax.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t213));
#line 80 "fa-kernels/src/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t216 = new_1 * scale_log2;
#line 81 "fa-kernels/src/softmax.rs"
        const f32 reference = none ? 0.0f : t216;
        const f32 t218 = -reference;
#line 82 "fa-kernels/src/softmax.rs"
        f32 t219;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t219) : "f"(old), "f"(scale_log2), "f"(t218));
#line 82 "fa-kernels/src/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t219));
#line 83 "fa-kernels/src/softmax.rs"
        row_max = new_1;
        const f32 t221 = row_sum * rescale;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t222 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t223;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t223) : "f"(s), "f"(scale_log2), "f"(t222));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t224;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t224) : "f"(t223));
#line 86 "fa-kernels/src/softmax.rs"
        s = t224;
        const f32 t225 = t221 + s;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t226 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t227;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t227) : "f"(s_2), "f"(scale_log2), "f"(t226));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t228;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t228) : "f"(t227));
#line 86 "fa-kernels/src/softmax.rs"
        s_2 = t228;
        const f32 t229 = t225 + s_2;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t230 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t231;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t231) : "f"(s_5), "f"(scale_log2), "f"(t230));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t232;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t232) : "f"(t231));
#line 86 "fa-kernels/src/softmax.rs"
        s_5 = t232;
        const f32 t233 = t229 + s_5;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t234 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t235;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t235) : "f"(s_6), "f"(scale_log2), "f"(t234));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t236;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t236) : "f"(t235));
#line 86 "fa-kernels/src/softmax.rs"
        s_6 = t236;
        const f32 t237 = t233 + s_6;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t238 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t239;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t239) : "f"(s_9), "f"(scale_log2), "f"(t238));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t240;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t240) : "f"(t239));
#line 86 "fa-kernels/src/softmax.rs"
        s_9 = t240;
        const f32 t241 = t237 + s_9;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t242 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t243;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t243) : "f"(s_10), "f"(scale_log2), "f"(t242));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t244;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t244) : "f"(t243));
#line 86 "fa-kernels/src/softmax.rs"
        s_10 = t244;
        const f32 t245 = t241 + s_10;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t246 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t247;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t247) : "f"(s_13), "f"(scale_log2), "f"(t246));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t248;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t248) : "f"(t247));
#line 86 "fa-kernels/src/softmax.rs"
        s_13 = t248;
        const f32 t249 = t245 + s_13;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t250 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t251;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t251) : "f"(s_14), "f"(scale_log2), "f"(t250));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t252;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t252) : "f"(t251));
#line 86 "fa-kernels/src/softmax.rs"
        s_14 = t252;
        const f32 t253 = t249 + s_14;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t254 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t255;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t255) : "f"(s_17), "f"(scale_log2), "f"(t254));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t256;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t256) : "f"(t255));
#line 86 "fa-kernels/src/softmax.rs"
        s_17 = t256;
        const f32 t257 = t253 + s_17;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t258 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t259;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t259) : "f"(s_18), "f"(scale_log2), "f"(t258));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t260;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t260) : "f"(t259));
#line 86 "fa-kernels/src/softmax.rs"
        s_18 = t260;
        const f32 t261 = t257 + s_18;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t262 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t263;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t263) : "f"(s_21), "f"(scale_log2), "f"(t262));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t264;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t264) : "f"(t263));
#line 86 "fa-kernels/src/softmax.rs"
        s_21 = t264;
        const f32 t265 = t261 + s_21;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t266 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t267;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t267) : "f"(s_22), "f"(scale_log2), "f"(t266));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t268;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t268) : "f"(t267));
#line 86 "fa-kernels/src/softmax.rs"
        s_22 = t268;
        const f32 t269 = t265 + s_22;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t270 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t271;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t271) : "f"(s_25), "f"(scale_log2), "f"(t270));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t272;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t272) : "f"(t271));
#line 86 "fa-kernels/src/softmax.rs"
        s_25 = t272;
        const f32 t273 = t269 + s_25;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t274 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t275;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t275) : "f"(s_26), "f"(scale_log2), "f"(t274));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t276;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t276) : "f"(t275));
#line 86 "fa-kernels/src/softmax.rs"
        s_26 = t276;
        const f32 t277 = t273 + s_26;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t278 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t279;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t279) : "f"(s_29), "f"(scale_log2), "f"(t278));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t280;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t280) : "f"(t279));
#line 86 "fa-kernels/src/softmax.rs"
        s_29 = t280;
        const f32 t281 = t277 + s_29;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t282 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t283;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t283) : "f"(s_30), "f"(scale_log2), "f"(t282));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t284;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t284) : "f"(t283));
#line 86 "fa-kernels/src/softmax.rs"
        s_30 = t284;
        const f32 t285 = t281 + s_30;
#line 89 "fa-kernels/src/softmax.rs"
        row_sum = t285;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t286 = acc * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc = t286;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t287 = acc_2 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_2 = t287;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t288 = acc_5 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_5 = t288;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t289 = acc_6 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_6 = t289;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t290 = acc_9 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_9 = t290;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t291 = acc_10 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_10 = t291;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t292 = acc_13 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_13 = t292;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t293 = acc_14 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_14 = t293;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t294 = acc_17 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_17 = t294;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t295 = acc_18 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_18 = t295;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t296 = acc_21 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_21 = t296;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t297 = acc_22 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_22 = t297;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t298 = acc_25 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_25 = t298;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t299 = acc_26 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_26 = t299;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t300 = acc_29 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_29 = t300;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t301 = acc_30 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_30 = t301;
#line 71 "fa-kernels/src/softmax.rs"
        const f32 old_2 = row_max_2;
#line 75 "fa-kernels/src/softmax.rs"
        f32 t303;
        asm("max.f32 %0, %1, %2;" : "=f"(t303) : "f"(old_2), "f"(s_3));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t304;
        asm("max.f32 %0, %1, %2;" : "=f"(t304) : "f"(t303), "f"(s_4));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t305;
        asm("max.f32 %0, %1, %2;" : "=f"(t305) : "f"(t304), "f"(s_7));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t306;
        asm("max.f32 %0, %1, %2;" : "=f"(t306) : "f"(t305), "f"(s_8));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t307;
        asm("max.f32 %0, %1, %2;" : "=f"(t307) : "f"(t306), "f"(s_11));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t308;
        asm("max.f32 %0, %1, %2;" : "=f"(t308) : "f"(t307), "f"(s_12));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t309;
        asm("max.f32 %0, %1, %2;" : "=f"(t309) : "f"(t308), "f"(s_15));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t310;
        asm("max.f32 %0, %1, %2;" : "=f"(t310) : "f"(t309), "f"(s_16));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t311;
        asm("max.f32 %0, %1, %2;" : "=f"(t311) : "f"(t310), "f"(s_19));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t312;
        asm("max.f32 %0, %1, %2;" : "=f"(t312) : "f"(t311), "f"(s_20));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t313;
        asm("max.f32 %0, %1, %2;" : "=f"(t313) : "f"(t312), "f"(s_23));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t314;
        asm("max.f32 %0, %1, %2;" : "=f"(t314) : "f"(t313), "f"(s_24));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t315;
        asm("max.f32 %0, %1, %2;" : "=f"(t315) : "f"(t314), "f"(s_27));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t316;
        asm("max.f32 %0, %1, %2;" : "=f"(t316) : "f"(t315), "f"(s_28));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t317;
        asm("max.f32 %0, %1, %2;" : "=f"(t317) : "f"(t316), "f"(s_31));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t318;
        asm("max.f32 %0, %1, %2;" : "=f"(t318) : "f"(t317), "f"(s_32));
#line 203 "fa-kernels/src/softmax.rs"
        f32 t319;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t319) : "f"(t318));
#line 203 "fa-kernels/src/softmax.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t318), "f"(t319));
#line 204 "fa-kernels/src/softmax.rs"
        f32 t321;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t321) : "f"(pair_2));
#line 204 "fa-kernels/src/softmax.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t321));
#line 80 "fa-kernels/src/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t324 = new_2 * scale_log2;
#line 81 "fa-kernels/src/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t324;
        const f32 t326 = -reference_2;
#line 82 "fa-kernels/src/softmax.rs"
        f32 t327;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t327) : "f"(old_2), "f"(scale_log2), "f"(t326));
#line 82 "fa-kernels/src/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t327));
#line 83 "fa-kernels/src/softmax.rs"
        row_max_2 = new_2;
        const f32 t329 = row_sum_2 * rescale_2;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t330 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t331;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t331) : "f"(s_3), "f"(scale_log2), "f"(t330));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t332;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t332) : "f"(t331));
#line 86 "fa-kernels/src/softmax.rs"
        s_3 = t332;
        const f32 t333 = t329 + s_3;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t334 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t335;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t335) : "f"(s_4), "f"(scale_log2), "f"(t334));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t336;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t336) : "f"(t335));
#line 86 "fa-kernels/src/softmax.rs"
        s_4 = t336;
        const f32 t337 = t333 + s_4;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t338 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t339;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t339) : "f"(s_7), "f"(scale_log2), "f"(t338));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t340;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t340) : "f"(t339));
#line 86 "fa-kernels/src/softmax.rs"
        s_7 = t340;
        const f32 t341 = t337 + s_7;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t342 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t343;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t343) : "f"(s_8), "f"(scale_log2), "f"(t342));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t344;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t344) : "f"(t343));
#line 86 "fa-kernels/src/softmax.rs"
        s_8 = t344;
        const f32 t345 = t341 + s_8;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t346 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t347;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t347) : "f"(s_11), "f"(scale_log2), "f"(t346));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t348;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t348) : "f"(t347));
#line 86 "fa-kernels/src/softmax.rs"
        s_11 = t348;
        const f32 t349 = t345 + s_11;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t350 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t351;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t351) : "f"(s_12), "f"(scale_log2), "f"(t350));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t352;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t352) : "f"(t351));
#line 86 "fa-kernels/src/softmax.rs"
        s_12 = t352;
        const f32 t353 = t349 + s_12;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t354 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t355;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t355) : "f"(s_15), "f"(scale_log2), "f"(t354));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t356;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t356) : "f"(t355));
#line 86 "fa-kernels/src/softmax.rs"
        s_15 = t356;
        const f32 t357 = t353 + s_15;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t358 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t359;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t359) : "f"(s_16), "f"(scale_log2), "f"(t358));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t360;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t360) : "f"(t359));
#line 86 "fa-kernels/src/softmax.rs"
        s_16 = t360;
        const f32 t361 = t357 + s_16;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t362 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t363;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t363) : "f"(s_19), "f"(scale_log2), "f"(t362));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t364;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t364) : "f"(t363));
#line 86 "fa-kernels/src/softmax.rs"
        s_19 = t364;
        const f32 t365 = t361 + s_19;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t366 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t367;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t367) : "f"(s_20), "f"(scale_log2), "f"(t366));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t368;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t368) : "f"(t367));
#line 86 "fa-kernels/src/softmax.rs"
        s_20 = t368;
        const f32 t369 = t365 + s_20;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t370 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t371;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t371) : "f"(s_23), "f"(scale_log2), "f"(t370));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t372;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t372) : "f"(t371));
#line 86 "fa-kernels/src/softmax.rs"
        s_23 = t372;
        const f32 t373 = t369 + s_23;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t374 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t375;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t375) : "f"(s_24), "f"(scale_log2), "f"(t374));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t376;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t376) : "f"(t375));
#line 86 "fa-kernels/src/softmax.rs"
        s_24 = t376;
        const f32 t377 = t373 + s_24;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t378 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t379;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t379) : "f"(s_27), "f"(scale_log2), "f"(t378));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t380;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t380) : "f"(t379));
#line 86 "fa-kernels/src/softmax.rs"
        s_27 = t380;
        const f32 t381 = t377 + s_27;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t382 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t383;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t383) : "f"(s_28), "f"(scale_log2), "f"(t382));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t384;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t384) : "f"(t383));
#line 86 "fa-kernels/src/softmax.rs"
        s_28 = t384;
        const f32 t385 = t381 + s_28;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t386 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t387;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t387) : "f"(s_31), "f"(scale_log2), "f"(t386));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t388;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t388) : "f"(t387));
#line 86 "fa-kernels/src/softmax.rs"
        s_31 = t388;
        const f32 t389 = t385 + s_31;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t390 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t391;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t391) : "f"(s_32), "f"(scale_log2), "f"(t390));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t392;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t392) : "f"(t391));
#line 86 "fa-kernels/src/softmax.rs"
        s_32 = t392;
        const f32 t393 = t389 + s_32;
#line 89 "fa-kernels/src/softmax.rs"
        row_sum_2 = t393;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t394 = acc_3 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_3 = t394;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t395 = acc_4 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_4 = t395;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t396 = acc_7 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_7 = t396;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t397 = acc_8 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_8 = t397;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t398 = acc_11 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_11 = t398;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t399 = acc_12 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_12 = t399;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t400 = acc_15 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_15 = t400;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t401 = acc_16 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_16 = t401;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t402 = acc_19 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_19 = t402;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t403 = acc_20 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_20 = t403;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t404 = acc_23 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_23 = t404;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t405 = acc_24 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_24 = t405;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t406 = acc_27 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_27 = t406;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t407 = acc_28 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_28 = t407;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t408 = acc_31 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_31 = t408;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t409 = acc_32 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_32 = t409;
#line 54 "fa-kernels/src/softmax.rs"
        u32 t410;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t410) : "f"(s), "f"(s_2));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t411;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t411) : "f"(s_3), "f"(s_4));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t412;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t412) : "f"(s_5), "f"(s_6));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t413;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t413) : "f"(s_7), "f"(s_8));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t414;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t414) : "f"(s_9), "f"(s_10));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t415;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t415) : "f"(s_11), "f"(s_12));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t416;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t416) : "f"(s_13), "f"(s_14));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t417;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t417) : "f"(s_15), "f"(s_16));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t418;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t418) : "f"(s_17), "f"(s_18));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t419;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t419) : "f"(s_19), "f"(s_20));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t420;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t420) : "f"(s_21), "f"(s_22));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t421;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t421) : "f"(s_23), "f"(s_24));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t422;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t422) : "f"(s_25), "f"(s_26));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t423;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t423) : "f"(s_27), "f"(s_28));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t424;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t424) : "f"(s_29), "f"(s_30));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t425;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t425) : "f"(s_31), "f"(s_32));
#line 85 "fa-kernels/src/s512/stream.rs"
        const u32 t426 = i_2 % 3u;
#line 85 "fa-kernels/src/s512/stream.rs"
        const u32 t427 = t426 << 14u;
#line 97 "fa-kernels/src/s512/stream.rs"
        const u32 t428 = t77 + t427;
#line 148 "fa-kernels/src/s512/kernel.rs"
        const u32 t429 = t428 + t161;
#line 148 "fa-kernels/src/s512/kernel.rs"
        const u32 t430 = t428 + t162;
#line 148 "fa-kernels/src/s512/kernel.rs"
        const u32 t431 = t428 + t163;
#line 148 "fa-kernels/src/s512/kernel.rs"
        const u32 t432 = t428 + t164;
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t429) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t410), "r"(t411), "r"(t412), "r"(t413), "r"(m_81), "r"(m_82));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t410), "r"(t411), "r"(t412), "r"(t413), "r"(m_83), "r"(m_84));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t430) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t410), "r"(t411), "r"(t412), "r"(t413), "r"(m_85), "r"(m_86));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t410), "r"(t411), "r"(t412), "r"(t413), "r"(m_87), "r"(m_88));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t431) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t410), "r"(t411), "r"(t412), "r"(t413), "r"(m_89), "r"(m_90));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t410), "r"(t411), "r"(t412), "r"(t413), "r"(m_91), "r"(m_92));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t432) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t410), "r"(t411), "r"(t412), "r"(t413), "r"(m_93), "r"(m_94));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t410), "r"(t411), "r"(t412), "r"(t413), "r"(m_95), "r"(m_96));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t429) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t414), "r"(t415), "r"(t416), "r"(t417), "r"(m_97), "r"(m_98));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t414), "r"(t415), "r"(t416), "r"(t417), "r"(m_99), "r"(m_100));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t430) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t414), "r"(t415), "r"(t416), "r"(t417), "r"(m_101), "r"(m_102));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t414), "r"(t415), "r"(t416), "r"(t417), "r"(m_103), "r"(m_104));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t431) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t414), "r"(t415), "r"(t416), "r"(t417), "r"(m_105), "r"(m_106));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t414), "r"(t415), "r"(t416), "r"(t417), "r"(m_107), "r"(m_108));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t432) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t414), "r"(t415), "r"(t416), "r"(t417), "r"(m_109), "r"(m_110));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t414), "r"(t415), "r"(t416), "r"(t417), "r"(m_111), "r"(m_112));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t429) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t418), "r"(t419), "r"(t420), "r"(t421), "r"(m_113), "r"(m_114));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t418), "r"(t419), "r"(t420), "r"(t421), "r"(m_115), "r"(m_116));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t430) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t418), "r"(t419), "r"(t420), "r"(t421), "r"(m_117), "r"(m_118));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t418), "r"(t419), "r"(t420), "r"(t421), "r"(m_119), "r"(m_120));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t431) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t418), "r"(t419), "r"(t420), "r"(t421), "r"(m_121), "r"(m_122));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t418), "r"(t419), "r"(t420), "r"(t421), "r"(m_123), "r"(m_124));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t432) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t418), "r"(t419), "r"(t420), "r"(t421), "r"(m_125), "r"(m_126));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t418), "r"(t419), "r"(t420), "r"(t421), "r"(m_127), "r"(m_128));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t429) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t422), "r"(t423), "r"(t424), "r"(t425), "r"(m_129), "r"(m_130));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t422), "r"(t423), "r"(t424), "r"(t425), "r"(m_131), "r"(m_132));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t430) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t422), "r"(t423), "r"(t424), "r"(t425), "r"(m_133), "r"(m_134));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t422), "r"(t423), "r"(t424), "r"(t425), "r"(m_135), "r"(m_136));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t431) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t422), "r"(t423), "r"(t424), "r"(t425), "r"(m_137), "r"(m_138));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t422), "r"(t423), "r"(t424), "r"(t425), "r"(m_139), "r"(m_140));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t432) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t422), "r"(t423), "r"(t424), "r"(t425), "r"(m_141), "r"(m_142));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t422), "r"(t423), "r"(t424), "r"(t425), "r"(m_143), "r"(m_144));
    }
#line 124 "fa-kernels/src/s512/kernel.rs"
    #pragma unroll 1
    for (u32 i_3 = unmasked; i_3 < blocks; i_3 += 1u) {
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_33 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_34 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_35 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_36 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_37 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_38 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_39 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_40 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_41 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_42 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_43 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_44 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_45 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_46 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_47 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_48 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_49 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_50 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_51 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_52 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_53 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_54 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_55 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_56 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_57 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_58 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_59 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_60 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_61 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_62 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_63 = 0.0f;
#line 125 "fa-kernels/src/s512/kernel.rs"
        f32 s_64 = 0.0f;
#line 176 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
#line 138 "fa-kernels/src/s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 144 "fa-kernels/src/s512/stream.rs"
        const u32 t433 = i_3 + 2u;
#line 184 "fa-kernels/src/s512/stream.rs"
        const bool t434 = t433 < blocks;
#line 184 "fa-kernels/src/s512/stream.rs"
        if (t434) {
#line 85 "fa-kernels/src/s512/stream.rs"
            const u32 t435 = t433 % 3u;
#line 85 "fa-kernels/src/s512/stream.rs"
            const u32 t436 = t435 << 14u;
#line 91 "fa-kernels/src/s512/stream.rs"
            const u32 t437 = ring + t436;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u32 t438 = t433 << 6u;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u32 t439 = t437 + t84;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u64 t440 = (u64)t438 * t63;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u64 t441 = t88 + t440;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u64 t442 = t441 + t89;
#line 186 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t439), "l"(t441) : "memory");
#line 186 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t439), "l"(t442) : "memory");
        }
#line 211 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 145 "fa-kernels/src/s512/stream.rs"
        const u32 t443 = i_3 + 2u;
#line 199 "fa-kernels/src/s512/stream.rs"
        const bool t444 = t443 < blocks;
#line 199 "fa-kernels/src/s512/stream.rs"
        if (t444) {
#line 85 "fa-kernels/src/s512/stream.rs"
            const u32 t445 = t443 % 3u;
#line 85 "fa-kernels/src/s512/stream.rs"
            const u32 t446 = t445 << 14u;
#line 97 "fa-kernels/src/s512/stream.rs"
            const u32 t447 = t77 + t446;
#line 201 "fa-kernels/src/s512/stream.rs"
            const u32 t448 = t443 << 6u;
#line 201 "fa-kernels/src/s512/stream.rs"
            const u32 t449 = t447 + t96;
#line 201 "fa-kernels/src/s512/stream.rs"
            const u64 t450 = (u64)t448 * t76;
#line 201 "fa-kernels/src/s512/stream.rs"
            const u64 t451 = t100 + t450;
#line 201 "fa-kernels/src/s512/stream.rs"
            const u64 t452 = t451 + t101;
#line 201 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t449), "l"(t451) : "memory");
#line 201 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t449), "l"(t452) : "memory");
        }
#line 211 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 85 "fa-kernels/src/s512/stream.rs"
        const u32 t453 = i_3 % 3u;
#line 85 "fa-kernels/src/s512/stream.rs"
        const u32 t454 = t453 << 14u;
#line 91 "fa-kernels/src/s512/stream.rs"
        const u32 t455 = ring + t454;
#line 128 "fa-kernels/src/s512/kernel.rs"
        const u32 t456 = t455 + t150;
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t456) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_145), "r"(m_146));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_147), "r"(m_148));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t456) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_149), "r"(m_150));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_151), "r"(m_152));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t456) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_153), "r"(m_154));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_155), "r"(m_156));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t456) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_157), "r"(m_158));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_159), "r"(m_160));
#line 128 "fa-kernels/src/s512/kernel.rs"
        const u32 t457 = t455 + t151;
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t457) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_161), "r"(m_162));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_163), "r"(m_164));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t457) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_165), "r"(m_166));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_167), "r"(m_168));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t457) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_169), "r"(m_170));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_171), "r"(m_172));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t457) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_173), "r"(m_174));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_175), "r"(m_176));
#line 128 "fa-kernels/src/s512/kernel.rs"
        const u32 t458 = t455 + t152;
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t458) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_177), "r"(m_178));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_179), "r"(m_180));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t458) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_181), "r"(m_182));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_183), "r"(m_184));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t458) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_185), "r"(m_186));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_187), "r"(m_188));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t458) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_189), "r"(m_190));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_191), "r"(m_192));
#line 128 "fa-kernels/src/s512/kernel.rs"
        const u32 t459 = t455 + t153;
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t459) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_193), "r"(m_194));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_195), "r"(m_196));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t459) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_197), "r"(m_198));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_199), "r"(m_200));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t459) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_201), "r"(m_202));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_203), "r"(m_204));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t459) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_205), "r"(m_206));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_207), "r"(m_208));
#line 138 "fa-kernels/src/s512/kernel.rs"
        const u32 t460 = i_3 << 6u;
#line 138 "fa-kernels/src/s512/kernel.rs"
        const u32 first_key = t460 + t12;
        const u32 t462 = first_query + t11;
#line 11 "fa-kernels/src/mask.rs"
        const u32 t463 = lane & 3u;
#line 11 "fa-kernels/src/mask.rs"
        const u32 t464 = t463 << 1u;
#line 11 "fa-kernels/src/mask.rs"
        const u32 column = first_key + t464;
#line 14 "fa-kernels/src/mask.rs"
        const u32 t466 = lane >> 2u;
#line 14 "fa-kernels/src/mask.rs"
        const u32 query = t462 + t466;
#line 18 "fa-kernels/src/mask.rs"
        const bool t468 = column <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t469 = t468 ? s_33 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_33 = t469;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t470 = column + 1u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t471 = t470 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t472 = t471 ? s_34 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_34 = t472;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t473 = column + 8u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t474 = t473 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t475 = t474 ? s_37 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_37 = t475;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t476 = column + 9u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t477 = t476 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t478 = t477 ? s_38 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_38 = t478;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t479 = column + 16u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t480 = t479 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t481 = t480 ? s_41 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_41 = t481;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t482 = column + 17u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t483 = t482 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t484 = t483 ? s_42 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_42 = t484;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t485 = column + 24u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t486 = t485 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t487 = t486 ? s_45 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_45 = t487;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t488 = column + 25u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t489 = t488 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t490 = t489 ? s_46 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_46 = t490;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t491 = column + 32u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t492 = t491 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t493 = t492 ? s_49 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_49 = t493;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t494 = column + 33u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t495 = t494 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t496 = t495 ? s_50 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_50 = t496;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t497 = column + 40u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t498 = t497 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t499 = t498 ? s_53 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_53 = t499;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t500 = column + 41u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t501 = t500 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t502 = t501 ? s_54 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_54 = t502;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t503 = column + 48u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t504 = t503 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t505 = t504 ? s_57 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_57 = t505;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t506 = column + 49u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t507 = t506 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t508 = t507 ? s_58 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_58 = t508;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t509 = column + 56u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t510 = t509 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t511 = t510 ? s_61 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_61 = t511;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t512 = column + 57u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t513 = t512 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t514 = t513 ? s_62 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_62 = t514;
#line 14 "fa-kernels/src/mask.rs"
        const u32 t515 = lane >> 2u;
#line 14 "fa-kernels/src/mask.rs"
        const u32 t516 = t462 + t515;
#line 14 "fa-kernels/src/mask.rs"
        const u32 query_2 = t516 + 8u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t518 = column <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t519 = t518 ? s_35 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_35 = t519;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t520 = column + 1u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t521 = t520 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t522 = t521 ? s_36 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_36 = t522;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t523 = column + 8u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t524 = t523 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t525 = t524 ? s_39 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_39 = t525;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t526 = column + 9u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t527 = t526 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t528 = t527 ? s_40 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_40 = t528;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t529 = column + 16u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t530 = t529 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t531 = t530 ? s_43 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_43 = t531;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t532 = column + 17u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t533 = t532 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t534 = t533 ? s_44 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_44 = t534;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t535 = column + 24u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t536 = t535 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t537 = t536 ? s_47 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_47 = t537;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t538 = column + 25u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t539 = t538 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t540 = t539 ? s_48 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_48 = t540;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t541 = column + 32u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t542 = t541 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t543 = t542 ? s_51 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_51 = t543;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t544 = column + 33u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t545 = t544 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t546 = t545 ? s_52 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_52 = t546;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t547 = column + 40u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t548 = t547 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t549 = t548 ? s_55 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_55 = t549;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t550 = column + 41u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t551 = t550 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t552 = t551 ? s_56 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_56 = t552;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t553 = column + 48u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t554 = t553 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t555 = t554 ? s_59 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_59 = t555;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t556 = column + 49u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t557 = t556 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t558 = t557 ? s_60 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_60 = t558;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t559 = column + 56u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t560 = t559 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t561 = t560 ? s_63 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_63 = t561;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t562 = column + 57u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t563 = t562 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t564 = t563 ? s_64 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_64 = t564;
#line 71 "fa-kernels/src/softmax.rs"
        const f32 old_3 = row_max;
#line 75 "fa-kernels/src/softmax.rs"
        f32 t566;
        asm("max.f32 %0, %1, %2;" : "=f"(t566) : "f"(old_3), "f"(s_33));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t567;
        asm("max.f32 %0, %1, %2;" : "=f"(t567) : "f"(t566), "f"(s_34));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t568;
        asm("max.f32 %0, %1, %2;" : "=f"(t568) : "f"(t567), "f"(s_37));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t569;
        asm("max.f32 %0, %1, %2;" : "=f"(t569) : "f"(t568), "f"(s_38));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t570;
        asm("max.f32 %0, %1, %2;" : "=f"(t570) : "f"(t569), "f"(s_41));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t571;
        asm("max.f32 %0, %1, %2;" : "=f"(t571) : "f"(t570), "f"(s_42));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t572;
        asm("max.f32 %0, %1, %2;" : "=f"(t572) : "f"(t571), "f"(s_45));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t573;
        asm("max.f32 %0, %1, %2;" : "=f"(t573) : "f"(t572), "f"(s_46));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t574;
        asm("max.f32 %0, %1, %2;" : "=f"(t574) : "f"(t573), "f"(s_49));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t575;
        asm("max.f32 %0, %1, %2;" : "=f"(t575) : "f"(t574), "f"(s_50));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t576;
        asm("max.f32 %0, %1, %2;" : "=f"(t576) : "f"(t575), "f"(s_53));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t577;
        asm("max.f32 %0, %1, %2;" : "=f"(t577) : "f"(t576), "f"(s_54));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t578;
        asm("max.f32 %0, %1, %2;" : "=f"(t578) : "f"(t577), "f"(s_57));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t579;
        asm("max.f32 %0, %1, %2;" : "=f"(t579) : "f"(t578), "f"(s_58));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t580;
        asm("max.f32 %0, %1, %2;" : "=f"(t580) : "f"(t579), "f"(s_61));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t581;
        asm("max.f32 %0, %1, %2;" : "=f"(t581) : "f"(t580), "f"(s_62));
#line 203 "fa-kernels/src/softmax.rs"
        f32 t582;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t582) : "f"(t581));
#line 203 "fa-kernels/src/softmax.rs"
        f32 pair_3;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t581), "f"(t582));
#line 204 "fa-kernels/src/softmax.rs"
        f32 t584;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t584) : "f"(pair_3));
#line 204 "fa-kernels/src/softmax.rs"
        f32 new_3;
        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t584));
#line 80 "fa-kernels/src/softmax.rs"
        const bool none_3 = new_3 == __uint_as_float(0xff800000u);
        const f32 t587 = new_3 * scale_log2;
#line 81 "fa-kernels/src/softmax.rs"
        const f32 reference_3 = none_3 ? 0.0f : t587;
        const f32 t589 = -reference_3;
#line 82 "fa-kernels/src/softmax.rs"
        f32 t590;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t590) : "f"(old_3), "f"(scale_log2), "f"(t589));
#line 82 "fa-kernels/src/softmax.rs"
        f32 rescale_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t590));
#line 83 "fa-kernels/src/softmax.rs"
        row_max = new_3;
        const f32 t592 = row_sum * rescale_3;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t593 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t594;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t594) : "f"(s_33), "f"(scale_log2), "f"(t593));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t595;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t595) : "f"(t594));
#line 86 "fa-kernels/src/softmax.rs"
        s_33 = t595;
        const f32 t596 = t592 + s_33;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t597 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t598;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t598) : "f"(s_34), "f"(scale_log2), "f"(t597));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t599;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t599) : "f"(t598));
#line 86 "fa-kernels/src/softmax.rs"
        s_34 = t599;
        const f32 t600 = t596 + s_34;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t601 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t602;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t602) : "f"(s_37), "f"(scale_log2), "f"(t601));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t603;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t603) : "f"(t602));
#line 86 "fa-kernels/src/softmax.rs"
        s_37 = t603;
        const f32 t604 = t600 + s_37;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t605 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t606;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t606) : "f"(s_38), "f"(scale_log2), "f"(t605));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t607;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t607) : "f"(t606));
#line 86 "fa-kernels/src/softmax.rs"
        s_38 = t607;
        const f32 t608 = t604 + s_38;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t609 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t610;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t610) : "f"(s_41), "f"(scale_log2), "f"(t609));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t611;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t611) : "f"(t610));
#line 86 "fa-kernels/src/softmax.rs"
        s_41 = t611;
        const f32 t612 = t608 + s_41;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t613 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t614;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t614) : "f"(s_42), "f"(scale_log2), "f"(t613));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t615;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t615) : "f"(t614));
#line 86 "fa-kernels/src/softmax.rs"
        s_42 = t615;
        const f32 t616 = t612 + s_42;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t617 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t618;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t618) : "f"(s_45), "f"(scale_log2), "f"(t617));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t619;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t619) : "f"(t618));
#line 86 "fa-kernels/src/softmax.rs"
        s_45 = t619;
        const f32 t620 = t616 + s_45;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t621 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t622;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t622) : "f"(s_46), "f"(scale_log2), "f"(t621));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t623;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t623) : "f"(t622));
#line 86 "fa-kernels/src/softmax.rs"
        s_46 = t623;
        const f32 t624 = t620 + s_46;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t625 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t626;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t626) : "f"(s_49), "f"(scale_log2), "f"(t625));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t627;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t627) : "f"(t626));
#line 86 "fa-kernels/src/softmax.rs"
        s_49 = t627;
        const f32 t628 = t624 + s_49;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t629 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t630;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t630) : "f"(s_50), "f"(scale_log2), "f"(t629));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t631;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t631) : "f"(t630));
#line 86 "fa-kernels/src/softmax.rs"
        s_50 = t631;
        const f32 t632 = t628 + s_50;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t633 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t634;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t634) : "f"(s_53), "f"(scale_log2), "f"(t633));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t635;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t635) : "f"(t634));
#line 86 "fa-kernels/src/softmax.rs"
        s_53 = t635;
        const f32 t636 = t632 + s_53;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t637 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t638;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t638) : "f"(s_54), "f"(scale_log2), "f"(t637));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t639;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t639) : "f"(t638));
#line 86 "fa-kernels/src/softmax.rs"
        s_54 = t639;
        const f32 t640 = t636 + s_54;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t641 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t642;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t642) : "f"(s_57), "f"(scale_log2), "f"(t641));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t643;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t643) : "f"(t642));
#line 86 "fa-kernels/src/softmax.rs"
        s_57 = t643;
        const f32 t644 = t640 + s_57;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t645 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t646;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t646) : "f"(s_58), "f"(scale_log2), "f"(t645));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t647;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t647) : "f"(t646));
#line 86 "fa-kernels/src/softmax.rs"
        s_58 = t647;
        const f32 t648 = t644 + s_58;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t649 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t650;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t650) : "f"(s_61), "f"(scale_log2), "f"(t649));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t651;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t651) : "f"(t650));
#line 86 "fa-kernels/src/softmax.rs"
        s_61 = t651;
        const f32 t652 = t648 + s_61;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t653 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t654;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t654) : "f"(s_62), "f"(scale_log2), "f"(t653));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t655;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t655) : "f"(t654));
#line 86 "fa-kernels/src/softmax.rs"
        s_62 = t655;
        const f32 t656 = t652 + s_62;
#line 89 "fa-kernels/src/softmax.rs"
        row_sum = t656;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t657 = acc * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc = t657;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t658 = acc_2 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_2 = t658;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t659 = acc_5 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_5 = t659;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t660 = acc_6 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_6 = t660;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t661 = acc_9 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_9 = t661;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t662 = acc_10 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_10 = t662;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t663 = acc_13 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_13 = t663;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t664 = acc_14 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_14 = t664;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t665 = acc_17 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_17 = t665;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t666 = acc_18 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_18 = t666;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t667 = acc_21 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_21 = t667;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t668 = acc_22 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_22 = t668;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t669 = acc_25 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_25 = t669;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t670 = acc_26 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_26 = t670;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t671 = acc_29 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_29 = t671;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t672 = acc_30 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_30 = t672;
#line 71 "fa-kernels/src/softmax.rs"
        const f32 old_4 = row_max_2;
#line 75 "fa-kernels/src/softmax.rs"
        f32 t674;
        asm("max.f32 %0, %1, %2;" : "=f"(t674) : "f"(old_4), "f"(s_35));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t675;
        asm("max.f32 %0, %1, %2;" : "=f"(t675) : "f"(t674), "f"(s_36));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t676;
        asm("max.f32 %0, %1, %2;" : "=f"(t676) : "f"(t675), "f"(s_39));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t677;
        asm("max.f32 %0, %1, %2;" : "=f"(t677) : "f"(t676), "f"(s_40));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t678;
        asm("max.f32 %0, %1, %2;" : "=f"(t678) : "f"(t677), "f"(s_43));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t679;
        asm("max.f32 %0, %1, %2;" : "=f"(t679) : "f"(t678), "f"(s_44));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t680;
        asm("max.f32 %0, %1, %2;" : "=f"(t680) : "f"(t679), "f"(s_47));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t681;
        asm("max.f32 %0, %1, %2;" : "=f"(t681) : "f"(t680), "f"(s_48));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t682;
        asm("max.f32 %0, %1, %2;" : "=f"(t682) : "f"(t681), "f"(s_51));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t683;
        asm("max.f32 %0, %1, %2;" : "=f"(t683) : "f"(t682), "f"(s_52));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t684;
        asm("max.f32 %0, %1, %2;" : "=f"(t684) : "f"(t683), "f"(s_55));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t685;
        asm("max.f32 %0, %1, %2;" : "=f"(t685) : "f"(t684), "f"(s_56));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t686;
        asm("max.f32 %0, %1, %2;" : "=f"(t686) : "f"(t685), "f"(s_59));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t687;
        asm("max.f32 %0, %1, %2;" : "=f"(t687) : "f"(t686), "f"(s_60));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t688;
        asm("max.f32 %0, %1, %2;" : "=f"(t688) : "f"(t687), "f"(s_63));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t689;
        asm("max.f32 %0, %1, %2;" : "=f"(t689) : "f"(t688), "f"(s_64));
#line 203 "fa-kernels/src/softmax.rs"
        f32 t690;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t690) : "f"(t689));
#line 203 "fa-kernels/src/softmax.rs"
        f32 pair_4;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t689), "f"(t690));
#line 204 "fa-kernels/src/softmax.rs"
        f32 t692;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t692) : "f"(pair_4));
#line 204 "fa-kernels/src/softmax.rs"
        f32 new_4;
        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t692));
#line 80 "fa-kernels/src/softmax.rs"
        const bool none_4 = new_4 == __uint_as_float(0xff800000u);
        const f32 t695 = new_4 * scale_log2;
#line 81 "fa-kernels/src/softmax.rs"
        const f32 reference_4 = none_4 ? 0.0f : t695;
        const f32 t697 = -reference_4;
#line 82 "fa-kernels/src/softmax.rs"
        f32 t698;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t698) : "f"(old_4), "f"(scale_log2), "f"(t697));
#line 82 "fa-kernels/src/softmax.rs"
        f32 rescale_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t698));
#line 83 "fa-kernels/src/softmax.rs"
        row_max_2 = new_4;
        const f32 t700 = row_sum_2 * rescale_4;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t701 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t702;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t702) : "f"(s_35), "f"(scale_log2), "f"(t701));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t703;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t703) : "f"(t702));
#line 86 "fa-kernels/src/softmax.rs"
        s_35 = t703;
        const f32 t704 = t700 + s_35;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t705 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t706;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t706) : "f"(s_36), "f"(scale_log2), "f"(t705));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t707;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t707) : "f"(t706));
#line 86 "fa-kernels/src/softmax.rs"
        s_36 = t707;
        const f32 t708 = t704 + s_36;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t709 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t710;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t710) : "f"(s_39), "f"(scale_log2), "f"(t709));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t711;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t711) : "f"(t710));
#line 86 "fa-kernels/src/softmax.rs"
        s_39 = t711;
        const f32 t712 = t708 + s_39;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t713 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t714;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t714) : "f"(s_40), "f"(scale_log2), "f"(t713));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t715;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t715) : "f"(t714));
#line 86 "fa-kernels/src/softmax.rs"
        s_40 = t715;
        const f32 t716 = t712 + s_40;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t717 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t718;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t718) : "f"(s_43), "f"(scale_log2), "f"(t717));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t719;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t719) : "f"(t718));
#line 86 "fa-kernels/src/softmax.rs"
        s_43 = t719;
        const f32 t720 = t716 + s_43;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t721 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t722;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t722) : "f"(s_44), "f"(scale_log2), "f"(t721));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t723;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t723) : "f"(t722));
#line 86 "fa-kernels/src/softmax.rs"
        s_44 = t723;
        const f32 t724 = t720 + s_44;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t725 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t726;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t726) : "f"(s_47), "f"(scale_log2), "f"(t725));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t727;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t727) : "f"(t726));
#line 86 "fa-kernels/src/softmax.rs"
        s_47 = t727;
        const f32 t728 = t724 + s_47;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t729 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t730;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t730) : "f"(s_48), "f"(scale_log2), "f"(t729));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t731;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t731) : "f"(t730));
#line 86 "fa-kernels/src/softmax.rs"
        s_48 = t731;
        const f32 t732 = t728 + s_48;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t733 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t734;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t734) : "f"(s_51), "f"(scale_log2), "f"(t733));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t735;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t735) : "f"(t734));
#line 86 "fa-kernels/src/softmax.rs"
        s_51 = t735;
        const f32 t736 = t732 + s_51;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t737 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t738;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t738) : "f"(s_52), "f"(scale_log2), "f"(t737));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t739;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t739) : "f"(t738));
#line 86 "fa-kernels/src/softmax.rs"
        s_52 = t739;
        const f32 t740 = t736 + s_52;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t741 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t742;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t742) : "f"(s_55), "f"(scale_log2), "f"(t741));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t743;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t743) : "f"(t742));
#line 86 "fa-kernels/src/softmax.rs"
        s_55 = t743;
        const f32 t744 = t740 + s_55;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t745 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t746;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t746) : "f"(s_56), "f"(scale_log2), "f"(t745));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t747;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t747) : "f"(t746));
#line 86 "fa-kernels/src/softmax.rs"
        s_56 = t747;
        const f32 t748 = t744 + s_56;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t749 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t750;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t750) : "f"(s_59), "f"(scale_log2), "f"(t749));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t751;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t751) : "f"(t750));
#line 86 "fa-kernels/src/softmax.rs"
        s_59 = t751;
        const f32 t752 = t748 + s_59;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t753 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t754;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t754) : "f"(s_60), "f"(scale_log2), "f"(t753));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t755;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t755) : "f"(t754));
#line 86 "fa-kernels/src/softmax.rs"
        s_60 = t755;
        const f32 t756 = t752 + s_60;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t757 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t758;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t758) : "f"(s_63), "f"(scale_log2), "f"(t757));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t759;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t759) : "f"(t758));
#line 86 "fa-kernels/src/softmax.rs"
        s_63 = t759;
        const f32 t760 = t756 + s_63;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t761 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t762;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t762) : "f"(s_64), "f"(scale_log2), "f"(t761));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t763;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t763) : "f"(t762));
#line 86 "fa-kernels/src/softmax.rs"
        s_64 = t763;
        const f32 t764 = t760 + s_64;
#line 89 "fa-kernels/src/softmax.rs"
        row_sum_2 = t764;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t765 = acc_3 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_3 = t765;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t766 = acc_4 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_4 = t766;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t767 = acc_7 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_7 = t767;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t768 = acc_8 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_8 = t768;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t769 = acc_11 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_11 = t769;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t770 = acc_12 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_12 = t770;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t771 = acc_15 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_15 = t771;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t772 = acc_16 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_16 = t772;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t773 = acc_19 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_19 = t773;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t774 = acc_20 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_20 = t774;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t775 = acc_23 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_23 = t775;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t776 = acc_24 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_24 = t776;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t777 = acc_27 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_27 = t777;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t778 = acc_28 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_28 = t778;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t779 = acc_31 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_31 = t779;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t780 = acc_32 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_32 = t780;
#line 54 "fa-kernels/src/softmax.rs"
        u32 t781;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t781) : "f"(s_33), "f"(s_34));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t782;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t782) : "f"(s_35), "f"(s_36));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t783;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t783) : "f"(s_37), "f"(s_38));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t784;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t784) : "f"(s_39), "f"(s_40));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t785;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t785) : "f"(s_41), "f"(s_42));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t786;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t786) : "f"(s_43), "f"(s_44));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t787;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t787) : "f"(s_45), "f"(s_46));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t788;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t788) : "f"(s_47), "f"(s_48));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t789;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t789) : "f"(s_49), "f"(s_50));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t790;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t790) : "f"(s_51), "f"(s_52));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t791;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t791) : "f"(s_53), "f"(s_54));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t792;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t792) : "f"(s_55), "f"(s_56));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t793;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t793) : "f"(s_57), "f"(s_58));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t794;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t794) : "f"(s_59), "f"(s_60));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t795;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t795) : "f"(s_61), "f"(s_62));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t796;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t796) : "f"(s_63), "f"(s_64));
#line 85 "fa-kernels/src/s512/stream.rs"
        const u32 t797 = i_3 % 3u;
#line 85 "fa-kernels/src/s512/stream.rs"
        const u32 t798 = t797 << 14u;
#line 97 "fa-kernels/src/s512/stream.rs"
        const u32 t799 = t77 + t798;
#line 148 "fa-kernels/src/s512/kernel.rs"
        const u32 t800 = t799 + t161;
#line 148 "fa-kernels/src/s512/kernel.rs"
        const u32 t801 = t799 + t162;
#line 148 "fa-kernels/src/s512/kernel.rs"
        const u32 t802 = t799 + t163;
#line 148 "fa-kernels/src/s512/kernel.rs"
        const u32 t803 = t799 + t164;
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t800) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t781), "r"(t782), "r"(t783), "r"(t784), "r"(m_209), "r"(m_210));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t781), "r"(t782), "r"(t783), "r"(t784), "r"(m_211), "r"(m_212));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t801) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t781), "r"(t782), "r"(t783), "r"(t784), "r"(m_213), "r"(m_214));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t781), "r"(t782), "r"(t783), "r"(t784), "r"(m_215), "r"(m_216));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t802) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t781), "r"(t782), "r"(t783), "r"(t784), "r"(m_217), "r"(m_218));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t781), "r"(t782), "r"(t783), "r"(t784), "r"(m_219), "r"(m_220));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t803) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t781), "r"(t782), "r"(t783), "r"(t784), "r"(m_221), "r"(m_222));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t781), "r"(t782), "r"(t783), "r"(t784), "r"(m_223), "r"(m_224));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t800) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t785), "r"(t786), "r"(t787), "r"(t788), "r"(m_225), "r"(m_226));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t785), "r"(t786), "r"(t787), "r"(t788), "r"(m_227), "r"(m_228));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t801) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t785), "r"(t786), "r"(t787), "r"(t788), "r"(m_229), "r"(m_230));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t785), "r"(t786), "r"(t787), "r"(t788), "r"(m_231), "r"(m_232));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t802) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t785), "r"(t786), "r"(t787), "r"(t788), "r"(m_233), "r"(m_234));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t785), "r"(t786), "r"(t787), "r"(t788), "r"(m_235), "r"(m_236));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t803) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t785), "r"(t786), "r"(t787), "r"(t788), "r"(m_237), "r"(m_238));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t785), "r"(t786), "r"(t787), "r"(t788), "r"(m_239), "r"(m_240));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t800) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t789), "r"(t790), "r"(t791), "r"(t792), "r"(m_241), "r"(m_242));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t789), "r"(t790), "r"(t791), "r"(t792), "r"(m_243), "r"(m_244));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t801) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t789), "r"(t790), "r"(t791), "r"(t792), "r"(m_245), "r"(m_246));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t789), "r"(t790), "r"(t791), "r"(t792), "r"(m_247), "r"(m_248));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t802) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t789), "r"(t790), "r"(t791), "r"(t792), "r"(m_249), "r"(m_250));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t789), "r"(t790), "r"(t791), "r"(t792), "r"(m_251), "r"(m_252));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t803) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t789), "r"(t790), "r"(t791), "r"(t792), "r"(m_253), "r"(m_254));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t789), "r"(t790), "r"(t791), "r"(t792), "r"(m_255), "r"(m_256));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t800) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t793), "r"(t794), "r"(t795), "r"(t796), "r"(m_257), "r"(m_258));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t793), "r"(t794), "r"(t795), "r"(t796), "r"(m_259), "r"(m_260));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t801) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t793), "r"(t794), "r"(t795), "r"(t796), "r"(m_261), "r"(m_262));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t793), "r"(t794), "r"(t795), "r"(t796), "r"(m_263), "r"(m_264));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t802) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t793), "r"(t794), "r"(t795), "r"(t796), "r"(m_265), "r"(m_266));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t793), "r"(t794), "r"(t795), "r"(t796), "r"(m_267), "r"(m_268));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t803) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t793), "r"(t794), "r"(t795), "r"(t796), "r"(m_269), "r"(m_270));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t793), "r"(t794), "r"(t795), "r"(t796), "r"(m_271), "r"(m_272));
    }
#line 176 "fa-kernels/src/s512/stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 97 "fa-kernels/src/softmax.rs"
    f32 t804;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t804) : "f"(row_sum));
#line 97 "fa-kernels/src/softmax.rs"
    const f32 pair_5 = row_sum + t804;
    f32 t806;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t806) : "f"(pair_5));
#line 98 "fa-kernels/src/softmax.rs"
    const f32 t807 = pair_5 + t806;
#line 98 "fa-kernels/src/softmax.rs"
    row_sum = t807;
#line 97 "fa-kernels/src/softmax.rs"
    f32 t808;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t808) : "f"(row_sum_2));
#line 97 "fa-kernels/src/softmax.rs"
    const f32 pair_6 = row_sum_2 + t808;
    f32 t810;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t810) : "f"(pair_6));
#line 98 "fa-kernels/src/softmax.rs"
    const f32 t811 = pair_6 + t810;
#line 98 "fa-kernels/src/softmax.rs"
    row_sum_2 = t811;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u64 t812 = (u64)t4;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u64 t813 = t812 * o_stride0;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u64 t814 = t813 * 2ull;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u64 t815 = o + t814;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u64 t816 = (u64)first_query;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u64 t817 = t816 * o_stride1;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u64 t818 = t817 * 2ull;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u64 t819 = t815 + t818;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u64 t820 = (u64)t3;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u64 t821 = t820 * o_stride2;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u64 t822 = t821 * 2ull;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u64 t823 = t819 + t822;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u32 t824 = (u32)o_stride1;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u32 t825 = t824 << 1u;
    const bool t826 = warp_n == 0u;
#line 158 "fa-kernels/src/s512/kernel.rs"
    if (t826) {
#line 129 "fa-kernels/src/softmax.rs"
        const f32 sum = row_sum;
        const bool t827 = sum == 0.0f;
#line 130 "fa-kernels/src/softmax.rs"
        f32 t828;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t828) : "f"(sum));
#line 130 "fa-kernels/src/softmax.rs"
        const f32 normalizer = t827 ? 0.0f : t828;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t830 = acc * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc = t830;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t831 = acc_2 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_2 = t831;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t832 = acc_5 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_5 = t832;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t833 = acc_6 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_6 = t833;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t834 = acc_9 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_9 = t834;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t835 = acc_10 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_10 = t835;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t836 = acc_13 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_13 = t836;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t837 = acc_14 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_14 = t837;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t838 = acc_17 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_17 = t838;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t839 = acc_18 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_18 = t839;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t840 = acc_21 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_21 = t840;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t841 = acc_22 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_22 = t841;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t842 = acc_25 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_25 = t842;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t843 = acc_26 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_26 = t843;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t844 = acc_29 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_29 = t844;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t845 = acc_30 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_30 = t845;
#line 129 "fa-kernels/src/softmax.rs"
        const f32 sum_2 = row_sum_2;
        const bool t846 = sum_2 == 0.0f;
#line 130 "fa-kernels/src/softmax.rs"
        f32 t847;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t847) : "f"(sum_2));
#line 130 "fa-kernels/src/softmax.rs"
        const f32 normalizer_2 = t846 ? 0.0f : t847;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t849 = acc_3 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_3 = t849;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t850 = acc_4 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_4 = t850;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t851 = acc_7 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_7 = t851;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t852 = acc_8 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_8 = t852;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t853 = acc_11 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_11 = t853;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t854 = acc_12 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_12 = t854;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t855 = acc_15 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_15 = t855;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t856 = acc_16 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_16 = t856;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t857 = acc_19 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_19 = t857;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t858 = acc_20 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_20 = t858;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t859 = acc_23 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_23 = t859;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t860 = acc_24 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_24 = t860;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t861 = acc_27 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_27 = t861;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t862 = acc_28 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_28 = t862;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t863 = acc_31 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_31 = t863;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t864 = acc_32 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_32 = t864;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t865 = lane >> 2u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t866 = t11 + t865;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t867 = t866 & 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t868 = 0u ^ t867;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t869 = t866 << 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t870 = t868 << 4u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t871 = t869 + t870;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t872 = lane & 3u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t873 = t872 << 2u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t874 = t871 + t873;
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t875;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t875) : "f"(acc), "f"(acc_2));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t876 = smem_1 + t874;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t876), "r"(t875) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t877;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t877) : "f"(acc_5), "f"(acc_6));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t878 = t874 ^ 16u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t879 = smem_1 + t878;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t879), "r"(t877) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t880;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t880) : "f"(acc_9), "f"(acc_10));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t881 = t874 ^ 32u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t882 = smem_1 + t881;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t882), "r"(t880) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t883;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t883) : "f"(acc_13), "f"(acc_14));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t884 = t874 ^ 48u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t885 = smem_1 + t884;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t885), "r"(t883) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t886;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t886) : "f"(acc_17), "f"(acc_18));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t887 = t874 ^ 64u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t888 = smem_1 + t887;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t888), "r"(t886) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t889;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t889) : "f"(acc_21), "f"(acc_22));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t890 = t874 ^ 80u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t891 = smem_1 + t890;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t891), "r"(t889) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t892;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t892) : "f"(acc_25), "f"(acc_26));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t893 = t874 ^ 96u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t894 = smem_1 + t893;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t894), "r"(t892) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t895;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t895) : "f"(acc_29), "f"(acc_30));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t896 = t874 ^ 112u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t897 = smem_1 + t896;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t897), "r"(t895) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t898 = lane >> 2u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t899 = t11 + t898;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t900 = t899 + 8u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t901 = t900 & 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t902 = 0u ^ t901;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t903 = t900 << 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t904 = t902 << 4u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t905 = t903 + t904;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t906 = lane & 3u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t907 = t906 << 2u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t908 = t905 + t907;
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t909;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t909) : "f"(acc_3), "f"(acc_4));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t910 = smem_1 + t908;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t910), "r"(t909) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t911;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t911) : "f"(acc_7), "f"(acc_8));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t912 = t908 ^ 16u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t913 = smem_1 + t912;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t913), "r"(t911) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t914;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t914) : "f"(acc_11), "f"(acc_12));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t915 = t908 ^ 32u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t916 = smem_1 + t915;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t916), "r"(t914) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t917;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t917) : "f"(acc_15), "f"(acc_16));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t918 = t908 ^ 48u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t919 = smem_1 + t918;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t919), "r"(t917) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t920;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t920) : "f"(acc_19), "f"(acc_20));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t921 = t908 ^ 64u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t922 = smem_1 + t921;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t922), "r"(t920) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t923;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t923) : "f"(acc_23), "f"(acc_24));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t924 = t908 ^ 80u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t925 = smem_1 + t924;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t925), "r"(t923) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t926;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t926) : "f"(acc_27), "f"(acc_28));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t927 = t908 ^ 96u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t928 = smem_1 + t927;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t928), "r"(t926) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t929;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t929) : "f"(acc_31), "f"(acc_32));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t930 = t908 ^ 112u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t931 = smem_1 + t930;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t931), "r"(t929) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t932 = lane >> 3u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t933 = t11 + t932;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t934 = lane & 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t935 = t933 & 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t936 = t934 ^ t935;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t937 = t933 << 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t938 = t936 << 4u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t939 = t937 + t938;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t940 = smem_1 + t939;
#line 100 "fa-kernels/src/epilogue.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t940) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t941 = (u64)t933 * t825;
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t942 = t823 + t941;
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t943 = (u64)t934 * 16u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t944 = t942 + t943;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t944), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t945 = t933 + 4u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t946 = t945 & 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t947 = t934 ^ t946;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t948 = t945 << 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t949 = t947 << 4u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t950 = t948 + t949;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t951 = smem_1 + t950;
#line 100 "fa-kernels/src/epilogue.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t951) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t952 = (u64)t945 * t825;
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t953 = t823 + t952;
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t954 = (u64)t934 * 16u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t955 = t953 + t954;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t955), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t956 = t933 + 8u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t957 = t956 & 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t958 = t934 ^ t957;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t959 = t956 << 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t960 = t958 << 4u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t961 = t959 + t960;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t962 = smem_1 + t961;
#line 100 "fa-kernels/src/epilogue.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t962) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t963 = (u64)t956 * t825;
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t964 = t823 + t963;
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t965 = (u64)t934 * 16u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t966 = t964 + t965;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t966), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t967 = t933 + 12u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t968 = t967 & 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t969 = t934 ^ t968;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t970 = t967 << 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t971 = t969 << 4u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t972 = t970 + t971;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t973 = smem_1 + t972;
#line 100 "fa-kernels/src/epilogue.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t973) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t974 = (u64)t967 * t825;
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t975 = t823 + t974;
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t976 = (u64)t934 * 16u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t977 = t975 + t976;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t977), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u64 t978 = (u64)t4;
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u64 t979 = t978 * lse_stride0;
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u64 t980 = t979 * 4ull;
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u64 t981 = lse + t980;
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u64 t982 = (u64)t3;
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u64 t983 = t982 * lse_stride1;
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u64 t984 = t983 * 4ull;
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u64 t985 = t981 + t984;
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u64 t986 = (u64)first_query;
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u64 t987 = t986 * lse_stride2;
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u64 t988 = t987 * 4ull;
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u64 t989 = t985 + t988;
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u32 t990 = (u32)lse_stride2;
#line 115 "fa-kernels/src/epilogue.rs"
        const u32 t991 = lane & 3u;
#line 115 "fa-kernels/src/epilogue.rs"
        const bool t992 = t991 == 0u;
#line 115 "fa-kernels/src/epilogue.rs"
        if (t992) {
#line 118 "fa-kernels/src/epilogue.rs"
            const u32 t993 = lane >> 2u;
#line 118 "fa-kernels/src/epilogue.rs"
            const u32 row_17 = t11 + t993;
            const u64 t995 = (u64)row_17 * t990;
#line 119 "fa-kernels/src/epilogue.rs"
            const u64 t996 = t995 * 4ull;
#line 119 "fa-kernels/src/epilogue.rs"
            const u64 t997 = t989 + t996;
#line 109 "fa-kernels/src/softmax.rs"
            f32 t998;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t998) : "f"(row_sum));
#line 109 "fa-kernels/src/softmax.rs"
            f32 t999;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t999) : "f"(row_max), "f"(scale_log2), "f"(t998));
#line 109 "fa-kernels/src/softmax.rs"
            const f32 lse_2 = t999 * 0.6931472f;
            const bool t1001 = row_sum == 0.0f;
#line 110 "fa-kernels/src/softmax.rs"
            const f32 t1002 = t1001 ? __uint_as_float(0xff800000u) : lse_2;
#line 119 "fa-kernels/src/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t997), "f"(t1002) : "memory");
#line 118 "fa-kernels/src/epilogue.rs"
            const u32 t1003 = lane >> 2u;
#line 118 "fa-kernels/src/epilogue.rs"
            const u32 t1004 = t11 + t1003;
#line 118 "fa-kernels/src/epilogue.rs"
            const u32 row_18 = t1004 + 8u;
            const u64 t1006 = (u64)row_18 * t990;
#line 119 "fa-kernels/src/epilogue.rs"
            const u64 t1007 = t1006 * 4ull;
#line 119 "fa-kernels/src/epilogue.rs"
            const u64 t1008 = t989 + t1007;
#line 109 "fa-kernels/src/softmax.rs"
            f32 t1009;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1009) : "f"(row_sum_2));
#line 109 "fa-kernels/src/softmax.rs"
            f32 t1010;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1010) : "f"(row_max_2), "f"(scale_log2), "f"(t1009));
#line 109 "fa-kernels/src/softmax.rs"
            const f32 lse_3 = t1010 * 0.6931472f;
            const bool t1012 = row_sum_2 == 0.0f;
#line 110 "fa-kernels/src/softmax.rs"
            const f32 t1013 = t1012 ? __uint_as_float(0xff800000u) : lse_3;
#line 119 "fa-kernels/src/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1008), "f"(t1013) : "memory");
        }
    }
}
