typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

extern "C" __global__ void __launch_bounds__(256, 1)
merge_stacked_f16(
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
    const u64 o /* f16, written */,
    const u64 o_stride0,
    const u64 o_stride1,
    const u64 o_stride2,
    const u64 o_stride3,
    const u32 count,
    const u32 rows,
    const u32 seq_q,
    const u32 heads,
    const u32 head_dim)
{
#line 56 "fa-kernels/src/merge/stacked.rs"
    const u32 t1 = threadIdx.x;
#line 56 "fa-kernels/src/merge/stacked.rs"
    const u32 group = t1 >> 3u;
    const u32 t3 = blockIdx.x;
#line 57 "fa-kernels/src/merge/stacked.rs"
    const u32 t4 = t3 << 2u;
#line 57 "fa-kernels/src/merge/stacked.rs"
    const u32 t5 = group >> 3u;
#line 57 "fa-kernels/src/merge/stacked.rs"
    const u32 row = t4 + t5;
    const u32 t7 = threadIdx.x;
#line 58 "fa-kernels/src/merge/stacked.rs"
    const u32 t8 = t7 & 7u;
#line 156 "fa-kernels/src/merge/part.rs"
    const bool row_exists = row < rows;
    const u32 element = t8 << 3u;
    const u32 all_queries = row / heads;
    const bool t12 = element < head_dim;
#line 159 "fa-kernels/src/merge/part.rs"
    const bool t13 = row_exists & t12;
#line 159 "fa-kernels/src/merge/part.rs"
    const u32 t14 = all_queries / seq_q;
#line 159 "fa-kernels/src/merge/part.rs"
    const u32 t15 = all_queries % seq_q;
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
    const u32 t17 = group & 7u;
#line 61 "fa-kernels/src/merge/stacked.rs"
    const u32 own = t17 << 2u;
    #pragma unroll 1
    for (u32 i = 0u; i < count; i += 32u) {
#line 63 "fa-kernels/src/merge/stacked.rs"
        const u32 numbers = i + own;
#line 93 "fa-kernels/src/merge/stacked.rs"
        const u32 numbers_2 = numbers + 1u;
#line 93 "fa-kernels/src/merge/stacked.rs"
        const u32 numbers_3 = numbers + 2u;
#line 93 "fa-kernels/src/merge/stacked.rs"
        const u32 numbers_4 = numbers + 3u;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t23 = (u64)numbers;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t24 = t23 * parts_lse_stride0;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t25 = t24 * 4ull;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t26 = parts_lse + t25;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t27 = (u64)t14;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t28 = t27 * parts_lse_stride1;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t29 = t28 * 4ull;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t30 = t26 + t29;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t31 = (u64)index;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t32 = t31 * parts_lse_stride2;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t33 = t32 * 4ull;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t34 = t30 + t33;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t35 = (u64)t15;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t36 = t35 * parts_lse_stride3;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t37 = t36 * 4ull;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t38 = t34 + t37;
#line 119 "fa-kernels/src/merge/stacked.rs"
        const bool t39 = numbers < count;
#line 98 "fa-kernels/src/merge/stacked.rs"
        const bool t40 = row_exists & t39;
#line 127 "fa-kernels/src/merge/part.rs"
        f32 merged = 0.0f;
#line 126 "fa-kernels/src/merge/part.rs"
        if (t40) {
            f32 t41;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t41) : "l"(t38) : "memory");
#line 127 "fa-kernels/src/merge/part.rs"
            merged = t41;
        } else {
            merged = __uint_as_float(0xff800000u);
        }
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t42 = (u64)numbers_2;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t43 = t42 * parts_lse_stride0;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t44 = t43 * 4ull;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t45 = parts_lse + t44;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t46 = (u64)t14;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t47 = t46 * parts_lse_stride1;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t48 = t47 * 4ull;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t49 = t45 + t48;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t50 = (u64)index;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t51 = t50 * parts_lse_stride2;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t52 = t51 * 4ull;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t53 = t49 + t52;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t54 = (u64)t15;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t55 = t54 * parts_lse_stride3;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t56 = t55 * 4ull;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t57 = t53 + t56;
#line 119 "fa-kernels/src/merge/stacked.rs"
        const bool t58 = numbers_2 < count;
#line 98 "fa-kernels/src/merge/stacked.rs"
        const bool t59 = row_exists & t58;
#line 127 "fa-kernels/src/merge/part.rs"
        f32 merged_2 = 0.0f;
#line 126 "fa-kernels/src/merge/part.rs"
        if (t59) {
            f32 t60;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t60) : "l"(t57) : "memory");
#line 127 "fa-kernels/src/merge/part.rs"
            merged_2 = t60;
        } else {
            merged_2 = __uint_as_float(0xff800000u);
        }
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t61 = (u64)numbers_3;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t62 = t61 * parts_lse_stride0;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t63 = t62 * 4ull;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t64 = parts_lse + t63;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t65 = (u64)t14;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t66 = t65 * parts_lse_stride1;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t67 = t66 * 4ull;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t68 = t64 + t67;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t69 = (u64)index;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t70 = t69 * parts_lse_stride2;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t71 = t70 * 4ull;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t72 = t68 + t71;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t73 = (u64)t15;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t74 = t73 * parts_lse_stride3;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t75 = t74 * 4ull;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t76 = t72 + t75;
#line 119 "fa-kernels/src/merge/stacked.rs"
        const bool t77 = numbers_3 < count;
#line 98 "fa-kernels/src/merge/stacked.rs"
        const bool t78 = row_exists & t77;
#line 127 "fa-kernels/src/merge/part.rs"
        f32 merged_3 = 0.0f;
#line 126 "fa-kernels/src/merge/part.rs"
        if (t78) {
            f32 t79;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t79) : "l"(t76) : "memory");
