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
    const u32 warp_m = warp & 1u;
    const u32 warp_n = warp >> 1u;
    const u32 t10 = warp_m << 4u;
#line 74 "fa-kernels/src/attention/warps.rs"
    const u32 t11 = warp_n << 5u;
#line 60 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 first_query = i << 5u;
#line 68 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 75 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 ring = smem_1 + 4096u;
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
    u32 staged;
    u32 staged_2;
    u32 staged_3;
    u32 staged_4;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged), "=r"(staged_2), "=r"(staged_3), "=r"(staged_4) : "l"(t41) : "memory");
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    u32 staged_5;
    u32 staged_6;
    u32 staged_7;
    u32 staged_8;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_5), "=r"(staged_6), "=r"(staged_7), "=r"(staged_8) : "l"(t42) : "memory");
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t39), "r"(staged), "r"(staged_2), "r"(staged_3), "r"(staged_4) : "memory");
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("st.shared.v4.u32 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t39), "r"(staged_5), "r"(staged_6), "r"(staged_7), "r"(staged_8) : "memory");
#line 86 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 kv_head = t2 / group;
    const u64 t44 = (u64)t3;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t45 = t44 * k_stride0;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t46 = t45 * 2ull;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t47 = k + t46;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t48 = 0ull * k_stride1;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t49 = t48 * 2ull;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t50 = t47 + t49;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t51 = (u64)kv_head;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t52 = t51 * k_stride2;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t53 = t52 * 2ull;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 columns = t50 + t53;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t55 = (u32)k_stride1;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t56 = t55 << 1u;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t57 = (u64)t3;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t58 = t57 * v_stride0;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t59 = t58 * 2ull;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t60 = v + t59;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t61 = 0ull * v_stride1;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t62 = t61 * 2ull;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t63 = t60 + t62;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t64 = (u64)kv_head;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t65 = t64 * v_stride2;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t66 = t65 * 2ull;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t67 = t63 + t66;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t68 = (u32)v_stride1;
#line 87 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t69 = t68 << 1u;
#line 56 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t70 = ring + 2048u;
#line 56 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t71 = ring + 4096u;
#line 56 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t72 = ring + 6144u;
#line 59 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t73 = ring + 8192u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t74 = thread >> 1u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t75 = thread & 1u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t76 = t74 << 5u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t77 = t75 << 4u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t78 = t76 + t77;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t79 = (u64)t74 * t56;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t80 = columns + t79;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t81 = (u64)t75 * 16u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t82 = t80 + t81;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t83 = (u64)t56 * 64u;
#line 62 "fa-kernels/src/fa_s512/stream.rs"
    const u64 columns_2 = columns + 32ull;
    const u32 t85 = thread >> 1u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t86 = thread & 1u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t87 = t85 << 5u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t88 = t86 << 4u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t89 = t87 + t88;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t90 = (u64)t85 * t56;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t91 = columns_2 + t90;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t92 = (u64)t86 * 16u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t93 = t91 + t92;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t94 = (u64)t56 * 64u;
#line 62 "fa-kernels/src/fa_s512/stream.rs"
    const u64 columns_3 = columns + 64ull;
    const u32 t96 = thread >> 1u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t97 = thread & 1u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t98 = t96 << 5u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t99 = t97 << 4u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t100 = t98 + t99;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t101 = (u64)t96 * t56;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t102 = columns_3 + t101;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t103 = (u64)t97 * 16u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t104 = t102 + t103;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t105 = (u64)t56 * 64u;
#line 62 "fa-kernels/src/fa_s512/stream.rs"
    const u64 columns_4 = columns + 96ull;
    const u32 t107 = thread >> 1u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t108 = thread & 1u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t109 = t107 << 5u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t110 = t108 << 4u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t111 = t109 + t110;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t112 = (u64)t107 * t56;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t113 = columns_4 + t112;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t114 = (u64)t108 * 16u;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t115 = t113 + t114;
#line 63 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t116 = (u64)t56 * 64u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t117 = thread >> 3u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t118 = thread & 7u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t119 = t117 << 7u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t120 = t118 << 4u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t121 = t119 + t120;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t122 = (u64)t117 * t69;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t123 = t67 + t122;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t124 = (u64)t118 * 16u;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t125 = t123 + t124;
#line 66 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t126 = (u64)t69 * 16u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t127 = ring + t78;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t128 = (u64)0u * t56;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t129 = t82 + t128;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    u32 staged_9;
    u32 staged_10;
    u32 staged_11;
    u32 staged_12;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_9), "=r"(staged_10), "=r"(staged_11), "=r"(staged_12) : "l"(t129) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t127), "r"(staged_9), "r"(staged_10), "r"(staged_11), "r"(staged_12) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t130 = t70 + t89;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t131 = (u64)0u * t56;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t132 = t93 + t131;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    u32 staged_13;
    u32 staged_14;
    u32 staged_15;
    u32 staged_16;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_13), "=r"(staged_14), "=r"(staged_15), "=r"(staged_16) : "l"(t132) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t130), "r"(staged_13), "r"(staged_14), "r"(staged_15), "r"(staged_16) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t133 = t71 + t100;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t134 = (u64)0u * t56;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t135 = t104 + t134;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    u32 staged_17;
    u32 staged_18;
    u32 staged_19;
    u32 staged_20;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_17), "=r"(staged_18), "=r"(staged_19), "=r"(staged_20) : "l"(t135) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t133), "r"(staged_17), "r"(staged_18), "r"(staged_19), "r"(staged_20) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t136 = t72 + t111;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t137 = (u64)0u * t56;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t138 = t115 + t137;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    u32 staged_21;
    u32 staged_22;
    u32 staged_23;
    u32 staged_24;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_21), "=r"(staged_22), "=r"(staged_23), "=r"(staged_24) : "l"(t138) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t136), "r"(staged_21), "r"(staged_22), "r"(staged_23), "r"(staged_24) : "memory");
