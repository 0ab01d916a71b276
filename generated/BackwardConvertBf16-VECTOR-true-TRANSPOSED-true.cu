typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern "C" __global__ void __launch_bounds__(128, 1)
backward_convert_bf16(
    const u64 sums /* f32 */,
    const u64 sums_stride0,
    const u64 sums_stride1,
    const u64 sums_stride2,
    const u64 sums_stride3,
    const u64 dq /* bf16, written */,
    const u64 dq_stride0,
    const u64 dq_stride1,
    const u64 dq_stride2,
    const u64 dq_stride3,
    const f32 scale,
    const u32 all_heads,
    const u32 blocks,
    const u32 padded,
    const u32 seq_q,
    const u32 heads,
    const u32 head_dim)
{
#line 35 "fa-kernels/src/attention/backward/convert.rs"
    const u32 t1 = gridDim.x;
#line 35 "fa-kernels/src/attention/backward/convert.rs"
    const u32 t2 = t1 - 1u;
#line 35 "fa-kernels/src/attention/backward/convert.rs"
    const u32 t3 = blockIdx.x;
#line 35 "fa-kernels/src/attention/backward/convert.rs"
    const u32 t4 = t2 - t3;
#line 35 "fa-kernels/src/attention/backward/convert.rs"
    const u32 t5 = t4 << 7u;
#line 35 "fa-kernels/src/attention/backward/convert.rs"
    const u32 t6 = threadIdx.x;
#line 35 "fa-kernels/src/attention/backward/convert.rs"
    const u32 pair = t5 + t6;
    const u32 t8 = pair & 7u;
#line 36 "fa-kernels/src/attention/backward/convert.rs"
    const u32 t9 = pair >> 3u;
#line 38 "fa-kernels/src/attention/backward/convert.rs"
    const u32 t10 = t9 & 7u;
#line 38 "fa-kernels/src/attention/backward/convert.rs"
    const u32 t11 = t9 >> 3u;
#line 42 "fa-kernels/src/attention/backward/convert.rs"
    const u32 t12 = t11 % blocks;
#line 42 "fa-kernels/src/attention/backward/convert.rs"
    const u32 t13 = t11 / blocks;
    const u32 t14 = t13 / heads;
#line 43 "fa-kernels/src/attention/backward/convert.rs"
    const u32 t15 = t13 % heads;
    const u32 element = t10 << 4u;
    const bool t17 = t13 < all_heads;
#line 24 "fa-kernels/src/attention/backward/places.rs"
    const u32 t18 = t17 ? seq_q : 0u;
#line 47 "fa-kernels/src/attention/backward/convert.rs"
    const u32 t19 = t12 << 4u;
#line 42 "fa-kernels/src/attention/backward/places.rs"
    const bool t20 = t19 < t18;
#line 47 "fa-kernels/src/attention/backward/convert.rs"
    const bool t21 = element < head_dim;
#line 47 "fa-kernels/src/attention/backward/convert.rs"
    const bool t22 = t20 & t21;
#line 47 "fa-kernels/src/attention/backward/convert.rs"
    if (t22) {
        const u32 t23 = t13 * padded;
#line 48 "fa-kernels/src/attention/backward/convert.rs"
        const u32 t24 = t12 << 4u;
#line 48 "fa-kernels/src/attention/backward/convert.rs"
        const u32 t25 = t23 + t24;
#line 48 "fa-kernels/src/attention/backward/convert.rs"
        const u64 t26 = (u64)t25;
#line 48 "fa-kernels/src/attention/backward/convert.rs"
        const u64 t27 = t26 * sums_stride0;
#line 48 "fa-kernels/src/attention/backward/convert.rs"
        const u64 t28 = t27 * 4ull;
#line 48 "fa-kernels/src/attention/backward/convert.rs"
        const u64 t29 = sums + t28;
#line 51 "fa-kernels/src/attention/backward/convert.rs"
        const u32 t30 = t8 >> 2u;
#line 51 "fa-kernels/src/attention/backward/convert.rs"
        const u32 t31 = t8 & 3u;
        const u32 t32 = t30 << 3u;
#line 52 "fa-kernels/src/attention/backward/convert.rs"
        const u32 t33 = t32 + t10;
#line 52 "fa-kernels/src/attention/backward/convert.rs"
        const u32 t34 = t33 << 7u;
#line 52 "fa-kernels/src/attention/backward/convert.rs"
        const u64 t35 = (u64)t34 * 4u;
#line 52 "fa-kernels/src/attention/backward/convert.rs"
        const u64 t36 = t29 + t35;
        const u32 t37 = t31 << 2u;
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        const u64 t38 = (u64)t37 * 4u;
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        const u64 t39 = t36 + t38;
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        u32 chunk;
        u32 chunk_2;
        u32 chunk_3;
        u32 chunk_4;
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t39) : "memory");
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        f32 t40;
        asm("mov.b32 %0, %1;" : "=f"(t40) : "r"(chunk));
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        f32 t41;
        asm("mov.b32 %0, %1;" : "=f"(t41) : "r"(chunk_2));
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        f32 t42;
        asm("mov.b32 %0, %1;" : "=f"(t42) : "r"(chunk_3));
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        f32 t43;
        asm("mov.b32 %0, %1;" : "=f"(t43) : "r"(chunk_4));
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        u32 chunk_5;
        u32 chunk_6;
        u32 chunk_7;
        u32 chunk_8;
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+64];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t39) : "memory");
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        f32 t44;
        asm("mov.b32 %0, %1;" : "=f"(t44) : "r"(chunk_5));
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        f32 t45;
        asm("mov.b32 %0, %1;" : "=f"(t45) : "r"(chunk_6));
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        f32 t46;
        asm("mov.b32 %0, %1;" : "=f"(t46) : "r"(chunk_7));
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        f32 t47;
        asm("mov.b32 %0, %1;" : "=f"(t47) : "r"(chunk_8));
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        u32 chunk_9;
        u32 chunk_10;
        u32 chunk_11;
        u32 chunk_12;
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t39) : "memory");
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        f32 t48;
        asm("mov.b32 %0, %1;" : "=f"(t48) : "r"(chunk_9));
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        f32 t49;
        asm("mov.b32 %0, %1;" : "=f"(t49) : "r"(chunk_10));
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        f32 t50;
        asm("mov.b32 %0, %1;" : "=f"(t50) : "r"(chunk_11));
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        f32 t51;
        asm("mov.b32 %0, %1;" : "=f"(t51) : "r"(chunk_12));
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        u32 chunk_13;
        u32 chunk_14;
        u32 chunk_15;
        u32 chunk_16;
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+192];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t39) : "memory");
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        f32 t52;
        asm("mov.b32 %0, %1;" : "=f"(t52) : "r"(chunk_13));
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        f32 t53;
        asm("mov.b32 %0, %1;" : "=f"(t53) : "r"(chunk_14));
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        f32 t54;
        asm("mov.b32 %0, %1;" : "=f"(t54) : "r"(chunk_15));
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        f32 t55;
        asm("mov.b32 %0, %1;" : "=f"(t55) : "r"(chunk_16));
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        u32 chunk_17;
        u32 chunk_18;
        u32 chunk_19;
        u32 chunk_20;
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(chunk_17), "=r"(chunk_18), "=r"(chunk_19), "=r"(chunk_20) : "l"(t39) : "memory");
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        f32 t56;
        asm("mov.b32 %0, %1;" : "=f"(t56) : "r"(chunk_17));
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        f32 t57;
        asm("mov.b32 %0, %1;" : "=f"(t57) : "r"(chunk_18));
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        f32 t58;
        asm("mov.b32 %0, %1;" : "=f"(t58) : "r"(chunk_19));
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        f32 t59;
        asm("mov.b32 %0, %1;" : "=f"(t59) : "r"(chunk_20));
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        u32 chunk_21;
        u32 chunk_22;
        u32 chunk_23;
        u32 chunk_24;
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+320];" : "=r"(chunk_21), "=r"(chunk_22), "=r"(chunk_23), "=r"(chunk_24) : "l"(t39) : "memory");
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        f32 t60;
        asm("mov.b32 %0, %1;" : "=f"(t60) : "r"(chunk_21));
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        f32 t61;
        asm("mov.b32 %0, %1;" : "=f"(t61) : "r"(chunk_22));
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        f32 t62;
        asm("mov.b32 %0, %1;" : "=f"(t62) : "r"(chunk_23));
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        f32 t63;
        asm("mov.b32 %0, %1;" : "=f"(t63) : "r"(chunk_24));
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        u32 chunk_25;
        u32 chunk_26;
        u32 chunk_27;
        u32 chunk_28;
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(chunk_25), "=r"(chunk_26), "=r"(chunk_27), "=r"(chunk_28) : "l"(t39) : "memory");
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        f32 t64;
        asm("mov.b32 %0, %1;" : "=f"(t64) : "r"(chunk_25));
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        f32 t65;
        asm("mov.b32 %0, %1;" : "=f"(t65) : "r"(chunk_26));
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        f32 t66;
        asm("mov.b32 %0, %1;" : "=f"(t66) : "r"(chunk_27));
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        f32 t67;
        asm("mov.b32 %0, %1;" : "=f"(t67) : "r"(chunk_28));
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        u32 chunk_29;
        u32 chunk_30;
        u32 chunk_31;
        u32 chunk_32;
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+448];" : "=r"(chunk_29), "=r"(chunk_30), "=r"(chunk_31), "=r"(chunk_32) : "l"(t39) : "memory");
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        f32 t68;
        asm("mov.b32 %0, %1;" : "=f"(t68) : "r"(chunk_29));
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        f32 t69;
        asm("mov.b32 %0, %1;" : "=f"(t69) : "r"(chunk_30));
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        f32 t70;
        asm("mov.b32 %0, %1;" : "=f"(t70) : "r"(chunk_31));
