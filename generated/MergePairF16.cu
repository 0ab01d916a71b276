typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern "C" __global__ void __launch_bounds__(128, 1)
merge_pair_f16(
    const u64 first /* f16 */,
    const u64 first_stride0,
    const u64 first_stride1,
    const u64 first_stride2,
    const u64 first_stride3,
    const u64 first_lse /* f32 */,
    const u64 first_lse_stride0,
    const u64 first_lse_stride1,
    const u64 first_lse_stride2,
    const u64 first_lse_stride3,
    const u64 second /* f16 */,
    const u64 second_stride0,
    const u64 second_stride1,
    const u64 second_stride2,
    const u64 second_stride3,
    const u64 second_lse /* f32 */,
    const u64 second_lse_stride0,
    const u64 second_lse_stride1,
    const u64 second_lse_stride2,
    const u64 second_lse_stride3,
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
    const u32 rows,
    const u32 seq_q,
    const u32 heads,
    const u32 head_dim)
{
#line 45 "fa-kernels/src/merge/pair.rs"
    const u32 t1 = blockIdx.x;
#line 45 "fa-kernels/src/merge/pair.rs"
    const u32 t2 = t1 << 3u;
#line 45 "fa-kernels/src/merge/pair.rs"
    const u32 t3 = threadIdx.x;
#line 45 "fa-kernels/src/merge/pair.rs"
    const u32 t4 = t3 >> 4u;
#line 45 "fa-kernels/src/merge/pair.rs"
    const u32 row = t2 + t4;
    const u32 t6 = threadIdx.x;
#line 46 "fa-kernels/src/merge/pair.rs"
    const u32 t7 = t6 & 15u;
#line 156 "fa-kernels/src/merge/part.rs"
    const bool row_exists = row < rows;
    const u32 element = t7 << 3u;
    const u32 all_queries = row / heads;
    const bool t11 = element < head_dim;
#line 159 "fa-kernels/src/merge/part.rs"
    const bool t12 = row_exists & t11;
#line 159 "fa-kernels/src/merge/part.rs"
    const u32 index = all_queries / seq_q;
#line 159 "fa-kernels/src/merge/part.rs"
    const u32 index_2 = all_queries % seq_q;
#line 159 "fa-kernels/src/merge/part.rs"
    const u32 index_3 = row % heads;
#line 50 "fa-kernels/src/merge/pair.rs"
    const u64 t16 = (u64)index;
#line 50 "fa-kernels/src/merge/pair.rs"
    const u64 t17 = t16 * first_lse_stride0;
#line 50 "fa-kernels/src/merge/pair.rs"
    const u64 t18 = t17 * 4ull;
#line 50 "fa-kernels/src/merge/pair.rs"
    const u64 t19 = first_lse + t18;
#line 50 "fa-kernels/src/merge/pair.rs"
    const u64 t20 = (u64)index_3;
#line 50 "fa-kernels/src/merge/pair.rs"
    const u64 t21 = t20 * first_lse_stride1;
#line 50 "fa-kernels/src/merge/pair.rs"
    const u64 t22 = t21 * 4ull;
#line 50 "fa-kernels/src/merge/pair.rs"
    const u64 t23 = t19 + t22;
#line 50 "fa-kernels/src/merge/pair.rs"
    const u64 t24 = (u64)index_2;
#line 50 "fa-kernels/src/merge/pair.rs"
    const u64 t25 = t24 * first_lse_stride2;
#line 50 "fa-kernels/src/merge/pair.rs"
    const u64 t26 = t25 * 4ull;
#line 50 "fa-kernels/src/merge/pair.rs"
    const u64 t27 = t23 + t26;
#line 127 "fa-kernels/src/merge/part.rs"
    f32 merged = 0.0f;
#line 126 "fa-kernels/src/merge/part.rs"
    if (row_exists) {
        f32 t28;
        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t28) : "l"(t27) : "memory");
#line 127 "fa-kernels/src/merge/part.rs"
        merged = t28;
    } else {
        merged = __uint_as_float(0xff800000u);
    }
#line 50 "fa-kernels/src/merge/pair.rs"
    const u64 t29 = (u64)index;
#line 50 "fa-kernels/src/merge/pair.rs"
    const u64 t30 = t29 * second_lse_stride0;
