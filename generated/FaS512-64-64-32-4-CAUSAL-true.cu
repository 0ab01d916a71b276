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
#line 53 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t1 = blockIdx.x;
#line 53 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 i = 7u - t1;
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
    const u32 warp_m = warp & 3u;
    const u32 warp_n = warp >> 2u;
    const u32 t11 = warp_m << 4u;
#line 74 "fa-kernels/src/attention/warps.rs"
    const u32 t12 = warp_n << 6u;
#line 60 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 first_query = i << 6u;
#line 62 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t14 = first_query + 127u;
#line 62 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 blocks = t14 >> 6u;
#line 68 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 75 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 ring = smem_1 + 8192u;
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
    const u64 t43 = (u64)t31 * 16u;
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
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t44), "l"(t47) : "memory");
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t44), "l"(t48) : "memory");
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16;" :  : "r"(t44), "l"(t49) : "memory");
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
#line 56 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t77 = ring + 4096u;
#line 59 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t78 = ring + 8192u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t79 = thread >> 2u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t80 = thread & 3u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t81 = t79 >> 1u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t82 = t81 & 3u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t83 = t80 ^ t82;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t84 = t79 << 6u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t85 = t83 << 4u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t86 = t84 + t85;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t87 = (u64)t79 * t63;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t88 = columns + t87;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t89 = (u64)t80 * 16u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t90 = t88 + t89;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t91 = (u64)t63 * 32u;
#line 62 "fa-kernels/src/fa_s512/stream.rs"
    const u64 columns_2 = columns + 64ull;
    const u32 t93 = thread >> 2u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t94 = thread & 3u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t95 = t93 >> 1u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t96 = t95 & 3u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t97 = t94 ^ t96;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t98 = t93 << 6u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t99 = t97 << 4u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t100 = t98 + t99;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t101 = (u64)t93 * t63;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t102 = columns_2 + t101;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t103 = (u64)t94 * 16u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t104 = t102 + t103;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t105 = (u64)t63 * 32u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t106 = thread >> 3u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t107 = thread & 7u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t108 = t106 & 7u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t109 = t107 ^ t108;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t110 = t106 << 7u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t111 = t109 << 4u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t112 = t110 + t111;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t113 = (u64)t106 * t76;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t114 = t74 + t113;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t115 = (u64)t107 * 16u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t116 = t114 + t115;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t117 = (u64)t76 * 16u;
#line 96 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 184 "fa-kernels/src/fa_s512/stream.rs"
    const bool t118 = 0u < blocks;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
    if (t118) {
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t119 = ring + t86;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        const u64 t120 = (u64)0u * t63;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        const u64 t121 = t90 + t120;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        const u64 t122 = t121 + t91;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t119), "l"(t121) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t119), "l"(t122) : "memory");
    }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 184 "fa-kernels/src/fa_s512/stream.rs"
    const bool t123 = 0u < blocks;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
    if (t123) {
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t124 = t77 + t100;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        const u64 t125 = (u64)0u * t63;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        const u64 t126 = t104 + t125;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        const u64 t127 = t126 + t105;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t124), "l"(t126) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t124), "l"(t127) : "memory");
    }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 199 "fa-kernels/src/fa_s512/stream.rs"
    const bool t128 = 0u < blocks;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
    if (t128) {
#line 201 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t129 = t78 + t112;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
        const u64 t130 = (u64)0u * t76;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
        const u64 t131 = t116 + t130;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
        const u64 t132 = t131 + t117;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
        const u64 t133 = t132 + t117;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
        const u64 t134 = t133 + t117;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t129), "l"(t131) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t129), "l"(t132) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t129), "l"(t133) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16;" :  : "r"(t129), "l"(t134) : "memory");
    }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 100 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("cp.async.wait_group 3;" :  :  : "memory");
#line 102 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 t135 = lane & 15u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t136 = t11 + t135;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t137 = lane >> 4u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t138 = t136 & 7u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t139 = t137 ^ t138;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t140 = t136 << 7u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t141 = t139 << 4u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t142 = t140 + t141;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t143 = smem_1 + t142;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t144 = t142 ^ 32u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t145 = smem_1 + t144;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t146 = t142 ^ 64u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t147 = smem_1 + t146;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t148 = t142 ^ 96u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t149 = smem_1 + t148;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t143) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t145) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t147) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t149) : "memory");
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t150 = lane & 7u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t151 = t12 + t150;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t152 = lane >> 4u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t153 = t152 << 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t154 = t151 + t153;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t155 = lane >> 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t156 = t155 & 1u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t157 = t154 >> 1u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t158 = t157 & 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t159 = t156 ^ t158;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t160 = t154 << 6u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t161 = t159 << 4u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t162 = t160 + t161;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t163 = t162 ^ 32u;
    const u32 t164 = lane & 15u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t165 = t12 + t164;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t166 = lane >> 4u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t167 = t165 & 7u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t168 = t166 ^ t167;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t169 = t165 << 7u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t170 = t168 << 4u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t171 = t169 + t170;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t172 = t171 ^ 32u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t173 = t171 ^ 64u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t174 = t171 ^ 96u;
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
    const u32 t175 = first_query + 1u;
#line 117 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 unmasked = t175 >> 6u;
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
        const u32 t177 = i_2 + 1u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t178 = t177 < blocks;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t178) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t179 = t177 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t180 = t179 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t181 = ring + t180;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t182 = t177 << 6u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t183 = t181 + t86;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t184 = (u64)t182 * t63;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t185 = t90 + t184;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t186 = t185 + t91;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t183), "l"(t185) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t183), "l"(t186) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t187 = t177 < blocks;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t187) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t188 = t177 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t189 = t188 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t190 = t77 + t189;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t191 = t177 << 6u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t192 = t190 + t100;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t193 = (u64)t191 * t63;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t194 = t104 + t193;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t195 = t194 + t105;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t192), "l"(t194) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t192), "l"(t195) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 145 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t196 = i_2 + 1u;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        const bool t197 = t196 < blocks;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        if (t197) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t198 = t196 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t199 = t198 << 14u;
