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
    const u32 t12 = warp_n << 5u;
#line 60 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 first_query = i << 7u;
#line 62 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t14 = first_query + 159u;
#line 62 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 blocks = t14 >> 5u;
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
    const u32 t77 = ring + 4096u;
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
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t103), "l"(t105) : "memory");
    }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 199 "fa-kernels/src/fa_s512/stream.rs"
    const bool t106 = 0u < blocks;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
    if (t106) {
#line 201 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t107 = t77 + t96;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
        const u64 t108 = (u64)0u * t76;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
        const u64 t109 = t100 + t108;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t107), "l"(t109) : "memory");
    }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 184 "fa-kernels/src/fa_s512/stream.rs"
    const bool t110 = 1u < blocks;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
    if (t110) {
#line 91 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t111 = ring + 8192u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t112 = t111 + t84;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        const u64 t113 = (u64)32u * t63;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        const u64 t114 = t88 + t113;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t112), "l"(t114) : "memory");
    }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 199 "fa-kernels/src/fa_s512/stream.rs"
    const bool t115 = 1u < blocks;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
    if (t115) {
#line 97 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t116 = t77 + 8192u;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t117 = t116 + t96;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
        const u64 t118 = (u64)32u * t76;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
        const u64 t119 = t100 + t118;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t117), "l"(t119) : "memory");
    }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 100 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.wait_group 4;" :  :  : "memory");
#line 102 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 t120 = lane & 15u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t121 = t11 + t120;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t122 = lane >> 4u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t123 = t121 & 7u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t124 = t122 ^ t123;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t125 = t121 << 7u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t126 = t124 << 4u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t127 = t125 + t126;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t128 = smem_1 + t127;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t129 = t127 ^ 32u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t130 = smem_1 + t129;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t131 = t127 ^ 64u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t132 = smem_1 + t131;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t133 = t127 ^ 96u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t134 = smem_1 + t133;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t128) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t130) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t132) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t134) : "memory");
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t135 = lane & 7u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t136 = t12 + t135;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t137 = lane >> 4u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t138 = t137 << 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t139 = t136 + t138;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t140 = lane >> 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t141 = t140 & 1u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t142 = t139 & 7u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t143 = t141 ^ t142;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t144 = t139 << 7u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t145 = t143 << 4u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t146 = t144 + t145;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t147 = t146 ^ 32u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t148 = t146 ^ 64u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t149 = t146 ^ 96u;
    const u32 t150 = lane & 15u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t151 = t12 + t150;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t152 = lane >> 4u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t153 = t151 & 7u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t154 = t152 ^ t153;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t155 = t151 << 7u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t156 = t154 << 4u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t157 = t155 + t156;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t158 = t157 ^ 32u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t159 = t157 ^ 64u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t160 = t157 ^ 96u;
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
    const u32 t161 = first_query + 1u;
