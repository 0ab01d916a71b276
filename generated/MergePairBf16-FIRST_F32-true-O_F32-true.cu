typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern "C" __global__ void __launch_bounds__(128, 1)
merge_pair_bf16(
    const u64 first_f32 /* f32 */,
    const u64 first_f32_stride0,
    const u64 first_f32_stride1,
    const u64 first_f32_stride2,
    const u64 first_f32_stride3,
    const u64 first_lse /* f32 */,
    const u64 first_lse_stride0,
    const u64 first_lse_stride1,
    const u64 first_lse_stride2,
    const u64 first_lse_stride3,
    const u64 second /* bf16 */,
    const u64 second_stride0,
    const u64 second_stride1,
    const u64 second_stride2,
    const u64 second_stride3,
    const u64 second_lse /* f32 */,
    const u64 second_lse_stride0,
    const u64 second_lse_stride1,
    const u64 second_lse_stride2,
    const u64 second_lse_stride3,
    const u64 o_f32 /* f32, written */,
    const u64 o_f32_stride0,
    const u64 o_f32_stride1,
    const u64 o_f32_stride2,
    const u64 o_f32_stride3,
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
    const u64 t45 = t44 * first_f32_stride0;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t46 = t45 * 4ull;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t47 = first_f32 + t46;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t48 = (u64)index_2;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t49 = t48 * first_f32_stride1;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t50 = t49 * 4ull;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t51 = t47 + t50;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t52 = (u64)index_3;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t53 = t52 * first_f32_stride2;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t54 = t53 * 4ull;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t55 = t51 + t54;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u64 t56 = (u64)element * 4u;
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
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_7 = 0u;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_8 = 0u;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_9 = 0u;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_10 = 0u;
#line 42 "fa-kernels/src/rows.rs"
    if (t43) {
        u32 chunk;
        u32 chunk_2;
        u32 chunk_3;
        u32 chunk_4;
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t57) : "memory");
#line 43 "fa-kernels/src/rows.rs"
        u32 chunk_5;
        u32 chunk_6;
        u32 chunk_7;
        u32 chunk_8;
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t57) : "memory");
#line 43 "fa-kernels/src/rows.rs"
        merged_3 = chunk;
#line 43 "fa-kernels/src/rows.rs"
        merged_4 = chunk_2;
#line 43 "fa-kernels/src/rows.rs"
        merged_5 = chunk_3;
#line 43 "fa-kernels/src/rows.rs"
        merged_6 = chunk_4;
#line 43 "fa-kernels/src/rows.rs"
        merged_7 = chunk_5;
#line 43 "fa-kernels/src/rows.rs"
        merged_8 = chunk_6;
#line 43 "fa-kernels/src/rows.rs"
        merged_9 = chunk_7;
#line 43 "fa-kernels/src/rows.rs"
        merged_10 = chunk_8;
    } else {
        merged_3 = 0u;
#line 45 "fa-kernels/src/rows.rs"
        merged_4 = 0u;
#line 45 "fa-kernels/src/rows.rs"
        merged_5 = 0u;
#line 45 "fa-kernels/src/rows.rs"
        merged_6 = 0u;
#line 45 "fa-kernels/src/rows.rs"
        merged_7 = 0u;
#line 45 "fa-kernels/src/rows.rs"
        merged_8 = 0u;
#line 45 "fa-kernels/src/rows.rs"
        merged_9 = 0u;
#line 45 "fa-kernels/src/rows.rs"
        merged_10 = 0u;
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
    u32 merged_11 = 0u;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_12 = 0u;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_13 = 0u;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_14 = 0u;
#line 42 "fa-kernels/src/rows.rs"
    if (t59) {
        u32 chunk_9;
        u32 chunk_10;
        u32 chunk_11;
        u32 chunk_12;
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t73) : "memory");
#line 43 "fa-kernels/src/rows.rs"
        merged_11 = chunk_9;
#line 43 "fa-kernels/src/rows.rs"
        merged_12 = chunk_10;
#line 43 "fa-kernels/src/rows.rs"
        merged_13 = chunk_11;
