typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern "C" __global__ void __launch_bounds__(128, 1)
append_bf16(
    const u64 new_k /* bf16 */,
    const u64 new_k_stride0,
    const u64 new_k_stride1,
    const u64 new_k_stride2,
    const u64 new_k_stride3,
    const u64 new_v /* bf16 */,
    const u64 new_v_stride0,
    const u64 new_v_stride1,
    const u64 new_v_stride2,
    const u64 new_v_stride3,
    const u64 cache_k /* bf16, written in part */,
    const u64 cache_k_stride0,
    const u64 cache_k_stride1,
    const u64 cache_k_stride2,
    const u64 cache_k_stride3,
    const u64 cache_v /* bf16, written in part */,
    const u64 cache_v_stride0,
    const u64 cache_v_stride1,
    const u64 cache_v_stride2,
    const u64 cache_v_stride3,
    const u64 cache_seqlens /* u32 */,
    const u64 cache_seqlens_stride0,
    const u64 cache_seqlens_stride1,
    const u64 cache_seqlens_stride2,
    const u64 cache_seqlens_stride3,
    const u64 places /* u32 */,
    const u64 places_stride0,
    const u64 places_stride1,
    const u64 places_stride2,
    const u64 places_stride3,
    const u64 cu_seqlens /* u32 */,
    const u64 cu_seqlens_stride0,
    const u64 cu_seqlens_stride1,
    const u64 cu_seqlens_stride2,
    const u64 cu_seqlens_stride3,
    const u64 cos_f32 /* f32 */,
    const u64 cos_f32_stride0,
    const u64 cos_f32_stride1,
    const u64 cos_f32_stride2,
    const u64 cos_f32_stride3,
    const u64 sin_f32 /* f32 */,
    const u64 sin_f32_stride0,
    const u64 sin_f32_stride1,
    const u64 sin_f32_stride2,
    const u64 sin_f32_stride3,
    const u64 positions /* u32 */,
    const u64 positions_stride0,
    const u64 positions_stride1,
    const u64 positions_stride2,
    const u64 positions_stride3,
    const u64 q /* bf16 */,
    const u64 q_stride0,
    const u64 q_stride1,
    const u64 q_stride2,
    const u64 q_stride3,
    const u64 q_out /* bf16, written */,
    const u64 q_out_stride0,
    const u64 q_out_stride1,
    const u64 q_out_stride2,
    const u64 q_out_stride3,
    const u32 kv_rows,
    const u32 kv_heads,
    const u32 max_new,
    const u32 cache_rows,
    const u32 capacity,
    const u32 head_dim,
    const u32 rotated,
    const u32 rotary_rows,
    const u32 q_rows,
    const u32 heads,
    const u32 seq_q,
    const u32 query_step)
{
#line 101 "fa-kernels/src/cache/append.rs"
    const u32 t1 = threadIdx.x;
#line 101 "fa-kernels/src/cache/append.rs"
    const u32 lane = t1 & 7u;
#line 103 "fa-kernels/src/cache/append.rs"
    const u32 t3 = blockIdx.x;
#line 103 "fa-kernels/src/cache/append.rs"
    const u32 t4 = t3 << 4u;
#line 103 "fa-kernels/src/cache/append.rs"
    const u32 t5 = threadIdx.x;
#line 103 "fa-kernels/src/cache/append.rs"
    const u32 t6 = t5 >> 3u;
#line 103 "fa-kernels/src/cache/append.rs"
    const u32 row = t4 + t6;
#line 123 "fa-kernels/src/cache/append.rs"
    const u32 t8 = kv_rows + 15u;
#line 123 "fa-kernels/src/cache/append.rs"
    const u32 kv_ctas = t8 >> 4u;
    const u32 t10 = blockIdx.x;
#line 124 "fa-kernels/src/cache/append.rs"
    const bool t11 = t10 < kv_ctas;
#line 124 "fa-kernels/src/cache/append.rs"
    if (t11) {
#line 105 "fa-kernels/src/cache/append.rs"
        const u32 t12 = lane << 3u;
#line 175 "fa-kernels/src/cache/append.rs"
        const bool row_exists = row < kv_rows;
        const u32 t14 = row / kv_heads;
#line 176 "fa-kernels/src/cache/append.rs"
        const u32 index = row % kv_heads;
        const u32 t16 = t14 / max_new;
#line 177 "fa-kernels/src/cache/append.rs"
        const u32 position = t14 % max_new;
        const u64 t18 = (u64)t16;
#line 178 "fa-kernels/src/cache/append.rs"
        const u64 t19 = t18 * cache_seqlens_stride0;
#line 178 "fa-kernels/src/cache/append.rs"
        const u64 t20 = t19 * 4ull;
#line 178 "fa-kernels/src/cache/append.rs"
        const u64 t21 = cache_seqlens + t20;
#line 208 "fa-kernels/src/cache/append.rs"
        u32 merged = 0u;
#line 207 "fa-kernels/src/cache/append.rs"
        if (row_exists) {
            u32 t22;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t22) : "l"(t21) : "memory");
#line 208 "fa-kernels/src/cache/append.rs"
            merged = t22;
        } else {
            merged = 0u;
        }
#line 178 "fa-kernels/src/cache/append.rs"
        const u32 length = merged;
        const u64 t23 = (u64)t16;
#line 179 "fa-kernels/src/cache/append.rs"
        const u64 t24 = t23 * positions_stride0;
#line 179 "fa-kernels/src/cache/append.rs"
        const u64 t25 = t24 * 4ull;
#line 179 "fa-kernels/src/cache/append.rs"
        const u64 t26 = positions + t25;
#line 208 "fa-kernels/src/cache/append.rs"
        u32 merged_2 = 0u;
#line 207 "fa-kernels/src/cache/append.rs"
        if (row_exists) {
            u32 t27;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t27) : "l"(t26) : "memory");
#line 208 "fa-kernels/src/cache/append.rs"
            merged_2 = t27;
        } else {
            merged_2 = 0u;
        }
#line 179 "fa-kernels/src/cache/append.rs"
        const u32 first_position = merged_2;
#line 185 "fa-kernels/src/cache/append.rs"
        const u64 t28 = (u64)t16;
#line 185 "fa-kernels/src/cache/append.rs"
        const u64 t29 = t28 * cu_seqlens_stride0;
#line 185 "fa-kernels/src/cache/append.rs"
        const u64 t30 = t29 * 4ull;
#line 185 "fa-kernels/src/cache/append.rs"
        const u64 t31 = cu_seqlens + t30;
#line 208 "fa-kernels/src/cache/append.rs"
        u32 merged_3 = 0u;
#line 207 "fa-kernels/src/cache/append.rs"
        if (row_exists) {
            u32 t32;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t32) : "l"(t31) : "memory");
