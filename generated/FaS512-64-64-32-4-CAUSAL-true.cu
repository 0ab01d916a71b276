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
#line 52 "fa-kernels/src/s512/kernel.rs"
    const u32 t1 = blockIdx.x;
#line 52 "fa-kernels/src/s512/kernel.rs"
    const u32 i = 7u - t1;
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
    const u32 warp_m = warp & 3u;
    const u32 warp_n = warp >> 2u;
    const u32 t11 = warp_m << 4u;
#line 74 "fa-kernels/src/warps.rs"
    const u32 t12 = warp_n << 6u;
#line 59 "fa-kernels/src/s512/kernel.rs"
    const u32 first_query = i << 6u;
#line 61 "fa-kernels/src/s512/kernel.rs"
    const u32 t14 = first_query + 127u;
#line 61 "fa-kernels/src/s512/kernel.rs"
    const u32 blocks = t14 >> 6u;
#line 67 "fa-kernels/src/s512/kernel.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 74 "fa-kernels/src/s512/kernel.rs"
    const u32 ring = smem_1 + 8192u;
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
    const u64 t43 = (u64)t31 * 16u;
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
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t44), "l"(t47) : "memory");
#line 83 "fa-kernels/src/s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t44), "l"(t48) : "memory");
#line 83 "fa-kernels/src/s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16;" :  : "r"(t44), "l"(t49) : "memory");
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
#line 56 "fa-kernels/src/s512/stream.rs"
    const u32 t77 = ring + 4096u;
#line 59 "fa-kernels/src/s512/stream.rs"
    const u32 t78 = ring + 8192u;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u32 t79 = thread >> 2u;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u32 t80 = thread & 3u;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u32 t81 = t79 >> 1u;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u32 t82 = t81 & 3u;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u32 t83 = t80 ^ t82;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u32 t84 = t79 << 6u;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u32 t85 = t83 << 4u;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u32 t86 = t84 + t85;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u64 t87 = (u64)t79 * t63;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u64 t88 = columns + t87;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u64 t89 = (u64)t80 * 16u;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u64 t90 = t88 + t89;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u64 t91 = (u64)t63 * 32u;
#line 62 "fa-kernels/src/s512/stream.rs"
    const u64 columns_2 = columns + 64ull;
    const u32 t93 = thread >> 2u;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u32 t94 = thread & 3u;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u32 t95 = t93 >> 1u;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u32 t96 = t95 & 3u;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u32 t97 = t94 ^ t96;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u32 t98 = t93 << 6u;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u32 t99 = t97 << 4u;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u32 t100 = t98 + t99;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u64 t101 = (u64)t93 * t63;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u64 t102 = columns_2 + t101;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u64 t103 = (u64)t94 * 16u;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u64 t104 = t102 + t103;
#line 63 "fa-kernels/src/s512/stream.rs"
    const u64 t105 = (u64)t63 * 32u;
#line 66 "fa-kernels/src/s512/stream.rs"
    const u32 t106 = thread >> 3u;
#line 66 "fa-kernels/src/s512/stream.rs"
    const u32 t107 = thread & 7u;
#line 66 "fa-kernels/src/s512/stream.rs"
    const u32 t108 = t106 & 7u;
#line 66 "fa-kernels/src/s512/stream.rs"
    const u32 t109 = t107 ^ t108;
#line 66 "fa-kernels/src/s512/stream.rs"
    const u32 t110 = t106 << 7u;
#line 66 "fa-kernels/src/s512/stream.rs"
    const u32 t111 = t109 << 4u;
#line 66 "fa-kernels/src/s512/stream.rs"
    const u32 t112 = t110 + t111;
#line 66 "fa-kernels/src/s512/stream.rs"
    const u64 t113 = (u64)t106 * t76;
#line 66 "fa-kernels/src/s512/stream.rs"
    const u64 t114 = t74 + t113;
#line 66 "fa-kernels/src/s512/stream.rs"
    const u64 t115 = (u64)t107 * 16u;
#line 66 "fa-kernels/src/s512/stream.rs"
    const u64 t116 = t114 + t115;
#line 66 "fa-kernels/src/s512/stream.rs"
    const u64 t117 = (u64)t76 * 16u;
#line 95 "fa-kernels/src/s512/kernel.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 184 "fa-kernels/src/s512/stream.rs"
    const bool t118 = 0u < blocks;
#line 184 "fa-kernels/src/s512/stream.rs"
    if (t118) {
#line 186 "fa-kernels/src/s512/stream.rs"
        const u32 t119 = ring + t86;
#line 186 "fa-kernels/src/s512/stream.rs"
        const u64 t120 = (u64)0u * t63;
#line 186 "fa-kernels/src/s512/stream.rs"
        const u64 t121 = t90 + t120;
#line 186 "fa-kernels/src/s512/stream.rs"
        const u64 t122 = t121 + t91;
#line 186 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t119), "l"(t121) : "memory");
#line 186 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t119), "l"(t122) : "memory");
    }
#line 211 "fa-kernels/src/s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 184 "fa-kernels/src/s512/stream.rs"
    const bool t123 = 0u < blocks;
#line 184 "fa-kernels/src/s512/stream.rs"
    if (t123) {
#line 186 "fa-kernels/src/s512/stream.rs"
        const u32 t124 = t77 + t100;
#line 186 "fa-kernels/src/s512/stream.rs"
        const u64 t125 = (u64)0u * t63;
#line 186 "fa-kernels/src/s512/stream.rs"
        const u64 t126 = t104 + t125;
#line 186 "fa-kernels/src/s512/stream.rs"
        const u64 t127 = t126 + t105;
#line 186 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t124), "l"(t126) : "memory");
#line 186 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t124), "l"(t127) : "memory");
    }
#line 211 "fa-kernels/src/s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 199 "fa-kernels/src/s512/stream.rs"
    const bool t128 = 0u < blocks;
#line 199 "fa-kernels/src/s512/stream.rs"
    if (t128) {
#line 201 "fa-kernels/src/s512/stream.rs"
        const u32 t129 = t78 + t112;
#line 201 "fa-kernels/src/s512/stream.rs"
        const u64 t130 = (u64)0u * t76;
#line 201 "fa-kernels/src/s512/stream.rs"
        const u64 t131 = t116 + t130;
#line 201 "fa-kernels/src/s512/stream.rs"
        const u64 t132 = t131 + t117;
#line 201 "fa-kernels/src/s512/stream.rs"
        const u64 t133 = t132 + t117;
#line 201 "fa-kernels/src/s512/stream.rs"
        const u64 t134 = t133 + t117;
#line 201 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t129), "l"(t131) : "memory");
#line 201 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t129), "l"(t132) : "memory");
#line 201 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t129), "l"(t133) : "memory");
#line 201 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16;" :  : "r"(t129), "l"(t134) : "memory");
    }
#line 211 "fa-kernels/src/s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 99 "fa-kernels/src/s512/kernel.rs"
    asm volatile("cp.async.wait_group 3;" :  :  : "memory");
#line 101 "fa-kernels/src/s512/kernel.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 t135 = lane & 15u;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t136 = t11 + t135;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t137 = lane >> 4u;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t138 = t136 & 7u;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t139 = t137 ^ t138;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t140 = t136 << 7u;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t141 = t139 << 4u;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t142 = t140 + t141;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t143 = smem_1 + t142;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t144 = t142 ^ 32u;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t145 = smem_1 + t144;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t146 = t142 ^ 64u;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t147 = smem_1 + t146;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t148 = t142 ^ 96u;
#line 102 "fa-kernels/src/s512/kernel.rs"
    const u32 t149 = smem_1 + t148;
#line 102 "fa-kernels/src/s512/kernel.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t143) : "memory");
#line 102 "fa-kernels/src/s512/kernel.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t145) : "memory");
#line 102 "fa-kernels/src/s512/kernel.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t147) : "memory");
#line 102 "fa-kernels/src/s512/kernel.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t149) : "memory");
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t150 = lane & 7u;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t151 = t12 + t150;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t152 = lane >> 4u;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t153 = t152 << 3u;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t154 = t151 + t153;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t155 = lane >> 3u;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t156 = t155 & 1u;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t157 = t154 >> 1u;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t158 = t157 & 3u;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t159 = t156 ^ t158;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t160 = t154 << 6u;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t161 = t159 << 4u;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t162 = t160 + t161;
#line 104 "fa-kernels/src/s512/kernel.rs"
    const u32 t163 = t162 ^ 32u;
    const u32 t164 = lane & 15u;
#line 105 "fa-kernels/src/s512/kernel.rs"
    const u32 t165 = t12 + t164;
#line 105 "fa-kernels/src/s512/kernel.rs"
    const u32 t166 = lane >> 4u;
#line 105 "fa-kernels/src/s512/kernel.rs"
    const u32 t167 = t165 & 7u;
#line 105 "fa-kernels/src/s512/kernel.rs"
    const u32 t168 = t166 ^ t167;
#line 105 "fa-kernels/src/s512/kernel.rs"
    const u32 t169 = t165 << 7u;
#line 105 "fa-kernels/src/s512/kernel.rs"
    const u32 t170 = t168 << 4u;
#line 105 "fa-kernels/src/s512/kernel.rs"
    const u32 t171 = t169 + t170;
#line 105 "fa-kernels/src/s512/kernel.rs"
    const u32 t172 = t171 ^ 32u;
#line 105 "fa-kernels/src/s512/kernel.rs"
    const u32 t173 = t171 ^ 64u;
#line 105 "fa-kernels/src/s512/kernel.rs"
    const u32 t174 = t171 ^ 96u;
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
    const u32 t175 = first_query + 1u;
#line 111 "fa-kernels/src/s512/kernel.rs"
    const u32 unmasked = t175 >> 6u;
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
        const u32 t177 = i_2 + 1u;
#line 184 "fa-kernels/src/s512/stream.rs"
        const bool t178 = t177 < blocks;
