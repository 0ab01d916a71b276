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
    const u32 i = 3u - t1;
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
    const u32 warp_m = warp & 7u;
    const u32 warp_n = warp >> 3u;
    const u32 t11 = warp_m << 4u;
#line 74 "fa-kernels/src/attention/warps.rs"
    const u32 t12 = warp_n << 6u;
#line 60 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 first_query = i << 7u;
#line 62 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t14 = first_query + 191u;
#line 62 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 blocks = t14 >> 6u;
#line 68 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 75 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 ring = smem_1 + 16384u;
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
    const u64 t47 = t46 + t43;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t48 = t47 + t43;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t49 = t48 + t43;
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t44), "l"(t46) : "memory");
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t44), "l"(t47) : "memory");
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16;" :  : "r"(t44), "l"(t48) : "memory");
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16;" :  : "r"(t44), "l"(t49) : "memory");
#line 86 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 kv_head = t3 / group;
    const u64 t51 = (u64)t4;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t52 = t51 * k_stride0;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t53 = t52 * 2ull;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t54 = k + t53;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t55 = 0ull * k_stride1;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t56 = t55 * 2ull;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t57 = t54 + t56;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t58 = (u64)kv_head;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t59 = t58 * k_stride2;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t60 = t59 * 2ull;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 columns = t57 + t60;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t62 = (u32)k_stride1;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t63 = t62 << 1u;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t64 = (u64)t4;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t65 = t64 * v_stride0;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t66 = t65 * 2ull;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t67 = v + t66;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t68 = 0ull * v_stride1;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t69 = t68 * 2ull;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t70 = t67 + t69;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t71 = (u64)kv_head;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t72 = t71 * v_stride2;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t73 = t72 * 2ull;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t74 = t70 + t73;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t75 = (u32)v_stride1;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t76 = t75 << 1u;
#line 59 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t77 = ring + 8192u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t78 = thread >> 3u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t79 = thread & 7u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t80 = t78 & 7u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t81 = t79 ^ t80;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t82 = t78 << 7u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t83 = t81 << 4u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t84 = t82 + t83;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t85 = (u64)t78 * t63;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t86 = columns + t85;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t87 = (u64)t79 * 16u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t88 = t86 + t87;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t89 = (u64)t63 * 32u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t90 = thread >> 3u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t91 = thread & 7u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t92 = t90 & 7u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t93 = t91 ^ t92;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t94 = t90 << 7u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t95 = t93 << 4u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t96 = t94 + t95;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t97 = (u64)t90 * t76;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t98 = t74 + t97;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t99 = (u64)t91 * 16u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t100 = t98 + t99;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t101 = (u64)t76 * 32u;
#line 96 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 184 "fa-kernels/src/fa_s512/stream.rs"
    const bool t102 = 0u < blocks;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
    if (t102) {
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t103 = ring + t84;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        const u64 t104 = (u64)0u * t63;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        const u64 t105 = t88 + t104;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        const u64 t106 = t105 + t89;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t103), "l"(t105) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t103), "l"(t106) : "memory");
    }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 199 "fa-kernels/src/fa_s512/stream.rs"
    const bool t107 = 0u < blocks;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
    if (t107) {
#line 201 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t108 = t77 + t96;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
        const u64 t109 = (u64)0u * t76;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
        const u64 t110 = t100 + t109;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
        const u64 t111 = t110 + t101;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t108), "l"(t110) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t108), "l"(t111) : "memory");
    }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 184 "fa-kernels/src/fa_s512/stream.rs"
    const bool t112 = 1u < blocks;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
    if (t112) {
#line 91 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t113 = ring + 16384u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t114 = t113 + t84;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        const u64 t115 = (u64)64u * t63;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        const u64 t116 = t88 + t115;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        const u64 t117 = t116 + t89;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t114), "l"(t116) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t114), "l"(t117) : "memory");
    }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 199 "fa-kernels/src/fa_s512/stream.rs"
    const bool t118 = 1u < blocks;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
    if (t118) {
#line 97 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t119 = t77 + 16384u;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t120 = t119 + t96;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
        const u64 t121 = (u64)64u * t76;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
        const u64 t122 = t100 + t121;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
        const u64 t123 = t122 + t101;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t120), "l"(t122) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t120), "l"(t123) : "memory");
    }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 100 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.wait_group 4;" :  :  : "memory");
#line 102 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 t124 = lane & 15u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t125 = t11 + t124;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t126 = lane >> 4u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t127 = t125 & 7u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t128 = t126 ^ t127;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t129 = t125 << 7u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t130 = t128 << 4u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t131 = t129 + t130;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t132 = smem_1 + t131;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t133 = t131 ^ 32u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t134 = smem_1 + t133;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t135 = t131 ^ 64u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t136 = smem_1 + t135;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t137 = t131 ^ 96u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t138 = smem_1 + t137;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t132) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t134) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t136) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t138) : "memory");
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t139 = lane & 7u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t140 = t12 + t139;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t141 = lane >> 4u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t142 = t141 << 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t143 = t140 + t142;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t144 = lane >> 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t145 = t144 & 1u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t146 = t143 & 7u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t147 = t145 ^ t146;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t148 = t143 << 7u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t149 = t147 << 4u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t150 = t148 + t149;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t151 = t150 ^ 32u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t152 = t150 ^ 64u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t153 = t150 ^ 96u;
    const u32 t154 = lane & 15u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t155 = t12 + t154;
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
#line 117 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t165 = first_query + 1u;
#line 117 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 unmasked = t165 >> 6u;
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
        const u32 t167 = i_2 + 2u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t168 = t167 < blocks;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t168) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t169 = t167 % 3u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t170 = t169 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t171 = ring + t170;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t172 = t167 << 6u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t173 = t171 + t84;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t174 = (u64)t172 * t63;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t175 = t88 + t174;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t176 = t175 + t89;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t173), "l"(t175) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t173), "l"(t176) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 145 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t177 = i_2 + 2u;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        const bool t178 = t177 < blocks;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        if (t178) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t179 = t177 % 3u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t180 = t179 << 14u;