#line 208 "fa-kernels/src/cache/append.rs"
            merged_3 = t32;
        } else {
            merged_3 = 0u;
        }
#line 185 "fa-kernels/src/cache/append.rs"
        const u32 begin = merged_3;
        const u32 t33 = t16 + 1u;
#line 186 "fa-kernels/src/cache/append.rs"
        const u64 t34 = (u64)t33;
#line 186 "fa-kernels/src/cache/append.rs"
        const u64 t35 = t34 * cu_seqlens_stride0;
#line 186 "fa-kernels/src/cache/append.rs"
        const u64 t36 = t35 * 4ull;
#line 186 "fa-kernels/src/cache/append.rs"
        const u64 t37 = cu_seqlens + t36;
#line 208 "fa-kernels/src/cache/append.rs"
        u32 merged_4 = 0u;
#line 207 "fa-kernels/src/cache/append.rs"
        if (row_exists) {
            u32 t38;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t38) : "l"(t37) : "memory");
#line 208 "fa-kernels/src/cache/append.rs"
            merged_4 = t38;
        } else {
            merged_4 = 0u;
        }
#line 186 "fa-kernels/src/cache/append.rs"
        const u32 end = merged_4;
        const bool t39 = begin < end;
#line 187 "fa-kernels/src/cache/append.rs"
        const bool t40 = row_exists & t39;
#line 187 "fa-kernels/src/cache/append.rs"
        const u32 t41 = end - begin;
#line 187 "fa-kernels/src/cache/append.rs"
        const bool t42 = position < t41;
#line 187 "fa-kernels/src/cache/append.rs"
        const bool exists = t40 & t42;
        const u32 t44 = begin + position;
#line 192 "fa-kernels/src/cache/append.rs"
        const bool t45 = t12 < head_dim;
#line 192 "fa-kernels/src/cache/append.rs"
        const bool t46 = exists & t45;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t47 = 0ull * new_k_stride0;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t48 = t47 * 2ull;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t49 = new_k + t48;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t50 = (u64)t44;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t51 = t50 * new_k_stride1;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t52 = t51 * 2ull;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t53 = t49 + t52;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t54 = (u64)index;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t55 = t54 * new_k_stride2;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t56 = t55 * 2ull;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t57 = t53 + t56;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t58 = 0ull * new_v_stride0;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t59 = t58 * 2ull;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t60 = new_v + t59;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t61 = (u64)t44;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t62 = t61 * new_v_stride1;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t63 = t62 * 2ull;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t64 = t60 + t63;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t65 = (u64)index;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t66 = t65 * new_v_stride2;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t67 = t66 * 2ull;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t68 = t64 + t67;
#line 260 "fa-kernels/src/cache/append.rs"
        const u64 t69 = (u64)t12 * 2u;
#line 260 "fa-kernels/src/cache/append.rs"
        const u64 t70 = t68 + t69;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_5 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_6 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_7 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_8 = 0u;
#line 42 "fa-kernels/src/rows.rs"
        if (t46) {
            u32 chunk;
            u32 chunk_2;
            u32 chunk_3;
            u32 chunk_4;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t70) : "memory");
#line 43 "fa-kernels/src/rows.rs"
            merged_5 = chunk;
#line 43 "fa-kernels/src/rows.rs"
            merged_6 = chunk_2;
#line 43 "fa-kernels/src/rows.rs"
            merged_7 = chunk_3;
#line 43 "fa-kernels/src/rows.rs"
            merged_8 = chunk_4;
        } else {
            merged_5 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_6 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_7 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_8 = 0u;
        }
#line 260 "fa-kernels/src/cache/append.rs"
        const u32 value = merged_5;
#line 260 "fa-kernels/src/cache/append.rs"
        const u32 value_2 = merged_6;
#line 260 "fa-kernels/src/cache/append.rs"
        const u32 value_3 = merged_7;
#line 260 "fa-kernels/src/cache/append.rs"
        const u32 value_4 = merged_8;
#line 55 "fa-kernels/src/cache/rotary.rs"
        const u64 t71 = (u64)t12 * 2u;
#line 55 "fa-kernels/src/cache/rotary.rs"
        const u64 t72 = t57 + t71;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_9 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_10 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_11 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_12 = 0u;
#line 42 "fa-kernels/src/rows.rs"
        if (t46) {
            u32 chunk_5;
            u32 chunk_6;
            u32 chunk_7;
            u32 chunk_8;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t72) : "memory");
#line 43 "fa-kernels/src/rows.rs"
            merged_9 = chunk_5;
#line 43 "fa-kernels/src/rows.rs"
            merged_10 = chunk_6;
#line 43 "fa-kernels/src/rows.rs"
            merged_11 = chunk_7;
#line 43 "fa-kernels/src/rows.rs"
            merged_12 = chunk_8;
        } else {
            merged_9 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_10 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_11 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_12 = 0u;
        }
#line 55 "fa-kernels/src/cache/rotary.rs"
        const u32 own = merged_9;
#line 55 "fa-kernels/src/cache/rotary.rs"
        const u32 own_2 = merged_10;
#line 55 "fa-kernels/src/cache/rotary.rs"
        const u32 own_3 = merged_11;
#line 55 "fa-kernels/src/cache/rotary.rs"
        const u32 own_4 = merged_12;
        const bool t73 = t12 < rotated;
#line 56 "fa-kernels/src/cache/rotary.rs"
        const bool rotates = t46 & t73;
        const u32 half_1 = rotated >> 1u;
        const u32 last = rotary_rows - 1u;
#line 60 "fa-kernels/src/cache/rotary.rs"
        const u32 t77 = first_position < last ? first_position : last;
#line 60 "fa-kernels/src/cache/rotary.rs"
        const u32 t78 = t77 + position;
#line 60 "fa-kernels/src/cache/rotary.rs"
        const u32 position_2 = t78 < last ? t78 : last;
        const u32 t80 = t12 >> 4u;
#line 61 "fa-kernels/src/cache/rotary.rs"
        const u32 t81 = t80 << 3u;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t82 = (u64)position_2;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t83 = t82 * cos_f32_stride0;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t84 = t83 * 4ull;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t85 = cos_f32 + t84;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t86 = (u64)t81 * 4u;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t87 = t85 + t86;
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
        if (rotates) {
            u32 chunk_9;
            u32 chunk_10;
            u32 chunk_11;
            u32 chunk_12;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t87) : "memory");
