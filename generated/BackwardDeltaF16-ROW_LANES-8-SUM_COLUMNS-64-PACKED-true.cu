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
    const u64 cu_seqlens /* u32 */,
    const u64 cu_seqlens_stride0,
    const u64 cu_seqlens_stride1,
    const u64 cu_seqlens_stride2,
    const u64 cu_seqlens_stride3,
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
    const u32 t2 = t1 << 4u;
#line 40 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t3 = threadIdx.x;
#line 40 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t4 = t3 >> 3u;
#line 40 "fa-kernels/src/attention/backward/delta.rs"
    const u32 row = t2 + t4;
    const u32 t6 = threadIdx.x;
#line 41 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t7 = t6 & 7u;
#line 41 "fa-kernels/src/attention/backward/delta.rs"
    const u32 element = t7 << 3u;
    const u32 t9 = row % padded;
#line 42 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t10 = row / padded;
    const u32 t11 = t10 / heads;
#line 43 "fa-kernels/src/attention/backward/delta.rs"
    const u32 at_2 = t10 % heads;
    const bool t13 = row < rows;
#line 64 "fa-kernels/src/attention/backward/places.rs"
    u32 merged = 0u;
#line 64 "fa-kernels/src/attention/backward/places.rs"
    u32 merged_2 = 0u;
#line 63 "fa-kernels/src/attention/backward/places.rs"
    if (t13) {
        const u64 t14 = (u64)t11;
#line 64 "fa-kernels/src/attention/backward/places.rs"
        const u64 t15 = t14 * cu_seqlens_stride0;
#line 64 "fa-kernels/src/attention/backward/places.rs"
        const u64 t16 = t15 * 4ull;
#line 64 "fa-kernels/src/attention/backward/places.rs"
        const u64 t17 = cu_seqlens + t16;
#line 64 "fa-kernels/src/attention/backward/places.rs"
        u32 t18;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t18) : "l"(t17) : "memory");
#line 64 "fa-kernels/src/attention/backward/places.rs"
        const u32 t19 = t11 + 1u;
#line 64 "fa-kernels/src/attention/backward/places.rs"
        const u64 t20 = (u64)t19;
#line 64 "fa-kernels/src/attention/backward/places.rs"
        const u64 t21 = t20 * cu_seqlens_stride0;
#line 64 "fa-kernels/src/attention/backward/places.rs"
        const u64 t22 = t21 * 4ull;
#line 64 "fa-kernels/src/attention/backward/places.rs"
        const u64 t23 = cu_seqlens + t22;
#line 64 "fa-kernels/src/attention/backward/places.rs"
        u32 t24;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t24) : "l"(t23) : "memory");
#line 64 "fa-kernels/src/attention/backward/places.rs"
        merged = t18;
#line 64 "fa-kernels/src/attention/backward/places.rs"
        merged_2 = t24;
    } else {
        merged = 0u;
#line 66 "fa-kernels/src/attention/backward/places.rs"
        merged_2 = 0u;
    }
#line 31 "fa-kernels/src/attention/backward/places.rs"
    const u32 t25 = merged_2 - merged;
#line 42 "fa-kernels/src/attention/backward/places.rs"
    const bool exists = t9 < t25;
#line 46 "fa-kernels/src/attention/backward/delta.rs"
    const bool t27 = element < head_dim;
#line 46 "fa-kernels/src/attention/backward/delta.rs"
    const bool has_elements = exists & t27;
#line 49 "fa-kernels/src/attention/backward/places.rs"
    const u32 at = merged + t9;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t30 = 0ull * o_stride0;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t31 = t30 * 2ull;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t32 = o + t31;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t33 = (u64)at;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t34 = t33 * o_stride1;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t35 = t34 * 2ull;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t36 = t32 + t35;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t37 = (u64)at_2;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t38 = t37 * o_stride2;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t39 = t38 * 2ull;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t40 = t36 + t39;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t41 = (u64)element * 2u;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t42 = t40 + t41;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_3 = 0u;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_4 = 0u;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_5 = 0u;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_6 = 0u;
#line 42 "fa-kernels/src/rows.rs"
    if (has_elements) {
        u32 chunk;
        u32 chunk_2;
        u32 chunk_3;
        u32 chunk_4;
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t42) : "memory");
#line 43 "fa-kernels/src/rows.rs"
        merged_3 = chunk;
#line 43 "fa-kernels/src/rows.rs"
        merged_4 = chunk_2;