#line 50 "fa-kernels/src/merge/pair.rs"
    const u64 t31 = t30 * 4ull;
#line 50 "fa-kernels/src/merge/pair.rs"
    const u64 t32 = second_lse + t31;
#line 50 "fa-kernels/src/merge/pair.rs"
    const u64 t33 = (u64)index_3;
#line 50 "fa-kernels/src/merge/pair.rs"
    const u64 t34 = t33 * second_lse_stride1;
#line 50 "fa-kernels/src/merge/pair.rs"
    const u64 t35 = t34 * 4ull;
#line 50 "fa-kernels/src/merge/pair.rs"
    const u64 t36 = t32 + t35;
#line 50 "fa-kernels/src/merge/pair.rs"
    const u64 t37 = (u64)index_2;
#line 50 "fa-kernels/src/merge/pair.rs"
    const u64 t38 = t37 * second_lse_stride2;
#line 50 "fa-kernels/src/merge/pair.rs"
    const u64 t39 = t38 * 4ull;
#line 50 "fa-kernels/src/merge/pair.rs"
    const u64 t40 = t36 + t39;
#line 127 "fa-kernels/src/merge/part.rs"
    f32 merged_2 = 0.0f;
#line 126 "fa-kernels/src/merge/part.rs"
    if (row_exists) {
        f32 t41;
        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t41) : "l"(t40) : "memory");
#line 127 "fa-kernels/src/merge/part.rs"
        merged_2 = t41;
    } else {
        merged_2 = __uint_as_float(0xff800000u);
    }
#line 50 "fa-kernels/src/merge/pair.rs"
    const f32 lses = merged;
#line 50 "fa-kernels/src/merge/pair.rs"
    const f32 lses_2 = merged_2;
#line 173 "fa-kernels/src/merge/part.rs"
    const bool t42 = lses != __uint_as_float(0xff800000u);
#line 173 "fa-kernels/src/merge/part.rs"
    const bool t43 = t12 & t42;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t44 = (u64)index;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t45 = t44 * first_stride0;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t46 = t45 * 2ull;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t47 = first + t46;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t48 = (u64)index_2;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t49 = t48 * first_stride1;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t50 = t49 * 2ull;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t51 = t47 + t50;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t52 = (u64)index_3;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t53 = t52 * first_stride2;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t54 = t53 * 2ull;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t55 = t51 + t54;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t56 = (u64)element * 2u;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t57 = t55 + t56;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_3 = 0u;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_4 = 0u;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_5 = 0u;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_6 = 0u;
#line 42 "fa-kernels/src/rows.rs"
    if (t43) {
        u32 chunk;
        u32 chunk_2;
        u32 chunk_3;
        u32 chunk_4;
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t57) : "memory");
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
#line 173 "fa-kernels/src/merge/part.rs"
    const bool t58 = lses_2 != __uint_as_float(0xff800000u);
#line 173 "fa-kernels/src/merge/part.rs"
    const bool t59 = t12 & t58;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t60 = (u64)index;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t61 = t60 * second_stride0;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t62 = t61 * 2ull;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t63 = second + t62;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t64 = (u64)index_2;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t65 = t64 * second_stride1;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t66 = t65 * 2ull;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t67 = t63 + t66;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t68 = (u64)index_3;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t69 = t68 * second_stride2;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t70 = t69 * 2ull;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t71 = t67 + t70;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t72 = (u64)element * 2u;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t73 = t71 + t72;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_7 = 0u;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_8 = 0u;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_9 = 0u;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_10 = 0u;
#line 42 "fa-kernels/src/rows.rs"
    if (t59) {
        u32 chunk_5;
        u32 chunk_6;
        u32 chunk_7;
        u32 chunk_8;
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t73) : "memory");
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
#line 51 "fa-kernels/src/merge/pair.rs"
    const u32 words = merged_3;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u32 words_2 = merged_4;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u32 words_3 = merged_5;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u32 words_4 = merged_6;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u32 words_5 = merged_7;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u32 words_6 = merged_8;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u32 words_7 = merged_9;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u32 words_8 = merged_10;
    const u32 t74 = words >> 16u;
#line 52 "fa-kernels/src/merge/pair.rs"
    f16 t75;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t75) : "r"(words));