#line 127 "fa-kernels/src/merge/part.rs"
            merged_3 = t79;
        } else {
            merged_3 = __uint_as_float(0xff800000u);
        }
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t80 = (u64)numbers_4;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t81 = t80 * parts_lse_stride0;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t82 = t81 * 4ull;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t83 = parts_lse + t82;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t84 = (u64)t14;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t85 = t84 * parts_lse_stride1;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t86 = t85 * 4ull;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t87 = t83 + t86;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t88 = (u64)index;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t89 = t88 * parts_lse_stride2;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t90 = t89 * 4ull;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t91 = t87 + t90;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t92 = (u64)t15;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t93 = t92 * parts_lse_stride3;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t94 = t93 * 4ull;
#line 97 "fa-kernels/src/merge/stacked.rs"
        const u64 t95 = t91 + t94;
#line 119 "fa-kernels/src/merge/stacked.rs"
        const bool t96 = numbers_4 < count;
#line 98 "fa-kernels/src/merge/stacked.rs"
        const bool t97 = row_exists & t96;
#line 127 "fa-kernels/src/merge/part.rs"
        f32 merged_4 = 0.0f;
#line 126 "fa-kernels/src/merge/part.rs"
        if (t97) {
            f32 t98;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t98) : "l"(t95) : "memory");
#line 127 "fa-kernels/src/merge/part.rs"
            merged_4 = t98;
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
        const bool t99 = lses != __uint_as_float(0xff800000u);
#line 173 "fa-kernels/src/merge/part.rs"
        const bool t100 = t13 & t99;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t101 = (u64)numbers;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t102 = t101 * parts_f32_stride0;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t103 = t102 * 4ull;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t104 = parts_f32 + t103;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t105 = (u64)all_queries;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t106 = t105 * parts_f32_stride1;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t107 = t106 * 4ull;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t108 = t104 + t107;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t109 = (u64)index;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t110 = t109 * parts_f32_stride2;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t111 = t110 * 4ull;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t112 = t108 + t111;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t113 = (u64)element * 4u;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t114 = t112 + t113;
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
        if (t100) {
            u32 chunk;
            u32 chunk_2;
            u32 chunk_3;
            u32 chunk_4;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t114) : "memory");
#line 43 "fa-kernels/src/rows.rs"
            u32 chunk_5;
            u32 chunk_6;
            u32 chunk_7;
            u32 chunk_8;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t114) : "memory");
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
        const bool t115 = lses_2 != __uint_as_float(0xff800000u);
#line 173 "fa-kernels/src/merge/part.rs"
        const bool t116 = t13 & t115;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t117 = (u64)numbers_2;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t118 = t117 * parts_f32_stride0;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t119 = t118 * 4ull;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t120 = parts_f32 + t119;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t121 = (u64)all_queries;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t122 = t121 * parts_f32_stride1;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t123 = t122 * 4ull;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t124 = t120 + t123;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t125 = (u64)index;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t126 = t125 * parts_f32_stride2;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t127 = t126 * 4ull;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t128 = t124 + t127;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t129 = (u64)element * 4u;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t130 = t128 + t129;
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
        if (t116) {
            u32 chunk_9;
            u32 chunk_10;
            u32 chunk_11;
            u32 chunk_12;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t130) : "memory");
#line 43 "fa-kernels/src/rows.rs"
            u32 chunk_13;
            u32 chunk_14;
            u32 chunk_15;
            u32 chunk_16;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t130) : "memory");
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
        const bool t131 = lses_3 != __uint_as_float(0xff800000u);
#line 173 "fa-kernels/src/merge/part.rs"
        const bool t132 = t13 & t131;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t133 = (u64)numbers_3;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t134 = t133 * parts_f32_stride0;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t135 = t134 * 4ull;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t136 = parts_f32 + t135;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t137 = (u64)all_queries;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t138 = t137 * parts_f32_stride1;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t139 = t138 * 4ull;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t140 = t136 + t139;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t141 = (u64)index;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t142 = t141 * parts_f32_stride2;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t143 = t142 * 4ull;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t144 = t140 + t143;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t145 = (u64)element * 4u;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t146 = t144 + t145;
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
        if (t132) {
            u32 chunk_17;
            u32 chunk_18;
            u32 chunk_19;
            u32 chunk_20;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_17), "=r"(chunk_18), "=r"(chunk_19), "=r"(chunk_20) : "l"(t146) : "memory");
#line 43 "fa-kernels/src/rows.rs"
            u32 chunk_21;
            u32 chunk_22;
            u32 chunk_23;
            u32 chunk_24;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(chunk_21), "=r"(chunk_22), "=r"(chunk_23), "=r"(chunk_24) : "l"(t146) : "memory");
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
        const bool t147 = lses_4 != __uint_as_float(0xff800000u);
#line 173 "fa-kernels/src/merge/part.rs"
        const bool t148 = t13 & t147;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t149 = (u64)numbers_4;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t150 = t149 * parts_f32_stride0;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t151 = t150 * 4ull;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t152 = parts_f32 + t151;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t153 = (u64)all_queries;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t154 = t153 * parts_f32_stride1;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t155 = t154 * 4ull;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t156 = t152 + t155;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t157 = (u64)index;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t158 = t157 * parts_f32_stride2;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t159 = t158 * 4ull;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t160 = t156 + t159;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t161 = (u64)element * 4u;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t162 = t160 + t161;
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
        if (t148) {
            u32 chunk_25;
            u32 chunk_26;
            u32 chunk_27;
            u32 chunk_28;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_25), "=r"(chunk_26), "=r"(chunk_27), "=r"(chunk_28) : "l"(t162) : "memory");
