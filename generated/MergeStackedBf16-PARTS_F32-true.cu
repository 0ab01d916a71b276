typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern "C" __global__ void __launch_bounds__(256, 1)
merge_stacked_bf16(
    const u64 parts_f32 /* f32 */,
    const u64 parts_f32_stride0,
    const u64 parts_f32_stride1,
    const u64 parts_f32_stride2,
    const u64 parts_f32_stride3,
    const u64 parts_lse /* f32 */,
    const u64 parts_lse_stride0,
    const u64 parts_lse_stride1,
    const u64 parts_lse_stride2,
    const u64 parts_lse_stride3,
    const u64 o /* bf16, written */,
    const u64 o_stride0,
    const u64 o_stride1,
    const u64 o_stride2,
    const u64 o_stride3,
    const u64 lse /* f32, written */,
    const u64 lse_stride0,
    const u64 lse_stride1,
    const u64 lse_stride2,
    const u64 lse_stride3,
    const u32 count,
    const u32 rows,
    const u32 seq_q,
    const u32 heads,
    const u32 head_dim)
{
#line 56 "fa-kernels/src/merge/stacked.rs"
    const u32 t1 = threadIdx.x;
#line 56 "fa-kernels/src/merge/stacked.rs"
    const u32 group = t1 >> 4u;
    const u32 t3 = blockIdx.x;
#line 57 "fa-kernels/src/merge/stacked.rs"
    const u32 t4 = t3 << 4u;
#line 57 "fa-kernels/src/merge/stacked.rs"
    const u32 row = t4 + group;
    const u32 t6 = threadIdx.x;
#line 58 "fa-kernels/src/merge/stacked.rs"
    const u32 t7 = t6 & 15u;
#line 156 "fa-kernels/src/merge/part.rs"
    const bool row_exists = row < rows;
    const u32 element = t7 << 3u;
    const u32 all_queries = row / heads;
    const bool t11 = element < head_dim;
#line 159 "fa-kernels/src/merge/part.rs"
    const bool t12 = row_exists & t11;
#line 159 "fa-kernels/src/merge/part.rs"
    const u32 t13 = all_queries / seq_q;
#line 159 "fa-kernels/src/merge/part.rs"
    const u32 t14 = all_queries % seq_q;
#line 159 "fa-kernels/src/merge/part.rs"
    const u32 index = row % heads;
#line 60 "fa-kernels/src/merge/stacked.rs"
    f32 max = __uint_as_float(0xff800000u);
#line 60 "fa-kernels/src/merge/stacked.rs"
    f32 sum = 0.0f;
#line 60 "fa-kernels/src/merge/stacked.rs"
    f32 o_2 = 0.0f;
#line 60 "fa-kernels/src/merge/stacked.rs"
    f32 o_3 = 0.0f;
#line 60 "fa-kernels/src/merge/stacked.rs"
    f32 o_4 = 0.0f;
#line 60 "fa-kernels/src/merge/stacked.rs"
    f32 o_5 = 0.0f;
#line 60 "fa-kernels/src/merge/stacked.rs"
    f32 o_6 = 0.0f;
#line 60 "fa-kernels/src/merge/stacked.rs"
    f32 o_7 = 0.0f;
#line 60 "fa-kernels/src/merge/stacked.rs"
    f32 o_8 = 0.0f;
#line 60 "fa-kernels/src/merge/stacked.rs"
    f32 o_9 = 0.0f;
#line 62 "fa-kernels/src/merge/stacked.rs"
    #pragma unroll 1
    for (u32 i = 0u; i < count; i += 4u) {
#line 93 "fa-kernels/src/merge/stacked.rs"
        const u32 numbers = i + 1u;
#line 93 "fa-kernels/src/merge/stacked.rs"
        const u32 numbers_2 = i + 2u;
#line 93 "fa-kernels/src/merge/stacked.rs"
        const u32 numbers_3 = i + 3u;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t19 = (u64)i;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t20 = t19 * parts_lse_stride0;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t21 = t20 * 4ull;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t22 = parts_lse + t21;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t23 = (u64)t13;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t24 = t23 * parts_lse_stride1;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t25 = t24 * 4ull;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t26 = t22 + t25;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t27 = (u64)index;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t28 = t27 * parts_lse_stride2;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t29 = t28 * 4ull;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t30 = t26 + t29;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t31 = (u64)t14;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t32 = t31 * parts_lse_stride3;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t33 = t32 * 4ull;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t34 = t30 + t33;
#line 119 "fa-kernels/src/merge/stacked.rs"
        const bool t35 = i < count;
#line 98 "fa-kernels/src/merge/stacked.rs"
        const bool t36 = row_exists & t35;
#line 127 "fa-kernels/src/merge/part.rs"
        f32 merged = 0.0f;
#line 126 "fa-kernels/src/merge/part.rs"
        if (t36) {
            f32 t37;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t37) : "l"(t34) : "memory");
#line 127 "fa-kernels/src/merge/part.rs"
            merged = t37;
        } else {
            merged = __uint_as_float(0xff800000u);
        }
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t38 = (u64)numbers;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t39 = t38 * parts_lse_stride0;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t40 = t39 * 4ull;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t41 = parts_lse + t40;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t42 = (u64)t13;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t43 = t42 * parts_lse_stride1;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t44 = t43 * 4ull;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t45 = t41 + t44;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t46 = (u64)index;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t47 = t46 * parts_lse_stride2;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t48 = t47 * 4ull;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t49 = t45 + t48;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t50 = (u64)t14;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t51 = t50 * parts_lse_stride3;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t52 = t51 * 4ull;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t53 = t49 + t52;
#line 119 "fa-kernels/src/merge/stacked.rs"
        const bool t54 = numbers < count;