#line 43 "fa-kernels/src/rows.rs"
        merged_14 = chunk_12;
    } else {
        merged_11 = 0u;
#line 45 "fa-kernels/src/rows.rs"
        merged_12 = 0u;
#line 45 "fa-kernels/src/rows.rs"
        merged_13 = 0u;
#line 45 "fa-kernels/src/rows.rs"
        merged_14 = 0u;
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
#line 51 "fa-kernels/src/merge/pair.rs"
    const u32 words_9 = merged_11;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u32 words_10 = merged_12;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u32 words_11 = merged_13;
#line 51 "fa-kernels/src/merge/pair.rs"
    const u32 words_12 = merged_14;
    f32 t74;
    asm("mov.b32 %0, %1;" : "=f"(t74) : "r"(words));
#line 52 "fa-kernels/src/merge/pair.rs"
    f32 t75;
    asm("mov.b32 %0, %1;" : "=f"(t75) : "r"(words_2));
#line 52 "fa-kernels/src/merge/pair.rs"
    f32 t76;
    asm("mov.b32 %0, %1;" : "=f"(t76) : "r"(words_3));
#line 52 "fa-kernels/src/merge/pair.rs"
    f32 t77;
    asm("mov.b32 %0, %1;" : "=f"(t77) : "r"(words_4));
#line 52 "fa-kernels/src/merge/pair.rs"
    f32 t78;
    asm("mov.b32 %0, %1;" : "=f"(t78) : "r"(words_5));
#line 52 "fa-kernels/src/merge/pair.rs"
    f32 t79;
    asm("mov.b32 %0, %1;" : "=f"(t79) : "r"(words_6));
#line 52 "fa-kernels/src/merge/pair.rs"
    f32 t80;
    asm("mov.b32 %0, %1;" : "=f"(t80) : "r"(words_7));
#line 52 "fa-kernels/src/merge/pair.rs"
    f32 t81;
    asm("mov.b32 %0, %1;" : "=f"(t81) : "r"(words_8));
#line 52 "fa-kernels/src/merge/pair.rs"
    const u32 t82 = words_9 << 16u;
#line 52 "fa-kernels/src/merge/pair.rs"
    const u32 t83 = words_9 & 4294901760u;
#line 52 "fa-kernels/src/merge/pair.rs"
    f32 t84;
    asm("mov.b32 %0, %1;" : "=f"(t84) : "r"(t82));
#line 52 "fa-kernels/src/merge/pair.rs"
    f32 t85;
    asm("mov.b32 %0, %1;" : "=f"(t85) : "r"(t83));
#line 52 "fa-kernels/src/merge/pair.rs"
    const u32 t86 = words_10 << 16u;
#line 52 "fa-kernels/src/merge/pair.rs"
    const u32 t87 = words_10 & 4294901760u;
#line 52 "fa-kernels/src/merge/pair.rs"
    f32 t88;
    asm("mov.b32 %0, %1;" : "=f"(t88) : "r"(t86));
#line 52 "fa-kernels/src/merge/pair.rs"
    f32 t89;
    asm("mov.b32 %0, %1;" : "=f"(t89) : "r"(t87));
#line 52 "fa-kernels/src/merge/pair.rs"
    const u32 t90 = words_11 << 16u;
#line 52 "fa-kernels/src/merge/pair.rs"
    const u32 t91 = words_11 & 4294901760u;
#line 52 "fa-kernels/src/merge/pair.rs"
    f32 t92;
    asm("mov.b32 %0, %1;" : "=f"(t92) : "r"(t90));
#line 52 "fa-kernels/src/merge/pair.rs"
    f32 t93;
    asm("mov.b32 %0, %1;" : "=f"(t93) : "r"(t91));
#line 52 "fa-kernels/src/merge/pair.rs"
    const u32 t94 = words_12 << 16u;
#line 52 "fa-kernels/src/merge/pair.rs"
    const u32 t95 = words_12 & 4294901760u;
#line 52 "fa-kernels/src/merge/pair.rs"
    f32 t96;
    asm("mov.b32 %0, %1;" : "=f"(t96) : "r"(t94));
#line 52 "fa-kernels/src/merge/pair.rs"
    f32 t97;
    asm("mov.b32 %0, %1;" : "=f"(t97) : "r"(t95));
#line 53 "fa-kernels/src/merge/pair.rs"
    f32 max = __uint_as_float(0xff800000u);
#line 53 "fa-kernels/src/merge/pair.rs"
    f32 sum = 0.0f;
#line 53 "fa-kernels/src/merge/pair.rs"
    f32 o = 0.0f;
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
#line 64 "fa-kernels/src/merge/part.rs"
    const f32 old = max;
    f32 t99;
    asm("max.f32 %0, %1, %2;" : "=f"(t99) : "f"(old), "f"(lses));
#line 65 "fa-kernels/src/merge/part.rs"
    f32 max_2;
    asm("max.f32 %0, %1, %2;" : "=f"(max_2) : "f"(t99), "f"(lses_2));
#line 47 "fa-kernels/src/merge/part.rs"
    const bool t101 = old == max_2;
#line 47 "fa-kernels/src/merge/part.rs"
    const f32 t102 = old - max_2;
#line 47 "fa-kernels/src/merge/part.rs"
    const f32 distance = t101 ? 0.0f : t102;
    const bool t104 = old == __uint_as_float(0xff800000u);
#line 48 "fa-kernels/src/merge/part.rs"
    const f32 t105 = distance * 1.442695f;
#line 48 "fa-kernels/src/merge/part.rs"
    f32 t106;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t106) : "f"(t105));
