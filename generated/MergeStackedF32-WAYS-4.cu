typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

extern "C" __global__ void __launch_bounds__(256, 1)
merge_stacked_f32(
    const u64 parts /* f32 */,
    const u64 parts_stride0,
    const u64 parts_stride1,
    const u64 parts_stride2,
    const u64 parts_stride3,
    const u64 parts_lse /* f32 */,
    const u64 parts_lse_stride0,
    const u64 parts_lse_stride1,
    const u64 parts_lse_stride2,
    const u64 parts_lse_stride3,
    const u64 o /* f32, written */,
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
    const u32 t4 = t3 << 2u;
#line 57 "fa-kernels/src/merge/stacked.rs"
    const u32 t5 = group >> 2u;
#line 57 "fa-kernels/src/merge/stacked.rs"
    const u32 row = t4 + t5;
    const u32 t7 = threadIdx.x;
#line 58 "fa-kernels/src/merge/stacked.rs"
    const u32 t8 = t7 & 15u;
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
    const u32 t17 = group & 3u;
#line 61 "fa-kernels/src/merge/stacked.rs"
    const u32 own = t17 << 2u;
    #pragma unroll 1
    for (u32 i = 0u; i < count; i += 16u) {
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
        const u64 t102 = t101 * parts_stride0;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t103 = t102 * 4ull;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t104 = parts + t103;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t105 = (u64)all_queries;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t106 = t105 * parts_stride1;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t107 = t106 * 4ull;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t108 = t104 + t107;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t109 = (u64)index;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t110 = t109 * parts_stride2;
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
        const u64 t118 = t117 * parts_stride0;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t119 = t118 * 4ull;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t120 = parts + t119;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t121 = (u64)all_queries;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t122 = t121 * parts_stride1;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t123 = t122 * 4ull;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t124 = t120 + t123;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t125 = (u64)index;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t126 = t125 * parts_stride2;
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
        const u64 t134 = t133 * parts_stride0;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t135 = t134 * 4ull;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t136 = parts + t135;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t137 = (u64)all_queries;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t138 = t137 * parts_stride1;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t139 = t138 * 4ull;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t140 = t136 + t139;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t141 = (u64)index;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t142 = t141 * parts_stride2;
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
        const u64 t150 = t149 * parts_stride0;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t151 = t150 * 4ull;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t152 = parts + t151;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t153 = (u64)all_queries;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t154 = t153 * parts_stride1;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t155 = t154 * 4ull;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t156 = t152 + t155;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t157 = (u64)index;
#line 106 "fa-kernels/src/merge/stacked.rs"
        const u64 t158 = t157 * parts_stride2;
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
    const u32 t294 = group & 3u;
#line 70 "fa-kernels/src/merge/stacked.rs"
    const bool t295 = t294 == 0u;
#line 70 "fa-kernels/src/merge/stacked.rs"
    if (t295) {
#line 72 "fa-kernels/src/merge/stacked.rs"
        const u32 t296 = slot + 64u;
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
        const u32 t307 = slot + 128u;
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
        const u32 t318 = slot + 192u;
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
#line 64 "fa-kernels/src/merge/part.rs"
        const f32 old_2 = max;
        f32 t330;
        asm("max.f32 %0, %1, %2;" : "=f"(t330) : "f"(old_2), "f"(t297));
#line 65 "fa-kernels/src/merge/part.rs"
        f32 t331;
        asm("max.f32 %0, %1, %2;" : "=f"(t331) : "f"(t330), "f"(t308));
#line 65 "fa-kernels/src/merge/part.rs"
        f32 max_3;
        asm("max.f32 %0, %1, %2;" : "=f"(max_3) : "f"(t331), "f"(t319));
#line 47 "fa-kernels/src/merge/part.rs"
        const bool t333 = old_2 == max_3;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 t334 = old_2 - max_3;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 distance_6 = t333 ? 0.0f : t334;
        const bool t336 = old_2 == __uint_as_float(0xff800000u);
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 t337 = distance_6 * 1.442695f;
#line 48 "fa-kernels/src/merge/part.rs"
        f32 t338;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t338) : "f"(t337));
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 kept_2 = t336 ? 0.0f : t338;
#line 67 "fa-kernels/src/merge/part.rs"
        max = max_3;
#line 47 "fa-kernels/src/merge/part.rs"
        const bool t340 = t297 == max_3;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 t341 = t297 - max_3;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 distance_7 = t340 ? 0.0f : t341;
        const bool t343 = t297 == __uint_as_float(0xff800000u);
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 t344 = distance_7 * 1.442695f;
#line 48 "fa-kernels/src/merge/part.rs"
        f32 t345;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t345) : "f"(t344));
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 weights_5 = t343 ? 0.0f : t345;
#line 47 "fa-kernels/src/merge/part.rs"
        const bool t347 = t308 == max_3;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 t348 = t308 - max_3;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 distance_8 = t347 ? 0.0f : t348;
        const bool t350 = t308 == __uint_as_float(0xff800000u);
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 t351 = distance_8 * 1.442695f;
#line 48 "fa-kernels/src/merge/part.rs"
        f32 t352;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t352) : "f"(t351));
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 weights_6 = t350 ? 0.0f : t352;
#line 47 "fa-kernels/src/merge/part.rs"
        const bool t354 = t319 == max_3;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 t355 = t319 - max_3;