#line 97 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t181 = t77 + t180;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t182 = t177 << 6u;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t183 = t181 + t96;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t184 = (u64)t182 * t76;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t185 = t100 + t184;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t186 = t185 + t101;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t183), "l"(t185) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t183), "l"(t186) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t187 = i_2 % 3u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t188 = t187 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t189 = ring + t188;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t190 = t189 + t150;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t190) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t190) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t190) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_25), "r"(m_26));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_27), "r"(m_28));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t190) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_29), "r"(m_30));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_31), "r"(m_32));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t191 = t189 + t151;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t191) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_33), "r"(m_34));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_35), "r"(m_36));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t191) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t191) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_41), "r"(m_42));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_43), "r"(m_44));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t191) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_45), "r"(m_46));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_47), "r"(m_48));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t192 = t189 + t152;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t192) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_49), "r"(m_50));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_51), "r"(m_52));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t192) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_53), "r"(m_54));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_55), "r"(m_56));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t192) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_57), "r"(m_58));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_59), "r"(m_60));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t192) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_61), "r"(m_62));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_63), "r"(m_64));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t193 = t189 + t153;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t193) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_65), "r"(m_66));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_67), "r"(m_68));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t193) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_69), "r"(m_70));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_71), "r"(m_72));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t193) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_73), "r"(m_74));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_75), "r"(m_76));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t193) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_77), "r"(m_78));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_79), "r"(m_80));
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t195;
        asm("max.f32 %0, %1, %2;" : "=f"(t195) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t196;
        asm("max.f32 %0, %1, %2;" : "=f"(t196) : "f"(t195), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t197;
        asm("max.f32 %0, %1, %2;" : "=f"(t197) : "f"(t196), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t198;
        asm("max.f32 %0, %1, %2;" : "=f"(t198) : "f"(t197), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t199;
        asm("max.f32 %0, %1, %2;" : "=f"(t199) : "f"(t198), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t200;
        asm("max.f32 %0, %1, %2;" : "=f"(t200) : "f"(t199), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t201;
        asm("max.f32 %0, %1, %2;" : "=f"(t201) : "f"(t200), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t202;
        asm("max.f32 %0, %1, %2;" : "=f"(t202) : "f"(t201), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t203;
        asm("max.f32 %0, %1, %2;" : "=f"(t203) : "f"(t202), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t204;
        asm("max.f32 %0, %1, %2;" : "=f"(t204) : "f"(t203), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t205;
        asm("max.f32 %0, %1, %2;" : "=f"(t205) : "f"(t204), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t206;
        asm("max.f32 %0, %1, %2;" : "=f"(t206) : "f"(t205), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t207;
        asm("max.f32 %0, %1, %2;" : "=f"(t207) : "f"(t206), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t208;
        asm("max.f32 %0, %1, %2;" : "=f"(t208) : "f"(t207), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t209;
        asm("max.f32 %0, %1, %2;" : "=f"(t209) : "f"(t208), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t210;
        asm("max.f32 %0, %1, %2;" : "=f"(t210) : "f"(t209), "f"(s_30));
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
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t254 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t254));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t256;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t256) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_17 = t256;
        const f32 t257 = t253 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t258 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t258));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t260;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t260) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_18 = t260;
        const f32 t261 = t257 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t262 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t262));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t264;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t264) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_21 = t264;
        const f32 t265 = t261 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t266 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t266));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t268;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t268) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_22 = t268;
        const f32 t269 = t265 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t270 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t270));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t272;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t272) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_25 = t272;
        const f32 t273 = t269 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t274 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t274));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t276;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t276) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_26 = t276;
        const f32 t277 = t273 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t278 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t278));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t280;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t280) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_29 = t280;
        const f32 t281 = t277 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t282 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t282));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t284;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t284) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_30 = t284;
        const f32 t285 = t281 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t285;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t286 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t286;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t287 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t287;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t288 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t288;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t289 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t289;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t290 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t290;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t291 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t291;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t292 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t292;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t293 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t293;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t294 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t294;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t295 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t295;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t296 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t296;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t297 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t297;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t298 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t298;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t299 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t299;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t300 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t300;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t301 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t301;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t303;
        asm("max.f32 %0, %1, %2;" : "=f"(t303) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t304;
        asm("max.f32 %0, %1, %2;" : "=f"(t304) : "f"(t303), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t305;
        asm("max.f32 %0, %1, %2;" : "=f"(t305) : "f"(t304), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t306;
        asm("max.f32 %0, %1, %2;" : "=f"(t306) : "f"(t305), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t307;
        asm("max.f32 %0, %1, %2;" : "=f"(t307) : "f"(t306), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t308;
        asm("max.f32 %0, %1, %2;" : "=f"(t308) : "f"(t307), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t309;
        asm("max.f32 %0, %1, %2;" : "=f"(t309) : "f"(t308), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t310;
        asm("max.f32 %0, %1, %2;" : "=f"(t310) : "f"(t309), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t311;
        asm("max.f32 %0, %1, %2;" : "=f"(t311) : "f"(t310), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t312;
        asm("max.f32 %0, %1, %2;" : "=f"(t312) : "f"(t311), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t313;
        asm("max.f32 %0, %1, %2;" : "=f"(t313) : "f"(t312), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t314;
        asm("max.f32 %0, %1, %2;" : "=f"(t314) : "f"(t313), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t315;
        asm("max.f32 %0, %1, %2;" : "=f"(t315) : "f"(t314), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t316;
        asm("max.f32 %0, %1, %2;" : "=f"(t316) : "f"(t315), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t317;
        asm("max.f32 %0, %1, %2;" : "=f"(t317) : "f"(t316), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t318;
        asm("max.f32 %0, %1, %2;" : "=f"(t318) : "f"(t317), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t319;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t319) : "f"(t318));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t318), "f"(t319));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t321;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t321) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t321));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t324 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t324;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t326 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t327;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t327) : "f"(old_2), "f"(scale_log2), "f"(t326));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t327));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t329 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t330 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t330));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t332;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t332) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_3 = t332;
        const f32 t333 = t329 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t334 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_18;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t334));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t336;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t336) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_4 = t336;
        const f32 t337 = t333 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t338 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_19;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t338));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t340;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t340) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_7 = t340;
        const f32 t341 = t337 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t342 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_20;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t342));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t344;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t344) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_8 = t344;
        const f32 t345 = t341 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t346 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_21;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t346));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t348;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t348) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_11 = t348;
        const f32 t349 = t345 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t350 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_22;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t350));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t352;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t352) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_12 = t352;
        const f32 t353 = t349 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t354 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_23;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t354));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t356;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t356) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_15 = t356;
        const f32 t357 = t353 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t358 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_24;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t358));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t360;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t360) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_16 = t360;
        const f32 t361 = t357 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t362 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_25;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t362));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t364;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t364) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_19 = t364;
        const f32 t365 = t361 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t366 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_26;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t366));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t368;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t368) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_20 = t368;
        const f32 t369 = t365 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t370 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_27;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t370));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t372;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t372) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_23 = t372;
        const f32 t373 = t369 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t374 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_28;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t374));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t376;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t376) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_24 = t376;
        const f32 t377 = t373 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t378 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_29;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t378));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t380;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t380) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_27 = t380;
        const f32 t381 = t377 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t382 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_30;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t382));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t384;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t384) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_28 = t384;
        const f32 t385 = t381 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t386 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_31;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t386));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t388;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t388) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_31 = t388;
        const f32 t389 = t385 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t390 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_32;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t390));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t392;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t392) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_32 = t392;
        const f32 t393 = t389 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t393;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t394 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t394;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t395 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t395;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t396 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t396;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t397 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t397;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t398 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t398;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t399 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t399;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t400 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t400;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t401 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t401;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t402 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t402;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t403 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t403;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t404 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t404;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t405 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t405;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t406 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t406;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t407 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t407;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t408 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t408;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t409 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t409;
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t410;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t410) : "f"(s), "f"(s_2));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t411;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t411) : "f"(s_3), "f"(s_4));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t412;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t412) : "f"(s_5), "f"(s_6));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t413;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t413) : "f"(s_7), "f"(s_8));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t414;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t414) : "f"(s_9), "f"(s_10));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t415;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t415) : "f"(s_11), "f"(s_12));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t416;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t416) : "f"(s_13), "f"(s_14));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t417;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t417) : "f"(s_15), "f"(s_16));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t418;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t418) : "f"(s_17), "f"(s_18));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t419;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t419) : "f"(s_19), "f"(s_20));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t420;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t420) : "f"(s_21), "f"(s_22));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t421;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t421) : "f"(s_23), "f"(s_24));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t422;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t422) : "f"(s_25), "f"(s_26));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t423;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t423) : "f"(s_27), "f"(s_28));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t424;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t424) : "f"(s_29), "f"(s_30));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t425;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t425) : "f"(s_31), "f"(s_32));
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t426 = i_2 % 3u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t427 = t426 << 14u;
#line 97 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t428 = t77 + t427;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t429 = t428 + t161;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t430 = t428 + t162;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t431 = t428 + t163;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t432 = t428 + t164;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t429) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t410), "r"(t411), "r"(t412), "r"(t413), "r"(m_81), "r"(m_82));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t410), "r"(t411), "r"(t412), "r"(t413), "r"(m_83), "r"(m_84));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t430) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t410), "r"(t411), "r"(t412), "r"(t413), "r"(m_85), "r"(m_86));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t410), "r"(t411), "r"(t412), "r"(t413), "r"(m_87), "r"(m_88));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t431) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t410), "r"(t411), "r"(t412), "r"(t413), "r"(m_89), "r"(m_90));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t410), "r"(t411), "r"(t412), "r"(t413), "r"(m_91), "r"(m_92));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t432) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t410), "r"(t411), "r"(t412), "r"(t413), "r"(m_93), "r"(m_94));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t410), "r"(t411), "r"(t412), "r"(t413), "r"(m_95), "r"(m_96));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t429) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t414), "r"(t415), "r"(t416), "r"(t417), "r"(m_97), "r"(m_98));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t414), "r"(t415), "r"(t416), "r"(t417), "r"(m_99), "r"(m_100));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t430) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t414), "r"(t415), "r"(t416), "r"(t417), "r"(m_101), "r"(m_102));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t414), "r"(t415), "r"(t416), "r"(t417), "r"(m_103), "r"(m_104));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t431) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t414), "r"(t415), "r"(t416), "r"(t417), "r"(m_105), "r"(m_106));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t414), "r"(t415), "r"(t416), "r"(t417), "r"(m_107), "r"(m_108));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t432) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t414), "r"(t415), "r"(t416), "r"(t417), "r"(m_109), "r"(m_110));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t414), "r"(t415), "r"(t416), "r"(t417), "r"(m_111), "r"(m_112));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t429) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t418), "r"(t419), "r"(t420), "r"(t421), "r"(m_113), "r"(m_114));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t418), "r"(t419), "r"(t420), "r"(t421), "r"(m_115), "r"(m_116));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t430) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t418), "r"(t419), "r"(t420), "r"(t421), "r"(m_117), "r"(m_118));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t418), "r"(t419), "r"(t420), "r"(t421), "r"(m_119), "r"(m_120));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t431) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t418), "r"(t419), "r"(t420), "r"(t421), "r"(m_121), "r"(m_122));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t418), "r"(t419), "r"(t420), "r"(t421), "r"(m_123), "r"(m_124));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t432) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t418), "r"(t419), "r"(t420), "r"(t421), "r"(m_125), "r"(m_126));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t418), "r"(t419), "r"(t420), "r"(t421), "r"(m_127), "r"(m_128));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t429) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t422), "r"(t423), "r"(t424), "r"(t425), "r"(m_129), "r"(m_130));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t422), "r"(t423), "r"(t424), "r"(t425), "r"(m_131), "r"(m_132));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t430) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t422), "r"(t423), "r"(t424), "r"(t425), "r"(m_133), "r"(m_134));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t422), "r"(t423), "r"(t424), "r"(t425), "r"(m_135), "r"(m_136));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t431) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t422), "r"(t423), "r"(t424), "r"(t425), "r"(m_137), "r"(m_138));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t422), "r"(t423), "r"(t424), "r"(t425), "r"(m_139), "r"(m_140));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t432) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t422), "r"(t423), "r"(t424), "r"(t425), "r"(m_141), "r"(m_142));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t422), "r"(t423), "r"(t424), "r"(t425), "r"(m_143), "r"(m_144));
    }