#line 117 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 unmasked = t161 >> 5u;
#line 132 "fa-kernels/src/fa_s512/kernel.rs"
    #pragma unroll 2
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
#line 176 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
#line 138 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 144 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t163 = i_2 + 2u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t164 = t163 < blocks;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t164) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t165 = t163 % 3u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t166 = t165 << 13u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t167 = ring + t166;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t168 = t163 << 5u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t169 = t167 + t84;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t170 = (u64)t168 * t63;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t171 = t88 + t170;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t169), "l"(t171) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 145 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t172 = i_2 + 2u;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        const bool t173 = t172 < blocks;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        if (t173) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t174 = t172 % 3u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t175 = t174 << 13u;
#line 97 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t176 = t77 + t175;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t177 = t172 << 5u;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t178 = t176 + t96;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t179 = (u64)t177 * t76;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t180 = t100 + t179;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t178), "l"(t180) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t181 = i_2 % 3u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t182 = t181 << 13u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t183 = ring + t182;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t184 = t183 + t146;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t184) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t184) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t185 = t183 + t147;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t185) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_25), "r"(m_26));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_27), "r"(m_28));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t185) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_29), "r"(m_30));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_31), "r"(m_32));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t186 = t183 + t148;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t186) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_33), "r"(m_34));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_35), "r"(m_36));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t186) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_37), "r"(m_38));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_39), "r"(m_40));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t187 = t183 + t149;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t187) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_41), "r"(m_42));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_43), "r"(m_44));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t187) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_45), "r"(m_46));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_47), "r"(m_48));
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
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t197;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t197) : "f"(t196));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t196), "f"(t197));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t199;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t199) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t199));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t202 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t202;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t204 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t205;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t205) : "f"(old), "f"(scale_log2), "f"(t204));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t205));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t207 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t208 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t208));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t210;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t210) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s = t210;
        const f32 t211 = t207 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t212 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t212));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t214;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t214) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_2 = t214;
        const f32 t215 = t211 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t216 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t216));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t218;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t218) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_5 = t218;
        const f32 t219 = t215 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t220 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t220));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t222;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t222) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_6 = t222;
        const f32 t223 = t219 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t224 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t224));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t226;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t226) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_9 = t226;
        const f32 t227 = t223 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t228 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t228));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t230;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t230) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_10 = t230;
        const f32 t231 = t227 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t232 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t232));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t234;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t234) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_13 = t234;
        const f32 t235 = t231 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t236 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t236));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t238;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t238) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_14 = t238;
        const f32 t239 = t235 + s_14;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t239;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t240 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t240;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t241 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t241;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t242 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t242;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t243 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t243;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t244 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t244;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t245 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t245;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t246 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t246;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t247 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t247;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t248 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t248;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t249 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t249;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t250 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t250;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t251 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t251;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t252 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t252;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t253 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t253;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t254 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t254;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t255 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t255;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t257;
        asm("max.f32 %0, %1, %2;" : "=f"(t257) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t258;
        asm("max.f32 %0, %1, %2;" : "=f"(t258) : "f"(t257), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t259;
        asm("max.f32 %0, %1, %2;" : "=f"(t259) : "f"(t258), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t260;
        asm("max.f32 %0, %1, %2;" : "=f"(t260) : "f"(t259), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t261;
        asm("max.f32 %0, %1, %2;" : "=f"(t261) : "f"(t260), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t262;
        asm("max.f32 %0, %1, %2;" : "=f"(t262) : "f"(t261), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t263;
        asm("max.f32 %0, %1, %2;" : "=f"(t263) : "f"(t262), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t264;
        asm("max.f32 %0, %1, %2;" : "=f"(t264) : "f"(t263), "f"(s_16));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t265;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t265) : "f"(t264));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t264), "f"(t265));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t267;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t267) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t267));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t270 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t270;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t272 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t273;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t273) : "f"(old_2), "f"(scale_log2), "f"(t272));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t273));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t275 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t276 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_3), "f"(scale_log2), "f"(t276));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t278;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t278) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_3 = t278;
        const f32 t279 = t275 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t280 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_4), "f"(scale_log2), "f"(t280));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t282;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t282) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_4 = t282;
        const f32 t283 = t279 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t284 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_7), "f"(scale_log2), "f"(t284));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t286;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t286) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_7 = t286;
        const f32 t287 = t283 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t288 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_8), "f"(scale_log2), "f"(t288));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t290;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t290) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_8 = t290;
        const f32 t291 = t287 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t292 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_11), "f"(scale_log2), "f"(t292));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t294;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t294) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_11 = t294;
        const f32 t295 = t291 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t296 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_12), "f"(scale_log2), "f"(t296));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t298;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t298) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_12 = t298;
        const f32 t299 = t295 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t300 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t300));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t302;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t302) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_15 = t302;
        const f32 t303 = t299 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t304 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t304));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t306;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t306) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_16 = t306;
        const f32 t307 = t303 + s_16;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t307;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t308 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t308;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t309 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t309;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t310 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t310;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t311 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t311;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t312 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t312;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t313 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t313;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t314 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t314;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t315 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t315;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t316 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t316;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t317 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t317;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t318 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t318;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t319 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t319;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t320 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t320;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t321 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t321;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t322 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t322;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t323 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t323;
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t324;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t324) : "f"(s), "f"(s_2));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t325;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t325) : "f"(s_3), "f"(s_4));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t326;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t326) : "f"(s_5), "f"(s_6));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t327;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t327) : "f"(s_7), "f"(s_8));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t328;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t328) : "f"(s_9), "f"(s_10));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t329;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t329) : "f"(s_11), "f"(s_12));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t330;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t330) : "f"(s_13), "f"(s_14));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t331;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t331) : "f"(s_15), "f"(s_16));
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t332 = i_2 % 3u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t333 = t332 << 13u;
#line 97 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t334 = t77 + t333;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t335 = t334 + t157;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t336 = t334 + t158;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t337 = t334 + t159;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t338 = t334 + t160;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t335) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t324), "r"(t325), "r"(t326), "r"(t327), "r"(m_49), "r"(m_50));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t324), "r"(t325), "r"(t326), "r"(t327), "r"(m_51), "r"(m_52));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t336) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t324), "r"(t325), "r"(t326), "r"(t327), "r"(m_53), "r"(m_54));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t324), "r"(t325), "r"(t326), "r"(t327), "r"(m_55), "r"(m_56));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t337) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t324), "r"(t325), "r"(t326), "r"(t327), "r"(m_57), "r"(m_58));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t324), "r"(t325), "r"(t326), "r"(t327), "r"(m_59), "r"(m_60));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t338) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t324), "r"(t325), "r"(t326), "r"(t327), "r"(m_61), "r"(m_62));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t324), "r"(t325), "r"(t326), "r"(t327), "r"(m_63), "r"(m_64));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t335) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t328), "r"(t329), "r"(t330), "r"(t331), "r"(m_65), "r"(m_66));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t328), "r"(t329), "r"(t330), "r"(t331), "r"(m_67), "r"(m_68));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t336) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t328), "r"(t329), "r"(t330), "r"(t331), "r"(m_69), "r"(m_70));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t328), "r"(t329), "r"(t330), "r"(t331), "r"(m_71), "r"(m_72));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t337) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t328), "r"(t329), "r"(t330), "r"(t331), "r"(m_73), "r"(m_74));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t328), "r"(t329), "r"(t330), "r"(t331), "r"(m_75), "r"(m_76));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t338) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t328), "r"(t329), "r"(t330), "r"(t331), "r"(m_77), "r"(m_78));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t328), "r"(t329), "r"(t330), "r"(t331), "r"(m_79), "r"(m_80));
    }