#line 43 "fa-kernels/src/rows.rs"
        merged_5 = chunk_3;
#line 43 "fa-kernels/src/rows.rs"
        merged_6 = chunk_4;
    } else {
        merged_3 = 0u;
#line 45 "fa-kernels/src/rows.rs"
        merged_4 = 0u;
#line 45 "fa-kernels/src/rows.rs"
        merged_5 = 0u;
#line 45 "fa-kernels/src/rows.rs"
        merged_6 = 0u;
    }
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t43 = merged_3 >> 16u;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f16 t44;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t44) : "r"(merged_3));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f32 t45;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t45) : "h"(t44));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f16 t46;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t46) : "r"(t43));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f32 t47;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t47) : "h"(t46));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t48 = merged_4 >> 16u;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f16 t49;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t49) : "r"(merged_4));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f32 t50;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t50) : "h"(t49));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f16 t51;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t51) : "r"(t48));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f32 t52;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t52) : "h"(t51));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t53 = merged_5 >> 16u;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f16 t54;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t54) : "r"(merged_5));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f32 t55;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t55) : "h"(t54));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f16 t56;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t56) : "r"(t53));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f32 t57;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t57) : "h"(t56));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t58 = merged_6 >> 16u;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f16 t59;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t59) : "r"(merged_6));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f32 t60;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t60) : "h"(t59));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f16 t61;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t61) : "r"(t58));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f32 t62;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t62) : "h"(t61));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t63 = 0ull * d_o_stride0;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t64 = t63 * 2ull;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t65 = d_o + t64;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t66 = (u64)at;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t67 = t66 * d_o_stride1;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t68 = t67 * 2ull;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t69 = t65 + t68;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t70 = (u64)at_2;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t71 = t70 * d_o_stride2;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t72 = t71 * 2ull;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t73 = t69 + t72;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t74 = (u64)element * 2u;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t75 = t73 + t74;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_7 = 0u;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_8 = 0u;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_9 = 0u;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_10 = 0u;
#line 42 "fa-kernels/src/rows.rs"
    if (has_elements) {
        u32 chunk_5;
        u32 chunk_6;
        u32 chunk_7;
        u32 chunk_8;
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t75) : "memory");
#line 43 "fa-kernels/src/rows.rs"
        merged_7 = chunk_5;
#line 43 "fa-kernels/src/rows.rs"
        merged_8 = chunk_6;
#line 43 "fa-kernels/src/rows.rs"
        merged_9 = chunk_7;
#line 43 "fa-kernels/src/rows.rs"
        merged_10 = chunk_8;
    } else {
        merged_7 = 0u;
#line 45 "fa-kernels/src/rows.rs"
        merged_8 = 0u;
#line 45 "fa-kernels/src/rows.rs"
        merged_9 = 0u;
#line 45 "fa-kernels/src/rows.rs"
        merged_10 = 0u;
    }
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t76 = merged_7 >> 16u;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f16 t77;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t77) : "r"(merged_7));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f32 t78;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t78) : "h"(t77));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f16 t79;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t79) : "r"(t76));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f32 t80;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t80) : "h"(t79));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t81 = merged_8 >> 16u;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f16 t82;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t82) : "r"(merged_8));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f32 t83;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t83) : "h"(t82));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f16 t84;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t84) : "r"(t81));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f32 t85;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t85) : "h"(t84));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t86 = merged_9 >> 16u;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f16 t87;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t87) : "r"(merged_9));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f32 t88;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t88) : "h"(t87));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f16 t89;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t89) : "r"(t86));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f32 t90;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t90) : "h"(t89));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t91 = merged_10 >> 16u;
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f16 t92;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t92) : "r"(merged_10));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f32 t93;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t93) : "h"(t92));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f16 t94;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t94) : "r"(t91));
#line 51 "fa-kernels/src/attention/backward/delta.rs"
    f32 t95;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t95) : "h"(t94));
#line 52 "fa-kernels/src/attention/backward/delta.rs"
    const f32 t96 = t45 * t78;
#line 52 "fa-kernels/src/attention/backward/delta.rs"
    f32 t97;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t97) : "f"(t47), "f"(t80), "f"(t96));
#line 52 "fa-kernels/src/attention/backward/delta.rs"
    f32 t98;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t98) : "f"(t50), "f"(t83), "f"(t97));
#line 52 "fa-kernels/src/attention/backward/delta.rs"
    f32 t99;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t99) : "f"(t52), "f"(t85), "f"(t98));