#line 98 "fa-kernels/src/merge/stacked.rs"
        const bool t55 = row_exists & t54;
#line 127 "fa-kernels/src/merge/part.rs"
        f32 merged_2 = 0.0f;
#line 126 "fa-kernels/src/merge/part.rs"
        if (t55) {
            f32 t56;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t56) : "l"(t53) : "memory");
#line 127 "fa-kernels/src/merge/part.rs"
            merged_2 = t56;
        } else {
            merged_2 = __uint_as_float(0xff800000u);
        }
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t57 = (u64)numbers_2;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t58 = t57 * parts_lse_stride0;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t59 = t58 * 4ull;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t60 = parts_lse + t59;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t61 = (u64)t13;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t62 = t61 * parts_lse_stride1;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t63 = t62 * 4ull;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t64 = t60 + t63;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t65 = (u64)index;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t66 = t65 * parts_lse_stride2;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t67 = t66 * 4ull;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t68 = t64 + t67;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t69 = (u64)t14;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t70 = t69 * parts_lse_stride3;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t71 = t70 * 4ull;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t72 = t68 + t71;
#line 119 "fa-kernels/src/merge/stacked.rs"
        const bool t73 = numbers_2 < count;
#line 98 "fa-kernels/src/merge/stacked.rs"
        const bool t74 = row_exists & t73;
#line 127 "fa-kernels/src/merge/part.rs"
        f32 merged_3 = 0.0f;
#line 126 "fa-kernels/src/merge/part.rs"
        if (t74) {
            f32 t75;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t75) : "l"(t72) : "memory");
#line 127 "fa-kernels/src/merge/part.rs"
            merged_3 = t75;
        } else {
            merged_3 = __uint_as_float(0xff800000u);
        }
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t76 = (u64)numbers_3;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t77 = t76 * parts_lse_stride0;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t78 = t77 * 4ull;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t79 = parts_lse + t78;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t80 = (u64)t13;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t81 = t80 * parts_lse_stride1;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t82 = t81 * 4ull;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t83 = t79 + t82;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t84 = (u64)index;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t85 = t84 * parts_lse_stride2;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t86 = t85 * 4ull;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t87 = t83 + t86;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t88 = (u64)t14;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t89 = t88 * parts_lse_stride3;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t90 = t89 * 4ull;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t91 = t87 + t90;
#line 119 "fa-kernels/src/merge/stacked.rs"
        const bool t92 = numbers_3 < count;
#line 98 "fa-kernels/src/merge/stacked.rs"
        const bool t93 = row_exists & t92;
#line 127 "fa-kernels/src/merge/part.rs"
        f32 merged_4 = 0.0f;
#line 126 "fa-kernels/src/merge/part.rs"
        if (t93) {
            f32 t94;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t94) : "l"(t91) : "memory");
#line 127 "fa-kernels/src/merge/part.rs"
            merged_4 = t94;
        } else {
            merged_4 = __uint_as_float(0xff800000u);
        }