#line 132 "fa-kernels/src/fa_s512/kernel.rs"
    #pragma unroll 1
    for (u32 i_3 = unmasked; i_3 < blocks; i_3 += 1u) {
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
        const u32 t339 = i_3 + 2u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t340 = t339 < blocks;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t340) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t341 = t339 % 3u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t342 = t341 << 13u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t343 = ring + t342;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t344 = t339 << 5u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t345 = t343 + t84;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t346 = (u64)t344 * t63;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t347 = t88 + t346;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t345), "l"(t347) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 145 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t348 = i_3 + 2u;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        const bool t349 = t348 < blocks;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        if (t349) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t350 = t348 % 3u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t351 = t350 << 13u;
#line 97 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t352 = t77 + t351;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t353 = t348 << 5u;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t354 = t352 + t96;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t355 = (u64)t353 * t76;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t356 = t100 + t355;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t354), "l"(t356) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t357 = i_3 % 3u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t358 = t357 << 13u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t359 = ring + t358;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t360 = t359 + t146;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t360) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_81), "r"(m_82));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_83), "r"(m_84));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t360) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_85), "r"(m_86));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_87), "r"(m_88));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t361 = t359 + t147;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t361) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_89), "r"(m_90));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_91), "r"(m_92));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t361) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_93), "r"(m_94));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_95), "r"(m_96));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t362 = t359 + t148;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t362) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_97), "r"(m_98));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_99), "r"(m_100));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t362) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_101), "r"(m_102));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_103), "r"(m_104));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t363 = t359 + t149;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t363) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_105), "r"(m_106));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_107), "r"(m_108));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t363) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_109), "r"(m_110));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_111), "r"(m_112));
#line 146 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t364 = i_3 << 5u;
#line 146 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 first_key = t364 + t12;
        const u32 first_query_2 = first_query + t11;