#line 48 "fa-kernels/src/merge/part.rs"
    const f32 kept = t104 ? 0.0f : t106;
#line 67 "fa-kernels/src/merge/part.rs"
    max = max_2;
#line 47 "fa-kernels/src/merge/part.rs"
    const bool t108 = lses == max_2;
#line 47 "fa-kernels/src/merge/part.rs"
    const f32 t109 = lses - max_2;
#line 47 "fa-kernels/src/merge/part.rs"
    const f32 distance_2 = t108 ? 0.0f : t109;
    const bool t111 = lses == __uint_as_float(0xff800000u);
#line 48 "fa-kernels/src/merge/part.rs"
    const f32 t112 = distance_2 * 1.442695f;
#line 48 "fa-kernels/src/merge/part.rs"
    f32 t113;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t113) : "f"(t112));
#line 48 "fa-kernels/src/merge/part.rs"
    const f32 weights = t111 ? 0.0f : t113;
#line 47 "fa-kernels/src/merge/part.rs"
    const bool t115 = lses_2 == max_2;
#line 47 "fa-kernels/src/merge/part.rs"
    const f32 t116 = lses_2 - max_2;
#line 47 "fa-kernels/src/merge/part.rs"
    const f32 distance_3 = t115 ? 0.0f : t116;
    const bool t118 = lses_2 == __uint_as_float(0xff800000u);
#line 48 "fa-kernels/src/merge/part.rs"
    const f32 t119 = distance_3 * 1.442695f;
#line 48 "fa-kernels/src/merge/part.rs"
    f32 t120;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t120) : "f"(t119));
#line 48 "fa-kernels/src/merge/part.rs"
    const f32 weights_2 = t118 ? 0.0f : t120;
#line 70 "fa-kernels/src/merge/part.rs"
    const f32 sum_2 = sum * kept;
#line 72 "fa-kernels/src/merge/part.rs"
    f32 t123;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t123) : "f"(1.0f), "f"(weights), "f"(sum_2));
#line 72 "fa-kernels/src/merge/part.rs"
    f32 t124;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t124) : "f"(1.0f), "f"(weights_2), "f"(t123));
#line 72 "fa-kernels/src/merge/part.rs"
    sum = t124;
#line 70 "fa-kernels/src/merge/part.rs"
    const f32 sum_3 = o * kept;
#line 72 "fa-kernels/src/merge/part.rs"
    f32 t126;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t126) : "f"(t74), "f"(weights), "f"(sum_3));
#line 72 "fa-kernels/src/merge/part.rs"
    f32 t127;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t127) : "f"(t84), "f"(weights_2), "f"(t126));
#line 72 "fa-kernels/src/merge/part.rs"
    o = t127;
#line 70 "fa-kernels/src/merge/part.rs"
    const f32 sum_4 = o_2 * kept;
#line 72 "fa-kernels/src/merge/part.rs"
    f32 t129;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t129) : "f"(t75), "f"(weights), "f"(sum_4));
#line 72 "fa-kernels/src/merge/part.rs"
    f32 t130;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t130) : "f"(t85), "f"(weights_2), "f"(t129));
#line 72 "fa-kernels/src/merge/part.rs"
    o_2 = t130;
