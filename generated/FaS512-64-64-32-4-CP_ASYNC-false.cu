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
    u32 staged;
    u32 staged_2;
    u32 staged_3;
    u32 staged_4;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged), "=r"(staged_2), "=r"(staged_3), "=r"(staged_4) : "l"(t43) : "memory");
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    u32 staged_5;
    u32 staged_6;
    u32 staged_7;
    u32 staged_8;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_5), "=r"(staged_6), "=r"(staged_7), "=r"(staged_8) : "l"(t44) : "memory");
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    u32 staged_9;
    u32 staged_10;
    u32 staged_11;
    u32 staged_12;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_9), "=r"(staged_10), "=r"(staged_11), "=r"(staged_12) : "l"(t45) : "memory");
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    u32 staged_13;
    u32 staged_14;
    u32 staged_15;
    u32 staged_16;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_13), "=r"(staged_14), "=r"(staged_15), "=r"(staged_16) : "l"(t46) : "memory");
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t41), "r"(staged), "r"(staged_2), "r"(staged_3), "r"(staged_4) : "memory");
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("st.shared.v4.u32 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t41), "r"(staged_5), "r"(staged_6), "r"(staged_7), "r"(staged_8) : "memory");
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("st.shared.v4.u32 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t41), "r"(staged_9), "r"(staged_10), "r"(staged_11), "r"(staged_12) : "memory");
#line 84 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("st.shared.v4.u32 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t41), "r"(staged_13), "r"(staged_14), "r"(staged_15), "r"(staged_16) : "memory");
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
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t115 = ring + t83;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t116 = (u64)0u * t60;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t117 = t87 + t116;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t118 = t117 + t88;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    u32 staged_17;
    u32 staged_18;
    u32 staged_19;
    u32 staged_20;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_17), "=r"(staged_18), "=r"(staged_19), "=r"(staged_20) : "l"(t117) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    u32 staged_21;
    u32 staged_22;
    u32 staged_23;
    u32 staged_24;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_21), "=r"(staged_22), "=r"(staged_23), "=r"(staged_24) : "l"(t118) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t115), "r"(staged_17), "r"(staged_18), "r"(staged_19), "r"(staged_20) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("st.shared.v4.u32 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t115), "r"(staged_21), "r"(staged_22), "r"(staged_23), "r"(staged_24) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t119 = t74 + t97;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t120 = (u64)0u * t60;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t121 = t101 + t120;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t122 = t121 + t102;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    u32 staged_25;
    u32 staged_26;
    u32 staged_27;
    u32 staged_28;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_25), "=r"(staged_26), "=r"(staged_27), "=r"(staged_28) : "l"(t121) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    u32 staged_29;
    u32 staged_30;
    u32 staged_31;
    u32 staged_32;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_29), "=r"(staged_30), "=r"(staged_31), "=r"(staged_32) : "l"(t122) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t119), "r"(staged_25), "r"(staged_26), "r"(staged_27), "r"(staged_28) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("st.shared.v4.u32 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t119), "r"(staged_29), "r"(staged_30), "r"(staged_31), "r"(staged_32) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u32 t123 = t75 + t109;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t124 = (u64)0u * t73;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t125 = t113 + t124;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t126 = t125 + t114;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t127 = t126 + t114;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    const u64 t128 = t127 + t114;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    u32 staged_33;
    u32 staged_34;
    u32 staged_35;
    u32 staged_36;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_33), "=r"(staged_34), "=r"(staged_35), "=r"(staged_36) : "l"(t125) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    u32 staged_37;
    u32 staged_38;
    u32 staged_39;
    u32 staged_40;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_37), "=r"(staged_38), "=r"(staged_39), "=r"(staged_40) : "l"(t126) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    u32 staged_41;
    u32 staged_42;
    u32 staged_43;
    u32 staged_44;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_41), "=r"(staged_42), "=r"(staged_43), "=r"(staged_44) : "l"(t127) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    u32 staged_45;
    u32 staged_46;
    u32 staged_47;
    u32 staged_48;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_45), "=r"(staged_46), "=r"(staged_47), "=r"(staged_48) : "l"(t128) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t123), "r"(staged_33), "r"(staged_34), "r"(staged_35), "r"(staged_36) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("st.shared.v4.u32 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t123), "r"(staged_37), "r"(staged_38), "r"(staged_39), "r"(staged_40) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("st.shared.v4.u32 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t123), "r"(staged_41), "r"(staged_42), "r"(staged_43), "r"(staged_44) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
    asm volatile("st.shared.v4.u32 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t123), "r"(staged_45), "r"(staged_46), "r"(staged_47), "r"(staged_48) : "memory");
#line 102 "fa-kernels/src/fa_s512/kernel.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 t129 = lane & 15u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t130 = t10 + t129;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t131 = lane >> 4u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t132 = t130 & 7u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t133 = t131 ^ t132;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t134 = t130 << 7u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t135 = t133 << 4u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t136 = t134 + t135;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t137 = smem_1 + t136;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t138 = t136 ^ 32u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t139 = smem_1 + t138;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t140 = t136 ^ 64u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t141 = smem_1 + t140;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t142 = t136 ^ 96u;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t143 = smem_1 + t142;
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t137) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t139) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t141) : "memory");
#line 103 "fa-kernels/src/fa_s512/kernel.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t143) : "memory");
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t144 = lane & 7u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t145 = t11 + t144;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t146 = lane >> 4u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t147 = t146 << 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t148 = t145 + t147;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t149 = lane >> 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t150 = t149 & 1u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t151 = t148 >> 1u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t152 = t151 & 3u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t153 = t150 ^ t152;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t154 = t148 << 6u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t155 = t153 << 4u;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t156 = t154 + t155;
#line 105 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t157 = t156 ^ 32u;
    const u32 t158 = lane & 15u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t159 = t11 + t158;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t160 = lane >> 4u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t161 = t159 & 7u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t162 = t160 ^ t161;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t163 = t159 << 7u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t164 = t162 << 4u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t165 = t163 + t164;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t166 = t165 ^ 32u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t167 = t165 ^ 64u;
