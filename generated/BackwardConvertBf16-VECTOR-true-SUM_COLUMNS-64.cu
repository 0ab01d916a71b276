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
#line 31 "fa-kernels/src/attention/backward/convert.rs"
    const u32 t1 = blockIdx.x;
#line 31 "fa-kernels/src/attention/backward/convert.rs"
    const u32 t2 = t1 << 7u;
#line 31 "fa-kernels/src/attention/backward/convert.rs"
    const u32 t3 = threadIdx.x;
#line 31 "fa-kernels/src/attention/backward/convert.rs"
    const u32 pair = t2 + t3;
    const u32 t5 = pair & 7u;
#line 32 "fa-kernels/src/attention/backward/convert.rs"
    const u32 t6 = pair >> 3u;
    const u32 t7 = t6 & 7u;
#line 33 "fa-kernels/src/attention/backward/convert.rs"
    const u32 t8 = t6 >> 3u;
#line 37 "fa-kernels/src/attention/backward/convert.rs"
    const u32 t9 = t8 % blocks;
#line 37 "fa-kernels/src/attention/backward/convert.rs"
    const u32 t10 = t8 / blocks;
    const u32 t11 = t10 / heads;
#line 38 "fa-kernels/src/attention/backward/convert.rs"
    const u32 t12 = t10 % heads;
    const u32 element = t7 << 3u;
    const bool t14 = t10 < all_heads;
#line 40 "fa-kernels/src/attention/backward/convert.rs"
    const bool t15 = element < head_dim;
#line 40 "fa-kernels/src/attention/backward/convert.rs"
    const bool t16 = t14 & t15;
#line 40 "fa-kernels/src/attention/backward/convert.rs"
    if (t16) {
        const u32 t17 = t10 * padded;
#line 41 "fa-kernels/src/attention/backward/convert.rs"
        const u32 t18 = t9 << 4u;
#line 41 "fa-kernels/src/attention/backward/convert.rs"
        const u32 t19 = t17 + t18;
#line 41 "fa-kernels/src/attention/backward/convert.rs"
        const u64 t20 = (u64)t19;
#line 41 "fa-kernels/src/attention/backward/convert.rs"
        const u64 t21 = t20 * sums_stride0;
#line 41 "fa-kernels/src/attention/backward/convert.rs"
        const u64 t22 = t21 * 4ull;
#line 41 "fa-kernels/src/attention/backward/convert.rs"
        const u64 t23 = sums + t22;
#line 41 "fa-kernels/src/attention/backward/convert.rs"
        const u32 t24 = t7 << 7u;
#line 41 "fa-kernels/src/attention/backward/convert.rs"
        const u64 t25 = (u64)t24 * 4u;
#line 41 "fa-kernels/src/attention/backward/convert.rs"
        const u64 t26 = t23 + t25;
#line 45 "fa-kernels/src/attention/backward/convert.rs"
        const u32 t27 = t5 << 4u;
#line 45 "fa-kernels/src/attention/backward/convert.rs"
        const u64 t28 = (u64)t27 * 4u;
#line 45 "fa-kernels/src/attention/backward/convert.rs"
        const u64 t29 = t26 + t28;
#line 45 "fa-kernels/src/attention/backward/convert.rs"
        u32 chunk;
        u32 chunk_2;
        u32 chunk_3;
        u32 chunk_4;
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t29) : "memory");
#line 45 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_2;
        asm("mov.b32 %0, %1;" : "=f"(pair_2) : "r"(chunk));
#line 45 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_3;
        asm("mov.b32 %0, %1;" : "=f"(pair_3) : "r"(chunk_2));
#line 45 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_10;
        asm("mov.b32 %0, %1;" : "=f"(pair_10) : "r"(chunk_3));
#line 45 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_11;
        asm("mov.b32 %0, %1;" : "=f"(pair_11) : "r"(chunk_4));
#line 45 "fa-kernels/src/attention/backward/convert.rs"
        u32 chunk_5;
        u32 chunk_6;
        u32 chunk_7;
        u32 chunk_8;
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t29) : "memory");
#line 45 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_4;
        asm("mov.b32 %0, %1;" : "=f"(pair_4) : "r"(chunk_5));
#line 45 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_5;
        asm("mov.b32 %0, %1;" : "=f"(pair_5) : "r"(chunk_6));
#line 45 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_12;
        asm("mov.b32 %0, %1;" : "=f"(pair_12) : "r"(chunk_7));
#line 45 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_13;
        asm("mov.b32 %0, %1;" : "=f"(pair_13) : "r"(chunk_8));
#line 45 "fa-kernels/src/attention/backward/convert.rs"
        u32 chunk_9;
        u32 chunk_10;
        u32 chunk_11;
        u32 chunk_12;
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+32];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t29) : "memory");
#line 45 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_6;
        asm("mov.b32 %0, %1;" : "=f"(pair_6) : "r"(chunk_9));
#line 45 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_7;
        asm("mov.b32 %0, %1;" : "=f"(pair_7) : "r"(chunk_10));
#line 45 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_14;
        asm("mov.b32 %0, %1;" : "=f"(pair_14) : "r"(chunk_11));
#line 45 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_15;
        asm("mov.b32 %0, %1;" : "=f"(pair_15) : "r"(chunk_12));