#line 53 "fa-kernels/src/attention/backward/convert.rs"
        f32 t71;
        asm("mov.b32 %0, %1;" : "=f"(t71) : "r"(chunk_32));
#line 54 "fa-kernels/src/attention/backward/convert.rs"
        const u32 t72 = t12 << 4u;
#line 54 "fa-kernels/src/attention/backward/convert.rs"
        const u32 t73 = t30 << 3u;
#line 54 "fa-kernels/src/attention/backward/convert.rs"
        const u32 t74 = t72 + t73;
#line 54 "fa-kernels/src/attention/backward/convert.rs"
        const u32 t75 = t31 << 1u;
#line 54 "fa-kernels/src/attention/backward/convert.rs"
        const u32 query = t74 + t75;
#line 42 "fa-kernels/src/attention/backward/places.rs"
        const bool t77 = query < t18;
#line 55 "fa-kernels/src/attention/backward/convert.rs"
        if (t77) {
#line 57 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t78 = t40 * scale;
#line 57 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t79 = t44 * scale;
#line 57 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t80 = t48 * scale;
#line 57 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t81 = t52 * scale;
#line 57 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t82 = t56 * scale;
#line 57 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t83 = t60 * scale;
#line 57 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t84 = t64 * scale;
#line 57 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t85 = t68 * scale;
#line 57 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t86 = t42 * scale;
#line 57 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t87 = t46 * scale;
#line 57 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t88 = t50 * scale;
#line 57 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t89 = t54 * scale;
#line 57 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t90 = t58 * scale;
#line 57 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t91 = t62 * scale;
#line 57 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t92 = t66 * scale;
#line 57 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t93 = t70 * scale;
            const u64 t94 = (u64)t14;
#line 58 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t95 = t94 * dq_stride0;
#line 58 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t96 = t95 * 2ull;
#line 58 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t97 = dq + t96;
#line 58 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t98 = (u64)query;
#line 58 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t99 = t98 * dq_stride1;
#line 58 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t100 = t99 * 2ull;
#line 58 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t101 = t97 + t100;
#line 58 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t102 = (u64)t15;
#line 58 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t103 = t102 * dq_stride2;
#line 58 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t104 = t103 * 2ull;
#line 58 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t105 = t101 + t104;
#line 58 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t106 = (u64)element * 2u;
#line 58 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t107 = t105 + t106;
            u32 t108;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t108) : "f"(t78), "f"(t79));