#line 106 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t168 = t165 ^ 96u;
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
#line 138 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 144 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t169 = i_2 + 1u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t170 = t169 < 8u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t170) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t171 = t169 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t172 = t171 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t173 = ring + t172;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t174 = t169 << 6u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t175 = t173 + t83;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t176 = (u64)t174 * t60;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t177 = t87 + t176;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t178 = t177 + t88;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            u32 staged_49;
            u32 staged_50;
            u32 staged_51;
            u32 staged_52;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_49), "=r"(staged_50), "=r"(staged_51), "=r"(staged_52) : "l"(t177) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            u32 staged_53;
            u32 staged_54;
            u32 staged_55;
            u32 staged_56;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_53), "=r"(staged_54), "=r"(staged_55), "=r"(staged_56) : "l"(t178) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t175), "r"(staged_49), "r"(staged_50), "r"(staged_51), "r"(staged_52) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("st.shared.v4.u32 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t175), "r"(staged_53), "r"(staged_54), "r"(staged_55), "r"(staged_56) : "memory");
        }
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        const bool t179 = t169 < 8u;
#line 184 "fa-kernels/src/fa_s512/stream.rs"
        if (t179) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t180 = t169 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t181 = t180 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t182 = t74 + t181;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t183 = t169 << 6u;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t184 = t182 + t97;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t185 = (u64)t183 * t60;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t186 = t101 + t185;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t187 = t186 + t102;
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            u32 staged_57;
            u32 staged_58;
            u32 staged_59;
            u32 staged_60;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_57), "=r"(staged_58), "=r"(staged_59), "=r"(staged_60) : "l"(t186) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            u32 staged_61;
            u32 staged_62;
            u32 staged_63;
            u32 staged_64;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_61), "=r"(staged_62), "=r"(staged_63), "=r"(staged_64) : "l"(t187) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t184), "r"(staged_57), "r"(staged_58), "r"(staged_59), "r"(staged_60) : "memory");