#line 102 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 t139 = lane & 15u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t140 = t10 + t139;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t141 = lane >> 4u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t142 = t140 << 7u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t143 = t141 << 4u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t144 = t142 + t143;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t145 = smem_1 + t144;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t146 = t144 + 32u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t147 = smem_1 + t146;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t148 = t144 + 64u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t149 = smem_1 + t148;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t150 = t144 + 96u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t151 = smem_1 + t150;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t145) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t147) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t149) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t151) : "memory");
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t152 = lane & 7u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t153 = t11 + t152;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t154 = lane >> 4u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t155 = t154 << 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t156 = t153 + t155;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t157 = lane >> 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t158 = t157 & 1u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t159 = t156 << 5u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t160 = t158 << 4u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t161 = t159 + t160;
    const u32 t162 = lane & 15u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t163 = t11 + t162;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t164 = lane >> 4u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t165 = t163 << 7u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t166 = t164 << 4u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t167 = t165 + t166;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t168 = t167 + 32u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t169 = t167 + 64u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t170 = t167 + 96u;
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
#line 138 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        const bool t171 = i_2 < 8u;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        if (t171) {
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t172 = i_2 << 6u;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t173 = t73 + t121;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t174 = (u64)t172 * t69;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t175 = t125 + t174;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t176 = t175 + t126;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t177 = t176 + t126;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t178 = t177 + t126;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            u32 staged_25;
            u32 staged_26;
            u32 staged_27;
            u32 staged_28;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_25), "=r"(staged_26), "=r"(staged_27), "=r"(staged_28) : "l"(t175) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            u32 staged_29;
            u32 staged_30;
            u32 staged_31;
            u32 staged_32;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_29), "=r"(staged_30), "=r"(staged_31), "=r"(staged_32) : "l"(t176) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            u32 staged_33;
            u32 staged_34;
            u32 staged_35;
            u32 staged_36;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_33), "=r"(staged_34), "=r"(staged_35), "=r"(staged_36) : "l"(t177) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            u32 staged_37;
            u32 staged_38;
            u32 staged_39;
            u32 staged_40;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_37), "=r"(staged_38), "=r"(staged_39), "=r"(staged_40) : "l"(t178) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t173), "r"(staged_25), "r"(staged_26), "r"(staged_27), "r"(staged_28) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("st.shared.v4.u32 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t173), "r"(staged_29), "r"(staged_30), "r"(staged_31), "r"(staged_32) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("st.shared.v4.u32 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t173), "r"(staged_33), "r"(staged_34), "r"(staged_35), "r"(staged_36) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("st.shared.v4.u32 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t173), "r"(staged_37), "r"(staged_38), "r"(staged_39), "r"(staged_40) : "memory");
        }
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t179 = ring + t161;
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
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+512];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t179) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 138 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t180 = t70 + t161;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t180) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_25), "r"(m_26));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_27), "r"(m_28));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+512];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t180) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_29), "r"(m_30));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_31), "r"(m_32));
#line 138 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t181 = t71 + t161;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t181) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_33), "r"(m_34));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_35), "r"(m_36));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+512];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t181) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_37), "r"(m_38));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_39), "r"(m_40));
#line 138 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t182 = t72 + t161;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t182) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_41), "r"(m_42));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_43), "r"(m_44));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+512];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t182) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_45), "r"(m_46));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_47), "r"(m_48));
#line 153 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
        const u32 t183 = i_2 + 1u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t184 = t183 < 8u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t184) {
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t185 = t183 << 6u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t186 = ring + t78;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t187 = (u64)t185 * t56;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t188 = t82 + t187;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            u32 staged_41;
            u32 staged_42;
            u32 staged_43;
            u32 staged_44;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_41), "=r"(staged_42), "=r"(staged_43), "=r"(staged_44) : "l"(t188) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t186), "r"(staged_41), "r"(staged_42), "r"(staged_43), "r"(staged_44) : "memory");
        }
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t189 = t183 < 8u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t189) {
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t190 = t183 << 6u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t191 = t70 + t89;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t192 = (u64)t190 * t56;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t193 = t93 + t192;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            u32 staged_45;
            u32 staged_46;
            u32 staged_47;
            u32 staged_48;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_45), "=r"(staged_46), "=r"(staged_47), "=r"(staged_48) : "l"(t193) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t191), "r"(staged_45), "r"(staged_46), "r"(staged_47), "r"(staged_48) : "memory");
        }
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t194 = t183 < 8u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t194) {
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t195 = t183 << 6u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t196 = t71 + t100;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t197 = (u64)t195 * t56;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t198 = t104 + t197;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            u32 staged_49;
            u32 staged_50;
            u32 staged_51;
            u32 staged_52;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_49), "=r"(staged_50), "=r"(staged_51), "=r"(staged_52) : "l"(t198) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t196), "r"(staged_49), "r"(staged_50), "r"(staged_51), "r"(staged_52) : "memory");
        }
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t199 = t183 < 8u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t199) {
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t200 = t183 << 6u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t201 = t72 + t111;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t202 = (u64)t200 * t56;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t203 = t115 + t202;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            u32 staged_53;
            u32 staged_54;
            u32 staged_55;
            u32 staged_56;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_53), "=r"(staged_54), "=r"(staged_55), "=r"(staged_56) : "l"(t203) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t201), "r"(staged_53), "r"(staged_54), "r"(staged_55), "r"(staged_56) : "memory");
        }
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t205;
        asm("max.f32 %0, %1, %2;" : "=f"(t205) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t206;
        asm("max.f32 %0, %1, %2;" : "=f"(t206) : "f"(t205), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t207;
        asm("max.f32 %0, %1, %2;" : "=f"(t207) : "f"(t206), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t208;
        asm("max.f32 %0, %1, %2;" : "=f"(t208) : "f"(t207), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t209;
        asm("max.f32 %0, %1, %2;" : "=f"(t209) : "f"(t208), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t210;
        asm("max.f32 %0, %1, %2;" : "=f"(t210) : "f"(t209), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t211;
        asm("max.f32 %0, %1, %2;" : "=f"(t211) : "f"(t210), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t212;
        asm("max.f32 %0, %1, %2;" : "=f"(t212) : "f"(t211), "f"(s_14));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t213;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t213) : "f"(t212));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t212), "f"(t213));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t215;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t215) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t215));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t218 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t218;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t220 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t221;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t221) : "f"(old), "f"(scale_log2), "f"(t220));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t221));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t223 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t224 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t224));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t226;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t226) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s = t226;
        const f32 t227 = t223 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t228 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t228));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t230;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t230) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_2 = t230;
        const f32 t231 = t227 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t232 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t232));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t234;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t234) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_5 = t234;
        const f32 t235 = t231 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t236 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t236));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t238;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t238) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_6 = t238;
        const f32 t239 = t235 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t240 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t240));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t242;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t242) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_9 = t242;
        const f32 t243 = t239 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t244 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t244));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t246;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t246) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_10 = t246;
        const f32 t247 = t243 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t248 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t248));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t250;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t250) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_13 = t250;
        const f32 t251 = t247 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t252 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t252));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t254;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t254) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_14 = t254;
        const f32 t255 = t251 + s_14;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t255;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t256 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t256;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t257 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t257;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t258 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t258;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t259 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t259;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t260 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t260;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t261 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t261;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t262 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t262;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t263 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t263;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t264 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t264;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t265 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t265;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t266 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t266;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t267 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t267;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t268 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t268;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t269 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t269;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t270 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t270;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t271 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t271;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t273;
        asm("max.f32 %0, %1, %2;" : "=f"(t273) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t274;
        asm("max.f32 %0, %1, %2;" : "=f"(t274) : "f"(t273), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t275;
        asm("max.f32 %0, %1, %2;" : "=f"(t275) : "f"(t274), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t276;
        asm("max.f32 %0, %1, %2;" : "=f"(t276) : "f"(t275), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t277;
        asm("max.f32 %0, %1, %2;" : "=f"(t277) : "f"(t276), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t278;
        asm("max.f32 %0, %1, %2;" : "=f"(t278) : "f"(t277), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t279;
        asm("max.f32 %0, %1, %2;" : "=f"(t279) : "f"(t278), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t280;
        asm("max.f32 %0, %1, %2;" : "=f"(t280) : "f"(t279), "f"(s_16));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t281;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t281) : "f"(t280));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t280), "f"(t281));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t283;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t283) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t283));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t286 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t286;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t288 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t289;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t289) : "f"(old_2), "f"(scale_log2), "f"(t288));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t289));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t291 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t292 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_3), "f"(scale_log2), "f"(t292));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t294;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t294) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_3 = t294;
        const f32 t295 = t291 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t296 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_4), "f"(scale_log2), "f"(t296));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t298;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t298) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_4 = t298;
        const f32 t299 = t295 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t300 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_7), "f"(scale_log2), "f"(t300));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t302;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t302) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_7 = t302;
        const f32 t303 = t299 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t304 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_8), "f"(scale_log2), "f"(t304));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t306;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t306) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_8 = t306;
        const f32 t307 = t303 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t308 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_11), "f"(scale_log2), "f"(t308));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t310;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t310) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_11 = t310;
        const f32 t311 = t307 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t312 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_12), "f"(scale_log2), "f"(t312));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t314;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t314) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_12 = t314;
        const f32 t315 = t311 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t316 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t316));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t318;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t318) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_15 = t318;
        const f32 t319 = t315 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t320 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t320));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t322;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t322) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_16 = t322;
        const f32 t323 = t319 + s_16;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t323;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t324 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t324;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t325 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t325;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t326 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t326;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t327 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t327;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t328 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t328;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t329 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t329;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t330 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t330;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t331 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t331;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t332 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t332;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t333 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t333;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t334 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t334;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t335 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t335;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t336 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t336;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t337 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t337;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t338 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t338;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t339 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t339;
