typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern "C" __global__ void __launch_bounds__(128, 1)
backward_convert_f16(
    const u64 sums /* f32 */,
    const u64 sums_stride0,
    const u64 sums_stride1,
    const u64 sums_stride2,
    const u64 sums_stride3,
    const u64 dq /* f16, written */,
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
    const u32 t10 = t9 & 15u;
#line 38 "fa-kernels/src/attention/backward/convert.rs"
    const u32 t11 = t9 >> 4u;
#line 42 "fa-kernels/src/attention/backward/convert.rs"
    const u32 t12 = t11 % blocks;
#line 42 "fa-kernels/src/attention/backward/convert.rs"
    const u32 t13 = t11 / blocks;
    const u32 t14 = t13 / heads;
#line 43 "fa-kernels/src/attention/backward/convert.rs"
    const u32 t15 = t13 % heads;
    const u32 element = t10 << 3u;
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
#line 66 "fa-kernels/src/attention/backward/convert.rs"
        const u32 t30 = t10 << 7u;
#line 66 "fa-kernels/src/attention/backward/convert.rs"
        const u64 t31 = (u64)t30 * 4u;
#line 66 "fa-kernels/src/attention/backward/convert.rs"
        const u64 t32 = t29 + t31;
#line 68 "fa-kernels/src/attention/backward/convert.rs"
        const u32 t33 = t8 << 2u;
#line 68 "fa-kernels/src/attention/backward/convert.rs"
        const u64 t34 = (u64)t33 * 4u;
#line 68 "fa-kernels/src/attention/backward/convert.rs"
        const u64 t35 = t32 + t34;
#line 68 "fa-kernels/src/attention/backward/convert.rs"
        u32 chunk;
        u32 chunk_2;
        u32 chunk_3;
        u32 chunk_4;
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t35) : "memory");
#line 68 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_2;
        asm("mov.b32 %0, %1;" : "=f"(pair_2) : "r"(chunk));
#line 68 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_4;
        asm("mov.b32 %0, %1;" : "=f"(pair_4) : "r"(chunk_2));
#line 68 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_6;
        asm("mov.b32 %0, %1;" : "=f"(pair_6) : "r"(chunk_3));
#line 68 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_8;
        asm("mov.b32 %0, %1;" : "=f"(pair_8) : "r"(chunk_4));
#line 68 "fa-kernels/src/attention/backward/convert.rs"
        u32 chunk_5;
        u32 chunk_6;
        u32 chunk_7;
        u32 chunk_8;
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+128];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t35) : "memory");
#line 68 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_3;
        asm("mov.b32 %0, %1;" : "=f"(pair_3) : "r"(chunk_5));
#line 68 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_5;
        asm("mov.b32 %0, %1;" : "=f"(pair_5) : "r"(chunk_6));
#line 68 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_7;
        asm("mov.b32 %0, %1;" : "=f"(pair_7) : "r"(chunk_7));
#line 68 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_9;
        asm("mov.b32 %0, %1;" : "=f"(pair_9) : "r"(chunk_8));
#line 68 "fa-kernels/src/attention/backward/convert.rs"
        u32 chunk_9;
        u32 chunk_10;
        u32 chunk_11;
        u32 chunk_12;
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+256];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t35) : "memory");
#line 68 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_10;
        asm("mov.b32 %0, %1;" : "=f"(pair_10) : "r"(chunk_9));
#line 68 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_12;
        asm("mov.b32 %0, %1;" : "=f"(pair_12) : "r"(chunk_10));
#line 68 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_14;
        asm("mov.b32 %0, %1;" : "=f"(pair_14) : "r"(chunk_11));
#line 68 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_16;
        asm("mov.b32 %0, %1;" : "=f"(pair_16) : "r"(chunk_12));
#line 68 "fa-kernels/src/attention/backward/convert.rs"
        u32 chunk_13;
        u32 chunk_14;
        u32 chunk_15;
        u32 chunk_16;
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+384];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t35) : "memory");
#line 68 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_11;
        asm("mov.b32 %0, %1;" : "=f"(pair_11) : "r"(chunk_13));
#line 68 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_13;
        asm("mov.b32 %0, %1;" : "=f"(pair_13) : "r"(chunk_14));
#line 68 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_15;
        asm("mov.b32 %0, %1;" : "=f"(pair_15) : "r"(chunk_15));
#line 68 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_17;
        asm("mov.b32 %0, %1;" : "=f"(pair_17) : "r"(chunk_16));
        const u32 t52 = t12 << 4u;