#line 184 "fa-kernels/src/s512/stream.rs"
        if (t178) {
#line 85 "fa-kernels/src/s512/stream.rs"
            const u32 t179 = t177 & 1u;
#line 85 "fa-kernels/src/s512/stream.rs"
            const u32 t180 = t179 << 14u;
#line 91 "fa-kernels/src/s512/stream.rs"
            const u32 t181 = ring + t180;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u32 t182 = t177 << 6u;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u32 t183 = t181 + t86;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u64 t184 = (u64)t182 * t63;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u64 t185 = t90 + t184;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u64 t186 = t185 + t91;
#line 186 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t183), "l"(t185) : "memory");
#line 186 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t183), "l"(t186) : "memory");
        }
#line 211 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 184 "fa-kernels/src/s512/stream.rs"
        const bool t187 = t177 < blocks;
#line 184 "fa-kernels/src/s512/stream.rs"
        if (t187) {
#line 85 "fa-kernels/src/s512/stream.rs"
            const u32 t188 = t177 & 1u;
#line 85 "fa-kernels/src/s512/stream.rs"
            const u32 t189 = t188 << 14u;
#line 91 "fa-kernels/src/s512/stream.rs"
            const u32 t190 = t77 + t189;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u32 t191 = t177 << 6u;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u32 t192 = t190 + t100;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u64 t193 = (u64)t191 * t63;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u64 t194 = t104 + t193;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u64 t195 = t194 + t105;
#line 186 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t192), "l"(t194) : "memory");
#line 186 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t192), "l"(t195) : "memory");
        }
#line 211 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 145 "fa-kernels/src/s512/stream.rs"
        const u32 t196 = i_2 + 1u;
#line 199 "fa-kernels/src/s512/stream.rs"
        const bool t197 = t196 < blocks;
#line 199 "fa-kernels/src/s512/stream.rs"
        if (t197) {
#line 85 "fa-kernels/src/s512/stream.rs"
            const u32 t198 = t196 & 1u;
#line 85 "fa-kernels/src/s512/stream.rs"
            const u32 t199 = t198 << 14u;
#line 97 "fa-kernels/src/s512/stream.rs"
            const u32 t200 = t78 + t199;
#line 201 "fa-kernels/src/s512/stream.rs"
            const u32 t201 = t196 << 6u;
#line 201 "fa-kernels/src/s512/stream.rs"
            const u32 t202 = t200 + t112;
#line 201 "fa-kernels/src/s512/stream.rs"
            const u64 t203 = (u64)t201 * t76;
#line 201 "fa-kernels/src/s512/stream.rs"
            const u64 t204 = t116 + t203;
#line 201 "fa-kernels/src/s512/stream.rs"
            const u64 t205 = t204 + t117;
#line 201 "fa-kernels/src/s512/stream.rs"
            const u64 t206 = t205 + t117;
#line 201 "fa-kernels/src/s512/stream.rs"
            const u64 t207 = t206 + t117;
#line 201 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t202), "l"(t204) : "memory");
#line 201 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t202), "l"(t205) : "memory");
#line 201 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t202), "l"(t206) : "memory");
#line 201 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16;" :  : "r"(t202), "l"(t207) : "memory");
        }
#line 211 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 85 "fa-kernels/src/s512/stream.rs"
        const u32 t208 = i_2 & 1u;
#line 85 "fa-kernels/src/s512/stream.rs"
        const u32 t209 = t208 << 14u;
#line 91 "fa-kernels/src/s512/stream.rs"
        const u32 t210 = ring + t209;
#line 128 "fa-kernels/src/s512/kernel.rs"
        const u32 t211 = t210 + t162;
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t211) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t211) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t211) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_25), "r"(m_26));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_27), "r"(m_28));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t211) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_29), "r"(m_30));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_31), "r"(m_32));
#line 128 "fa-kernels/src/s512/kernel.rs"
        const u32 t212 = t210 + t163;
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t212) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_33), "r"(m_34));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_35), "r"(m_36));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t212) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t212) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_41), "r"(m_42));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_43), "r"(m_44));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t212) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_45), "r"(m_46));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_47), "r"(m_48));
#line 176 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.wait_group 3;" :  :  : "memory");
#line 138 "fa-kernels/src/s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 85 "fa-kernels/src/s512/stream.rs"
        const u32 t213 = i_2 & 1u;
#line 85 "fa-kernels/src/s512/stream.rs"
        const u32 t214 = t213 << 14u;
#line 91 "fa-kernels/src/s512/stream.rs"
        const u32 t215 = t77 + t214;
#line 128 "fa-kernels/src/s512/kernel.rs"
        const u32 t216 = t215 + t162;
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t216) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_49), "r"(m_50));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_51), "r"(m_52));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t216) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_53), "r"(m_54));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_55), "r"(m_56));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t216) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_57), "r"(m_58));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_59), "r"(m_60));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t216) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_61), "r"(m_62));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_63), "r"(m_64));
#line 128 "fa-kernels/src/s512/kernel.rs"
        const u32 t217 = t215 + t163;
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t217) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_65), "r"(m_66));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_67), "r"(m_68));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t217) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_69), "r"(m_70));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_71), "r"(m_72));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t217) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_73), "r"(m_74));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_75), "r"(m_76));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t217) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_77), "r"(m_78));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_79), "r"(m_80));
#line 71 "fa-kernels/src/softmax.rs"
        const f32 old = row_max;
#line 75 "fa-kernels/src/softmax.rs"
        f32 t219;
        asm("max.f32 %0, %1, %2;" : "=f"(t219) : "f"(old), "f"(s));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t220;
        asm("max.f32 %0, %1, %2;" : "=f"(t220) : "f"(t219), "f"(s_2));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t221;
        asm("max.f32 %0, %1, %2;" : "=f"(t221) : "f"(t220), "f"(s_5));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t222;
        asm("max.f32 %0, %1, %2;" : "=f"(t222) : "f"(t221), "f"(s_6));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t223;
        asm("max.f32 %0, %1, %2;" : "=f"(t223) : "f"(t222), "f"(s_9));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t224;
        asm("max.f32 %0, %1, %2;" : "=f"(t224) : "f"(t223), "f"(s_10));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t225;
        asm("max.f32 %0, %1, %2;" : "=f"(t225) : "f"(t224), "f"(s_13));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t226;
        asm("max.f32 %0, %1, %2;" : "=f"(t226) : "f"(t225), "f"(s_14));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t227;
        asm("max.f32 %0, %1, %2;" : "=f"(t227) : "f"(t226), "f"(s_17));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t228;
        asm("max.f32 %0, %1, %2;" : "=f"(t228) : "f"(t227), "f"(s_18));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t229;
        asm("max.f32 %0, %1, %2;" : "=f"(t229) : "f"(t228), "f"(s_21));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t230;
        asm("max.f32 %0, %1, %2;" : "=f"(t230) : "f"(t229), "f"(s_22));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t231;
        asm("max.f32 %0, %1, %2;" : "=f"(t231) : "f"(t230), "f"(s_25));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t232;
        asm("max.f32 %0, %1, %2;" : "=f"(t232) : "f"(t231), "f"(s_26));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t233;
        asm("max.f32 %0, %1, %2;" : "=f"(t233) : "f"(t232), "f"(s_29));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t234;
        asm("max.f32 %0, %1, %2;" : "=f"(t234) : "f"(t233), "f"(s_30));
#line 203 "fa-kernels/src/softmax.rs"
        f32 t235;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t235) : "f"(t234));
#line 203 "fa-kernels/src/softmax.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t234), "f"(t235));
#line 204 "fa-kernels/src/softmax.rs"
        f32 t237;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t237) : "f"(pair));
#line 204 "fa-kernels/src/softmax.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t237));
#line 80 "fa-kernels/src/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t240 = new_1 * scale_log2;
#line 81 "fa-kernels/src/softmax.rs"
        const f32 reference = none ? 0.0f : t240;
        const f32 t242 = -reference;
#line 82 "fa-kernels/src/softmax.rs"
        f32 t243;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t243) : "f"(old), "f"(scale_log2), "f"(t242));
#line 82 "fa-kernels/src/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t243));
#line 83 "fa-kernels/src/softmax.rs"
        row_max = new_1;
        const f32 t245 = row_sum * rescale;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t246 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t247;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t247) : "f"(s), "f"(scale_log2), "f"(t246));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t248;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t248) : "f"(t247));
#line 86 "fa-kernels/src/softmax.rs"
        s = t248;
        const f32 t249 = t245 + s;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t250 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t251;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t251) : "f"(s_2), "f"(scale_log2), "f"(t250));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t252;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t252) : "f"(t251));
#line 86 "fa-kernels/src/softmax.rs"
        s_2 = t252;
        const f32 t253 = t249 + s_2;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t254 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t255;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t255) : "f"(s_5), "f"(scale_log2), "f"(t254));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t256;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t256) : "f"(t255));
#line 86 "fa-kernels/src/softmax.rs"
        s_5 = t256;
        const f32 t257 = t253 + s_5;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t258 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t259;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t259) : "f"(s_6), "f"(scale_log2), "f"(t258));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t260;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t260) : "f"(t259));
#line 86 "fa-kernels/src/softmax.rs"
        s_6 = t260;
        const f32 t261 = t257 + s_6;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t262 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t263;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t263) : "f"(s_9), "f"(scale_log2), "f"(t262));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t264;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t264) : "f"(t263));
#line 86 "fa-kernels/src/softmax.rs"
        s_9 = t264;
        const f32 t265 = t261 + s_9;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t266 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t267;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t267) : "f"(s_10), "f"(scale_log2), "f"(t266));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t268;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t268) : "f"(t267));
#line 86 "fa-kernels/src/softmax.rs"
        s_10 = t268;
        const f32 t269 = t265 + s_10;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t270 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t271;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t271) : "f"(s_13), "f"(scale_log2), "f"(t270));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t272;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t272) : "f"(t271));
#line 86 "fa-kernels/src/softmax.rs"
        s_13 = t272;
        const f32 t273 = t269 + s_13;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t274 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t275;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t275) : "f"(s_14), "f"(scale_log2), "f"(t274));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t276;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t276) : "f"(t275));
#line 86 "fa-kernels/src/softmax.rs"
        s_14 = t276;
        const f32 t277 = t273 + s_14;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t278 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t279;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t279) : "f"(s_17), "f"(scale_log2), "f"(t278));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t280;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t280) : "f"(t279));
#line 86 "fa-kernels/src/softmax.rs"
        s_17 = t280;
        const f32 t281 = t277 + s_17;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t282 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t283;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t283) : "f"(s_18), "f"(scale_log2), "f"(t282));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t284;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t284) : "f"(t283));