#line 150 "fa-kernels/src/attention/softmax.rs"
        f16 t340;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t340) : "f"(s));
#line 150 "fa-kernels/src/attention/softmax.rs"
        f16 t341;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t341) : "f"(s_2));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t342;
        asm("mov.b32 %0, {%1, %2};" : "=r"(t342) : "h"(t340), "h"(t341));
#line 150 "fa-kernels/src/attention/softmax.rs"
        f16 t343;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t343) : "f"(s_3));
#line 150 "fa-kernels/src/attention/softmax.rs"
        f16 t344;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t344) : "f"(s_4));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t345;
        asm("mov.b32 %0, {%1, %2};" : "=r"(t345) : "h"(t343), "h"(t344));
#line 150 "fa-kernels/src/attention/softmax.rs"
        f16 t346;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t346) : "f"(s_5));
#line 150 "fa-kernels/src/attention/softmax.rs"
        f16 t347;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t347) : "f"(s_6));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t348;
        asm("mov.b32 %0, {%1, %2};" : "=r"(t348) : "h"(t346), "h"(t347));
#line 150 "fa-kernels/src/attention/softmax.rs"
        f16 t349;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t349) : "f"(s_7));
#line 150 "fa-kernels/src/attention/softmax.rs"
        f16 t350;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t350) : "f"(s_8));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t351;
        asm("mov.b32 %0, {%1, %2};" : "=r"(t351) : "h"(t349), "h"(t350));