#line 97 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t200 = t78 + t199;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t201 = t196 << 6u;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t202 = t200 + t112;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t203 = (u64)t201 * t76;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t204 = t116 + t203;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t205 = t204 + t117;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t206 = t205 + t117;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t207 = t206 + t117;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t202), "l"(t204) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t202), "l"(t205) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t202), "l"(t206) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16;" :  : "r"(t202), "l"(t207) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t208 = i_2 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t209 = t208 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t210 = ring + t209;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t211 = t210 + t162;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t211) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t211) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t211) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_25), "r"(m_26));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_27), "r"(m_28));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t211) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_29), "r"(m_30));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_31), "r"(m_32));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t212 = t210 + t163;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t212) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_33), "r"(m_34));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_35), "r"(m_36));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t212) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t212) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_41), "r"(m_42));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_43), "r"(m_44));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t212) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_45), "r"(m_46));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_47), "r"(m_48));
#line 176 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.wait_group 3;" :  :  : "memory");
#line 138 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t213 = i_2 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t214 = t213 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t215 = t77 + t214;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t216 = t215 + t162;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t216) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_49), "r"(m_50));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_51), "r"(m_52));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t216) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_53), "r"(m_54));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_55), "r"(m_56));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t216) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_57), "r"(m_58));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_59), "r"(m_60));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t216) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_61), "r"(m_62));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_63), "r"(m_64));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t217 = t215 + t163;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t217) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_65), "r"(m_66));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_67), "r"(m_68));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t217) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_69), "r"(m_70));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_71), "r"(m_72));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t217) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_73), "r"(m_74));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_75), "r"(m_76));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t217) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_77), "r"(m_78));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_79), "r"(m_80));
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t219;
        asm("max.f32 %0, %1, %2;" : "=f"(t219) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t220;
        asm("max.f32 %0, %1, %2;" : "=f"(t220) : "f"(t219), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t221;
        asm("max.f32 %0, %1, %2;" : "=f"(t221) : "f"(t220), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t222;
        asm("max.f32 %0, %1, %2;" : "=f"(t222) : "f"(t221), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t223;
        asm("max.f32 %0, %1, %2;" : "=f"(t223) : "f"(t222), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t224;
        asm("max.f32 %0, %1, %2;" : "=f"(t224) : "f"(t223), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t225;
        asm("max.f32 %0, %1, %2;" : "=f"(t225) : "f"(t224), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t226;
        asm("max.f32 %0, %1, %2;" : "=f"(t226) : "f"(t225), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t227;
        asm("max.f32 %0, %1, %2;" : "=f"(t227) : "f"(t226), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t228;
        asm("max.f32 %0, %1, %2;" : "=f"(t228) : "f"(t227), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t229;
        asm("max.f32 %0, %1, %2;" : "=f"(t229) : "f"(t228), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t230;
        asm("max.f32 %0, %1, %2;" : "=f"(t230) : "f"(t229), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t231;
        asm("max.f32 %0, %1, %2;" : "=f"(t231) : "f"(t230), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t232;
        asm("max.f32 %0, %1, %2;" : "=f"(t232) : "f"(t231), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t233;
        asm("max.f32 %0, %1, %2;" : "=f"(t233) : "f"(t232), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t234;
        asm("max.f32 %0, %1, %2;" : "=f"(t234) : "f"(t233), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t235;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t235) : "f"(t234));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t234), "f"(t235));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t237;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t237) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t237));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t240 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t240;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t242 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t243;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t243) : "f"(old), "f"(scale_log2), "f"(t242));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t243));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t245 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t246 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t246));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t248;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t248) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s = t248;
        const f32 t249 = t245 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t250 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t250));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t252;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t252) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_2 = t252;
        const f32 t253 = t249 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t254 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t254));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t256;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t256) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_5 = t256;
        const f32 t257 = t253 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t258 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t258));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t260;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t260) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_6 = t260;
        const f32 t261 = t257 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t262 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t262));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t264;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t264) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_9 = t264;
        const f32 t265 = t261 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t266 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t266));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t268;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t268) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_10 = t268;
        const f32 t269 = t265 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t270 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t270));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t272;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t272) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_13 = t272;
        const f32 t273 = t269 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t274 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t274));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t276;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t276) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_14 = t276;
        const f32 t277 = t273 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t278 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t278));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t280;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t280) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_17 = t280;
        const f32 t281 = t277 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t282 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t282));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t284;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t284) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_18 = t284;
        const f32 t285 = t281 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t286 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t286));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t288;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t288) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_21 = t288;
        const f32 t289 = t285 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t290 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t290));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t292;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t292) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_22 = t292;
        const f32 t293 = t289 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t294 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t294));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t296;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t296) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_25 = t296;
        const f32 t297 = t293 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t298 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t298));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t300;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t300) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_26 = t300;
        const f32 t301 = t297 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t302 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t302));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t304;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t304) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_29 = t304;
        const f32 t305 = t301 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t306 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t306));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t308;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t308) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_30 = t308;
        const f32 t309 = t305 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t309;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t310 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t310;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t311 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t311;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t312 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t312;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t313 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t313;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t314 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t314;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t315 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t315;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t316 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t316;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t317 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t317;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t318 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t318;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t319 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t319;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t320 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t320;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t321 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t321;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t322 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t322;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t323 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t323;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t324 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t324;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t325 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t325;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t327;
        asm("max.f32 %0, %1, %2;" : "=f"(t327) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t328;
        asm("max.f32 %0, %1, %2;" : "=f"(t328) : "f"(t327), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t329;
        asm("max.f32 %0, %1, %2;" : "=f"(t329) : "f"(t328), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t330;
        asm("max.f32 %0, %1, %2;" : "=f"(t330) : "f"(t329), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t331;
        asm("max.f32 %0, %1, %2;" : "=f"(t331) : "f"(t330), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t332;
        asm("max.f32 %0, %1, %2;" : "=f"(t332) : "f"(t331), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t333;
        asm("max.f32 %0, %1, %2;" : "=f"(t333) : "f"(t332), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t334;
        asm("max.f32 %0, %1, %2;" : "=f"(t334) : "f"(t333), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t335;
        asm("max.f32 %0, %1, %2;" : "=f"(t335) : "f"(t334), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t336;
        asm("max.f32 %0, %1, %2;" : "=f"(t336) : "f"(t335), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t337;
        asm("max.f32 %0, %1, %2;" : "=f"(t337) : "f"(t336), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t338;
        asm("max.f32 %0, %1, %2;" : "=f"(t338) : "f"(t337), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t339;
        asm("max.f32 %0, %1, %2;" : "=f"(t339) : "f"(t338), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t340;
        asm("max.f32 %0, %1, %2;" : "=f"(t340) : "f"(t339), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t341;
        asm("max.f32 %0, %1, %2;" : "=f"(t341) : "f"(t340), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t342;
        asm("max.f32 %0, %1, %2;" : "=f"(t342) : "f"(t341), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t343;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t343) : "f"(t342));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t342), "f"(t343));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t345;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t345) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t345));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t348 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t348;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t350 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t351;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t351) : "f"(old_2), "f"(scale_log2), "f"(t350));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t351));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t353 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t354 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t354));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t356;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t356) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_3 = t356;
        const f32 t357 = t353 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t358 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_18;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t358));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t360;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t360) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_4 = t360;
        const f32 t361 = t357 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t362 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_19;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t362));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t364;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t364) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_7 = t364;
        const f32 t365 = t361 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t366 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_20;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t366));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t368;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t368) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_8 = t368;
        const f32 t369 = t365 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t370 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_21;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t370));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t372;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t372) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_11 = t372;
        const f32 t373 = t369 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t374 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_22;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t374));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t376;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t376) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_12 = t376;
        const f32 t377 = t373 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t378 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_23;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t378));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t380;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t380) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_15 = t380;
        const f32 t381 = t377 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t382 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_24;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t382));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t384;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t384) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_16 = t384;
        const f32 t385 = t381 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t386 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_25;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t386));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t388;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t388) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_19 = t388;
        const f32 t389 = t385 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t390 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_26;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t390));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t392;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t392) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_20 = t392;
        const f32 t393 = t389 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t394 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_27;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t394));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t396;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t396) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_23 = t396;
        const f32 t397 = t393 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t398 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_28;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t398));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t400;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t400) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_24 = t400;
        const f32 t401 = t397 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t402 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_29;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t402));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t404;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t404) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_27 = t404;
        const f32 t405 = t401 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t406 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_30;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t406));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t408;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t408) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_28 = t408;
        const f32 t409 = t405 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t410 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_31;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t410));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t412;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t412) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_31 = t412;
        const f32 t413 = t409 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t414 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_32;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t414));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t416;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t416) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_32 = t416;
        const f32 t417 = t413 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t417;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t418 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t418;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t419 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t419;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t420 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t420;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t421 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t421;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t422 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t422;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t423 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t423;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t424 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t424;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t425 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t425;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t426 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t426;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t427 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t427;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t428 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t428;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t429 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t429;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t430 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t430;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t431 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t431;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t432 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t432;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t433 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t433;
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t434;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t434) : "f"(s), "f"(s_2));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t435;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t435) : "f"(s_3), "f"(s_4));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t436;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t436) : "f"(s_5), "f"(s_6));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t437;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t437) : "f"(s_7), "f"(s_8));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t438;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t438) : "f"(s_9), "f"(s_10));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t439;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t439) : "f"(s_11), "f"(s_12));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t440;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t440) : "f"(s_13), "f"(s_14));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t441;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t441) : "f"(s_15), "f"(s_16));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t442;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t442) : "f"(s_17), "f"(s_18));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t443;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t443) : "f"(s_19), "f"(s_20));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t444;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t444) : "f"(s_21), "f"(s_22));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t445;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t445) : "f"(s_23), "f"(s_24));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t446;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t446) : "f"(s_25), "f"(s_26));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t447;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t447) : "f"(s_27), "f"(s_28));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t448;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t448) : "f"(s_29), "f"(s_30));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t449;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t449) : "f"(s_31), "f"(s_32));
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t450 = i_2 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t451 = t450 << 14u;
#line 97 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t452 = t78 + t451;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t453 = t452 + t171;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t454 = t452 + t172;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t455 = t452 + t173;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t456 = t452 + t174;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t453) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t434), "r"(t435), "r"(t436), "r"(t437), "r"(m_81), "r"(m_82));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t434), "r"(t435), "r"(t436), "r"(t437), "r"(m_83), "r"(m_84));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t454) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t434), "r"(t435), "r"(t436), "r"(t437), "r"(m_85), "r"(m_86));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t434), "r"(t435), "r"(t436), "r"(t437), "r"(m_87), "r"(m_88));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t455) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t434), "r"(t435), "r"(t436), "r"(t437), "r"(m_89), "r"(m_90));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t434), "r"(t435), "r"(t436), "r"(t437), "r"(m_91), "r"(m_92));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t456) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t434), "r"(t435), "r"(t436), "r"(t437), "r"(m_93), "r"(m_94));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t434), "r"(t435), "r"(t436), "r"(t437), "r"(m_95), "r"(m_96));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t453) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t438), "r"(t439), "r"(t440), "r"(t441), "r"(m_97), "r"(m_98));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t438), "r"(t439), "r"(t440), "r"(t441), "r"(m_99), "r"(m_100));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t454) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t438), "r"(t439), "r"(t440), "r"(t441), "r"(m_101), "r"(m_102));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t438), "r"(t439), "r"(t440), "r"(t441), "r"(m_103), "r"(m_104));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t455) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t438), "r"(t439), "r"(t440), "r"(t441), "r"(m_105), "r"(m_106));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t438), "r"(t439), "r"(t440), "r"(t441), "r"(m_107), "r"(m_108));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t456) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t438), "r"(t439), "r"(t440), "r"(t441), "r"(m_109), "r"(m_110));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t438), "r"(t439), "r"(t440), "r"(t441), "r"(m_111), "r"(m_112));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t453) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t442), "r"(t443), "r"(t444), "r"(t445), "r"(m_113), "r"(m_114));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t442), "r"(t443), "r"(t444), "r"(t445), "r"(m_115), "r"(m_116));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t454) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t442), "r"(t443), "r"(t444), "r"(t445), "r"(m_117), "r"(m_118));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t442), "r"(t443), "r"(t444), "r"(t445), "r"(m_119), "r"(m_120));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t455) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t442), "r"(t443), "r"(t444), "r"(t445), "r"(m_121), "r"(m_122));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t442), "r"(t443), "r"(t444), "r"(t445), "r"(m_123), "r"(m_124));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t456) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t442), "r"(t443), "r"(t444), "r"(t445), "r"(m_125), "r"(m_126));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t442), "r"(t443), "r"(t444), "r"(t445), "r"(m_127), "r"(m_128));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t453) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t446), "r"(t447), "r"(t448), "r"(t449), "r"(m_129), "r"(m_130));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t446), "r"(t447), "r"(t448), "r"(t449), "r"(m_131), "r"(m_132));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t454) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t446), "r"(t447), "r"(t448), "r"(t449), "r"(m_133), "r"(m_134));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t446), "r"(t447), "r"(t448), "r"(t449), "r"(m_135), "r"(m_136));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t455) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t446), "r"(t447), "r"(t448), "r"(t449), "r"(m_137), "r"(m_138));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t446), "r"(t447), "r"(t448), "r"(t449), "r"(m_139), "r"(m_140));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t456) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t446), "r"(t447), "r"(t448), "r"(t449), "r"(m_141), "r"(m_142));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t446), "r"(t447), "r"(t448), "r"(t449), "r"(m_143), "r"(m_144));
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
        const u32 t457 = i_3 + 1u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t458 = t457 < blocks;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t458) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t459 = t457 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t460 = t459 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t461 = ring + t460;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t462 = t457 << 6u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t463 = t461 + t86;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t464 = (u64)t462 * t63;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t465 = t90 + t464;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t466 = t465 + t91;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t463), "l"(t465) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t463), "l"(t466) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t467 = t457 < blocks;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t467) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t468 = t457 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t469 = t468 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t470 = t77 + t469;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t471 = t457 << 6u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t472 = t470 + t100;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t473 = (u64)t471 * t63;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t474 = t104 + t473;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t475 = t474 + t105;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t472), "l"(t474) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t472), "l"(t475) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 145 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t476 = i_3 + 1u;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        const bool t477 = t476 < blocks;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        if (t477) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t478 = t476 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t479 = t478 << 14u;