#line 86 "fa-kernels/src/softmax.rs"
        s_18 = t284;
        const f32 t285 = t281 + s_18;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t286 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t287;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t287) : "f"(s_21), "f"(scale_log2), "f"(t286));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t288;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t288) : "f"(t287));
#line 86 "fa-kernels/src/softmax.rs"
        s_21 = t288;
        const f32 t289 = t285 + s_21;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t290 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t291;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t291) : "f"(s_22), "f"(scale_log2), "f"(t290));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t292;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t292) : "f"(t291));
#line 86 "fa-kernels/src/softmax.rs"
        s_22 = t292;
        const f32 t293 = t289 + s_22;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t294 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t295;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t295) : "f"(s_25), "f"(scale_log2), "f"(t294));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t296;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t296) : "f"(t295));
#line 86 "fa-kernels/src/softmax.rs"
        s_25 = t296;
        const f32 t297 = t293 + s_25;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t298 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t299;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t299) : "f"(s_26), "f"(scale_log2), "f"(t298));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t300;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t300) : "f"(t299));
#line 86 "fa-kernels/src/softmax.rs"
        s_26 = t300;
        const f32 t301 = t297 + s_26;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t302 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t303;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t303) : "f"(s_29), "f"(scale_log2), "f"(t302));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t304;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t304) : "f"(t303));
#line 86 "fa-kernels/src/softmax.rs"
        s_29 = t304;
        const f32 t305 = t301 + s_29;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t306 = -reference;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t307;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t307) : "f"(s_30), "f"(scale_log2), "f"(t306));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t308;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t308) : "f"(t307));
#line 86 "fa-kernels/src/softmax.rs"
        s_30 = t308;
        const f32 t309 = t305 + s_30;
#line 89 "fa-kernels/src/softmax.rs"
        row_sum = t309;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t310 = acc * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc = t310;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t311 = acc_2 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_2 = t311;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t312 = acc_5 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_5 = t312;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t313 = acc_6 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_6 = t313;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t314 = acc_9 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_9 = t314;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t315 = acc_10 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_10 = t315;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t316 = acc_13 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_13 = t316;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t317 = acc_14 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_14 = t317;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t318 = acc_17 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_17 = t318;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t319 = acc_18 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_18 = t319;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t320 = acc_21 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_21 = t320;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t321 = acc_22 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_22 = t321;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t322 = acc_25 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_25 = t322;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t323 = acc_26 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_26 = t323;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t324 = acc_29 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_29 = t324;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t325 = acc_30 * rescale;
#line 157 "fa-kernels/src/softmax.rs"
        acc_30 = t325;
#line 71 "fa-kernels/src/softmax.rs"
        const f32 old_2 = row_max_2;
#line 75 "fa-kernels/src/softmax.rs"
        f32 t327;
        asm("max.f32 %0, %1, %2;" : "=f"(t327) : "f"(old_2), "f"(s_3));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t328;
        asm("max.f32 %0, %1, %2;" : "=f"(t328) : "f"(t327), "f"(s_4));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t329;
        asm("max.f32 %0, %1, %2;" : "=f"(t329) : "f"(t328), "f"(s_7));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t330;
        asm("max.f32 %0, %1, %2;" : "=f"(t330) : "f"(t329), "f"(s_8));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t331;
        asm("max.f32 %0, %1, %2;" : "=f"(t331) : "f"(t330), "f"(s_11));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t332;
        asm("max.f32 %0, %1, %2;" : "=f"(t332) : "f"(t331), "f"(s_12));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t333;
        asm("max.f32 %0, %1, %2;" : "=f"(t333) : "f"(t332), "f"(s_15));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t334;
        asm("max.f32 %0, %1, %2;" : "=f"(t334) : "f"(t333), "f"(s_16));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t335;
        asm("max.f32 %0, %1, %2;" : "=f"(t335) : "f"(t334), "f"(s_19));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t336;
        asm("max.f32 %0, %1, %2;" : "=f"(t336) : "f"(t335), "f"(s_20));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t337;
        asm("max.f32 %0, %1, %2;" : "=f"(t337) : "f"(t336), "f"(s_23));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t338;
        asm("max.f32 %0, %1, %2;" : "=f"(t338) : "f"(t337), "f"(s_24));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t339;
        asm("max.f32 %0, %1, %2;" : "=f"(t339) : "f"(t338), "f"(s_27));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t340;
        asm("max.f32 %0, %1, %2;" : "=f"(t340) : "f"(t339), "f"(s_28));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t341;
        asm("max.f32 %0, %1, %2;" : "=f"(t341) : "f"(t340), "f"(s_31));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t342;
        asm("max.f32 %0, %1, %2;" : "=f"(t342) : "f"(t341), "f"(s_32));
#line 203 "fa-kernels/src/softmax.rs"
        f32 t343;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t343) : "f"(t342));
#line 203 "fa-kernels/src/softmax.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t342), "f"(t343));
#line 204 "fa-kernels/src/softmax.rs"
        f32 t345;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t345) : "f"(pair_2));
#line 204 "fa-kernels/src/softmax.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t345));
#line 80 "fa-kernels/src/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t348 = new_2 * scale_log2;
#line 81 "fa-kernels/src/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t348;
        const f32 t350 = -reference_2;
#line 82 "fa-kernels/src/softmax.rs"
        f32 t351;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t351) : "f"(old_2), "f"(scale_log2), "f"(t350));
#line 82 "fa-kernels/src/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t351));
#line 83 "fa-kernels/src/softmax.rs"
        row_max_2 = new_2;
        const f32 t353 = row_sum_2 * rescale_2;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t354 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t355;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t355) : "f"(s_3), "f"(scale_log2), "f"(t354));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t356;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t356) : "f"(t355));
#line 86 "fa-kernels/src/softmax.rs"
        s_3 = t356;
        const f32 t357 = t353 + s_3;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t358 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t359;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t359) : "f"(s_4), "f"(scale_log2), "f"(t358));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t360;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t360) : "f"(t359));
#line 86 "fa-kernels/src/softmax.rs"
        s_4 = t360;
        const f32 t361 = t357 + s_4;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t362 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t363;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t363) : "f"(s_7), "f"(scale_log2), "f"(t362));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t364;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t364) : "f"(t363));
#line 86 "fa-kernels/src/softmax.rs"
        s_7 = t364;
        const f32 t365 = t361 + s_7;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t366 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t367;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t367) : "f"(s_8), "f"(scale_log2), "f"(t366));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t368;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t368) : "f"(t367));
#line 86 "fa-kernels/src/softmax.rs"
        s_8 = t368;
        const f32 t369 = t365 + s_8;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t370 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t371;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t371) : "f"(s_11), "f"(scale_log2), "f"(t370));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t372;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t372) : "f"(t371));
#line 86 "fa-kernels/src/softmax.rs"
        s_11 = t372;
        const f32 t373 = t369 + s_11;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t374 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t375;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t375) : "f"(s_12), "f"(scale_log2), "f"(t374));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t376;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t376) : "f"(t375));
#line 86 "fa-kernels/src/softmax.rs"
        s_12 = t376;
        const f32 t377 = t373 + s_12;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t378 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t379;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t379) : "f"(s_15), "f"(scale_log2), "f"(t378));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t380;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t380) : "f"(t379));
#line 86 "fa-kernels/src/softmax.rs"
        s_15 = t380;
        const f32 t381 = t377 + s_15;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t382 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t383;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t383) : "f"(s_16), "f"(scale_log2), "f"(t382));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t384;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t384) : "f"(t383));
#line 86 "fa-kernels/src/softmax.rs"
        s_16 = t384;
        const f32 t385 = t381 + s_16;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t386 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t387;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t387) : "f"(s_19), "f"(scale_log2), "f"(t386));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t388;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t388) : "f"(t387));
#line 86 "fa-kernels/src/softmax.rs"
        s_19 = t388;
        const f32 t389 = t385 + s_19;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t390 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t391;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t391) : "f"(s_20), "f"(scale_log2), "f"(t390));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t392;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t392) : "f"(t391));
#line 86 "fa-kernels/src/softmax.rs"
        s_20 = t392;
        const f32 t393 = t389 + s_20;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t394 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t395;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t395) : "f"(s_23), "f"(scale_log2), "f"(t394));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t396;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t396) : "f"(t395));
#line 86 "fa-kernels/src/softmax.rs"
        s_23 = t396;
        const f32 t397 = t393 + s_23;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t398 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t399;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t399) : "f"(s_24), "f"(scale_log2), "f"(t398));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t400;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t400) : "f"(t399));
#line 86 "fa-kernels/src/softmax.rs"
        s_24 = t400;
        const f32 t401 = t397 + s_24;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t402 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t403;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t403) : "f"(s_27), "f"(scale_log2), "f"(t402));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t404;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t404) : "f"(t403));
#line 86 "fa-kernels/src/softmax.rs"
        s_27 = t404;
        const f32 t405 = t401 + s_27;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t406 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t407;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t407) : "f"(s_28), "f"(scale_log2), "f"(t406));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t408;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t408) : "f"(t407));
#line 86 "fa-kernels/src/softmax.rs"
        s_28 = t408;
        const f32 t409 = t405 + s_28;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t410 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t411;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t411) : "f"(s_31), "f"(scale_log2), "f"(t410));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t412;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t412) : "f"(t411));
#line 86 "fa-kernels/src/softmax.rs"
        s_31 = t412;
        const f32 t413 = t409 + s_31;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t414 = -reference_2;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t415;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t415) : "f"(s_32), "f"(scale_log2), "f"(t414));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t416;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t416) : "f"(t415));
#line 86 "fa-kernels/src/softmax.rs"
        s_32 = t416;
        const f32 t417 = t413 + s_32;
#line 89 "fa-kernels/src/softmax.rs"
        row_sum_2 = t417;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t418 = acc_3 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_3 = t418;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t419 = acc_4 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_4 = t419;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t420 = acc_7 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_7 = t420;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t421 = acc_8 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_8 = t421;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t422 = acc_11 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_11 = t422;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t423 = acc_12 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_12 = t423;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t424 = acc_15 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_15 = t424;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t425 = acc_16 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_16 = t425;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t426 = acc_19 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_19 = t426;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t427 = acc_20 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_20 = t427;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t428 = acc_23 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_23 = t428;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t429 = acc_24 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_24 = t429;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t430 = acc_27 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_27 = t430;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t431 = acc_28 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_28 = t431;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t432 = acc_31 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_31 = t432;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t433 = acc_32 * rescale_2;
