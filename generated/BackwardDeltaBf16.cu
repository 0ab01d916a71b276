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
#line 53 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t1 = gridDim.x;
#line 53 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t2 = t1 - 1u;
#line 53 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t3 = blockIdx.x;
#line 53 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t4 = t2 - t3;
#line 53 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t5 = t4 << 3u;
#line 53 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t6 = threadIdx.x;
#line 53 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t7 = t6 >> 4u;
#line 53 "fa-kernels/src/attention/backward/delta.rs"
    const u32 row = t5 + t7;
    const u32 t9 = threadIdx.x;
#line 54 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t10 = t9 & 15u;
#line 54 "fa-kernels/src/attention/backward/delta.rs"
    const u32 element = t10 << 3u;
    const u32 at_2 = row % padded;
#line 55 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t13 = row / padded;
    const u32 at = t13 / heads;
#line 56 "fa-kernels/src/attention/backward/delta.rs"
    const u32 at_3 = t13 % heads;
    const bool t16 = row < rows;
#line 24 "fa-kernels/src/attention/backward/places.rs"
    const u32 t17 = t16 ? seq_q : 0u;
#line 42 "fa-kernels/src/attention/backward/places.rs"
    const bool exists = at_2 < t17;
#line 59 "fa-kernels/src/attention/backward/delta.rs"
    const bool t19 = element < head_dim;
#line 59 "fa-kernels/src/attention/backward/delta.rs"
    const bool has_elements = exists & t19;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t21 = (u64)at;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t22 = t21 * o_stride0;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t23 = t22 * 2ull;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t24 = o + t23;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t25 = (u64)at_2;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t26 = t25 * o_stride1;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t27 = t26 * 2ull;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t28 = t24 + t27;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t29 = (u64)at_3;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t30 = t29 * o_stride2;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t31 = t30 * 2ull;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t32 = t28 + t31;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t33 = (u64)element * 2u;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t34 = t32 + t33;
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
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t34) : "memory");
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
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t35 = merged << 16u;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t36 = merged & 4294901760u;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t37;
    asm("mov.b32 %0, %1;" : "=f"(t37) : "r"(t35));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t38;
    asm("mov.b32 %0, %1;" : "=f"(t38) : "r"(t36));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t39 = merged_2 << 16u;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t40 = merged_2 & 4294901760u;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t41;
    asm("mov.b32 %0, %1;" : "=f"(t41) : "r"(t39));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t42;
    asm("mov.b32 %0, %1;" : "=f"(t42) : "r"(t40));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t43 = merged_3 << 16u;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t44 = merged_3 & 4294901760u;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t45;
    asm("mov.b32 %0, %1;" : "=f"(t45) : "r"(t43));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t46;
    asm("mov.b32 %0, %1;" : "=f"(t46) : "r"(t44));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t47 = merged_4 << 16u;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t48 = merged_4 & 4294901760u;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t49;
    asm("mov.b32 %0, %1;" : "=f"(t49) : "r"(t47));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t50;
    asm("mov.b32 %0, %1;" : "=f"(t50) : "r"(t48));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t51 = (u64)at;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t52 = t51 * d_o_stride0;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t53 = t52 * 2ull;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t54 = d_o + t53;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t55 = (u64)at_2;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t56 = t55 * d_o_stride1;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t57 = t56 * 2ull;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t58 = t54 + t57;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t59 = (u64)at_3;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t60 = t59 * d_o_stride2;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t61 = t60 * 2ull;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t62 = t58 + t61;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t63 = (u64)element * 2u;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t64 = t62 + t63;
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
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t64) : "memory");
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
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t65 = merged_5 << 16u;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t66 = merged_5 & 4294901760u;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t67;
    asm("mov.b32 %0, %1;" : "=f"(t67) : "r"(t65));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t68;
    asm("mov.b32 %0, %1;" : "=f"(t68) : "r"(t66));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t69 = merged_6 << 16u;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t70 = merged_6 & 4294901760u;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t71;
    asm("mov.b32 %0, %1;" : "=f"(t71) : "r"(t69));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t72;
    asm("mov.b32 %0, %1;" : "=f"(t72) : "r"(t70));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t73 = merged_7 << 16u;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t74 = merged_7 & 4294901760u;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t75;
    asm("mov.b32 %0, %1;" : "=f"(t75) : "r"(t73));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t76;
    asm("mov.b32 %0, %1;" : "=f"(t76) : "r"(t74));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t77 = merged_8 << 16u;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t78 = merged_8 & 4294901760u;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t79;
    asm("mov.b32 %0, %1;" : "=f"(t79) : "r"(t77));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t80;
    asm("mov.b32 %0, %1;" : "=f"(t80) : "r"(t78));
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    const f32 t81 = t37 * t67;
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    f32 t82;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t82) : "f"(t38), "f"(t68), "f"(t81));
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    f32 t83;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t83) : "f"(t41), "f"(t71), "f"(t82));
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    f32 t84;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t84) : "f"(t42), "f"(t72), "f"(t83));
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    f32 t85;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t85) : "f"(t45), "f"(t75), "f"(t84));
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    f32 t86;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t86) : "f"(t46), "f"(t76), "f"(t85));
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    f32 t87;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t87) : "f"(t49), "f"(t79), "f"(t86));
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    f32 t88;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t88) : "f"(t50), "f"(t80), "f"(t87));
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    f32 t89;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t89) : "f"(t88));
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    const f32 t90 = t88 + t89;
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    f32 t91;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t91) : "f"(t90));
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    const f32 t92 = t90 + t91;
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    f32 t93;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t93) : "f"(t92));
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    const f32 t94 = t92 + t93;
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    f32 t95;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t95) : "f"(t94));
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    const f32 delta = t94 + t95;
#line 68 "fa-kernels/src/attention/backward/delta.rs"
    const bool t97 = row < rows;