#line 70 "fa-kernels/src/merge/part.rs"
    const f32 sum_5 = o_3 * kept;
#line 72 "fa-kernels/src/merge/part.rs"
    f32 t132;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t132) : "f"(t76), "f"(weights), "f"(sum_5));
#line 72 "fa-kernels/src/merge/part.rs"
    f32 t133;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t133) : "f"(t88), "f"(weights_2), "f"(t132));
#line 72 "fa-kernels/src/merge/part.rs"
    o_3 = t133;
#line 70 "fa-kernels/src/merge/part.rs"
    const f32 sum_6 = o_4 * kept;
#line 72 "fa-kernels/src/merge/part.rs"
    f32 t135;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t135) : "f"(t77), "f"(weights), "f"(sum_6));
#line 72 "fa-kernels/src/merge/part.rs"
    f32 t136;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t136) : "f"(t89), "f"(weights_2), "f"(t135));
#line 72 "fa-kernels/src/merge/part.rs"
    o_4 = t136;
#line 70 "fa-kernels/src/merge/part.rs"
    const f32 sum_7 = o_5 * kept;
#line 72 "fa-kernels/src/merge/part.rs"
    f32 t138;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t138) : "f"(t78), "f"(weights), "f"(sum_7));
#line 72 "fa-kernels/src/merge/part.rs"
    f32 t139;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t139) : "f"(t92), "f"(weights_2), "f"(t138));
#line 72 "fa-kernels/src/merge/part.rs"
    o_5 = t139;
#line 70 "fa-kernels/src/merge/part.rs"
    const f32 sum_8 = o_6 * kept;
#line 72 "fa-kernels/src/merge/part.rs"
    f32 t141;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t141) : "f"(t79), "f"(weights), "f"(sum_8));
#line 72 "fa-kernels/src/merge/part.rs"
    f32 t142;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t142) : "f"(t93), "f"(weights_2), "f"(t141));
#line 72 "fa-kernels/src/merge/part.rs"
    o_6 = t142;
#line 70 "fa-kernels/src/merge/part.rs"
    const f32 sum_9 = o_7 * kept;
#line 72 "fa-kernels/src/merge/part.rs"
    f32 t144;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t144) : "f"(t80), "f"(weights), "f"(sum_9));
#line 72 "fa-kernels/src/merge/part.rs"
    f32 t145;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t145) : "f"(t96), "f"(weights_2), "f"(t144));
#line 72 "fa-kernels/src/merge/part.rs"
    o_7 = t145;
#line 70 "fa-kernels/src/merge/part.rs"
    const f32 sum_10 = o_8 * kept;
#line 72 "fa-kernels/src/merge/part.rs"
    f32 t147;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t147) : "f"(t81), "f"(weights), "f"(sum_10));
#line 72 "fa-kernels/src/merge/part.rs"
    f32 t148;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t148) : "f"(t97), "f"(weights_2), "f"(t147));
#line 72 "fa-kernels/src/merge/part.rs"
    o_8 = t148;
#line 55 "fa-kernels/src/merge/pair.rs"
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 92 "fa-kernels/src/merge/part.rs"
    const f32 sum_11 = sum;
    const bool none = sum_11 == 0.0f;
    f32 t150;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t150) : "f"(sum_11));
#line 94 "fa-kernels/src/merge/part.rs"
    const f32 normalizer = none ? 0.0f : t150;
    f32 t152;
    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t152) : "f"(sum_11));
#line 95 "fa-kernels/src/merge/part.rs"
    f32 t153;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t153) : "f"(t152), "f"(0.6931472f), "f"(max));
#line 95 "fa-kernels/src/merge/part.rs"
    const f32 lse_2 = none ? __uint_as_float(0xff800000u) : t153;
#line 100 "fa-kernels/src/merge/part.rs"
    const f32 t155 = o * normalizer;
#line 100 "fa-kernels/src/merge/part.rs"
    const f32 t156 = o_2 * normalizer;
#line 100 "fa-kernels/src/merge/part.rs"
    const f32 t157 = o_3 * normalizer;
#line 100 "fa-kernels/src/merge/part.rs"
    const f32 t158 = o_4 * normalizer;
#line 100 "fa-kernels/src/merge/part.rs"
    const f32 t159 = o_5 * normalizer;