#line 132 "fa-kernels/src/fa_s512/kernel.rs"
    #pragma unroll 1
    for (u32 i_3 = unmasked; i_3 < blocks; i_3 += 1u) {
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
        const u32 t433 = i_3 + 2u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t434 = t433 < blocks;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t434) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t435 = t433 % 3u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t436 = t435 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t437 = ring + t436;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t438 = t433 << 6u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t439 = t437 + t84;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t440 = (u64)t438 * t63;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t441 = t88 + t440;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t442 = t441 + t89;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t439), "l"(t441) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t439), "l"(t442) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 145 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t443 = i_3 + 2u;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        const bool t444 = t443 < blocks;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        if (t444) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t445 = t443 % 3u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t446 = t445 << 14u;
#line 97 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t447 = t77 + t446;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t448 = t443 << 6u;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t449 = t447 + t96;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t450 = (u64)t448 * t76;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t451 = t100 + t450;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t452 = t451 + t101;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t449), "l"(t451) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t449), "l"(t452) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t453 = i_3 % 3u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t454 = t453 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t455 = ring + t454;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t456 = t455 + t150;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t456) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_145), "r"(m_146));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_147), "r"(m_148));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t456) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_149), "r"(m_150));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_151), "r"(m_152));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t456) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_153), "r"(m_154));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_155), "r"(m_156));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t456) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_157), "r"(m_158));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_159), "r"(m_160));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t457 = t455 + t151;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t457) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_161), "r"(m_162));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_163), "r"(m_164));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t457) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_165), "r"(m_166));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_167), "r"(m_168));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t457) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_169), "r"(m_170));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_171), "r"(m_172));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t457) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_173), "r"(m_174));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_175), "r"(m_176));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t458 = t455 + t152;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t458) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_177), "r"(m_178));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_179), "r"(m_180));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t458) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_181), "r"(m_182));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_183), "r"(m_184));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t458) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_185), "r"(m_186));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_187), "r"(m_188));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t458) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_189), "r"(m_190));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_191), "r"(m_192));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t459 = t455 + t153;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t459) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_193), "r"(m_194));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_195), "r"(m_196));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t459) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_197), "r"(m_198));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_199), "r"(m_200));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t459) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_201), "r"(m_202));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_203), "r"(m_204));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t459) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_205), "r"(m_206));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_207), "r"(m_208));
#line 146 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t460 = i_3 << 6u;
#line 146 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 first_key = t460 + t12;
        const u32 first_query_2 = first_query + t11;
