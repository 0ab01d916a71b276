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
    const u64 hidden_sums /* f32, written in part */,
    const u64 hidden_sums_stride0,
    const u64 hidden_sums_stride1,
    const u64 hidden_sums_stride2,
    const u64 hidden_sums_stride3,
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
    const u32 t5 = t4 << 4u;
#line 53 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t6 = threadIdx.x;
#line 53 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t7 = t6 >> 3u;
#line 53 "fa-kernels/src/attention/backward/delta.rs"
    const u32 row = t5 + t7;
    const u32 t9 = threadIdx.x;
#line 54 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t10 = t9 & 7u;
#line 54 "fa-kernels/src/attention/backward/delta.rs"
    const u32 element = t10 << 3u;
    const u32 t12 = row % padded;
#line 55 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t13 = row / padded;
    const u32 t14 = t13 / heads;
#line 56 "fa-kernels/src/attention/backward/delta.rs"
    const u32 at_2 = t13 % heads;
    const bool t16 = row < rows;
#line 70 "fa-kernels/src/attention/backward/places.rs"
    u32 merged = 0u;
#line 70 "fa-kernels/src/attention/backward/places.rs"
    u32 merged_2 = 0u;
#line 69 "fa-kernels/src/attention/backward/places.rs"
    if (t16) {
        const u64 t17 = (u64)t14;
#line 70 "fa-kernels/src/attention/backward/places.rs"
        const u64 t18 = t17 * cu_seqlens_stride0;
#line 70 "fa-kernels/src/attention/backward/places.rs"
        const u64 t19 = t18 * 4ull;
#line 70 "fa-kernels/src/attention/backward/places.rs"
        const u64 t20 = cu_seqlens + t19;
#line 70 "fa-kernels/src/attention/backward/places.rs"
        u32 t21;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t21) : "l"(t20) : "memory");
#line 70 "fa-kernels/src/attention/backward/places.rs"
        const u32 t22 = t14 + 1u;
#line 70 "fa-kernels/src/attention/backward/places.rs"
        const u64 t23 = (u64)t22;
#line 70 "fa-kernels/src/attention/backward/places.rs"
        const u64 t24 = t23 * cu_seqlens_stride0;
#line 70 "fa-kernels/src/attention/backward/places.rs"
        const u64 t25 = t24 * 4ull;
#line 70 "fa-kernels/src/attention/backward/places.rs"
        const u64 t26 = cu_seqlens + t25;
#line 70 "fa-kernels/src/attention/backward/places.rs"
        u32 t27;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t27) : "l"(t26) : "memory");
#line 70 "fa-kernels/src/attention/backward/places.rs"
        merged = t21;
#line 70 "fa-kernels/src/attention/backward/places.rs"
        merged_2 = t27;
    } else {
        merged = 0u;
#line 72 "fa-kernels/src/attention/backward/places.rs"
        merged_2 = 0u;
    }
#line 31 "fa-kernels/src/attention/backward/places.rs"
    const u32 t28 = merged_2 - merged;
#line 42 "fa-kernels/src/attention/backward/places.rs"
    const bool exists = t12 < t28;
#line 59 "fa-kernels/src/attention/backward/delta.rs"
    const bool t30 = element < head_dim;
#line 59 "fa-kernels/src/attention/backward/delta.rs"
    const bool has_elements = exists & t30;