#line 98 "fa-kernels/src/merge/stacked.rs"
        const f32 lses = merged;
#line 98 "fa-kernels/src/merge/stacked.rs"
        const f32 lses_2 = merged_2;
#line 98 "fa-kernels/src/merge/stacked.rs"
        const f32 lses_3 = merged_3;
#line 98 "fa-kernels/src/merge/stacked.rs"
        const f32 lses_4 = merged_4;
#line 173 "fa-kernels/src/merge/part.rs"
        const bool t95 = lses != __uint_as_float(0xff800000u);
#line 173 "fa-kernels/src/merge/part.rs"
        const bool t96 = t12 & t95;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t97 = (u64)i;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t98 = t97 * parts_f32_stride0;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t99 = t98 * 4ull;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t100 = parts_f32 + t99;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t101 = (u64)all_queries;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t102 = t101 * parts_f32_stride1;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t103 = t102 * 4ull;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t104 = t100 + t103;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t105 = (u64)index;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t106 = t105 * parts_f32_stride2;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t107 = t106 * 4ull;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t108 = t104 + t107;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t109 = (u64)element * 4u;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t110 = t108 + t109;
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
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_11 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_12 = 0u;
#line 42 "fa-kernels/src/rows.rs"
        if (t96) {
            u32 chunk;
            u32 chunk_2;
            u32 chunk_3;
            u32 chunk_4;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t110) : "memory");
#line 43 "fa-kernels/src/rows.rs"
            u32 chunk_5;
            u32 chunk_6;
            u32 chunk_7;
            u32 chunk_8;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t110) : "memory");
#line 43 "fa-kernels/src/rows.rs"
            merged_5 = chunk;
#line 43 "fa-kernels/src/rows.rs"
            merged_6 = chunk_2;
#line 43 "fa-kernels/src/rows.rs"
            merged_7 = chunk_3;
#line 43 "fa-kernels/src/rows.rs"
            merged_8 = chunk_4;
#line 43 "fa-kernels/src/rows.rs"
            merged_9 = chunk_5;
#line 43 "fa-kernels/src/rows.rs"
            merged_10 = chunk_6;
#line 43 "fa-kernels/src/rows.rs"
            merged_11 = chunk_7;
#line 43 "fa-kernels/src/rows.rs"
            merged_12 = chunk_8;
        } else {
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
#line 45 "fa-kernels/src/rows.rs"
            merged_11 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_12 = 0u;
        }
#line 173 "fa-kernels/src/merge/part.rs"
        const bool t111 = lses_2 != __uint_as_float(0xff800000u);
#line 173 "fa-kernels/src/merge/part.rs"
        const bool t112 = t12 & t111;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t113 = (u64)numbers;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t114 = t113 * parts_f32_stride0;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t115 = t114 * 4ull;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t116 = parts_f32 + t115;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t117 = (u64)all_queries;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t118 = t117 * parts_f32_stride1;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t119 = t118 * 4ull;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t120 = t116 + t119;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t121 = (u64)index;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t122 = t121 * parts_f32_stride2;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t123 = t122 * 4ull;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t124 = t120 + t123;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t125 = (u64)element * 4u;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t126 = t124 + t125;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_13 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_14 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_15 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_16 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_17 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_18 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_19 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_20 = 0u;
#line 42 "fa-kernels/src/rows.rs"
        if (t112) {
            u32 chunk_9;
            u32 chunk_10;
            u32 chunk_11;
            u32 chunk_12;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t126) : "memory");
#line 43 "fa-kernels/src/rows.rs"
            u32 chunk_13;
            u32 chunk_14;
            u32 chunk_15;
            u32 chunk_16;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t126) : "memory");
#line 43 "fa-kernels/src/rows.rs"
            merged_13 = chunk_9;
#line 43 "fa-kernels/src/rows.rs"
            merged_14 = chunk_10;
#line 43 "fa-kernels/src/rows.rs"
            merged_15 = chunk_11;
#line 43 "fa-kernels/src/rows.rs"
            merged_16 = chunk_12;
#line 43 "fa-kernels/src/rows.rs"
            merged_17 = chunk_13;
#line 43 "fa-kernels/src/rows.rs"
            merged_18 = chunk_14;
#line 43 "fa-kernels/src/rows.rs"
            merged_19 = chunk_15;