#line 149 "fa-kernels/src/fa_s512/kernel.rs"
        u32 first_key_2;
        asm volatile("mov.b32 %0, %1;" : "=r"(first_key_2) : "r"(first_key));
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t464 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t465 = t464 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 column = first_key_2 + t465;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t467 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t468 = first_query_2 + t467;
#line 29 "fa-kernels/src/attention/mask.rs"
        const u32 t469 = t468 + 1u;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t470 = t469 > column ? t469 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end = t470 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible = 0u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t473 = visible ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_33 = t473;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_2 = 1u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t475 = visible_2 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_34 = t475;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_3 = 8u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t477 = visible_3 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_37 = t477;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_4 = 9u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t479 = visible_4 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_38 = t479;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_5 = 16u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t481 = visible_5 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_41 = t481;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_6 = 17u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t483 = visible_6 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_42 = t483;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_7 = 24u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t485 = visible_7 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_45 = t485;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_8 = 25u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t487 = visible_8 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_46 = t487;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_9 = 32u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t489 = visible_9 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_49 = t489;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_10 = 33u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t491 = visible_10 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_50 = t491;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_11 = 40u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t493 = visible_11 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_53 = t493;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_12 = 41u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t495 = visible_12 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_54 = t495;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_13 = 48u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t497 = visible_13 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_57 = t497;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_14 = 49u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t499 = visible_14 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_58 = t499;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_15 = 56u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t501 = visible_15 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_61 = t501;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_16 = 57u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t503 = visible_16 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_62 = t503;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t504 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t505 = first_query_2 + t504;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t506 = t505 + 8u;