#line 52 "fa-kernels/src/attention/backward/delta.rs"
    f32 t100;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t100) : "f"(t55), "f"(t88), "f"(t99));
#line 52 "fa-kernels/src/attention/backward/delta.rs"
    f32 t101;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t101) : "f"(t57), "f"(t90), "f"(t100));
#line 52 "fa-kernels/src/attention/backward/delta.rs"
    f32 t102;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t102) : "f"(t60), "f"(t93), "f"(t101));
#line 52 "fa-kernels/src/attention/backward/delta.rs"
    f32 t103;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t103) : "f"(t62), "f"(t95), "f"(t102));
#line 52 "fa-kernels/src/attention/backward/delta.rs"
    f32 t104;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t104) : "f"(t103));
#line 52 "fa-kernels/src/attention/backward/delta.rs"
    const f32 t105 = t103 + t104;
#line 52 "fa-kernels/src/attention/backward/delta.rs"
    f32 t106;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t106) : "f"(t105));
#line 52 "fa-kernels/src/attention/backward/delta.rs"
    const f32 t107 = t105 + t106;
#line 52 "fa-kernels/src/attention/backward/delta.rs"
    f32 t108;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t108) : "f"(t107));
#line 52 "fa-kernels/src/attention/backward/delta.rs"
    const f32 delta = t107 + t108;
    const bool t110 = row < rows;
#line 53 "fa-kernels/src/attention/backward/delta.rs"
    const bool t111 = element < 64u;
#line 53 "fa-kernels/src/attention/backward/delta.rs"
    const bool t112 = t110 & t111;
#line 53 "fa-kernels/src/attention/backward/delta.rs"
    if (t112) {
        const u64 t113 = (u64)row;
#line 54 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t114 = t113 * sums_stride0;
#line 54 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t115 = t114 * 4ull;
#line 54 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t116 = sums + t115;
#line 54 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t117 = (u64)element * 4u;
#line 54 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t118 = t116 + t117;
#line 54 "fa-kernels/src/attention/backward/delta.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t118), "r"(0u), "r"(0u), "r"(0u), "r"(0u) : "memory");
#line 54 "fa-kernels/src/attention/backward/delta.rs"
        asm volatile("st.global.v4.u32 [%0+16], {%1, %2, %3, %4};" :  : "l"(t118), "r"(0u), "r"(0u), "r"(0u), "r"(0u) : "memory");
    }
    const bool t119 = row < rows;
#line 56 "fa-kernels/src/attention/backward/delta.rs"
    const bool t120 = element == 0u;
#line 56 "fa-kernels/src/attention/backward/delta.rs"
    const bool t121 = t119 & t120;
#line 56 "fa-kernels/src/attention/backward/delta.rs"
    if (t121) {
        f32 lse_log2 = __uint_as_float(0x7f800000u);
        if (exists) {
#line 49 "fa-kernels/src/attention/backward/places.rs"
            const u32 t122 = merged + t9;
#line 59 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t123 = 0ull * lse_stride0;
#line 59 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t124 = t123 * 4ull;
#line 59 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t125 = lse + t124;
#line 59 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t126 = (u64)at_2;
#line 59 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t127 = t126 * lse_stride1;
#line 59 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t128 = t127 * 4ull;
#line 59 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t129 = t125 + t128;
#line 59 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t130 = (u64)t122;
#line 59 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t131 = t130 * lse_stride2;
#line 59 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t132 = t131 * 4ull;
#line 59 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t133 = t129 + t132;
#line 59 "fa-kernels/src/attention/backward/delta.rs"
            f32 lse_2;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(lse_2) : "l"(t133) : "memory");
#line 60 "fa-kernels/src/attention/backward/delta.rs"
            const bool none = lse_2 == __uint_as_float(0xff800000u);
            const f32 t136 = lse_2 * 1.442695f;
#line 61 "fa-kernels/src/attention/backward/delta.rs"
            const f32 t137 = none ? __uint_as_float(0x7f800000u) : t136;
#line 61 "fa-kernels/src/attention/backward/delta.rs"
            lse_log2 = t137;
        }
        const u64 t138 = (u64)row;
#line 63 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t139 = t138 * statistics_stride0;
#line 63 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t140 = t139 * 4ull;
#line 63 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t141 = statistics + t140;
        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t141), "f"(lse_log2) : "memory");
        asm volatile("st.global.f32 [%0+4], %1;" :  : "l"(t141), "f"(delta) : "memory");
    }
}