#line 43 "fa-kernels/src/rows.rs"
            merged_20 = chunk_16;
        } else {
            merged_13 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_14 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_15 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_16 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_17 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_18 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_19 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_20 = 0u;
        }
#line 173 "fa-kernels/src/merge/part.rs"
        const bool t127 = lses_3 != __uint_as_float(0xff800000u);
#line 173 "fa-kernels/src/merge/part.rs"
        const bool t128 = t12 & t127;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t129 = (u64)numbers_2;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t130 = t129 * parts_f32_stride0;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t131 = t130 * 4ull;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t132 = parts_f32 + t131;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t133 = (u64)all_queries;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t134 = t133 * parts_f32_stride1;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t135 = t134 * 4ull;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t136 = t132 + t135;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t137 = (u64)index;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t138 = t137 * parts_f32_stride2;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t139 = t138 * 4ull;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t140 = t136 + t139;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t141 = (u64)element * 4u;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t142 = t140 + t141;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_21 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_22 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_23 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_24 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_25 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_26 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_27 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_28 = 0u;
#line 42 "fa-kernels/src/rows.rs"
        if (t128) {
            u32 chunk_17;
            u32 chunk_18;
            u32 chunk_19;
            u32 chunk_20;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_17), "=r"(chunk_18), "=r"(chunk_19), "=r"(chunk_20) : "l"(t142) : "memory");
#line 43 "fa-kernels/src/rows.rs"
            u32 chunk_21;
            u32 chunk_22;
            u32 chunk_23;
            u32 chunk_24;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(chunk_21), "=r"(chunk_22), "=r"(chunk_23), "=r"(chunk_24) : "l"(t142) : "memory");
#line 43 "fa-kernels/src/rows.rs"
            merged_21 = chunk_17;
#line 43 "fa-kernels/src/rows.rs"
            merged_22 = chunk_18;
#line 43 "fa-kernels/src/rows.rs"
            merged_23 = chunk_19;
#line 43 "fa-kernels/src/rows.rs"
            merged_24 = chunk_20;
#line 43 "fa-kernels/src/rows.rs"
            merged_25 = chunk_21;
#line 43 "fa-kernels/src/rows.rs"
            merged_26 = chunk_22;
#line 43 "fa-kernels/src/rows.rs"
            merged_27 = chunk_23;
#line 43 "fa-kernels/src/rows.rs"
            merged_28 = chunk_24;
        } else {
            merged_21 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_22 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_23 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_24 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_25 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_26 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_27 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_28 = 0u;
        }
#line 173 "fa-kernels/src/merge/part.rs"
        const bool t143 = lses_4 != __uint_as_float(0xff800000u);
#line 173 "fa-kernels/src/merge/part.rs"
        const bool t144 = t12 & t143;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t145 = (u64)numbers_3;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t146 = t145 * parts_f32_stride0;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t147 = t146 * 4ull;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t148 = parts_f32 + t147;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t149 = (u64)all_queries;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t150 = t149 * parts_f32_stride1;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t151 = t150 * 4ull;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t152 = t148 + t151;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t153 = (u64)index;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t154 = t153 * parts_f32_stride2;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t155 = t154 * 4ull;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t156 = t152 + t155;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t157 = (u64)element * 4u;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t158 = t156 + t157;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_29 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_30 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_31 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_32 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_33 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_34 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_35 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_36 = 0u;
#line 42 "fa-kernels/src/rows.rs"
        if (t144) {
            u32 chunk_25;
            u32 chunk_26;
            u32 chunk_27;
            u32 chunk_28;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_25), "=r"(chunk_26), "=r"(chunk_27), "=r"(chunk_28) : "l"(t158) : "memory");
#line 43 "fa-kernels/src/rows.rs"
            u32 chunk_29;
            u32 chunk_30;
            u32 chunk_31;
            u32 chunk_32;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(chunk_29), "=r"(chunk_30), "=r"(chunk_31), "=r"(chunk_32) : "l"(t158) : "memory");
#line 43 "fa-kernels/src/rows.rs"
            merged_29 = chunk_25;
#line 43 "fa-kernels/src/rows.rs"
            merged_30 = chunk_26;
#line 43 "fa-kernels/src/rows.rs"
            merged_31 = chunk_27;
#line 43 "fa-kernels/src/rows.rs"
            merged_32 = chunk_28;