#line 150 "fa-kernels/src/attention/softmax.rs"
        f16 t352;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t352) : "f"(s_9));
#line 150 "fa-kernels/src/attention/softmax.rs"
        f16 t353;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t353) : "f"(s_10));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t354;
        asm("mov.b32 %0, {%1, %2};" : "=r"(t354) : "h"(t352), "h"(t353));
#line 150 "fa-kernels/src/attention/softmax.rs"
        f16 t355;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t355) : "f"(s_11));
#line 150 "fa-kernels/src/attention/softmax.rs"
        f16 t356;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t356) : "f"(s_12));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t357;
        asm("mov.b32 %0, {%1, %2};" : "=r"(t357) : "h"(t355), "h"(t356));
#line 150 "fa-kernels/src/attention/softmax.rs"
        f16 t358;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t358) : "f"(s_13));
#line 150 "fa-kernels/src/attention/softmax.rs"
        f16 t359;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t359) : "f"(s_14));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t360;
        asm("mov.b32 %0, {%1, %2};" : "=r"(t360) : "h"(t358), "h"(t359));
#line 150 "fa-kernels/src/attention/softmax.rs"
        f16 t361;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t361) : "f"(s_15));
#line 150 "fa-kernels/src/attention/softmax.rs"
        f16 t362;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t362) : "f"(s_16));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t363;
        asm("mov.b32 %0, {%1, %2};" : "=r"(t363) : "h"(t361), "h"(t362));
