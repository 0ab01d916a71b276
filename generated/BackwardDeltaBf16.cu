typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern "C" __global__ void __launch_bounds__(128, 1)
backward_delta_bf16(
    const u64 o /* bf16 */,
    const u64 o_stride0,
    const u64 o_stride1,
    const u64 o_stride2,
    const u64 o_stride3,
    const u64 d_o /* bf16 */,
    const u64 d_o_stride0,
    const u64 d_o_stride1,
    const u64 d_o_stride2,
    const u64 d_o_stride3,
    const u64 lse /* f32 */,
    const u64 lse_stride0,
    const u64 lse_stride1,
    const u64 lse_stride2,
    const u64 lse_stride3,
    const u64 statistics /* f32, written */,
    const u64 statistics_stride0,
    const u64 statistics_stride1,
    const u64 statistics_stride2,
    const u64 statistics_stride3,
    const u64 sums /* f32, written */,
    const u64 sums_stride0,
    const u64 sums_stride1,
    const u64 sums_stride2,
    const u64 sums_stride3,
    const u32 rows,
    const u32 padded,
    const u32 seq_q,
    const u32 heads,
    const u32 head_dim)
{
#line 40 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t1 = blockIdx.x;
#line 40 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t2 = t1 << 3u;
#line 40 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t3 = threadIdx.x;
#line 40 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t4 = t3 >> 4u;
#line 40 "fa-kernels/src/attention/backward/delta.rs"
    const u32 row = t2 + t4;
    const u32 t6 = threadIdx.x;
#line 41 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t7 = t6 & 15u;
#line 41 "fa-kernels/src/attention/backward/delta.rs"
    const u32 element = t7 << 3u;
    const u32 at_2 = row % padded;
#line 42 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t10 = row / padded;
    const u32 at = t10 / heads;
#line 43 "fa-kernels/src/attention/backward/delta.rs"
    const u32 at_3 = t10 % heads;
    const bool t13 = row < rows;
#line 24 "fa-kernels/src/attention/backward/places.rs"
    const u32 t14 = t13 ? seq_q : 0u;
#line 42 "fa-kernels/src/attention/backward/places.rs"
    const bool exists = at_2 < t14;
#line 46 "fa-kernels/src/attention/backward/delta.rs"
    const bool t16 = element < head_dim;
#line 46 "fa-kernels/src/attention/backward/delta.rs"
    const bool has_elements = exists & t16;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t18 = (u64)at;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t19 = t18 * o_stride0;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t20 = t19 * 2ull;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t21 = o + t20;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t22 = (u64)at_2;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t23 = t22 * o_stride1;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t24 = t23 * 2ull;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t25 = t21 + t24;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t26 = (u64)at_3;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t27 = t26 * o_stride2;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t28 = t27 * 2ull;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t29 = t25 + t28;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t30 = (u64)element * 2u;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t31 = t29 + t30;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged = 0u;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_2 = 0u;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_3 = 0u;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_4 = 0u;
#line 42 "fa-kernels/src/rows.rs"
    if (has_elements) {
        u32 chunk;
        u32 chunk_2;
        u32 chunk_3;
        u32 chunk_4;
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t31) : "memory");
#line 43 "fa-kernels/src/rows.rs"
        merged = chunk;
#line 43 "fa-kernels/src/rows.rs"
        merged_2 = chunk_2;
#line 43 "fa-kernels/src/rows.rs"
        merged_3 = chunk_3;