#line 52 "fa-kernels/src/merge/pair.rs"
    f32 t76;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t76) : "h"(t75));
#line 52 "fa-kernels/src/merge/pair.rs"
    f16 t77;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t77) : "r"(t74));
#line 52 "fa-kernels/src/merge/pair.rs"
    f32 t78;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t78) : "h"(t77));
#line 52 "fa-kernels/src/merge/pair.rs"
    const u32 t79 = words_2 >> 16u;
#line 52 "fa-kernels/src/merge/pair.rs"
    f16 t80;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t80) : "r"(words_2));
#line 52 "fa-kernels/src/merge/pair.rs"
    f32 t81;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t81) : "h"(t80));
#line 52 "fa-kernels/src/merge/pair.rs"
    f16 t82;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t82) : "r"(t79));
#line 52 "fa-kernels/src/merge/pair.rs"
    f32 t83;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t83) : "h"(t82));
#line 52 "fa-kernels/src/merge/pair.rs"
    const u32 t84 = words_3 >> 16u;
#line 52 "fa-kernels/src/merge/pair.rs"
    f16 t85;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t85) : "r"(words_3));
#line 52 "fa-kernels/src/merge/pair.rs"
    f32 t86;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t86) : "h"(t85));
#line 52 "fa-kernels/src/merge/pair.rs"
    f16 t87;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t87) : "r"(t84));
#line 52 "fa-kernels/src/merge/pair.rs"
    f32 t88;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t88) : "h"(t87));
#line 52 "fa-kernels/src/merge/pair.rs"
    const u32 t89 = words_4 >> 16u;
#line 52 "fa-kernels/src/merge/pair.rs"
    f16 t90;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t90) : "r"(words_4));
#line 52 "fa-kernels/src/merge/pair.rs"
    f32 t91;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t91) : "h"(t90));
#line 52 "fa-kernels/src/merge/pair.rs"
    f16 t92;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t92) : "r"(t89));
#line 52 "fa-kernels/src/merge/pair.rs"
    f32 t93;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t93) : "h"(t92));
#line 52 "fa-kernels/src/merge/pair.rs"
    const u32 t94 = words_5 >> 16u;
#line 52 "fa-kernels/src/merge/pair.rs"
    f16 t95;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t95) : "r"(words_5));
#line 52 "fa-kernels/src/merge/pair.rs"
    f32 t96;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t96) : "h"(t95));
#line 52 "fa-kernels/src/merge/pair.rs"
    f16 t97;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t97) : "r"(t94));
#line 52 "fa-kernels/src/merge/pair.rs"
    f32 t98;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t98) : "h"(t97));
#line 52 "fa-kernels/src/merge/pair.rs"
    const u32 t99 = words_6 >> 16u;
#line 52 "fa-kernels/src/merge/pair.rs"
    f16 t100;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t100) : "r"(words_6));
#line 52 "fa-kernels/src/merge/pair.rs"
    f32 t101;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t101) : "h"(t100));
#line 52 "fa-kernels/src/merge/pair.rs"
    f16 t102;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t102) : "r"(t99));
#line 52 "fa-kernels/src/merge/pair.rs"
    f32 t103;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t103) : "h"(t102));
#line 52 "fa-kernels/src/merge/pair.rs"
    const u32 t104 = words_7 >> 16u;
#line 52 "fa-kernels/src/merge/pair.rs"
    f16 t105;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t105) : "r"(words_7));
#line 52 "fa-kernels/src/merge/pair.rs"
    f32 t106;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t106) : "h"(t105));
#line 52 "fa-kernels/src/merge/pair.rs"
    f16 t107;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t107) : "r"(t104));
#line 52 "fa-kernels/src/merge/pair.rs"
    f32 t108;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t108) : "h"(t107));
#line 52 "fa-kernels/src/merge/pair.rs"
    const u32 t109 = words_8 >> 16u;
#line 52 "fa-kernels/src/merge/pair.rs"
    f16 t110;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t110) : "r"(words_8));
#line 52 "fa-kernels/src/merge/pair.rs"
    f32 t111;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t111) : "h"(t110));
#line 52 "fa-kernels/src/merge/pair.rs"
    f16 t112;
    asm("cvt.u16.u32 %0, %1;" : "=h"(t112) : "r"(t109));