#line 43 "fa-kernels/src/rows.rs"
            merged_33 = chunk_29;
#line 43 "fa-kernels/src/rows.rs"
            merged_34 = chunk_30;
#line 43 "fa-kernels/src/rows.rs"
            merged_35 = chunk_31;
#line 43 "fa-kernels/src/rows.rs"
            merged_36 = chunk_32;
        } else {
            merged_29 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_30 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_31 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_32 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_33 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_34 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_35 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_36 = 0u;
        }
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u32 words = merged_5;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u32 words_2 = merged_6;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u32 words_3 = merged_7;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u32 words_4 = merged_8;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u32 words_5 = merged_9;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u32 words_6 = merged_10;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u32 words_7 = merged_11;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u32 words_8 = merged_12;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u32 words_9 = merged_13;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u32 words_10 = merged_14;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u32 words_11 = merged_15;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u32 words_12 = merged_16;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u32 words_13 = merged_17;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u32 words_14 = merged_18;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u32 words_15 = merged_19;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u32 words_16 = merged_20;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u32 words_17 = merged_21;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u32 words_18 = merged_22;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u32 words_19 = merged_23;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u32 words_20 = merged_24;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u32 words_21 = merged_25;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u32 words_22 = merged_26;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u32 words_23 = merged_27;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u32 words_24 = merged_28;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u32 words_25 = merged_29;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u32 words_26 = merged_30;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u32 words_27 = merged_31;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u32 words_28 = merged_32;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u32 words_29 = merged_33;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u32 words_30 = merged_34;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u32 words_31 = merged_35;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u32 words_32 = merged_36;
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t159;
        asm("mov.b32 %0, %1;" : "=f"(t159) : "r"(words));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t160;
        asm("mov.b32 %0, %1;" : "=f"(t160) : "r"(words_2));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t161;
        asm("mov.b32 %0, %1;" : "=f"(t161) : "r"(words_3));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t162;
        asm("mov.b32 %0, %1;" : "=f"(t162) : "r"(words_4));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t163;
        asm("mov.b32 %0, %1;" : "=f"(t163) : "r"(words_5));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t164;
        asm("mov.b32 %0, %1;" : "=f"(t164) : "r"(words_6));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t165;
        asm("mov.b32 %0, %1;" : "=f"(t165) : "r"(words_7));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t166;
        asm("mov.b32 %0, %1;" : "=f"(t166) : "r"(words_8));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t167;
        asm("mov.b32 %0, %1;" : "=f"(t167) : "r"(words_9));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t168;
        asm("mov.b32 %0, %1;" : "=f"(t168) : "r"(words_10));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t169;
        asm("mov.b32 %0, %1;" : "=f"(t169) : "r"(words_11));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t170;
        asm("mov.b32 %0, %1;" : "=f"(t170) : "r"(words_12));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t171;
        asm("mov.b32 %0, %1;" : "=f"(t171) : "r"(words_13));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t172;
        asm("mov.b32 %0, %1;" : "=f"(t172) : "r"(words_14));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t173;
        asm("mov.b32 %0, %1;" : "=f"(t173) : "r"(words_15));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t174;
        asm("mov.b32 %0, %1;" : "=f"(t174) : "r"(words_16));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t175;
        asm("mov.b32 %0, %1;" : "=f"(t175) : "r"(words_17));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t176;
        asm("mov.b32 %0, %1;" : "=f"(t176) : "r"(words_18));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t177;
        asm("mov.b32 %0, %1;" : "=f"(t177) : "r"(words_19));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t178;
        asm("mov.b32 %0, %1;" : "=f"(t178) : "r"(words_20));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t179;
        asm("mov.b32 %0, %1;" : "=f"(t179) : "r"(words_21));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t180;
        asm("mov.b32 %0, %1;" : "=f"(t180) : "r"(words_22));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t181;
        asm("mov.b32 %0, %1;" : "=f"(t181) : "r"(words_23));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t182;
        asm("mov.b32 %0, %1;" : "=f"(t182) : "r"(words_24));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t183;
        asm("mov.b32 %0, %1;" : "=f"(t183) : "r"(words_25));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t184;
        asm("mov.b32 %0, %1;" : "=f"(t184) : "r"(words_26));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t185;
        asm("mov.b32 %0, %1;" : "=f"(t185) : "r"(words_27));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t186;
        asm("mov.b32 %0, %1;" : "=f"(t186) : "r"(words_28));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t187;
        asm("mov.b32 %0, %1;" : "=f"(t187) : "r"(words_29));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t188;
        asm("mov.b32 %0, %1;" : "=f"(t188) : "r"(words_30));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t189;
        asm("mov.b32 %0, %1;" : "=f"(t189) : "r"(words_31));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t190;
        asm("mov.b32 %0, %1;" : "=f"(t190) : "r"(words_32));