#line 157 "fa-kernels/src/softmax.rs"
        acc_32 = t433;
#line 54 "fa-kernels/src/softmax.rs"
        u32 t434;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t434) : "f"(s), "f"(s_2));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t435;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t435) : "f"(s_3), "f"(s_4));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t436;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t436) : "f"(s_5), "f"(s_6));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t437;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t437) : "f"(s_7), "f"(s_8));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t438;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t438) : "f"(s_9), "f"(s_10));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t439;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t439) : "f"(s_11), "f"(s_12));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t440;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t440) : "f"(s_13), "f"(s_14));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t441;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t441) : "f"(s_15), "f"(s_16));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t442;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t442) : "f"(s_17), "f"(s_18));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t443;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t443) : "f"(s_19), "f"(s_20));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t444;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t444) : "f"(s_21), "f"(s_22));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t445;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t445) : "f"(s_23), "f"(s_24));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t446;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t446) : "f"(s_25), "f"(s_26));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t447;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t447) : "f"(s_27), "f"(s_28));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t448;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t448) : "f"(s_29), "f"(s_30));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t449;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t449) : "f"(s_31), "f"(s_32));
#line 85 "fa-kernels/src/s512/stream.rs"
        const u32 t450 = i_2 & 1u;
#line 85 "fa-kernels/src/s512/stream.rs"
        const u32 t451 = t450 << 14u;
#line 97 "fa-kernels/src/s512/stream.rs"
        const u32 t452 = t78 + t451;
#line 148 "fa-kernels/src/s512/kernel.rs"
        const u32 t453 = t452 + t171;
#line 148 "fa-kernels/src/s512/kernel.rs"
        const u32 t454 = t452 + t172;
#line 148 "fa-kernels/src/s512/kernel.rs"
        const u32 t455 = t452 + t173;
#line 148 "fa-kernels/src/s512/kernel.rs"
        const u32 t456 = t452 + t174;
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t453) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t434), "r"(t435), "r"(t436), "r"(t437), "r"(m_81), "r"(m_82));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t434), "r"(t435), "r"(t436), "r"(t437), "r"(m_83), "r"(m_84));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t454) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t434), "r"(t435), "r"(t436), "r"(t437), "r"(m_85), "r"(m_86));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t434), "r"(t435), "r"(t436), "r"(t437), "r"(m_87), "r"(m_88));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t455) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t434), "r"(t435), "r"(t436), "r"(t437), "r"(m_89), "r"(m_90));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t434), "r"(t435), "r"(t436), "r"(t437), "r"(m_91), "r"(m_92));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t456) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t434), "r"(t435), "r"(t436), "r"(t437), "r"(m_93), "r"(m_94));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t434), "r"(t435), "r"(t436), "r"(t437), "r"(m_95), "r"(m_96));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t453) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t438), "r"(t439), "r"(t440), "r"(t441), "r"(m_97), "r"(m_98));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t438), "r"(t439), "r"(t440), "r"(t441), "r"(m_99), "r"(m_100));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t454) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t438), "r"(t439), "r"(t440), "r"(t441), "r"(m_101), "r"(m_102));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t438), "r"(t439), "r"(t440), "r"(t441), "r"(m_103), "r"(m_104));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t455) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t438), "r"(t439), "r"(t440), "r"(t441), "r"(m_105), "r"(m_106));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t438), "r"(t439), "r"(t440), "r"(t441), "r"(m_107), "r"(m_108));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t456) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t438), "r"(t439), "r"(t440), "r"(t441), "r"(m_109), "r"(m_110));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t438), "r"(t439), "r"(t440), "r"(t441), "r"(m_111), "r"(m_112));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t453) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t442), "r"(t443), "r"(t444), "r"(t445), "r"(m_113), "r"(m_114));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t442), "r"(t443), "r"(t444), "r"(t445), "r"(m_115), "r"(m_116));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t454) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t442), "r"(t443), "r"(t444), "r"(t445), "r"(m_117), "r"(m_118));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t442), "r"(t443), "r"(t444), "r"(t445), "r"(m_119), "r"(m_120));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t455) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t442), "r"(t443), "r"(t444), "r"(t445), "r"(m_121), "r"(m_122));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t442), "r"(t443), "r"(t444), "r"(t445), "r"(m_123), "r"(m_124));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t456) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t442), "r"(t443), "r"(t444), "r"(t445), "r"(m_125), "r"(m_126));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t442), "r"(t443), "r"(t444), "r"(t445), "r"(m_127), "r"(m_128));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t453) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t446), "r"(t447), "r"(t448), "r"(t449), "r"(m_129), "r"(m_130));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t446), "r"(t447), "r"(t448), "r"(t449), "r"(m_131), "r"(m_132));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t454) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t446), "r"(t447), "r"(t448), "r"(t449), "r"(m_133), "r"(m_134));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t446), "r"(t447), "r"(t448), "r"(t449), "r"(m_135), "r"(m_136));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t455) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t446), "r"(t447), "r"(t448), "r"(t449), "r"(m_137), "r"(m_138));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t446), "r"(t447), "r"(t448), "r"(t449), "r"(m_139), "r"(m_140));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t456) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t446), "r"(t447), "r"(t448), "r"(t449), "r"(m_141), "r"(m_142));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t446), "r"(t447), "r"(t448), "r"(t449), "r"(m_143), "r"(m_144));
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
        const u32 t457 = i_3 + 1u;
#line 184 "fa-kernels/src/s512/stream.rs"
        const bool t458 = t457 < blocks;
#line 184 "fa-kernels/src/s512/stream.rs"
        if (t458) {
#line 85 "fa-kernels/src/s512/stream.rs"
            const u32 t459 = t457 & 1u;
#line 85 "fa-kernels/src/s512/stream.rs"
            const u32 t460 = t459 << 14u;
#line 91 "fa-kernels/src/s512/stream.rs"
            const u32 t461 = ring + t460;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u32 t462 = t457 << 6u;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u32 t463 = t461 + t86;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u64 t464 = (u64)t462 * t63;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u64 t465 = t90 + t464;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u64 t466 = t465 + t91;
#line 186 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t463), "l"(t465) : "memory");
#line 186 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t463), "l"(t466) : "memory");
        }
#line 211 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 184 "fa-kernels/src/s512/stream.rs"
        const bool t467 = t457 < blocks;
#line 184 "fa-kernels/src/s512/stream.rs"
        if (t467) {
#line 85 "fa-kernels/src/s512/stream.rs"
            const u32 t468 = t457 & 1u;
#line 85 "fa-kernels/src/s512/stream.rs"
            const u32 t469 = t468 << 14u;
#line 91 "fa-kernels/src/s512/stream.rs"
            const u32 t470 = t77 + t469;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u32 t471 = t457 << 6u;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u32 t472 = t470 + t100;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u64 t473 = (u64)t471 * t63;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u64 t474 = t104 + t473;
#line 186 "fa-kernels/src/s512/stream.rs"
            const u64 t475 = t474 + t105;
#line 186 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t472), "l"(t474) : "memory");
#line 186 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t472), "l"(t475) : "memory");
        }
#line 211 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 145 "fa-kernels/src/s512/stream.rs"
        const u32 t476 = i_3 + 1u;
#line 199 "fa-kernels/src/s512/stream.rs"
        const bool t477 = t476 < blocks;
#line 199 "fa-kernels/src/s512/stream.rs"
        if (t477) {
#line 85 "fa-kernels/src/s512/stream.rs"
            const u32 t478 = t476 & 1u;
#line 85 "fa-kernels/src/s512/stream.rs"
            const u32 t479 = t478 << 14u;
#line 97 "fa-kernels/src/s512/stream.rs"
            const u32 t480 = t78 + t479;
#line 201 "fa-kernels/src/s512/stream.rs"
            const u32 t481 = t476 << 6u;
#line 201 "fa-kernels/src/s512/stream.rs"
            const u32 t482 = t480 + t112;
#line 201 "fa-kernels/src/s512/stream.rs"
            const u64 t483 = (u64)t481 * t76;
#line 201 "fa-kernels/src/s512/stream.rs"
            const u64 t484 = t116 + t483;
#line 201 "fa-kernels/src/s512/stream.rs"
            const u64 t485 = t484 + t117;
#line 201 "fa-kernels/src/s512/stream.rs"
            const u64 t486 = t485 + t117;
#line 201 "fa-kernels/src/s512/stream.rs"
            const u64 t487 = t486 + t117;
#line 201 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t482), "l"(t484) : "memory");
#line 201 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t482), "l"(t485) : "memory");
#line 201 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t482), "l"(t486) : "memory");
#line 201 "fa-kernels/src/s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16;" :  : "r"(t482), "l"(t487) : "memory");
        }
#line 211 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 85 "fa-kernels/src/s512/stream.rs"
        const u32 t488 = i_3 & 1u;
#line 85 "fa-kernels/src/s512/stream.rs"
        const u32 t489 = t488 << 14u;
#line 91 "fa-kernels/src/s512/stream.rs"
        const u32 t490 = ring + t489;
#line 128 "fa-kernels/src/s512/kernel.rs"
        const u32 t491 = t490 + t162;
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t491) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_145), "r"(m_146));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_147), "r"(m_148));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t491) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_149), "r"(m_150));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_151), "r"(m_152));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t491) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_153), "r"(m_154));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_155), "r"(m_156));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t491) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_157), "r"(m_158));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_159), "r"(m_160));
#line 128 "fa-kernels/src/s512/kernel.rs"
        const u32 t492 = t490 + t163;
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t492) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_161), "r"(m_162));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_163), "r"(m_164));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t492) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_165), "r"(m_166));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_167), "r"(m_168));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t492) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_169), "r"(m_170));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_171), "r"(m_172));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t492) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_173), "r"(m_174));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_175), "r"(m_176));
#line 176 "fa-kernels/src/s512/stream.rs"
        asm volatile("cp.async.wait_group 3;" :  :  : "memory");