#line 29 "fa-kernels/src/attention/mask.rs"
        const u32 t507 = t506 + 1u;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t508 = t507 > column ? t507 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_2 = t508 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_17 = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t511 = visible_17 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_35 = t511;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_18 = 1u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t513 = visible_18 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_36 = t513;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_19 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t515 = visible_19 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_39 = t515;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_20 = 9u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t517 = visible_20 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_40 = t517;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_21 = 16u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t519 = visible_21 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_43 = t519;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_22 = 17u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t521 = visible_22 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_44 = t521;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_23 = 24u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t523 = visible_23 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_47 = t523;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_24 = 25u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t525 = visible_24 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_48 = t525;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_25 = 32u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t527 = visible_25 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_51 = t527;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_26 = 33u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t529 = visible_26 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_52 = t529;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_27 = 40u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t531 = visible_27 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_55 = t531;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_28 = 41u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t533 = visible_28 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_56 = t533;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_29 = 48u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t535 = visible_29 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_59 = t535;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_30 = 49u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t537 = visible_30 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_60 = t537;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_31 = 56u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t539 = visible_31 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_63 = t539;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_32 = 57u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t541 = visible_32 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_64 = t541;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t543;
        asm("max.f32 %0, %1, %2;" : "=f"(t543) : "f"(old_3), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t544;
        asm("max.f32 %0, %1, %2;" : "=f"(t544) : "f"(t543), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t545;
        asm("max.f32 %0, %1, %2;" : "=f"(t545) : "f"(t544), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t546;
        asm("max.f32 %0, %1, %2;" : "=f"(t546) : "f"(t545), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t547;
        asm("max.f32 %0, %1, %2;" : "=f"(t547) : "f"(t546), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t548;
        asm("max.f32 %0, %1, %2;" : "=f"(t548) : "f"(t547), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t549;
        asm("max.f32 %0, %1, %2;" : "=f"(t549) : "f"(t548), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t550;
        asm("max.f32 %0, %1, %2;" : "=f"(t550) : "f"(t549), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t551;
        asm("max.f32 %0, %1, %2;" : "=f"(t551) : "f"(t550), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t552;
        asm("max.f32 %0, %1, %2;" : "=f"(t552) : "f"(t551), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t553;
        asm("max.f32 %0, %1, %2;" : "=f"(t553) : "f"(t552), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t554;
        asm("max.f32 %0, %1, %2;" : "=f"(t554) : "f"(t553), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t555;
        asm("max.f32 %0, %1, %2;" : "=f"(t555) : "f"(t554), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t556;
        asm("max.f32 %0, %1, %2;" : "=f"(t556) : "f"(t555), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t557;
        asm("max.f32 %0, %1, %2;" : "=f"(t557) : "f"(t556), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t558;
        asm("max.f32 %0, %1, %2;" : "=f"(t558) : "f"(t557), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t559;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t559) : "f"(t558));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_3;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t558), "f"(t559));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t561;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t561) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_3;
        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t561));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_3 = new_3 == __uint_as_float(0xff800000u);
        const f32 t564 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_3 = none_3 ? 0.0f : t564;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t566 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t567;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t567) : "f"(old_3), "f"(scale_log2), "f"(t566));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t567));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t569 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t570 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_33;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t570));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t572;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t572) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_33 = t572;
        const f32 t573 = t569 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t574 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_34;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t574));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t576;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t576) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_34 = t576;
        const f32 t577 = t573 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t578 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_35;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(scale_log2), "f"(t578));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t580;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t580) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_37 = t580;
        const f32 t581 = t577 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t582 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_36;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(scale_log2), "f"(t582));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t584;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t584) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_38 = t584;
        const f32 t585 = t581 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t586 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_37;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(scale_log2), "f"(t586));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t588;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t588) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_41 = t588;
        const f32 t589 = t585 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t590 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_38;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(scale_log2), "f"(t590));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t592;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t592) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_42 = t592;
        const f32 t593 = t589 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t594 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_39;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(scale_log2), "f"(t594));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t596;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t596) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_45 = t596;
        const f32 t597 = t593 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t598 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_40;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(scale_log2), "f"(t598));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t600;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t600) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_46 = t600;
        const f32 t601 = t597 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t602 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_41;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(scale_log2), "f"(t602));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t604;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t604) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_49 = t604;
        const f32 t605 = t601 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t606 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_42;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(scale_log2), "f"(t606));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t608;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t608) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_50 = t608;
        const f32 t609 = t605 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t610 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_43;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(scale_log2), "f"(t610));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t612;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t612) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_53 = t612;
        const f32 t613 = t609 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t614 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_44;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(scale_log2), "f"(t614));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t616;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t616) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_54 = t616;
        const f32 t617 = t613 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t618 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_45;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(scale_log2), "f"(t618));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t620;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t620) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_57 = t620;
        const f32 t621 = t617 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t622 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_46;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(scale_log2), "f"(t622));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t624;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t624) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_58 = t624;
        const f32 t625 = t621 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t626 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_47;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(scale_log2), "f"(t626));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t628;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t628) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_61 = t628;
        const f32 t629 = t625 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t630 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_48;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(scale_log2), "f"(t630));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t632;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t632) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_62 = t632;
        const f32 t633 = t629 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t633;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t634 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t634;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t635 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t635;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t636 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t636;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t637 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t637;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t638 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t638;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t639 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t639;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t640 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t640;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t641 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t641;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t642 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t642;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t643 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t643;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t644 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t644;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t645 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t645;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t646 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t646;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t647 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t647;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t648 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t648;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t649 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t649;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t651;
        asm("max.f32 %0, %1, %2;" : "=f"(t651) : "f"(old_4), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t652;
        asm("max.f32 %0, %1, %2;" : "=f"(t652) : "f"(t651), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t653;
        asm("max.f32 %0, %1, %2;" : "=f"(t653) : "f"(t652), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t654;
        asm("max.f32 %0, %1, %2;" : "=f"(t654) : "f"(t653), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t655;
        asm("max.f32 %0, %1, %2;" : "=f"(t655) : "f"(t654), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t656;
        asm("max.f32 %0, %1, %2;" : "=f"(t656) : "f"(t655), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t657;
        asm("max.f32 %0, %1, %2;" : "=f"(t657) : "f"(t656), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t658;
        asm("max.f32 %0, %1, %2;" : "=f"(t658) : "f"(t657), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t659;
        asm("max.f32 %0, %1, %2;" : "=f"(t659) : "f"(t658), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t660;
        asm("max.f32 %0, %1, %2;" : "=f"(t660) : "f"(t659), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t661;
        asm("max.f32 %0, %1, %2;" : "=f"(t661) : "f"(t660), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t662;
        asm("max.f32 %0, %1, %2;" : "=f"(t662) : "f"(t661), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t663;
        asm("max.f32 %0, %1, %2;" : "=f"(t663) : "f"(t662), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t664;
        asm("max.f32 %0, %1, %2;" : "=f"(t664) : "f"(t663), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t665;
        asm("max.f32 %0, %1, %2;" : "=f"(t665) : "f"(t664), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t666;
        asm("max.f32 %0, %1, %2;" : "=f"(t666) : "f"(t665), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t667;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t667) : "f"(t666));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_4;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t666), "f"(t667));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t669;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t669) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_4;
        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t669));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_4 = new_4 == __uint_as_float(0xff800000u);
        const f32 t672 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_4 = none_4 ? 0.0f : t672;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t674 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t675;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t675) : "f"(old_4), "f"(scale_log2), "f"(t674));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t675));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t677 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t678 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_49;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t678));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t680;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t680) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_35 = t680;
        const f32 t681 = t677 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t682 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_50;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t682));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t684;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t684) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_36 = t684;
        const f32 t685 = t681 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t686 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_51;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t686));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t688;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t688) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_39 = t688;
        const f32 t689 = t685 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t690 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_52;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t690));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t692;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t692) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_40 = t692;
        const f32 t693 = t689 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t694 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_53;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t694));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t696;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t696) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_43 = t696;
        const f32 t697 = t693 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t698 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_54;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t698));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t700;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t700) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_44 = t700;
        const f32 t701 = t697 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t702 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_55;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t702));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t704;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t704) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_47 = t704;
        const f32 t705 = t701 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t706 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_56;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t706));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t708;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t708) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_48 = t708;
        const f32 t709 = t705 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t710 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_57;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t710));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t712;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t712) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_51 = t712;
        const f32 t713 = t709 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t714 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_58;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t714));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t716;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t716) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_52 = t716;
        const f32 t717 = t713 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t718 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_59;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t718));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t720;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t720) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_55 = t720;
        const f32 t721 = t717 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t722 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_60;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t722));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t724;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t724) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_56 = t724;
        const f32 t725 = t721 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t726 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_61;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t726));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t728;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t728) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_59 = t728;
        const f32 t729 = t725 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t730 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_62;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t730));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t732;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t732) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_60 = t732;
        const f32 t733 = t729 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t734 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_63;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t734));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t736;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t736) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_63 = t736;
        const f32 t737 = t733 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t738 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_64;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t738));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t740;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t740) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_64 = t740;
        const f32 t741 = t737 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t741;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t742 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t742;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t743 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t743;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t744 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t744;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t745 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t745;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t746 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t746;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t747 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t747;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t748 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t748;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t749 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t749;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t750 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t750;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t751 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t751;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t752 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t752;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t753 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t753;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t754 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t754;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t755 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t755;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t756 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t756;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t757 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t757;
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t758;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t758) : "f"(s_33), "f"(s_34));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t759;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t759) : "f"(s_35), "f"(s_36));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t760;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t760) : "f"(s_37), "f"(s_38));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t761;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t761) : "f"(s_39), "f"(s_40));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t762;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t762) : "f"(s_41), "f"(s_42));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t763;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t763) : "f"(s_43), "f"(s_44));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t764;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t764) : "f"(s_45), "f"(s_46));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t765;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t765) : "f"(s_47), "f"(s_48));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t766;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t766) : "f"(s_49), "f"(s_50));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t767;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t767) : "f"(s_51), "f"(s_52));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t768;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t768) : "f"(s_53), "f"(s_54));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t769;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t769) : "f"(s_55), "f"(s_56));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t770;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t770) : "f"(s_57), "f"(s_58));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t771;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t771) : "f"(s_59), "f"(s_60));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t772;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t772) : "f"(s_61), "f"(s_62));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t773;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t773) : "f"(s_63), "f"(s_64));
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t774 = i_3 % 3u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t775 = t774 << 14u;
#line 97 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t776 = t77 + t775;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t777 = t776 + t161;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t778 = t776 + t162;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t779 = t776 + t163;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t780 = t776 + t164;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t777) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t758), "r"(t759), "r"(t760), "r"(t761), "r"(m_209), "r"(m_210));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t758), "r"(t759), "r"(t760), "r"(t761), "r"(m_211), "r"(m_212));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t778) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t758), "r"(t759), "r"(t760), "r"(t761), "r"(m_213), "r"(m_214));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t758), "r"(t759), "r"(t760), "r"(t761), "r"(m_215), "r"(m_216));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t779) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t758), "r"(t759), "r"(t760), "r"(t761), "r"(m_217), "r"(m_218));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t758), "r"(t759), "r"(t760), "r"(t761), "r"(m_219), "r"(m_220));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t780) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t758), "r"(t759), "r"(t760), "r"(t761), "r"(m_221), "r"(m_222));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t758), "r"(t759), "r"(t760), "r"(t761), "r"(m_223), "r"(m_224));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t777) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t762), "r"(t763), "r"(t764), "r"(t765), "r"(m_225), "r"(m_226));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t762), "r"(t763), "r"(t764), "r"(t765), "r"(m_227), "r"(m_228));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t778) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t762), "r"(t763), "r"(t764), "r"(t765), "r"(m_229), "r"(m_230));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t762), "r"(t763), "r"(t764), "r"(t765), "r"(m_231), "r"(m_232));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t779) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t762), "r"(t763), "r"(t764), "r"(t765), "r"(m_233), "r"(m_234));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t762), "r"(t763), "r"(t764), "r"(t765), "r"(m_235), "r"(m_236));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t780) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t762), "r"(t763), "r"(t764), "r"(t765), "r"(m_237), "r"(m_238));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t762), "r"(t763), "r"(t764), "r"(t765), "r"(m_239), "r"(m_240));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t777) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t766), "r"(t767), "r"(t768), "r"(t769), "r"(m_241), "r"(m_242));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t766), "r"(t767), "r"(t768), "r"(t769), "r"(m_243), "r"(m_244));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t778) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t766), "r"(t767), "r"(t768), "r"(t769), "r"(m_245), "r"(m_246));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t766), "r"(t767), "r"(t768), "r"(t769), "r"(m_247), "r"(m_248));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t779) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t766), "r"(t767), "r"(t768), "r"(t769), "r"(m_249), "r"(m_250));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t766), "r"(t767), "r"(t768), "r"(t769), "r"(m_251), "r"(m_252));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t780) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t766), "r"(t767), "r"(t768), "r"(t769), "r"(m_253), "r"(m_254));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t766), "r"(t767), "r"(t768), "r"(t769), "r"(m_255), "r"(m_256));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t777) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t770), "r"(t771), "r"(t772), "r"(t773), "r"(m_257), "r"(m_258));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t770), "r"(t771), "r"(t772), "r"(t773), "r"(m_259), "r"(m_260));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t778) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t770), "r"(t771), "r"(t772), "r"(t773), "r"(m_261), "r"(m_262));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t770), "r"(t771), "r"(t772), "r"(t773), "r"(m_263), "r"(m_264));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t779) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t770), "r"(t771), "r"(t772), "r"(t773), "r"(m_265), "r"(m_266));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t770), "r"(t771), "r"(t772), "r"(t773), "r"(m_267), "r"(m_268));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t780) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t770), "r"(t771), "r"(t772), "r"(t773), "r"(m_269), "r"(m_270));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t770), "r"(t771), "r"(t772), "r"(t773), "r"(m_271), "r"(m_272));
    }