#line 64 "fa-kernels/src/merge/part.rs"
        const f32 old = max;
        f32 t192;
        asm("max.f32 %0, %1, %2;" : "=f"(t192) : "f"(old), "f"(lses));
#line 65 "fa-kernels/src/merge/part.rs"
        f32 t193;
        asm("max.f32 %0, %1, %2;" : "=f"(t193) : "f"(t192), "f"(lses_2));
#line 65 "fa-kernels/src/merge/part.rs"
        f32 t194;
        asm("max.f32 %0, %1, %2;" : "=f"(t194) : "f"(t193), "f"(lses_3));
#line 65 "fa-kernels/src/merge/part.rs"
        f32 max_2;
        asm("max.f32 %0, %1, %2;" : "=f"(max_2) : "f"(t194), "f"(lses_4));
#line 47 "fa-kernels/src/merge/part.rs"
        const bool t196 = old == max_2;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 t197 = old - max_2;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 distance = t196 ? 0.0f : t197;
        const bool t199 = old == __uint_as_float(0xff800000u);
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 t200 = distance * 1.442695f;
#line 48 "fa-kernels/src/merge/part.rs"
        f32 t201;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t201) : "f"(t200));
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 kept = t199 ? 0.0f : t201;
#line 67 "fa-kernels/src/merge/part.rs"
        max = max_2;
#line 47 "fa-kernels/src/merge/part.rs"
        const bool t203 = lses == max_2;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 t204 = lses - max_2;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 distance_2 = t203 ? 0.0f : t204;
        const bool t206 = lses == __uint_as_float(0xff800000u);
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 t207 = distance_2 * 1.442695f;
#line 48 "fa-kernels/src/merge/part.rs"
        f32 t208;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t208) : "f"(t207));
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 weights = t206 ? 0.0f : t208;
#line 47 "fa-kernels/src/merge/part.rs"
        const bool t210 = lses_2 == max_2;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 t211 = lses_2 - max_2;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 distance_3 = t210 ? 0.0f : t211;
        const bool t213 = lses_2 == __uint_as_float(0xff800000u);
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 t214 = distance_3 * 1.442695f;
#line 48 "fa-kernels/src/merge/part.rs"
        f32 t215;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t215) : "f"(t214));
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 weights_2 = t213 ? 0.0f : t215;
#line 47 "fa-kernels/src/merge/part.rs"
        const bool t217 = lses_3 == max_2;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 t218 = lses_3 - max_2;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 distance_4 = t217 ? 0.0f : t218;
        const bool t220 = lses_3 == __uint_as_float(0xff800000u);
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 t221 = distance_4 * 1.442695f;
#line 48 "fa-kernels/src/merge/part.rs"
        f32 t222;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t222) : "f"(t221));
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 weights_3 = t220 ? 0.0f : t222;
#line 47 "fa-kernels/src/merge/part.rs"
        const bool t224 = lses_4 == max_2;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 t225 = lses_4 - max_2;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 distance_5 = t224 ? 0.0f : t225;
        const bool t227 = lses_4 == __uint_as_float(0xff800000u);
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 t228 = distance_5 * 1.442695f;
#line 48 "fa-kernels/src/merge/part.rs"
        f32 t229;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t229) : "f"(t228));
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 weights_4 = t227 ? 0.0f : t229;
#line 70 "fa-kernels/src/merge/part.rs"
        const f32 sum_2 = sum * kept;
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t232;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t232) : "f"(1.0f), "f"(weights), "f"(sum_2));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t233;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t233) : "f"(1.0f), "f"(weights_2), "f"(t232));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t234;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t234) : "f"(1.0f), "f"(weights_3), "f"(t233));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t235;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t235) : "f"(1.0f), "f"(weights_4), "f"(t234));
#line 72 "fa-kernels/src/merge/part.rs"
        sum = t235;