#line 138 "fa-kernels/src/s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 85 "fa-kernels/src/s512/stream.rs"
        const u32 t493 = i_3 & 1u;
#line 85 "fa-kernels/src/s512/stream.rs"
        const u32 t494 = t493 << 14u;
#line 91 "fa-kernels/src/s512/stream.rs"
        const u32 t495 = t77 + t494;
#line 128 "fa-kernels/src/s512/kernel.rs"
        const u32 t496 = t495 + t162;
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t496) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_177), "r"(m_178));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_179), "r"(m_180));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t496) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_181), "r"(m_182));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_183), "r"(m_184));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t496) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_185), "r"(m_186));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_187), "r"(m_188));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t496) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_189), "r"(m_190));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_191), "r"(m_192));
#line 128 "fa-kernels/src/s512/kernel.rs"
        const u32 t497 = t495 + t163;
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t497) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_193), "r"(m_194));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_195), "r"(m_196));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t497) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_197), "r"(m_198));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_199), "r"(m_200));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t497) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_201), "r"(m_202));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_203), "r"(m_204));
#line 128 "fa-kernels/src/s512/kernel.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t497) : "memory");
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_205), "r"(m_206));
#line 128 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_207), "r"(m_208));
#line 138 "fa-kernels/src/s512/kernel.rs"
        const u32 t498 = i_3 << 6u;
#line 138 "fa-kernels/src/s512/kernel.rs"
        const u32 first_key = t498 + t12;
        const u32 t500 = first_query + t11;
#line 11 "fa-kernels/src/mask.rs"
        const u32 t501 = lane & 3u;
#line 11 "fa-kernels/src/mask.rs"
        const u32 t502 = t501 << 1u;
#line 11 "fa-kernels/src/mask.rs"
        const u32 column = first_key + t502;
#line 14 "fa-kernels/src/mask.rs"
        const u32 t504 = lane >> 2u;
#line 14 "fa-kernels/src/mask.rs"
        const u32 query = t500 + t504;
#line 18 "fa-kernels/src/mask.rs"
        const bool t506 = column <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t507 = t506 ? s_33 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_33 = t507;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t508 = column + 1u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t509 = t508 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t510 = t509 ? s_34 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_34 = t510;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t511 = column + 8u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t512 = t511 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t513 = t512 ? s_37 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_37 = t513;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t514 = column + 9u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t515 = t514 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t516 = t515 ? s_38 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_38 = t516;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t517 = column + 16u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t518 = t517 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t519 = t518 ? s_41 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_41 = t519;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t520 = column + 17u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t521 = t520 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t522 = t521 ? s_42 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_42 = t522;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t523 = column + 24u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t524 = t523 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t525 = t524 ? s_45 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_45 = t525;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t526 = column + 25u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t527 = t526 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t528 = t527 ? s_46 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_46 = t528;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t529 = column + 32u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t530 = t529 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t531 = t530 ? s_49 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_49 = t531;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t532 = column + 33u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t533 = t532 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t534 = t533 ? s_50 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_50 = t534;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t535 = column + 40u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t536 = t535 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t537 = t536 ? s_53 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_53 = t537;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t538 = column + 41u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t539 = t538 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t540 = t539 ? s_54 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_54 = t540;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t541 = column + 48u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t542 = t541 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t543 = t542 ? s_57 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_57 = t543;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t544 = column + 49u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t545 = t544 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t546 = t545 ? s_58 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_58 = t546;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t547 = column + 56u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t548 = t547 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t549 = t548 ? s_61 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_61 = t549;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t550 = column + 57u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t551 = t550 <= query;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t552 = t551 ? s_62 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_62 = t552;
#line 14 "fa-kernels/src/mask.rs"
        const u32 t553 = lane >> 2u;
#line 14 "fa-kernels/src/mask.rs"
        const u32 t554 = t500 + t553;
#line 14 "fa-kernels/src/mask.rs"
        const u32 query_2 = t554 + 8u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t556 = column <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t557 = t556 ? s_35 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_35 = t557;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t558 = column + 1u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t559 = t558 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t560 = t559 ? s_36 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_36 = t560;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t561 = column + 8u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t562 = t561 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t563 = t562 ? s_39 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_39 = t563;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t564 = column + 9u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t565 = t564 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t566 = t565 ? s_40 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_40 = t566;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t567 = column + 16u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t568 = t567 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t569 = t568 ? s_43 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_43 = t569;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t570 = column + 17u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t571 = t570 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t572 = t571 ? s_44 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_44 = t572;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t573 = column + 24u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t574 = t573 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t575 = t574 ? s_47 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_47 = t575;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t576 = column + 25u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t577 = t576 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t578 = t577 ? s_48 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_48 = t578;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t579 = column + 32u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t580 = t579 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t581 = t580 ? s_51 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_51 = t581;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t582 = column + 33u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t583 = t582 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t584 = t583 ? s_52 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_52 = t584;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t585 = column + 40u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t586 = t585 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t587 = t586 ? s_55 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_55 = t587;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t588 = column + 41u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t589 = t588 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t590 = t589 ? s_56 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_56 = t590;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t591 = column + 48u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t592 = t591 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t593 = t592 ? s_59 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_59 = t593;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t594 = column + 49u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t595 = t594 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t596 = t595 ? s_60 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_60 = t596;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t597 = column + 56u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t598 = t597 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t599 = t598 ? s_63 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_63 = t599;
#line 18 "fa-kernels/src/mask.rs"
        const u32 t600 = column + 57u;
#line 18 "fa-kernels/src/mask.rs"
        const bool t601 = t600 <= query_2;
#line 18 "fa-kernels/src/mask.rs"
        const f32 t602 = t601 ? s_64 : __uint_as_float(0xff800000u);
#line 18 "fa-kernels/src/mask.rs"
        s_64 = t602;
#line 71 "fa-kernels/src/softmax.rs"
        const f32 old_3 = row_max;
#line 75 "fa-kernels/src/softmax.rs"
        f32 t604;
        asm("max.f32 %0, %1, %2;" : "=f"(t604) : "f"(old_3), "f"(s_33));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t605;
        asm("max.f32 %0, %1, %2;" : "=f"(t605) : "f"(t604), "f"(s_34));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t606;
        asm("max.f32 %0, %1, %2;" : "=f"(t606) : "f"(t605), "f"(s_37));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t607;
        asm("max.f32 %0, %1, %2;" : "=f"(t607) : "f"(t606), "f"(s_38));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t608;
        asm("max.f32 %0, %1, %2;" : "=f"(t608) : "f"(t607), "f"(s_41));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t609;
        asm("max.f32 %0, %1, %2;" : "=f"(t609) : "f"(t608), "f"(s_42));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t610;
        asm("max.f32 %0, %1, %2;" : "=f"(t610) : "f"(t609), "f"(s_45));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t611;
        asm("max.f32 %0, %1, %2;" : "=f"(t611) : "f"(t610), "f"(s_46));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t612;
        asm("max.f32 %0, %1, %2;" : "=f"(t612) : "f"(t611), "f"(s_49));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t613;
        asm("max.f32 %0, %1, %2;" : "=f"(t613) : "f"(t612), "f"(s_50));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t614;
        asm("max.f32 %0, %1, %2;" : "=f"(t614) : "f"(t613), "f"(s_53));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t615;
        asm("max.f32 %0, %1, %2;" : "=f"(t615) : "f"(t614), "f"(s_54));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t616;
        asm("max.f32 %0, %1, %2;" : "=f"(t616) : "f"(t615), "f"(s_57));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t617;
        asm("max.f32 %0, %1, %2;" : "=f"(t617) : "f"(t616), "f"(s_58));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t618;
        asm("max.f32 %0, %1, %2;" : "=f"(t618) : "f"(t617), "f"(s_61));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t619;
        asm("max.f32 %0, %1, %2;" : "=f"(t619) : "f"(t618), "f"(s_62));
#line 203 "fa-kernels/src/softmax.rs"
        f32 t620;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t620) : "f"(t619));
#line 203 "fa-kernels/src/softmax.rs"
        f32 pair_3;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t619), "f"(t620));
#line 204 "fa-kernels/src/softmax.rs"
        f32 t622;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t622) : "f"(pair_3));
#line 204 "fa-kernels/src/softmax.rs"
        f32 new_3;
        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t622));
#line 80 "fa-kernels/src/softmax.rs"
        const bool none_3 = new_3 == __uint_as_float(0xff800000u);
        const f32 t625 = new_3 * scale_log2;
#line 81 "fa-kernels/src/softmax.rs"
        const f32 reference_3 = none_3 ? 0.0f : t625;
        const f32 t627 = -reference_3;
#line 82 "fa-kernels/src/softmax.rs"
        f32 t628;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t628) : "f"(old_3), "f"(scale_log2), "f"(t627));
#line 82 "fa-kernels/src/softmax.rs"
        f32 rescale_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t628));
#line 83 "fa-kernels/src/softmax.rs"
        row_max = new_3;
        const f32 t630 = row_sum * rescale_3;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t631 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t632;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t632) : "f"(s_33), "f"(scale_log2), "f"(t631));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t633;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t633) : "f"(t632));
#line 86 "fa-kernels/src/softmax.rs"
        s_33 = t633;
        const f32 t634 = t630 + s_33;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t635 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t636;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t636) : "f"(s_34), "f"(scale_log2), "f"(t635));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t637;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t637) : "f"(t636));
#line 86 "fa-kernels/src/softmax.rs"
        s_34 = t637;
        const f32 t638 = t634 + s_34;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t639 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t640;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t640) : "f"(s_37), "f"(scale_log2), "f"(t639));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t641;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t641) : "f"(t640));
#line 86 "fa-kernels/src/softmax.rs"
        s_37 = t641;
        const f32 t642 = t638 + s_37;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t643 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t644;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t644) : "f"(s_38), "f"(scale_log2), "f"(t643));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t645;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t645) : "f"(t644));
#line 86 "fa-kernels/src/softmax.rs"
        s_38 = t645;
        const f32 t646 = t642 + s_38;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t647 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t648;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t648) : "f"(s_41), "f"(scale_log2), "f"(t647));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t649;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t649) : "f"(t648));