#line 176 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t781;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t781) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_5 = row_sum + t781;
    f32 t783;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t783) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t784 = pair_5 + t783;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum = t784;
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t785;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t785) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_6 = row_sum_2 + t785;
    f32 t787;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t787) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t788 = pair_6 + t787;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t788;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t789 = (u64)t4;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t790 = t789 * o_stride0;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t791 = t790 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t792 = o + t791;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t793 = (u64)first_query;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t794 = t793 * o_stride1;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t795 = t794 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t796 = t792 + t795;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t797 = (u64)t3;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t798 = t797 * o_stride2;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t799 = t798 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t800 = t796 + t799;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t801 = (u32)o_stride1;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t802 = t801 << 1u;
    const bool t803 = warp_n == 0u;
#line 172 "fa-kernels/src/fa_s512/kernel.rs"
    if (t803) {
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum = row_sum;
        const bool t804 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t805;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t805) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer = t804 ? 0.0f : t805;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t807 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc = t807;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t808 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_2 = t808;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t809 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_5 = t809;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t810 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_6 = t810;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t811 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_9 = t811;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t812 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_10 = t812;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t813 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_13 = t813;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t814 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_14 = t814;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t815 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_17 = t815;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t816 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_18 = t816;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t817 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_21 = t817;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t818 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_22 = t818;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t819 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_25 = t819;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t820 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_26 = t820;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t821 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_29 = t821;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t822 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_30 = t822;
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum_2 = row_sum_2;
        const bool t823 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t824;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t824) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer_2 = t823 ? 0.0f : t824;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t826 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_3 = t826;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t827 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_4 = t827;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t828 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_7 = t828;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t829 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_8 = t829;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t830 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_11 = t830;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t831 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_12 = t831;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t832 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_15 = t832;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t833 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_16 = t833;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t834 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_19 = t834;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t835 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_20 = t835;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t836 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_23 = t836;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t837 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_24 = t837;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t838 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_27 = t838;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t839 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_28 = t839;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t840 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_31 = t840;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t841 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_32 = t841;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t842 = lane >> 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t843 = t11 + t842;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t844 = t843 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t845 = 0u ^ t844;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t846 = t843 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t847 = t845 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t848 = t846 + t847;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t849 = lane & 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t850 = t849 << 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t851 = t848 + t850;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t852;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t852) : "f"(acc), "f"(acc_2));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t853 = smem_1 + t851;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t853), "r"(t852) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t854;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t854) : "f"(acc_5), "f"(acc_6));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t855 = t851 ^ 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t856 = smem_1 + t855;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t856), "r"(t854) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t857;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t857) : "f"(acc_9), "f"(acc_10));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t858 = t851 ^ 32u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t859 = smem_1 + t858;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t859), "r"(t857) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t860;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t860) : "f"(acc_13), "f"(acc_14));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t861 = t851 ^ 48u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t862 = smem_1 + t861;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t862), "r"(t860) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t863;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t863) : "f"(acc_17), "f"(acc_18));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t864 = t851 ^ 64u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t865 = smem_1 + t864;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t865), "r"(t863) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t866;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t866) : "f"(acc_21), "f"(acc_22));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t867 = t851 ^ 80u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t868 = smem_1 + t867;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t868), "r"(t866) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t869;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t869) : "f"(acc_25), "f"(acc_26));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t870 = t851 ^ 96u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t871 = smem_1 + t870;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t871), "r"(t869) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t872;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t872) : "f"(acc_29), "f"(acc_30));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t873 = t851 ^ 112u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t874 = smem_1 + t873;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t874), "r"(t872) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t875 = lane >> 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t876 = t11 + t875;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t877 = t876 + 8u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t878 = t877 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t879 = 0u ^ t878;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t880 = t877 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t881 = t879 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t882 = t880 + t881;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t883 = lane & 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t884 = t883 << 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t885 = t882 + t884;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t886;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t886) : "f"(acc_3), "f"(acc_4));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t887 = smem_1 + t885;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t887), "r"(t886) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t888;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t888) : "f"(acc_7), "f"(acc_8));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t889 = t885 ^ 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t890 = smem_1 + t889;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t890), "r"(t888) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t891;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t891) : "f"(acc_11), "f"(acc_12));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t892 = t885 ^ 32u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t893 = smem_1 + t892;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t893), "r"(t891) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t894;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t894) : "f"(acc_15), "f"(acc_16));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t895 = t885 ^ 48u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t896 = smem_1 + t895;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t896), "r"(t894) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t897;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t897) : "f"(acc_19), "f"(acc_20));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t898 = t885 ^ 64u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t899 = smem_1 + t898;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t899), "r"(t897) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t900;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t900) : "f"(acc_23), "f"(acc_24));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t901 = t885 ^ 80u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t902 = smem_1 + t901;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t902), "r"(t900) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t903;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t903) : "f"(acc_27), "f"(acc_28));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t904 = t885 ^ 96u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t905 = smem_1 + t904;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t905), "r"(t903) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t906;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t906) : "f"(acc_31), "f"(acc_32));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t907 = t885 ^ 112u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t908 = smem_1 + t907;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t908), "r"(t906) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t909 = lane >> 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t910 = t11 + t909;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t911 = lane & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t912 = t910 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t913 = t911 ^ t912;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t914 = t910 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t915 = t913 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t916 = t914 + t915;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t917 = smem_1 + t916;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t917) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t918 = (u64)t910 * t802;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t919 = t800 + t918;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t920 = (u64)t911 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t921 = t919 + t920;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t921), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t922 = t910 + 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t923 = t922 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t924 = t911 ^ t923;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t925 = t922 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t926 = t924 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t927 = t925 + t926;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t928 = smem_1 + t927;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t928) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t929 = (u64)t922 * t802;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t930 = t800 + t929;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t931 = (u64)t911 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t932 = t930 + t931;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t932), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t933 = t910 + 8u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t934 = t933 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t935 = t911 ^ t934;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t936 = t933 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t937 = t935 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t938 = t936 + t937;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t939 = smem_1 + t938;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t939) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t940 = (u64)t933 * t802;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t941 = t800 + t940;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t942 = (u64)t911 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t943 = t941 + t942;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t943), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t944 = t910 + 12u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t945 = t944 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t946 = t911 ^ t945;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t947 = t944 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t948 = t946 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t949 = t947 + t948;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t950 = smem_1 + t949;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t950) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t951 = (u64)t944 * t802;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t952 = t800 + t951;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t953 = (u64)t911 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t954 = t952 + t953;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t954), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t955 = (u64)t4;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t956 = t955 * lse_stride0;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t957 = t956 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t958 = lse + t957;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t959 = (u64)t3;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t960 = t959 * lse_stride1;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t961 = t960 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t962 = t958 + t961;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t963 = (u64)first_query;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t964 = t963 * lse_stride2;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t965 = t964 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t966 = t962 + t965;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t967 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const u32 t968 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const bool t969 = t968 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        if (t969) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t970 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_17 = t11 + t970;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t972 = (u64)row_17 * t967;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t973 = t972 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t974 = t966 + t973;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t975;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t975) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t976;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t976) : "f"(row_max), "f"(scale_log2), "f"(t975));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t976 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t978 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t979 = t978 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t974), "f"(t979) : "memory");
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t980 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t981 = t11 + t980;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_18 = t981 + 8u;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t983 = (u64)row_18 * t967;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t984 = t983 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t985 = t966 + t984;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t986;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t986) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t987;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t987) : "f"(row_max_2), "f"(scale_log2), "f"(t986));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t987 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t989 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t990 = t989 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t985), "f"(t990) : "memory");
        }
    }
}