#line 149 "fa-kernels/src/fa_s512/kernel.rs"
        u32 first_key_2;
        asm volatile("mov.b32 %0, %1;" : "=r"(first_key_2) : "r"(first_key));
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t368 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t369 = t368 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 column = first_key_2 + t369;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t371 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t372 = first_query_2 + t371;
#line 29 "fa-kernels/src/attention/mask.rs"
        const u32 t373 = t372 + 1u;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t374 = t373 > column ? t373 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end = t374 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible = 0u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t377 = visible ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_17 = t377;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_2 = 1u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t379 = visible_2 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_18 = t379;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_3 = 8u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t381 = visible_3 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_21 = t381;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_4 = 9u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t383 = visible_4 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_22 = t383;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_5 = 16u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t385 = visible_5 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_25 = t385;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_6 = 17u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t387 = visible_6 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_26 = t387;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_7 = 24u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t389 = visible_7 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_29 = t389;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_8 = 25u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t391 = visible_8 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_30 = t391;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t392 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t393 = first_query_2 + t392;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t394 = t393 + 8u;
#line 29 "fa-kernels/src/attention/mask.rs"
        const u32 t395 = t394 + 1u;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t396 = t395 > column ? t395 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_2 = t396 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_9 = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t399 = visible_9 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_19 = t399;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_10 = 1u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t401 = visible_10 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_20 = t401;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_11 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t403 = visible_11 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_23 = t403;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_12 = 9u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t405 = visible_12 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_24 = t405;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_13 = 16u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t407 = visible_13 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_27 = t407;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_14 = 17u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t409 = visible_14 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_28 = t409;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_15 = 24u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t411 = visible_15 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_31 = t411;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_16 = 25u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t413 = visible_16 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_32 = t413;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t415;
        asm("max.f32 %0, %1, %2;" : "=f"(t415) : "f"(old_3), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t416;
        asm("max.f32 %0, %1, %2;" : "=f"(t416) : "f"(t415), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t417;
        asm("max.f32 %0, %1, %2;" : "=f"(t417) : "f"(t416), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t418;
        asm("max.f32 %0, %1, %2;" : "=f"(t418) : "f"(t417), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t419;
        asm("max.f32 %0, %1, %2;" : "=f"(t419) : "f"(t418), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t420;
        asm("max.f32 %0, %1, %2;" : "=f"(t420) : "f"(t419), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t421;
        asm("max.f32 %0, %1, %2;" : "=f"(t421) : "f"(t420), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t422;
        asm("max.f32 %0, %1, %2;" : "=f"(t422) : "f"(t421), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t423;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t423) : "f"(t422));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_3;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t422), "f"(t423));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t425;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t425) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_3;
        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t425));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_3 = new_3 == __uint_as_float(0xff800000u);
        const f32 t428 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_3 = none_3 ? 0.0f : t428;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t430 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t431;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t431) : "f"(old_3), "f"(scale_log2), "f"(t430));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t431));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t433 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t434 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_17), "f"(scale_log2), "f"(t434));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t436;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t436) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_17 = t436;
        const f32 t437 = t433 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t438 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_18;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_18), "f"(scale_log2), "f"(t438));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t440;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t440) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_18 = t440;
        const f32 t441 = t437 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t442 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_19;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_21), "f"(scale_log2), "f"(t442));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t444;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t444) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_21 = t444;
        const f32 t445 = t441 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t446 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_20;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_22), "f"(scale_log2), "f"(t446));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t448;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t448) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_22 = t448;
        const f32 t449 = t445 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t450 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_21;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_25), "f"(scale_log2), "f"(t450));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t452;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t452) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_25 = t452;
        const f32 t453 = t449 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t454 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_22;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_26), "f"(scale_log2), "f"(t454));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t456;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t456) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_26 = t456;
        const f32 t457 = t453 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t458 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_23;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_29), "f"(scale_log2), "f"(t458));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t460;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t460) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_29 = t460;
        const f32 t461 = t457 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t462 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_24;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_30), "f"(scale_log2), "f"(t462));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t464;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t464) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_30 = t464;
        const f32 t465 = t461 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t465;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t466 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t466;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t467 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t467;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t468 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t468;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t469 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t469;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t470 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t470;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t471 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t471;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t472 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t472;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t473 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t473;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t474 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t474;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t475 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t475;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t476 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t476;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t477 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t477;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t478 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t478;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t479 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t479;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t480 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t480;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t481 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t481;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t483;
        asm("max.f32 %0, %1, %2;" : "=f"(t483) : "f"(old_4), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t484;
        asm("max.f32 %0, %1, %2;" : "=f"(t484) : "f"(t483), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t485;
        asm("max.f32 %0, %1, %2;" : "=f"(t485) : "f"(t484), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t486;
        asm("max.f32 %0, %1, %2;" : "=f"(t486) : "f"(t485), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t487;
        asm("max.f32 %0, %1, %2;" : "=f"(t487) : "f"(t486), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t488;
        asm("max.f32 %0, %1, %2;" : "=f"(t488) : "f"(t487), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t489;
        asm("max.f32 %0, %1, %2;" : "=f"(t489) : "f"(t488), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t490;
        asm("max.f32 %0, %1, %2;" : "=f"(t490) : "f"(t489), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t491;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t491) : "f"(t490));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_4;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t490), "f"(t491));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t493;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t493) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_4;
        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t493));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_4 = new_4 == __uint_as_float(0xff800000u);
        const f32 t496 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_4 = none_4 ? 0.0f : t496;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t498 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t499;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t499) : "f"(old_4), "f"(scale_log2), "f"(t498));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t499));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t501 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t502 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_25;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t502));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t504;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t504) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_19 = t504;
        const f32 t505 = t501 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t506 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_26;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t506));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t508;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t508) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_20 = t508;
        const f32 t509 = t505 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t510 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_27;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t510));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t512;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t512) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_23 = t512;
        const f32 t513 = t509 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t514 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_28;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t514));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t516;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t516) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_24 = t516;
        const f32 t517 = t513 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t518 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_29;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t518));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t520;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t520) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_27 = t520;
        const f32 t521 = t517 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t522 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_30;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t522));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t524;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t524) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_28 = t524;
        const f32 t525 = t521 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t526 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_31;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t526));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t528;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t528) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_31 = t528;
        const f32 t529 = t525 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t530 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_32;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t530));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t532;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t532) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_32 = t532;
        const f32 t533 = t529 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t533;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t534 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t534;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t535 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t535;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t536 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t536;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t537 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t537;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t538 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t538;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t539 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t539;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t540 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t540;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t541 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t541;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t542 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t542;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t543 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t543;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t544 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t544;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t545 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t545;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t546 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t546;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t547 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t547;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t548 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t548;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t549 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t549;
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t550;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t550) : "f"(s_17), "f"(s_18));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t551;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t551) : "f"(s_19), "f"(s_20));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t552;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t552) : "f"(s_21), "f"(s_22));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t553;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t553) : "f"(s_23), "f"(s_24));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t554;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t554) : "f"(s_25), "f"(s_26));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t555;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t555) : "f"(s_27), "f"(s_28));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t556;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t556) : "f"(s_29), "f"(s_30));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t557;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t557) : "f"(s_31), "f"(s_32));
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t558 = i_3 % 3u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t559 = t558 << 13u;
#line 97 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t560 = t77 + t559;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t561 = t560 + t157;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t562 = t560 + t158;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t563 = t560 + t159;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t564 = t560 + t160;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t561) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t550), "r"(t551), "r"(t552), "r"(t553), "r"(m_113), "r"(m_114));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t550), "r"(t551), "r"(t552), "r"(t553), "r"(m_115), "r"(m_116));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t562) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t550), "r"(t551), "r"(t552), "r"(t553), "r"(m_117), "r"(m_118));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t550), "r"(t551), "r"(t552), "r"(t553), "r"(m_119), "r"(m_120));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t563) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t550), "r"(t551), "r"(t552), "r"(t553), "r"(m_121), "r"(m_122));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t550), "r"(t551), "r"(t552), "r"(t553), "r"(m_123), "r"(m_124));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t564) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t550), "r"(t551), "r"(t552), "r"(t553), "r"(m_125), "r"(m_126));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t550), "r"(t551), "r"(t552), "r"(t553), "r"(m_127), "r"(m_128));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t561) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t554), "r"(t555), "r"(t556), "r"(t557), "r"(m_129), "r"(m_130));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t554), "r"(t555), "r"(t556), "r"(t557), "r"(m_131), "r"(m_132));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t562) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t554), "r"(t555), "r"(t556), "r"(t557), "r"(m_133), "r"(m_134));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t554), "r"(t555), "r"(t556), "r"(t557), "r"(m_135), "r"(m_136));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t563) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t554), "r"(t555), "r"(t556), "r"(t557), "r"(m_137), "r"(m_138));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t554), "r"(t555), "r"(t556), "r"(t557), "r"(m_139), "r"(m_140));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t564) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t554), "r"(t555), "r"(t556), "r"(t557), "r"(m_141), "r"(m_142));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t554), "r"(t555), "r"(t556), "r"(t557), "r"(m_143), "r"(m_144));
    }