#line 43 "fa-kernels/src/rows.rs"
            u32 chunk_13;
            u32 chunk_14;
            u32 chunk_15;
            u32 chunk_16;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t87) : "memory");
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
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t88 = (u64)position_2;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t89 = t88 * sin_f32_stride0;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t90 = t89 * 4ull;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t91 = sin_f32 + t90;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t92 = (u64)t81 * 4u;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t93 = t91 + t92;
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
        if (rotates) {
            u32 chunk_17;
            u32 chunk_18;
            u32 chunk_19;
            u32 chunk_20;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_17), "=r"(chunk_18), "=r"(chunk_19), "=r"(chunk_20) : "l"(t93) : "memory");
#line 43 "fa-kernels/src/rows.rs"
            u32 chunk_21;
            u32 chunk_22;
            u32 chunk_23;
            u32 chunk_24;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(chunk_21), "=r"(chunk_22), "=r"(chunk_23), "=r"(chunk_24) : "l"(t93) : "memory");
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
#line 82 "fa-kernels/src/cache/rotary.rs"
        const bool t94 = t12 < rotated;
        u32 merged_29 = 0u;
#line 83 "fa-kernels/src/cache/rotary.rs"
        u32 merged_30 = 0u;
#line 83 "fa-kernels/src/cache/rotary.rs"
        u32 merged_31 = 0u;
#line 83 "fa-kernels/src/cache/rotary.rs"
        u32 merged_32 = 0u;
#line 82 "fa-kernels/src/cache/rotary.rs"
        if (t94) {
#line 91 "fa-kernels/src/cache/rotary.rs"
            const u32 t95 = own << 16u;
#line 91 "fa-kernels/src/cache/rotary.rs"
            const u32 t96 = own & 4294901760u;
#line 91 "fa-kernels/src/cache/rotary.rs"
            f32 own_5;
            asm("mov.b32 %0, %1;" : "=f"(own_5) : "r"(t95));
#line 91 "fa-kernels/src/cache/rotary.rs"
            f32 own_6;
            asm("mov.b32 %0, %1;" : "=f"(own_6) : "r"(t96));
#line 91 "fa-kernels/src/cache/rotary.rs"
            const u32 t99 = own_2 << 16u;
#line 91 "fa-kernels/src/cache/rotary.rs"
            const u32 t100 = own_2 & 4294901760u;
#line 91 "fa-kernels/src/cache/rotary.rs"
            f32 own_7;
            asm("mov.b32 %0, %1;" : "=f"(own_7) : "r"(t99));
#line 91 "fa-kernels/src/cache/rotary.rs"
            f32 own_8;
            asm("mov.b32 %0, %1;" : "=f"(own_8) : "r"(t100));
#line 91 "fa-kernels/src/cache/rotary.rs"
            const u32 t103 = own_3 << 16u;
#line 91 "fa-kernels/src/cache/rotary.rs"
            const u32 t104 = own_3 & 4294901760u;
#line 91 "fa-kernels/src/cache/rotary.rs"
            f32 own_9;
            asm("mov.b32 %0, %1;" : "=f"(own_9) : "r"(t103));
#line 91 "fa-kernels/src/cache/rotary.rs"
            f32 own_10;
            asm("mov.b32 %0, %1;" : "=f"(own_10) : "r"(t104));
#line 91 "fa-kernels/src/cache/rotary.rs"
            const u32 t107 = own_4 << 16u;
#line 91 "fa-kernels/src/cache/rotary.rs"
            const u32 t108 = own_4 & 4294901760u;
#line 91 "fa-kernels/src/cache/rotary.rs"
            f32 own_11;
            asm("mov.b32 %0, %1;" : "=f"(own_11) : "r"(t107));
#line 91 "fa-kernels/src/cache/rotary.rs"
            f32 own_12;
            asm("mov.b32 %0, %1;" : "=f"(own_12) : "r"(t108));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t111;
            asm("mov.b32 %0, %1;" : "=f"(t111) : "r"(merged_13));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t112;
            asm("mov.b32 %0, %1;" : "=f"(t112) : "r"(merged_14));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t113;
            asm("mov.b32 %0, %1;" : "=f"(t113) : "r"(merged_15));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t114;
            asm("mov.b32 %0, %1;" : "=f"(t114) : "r"(merged_16));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t115;
            asm("mov.b32 %0, %1;" : "=f"(t115) : "r"(merged_17));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t116;
            asm("mov.b32 %0, %1;" : "=f"(t116) : "r"(merged_18));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t117;
            asm("mov.b32 %0, %1;" : "=f"(t117) : "r"(merged_19));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t118;
            asm("mov.b32 %0, %1;" : "=f"(t118) : "r"(merged_20));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t119;
            asm("mov.b32 %0, %1;" : "=f"(t119) : "r"(merged_21));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t120;
            asm("mov.b32 %0, %1;" : "=f"(t120) : "r"(merged_22));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t121;
            asm("mov.b32 %0, %1;" : "=f"(t121) : "r"(merged_23));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t122;
            asm("mov.b32 %0, %1;" : "=f"(t122) : "r"(merged_24));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t123;
            asm("mov.b32 %0, %1;" : "=f"(t123) : "r"(merged_25));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t124;
            asm("mov.b32 %0, %1;" : "=f"(t124) : "r"(merged_26));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t125;
            asm("mov.b32 %0, %1;" : "=f"(t125) : "r"(merged_27));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t126;
            asm("mov.b32 %0, %1;" : "=f"(t126) : "r"(merged_28));
#line 103 "fa-kernels/src/cache/rotary.rs"
            const u32 t127 = t12 & 8u;
#line 103 "fa-kernels/src/cache/rotary.rs"
            const bool upper = t127 != 0u;
#line 105 "fa-kernels/src/cache/rotary.rs"
            const f32 t129 = upper ? t115 : t111;
#line 105 "fa-kernels/src/cache/rotary.rs"
            const f32 t130 = upper ? t123 : t119;
#line 109 "fa-kernels/src/cache/rotary.rs"
            const f32 sin = -t130;
            const f32 t132 = own_6 * sin;
#line 110 "fa-kernels/src/cache/rotary.rs"
            f32 t133;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t133) : "f"(own_5), "f"(t129), "f"(t132));
#line 105 "fa-kernels/src/cache/rotary.rs"
            const f32 t134 = upper ? t115 : t111;
#line 105 "fa-kernels/src/cache/rotary.rs"
            const f32 sin_2 = upper ? t123 : t119;
#line 110 "fa-kernels/src/cache/rotary.rs"
            const f32 t136 = own_5 * sin_2;
#line 110 "fa-kernels/src/cache/rotary.rs"
            f32 t137;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t137) : "f"(own_6), "f"(t134), "f"(t136));
#line 105 "fa-kernels/src/cache/rotary.rs"
            const f32 t138 = upper ? t116 : t112;
#line 105 "fa-kernels/src/cache/rotary.rs"
            const f32 t139 = upper ? t124 : t120;