#line 97 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t480 = t78 + t479;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t481 = t476 << 6u;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t482 = t480 + t112;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t483 = (u64)t481 * t76;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t484 = t116 + t483;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t485 = t484 + t117;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t486 = t485 + t117;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t487 = t486 + t117;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16;" :  : "r"(t482), "l"(t484) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16;" :  : "r"(t482), "l"(t485) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16;" :  : "r"(t482), "l"(t486) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16;" :  : "r"(t482), "l"(t487) : "memory");
        }
#line 211 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t488 = i_3 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t489 = t488 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t490 = ring + t489;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t491 = t490 + t162;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t491) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_145), "r"(m_146));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_147), "r"(m_148));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t491) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_149), "r"(m_150));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_151), "r"(m_152));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t491) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_153), "r"(m_154));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_155), "r"(m_156));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t491) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_157), "r"(m_158));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_159), "r"(m_160));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t492 = t490 + t163;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t492) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_161), "r"(m_162));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_163), "r"(m_164));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t492) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_165), "r"(m_166));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_167), "r"(m_168));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t492) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_169), "r"(m_170));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_171), "r"(m_172));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t492) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_173), "r"(m_174));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_175), "r"(m_176));
#line 176 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("cp.async.wait_group 3;" :  :  : "memory");
#line 138 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t493 = i_3 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t494 = t493 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t495 = t77 + t494;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t496 = t495 + t162;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t496) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_177), "r"(m_178));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_179), "r"(m_180));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t496) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_181), "r"(m_182));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_183), "r"(m_184));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t496) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_185), "r"(m_186));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_187), "r"(m_188));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t496) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_189), "r"(m_190));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_191), "r"(m_192));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t497 = t495 + t163;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t497) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_193), "r"(m_194));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_195), "r"(m_196));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t497) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_197), "r"(m_198));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_199), "r"(m_200));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t497) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_201), "r"(m_202));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_203), "r"(m_204));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t497) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_205), "r"(m_206));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_207), "r"(m_208));
#line 146 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t498 = i_3 << 6u;
#line 146 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 first_key = t498 + t12;
        const u32 first_query_2 = first_query + t11;