#line 59 "fa-kernels/src/attention/backward/convert.rs"
            u32 t109;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t109) : "f"(t80), "f"(t81));
#line 59 "fa-kernels/src/attention/backward/convert.rs"
            u32 t110;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t110) : "f"(t82), "f"(t83));
#line 59 "fa-kernels/src/attention/backward/convert.rs"
            u32 t111;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t111) : "f"(t84), "f"(t85));
#line 59 "fa-kernels/src/attention/backward/convert.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t107), "r"(t108), "r"(t109), "r"(t110), "r"(t111) : "memory");
            const u32 t112 = element + 8u;
#line 60 "fa-kernels/src/attention/backward/convert.rs"
            const bool t113 = t112 < head_dim;
#line 60 "fa-kernels/src/attention/backward/convert.rs"
            if (t113) {
                const u64 t114 = t107 + 16ull;
#line 61 "fa-kernels/src/attention/backward/convert.rs"
                u32 t115;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t115) : "f"(t86), "f"(t87));
#line 61 "fa-kernels/src/attention/backward/convert.rs"
                u32 t116;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t116) : "f"(t88), "f"(t89));
#line 61 "fa-kernels/src/attention/backward/convert.rs"
                u32 t117;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t117) : "f"(t90), "f"(t91));
#line 61 "fa-kernels/src/attention/backward/convert.rs"
                u32 t118;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t118) : "f"(t92), "f"(t93));