#line 163 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t364 = t73 + t167;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t365 = t73 + t168;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t366 = t73 + t169;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t367 = t73 + t170;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t364) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t342), "r"(t345), "r"(t348), "r"(t351), "r"(m_49), "r"(m_50));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t342), "r"(t345), "r"(t348), "r"(t351), "r"(m_51), "r"(m_52));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t365) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t342), "r"(t345), "r"(t348), "r"(t351), "r"(m_53), "r"(m_54));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t342), "r"(t345), "r"(t348), "r"(t351), "r"(m_55), "r"(m_56));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t366) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t342), "r"(t345), "r"(t348), "r"(t351), "r"(m_57), "r"(m_58));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t342), "r"(t345), "r"(t348), "r"(t351), "r"(m_59), "r"(m_60));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t367) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t342), "r"(t345), "r"(t348), "r"(t351), "r"(m_61), "r"(m_62));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t342), "r"(t345), "r"(t348), "r"(t351), "r"(m_63), "r"(m_64));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t364) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t354), "r"(t357), "r"(t360), "r"(t363), "r"(m_65), "r"(m_66));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t354), "r"(t357), "r"(t360), "r"(t363), "r"(m_67), "r"(m_68));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t365) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t354), "r"(t357), "r"(t360), "r"(t363), "r"(m_69), "r"(m_70));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t354), "r"(t357), "r"(t360), "r"(t363), "r"(m_71), "r"(m_72));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t366) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t354), "r"(t357), "r"(t360), "r"(t363), "r"(m_73), "r"(m_74));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t354), "r"(t357), "r"(t360), "r"(t363), "r"(m_75), "r"(m_76));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t367) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t354), "r"(t357), "r"(t360), "r"(t363), "r"(m_77), "r"(m_78));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t354), "r"(t357), "r"(t360), "r"(t363), "r"(m_79), "r"(m_80));
    }
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t368;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t368) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_3 = row_sum + t368;
    f32 t370;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t370) : "f"(pair_3));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t371 = pair_3 + t370;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum = t371;
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t372;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t372) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_4 = row_sum_2 + t372;
    f32 t374;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t374) : "f"(pair_4));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t375 = pair_4 + t374;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t375;
#line 39 "fa-kernels/src/attention/epilogue.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t376 = warp_n != 0u;
#line 40 "fa-kernels/src/attention/epilogue.rs"
    if (t376) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t377 = warp_n - 1u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t378 = t377 << 1u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t379 = t378 + warp_m;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t380 = t379 * 4608u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t381 = ring + t380;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t382 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 mine = t381 + t382;
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
    const bool t384 = warp_n == 0u;
#line 47 "fa-kernels/src/attention/epilogue.rs"
    if (t384) {
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t385 = warp_m * 4608u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t386 = ring + t385;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 t387 = lane << 2u;
#line 37 "fa-kernels/src/attention/epilogue.rs"
        const u32 theirs = t386 + t387;
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
        const f32 t427 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_3 = none_3 ? 0.0f : t427;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t429 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t430;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t430) : "f"(row_max), "f"(scale_log2), "f"(t429));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 ours;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours) : "f"(t430));
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t432 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t433;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t433) : "f"(words_33), "f"(scale_log2), "f"(t432));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 other;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other) : "f"(t433));
#line 92 "fa-kernels/src/attention/epilogue.rs"
        row_max = new_3;
        const f32 t435 = row_sum * ours;
#line 93 "fa-kernels/src/attention/epilogue.rs"
        const f32 t436 = words_35 * other;
#line 93 "fa-kernels/src/attention/epilogue.rs"
        const f32 t437 = t435 + t436;
#line 93 "fa-kernels/src/attention/epilogue.rs"
        row_sum = t437;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t438 = acc * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t439 = words * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t440 = t438 + t439;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc = t440;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t441 = acc_2 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t442 = words_2 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t443 = t441 + t442;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_2 = t443;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t444 = acc_5 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t445 = words_5 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t446 = t444 + t445;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_5 = t446;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t447 = acc_6 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t448 = words_6 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t449 = t447 + t448;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_6 = t449;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t450 = acc_9 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t451 = words_9 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t452 = t450 + t451;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_9 = t452;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t453 = acc_10 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t454 = words_10 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t455 = t453 + t454;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_10 = t455;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t456 = acc_13 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t457 = words_13 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t458 = t456 + t457;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_13 = t458;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t459 = acc_14 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t460 = words_14 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t461 = t459 + t460;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_14 = t461;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t462 = acc_17 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t463 = words_17 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t464 = t462 + t463;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_17 = t464;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t465 = acc_18 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t466 = words_18 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t467 = t465 + t466;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_18 = t467;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t468 = acc_21 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t469 = words_21 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t470 = t468 + t469;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_21 = t470;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t471 = acc_22 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t472 = words_22 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t473 = t471 + t472;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_22 = t473;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t474 = acc_25 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t475 = words_25 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t476 = t474 + t475;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_25 = t476;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t477 = acc_26 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t478 = words_26 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t479 = t477 + t478;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_26 = t479;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t480 = acc_29 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t481 = words_29 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t482 = t480 + t481;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_29 = t482;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t483 = acc_30 * ours;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t484 = words_30 * other;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t485 = t483 + t484;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_30 = t485;