#line 186 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("st.shared.v4.u32 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t184), "r"(staged_61), "r"(staged_62), "r"(staged_63), "r"(staged_64) : "memory");
        }
#line 145 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t188 = i_2 + 1u;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        const bool t189 = t188 < 8u;
#line 199 "fa-kernels/src/fa_s512/stream.rs"
        if (t189) {
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t190 = t188 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t191 = t190 << 14u;
#line 97 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t192 = t75 + t191;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t193 = t188 << 6u;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u32 t194 = t192 + t109;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t195 = (u64)t193 * t73;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t196 = t113 + t195;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t197 = t196 + t114;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t198 = t197 + t114;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            const u64 t199 = t198 + t114;
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            u32 staged_65;
            u32 staged_66;
            u32 staged_67;
            u32 staged_68;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_65), "=r"(staged_66), "=r"(staged_67), "=r"(staged_68) : "l"(t196) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            u32 staged_69;
            u32 staged_70;
            u32 staged_71;
            u32 staged_72;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_69), "=r"(staged_70), "=r"(staged_71), "=r"(staged_72) : "l"(t197) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            u32 staged_73;
            u32 staged_74;
            u32 staged_75;
            u32 staged_76;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_73), "=r"(staged_74), "=r"(staged_75), "=r"(staged_76) : "l"(t198) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            u32 staged_77;
            u32 staged_78;
            u32 staged_79;
            u32 staged_80;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_77), "=r"(staged_78), "=r"(staged_79), "=r"(staged_80) : "l"(t199) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t194), "r"(staged_65), "r"(staged_66), "r"(staged_67), "r"(staged_68) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("st.shared.v4.u32 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t194), "r"(staged_69), "r"(staged_70), "r"(staged_71), "r"(staged_72) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("st.shared.v4.u32 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t194), "r"(staged_73), "r"(staged_74), "r"(staged_75), "r"(staged_76) : "memory");