#line 86 "fa-kernels/src/softmax.rs"
        s_41 = t649;
        const f32 t650 = t646 + s_41;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t651 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t652;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t652) : "f"(s_42), "f"(scale_log2), "f"(t651));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t653;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t653) : "f"(t652));
#line 86 "fa-kernels/src/softmax.rs"
        s_42 = t653;
        const f32 t654 = t650 + s_42;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t655 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t656;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t656) : "f"(s_45), "f"(scale_log2), "f"(t655));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t657;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t657) : "f"(t656));
#line 86 "fa-kernels/src/softmax.rs"
        s_45 = t657;
        const f32 t658 = t654 + s_45;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t659 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t660;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t660) : "f"(s_46), "f"(scale_log2), "f"(t659));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t661;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t661) : "f"(t660));
#line 86 "fa-kernels/src/softmax.rs"
        s_46 = t661;
        const f32 t662 = t658 + s_46;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t663 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t664;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t664) : "f"(s_49), "f"(scale_log2), "f"(t663));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t665;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t665) : "f"(t664));
#line 86 "fa-kernels/src/softmax.rs"
        s_49 = t665;
        const f32 t666 = t662 + s_49;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t667 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t668;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t668) : "f"(s_50), "f"(scale_log2), "f"(t667));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t669;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t669) : "f"(t668));
#line 86 "fa-kernels/src/softmax.rs"
        s_50 = t669;
        const f32 t670 = t666 + s_50;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t671 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t672;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t672) : "f"(s_53), "f"(scale_log2), "f"(t671));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t673;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t673) : "f"(t672));
#line 86 "fa-kernels/src/softmax.rs"
        s_53 = t673;
        const f32 t674 = t670 + s_53;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t675 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t676;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t676) : "f"(s_54), "f"(scale_log2), "f"(t675));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t677;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t677) : "f"(t676));
#line 86 "fa-kernels/src/softmax.rs"
        s_54 = t677;
        const f32 t678 = t674 + s_54;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t679 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t680;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t680) : "f"(s_57), "f"(scale_log2), "f"(t679));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t681;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t681) : "f"(t680));
#line 86 "fa-kernels/src/softmax.rs"
        s_57 = t681;
        const f32 t682 = t678 + s_57;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t683 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t684;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t684) : "f"(s_58), "f"(scale_log2), "f"(t683));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t685;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t685) : "f"(t684));
#line 86 "fa-kernels/src/softmax.rs"
        s_58 = t685;
        const f32 t686 = t682 + s_58;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t687 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t688;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t688) : "f"(s_61), "f"(scale_log2), "f"(t687));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t689;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t689) : "f"(t688));
#line 86 "fa-kernels/src/softmax.rs"
        s_61 = t689;
        const f32 t690 = t686 + s_61;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t691 = -reference_3;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t692;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t692) : "f"(s_62), "f"(scale_log2), "f"(t691));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t693;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t693) : "f"(t692));
#line 86 "fa-kernels/src/softmax.rs"
        s_62 = t693;
        const f32 t694 = t690 + s_62;
#line 89 "fa-kernels/src/softmax.rs"
        row_sum = t694;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t695 = acc * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc = t695;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t696 = acc_2 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_2 = t696;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t697 = acc_5 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_5 = t697;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t698 = acc_6 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_6 = t698;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t699 = acc_9 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_9 = t699;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t700 = acc_10 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_10 = t700;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t701 = acc_13 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_13 = t701;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t702 = acc_14 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_14 = t702;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t703 = acc_17 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_17 = t703;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t704 = acc_18 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_18 = t704;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t705 = acc_21 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_21 = t705;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t706 = acc_22 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_22 = t706;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t707 = acc_25 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_25 = t707;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t708 = acc_26 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_26 = t708;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t709 = acc_29 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_29 = t709;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t710 = acc_30 * rescale_3;
#line 157 "fa-kernels/src/softmax.rs"
        acc_30 = t710;
#line 71 "fa-kernels/src/softmax.rs"
        const f32 old_4 = row_max_2;
#line 75 "fa-kernels/src/softmax.rs"
        f32 t712;
        asm("max.f32 %0, %1, %2;" : "=f"(t712) : "f"(old_4), "f"(s_35));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t713;
        asm("max.f32 %0, %1, %2;" : "=f"(t713) : "f"(t712), "f"(s_36));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t714;
        asm("max.f32 %0, %1, %2;" : "=f"(t714) : "f"(t713), "f"(s_39));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t715;
        asm("max.f32 %0, %1, %2;" : "=f"(t715) : "f"(t714), "f"(s_40));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t716;
        asm("max.f32 %0, %1, %2;" : "=f"(t716) : "f"(t715), "f"(s_43));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t717;
        asm("max.f32 %0, %1, %2;" : "=f"(t717) : "f"(t716), "f"(s_44));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t718;
        asm("max.f32 %0, %1, %2;" : "=f"(t718) : "f"(t717), "f"(s_47));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t719;
        asm("max.f32 %0, %1, %2;" : "=f"(t719) : "f"(t718), "f"(s_48));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t720;
        asm("max.f32 %0, %1, %2;" : "=f"(t720) : "f"(t719), "f"(s_51));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t721;
        asm("max.f32 %0, %1, %2;" : "=f"(t721) : "f"(t720), "f"(s_52));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t722;
        asm("max.f32 %0, %1, %2;" : "=f"(t722) : "f"(t721), "f"(s_55));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t723;
        asm("max.f32 %0, %1, %2;" : "=f"(t723) : "f"(t722), "f"(s_56));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t724;
        asm("max.f32 %0, %1, %2;" : "=f"(t724) : "f"(t723), "f"(s_59));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t725;
        asm("max.f32 %0, %1, %2;" : "=f"(t725) : "f"(t724), "f"(s_60));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t726;
        asm("max.f32 %0, %1, %2;" : "=f"(t726) : "f"(t725), "f"(s_63));
#line 75 "fa-kernels/src/softmax.rs"
        f32 t727;
        asm("max.f32 %0, %1, %2;" : "=f"(t727) : "f"(t726), "f"(s_64));
#line 203 "fa-kernels/src/softmax.rs"
        f32 t728;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t728) : "f"(t727));
#line 203 "fa-kernels/src/softmax.rs"
        f32 pair_4;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t727), "f"(t728));
#line 204 "fa-kernels/src/softmax.rs"
        f32 t730;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t730) : "f"(pair_4));
#line 204 "fa-kernels/src/softmax.rs"
        f32 new_4;
        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t730));
#line 80 "fa-kernels/src/softmax.rs"
        const bool none_4 = new_4 == __uint_as_float(0xff800000u);
        const f32 t733 = new_4 * scale_log2;
#line 81 "fa-kernels/src/softmax.rs"
        const f32 reference_4 = none_4 ? 0.0f : t733;
        const f32 t735 = -reference_4;
#line 82 "fa-kernels/src/softmax.rs"
        f32 t736;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t736) : "f"(old_4), "f"(scale_log2), "f"(t735));
#line 82 "fa-kernels/src/softmax.rs"
        f32 rescale_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t736));
#line 83 "fa-kernels/src/softmax.rs"
        row_max_2 = new_4;
        const f32 t738 = row_sum_2 * rescale_4;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t739 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t740;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t740) : "f"(s_35), "f"(scale_log2), "f"(t739));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t741;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t741) : "f"(t740));
#line 86 "fa-kernels/src/softmax.rs"
        s_35 = t741;
        const f32 t742 = t738 + s_35;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t743 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t744;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t744) : "f"(s_36), "f"(scale_log2), "f"(t743));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t745;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t745) : "f"(t744));
#line 86 "fa-kernels/src/softmax.rs"
        s_36 = t745;
        const f32 t746 = t742 + s_36;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t747 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t748;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t748) : "f"(s_39), "f"(scale_log2), "f"(t747));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t749;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t749) : "f"(t748));
#line 86 "fa-kernels/src/softmax.rs"
        s_39 = t749;
        const f32 t750 = t746 + s_39;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t751 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t752;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t752) : "f"(s_40), "f"(scale_log2), "f"(t751));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t753;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t753) : "f"(t752));
#line 86 "fa-kernels/src/softmax.rs"
        s_40 = t753;
        const f32 t754 = t750 + s_40;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t755 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t756;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t756) : "f"(s_43), "f"(scale_log2), "f"(t755));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t757;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t757) : "f"(t756));
#line 86 "fa-kernels/src/softmax.rs"
        s_43 = t757;
        const f32 t758 = t754 + s_43;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t759 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t760;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t760) : "f"(s_44), "f"(scale_log2), "f"(t759));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t761;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t761) : "f"(t760));
#line 86 "fa-kernels/src/softmax.rs"
        s_44 = t761;
        const f32 t762 = t758 + s_44;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t763 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t764;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t764) : "f"(s_47), "f"(scale_log2), "f"(t763));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t765;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t765) : "f"(t764));
#line 86 "fa-kernels/src/softmax.rs"
        s_47 = t765;
        const f32 t766 = t762 + s_47;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t767 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t768;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t768) : "f"(s_48), "f"(scale_log2), "f"(t767));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t769;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t769) : "f"(t768));
#line 86 "fa-kernels/src/softmax.rs"
        s_48 = t769;
        const f32 t770 = t766 + s_48;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t771 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t772;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t772) : "f"(s_51), "f"(scale_log2), "f"(t771));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t773;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t773) : "f"(t772));
#line 86 "fa-kernels/src/softmax.rs"
        s_51 = t773;
        const f32 t774 = t770 + s_51;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t775 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t776;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t776) : "f"(s_52), "f"(scale_log2), "f"(t775));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t777;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t777) : "f"(t776));
#line 86 "fa-kernels/src/softmax.rs"
        s_52 = t777;
        const f32 t778 = t774 + s_52;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t779 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t780;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t780) : "f"(s_55), "f"(scale_log2), "f"(t779));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t781;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t781) : "f"(t780));
#line 86 "fa-kernels/src/softmax.rs"
        s_55 = t781;
        const f32 t782 = t778 + s_55;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t783 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t784;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t784) : "f"(s_56), "f"(scale_log2), "f"(t783));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t785;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t785) : "f"(t784));