#line 43 "fa-kernels/src/rows.rs"
            u32 chunk_29;
            u32 chunk_30;
            u32 chunk_31;
            u32 chunk_32;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(chunk_29), "=r"(chunk_30), "=r"(chunk_31), "=r"(chunk_32) : "l"(t162) : "memory");
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
        f32 t163;
        asm("mov.b32 %0, %1;" : "=f"(t163) : "r"(words));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t164;
        asm("mov.b32 %0, %1;" : "=f"(t164) : "r"(words_2));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t165;
        asm("mov.b32 %0, %1;" : "=f"(t165) : "r"(words_3));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t166;
        asm("mov.b32 %0, %1;" : "=f"(t166) : "r"(words_4));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t167;
        asm("mov.b32 %0, %1;" : "=f"(t167) : "r"(words_5));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t168;
        asm("mov.b32 %0, %1;" : "=f"(t168) : "r"(words_6));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t169;
        asm("mov.b32 %0, %1;" : "=f"(t169) : "r"(words_7));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t170;
        asm("mov.b32 %0, %1;" : "=f"(t170) : "r"(words_8));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t171;
        asm("mov.b32 %0, %1;" : "=f"(t171) : "r"(words_9));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t172;
        asm("mov.b32 %0, %1;" : "=f"(t172) : "r"(words_10));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t173;
        asm("mov.b32 %0, %1;" : "=f"(t173) : "r"(words_11));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t174;
        asm("mov.b32 %0, %1;" : "=f"(t174) : "r"(words_12));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t175;
        asm("mov.b32 %0, %1;" : "=f"(t175) : "r"(words_13));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t176;
        asm("mov.b32 %0, %1;" : "=f"(t176) : "r"(words_14));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t177;
        asm("mov.b32 %0, %1;" : "=f"(t177) : "r"(words_15));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t178;
        asm("mov.b32 %0, %1;" : "=f"(t178) : "r"(words_16));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t179;
        asm("mov.b32 %0, %1;" : "=f"(t179) : "r"(words_17));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t180;
        asm("mov.b32 %0, %1;" : "=f"(t180) : "r"(words_18));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t181;
        asm("mov.b32 %0, %1;" : "=f"(t181) : "r"(words_19));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t182;
        asm("mov.b32 %0, %1;" : "=f"(t182) : "r"(words_20));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t183;
        asm("mov.b32 %0, %1;" : "=f"(t183) : "r"(words_21));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t184;
        asm("mov.b32 %0, %1;" : "=f"(t184) : "r"(words_22));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t185;
        asm("mov.b32 %0, %1;" : "=f"(t185) : "r"(words_23));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t186;
        asm("mov.b32 %0, %1;" : "=f"(t186) : "r"(words_24));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t187;
        asm("mov.b32 %0, %1;" : "=f"(t187) : "r"(words_25));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t188;
        asm("mov.b32 %0, %1;" : "=f"(t188) : "r"(words_26));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t189;
        asm("mov.b32 %0, %1;" : "=f"(t189) : "r"(words_27));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t190;
        asm("mov.b32 %0, %1;" : "=f"(t190) : "r"(words_28));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t191;
        asm("mov.b32 %0, %1;" : "=f"(t191) : "r"(words_29));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t192;
        asm("mov.b32 %0, %1;" : "=f"(t192) : "r"(words_30));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t193;
        asm("mov.b32 %0, %1;" : "=f"(t193) : "r"(words_31));
#line 109 "fa-kernels/src/merge/stacked.rs"
        f32 t194;
        asm("mov.b32 %0, %1;" : "=f"(t194) : "r"(words_32));
#line 64 "fa-kernels/src/merge/part.rs"
        const f32 old = max;
        f32 t196;
        asm("max.f32 %0, %1, %2;" : "=f"(t196) : "f"(old), "f"(lses));
#line 65 "fa-kernels/src/merge/part.rs"
        f32 t197;
        asm("max.f32 %0, %1, %2;" : "=f"(t197) : "f"(t196), "f"(lses_2));
#line 65 "fa-kernels/src/merge/part.rs"
        f32 t198;
        asm("max.f32 %0, %1, %2;" : "=f"(t198) : "f"(t197), "f"(lses_3));
#line 65 "fa-kernels/src/merge/part.rs"
        f32 max_2;
        asm("max.f32 %0, %1, %2;" : "=f"(max_2) : "f"(t198), "f"(lses_4));
#line 47 "fa-kernels/src/merge/part.rs"
        const bool t200 = old == max_2;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 t201 = old - max_2;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 distance = t200 ? 0.0f : t201;
        const bool t203 = old == __uint_as_float(0xff800000u);
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 t204 = distance * 1.442695f;
#line 48 "fa-kernels/src/merge/part.rs"
        f32 t205;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t205) : "f"(t204));
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 kept = t203 ? 0.0f : t205;
#line 67 "fa-kernels/src/merge/part.rs"
        max = max_2;
#line 47 "fa-kernels/src/merge/part.rs"
        const bool t207 = lses == max_2;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 t208 = lses - max_2;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 distance_2 = t207 ? 0.0f : t208;
        const bool t210 = lses == __uint_as_float(0xff800000u);
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 t211 = distance_2 * 1.442695f;
#line 48 "fa-kernels/src/merge/part.rs"
        f32 t212;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t212) : "f"(t211));
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 weights = t210 ? 0.0f : t212;
#line 47 "fa-kernels/src/merge/part.rs"
        const bool t214 = lses_2 == max_2;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 t215 = lses_2 - max_2;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 distance_3 = t214 ? 0.0f : t215;
        const bool t217 = lses_2 == __uint_as_float(0xff800000u);
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 t218 = distance_3 * 1.442695f;
#line 48 "fa-kernels/src/merge/part.rs"
        f32 t219;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t219) : "f"(t218));
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 weights_2 = t217 ? 0.0f : t219;
#line 47 "fa-kernels/src/merge/part.rs"
        const bool t221 = lses_3 == max_2;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 t222 = lses_3 - max_2;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 distance_4 = t221 ? 0.0f : t222;
        const bool t224 = lses_3 == __uint_as_float(0xff800000u);
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 t225 = distance_4 * 1.442695f;
#line 48 "fa-kernels/src/merge/part.rs"
        f32 t226;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t226) : "f"(t225));
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 weights_3 = t224 ? 0.0f : t226;
#line 47 "fa-kernels/src/merge/part.rs"
        const bool t228 = lses_4 == max_2;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 t229 = lses_4 - max_2;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 distance_5 = t228 ? 0.0f : t229;
        const bool t231 = lses_4 == __uint_as_float(0xff800000u);
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 t232 = distance_5 * 1.442695f;
#line 48 "fa-kernels/src/merge/part.rs"
        f32 t233;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t233) : "f"(t232));
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 weights_4 = t231 ? 0.0f : t233;
#line 70 "fa-kernels/src/merge/part.rs"
        const f32 sum_2 = sum * kept;
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t236;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t236) : "f"(1.0f), "f"(weights), "f"(sum_2));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t237;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t237) : "f"(1.0f), "f"(weights_2), "f"(t236));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t238;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t238) : "f"(1.0f), "f"(weights_3), "f"(t237));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t239;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t239) : "f"(1.0f), "f"(weights_4), "f"(t238));
#line 72 "fa-kernels/src/merge/part.rs"
        sum = t239;
