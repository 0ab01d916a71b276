typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern "C" __global__ void __launch_bounds__(128, 1)
backward_delta_f16(
    const u64 o /* f16 */,
    const u64 o_stride0,
    const u64 o_stride1,
    const u64 o_stride2,
    const u64 o_stride3,
    const u64 d_o /* f16 */,
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
    const u32 t35 = merged >> 16u;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f16 t36;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t36) : "r"(merged));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t37;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t37) : "h"(t36));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f16 t38;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t38) : "r"(t35));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t39;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t39) : "h"(t38));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t40 = merged_2 >> 16u;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f16 t41;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t41) : "r"(merged_2));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t42;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t42) : "h"(t41));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f16 t43;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t43) : "r"(t40));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t44;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t44) : "h"(t43));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t45 = merged_3 >> 16u;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f16 t46;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t46) : "r"(merged_3));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t47;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t47) : "h"(t46));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f16 t48;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t48) : "r"(t45));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t49;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t49) : "h"(t48));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t50 = merged_4 >> 16u;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f16 t51;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t51) : "r"(merged_4));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t52;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t52) : "h"(t51));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f16 t53;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t53) : "r"(t50));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t54;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t54) : "h"(t53));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t55 = (u64)at;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t56 = t55 * d_o_stride0;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t57 = t56 * 2ull;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t58 = d_o + t57;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t59 = (u64)at_2;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t60 = t59 * d_o_stride1;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t61 = t60 * 2ull;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t62 = t58 + t61;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t63 = (u64)at_3;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t64 = t63 * d_o_stride2;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t65 = t64 * 2ull;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t66 = t62 + t65;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t67 = (u64)element * 2u;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t68 = t66 + t67;
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
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t68) : "memory");
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
    const u32 t69 = merged_5 >> 16u;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f16 t70;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t70) : "r"(merged_5));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t71;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t71) : "h"(t70));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f16 t72;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t72) : "r"(t69));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t73;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t73) : "h"(t72));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t74 = merged_6 >> 16u;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f16 t75;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t75) : "r"(merged_6));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t76;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t76) : "h"(t75));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f16 t77;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t77) : "r"(t74));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t78;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t78) : "h"(t77));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t79 = merged_7 >> 16u;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f16 t80;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t80) : "r"(merged_7));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t81;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t81) : "h"(t80));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f16 t82;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t82) : "r"(t79));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t83;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t83) : "h"(t82));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t84 = merged_8 >> 16u;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f16 t85;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t85) : "r"(merged_8));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t86;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t86) : "h"(t85));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f16 t87;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t87) : "r"(t84));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t88;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t88) : "h"(t87));
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    const f32 t89 = t37 * t71;
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    f32 t90;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t90) : "f"(t39), "f"(t73), "f"(t89));
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    f32 t91;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t91) : "f"(t42), "f"(t76), "f"(t90));
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    f32 t92;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t92) : "f"(t44), "f"(t78), "f"(t91));
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    f32 t93;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t93) : "f"(t47), "f"(t81), "f"(t92));
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    f32 t94;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t94) : "f"(t49), "f"(t83), "f"(t93));
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    f32 t95;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t95) : "f"(t52), "f"(t86), "f"(t94));
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    f32 t96;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t96) : "f"(t54), "f"(t88), "f"(t95));
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    f32 t97;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t97) : "f"(t96));
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    const f32 t98 = t96 + t97;
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    f32 t99;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t99) : "f"(t98));
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    const f32 t100 = t98 + t99;
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    f32 t101;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t101) : "f"(t100));
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    const f32 t102 = t100 + t101;
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    f32 t103;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t103) : "f"(t102));
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    const f32 delta = t102 + t103;
#line 92 "fa-kernels/src/attention/backward/delta.rs"
    const bool t105 = row < rows;
#line 92 "fa-kernels/src/attention/backward/delta.rs"
    const bool t106 = element == 0u;
#line 92 "fa-kernels/src/attention/backward/delta.rs"
    const bool t107 = t105 & t106;
#line 92 "fa-kernels/src/attention/backward/delta.rs"
    if (t107) {
        f32 lse_log2 = __uint_as_float(0x7f800000u);
        if (exists) {
            const u64 t108 = (u64)at;
#line 95 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t109 = t108 * lse_stride0;
#line 95 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t110 = t109 * 4ull;
#line 95 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t111 = lse + t110;
#line 95 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t112 = (u64)at_3;
#line 95 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t113 = t112 * lse_stride1;
#line 95 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t114 = t113 * 4ull;
#line 95 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t115 = t111 + t114;
#line 95 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t116 = (u64)at_2;
#line 95 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t117 = t116 * lse_stride2;
#line 95 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t118 = t117 * 4ull;
#line 95 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t119 = t115 + t118;
#line 95 "fa-kernels/src/attention/backward/delta.rs"
            f32 lse_2;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(lse_2) : "l"(t119) : "memory");
#line 96 "fa-kernels/src/attention/backward/delta.rs"
            const bool none = lse_2 == __uint_as_float(0xff800000u);
            const f32 t122 = lse_2 * 1.442695f;
#line 97 "fa-kernels/src/attention/backward/delta.rs"
            const f32 t123 = none ? __uint_as_float(0x7f800000u) : t122;
#line 97 "fa-kernels/src/attention/backward/delta.rs"
            lse_log2 = t123;
        }
        const u64 t124 = (u64)row;
#line 99 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t125 = t124 * statistics_stride0;
#line 99 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t126 = t125 * 4ull;
#line 99 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t127 = statistics + t126;
        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t127), "f"(lse_log2) : "memory");
        asm volatile("st.global.f32 [%0+4], %1;" :  : "l"(t127), "f"(delta) : "memory");
    }
}