#line 52 "fa-kernels/src/merge/pair.rs"
    f32 t113;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t113) : "h"(t112));
#line 53 "fa-kernels/src/merge/pair.rs"
    f32 max = __uint_as_float(0xff800000u);
#line 53 "fa-kernels/src/merge/pair.rs"
    f32 sum = 0.0f;
#line 53 "fa-kernels/src/merge/pair.rs"
    f32 o_2 = 0.0f;
#line 53 "fa-kernels/src/merge/pair.rs"
    f32 o_3 = 0.0f;
#line 53 "fa-kernels/src/merge/pair.rs"
    f32 o_4 = 0.0f;
#line 53 "fa-kernels/src/merge/pair.rs"
    f32 o_5 = 0.0f;
#line 53 "fa-kernels/src/merge/pair.rs"
    f32 o_6 = 0.0f;
#line 53 "fa-kernels/src/merge/pair.rs"
    f32 o_7 = 0.0f;
#line 53 "fa-kernels/src/merge/pair.rs"
    f32 o_8 = 0.0f;
#line 53 "fa-kernels/src/merge/pair.rs"
    f32 o_9 = 0.0f;
#line 64 "fa-kernels/src/merge/part.rs"
    const f32 old = max;
    f32 t115;
    asm("max.f32 %0, %1, %2;" : "=f"(t115) : "f"(old), "f"(lses));
#line 65 "fa-kernels/src/merge/part.rs"
    f32 max_2;
    asm("max.f32 %0, %1, %2;" : "=f"(max_2) : "f"(t115), "f"(lses_2));
#line 47 "fa-kernels/src/merge/part.rs"
    const bool t117 = old == max_2;
#line 47 "fa-kernels/src/merge/part.rs"
    const f32 t118 = old - max_2;
#line 47 "fa-kernels/src/merge/part.rs"
    const f32 distance = t117 ? 0.0f : t118;
    const bool t120 = old == __uint_as_float(0xff800000u);
#line 48 "fa-kernels/src/merge/part.rs"
    const f32 t121 = distance * 1.442695f;
#line 48 "fa-kernels/src/merge/part.rs"
    f32 t122;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t122) : "f"(t121));
#line 48 "fa-kernels/src/merge/part.rs"
    const f32 kept = t120 ? 0.0f : t122;
#line 67 "fa-kernels/src/merge/part.rs"
    max = max_2;
#line 47 "fa-kernels/src/merge/part.rs"
    const bool t124 = lses == max_2;
#line 47 "fa-kernels/src/merge/part.rs"
    const f32 t125 = lses - max_2;
#line 47 "fa-kernels/src/merge/part.rs"
    const f32 distance_2 = t124 ? 0.0f : t125;
    const bool t127 = lses == __uint_as_float(0xff800000u);
#line 48 "fa-kernels/src/merge/part.rs"
    const f32 t128 = distance_2 * 1.442695f;
#line 48 "fa-kernels/src/merge/part.rs"
    f32 t129;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t129) : "f"(t128));
#line 48 "fa-kernels/src/merge/part.rs"
    const f32 weights = t127 ? 0.0f : t129;
#line 47 "fa-kernels/src/merge/part.rs"
    const bool t131 = lses_2 == max_2;
#line 47 "fa-kernels/src/merge/part.rs"
    const f32 t132 = lses_2 - max_2;
#line 47 "fa-kernels/src/merge/part.rs"
    const f32 distance_3 = t131 ? 0.0f : t132;
    const bool t134 = lses_2 == __uint_as_float(0xff800000u);
#line 48 "fa-kernels/src/merge/part.rs"
    const f32 t135 = distance_3 * 1.442695f;
#line 48 "fa-kernels/src/merge/part.rs"
    f32 t136;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t136) : "f"(t135));
#line 48 "fa-kernels/src/merge/part.rs"
    const f32 weights_2 = t134 ? 0.0f : t136;
#line 70 "fa-kernels/src/merge/part.rs"
    const f32 sum_2 = sum * kept;
#line 72 "fa-kernels/src/merge/part.rs"
    f32 t139;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t139) : "f"(1.0f), "f"(weights), "f"(sum_2));
#line 72 "fa-kernels/src/merge/part.rs"
    f32 t140;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t140) : "f"(1.0f), "f"(weights_2), "f"(t139));