#line 55 "fa-kernels/src/attention/backward/places.rs"
    const u32 at = merged + t12;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t33 = 0ull * o_stride0;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t34 = t33 * 2ull;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t35 = o + t34;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t36 = (u64)at;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t37 = t36 * o_stride1;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t38 = t37 * 2ull;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t39 = t35 + t38;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t40 = (u64)at_2;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t41 = t40 * o_stride2;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t42 = t41 * 2ull;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t43 = t39 + t42;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t44 = (u64)element * 2u;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t45 = t43 + t44;
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
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t45) : "memory");
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
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t46 = merged_3 >> 16u;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f16 t47;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t47) : "r"(merged_3));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t48;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t48) : "h"(t47));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f16 t49;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t49) : "r"(t46));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t50;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t50) : "h"(t49));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t51 = merged_4 >> 16u;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f16 t52;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t52) : "r"(merged_4));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t53;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t53) : "h"(t52));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f16 t54;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t54) : "r"(t51));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t55;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t55) : "h"(t54));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t56 = merged_5 >> 16u;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f16 t57;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t57) : "r"(merged_5));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t58;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t58) : "h"(t57));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f16 t59;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t59) : "r"(t56));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t60;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t60) : "h"(t59));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t61 = merged_6 >> 16u;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f16 t62;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t62) : "r"(merged_6));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t63;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t63) : "h"(t62));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f16 t64;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t64) : "r"(t61));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t65;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t65) : "h"(t64));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t66 = 0ull * d_o_stride0;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t67 = t66 * 2ull;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t68 = d_o + t67;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t69 = (u64)at;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t70 = t69 * d_o_stride1;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t71 = t70 * 2ull;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t72 = t68 + t71;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t73 = (u64)at_2;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t74 = t73 * d_o_stride2;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t75 = t74 * 2ull;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t76 = t72 + t75;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t77 = (u64)element * 2u;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u64 t78 = t76 + t77;
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
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t78) : "memory");
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
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t89 = merged_9 >> 16u;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f16 t90;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t90) : "r"(merged_9));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t91;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t91) : "h"(t90));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f16 t92;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t92) : "r"(t89));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t93;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t93) : "h"(t92));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t94 = merged_10 >> 16u;
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f16 t95;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t95) : "r"(merged_10));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t96;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t96) : "h"(t95));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f16 t97;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t97) : "r"(t94));
#line 64 "fa-kernels/src/attention/backward/delta.rs"
    f32 t98;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t98) : "h"(t97));
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    const f32 t99 = t48 * t81;
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    f32 t100;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t100) : "f"(t50), "f"(t83), "f"(t99));
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    f32 t101;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t101) : "f"(t53), "f"(t86), "f"(t100));
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    f32 t102;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t102) : "f"(t55), "f"(t88), "f"(t101));
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    f32 t103;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t103) : "f"(t58), "f"(t91), "f"(t102));
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    f32 t104;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t104) : "f"(t60), "f"(t93), "f"(t103));
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    f32 t105;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t105) : "f"(t63), "f"(t96), "f"(t104));
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    f32 t106;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t106) : "f"(t65), "f"(t98), "f"(t105));
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    f32 t107;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t107) : "f"(t106));
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    const f32 t108 = t106 + t107;
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    f32 t109;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t109) : "f"(t108));
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    const f32 t110 = t108 + t109;
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    f32 t111;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t111) : "f"(t110));
#line 65 "fa-kernels/src/attention/backward/delta.rs"
    const f32 delta = t110 + t111;
#line 75 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t113 = t12 >> 4u;
#line 75 "fa-kernels/src/attention/backward/delta.rs"
    const u32 t114 = t113 << 4u;
#line 42 "fa-kernels/src/attention/backward/places.rs"
    const bool t115 = t114 < t28;
#line 75 "fa-kernels/src/attention/backward/delta.rs"
    const bool t116 = element < 64u;
#line 75 "fa-kernels/src/attention/backward/delta.rs"
    const bool t117 = t115 & t116;
#line 75 "fa-kernels/src/attention/backward/delta.rs"
    if (t117) {
#line 48 "fa-kernels/src/attention/backward/places.rs"
        const u32 t118 = t12 >> 4u;
#line 48 "fa-kernels/src/attention/backward/places.rs"
        const u32 t119 = t118 << 4u;
#line 48 "fa-kernels/src/attention/backward/places.rs"
        const u32 t120 = t119 + 15u;
#line 48 "fa-kernels/src/attention/backward/places.rs"
        const u32 t121 = t28 - 1u;
#line 48 "fa-kernels/src/attention/backward/places.rs"
        const u32 t122 = t120 < t121 ? t120 : t121;
#line 55 "fa-kernels/src/attention/backward/places.rs"
        const u32 t123 = merged + t122;
#line 77 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t124 = 0ull * lse_stride0;
#line 77 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t125 = t124 * 4ull;
#line 77 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t126 = lse + t125;
#line 77 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t127 = (u64)at_2;
#line 77 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t128 = t127 * lse_stride1;
#line 77 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t129 = t128 * 4ull;
#line 77 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t130 = t126 + t129;
#line 77 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t131 = (u64)t123;
#line 77 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t132 = t131 * lse_stride2;
#line 77 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t133 = t132 * 4ull;
#line 77 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t134 = t130 + t133;
#line 77 "fa-kernels/src/attention/backward/delta.rs"
        f32 t135;
        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t135) : "l"(t134) : "memory");