#line 43 "fa-kernels/src/rows.rs"
        merged_4 = chunk_4;
    } else {
        merged = 0u;
#line 45 "fa-kernels/src/rows.rs"
        merged_2 = 0u;
#line 45 "fa-kernels/src/rows.rs"
        merged_3 = 0u;
#line 45 "fa-kernels/src/rows.rs"
        merged_4 = 0u;
    }
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t32 = merged << 16u;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t33 = merged & 4294901760u;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f32 t34;
    asm("mov.b32 %0, %1;" : "=f"(t34) : "r"(t32));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f32 t35;
    asm("mov.b32 %0, %1;" : "=f"(t35) : "r"(t33));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t36 = merged_2 << 16u;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t37 = merged_2 & 4294901760u;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f32 t38;
    asm("mov.b32 %0, %1;" : "=f"(t38) : "r"(t36));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f32 t39;
    asm("mov.b32 %0, %1;" : "=f"(t39) : "r"(t37));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t40 = merged_3 << 16u;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t41 = merged_3 & 4294901760u;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f32 t42;
    asm("mov.b32 %0, %1;" : "=f"(t42) : "r"(t40));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f32 t43;
    asm("mov.b32 %0, %1;" : "=f"(t43) : "r"(t41));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t44 = merged_4 << 16u;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t45 = merged_4 & 4294901760u;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f32 t46;
    asm("mov.b32 %0, %1;" : "=f"(t46) : "r"(t44));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f32 t47;
    asm("mov.b32 %0, %1;" : "=f"(t47) : "r"(t45));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t48 = (u64)at;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t49 = t48 * d_o_stride0;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t50 = t49 * 2ull;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t51 = d_o + t50;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t52 = (u64)at_2;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t53 = t52 * d_o_stride1;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t54 = t53 * 2ull;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t55 = t51 + t54;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t56 = (u64)at_3;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t57 = t56 * d_o_stride2;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t58 = t57 * 2ull;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t59 = t55 + t58;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t60 = (u64)element * 2u;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t61 = t59 + t60;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_5 = 0u;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_6 = 0u;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_7 = 0u;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_8 = 0u;
#line 42 "fa-kernels/src/rows.rs"
    if (has_elements) {
        u32 chunk_5;
        u32 chunk_6;
        u32 chunk_7;
        u32 chunk_8;
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t61) : "memory");
#line 43 "fa-kernels/src/rows.rs"
        merged_5 = chunk_5;
#line 43 "fa-kernels/src/rows.rs"
        merged_6 = chunk_6;
#line 43 "fa-kernels/src/rows.rs"
        merged_7 = chunk_7;
#line 43 "fa-kernels/src/rows.rs"
        merged_8 = chunk_8;
    } else {
        merged_5 = 0u;
#line 45 "fa-kernels/src/rows.rs"
        merged_6 = 0u;
#line 45 "fa-kernels/src/rows.rs"
        merged_7 = 0u;
#line 45 "fa-kernels/src/rows.rs"
        merged_8 = 0u;
    }
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t62 = merged_5 << 16u;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t63 = merged_5 & 4294901760u;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f32 t64;
    asm("mov.b32 %0, %1;" : "=f"(t64) : "r"(t62));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f32 t65;
    asm("mov.b32 %0, %1;" : "=f"(t65) : "r"(t63));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t66 = merged_6 << 16u;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t67 = merged_6 & 4294901760u;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f32 t68;
    asm("mov.b32 %0, %1;" : "=f"(t68) : "r"(t66));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f32 t69;
    asm("mov.b32 %0, %1;" : "=f"(t69) : "r"(t67));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t70 = merged_7 << 16u;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t71 = merged_7 & 4294901760u;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f32 t72;
    asm("mov.b32 %0, %1;" : "=f"(t72) : "r"(t70));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f32 t73;
    asm("mov.b32 %0, %1;" : "=f"(t73) : "r"(t71));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t74 = merged_8 << 16u;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t75 = merged_8 & 4294901760u;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f32 t76;
    asm("mov.b32 %0, %1;" : "=f"(t76) : "r"(t74));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f32 t77;
    asm("mov.b32 %0, %1;" : "=f"(t77) : "r"(t75));
#line 52 "fa-kernels/src/attention/backward/delta.rs"
    const f32 t78 = t34 * t64;
#line 52 "fa-kernels/src/attention/backward/delta.rs"
    f32 t79;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t79) : "f"(t35), "f"(t65), "f"(t78));
#line 52 "fa-kernels/src/attention/backward/delta.rs"
    f32 t80;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t80) : "f"(t38), "f"(t68), "f"(t79));
#line 52 "fa-kernels/src/attention/backward/delta.rs"
    f32 t81;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t81) : "f"(t39), "f"(t69), "f"(t80));
#line 52 "fa-kernels/src/attention/backward/delta.rs"
    f32 t82;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t82) : "f"(t42), "f"(t72), "f"(t81));
#line 52 "fa-kernels/src/attention/backward/delta.rs"
    f32 t83;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t83) : "f"(t43), "f"(t73), "f"(t82));