#line 72 "fa-kernels/src/merge/part.rs"
    sum = t140;
#line 70 "fa-kernels/src/merge/part.rs"
    const f32 sum_3 = o_2 * kept;
#line 72 "fa-kernels/src/merge/part.rs"
    f32 t142;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t142) : "f"(t76), "f"(weights), "f"(sum_3));
#line 72 "fa-kernels/src/merge/part.rs"
    f32 t143;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t143) : "f"(t96), "f"(weights_2), "f"(t142));
#line 72 "fa-kernels/src/merge/part.rs"
    o_2 = t143;
#line 70 "fa-kernels/src/merge/part.rs"
    const f32 sum_4 = o_3 * kept;
#line 72 "fa-kernels/src/merge/part.rs"
    f32 t145;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t145) : "f"(t78), "f"(weights), "f"(sum_4));
#line 72 "fa-kernels/src/merge/part.rs"
    f32 t146;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t146) : "f"(t98), "f"(weights_2), "f"(t145));
#line 72 "fa-kernels/src/merge/part.rs"
    o_3 = t146;
#line 70 "fa-kernels/src/merge/part.rs"
    const f32 sum_5 = o_4 * kept;
#line 72 "fa-kernels/src/merge/part.rs"
    f32 t148;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t148) : "f"(t81), "f"(weights), "f"(sum_5));
#line 72 "fa-kernels/src/merge/part.rs"
    f32 t149;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t149) : "f"(t101), "f"(weights_2), "f"(t148));
#line 72 "fa-kernels/src/merge/part.rs"
    o_4 = t149;
#line 70 "fa-kernels/src/merge/part.rs"
    const f32 sum_6 = o_5 * kept;
#line 72 "fa-kernels/src/merge/part.rs"
    f32 t151;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t151) : "f"(t83), "f"(weights), "f"(sum_6));
#line 72 "fa-kernels/src/merge/part.rs"
    f32 t152;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t152) : "f"(t103), "f"(weights_2), "f"(t151));
#line 72 "fa-kernels/src/merge/part.rs"
    o_5 = t152;
#line 70 "fa-kernels/src/merge/part.rs"
    const f32 sum_7 = o_6 * kept;
#line 72 "fa-kernels/src/merge/part.rs"
    f32 t154;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t154) : "f"(t86), "f"(weights), "f"(sum_7));
#line 72 "fa-kernels/src/merge/part.rs"
    f32 t155;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t155) : "f"(t106), "f"(weights_2), "f"(t154));
#line 72 "fa-kernels/src/merge/part.rs"
    o_6 = t155;
#line 70 "fa-kernels/src/merge/part.rs"
    const f32 sum_8 = o_7 * kept;
#line 72 "fa-kernels/src/merge/part.rs"
    f32 t157;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t157) : "f"(t88), "f"(weights), "f"(sum_8));
#line 72 "fa-kernels/src/merge/part.rs"
    f32 t158;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t158) : "f"(t108), "f"(weights_2), "f"(t157));
#line 72 "fa-kernels/src/merge/part.rs"
    o_7 = t158;
#line 70 "fa-kernels/src/merge/part.rs"
    const f32 sum_9 = o_8 * kept;
#line 72 "fa-kernels/src/merge/part.rs"
    f32 t160;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t160) : "f"(t91), "f"(weights), "f"(sum_9));
#line 72 "fa-kernels/src/merge/part.rs"
    f32 t161;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t161) : "f"(t111), "f"(weights_2), "f"(t160));
#line 72 "fa-kernels/src/merge/part.rs"
    o_8 = t161;
#line 70 "fa-kernels/src/merge/part.rs"
    const f32 sum_10 = o_9 * kept;
#line 72 "fa-kernels/src/merge/part.rs"
    f32 t163;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t163) : "f"(t93), "f"(weights), "f"(sum_10));
#line 72 "fa-kernels/src/merge/part.rs"
    f32 t164;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t164) : "f"(t113), "f"(weights_2), "f"(t163));
#line 72 "fa-kernels/src/merge/part.rs"
    o_9 = t164;
#line 55 "fa-kernels/src/merge/pair.rs"
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 92 "fa-kernels/src/merge/part.rs"
    const f32 sum_11 = sum;
    const bool none = sum_11 == 0.0f;
    f32 t166;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t166) : "f"(sum_11));