#line 70 "fa-kernels/src/merge/part.rs"
        const f32 sum_3 = o_2 * kept;
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t237;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t237) : "f"(t159), "f"(weights), "f"(sum_3));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t238;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t238) : "f"(t167), "f"(weights_2), "f"(t237));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t239;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t239) : "f"(t175), "f"(weights_3), "f"(t238));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t240;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t240) : "f"(t183), "f"(weights_4), "f"(t239));
#line 72 "fa-kernels/src/merge/part.rs"
        o_2 = t240;
#line 70 "fa-kernels/src/merge/part.rs"
        const f32 sum_4 = o_3 * kept;
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t242;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t242) : "f"(t160), "f"(weights), "f"(sum_4));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t243;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t243) : "f"(t168), "f"(weights_2), "f"(t242));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t244;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t244) : "f"(t176), "f"(weights_3), "f"(t243));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t245;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t245) : "f"(t184), "f"(weights_4), "f"(t244));
#line 72 "fa-kernels/src/merge/part.rs"
        o_3 = t245;
#line 70 "fa-kernels/src/merge/part.rs"
        const f32 sum_5 = o_4 * kept;
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t247;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t247) : "f"(t161), "f"(weights), "f"(sum_5));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t248;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t248) : "f"(t169), "f"(weights_2), "f"(t247));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t249;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t249) : "f"(t177), "f"(weights_3), "f"(t248));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t250;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t250) : "f"(t185), "f"(weights_4), "f"(t249));
#line 72 "fa-kernels/src/merge/part.rs"
        o_4 = t250;
#line 70 "fa-kernels/src/merge/part.rs"
        const f32 sum_6 = o_5 * kept;
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t252;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t252) : "f"(t162), "f"(weights), "f"(sum_6));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t253;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t253) : "f"(t170), "f"(weights_2), "f"(t252));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t254;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t254) : "f"(t178), "f"(weights_3), "f"(t253));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t255;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t255) : "f"(t186), "f"(weights_4), "f"(t254));
#line 72 "fa-kernels/src/merge/part.rs"
        o_5 = t255;
#line 70 "fa-kernels/src/merge/part.rs"
        const f32 sum_7 = o_6 * kept;
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t257;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t257) : "f"(t163), "f"(weights), "f"(sum_7));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t258;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t258) : "f"(t171), "f"(weights_2), "f"(t257));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t259;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t259) : "f"(t179), "f"(weights_3), "f"(t258));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t260;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t260) : "f"(t187), "f"(weights_4), "f"(t259));
#line 72 "fa-kernels/src/merge/part.rs"
        o_6 = t260;
#line 70 "fa-kernels/src/merge/part.rs"
        const f32 sum_8 = o_7 * kept;
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t262;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t262) : "f"(t164), "f"(weights), "f"(sum_8));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t263;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t263) : "f"(t172), "f"(weights_2), "f"(t262));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t264;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t264) : "f"(t180), "f"(weights_3), "f"(t263));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t265;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t265) : "f"(t188), "f"(weights_4), "f"(t264));
#line 72 "fa-kernels/src/merge/part.rs"
        o_7 = t265;
#line 70 "fa-kernels/src/merge/part.rs"
        const f32 sum_9 = o_8 * kept;
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t267;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t267) : "f"(t165), "f"(weights), "f"(sum_9));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t268;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t268) : "f"(t173), "f"(weights_2), "f"(t267));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t269;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t269) : "f"(t181), "f"(weights_3), "f"(t268));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t270;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t270) : "f"(t189), "f"(weights_4), "f"(t269));
#line 72 "fa-kernels/src/merge/part.rs"
        o_8 = t270;
#line 70 "fa-kernels/src/merge/part.rs"
        const f32 sum_10 = o_9 * kept;
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t272;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t272) : "f"(t166), "f"(weights), "f"(sum_10));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t273;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t273) : "f"(t174), "f"(weights_2), "f"(t272));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t274;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t274) : "f"(t182), "f"(weights_3), "f"(t273));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t275;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t275) : "f"(t190), "f"(weights_4), "f"(t274));
#line 72 "fa-kernels/src/merge/part.rs"
        o_9 = t275;
    }
#line 92 "fa-kernels/src/merge/part.rs"
    const f32 sum_11 = sum;
    const bool none = sum_11 == 0.0f;
    f32 t277;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t277) : "f"(sum_11));