#line 47 "fa-kernels/src/merge/part.rs"
        const f32 distance_9 = t354 ? 0.0f : t355;
        const bool t357 = t319 == __uint_as_float(0xff800000u);
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 t358 = distance_9 * 1.442695f;
#line 48 "fa-kernels/src/merge/part.rs"
        f32 t359;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t359) : "f"(t358));
#line 48 "fa-kernels/src/merge/part.rs"
        const f32 weights_7 = t357 ? 0.0f : t359;
#line 70 "fa-kernels/src/merge/part.rs"
        const f32 sum_11 = sum * kept_2;
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t362;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t362) : "f"(t298), "f"(weights_5), "f"(sum_11));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t363;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t363) : "f"(t309), "f"(weights_6), "f"(t362));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t364;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t364) : "f"(t320), "f"(weights_7), "f"(t363));
#line 72 "fa-kernels/src/merge/part.rs"
        sum = t364;
#line 70 "fa-kernels/src/merge/part.rs"
        const f32 sum_12 = o_2 * kept_2;
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t366;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t366) : "f"(t299), "f"(weights_5), "f"(sum_12));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t367;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t367) : "f"(t310), "f"(weights_6), "f"(t366));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t368;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t368) : "f"(t321), "f"(weights_7), "f"(t367));
#line 72 "fa-kernels/src/merge/part.rs"
        o_2 = t368;
#line 70 "fa-kernels/src/merge/part.rs"
        const f32 sum_13 = o_3 * kept_2;
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t370;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t370) : "f"(t300), "f"(weights_5), "f"(sum_13));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t371;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t371) : "f"(t311), "f"(weights_6), "f"(t370));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t372;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t372) : "f"(t322), "f"(weights_7), "f"(t371));
#line 72 "fa-kernels/src/merge/part.rs"
        o_3 = t372;
#line 70 "fa-kernels/src/merge/part.rs"
        const f32 sum_14 = o_4 * kept_2;
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t374;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t374) : "f"(t301), "f"(weights_5), "f"(sum_14));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t375;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t375) : "f"(t312), "f"(weights_6), "f"(t374));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t376;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t376) : "f"(t323), "f"(weights_7), "f"(t375));
#line 72 "fa-kernels/src/merge/part.rs"
        o_4 = t376;
#line 70 "fa-kernels/src/merge/part.rs"
        const f32 sum_15 = o_5 * kept_2;
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t378;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t378) : "f"(t302), "f"(weights_5), "f"(sum_15));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t379;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t379) : "f"(t313), "f"(weights_6), "f"(t378));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t380;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t380) : "f"(t324), "f"(weights_7), "f"(t379));
#line 72 "fa-kernels/src/merge/part.rs"
        o_5 = t380;