#line 94 "fa-kernels/src/merge/part.rs"
    const f32 normalizer = none ? 0.0f : t166;
    f32 t168;
    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t168) : "f"(sum_11));
#line 95 "fa-kernels/src/merge/part.rs"
    f32 t169;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t169) : "f"(t168), "f"(0.6931472f), "f"(max));
#line 95 "fa-kernels/src/merge/part.rs"
    const f32 lse_2 = none ? __uint_as_float(0xff800000u) : t169;
#line 100 "fa-kernels/src/merge/part.rs"
    const f32 t171 = o_2 * normalizer;
#line 100 "fa-kernels/src/merge/part.rs"
    const f32 t172 = o_3 * normalizer;
#line 100 "fa-kernels/src/merge/part.rs"
    const f32 t173 = o_4 * normalizer;
#line 100 "fa-kernels/src/merge/part.rs"
    const f32 t174 = o_5 * normalizer;
#line 100 "fa-kernels/src/merge/part.rs"
    const f32 t175 = o_6 * normalizer;
#line 100 "fa-kernels/src/merge/part.rs"
    const f32 t176 = o_7 * normalizer;
#line 100 "fa-kernels/src/merge/part.rs"
    const f32 t177 = o_8 * normalizer;
#line 100 "fa-kernels/src/merge/part.rs"
    const f32 t178 = o_9 * normalizer;
#line 185 "fa-kernels/src/merge/part.rs"
    if (t12) {
        const u64 t179 = (u64)index;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t180 = t179 * o_stride0;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t181 = t180 * 2ull;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t182 = o + t181;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t183 = (u64)index_2;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t184 = t183 * o_stride1;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t185 = t184 * 2ull;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t186 = t182 + t185;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t187 = (u64)index_3;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t188 = t187 * o_stride2;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t189 = t188 * 2ull;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t190 = t186 + t189;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t191 = (u64)element * 2u;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t192 = t190 + t191;
#line 186 "fa-kernels/src/merge/part.rs"
        u32 t193;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t193) : "f"(t171), "f"(t172));
#line 186 "fa-kernels/src/merge/part.rs"
        u32 t194;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t194) : "f"(t173), "f"(t174));
#line 186 "fa-kernels/src/merge/part.rs"
        u32 t195;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t195) : "f"(t175), "f"(t176));
#line 186 "fa-kernels/src/merge/part.rs"
        u32 t196;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t196) : "f"(t177), "f"(t178));
#line 186 "fa-kernels/src/merge/part.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t192), "r"(t193), "r"(t194), "r"(t195), "r"(t196) : "memory");
    }
#line 189 "fa-kernels/src/merge/part.rs"
    const bool t197 = element == 0u;
#line 189 "fa-kernels/src/merge/part.rs"
    const bool t198 = row_exists & t197;
#line 189 "fa-kernels/src/merge/part.rs"
    if (t198) {
        const u64 t199 = (u64)index;
#line 190 "fa-kernels/src/merge/part.rs"
        const u64 t200 = t199 * lse_stride0;
#line 190 "fa-kernels/src/merge/part.rs"
        const u64 t201 = t200 * 4ull;
#line 190 "fa-kernels/src/merge/part.rs"
        const u64 t202 = lse + t201;
#line 190 "fa-kernels/src/merge/part.rs"
        const u64 t203 = (u64)index_3;
#line 190 "fa-kernels/src/merge/part.rs"
        const u64 t204 = t203 * lse_stride1;
#line 190 "fa-kernels/src/merge/part.rs"
        const u64 t205 = t204 * 4ull;
#line 190 "fa-kernels/src/merge/part.rs"
        const u64 t206 = t202 + t205;
#line 190 "fa-kernels/src/merge/part.rs"
        const u64 t207 = (u64)index_2;
#line 190 "fa-kernels/src/merge/part.rs"
        const u64 t208 = t207 * lse_stride2;
#line 190 "fa-kernels/src/merge/part.rs"
        const u64 t209 = t208 * 4ull;
#line 190 "fa-kernels/src/merge/part.rs"
        const u64 t210 = t206 + t209;
#line 190 "fa-kernels/src/merge/part.rs"
        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t210), "f"(lse_2) : "memory");
    }
}