#line 109 "fa-kernels/src/cache/rotary.rs"
            const f32 sin_3 = -t139;
            const f32 t141 = own_8 * sin_3;
#line 110 "fa-kernels/src/cache/rotary.rs"
            f32 t142;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t142) : "f"(own_7), "f"(t138), "f"(t141));
#line 105 "fa-kernels/src/cache/rotary.rs"
            const f32 t143 = upper ? t116 : t112;
#line 105 "fa-kernels/src/cache/rotary.rs"
            const f32 sin_4 = upper ? t124 : t120;
#line 110 "fa-kernels/src/cache/rotary.rs"
            const f32 t145 = own_7 * sin_4;
#line 110 "fa-kernels/src/cache/rotary.rs"
            f32 t146;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t146) : "f"(own_8), "f"(t143), "f"(t145));
#line 105 "fa-kernels/src/cache/rotary.rs"
            const f32 t147 = upper ? t117 : t113;
#line 105 "fa-kernels/src/cache/rotary.rs"
            const f32 t148 = upper ? t125 : t121;
#line 109 "fa-kernels/src/cache/rotary.rs"
            const f32 sin_5 = -t148;
            const f32 t150 = own_10 * sin_5;
#line 110 "fa-kernels/src/cache/rotary.rs"
            f32 t151;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t151) : "f"(own_9), "f"(t147), "f"(t150));
#line 105 "fa-kernels/src/cache/rotary.rs"
            const f32 t152 = upper ? t117 : t113;
#line 105 "fa-kernels/src/cache/rotary.rs"
            const f32 sin_6 = upper ? t125 : t121;
#line 110 "fa-kernels/src/cache/rotary.rs"
            const f32 t154 = own_9 * sin_6;
#line 110 "fa-kernels/src/cache/rotary.rs"
            f32 t155;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t155) : "f"(own_10), "f"(t152), "f"(t154));
#line 105 "fa-kernels/src/cache/rotary.rs"
            const f32 t156 = upper ? t118 : t114;
#line 105 "fa-kernels/src/cache/rotary.rs"
            const f32 t157 = upper ? t126 : t122;
#line 109 "fa-kernels/src/cache/rotary.rs"
            const f32 sin_7 = -t157;
            const f32 t159 = own_12 * sin_7;
#line 110 "fa-kernels/src/cache/rotary.rs"
            f32 t160;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t160) : "f"(own_11), "f"(t156), "f"(t159));
#line 105 "fa-kernels/src/cache/rotary.rs"
            const f32 t161 = upper ? t118 : t114;
#line 105 "fa-kernels/src/cache/rotary.rs"
            const f32 sin_8 = upper ? t126 : t122;
#line 110 "fa-kernels/src/cache/rotary.rs"
            const f32 t163 = own_11 * sin_8;
#line 110 "fa-kernels/src/cache/rotary.rs"
            f32 t164;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t164) : "f"(own_12), "f"(t161), "f"(t163));
#line 83 "fa-kernels/src/cache/rotary.rs"
            u32 t165;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t165) : "f"(t133), "f"(t137));
#line 83 "fa-kernels/src/cache/rotary.rs"
            u32 t166;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t166) : "f"(t142), "f"(t146));
#line 83 "fa-kernels/src/cache/rotary.rs"
            u32 t167;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t167) : "f"(t151), "f"(t155));
#line 83 "fa-kernels/src/cache/rotary.rs"
            u32 t168;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t168) : "f"(t160), "f"(t164));
#line 83 "fa-kernels/src/cache/rotary.rs"
            merged_29 = t165;
#line 83 "fa-kernels/src/cache/rotary.rs"
            merged_30 = t166;
#line 83 "fa-kernels/src/cache/rotary.rs"
            merged_31 = t167;
#line 83 "fa-kernels/src/cache/rotary.rs"
            merged_32 = t168;
        } else {
            merged_29 = own;
#line 85 "fa-kernels/src/cache/rotary.rs"
            merged_30 = own_2;
#line 85 "fa-kernels/src/cache/rotary.rs"
            merged_31 = own_3;
#line 85 "fa-kernels/src/cache/rotary.rs"
            merged_32 = own_4;
        }
#line 265 "fa-kernels/src/cache/append.rs"
        const u32 key = merged_29;
#line 265 "fa-kernels/src/cache/append.rs"
        const u32 key_2 = merged_30;
#line 265 "fa-kernels/src/cache/append.rs"
        const u32 key_3 = merged_31;
#line 265 "fa-kernels/src/cache/append.rs"
        const u32 key_4 = merged_32;
#line 234 "fa-kernels/src/cache/append.rs"
        const bool t169 = length < capacity;
#line 234 "fa-kernels/src/cache/append.rs"
        const bool t170 = t46 & t169;
#line 234 "fa-kernels/src/cache/append.rs"
        const u32 t171 = capacity - length;
#line 234 "fa-kernels/src/cache/append.rs"
        const bool t172 = position < t171;
#line 234 "fa-kernels/src/cache/append.rs"
        const bool fits = t170 & t172;
        const u32 key_5 = length + position;
#line 239 "fa-kernels/src/cache/append.rs"
        const u64 t175 = (u64)t16;
#line 239 "fa-kernels/src/cache/append.rs"
        const u64 t176 = t175 * places_stride0;
#line 239 "fa-kernels/src/cache/append.rs"
        const u64 t177 = t176 * 4ull;
#line 239 "fa-kernels/src/cache/append.rs"
        const u64 t178 = places + t177;
#line 208 "fa-kernels/src/cache/append.rs"
        u32 merged_33 = 0u;
#line 207 "fa-kernels/src/cache/append.rs"
        if (fits) {
            u32 t179;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t179) : "l"(t178) : "memory");
#line 208 "fa-kernels/src/cache/append.rs"
            merged_33 = t179;
        } else {
            merged_33 = 0u;
        }
#line 239 "fa-kernels/src/cache/append.rs"
        const u32 row_2 = merged_33;
        const bool t180 = row_2 < cache_rows;
#line 240 "fa-kernels/src/cache/append.rs"
        const bool t181 = fits & t180;