#line 70 "fa-kernels/src/merge/part.rs"
        const f32 sum_3 = o_2 * kept;
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t241;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t241) : "f"(t163), "f"(weights), "f"(sum_3));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t242;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t242) : "f"(t171), "f"(weights_2), "f"(t241));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t243;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t243) : "f"(t179), "f"(weights_3), "f"(t242));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t244;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t244) : "f"(t187), "f"(weights_4), "f"(t243));
#line 72 "fa-kernels/src/merge/part.rs"
        o_2 = t244;
#line 70 "fa-kernels/src/merge/part.rs"
        const f32 sum_4 = o_3 * kept;
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t246;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t246) : "f"(t164), "f"(weights), "f"(sum_4));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t247;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t247) : "f"(t172), "f"(weights_2), "f"(t246));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t248;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t248) : "f"(t180), "f"(weights_3), "f"(t247));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t249;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t249) : "f"(t188), "f"(weights_4), "f"(t248));
#line 72 "fa-kernels/src/merge/part.rs"
        o_3 = t249;
#line 70 "fa-kernels/src/merge/part.rs"
        const f32 sum_5 = o_4 * kept;
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t251;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t251) : "f"(t165), "f"(weights), "f"(sum_5));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t252;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t252) : "f"(t173), "f"(weights_2), "f"(t251));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t253;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t253) : "f"(t181), "f"(weights_3), "f"(t252));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t254;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t254) : "f"(t189), "f"(weights_4), "f"(t253));
#line 72 "fa-kernels/src/merge/part.rs"
        o_4 = t254;
#line 70 "fa-kernels/src/merge/part.rs"
        const f32 sum_6 = o_5 * kept;
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t256;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t256) : "f"(t166), "f"(weights), "f"(sum_6));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t257;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t257) : "f"(t174), "f"(weights_2), "f"(t256));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t258;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t258) : "f"(t182), "f"(weights_3), "f"(t257));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t259;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t259) : "f"(t190), "f"(weights_4), "f"(t258));
#line 72 "fa-kernels/src/merge/part.rs"
        o_5 = t259;
#line 70 "fa-kernels/src/merge/part.rs"
        const f32 sum_7 = o_6 * kept;
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t261;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t261) : "f"(t167), "f"(weights), "f"(sum_7));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t262;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t262) : "f"(t175), "f"(weights_2), "f"(t261));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t263;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t263) : "f"(t183), "f"(weights_3), "f"(t262));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t264;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t264) : "f"(t191), "f"(weights_4), "f"(t263));
#line 72 "fa-kernels/src/merge/part.rs"
        o_6 = t264;
#line 70 "fa-kernels/src/merge/part.rs"
        const f32 sum_8 = o_7 * kept;
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t266;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t266) : "f"(t168), "f"(weights), "f"(sum_8));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t267;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t267) : "f"(t176), "f"(weights_2), "f"(t266));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t268;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t268) : "f"(t184), "f"(weights_3), "f"(t267));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t269;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t269) : "f"(t192), "f"(weights_4), "f"(t268));
#line 72 "fa-kernels/src/merge/part.rs"
        o_7 = t269;
#line 70 "fa-kernels/src/merge/part.rs"
        const f32 sum_9 = o_8 * kept;
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t271;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t271) : "f"(t169), "f"(weights), "f"(sum_9));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t272;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t272) : "f"(t177), "f"(weights_2), "f"(t271));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t273;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t273) : "f"(t185), "f"(weights_3), "f"(t272));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t274;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t274) : "f"(t193), "f"(weights_4), "f"(t273));
#line 72 "fa-kernels/src/merge/part.rs"
        o_8 = t274;
#line 70 "fa-kernels/src/merge/part.rs"
        const f32 sum_10 = o_9 * kept;
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t276;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t276) : "f"(t170), "f"(weights), "f"(sum_10));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t277;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t277) : "f"(t178), "f"(weights_2), "f"(t276));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t278;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t278) : "f"(t186), "f"(weights_3), "f"(t277));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t279;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t279) : "f"(t194), "f"(weights_4), "f"(t278));
#line 72 "fa-kernels/src/merge/part.rs"
        o_9 = t279;
    }
#line 67 "fa-kernels/src/merge/stacked.rs"
    const u32 t280 = (u32)__cvta_generic_to_shared(smem);
#line 67 "fa-kernels/src/merge/stacked.rs"
    const u32 t281 = threadIdx.x;
#line 67 "fa-kernels/src/merge/stacked.rs"
    const u32 t282 = t281 << 2u;
#line 67 "fa-kernels/src/merge/stacked.rs"
    const u32 slot = t280 + t282;
    const f32 t284 = max;
#line 68 "fa-kernels/src/merge/stacked.rs"
    const f32 t285 = sum;
#line 68 "fa-kernels/src/merge/stacked.rs"
    const f32 t286 = o_2;
#line 68 "fa-kernels/src/merge/stacked.rs"
    const f32 t287 = o_3;
#line 68 "fa-kernels/src/merge/stacked.rs"
    const f32 t288 = o_4;
#line 68 "fa-kernels/src/merge/stacked.rs"
    const f32 t289 = o_5;
#line 68 "fa-kernels/src/merge/stacked.rs"
    const f32 t290 = o_6;
#line 68 "fa-kernels/src/merge/stacked.rs"
    const f32 t291 = o_7;
#line 68 "fa-kernels/src/merge/stacked.rs"
    const f32 t292 = o_8;
#line 68 "fa-kernels/src/merge/stacked.rs"
    const f32 t293 = o_9;
#line 68 "fa-kernels/src/merge/stacked.rs"
    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(slot), "f"(t284) : "memory");