#line 70 "fa-kernels/src/merge/part.rs"
        const f32 sum_16 = o_6 * kept_2;
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t382;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t382) : "f"(t303), "f"(weights_5), "f"(sum_16));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t383;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t383) : "f"(t314), "f"(weights_6), "f"(t382));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t384;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t384) : "f"(t325), "f"(weights_7), "f"(t383));
#line 72 "fa-kernels/src/merge/part.rs"
        o_6 = t384;
#line 70 "fa-kernels/src/merge/part.rs"
        const f32 sum_17 = o_7 * kept_2;
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t386;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t386) : "f"(t304), "f"(weights_5), "f"(sum_17));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t387;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t387) : "f"(t315), "f"(weights_6), "f"(t386));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t388;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t388) : "f"(t326), "f"(weights_7), "f"(t387));
#line 72 "fa-kernels/src/merge/part.rs"
        o_7 = t388;
#line 70 "fa-kernels/src/merge/part.rs"
        const f32 sum_18 = o_8 * kept_2;
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t390;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t390) : "f"(t305), "f"(weights_5), "f"(sum_18));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t391;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t391) : "f"(t316), "f"(weights_6), "f"(t390));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t392;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t392) : "f"(t327), "f"(weights_7), "f"(t391));
#line 72 "fa-kernels/src/merge/part.rs"
        o_8 = t392;
#line 70 "fa-kernels/src/merge/part.rs"
        const f32 sum_19 = o_9 * kept_2;
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t394;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t394) : "f"(t306), "f"(weights_5), "f"(sum_19));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t395;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t395) : "f"(t317), "f"(weights_6), "f"(t394));
#line 72 "fa-kernels/src/merge/part.rs"
        f32 t396;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t396) : "f"(t328), "f"(weights_7), "f"(t395));
#line 72 "fa-kernels/src/merge/part.rs"
        o_9 = t396;
#line 92 "fa-kernels/src/merge/part.rs"
        const f32 sum_20 = sum;
        const bool none = sum_20 == 0.0f;
        f32 t398;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t398) : "f"(sum_20));
#line 94 "fa-kernels/src/merge/part.rs"
        const f32 normalizer = none ? 0.0f : t398;
        f32 t400;
        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t400) : "f"(sum_20));
#line 95 "fa-kernels/src/merge/part.rs"
        f32 t401;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t401) : "f"(t400), "f"(0.6931472f), "f"(max));
#line 95 "fa-kernels/src/merge/part.rs"
        const f32 lse_2 = none ? __uint_as_float(0xff800000u) : t401;
#line 100 "fa-kernels/src/merge/part.rs"
        const f32 t403 = o_2 * normalizer;
#line 100 "fa-kernels/src/merge/part.rs"
        const f32 t404 = o_3 * normalizer;
#line 100 "fa-kernels/src/merge/part.rs"
        const f32 t405 = o_4 * normalizer;
#line 100 "fa-kernels/src/merge/part.rs"
        const f32 t406 = o_5 * normalizer;
#line 100 "fa-kernels/src/merge/part.rs"
        const f32 t407 = o_6 * normalizer;
#line 100 "fa-kernels/src/merge/part.rs"
        const f32 t408 = o_7 * normalizer;
#line 100 "fa-kernels/src/merge/part.rs"
        const f32 t409 = o_8 * normalizer;
#line 100 "fa-kernels/src/merge/part.rs"
        const f32 t410 = o_9 * normalizer;