#line 270 "fa-kernels/src/cache/append.rs"
        if (t181) {
#line 272 "fa-kernels/src/cache/append.rs"
            const u64 t182 = (u64)row_2;
#line 272 "fa-kernels/src/cache/append.rs"
            const u64 t183 = t182 * cache_k_stride0;
#line 272 "fa-kernels/src/cache/append.rs"
            const u64 t184 = t183 * 2ull;
#line 272 "fa-kernels/src/cache/append.rs"
            const u64 t185 = cache_k + t184;
#line 272 "fa-kernels/src/cache/append.rs"
            const u64 t186 = (u64)key_5;
#line 272 "fa-kernels/src/cache/append.rs"
            const u64 t187 = t186 * cache_k_stride1;
#line 272 "fa-kernels/src/cache/append.rs"
            const u64 t188 = t187 * 2ull;
#line 272 "fa-kernels/src/cache/append.rs"
            const u64 t189 = t185 + t188;
#line 272 "fa-kernels/src/cache/append.rs"
            const u64 t190 = (u64)index;
#line 272 "fa-kernels/src/cache/append.rs"
            const u64 t191 = t190 * cache_k_stride2;
#line 272 "fa-kernels/src/cache/append.rs"
            const u64 t192 = t191 * 2ull;
#line 272 "fa-kernels/src/cache/append.rs"
            const u64 t193 = t189 + t192;
#line 272 "fa-kernels/src/cache/append.rs"
            const u64 t194 = (u64)t12 * 2u;
#line 272 "fa-kernels/src/cache/append.rs"
            const u64 t195 = t193 + t194;
#line 272 "fa-kernels/src/cache/append.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t195), "r"(key), "r"(key_2), "r"(key_3), "r"(key_4) : "memory");
            const u64 t196 = (u64)row_2;
#line 273 "fa-kernels/src/cache/append.rs"
            const u64 t197 = t196 * cache_v_stride0;
#line 273 "fa-kernels/src/cache/append.rs"
            const u64 t198 = t197 * 2ull;
#line 273 "fa-kernels/src/cache/append.rs"
            const u64 t199 = cache_v + t198;
#line 273 "fa-kernels/src/cache/append.rs"
            const u64 t200 = (u64)key_5;
#line 273 "fa-kernels/src/cache/append.rs"
            const u64 t201 = t200 * cache_v_stride1;
#line 273 "fa-kernels/src/cache/append.rs"
            const u64 t202 = t201 * 2ull;
#line 273 "fa-kernels/src/cache/append.rs"
            const u64 t203 = t199 + t202;
#line 273 "fa-kernels/src/cache/append.rs"
            const u64 t204 = (u64)index;
#line 273 "fa-kernels/src/cache/append.rs"
            const u64 t205 = t204 * cache_v_stride2;
#line 273 "fa-kernels/src/cache/append.rs"
            const u64 t206 = t205 * 2ull;
#line 273 "fa-kernels/src/cache/append.rs"
            const u64 t207 = t203 + t206;
#line 273 "fa-kernels/src/cache/append.rs"
            const u64 t208 = (u64)t12 * 2u;
#line 273 "fa-kernels/src/cache/append.rs"
            const u64 t209 = t207 + t208;
#line 273 "fa-kernels/src/cache/append.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t209), "r"(value), "r"(value_2), "r"(value_3), "r"(value_4) : "memory");
        }
    } else {
#line 127 "fa-kernels/src/cache/append.rs"
        const u32 t210 = kv_ctas << 4u;
#line 127 "fa-kernels/src/cache/append.rs"
        const u32 row_3 = row - t210;
        const u32 t212 = lane << 3u;
#line 175 "fa-kernels/src/cache/append.rs"
        const bool row_exists_2 = row_3 < q_rows;
        const u32 t214 = row_3 / heads;
#line 176 "fa-kernels/src/cache/append.rs"
        const u32 t215 = row_3 % heads;
        const u32 t216 = t214 / seq_q;
#line 177 "fa-kernels/src/cache/append.rs"
        const u32 t217 = t214 % seq_q;
        const u64 t218 = (u64)t216;
#line 178 "fa-kernels/src/cache/append.rs"
        const u64 t219 = t218 * cache_seqlens_stride0;
#line 178 "fa-kernels/src/cache/append.rs"
        const u64 t220 = t219 * 4ull;
#line 178 "fa-kernels/src/cache/append.rs"
        const u64 t221 = cache_seqlens + t220;
#line 208 "fa-kernels/src/cache/append.rs"
        u32 merged_34 = 0u;
#line 207 "fa-kernels/src/cache/append.rs"
        if (row_exists_2) {
            u32 t222;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t222) : "l"(t221) : "memory");
#line 208 "fa-kernels/src/cache/append.rs"
            merged_34 = t222;
        } else {
            merged_34 = 0u;
        }
#line 178 "fa-kernels/src/cache/append.rs"
        const u32 length_2 = merged_34;
        const u64 t223 = (u64)t216;
#line 179 "fa-kernels/src/cache/append.rs"
        const u64 t224 = t223 * positions_stride0;
#line 179 "fa-kernels/src/cache/append.rs"
        const u64 t225 = t224 * 4ull;
#line 179 "fa-kernels/src/cache/append.rs"
        const u64 t226 = positions + t225;
#line 208 "fa-kernels/src/cache/append.rs"
        u32 merged_35 = 0u;
#line 207 "fa-kernels/src/cache/append.rs"
        if (row_exists_2) {
            u32 t227;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t227) : "l"(t226) : "memory");
#line 208 "fa-kernels/src/cache/append.rs"
            merged_35 = t227;
        } else {
            merged_35 = 0u;
        }
#line 179 "fa-kernels/src/cache/append.rs"
        const u32 first_position_2 = merged_35;
#line 185 "fa-kernels/src/cache/append.rs"
        const u64 t228 = (u64)t216;
#line 185 "fa-kernels/src/cache/append.rs"
        const u64 t229 = t228 * cu_seqlens_stride0;
#line 185 "fa-kernels/src/cache/append.rs"
        const u64 t230 = t229 * 4ull;
#line 185 "fa-kernels/src/cache/append.rs"
        const u64 t231 = cu_seqlens + t230;
#line 208 "fa-kernels/src/cache/append.rs"
        u32 merged_36 = 0u;
#line 207 "fa-kernels/src/cache/append.rs"
        if (row_exists_2) {
            u32 t232;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t232) : "l"(t231) : "memory");
#line 208 "fa-kernels/src/cache/append.rs"
            merged_36 = t232;
        } else {
            merged_36 = 0u;
        }
#line 185 "fa-kernels/src/cache/append.rs"
        const u32 begin_2 = merged_36;
        const u32 t233 = t216 + 1u;
#line 186 "fa-kernels/src/cache/append.rs"
        const u64 t234 = (u64)t233;
#line 186 "fa-kernels/src/cache/append.rs"
        const u64 t235 = t234 * cu_seqlens_stride0;
#line 186 "fa-kernels/src/cache/append.rs"
        const u64 t236 = t235 * 4ull;
#line 186 "fa-kernels/src/cache/append.rs"
        const u64 t237 = cu_seqlens + t236;
#line 208 "fa-kernels/src/cache/append.rs"
        u32 merged_37 = 0u;
#line 207 "fa-kernels/src/cache/append.rs"
        if (row_exists_2) {
            u32 t238;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t238) : "l"(t237) : "memory");