#line 68 "fa-kernels/src/merge/stacked.rs"
    asm volatile("st.shared.f32 [%0+1024], %1;" :  : "r"(slot), "f"(t285) : "memory");
#line 68 "fa-kernels/src/merge/stacked.rs"
    asm volatile("st.shared.f32 [%0+2048], %1;" :  : "r"(slot), "f"(t286) : "memory");
#line 68 "fa-kernels/src/merge/stacked.rs"
    asm volatile("st.shared.f32 [%0+3072], %1;" :  : "r"(slot), "f"(t287) : "memory");
#line 68 "fa-kernels/src/merge/stacked.rs"
    asm volatile("st.shared.f32 [%0+4096], %1;" :  : "r"(slot), "f"(t288) : "memory");
#line 68 "fa-kernels/src/merge/stacked.rs"
    asm volatile("st.shared.f32 [%0+5120], %1;" :  : "r"(slot), "f"(t289) : "memory");
#line 68 "fa-kernels/src/merge/stacked.rs"
    asm volatile("st.shared.f32 [%0+6144], %1;" :  : "r"(slot), "f"(t290) : "memory");
#line 68 "fa-kernels/src/merge/stacked.rs"
    asm volatile("st.shared.f32 [%0+7168], %1;" :  : "r"(slot), "f"(t291) : "memory");
#line 68 "fa-kernels/src/merge/stacked.rs"
    asm volatile("st.shared.f32 [%0+8192], %1;" :  : "r"(slot), "f"(t292) : "memory");
#line 68 "fa-kernels/src/merge/stacked.rs"
    asm volatile("st.shared.f32 [%0+9216], %1;" :  : "r"(slot), "f"(t293) : "memory");
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 t294 = group & 7u;
#line 70 "fa-kernels/src/merge/stacked.rs"
    const bool t295 = t294 == 0u;