#line 149 "fa-kernels/src/fa_s512/kernel.rs"
        u32 first_key_2;
        asm volatile("mov.b32 %0, %1;" : "=r"(first_key_2) : "r"(first_key));
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t502 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t503 = t502 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 column = first_key_2 + t503;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t505 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t506 = first_query_2 + t505;
#line 29 "fa-kernels/src/attention/mask.rs"
        const u32 t507 = t506 + 1u;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t508 = t507 > column ? t507 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end = t508 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible = 0u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t511 = visible ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_33 = t511;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_2 = 1u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t513 = visible_2 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_34 = t513;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_3 = 8u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t515 = visible_3 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_37 = t515;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_4 = 9u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t517 = visible_4 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_38 = t517;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_5 = 16u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t519 = visible_5 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_41 = t519;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_6 = 17u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t521 = visible_6 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_42 = t521;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_7 = 24u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t523 = visible_7 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_45 = t523;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_8 = 25u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t525 = visible_8 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_46 = t525;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_9 = 32u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t527 = visible_9 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_49 = t527;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_10 = 33u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t529 = visible_10 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_50 = t529;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_11 = 40u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t531 = visible_11 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_53 = t531;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_12 = 41u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t533 = visible_12 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_54 = t533;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_13 = 48u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t535 = visible_13 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_57 = t535;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_14 = 49u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t537 = visible_14 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_58 = t537;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_15 = 56u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t539 = visible_15 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_61 = t539;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_16 = 57u < end;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t541 = visible_16 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_62 = t541;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t542 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t543 = first_query_2 + t542;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t544 = t543 + 8u;