#line 201 "fa-kernels/src/fa_s512/stream.rs"
            asm volatile("st.shared.v4.u32 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t194), "r"(staged_77), "r"(staged_78), "r"(staged_79), "r"(staged_80) : "memory");
        }
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t200 = i_2 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t201 = t200 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t202 = ring + t201;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t203 = t202 + t156;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t203) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t203) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t203) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_25), "r"(m_26));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_27), "r"(m_28));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t203) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_29), "r"(m_30));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_31), "r"(m_32));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t204 = t202 + t157;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t204) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_33), "r"(m_34));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_35), "r"(m_36));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t204) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t204) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_41), "r"(m_42));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_43), "r"(m_44));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t204) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_45), "r"(m_46));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_47), "r"(m_48));
#line 138 "fa-kernels/src/fa_s512/stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t205 = i_2 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t206 = t205 << 14u;
#line 91 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t207 = t74 + t206;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t208 = t207 + t156;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t208) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_49), "r"(m_50));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_51), "r"(m_52));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t208) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_53), "r"(m_54));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_55), "r"(m_56));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t208) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_57), "r"(m_58));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_59), "r"(m_60));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t208) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_61), "r"(m_62));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_63), "r"(m_64));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t209 = t207 + t157;
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t209) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_65), "r"(m_66));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_67), "r"(m_68));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t209) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_69), "r"(m_70));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_71), "r"(m_72));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t209) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_73), "r"(m_74));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_75), "r"(m_76));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t209) : "memory");
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_77), "r"(m_78));
#line 136 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_79), "r"(m_80));
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t211;
        asm("max.f32 %0, %1, %2;" : "=f"(t211) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t212;
        asm("max.f32 %0, %1, %2;" : "=f"(t212) : "f"(t211), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t213;
        asm("max.f32 %0, %1, %2;" : "=f"(t213) : "f"(t212), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t214;
        asm("max.f32 %0, %1, %2;" : "=f"(t214) : "f"(t213), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t215;
        asm("max.f32 %0, %1, %2;" : "=f"(t215) : "f"(t214), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t216;
        asm("max.f32 %0, %1, %2;" : "=f"(t216) : "f"(t215), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t217;
        asm("max.f32 %0, %1, %2;" : "=f"(t217) : "f"(t216), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t218;
        asm("max.f32 %0, %1, %2;" : "=f"(t218) : "f"(t217), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t219;
        asm("max.f32 %0, %1, %2;" : "=f"(t219) : "f"(t218), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t220;
        asm("max.f32 %0, %1, %2;" : "=f"(t220) : "f"(t219), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t221;
        asm("max.f32 %0, %1, %2;" : "=f"(t221) : "f"(t220), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t222;
        asm("max.f32 %0, %1, %2;" : "=f"(t222) : "f"(t221), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t223;
        asm("max.f32 %0, %1, %2;" : "=f"(t223) : "f"(t222), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t224;
        asm("max.f32 %0, %1, %2;" : "=f"(t224) : "f"(t223), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t225;
        asm("max.f32 %0, %1, %2;" : "=f"(t225) : "f"(t224), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t226;
        asm("max.f32 %0, %1, %2;" : "=f"(t226) : "f"(t225), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t227;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t227) : "f"(t226));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t226), "f"(t227));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t229;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t229) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t229));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t232 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t232;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t234 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t235;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t235) : "f"(old), "f"(scale_log2), "f"(t234));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t235));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t237 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t238 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t238));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t240;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t240) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s = t240;
        const f32 t241 = t237 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t242 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t242));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t244;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t244) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_2 = t244;
        const f32 t245 = t241 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t246 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t246));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t248;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t248) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_5 = t248;
        const f32 t249 = t245 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t250 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t250));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t252;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t252) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_6 = t252;
        const f32 t253 = t249 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t254 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t254));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t256;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t256) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_9 = t256;
        const f32 t257 = t253 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t258 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t258));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t260;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t260) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_10 = t260;
        const f32 t261 = t257 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t262 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t262));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t264;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t264) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_13 = t264;
        const f32 t265 = t261 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t266 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t266));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t268;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t268) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_14 = t268;
        const f32 t269 = t265 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t270 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t270));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t272;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t272) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_17 = t272;
        const f32 t273 = t269 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t274 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t274));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t276;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t276) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_18 = t276;
        const f32 t277 = t273 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t278 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t278));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t280;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t280) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_21 = t280;
        const f32 t281 = t277 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t282 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t282));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t284;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t284) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_22 = t284;
        const f32 t285 = t281 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t286 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t286));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t288;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t288) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_25 = t288;
        const f32 t289 = t285 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t290 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t290));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t292;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t292) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_26 = t292;
        const f32 t293 = t289 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t294 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t294));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t296;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t296) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_29 = t296;
        const f32 t297 = t293 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t298 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t298));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t300;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t300) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_30 = t300;
        const f32 t301 = t297 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t301;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t302 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t302;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t303 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t303;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t304 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t304;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t305 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t305;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t306 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t306;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t307 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t307;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t308 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t308;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t309 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t309;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t310 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t310;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t311 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t311;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t312 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t312;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t313 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t313;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t314 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t314;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t315 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t315;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t316 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t316;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t317 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t317;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t319;
        asm("max.f32 %0, %1, %2;" : "=f"(t319) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t320;
        asm("max.f32 %0, %1, %2;" : "=f"(t320) : "f"(t319), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t321;
        asm("max.f32 %0, %1, %2;" : "=f"(t321) : "f"(t320), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t322;
        asm("max.f32 %0, %1, %2;" : "=f"(t322) : "f"(t321), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t323;
        asm("max.f32 %0, %1, %2;" : "=f"(t323) : "f"(t322), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t324;
        asm("max.f32 %0, %1, %2;" : "=f"(t324) : "f"(t323), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t325;
        asm("max.f32 %0, %1, %2;" : "=f"(t325) : "f"(t324), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t326;
        asm("max.f32 %0, %1, %2;" : "=f"(t326) : "f"(t325), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t327;
        asm("max.f32 %0, %1, %2;" : "=f"(t327) : "f"(t326), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t328;
        asm("max.f32 %0, %1, %2;" : "=f"(t328) : "f"(t327), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t329;
        asm("max.f32 %0, %1, %2;" : "=f"(t329) : "f"(t328), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t330;
        asm("max.f32 %0, %1, %2;" : "=f"(t330) : "f"(t329), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t331;
        asm("max.f32 %0, %1, %2;" : "=f"(t331) : "f"(t330), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t332;
        asm("max.f32 %0, %1, %2;" : "=f"(t332) : "f"(t331), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t333;
        asm("max.f32 %0, %1, %2;" : "=f"(t333) : "f"(t332), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t334;
        asm("max.f32 %0, %1, %2;" : "=f"(t334) : "f"(t333), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t335;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t335) : "f"(t334));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t334), "f"(t335));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t337;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t337) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t337));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t340 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t340;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t342 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t343;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t343) : "f"(old_2), "f"(scale_log2), "f"(t342));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t343));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t345 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t346 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t346));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t348;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t348) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_3 = t348;
        const f32 t349 = t345 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t350 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_18;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t350));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t352;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t352) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_4 = t352;
        const f32 t353 = t349 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t354 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_19;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t354));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t356;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t356) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_7 = t356;
        const f32 t357 = t353 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t358 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_20;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t358));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t360;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t360) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_8 = t360;
        const f32 t361 = t357 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t362 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_21;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t362));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t364;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t364) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_11 = t364;
        const f32 t365 = t361 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t366 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_22;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t366));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t368;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t368) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_12 = t368;
        const f32 t369 = t365 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t370 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_23;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t370));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t372;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t372) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_15 = t372;
        const f32 t373 = t369 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t374 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_24;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t374));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t376;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t376) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_16 = t376;
        const f32 t377 = t373 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t378 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_25;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t378));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t380;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t380) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_19 = t380;
        const f32 t381 = t377 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t382 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_26;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t382));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t384;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t384) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_20 = t384;
        const f32 t385 = t381 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t386 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_27;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t386));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t388;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t388) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_23 = t388;
        const f32 t389 = t385 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t390 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_28;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t390));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t392;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t392) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_24 = t392;
        const f32 t393 = t389 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t394 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_29;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t394));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t396;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t396) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_27 = t396;
        const f32 t397 = t393 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t398 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_30;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t398));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t400;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t400) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_28 = t400;
        const f32 t401 = t397 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t402 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_31;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t402));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t404;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t404) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_31 = t404;
        const f32 t405 = t401 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t406 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_32;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t406));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t408;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t408) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_32 = t408;
        const f32 t409 = t405 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t409;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t410 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t410;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t411 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t411;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t412 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t412;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t413 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t413;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t414 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t414;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t415 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t415;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t416 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t416;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t417 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t417;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t418 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t418;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t419 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t419;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t420 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t420;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t421 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t421;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t422 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t422;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t423 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t423;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t424 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t424;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t425 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t425;
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t426;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t426) : "f"(s), "f"(s_2));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t427;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t427) : "f"(s_3), "f"(s_4));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t428;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t428) : "f"(s_5), "f"(s_6));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t429;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t429) : "f"(s_7), "f"(s_8));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t430;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t430) : "f"(s_9), "f"(s_10));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t431;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t431) : "f"(s_11), "f"(s_12));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t432;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t432) : "f"(s_13), "f"(s_14));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t433;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t433) : "f"(s_15), "f"(s_16));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t434;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t434) : "f"(s_17), "f"(s_18));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t435;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t435) : "f"(s_19), "f"(s_20));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t436;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t436) : "f"(s_21), "f"(s_22));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t437;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t437) : "f"(s_23), "f"(s_24));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t438;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t438) : "f"(s_25), "f"(s_26));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t439;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t439) : "f"(s_27), "f"(s_28));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t440;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t440) : "f"(s_29), "f"(s_30));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t441;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t441) : "f"(s_31), "f"(s_32));
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t442 = i_2 & 1u;
#line 85 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t443 = t442 << 14u;
#line 97 "fa-kernels/src/fa_s512/stream.rs"
        const u32 t444 = t75 + t443;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t445 = t444 + t165;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t446 = t444 + t166;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t447 = t444 + t167;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t448 = t444 + t168;
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t445) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t426), "r"(t427), "r"(t428), "r"(t429), "r"(m_81), "r"(m_82));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t426), "r"(t427), "r"(t428), "r"(t429), "r"(m_83), "r"(m_84));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t446) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t426), "r"(t427), "r"(t428), "r"(t429), "r"(m_85), "r"(m_86));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t426), "r"(t427), "r"(t428), "r"(t429), "r"(m_87), "r"(m_88));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t447) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t426), "r"(t427), "r"(t428), "r"(t429), "r"(m_89), "r"(m_90));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t426), "r"(t427), "r"(t428), "r"(t429), "r"(m_91), "r"(m_92));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t448) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t426), "r"(t427), "r"(t428), "r"(t429), "r"(m_93), "r"(m_94));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t426), "r"(t427), "r"(t428), "r"(t429), "r"(m_95), "r"(m_96));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t445) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t430), "r"(t431), "r"(t432), "r"(t433), "r"(m_97), "r"(m_98));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t430), "r"(t431), "r"(t432), "r"(t433), "r"(m_99), "r"(m_100));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t446) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t430), "r"(t431), "r"(t432), "r"(t433), "r"(m_101), "r"(m_102));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t430), "r"(t431), "r"(t432), "r"(t433), "r"(m_103), "r"(m_104));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t447) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t430), "r"(t431), "r"(t432), "r"(t433), "r"(m_105), "r"(m_106));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t430), "r"(t431), "r"(t432), "r"(t433), "r"(m_107), "r"(m_108));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t448) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t430), "r"(t431), "r"(t432), "r"(t433), "r"(m_109), "r"(m_110));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t430), "r"(t431), "r"(t432), "r"(t433), "r"(m_111), "r"(m_112));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t445) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t434), "r"(t435), "r"(t436), "r"(t437), "r"(m_113), "r"(m_114));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t434), "r"(t435), "r"(t436), "r"(t437), "r"(m_115), "r"(m_116));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t446) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t434), "r"(t435), "r"(t436), "r"(t437), "r"(m_117), "r"(m_118));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t434), "r"(t435), "r"(t436), "r"(t437), "r"(m_119), "r"(m_120));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t447) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t434), "r"(t435), "r"(t436), "r"(t437), "r"(m_121), "r"(m_122));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t434), "r"(t435), "r"(t436), "r"(t437), "r"(m_123), "r"(m_124));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t448) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t434), "r"(t435), "r"(t436), "r"(t437), "r"(m_125), "r"(m_126));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t434), "r"(t435), "r"(t436), "r"(t437), "r"(m_127), "r"(m_128));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t445) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t438), "r"(t439), "r"(t440), "r"(t441), "r"(m_129), "r"(m_130));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t438), "r"(t439), "r"(t440), "r"(t441), "r"(m_131), "r"(m_132));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t446) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t438), "r"(t439), "r"(t440), "r"(t441), "r"(m_133), "r"(m_134));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t438), "r"(t439), "r"(t440), "r"(t441), "r"(m_135), "r"(m_136));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t447) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t438), "r"(t439), "r"(t440), "r"(t441), "r"(m_137), "r"(m_138));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t438), "r"(t439), "r"(t440), "r"(t441), "r"(m_139), "r"(m_140));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t448) : "memory");
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t438), "r"(t439), "r"(t440), "r"(t441), "r"(m_141), "r"(m_142));
#line 162 "fa-kernels/src/fa_s512/kernel.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t438), "r"(t439), "r"(t440), "r"(t441), "r"(m_143), "r"(m_144));
    }
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t449;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t449) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_3 = row_sum + t449;
    f32 t451;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t451) : "f"(pair_3));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t452 = pair_3 + t451;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum = t452;
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t453;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t453) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_4 = row_sum_2 + t453;
    f32 t455;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t455) : "f"(pair_4));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t456 = pair_4 + t455;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t456;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t457 = (u64)t3;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t458 = t457 * o_stride0;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t459 = t458 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t460 = o + t459;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t461 = (u64)first_query;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t462 = t461 * o_stride1;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t463 = t462 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t464 = t460 + t463;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t465 = (u64)t2;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t466 = t465 * o_stride2;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t467 = t466 * 2ull;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u64 t468 = t464 + t467;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t469 = (u32)o_stride1;