#line 70 "fa-kernels/src/merge/stacked.rs"
    if (t295) {
#line 72 "fa-kernels/src/merge/stacked.rs"
        const u32 t296 = slot + 32u;
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t297;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t297) : "r"(t296) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t298;
        asm volatile("ld.shared.f32 %0, [%1+1024];" : "=f"(t298) : "r"(t296) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t299;
        asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(t299) : "r"(t296) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t300;
        asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(t300) : "r"(t296) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t301;
        asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t301) : "r"(t296) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t302;
        asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t302) : "r"(t296) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t303;
        asm volatile("ld.shared.f32 %0, [%1+6144];" : "=f"(t303) : "r"(t296) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t304;
        asm volatile("ld.shared.f32 %0, [%1+7168];" : "=f"(t304) : "r"(t296) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t305;
        asm volatile("ld.shared.f32 %0, [%1+8192];" : "=f"(t305) : "r"(t296) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t306;
        asm volatile("ld.shared.f32 %0, [%1+9216];" : "=f"(t306) : "r"(t296) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        const u32 t307 = slot + 64u;
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t308;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t308) : "r"(t307) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t309;
        asm volatile("ld.shared.f32 %0, [%1+1024];" : "=f"(t309) : "r"(t307) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t310;
        asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(t310) : "r"(t307) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t311;
        asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(t311) : "r"(t307) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t312;
        asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t312) : "r"(t307) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t313;
        asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t313) : "r"(t307) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t314;
        asm volatile("ld.shared.f32 %0, [%1+6144];" : "=f"(t314) : "r"(t307) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t315;
        asm volatile("ld.shared.f32 %0, [%1+7168];" : "=f"(t315) : "r"(t307) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t316;
        asm volatile("ld.shared.f32 %0, [%1+8192];" : "=f"(t316) : "r"(t307) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t317;
        asm volatile("ld.shared.f32 %0, [%1+9216];" : "=f"(t317) : "r"(t307) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        const u32 t318 = slot + 96u;
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t319;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t319) : "r"(t318) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t320;
        asm volatile("ld.shared.f32 %0, [%1+1024];" : "=f"(t320) : "r"(t318) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t321;
        asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(t321) : "r"(t318) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t322;
        asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(t322) : "r"(t318) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t323;
        asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t323) : "r"(t318) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t324;
        asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t324) : "r"(t318) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t325;
        asm volatile("ld.shared.f32 %0, [%1+6144];" : "=f"(t325) : "r"(t318) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t326;
        asm volatile("ld.shared.f32 %0, [%1+7168];" : "=f"(t326) : "r"(t318) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t327;
        asm volatile("ld.shared.f32 %0, [%1+8192];" : "=f"(t327) : "r"(t318) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t328;
        asm volatile("ld.shared.f32 %0, [%1+9216];" : "=f"(t328) : "r"(t318) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        const u32 t329 = slot + 128u;
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t330;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t330) : "r"(t329) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t331;
        asm volatile("ld.shared.f32 %0, [%1+1024];" : "=f"(t331) : "r"(t329) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t332;
        asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(t332) : "r"(t329) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t333;
        asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(t333) : "r"(t329) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t334;
        asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t334) : "r"(t329) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t335;
        asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t335) : "r"(t329) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t336;
        asm volatile("ld.shared.f32 %0, [%1+6144];" : "=f"(t336) : "r"(t329) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t337;
        asm volatile("ld.shared.f32 %0, [%1+7168];" : "=f"(t337) : "r"(t329) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t338;
        asm volatile("ld.shared.f32 %0, [%1+8192];" : "=f"(t338) : "r"(t329) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t339;
        asm volatile("ld.shared.f32 %0, [%1+9216];" : "=f"(t339) : "r"(t329) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        const u32 t340 = slot + 160u;
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t341;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t341) : "r"(t340) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t342;
        asm volatile("ld.shared.f32 %0, [%1+1024];" : "=f"(t342) : "r"(t340) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t343;
        asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(t343) : "r"(t340) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t344;
        asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(t344) : "r"(t340) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t345;
        asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t345) : "r"(t340) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t346;
        asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t346) : "r"(t340) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t347;
        asm volatile("ld.shared.f32 %0, [%1+6144];" : "=f"(t347) : "r"(t340) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t348;
        asm volatile("ld.shared.f32 %0, [%1+7168];" : "=f"(t348) : "r"(t340) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t349;
        asm volatile("ld.shared.f32 %0, [%1+8192];" : "=f"(t349) : "r"(t340) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t350;
        asm volatile("ld.shared.f32 %0, [%1+9216];" : "=f"(t350) : "r"(t340) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        const u32 t351 = slot + 192u;
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t352;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t352) : "r"(t351) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t353;
        asm volatile("ld.shared.f32 %0, [%1+1024];" : "=f"(t353) : "r"(t351) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t354;
        asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(t354) : "r"(t351) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t355;
        asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(t355) : "r"(t351) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t356;
        asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t356) : "r"(t351) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t357;
        asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t357) : "r"(t351) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t358;
        asm volatile("ld.shared.f32 %0, [%1+6144];" : "=f"(t358) : "r"(t351) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t359;
        asm volatile("ld.shared.f32 %0, [%1+7168];" : "=f"(t359) : "r"(t351) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t360;
        asm volatile("ld.shared.f32 %0, [%1+8192];" : "=f"(t360) : "r"(t351) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t361;
        asm volatile("ld.shared.f32 %0, [%1+9216];" : "=f"(t361) : "r"(t351) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        const u32 t362 = slot + 224u;
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t363;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t363) : "r"(t362) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t364;
        asm volatile("ld.shared.f32 %0, [%1+1024];" : "=f"(t364) : "r"(t362) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t365;
        asm volatile("ld.shared.f32 %0, [%1+2048];" : "=f"(t365) : "r"(t362) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t366;
        asm volatile("ld.shared.f32 %0, [%1+3072];" : "=f"(t366) : "r"(t362) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t367;
        asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t367) : "r"(t362) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t368;
        asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t368) : "r"(t362) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t369;
        asm volatile("ld.shared.f32 %0, [%1+6144];" : "=f"(t369) : "r"(t362) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t370;
        asm volatile("ld.shared.f32 %0, [%1+7168];" : "=f"(t370) : "r"(t362) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t371;
        asm volatile("ld.shared.f32 %0, [%1+8192];" : "=f"(t371) : "r"(t362) : "memory");
#line 72 "fa-kernels/src/merge/stacked.rs"
        f32 t372;
        asm volatile("ld.shared.f32 %0, [%1+9216];" : "=f"(t372) : "r"(t362) : "memory");
#line 64 "fa-kernels/src/merge/part.rs"
        const f32 old_2 = max;
        f32 t374;
        asm("max.f32 %0, %1, %2;" : "=f"(t374) : "f"(old_2), "f"(t297));
#line 65 "fa-kernels/src/merge/part.rs"
        f32 t375;
        asm("max.f32 %0, %1, %2;" : "=f"(t375) : "f"(t374), "f"(t308));
#line 65 "fa-kernels/src/merge/part.rs"
        f32 t376;
        asm("max.f32 %0, %1, %2;" : "=f"(t376) : "f"(t375), "f"(t319));
#line 65 "fa-kernels/src/merge/part.rs"
        f32 t377;
        asm("max.f32 %0, %1, %2;" : "=f"(t377) : "f"(t376), "f"(t330));
#line 65 "fa-kernels/src/merge/part.rs"
        f32 t378;
        asm("max.f32 %0, %1, %2;" : "=f"(t378) : "f"(t377), "f"(t341));
#line 65 "fa-kernels/src/merge/part.rs"
        f32 t379;
        asm("max.f32 %0, %1, %2;" : "=f"(t379) : "f"(t378), "f"(t352));
#line 65 "fa-kernels/src/merge/part.rs"
        f32 max_3;
        asm("max.f32 %0, %1, %2;" : "=f"(max_3) : "f"(t379), "f"(t363));
#line 47 "fa-kernels/src/merge/part.rs"
        const bool t381 = old_2 == max_3;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 t382 = old_2 - max_3;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 distance_6 = t381 ? 0.0f : t382;
        const bool t384 = old_2 == __uint_as_float(0xff800000u);
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 t385 = distance_6 * 1.442695f;
#line 48 "fa-kernels/src/merge/part.rs"
        f32 t386;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t386) : "f"(t385));
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 kept_2 = t384 ? 0.0f : t386;
#line 67 "fa-kernels/src/merge/part.rs"
        max = max_3;
#line 47 "fa-kernels/src/merge/part.rs"
        const bool t388 = t297 == max_3;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 t389 = t297 - max_3;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 distance_7 = t388 ? 0.0f : t389;
        const bool t391 = t297 == __uint_as_float(0xff800000u);
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 t392 = distance_7 * 1.442695f;
#line 48 "fa-kernels/src/merge/part.rs"
        f32 t393;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t393) : "f"(t392));
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 weights_5 = t391 ? 0.0f : t393;
#line 47 "fa-kernels/src/merge/part.rs"
        const bool t395 = t308 == max_3;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 t396 = t308 - max_3;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 distance_8 = t395 ? 0.0f : t396;
        const bool t398 = t308 == __uint_as_float(0xff800000u);
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 t399 = distance_8 * 1.442695f;
#line 48 "fa-kernels/src/merge/part.rs"
        f32 t400;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t400) : "f"(t399));
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 weights_6 = t398 ? 0.0f : t400;
#line 47 "fa-kernels/src/merge/part.rs"
        const bool t402 = t319 == max_3;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 t403 = t319 - max_3;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 distance_9 = t402 ? 0.0f : t403;
        const bool t405 = t319 == __uint_as_float(0xff800000u);
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 t406 = distance_9 * 1.442695f;
#line 48 "fa-kernels/src/merge/part.rs"
        f32 t407;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t407) : "f"(t406));
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 weights_7 = t405 ? 0.0f : t407;
#line 47 "fa-kernels/src/merge/part.rs"
        const bool t409 = t330 == max_3;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 t410 = t330 - max_3;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 distance_10 = t409 ? 0.0f : t410;
        const bool t412 = t330 == __uint_as_float(0xff800000u);
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 t413 = distance_10 * 1.442695f;
#line 48 "fa-kernels/src/merge/part.rs"
        f32 t414;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t414) : "f"(t413));
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 weights_8 = t412 ? 0.0f : t414;
#line 47 "fa-kernels/src/merge/part.rs"
        const bool t416 = t341 == max_3;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 t417 = t341 - max_3;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 distance_11 = t416 ? 0.0f : t417;
        const bool t419 = t341 == __uint_as_float(0xff800000u);
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 t420 = distance_11 * 1.442695f;
#line 48 "fa-kernels/src/merge/part.rs"
        f32 t421;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t421) : "f"(t420));
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 weights_9 = t419 ? 0.0f : t421;
#line 47 "fa-kernels/src/merge/part.rs"
        const bool t423 = t352 == max_3;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 t424 = t352 - max_3;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 distance_12 = t423 ? 0.0f : t424;
        const bool t426 = t352 == __uint_as_float(0xff800000u);
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 t427 = distance_12 * 1.442695f;
#line 48 "fa-kernels/src/merge/part.rs"
        f32 t428;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t428) : "f"(t427));
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 weights_10 = t426 ? 0.0f : t428;
#line 47 "fa-kernels/src/merge/part.rs"
        const bool t430 = t363 == max_3;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 t431 = t363 - max_3;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 distance_13 = t430 ? 0.0f : t431;
        const bool t433 = t363 == __uint_as_float(0xff800000u);
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 t434 = distance_13 * 1.442695f;
#line 48 "fa-kernels/src/merge/part.rs"
        f32 t435;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t435) : "f"(t434));
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 weights_11 = t433 ? 0.0f : t435;
#line 70 "fa-kernels/src/merge/part.rs"
        const f32 sum_11 = sum * kept_2;
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t438;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t438) : "f"(t298), "f"(weights_5), "f"(sum_11));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t439;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t439) : "f"(t309), "f"(weights_6), "f"(t438));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t440;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t440) : "f"(t320), "f"(weights_7), "f"(t439));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t441;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t441) : "f"(t331), "f"(weights_8), "f"(t440));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t442;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t442) : "f"(t342), "f"(weights_9), "f"(t441));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t443;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t443) : "f"(t353), "f"(weights_10), "f"(t442));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t444;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t444) : "f"(t364), "f"(weights_11), "f"(t443));
#line 72 "fa-kernels/src/merge/part.rs"
        sum = t444;