#line 86 "fa-kernels/src/softmax.rs"
        s_56 = t785;
        const f32 t786 = t782 + s_56;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t787 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t788;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t788) : "f"(s_59), "f"(scale_log2), "f"(t787));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t789;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t789) : "f"(t788));
#line 86 "fa-kernels/src/softmax.rs"
        s_59 = t789;
        const f32 t790 = t786 + s_59;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t791 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t792;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t792) : "f"(s_60), "f"(scale_log2), "f"(t791));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t793;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t793) : "f"(t792));
#line 86 "fa-kernels/src/softmax.rs"
        s_60 = t793;
        const f32 t794 = t790 + s_60;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t795 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t796;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t796) : "f"(s_63), "f"(scale_log2), "f"(t795));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t797;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t797) : "f"(t796));
#line 86 "fa-kernels/src/softmax.rs"
        s_63 = t797;
        const f32 t798 = t794 + s_63;
#line 86 "fa-kernels/src/softmax.rs"
        const f32 t799 = -reference_4;
#line 86 "fa-kernels/src/softmax.rs"
        f32 t800;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t800) : "f"(s_64), "f"(scale_log2), "f"(t799));
#line 86 "fa-kernels/src/softmax.rs"
        f32 t801;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t801) : "f"(t800));
#line 86 "fa-kernels/src/softmax.rs"
        s_64 = t801;
        const f32 t802 = t798 + s_64;
#line 89 "fa-kernels/src/softmax.rs"
        row_sum_2 = t802;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t803 = acc_3 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_3 = t803;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t804 = acc_4 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_4 = t804;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t805 = acc_7 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_7 = t805;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t806 = acc_8 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_8 = t806;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t807 = acc_11 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_11 = t807;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t808 = acc_12 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_12 = t808;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t809 = acc_15 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_15 = t809;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t810 = acc_16 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_16 = t810;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t811 = acc_19 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_19 = t811;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t812 = acc_20 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_20 = t812;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t813 = acc_23 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_23 = t813;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t814 = acc_24 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_24 = t814;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t815 = acc_27 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_27 = t815;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t816 = acc_28 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_28 = t816;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t817 = acc_31 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_31 = t817;
#line 157 "fa-kernels/src/softmax.rs"
        const f32 t818 = acc_32 * rescale_4;
#line 157 "fa-kernels/src/softmax.rs"
        acc_32 = t818;
#line 54 "fa-kernels/src/softmax.rs"
        u32 t819;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t819) : "f"(s_33), "f"(s_34));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t820;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t820) : "f"(s_35), "f"(s_36));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t821;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t821) : "f"(s_37), "f"(s_38));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t822;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t822) : "f"(s_39), "f"(s_40));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t823;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t823) : "f"(s_41), "f"(s_42));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t824;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t824) : "f"(s_43), "f"(s_44));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t825;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t825) : "f"(s_45), "f"(s_46));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t826;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t826) : "f"(s_47), "f"(s_48));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t827;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t827) : "f"(s_49), "f"(s_50));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t828;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t828) : "f"(s_51), "f"(s_52));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t829;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t829) : "f"(s_53), "f"(s_54));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t830;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t830) : "f"(s_55), "f"(s_56));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t831;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t831) : "f"(s_57), "f"(s_58));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t832;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t832) : "f"(s_59), "f"(s_60));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t833;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t833) : "f"(s_61), "f"(s_62));
#line 54 "fa-kernels/src/softmax.rs"
        u32 t834;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t834) : "f"(s_63), "f"(s_64));
#line 85 "fa-kernels/src/s512/stream.rs"
        const u32 t835 = i_3 & 1u;
#line 85 "fa-kernels/src/s512/stream.rs"
        const u32 t836 = t835 << 14u;
#line 97 "fa-kernels/src/s512/stream.rs"
        const u32 t837 = t78 + t836;
#line 148 "fa-kernels/src/s512/kernel.rs"
        const u32 t838 = t837 + t171;
#line 148 "fa-kernels/src/s512/kernel.rs"
        const u32 t839 = t837 + t172;
#line 148 "fa-kernels/src/s512/kernel.rs"
        const u32 t840 = t837 + t173;
#line 148 "fa-kernels/src/s512/kernel.rs"
        const u32 t841 = t837 + t174;
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t838) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t819), "r"(t820), "r"(t821), "r"(t822), "r"(m_209), "r"(m_210));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t819), "r"(t820), "r"(t821), "r"(t822), "r"(m_211), "r"(m_212));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t839) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t819), "r"(t820), "r"(t821), "r"(t822), "r"(m_213), "r"(m_214));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t819), "r"(t820), "r"(t821), "r"(t822), "r"(m_215), "r"(m_216));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t840) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t819), "r"(t820), "r"(t821), "r"(t822), "r"(m_217), "r"(m_218));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t819), "r"(t820), "r"(t821), "r"(t822), "r"(m_219), "r"(m_220));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t841) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t819), "r"(t820), "r"(t821), "r"(t822), "r"(m_221), "r"(m_222));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t819), "r"(t820), "r"(t821), "r"(t822), "r"(m_223), "r"(m_224));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t838) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t823), "r"(t824), "r"(t825), "r"(t826), "r"(m_225), "r"(m_226));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t823), "r"(t824), "r"(t825), "r"(t826), "r"(m_227), "r"(m_228));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t839) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t823), "r"(t824), "r"(t825), "r"(t826), "r"(m_229), "r"(m_230));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t823), "r"(t824), "r"(t825), "r"(t826), "r"(m_231), "r"(m_232));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t840) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t823), "r"(t824), "r"(t825), "r"(t826), "r"(m_233), "r"(m_234));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t823), "r"(t824), "r"(t825), "r"(t826), "r"(m_235), "r"(m_236));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t841) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t823), "r"(t824), "r"(t825), "r"(t826), "r"(m_237), "r"(m_238));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t823), "r"(t824), "r"(t825), "r"(t826), "r"(m_239), "r"(m_240));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t838) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t827), "r"(t828), "r"(t829), "r"(t830), "r"(m_241), "r"(m_242));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t827), "r"(t828), "r"(t829), "r"(t830), "r"(m_243), "r"(m_244));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t839) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t827), "r"(t828), "r"(t829), "r"(t830), "r"(m_245), "r"(m_246));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t827), "r"(t828), "r"(t829), "r"(t830), "r"(m_247), "r"(m_248));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t840) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t827), "r"(t828), "r"(t829), "r"(t830), "r"(m_249), "r"(m_250));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t827), "r"(t828), "r"(t829), "r"(t830), "r"(m_251), "r"(m_252));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t841) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t827), "r"(t828), "r"(t829), "r"(t830), "r"(m_253), "r"(m_254));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t827), "r"(t828), "r"(t829), "r"(t830), "r"(m_255), "r"(m_256));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t838) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t831), "r"(t832), "r"(t833), "r"(t834), "r"(m_257), "r"(m_258));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t831), "r"(t832), "r"(t833), "r"(t834), "r"(m_259), "r"(m_260));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t839) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t831), "r"(t832), "r"(t833), "r"(t834), "r"(m_261), "r"(m_262));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t831), "r"(t832), "r"(t833), "r"(t834), "r"(m_263), "r"(m_264));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t840) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t831), "r"(t832), "r"(t833), "r"(t834), "r"(m_265), "r"(m_266));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t831), "r"(t832), "r"(t833), "r"(t834), "r"(m_267), "r"(m_268));
#line 148 "fa-kernels/src/s512/kernel.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t841) : "memory");
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t831), "r"(t832), "r"(t833), "r"(t834), "r"(m_269), "r"(m_270));
#line 148 "fa-kernels/src/s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t831), "r"(t832), "r"(t833), "r"(t834), "r"(m_271), "r"(m_272));
    }
#line 176 "fa-kernels/src/s512/stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 97 "fa-kernels/src/softmax.rs"
    f32 t842;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t842) : "f"(row_sum));
#line 97 "fa-kernels/src/softmax.rs"
    const f32 pair_5 = row_sum + t842;
    f32 t844;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t844) : "f"(pair_5));
#line 98 "fa-kernels/src/softmax.rs"
    const f32 t845 = pair_5 + t844;
#line 98 "fa-kernels/src/softmax.rs"
    row_sum = t845;
#line 97 "fa-kernels/src/softmax.rs"
    f32 t846;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t846) : "f"(row_sum_2));
#line 97 "fa-kernels/src/softmax.rs"
    const f32 pair_6 = row_sum_2 + t846;
    f32 t848;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t848) : "f"(pair_6));
#line 98 "fa-kernels/src/softmax.rs"
    const f32 t849 = pair_6 + t848;
#line 98 "fa-kernels/src/softmax.rs"
    row_sum_2 = t849;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u64 t850 = (u64)t4;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u64 t851 = t850 * o_stride0;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u64 t852 = t851 * 2ull;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u64 t853 = o + t852;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u64 t854 = (u64)first_query;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u64 t855 = t854 * o_stride1;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u64 t856 = t855 * 2ull;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u64 t857 = t853 + t856;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u64 t858 = (u64)t3;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u64 t859 = t858 * o_stride2;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u64 t860 = t859 * 2ull;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u64 t861 = t857 + t860;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u32 t862 = (u32)o_stride1;
#line 157 "fa-kernels/src/s512/kernel.rs"
    const u32 t863 = t862 << 1u;
    const bool t864 = warp_n == 0u;
#line 158 "fa-kernels/src/s512/kernel.rs"
    if (t864) {
#line 129 "fa-kernels/src/softmax.rs"
        const f32 sum = row_sum;
        const bool t865 = sum == 0.0f;
#line 130 "fa-kernels/src/softmax.rs"
        f32 t866;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t866) : "f"(sum));
#line 130 "fa-kernels/src/softmax.rs"
        const f32 normalizer = t865 ? 0.0f : t866;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t868 = acc * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc = t868;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t869 = acc_2 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_2 = t869;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t870 = acc_5 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_5 = t870;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t871 = acc_6 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_6 = t871;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t872 = acc_9 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_9 = t872;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t873 = acc_10 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_10 = t873;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t874 = acc_13 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_13 = t874;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t875 = acc_14 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_14 = t875;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t876 = acc_17 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_17 = t876;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t877 = acc_18 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_18 = t877;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t878 = acc_21 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_21 = t878;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t879 = acc_22 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_22 = t879;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t880 = acc_25 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_25 = t880;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t881 = acc_26 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_26 = t881;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t882 = acc_29 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_29 = t882;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t883 = acc_30 * normalizer;