#line 208 "fa-kernels/src/cache/append.rs"
            merged_37 = t238;
        } else {
            merged_37 = 0u;
        }
#line 186 "fa-kernels/src/cache/append.rs"
        const u32 end_2 = merged_37;
        const bool t239 = begin_2 < end_2;
#line 187 "fa-kernels/src/cache/append.rs"
        const bool t240 = row_exists_2 & t239;
#line 187 "fa-kernels/src/cache/append.rs"
        const u32 t241 = end_2 - begin_2;
#line 187 "fa-kernels/src/cache/append.rs"
        const bool t242 = t217 < t241;
#line 187 "fa-kernels/src/cache/append.rs"
        const bool exists_2 = t240 & t242;
        const u32 t244 = begin_2 + t217;
#line 192 "fa-kernels/src/cache/append.rs"
        const bool t245 = t212 < head_dim;
#line 192 "fa-kernels/src/cache/append.rs"
        const bool t246 = exists_2 & t245;
#line 286 "fa-kernels/src/cache/append.rs"
        const u32 position_3 = t217 * query_step;
        const u64 t248 = 0ull * q_stride0;
#line 287 "fa-kernels/src/cache/append.rs"
        const u64 t249 = t248 * 2ull;
#line 287 "fa-kernels/src/cache/append.rs"
        const u64 t250 = q + t249;
#line 287 "fa-kernels/src/cache/append.rs"
        const u64 t251 = (u64)t244;
#line 287 "fa-kernels/src/cache/append.rs"
        const u64 t252 = t251 * q_stride1;
#line 287 "fa-kernels/src/cache/append.rs"
        const u64 t253 = t252 * 2ull;
#line 287 "fa-kernels/src/cache/append.rs"
        const u64 t254 = t250 + t253;
#line 287 "fa-kernels/src/cache/append.rs"
        const u64 t255 = (u64)t215;
#line 287 "fa-kernels/src/cache/append.rs"
        const u64 t256 = t255 * q_stride2;
#line 287 "fa-kernels/src/cache/append.rs"
        const u64 t257 = t256 * 2ull;
#line 287 "fa-kernels/src/cache/append.rs"
        const u64 t258 = t254 + t257;
#line 55 "fa-kernels/src/cache/rotary.rs"
        const u64 t259 = (u64)t212 * 2u;
#line 55 "fa-kernels/src/cache/rotary.rs"
        const u64 t260 = t258 + t259;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_38 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_39 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_40 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_41 = 0u;
#line 42 "fa-kernels/src/rows.rs"
        if (t246) {
            u32 chunk_25;
            u32 chunk_26;
            u32 chunk_27;
            u32 chunk_28;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_25), "=r"(chunk_26), "=r"(chunk_27), "=r"(chunk_28) : "l"(t260) : "memory");
#line 43 "fa-kernels/src/rows.rs"
            merged_38 = chunk_25;
#line 43 "fa-kernels/src/rows.rs"
            merged_39 = chunk_26;
#line 43 "fa-kernels/src/rows.rs"
            merged_40 = chunk_27;
#line 43 "fa-kernels/src/rows.rs"
            merged_41 = chunk_28;
        } else {
            merged_38 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_39 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_40 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_41 = 0u;
        }
#line 55 "fa-kernels/src/cache/rotary.rs"
        const u32 own_13 = merged_38;
#line 55 "fa-kernels/src/cache/rotary.rs"
        const u32 own_14 = merged_39;
#line 55 "fa-kernels/src/cache/rotary.rs"
        const u32 own_15 = merged_40;
#line 55 "fa-kernels/src/cache/rotary.rs"
        const u32 own_16 = merged_41;
        const bool t261 = t212 < rotated;
#line 56 "fa-kernels/src/cache/rotary.rs"
        const bool rotates_2 = t246 & t261;
        const u32 half_2 = rotated >> 1u;
        const u32 last_2 = rotary_rows - 1u;
#line 60 "fa-kernels/src/cache/rotary.rs"
        const u32 t265 = first_position_2 < last_2 ? first_position_2 : last_2;
#line 60 "fa-kernels/src/cache/rotary.rs"
        const u32 t266 = t265 + position_3;
#line 60 "fa-kernels/src/cache/rotary.rs"
        const u32 position_4 = t266 < last_2 ? t266 : last_2;
        const u32 t268 = t212 >> 4u;
#line 61 "fa-kernels/src/cache/rotary.rs"
        const u32 t269 = t268 << 3u;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t270 = (u64)position_4;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t271 = t270 * cos_f32_stride0;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t272 = t271 * 4ull;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t273 = cos_f32 + t272;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t274 = (u64)t269 * 4u;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t275 = t273 + t274;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_42 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_43 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_44 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_45 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_46 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_47 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_48 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_49 = 0u;
#line 42 "fa-kernels/src/rows.rs"
        if (rotates_2) {
            u32 chunk_29;
            u32 chunk_30;
            u32 chunk_31;
            u32 chunk_32;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_29), "=r"(chunk_30), "=r"(chunk_31), "=r"(chunk_32) : "l"(t275) : "memory");
#line 43 "fa-kernels/src/rows.rs"
            u32 chunk_33;
            u32 chunk_34;
            u32 chunk_35;
            u32 chunk_36;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(chunk_33), "=r"(chunk_34), "=r"(chunk_35), "=r"(chunk_36) : "l"(t275) : "memory");
#line 43 "fa-kernels/src/rows.rs"
            merged_42 = chunk_29;
#line 43 "fa-kernels/src/rows.rs"
            merged_43 = chunk_30;
#line 43 "fa-kernels/src/rows.rs"
            merged_44 = chunk_31;
#line 43 "fa-kernels/src/rows.rs"
            merged_45 = chunk_32;
#line 43 "fa-kernels/src/rows.rs"
            merged_46 = chunk_33;
#line 43 "fa-kernels/src/rows.rs"
            merged_47 = chunk_34;
#line 43 "fa-kernels/src/rows.rs"
            merged_48 = chunk_35;
#line 43 "fa-kernels/src/rows.rs"
            merged_49 = chunk_36;
        } else {
            merged_42 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_43 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_44 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_45 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_46 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_47 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_48 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_49 = 0u;
        }
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t276 = (u64)position_4;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t277 = t276 * sin_f32_stride0;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t278 = t277 * 4ull;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t279 = sin_f32 + t278;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t280 = (u64)t269 * 4u;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t281 = t279 + t280;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_50 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_51 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_52 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_53 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_54 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_55 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_56 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_57 = 0u;
#line 42 "fa-kernels/src/rows.rs"
        if (rotates_2) {
            u32 chunk_37;
            u32 chunk_38;
            u32 chunk_39;
            u32 chunk_40;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_37), "=r"(chunk_38), "=r"(chunk_39), "=r"(chunk_40) : "l"(t281) : "memory");