#line 70 "fa-kernels/src/merge/part.rs"
        const f32 sum_12 = o_2 * kept_2;
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t446;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t446) : "f"(t299), "f"(weights_5), "f"(sum_12));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t447;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t447) : "f"(t310), "f"(weights_6), "f"(t446));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t448;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t448) : "f"(t321), "f"(weights_7), "f"(t447));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t449;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t449) : "f"(t332), "f"(weights_8), "f"(t448));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t450;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t450) : "f"(t343), "f"(weights_9), "f"(t449));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t451;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t451) : "f"(t354), "f"(weights_10), "f"(t450));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t452;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t452) : "f"(t365), "f"(weights_11), "f"(t451));
#line 72 "fa-kernels/src/merge/part.rs"
        o_2 = t452;
#line 70 "fa-kernels/src/merge/part.rs"
        const f32 sum_13 = o_3 * kept_2;
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t454;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t454) : "f"(t300), "f"(weights_5), "f"(sum_13));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t455;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t455) : "f"(t311), "f"(weights_6), "f"(t454));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t456;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t456) : "f"(t322), "f"(weights_7), "f"(t455));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t457;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t457) : "f"(t333), "f"(weights_8), "f"(t456));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t458;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t458) : "f"(t344), "f"(weights_9), "f"(t457));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t459;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t459) : "f"(t355), "f"(weights_10), "f"(t458));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t460;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t460) : "f"(t366), "f"(weights_11), "f"(t459));
#line 72 "fa-kernels/src/merge/part.rs"
        o_3 = t460;
#line 70 "fa-kernels/src/merge/part.rs"
        const f32 sum_14 = o_4 * kept_2;
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t462;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t462) : "f"(t301), "f"(weights_5), "f"(sum_14));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t463;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t463) : "f"(t312), "f"(weights_6), "f"(t462));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t464;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t464) : "f"(t323), "f"(weights_7), "f"(t463));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t465;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t465) : "f"(t334), "f"(weights_8), "f"(t464));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t466;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t466) : "f"(t345), "f"(weights_9), "f"(t465));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t467;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t467) : "f"(t356), "f"(weights_10), "f"(t466));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t468;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t468) : "f"(t367), "f"(weights_11), "f"(t467));
#line 72 "fa-kernels/src/merge/part.rs"
        o_4 = t468;
#line 70 "fa-kernels/src/merge/part.rs"
        const f32 sum_15 = o_5 * kept_2;
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t470;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t470) : "f"(t302), "f"(weights_5), "f"(sum_15));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t471;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t471) : "f"(t313), "f"(weights_6), "f"(t470));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t472;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t472) : "f"(t324), "f"(weights_7), "f"(t471));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t473;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t473) : "f"(t335), "f"(weights_8), "f"(t472));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t474;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t474) : "f"(t346), "f"(weights_9), "f"(t473));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t475;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t475) : "f"(t357), "f"(weights_10), "f"(t474));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t476;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t476) : "f"(t368), "f"(weights_11), "f"(t475));
#line 72 "fa-kernels/src/merge/part.rs"
        o_5 = t476;
#line 70 "fa-kernels/src/merge/part.rs"
        const f32 sum_16 = o_6 * kept_2;
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t478;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t478) : "f"(t303), "f"(weights_5), "f"(sum_16));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t479;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t479) : "f"(t314), "f"(weights_6), "f"(t478));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t480;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t480) : "f"(t325), "f"(weights_7), "f"(t479));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t481;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t481) : "f"(t336), "f"(weights_8), "f"(t480));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t482;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t482) : "f"(t347), "f"(weights_9), "f"(t481));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t483;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t483) : "f"(t358), "f"(weights_10), "f"(t482));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t484;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t484) : "f"(t369), "f"(weights_11), "f"(t483));
#line 72 "fa-kernels/src/merge/part.rs"
        o_6 = t484;