#line 185 "fa-kernels/src/merge/part.rs"
        if (t13) {
            const u64 t411 = (u64)t14;
#line 186 "fa-kernels/src/merge/part.rs"
            const u64 t412 = t411 * o_stride0;
#line 186 "fa-kernels/src/merge/part.rs"
            const u64 t413 = t412 * 4ull;
#line 186 "fa-kernels/src/merge/part.rs"
            const u64 t414 = o + t413;
#line 186 "fa-kernels/src/merge/part.rs"
            const u64 t415 = (u64)t15;
#line 186 "fa-kernels/src/merge/part.rs"
            const u64 t416 = t415 * o_stride1;
#line 186 "fa-kernels/src/merge/part.rs"
            const u64 t417 = t416 * 4ull;
#line 186 "fa-kernels/src/merge/part.rs"
            const u64 t418 = t414 + t417;
#line 186 "fa-kernels/src/merge/part.rs"
            const u64 t419 = (u64)index;
#line 186 "fa-kernels/src/merge/part.rs"
            const u64 t420 = t419 * o_stride2;
#line 186 "fa-kernels/src/merge/part.rs"
            const u64 t421 = t420 * 4ull;
#line 186 "fa-kernels/src/merge/part.rs"
            const u64 t422 = t418 + t421;
#line 186 "fa-kernels/src/merge/part.rs"
            const u64 t423 = (u64)element * 4u;
#line 186 "fa-kernels/src/merge/part.rs"
            const u64 t424 = t422 + t423;
#line 186 "fa-kernels/src/merge/part.rs"
            u32 t425;
            asm("mov.b32 %0, %1;" : "=r"(t425) : "f"(t403));
#line 186 "fa-kernels/src/merge/part.rs"
            u32 t426;
            asm("mov.b32 %0, %1;" : "=r"(t426) : "f"(t404));
#line 186 "fa-kernels/src/merge/part.rs"
            u32 t427;
            asm("mov.b32 %0, %1;" : "=r"(t427) : "f"(t405));
#line 186 "fa-kernels/src/merge/part.rs"
            u32 t428;
            asm("mov.b32 %0, %1;" : "=r"(t428) : "f"(t406));
#line 186 "fa-kernels/src/merge/part.rs"
            u32 t429;
            asm("mov.b32 %0, %1;" : "=r"(t429) : "f"(t407));
#line 186 "fa-kernels/src/merge/part.rs"
            u32 t430;
            asm("mov.b32 %0, %1;" : "=r"(t430) : "f"(t408));
#line 186 "fa-kernels/src/merge/part.rs"
            u32 t431;
            asm("mov.b32 %0, %1;" : "=r"(t431) : "f"(t409));
#line 186 "fa-kernels/src/merge/part.rs"
            u32 t432;
            asm("mov.b32 %0, %1;" : "=r"(t432) : "f"(t410));
#line 186 "fa-kernels/src/merge/part.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t424), "r"(t425), "r"(t426), "r"(t427), "r"(t428) : "memory");
#line 186 "fa-kernels/src/merge/part.rs"
            asm volatile("st.global.v4.u32 [%0+16], {%1, %2, %3, %4};" :  : "l"(t424), "r"(t429), "r"(t430), "r"(t431), "r"(t432) : "memory");
        }
#line 189 "fa-kernels/src/merge/part.rs"
        const bool t433 = element == 0u;
#line 189 "fa-kernels/src/merge/part.rs"
        const bool t434 = row_exists & t433;
#line 189 "fa-kernels/src/merge/part.rs"
        if (t434) {
            const u64 t435 = (u64)t14;
#line 190 "fa-kernels/src/merge/part.rs"
            const u64 t436 = t435 * lse_stride0;
#line 190 "fa-kernels/src/merge/part.rs"
            const u64 t437 = t436 * 4ull;
#line 190 "fa-kernels/src/merge/part.rs"
            const u64 t438 = lse + t437;
#line 190 "fa-kernels/src/merge/part.rs"
            const u64 t439 = (u64)index;
#line 190 "fa-kernels/src/merge/part.rs"
            const u64 t440 = t439 * lse_stride1;
#line 190 "fa-kernels/src/merge/part.rs"
            const u64 t441 = t440 * 4ull;
#line 190 "fa-kernels/src/merge/part.rs"
            const u64 t442 = t438 + t441;
#line 190 "fa-kernels/src/merge/part.rs"
            const u64 t443 = (u64)t15;
#line 190 "fa-kernels/src/merge/part.rs"
            const u64 t444 = t443 * lse_stride2;
#line 190 "fa-kernels/src/merge/part.rs"
            const u64 t445 = t444 * 4ull;
#line 190 "fa-kernels/src/merge/part.rs"
            const u64 t446 = t442 + t445;
#line 190 "fa-kernels/src/merge/part.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t446), "f"(lse_2) : "memory");
        }
    }
}