#line 29 "fa-kernels/src/attention/mask.rs"
        const u32 t545 = t544 + 1u;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t546 = t545 > column ? t545 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_2 = t546 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_17 = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t549 = visible_17 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_35 = t549;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_18 = 1u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t551 = visible_18 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_36 = t551;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_19 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t553 = visible_19 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_39 = t553;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_20 = 9u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t555 = visible_20 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_40 = t555;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_21 = 16u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t557 = visible_21 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_43 = t557;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_22 = 17u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t559 = visible_22 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_44 = t559;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_23 = 24u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t561 = visible_23 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_47 = t561;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_24 = 25u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t563 = visible_24 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_48 = t563;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_25 = 32u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t565 = visible_25 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_51 = t565;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_26 = 33u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t567 = visible_26 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_52 = t567;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_27 = 40u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t569 = visible_27 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_55 = t569;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_28 = 41u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t571 = visible_28 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_56 = t571;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_29 = 48u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t573 = visible_29 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_59 = t573;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_30 = 49u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t575 = visible_30 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_60 = t575;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_31 = 56u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t577 = visible_31 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_63 = t577;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_32 = 57u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t579 = visible_32 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_64 = t579;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t581;
        asm("max.f32 %0, %1, %2;" : "=f"(t581) : "f"(old_3), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t582;
        asm("max.f32 %0, %1, %2;" : "=f"(t582) : "f"(t581), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t583;
        asm("max.f32 %0, %1, %2;" : "=f"(t583) : "f"(t582), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t584;
        asm("max.f32 %0, %1, %2;" : "=f"(t584) : "f"(t583), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t585;
        asm("max.f32 %0, %1, %2;" : "=f"(t585) : "f"(t584), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t586;
        asm("max.f32 %0, %1, %2;" : "=f"(t586) : "f"(t585), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t587;
        asm("max.f32 %0, %1, %2;" : "=f"(t587) : "f"(t586), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t588;
        asm("max.f32 %0, %1, %2;" : "=f"(t588) : "f"(t587), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t589;
        asm("max.f32 %0, %1, %2;" : "=f"(t589) : "f"(t588), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t590;
        asm("max.f32 %0, %1, %2;" : "=f"(t590) : "f"(t589), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t591;
        asm("max.f32 %0, %1, %2;" : "=f"(t591) : "f"(t590), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t592;
        asm("max.f32 %0, %1, %2;" : "=f"(t592) : "f"(t591), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t593;
        asm("max.f32 %0, %1, %2;" : "=f"(t593) : "f"(t592), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t594;
        asm("max.f32 %0, %1, %2;" : "=f"(t594) : "f"(t593), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t595;
        asm("max.f32 %0, %1, %2;" : "=f"(t595) : "f"(t594), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t596;
        asm("max.f32 %0, %1, %2;" : "=f"(t596) : "f"(t595), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t597;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t597) : "f"(t596));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_3;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t596), "f"(t597));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t599;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t599) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_3;
        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t599));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_3 = new_3 == __uint_as_float(0xff800000u);
        const f32 t602 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_3 = none_3 ? 0.0f : t602;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t604 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t605;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t605) : "f"(old_3), "f"(scale_log2), "f"(t604));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t605));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t607 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t608 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_33;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t608));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t610;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t610) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_33 = t610;
        const f32 t611 = t607 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t612 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_34;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t612));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t614;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t614) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_34 = t614;
        const f32 t615 = t611 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t616 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_35;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(scale_log2), "f"(t616));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t618;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t618) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_37 = t618;
        const f32 t619 = t615 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t620 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_36;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(scale_log2), "f"(t620));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t622;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t622) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_38 = t622;
        const f32 t623 = t619 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t624 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_37;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(scale_log2), "f"(t624));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t626;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t626) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_41 = t626;
        const f32 t627 = t623 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t628 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_38;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(scale_log2), "f"(t628));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t630;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t630) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_42 = t630;
        const f32 t631 = t627 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t632 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_39;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(scale_log2), "f"(t632));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t634;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t634) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_45 = t634;
        const f32 t635 = t631 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t636 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_40;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(scale_log2), "f"(t636));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t638;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t638) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_46 = t638;
        const f32 t639 = t635 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t640 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_41;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(scale_log2), "f"(t640));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t642;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t642) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_49 = t642;
        const f32 t643 = t639 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t644 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_42;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(scale_log2), "f"(t644));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t646;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t646) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_50 = t646;
        const f32 t647 = t643 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t648 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_43;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(scale_log2), "f"(t648));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t650;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t650) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_53 = t650;
        const f32 t651 = t647 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t652 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_44;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(scale_log2), "f"(t652));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t654;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t654) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_54 = t654;
        const f32 t655 = t651 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t656 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_45;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(scale_log2), "f"(t656));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t658;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t658) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_57 = t658;
        const f32 t659 = t655 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t660 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_46;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(scale_log2), "f"(t660));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t662;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t662) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_58 = t662;
        const f32 t663 = t659 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t664 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_47;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(scale_log2), "f"(t664));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t666;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t666) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_61 = t666;
        const f32 t667 = t663 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t668 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_48;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(scale_log2), "f"(t668));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t670;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t670) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_62 = t670;
        const f32 t671 = t667 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t671;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t672 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t672;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t673 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t673;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t674 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t674;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t675 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t675;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t676 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t676;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t677 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t677;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t678 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t678;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t679 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t679;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t680 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t680;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t681 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t681;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t682 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t682;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t683 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t683;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t684 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t684;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t685 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t685;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t686 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t686;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t687 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t687;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t689;
        asm("max.f32 %0, %1, %2;" : "=f"(t689) : "f"(old_4), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t690;
        asm("max.f32 %0, %1, %2;" : "=f"(t690) : "f"(t689), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t691;
        asm("max.f32 %0, %1, %2;" : "=f"(t691) : "f"(t690), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t692;
        asm("max.f32 %0, %1, %2;" : "=f"(t692) : "f"(t691), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t693;
        asm("max.f32 %0, %1, %2;" : "=f"(t693) : "f"(t692), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t694;
        asm("max.f32 %0, %1, %2;" : "=f"(t694) : "f"(t693), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t695;
        asm("max.f32 %0, %1, %2;" : "=f"(t695) : "f"(t694), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t696;
        asm("max.f32 %0, %1, %2;" : "=f"(t696) : "f"(t695), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t697;
        asm("max.f32 %0, %1, %2;" : "=f"(t697) : "f"(t696), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t698;
        asm("max.f32 %0, %1, %2;" : "=f"(t698) : "f"(t697), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t699;
        asm("max.f32 %0, %1, %2;" : "=f"(t699) : "f"(t698), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t700;
        asm("max.f32 %0, %1, %2;" : "=f"(t700) : "f"(t699), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t701;
        asm("max.f32 %0, %1, %2;" : "=f"(t701) : "f"(t700), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t702;
        asm("max.f32 %0, %1, %2;" : "=f"(t702) : "f"(t701), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t703;
        asm("max.f32 %0, %1, %2;" : "=f"(t703) : "f"(t702), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t704;
        asm("max.f32 %0, %1, %2;" : "=f"(t704) : "f"(t703), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t705;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t705) : "f"(t704));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_4;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t704), "f"(t705));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t707;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t707) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_4;
        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t707));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_4 = new_4 == __uint_as_float(0xff800000u);
        const f32 t710 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_4 = none_4 ? 0.0f : t710;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t712 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t713;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t713) : "f"(old_4), "f"(scale_log2), "f"(t712));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t713));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t715 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t716 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_49;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t716));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t718;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t718) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_35 = t718;
        const f32 t719 = t715 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t720 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_50;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t720));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t722;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t722) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_36 = t722;
        const f32 t723 = t719 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t724 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_51;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t724));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t726;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t726) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_39 = t726;
        const f32 t727 = t723 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t728 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_52;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t728));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t730;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t730) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_40 = t730;
        const f32 t731 = t727 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t732 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_53;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t732));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t734;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t734) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_43 = t734;
        const f32 t735 = t731 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t736 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_54;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t736));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t738;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t738) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_44 = t738;
        const f32 t739 = t735 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t740 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_55;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t740));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t742;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t742) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_47 = t742;
        const f32 t743 = t739 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t744 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_56;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t744));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t746;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t746) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_48 = t746;
        const f32 t747 = t743 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t748 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_57;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t748));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t750;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t750) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_51 = t750;
        const f32 t751 = t747 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t752 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_58;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t752));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t754;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t754) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_52 = t754;
        const f32 t755 = t751 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t756 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_59;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t756));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t758;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t758) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_55 = t758;
        const f32 t759 = t755 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t760 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_60;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t760));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t762;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t762) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_56 = t762;
        const f32 t763 = t759 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t764 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_61;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t764));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t766;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t766) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_59 = t766;
        const f32 t767 = t763 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t768 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_62;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t768));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t770;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t770) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_60 = t770;
        const f32 t771 = t767 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t772 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_63;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t772));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t774;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t774) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_63 = t774;
        const f32 t775 = t771 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t776 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_64;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t776));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t778;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t778) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_64 = t778;
        const f32 t779 = t775 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t779;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t780 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t780;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t781 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t781;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t782 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t782;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t783 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t783;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t784 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t784;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t785 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t785;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t786 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t786;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t787 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t787;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t788 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t788;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t789 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t789;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t790 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t790;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t791 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t791;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t792 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t792;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t793 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t793;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t794 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t794;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t795 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t795;
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t796;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t796) : "f"(s_33), "f"(s_34));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t797;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t797) : "f"(s_35), "f"(s_36));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t798;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t798) : "f"(s_37), "f"(s_38));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t799;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t799) : "f"(s_39), "f"(s_40));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t800;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t800) : "f"(s_41), "f"(s_42));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t801;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t801) : "f"(s_43), "f"(s_44));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t802;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t802) : "f"(s_45), "f"(s_46));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t803;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t803) : "f"(s_47), "f"(s_48));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t804;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t804) : "f"(s_49), "f"(s_50));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t805;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t805) : "f"(s_51), "f"(s_52));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t806;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t806) : "f"(s_53), "f"(s_54));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t807;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t807) : "f"(s_55), "f"(s_56));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t808;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t808) : "f"(s_57), "f"(s_58));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t809;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t809) : "f"(s_59), "f"(s_60));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t810;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t810) : "f"(s_61), "f"(s_62));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t811;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t811) : "f"(s_63), "f"(s_64));
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t812 = i_3 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t813 = t812 << 14u;
#line 97 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t814 = t78 + t813;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t815 = t814 + t171;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t816 = t814 + t172;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t817 = t814 + t173;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t818 = t814 + t174;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t815) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t796), "r"(t797), "r"(t798), "r"(t799), "r"(m_209), "r"(m_210));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t796), "r"(t797), "r"(t798), "r"(t799), "r"(m_211), "r"(m_212));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t816) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t796), "r"(t797), "r"(t798), "r"(t799), "r"(m_213), "r"(m_214));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t796), "r"(t797), "r"(t798), "r"(t799), "r"(m_215), "r"(m_216));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t817) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t796), "r"(t797), "r"(t798), "r"(t799), "r"(m_217), "r"(m_218));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t796), "r"(t797), "r"(t798), "r"(t799), "r"(m_219), "r"(m_220));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t818) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t796), "r"(t797), "r"(t798), "r"(t799), "r"(m_221), "r"(m_222));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t796), "r"(t797), "r"(t798), "r"(t799), "r"(m_223), "r"(m_224));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t815) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t800), "r"(t801), "r"(t802), "r"(t803), "r"(m_225), "r"(m_226));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t800), "r"(t801), "r"(t802), "r"(t803), "r"(m_227), "r"(m_228));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t816) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t800), "r"(t801), "r"(t802), "r"(t803), "r"(m_229), "r"(m_230));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t800), "r"(t801), "r"(t802), "r"(t803), "r"(m_231), "r"(m_232));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t817) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t800), "r"(t801), "r"(t802), "r"(t803), "r"(m_233), "r"(m_234));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t800), "r"(t801), "r"(t802), "r"(t803), "r"(m_235), "r"(m_236));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t818) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t800), "r"(t801), "r"(t802), "r"(t803), "r"(m_237), "r"(m_238));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t800), "r"(t801), "r"(t802), "r"(t803), "r"(m_239), "r"(m_240));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t815) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t804), "r"(t805), "r"(t806), "r"(t807), "r"(m_241), "r"(m_242));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t804), "r"(t805), "r"(t806), "r"(t807), "r"(m_243), "r"(m_244));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t816) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t804), "r"(t805), "r"(t806), "r"(t807), "r"(m_245), "r"(m_246));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t804), "r"(t805), "r"(t806), "r"(t807), "r"(m_247), "r"(m_248));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t817) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t804), "r"(t805), "r"(t806), "r"(t807), "r"(m_249), "r"(m_250));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t804), "r"(t805), "r"(t806), "r"(t807), "r"(m_251), "r"(m_252));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t818) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t804), "r"(t805), "r"(t806), "r"(t807), "r"(m_253), "r"(m_254));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t804), "r"(t805), "r"(t806), "r"(t807), "r"(m_255), "r"(m_256));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t815) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t808), "r"(t809), "r"(t810), "r"(t811), "r"(m_257), "r"(m_258));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t808), "r"(t809), "r"(t810), "r"(t811), "r"(m_259), "r"(m_260));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t816) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t808), "r"(t809), "r"(t810), "r"(t811), "r"(m_261), "r"(m_262));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t808), "r"(t809), "r"(t810), "r"(t811), "r"(m_263), "r"(m_264));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t817) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t808), "r"(t809), "r"(t810), "r"(t811), "r"(m_265), "r"(m_266));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t808), "r"(t809), "r"(t810), "r"(t811), "r"(m_267), "r"(m_268));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t818) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t808), "r"(t809), "r"(t810), "r"(t811), "r"(m_269), "r"(m_270));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t808), "r"(t809), "r"(t810), "r"(t811), "r"(m_271), "r"(m_272));
    }