#line 94 "fa-kernels/src/merge/part.rs"
    const f32 normalizer = none ? 0.0f : t277;
    f32 t279;
    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t279) : "f"(sum_11));
#line 95 "fa-kernels/src/merge/part.rs"
    f32 t280;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t280) : "f"(t279), "f"(0.6931472f), "f"(max));
#line 95 "fa-kernels/src/merge/part.rs"
    const f32 lse_2 = none ? __uint_as_float(0xff800000u) : t280;
#line 100 "fa-kernels/src/merge/part.rs"
    const f32 t282 = o_2 * normalizer;
#line 100 "fa-kernels/src/merge/part.rs"
    const f32 t283 = o_3 * normalizer;
#line 100 "fa-kernels/src/merge/part.rs"
    const f32 t284 = o_4 * normalizer;
#line 100 "fa-kernels/src/merge/part.rs"
    const f32 t285 = o_5 * normalizer;
#line 100 "fa-kernels/src/merge/part.rs"
    const f32 t286 = o_6 * normalizer;
#line 100 "fa-kernels/src/merge/part.rs"
    const f32 t287 = o_7 * normalizer;
#line 100 "fa-kernels/src/merge/part.rs"
    const f32 t288 = o_8 * normalizer;
#line 100 "fa-kernels/src/merge/part.rs"
    const f32 t289 = o_9 * normalizer;
#line 185 "fa-kernels/src/merge/part.rs"
    if (t12) {
        const u64 t290 = (u64)t13;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t291 = t290 * o_stride0;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t292 = t291 * 2ull;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t293 = o + t292;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t294 = (u64)t14;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t295 = t294 * o_stride1;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t296 = t295 * 2ull;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t297 = t293 + t296;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t298 = (u64)index;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t299 = t298 * o_stride2;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t300 = t299 * 2ull;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t301 = t297 + t300;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t302 = (u64)element * 2u;
#line 186 "fa-kernels/src/merge/part.rs"
        const u64 t303 = t301 + t302;
#line 186 "fa-kernels/src/merge/part.rs"
        u32 t304;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t304) : "f"(t282), "f"(t283));
#line 186 "fa-kernels/src/merge/part.rs"
        u32 t305;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t305) : "f"(t284), "f"(t285));
#line 186 "fa-kernels/src/merge/part.rs"
        u32 t306;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t306) : "f"(t286), "f"(t287));
#line 186 "fa-kernels/src/merge/part.rs"
        u32 t307;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t307) : "f"(t288), "f"(t289));
#line 186 "fa-kernels/src/merge/part.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t303), "r"(t304), "r"(t305), "r"(t306), "r"(t307) : "memory");
    }
#line 189 "fa-kernels/src/merge/part.rs"
    const bool t308 = element == 0u;
#line 189 "fa-kernels/src/merge/part.rs"
    const bool t309 = row_exists & t308;
#line 189 "fa-kernels/src/merge/part.rs"
    if (t309) {
        const u64 t310 = (u64)t13;
#line 190 "fa-kernels/src/merge/part.rs"
        const u64 t311 = t310 * lse_stride0;
#line 190 "fa-kernels/src/merge/part.rs"
        const u64 t312 = t311 * 4ull;
#line 190 "fa-kernels/src/merge/part.rs"
        const u64 t313 = lse + t312;
#line 190 "fa-kernels/src/merge/part.rs"
        const u64 t314 = (u64)index;
#line 190 "fa-kernels/src/merge/part.rs"
        const u64 t315 = t314 * lse_stride1;
#line 190 "fa-kernels/src/merge/part.rs"
        const u64 t316 = t315 * 4ull;
#line 190 "fa-kernels/src/merge/part.rs"
        const u64 t317 = t313 + t316;
#line 190 "fa-kernels/src/merge/part.rs"
        const u64 t318 = (u64)t14;
#line 190 "fa-kernels/src/merge/part.rs"
        const u64 t319 = t318 * lse_stride2;
#line 190 "fa-kernels/src/merge/part.rs"
        const u64 t320 = t319 * 4ull;
#line 190 "fa-kernels/src/merge/part.rs"
        const u64 t321 = t317 + t320;
#line 190 "fa-kernels/src/merge/part.rs"
        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t321), "f"(lse_2) : "memory");
    }
}