#line 68 "fa-kernels/src/attention/backward/delta.rs"
    const bool t98 = element < 128u;
#line 68 "fa-kernels/src/attention/backward/delta.rs"
    const bool t99 = t97 & t98;
#line 68 "fa-kernels/src/attention/backward/delta.rs"
    if (t99) {
        const u64 t100 = (u64)row;
#line 69 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t101 = t100 * sums_stride0;
#line 69 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t102 = t101 * 4ull;
#line 69 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t103 = sums + t102;
#line 69 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t104 = (u64)element * 4u;
#line 69 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t105 = t103 + t104;
#line 69 "fa-kernels/src/attention/backward/delta.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t105), "r"(0u), "r"(0u), "r"(0u), "r"(0u) : "memory");
#line 69 "fa-kernels/src/attention/backward/delta.rs"
        asm volatile("st.global.v4.u32 [%0+16], {%1, %2, %3, %4};" :  : "l"(t105), "r"(0u), "r"(0u), "r"(0u), "r"(0u) : "memory");
    }
#line 92 "fa-kernels/src/attention/backward/delta.rs"
    const bool t106 = row < rows;
#line 92 "fa-kernels/src/attention/backward/delta.rs"
    const bool t107 = element == 0u;
#line 92 "fa-kernels/src/attention/backward/delta.rs"
    const bool t108 = t106 & t107;
#line 92 "fa-kernels/src/attention/backward/delta.rs"
    if (t108) {
        f32 lse_log2 = __uint_as_float(0x7f800000u);
        if (exists) {
            const u64 t109 = (u64)at;
#line 95 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t110 = t109 * lse_stride0;
#line 95 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t111 = t110 * 4ull;
#line 95 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t112 = lse + t111;
#line 95 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t113 = (u64)at_3;
#line 95 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t114 = t113 * lse_stride1;
#line 95 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t115 = t114 * 4ull;
#line 95 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t116 = t112 + t115;
#line 95 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t117 = (u64)at_2;
#line 95 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t118 = t117 * lse_stride2;
#line 95 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t119 = t118 * 4ull;
#line 95 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t120 = t116 + t119;
#line 95 "fa-kernels/src/attention/backward/delta.rs"
            f32 lse_2;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(lse_2) : "l"(t120) : "memory");
#line 96 "fa-kernels/src/attention/backward/delta.rs"
            const bool none = lse_2 == __uint_as_float(0xff800000u);
            const f32 t123 = lse_2 * 1.442695f;
#line 97 "fa-kernels/src/attention/backward/delta.rs"
            const f32 t124 = none ? __uint_as_float(0x7f800000u) : t123;
#line 97 "fa-kernels/src/attention/backward/delta.rs"
            lse_log2 = t124;
        }
        const u64 t125 = (u64)row;
#line 99 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t126 = t125 * statistics_stride0;
#line 99 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t127 = t126 * 4ull;
#line 99 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t128 = statistics + t127;
        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t128), "f"(lse_log2) : "memory");
        asm volatile("st.global.f32 [%0+4], %1;" :  : "l"(t128), "f"(delta) : "memory");
    }
}