#line 70 "fa-kernels/src/merge/part.rs"
        const f32 sum_17 = o_7 * kept_2;
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t486;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t486) : "f"(t304), "f"(weights_5), "f"(sum_17));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t487;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t487) : "f"(t315), "f"(weights_6), "f"(t486));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t488;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t488) : "f"(t326), "f"(weights_7), "f"(t487));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t489;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t489) : "f"(t337), "f"(weights_8), "f"(t488));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t490;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t490) : "f"(t348), "f"(weights_9), "f"(t489));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t491;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t491) : "f"(t359), "f"(weights_10), "f"(t490));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t492;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t492) : "f"(t370), "f"(weights_11), "f"(t491));
#line 72 "fa-kernels/src/merge/part.rs"
        o_7 = t492;
#line 70 "fa-kernels/src/merge/part.rs"
        const f32 sum_18 = o_8 * kept_2;
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t494;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t494) : "f"(t305), "f"(weights_5), "f"(sum_18));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t495;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t495) : "f"(t316), "f"(weights_6), "f"(t494));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t496;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t496) : "f"(t327), "f"(weights_7), "f"(t495));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t497;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t497) : "f"(t338), "f"(weights_8), "f"(t496));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t498;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t498) : "f"(t349), "f"(weights_9), "f"(t497));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t499;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t499) : "f"(t360), "f"(weights_10), "f"(t498));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t500;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t500) : "f"(t371), "f"(weights_11), "f"(t499));
#line 72 "fa-kernels/src/merge/part.rs"
        o_8 = t500;
#line 70 "fa-kernels/src/merge/part.rs"
        const f32 sum_19 = o_9 * kept_2;
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t502;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t502) : "f"(t306), "f"(weights_5), "f"(sum_19));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t503;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t503) : "f"(t317), "f"(weights_6), "f"(t502));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t504;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t504) : "f"(t328), "f"(weights_7), "f"(t503));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t505;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t505) : "f"(t339), "f"(weights_8), "f"(t504));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t506;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t506) : "f"(t350), "f"(weights_9), "f"(t505));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t507;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t507) : "f"(t361), "f"(weights_10), "f"(t506));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t508;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t508) : "f"(t372), "f"(weights_11), "f"(t507));
#line 72 "fa-kernels/src/merge/part.rs"
        o_9 = t508;
#line 92 "fa-kernels/src/merge/part.rs"
        const f32 sum_20 = sum;
        const bool none = sum_20 == 0.0f;
        f32 t510;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t510) : "f"(sum_20));
#line 94 "fa-kernels/src/merge/part.rs"
        const f32 normalizer = none ? 0.0f : t510;
        f32 t512;
        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t512) : "f"(sum_20));
#line 95 "fa-kernels/src/merge/part.rs"
        f32 t513;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t513) : "f"(t512), "f"(0.6931472f), "f"(max));
#line 95 "fa-kernels/src/merge/part.rs"
        const f32 lse = none ? __uint_as_float(0xff800000u) : t513;
#line 100 "fa-kernels/src/merge/part.rs"
        const f32 t515 = o_2 * normalizer;
#line 100 "fa-kernels/src/merge/part.rs"
        const f32 t516 = o_3 * normalizer;
#line 100 "fa-kernels/src/merge/part.rs"
        const f32 t517 = o_4 * normalizer;
#line 100 "fa-kernels/src/merge/part.rs"
        const f32 t518 = o_5 * normalizer;
#line 100 "fa-kernels/src/merge/part.rs"
        const f32 t519 = o_6 * normalizer;
#line 100 "fa-kernels/src/merge/part.rs"
        const f32 t520 = o_7 * normalizer;
#line 100 "fa-kernels/src/merge/part.rs"
        const f32 t521 = o_8 * normalizer;
#line 100 "fa-kernels/src/merge/part.rs"
        const f32 t522 = o_9 * normalizer;
#line 185 "fa-kernels/src/merge/part.rs"
        if (t13) {
            const u64 t523 = (u64)t14;
#line 186 "fa-kernels/src/merge/part.rs"
            const u64 t524 = t523 * o_stride0;
#line 186 "fa-kernels/src/merge/part.rs"
            const u64 t525 = t524 * 2ull;
#line 186 "fa-kernels/src/merge/part.rs"
            const u64 t526 = o + t525;
#line 186 "fa-kernels/src/merge/part.rs"
            const u64 t527 = (u64)t15;
#line 186 "fa-kernels/src/merge/part.rs"
            const u64 t528 = t527 * o_stride1;
#line 186 "fa-kernels/src/merge/part.rs"
            const u64 t529 = t528 * 2ull;
#line 186 "fa-kernels/src/merge/part.rs"
            const u64 t530 = t526 + t529;
#line 186 "fa-kernels/src/merge/part.rs"
            const u64 t531 = (u64)index;
#line 186 "fa-kernels/src/merge/part.rs"
            const u64 t532 = t531 * o_stride2;
#line 186 "fa-kernels/src/merge/part.rs"
            const u64 t533 = t532 * 2ull;
#line 186 "fa-kernels/src/merge/part.rs"
            const u64 t534 = t530 + t533;
#line 186 "fa-kernels/src/merge/part.rs"
            const u64 t535 = (u64)element * 2u;
#line 186 "fa-kernels/src/merge/part.rs"
            const u64 t536 = t534 + t535;
#line 186 "fa-kernels/src/merge/part.rs"
            u32 t537;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t537) : "f"(t515), "f"(t516));
#line 186 "fa-kernels/src/merge/part.rs"
            u32 t538;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t538) : "f"(t517), "f"(t518));
#line 186 "fa-kernels/src/merge/part.rs"
            u32 t539;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t539) : "f"(t519), "f"(t520));
#line 186 "fa-kernels/src/merge/part.rs"
            u32 t540;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t540) : "f"(t521), "f"(t522));
#line 186 "fa-kernels/src/merge/part.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t536), "r"(t537), "r"(t538), "r"(t539), "r"(t540) : "memory");
        }
    }
}