#line 88 "fa-kernels/src/attention/epilogue.rs"
        f32 new_4;
        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(row_max_2), "f"(words_34));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_4 = new_4 == __uint_as_float(0xff800000u);
        const f32 t488 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_4 = none_4 ? 0.0f : t488;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t490 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t491;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t491) : "f"(row_max_2), "f"(scale_log2), "f"(t490));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 ours_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(ours_2) : "f"(t491));
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t493 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t494;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t494) : "f"(words_34), "f"(scale_log2), "f"(t493));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 other_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(other_2) : "f"(t494));
#line 92 "fa-kernels/src/attention/epilogue.rs"
        row_max_2 = new_4;
        const f32 t496 = row_sum_2 * ours_2;
#line 93 "fa-kernels/src/attention/epilogue.rs"
        const f32 t497 = words_36 * other_2;
#line 93 "fa-kernels/src/attention/epilogue.rs"
        const f32 t498 = t496 + t497;
#line 93 "fa-kernels/src/attention/epilogue.rs"
        row_sum_2 = t498;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t499 = acc_3 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t500 = words_3 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t501 = t499 + t500;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_3 = t501;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t502 = acc_4 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t503 = words_4 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t504 = t502 + t503;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_4 = t504;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t505 = acc_7 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t506 = words_7 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t507 = t505 + t506;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_7 = t507;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t508 = acc_8 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t509 = words_8 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t510 = t508 + t509;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_8 = t510;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t511 = acc_11 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t512 = words_11 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t513 = t511 + t512;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_11 = t513;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t514 = acc_12 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t515 = words_12 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t516 = t514 + t515;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_12 = t516;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t517 = acc_15 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t518 = words_15 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t519 = t517 + t518;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_15 = t519;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t520 = acc_16 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t521 = words_16 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t522 = t520 + t521;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_16 = t522;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t523 = acc_19 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t524 = words_19 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t525 = t523 + t524;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_19 = t525;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t526 = acc_20 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t527 = words_20 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t528 = t526 + t527;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_20 = t528;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t529 = acc_23 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t530 = words_23 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t531 = t529 + t530;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_23 = t531;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t532 = acc_24 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t533 = words_24 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t534 = t532 + t533;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_24 = t534;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t535 = acc_27 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t536 = words_27 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t537 = t535 + t536;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_27 = t537;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t538 = acc_28 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t539 = words_28 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t540 = t538 + t539;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_28 = t540;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t541 = acc_31 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t542 = words_31 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t543 = t541 + t542;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_31 = t543;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t544 = acc_32 * ours_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t545 = words_32 * other_2;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        const f32 t546 = t544 + t545;
#line 95 "fa-kernels/src/attention/epilogue.rs"
        acc_32 = t546;
    }
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t547 = (u64)t3;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t548 = t547 * o_stride0;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t549 = t548 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t550 = o + t549;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t551 = (u64)first_query;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t552 = t551 * o_stride1;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t553 = t552 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t554 = t550 + t553;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t555 = (u64)t2;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t556 = t555 * o_stride2;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t557 = t556 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t558 = t554 + t557;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t559 = (u32)o_stride1;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t560 = t559 << 1u;
    const bool t561 = warp_n == 0u;
#line 172 "fa-kernels/src/fa_s512/kernel.rs"
    if (t561) {
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum = row_sum;
        const bool t562 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t563;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t563) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer = t562 ? 0.0f : t563;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t565 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc = t565;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t566 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_2 = t566;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t567 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_5 = t567;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t568 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_6 = t568;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t569 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_9 = t569;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t570 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_10 = t570;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t571 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_13 = t571;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t572 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_14 = t572;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t573 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_17 = t573;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t574 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_18 = t574;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t575 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_21 = t575;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t576 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_22 = t576;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t577 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_25 = t577;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t578 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_26 = t578;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t579 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_29 = t579;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t580 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_30 = t580;
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum_2 = row_sum_2;
        const bool t581 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t582;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t582) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer_2 = t581 ? 0.0f : t582;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t584 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_3 = t584;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t585 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_4 = t585;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t586 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_7 = t586;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t587 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_8 = t587;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t588 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_11 = t588;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t589 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_12 = t589;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t590 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_15 = t590;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t591 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_16 = t591;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t592 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_19 = t592;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t593 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_20 = t593;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t594 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_23 = t594;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t595 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_24 = t595;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t596 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_27 = t596;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t597 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_28 = t597;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t598 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_31 = t598;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t599 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_32 = t599;
#line 116 "fa-kernels/src/attention/epilogue.rs"
        const u32 t600 = lane >> 2u;
#line 116 "fa-kernels/src/attention/epilogue.rs"
        const u32 t601 = t10 + t600;
#line 116 "fa-kernels/src/attention/epilogue.rs"
        const u64 t602 = (u64)t601 * t560;
#line 116 "fa-kernels/src/attention/epilogue.rs"
        const u64 t603 = t558 + t602;
#line 116 "fa-kernels/src/attention/epilogue.rs"
        const u32 t604 = lane & 3u;