#line 77 "fa-kernels/src/attention/backward/delta.rs"
        f32 t136;
        asm("abs.f32 %0, %1;" : "=f"(t136) : "f"(t135));
#line 77 "fa-kernels/src/attention/backward/delta.rs"
        const bool t137 = t136 == __uint_as_float(0x7f800000u);
#line 77 "fa-kernels/src/attention/backward/delta.rs"
        if (t137) {
            const u64 t138 = (u64)row;
#line 78 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t139 = t138 * hidden_sums_stride0;
#line 78 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t140 = t139 * 4ull;
#line 78 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t141 = hidden_sums + t140;
#line 78 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t142 = (u64)element * 4u;
#line 78 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t143 = t141 + t142;
#line 78 "fa-kernels/src/attention/backward/delta.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t143), "r"(0u), "r"(0u), "r"(0u), "r"(0u) : "memory");
#line 78 "fa-kernels/src/attention/backward/delta.rs"
            asm volatile("st.global.v4.u32 [%0+16], {%1, %2, %3, %4};" :  : "l"(t143), "r"(0u), "r"(0u), "r"(0u), "r"(0u) : "memory");
        }
    }
#line 92 "fa-kernels/src/attention/backward/delta.rs"
    const bool t144 = row < rows;
#line 92 "fa-kernels/src/attention/backward/delta.rs"
    const bool t145 = element == 0u;
#line 92 "fa-kernels/src/attention/backward/delta.rs"
    const bool t146 = t144 & t145;
#line 92 "fa-kernels/src/attention/backward/delta.rs"
    if (t146) {
        f32 lse_log2 = __uint_as_float(0x7f800000u);
        if (exists) {
#line 55 "fa-kernels/src/attention/backward/places.rs"
            const u32 t147 = merged + t12;
#line 95 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t148 = 0ull * lse_stride0;
#line 95 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t149 = t148 * 4ull;
#line 95 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t150 = lse + t149;
#line 95 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t151 = (u64)at_2;
#line 95 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t152 = t151 * lse_stride1;
#line 95 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t153 = t152 * 4ull;
#line 95 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t154 = t150 + t153;
#line 95 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t155 = (u64)t147;
#line 95 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t156 = t155 * lse_stride2;
#line 95 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t157 = t156 * 4ull;
#line 95 "fa-kernels/src/attention/backward/delta.rs"
            const u64 t158 = t154 + t157;
#line 95 "fa-kernels/src/attention/backward/delta.rs"
            f32 lse_2;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(lse_2) : "l"(t158) : "memory");
#line 96 "fa-kernels/src/attention/backward/delta.rs"
            const bool none = lse_2 == __uint_as_float(0xff800000u);
            const f32 t161 = lse_2 * 1.442695f;
#line 97 "fa-kernels/src/attention/backward/delta.rs"
            const f32 t162 = none ? __uint_as_float(0x7f800000u) : t161;
#line 97 "fa-kernels/src/attention/backward/delta.rs"
            lse_log2 = t162;
        }
        const u64 t163 = (u64)row;
#line 99 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t164 = t163 * statistics_stride0;
#line 99 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t165 = t164 * 4ull;
#line 99 "fa-kernels/src/attention/backward/delta.rs"
        const u64 t166 = statistics + t165;
        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t166), "f"(lse_log2) : "memory");
        asm volatile("st.global.f32 [%0+4], %1;" :  : "l"(t166), "f"(delta) : "memory");
    }
}