#line 43 "fa-kernels/src/rows.rs"
            u32 chunk_41;
            u32 chunk_42;
            u32 chunk_43;
            u32 chunk_44;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(chunk_41), "=r"(chunk_42), "=r"(chunk_43), "=r"(chunk_44) : "l"(t281) : "memory");
#line 43 "fa-kernels/src/rows.rs"
            merged_50 = chunk_37;
#line 43 "fa-kernels/src/rows.rs"
            merged_51 = chunk_38;
#line 43 "fa-kernels/src/rows.rs"
            merged_52 = chunk_39;
#line 43 "fa-kernels/src/rows.rs"
            merged_53 = chunk_40;
#line 43 "fa-kernels/src/rows.rs"
            merged_54 = chunk_41;
#line 43 "fa-kernels/src/rows.rs"
            merged_55 = chunk_42;
#line 43 "fa-kernels/src/rows.rs"
            merged_56 = chunk_43;
#line 43 "fa-kernels/src/rows.rs"
            merged_57 = chunk_44;
        } else {
            merged_50 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_51 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_52 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_53 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_54 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_55 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_56 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_57 = 0u;
        }
#line 289 "fa-kernels/src/cache/append.rs"
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 82 "fa-kernels/src/cache/rotary.rs"
        const bool t282 = t212 < rotated;
        u32 merged_58 = 0u;
#line 83 "fa-kernels/src/cache/rotary.rs"
        u32 merged_59 = 0u;
#line 83 "fa-kernels/src/cache/rotary.rs"
        u32 merged_60 = 0u;
#line 83 "fa-kernels/src/cache/rotary.rs"
        u32 merged_61 = 0u;
#line 82 "fa-kernels/src/cache/rotary.rs"
        if (t282) {
#line 91 "fa-kernels/src/cache/rotary.rs"
            const u32 t283 = own_13 << 16u;
#line 91 "fa-kernels/src/cache/rotary.rs"
            const u32 t284 = own_13 & 4294901760u;
#line 91 "fa-kernels/src/cache/rotary.rs"
            f32 own_17;
            asm("mov.b32 %0, %1;" : "=f"(own_17) : "r"(t283));
#line 91 "fa-kernels/src/cache/rotary.rs"
            f32 own_18;
            asm("mov.b32 %0, %1;" : "=f"(own_18) : "r"(t284));
#line 91 "fa-kernels/src/cache/rotary.rs"
            const u32 t287 = own_14 << 16u;
#line 91 "fa-kernels/src/cache/rotary.rs"
            const u32 t288 = own_14 & 4294901760u;
#line 91 "fa-kernels/src/cache/rotary.rs"
            f32 own_19;
            asm("mov.b32 %0, %1;" : "=f"(own_19) : "r"(t287));
#line 91 "fa-kernels/src/cache/rotary.rs"
            f32 own_20;
            asm("mov.b32 %0, %1;" : "=f"(own_20) : "r"(t288));
#line 91 "fa-kernels/src/cache/rotary.rs"
            const u32 t291 = own_15 << 16u;
#line 91 "fa-kernels/src/cache/rotary.rs"
            const u32 t292 = own_15 & 4294901760u;
#line 91 "fa-kernels/src/cache/rotary.rs"
            f32 own_21;
            asm("mov.b32 %0, %1;" : "=f"(own_21) : "r"(t291));
#line 91 "fa-kernels/src/cache/rotary.rs"
            f32 own_22;
            asm("mov.b32 %0, %1;" : "=f"(own_22) : "r"(t292));
#line 91 "fa-kernels/src/cache/rotary.rs"
            const u32 t295 = own_16 << 16u;
#line 91 "fa-kernels/src/cache/rotary.rs"
            const u32 t296 = own_16 & 4294901760u;
#line 91 "fa-kernels/src/cache/rotary.rs"
            f32 own_23;
            asm("mov.b32 %0, %1;" : "=f"(own_23) : "r"(t295));
#line 91 "fa-kernels/src/cache/rotary.rs"
            f32 own_24;
            asm("mov.b32 %0, %1;" : "=f"(own_24) : "r"(t296));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t299;
            asm("mov.b32 %0, %1;" : "=f"(t299) : "r"(merged_42));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t300;
            asm("mov.b32 %0, %1;" : "=f"(t300) : "r"(merged_43));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t301;
            asm("mov.b32 %0, %1;" : "=f"(t301) : "r"(merged_44));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t302;
            asm("mov.b32 %0, %1;" : "=f"(t302) : "r"(merged_45));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t303;
            asm("mov.b32 %0, %1;" : "=f"(t303) : "r"(merged_46));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t304;
            asm("mov.b32 %0, %1;" : "=f"(t304) : "r"(merged_47));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t305;
            asm("mov.b32 %0, %1;" : "=f"(t305) : "r"(merged_48));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t306;
            asm("mov.b32 %0, %1;" : "=f"(t306) : "r"(merged_49));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t307;
            asm("mov.b32 %0, %1;" : "=f"(t307) : "r"(merged_50));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t308;
            asm("mov.b32 %0, %1;" : "=f"(t308) : "r"(merged_51));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t309;
            asm("mov.b32 %0, %1;" : "=f"(t309) : "r"(merged_52));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t310;
            asm("mov.b32 %0, %1;" : "=f"(t310) : "r"(merged_53));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t311;
            asm("mov.b32 %0, %1;" : "=f"(t311) : "r"(merged_54));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t312;
            asm("mov.b32 %0, %1;" : "=f"(t312) : "r"(merged_55));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t313;
            asm("mov.b32 %0, %1;" : "=f"(t313) : "r"(merged_56));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t314;
            asm("mov.b32 %0, %1;" : "=f"(t314) : "r"(merged_57));
#line 103 "fa-kernels/src/cache/rotary.rs"
            const u32 t315 = t212 & 8u;
#line 103 "fa-kernels/src/cache/rotary.rs"
            const bool upper_2 = t315 != 0u;
#line 105 "fa-kernels/src/cache/rotary.rs"
            const f32 t317 = upper_2 ? t303 : t299;
#line 105 "fa-kernels/src/cache/rotary.rs"
            const f32 t318 = upper_2 ? t311 : t307;
#line 109 "fa-kernels/src/cache/rotary.rs"
            const f32 sin_9 = -t318;
            const f32 t320 = own_18 * sin_9;
#line 110 "fa-kernels/src/cache/rotary.rs"
            f32 t321;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t321) : "f"(own_17), "f"(t317), "f"(t320));
#line 105 "fa-kernels/src/cache/rotary.rs"
            const f32 t322 = upper_2 ? t303 : t299;