#line 116 "fa-kernels/src/attention/epilogue.rs"
        const u64 t605 = (u64)t604 * 4u;
#line 116 "fa-kernels/src/attention/epilogue.rs"
        const u64 t606 = t603 + t605;
#line 116 "fa-kernels/src/attention/epilogue.rs"
        f16 t607;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t607) : "f"(acc));
#line 116 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.b16 [%0+0], %1;" :  : "l"(t606), "h"(t607) : "memory");
#line 116 "fa-kernels/src/attention/epilogue.rs"
        f16 t608;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t608) : "f"(acc_2));
#line 116 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.b16 [%0+2], %1;" :  : "l"(t606), "h"(t608) : "memory");
#line 116 "fa-kernels/src/attention/epilogue.rs"
        f16 t609;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t609) : "f"(acc_5));
#line 116 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.b16 [%0+16], %1;" :  : "l"(t606), "h"(t609) : "memory");
#line 116 "fa-kernels/src/attention/epilogue.rs"
        f16 t610;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t610) : "f"(acc_6));
#line 116 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.b16 [%0+18], %1;" :  : "l"(t606), "h"(t610) : "memory");
#line 116 "fa-kernels/src/attention/epilogue.rs"
        f16 t611;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t611) : "f"(acc_9));
#line 116 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.b16 [%0+32], %1;" :  : "l"(t606), "h"(t611) : "memory");
#line 116 "fa-kernels/src/attention/epilogue.rs"
        f16 t612;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t612) : "f"(acc_10));
#line 116 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.b16 [%0+34], %1;" :  : "l"(t606), "h"(t612) : "memory");
#line 116 "fa-kernels/src/attention/epilogue.rs"
        f16 t613;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t613) : "f"(acc_13));
#line 116 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.b16 [%0+48], %1;" :  : "l"(t606), "h"(t613) : "memory");
#line 116 "fa-kernels/src/attention/epilogue.rs"
        f16 t614;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t614) : "f"(acc_14));
#line 116 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.b16 [%0+50], %1;" :  : "l"(t606), "h"(t614) : "memory");
#line 116 "fa-kernels/src/attention/epilogue.rs"
        f16 t615;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t615) : "f"(acc_17));
#line 116 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.b16 [%0+64], %1;" :  : "l"(t606), "h"(t615) : "memory");
#line 116 "fa-kernels/src/attention/epilogue.rs"
        f16 t616;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t616) : "f"(acc_18));
#line 116 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.b16 [%0+66], %1;" :  : "l"(t606), "h"(t616) : "memory");
#line 116 "fa-kernels/src/attention/epilogue.rs"
        f16 t617;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t617) : "f"(acc_21));
#line 116 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.b16 [%0+80], %1;" :  : "l"(t606), "h"(t617) : "memory");
#line 116 "fa-kernels/src/attention/epilogue.rs"
        f16 t618;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t618) : "f"(acc_22));
#line 116 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.b16 [%0+82], %1;" :  : "l"(t606), "h"(t618) : "memory");
#line 116 "fa-kernels/src/attention/epilogue.rs"
        f16 t619;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t619) : "f"(acc_25));
#line 116 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.b16 [%0+96], %1;" :  : "l"(t606), "h"(t619) : "memory");
#line 116 "fa-kernels/src/attention/epilogue.rs"
        f16 t620;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t620) : "f"(acc_26));
#line 116 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.b16 [%0+98], %1;" :  : "l"(t606), "h"(t620) : "memory");
#line 116 "fa-kernels/src/attention/epilogue.rs"
        f16 t621;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t621) : "f"(acc_29));
#line 116 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.b16 [%0+112], %1;" :  : "l"(t606), "h"(t621) : "memory");
#line 116 "fa-kernels/src/attention/epilogue.rs"
        f16 t622;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t622) : "f"(acc_30));
#line 116 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.b16 [%0+114], %1;" :  : "l"(t606), "h"(t622) : "memory");
#line 116 "fa-kernels/src/attention/epilogue.rs"
        const u32 t623 = lane >> 2u;
#line 116 "fa-kernels/src/attention/epilogue.rs"
        const u32 t624 = t10 + t623;
#line 116 "fa-kernels/src/attention/epilogue.rs"
        const u32 t625 = t624 + 8u;
#line 116 "fa-kernels/src/attention/epilogue.rs"
        const u64 t626 = (u64)t625 * t560;
#line 116 "fa-kernels/src/attention/epilogue.rs"
        const u64 t627 = t558 + t626;
#line 116 "fa-kernels/src/attention/epilogue.rs"
        const u32 t628 = lane & 3u;
#line 116 "fa-kernels/src/attention/epilogue.rs"
        const u64 t629 = (u64)t628 * 4u;
#line 116 "fa-kernels/src/attention/epilogue.rs"
        const u64 t630 = t627 + t629;
