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
#line 34 "fa-kernels/src/attention/backward/convert.rs"
    const u32 t1 = blockIdx.x;
#line 34 "fa-kernels/src/attention/backward/convert.rs"
    const u32 t2 = t1 << 7u;
#line 34 "fa-kernels/src/attention/backward/convert.rs"
    const u32 t3 = threadIdx.x;
#line 34 "fa-kernels/src/attention/backward/convert.rs"
    const u32 pair = t2 + t3;
    const u32 t5 = pair & 7u;
#line 35 "fa-kernels/src/attention/backward/convert.rs"
    const u32 t6 = pair >> 3u;
    const u32 t7 = t6 & 7u;
#line 36 "fa-kernels/src/attention/backward/convert.rs"
    const u32 t8 = t6 >> 3u;
#line 40 "fa-kernels/src/attention/backward/convert.rs"
    const u32 t9 = t8 % blocks;
#line 40 "fa-kernels/src/attention/backward/convert.rs"
    const u32 t10 = t8 / blocks;
    const u32 t11 = t10 / heads;
#line 41 "fa-kernels/src/attention/backward/convert.rs"
    const u32 t12 = t10 % heads;
    const u32 element = t7 << 3u;
    const bool t14 = t10 < all_heads;
#line 24 "fa-kernels/src/attention/backward/places.rs"
    const u32 t15 = t14 ? seq_q : 0u;
#line 44 "fa-kernels/src/attention/backward/convert.rs"
    const bool t16 = t10 < all_heads;
#line 44 "fa-kernels/src/attention/backward/convert.rs"
    const bool t17 = element < head_dim;
#line 44 "fa-kernels/src/attention/backward/convert.rs"
    const bool t18 = t16 & t17;
#line 44 "fa-kernels/src/attention/backward/convert.rs"
    if (t18) {
        const u32 t19 = t10 * padded;
#line 45 "fa-kernels/src/attention/backward/convert.rs"
        const u32 t20 = t9 << 4u;
#line 45 "fa-kernels/src/attention/backward/convert.rs"
        const u32 t21 = t19 + t20;
#line 45 "fa-kernels/src/attention/backward/convert.rs"
        const u64 t22 = (u64)t21;
#line 45 "fa-kernels/src/attention/backward/convert.rs"
        const u64 t23 = t22 * sums_stride0;
#line 45 "fa-kernels/src/attention/backward/convert.rs"
        const u64 t24 = t23 * 4ull;
#line 45 "fa-kernels/src/attention/backward/convert.rs"
        const u64 t25 = sums + t24;
#line 45 "fa-kernels/src/attention/backward/convert.rs"
        const u32 t26 = t7 << 7u;
#line 45 "fa-kernels/src/attention/backward/convert.rs"
        const u64 t27 = (u64)t26 * 4u;
#line 45 "fa-kernels/src/attention/backward/convert.rs"
        const u64 t28 = t25 + t27;
#line 49 "fa-kernels/src/attention/backward/convert.rs"
        const u32 t29 = t5 << 4u;
#line 49 "fa-kernels/src/attention/backward/convert.rs"
        const u64 t30 = (u64)t29 * 4u;
#line 49 "fa-kernels/src/attention/backward/convert.rs"
        const u64 t31 = t28 + t30;
#line 49 "fa-kernels/src/attention/backward/convert.rs"
        u32 chunk;
        u32 chunk_2;
        u32 chunk_3;
        u32 chunk_4;
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t31) : "memory");
#line 49 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_2;
        asm("mov.b32 %0, %1;" : "=f"(pair_2) : "r"(chunk));
#line 49 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_3;
        asm("mov.b32 %0, %1;" : "=f"(pair_3) : "r"(chunk_2));
#line 49 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_10;
        asm("mov.b32 %0, %1;" : "=f"(pair_10) : "r"(chunk_3));
#line 49 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_11;
        asm("mov.b32 %0, %1;" : "=f"(pair_11) : "r"(chunk_4));
#line 49 "fa-kernels/src/attention/backward/convert.rs"
        u32 chunk_5;
        u32 chunk_6;
        u32 chunk_7;
        u32 chunk_8;
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t31) : "memory");
#line 49 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_4;
        asm("mov.b32 %0, %1;" : "=f"(pair_4) : "r"(chunk_5));
#line 49 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_5;
        asm("mov.b32 %0, %1;" : "=f"(pair_5) : "r"(chunk_6));
#line 49 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_12;
        asm("mov.b32 %0, %1;" : "=f"(pair_12) : "r"(chunk_7));
#line 49 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_13;
        asm("mov.b32 %0, %1;" : "=f"(pair_13) : "r"(chunk_8));
#line 49 "fa-kernels/src/attention/backward/convert.rs"
        u32 chunk_9;
        u32 chunk_10;
        u32 chunk_11;
        u32 chunk_12;
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+32];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t31) : "memory");
#line 49 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_6;
        asm("mov.b32 %0, %1;" : "=f"(pair_6) : "r"(chunk_9));
#line 49 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_7;
        asm("mov.b32 %0, %1;" : "=f"(pair_7) : "r"(chunk_10));
#line 49 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_14;
        asm("mov.b32 %0, %1;" : "=f"(pair_14) : "r"(chunk_11));