#line 176 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t819;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t819) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_5 = row_sum + t819;
    f32 t821;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t821) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t822 = pair_5 + t821;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum = t822;
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t823;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t823) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_6 = row_sum_2 + t823;
    f32 t825;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t825) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t826 = pair_6 + t825;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t826;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t827 = (u64)t4;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t828 = t827 * o_stride0;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t829 = t828 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t830 = o + t829;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t831 = (u64)first_query;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t832 = t831 * o_stride1;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t833 = t832 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t834 = t830 + t833;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t835 = (u64)t3;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t836 = t835 * o_stride2;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t837 = t836 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t838 = t834 + t837;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t839 = (u32)o_stride1;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t840 = t839 << 1u;
    const bool t841 = warp_n == 0u;
#line 172 "fa-kernels/src/fa_s512/kernel.rs"
    if (t841) {
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum = row_sum;
        const bool t842 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t843;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t843) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer = t842 ? 0.0f : t843;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t845 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc = t845;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t846 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_2 = t846;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t847 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_5 = t847;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t848 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_6 = t848;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t849 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_9 = t849;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t850 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_10 = t850;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t851 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_13 = t851;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t852 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_14 = t852;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t853 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_17 = t853;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t854 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_18 = t854;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t855 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_21 = t855;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t856 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_22 = t856;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t857 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_25 = t857;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t858 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_26 = t858;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t859 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_29 = t859;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t860 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_30 = t860;
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum_2 = row_sum_2;
        const bool t861 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t862;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t862) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer_2 = t861 ? 0.0f : t862;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t864 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_3 = t864;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t865 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_4 = t865;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t866 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_7 = t866;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t867 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_8 = t867;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t868 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_11 = t868;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t869 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_12 = t869;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t870 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_15 = t870;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t871 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_16 = t871;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t872 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_19 = t872;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t873 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_20 = t873;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t874 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_23 = t874;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t875 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_24 = t875;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t876 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_27 = t876;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t877 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_28 = t877;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t878 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_31 = t878;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t879 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_32 = t879;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t880 = lane >> 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t881 = t11 + t880;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t882 = t881 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t883 = 0u ^ t882;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t884 = t881 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t885 = t883 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t886 = t884 + t885;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t887 = lane & 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t888 = t887 << 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t889 = t886 + t888;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t890;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t890) : "f"(acc), "f"(acc_2));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t891 = smem_1 + t889;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t891), "r"(t890) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t892;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t892) : "f"(acc_5), "f"(acc_6));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t893 = t889 ^ 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t894 = smem_1 + t893;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t894), "r"(t892) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t895;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t895) : "f"(acc_9), "f"(acc_10));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t896 = t889 ^ 32u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t897 = smem_1 + t896;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t897), "r"(t895) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t898;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t898) : "f"(acc_13), "f"(acc_14));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t899 = t889 ^ 48u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t900 = smem_1 + t899;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t900), "r"(t898) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t901;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t901) : "f"(acc_17), "f"(acc_18));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t902 = t889 ^ 64u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t903 = smem_1 + t902;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t903), "r"(t901) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t904;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t904) : "f"(acc_21), "f"(acc_22));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t905 = t889 ^ 80u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t906 = smem_1 + t905;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t906), "r"(t904) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t907;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t907) : "f"(acc_25), "f"(acc_26));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t908 = t889 ^ 96u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t909 = smem_1 + t908;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t909), "r"(t907) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t910;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t910) : "f"(acc_29), "f"(acc_30));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t911 = t889 ^ 112u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t912 = smem_1 + t911;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t912), "r"(t910) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t913 = lane >> 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t914 = t11 + t913;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t915 = t914 + 8u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t916 = t915 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t917 = 0u ^ t916;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t918 = t915 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t919 = t917 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t920 = t918 + t919;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t921 = lane & 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t922 = t921 << 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t923 = t920 + t922;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t924;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t924) : "f"(acc_3), "f"(acc_4));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t925 = smem_1 + t923;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t925), "r"(t924) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t926;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t926) : "f"(acc_7), "f"(acc_8));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t927 = t923 ^ 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t928 = smem_1 + t927;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t928), "r"(t926) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t929;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t929) : "f"(acc_11), "f"(acc_12));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t930 = t923 ^ 32u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t931 = smem_1 + t930;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t931), "r"(t929) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t932;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t932) : "f"(acc_15), "f"(acc_16));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t933 = t923 ^ 48u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t934 = smem_1 + t933;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t934), "r"(t932) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t935;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t935) : "f"(acc_19), "f"(acc_20));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t936 = t923 ^ 64u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t937 = smem_1 + t936;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t937), "r"(t935) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t938;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t938) : "f"(acc_23), "f"(acc_24));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t939 = t923 ^ 80u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t940 = smem_1 + t939;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t940), "r"(t938) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t941;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t941) : "f"(acc_27), "f"(acc_28));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t942 = t923 ^ 96u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t943 = smem_1 + t942;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t943), "r"(t941) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t944;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t944) : "f"(acc_31), "f"(acc_32));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t945 = t923 ^ 112u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t946 = smem_1 + t945;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t946), "r"(t944) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t947 = lane >> 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t948 = t11 + t947;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t949 = lane & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t950 = t948 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t951 = t949 ^ t950;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t952 = t948 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t953 = t951 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t954 = t952 + t953;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t955 = smem_1 + t954;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t955) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t956 = (u64)t948 * t840;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t957 = t838 + t956;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t958 = (u64)t949 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t959 = t957 + t958;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t959), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t960 = t948 + 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t961 = t960 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t962 = t949 ^ t961;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t963 = t960 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t964 = t962 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t965 = t963 + t964;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t966 = smem_1 + t965;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t966) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t967 = (u64)t960 * t840;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t968 = t838 + t967;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t969 = (u64)t949 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t970 = t968 + t969;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t970), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t971 = t948 + 8u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t972 = t971 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t973 = t949 ^ t972;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t974 = t971 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t975 = t973 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t976 = t974 + t975;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t977 = smem_1 + t976;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t977) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t978 = (u64)t971 * t840;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t979 = t838 + t978;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t980 = (u64)t949 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t981 = t979 + t980;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t981), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t982 = t948 + 12u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t983 = t982 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t984 = t949 ^ t983;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t985 = t982 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t986 = t984 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t987 = t985 + t986;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t988 = smem_1 + t987;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t988) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t989 = (u64)t982 * t840;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t990 = t838 + t989;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t991 = (u64)t949 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t992 = t990 + t991;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t992), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t993 = (u64)t4;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t994 = t993 * lse_stride0;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t995 = t994 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t996 = lse + t995;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t997 = (u64)t3;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t998 = t997 * lse_stride1;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t999 = t998 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t1000 = t996 + t999;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t1001 = (u64)first_query;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t1002 = t1001 * lse_stride2;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t1003 = t1002 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t1004 = t1000 + t1003;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t1005 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1006 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const bool t1007 = t1006 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        if (t1007) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1008 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_17 = t11 + t1008;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1010 = (u64)row_17 * t1005;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1011 = t1010 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1012 = t1004 + t1011;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1013;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1013) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1014;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1014) : "f"(row_max), "f"(scale_log2), "f"(t1013));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t1014 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t1016 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t1017 = t1016 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1012), "f"(t1017) : "memory");
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1018 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1019 = t11 + t1018;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_18 = t1019 + 8u;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1021 = (u64)row_18 * t1005;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1022 = t1021 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1023 = t1004 + t1022;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1024;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1024) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1025;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1025) : "f"(row_max_2), "f"(scale_log2), "f"(t1024));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t1025 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t1027 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t1028 = t1027 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1023), "f"(t1028) : "memory");
        }
    }
}