#line 45 "fa-kernels/src/attention/backward/convert.rs"
        u32 chunk_13;
        u32 chunk_14;
        u32 chunk_15;
        u32 chunk_16;
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+48];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t29) : "memory");
#line 45 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_8;
        asm("mov.b32 %0, %1;" : "=f"(pair_8) : "r"(chunk_13));
#line 45 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_9;
        asm("mov.b32 %0, %1;" : "=f"(pair_9) : "r"(chunk_14));
#line 45 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_16;
        asm("mov.b32 %0, %1;" : "=f"(pair_16) : "r"(chunk_15));
#line 45 "fa-kernels/src/attention/backward/convert.rs"
        f32 pair_17;
        asm("mov.b32 %0, %1;" : "=f"(pair_17) : "r"(chunk_16));
        const u32 t46 = t9 << 4u;
#line 47 "fa-kernels/src/attention/backward/convert.rs"
        const u32 query = t46 + t5;
        const bool t48 = query < seq_q;
#line 48 "fa-kernels/src/attention/backward/convert.rs"
        if (t48) {
            const u64 t49 = (u64)t11;
#line 49 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t50 = t49 * dq_stride0;
#line 49 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t51 = t50 * 2ull;
#line 49 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t52 = dq + t51;
#line 49 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t53 = (u64)query;
#line 49 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t54 = t53 * dq_stride1;
#line 49 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t55 = t54 * 2ull;
#line 49 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t56 = t52 + t55;
#line 49 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t57 = (u64)t12;
#line 49 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t58 = t57 * dq_stride2;
#line 49 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t59 = t58 * 2ull;
#line 49 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t60 = t56 + t59;
#line 49 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t61 = (u64)element * 2u;
#line 49 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t62 = t60 + t61;
            const f32 t63 = pair_2 * scale;
#line 50 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t64 = pair_3 * scale;
#line 50 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t65 = pair_4 * scale;
#line 50 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t66 = pair_5 * scale;
#line 50 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t67 = pair_6 * scale;
#line 50 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t68 = pair_7 * scale;
#line 50 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t69 = pair_8 * scale;
#line 50 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t70 = pair_9 * scale;
#line 50 "fa-kernels/src/attention/backward/convert.rs"
            u32 t71;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t71) : "f"(t63), "f"(t64));
#line 50 "fa-kernels/src/attention/backward/convert.rs"
            u32 t72;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t72) : "f"(t65), "f"(t66));
#line 50 "fa-kernels/src/attention/backward/convert.rs"
            u32 t73;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t73) : "f"(t67), "f"(t68));
#line 50 "fa-kernels/src/attention/backward/convert.rs"
            u32 t74;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t74) : "f"(t69), "f"(t70));
#line 50 "fa-kernels/src/attention/backward/convert.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t62), "r"(t71), "r"(t72), "r"(t73), "r"(t74) : "memory");
        }
#line 47 "fa-kernels/src/attention/backward/convert.rs"
        const u32 t75 = t9 << 4u;
#line 47 "fa-kernels/src/attention/backward/convert.rs"
        const u32 t76 = t75 + t5;
#line 47 "fa-kernels/src/attention/backward/convert.rs"
        const u32 query_2 = t76 + 8u;
        const bool t78 = query_2 < seq_q;
#line 48 "fa-kernels/src/attention/backward/convert.rs"
        if (t78) {
            const u64 t79 = (u64)t11;
#line 49 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t80 = t79 * dq_stride0;
#line 49 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t81 = t80 * 2ull;
#line 49 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t82 = dq + t81;
#line 49 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t83 = (u64)query_2;
#line 49 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t84 = t83 * dq_stride1;
#line 49 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t85 = t84 * 2ull;
#line 49 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t86 = t82 + t85;
#line 49 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t87 = (u64)t12;
#line 49 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t88 = t87 * dq_stride2;
#line 49 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t89 = t88 * 2ull;
#line 49 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t90 = t86 + t89;
#line 49 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t91 = (u64)element * 2u;
#line 49 "fa-kernels/src/attention/backward/convert.rs"
            const u64 t92 = t90 + t91;
            const f32 t93 = pair_10 * scale;
#line 50 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t94 = pair_11 * scale;
#line 50 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t95 = pair_12 * scale;
#line 50 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t96 = pair_13 * scale;
#line 50 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t97 = pair_14 * scale;
#line 50 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t98 = pair_15 * scale;
#line 50 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t99 = pair_16 * scale;
#line 50 "fa-kernels/src/attention/backward/convert.rs"
            const f32 t100 = pair_17 * scale;
#line 50 "fa-kernels/src/attention/backward/convert.rs"
            u32 t101;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t101) : "f"(t93), "f"(t94));
#line 50 "fa-kernels/src/attention/backward/convert.rs"
            u32 t102;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t102) : "f"(t95), "f"(t96));
#line 50 "fa-kernels/src/attention/backward/convert.rs"
            u32 t103;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t103) : "f"(t97), "f"(t98));
#line 50 "fa-kernels/src/attention/backward/convert.rs"
            u32 t104;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t104) : "f"(t99), "f"(t100));
#line 50 "fa-kernels/src/attention/backward/convert.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t92), "r"(t101), "r"(t102), "r"(t103), "r"(t104) : "memory");
        }
    }
}