#line 49 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_15;
        asm("mov.b32 %0, %1;" : "=f"(pair_15) : "r"(chunk_12));
#line 49 "fa-kernels/src/attention/backward/convert.rs"
        u32 chunk_13;
        u32 chunk_14;
        u32 chunk_15;
        u32 chunk_16;
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+48];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t31) : "memory");
#line 49 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_8;
        asm("mov.b32 %0, %1;" : "=f"(pair_8) : "r"(chunk_13));
#line 49 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_9;
        asm("mov.b32 %0, %1;" : "=f"(pair_9) : "r"(chunk_14));
#line 49 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_16;
        asm("mov.b32 %0, %1;" : "=f"(pair_16) : "r"(chunk_15));
#line 49 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_17;
        asm("mov.b32 %0, %1;" : "=f"(pair_17) : "r"(chunk_16));
        const u32 t48 = t9 << 4u;
#line 51 "fa-kernels/src/attention/backward/convert.rs"
        const u32 query = t48 + t5;
#line 42 "fa-kernels/src/attention/backward/places.rs"
        const bool t50 = query < t15;
#line 52 "fa-kernels/src/attention/backward/convert.rs"
        if (t50) {
#line 54 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t51 = (u64)t11;
#line 54 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t52 = t51 * dq_stride0;
#line 54 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t53 = t52 * 2ull;
#line 54 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t54 = dq + t53;
#line 54 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t55 = (u64)query;
#line 54 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t56 = t55 * dq_stride1;
#line 54 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t57 = t56 * 2ull;
#line 54 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t58 = t54 + t57;
#line 54 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t59 = (u64)t12;
#line 54 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t60 = t59 * dq_stride2;
#line 54 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t61 = t60 * 2ull;
#line 54 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t62 = t58 + t61;
#line 54 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t63 = (u64)element * 2u;
#line 54 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t64 = t62 + t63;
            const f32 t65 = pair_2 * scale;
#line 55 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t66 = pair_3 * scale;
#line 55 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t67 = pair_4 * scale;
#line 55 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t68 = pair_5 * scale;
#line 55 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t69 = pair_6 * scale;
#line 55 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t70 = pair_7 * scale;
#line 55 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t71 = pair_8 * scale;
#line 55 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t72 = pair_9 * scale;
#line 55 "fa-kernels/src/attention/backward/convert.rs"
            u32 t73;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t73) : "f"(t65), "f"(t66));
#line 55 "fa-kernels/src/attention/backward/convert.rs"
            u32 t74;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t74) : "f"(t67), "f"(t68));
#line 55 "fa-kernels/src/attention/backward/convert.rs"
            u32 t75;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t75) : "f"(t69), "f"(t70));
#line 55 "fa-kernels/src/attention/backward/convert.rs"
            u32 t76;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t76) : "f"(t71), "f"(t72));
#line 55 "fa-kernels/src/attention/backward/convert.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t64), "r"(t73), "r"(t74), "r"(t75), "r"(t76) : "memory");
        }
#line 51 "fa-kernels/src/attention/backward/convert.rs"
        const u32 t77 = t9 << 4u;
#line 51 "fa-kernels/src/attention/backward/convert.rs"
        const u32 t78 = t77 + t5;
#line 51 "fa-kernels/src/attention/backward/convert.rs"
        const u32 query_2 = t78 + 8u;
#line 42 "fa-kernels/src/attention/backward/places.rs"
        const bool t80 = query_2 < t15;
#line 52 "fa-kernels/src/attention/backward/convert.rs"
        if (t80) {
#line 54 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t81 = (u64)t11;
#line 54 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t82 = t81 * dq_stride0;
#line 54 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t83 = t82 * 2ull;
#line 54 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t84 = dq + t83;
#line 54 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t85 = (u64)query_2;
#line 54 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t86 = t85 * dq_stride1;
#line 54 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t87 = t86 * 2ull;
#line 54 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t88 = t84 + t87;
#line 54 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t89 = (u64)t12;
#line 54 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t90 = t89 * dq_stride2;
#line 54 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t91 = t90 * 2ull;
#line 54 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t92 = t88 + t91;
#line 54 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t93 = (u64)element * 2u;
#line 54 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t94 = t92 + t93;
            const f32 t95 = pair_10 * scale;
#line 55 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t96 = pair_11 * scale;
#line 55 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t97 = pair_12 * scale;
#line 55 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t98 = pair_13 * scale;
#line 55 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t99 = pair_14 * scale;
#line 55 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t100 = pair_15 * scale;
#line 55 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t101 = pair_16 * scale;
#line 55 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t102 = pair_17 * scale;
#line 55 "fa-kernels/src/attention/backward/convert.rs"
            u32 t103;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t103) : "f"(t95), "f"(t96));
#line 55 "fa-kernels/src/attention/backward/convert.rs"
            u32 t104;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t104) : "f"(t97), "f"(t98));
#line 55 "fa-kernels/src/attention/backward/convert.rs"
            u32 t105;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t105) : "f"(t99), "f"(t100));
#line 55 "fa-kernels/src/attention/backward/convert.rs"
            u32 t106;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t106) : "f"(t101), "f"(t102));
#line 55 "fa-kernels/src/attention/backward/convert.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t94), "r"(t103), "r"(t104), "r"(t105), "r"(t106) : "memory");
        }
    }
}