#line 52 "fa-kernels/src/attention/backward/delta.rs"
    f32 t84;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t84) : "f"(t46), "f"(t76), "f"(t83));
#line 52 "fa-kernels/src/attention/backward/delta.rs"
    f32 t85;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t85) : "f"(t47), "f"(t77), "f"(t84));
#line 52 "fa-kernels/src/attention/backward/delta.rs"
    f32 t86;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t86) : "f"(t85));
#line 52 "fa-kernels/src/attention/backward/delta.rs"
    const f32 t87 = t85 + t86;
#line 52 "fa-kernels/src/attention/backward/delta.rs"
    f32 t88;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t88) : "f"(t87));
#line 52 "fa-kernels/src/attention/backward/delta.rs"
    const f32 t89 = t87 + t88;
#line 52 "fa-kernels/src/attention/backward/delta.rs"
    f32 t90;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t90) : "f"(t89));
#line 52 "fa-kernels/src/attention/backward/delta.rs"
    const f32 t91 = t89 + t90;
#line 52 "fa-kernels/src/attention/backward/delta.rs"
    f32 t92;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t92) : "f"(t91));
#line 52 "fa-kernels/src/attention/backward/delta.rs"
    const f32 delta = t91 + t92;
    const bool t94 = row < rows;
#line 53 "fa-kernels/src/attention/backward/delta.rs"
    const bool t95 = element < 128u;
#line 53 "fa-kernels/src/attention/backward/delta.rs"
    const bool t96 = t94 & t95;
#line 53 "fa-kernels/src/attention/backward/delta.rs"
    if (t96) {
        const u64 t97 = (u64)row;
#line 54 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t98 = t97 * sums_stride0;
#line 54 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t99 = t98 * 4ull;
#line 54 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t100 = sums + t99;
#line 54 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t101 = (u64)element * 4u;
#line 54 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t102 = t100 + t101;
#line 54 "fa-kernels/src/attention/backward/delta.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t102), "r"(0u), "r"(0u), "r"(0u), "r"(0u) : "memory");
#line 54 "fa-kernels/src/attention/backward/delta.rs"
        asm volatile("st.global.v4.u32 [%0+16], {%1, %2, %3, %4};" :  : "l"(t102), "r"(0u), "r"(0u), "r"(0u), "r"(0u) : "memory");
    }
    const bool t103 = row < rows;
#line 56 "fa-kernels/src/attention/backward/delta.rs"
    const bool t104 = element == 0u;
#line 56 "fa-kernels/src/attention/backward/delta.rs"
    const bool t105 = t103 & t104;
#line 56 "fa-kernels/src/attention/backward/delta.rs"
    if (t105) {
        f32 lse_log2 = __uint_as_float(0x7f800000u);
        if (exists) {
            const u64 t106 = (u64)at;
#line 59 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t107 = t106 * lse_stride0;
#line 59 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t108 = t107 * 4ull;
#line 59 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t109 = lse + t108;
#line 59 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t110 = (u64)at_3;
#line 59 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t111 = t110 * lse_stride1;
#line 59 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t112 = t111 * 4ull;
#line 59 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t113 = t109 + t112;
#line 59 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t114 = (u64)at_2;
#line 59 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t115 = t114 * lse_stride2;
#line 59 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t116 = t115 * 4ull;
#line 59 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t117 = t113 + t116;
#line 59 "fa-kernels/src/attention/backward/delta.rs"
            f32 lse_2;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(lse_2) : "l"(t117) : "memory");
#line 60 "fa-kernels/src/attention/backward/delta.rs"
            const bool none = lse_2 == __uint_as_float(0xff800000u);
            const f32 t120 = lse_2 * 1.442695f;
#line 61 "fa-kernels/src/attention/backward/delta.rs"
            const f32 t121 = none ? __uint_as_float(0x7f800000u) : t120;
#line 61 "fa-kernels/src/attention/backward/delta.rs"
            lse_log2 = t121;
        }
        const u64 t122 = (u64)row;
#line 63 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t123 = t122 * statistics_stride0;
#line 63 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t124 = t123 * 4ull;
#line 63 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t125 = statistics + t124;
        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t125), "f"(lse_log2) : "memory");
        asm volatile("st.global.f32 [%0+4], %1;" :  : "l"(t125), "f"(delta) : "memory");
    }
}