#line 105 "fa-kernels/src/cache/rotary.rs"
            const f32 sin_10 = upper_2 ? t311 : t307;
#line 110 "fa-kernels/src/cache/rotary.rs"
            const f32 t324 = own_17 * sin_10;
#line 110 "fa-kernels/src/cache/rotary.rs"
            f32 t325;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t325) : "f"(own_18), "f"(t322), "f"(t324));
#line 105 "fa-kernels/src/cache/rotary.rs"
            const f32 t326 = upper_2 ? t304 : t300;
#line 105 "fa-kernels/src/cache/rotary.rs"
            const f32 t327 = upper_2 ? t312 : t308;
#line 109 "fa-kernels/src/cache/rotary.rs"
            const f32 sin_11 = -t327;
            const f32 t329 = own_20 * sin_11;
#line 110 "fa-kernels/src/cache/rotary.rs"
            f32 t330;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t330) : "f"(own_19), "f"(t326), "f"(t329));
#line 105 "fa-kernels/src/cache/rotary.rs"
            const f32 t331 = upper_2 ? t304 : t300;
#line 105 "fa-kernels/src/cache/rotary.rs"
            const f32 sin_12 = upper_2 ? t312 : t308;
#line 110 "fa-kernels/src/cache/rotary.rs"
            const f32 t333 = own_19 * sin_12;
#line 110 "fa-kernels/src/cache/rotary.rs"
            f32 t334;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t334) : "f"(own_20), "f"(t331), "f"(t333));
#line 105 "fa-kernels/src/cache/rotary.rs"
            const f32 t335 = upper_2 ? t305 : t301;
#line 105 "fa-kernels/src/cache/rotary.rs"
            const f32 t336 = upper_2 ? t313 : t309;
#line 109 "fa-kernels/src/cache/rotary.rs"
            const f32 sin_13 = -t336;
            const f32 t338 = own_22 * sin_13;
#line 110 "fa-kernels/src/cache/rotary.rs"
            f32 t339;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t339) : "f"(own_21), "f"(t335), "f"(t338));
#line 105 "fa-kernels/src/cache/rotary.rs"
            const f32 t340 = upper_2 ? t305 : t301;
#line 105 "fa-kernels/src/cache/rotary.rs"
            const f32 sin_14 = upper_2 ? t313 : t309;
#line 110 "fa-kernels/src/cache/rotary.rs"
            const f32 t342 = own_21 * sin_14;
#line 110 "fa-kernels/src/cache/rotary.rs"
            f32 t343;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t343) : "f"(own_22), "f"(t340), "f"(t342));
#line 105 "fa-kernels/src/cache/rotary.rs"
            const f32 t344 = upper_2 ? t306 : t302;
#line 105 "fa-kernels/src/cache/rotary.rs"
            const f32 t345 = upper_2 ? t314 : t310;
#line 109 "fa-kernels/src/cache/rotary.rs"
            const f32 sin_15 = -t345;
            const f32 t347 = own_24 * sin_15;
#line 110 "fa-kernels/src/cache/rotary.rs"
            f32 t348;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t348) : "f"(own_23), "f"(t344), "f"(t347));
#line 105 "fa-kernels/src/cache/rotary.rs"
            const f32 t349 = upper_2 ? t306 : t302;
#line 105 "fa-kernels/src/cache/rotary.rs"
            const f32 sin_16 = upper_2 ? t314 : t310;
#line 110 "fa-kernels/src/cache/rotary.rs"
            const f32 t351 = own_23 * sin_16;
#line 110 "fa-kernels/src/cache/rotary.rs"
            f32 t352;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t352) : "f"(own_24), "f"(t349), "f"(t351));
#line 83 "fa-kernels/src/cache/rotary.rs"
            u32 t353;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t353) : "f"(t321), "f"(t325));
#line 83 "fa-kernels/src/cache/rotary.rs"
            u32 t354;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t354) : "f"(t330), "f"(t334));
#line 83 "fa-kernels/src/cache/rotary.rs"
            u32 t355;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t355) : "f"(t339), "f"(t343));
#line 83 "fa-kernels/src/cache/rotary.rs"
            u32 t356;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t356) : "f"(t348), "f"(t352));
#line 83 "fa-kernels/src/cache/rotary.rs"
            merged_58 = t353;
#line 83 "fa-kernels/src/cache/rotary.rs"
            merged_59 = t354;
#line 83 "fa-kernels/src/cache/rotary.rs"
            merged_60 = t355;
#line 83 "fa-kernels/src/cache/rotary.rs"
            merged_61 = t356;
        } else {
            merged_58 = own_13;
#line 85 "fa-kernels/src/cache/rotary.rs"
            merged_59 = own_14;
#line 85 "fa-kernels/src/cache/rotary.rs"
            merged_60 = own_15;
#line 85 "fa-kernels/src/cache/rotary.rs"
            merged_61 = own_16;
        }
#line 290 "fa-kernels/src/cache/append.rs"
        const u32 words = merged_58;
#line 290 "fa-kernels/src/cache/append.rs"
        const u32 words_2 = merged_59;
#line 290 "fa-kernels/src/cache/append.rs"
        const u32 words_3 = merged_60;
#line 290 "fa-kernels/src/cache/append.rs"
        const u32 words_4 = merged_61;
        if (t246) {
            const u64 t357 = 0ull * q_out_stride0;
#line 292 "fa-kernels/src/cache/append.rs"
            const u64 t358 = t357 * 2ull;
#line 292 "fa-kernels/src/cache/append.rs"
            const u64 t359 = q_out + t358;
#line 292 "fa-kernels/src/cache/append.rs"
            const u64 t360 = (u64)t244;
#line 292 "fa-kernels/src/cache/append.rs"
            const u64 t361 = t360 * q_out_stride1;
#line 292 "fa-kernels/src/cache/append.rs"
            const u64 t362 = t361 * 2ull;
#line 292 "fa-kernels/src/cache/append.rs"
            const u64 t363 = t359 + t362;
#line 292 "fa-kernels/src/cache/append.rs"
            const u64 t364 = (u64)t215;
#line 292 "fa-kernels/src/cache/append.rs"
            const u64 t365 = t364 * q_out_stride2;
#line 292 "fa-kernels/src/cache/append.rs"
            const u64 t366 = t365 * 2ull;
#line 292 "fa-kernels/src/cache/append.rs"
            const u64 t367 = t363 + t366;
#line 292 "fa-kernels/src/cache/append.rs"
            const u64 t368 = (u64)t212 * 2u;
#line 292 "fa-kernels/src/cache/append.rs"
            const u64 t369 = t367 + t368;
#line 292 "fa-kernels/src/cache/append.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t369), "r"(words), "r"(words_2), "r"(words_3), "r"(words_4) : "memory");
        }
    }
}