#line 176 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t565;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t565) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_5 = row_sum + t565;
    f32 t567;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t567) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t568 = pair_5 + t567;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum = t568;
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t569;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t569) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_6 = row_sum_2 + t569;
    f32 t571;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t571) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t572 = pair_6 + t571;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t572;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t573 = (u64)t4;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t574 = t573 * o_stride0;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t575 = t574 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t576 = o + t575;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t577 = (u64)first_query;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t578 = t577 * o_stride1;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t579 = t578 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t580 = t576 + t579;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t581 = (u64)t3;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t582 = t581 * o_stride2;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t583 = t582 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t584 = t580 + t583;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t585 = (u32)o_stride1;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t586 = t585 << 1u;
    const bool t587 = warp_n == 0u;
#line 172 "fa-kernels/src/fa_s512/kernel.rs"
    if (t587) {
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum = row_sum;
        const bool t588 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t589;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t589) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer = t588 ? 0.0f : t589;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t591 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc = t591;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t592 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_2 = t592;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t593 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_5 = t593;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t594 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_6 = t594;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t595 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_9 = t595;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t596 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_10 = t596;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t597 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_13 = t597;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t598 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_14 = t598;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t599 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_17 = t599;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t600 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_18 = t600;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t601 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_21 = t601;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t602 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_22 = t602;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t603 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_25 = t603;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t604 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_26 = t604;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t605 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_29 = t605;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t606 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_30 = t606;
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum_2 = row_sum_2;
        const bool t607 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t608;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t608) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer_2 = t607 ? 0.0f : t608;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t610 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_3 = t610;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t611 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_4 = t611;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t612 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_7 = t612;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t613 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_8 = t613;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t614 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_11 = t614;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t615 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_12 = t615;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t616 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_15 = t616;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t617 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_16 = t617;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t618 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_19 = t618;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t619 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_20 = t619;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t620 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_23 = t620;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t621 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_24 = t621;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t622 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_27 = t622;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t623 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_28 = t623;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t624 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_31 = t624;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t625 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_32 = t625;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t626 = lane >> 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t627 = t11 + t626;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t628 = t627 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t629 = 0u ^ t628;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t630 = t627 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t631 = t629 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t632 = t630 + t631;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t633 = lane & 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t634 = t633 << 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t635 = t632 + t634;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t636;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t636) : "f"(acc), "f"(acc_2));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t637 = smem_1 + t635;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t637), "r"(t636) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t638;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t638) : "f"(acc_5), "f"(acc_6));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t639 = t635 ^ 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t640 = smem_1 + t639;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t640), "r"(t638) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t641;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t641) : "f"(acc_9), "f"(acc_10));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t642 = t635 ^ 32u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t643 = smem_1 + t642;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t643), "r"(t641) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t644;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t644) : "f"(acc_13), "f"(acc_14));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t645 = t635 ^ 48u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t646 = smem_1 + t645;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t646), "r"(t644) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t647;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t647) : "f"(acc_17), "f"(acc_18));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t648 = t635 ^ 64u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t649 = smem_1 + t648;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t649), "r"(t647) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t650;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t650) : "f"(acc_21), "f"(acc_22));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t651 = t635 ^ 80u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t652 = smem_1 + t651;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t652), "r"(t650) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t653;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t653) : "f"(acc_25), "f"(acc_26));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t654 = t635 ^ 96u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t655 = smem_1 + t654;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t655), "r"(t653) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t656;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t656) : "f"(acc_29), "f"(acc_30));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t657 = t635 ^ 112u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t658 = smem_1 + t657;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t658), "r"(t656) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t659 = lane >> 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t660 = t11 + t659;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t661 = t660 + 8u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t662 = t661 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t663 = 0u ^ t662;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t664 = t661 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t665 = t663 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t666 = t664 + t665;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t667 = lane & 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t668 = t667 << 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t669 = t666 + t668;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t670;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t670) : "f"(acc_3), "f"(acc_4));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t671 = smem_1 + t669;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t671), "r"(t670) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t672;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t672) : "f"(acc_7), "f"(acc_8));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t673 = t669 ^ 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t674 = smem_1 + t673;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t674), "r"(t672) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t675;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t675) : "f"(acc_11), "f"(acc_12));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t676 = t669 ^ 32u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t677 = smem_1 + t676;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t677), "r"(t675) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t678;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t678) : "f"(acc_15), "f"(acc_16));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t679 = t669 ^ 48u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t680 = smem_1 + t679;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t680), "r"(t678) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t681;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t681) : "f"(acc_19), "f"(acc_20));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t682 = t669 ^ 64u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t683 = smem_1 + t682;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t683), "r"(t681) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t684;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t684) : "f"(acc_23), "f"(acc_24));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t685 = t669 ^ 80u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t686 = smem_1 + t685;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t686), "r"(t684) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t687;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t687) : "f"(acc_27), "f"(acc_28));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t688 = t669 ^ 96u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t689 = smem_1 + t688;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t689), "r"(t687) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t690;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t690) : "f"(acc_31), "f"(acc_32));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t691 = t669 ^ 112u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t692 = smem_1 + t691;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t692), "r"(t690) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t693 = lane >> 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t694 = t11 + t693;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t695 = lane & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t696 = t694 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t697 = t695 ^ t696;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t698 = t694 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t699 = t697 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t700 = t698 + t699;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t701 = smem_1 + t700;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t701) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t702 = (u64)t694 * t586;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t703 = t584 + t702;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t704 = (u64)t695 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t705 = t703 + t704;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t705), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t706 = t694 + 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t707 = t706 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t708 = t695 ^ t707;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t709 = t706 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t710 = t708 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t711 = t709 + t710;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t712 = smem_1 + t711;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t712) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t713 = (u64)t706 * t586;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t714 = t584 + t713;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t715 = (u64)t695 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t716 = t714 + t715;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t716), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t717 = t694 + 8u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t718 = t717 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t719 = t695 ^ t718;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t720 = t717 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t721 = t719 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t722 = t720 + t721;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t723 = smem_1 + t722;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t723) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t724 = (u64)t717 * t586;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t725 = t584 + t724;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t726 = (u64)t695 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t727 = t725 + t726;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t727), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t728 = t694 + 12u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t729 = t728 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t730 = t695 ^ t729;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t731 = t728 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t732 = t730 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t733 = t731 + t732;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t734 = smem_1 + t733;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t734) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t735 = (u64)t728 * t586;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t736 = t584 + t735;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t737 = (u64)t695 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t738 = t736 + t737;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t738), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t739 = (u64)t4;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t740 = t739 * lse_stride0;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t741 = t740 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t742 = lse + t741;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t743 = (u64)t3;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t744 = t743 * lse_stride1;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t745 = t744 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t746 = t742 + t745;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t747 = (u64)first_query;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t748 = t747 * lse_stride2;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t749 = t748 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t750 = t746 + t749;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t751 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const u32 t752 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const bool t753 = t752 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        if (t753) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t754 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_17 = t11 + t754;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t756 = (u64)row_17 * t751;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t757 = t756 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t758 = t750 + t757;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t759;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t759) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t760;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t760) : "f"(row_max), "f"(scale_log2), "f"(t759));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t760 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t762 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t763 = t762 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t758), "f"(t763) : "memory");
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t764 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t765 = t11 + t764;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_18 = t765 + 8u;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t767 = (u64)row_18 * t751;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t768 = t767 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t769 = t750 + t768;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t770;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t770) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t771;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t771) : "f"(row_max_2), "f"(scale_log2), "f"(t770));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t771 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t773 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t774 = t773 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t769), "f"(t774) : "memory");
        }
    }
}