#line 70 "fa-kernels/src/attention/backward/convert.rs"
        const u32 query = t52 + t8;
#line 42 "fa-kernels/src/attention/backward/places.rs"
        const bool t54 = query < t18;
#line 71 "fa-kernels/src/attention/backward/convert.rs"
        if (t54) {
#line 73 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t55 = (u64)t14;
#line 73 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t56 = t55 * dq_stride0;
#line 73 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t57 = t56 * 2ull;
#line 73 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t58 = dq + t57;
#line 73 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t59 = (u64)query;
#line 73 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t60 = t59 * dq_stride1;
#line 73 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t61 = t60 * 2ull;
#line 73 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t62 = t58 + t61;
#line 73 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t63 = (u64)t15;
#line 73 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t64 = t63 * dq_stride2;
#line 73 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t65 = t64 * 2ull;
#line 73 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t66 = t62 + t65;
#line 73 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t67 = (u64)element * 2u;
#line 73 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t68 = t66 + t67;
            const f32 t69 = pair_2 * scale;
#line 74 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t70 = pair_3 * scale;
#line 74 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t71 = pair_4 * scale;
#line 74 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t72 = pair_5 * scale;
#line 74 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t73 = pair_6 * scale;
#line 74 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t74 = pair_7 * scale;
#line 74 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t75 = pair_8 * scale;
#line 74 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t76 = pair_9 * scale;
#line 74 "fa-kernels/src/attention/backward/convert.rs"
            u32 t77;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t77) : "f"(t69), "f"(t70));
#line 74 "fa-kernels/src/attention/backward/convert.rs"
            u32 t78;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t78) : "f"(t71), "f"(t72));
#line 74 "fa-kernels/src/attention/backward/convert.rs"
            u32 t79;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t79) : "f"(t73), "f"(t74));
#line 74 "fa-kernels/src/attention/backward/convert.rs"
            u32 t80;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t80) : "f"(t75), "f"(t76));
#line 74 "fa-kernels/src/attention/backward/convert.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t68), "r"(t77), "r"(t78), "r"(t79), "r"(t80) : "memory");
        }
#line 70 "fa-kernels/src/attention/backward/convert.rs"
        const u32 t81 = t12 << 4u;
#line 70 "fa-kernels/src/attention/backward/convert.rs"
        const u32 t82 = t81 + t8;
#line 70 "fa-kernels/src/attention/backward/convert.rs"
        const u32 query_2 = t82 + 8u;
#line 42 "fa-kernels/src/attention/backward/places.rs"
        const bool t84 = query_2 < t18;
#line 71 "fa-kernels/src/attention/backward/convert.rs"
        if (t84) {
#line 73 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t85 = (u64)t14;
#line 73 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t86 = t85 * dq_stride0;
#line 73 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t87 = t86 * 2ull;
#line 73 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t88 = dq + t87;
#line 73 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t89 = (u64)query_2;
#line 73 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t90 = t89 * dq_stride1;
#line 73 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t91 = t90 * 2ull;
#line 73 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t92 = t88 + t91;
#line 73 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t93 = (u64)t15;
#line 73 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t94 = t93 * dq_stride2;
#line 73 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t95 = t94 * 2ull;
#line 73 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t96 = t92 + t95;
#line 73 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t97 = (u64)element * 2u;
#line 73 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t98 = t96 + t97;
            const f32 t99 = pair_10 * scale;
#line 74 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t100 = pair_11 * scale;
#line 74 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t101 = pair_12 * scale;
#line 74 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t102 = pair_13 * scale;
#line 74 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t103 = pair_14 * scale;
#line 74 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t104 = pair_15 * scale;
#line 74 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t105 = pair_16 * scale;
#line 74 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t106 = pair_17 * scale;
#line 74 "fa-kernels/src/attention/backward/convert.rs"
            u32 t107;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t107) : "f"(t99), "f"(t100));
#line 74 "fa-kernels/src/attention/backward/convert.rs"
            u32 t108;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t108) : "f"(t101), "f"(t102));
#line 74 "fa-kernels/src/attention/backward/convert.rs"
            u32 t109;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t109) : "f"(t103), "f"(t104));
#line 74 "fa-kernels/src/attention/backward/convert.rs"
            u32 t110;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t110) : "f"(t105), "f"(t106));
#line 74 "fa-kernels/src/attention/backward/convert.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t98), "r"(t107), "r"(t108), "r"(t109), "r"(t110) : "memory");
        }
    }
}