#line 100 "fa-kernels/src/merge/part.rs"
    const f32 t160 = o_6 * normalizer;
#line 100 "fa-kernels/src/merge/part.rs"
    const f32 t161 = o_7 * normalizer;
#line 100 "fa-kernels/src/merge/part.rs"
    const f32 t162 = o_8 * normalizer;
#line 185 "fa-kernels/src/merge/part.rs"
    if (t12) {
        const u64 t163 = (u64)index;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t164 = t163 * o_f32_stride0;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t165 = t164 * 4ull;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t166 = o_f32 + t165;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t167 = (u64)index_2;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t168 = t167 * o_f32_stride1;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t169 = t168 * 4ull;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t170 = t166 + t169;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t171 = (u64)index_3;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t172 = t171 * o_f32_stride2;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t173 = t172 * 4ull;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t174 = t170 + t173;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t175 = (u64)element * 4u;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t176 = t174 + t175;
#line 186 "fa-kernels/src/merge/part.rs"
        u32 t177;
        asm("mov.b32 %0, %1;" : "=r"(t177) : "f"(t155));
#line 186 "fa-kernels/src/merge/part.rs"
        u32 t178;
        asm("mov.b32 %0, %1;" : "=r"(t178) : "f"(t156));
#line 186 "fa-kernels/src/merge/part.rs"
        u32 t179;
        asm("mov.b32 %0, %1;" : "=r"(t179) : "f"(t157));
#line 186 "fa-kernels/src/merge/part.rs"
        u32 t180;
        asm("mov.b32 %0, %1;" : "=r"(t180) : "f"(t158));
#line 186 "fa-kernels/src/merge/part.rs"
        u32 t181;
        asm("mov.b32 %0, %1;" : "=r"(t181) : "f"(t159));
#line 186 "fa-kernels/src/merge/part.rs"
        u32 t182;
        asm("mov.b32 %0, %1;" : "=r"(t182) : "f"(t160));
#line 186 "fa-kernels/src/merge/part.rs"
        u32 t183;
        asm("mov.b32 %0, %1;" : "=r"(t183) : "f"(t161));
#line 186 "fa-kernels/src/merge/part.rs"
        u32 t184;
        asm("mov.b32 %0, %1;" : "=r"(t184) : "f"(t162));
#line 186 "fa-kernels/src/merge/part.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t176), "r"(t177), "r"(t178), "r"(t179), "r"(t180) : "memory");
#line 186 "fa-kernels/src/merge/part.rs"
        asm volatile("st.global.v4.u32 [%0+16], {%1, %2, %3, %4};" :  : "l"(t176), "r"(t181), "r"(t182), "r"(t183), "r"(t184) : "memory");
    }
#line 189 "fa-kernels/src/merge/part.rs"
    const bool t185 = element == 0u;
#line 189 "fa-kernels/src/merge/part.rs"
    const bool t186 = row_exists & t185;
#line 189 "fa-kernels/src/merge/part.rs"
    if (t186) {
        const u64 t187 = (u64)index;
#line 190 "fa-kernels/src/merge/part.rs"
        const u64 t188 = t187 * lse_stride0;
#line 190 "fa-kernels/src/merge/part.rs"
        const u64 t189 = t188 * 4ull;
#line 190 "fa-kernels/src/merge/part.rs"
        const u64 t190 = lse + t189;
#line 190 "fa-kernels/src/merge/part.rs"
        const u64 t191 = (u64)index_3;
#line 190 "fa-kernels/src/merge/part.rs"
        const u64 t192 = t191 * lse_stride1;
#line 190 "fa-kernels/src/merge/part.rs"
        const u64 t193 = t192 * 4ull;
#line 190 "fa-kernels/src/merge/part.rs"
        const u64 t194 = t190 + t193;
#line 190 "fa-kernels/src/merge/part.rs"
        const u64 t195 = (u64)index_2;
#line 190 "fa-kernels/src/merge/part.rs"
        const u64 t196 = t195 * lse_stride2;
#line 190 "fa-kernels/src/merge/part.rs"
        const u64 t197 = t196 * 4ull;
#line 190 "fa-kernels/src/merge/part.rs"
        const u64 t198 = t194 + t197;
#line 190 "fa-kernels/src/merge/part.rs"
        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t198), "f"(lse_2) : "memory");
    }
}