#line 61 "fa-kernels/src/attention/backward/convert.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t114), "r"(t115), "r"(t116), "r"(t117), "r"(t118) : "memory");
            }
        }
#line 54 "fa-kernels/src/attention/backward/convert.rs"
        const u32 t119 = t12 << 4u;
#line 54 "fa-kernels/src/attention/backward/convert.rs"
        const u32 t120 = t30 << 3u;
#line 54 "fa-kernels/src/attention/backward/convert.rs"
        const u32 t121 = t119 + t120;
#line 54 "fa-kernels/src/attention/backward/convert.rs"
        const u32 t122 = t31 << 1u;
#line 54 "fa-kernels/src/attention/backward/convert.rs"
        const u32 t123 = t121 + t122;
#line 54 "fa-kernels/src/attention/backward/convert.rs"
        const u32 query_2 = t123 + 1u;
#line 42 "fa-kernels/src/attention/backward/places.rs"
        const bool t125 = query_2 < t18;
#line 55 "fa-kernels/src/attention/backward/convert.rs"
        if (t125) {
#line 57 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t126 = t41 * scale;
#line 57 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t127 = t45 * scale;
#line 57 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t128 = t49 * scale;
#line 57 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t129 = t53 * scale;
#line 57 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t130 = t57 * scale;
#line 57 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t131 = t61 * scale;
#line 57 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t132 = t65 * scale;
#line 57 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t133 = t69 * scale;
#line 57 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t134 = t43 * scale;
#line 57 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t135 = t47 * scale;
#line 57 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t136 = t51 * scale;
#line 57 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t137 = t55 * scale;
#line 57 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t138 = t59 * scale;
#line 57 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t139 = t63 * scale;
#line 57 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t140 = t67 * scale;
#line 57 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t141 = t71 * scale;
            const u64 t142 = (u64)t14;
#line 58 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t143 = t142 * dq_stride0;
#line 58 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t144 = t143 * 2ull;
#line 58 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t145 = dq + t144;
#line 58 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t146 = (u64)query_2;
#line 58 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t147 = t146 * dq_stride1;
#line 58 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t148 = t147 * 2ull;
#line 58 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t149 = t145 + t148;
#line 58 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t150 = (u64)t15;
#line 58 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t151 = t150 * dq_stride2;
#line 58 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t152 = t151 * 2ull;
#line 58 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t153 = t149 + t152;
#line 58 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t154 = (u64)element * 2u;
#line 58 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t155 = t153 + t154;
            u32 t156;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t156) : "f"(t126), "f"(t127));
#line 59 "fa-kernels/src/attention/backward/convert.rs"
            u32 t157;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t157) : "f"(t128), "f"(t129));
#line 59 "fa-kernels/src/attention/backward/convert.rs"
            u32 t158;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t158) : "f"(t130), "f"(t131));
#line 59 "fa-kernels/src/attention/backward/convert.rs"
            u32 t159;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t159) : "f"(t132), "f"(t133));
#line 59 "fa-kernels/src/attention/backward/convert.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t155), "r"(t156), "r"(t157), "r"(t158), "r"(t159) : "memory");
            const u32 t160 = element + 8u;
#line 60 "fa-kernels/src/attention/backward/convert.rs"
            const bool t161 = t160 < head_dim;
#line 60 "fa-kernels/src/attention/backward/convert.rs"
            if (t161) {
                const u64 t162 = t155 + 16ull;
#line 61 "fa-kernels/src/attention/backward/convert.rs"
                u32 t163;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t163) : "f"(t134), "f"(t135));
#line 61 "fa-kernels/src/attention/backward/convert.rs"
                u32 t164;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t164) : "f"(t136), "f"(t137));
#line 61 "fa-kernels/src/attention/backward/convert.rs"
                u32 t165;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t165) : "f"(t138), "f"(t139));
#line 61 "fa-kernels/src/attention/backward/convert.rs"
                u32 t166;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t166) : "f"(t140), "f"(t141));
#line 61 "fa-kernels/src/attention/backward/convert.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t162), "r"(t163), "r"(t164), "r"(t165), "r"(t166) : "memory");
            }
        }
    }
}