#line 116 "fa-kernels/src/attention/epilogue.rs"
        f16 t631;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t631) : "f"(acc_3));
#line 116 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.b16 [%0+0], %1;" :  : "l"(t630), "h"(t631) : "memory");
#line 116 "fa-kernels/src/attention/epilogue.rs"
        f16 t632;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t632) : "f"(acc_4));
#line 116 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.b16 [%0+2], %1;" :  : "l"(t630), "h"(t632) : "memory");
#line 116 "fa-kernels/src/attention/epilogue.rs"
        f16 t633;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t633) : "f"(acc_7));
#line 116 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.b16 [%0+16], %1;" :  : "l"(t630), "h"(t633) : "memory");
#line 116 "fa-kernels/src/attention/epilogue.rs"
        f16 t634;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t634) : "f"(acc_8));
#line 116 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.b16 [%0+18], %1;" :  : "l"(t630), "h"(t634) : "memory");
#line 116 "fa-kernels/src/attention/epilogue.rs"
        f16 t635;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t635) : "f"(acc_11));
#line 116 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.b16 [%0+32], %1;" :  : "l"(t630), "h"(t635) : "memory");
#line 116 "fa-kernels/src/attention/epilogue.rs"
        f16 t636;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t636) : "f"(acc_12));
#line 116 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.b16 [%0+34], %1;" :  : "l"(t630), "h"(t636) : "memory");
#line 116 "fa-kernels/src/attention/epilogue.rs"
        f16 t637;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t637) : "f"(acc_15));
#line 116 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.b16 [%0+48], %1;" :  : "l"(t630), "h"(t637) : "memory");
#line 116 "fa-kernels/src/attention/epilogue.rs"
        f16 t638;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t638) : "f"(acc_16));
#line 116 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.b16 [%0+50], %1;" :  : "l"(t630), "h"(t638) : "memory");
#line 116 "fa-kernels/src/attention/epilogue.rs"
        f16 t639;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t639) : "f"(acc_19));
#line 116 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.b16 [%0+64], %1;" :  : "l"(t630), "h"(t639) : "memory");
#line 116 "fa-kernels/src/attention/epilogue.rs"
        f16 t640;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t640) : "f"(acc_20));
#line 116 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.b16 [%0+66], %1;" :  : "l"(t630), "h"(t640) : "memory");
#line 116 "fa-kernels/src/attention/epilogue.rs"
        f16 t641;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t641) : "f"(acc_23));
#line 116 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.b16 [%0+80], %1;" :  : "l"(t630), "h"(t641) : "memory");
#line 116 "fa-kernels/src/attention/epilogue.rs"
        f16 t642;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t642) : "f"(acc_24));
#line 116 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.b16 [%0+82], %1;" :  : "l"(t630), "h"(t642) : "memory");
#line 116 "fa-kernels/src/attention/epilogue.rs"
        f16 t643;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t643) : "f"(acc_27));
#line 116 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.b16 [%0+96], %1;" :  : "l"(t630), "h"(t643) : "memory");
#line 116 "fa-kernels/src/attention/epilogue.rs"
        f16 t644;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t644) : "f"(acc_28));
#line 116 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.b16 [%0+98], %1;" :  : "l"(t630), "h"(t644) : "memory");
#line 116 "fa-kernels/src/attention/epilogue.rs"
        f16 t645;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t645) : "f"(acc_31));
#line 116 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.b16 [%0+112], %1;" :  : "l"(t630), "h"(t645) : "memory");
#line 116 "fa-kernels/src/attention/epilogue.rs"
        f16 t646;
        asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t646) : "f"(acc_32));
#line 116 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.b16 [%0+114], %1;" :  : "l"(t630), "h"(t646) : "memory");
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t647 = (u64)t3;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t648 = t647 * lse_stride0;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t649 = t648 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t650 = lse + t649;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t651 = (u64)t2;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t652 = t651 * lse_stride1;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t653 = t652 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t654 = t650 + t653;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t655 = (u64)first_query;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t656 = t655 * lse_stride2;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t657 = t656 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t658 = t654 + t657;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t659 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const u32 t660 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const bool t661 = t660 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        if (t661) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t662 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row = t10 + t662;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t664 = (u64)row * t659;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t665 = t664 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t666 = t658 + t665;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t667;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t667) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t668;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t668) : "f"(row_max), "f"(scale_log2), "f"(t667));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t668 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t670 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t671 = t670 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t666), "f"(t671) : "memory");
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t672 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t673 = t10 + t672;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_2 = t673 + 8u;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t675 = (u64)row_2 * t659;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t676 = t675 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t677 = t658 + t676;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t678;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t678) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t679;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t679) : "f"(row_max_2), "f"(scale_log2), "f"(t678));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t679 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t681 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t682 = t681 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t677), "f"(t682) : "memory");
        }
    }
}