#line 120 "fa-kernels/src/softmax.rs"
        acc_30 = t883;
#line 129 "fa-kernels/src/softmax.rs"
        const f32 sum_2 = row_sum_2;
        const bool t884 = sum_2 == 0.0f;
#line 130 "fa-kernels/src/softmax.rs"
        f32 t885;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t885) : "f"(sum_2));
#line 130 "fa-kernels/src/softmax.rs"
        const f32 normalizer_2 = t884 ? 0.0f : t885;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t887 = acc_3 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_3 = t887;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t888 = acc_4 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_4 = t888;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t889 = acc_7 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_7 = t889;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t890 = acc_8 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_8 = t890;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t891 = acc_11 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_11 = t891;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t892 = acc_12 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_12 = t892;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t893 = acc_15 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_15 = t893;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t894 = acc_16 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_16 = t894;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t895 = acc_19 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_19 = t895;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t896 = acc_20 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_20 = t896;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t897 = acc_23 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_23 = t897;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t898 = acc_24 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_24 = t898;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t899 = acc_27 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_27 = t899;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t900 = acc_28 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_28 = t900;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t901 = acc_31 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_31 = t901;
#line 120 "fa-kernels/src/softmax.rs"
        const f32 t902 = acc_32 * normalizer_2;
#line 120 "fa-kernels/src/softmax.rs"
        acc_32 = t902;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t903 = lane >> 2u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t904 = t11 + t903;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t905 = t904 & 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t906 = 0u ^ t905;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t907 = t904 << 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t908 = t906 << 4u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t909 = t907 + t908;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t910 = lane & 3u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t911 = t910 << 2u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t912 = t909 + t911;
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t913;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t913) : "f"(acc), "f"(acc_2));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t914 = smem_1 + t912;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t914), "r"(t913) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t915;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t915) : "f"(acc_5), "f"(acc_6));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t916 = t912 ^ 16u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t917 = smem_1 + t916;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t917), "r"(t915) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t918;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t918) : "f"(acc_9), "f"(acc_10));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t919 = t912 ^ 32u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t920 = smem_1 + t919;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t920), "r"(t918) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t921;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t921) : "f"(acc_13), "f"(acc_14));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t922 = t912 ^ 48u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t923 = smem_1 + t922;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t923), "r"(t921) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t924;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t924) : "f"(acc_17), "f"(acc_18));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t925 = t912 ^ 64u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t926 = smem_1 + t925;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t926), "r"(t924) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t927;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t927) : "f"(acc_21), "f"(acc_22));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t928 = t912 ^ 80u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t929 = smem_1 + t928;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t929), "r"(t927) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t930;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t930) : "f"(acc_25), "f"(acc_26));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t931 = t912 ^ 96u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t932 = smem_1 + t931;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t932), "r"(t930) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t933;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t933) : "f"(acc_29), "f"(acc_30));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t934 = t912 ^ 112u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t935 = smem_1 + t934;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t935), "r"(t933) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t936 = lane >> 2u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t937 = t11 + t936;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t938 = t937 + 8u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t939 = t938 & 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t940 = 0u ^ t939;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t941 = t938 << 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t942 = t940 << 4u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t943 = t941 + t942;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t944 = lane & 3u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t945 = t944 << 2u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t946 = t943 + t945;
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t947;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t947) : "f"(acc_3), "f"(acc_4));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t948 = smem_1 + t946;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t948), "r"(t947) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t949;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t949) : "f"(acc_7), "f"(acc_8));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t950 = t946 ^ 16u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t951 = smem_1 + t950;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t951), "r"(t949) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t952;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t952) : "f"(acc_11), "f"(acc_12));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t953 = t946 ^ 32u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t954 = smem_1 + t953;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t954), "r"(t952) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t955;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t955) : "f"(acc_15), "f"(acc_16));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t956 = t946 ^ 48u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t957 = smem_1 + t956;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t957), "r"(t955) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t958;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t958) : "f"(acc_19), "f"(acc_20));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t959 = t946 ^ 64u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t960 = smem_1 + t959;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t960), "r"(t958) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t961;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t961) : "f"(acc_23), "f"(acc_24));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t962 = t946 ^ 80u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t963 = smem_1 + t962;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t963), "r"(t961) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t964;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t964) : "f"(acc_27), "f"(acc_28));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t965 = t946 ^ 96u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t966 = smem_1 + t965;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t966), "r"(t964) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        u32 t967;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t967) : "f"(acc_31), "f"(acc_32));
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t968 = t946 ^ 112u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t969 = smem_1 + t968;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t969), "r"(t967) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t970 = lane >> 3u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t971 = t11 + t970;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t972 = lane & 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t973 = t971 & 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t974 = t972 ^ t973;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t975 = t971 << 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t976 = t974 << 4u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t977 = t975 + t976;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t978 = smem_1 + t977;
#line 100 "fa-kernels/src/epilogue.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t978) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t979 = (u64)t971 * t863;
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t980 = t861 + t979;
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t981 = (u64)t972 * 16u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t982 = t980 + t981;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t982), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t983 = t971 + 4u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t984 = t983 & 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t985 = t972 ^ t984;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t986 = t983 << 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t987 = t985 << 4u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t988 = t986 + t987;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t989 = smem_1 + t988;
#line 100 "fa-kernels/src/epilogue.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t989) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t990 = (u64)t983 * t863;
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t991 = t861 + t990;
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t992 = (u64)t972 * 16u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t993 = t991 + t992;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t993), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t994 = t971 + 8u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t995 = t994 & 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t996 = t972 ^ t995;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t997 = t994 << 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t998 = t996 << 4u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t999 = t997 + t998;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1000 = smem_1 + t999;
#line 100 "fa-kernels/src/epilogue.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t1000) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t1001 = (u64)t994 * t863;
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t1002 = t861 + t1001;
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t1003 = (u64)t972 * 16u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t1004 = t1002 + t1003;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1004), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1005 = t971 + 12u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1006 = t1005 & 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1007 = t972 ^ t1006;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1008 = t1005 << 7u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1009 = t1007 << 4u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1010 = t1008 + t1009;
#line 100 "fa-kernels/src/epilogue.rs"
        const u32 t1011 = smem_1 + t1010;
#line 100 "fa-kernels/src/epilogue.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t1011) : "memory");
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t1012 = (u64)t1005 * t863;
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t1013 = t861 + t1012;
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t1014 = (u64)t972 * 16u;
#line 100 "fa-kernels/src/epilogue.rs"
        const u64 t1015 = t1013 + t1014;
#line 100 "fa-kernels/src/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1015), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u64 t1016 = (u64)t4;
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u64 t1017 = t1016 * lse_stride0;
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u64 t1018 = t1017 * 4ull;
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u64 t1019 = lse + t1018;
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u64 t1020 = (u64)t3;
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u64 t1021 = t1020 * lse_stride1;
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u64 t1022 = t1021 * 4ull;
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u64 t1023 = t1019 + t1022;
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u64 t1024 = (u64)first_query;
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u64 t1025 = t1024 * lse_stride2;
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u64 t1026 = t1025 * 4ull;
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u64 t1027 = t1023 + t1026;
#line 160 "fa-kernels/src/s512/kernel.rs"
        const u32 t1028 = (u32)lse_stride2;
#line 115 "fa-kernels/src/epilogue.rs"
        const u32 t1029 = lane & 3u;
#line 115 "fa-kernels/src/epilogue.rs"
        const bool t1030 = t1029 == 0u;
#line 115 "fa-kernels/src/epilogue.rs"
        if (t1030) {
#line 118 "fa-kernels/src/epilogue.rs"
            const u32 t1031 = lane >> 2u;
#line 118 "fa-kernels/src/epilogue.rs"
            const u32 row_17 = t11 + t1031;
            const u64 t1033 = (u64)row_17 * t1028;
#line 119 "fa-kernels/src/epilogue.rs"
            const u64 t1034 = t1033 * 4ull;
#line 119 "fa-kernels/src/epilogue.rs"
            const u64 t1035 = t1027 + t1034;
#line 109 "fa-kernels/src/softmax.rs"
            f32 t1036;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1036) : "f"(row_sum));
#line 109 "fa-kernels/src/softmax.rs"
            f32 t1037;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1037) : "f"(row_max), "f"(scale_log2), "f"(t1036));
#line 109 "fa-kernels/src/softmax.rs"
            const f32 lse_2 = t1037 * 0.6931472f;
            const bool t1039 = row_sum == 0.0f;
#line 110 "fa-kernels/src/softmax.rs"
            const f32 t1040 = t1039 ? __uint_as_float(0xff800000u) : lse_2;
#line 119 "fa-kernels/src/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1035), "f"(t1040) : "memory");
#line 118 "fa-kernels/src/epilogue.rs"
            const u32 t1041 = lane >> 2u;
#line 118 "fa-kernels/src/epilogue.rs"
            const u32 t1042 = t11 + t1041;
#line 118 "fa-kernels/src/epilogue.rs"
            const u32 row_18 = t1042 + 8u;
            const u64 t1044 = (u64)row_18 * t1028;
#line 119 "fa-kernels/src/epilogue.rs"
            const u64 t1045 = t1044 * 4ull;
#line 119 "fa-kernels/src/epilogue.rs"
            const u64 t1046 = t1027 + t1045;
#line 109 "fa-kernels/src/softmax.rs"
            f32 t1047;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1047) : "f"(row_sum_2));
#line 109 "fa-kernels/src/softmax.rs"
            f32 t1048;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1048) : "f"(row_max_2), "f"(scale_log2), "f"(t1047));
#line 109 "fa-kernels/src/softmax.rs"
            const f32 lse_3 = t1048 * 0.6931472f;
            const bool t1050 = row_sum_2 == 0.0f;
#line 110 "fa-kernels/src/softmax.rs"
            const f32 t1051 = t1050 ? __uint_as_float(0xff800000u) : lse_3;
#line 119 "fa-kernels/src/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1046), "f"(t1051) : "memory");
        }
    }
}