#line 171 "fa-kernels/src/fa_s512/kernel.rs"
    const u32 t470 = t469 << 1u;
    const bool t471 = warp_n == 0u;
#line 172 "fa-kernels/src/fa_s512/kernel.rs"
    if (t471) {
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum = row_sum;
        const bool t472 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t473;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t473) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer = t472 ? 0.0f : t473;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t475 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc = t475;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t476 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_2 = t476;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t477 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_5 = t477;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t478 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_6 = t478;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t479 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_9 = t479;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t480 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_10 = t480;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t481 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_13 = t481;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t482 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_14 = t482;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t483 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_17 = t483;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t484 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_18 = t484;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t485 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_21 = t485;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t486 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_22 = t486;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t487 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_25 = t487;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t488 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_26 = t488;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t489 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_29 = t489;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t490 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_30 = t490;
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum_2 = row_sum_2;
        const bool t491 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t492;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t492) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer_2 = t491 ? 0.0f : t492;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t494 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_3 = t494;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t495 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_4 = t495;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t496 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_7 = t496;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t497 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_8 = t497;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t498 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_11 = t498;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t499 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_12 = t499;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t500 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_15 = t500;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t501 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_16 = t501;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t502 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_19 = t502;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t503 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_20 = t503;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t504 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_23 = t504;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t505 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_24 = t505;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t506 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_27 = t506;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t507 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_28 = t507;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t508 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_31 = t508;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t509 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_32 = t509;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t510 = lane >> 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t511 = t10 + t510;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t512 = t511 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t513 = 0u ^ t512;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t514 = t511 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t515 = t513 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t516 = t514 + t515;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t517 = lane & 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t518 = t517 << 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t519 = t516 + t518;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t520;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t520) : "f"(acc), "f"(acc_2));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t521 = smem_1 + t519;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t521), "r"(t520) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t522;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t522) : "f"(acc_5), "f"(acc_6));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t523 = t519 ^ 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t524 = smem_1 + t523;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t524), "r"(t522) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t525;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t525) : "f"(acc_9), "f"(acc_10));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t526 = t519 ^ 32u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t527 = smem_1 + t526;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t527), "r"(t525) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t528;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t528) : "f"(acc_13), "f"(acc_14));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t529 = t519 ^ 48u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t530 = smem_1 + t529;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t530), "r"(t528) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t531;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t531) : "f"(acc_17), "f"(acc_18));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t532 = t519 ^ 64u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t533 = smem_1 + t532;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t533), "r"(t531) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t534;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t534) : "f"(acc_21), "f"(acc_22));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t535 = t519 ^ 80u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t536 = smem_1 + t535;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t536), "r"(t534) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t537;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t537) : "f"(acc_25), "f"(acc_26));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t538 = t519 ^ 96u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t539 = smem_1 + t538;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t539), "r"(t537) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t540;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t540) : "f"(acc_29), "f"(acc_30));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t541 = t519 ^ 112u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t542 = smem_1 + t541;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t542), "r"(t540) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t543 = lane >> 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t544 = t10 + t543;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t545 = t544 + 8u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t546 = t545 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t547 = 0u ^ t546;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t548 = t545 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t549 = t547 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t550 = t548 + t549;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t551 = lane & 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t552 = t551 << 2u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t553 = t550 + t552;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t554;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t554) : "f"(acc_3), "f"(acc_4));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t555 = smem_1 + t553;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t555), "r"(t554) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t556;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t556) : "f"(acc_7), "f"(acc_8));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t557 = t553 ^ 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t558 = smem_1 + t557;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t558), "r"(t556) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t559;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t559) : "f"(acc_11), "f"(acc_12));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t560 = t553 ^ 32u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t561 = smem_1 + t560;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t561), "r"(t559) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t562;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t562) : "f"(acc_15), "f"(acc_16));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t563 = t553 ^ 48u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t564 = smem_1 + t563;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t564), "r"(t562) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t565;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t565) : "f"(acc_19), "f"(acc_20));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t566 = t553 ^ 64u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t567 = smem_1 + t566;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t567), "r"(t565) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t568;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t568) : "f"(acc_23), "f"(acc_24));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t569 = t553 ^ 80u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t570 = smem_1 + t569;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t570), "r"(t568) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t571;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t571) : "f"(acc_27), "f"(acc_28));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t572 = t553 ^ 96u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t573 = smem_1 + t572;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t573), "r"(t571) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 t574;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t574) : "f"(acc_31), "f"(acc_32));
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t575 = t553 ^ 112u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t576 = smem_1 + t575;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t576), "r"(t574) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t577 = lane >> 3u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t578 = t10 + t577;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t579 = lane & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t580 = t578 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t581 = t579 ^ t580;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t582 = t578 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t583 = t581 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t584 = t582 + t583;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t585 = smem_1 + t584;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t585) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t586 = (u64)t578 * t470;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t587 = t468 + t586;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t588 = (u64)t579 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t589 = t587 + t588;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t589), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t590 = t578 + 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t591 = t590 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t592 = t579 ^ t591;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t593 = t590 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t594 = t592 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t595 = t593 + t594;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t596 = smem_1 + t595;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t596) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t597 = (u64)t590 * t470;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t598 = t468 + t597;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t599 = (u64)t579 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t600 = t598 + t599;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t600), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t601 = t578 + 8u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t602 = t601 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t603 = t579 ^ t602;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t604 = t601 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t605 = t603 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t606 = t604 + t605;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t607 = smem_1 + t606;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t607) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t608 = (u64)t601 * t470;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t609 = t468 + t608;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t610 = (u64)t579 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t611 = t609 + t610;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t611), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t612 = t578 + 12u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t613 = t612 & 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t614 = t579 ^ t613;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t615 = t612 << 7u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t616 = t614 << 4u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t617 = t615 + t616;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u32 t618 = smem_1 + t617;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t618) : "memory");
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t619 = (u64)t612 * t470;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t620 = t468 + t619;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t621 = (u64)t579 * 16u;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        const u64 t622 = t620 + t621;
#line 114 "fa-kernels/src/attention/epilogue.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t622), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t623 = (u64)t3;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t624 = t623 * lse_stride0;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t625 = t624 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t626 = lse + t625;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t627 = (u64)t2;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t628 = t627 * lse_stride1;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t629 = t628 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t630 = t626 + t629;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t631 = (u64)first_query;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t632 = t631 * lse_stride2;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t633 = t632 * 4ull;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u64 t634 = t630 + t633;
#line 174 "fa-kernels/src/fa_s512/kernel.rs"
        const u32 t635 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const u32 t636 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const bool t637 = t636 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        if (t637) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t638 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_17 = t10 + t638;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t640 = (u64)row_17 * t635;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t641 = t640 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t642 = t634 + t641;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t643;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t643) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t644;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t644) : "f"(row_max), "f"(scale_log2), "f"(t643));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t644 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t646 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t647 = t646 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t642), "f"(t647) : "memory");
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t648 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t649 = t10 + t648;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_18 = t649 + 8u;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t651 = (u64)row_18 * t635;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t652 = t651 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t653 = t634 + t652;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t654;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t654) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t655;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t655) : "f"(row_max_2), "f"(scale_log2), "f"(t654));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t655 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t657 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t658 = t657 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t653), "f"(t658) : "memory");
        }
    }
}
